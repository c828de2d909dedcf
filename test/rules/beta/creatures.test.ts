// Beta, "Summonings" (p. 19), "Creatures" (pp. 21-22), "Damage" and what becomes of cards (p. 23).

import { expect } from 'vitest';
import { duelFrom } from '../../../src/formats/competition.ts';
import { card, creature as summon } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { altar, breather, maker } from './own-cards.ts';

rule(
  ['B-013', 'B-017', 'B-077', 'B-181'],
  'a creature attacks only when its controller has begun a turn with it: not in the turn it is summoned, but in the next',
  () => {
    const { ann, ben } = given('beta', { ann: { hand: ['Grizzly Bears'], mana: 'GG' }, ben: {} });
    ann.casts('Grizzly Bears');
    play.allPass();
    play.game.answer({ kind: 'begin attack' }, 0);
    expect(ann.choices).toEqual([]);
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.attacks('Grizzly Bears');
    play.until('main after attack');
    then(ben).hasLife(18);
  },
);

rule(['B-013', 'B-181'], 'a creature taken over counts as new on its new side', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Control Magic'], mana: 'UUUU', inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Prodigal Sorcerer'] },
  });
  ann.casts('Control Magic', { target: 'Prodigal Sorcerer' });
  play.allPass();
  then('Prodigal Sorcerer').isControlledBy(ann);
  refused('summoning sick', () => ann.activates('Prodigal Sorcerer', { target: 'ben' }));
  play.game.answer({ kind: 'begin attack' }, 0);
  refused('summoning sick', () => ann.attacks('Prodigal Sorcerer'));
});

rule(
  ['B-181', 'B-078', 'B-205', 'B-206'],
  'a new creature cannot use an ability that taps it; one that does not tap it may be used, and more than once',
  () => {
    const { ann } = given('beta', {
      ann: {
        hand: ['Prodigal Sorcerer'],
        inPlay: [
          { card: 'Shivan Dragon', sick: true },
          { card: 'Llanowar Elves', sick: true },
        ],
        mana: 'UUURR',
      },
      ben: {},
    });
    ann.activates('Shivan Dragon');
    ann.activates('Shivan Dragon');
    play.allPass();
    then('Shivan Dragon').is(7, 5).isUntapped();
    ann.casts('Prodigal Sorcerer');
    play.allPass();
    refused('summoning sick', () => ann.activates('Prodigal Sorcerer', { target: 'ben' }));
    refused('summoning sick', () => ann.taps('Llanowar Elves'));
  },
);

rule('B-207', 'it may block at once', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { inPlay: [{ card: 'Hill Giant', sick: true }] },
  });
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  play.until('main after attack');
  then('Grizzly Bears').isIn('graveyard');
});

rule(['B-085', 'B-350', 'B-090'], 'a creature’s ability is an instant: it may be used in the rival’s turn', () => {
  const { ann, ben } = given('beta', {
    ann: {},
    ben: { inPlay: ['Prodigal Sorcerer', 'Rod of Ruin', 'Pestilence'], mana: 'CCCB' },
  });
  ben.activates('Prodigal Sorcerer', { target: ann });
  then('Prodigal Sorcerer').isTapped();
  expect(play.game.state.chain).toHaveLength(1);
  ben.activates('Rod of Ruin', { target: ann });
  ben.activates('Pestilence');
  play.allPass();
  then(ann).hasLife(17);
});

rule(['B-196', 'B-197'], 'a wall is a creature in all but attacking', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Wall of Stone', 'Grizzly Bears'] },
    ben: { inPlay: ['Wall of Brambles', 'Forest'], hand: ['Giant Growth'] },
  });
  play.game.answer({ kind: 'begin attack' }, 0);
  expect(ann.choices).toEqual(['Grizzly Bears']);
  refused('wall', () => ann.attacks('Wall of Stone'));
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Wall of Brambles');
  ben.casts('Giant Growth', { target: 'Wall of Brambles' });
  play.allPass();
  then('Wall of Brambles').is(5, 6).isA('creature');
  play.until('main after attack');
  then('Grizzly Bears').isIn('graveyard');
});

rule(['B-197', 'B-196'], 'that a wall cannot attack is a rule about walls: no card has to say so', () => {
  const fence = card('Fence', { cost: '{1}', type: summon('Wall'), size: [1, 4] });
  const { ann } = given('beta', { ann: { inPlay: ['Fence', 'Hill Giant'] }, ben: {} }, { cards: [fence] });
  play.game.answer({ kind: 'begin attack' }, 0);
  refused('wall', () => ann.attacks('Fence'));
});

rule('B-196', 'what is made for walls finds them: Juggernaut cannot be blocked by one, but by other creatures', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Juggernaut'] },
    ben: { inPlay: ['Wall of Stone', 'Craw Wurm'] },
  });
  ann.attacks('Juggernaut');
  play.until('declare block');
  refused('cannot block', () => ben.declareBlocks([{ blocker: 'Wall of Stone', attacker: 'Juggernaut' }]));
  ben.blocks('Juggernaut', 'Craw Wurm');
  play.until('main after attack');
  then('Juggernaut').isIn('graveyard');
});

rule(
  ['B-202', 'B-214', 'B-201', 'B-200'],
  'damage on a creature adds up over the turn, and destroys it when it equals its toughness',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Prodigal Sorcerer', 'Prodigal Sorcerer'], mana: 'R' },
      ben: { inPlay: ['Ironroot Treefolk'] },
    });
    ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
    play.allPass();
    then('Ironroot Treefolk').hasDamage(3);
    ann.activates('Prodigal Sorcerer#1', { target: 'Ironroot Treefolk' });
    play.allPass();
    then('Ironroot Treefolk').isIn('play').hasDamage(4);
    ann.activates('Prodigal Sorcerer#2', { target: 'Ironroot Treefolk' });
    play.allPass();
    then('Ironroot Treefolk').isIn('graveyard');
  },
);

rule('B-214', 'a creature without toughness is destroyed: no damage is enough', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Immolation'], mana: 'R' }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.casts('Immolation', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Immolation').isIn('graveyard').isOwnedBy(ann);
  then(ben).hasCardsInGraveyard(1);
});

rule('B-203', 'at the end of the turn all damage is healed, on both sides', () => {
  given('beta', {
    ann: { inPlay: [{ card: 'Hill Giant', damage: 2 }] },
    ben: { inPlay: [{ card: 'Craw Wurm', damage: 3 }] },
  });
  play.until('end');
  then('Hill Giant').hasDamage(2);
  play.until('upkeep', 'ben');
  then('Hill Giant').hasDamage(0);
  then('Craw Wurm').hasDamage(0);
});

rule('B-195', 'creatures come by summoning mostly, but other spells can make them as well', () => {
  const { ann } = given(
    'beta',
    { ann: { hand: ['Call of the Wasps'], mana: 'GG', inPlay: ['Swamp', 'Kormus Bell'] }, ben: {} },
    { cards: [maker] },
  );
  then('Swamp').isA('creature');
  ann.casts('Call of the Wasps');
  play.allPass();
  expect(
    play.game.view(0).inPlay.filter((each) => each.types.includes('creature') && each.name !== 'Swamp'),
  ).toHaveLength(1);
});

rule(['B-208', 'B-209'], 'a Clone takes the normal characteristics of a creature, without its enchantments', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Clone'], inPlay: Array(4).fill('Island') },
    ben: { inPlay: [{ card: 'Elvish Archers', with: ['Holy Strength', 'Flight'] }, 'Hill Giant'] },
  });
  then('Elvish Archers').is(3, 3).hasKeyword('flying');
  // "Let him or her finish saying just how their spell will be used" (p. 30): also what it is to be a copy of.
  ann.casts('Clone', { choose: ['Elvish Archers'] });
  play.allPass();
  then('ann:Elvish Archers').is(2, 1).isColor('green').hasSubtypes('Elf').hasKeyword('first strike');
  then('ann:Elvish Archers').lacksKeyword('flying');
  then('ben:Elvish Archers').is(3, 3).hasKeyword('flying');
  then('Holy Strength').isAttachedTo('ben:Elvish Archers');
});

rule('B-209', 'an enchantment on the creature is left out, one on all creatures counts for the copy itself', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Clone'], inPlay: [...Array(4).fill('Island'), 'Crusade'] },
    ben: { inPlay: [{ card: 'Savannah Lions', with: ['Weakness'] }] },
  });
  then('Savannah Lions').is(1, 1);
  ann.casts('Clone', { choose: ['Savannah Lions'] });
  play.allPass();
  then('ann:Savannah Lions').is(3, 2);
});

rule(['B-210', 'B-211'], 'a sacrifice: one of one’s own creatures, chosen by its player, goes to the graveyard', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: ['Lord of the Pit', 'Grizzly Bears', 'Hill Giant'] }, ben: { inPlay: ['Craw Wurm'] } },
    { step: 'untap' },
  );
  play.until('upkeep');
  ann.dealsWith('Lord of the Pit');
  expect(ann.choices.sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  refused('not offered', () => ann.chooses('Craw Wurm'));
  ann.chooses('Hill Giant');
  then('Hill Giant').isIn('graveyard');
  then(ann).hasLife(20).hasCardsInGraveyard(1);
});

rule('B-211', 'a sacrificed creature of the rival’s goes to its owner’s graveyard', () => {
  const { ann, ben } = given(
    'beta',
    { ann: { inPlay: ['Altar', { card: 'Grizzly Bears', owner: 'ben', with: ['Control Magic'] }] }, ben: {} },
    { cards: [altar] },
  );
  ann.activates('Altar');
  then(ben).hasCardsInGraveyard(1);
});

rule('B-212', 'a sacrificed creature cannot be regenerated', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: ['Altar', 'Drudge Skeletons'], mana: 'B' }, ben: {} },
    { cards: [altar] },
  );
  ann.activates('Altar');
  then('Drudge Skeletons').isIn('graveyard');
  then(ann).hasMana('B');
});

rule('B-219', 'a card removed from the game lies in no graveyard and is there again in the next game', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Disintegrate'], mana: 'RRR' },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Disintegrate', { x: 2, target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('removed').isOwnedBy(ben);
  then('ben').hasCardsInGraveyard(0);
  expect(play.game.view(0).players[1]?.removed.map((each) => each.name)).toEqual(['Grizzly Bears']);
  ben.concedes();
  // The next game is played with the whole deck again: only the ante changes it.
  expect(duelFrom(play.game)).toMatchObject({ winner: 0, ante: [[], []], staked: [[], []] });
});

rule(
  ['B-216', 'B-337', 'B-044'],
  'destroyed, discarded and countered cards lie in the graveyard for both to see',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Wrath of God', 'Raise Dead'], mana: 'WWWWB', inPlay: ['Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Wrath of God');
    play.allPass();
    for (const seat of [0, 1]) {
      expect(play.game.view(seat).players[1]?.graveyard.map((each) => each.name)).toEqual(['Grizzly Bears']);
      expect(
        play.game
          .view(seat)
          .players[0]?.graveyard.map((each) => each.name)
          .sort(),
      ).toEqual(['Hill Giant', 'Wrath of God']);
    }
  },
);

rule('B-337', 'a card that comes out of the graveyard was seen by both: the rival knows it in the hand', () => {
  const { ann } = given('beta', { ann: { hand: ['Raise Dead'], mana: 'B', graveyard: ['Hill Giant'] }, ben: {} });
  ann.casts('Raise Dead', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('hand');
  expect(play.game.view(1).players[0]?.hand.map((each) => each.name)).toEqual(['Hill Giant']);
});

rule(['B-213', 'B-063'], 'damage to a player takes a life point for each: from spells and from attacks', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Lightning Bolt'], mana: 'R', inPlay: ['Craw Wurm'] }, ben: {} });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
  ann.attacks('Craw Wurm');
  play.until('main after attack');
  then(ben).hasLife(11);
});

rule(['B-279', 'B-280'], 'power bought with mana: as much as one likes to spend, until the turn ends', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Frozen Shade'], mana: 'BBBB' }, ben: {} });
  for (let i = 0; i < 4; i += 1) ann.activates('Frozen Shade');
  play.allPass();
  then('Frozen Shade').is(4, 5);
  then(ann).hasMana('');
  play.until('upkeep', 'ben');
  then('Frozen Shade').is(0, 1);
});

example(
  ['B-281', 'B-280'],
  'a creature with “one black mana: +1/+0”: so much power for so much mana, and no toughness',
  () => {
    const { ann } = given('beta', { ann: { inPlay: ['Night Breather'], mana: 'BBB' }, ben: {} }, { cards: [breather] });
    for (let i = 0; i < 3; i += 1) ann.activates('Night Breather');
    play.allPass();
    then('Night Breather').is(4, 1);
    play.until('upkeep', 'ben');
    then('Night Breather').is(1, 1);
  },
);

example(
  ['B-349', 'B-345', 'B-346', 'B-059'],
  'Llanowar Elves tapped for the mana of Scryb Sprites cannot be used again until untapped',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Scryb Sprites'], inPlay: ['Llanowar Elves', 'Hill Giant'] },
      ben: {},
    });
    ann.casts('Scryb Sprites');
    play.allPass();
    then('Scryb Sprites').isIn('play');
    then('Llanowar Elves').isTapped();
    play.game.answer({ kind: 'begin attack' }, 0);
    refused('tapped', () => ann.attacks('Llanowar Elves'));
    play.until('upkeep', 'ann');
    then('Llanowar Elves').isUntapped();
  },
);

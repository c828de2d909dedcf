// Beta, "Spell Types" (pp. 15-16, 19) and "The Color of Spells and Effects" (p. 20): what spells are and become.

import { expect } from 'vitest';
import { POOL } from '../../../src/cards/pool.ts';
import { target, you } from '../../../src/language/amount.ts';
import { activated, damage, destroy, gainLife } from '../../../src/language/build.ts';
import { artifact, card, enchantment } from '../../../src/language/card.ts';
import { creatureOrPlayer, permanent } from '../../../src/language/target.ts';
import { voice } from '../../../src/rulebooks/beta/wording.ts';
import { textOf, typeLine } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { comesFirst } from './order.ts';

const definition = (name: string) => POOL.find((each) => each.name === name) as (typeof POOL)[number];

rule(
  ['B-123', 'B-180', 'B-056', 'B-054'],
  'a card is a spell until it is cast, and then a creature, artifact or enchantment in play',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Grizzly Bears', 'Sol Ring', 'Pestilence', 'Web'], mana: 'GGGGBBBBBBB' },
      ben: {},
    });
    for (const [name, type] of [
      ['Grizzly Bears', 'creature'],
      ['Sol Ring', 'artifact'],
      ['Pestilence', 'enchantment'],
    ] as const) {
      ann.casts(name);
      then(name).isIn('chain');
      expect(play.game.view(1).inPlay.map((each) => each.name)).not.toContain(name);
      play.allPass();
      then(name).isIn('play').isA(type);
    }
    ann.casts('Web', { target: 'Grizzly Bears' });
    play.allPass();
    then('Web').isIn('play');
  },
);

rule(
  ['B-124', 'B-216', 'B-056'],
  'instants, interrupts and sorceries have their effect and go to their caster’s graveyard',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Dark Ritual', 'Stone Rain'], mana: 'RRRRB' },
      ben: { inPlay: ['Island'] },
    });
    ann.casts('Dark Ritual');
    then('Dark Ritual').isIn('graveyard');
    ann.casts('Lightning Bolt', { target: 'ben' });
    play.allPass();
    ann.casts('Stone Rain', { target: 'Island' });
    play.allPass();
    then(ann).hasCardsInGraveyard(3);
    then('Lightning Bolt').isOwnedBy(ann);
    then('ben').hasCardsInGraveyard(1);
  },
);

rule(['B-126', 'B-128'], 'a permanent stays turn after turn, and its player has no way to take it out of play', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Grizzly Bears', 'Sol Ring', 'Pestilence'] }, ben: {} });
  const acts = play.game.legalAnswers().map((answer) => answer.kind);
  expect(new Set(acts)).toEqual(new Set(['pass', 'use', 'begin attack']));
  play.until('main', 'ben');
  play.until('main', 'ann');
  for (const name of ['Grizzly Bears', 'Sol Ring', 'Pestilence']) then(name).isIn('play').isControlledBy(ann);
});

rule(['B-127', 'B-152', 'B-178', 'B-179', 'B-084'], 'in the rival’s turn only instants and interrupts are cast', () => {
  const { ben } = given('beta', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: {
      hand: ['Hill Giant', 'Sol Ring', 'Pestilence', 'Web', 'Stone Rain', 'Lightning Bolt', 'Dark Ritual'],
      mana: 'RRRRRBBBBGGG',
    },
  });
  for (const name of ['Hill Giant', 'Sol Ring', 'Pestilence', 'Web', 'Stone Rain'])
    refused('sorcery timing', () => ben.casts(name));
  ben.casts('Dark Ritual');
  then(ben).hasMana('BBBBBBRRRRRGGG');
  ben.casts('Lightning Bolt', { target: 'ann' });
  play.allPass();
  then('ann').hasLife(17);
});

rule(
  ['B-152', 'B-178', 'B-179'],
  'enchantments, sorceries and summonings are for the main phase, not for another phase of one’s own turn',
  () => {
    const { ann } = given(
      'beta',
      {
        ann: {
          hand: ['Hill Giant', 'Sol Ring', 'Pestilence', 'Stone Rain'],
          mana: 'RRRRRRBBBBBBB',
          inPlay: ['Forest'],
        },
        ben: {},
      },
      { step: 'upkeep' },
    );
    for (const name of ['Hill Giant', 'Sol Ring', 'Pestilence', 'Stone Rain'])
      refused('sorcery timing', () => ann.casts(name));
  },
);

rule(['B-129', 'B-143', 'B-204', 'B-153', 'B-339'], 'a cost of use stands before the effect, with a colon', () => {
  expect(textOf(definition('Drudge Skeletons'), voice)).toMatch(/^\{B\}: /);
  expect(textOf(definition('Firebreathing'), voice)).toMatch(/^\{R\}: /);
  expect(textOf(definition('Circle of Protection: Red'), voice)).toMatch(/^\{1\}: /);
  expect(textOf(definition('Rod of Ruin'), voice)).toMatch(/^\{3\}: /);
  // An ability without a cost has nothing before it.
  expect(textOf(definition('Holy Strength'), voice)).not.toContain(':');
});

const needle = card('Needle of Three', {
  cost: '{2}',
  type: artifact,
  abilities: [activated({ cost: ['{3}'], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
});

example(['B-130', 'B-129'], '“3: Do one damage to any target” costs three mana of any kind', () => {
  for (const mana of ['CCC', 'WUR', 'GGG']) {
    const { ann, ben } = given(
      'beta',
      { ann: { inPlay: ['Needle of Three'], mana }, ben: { inPlay: ['Savannah Lions'] } },
      { cards: [needle] },
    );
    ann.activates('Needle of Three', { target: mana === 'CCC' ? 'Savannah Lions' : ben });
    then(ann).hasMana('');
    play.allPass();
    if (mana === 'CCC') then('Savannah Lions').isIn('graveyard');
    else then(ben).hasLife(19);
  }
  const { ann } = given('beta', { ann: { inPlay: ['Needle of Three'], mana: 'CC' }, ben: {} }, { cards: [needle] });
  refused('not enough mana', () => ann.activates('Needle of Three', { target: 'ben' }));
});

rule(['B-131', 'B-145'], 'where the card says so it is tapped in addition to the mana', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Rod of Ruin'], mana: 'CCCCCC' }, ben: {} });
  ann.activates('Rod of Ruin', { target: 'ben' });
  then('Rod of Ruin').isTapped();
  then(ann).hasMana('CCC');
  refused('tapped', () => ann.activates('Rod of Ruin', { target: 'ben' }));
});

rule('B-132', 'without a target for it a spell cannot be cast nor an effect used', () => {
  const { ann } = given('beta', {
    ann: {
      hand: ['Unsummon', 'Shatter', 'Web', 'Raise Dead'],
      inPlay: ['Royal Assassin', 'Grizzly Bears'],
      mana: 'UURRGB',
    },
    ben: {},
  });
  refused('no target', () => ann.casts('Shatter'));
  refused('no target', () => ann.casts('Raise Dead'));
  refused('no target', () => ann.activates('Royal Assassin'));
  expect(ann.mayCast('Unsummon')).toBe(true);
});

const scourge = card('Scourge of the Black', {
  cost: '{2}',
  type: artifact,
  abilities: [activated({ cost: ['{1}'], targets: [permanent({ colors: ['black'] })], effects: [destroy(target())] })],
});

example(['B-133', 'B-132'], '“Destroy a black card in play” cannot be used while no black card is in play', () => {
  const ben = { inPlay: ['Grizzly Bears', 'Swamp'] };
  const { ann } = given(
    'beta',
    { ann: { inPlay: ['Scourge of the Black'], mana: 'CCB', hand: ['Deathlace'] }, ben },
    { cards: [scourge] },
  );
  refused('no target', () => ann.activates('Scourge of the Black'));
  ann.casts('Deathlace', { target: 'Grizzly Bears' });
  ann.activates('Scourge of the Black', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

const spring = card('Spring of Life', {
  cost: '{2}',
  type: enchantment,
  abilities: [activated({ cost: ['{1}'], effects: [gainLife(1, you)] })],
});

rule(
  ['B-134', 'B-135', 'B-136'],
  '“you” is whoever controls the card now, usually its caster; only the controller may pay its costs',
  () => {
    const { ann, ben } = given(
      'beta',
      { ann: { inPlay: ['Spring of Life', 'Shivan Dragon'], mana: 'C' }, ben: { mana: 'RRC' } },
      { cards: [spring] },
    );
    ann.activates('Spring of Life');
    play.allPass();
    then(ann).hasLife(21);
    then(ben).hasLife(20);
    ann.passes();
    refused('not yours', () => ben.activates('Spring of Life'));
  },
);

rule(['B-135', 'B-136', 'B-134'], 'with control the use of a creature’s ability goes to the new controller', () => {
  const { ann, ben } = given('beta', {
    ann: { mana: 'R', inPlay: [{ card: 'Shivan Dragon', owner: 'ben', with: ['Control Magic'] }] },
    ben: { mana: 'R' },
  });
  then('Shivan Dragon').isControlledBy(ann).isOwnedBy(ben);
  ann.activates('Shivan Dragon');
  play.allPass();
  then('Shivan Dragon').is(6, 5);
  ann.passes();
  refused('not yours', () => ben.activates('Shivan Dragon'));
});

rule(
  ['B-137', 'B-138', 'B-160'],
  'what is not limited to one side may be aimed at either player’s things, and at either player',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Giant Growth', 'Ancestral Recall'], inPlay: ['Grizzly Bears'], mana: 'GU' },
      ben: { inPlay: ['Hill Giant'] },
    });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, 0);
    expect(ann.choices.sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    ann.chooses('Hill Giant');
    play.allPass();
    then('Hill Giant').is(6, 6);
    ann.casts('Ancestral Recall', { target: 'ann' });
    play.allPass();
    then(ann).hasCardsInHand(3);
  },
);

rule(['B-215', 'B-137'], 'damage without a named target goes to either player or any creature', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Grizzly Bears', 'Sol Ring', 'Mountain'] },
    ben: { inPlay: ['Hill Giant', 'Pestilence'] },
  });
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, 0);
  expect(ann.choices.sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'ann', 'ben']);
});

rule(['B-182', 'B-183', 'B-184'], 'a card has the color of the mana in its cost; lands and artifacts have none', () => {
  given('beta', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Forest', 'Juggernaut', 'Mox Ruby'] },
    ben: { hand: ['Unsummon'] },
  });
  then('Grizzly Bears').isColor('green');
  then('Hill Giant').isColor('red');
  then('Unsummon').isColor('blue');
  for (const none of ['Forest', 'Juggernaut', 'Mox Ruby']) then(none).isColor();
});

rule(
  ['B-187', 'B-188', 'B-171', 'B-169'],
  'a spell can change a card’s color; the new one replaces the old, and lasts though the interrupt is gone',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Deathlace', 'Lifelace'], inPlay: ['Hill Giant'], mana: 'BG' },
      ben: {},
    });
    ann.casts('Deathlace', { target: 'Hill Giant' });
    ann.passes();
    then('Hill Giant').isColor('black');
    ann.casts('Lifelace', { target: 'Hill Giant' });
    then('Hill Giant').isColor('green');
    then('Deathlace').isIn('graveyard');
    play.until('main', 'ben');
    then('Hill Giant').isColor('green');
  },
);

rule('B-188', 'what becomes black in addition to what it was is black, and no more green', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Rise from the Grave'], inPlay: Array<string>(5).fill('Swamp'), graveyard: ['Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Rise from the Grave', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').isColor('black').hasSubtypes('Bear', 'Zombie');
  expect(textOf(definition('Rise from the Grave'), voice)).toContain('a black Zombie in addition to its other types.');
});

rule('B-188', 'a card of two colors is no card of this book', () => {
  const gold = card('Gold Bear', { cost: '{G}{W}', type: enchantment });
  expect(() => given('beta', { ann: { hand: ['Gold Bear'] }, ben: {} }, { cards: [gold] })).toThrow('one color');
});

rule('B-186', 'a card of another color that changes power or toughness leaves the color alone', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Giant Growth', 'Holy Strength'], inPlay: ["Mons's Goblin Raiders"], mana: 'GW' },
    ben: {},
  });
  ann.casts('Giant Growth', { target: "Mons's Goblin Raiders" });
  play.allPass();
  ann.casts('Holy Strength', { target: "Mons's Goblin Raiders" });
  play.allPass();
  then("Mons's Goblin Raiders").is(5, 6).isColor('red');
});

rule('B-185', 'an effect has the color of the card it comes from', () => {
  const { ann, ben } = given(
    'beta',
    {
      ann: { inPlay: ['Circle of Protection: Blue', 'Circle of Protection: Red'], mana: 'CC' },
      ben: { inPlay: ['Prodigal Sorcerer', 'Rod of Ruin'], mana: 'RRR' },
    },
    { active: 'ben' },
  );
  ben.activates('Prodigal Sorcerer', { target: ann });
  ann.activates('Circle of Protection: Blue');
  comesFirst(ann);
  then(ann).hasLife(20);
  // An artifact's effect has no color: no Circle stops it.
  ben.activates('Rod of Ruin', { target: ann });
  ann.activates('Circle of Protection: Red');
  play.allPass();
  then(ann).hasLife(19);
});

rule(
  ['B-194', 'B-199', 'B-198'],
  'cards with two numbers are creatures, power first; a summoning says what is summoned',
  () => {
    given('beta', { ann: { inPlay: ['Hurloon Minotaur'] }, ben: {} });
    then('Hurloon Minotaur').is(2, 3).isA('creature');
    expect(typeLine(definition('Hurloon Minotaur'), voice)).toBe('Summon Minotaur');
    expect(voice.size('2', '3')).toBe('2/3');
    for (const each of POOL) expect(each.size !== null, each.name).toBe(each.types.includes('creature'));
  },
);

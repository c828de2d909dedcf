// Fifth, "Advanced Spellcasting" and "Cards' Special Effects": what permanents can do, for whom, and how often.

import { expect } from 'vitest';
import { self, target } from '../../../src/language/amount.ts';
import { activated, change, counterSpell, damage, gains } from '../../../src/language/build.ts';
import { card, creature, interrupt } from '../../../src/language/card.ts';
import { sacrificeA, tap } from '../../../src/language/cost.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { creatureOrPlayer, spell } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const swamps = (number: number): string[] => Array.from({ length: number }, () => 'Swamp');

example(
  ['F-304', 'F-303', 'F-305', 'F-302'],
  'Spell Blast stops a summon spell; the creature in play is no spell any more',
  () => {
    const seats = {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
      ben: { hand: ['Spell Blast'], inPlay: ['Island', 'Island', 'Island'] },
    };
    const { ann, ben } = given('fifth', seats);
    ann.casts('Grizzly Bears');
    ben.casts('Spell Blast', { x: 2, target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    const late = given('fifth', seats);
    late.ann.casts('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isIn('play');
    late.ann.passes();
    refused('no target', () => late.ben.casts('Spell Blast'));
  },
);

const priest = card('Bone Priest', {
  cost: '{B}',
  type: creature('Priest'),
  size: [1, 1],
  abilities: [activated({ cost: ['{0}'], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
});

rule(['F-307', 'F-309'], 'what has an activation cost, even of 0, is used; what has none is simply on', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { inPlay: ['Bone Priest', 'Goblin King', "Mons's Goblin Raiders", 'Frozen Shade'] }, ben: {} },
    { cards: [priest] },
  );
  then("Mons's Goblin Raiders").is(2, 2);
  expect(ann.mayActivate('Goblin King')).toBe(false);
  ann.activates('Bone Priest', { target: ben });
  expect(play.game.state.chain.length, 'a fast effect is announced').toBe(1);
  play.allPass();
  then(ben).hasLife(19);
  refused('not enough mana', () => ann.activates('Frozen Shade'));
});

const onlySpells = card('Hex of Silence', {
  cost: '{U}',
  type: interrupt,
  targets: [spell()],
  effects: [counterSpell(target())],
});

rule(
  ['F-310', 'F-325'],
  'an effect of a permanent is no spell: what counters spells, instants or interrupts cannot touch it',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Prodigal Sorcerer'] },
        ben: { hand: ['Hex of Silence', 'Red Elemental Blast'], inPlay: ['Island', 'Mountain'] },
      },
      { cards: [onlySpells] },
    );
    ann.activates('Prodigal Sorcerer', { target: ben });
    expect(play.game.view(1).chain).toMatchObject([{ what: 'ability' }]);
    expect(play.game.events.some((each) => each.event === 'moved')).toBe(false);
    expect(play.question, 'nobody has anything to interrupt it with').toMatchObject({ window: 'fast' });
    ann.passes();
    refused('no target', () => ben.casts('Hex of Silence'));
    play.allPass();
    then(ben).hasLife(19);
  },
);

const altar = card('Altar Keeper', {
  cost: '{B}',
  type: creature('Keeper'),
  size: [1, 1],
  abilities: [
    activated({ cost: ['{B}', sacrificeA(creatures)], targets: [creatureOrPlayer], effects: [damage(2, target())] }),
  ],
});

rule(
  ['F-312', 'F-417', 'F-418'],
  'all costs are paid when the effect is used, and are not given back if it fails',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Altar Keeper', 'Grizzly Bears', 'Swamp'] },
        ben: { hand: ['Unsummon'], inPlay: ['Island', 'Gray Ogre'] },
      },
      { cards: [altar] },
    );
    ann.activates('Altar Keeper', { target: 'Gray Ogre', choose: ['Grizzly Bears'] });
    then('Grizzly Bears').isIn('graveyard');
    then('Swamp').isTapped();
    expect(play.game.state.chain.length, 'paid before anybody can answer').toBe(1);
    ben.casts('Unsummon', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').isIn('hand');
    then('Grizzly Bears').isIn('graveyard');
    then('Swamp').isTapped();
  },
);

rule(
  ['F-315', 'F-316'],
  'only the controller uses a card: the player who put it into play, until another takes it',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Control Magic'], inPlay: ['Island', 'Island', 'Island', 'Island'] },
      ben: { inPlay: ['Prodigal Sorcerer'] },
    });
    refused('not yours', () => ann.activates('Prodigal Sorcerer', { target: ben }));
    ann.casts('Control Magic', { target: 'Prodigal Sorcerer' });
    play.allPass();
    then('Prodigal Sorcerer').isControlledBy(ann);
    ann.passes();
    refused('not yours', () => ben.activates('Prodigal Sorcerer', { target: ann }));
    play.until('upkeep', 'ben');
    play.until('upkeep', 'ann');
    ann.activates('Prodigal Sorcerer', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  },
);

rule(
  ['F-317', 'F-318', 'F-319', 'F-320', 'F-321'],
  'who takes a creature gets what is on it, but not control of it',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Control Magic'], inPlay: ['Island', 'Island', 'Island', 'Island', 'Mountain'] },
      ben: {
        inPlay: [{ card: 'Gray Ogre', with: ['Holy Strength', 'Firebreathing', 'Regeneration'] }, 'Mountain', 'Forest'],
      },
    });
    ann.casts('Control Magic', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').isControlledBy(ann).is(3, 4);
    for (const name of ['Holy Strength', 'Firebreathing', 'Regeneration'])
      then(name).isAttachedTo('Gray Ogre').isControlledBy(ben);
    refused('not yours', () => ann.activates('Firebreathing'));
    ben.activates('Firebreathing');
    play.allPass();
    then('Gray Ogre').is(4, 4);
  },
);

rule('F-319', 'Regeneration is used by whoever controls it, for the creature of another', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Lightning Bolt'],
      inPlay: [
        'Mountain',
        'Forest',
        { card: 'Gray Ogre', with: [{ card: 'Regeneration', controller: 'ben', owner: 'ben' }] },
      ],
    },
    ben: { inPlay: ['Forest'] },
  });
  ann.casts('Lightning Bolt', { target: 'Gray Ogre' });
  play.until('regeneration');
  expect(play.asked, 'ann has a forest, but Regeneration is not hers').toBe('ben');
  ben.activates('Regeneration');
  play.allPass();
  then('Gray Ogre').isIn('play').isControlledBy(ann).isTapped();
});

rule(
  ['F-322', 'F-323'],
  'a fast effect is used if its controller wishes, whenever an instant may be, also in the other’s turn',
  () => {
    const { ben } = given('fifth', { ann: {}, ben: { inPlay: ['Prodigal Sorcerer'] } }, { step: 'upkeep' });
    play.until('main', 'ann');
    then('Prodigal Sorcerer').isUntapped();
    ben.activates('Prodigal Sorcerer', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  },
);

const guard = card('Guard of Signs', {
  cost: '{U}',
  type: creature('Guard'),
  size: [1, 1],
  abilities: [activated({ cost: ['{U}'], targets: [spell()], effects: [counterSpell(target())], speed: 'interrupt' })],
});

rule('F-324', 'an effect that is played as an interrupt is used when an interrupt could be', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { hand: ['Gray Ogre'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
      ben: { inPlay: ['Guard of Signs', 'Prodigal Sorcerer', 'Island'] },
    },
    { cards: [guard] },
  );
  ann.casts('Gray Ogre');
  expect(play.question).toMatchObject({ window: 'interrupt', player: ben.seat });
  refused('interrupts only', () => ben.activates('Prodigal Sorcerer'));
  ben.activates('Guard of Signs');
  play.allPass();
  then('Gray Ogre').isIn('graveyard');
});

const jumper = card('Jumping Jack', {
  cost: '{B}',
  type: creature('Jack'),
  size: [1, 1],
  abilities: [activated({ cost: ['{B}{B}', tap], effects: [change(self, [gains('flying')])] })],
});

example('F-327', 'two black mana and a tap: both are paid, and the effect lasts until end of turn', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Jumping Jack', 'Swamp', 'Swamp'] }, ben: {} }, { cards: [jumper] });
  ann.activates('Jumping Jack');
  then('Jumping Jack').isTapped();
  then('Swamp').isTapped();
  then('Swamp#2').isTapped();
  play.allPass();
  then('Jumping Jack').hasKeyword('flying');
  play.until('upkeep', 'ben');
  then('Jumping Jack').lacksKeyword('flying');
  const poor = given('fifth', { ann: { inPlay: ['Jumping Jack', 'Swamp'] }, ben: {} }, { cards: [jumper] });
  refused('not enough mana', () => poor.ann.activates('Jumping Jack'));
  const tired = given(
    'fifth',
    { ann: { inPlay: [{ card: 'Jumping Jack', tapped: true }, 'Swamp', 'Swamp'] }, ben: {} },
    { cards: [jumper] },
  );
  refused('tapped', () => tired.ann.activates('Jumping Jack'));
});

example(
  ['F-341', 'F-328', 'F-340', 'F-342'],
  'Frozen Shade with three black mana, one at a time, also while tapped',
  () => {
    const { ann } = given('fifth', {
      ann: { inPlay: [{ card: 'Frozen Shade', tapped: true }, ...swamps(3)] },
      ben: {},
    });
    for (const size of [1, 2, 3]) {
      ann.activates('Frozen Shade');
      play.allPass();
      then('Frozen Shade').is(size, size + 1);
    }
    refused('not enough mana', () => ann.activates('Frozen Shade'));
    play.until('upkeep', 'ben');
    then('Frozen Shade').is(0, 1);
  },
);

example(['F-331', 'F-328', 'F-330', 'F-333'], 'Circle of Protection: Black, three mana, three black attackers', () => {
  const seats = {
    ann: { inPlay: ['Drudge Skeletons', 'Scathe Zombies', 'Scathe Zombies'] },
    ben: { inPlay: ['Circle of Protection: Black', 'Plains', 'Plains', 'Plains'] },
  };
  const { ann, ben } = given('fifth', seats);
  ann.attacks('Drudge Skeletons', 'Scathe Zombies', 'Scathe Zombies#2');
  play.until('damage prevention');
  for (const [index, name] of ['Drudge Skeletons', 'Scathe Zombies', null].entries()) {
    ben.activates('Circle of Protection: Black');
    if (name !== null) ben.chooses(name);
    else expect(index, 'only one is left to choose').toBe(2);
  }
  play.until('second main');
  then(ben).hasLife(20);
});

example('F-332', 'or two mana for the two Zombies, and one land kept for later', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Drudge Skeletons', 'Scathe Zombies', 'Scathe Zombies'] },
    ben: { inPlay: ['Circle of Protection: Black', 'Plains', 'Plains', 'Plains'] },
  });
  ann.attacks('Drudge Skeletons', 'Scathe Zombies', 'Scathe Zombies#2');
  play.until('damage prevention');
  ben.activates('Circle of Protection: Black');
  ben.chooses('Scathe Zombies');
  ben.activates('Circle of Protection: Black');
  ben.chooses('Scathe Zombies');
  play.until('second main');
  then(ben).hasLife(19);
  expect(play.game.view(1).inPlay.filter((each) => each.name === 'Plains' && !each.tapped).length).toBe(1);
});

example(['F-334', 'F-329'], 'a tap effect is used once, and once more after the card has been untapped', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Twiddle'], inPlay: ['Island', 'Prodigal Sorcerer'] }, ben: {} });
  ann.activates('Prodigal Sorcerer', { target: ben });
  play.allPass();
  refused('tapped', () => ann.activates('Prodigal Sorcerer', { target: ben }));
  ann.casts('Twiddle', { target: 'Prodigal Sorcerer', mode: 1 });
  play.allPass();
  ann.activates('Prodigal Sorcerer', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
});

example(
  ['F-339', 'F-335', 'F-336', 'F-337', 'F-338'],
  'Pestilence and the Skeletons: every activation is one damage of its own, and costs a regeneration of its own',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Pestilence', ...swamps(3)] },
      ben: { inPlay: ['Drudge Skeletons', 'Drudge Skeletons', ...swamps(3)] },
    });
    ann.activates('Pestilence');
    expect(play.game.view(0).inPlay.filter((each) => each.tapped).length, 'one mana, and no way to pay more').toBe(1);
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    ben.activates('Drudge Skeletons#2');
    then(ann).hasLife(19);
    then(ben).hasLife(19);
    ann.activates('Pestilence');
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    then(ann).hasLife(18);
    then(ben).hasLife(18).hasCardsInGraveyard(1);
    ann.activates('Pestilence');
    play.allPass();
    then(ben).hasLife(17).hasCardsInGraveyard(2);
  },
);

example(
  ['F-345', 'F-343', 'F-344'],
  'two Frozen Shades attack: the mana goes where it does most good after blocking',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Frozen Shade', 'Frozen Shade', ...swamps(4)] },
      ben: { inPlay: ['Merfolk of the Pearl Trident'] },
    });
    ann.attacks('Frozen Shade', 'Frozen Shade#2');
    ben.blocks('Frozen Shade', 'Merfolk of the Pearl Trident');
    ann.activates('Frozen Shade');
    play.allPass();
    for (let i = 0; i < 3; i += 1) {
      ann.activates('Frozen Shade#2');
      play.allPass();
    }
    then('Frozen Shade').is(1, 2);
    then('Frozen Shade#2').is(3, 4);
    play.until('second main');
    then('Merfolk of the Pearl Trident').isIn('graveyard');
    then('Frozen Shade').isIn('play');
    then(ben).hasLife(17);
  },
);

example(['F-347', 'F-346', 'F-348'], 'Prodigal Sorcerer tapped by attacking, or by a spell, damages nobody', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { hand: ['Twiddle'], inPlay: ['Wall of Stone', 'Island'] },
  });
  ann.attacks('Prodigal Sorcerer');
  then('Prodigal Sorcerer').isTapped();
  expect(play.game.state.chain).toEqual([]);
  refused('tapped', () => ann.activates('Prodigal Sorcerer', { target: ben }));
  ben.blocks('Prodigal Sorcerer', 'Wall of Stone');
  play.until('second main');
  then(ben).hasLife(20);
  const spelled = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { hand: ['Twiddle'], inPlay: ['Island'] },
  });
  spelled.ben.casts('Twiddle', { target: 'Prodigal Sorcerer', mode: 0 });
  play.allPass();
  then('Prodigal Sorcerer').isTapped();
  expect(play.game.view(0).players.map((player) => player.life)).toEqual([20, 20]);
});

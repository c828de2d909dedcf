// Magic 2011, "Continuous effect", "Replacement effect" and "Counter on a permanent": several of them on one thing;
// and "Play", where an effect says it.

import { expect } from 'vitest';
import { self, target } from '../../../src/language/amount.ts';
import {
  activated,
  always,
  change,
  dies,
  gainLife,
  gains,
  has,
  plus,
  replacing,
  sized,
  triggered,
} from '../../../src/language/build.ts';
import { card, creature, enchantment, instant } from '../../../src/language/card.ts';
import { creature as creatures, yours } from '../../../src/language/filter.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

rule(
  ['M-342', 'M-365'],
  'a size that is set comes before what is added, whichever came first; counters come on top',
  () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Giant Growth'],
        inPlay: [
          'Forest',
          'Sorceress Queen',
          { card: 'Hill Giant', counters: { '+1/+1': 1 }, with: ['Holy Strength'] },
        ],
      },
      ben: {},
    });
    then('Hill Giant').is(5, 6);
    ann.casts('Giant Growth', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(8, 9);
    ann.activates('Sorceress Queen', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(5, 8); // 0/2, then +1/+2, +3/+3 and the counter
    play.until('upkeep', 'ben');
    then('Hill Giant').is(5, 6);
  },
);

rule('M-342', 'of two effects that set the same thing, the later one counts', () => {
  const big = card('Grow Big', {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [sized(7, 7)])],
  });
  const small = card('Grow Small', {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [sized(1, 1)])],
  });
  for (const [first, second, size] of [
    ['Grow Big', 'Grow Small', 1],
    ['Grow Small', 'Grow Big', 7],
  ] as const) {
    const { ann } = given(
      'm11',
      { ann: { hand: [first, second], inPlay: ['Hill Giant'] }, ben: {} },
      { cards: [big, small] },
    );
    ann.casts(first, { target: 'Hill Giant' });
    play.allPass();
    ann.casts(second, { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(size, size);
  }
});

rule(
  ['M-342', 'M-306'],
  'a star is the base: an effect that sets the size replaces it, and the star comes back',
  () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Sorceress Queen', 'Nightmare', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: {},
    });
    then('Nightmare').is(4, 4);
    ann.activates('Sorceress Queen', { target: 'Nightmare' });
    play.allPass();
    then('Nightmare').is(0, 2);
    play.until('upkeep', 'ben');
    then('Nightmare').is(4, 4);
  },
);

rule(
  ['M-335', 'M-501', 'M-343'],
  'type and color come before abilities and size: a static ability sees what a thing has become',
  () => {
    const crusade = card('Blue Banner', {
      cost: '{0}',
      type: enchantment,
      abilities: [always({ ...creatures, colors: ['blue'] }, plus(1, 1), gains('flying'))],
    });
    const goblins = card('Becomes a Goblin', {
      cost: '{0}',
      type: instant,
      targets: [aCreature],
      effects: [change(target(), [{ change: 'creatureTypes', subtypes: ['Goblin'] }])],
    });
    const { ann } = given(
      'm11',
      {
        ann: { hand: ['Becomes Blue', 'Becomes a Goblin'], inPlay: ['Blue Banner', 'Goblin Chieftain', 'Hill Giant'] },
        ben: {},
      },
      { cards: [...ALL, crusade, goblins] },
    );
    then('Hill Giant').is(3, 3).lacksKeyword('flying').lacksKeyword('haste');
    ann.casts('Becomes Blue', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(4, 4).hasKeyword('flying');
    ann.casts('Becomes a Goblin', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(5, 5).hasKeyword('haste');
    play.until('upkeep', 'ben');
    then('Hill Giant').is(3, 3).lacksKeyword('flying').lacksKeyword('haste');
  },
);

rule('M-343', 'lands made creatures by Kormus Bell are 1/1 and black, can fight, and stop when it leaves', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Kormus Bell', 'Swamp', 'Forest'] },
    ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
  });
  then('Swamp').isA('creature').isA('land').is(1, 1).isColor('black');
  then('Forest').isNotA('creature');
  ann.attacks('Swamp');
  then('Swamp').isAttacking();
  play.pass();
  ben.casts('Disenchant', { target: 'Kormus Bell' });
  play.allPass();
  then('Swamp').isNotA('creature').isColor();
});

rule('M-343', 'two static bonuses add up, and each goes with its source', () => {
  const { ben } = given('m11', {
    ann: { inPlay: ['Goblin Chieftain', 'Goblin Chieftain', 'Raging Goblin'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  then('Raging Goblin').is(3, 3);
  then('Goblin Chieftain').is(3, 3);
  ben.casts('Lightning Bolt', { target: 'Goblin Chieftain' });
  play.allPass();
  then('Raging Goblin').is(2, 2);
  then('Goblin Chieftain#1').isIn('play').is(2, 2);
});

rule(['M-107', 'M-343'], 'a creature kept alive by a bonus dies when the bonus goes', () => {
  const { ben } = given('m11', {
    ann: { inPlay: ['Goblin Chieftain', { card: 'Raging Goblin', damage: 1 }] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  then('Raging Goblin').is(2, 2).hasDamage(1);
  ben.casts('Lightning Bolt', { target: 'Goblin Chieftain' });
  play.allPass();
  then('Raging Goblin').isIn('graveyard');
});

rule('M-342', 'an effect "until end of turn" on creatures you control does not reach those that come later', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Grizzly Bears'],
      inPlay: [{ card: 'Garruk Wildspeaker', counters: { loyalty: 5 } }, 'Hill Giant', 'Forest', 'Forest'],
    },
    ben: {},
  });
  ann.activates('Garruk Wildspeaker', { ability: 2 });
  play.allPass();
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Hill Giant').is(6, 6).hasKeyword('trample');
  then('Grizzly Bears').is(2, 2).lacksKeyword('trample');
});

rule('M-343', 'a static ability does reach those that come later', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Levitation', 'Forest', 'Forest'] },
    ben: {},
  });
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').hasKeyword('flying');
});

rule(['M-486', 'M-415'], 'a replaced event does not happen: what would see it sees nothing', () => {
  const phoenix = card('Exile Phoenix', {
    cost: '{0}',
    type: creature('Phoenix'),
    size: [2, 2],
    abilities: [
      replacing({ replace: 'to graveyard', what: { self: true }, with: 'exile' }),
      triggered(dies, [gainLife(5)]),
    ],
  });
  const { ann } = given(
    'm11',
    { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Exile Phoenix', 'Soul Net', 'Plains'] }, ben: {} },
    { cards: [phoenix] },
  );
  ann.casts('Lightning Bolt', { target: 'Exile Phoenix' });
  play.allPass();
  then('Exile Phoenix').isIn('removed');
  then(ann).hasLife(20);
  expect(play.game.state.chain).toEqual([]);
});

rule('M-486', 'Furnace of Rath: that much damage twice instead, in combat and out of it', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath', 'Hill Giant'] },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  then(ben).hasLife(14);
  ann.attacks('Hill Giant');
  play.until('end of combat');
  then(ben).hasLife(8);
});

rule('M-169', 'an ability that may be used once a turn is used once', () => {
  const once = card('Once', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 1],
    abilities: [activated({ cost: [], effects: [change(self, [plus(1, 1)])], once: true })],
  });
  const { ann } = given('m11', { ann: { inPlay: ['Once'] }, ben: {} }, { cards: [once] });
  ann.activates('Once');
  play.allPass();
  then('Once').is(2, 2);
  expect(ann.mayActivate('Once')).toBe(false);
});

rule(['M-161', 'M-380'], 'creatures that die together see each other die', () => {
  const mourner = card('Mourner', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 1],
    abilities: [triggered({ on: 'dies', what: { types: ['creature'], other: true } }, [gainLife(1)])],
  });
  const { ann } = given(
    'm11',
    {
      ann: {
        hand: ['Earthquake'],
        inPlay: ['Mourner', 'Mourner', 'Merfolk of the Pearl Trident', ...Array(2).fill('Mountain')],
      },
      ben: {},
    },
    { cards: [mourner] },
  );
  ann.casts('Earthquake', { x: 1 });
  play.pass();
  play.pass();
  ann.chooses(0, 1, 2, 3);
  play.allPass();
  then(ann).hasLife(23); // 20 - 1 + 2 for each Mourner
});

rule('M-376', 'deathtouch given for a turn counts while it is there', () => {
  const venom = card('Venom Now', {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [gains('deathtouch')])],
  });
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Venom Now'], inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Craw Wurm'] } },
    { cards: [venom, card('Idle', { cost: '{0}', type: creature('Elf'), size: [1, 1], abilities: [has('reach')] })] },
  );
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Craw Wurm');
  play.until('blockers');
  ann.casts('Venom Now', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('damage');
  then('Craw Wurm').isIn('graveyard');
});

rule('M-343', 'creatures of the opponent are not "creatures you control"', () => {
  const flag = card('Flag', { cost: '{0}', type: enchantment, abilities: [always(yours(creatures), plus(0, 2))] });
  given('m11', { ann: { inPlay: ['Flag', 'Hill Giant'] }, ben: { inPlay: ['Gray Ogre'] } }, { cards: [flag] });
  then('Hill Giant').is(3, 5);
  then('Gray Ogre').is(2, 2);
});

const wish = (library: string[], hand: string[] = []) => {
  const { ann, ben } = given('m11', {
    ann: {
      hand,
      library,
      inPlay: [{ card: 'Djinn of Wishes', counters: { wish: 3 } }, ...Array(4).fill('Island')],
    },
    ben: { hand: ['Cancel'], inPlay: Array(3).fill('Island') },
  });
  ann.activates('Djinn of Wishes');
  play.pass();
  play.pass();
  ann.chooses('yes');
  return { ann, ben };
};

rule('M-453', 'told to play a card that is a land, a player plays it: at once, as the land of the turn', () => {
  const { ann } = wish(['Forest', 'Plains'], ['Swamp']);
  expect(play.game.state.chain).toEqual([]);
  then('Forest').isIn('play').isUntapped();
  refused('one land', () => ann.plays('Swamp'));
});

rule('M-453', 'told to play a card that is no land, a player casts it: it is a spell and can be countered', () => {
  const { ann, ben } = wish(['Craw Wurm', 'Plains'], ['Swamp']);
  expect(play.game.view(ben.seat).chain.map((item) => item.name)).toEqual(['Craw Wurm']);
  ann.passes();
  ben.casts('Cancel', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  ann.plays('Swamp');
  then('Swamp').isIn('play');
});

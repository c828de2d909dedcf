// Magic 2011: several effects would change the same damage. The player who is dealt it, or who controls what is, chooses
// which applies first, and then the rest is looked at again (2010: CR 616.1).

import { expect, test } from 'vitest';
import { entering, replacing } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const asked = (): unknown => [play.question?.purpose, play.asked];
const FIRST = 'which applies first';
const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

/** What the log says became of damage, each with its amount. */
const log = (): unknown[] =>
  play.game.events.flatMap((each) =>
    each.event === 'prevented' || each.event === 'damaged' ? [`${each.event} ${each.amount}`] : [],
  );

function boltUnderFurnace(first: string): void {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.casts('Healing Salve', { mode: 1, target: ben });
  for (let i = 0; i < 4; i += 1) play.pass();
  expect(asked()).toEqual([FIRST, 'ben']);
  expect(new Set(ben.choices)).toEqual(new Set(['Furnace of Rath', 'Healing Salve']));
  ben.chooses(first);
}

rule(['M-463', 'M-486'], 'Furnace of Rath and Healing Salve: the player hit chooses', () => {
  boltUnderFurnace('Healing Salve');
  expect(play.game.state.players[1]?.life).toBe(20);
  expect(log()).toEqual(['prevented 3']);
  boltUnderFurnace('Furnace of Rath');
  expect(play.game.state.players[1]?.life).toBe(17);
  expect(log()).toEqual(['prevented 3', 'damaged 3']);
});

const alert = card('Alert Warden', {
  cost: '{0}',
  type: creature('Soldier'),
  size: [1, 1],
  abilities: [
    entering({ tapped: true }),
    replacing({ replace: 'damage', from: { controller: 'opponent' }, to: 'you', less: 1 }),
  ],
});

rule('M-486', 'a permanent that comes in tapped and also lessens damage does both', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Alert Warden'] }, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } },
    { cards: [alert] },
  );
  ann.casts('Alert Warden');
  play.allPass();
  then('Alert Warden').isTapped();
  ann.passes();
  ben.casts('Lightning Bolt', { target: ann });
  play.allPass();
  then(ann).hasLife(18);
});

rule('M-463', 'a Circle beside a Salve: either may be used, and the other is left', () => {
  const left = (first: string): string[] => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Healing Salve'], inPlay: [...lands('Plains', 2), 'Circle of Protection: Red'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: ben });
    ben.activates('Circle of Protection: Red');
    for (let i = 0; i < 12 && asked()?.toString() !== `${FIRST},ben`; i += 1)
      if (play.question?.ask === 'pick') ben.chooses('Lightning Bolt');
      else play.pass();
    ben.chooses(first);
    then(ben).hasLife(20);
    return play.game.state.shields.map((shield) => shield.kind);
  };
  expect(left('Healing Salve')).toEqual(['source']);
  expect(left('Circle of Protection: Red')).toEqual(['prevent']);
});

rule(
  'M-463',
  'nobody is asked where it comes to the same: two doublers, two Salves, two things that stop it all',
  () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: ['Lightning Bolt', 'Shock'],
        inPlay: [...lands('Mountain', 2), 'Furnace of Rath', 'Furnace of Rath'],
      },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(8);
    const more = given('m11', {
      ann: { hand: ['Shock'], inPlay: ['Mountain'] },
      ben: { hand: ['Healing Salve', 'Healing Salve', 'Safe Passage'], inPlay: lands('Plains', 5) },
    });
    more.ann.passes();
    more.ben.casts('Healing Salve', { mode: 1, target: more.ben });
    play.allPass();
    more.ann.passes();
    more.ben.casts('Healing Salve', { mode: 1, target: more.ben });
    play.allPass();
    more.ann.casts('Shock', { target: more.ben });
    play.allPass();
    then(more.ben).hasLife(20);
    expect(play.game.state.shields.reduce((sum, shield) => sum + shield.amount, 0)).toBe(4);
    const fog = given('m11', {
      ann: { inPlay: ['Hill Giant', 'Furnace of Rath'] },
      ben: { hand: ['Safe Passage', 'Fog'], inPlay: [...lands('Plains', 3), 'Forest'] },
    });
    fog.ann.attacks('Hill Giant');
    play.until('blockers');
    fog.ben.casts('Safe Passage');
    play.allPass();
    fog.ben.casts('Fog');
    play.allPass();
    play.until('second main');
    then(fog.ben).hasLife(20);
    expect(log()).toEqual(['prevented 3']);
  },
);

rule(
  ['M-463', 'M-070'],
  'a shield and a planeswalker: the player hit may use the shield before it can be turned',
  () => {
    const bolt = (first: string): void => {
      const { ann, ben } = given('m11', {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
        ben: { hand: ['Healing Salve'], inPlay: ['Plains', { card: 'Jace Beleren', counters: { loyalty: 5 } }] },
      });
      ann.casts('Lightning Bolt', { target: ben });
      ann.passes();
      ben.casts('Healing Salve', { mode: 1, target: ben });
      for (let i = 0; i < 4; i += 1) play.pass();
      expect(asked()).toEqual([FIRST, 'ben']);
      expect(new Set(ben.choices)).toEqual(new Set(['ann', 'Healing Salve']));
      ben.chooses(first);
      if (first === 'ann') {
        expect(asked()).toEqual(['damage the player or a planeswalker', 'ann']);
        ann.chooses('Jace Beleren');
      }
    };
    bolt('Healing Salve');
    then('Jace Beleren').hasCounters('loyalty', 5);
    expect(play.game.state.shields).toEqual([]);
    bolt('ann');
    then('Jace Beleren').hasCounters('loyalty', 2);
    expect(play.game.state.shields.map((shield) => shield.amount)).toEqual([3]);
  },
);

rule(
  'M-463',
  "Harm's Way and a Furnace: each has its say once, in the order chosen, and the turned part is not doubled again",
  () => {
    const outcome = (first: string): number[] => {
      const { ann, ben } = given('m11', {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
        ben: { hand: ["Harm's Way"], inPlay: ['Plains'] },
      });
      ann.casts('Lightning Bolt', { target: ben });
      ann.passes();
      ben.casts("Harm's Way", { target: ann });
      for (let i = 0; i < 12 && asked()?.toString() !== `${FIRST},ben`; i += 1)
        if (play.question?.ask === 'pick') ben.chooses('Lightning Bolt');
        else play.pass();
      ben.chooses(first);
      return play.game.state.players.map(({ life }) => life);
    };
    // Turned first: 2 to Ann and 1 to Ben, both doubled. Doubled first: 2 of the 6 are turned.
    expect(outcome("Harm's Way")).toEqual([16, 18]);
    expect(outcome('Furnace of Rath')).toEqual([18, 16]);
  },
);

rule('M-463', 'damage that is turned aside meets what protects the new receiver', () => {
  const guarded = (inPlay: string): void => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', { card: 'Grizzly Bears', with: [inPlay] }] },
      ben: { hand: ["Harm's Way"], inPlay: ['Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts("Harm's Way", { target: 'Grizzly Bears' });
    for (let i = 0; i < 12 && play.game.state.players[1]?.life === 20; i += 1)
      if (play.question?.ask === 'pick') ben.chooses('Lightning Bolt');
      else play.pass();
  };
  guarded('Magebane Armor');
  then('Grizzly Bears').isIn('play').hasDamage(0);
  expect(log()).toEqual(['prevented 2', 'damaged 1']);
});

test('what a shield deals back may be turned to a planeswalker too', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', { card: 'Jace Beleren', counters: { loyalty: 5 } }] },
    ben: { inPlay: [...lands('Plains', 3), 'Vengeful Archon'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.activates('Vengeful Archon', { x: 3, target: ann });
  for (let i = 0; i < 6 && play.question?.ask === 'act'; i += 1) play.pass();
  expect(asked()).toEqual(['damage the player or a planeswalker', 'ben']);
  ben.chooses('Jace Beleren');
  then('Jace Beleren').hasCounters('loyalty', 2);
  then(ann).hasLife(20);
  then(ben).hasLife(20);
});

rule('M-463', 'the controller of a creature chooses for it', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Furnace of Rath', 'Hill Giant'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Craw Wurm'] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Craw Wurm');
  ben.casts('Healing Salve', { mode: 1, target: 'Hill Giant' });
  for (let i = 0; i < 8 && play.question?.ask === 'act'; i += 1) play.pass();
  expect(asked()).toEqual([FIRST, 'ann']);
  ann.chooses('Furnace of Rath');
  then('Hill Giant').isIn('graveyard');
});

test('what cannot be prevented takes the counters off and is dealt, and the log says nothing of prevention', () => {
  const hydra = card('Shedding', {
    cost: '{0}',
    type: creature('Hydra'),
    size: [1, 9],
    abilities: [replacing({ replace: 'damage to counters', counter: '+1/+1' })],
  });
  const { ann } = given(
    'm11',
    {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Leyline of Punishment'] },
      ben: { inPlay: [{ card: 'Shedding', counters: { '+1/+1': 4 } }] },
    },
    { cards: [hydra] },
  );
  ann.casts('Lightning Bolt', { target: 'Shedding' });
  play.allPass();
  then('Shedding').hasCounters('+1/+1', 1).hasDamage(3);
  expect(log()).toEqual(['damaged 3']);
});

test('a Seraph and a Salve: which goes first says what is left of the Salve', () => {
  const salve = (first: string): number => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Guardian Seraph'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: ben });
    for (let i = 0; i < 4; i += 1) play.pass();
    ben.chooses(first);
    then(ben).hasLife(20);
    return play.game.state.shields[0]?.amount ?? 0;
  };
  expect(salve('Guardian Seraph')).toBe(1);
  expect(salve('Healing Salve')).toBe(0);
});

rule('M-463', 'Reverse Damage under a Furnace: life gained is an outcome, so the player who gains it chooses', () => {
  const lifeAfter = (first: string): number | undefined => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
      ben: { hand: ['Reverse Damage'], inPlay: lands('Plains', 3) },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Reverse Damage');
    play.allPass();
    ben.chooses('Lightning Bolt');
    play.allPass();
    expect(asked()).toEqual([FIRST, 'ben']);
    ben.chooses(first);
    return play.lives[1];
  };
  expect(lifeAfter('Furnace of Rath')).toBe(26);
  expect(lifeAfter('Reverse Damage')).toBe(23);
});

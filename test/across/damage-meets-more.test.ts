// What damage meets on its way, several things at once: doubling, turning elsewhere, counters, places to go instead.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, toTheQuestion } from '../support/answering.ts';

test('two that double the same damage ask nobody', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: [...lands(1), 'Furnace of Rath', 'Fire Servant'] },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  answering();
  then(ben).hasLife(8);
});

test("Harm's Way before a Furnace: what is turned away is doubled as well", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: [...lands(1), 'Furnace of Rath'] },
    ben: { hand: ["Harm's Way"], inPlay: lands(1, 'Plains') },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.casts("Harm's Way", { target: ann });
  answering(['ben', 'Lightning Bolt'], ['ben', "Harm's Way"]);
  then(ann).hasLife(16);
  then(ben).hasLife(18);
});

test("a Furnace before Harm's Way: what is turned away is doubled already", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: [...lands(1), 'Furnace of Rath'] },
    ben: { hand: ["Harm's Way"], inPlay: lands(1, 'Plains') },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.casts("Harm's Way", { target: ann });
  answering(['ben', 'Lightning Bolt'], ['ben', 'Furnace of Rath']);
  then(ann).hasLife(18);
  then(ben).hasLife(16);
});

test('Protean Hydra first: only what was not doubled takes counters', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: [...lands(1), 'Furnace of Rath'] },
    ben: { inPlay: [{ card: 'Protean Hydra', counters: { '+1/+1': 8 } }] },
  });
  ann.casts('Lightning Bolt', { target: 'Protean Hydra' });
  answering(['ben', 'Protean Hydra']);
  then('Protean Hydra').hasCounters('+1/+1', 5).hasDamage(0);
});

test('a Furnace first, and twice as many counters come back', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: [...lands(1), 'Furnace of Rath'] },
    ben: { inPlay: [{ card: 'Protean Hydra', counters: { '+1/+1': 8 } }] },
  });
  ann.casts('Lightning Bolt', { target: 'Protean Hydra' });
  answering(['ben', 'Furnace of Rath']);
  then('Protean Hydra').hasCounters('+1/+1', 2).hasDamage(0);
  play.until('end');
  answering();
  then('Protean Hydra').hasCounters('+1/+1', 14);
});

test('Pariah onto a creature in Magebane Armor', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: lands(1) },
    ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Pariah', 'Magebane Armor'] }] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  answering();
  then(ben).hasLife(20);
  then('Grizzly Bears').hasDamage(0);
});

test('Reverse Damage before or after a Furnace', () => {
  for (const [first, life] of [
    ['Reverse Damage', 23],
    ['Furnace of Rath', 26],
  ] as const) {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Lightning Bolt'], inPlay: [...lands(1), 'Furnace of Rath'] },
      ben: { hand: ['Reverse Damage'], inPlay: lands(3, 'Plains') },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Reverse Damage');
    answering(['ben', 'Lightning Bolt'], ['ben', first]);
    then(ben).hasLife(life);
  }
});

test('what an Archon deals back is turned to a planeswalker', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [{ card: 'Vengeful Archon' }, ...lands(3, 'Plains')] },
    ben: { hand: ['Lightning Bolt'], inPlay: [...lands(1), { card: 'Jace Beleren', counters: { loyalty: 3 } }] },
  });
  ann.activates('Vengeful Archon', { x: 3, target: ben });
  play.allPass();
  ann.passes();
  ben.casts('Lightning Bolt', { target: ann });
  toTheQuestion();
  ann.chooses('Jace Beleren');
  answering();
  then(ann).hasLife(20);
  then(ben).hasLife(20);
  then('Jace Beleren').isIn('graveyard');
});

test('lifelink under a Furnace, and the life lost for it', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Child of Night', 'Sanguine Bond', 'Furnace of Rath'] },
    ben: {},
  });
  ann.attacks('Child of Night');
  play.until('second main');
  then(ann).hasLife(24);
  then(ben).hasLife(12);
});

test('a Bolt made white passes Luminesce', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt', 'Purelace'], inPlay: [...lands(1), ...lands(1, 'Plains')] },
    ben: { hand: ['Luminesce'], inPlay: lands(1, 'Plains') },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.casts('Purelace', { target: 'Lightning Bolt' });
  ann.passes();
  ben.casts('Luminesce');
  answering();
  then(ben).hasLife(17);
});

test('what cannot be prevented can still be turned elsewhere', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Combust'], inPlay: lands(2) },
    ben: { hand: ["Harm's Way"], inPlay: ['Cho-Manno, Revolutionary', ...lands(1, 'Plains')] },
  });
  ann.casts('Combust', { target: 'Cho-Manno, Revolutionary' });
  ann.passes();
  ben.casts("Harm's Way", { target: ann });
  answering(['ben', 'Combust']);
  then(ann).hasLife(18);
  then('Cho-Manno, Revolutionary').isIn('graveyard');
});

test('Legacy Weapon under a Leyline: its controller chooses', () => {
  for (const [first, zone] of [
    ['Legacy Weapon', 'library'],
    ['Leyline of the Void', 'removed'],
  ] as const) {
    const { ann } = given('m11', {
      ann: { hand: ['Naturalize'], inPlay: [...lands(2, 'Forest'), 'Leyline of the Void'] },
      ben: { inPlay: ['Legacy Weapon'] },
    });
    ann.casts('Naturalize', { target: 'Legacy Weapon' });
    answering(['ben', first]);
    then('Legacy Weapon').isIn(zone);
  }
});

test('Pariah on the attacker: it strikes itself, with lifelink', () => {
  // ben's Pariah on ann's Child of Night which attacks ben: it deals damage to itself and ann gains
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: ['Child of Night'] }, ben: { hand: ['Pariah'], inPlay: lands(3, 'Plains') } },
    { active: 'ben' },
  );
  ben.casts('Pariah', { target: 'Child of Night' });
  answering();
  play.until('main', 'ann');
  ann.attacks('Child of Night');
  play.until('second main');
  then(ben).hasLife(20);
  then(ann).hasLife(22);
  then('Child of Night').isIn('graveyard');
});

test('Corrupt under a Furnace against a Guardian Seraph', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Corrupt'], inPlay: [...lands(6, 'Swamp'), 'Furnace of Rath'] },
    ben: { inPlay: ['Guardian Seraph'] },
  });
  ann.casts('Corrupt', { target: ben });
  answering(['ben', 'Guardian Seraph']);
  then(ben).hasLife(10);
  then(ann).hasLife(30);
});

test('Corrupt turned to a planeswalker gives life all the same', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Corrupt'], inPlay: lands(6, 'Swamp') },
    ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
  });
  ann.casts('Corrupt', { target: ben });
  toTheQuestion();
  ann.chooses('Jace Beleren');
  answering();
  then(ben).hasLife(20);
  then(ann).hasLife(26);
  then('Jace Beleren').isIn('graveyard');
});

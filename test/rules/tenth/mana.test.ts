// Tenth Edition, "Making Mana" and "Tapping": the pool, mana burn, and what tapping means.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { idOf, stack } from './support.ts';

rule(
  ['T-109', 'T-110', 'T-267', 'T-266'],
  'mana is of a color or colorless; colorless mana pays no colored symbol',
  () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Lightning Bolt', 'Fountain of Youth'], inPlay: ['Sol Ring', 'Adarkar Wastes'] },
      ben: {},
    });
    ann.taps('Adarkar Wastes', 0);
    then(ann).hasMana('C');
    ann.taps('Sol Ring');
    then(ann).hasMana('CCC');
    refused('not enough mana', () => ann.casts('Lightning Bolt', { target: 'ben' }));
    ann.casts('Fountain of Youth');
    play.allPass();
    ann.activates('Fountain of Youth');
    play.allPass();
    then(ann).hasLife(21).hasMana('C');
  },
);

example('T-265', '{2} is paid with red and green, with two blue, or with red and colorless', () => {
  for (const mana of ['RG', 'UU', 'RC', 'WB', 'CC']) {
    const { ann } = given('tenth', { ann: { mana, inPlay: ['Fountain of Youth'] }, ben: {} });
    ann.activates('Fountain of Youth');
    then(ann).hasMana('');
    play.allPass();
    then(ann).hasLife(21);
  }
  const short = given('tenth', { ann: { mana: 'U', inPlay: ['Fountain of Youth'] }, ben: {} });
  refused('not enough mana', () => short.ann.activates('Fountain of Youth'));
});

example(['T-115', 'T-112'], 'an untapped Plains is tapped and gives one white mana', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Plains'] }, ben: {} });
  then('Plains').isUntapped();
  ann.taps('Plains');
  then('Plains').isTapped();
  then(ann).hasMana('W');
  expect(() => ann.taps('Plains'), 'it cannot be tapped again').toThrow();
});

rule(
  ['T-116', 'T-117', 'T-385'],
  'mana burn: at the end of each phase unspent mana goes, and 1 life with each; that is no damage',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Healing Salve'], inPlay: ['Plains', 'Mountain', 'Mountain'] },
      ben: { inPlay: ['Forest'] },
    });
    ann.casts('Healing Salve', { mode: 1, target: 'ann' });
    play.allPass();
    ann.taps('Mountain');
    ann.taps('Mountain');
    ann.passes();
    ben.taps('Forest');
    then(ben).hasMana('G').hasLife(20);
    play.until('begin combat');
    then(ann).hasMana('').hasLife(18);
    then(ben).hasMana('').hasLife(19);
  },
);

rule('T-116', 'mana lasts from step to step of one phase: made in the upkeep, it may be spent in the draw step', () => {
  const { ann } = given(
    'tenth',
    { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Forest'] }, ben: {} },
    { step: 'upkeep' },
  );
  ann.taps('Mountain');
  ann.taps('Forest');
  play.until('draw');
  then(ann).hasMana('RG').hasLife(20);
  ann.casts('Lightning Bolt', { target: 'ben' });
  play.allPass();
  then(ann).hasMana('G').hasLife(20);
  play.until('main');
  then(ann).hasMana('').hasLife(19);
});

rule('T-116', 'in combat mana lasts from the declaration of attackers to the end of combat, and no longer', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Mountain', 'Grizzly Bears'] }, ben: {} });
  ann.attacks('Grizzly Bears');
  ann.taps('Mountain');
  play.until('end of combat');
  then(ann).hasMana('R').hasLife(20);
  play.until('second main');
  then(ann).hasMana('').hasLife(19);
});

rule('T-117', 'mana burn can lose the game', () => {
  const { ann } = given('tenth', { ann: { life: 1, inPlay: ['Mountain'] }, ben: {} });
  ann.taps('Mountain');
  play.isGoingOn();
  for (let i = 0; i < 20 && play.game.outcome === null; i += 1) play.pass();
  play.isWonBy('ben');
});

rule(
  ['T-119', 'T-121'],
  'using a land, attacking and paying {T} tap a card; what is tapped cannot be tapped again',
  () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Mountain', 'Prodigal Pyromancer', 'Grizzly Bears'] }, ben: {} });
    ann.taps('Mountain');
    then('Mountain').isTapped();
    refused('tapped', () => play.game.answer({ kind: 'use', source: idOf('Mountain'), ability: 0 }, 0));
    ann.activates('Prodigal Pyromancer', { target: 'ben' });
    then('Prodigal Pyromancer').isTapped();
    refused('tapped', () => ann.activates('Prodigal Pyromancer', { target: 'ben' }));
    play.allPass();
    play.until('declare attack');
    refused('tapped', () => ann.attacks('Prodigal Pyromancer'));
    ann.attacks('Grizzly Bears');
    then('Grizzly Bears').isTapped();
  },
);

rule('T-123', 'in the untap step all tapped permanents of the active player untap, and only those', () => {
  given('tenth', {
    ann: { inPlay: [{ card: 'Forest', tapped: true }] },
    ben: {
      inPlay: [
        { card: 'Mountain', tapped: true },
        { card: 'Grizzly Bears', tapped: true },
        { card: 'Fountain of Youth', tapped: true },
      ],
    },
  });
  play.until('upkeep', 'ben');
  for (const name of ['Mountain', 'Grizzly Bears', 'Fountain of Youth']) then(name).isUntapped();
  then('Forest').isTapped();
});

rule('T-124', 'a permanent tapped by an effect gives its controller nothing', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Twiddle', 'Twiddle'], inPlay: ['Island', 'Island'] },
    ben: { inPlay: ['Forest', 'Prodigal Pyromancer'] },
  });
  for (const name of ['Forest', 'Prodigal Pyromancer']) {
    ann.casts('Twiddle', { target: name });
    play.pass();
    play.pass();
    ann.chooses('yes');
    ann.chooses('tap');
    then(name).isTapped();
    expect(stack()).toEqual([]);
  }
  then(ben).hasMana('');
  then(ann).hasLife(20);
});

rule('T-384', 'a mana ability does not use the stack: the mana is there at once and nobody can answer', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Llanowar Elves', 'Adarkar Wastes', 'Mountain'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Lightning Bolt', { target: 'ben' });
  ann.taps('Llanowar Elves');
  then(ann).hasMana('G');
  expect(stack()).toEqual(['Lightning Bolt']);
  expect(play.asked).toBe('ann');
  ann.taps('Adarkar Wastes', 1);
  ann.chooses('W');
  then(ann).hasMana('WG').hasLife(19);
  expect(stack()).toEqual(['Lightning Bolt']);
});

rule(['T-111', 'T-265'], "which mana of the pool pays a number is the payer's choice", () => {
  for (const [pay, left] of [
    ['R', 'GG'],
    ['G', 'RG'],
  ] as const) {
    const { ann } = given('tenth', { ann: { mana: 'RGG', hand: ['Sol Ring'] }, ben: {} });
    ann.casts('Sol Ring', { pay });
    then(ann).hasMana(left);
    then('Sol Ring').isIn('chain');
  }
});

rule('T-116', "both players' pools empty when the phase ends", () => {
  const { ann, ben } = given(
    'tenth',
    { ann: { inPlay: ['Forest'] }, ben: { inPlay: ['Mountain', 'Mountain'] } },
    { step: 'end of turn' },
  );
  ann.taps('Forest');
  ann.passes();
  ben.taps('Mountain');
  ben.taps('Mountain');
  ben.passes();
  play.until('upkeep', 'ben');
  then(ann).hasLife(19).hasMana('');
  then(ben).hasLife(18).hasMana('');
});

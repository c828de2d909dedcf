// Damage that is doubled, moved to somebody else and prevented, by several things at once.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const asked = (): unknown[] => [play.asked, play.question?.ask, play.question?.purpose];
/** Passes until nothing waits, or somebody is asked for something else. */
function calm(): void {
  for (let i = 0; i < 20 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
}

for (const book of ['tenth', 'm11']) {
  test(`${book}: a Monolith under a Furnace: the damage is doubled once, whoever takes it`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
      ben: { inPlay: ['Grizzly Bears', 'Jade Monolith', 'Island'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.passes();
    ben.activates('Jade Monolith', { target: 'Grizzly Bears' });
    play.allPass();
    if (play.question?.ask === 'pick') {
      ben.chooses('Lightning Bolt');
      play.allPass();
    }
    then(ben).hasLife(14);
    then('Grizzly Bears').isIn('play').hasDamage(0);
  });

  test(`${book}: a Bodyguard under a Furnace takes doubled damage`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Furnace of Rath'] },
      ben: { inPlay: ['Veteran Bodyguard'] },
    });
    ann.attacks('Grizzly Bears');
    ben.doesNotBlock();
    play.until('end of combat');
    then(ben).hasLife(20);
    then('Veteran Bodyguard').hasDamage(4);
  });

  test(`${book}: what cannot be prevented still costs counters, and still goes elsewhere`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt', 'Shock'], inPlay: [...lands('Mountain', 2), 'Leyline of Punishment'] },
      ben: { inPlay: [{ card: 'Protean Hydra', counters: { '+1/+1': 7 } }, 'Personal Incarnation'] },
    });
    ann.casts('Lightning Bolt', { target: 'Protean Hydra' });
    play.allPass();
    then('Protean Hydra').hasCounters('+1/+1', 4).hasDamage(3);
    ann.casts('Shock', { target: 'Personal Incarnation' });
    ann.passes();
    ben.activates('Personal Incarnation');
    play.allPass();
    then(ben).hasLife(19);
    then('Personal Incarnation').hasDamage(1);
  });

  test(`${book}: a Lich draws for life, and gives up a permanent for each damage`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { life: 0, hand: ['Healing Salve'], inPlay: ['Lich', 'Plains', 'Grizzly Bears', 'Forest', 'Swamp'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Healing Salve', { mode: 0, target: ben });
    play.allPass();
    if (play.question?.ask === 'pick') ben.chooses('Grizzly Bears', 'Forest', 'Swamp');
    then(ben).hasCardsInHand(3).hasLife(-3);
    play.isGoingOn();
    then('Grizzly Bears').isIn('graveyard');
  });

  test(`${book}: damage to a Lich that goes to a Pariah costs nothing`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { life: 0, inPlay: ['Lich', { card: 'Grizzly Bears', with: ['Pariah'] }] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    then(ben).hasLife(0);
    play.isGoingOn();
  });

  test(`${book}: damage that goes to what takes none is prevented`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Cho-Manno, Revolutionary'] },
      ben: { hand: ["Harm's Way"], inPlay: ['Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts("Harm's Way", { target: 'Cho-Manno, Revolutionary' });
    play.allPass();
    if (play.question?.ask === 'pick') {
      ben.chooses('Lightning Bolt');
      play.allPass();
    }
    then(ben).hasLife(19);
    then('Cho-Manno, Revolutionary').hasDamage(0);
  });

  test(`${book}: damage moved to a player meets the Circle of that player`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Jade Monolith', 'Grizzly Bears', 'Circle of Protection: Red', ...lands('Plains', 2)] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.passes();
    ben.activates('Circle of Protection: Red');
    ben.activates('Jade Monolith', { target: 'Grizzly Bears' });
    for (let i = 0; i < 10 && play.game.state.chain.length > 0; i += 1)
      if (play.question?.ask === 'pick') ben.chooses('Lightning Bolt');
      else play.pass();
    then(ben).hasLife(20);
    then('Grizzly Bears').isIn('play').hasDamage(0);
  });

  test(`${book}: a doubled trampler gives its player life for all of it`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Furnace of Rath', { card: 'War Mammoth', with: ['Spirit Link'] }] },
      ben: { inPlay: ['Scryb Sprites'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    ann.assigns({ 'Scryb Sprites': 1, ben: 2 });
    play.until('second main');
    then(ben).hasLife(16);
    then(ann).hasLife(26);
  });

  test(`${book}: of two guards their player says who takes it`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Kjeldoran Royal Guard', 'Veteran Bodyguard'] },
    });
    ann.attacks('Craw Wurm');
    ben.activates('Kjeldoran Royal Guard');
    calm();
    ben.doesNotBlock();
    for (let i = 0; i < 12 && play.question?.ask === 'act' && play.step !== 'end of combat'; i += 1) play.pass();
    expect(asked()).toEqual(['ben', 'pick', 'which applies first']);
    ben.chooses('Veteran Bodyguard');
    then('Veteran Bodyguard').isIn('graveyard');
    then('Kjeldoran Royal Guard').hasDamage(0);
  });

  test(`${book}: Guardian Seraph beside a Salve: her player chooses, and keeps what is left of the Salve`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Guardian Seraph'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: ben });
    calm();
    // Seraph first leaves 1 of the Salve, the Salve first none: it makes a difference
    expect(asked()).toEqual(['ben', 'pick', 'which applies first']);
    ben.chooses('Guardian Seraph');
    then(ben).hasLife(20);
    expect(play.game.state.shields.map(({ amount }) => amount)).toEqual([1]);
  });
}

test('m11: Eye for an Eye first, and the damage may still be turned to a planeswalker', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Eye for an Eye'], inPlay: ['Plains', 'Plains', { card: 'Jace Beleren', counters: { loyalty: 5 } }] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.casts('Eye for an Eye');
  play.allPass();
  if (play.question?.purpose !== 'which applies first') {
    ben.chooses('Lightning Bolt');
    play.allPass();
  }
  expect(asked()).toEqual(['ben', 'pick', 'which applies first']);
  ben.chooses('Eye for an Eye');
  // the damage still may be turned
  expect(asked()).toEqual(['ann', 'pick', 'damage the player or a planeswalker']);
  ann.chooses('Jace Beleren');
  then('Jace Beleren').hasCounters('loyalty', 2);
  then(ann).hasLife(17);
  then(ben).hasLife(20);
});

test('m11: Pariah or planeswalker: the player who is hit chooses', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: {
      inPlay: [
        { card: 'Wall of Stone', with: ['Pariah'] },
        { card: 'Jace Beleren', counters: { loyalty: 5 } },
      ],
    },
  });
  ann.casts('Lightning Bolt', { target: ben });
  calm();
  expect(asked()).toEqual(['ben', 'pick', 'which applies first']);
  ben.chooses('Pariah');
  then('Wall of Stone').hasDamage(3);
  then('Jace Beleren').hasCounters('loyalty', 5);
});

test('m11: a Furnace does not double what has been turned to a planeswalker', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
    ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 7 } }] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  calm();
  expect(asked()).toEqual(['ben', 'pick', 'which applies first']);
  ben.chooses('ann');
  expect(asked()).toEqual(['ann', 'pick', 'damage the player or a planeswalker']);
  ann.chooses('Jace Beleren');
  then('Jace Beleren').hasCounters('loyalty', 4);
});

// Cards that keep things tapped or let them untap, and what lasts as long as something remains tapped.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');
const tapped = (card: string) => ({ card, tapped: true });

describe('untap steps', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'Stasis: nobody untaps, until it is not paid for (%s)',
    (book) => {
      const { ann } = given(book, {
        ann: { inPlay: ['Stasis', tapped('Grizzly Bears'), 'Island'] },
        ben: { inPlay: [tapped('Craw Wurm')] },
      });
      play.until('main', 'ben');
      then('Craw Wurm').isTapped();
      play.until('upkeep', 'ann');
      then('Grizzly Bears').isTapped();
      if (book === 'beta' || book === 'fifth') ann.dealsWith('Stasis');
      else play.allPass();
      ann.chooses('no');
      then('Stasis').isIn('graveyard');
      play.until('main', 'ben');
      then('Craw Wurm').isUntapped();
    },
  );

  test.each(['beta', 'm11'] as const)('Winter Orb: one land each, but creatures as ever (%s)', (book) => {
    const { ben } = given(book, {
      ann: { inPlay: ['Winter Orb'] },
      ben: { inPlay: [tapped('Forest'), tapped('Mountain'), tapped('Craw Wurm')] },
    });
    while (play.question?.ask === 'act' || play.question?.ask === 'attack') {
      if (play.question.ask === 'attack') break;
      play.pass();
    }
    if (play.question?.ask === 'attack') play.until('declare attack');
    for (let i = 0; i < 30 && play.question?.ask !== 'pick'; i += 1)
      if (play.question?.ask === 'attack') currentAttackIsNone();
      else play.pass();
    expect(ben.choices).toEqual(['Forest', 'Mountain']);
    ben.chooses('Mountain');
    then('Mountain').isUntapped();
    then('Forest').isTapped();
    then('Craw Wurm').isUntapped();
  });

  test('Winter Orb: tapped, it holds nobody', () => {
    given('m11', {
      ann: { inPlay: [tapped('Winter Orb')] },
      ben: { inPlay: [tapped('Forest'), tapped('Mountain')] },
    });
    play.until('main', 'ben');
    then('Forest').isUntapped();
    then('Mountain').isUntapped();
  });

  test('Island Fish Jasconius: three blue mana to untap, and Islands on both sides', () => {
    const { ann } = given(
      'm11',
      { ann: { inPlay: [tapped('Island Fish Jasconius'), ...islands(3)] }, ben: { inPlay: ['Forest'] } },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    then('Island Fish Jasconius').isTapped();
    play.allPass();
    ann.chooses('yes');
    then('Island Fish Jasconius').isUntapped();
    play.until('attackers');
    expect(ann.choices).toEqual([]);
  });
});

/** Fifth Edition, line 971: untap costs may be paid several times in an upkeep, and whoever pays one does it when he or she likes. */
describe('untap costs of old', () => {
  const seven = [...islands(6), 'Mountain'];
  const twiddle = { hand: ['Twiddle'], inPlay: ['Island'] };

  test.each(['beta', 'fifth'] as const)('Island Fish Jasconius untaps, and again after Twiddle (%s)', (book) => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: [tapped('Island Fish Jasconius'), ...seven] }, ben: twiddle },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    ann.activates('Island Fish Jasconius');
    play.allPass();
    then('Island Fish Jasconius').isUntapped();
    ann.passes();
    ben.casts('Twiddle', { target: 'Island Fish Jasconius', ...(book === 'fifth' ? { mode: 0 } : {}) });
    if (book === 'beta') ben.chooses('tap');
    play.allPass();
    then('Island Fish Jasconius').isTapped();
    ann.activates('Island Fish Jasconius');
    play.allPass();
    then('Island Fish Jasconius').isUntapped();
  });

  test.each(['beta', 'fifth'] as const)(
    'Leviathan takes two Islands each time, and only in the upkeep (%s)',
    (book) => {
      const { ann } = given(
        book,
        { ann: { inPlay: [tapped('Leviathan'), 'Island', 'Island', 'Forest'] }, ben: {} },
        { active: 'ben' },
      );
      expect(ann.mayActivate('Leviathan')).toBe(false);
      play.until('upkeep', 'ann');
      ann.activates('Leviathan');
      play.allPass();
      then('Leviathan').isUntapped();
      then(ann).hasCardsInGraveyard(2);
      play.until('main', 'ann');
      expect(ann.mayActivate('Leviathan')).toBe(false);
    },
  );

  test.each(['beta', 'fifth'] as const)('Magnetic Mountain: four for a blue creature, whose it is (%s)', (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: [tapped('Air Elemental'), tapped('Phantom Monster'), tapped('Craw Wurm'), ...islands(4)] },
        ben: { inPlay: ['Magnetic Mountain', tapped('Sea Serpent'), ...islands(4)] },
      },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    then('Craw Wurm').isUntapped();
    then('Air Elemental').isTapped();
    expect(ben.mayActivate('Sea Serpent')).toBe(false);
    ann.activates('Air Elemental');
    play.allPass();
    then('Air Elemental').isUntapped();
    then('Phantom Monster').isTapped();
    expect(ann.mayActivate('Phantom Monster')).toBe(false);
  });

  test('today it is asked once, as the upkeep begins', () => {
    const { ann } = given(
      'tenth',
      { ann: { inPlay: [tapped('Leviathan'), 'Island', 'Island', 'Forest'] }, ben: {} },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    expect(ann.mayActivate('Leviathan')).toBe(false);
    play.allPass();
    ann.chooses('yes');
    then('Leviathan').isUntapped();
    then(ann).hasCardsInGraveyard(2);
  });
});

describe('as long as it remains tapped', () => {
  test("Tawnos's Weaponry: stronger while it stays tapped, and no longer", () => {
    const { ann } = given('m11', {
      ann: { inPlay: ["Tawnos's Weaponry", ...islands(2)] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.activates("Tawnos's Weaponry", { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(3, 3);
    play.until('main', 'ben');
    then('Grizzly Bears').is(3, 3);
    for (let i = 0; i < 40 && play.question?.ask !== 'pick'; i += 1) passOn();
    ann.chooses("Tawnos's Weaponry");
    play.until('main', 'ann');
    then("Tawnos's Weaponry").isTapped();
    then('Grizzly Bears').is(3, 3);
    play.until('main', 'ben');
    for (let i = 0; i < 40 && play.question?.ask !== 'pick'; i += 1) passOn();
    ann.chooses();
    play.until('main', 'ann');
    then("Tawnos's Weaponry").isUntapped();
    then('Grizzly Bears').is(2, 2);
  });

  test("Tawnos's Weaponry: untapped by something else and tapped again, it is over", () => {
    const { ann } = given('m11', {
      ann: { hand: ['Twiddle', 'Twiddle'], inPlay: ["Tawnos's Weaponry", 'Grizzly Bears', ...islands(4)] },
      ben: {},
    });
    ann.activates("Tawnos's Weaponry", { target: 'Grizzly Bears' });
    play.allPass();
    ann.casts('Twiddle', { target: "Tawnos's Weaponry" });
    play.allPass();
    ann.chooses('yes');
    ann.chooses('untap');
    then('Grizzly Bears').is(2, 2);
    ann.casts('Twiddle', { target: "Tawnos's Weaponry" });
    play.allPass();
    ann.chooses('yes');
    ann.chooses('tap');
    then('Grizzly Bears').is(2, 2);
  });

  test("Ashnod's Battle Gear: only for creatures of one's own, and it may kill them", () => {
    const { ann } = given('fifth', {
      ann: { inPlay: ["Ashnod's Battle Gear", 'Grizzly Bears', ...islands(2)] },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.activates("Ashnod's Battle Gear", { target: 'Grizzly Bears' }); // there is no other target
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
  });
});

function passOn(): void {
  if (play.question?.ask === 'attack') currentAttackIsNone();
  else play.pass();
}

function currentAttackIsNone(): void {
  const { question } = play;
  if (question?.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] }, question.player);
}

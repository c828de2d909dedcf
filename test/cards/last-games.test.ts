// Cards of chance and of others' choices: coins, lands that an opponent picks, what was left untapped, and strikes held back.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const ALL = ['beta', 'fifth', 'tenth', 'm11'] as const;

test.each(['beta', 'fifth', 'portal', 'tenth', 'm11'] as const)(
  'Mana Clash, by the rules of %s: each tails is a damage, and it goes on until both are heads',
  (book) => {
    const totals = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { ann } = given(book, { ann: { hand: ['Mana Clash'], inPlay: ['Mountain'] }, ben: {} }, { seed });
      ann.casts('Mana Clash');
      play.allPass();
      while (play.game.state.packets.length > 0) play.pass();
      const [mine = 20, theirs = 20] = play.lives;
      expect(mine).toBeLessThanOrEqual(20);
      expect(theirs).toBeLessThanOrEqual(20);
      totals.add(`${mine} ${theirs}`);
      then('Mana Clash').isIn('graveyard');
    }
    expect(totals.size).toBeGreaterThan(1);
  },
);

/** Plays a Game of Chaos, both going on as long as this says; the stakes of each round. */
function gamble(seed: string, rounds: number): number[] {
  const { ann, ben } = given(
    'm11',
    { ann: { life: 100, hand: ['Game of Chaos'], inPlay: ['Mountain', 'Mountain', 'Mountain'] }, ben: { life: 100 } },
    { seed },
  );
  ann.casts('Game of Chaos');
  play.allPass();
  const stakes: number[] = [];
  let before = 100;
  for (let round = 1; play.question?.ask === 'yesno'; round += 1) {
    const [now = 0, other = 0] = play.lives;
    expect(now + other).toBe(200);
    stakes.push(Math.abs(now - before));
    // Whoever won this round says whether there is another.
    expect(play.asked).toBe(now > before ? 'ann' : 'ben');
    before = now;
    (play.asked === 'ann' ? ann : ben).chooses(round < rounds ? 'yes' : 'no');
  }
  then('Game of Chaos').isIn('graveyard');
  return stakes;
}

test('Game of Chaos: the stakes double with each flip, and the winner of a flip decides', () => {
  for (const seed of ['a', 'b', 'c']) expect(gamble(seed, 4)).toEqual([1, 2, 4, 8]);
  expect(gamble('d', 1)).toEqual([1]);
});

test.each(ALL)('Power Surge, by the rules of %s: as much as you left untapped', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Power Surge'] },
    ben: { inPlay: ['Forest', 'Forest', { card: 'Forest', tapped: true }, 'Mox Emerald'] },
  });
  play.until('upkeep', 'ben');
  if (book === 'beta' || book === 'fifth') ben.dealsWith('Power Surge');
  play.allPass();
  if (play.step !== 'draw') play.until('draw', 'ben');
  then(ben).hasLife(18); // the third Forest untapped only then
  then(ann).hasLife(20);
});

test('Power Surge: lands tapped in the upkeep have been untapped before', () => {
  const { ben } = given('m11', { ann: { inPlay: ['Power Surge'] }, ben: { inPlay: ['Forest', 'Forest'] } });
  play.until('upkeep', 'ben');
  ben.taps('Forest#1');
  play.allPass();
  then(ben).hasLife(18);
});

test.each(ALL)('Demonic Hordes, by the rules of %s: unpaid, they tap, and an opponent takes a land', (book) => {
  const { ann, ben } = given(
    book,
    { ann: { inPlay: ['Demonic Hordes', 'Swamp', 'Forest', 'Grizzly Bears'] }, ben: { inPlay: ['Mountain'] } },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  if (book === 'beta' || book === 'fifth') ann.dealsWith('Demonic Hordes');
  while (play.question?.ask === 'act') play.pass();
  expect(play.asked).toBe('ben');
  expect(ben.choices).toEqual(['Swamp', 'Forest']);
  ben.chooses('Swamp');
  then('Swamp').isIn('graveyard');
  then('Demonic Hordes').isTapped();
});

test.each([
  ['beta', true],
  ['fifth', false],
  ['tenth', true],
  ['m11', true],
] as const)(
  'Demonic Hordes, by the rules of %s: whether they may be used before they are paid for: %s',
  (book, may) => {
    const { ann } = given(
      book,
      { ann: { inPlay: ['Demonic Hordes'] }, ben: { inPlay: ['Mountain'] } },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    expect(play.game.legalAnswers().some(({ kind }) => kind === 'use')).toBe(may);
    if (book === 'beta' || book === 'fifth') ann.dealsWith('Demonic Hordes');
    while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
    // Without a land there is none to lose, and nobody is asked for one.
    expect(play.question?.ask).toBe('act');
    then('Demonic Hordes').isTapped();
  },
);

test('Demonic Hordes: paid, they are free to destroy a land', () => {
  const { ann } = given(
    'm11',
    { ann: { inPlay: ['Demonic Hordes', 'Swamp', 'Swamp', 'Swamp'] }, ben: { inPlay: ['Mountain', 'Forest'] } },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  play.allPass();
  ann.chooses('yes');
  then('Demonic Hordes').isUntapped();
  ann.activates('Demonic Hordes', { target: 'Mountain' });
  play.allPass();
  then('Mountain').isIn('graveyard');
});

test('Demonic Hordes: of several opponents their controller says who chooses', () => {
  const { ann, cat } = given(
    'm11',
    { ann: { inPlay: ['Demonic Hordes', 'Swamp', 'Forest'] }, ben: {}, cat: {} },
    { variant: 'free-for-all', active: 'cat' },
  );
  play.until('upkeep', 'ann');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses(cat);
  expect(play.asked).toBe('cat');
  cat.chooses('Forest');
  then('Forest').isIn('graveyard');
});

test.each(['fifth', 'tenth', 'm11'] as const)(
  'Cloak of Confusion, by the rules of %s: a card for the damage',
  (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Craw Wurm', with: ['Cloak of Confusion'] }] },
      ben: { hand: ['Forest', 'Swamp'] },
    });
    ann.attacks('Craw Wurm');
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('yes');
    play.until('second main');
    then(ben).hasLife(20).hasCardsInHand(1);
  },
);

test('Cloak of Confusion: declined it strikes, and blocked it asks nothing', () => {
  const open = given('m11', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Cloak of Confusion'] }] },
    ben: { hand: ['Forest'] },
  });
  open.ann.attacks('Craw Wurm');
  while (play.question?.ask === 'act') play.pass();
  open.ann.chooses('no');
  play.until('second main');
  then(open.ben).hasLife(14).hasCardsInHand(1);

  const shut = given('m11', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Cloak of Confusion'] }] },
    ben: { hand: ['Forest'], inPlay: ['Wall of Wood'] },
  });
  shut.ann.attacks('Craw Wurm');
  shut.ben.blocks('Craw Wurm', 'Wall of Wood');
  play.until('second main'); // would stop at a question
  then('Wall of Wood').isIn('graveyard');
  then(shut.ben).hasCardsInHand(1);
});

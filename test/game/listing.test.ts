// Listing what may be answered: all of it where it is little, a fair choice where it is much, and never by trying all
// combinations. Each of these questions has more answers than could be tried; what is not listed is still allowed.

import { describe, expect, it } from 'vitest';
import type { Answer, Question } from '../../src/engine/asking/decision.ts';
import { orders, subsets } from '../../src/engine/asking/sample.ts';
import { has } from '../../src/language/build.ts';
import { card, creature } from '../../src/language/card.ts';
import { given, play } from '../play.ts';

const MOST = 64;
const colossus = card('Colossus', { cost: '{9}', type: creature('Giant'), size: [400, 400] });
const trampler = card('Trampler', {
  cost: '{9}',
  type: creature('Giant'),
  size: [400, 400],
  abilities: [has('trample')],
});
const stone = card('Stone', { cost: '{9}', type: creature('Wall'), size: [0, 70] });
const rock = card('Rock', { cost: '{9}', type: creature('Wall'), size: [0, 500] });

const times = (number: number, name: string): string[] => Array.from({ length: number }, () => name);

/** What is listed for the question that is asked now: no two alike, and every one allowed. */
function listed<K extends Answer['kind']>(kind: K): Extract<Answer, { kind: K }>[] {
  const answers = play.game.legalAnswers();
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(answers.length);
  for (const each of answers) expect(play.game.whyNot(each), JSON.stringify(each)).toBeNull();
  return answers as Extract<Answer, { kind: K }>[];
}

const asked = <A extends Question['ask']>(ask: A): Extract<Question, { ask: A }> => {
  expect(play.question?.ask).toBe(ask);
  return play.question as Extract<Question, { ask: A }>;
};

describe('attacks that cost something', () => {
  it.each(['tenth', 'm11'])('mana for one of forty: each of them, or nobody (%s)', (book) => {
    given(book, {
      ann: { inPlay: [...times(40, 'Grizzly Bears'), 'Forest', 'Forest', 'Forest'] },
      ben: { inPlay: ['Windborn Muse'] },
    });
    play.until('declare attackers');
    const sizes = listed('attack').map(({ attackers }) => attackers.length);
    expect(sizes.sort()).toEqual([0, ...times(40, '1').map(Number)]);
  });
});

describe('blocks', () => {
  it.each(['fifth', 'tenth', 'm11'])('one blocker at most, 22 who could: each of them, or nobody (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Stalking Tiger'] }, ben: { inPlay: times(22, 'Grizzly Bears') } });
    ann.attacks('Stalking Tiger');
    play.until('declare block');
    expect(
      listed('block')
        .map(({ blocks }) => blocks.length)
        .sort(),
    ).toEqual([0, ...times(22, '1').map(Number)]);
  });

  it('the same in Portal', () => {
    const { ann } = given('portal', {
      ann: { inPlay: ['Charging Rhino'] },
      ben: { inPlay: times(30, 'Grizzly Bears') },
    });
    ann.attacks('Charging Rhino');
    expect(listed('block')).toHaveLength(31);
  });

  it('three attackers and 30 blockers: a fair choice, in which everybody blocks everything somewhere', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Hill Giant', 'Craw Wurm', 'Gray Ogre'] },
      ben: { inPlay: times(30, 'Grizzly Bears') },
    });
    ann.attacks('Hill Giant', 'Craw Wurm', 'Gray Ogre');
    play.until('declare block');
    const answers = listed('block');
    expect(answers).toHaveLength(MOST);
    expect(answers.some(({ blocks }) => blocks.length === 0)).toBe(true);
    const pairs = new Set(answers.flatMap(({ blocks }) => blocks.map((each) => `${each.blocker}>${each.attacker}`)));
    expect(pairs.size).toBe(90);
    const [bears] = asked('block').candidates;
    const all = asked('block').candidates.map(({ id }) => ({ blocker: id, attacker: bears?.attackers[0] ?? 0 }));
    expect(play.game.whyNot({ kind: 'block', blocks: all }), 'allowed, listed or not').toBeNull();
  });

  it('all of 22 must block one that lures, save that only one can: each of them', () => {
    const { ann } = given('m11', {
      ann: { inPlay: [{ card: 'Stalking Tiger', with: ['Lure'] }] },
      ben: { inPlay: times(22, 'Grizzly Bears') },
    });
    ann.attacks('Stalking Tiger');
    play.until('declare block');
    expect(listed('block').map(({ blocks }) => blocks.length)).toEqual(times(22, '1').map(Number));
  });

  it('with two that lure and 30 blockers everything listed obeys', () => {
    const { ann } = given('tenth', {
      ann: { inPlay: ['Prized Unicorn', 'Prized Unicorn', 'Hill Giant'] },
      ben: { inPlay: times(30, 'Grizzly Bears') },
    });
    ann.attacks('Prized Unicorn#1', 'Prized Unicorn#2', 'Hill Giant');
    play.until('declare block');
    expect(listed('block').length).toBeGreaterThan(0);
  });
});

describe('attacks', () => {
  it('each attacker goes at the player, at the planeswalker, or stays: all nine', () => {
    given('m11', {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
    });
    play.until('declare attack');
    const answers = listed('attack');
    expect(answers).toHaveLength(9);
    const split = answers.filter(({ attackers }) => new Set(attackers.map(({ target }) => target.what)).size === 2);
    expect(split).toHaveLength(2);
  });

  it('thirty attackers: nobody, everybody, and each of them goes and stays somewhere, at either target', () => {
    given('m11', {
      ann: { inPlay: times(30, 'Grizzly Bears') },
      ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
    });
    play.until('declare attack');
    const answers = listed('attack');
    expect(answers).toHaveLength(MOST);
    expect(answers.some(({ attackers }) => attackers.length === 0)).toBe(true);
    expect(answers.some(({ attackers }) => attackers.length === 30)).toBe(true);
    const going = new Set(
      answers.flatMap(({ attackers }) => attackers.map(({ id, target }) => `${id}>${target.what}`)),
    );
    expect(going.size).toBe(60);
    expect(answers.some(({ attackers }) => new Set(attackers.map(({ target }) => target.what)).size === 2)).toBe(true);
  });

  it('those who must attack are in all of them', () => {
    given('tenth', { ann: { inPlay: [...times(12, 'Grizzly Bears'), ...times(12, 'Juggernaut')] }, ben: {} });
    play.until('declare attack');
    const { must } = asked('attack');
    expect(must).toHaveLength(12);
    for (const { attackers } of listed('attack'))
      for (const id of must) expect(attackers.map((each) => each.id)).toContain(id);
  });
});

describe('splits', () => {
  const five = times(5, 'Grizzly Bears');
  const named = five.map((name, index) => `${name}#${index + 1}`);

  function blocked(book: string, attacker: string, blockers: readonly string[]): void {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: [attacker] }, ben: { inPlay: blockers } },
      { cards: [colossus, trampler, stone, rock] },
    );
    ann.attacks(attacker);
    ben.blocks(attacker, ...blockers.map((name, index) => `${name}#${index + 1}`));
    while (play.question?.ask !== 'split') {
      if (play.question?.ask === 'order') ann.chooses(...blockers.map((_, index) => index));
      else play.pass();
    }
  }

  it.each(['beta', 'fifth', 'tenth', 'm11'])(
    '400 among five: a fair choice, in which each gets much and little (%s)',
    (book) => {
      blocked(book, 'Colossus', five);
      const answers = listed('split');
      expect(answers).toHaveLength(MOST);
      named.forEach((_, index) => {
        expect(Math.max(...answers.map(({ amounts }) => amounts[index] ?? 0))).toBeGreaterThan(100);
        expect(Math.min(...answers.map(({ amounts }) => amounts[index] ?? 0))).toBeLessThanOrEqual(2);
      });
      expect(play.game.whyNot({ kind: 'split', amounts: [80, 81, 79, 90, 70] }), 'allowed, listed or not').toBeNull();
    },
  );

  it.each(['tenth', 'm11'])(
    '400 that tramples over five: now and then over them all, now and then not (%s)',
    (book) => {
      blocked(book, 'Trampler', five);
      const over = listed('split').map(({ amounts }) => amounts[5] ?? 0);
      expect(over).toHaveLength(MOST);
      expect(Math.max(...over)).toBe(390);
      expect(Math.min(...over)).toBe(0);
    },
  );

  it('400 among five in a line: now and then among the first two or three alone', () => {
    blocked('m11', 'Colossus', five);
    const among = listed('split').map(({ amounts }) => amounts.filter((amount) => amount > 2).length);
    const least = listed('split').map(({ amounts }) => amounts.filter((amount) => amount > 0).length);
    expect(least.filter((number, index) => number === 2 && among[index] === 2).length).toBeGreaterThan(0);
    expect(least.filter((number, index) => number === 3 && (among[index] ?? 0) > 1).length).toBeGreaterThan(0);
  });

  it('400 among seventy: more get all of it somewhere than are listed', () => {
    blocked('tenth', 'Colossus', times(70, 'Grizzly Bears'));
    expect(listed('split')).toHaveLength(MOST);
  });

  it('400 among five in a line that take 70 each: the fifth is reached as often as the others', () => {
    blocked('m11', 'Colossus', times(5, 'Stone'));
    const furthest = listed('split').map(({ amounts }) => amounts.filter((amount) => amount > 0).length);
    expect(furthest).toHaveLength(MOST);
    for (const number of [2, 3, 4, 5])
      expect(furthest.filter((each) => each === number).length, `${number} of them`).toBeGreaterThan(5);
  });

  it('400 among five in a line whose first takes 500: there is only one way', () => {
    blocked('m11', 'Colossus', times(5, 'Rock'));
    expect(listed('split')).toEqual([{ kind: 'split', amounts: [400, 0, 0, 0, 0] }]);
  });
});

describe('picks and orders', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => index);

  it('all but one of thirty: thirty ways', () => {
    expect(subsets(thirty, 29, 29)).toHaveLength(30);
    expect(subsets(thirty, 30, 30)).toHaveLength(1);
  });

  it('one of a hundred: a hundred ways', () => {
    expect(
      subsets(
        Array.from({ length: 100 }, (_, index) => index),
        1,
        1,
      ),
    ).toHaveLength(100);
  });

  it('fifteen of thirty: a choice in which each is in and out', () => {
    const found = subsets(thirty, 15, 15);
    expect(found).toHaveLength(MOST);
    for (const each of thirty) {
      expect(found.some((taken) => taken.includes(each))).toBe(true);
      expect(found.some((taken) => !taken.includes(each))).toBe(true);
    }
    for (const taken of found) expect(new Set(taken).size).toBe(15);
  });

  it('the orders of eight: a choice in which each comes first', () => {
    const found = orders(8);
    expect(found).toHaveLength(MOST);
    expect(new Set(found.map(([first]) => first)).size).toBe(8);
    expect(orders(3)).toHaveLength(6);
  });
});

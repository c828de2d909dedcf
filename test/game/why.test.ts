// Why a permanent is what it is: the steps from what is printed to what it is now, in the order of each book.

import { describe, expect, test } from 'vitest';
import { whyThing } from '../../src/game/told/index.ts';
import { currentTable, given, play, then } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';
import { findCard } from '../support/find.ts';

const why = (name: string, seat = 0) => whyThing(play.game, seat, findCard(currentTable(), name, ['play'], null));

/** Each step as "6b Giant Growth 5/5": the layer (or the beginning of its name), the source, and what it made. */
const told = (name: string): string[] =>
  why(name).steps.map(({ layer, source, made }) => {
    const place = /^layer (\w+)/.exec(layer)?.[1] ?? layer.split(',')[0];
    return `${place} | ${source.name} | ${made.map(({ is }) => is).join('; ')}`;
  });

const ADDED = 'what is added to power and toughness';
const SET = 'power and toughness set to a value';

function grownAndDwindled(book: BookId): unknown {
  if (book === 'portal') return null;
  const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 2 }, with: ['Holy Strength'] };
  const hand = ['Giant Growth', 'Diminish'];
  const { ann } = given(book, { ann: { hand, inPlay: ['Forest', 'Island', bears] }, ben: {} });
  for (const name of hand) {
    ann.casts(name, { target: 'Grizzly Bears' });
    play.allPass();
  }
  return told('Grizzly Bears');
}

describe('one creature with everything on it', () => {
  // 1997, line 845: "apply them in the order that they occurred"; 2007, 418.5: 6b by time, counters in 6c, what static
  // abilities add in 6d; 2010, 613.3: what sets in 7b, what adds in 7c, counters in 7d.
  const inOrder = [
    `${SET} | Diminish | 1/1`,
    `${ADDED} | Grizzly Bears | 3/3`,
    `${ADDED} | Holy Strength | 4/5`,
    `${ADDED} | Giant Growth | 7/8`,
  ];
  across(
    'two counters, an Aura, Giant Growth and then Diminish',
    {
      beta: inOrder,
      fifth: inOrder,
      portal: null,
      tenth: ['6b | Giant Growth | 5/5', '6b | Diminish | 1/1', '6c | Grizzly Bears | 3/3', '6d | Holy Strength | 4/5'],
      m11: ['7b | Diminish | 1/1', '7c | Holy Strength | 2/3', '7c | Giant Growth | 5/6', '7d | Grizzly Bears | 7/8'],
    },
    grownAndDwindled,
    { ids: ['F-565'] },
  );

  test('each step says what it does in the words of its book, who did it, and how long', () => {
    grownAndDwindled('tenth');
    const { printed, steps, now } = why('Grizzly Bears');
    expect(printed['power and toughness']).toBe('2/2');
    expect(now['power and toughness']).toBe('4/5');
    expect(steps.map(({ says }) => says)).toEqual([
      'Gets +3/+3 until end of turn.',
      'Becomes 1/1 until end of turn.',
      '2 +1/+1 counters.',
      'Gets +1/+2.',
    ]);
    expect(steps.map(({ origin }) => origin)).toEqual([
      'a spell or ability',
      'a spell or ability',
      'counters',
      'a permanent',
    ]);
    expect(steps.map(({ controller }) => controller)).toEqual([0, 0, 0, 0]);
  });

  test('the last step is what the creature is, and asking changes nothing', () => {
    grownAndDwindled('m11');
    const before = play.game.hash();
    const asked = why('Grizzly Bears');
    expect(why('Grizzly Bears', 1)).toEqual(asked);
    expect(play.game.hash()).toBe(before);
    then('Grizzly Bears').is(7, 8);
  });
});

describe('a lord, and a size that is counted', () => {
  across(
    'Goblin King: the walk in one place, the size in another',
    {
      beta: ['in the order in which they occurred | Goblin King | mountainwalk', `${ADDED} | Goblin King | 2/2`],
      fifth: ['in the order in which they occurred | Goblin King | mountainwalk', `${ADDED} | Goblin King | 2/2`],
      portal: [
        'in the order in which they occurred | Goblin King | mountainwalk',
        'what is added to offense and defense | Goblin King | 2⚔/2🛡',
      ],
      tenth: ['5 | Goblin King | mountainwalk', '6d | Goblin King | 2/2'],
      m11: ['6 | Goblin King | mountainwalk', '7c | Goblin King | 2/2'],
    },
    (book) => {
      given(book, { ann: { inPlay: ['Goblin King', "Mons's Goblin Raiders"] }, ben: {} });
      expect(told('Goblin King')).toEqual([]);
      return told("Mons's Goblin Raiders");
    },
  );
  across(
    'Nightmare: stars as printed, then what its own text counts',
    {
      beta: ['*/*', 'power and toughness that the card itself counts | Nightmare | 2/2'],
      fifth: ['*/*', 'power and toughness that the card itself counts | Nightmare | 2/2'],
      portal: ['*⚔/*🛡', 'offense and defense that the card itself counts | Nightmare | 2⚔/2🛡'],
      tenth: ['*/*', '6a | Nightmare | 2/2'],
      m11: ['*/*', '7a | Nightmare | 2/2'],
    },
    (book) => {
      given(book, { ann: { inPlay: ['Nightmare', 'Swamp', 'Swamp'] }, ben: {} });
      expect(why('Nightmare').steps[0]?.says).toMatch(
        /^Nightmare's (power and toughness|offense and defense) are each equal to the number of/,
      );
      return [why('Nightmare').printed['power and toughness'], ...told('Nightmare')];
    },
  );
});

describe('a copy, and control', () => {
  across(
    'Clone of a White Knight under a Crusade: the copy comes first, in every book that has copies',
    {
      beta: ['what it is a copy of | Clone', `${ADDED} | Crusade`],
      fifth: ['what it is a copy of | Clone', `${ADDED} | Crusade`],
      portal: null,
      tenth: ['1 | Clone', '6d | Crusade'],
      m11: ['1 | Clone', '7c | Crusade'],
    },
    (book) => {
      if (book === 'portal') return null;
      const lands = ['Island', 'Island', 'Island', 'Island'];
      const { ann } = given(book, {
        ann: { hand: ['Clone'], inPlay: [...lands, 'Crusade'] },
        ben: { inPlay: ['White Knight'] },
      });
      const atOnce = book === 'beta' || book === 'fifth';
      ann.casts('Clone', atOnce ? { choose: ['White Knight'] } : {});
      play.allPass();
      if (!atOnce) ann.chooses('White Knight');
      const { printed, steps, now } = why('ann:White Knight');
      expect(printed['power and toughness']).toBe('0/0');
      expect(now).toMatchObject({ 'power and toughness': '3/3', colors: 'white', keywords: 'first strike' });
      expect(steps[0]?.made[0]).toEqual({ what: 'power and toughness', was: '0/0', is: '2/2' });
      return steps.map(
        ({ layer, source }) => `${/^layer (\w+)/.exec(layer)?.[1] ?? layer.split(',')[0]} | ${source.name}`,
      );
    },
  );

  test('Control Magic: the controller is a value like any other, in layer 2', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Control Magic'], inPlay: ['Island', 'Island', 'Island', 'Island'] },
      ben: { inPlay: ['Serra Angel'] },
    });
    ann.casts('Control Magic', { target: 'Serra Angel' });
    play.allPass();
    const [step, ...more] = why('Serra Angel').steps;
    expect(more).toEqual([]);
    expect(step).toMatchObject({
      layer: 'layer 2: control',
      source: { name: 'Control Magic' },
      made: [{ what: 'controller', was: 'ben', is: 'ann' }],
    });
  });
});

test('a spell that was shuffled away is named, but its card is not to be found', () => {
  const lands = ['Forest', 'Island', 'Island', 'Island'];
  const { ann } = given('m11', {
    ann: { hand: ['Giant Growth', 'Timetwister'], inPlay: [...lands, 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  expect(why('Grizzly Bears', 1).steps[0]?.source.id).toBeGreaterThan(0);
  ann.casts('Timetwister');
  play.allPass();
  expect(why('Grizzly Bears', 1).steps[0]?.source).toEqual({ id: 0, name: 'Giant Growth' });
});

test('what is not in play has no such reason', () => {
  given('m11', { ann: { hand: ['Giant Growth'] }, ben: {} });
  const inHand = findCard(currentTable(), 'Giant Growth', ['hand'], null);
  expect(() => whyThing(play.game, 0, inHand)).toThrow('there is no permanent');
});

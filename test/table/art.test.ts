// The pictures of cards: the same every time, each card its own, well-formed, small, and with nothing from outside.
import { expect, test } from 'vitest';
import { chanceOf, hash } from '../../src/art/chance.ts';
import { FACES } from '../../src/art/faces.ts';
import { FIGURES, SETTINGS } from '../../src/art/figures/index.ts';
import { type CardPicture, cardArt, cardBack, colourLetters, emblem, portrait } from '../../src/art/index.ts';
import { KIN_BY_COLOUR, KIN_BY_TYPE } from '../../src/art/kin.ts';
import { SIGN_BY_NAME, THING_BY_NAME } from '../../src/art/meanings.ts';
import { type Sketches, shapeNames } from '../../src/art/sketch.ts';
import { stanceOf } from '../../src/art/stance.ts';
import { learnPictures, pictureOf, subjectOf } from '../../src/art/subject.ts';
import { SIGNS, THINGS } from '../../src/art/things/index.ts';
import { catalogue } from '../../src/game/catalogue.ts';
import { opponents } from '../../src/server/opponents.ts';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const cards: readonly CardPicture[] = catalogue().map(({ facts }) => {
  const [types = '', subtypes = ''] = facts.type.split(' — ');
  return { name: facts.name, colors: facts.colors, types: words(types), subtypes: words(subtypes) };
});

/** All pictures, painted once for all tests of this file. */
const drawn: readonly string[] = cards.map((card) => cardArt(card, 220, 160));
const SLOW = 60_000;

/** The first thing wrong with the tags of a drawing; null where every tag is closed in its order. */
function tagFault(svg: string): string | null {
  const open: string[] = [];
  for (const [tag, closing, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g)) {
    if (closing === '/' && open.pop() !== name) return `${tag} closes something else`;
    if (closing !== '/' && self !== '/') open.push(name ?? '');
  }
  const left = svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, '');
  if (/[<>]/.test(left)) return `stray mark in ${left.slice(0, 40)}`;
  return open.length > 0 ? `${open.join()} stays open` : null;
}

test('the whole pool is painted', () => {
  expect(cards.length).toBeGreaterThanOrEqual(806);
});

test(
  'every card of the pool has a picture of its own, well-formed and of a modest size',
  () => {
    expect(new Set(drawn.map((svg) => svg.replace(/f[0-9a-z]+(?=[a-z]\b)/g, ''))).size).toBe(cards.length);
    const faults = drawn.flatMap((svg, i) => {
      const fault = tagFault(svg) ?? (/NaN|undefined|Infinity/.exec(svg)?.[0] || null);
      return fault === null ? [] : [`${cards[i]?.name}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(90_000);
  },
  SLOW,
);

test('a picture asks for nothing from outside', () => {
  const outside = /(?:href|src)=|url\((?!#)|<(?:script|image|foreignObject|style)|\son\w+=/;
  const faults = cards.filter((_, i) => outside.test((drawn[i] ?? '').replace('http://www.w3.org/2000/svg', '')));
  expect(faults.map((card) => card.name)).toEqual([]);
});

test('the same card is painted the same, and its colours may be written as letters', () => {
  const dragon = { name: 'Cinder Dragon', types: ['Creature'], subtypes: ['Dragon'] };
  const first = cardArt({ ...dragon, colors: ['Red'] }, 120, 90);
  expect(cardArt({ ...dragon, colors: 'R' }, 120, 90)).toBe(first);
  expect(cardArt({ ...dragon, colors: 'U' }, 120, 90)).not.toBe(first);
  expect(cardArt({ ...dragon, name: 'Cinder Drake', colors: 'R' }, 120, 90)).not.toBe(first);
});

test('names within a picture belong to it alone', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  cards.forEach((card, i) => {
    for (const [, id = ''] of drawn[i]?.matchAll(/ id="([^"]+)"/g) ?? []) {
      if ((owners.get(id) ?? card.name) !== card.name) shared.push(`${id}: ${card.name}`);
      owners.set(id, card.name);
    }
  });
  expect(shared).toEqual([]);
  expect(owners.size).toBeGreaterThan(cards.length);
});

test('creatures are figures, auras and other enchantments stand in a ring, artifacts on a plinth', () => {
  const kinds = new Map(cards.map((card) => [card.name, subjectOf(card, 'W', chanceOf(1)).kind]));
  for (const card of cards) {
    const has = (type: string): boolean => card.types.includes(type);
    const kind =
      has('Creature') || has('Planeswalker')
        ? 'figure'
        : has('Land')
          ? 'land'
          : has('Artifact')
            ? 'thing'
            : has('Enchantment')
              ? 'aura'
              : 'sign';
    expect(`${card.name}: ${kinds.get(card.name)}`).toBe(`${card.name}: ${kind}`);
  }
});

test('two of a kind are two: the pool has at least 320 figures that differ in what they are or in how they stand', () => {
  const seen = new Map<string, Set<string>>();
  for (const card of cards.filter(({ types }) => types.includes('Creature'))) {
    const letters = colourLetters(card.colors);
    const mood = letters.length > 1 ? 'M' : (letters[0] ?? 'A');
    const { what } = subjectOf(card, mood, chanceOf(hash(card.name) ^ 0x51ed));
    const { pose, build } = stanceOf(card.name, SETTINGS[what] ?? {});
    seen.set(what, (seen.get(what) ?? new Set()).add(`${pose} ${build}`));
  }
  const figures = [...seen.values()].reduce((sum, stances) => sum + stances.size, 0);
  expect(figures).toBeGreaterThanOrEqual(320);
  const dragons = cards.filter(({ subtypes }) => subtypes.includes('Dragon')).map((card) => stanceOf(card.name, {}));
  expect(new Set(dragons.map(({ pose, build }) => `${pose} ${build}`)).size).toBeGreaterThan(dragons.length / 2);
});

test('a card has one picture, wherever it is shown and however a game has changed it', () => {
  for (const card of cards.filter(({ types }) => types.includes('Creature'))) {
    learnPictures([card]);
    const changed = { ...card, colors: 'G', subtypes: ['Wall'], types: ['creature', 'artifact'] };
    expect(pictureOf(changed)).toBe(card);
  }
  expect(pictureOf({ name: 'Saproling', colors: 'G', types: ['creature'], subtypes: ['Saproling'] }).colors).toBe('G');
});

test('ten people have ten faces', () => {
  const people = opponents([]).map(({ name }) => name);
  expect(people).toHaveLength(10);
  const faces = people.map((name) => portrait(name).replace(/p[0-9a-z]+/g, ''));
  expect(new Set(faces).size).toBe(10);
  for (const name of people) expect(Object.keys(FACES)).toContain(name);
});

test('what the tables of kinds and meanings name is drawn', () => {
  const unknown = (rows: readonly (readonly [RegExp, string])[], known: Sketches): string[] =>
    rows.flatMap(([, names]) => words(names)).filter((name) => known[name] === undefined);
  expect(unknown(KIN_BY_TYPE, FIGURES)).toEqual([]);
  expect(
    Object.values(KIN_BY_COLOUR)
      .flatMap(words)
      .filter((name) => FIGURES[name] === undefined),
  ).toEqual([]);
  expect(unknown(SIGN_BY_NAME, SIGNS)).toEqual([]);
  expect(unknown(THING_BY_NAME, THINGS)).toEqual([]);
  expect(Object.keys(SETTINGS).filter((name) => FIGURES[name] === undefined)).toEqual([]);
});

test('every line of every sketch can be read', () => {
  const shapes = new Set(shapeNames());
  const faults = [FIGURES, SIGNS, THINGS].flatMap((set) =>
    Object.entries(set).flatMap(([name, text]) =>
      text
        .trim()
        .split('\n')
        .flatMap((row) => {
          const body = /^(?:\[[a-z]\d\] )?[0-3arwgkbfGO](?:\/[\d.]+)?(?:@[\d.]+)? (.+)$/.exec(row)?.[1];
          if (body === undefined) return [`${name}: ${row}`];
          const named =
            body.replace(/use \w+|path\*? [MLHVCSQTAZhvmlcsqtaz\d.,-]+/g, 'ell 0,0,1').match(/[a-z]+/gi) ?? [];
          return named.filter((shape) => !shapes.has(shape)).map((shape) => `${name}: no shape ${shape}`);
        }),
    ),
  );
  expect(faults).toEqual([]);
});

test('faces of people, the back and the mark are drawn', () => {
  for (const svg of [portrait('Morwenna'), portrait('You', 'you'), cardBack(), emblem()])
    expect(tagFault(svg)).toBeNull();
  expect(portrait('Morwenna')).toBe(portrait('Morwenna'));
  expect(portrait('Morwenna')).not.toBe(portrait('Old Harrow'));
});

test('a full table of sixty new pictures is painted in a moment', () => {
  const began = performance.now();
  for (const card of cards.slice(0, 60)) cardArt(card, 101, 139);
  // 2 ms a picture on a free machine; the bound leaves room for a busy one.
  expect(performance.now() - began).toBeLessThan(3000);
});

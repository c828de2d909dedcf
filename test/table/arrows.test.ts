// The way of an arrow: it goes around the cards between, and says what it cannot go around.
import { expect, test } from 'vitest';
import { type Place, type Point, type Way, wayPast } from '../../src/table/duel/control/ways.ts';

const place = (left: number, top: number, width = 80, height = 112): Place => ({ left, top, width, height });
const NOTHING = { cards: [], covers: [] };

const along = ({ curve: [a, b, c, d] }: Way): Point[] =>
  Array.from({ length: 101 }, (_, i) => {
    const [t, u] = [i / 100, 1 - i / 100];
    const mix = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
    return [mix(0), mix(1)];
  });
const isOn = ({ left, top, width, height }: Place, [x, y]: Point): boolean =>
  x > left && x < left + width && y > top && y < top + height;

test('where nothing lies between, an arrow bows gently and ends beside what it points at', () => {
  const [from, to] = [place(900, 60), place(340, 420)];
  const way = wayPast(from, to, NOTHING, -6);
  expect(way.crossed).toEqual([]);
  const points = along(way);
  expect(points.some((point) => isOn(to, point))).toBe(false);
  const [x, y] = points.at(-1) as Point;
  expect(Math.hypot(x - 420, y - 470)).toBeLessThan(60);
});

test('an arrow goes around a card that lies on its straight way', () => {
  const [from, to, between] = [place(900, 60), place(340, 420), place(600, 230)];
  const straight = along(wayPast(from, to, NOTHING, -6));
  expect(straight.some((point) => isOn(between, point))).toBe(true);
  const way = wayPast(from, to, { cards: [from, between, to], covers: [] }, -6);
  expect(along(way).some((point) => isOn(between, point))).toBe(false);
  expect(way.crossed).toEqual([]);
});

test('what cannot be gone around is named, and each card of it', () => {
  const row = [0, 200, 400, 600, 800, 1000].map((left) => place(left, 200, 200, 60));
  const way = wayPast(place(500, 0), place(500, 500), { cards: row, covers: [] }, -6);
  expect(way.crossed.length).toBeGreaterThan(0);
  for (const card of way.crossed) expect(along(way).some((point) => isOn(card, point))).toBe(true);
});

test('a line goes under the bar in the middle by the shortest way, rather than along it', () => {
  const bar = place(300, 300, 900, 70);
  const under = along(wayPast(place(900, 60), place(340, 420), { cards: [], covers: [bar] }, -6));
  expect(under.filter((point) => isOn(bar, point)).length).toBeLessThan(30);
});

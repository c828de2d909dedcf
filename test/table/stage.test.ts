// The stage: what has happened is shown in its order and at the chosen speed, and the question is there at once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment, MomentKind, TableChange } from '../../src/protocol/moment.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { SPEEDS, type Speed, Stage, staged, timeOf } from '../../src/table/state/stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RIVAL = 1;

const tableWith = (told: number, life: number, asked = true): TableState =>
  ({
    type: 'table',
    told,
    seat: 0,
    at: told,
    frame: told,
    active: RIVAL,
    asTeams: false,
    players: [
      { seat: 0, life, relation: 'you', out: null, name: 'You' },
      { seat: RIVAL, life: 20, relation: 'foe', out: null, name: 'Morwenna' },
    ],
    inPlay: [],
    chain: [],
    combat: null,
    asked: asked ? { ask: 'act' } : null,
    headline: 'Your main phase.',
    subline: '',
  }) as unknown as TableState;

function moment(number: number, kind: MomentKind, seat = RIVAL, changes: readonly TableChange[] = []): Moment {
  const words = `${kind} ${number}.`;
  return { type: 'moment', number, kind, seat, words, card: null, from: [], to: [], amount: 0, changes };
}

const hit = (number: number, to: number): Moment => moment(number, 'strike', RIVAL, [{ do: 'life', seat: 0, to }]);

function begun(speed: Speed): Stage {
  const stage = new Stage();
  stage.speed = speed;
  stage.settle(tableWith(0, 20), []);
  return stage;
}

const lifeShown = (stage: Stage): number | undefined => stage.get().shown?.players[0]?.life;

test('each moment changes the table that is shown, and the last one is seen before the table itself', () => {
  const stage = begun('normal');
  const seen: string[] = [];
  stage.watch(({ words }) => seen.push(words));
  for (const each of [hit(1, 17), hit(2, 15), moment(3, 'draw')]) stage.tell(each);
  const newest = tableWith(3, 15);
  stage.settle(newest, []);
  expect([seen, lifeShown(stage)]).toEqual([['strike 1.'], 17]);
  vi.advanceTimersByTime(timeOf(hit(1, 17), 'normal', 0, 2) + 1);
  expect([seen.at(-1), lifeShown(stage)]).toEqual(['strike 2.', 15]);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['strike 1.', 'strike 2.', 'draw 3.']);
  expect(stage.get()).toMatchObject({ shown: newest, busy: false, moment: null });
});

test('the question is there at once, with its own count, while the way to it is shown', () => {
  const stage = begun('calm');
  stage.tell(hit(1, 17));
  const thinking = staged(tableWith(0, 20), stage.get());
  expect(thinking).toMatchObject({ asked: null, awaits: RIVAL, headline: 'strike 1.' });
  const newest = tableWith(1, 17);
  stage.settle(newest, []);
  const open = staged(newest, stage.get());
  expect(open).toMatchObject({ asked: newest.asked, at: 1, headline: 'strike 1.', subline: 'Then: Your main phase.' });
  vi.advanceTimersByTime(10_000);
  expect(staged(newest, stage.get())).toBe(newest);
});

test('a run that is hurried is over, and says whether somebody else’s doing was not seen', () => {
  const stage = begun('normal');
  stage.tell(moment(1, 'cast'));
  stage.tell(moment(2, 'resolved'));
  stage.settle(tableWith(2, 20), []);
  expect(stage.hurry(0)).toBe(true);
  expect(stage.get().busy).toBe(false);
  stage.tell(moment(3, 'land', 0));
  stage.settle(tableWith(3, 20), []);
  expect([stage.get().busy, stage.hurry(0), stage.hurry(0)]).toEqual([true, false, false]);
});

test('at the speed Instant nothing is waited for, and every moment is told all the same', () => {
  const stage = begun('instant');
  let told = 0;
  stage.watch(() => {
    told += 1;
  });
  stage.tell(hit(1, 12));
  stage.settle(tableWith(1, 12), []);
  expect([lifeShown(stage), stage.get().busy, told]).toEqual([12, false, 1]);
  // Where a rival thinks for long, what it thinks about is shown meanwhile.
  stage.tell(hit(2, 9));
  expect(lifeShown(stage)).toBe(12);
  vi.advanceTimersByTime(200);
  expect([lifeShown(stage), stage.get().behind]).toEqual([9, true]);
});

test('what has happened since the last answer is shown again', () => {
  const stage = begun('quick');
  expect(stage.again()).toBe(false);
  stage.answered();
  stage.tell(hit(1, 17));
  stage.tell(hit(2, 14));
  stage.settle(tableWith(2, 14), []);
  vi.advanceTimersByTime(5000);
  expect(stage.again()).toBe(true);
  expect(lifeShown(stage)).toBe(17);
  vi.advanceTimersByTime(5000);
  expect([lifeShown(stage), stage.get().busy]).toEqual([14, false]);
  stage.answered();
  expect(stage.again()).toBe(false);
});

test('a moment that a table has told already is not told again', () => {
  const stage = begun('normal');
  stage.settle(tableWith(4, 11), []);
  stage.tell(hit(4, 11));
  expect(stage.get().busy).toBe(false);
});

test('a rival’s turn with three visible acts takes two to four seconds at the speed Normal, and each speed is its own', () => {
  const kinds: readonly MomentKind[] = ['turn', 'draw', 'land', 'cast', 'arrive', 'attack', 'strike'];
  const run = kinds.map((kind, index) => moment(index, kind));
  const took = SPEEDS.map((speed) =>
    run.reduce((sum, each, index) => sum + timeOf(each, speed, 0, run.length - index - 1), 0),
  );
  const [instant = -1, quick = 0, normal = 0, calm = 0] = took;
  expect(instant).toBe(0);
  expect(quick).toBeLessThan(normal / 1.8);
  expect(normal).toBeGreaterThan(2000);
  expect(normal).toBeLessThanOrEqual(4000);
  expect(calm).toBeGreaterThan(normal * 1.8);
});

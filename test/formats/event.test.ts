// An event of Limited from the first pack to the last round: what it waits for, and what it refuses.

import { expect, test } from 'vitest';
import { buildDeck } from '../../src/formats/limited/build.ts';
import { viewOf } from '../../src/formats/limited/draft.ts';
import {
  beginEvent,
  type EventSetup,
  type LimitedEvent,
  openMatches,
  rivalOf,
  stageOf,
  withDeck,
  withMatch,
  withPick,
} from '../../src/formats/limited/event.ts';
import { standings } from '../../src/formats/rounds.ts';

const setup: EventSetup = {
  kind: 'draft',
  sets: ['M11'],
  names: ['You', 'B', 'C', 'D'],
  people: [0],
  pairing: 'swiss',
  seed: 'event',
};
const packOf = (event: LimitedEvent, seat: number): readonly string[] =>
  event.draft === null ? [] : viewOf(event.draft, seat).pack;

function drafted(begun: LimitedEvent): LimitedEvent {
  let event = begun;
  while (stageOf(event) === 'draft')
    for (const seat of event.setup.people) event = withPick(event, seat, packOf(event, seat)[0] as string);
  return event;
}

test('one person and three computers draft, build and play two rounds', () => {
  let event = drafted(beginEvent(setup));
  expect(stageOf(event)).toBe('build');
  expect(event.pools?.map((pool) => pool.length)).toEqual([45, 45, 45, 45]);
  expect(event.decks.map((deck) => deck?.length ?? null)).toEqual([null, 40, 40, 40]);
  event = withDeck(event, 0, buildDeck('m11', event.pools?.[0] ?? []).cards);
  expect(stageOf(event)).toBe('rounds');
  for (let round = 0; round < 2; round += 1) {
    expect(rivalOf(event, 0)).not.toBeNull();
    for (const seats of openMatches(event)) event = withMatch(event, seats, seats[0] === 0 ? [2, 0] : [0, 2]);
  }
  expect(stageOf(event)).toBe('over');
  expect(event.tournament === null ? [] : standings(event.tournament)[0]?.points).toBe(6);
});

test('with two people the packs wait for both, and a choice may be changed until then', () => {
  const begun = beginEvent({ ...setup, people: [0, 2] });
  const [a, b] = packOf(begun, 0) as [string, string];
  const one = withPick(begun, 0, a);
  expect(one.draft).toBe(begun.draft);
  const other = withPick(one, 0, b);
  const both = withPick(other, 2, packOf(begun, 2)[3] as string);
  expect(both.draft?.picks.map((picks) => picks.length)).toEqual([1, 1, 1, 1]);
  expect(both.draft?.picks[0]?.[0]?.card).toBe(b);
  expect(both.chosen).toEqual([null, null, null, null]);
});

test('sealed: pools are there at once, and computers have built', () => {
  const event = beginEvent({ ...setup, kind: 'sealed', names: ['You', 'B'] });
  expect(stageOf(event)).toBe('build');
  expect(event.pools?.map((pool) => pool.length)).toEqual([90, 90]);
  expect(event.decks[1]?.length).toBe(40);
});

test('what cannot be is refused with the reason, and the event stays as it was', () => {
  const begun = beginEvent(setup);
  expect(() => withPick(begun, 0, 'Black Lotus')).toThrow("'Black Lotus' is not in this pack");
  expect(() => withPick(begun, 1, packOf(begun, 1)[0] as string)).toThrow('seat 1 is not held by a person');
  expect(() => withDeck(begun, 0, [])).toThrow('decks are built after the packs and before the rounds');
  const built = drafted(begun);
  expect(() => withDeck(built, 0, Array(40).fill('Black Lotus'))).toThrow('this deck cannot be played');
  expect(() => withDeck(built, 0, ['Forest'])).toThrow('it has 1 cards, and a deck of Limited has at least 40');
  expect(() => withPick(built, 0, 'Forest')).toThrow('nothing is being drafted');
  expect(() => beginEvent({ ...setup, people: [7] })).toThrow('there is no seat 7');
  expect(() => beginEvent({ ...setup, kind: 'rotisserie' as never })).toThrow("there is no event 'rotisserie'");
  expect(() => beginEvent({ ...setup, kind: 'sealed', sets: ['M10', 'M11'] })).toThrow(
    'a sealed deck is made of one set',
  );
});

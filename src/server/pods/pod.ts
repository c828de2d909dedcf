// A draft or sealed deck with friends, as a value: who takes part, what is being waited for and until when. Pure data. Whoever
// lets the time run out has a computer choose for them, and after the second time nobody waits for them any more.

import { buildDeck } from '../../formats/limited/build.ts';
import { viewOf } from '../../formats/limited/draft.ts';
import { choosePick } from '../../formats/limited/drafter.ts';
import { beginEvent, type LimitedEvent, stageOf, withDeck, withPick } from '../../formats/limited/event.ts';
import { BadInput, BOOK_IDS, chanceFrom } from '../../game/index.ts';
import type { PodWords } from '../../protocol/pods.ts';
import { opponents } from '../opponents.ts';

/** Somebody who takes part: a seat is theirs who come with one of its keys. */
export interface PodSitter {
  readonly name: string;
  readonly keys: readonly string[];
  /** How often in a row the time has run out for them. */
  readonly late: number;
}

export interface Pod {
  readonly words: PodWords;
  /** The people, in the order in which they came; they have the first seats. */
  readonly people: readonly PodSitter[];
  /** Null until it begins. */
  readonly event: LimitedEvent | null;
  /** The opponents' persons, by seat; those of people are empty. */
  readonly persons: readonly string[];
  /** Until when everybody is waited for, and for what: a pick, decks, or a round. */
  readonly until: number | null;
  readonly for: string;
}

/** So often somebody lets the time run out before nobody waits for them any more. */
const PATIENCE = 2;

export const isAway = ({ late }: PodSitter): boolean => late >= PATIENCE;

export function makePod(words: PodWords, you: string, key: string): Pod {
  const pod: Pod = { words, people: [sitter(you, key)], event: null, persons: [], until: null, for: '' };
  // Packs that cannot be opened are refused now, and not when everybody has come.
  begun(pod, 'tried out');
  return pod;
}

const sitter = (name: string, key: string): PodSitter => ({ name, keys: [key], late: 0 });

/** Which seat a browser has; -1 for none. */
export const seatOf = ({ people }: Pod, key: string | null): number =>
  key === null ? -1 : people.findIndex(({ keys }) => keys.includes(key));

/** Sits down, or takes another name; the last one begins it. */
export function withSitter(pod: Pod, name: string, key: string, seed: string, now: number): Pod {
  if (pod.event !== null) throw new BadInput('it has begun: nobody can sit down any more');
  const held = seatOf(pod, key);
  if (pod.people.some((each, seat) => seat !== held && each.name === name))
    throw new BadInput(`somebody called '${name}' sits here already: take another name`);
  if (held >= 0) return { ...pod, people: pod.people.map((each, seat) => (seat === held ? { ...each, name } : each)) };
  if (pod.people.length >= pod.words.people) throw new BadInput('every seat is taken');
  const seated = { ...pod, people: [...pod.people, sitter(name, key)] };
  return seated.people.length === pod.words.people ? begins(seated, seed, now) : seated;
}

export function withoutSitter(pod: Pod, key: string | null): Pod {
  const seat = seatOf(pod, key);
  if (seat < 0) throw new BadInput('you have no seat here');
  if (pod.event !== null) throw new BadInput('it has begun: the computer chooses for who leaves');
  return { ...pod, people: pod.people.filter((_, each) => each !== seat) };
}

/** The first of them begins it, with computers in the seats that are free. */
export function beginBy(pod: Pod, key: string | null, seed: string, now: number): Pod {
  if (seatOf(pod, key) !== 0) throw new BadInput(`it is begun by ${pod.people[0]?.name ?? 'who sits there first'}`);
  if (pod.event !== null) return pod;
  return begins(pod, seed, now);
}

const begins = (pod: Pod, seed: string, now: number): Pod => waited(begun(pod, seed), now);

function begun(pod: Pod, seed: string): Pod {
  const { kind, sets, seats, pairing } = pod.words;
  const taken = pod.people.map(({ name }) => name);
  const computers = chanceFrom(`${seed} persons`)
    .shuffled(opponents(BOOK_IDS).filter(({ name }) => !taken.includes(name)))
    .slice(0, seats - taken.length);
  const event = beginEvent({
    kind,
    sets,
    names: [...taken, ...computers.map(({ name }) => name)],
    people: taken.map((_, seat) => seat),
    pairing,
    seed,
  });
  return { ...pod, event, persons: [...taken.map(() => ''), ...computers.map(({ id }) => id)] };
}

// ---- time ----

/** What is being waited for, by name: when it changes, time begins anew. */
function waitsFor({ event }: Pod): string {
  if (event === null) return '';
  const stage = stageOf(event);
  if (stage === 'draft') return `pick ${event.draft?.picks[0]?.length ?? 0}`;
  return stage === 'rounds' ? `round ${event.tournament?.rounds.length ?? 0}` : stage;
}

function timeFor({ words }: Pod, what: string): number | null {
  if (what.startsWith('pick')) return words.pick * 1000;
  if (what === 'build') return words.build * 60_000;
  return what.startsWith('round') ? words.round * 60_000 : null;
}

/** The clock is set anew where something else is being waited for. */
export function waited(pod: Pod, now: number): Pod {
  const what = waitsFor(pod);
  if (what === pod.for) return pod;
  const time = timeFor(pod, what);
  return { ...pod, for: what, until: time === null ? null : now + time };
}

/** Who is being waited for: people who have neither chosen nor built. */
export function missing({ event, people }: Pod): number[] {
  if (event === null) return [];
  const stage = stageOf(event);
  const isOpen = (seat: number): boolean =>
    stage === 'draft' ? event.chosen[seat] === null : stage === 'build' && event.decks[seat] === null;
  return people.flatMap((_, seat) => (isOpen(seat) ? [seat] : []));
}

/** A computer does what the person at a seat has not done. */
function doneFor(event: LimitedEvent, seat: number): LimitedEvent {
  if (stageOf(event) === 'draft' && event.draft !== null)
    return withPick(event, seat, choosePick(viewOf(event.draft, seat)));
  return withDeck(event, seat, buildDeck(event.book, event.pools?.[seat] ?? []).cards);
}

function filled(pod: Pod, seats: readonly number[]): Pod {
  let { event } = pod;
  for (const seat of seats) if (event !== null) event = doneFor(event, seat);
  return { ...pod, event };
}

/** Time has passed: it is chosen and built for who has not, once it has run out for them. */
export function ticked(pod: Pod, now: number): Pod {
  const late = missing(pod);
  if (pod.until === null || now < pod.until || late.length === 0) return pod;
  const people = pod.people.map((each, seat) => (late.includes(seat) ? { ...each, late: each.late + 1 } : each));
  return waited(filled({ ...pod, people }, late), now);
}

/** Somebody has done something: they are there, and those who have left are not waited for. */
function after(pod: Pod, seat: number, now: number): Pod {
  const people = pod.people.map((each, index) => (index === seat ? { ...each, late: 0 } : each));
  const open = missing(pod);
  const isLast =
    open.length > 0 && open.every((each) => isAway(people[each] as PodSitter)) && waitsFor(pod) === pod.for;
  return waited(isLast ? filled({ ...pod, people }, open) : { ...pod, people }, now);
}

/** The pick says which one it is: one that was sent twice is not taken for the next. */
export function picked(pod: Pod, seat: number, card: string, number: number, now: number): Pod {
  const event = knownEvent(pod);
  const made = event.draft?.picks[seat]?.length ?? 0;
  if (number !== made) throw new BadInput(`this would be pick ${number}, and pick ${made} is the next one`);
  return after({ ...pod, event: withPick(event, seat, card) }, seat, now);
}

export const built = (pod: Pod, seat: number, cards: readonly string[], now: number): Pod =>
  after({ ...pod, event: withDeck(knownEvent(pod), seat, cards) }, seat, now);

export function knownEvent({ event }: Pod): LimitedEvent {
  if (event === null) throw new BadInput('it has not begun yet: some are still missing');
  return event;
}

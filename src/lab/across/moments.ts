// Moments that a line waits for: steps by the names of any book, and moments that only some books have.

import { type GameEvent, passageOf } from '../../game/index.ts';
import { NotSaid } from '../../game/spoken/find.ts';
import { findStepName, placeIn, placeOfStep, stepOf } from '../../game/spoken/steps.ts';
import type { Said, Saying } from '../study.ts';
import type { Bench, Mark } from './bench.ts';

type Until = Extract<Saying, { say: 'until' }>;

/** Moments that are no steps; the first four come of what is asked. */
const MOMENTS: { readonly [moment: string]: (bench: Bench) => boolean } = {
  'damage is on the stack': ({ game }) => game.state.chain.some((item) => item.what === 'damage'),
  'damage prevention': ({ question }) => question?.ask === 'act' && question.window === 'prevention',
  regeneration: ({ question }) => question?.ask === 'act' && question.window === 'regeneration',
  'declare attack': ({ question }) => question?.ask === 'attack',
  'declare block': ({ question }) => question?.ask === 'block' || question?.purpose === 'which attacker to deal with',
};

/** The fact of a book by which it has a moment or not. */
const FACTS: { readonly [moment: string]: string } = {
  'damage is on the stack': 'combat.damage',
  'damage prevention': 'damage.prevention',
  regeneration: 'damage.regeneration',
};

/** What comes right after a moment of damage, in books that do not stop there. */
const DEALT: readonly GameEvent['event'][] = ['damaged', 'prevented'];

/** Lets the game run to a moment; where the book has no such moment, to the last chance before what it is about. */
export function goUntil(bench: Bench, said: Said, { moment, of }: Until, once: () => void): void {
  const special = MOMENTS[moment];
  const { number } = bench.game.state.turn;
  if (special !== undefined) {
    const there = bench.goOn(
      once,
      () => special(bench),
      () => bench.game.state.turn.number !== number,
    );
    if (there) return;
    if (moment.startsWith('declare')) throw new NotSaid('nobody is asked that in this turn');
    beforeDamage(bench, said, moment, once);
    return;
  }
  goUntilStep(bench, said, moment, of === null ? null : bench.actor(of).seat, once);
}

/** Lets the game run to a step; where it does not come, to the first chance after it. */
function goUntilStep(bench: Bench, said: Said, moment: string, seat: number | null, once: () => void): void {
  const { book } = bench.game;
  const step = stepOf(book, moment);
  const place = placeOfStep(moment);
  if (step === null && place < 0) findStepName(book, moment);
  // "until ann's upkeep" in Ann's upkeep means the next one.
  if (bench.step === step && seat === null) return;
  // What has just been said may have carried the game past it.
  const isIt = (event: GameEvent): boolean => event.event === 'step' && event.step === step;
  if (seat === null && bench.events.slice(bench.saidFrom).some(isIt) && placeIn(book, bench.step) > place) return;
  const heard = bench.events.length;
  const { number } = bench.game.state.turn;
  const isAhead = seat === null && placeIn(book, bench.step) < place;
  // A step in which nobody may act goes by without a question: then the first chance after it is meant.
  const there =
    step !== null &&
    bench.goOn(
      once,
      () => bench.events.slice(heard).some((event) => isIt(event) && (seat === null || stepSeat(event) === seat)),
      () => isAhead && bench.game.state.turn.number !== number,
    );
  if (there) return;
  const isPast = (event: GameEvent): boolean =>
    event.event === 'step' && placeIn(book, event.step) > place && (seat === null || event.seat === seat);
  if (!bench.goOn(once, () => bench.events.slice(heard).some(isPast))) throw new NotSaid(`'${moment}' does not come`);
  const why = step === null ? 'this book has no such step' : 'it does not come in this turn';
  bench.notes.push({
    line: said.line,
    words: said.words,
    kind: 'instead',
    sentence: `${said.words}: ${why}; the first chance after it was taken, in the step '${bench.step}'.`,
    passage: '',
  });
}

const stepSeat = (event: GameEvent): number => (event.event === 'step' ? event.seat : -1);

/** The last chance to act before damage is dealt. */
function beforeDamage(bench: Bench, said: Said, moment: string, once: () => void): void {
  const start = bench.mark();
  const { number } = bench.game.state.turn;
  /** Of each player the last chance to act, and when it was. */
  const chances = new Map<number, { readonly mark: Mark; readonly at: number }>();
  for (let i = 0; i < 200 && bench.question !== null && bench.game.state.turn.number === number; i += 1) {
    if (bench.question.ask === 'act') chances.set(bench.question.player, { mark: bench.mark(), at: i });
    const heard = bench.events.length;
    once();
    if (bench.game.state.packets.length > 0 || bench.events.slice(heard).some(({ event }) => DEALT.includes(event))) {
      // The first of the last round: whoever comes first in it may still act.
      const [first] = [...chances.values()].sort((a, b) => a.at - b.at);
      bench.back(first?.mark ?? start);
      bench.notes.push({
        line: said.line,
        words: said.words,
        kind: 'instead',
        sentence: `${said.words}: this book has no such moment; the last chance before damage is dealt was taken.`,
        passage: passageOf(bench.game.book.edition, FACTS[moment] ?? ''),
      });
      return;
    }
  }
  bench.back(start);
  throw new NotSaid(`this book has no moment '${moment}', and no damage is dealt`);
}

// Carrying out a line of play in one book: each saying as it stands, or else the nearest that the book has, and what differed.

import { Refused } from '../../game/index.ts';
import type { Actor } from '../../game/spoken/actor.ts';
import { NotSaid } from '../../game/spoken/find.ts';
import type { Blocking, Choosing, Said, Saying } from '../study.ts';
import type { Bench } from './bench.ts';
import { goUntil } from './moments.ts';
import { asSentence, nearestAttack, nearestBlocks } from './nearest.ts';

/** Questions in a row that a line may leave to be answered before the next of its words. */
const MOST_UNSAID = 30;

/** What needs no word when the game is over by then. */
const WAITING: readonly Saying['say'][] = ['pass', 'all pass', 'until', 'passes'];

export function carryOut(bench: Bench, line: readonly Said[]): void {
  let from = bench.events.length;
  line.forEach((said, index) => {
    bench.saidFrom = from;
    from = bench.events.length;
    if (bench.question === null) {
      if (!WAITING.includes(said.saying.say)) leaveOut(bench, said, 'The game is over by then.', '');
      return;
    }
    carry(bench, said, line[index + 1]?.saying ?? null);
  });
  finish(bench);
}

/** What is still asked in the middle of things is answered, so that positions are compared at rest. */
function finish(bench: Bench): void {
  for (let i = 0; i < MOST_UNSAID; i += 1) {
    const { question } = bench;
    if (question === null || ['act', 'attack', 'block'].includes(question.ask)) return;
    takeUnsaid(bench, null);
  }
}

function carry(bench: Bench, said: Said, next: Saying | null): void {
  for (let i = 0; i <= MOST_UNSAID; i += 1) {
    const start = bench.mark();
    try {
      say(bench, said, next);
      return;
    } catch (error) {
      if (!(error instanceof NotSaid || error instanceof Refused)) throw error;
      bench.back(start);
      const { question } = bench;
      if (
        error instanceof NotSaid &&
        question !== null &&
        question.ask !== 'act' &&
        !answers(said.saying, question.ask)
      ) {
        takeUnsaid(bench, said);
        continue;
      }
      if (!later(bench, said, next)) refuse(bench, said, error);
      return;
    }
  }
}

/** Whether a saying is meant for such a question. */
function answers({ say: what }: Saying, ask: string): boolean {
  if (what === 'chooses' || what === 'assigns') return ask !== 'act' && ask !== 'attack' && ask !== 'block';
  return (what === 'attacks' && ask === 'attack') || (what === 'blocks' && (ask === 'block' || ask === 'pick'));
}

function leaveOut(bench: Bench, { line, words }: Said, why: string, passage: string): void {
  bench.notes.push({ line, words, kind: 'left out', sentence: `${words}: left out. ${asSentence(why)}`, passage });
}

function refuse(bench: Bench, said: Said, error: Refused | NotSaid): void {
  if (error instanceof Refused) leaveOut(bench, said, error.refusal.reason, error.refusal.passage);
  else if (said.saying.say === 'chooses' || said.saying.say === 'assigns')
    leaveOut(bench, said, 'Nobody is asked that in this book.', '');
  else leaveOut(bench, said, error.message, '');
}

/** Answers what the line has not, and notes it. */
function takeUnsaid(bench: Bench, before: Said | null): void {
  const { question } = bench;
  const asked = bench.describe();
  const answer = bench.answerUnsaid();
  // Declining is what a line that says nothing of it means.
  const declines =
    (answer.kind === 'block' && answer.blocks.length === 0) ||
    (answer.kind === 'attack' && answer.attackers.length === 0);
  if (declines || question?.ask === 'pay') return;
  bench.notes.push({
    line: before?.line ?? 0,
    words: before?.words ?? '',
    kind: 'unsaid',
    sentence: `${asSentence(asked)} The line does not say; the computer chose.`,
    passage: '',
  });
}

/** What cannot be done now is done at the next moment of this turn at which the book allows it, if there is one. */
function later(bench: Bench, said: Said, next: Saying | null): boolean {
  if (!['casts', 'uses', 'plays', 'taps'].includes(said.saying.say)) return false;
  const { number } = bench.game.state.turn;
  let step = bench.step;
  const before = { place: bench.place, chain: bench.game.state.chain.length };
  const start = bench.mark();
  let done = false;
  bench.goOn(
    () => bench.passOnce(),
    () => {
      // When it has been done the game may have gone on.
      step = bench.step;
      done = isAllowed(bench, said, next);
      return done;
    },
    () => bench.question?.ask !== 'act' || bench.game.state.turn.number !== number,
  );
  if (!done) {
    bench.back(start);
    return false;
  }
  const same = before.place === bench.place && bench.game.state.chain.length > before.chain;
  if (!same)
    bench.notes.push({
      line: said.line,
      words: said.words,
      kind: 'instead',
      sentence: `${said.words}: not allowed at that moment; done at the next at which it is, in the step '${step}'.`,
      passage: '',
    });
  return true;
}

/** Tries it; where it is not allowed everything is as before. */
function isAllowed(bench: Bench, said: Said, next: Saying | null): boolean {
  const start = bench.mark();
  try {
    say(bench, said, next);
    return true;
  } catch (error) {
    if (!(error instanceof NotSaid || error instanceof Refused)) throw error;
    bench.back(start);
    return false;
  }
}

const choices = ({ at, x, number, choosing, pay }: Choosing, say: 'casts' | 'uses') => ({
  targets: at,
  ...(x === undefined ? {} : { x }),
  ...(number === undefined ? {} : say === 'casts' ? { mode: number - 1 } : { ability: number - 1 }),
  ...(choosing === undefined ? {} : { choose: choosing }),
  ...(pay === undefined ? {} : { pay }),
});

function say(bench: Bench, said: Said, next: Saying | null): void {
  const { saying } = said;
  switch (saying.say) {
    case 'casts':
      bench.actor(saying.who).casts(saying.card, choices(saying, 'casts'));
      break;
    case 'uses':
      bench.actor(saying.who).activates(saying.card, choices(saying, 'uses'));
      break;
    case 'plays':
      bench.actor(saying.who).plays(saying.card);
      break;
    case 'taps':
      bench.actor(saying.who).taps(saying.card);
      break;
    case 'deals with':
      bench.actor(saying.who).dealsWith(saying.card);
      break;
    case 'attacks':
      nearestAttack(bench, said, saying.who, saying.with);
      break;
    case 'blocks':
      blocks(bench, said, bench.actor(saying.who), saying.blocks);
      break;
    case 'assigns':
      bench.actor(saying.who).assigns(saying.amounts);
      break;
    case 'chooses':
      chooses(bench, saying);
      break;
    case 'passes':
      bench.actor(saying.who).passes();
      break;
    case 'concedes':
      bench.actor(saying.who).concedes();
      break;
    case 'pass':
      bench.passOnce();
      break;
    case 'all pass':
      allPass(bench, said, next);
      break;
    case 'until':
      goUntil(bench, said, saying, () => takeOrDecline(bench, said));
      break;
    default:
      saying satisfies never;
  }
}

/** Goes on while a line says "until": passes, declines to attack and block, and answers what else is asked. */
function takeOrDecline(bench: Bench, said: Said): void {
  const ask = bench.question?.ask;
  // Who must attack or block cannot decline.
  if (ask === 'act' || bench.mayDecline) bench.declineOnce();
  else takeUnsaid(bench, said);
}

/** The question may only come when others have passed. */
function chooses(bench: Bench, { who, what }: Extract<Saying, { say: 'chooses' }>): void {
  const actor = bench.actor(who);
  const place = bench.place;
  const asked = bench.goOn(
    () => bench.passOnce(),
    () => bench.question?.player === actor.seat && bench.question.ask !== 'act',
    () => bench.question?.ask !== 'act' || bench.place !== place,
  );
  if (!asked || bench.question === null) throw new NotSaid(`${who} is not asked anything`);
  actor.chooses(...what);
}

/** Everybody passes until what waits has resolved; with nothing waiting, until the step ends. */
function allPass(bench: Bench, said: Said, next: Saying | null): void {
  const { place } = bench;
  const waiting = bench.waits;
  const goesOn = (): boolean => (waiting ? bench.waits : bench.place === place);
  for (let i = 0; i < 400 && bench.question !== null && goesOn(); i += 1) {
    const { ask } = bench.question;
    if (ask === 'act') bench.passOnce();
    else if (next !== null && answers(next, ask)) return;
    else takeOrDecline(bench, said);
  }
}

/** All blocks at once; where the book takes attackers one at a time, in the order they were said, and the rest get through. */
function blocks(bench: Bench, said: Said, actor: Actor, blockings: readonly Blocking[]): void {
  if (bench.game.book.facts.combat.blocks === 'together') {
    if (blockings.length > 0 || isAskedToBlock(bench, actor)) nearestBlocks(bench, said, actor, blockings);
    return;
  }
  const asks = (): boolean =>
    bench.question?.player === actor.seat && (bench.question.ask === 'pick' || bench.question.ask === 'block');
  const there = bench.goOn(
    () => bench.passOnce(),
    asks,
    () => bench.question?.ask !== 'act',
  );
  if (!there && blockings.length === 0) return;
  if (!there || bench.question === null) throw new NotSaid(`${actor.name} is not asked to intercept`);
  for (const { attacker, blockers } of blockings) actor.intercepts(attacker, ...blockers);
  for (let i = 0; i < 20 && asks() && bench.game.state.combat !== null; i += 1) {
    const { question } = bench;
    if (question?.ask === 'block') bench.answer({ kind: 'block', blocks: [] }, actor.seat);
    else if (question?.ask === 'pick' && question.purpose === 'which attacker to deal with')
      bench.answer({ kind: 'pick', picked: question.from.slice(0, 1) }, actor.seat);
    else return;
  }
}

/** Whether this player is asked in this step what blocks: who has nothing to block with is not, and does not block. */
function isAskedToBlock(bench: Bench, { seat }: Actor): boolean {
  const { number } = bench.game.state.turn;
  const start = bench.mark();
  const asked = bench.goOn(
    () => bench.passOnce(),
    () => bench.question?.ask === 'block' && bench.question.player === seat,
    () => bench.question?.ask !== 'act' || bench.game.state.turn.number !== number,
  );
  bench.back(start);
  return asked;
}

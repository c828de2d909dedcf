// Paying by itself: never with what is marked, and X as large as it can be; what that would tap, shown before; and the
// warning before mana would burn. Which of the ways to pay is best is said by the engine alone.

import { type Answer, aboutOf, couldPay, type Game, type Id, manaSources, type Seat } from '../game/index.ts';
import { cardWords, counted, Scene } from '../game/told/index.ts';
import type { ServerMessage } from '../protocol/table.ts';
import { idleAnswer } from './state/combat.ts';

type Preview = Extract<ServerMessage, { type: 'preview' }>;

/**
 * What is announced when the server is to pay: whatever is marked is kept back, and with `landsOnly` all that is no land.
 * How the rest pays is the engine's to say: the first of the ways that it lists.
 */
export function sparing(game: Game, seat: Seat, answer: Answer, locked: readonly Id[], landsOnly: boolean): Answer {
  if (answer.kind !== 'cast' && answer.kind !== 'use') return answer;
  const scene = new Scene(game, seat);
  const spare = manaSources(game, seat).filter((id) => locked.includes(id) || (landsOnly && !isLand(scene, id)));
  return spare.length === 0 ? answer : { ...answer, spare };
}

const isLand = (scene: Scene, id: Id): boolean => scene.permanent(id)?.types.includes('land') === true;

/** Whether X is to be chosen for it: then it is shown, and done, with as much as the lands give. */
export const asksX = (game: Game, answer: Answer): boolean =>
  answer.kind === 'cast' && (game.inside.kind(answer.card).definition.cost?.x ?? 0) > 0;

/** How a payment that is asked of the seat is made by itself; null where nothing of the kind is asked, or only what is marked would pay. */
export function paymentAnswer(game: Game, seat: Seat, locked: readonly Id[], landsOnly: boolean): Answer | null {
  const { question } = game;
  if (question === null || question.player !== seat) return null;
  if (question.ask === 'option' && aboutOf(question) === 'mana') return { kind: 'option', option: 0 };
  if (question.ask !== 'pay') return null;
  const scene = new Scene(game, seat);
  const payment = question.payments.find(({ taps }) =>
    taps.every(({ id }) => !locked.includes(id) && (!landsOnly || isLand(scene, id))),
  );
  return payment === undefined ? null : { kind: 'pay', payment };
}

/** What is answered for the player while an announcement is being paid, X included; null where a choice is the player's own. */
export function payingAnswer(game: Game, seat: Seat, source: Id, locked: readonly Id[]): Answer | null {
  const { question } = game;
  if (question === null || question.player !== seat || question.source !== source) return null;
  if (question.ask === 'number' && aboutOf(question) === 'X') return { kind: 'number', number: question.max };
  return paymentAnswer(game, seat, locked, true);
}

const MOST_ANSWERS = 40;

/** Carries an announcement out in a branch: what it would tap, and what could still be cast afterwards. */
export function previewOf(game: Game, seat: Seat, answer: Answer, n: number, locked: readonly Id[]): Preview {
  const asked = game.question?.source ?? 0;
  const source = answer.kind === 'cast' ? answer.card : answer.kind === 'use' ? answer.source : asked;
  const branch = game.branch(game.keep(), true);
  const before = branch.events.length;
  const pool = branch.state.players[seat]?.pool ?? [];
  branch.take(answer);
  for (let i = 0; i < MOST_ANSWERS && branch.question?.source === source && branch.question.mayCancel === true; i += 1)
    branch.take(shownAnswer(branch, seat, source, locked));
  const taps = tapsIn(branch, before, seat, answer);
  const spent = pool.map((number, kind) => number - (branch.state.players[seat]?.pool[kind] ?? 0));
  const fromPool = spent.map((number, kind) => `{${'WUBRGC'.charAt(kind)}}`.repeat(Math.max(0, number))).join('');
  const names = counted(taps.map(({ id }) => new Scene(game, seat).nameOf(id)));
  const parts = [...(names === '' ? [] : [names]), ...(fromPool === '' ? [] : [`${fromPool} from the pool`])];
  return {
    type: 'preview',
    n,
    taps,
    pool: fromPool,
    words: parts.length === 0 ? 'Costs no mana' : `Pays with ${parts.join(' and ')}`,
    leaves: leavesWords(game, branch, seat, source),
    text: answer.kind === 'number' ? cardWords(new Scene(game, seat), source, answer.number) : '',
  };
}

/** What a click would do: X as large as it can be, and the payment that would be made; any choice will do for the rest. */
function shownAnswer(branch: Game, seat: Seat, source: Id, locked: readonly Id[]): Answer {
  const paid = payingAnswer(branch, seat, source, locked) ?? paymentAnswer(branch, seat, locked, false);
  return paid ?? (branch.legalAnswers()[0] as Answer);
}

/** Each thing tapped for mana, with the mana that came of it. */
function tapsIn(branch: Game, from: number, seat: Seat, answer: Answer): Preview['taps'] {
  const taps: { id: Id; mana: string }[] = [];
  let last = 0;
  for (const event of branch.events.slice(from)) {
    if (event.event === 'announced') break;
    if (event.event === 'tapped') last = event.id;
    if (event.event !== 'mana' || event.seat !== seat || last === 0) continue;
    if (!(answer.kind === 'use' && answer.source === last)) taps.push({ id: last, mana: 'WUBRGC'.charAt(event.kind) });
    last = 0;
  }
  return taps;
}

function leavesWords(game: Game, branch: Game, seat: Seat, source: Id): string {
  const scene = new Scene(game, seat);
  const lands = manaSources(branch, seat).filter((id) => scene.permanent(id)?.types.includes('land') === true);
  const rest = counted(lands.map((id) => scene.nameOf(id)));
  const hand = (scene.view.players[seat]?.hand ?? []).filter(({ id }) => id !== source);
  const spells = hand.filter(({ id }) => !scene.definition(id).types.includes('land') && couldPay(branch, seat, id));
  const possible = [...new Set(spells.map(({ name }) => name))];
  const stays =
    possible.length === 0 ? '' : `: ${possible.join(', ')} ${possible.length === 1 ? 'stays' : 'stay'} possible`;
  return rest === '' ? `Leaves no land${stays}` : `Leaves ${rest}${stays}`;
}

/** How much mana of the seat would burn if it answered so and nobody did anything more before its next question. */
export function wouldBurn(game: Game, seat: Seat, answer: Answer): number {
  const pool = game.state.players[seat]?.pool ?? [];
  if (game.book.facts.mana.burn === 0 || pool.every((number) => number === 0)) return 0;
  const branch = game.branch(game.keep(), true);
  const before = branch.events.length;
  branch.take(answer);
  for (let i = 0; i < MOST_ANSWERS && branch.question !== null && branch.question.player !== seat; i += 1)
    branch.take(idleAnswer(branch));
  return branch.events
    .slice(before)
    .reduce((sum, event) => sum + (event.event === 'burn' && event.seat === seat ? event.number : 0), 0);
}

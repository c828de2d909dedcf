// Drawing cards: from the library to the hand, or what is done instead; and cards that lie face down first (1997).

import { lookAgain, moveCard, playerOf, record, updatePlayer, updateState, updateTurn } from '../../core/change.ts';
import type { GameEvent } from '../../core/event.ts';
import { type Id, NO_EVENT, type Seat } from '../../core/state.ts';
import type { Replace } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { hasTurn, reaches } from '../seats.ts';
import { charOf, playerLimits } from '../things/characteristics.ts';
import { type Context, contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { because } from './causes.ts';
import { eventOf, happened } from './triggers.ts';

const DRAWN = { drawn: true } as const;

/**
 * Cards are to be drawn, because an effect says so or in the draw phase: at once, or laid face down until they are drawn
 * as fast effects of their own. `by` is the text that says so, null for the draw of the turn.
 */
export function* drawCards(m: Machine, seat: Seat, number: number, by: Context | null = null): Asking {
  const met = by?.met ?? [];
  const atOnce = m.book.facts.timing.draws === 'at once';
  for (let i = 0; i < number; i += 1) {
    const instead = yield* chooseInstead(m, seat, insteads(m, seat, met, atOnce && inDrawPhase(m, seat)));
    if (instead !== null) yield* drawNot(m, seat, instead, met);
    else if (atOnce) takeFromLibrary(m, seat);
    else layFaceDown(m, seat, by);
  }
}

/** Of several things that would be done instead, the player who would draw chooses one, where the book says so. */
function* chooseInstead(m: Machine, seat: Seat, all: readonly Instead[]): Asking<Instead | null> {
  const [first] = all;
  if (first === undefined) return null;
  if (all.length === 1 || m.book.facts.damage.modifiers !== 'chosen by who is affected') return first;
  const from = [...new Set(all.map(({ source }) => source))].map(objectOption);
  const [picked] = yield* ask.pick(m, seat, first.source, 'which applies first', from, { min: 1, max: 1 });
  return all.find(({ source }) => source === picked?.id) ?? first;
}

/** What is done instead of a draw; a draw that is taken after all meets it no second time. */
function* drawNot(m: Machine, seat: Seat, instead: Instead, met: readonly Id[]): Asking {
  const { source, controller, effects, lasting, once } = instead;
  const context = contextOf(m, source, controller);
  if (once) {
    updateState(m, { lasting: m.state.lasting.filter((each) => each.id !== lasting) });
    lookAgain(m);
  }
  const doing = m.run(effects, { ...context, event: { ...NO_EVENT, player: seat }, met: [...met, instead.key] });
  const before = m.events?.length ?? 0;
  yield* m.events === null ? doing : because(m, { by: 'instead', source }, doing);
  if (m.events !== null && !m.events.slice(before).some(isDraw)) record(m, { event: 'undrawn', seat });
}

/** A card was drawn after all, or laid down to be. */
const isDraw = (event: GameEvent): boolean => event.event === 'moved' && (event.drawn || event.to === 'drawing');

function layFaceDown(m: Machine, seat: Seat, by: Context | null): void {
  const top = playerOf(m, seat).library.at(-1);
  if (top !== undefined) moveCard(m, top, 'drawing');
  else updatePlayer(m, seat, { drawing: [...playerOf(m, seat).drawing, 0 - (by?.item?.id ?? 0)] });
}

const inDrawPhase = (m: Machine, seat: Seat): boolean => {
  const { phase, step } = m.state.turn;
  return hasTurn(m, seat) && m.book.turn[phase]?.steps[step]?.phase === 'draw';
};

/** Something that is done instead of a draw. */
interface Instead {
  /** By which it is known not to have been met before. */
  readonly key: Id;
  readonly source: Id;
  readonly controller: Seat;
  readonly effects: readonly Effect[];
  readonly lasting: Id;
  readonly once: boolean;
}

type DrawReplace = Extract<Replace, { of: 'draw' }>;

const isOfDraws = (each: Replace): each is DrawReplace => each.replace === 'instead' && each.of === 'draw';

/** What would be done instead of a draw: what permanents say, and what was said for a while. */
function insteads(m: Machine, seat: Seat, met: readonly Id[], inPhase: boolean): Instead[] {
  const found: Instead[] = [];
  const isMeant = ({ phase }: DrawReplace): boolean => phase === null || (inPhase && phase === 'draw');
  for (const id of rollOf(m, 'replacing')) {
    if (!m.kind(id).insteadOfDraws || met.includes(id)) continue;
    const { controller, used } = m.object(id);
    for (const each of charOf(m, id).replacements)
      if (
        isOfDraws(each) &&
        isMeant(each) &&
        (each.who === 'anybody' ? reaches(m, controller, seat) : controller === seat)
      )
        if (each.phase === null || used !== m.state.turn.number)
          found.push({ key: id, source: id, controller, effects: each.with, lasting: 0, once: false });
  }
  for (const { change, source, by, lasting } of playerLimits(m, seat)) {
    if (change.change !== 'ability' || change.ability.ability !== 'replacement') continue;
    const each = change.ability.replacement;
    if (isOfDraws(each) && isMeant(each) && !met.includes(-lasting))
      found.push({
        key: -lasting,
        source,
        controller: by,
        effects: each.with,
        lasting,
        once: each.once === true,
      });
  }
  return found;
}

/** What a player may do in the draw phase instead of drawing; `used` says what has been offered this turn. */
export function insteadOfDrawing(
  m: Machine,
  seat: Seat,
): { readonly id: Id; readonly effects: readonly Effect[] } | null {
  for (const id of rollOf(m, 'replacing')) {
    if (m.object(id).controller !== seat || m.object(id).used === m.state.turn.number) continue;
    for (const each of charOf(m, id).replacements)
      if (isOfDraws(each) && each.phase === 'draw') return { id, effects: each.with };
  }
  return null;
}

/** Draws the first of the cards that lie face down. */
export function drawFaceDown(m: Machine, seat: Seat): void {
  const [first, ...rest] = playerOf(m, seat).drawing;
  if (first === undefined) return;
  if (first <= 0) {
    updatePlayer(m, seat, { drawing: rest });
    takeFromLibrary(m, seat);
    if (first < 0 && playerOf(m, seat).drewNothing) failTogether(m, first);
    return;
  }
  take(m, first, seat);
}

/**
 * "If both players lose the game … during the resolution of a single spell or effect, the game is a draw" (1997): whom
 * the same effect makes draw from an empty library has lost by it too, though that card is drawn after this one.
 */
function failTogether(m: Machine, effect: number): void {
  for (const { seat, drawing, library } of m.state.players)
    if (library.length === 0 && drawing.includes(effect)) updatePlayer(m, seat, { drewNothing: true });
}

function takeFromLibrary(m: Machine, seat: Seat): void {
  const { library } = playerOf(m, seat);
  const top = library[library.length - 1];
  if (top === undefined) {
    updatePlayer(m, seat, { drewNothing: true });
    return;
  }
  take(m, top, seat);
}

/** The card is drawn, and it is noted that it was drawn this turn. */
function take(m: Machine, id: Id, seat: Seat): void {
  moveCard(m, id, 'hand', DRAWN);
  updateTurn(m, { drawn: [...m.state.turn.drawn, { id, life: m.object(id).life }] });
  happened(m, 'draws', eventOf(m, 0, 0, seat, 1));
}

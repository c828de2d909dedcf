// Before the first turn: shuffling, ante, hands, mulligans, and who begins. A book lists the steps in its order.

import {
  chance,
  frame,
  moveCard,
  plan,
  playerOf,
  record,
  shuffleLibrary,
  updatePlayer,
  updateTurn,
} from '../../core/change.ts';
import type { Seat } from '../../core/state.ts';
import { ask } from '../../engine/asking/ask.ts';
import type { Asking } from '../../engine/asking/decision.ts';
import { enterPlay } from '../../engine/happening/entering.ts';
import { show } from '../../engine/happening/zones.ts';
import type { Machine } from '../../engine/machine.ts';
import type { StartPart } from '../../engine/rulebook.ts';
import { LAND } from '../../engine/things/kinds.ts';

export type StartStep = 'shuffle decks' | 'put up ante' | 'draw hands' | 'choose who starts' | 'mulligans';

function drawHand(m: Machine, seat: Seat, cards: number): void {
  for (let i = 0; i < cards; i += 1) {
    const top = playerOf(m, seat).library.at(-1);
    if (top !== undefined) moveCard(m, top, 'hand', { drawn: true });
  }
}

function redraw(m: Machine, seat: Seat, cards: number): void {
  for (const id of playerOf(m, seat).hand) moveCard(m, id, 'library');
  shuffleLibrary(m, seat);
  drawHand(m, seat, cards);
  updatePlayer(m, seat, { mulligans: playerOf(m, seat).mulligans + 1 });
  record(m, { event: 'mulligan', seat, cards });
}

const landsIn = (m: Machine, seat: Seat): number =>
  playerOf(m, seat).hand.filter((id) => (m.kind(id).base.types & LAND) !== 0).length;

/** No land or nothing but land: the hand is shown, and then the others may draw anew as well, showing nothing. */
function* landMulligans(m: Machine): Asking {
  const { hand } = m.book.facts.start;
  const waived: Seat[] = [];
  for (const seat of m.book.variant.order(m, m.state.turn.first)) {
    const lands = landsIn(m, seat);
    if (lands !== 0 && lands !== playerOf(m, seat).hand.length) continue;
    if (!(yield* ask.yesno(m, seat, 0, 'mulligan'))) {
      waived.push(seat);
      continue;
    }
    for (const other of m.book.variant.opponents(m, seat)) show(m, other, playerOf(m, seat).hand);
    redraw(m, seat, hand);
    // "Each player has only one chance to redraw, and once that's used or waived, the duel begins."
    for (const other of m.book.variant.opponents(m, seat).filter((each) => !waived.includes(each)))
      if (yield* ask.yesno(m, other, 0, 'redraw because of a mulligan')) redraw(m, other, hand);
    return;
  }
}

/**
 * The same among friends (Portal, p. 14): whenever a player takes a mulligan, "your opponent then has the option" to
 * draw anew as well, whatever was declined before.
 */
function* friendlyMulligans(m: Machine): Asking {
  const { hand } = m.book.facts.start;
  const asked: Seat[] = [];
  for (const seat of m.book.variant.order(m, m.state.turn.first)) {
    const lands = landsIn(m, seat);
    const isBad = lands === 0 || lands === playerOf(m, seat).hand.length;
    if (!isBad || asked.includes(seat) || !(yield* ask.yesno(m, seat, 0, 'mulligan'))) continue;
    for (const other of m.book.variant.opponents(m, seat)) show(m, other, playerOf(m, seat).hand);
    redraw(m, seat, hand);
    for (const other of m.book.variant.opponents(m, seat)) {
      // Whoever was offered a new hand and kept the old one need not be asked about the same hand again.
      asked.push(other);
      if (yield* ask.yesno(m, other, 0, 'redraw because of a mulligan')) redraw(m, other, hand);
    }
  }
}

/** Any hand, one card fewer each time. */
function* parisMulligans(m: Machine): Asking {
  for (const seat of m.book.variant.order(m, m.state.turn.first)) {
    while (playerOf(m, seat).hand.length > 0 && (yield* ask.yesno(m, seat, 0, 'mulligan'))) {
      const { hand, mulligans } = playerOf(m, seat);
      redraw(m, seat, m.book.variant.freeMulligan && mulligans === 0 ? hand.length : hand.length - 1);
    }
  }
}

const MULLIGANS = { land: landMulligans, friendly: friendlyMulligans, paris: parisMulligans };

function* whoStarts(m: Machine): Asking {
  const { first, loser } = m.book.facts.start;
  const { variant } = m.book;
  const seats = variant.starters(m.state.players.length);
  const lost = seats.includes(m.options.loser) ? m.options.loser : null;
  if (lost !== null && loser === 'takes first turn') return begins(m, lost, -1);
  const chosen = lost !== null && loser === 'chooses' ? lost : (seats[chance(m, seats.length)] as Seat);
  // Round a table there is nothing to choose: going first costs no card.
  const isRound = m.state.pod !== null && !variant.asTeams;
  if (isRound || (lost === null && first === 'random')) return begins(m, chosen, -1);
  const option = yield* ask.option(m, chosen, 0, 'play or draw', ['play first', 'draw first']);
  begins(m, option === 0 ? chosen : variant.nextTurn(m, chosen), chosen);
}

function begins(m: Machine, seat: Seat, by: Seat): void {
  updateTurn(m, { first: seat });
  record(m, { event: 'first', seat, by });
}

/** Cards that say so may be put into play from the opening hands before the first turn. */
function* openingHands(m: Machine): Asking {
  for (const seat of m.book.variant.order(m, m.state.turn.first)) {
    for (const id of playerOf(m, seat).hand) {
      if (m.kind(id).opens && (yield* ask.yesno(m, seat, id, 'begin the game with it in play')))
        yield* enterPlay(m, [{ id, controller: seat }]);
    }
  }
}

export function startPart(steps: readonly StartStep[]): StartPart {
  return {
    steps,
    begin: (m) => plan(m, ...steps.map((step) => frame(step)), frame('opening hands'), frame('first turn')),
    procedures: {
      'opening hands': openingHands,
      'shuffle decks': (m) => {
        for (const player of m.state.players) shuffleLibrary(m, player.seat);
        return undefined;
      },
      'put up ante': (m) => {
        for (const { library } of m.options.ante ? m.state.players : []) {
          const top = library.at(-1);
          if (top !== undefined) moveCard(m, top, 'ante');
        }
        return undefined;
      },
      'draw hands': (m) => {
        for (const player of m.state.players) drawHand(m, player.seat, m.book.facts.start.hand);
        return undefined;
      },
      'choose who starts': whoStarts,
      mulligans: (m) => {
        const { mulligan } = m.book.facts.start;
        return mulligan === 'none' ? undefined : MULLIGANS[mulligan](m);
      },
      'first turn': (m) => plan(m, frame('turn', m.state.turn.first)) as undefined,
    },
  };
}

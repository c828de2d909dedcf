// One game of the ladder: all with the same deck. Games come in rounds that differ only in who sits where, so that neither the
// deck nor the luck of the draw favours a side. At a table of several one side is of the one level, all others of the other.

import { type Level, type Player, playerAt } from '../../bots/levels.ts';
import { randomBot } from '../../bots/random.ts';
import { cardsIn, type Deck, randomDeck } from '../../formats/deck.ts';
import { allowedIn, formatFaults, formatNamed } from '../../formats/legal/format.ts';
import { startersFor } from '../../formats/starters.ts';
import { findBook, newGame, seenBy } from '../../game/index.ts';

export type Contestant = Level | 'random';

/** Who plays whom by which book. */
export interface Rung {
  readonly book: string;
  readonly level: Contestant;
  readonly against: Contestant;
  readonly seed: string;
  /** Nodes for the first player, where it is not the measure of its level. */
  readonly budget: number | null;
  /** How the table is set, and how many sit down to it. */
  readonly variant: string;
  readonly seats: number;
  /** Only decks that are legal in it are played with. */
  readonly format?: { readonly name: string; readonly date?: string };
}

export interface Match {
  readonly rung: Rung;
  readonly index: number;
}

export interface MatchResult {
  /** 1 for a game won by the first side, 0 for a lost one, of a draw the share that chance would give. */
  readonly points: number;
  /** How long each decision of the first player took, in milliseconds. */
  readonly times: readonly number[];
}

/** A game that is not over by then is a draw. */
const MOST_TURNS = 150;
/** Round a table turns are shorter and more. */
const MOST_TURNS_EACH = 75;
const MOST_ANSWERS = 10_000;

function contestant(who: Contestant, seed: string, budget: number | null): Player {
  if (who === 'random') {
    const bot = randomBot(seed);
    return { name: 'random', choose: ({ view, legal }) => bot.choose(view, legal) };
  }
  return playerAt(who, budget === null ? { seed } : { seed, budget });
}

/** The side each seat is on. */
function sidesOf({ book, variant, seats }: Rung): readonly number[] {
  const { teamOf } = findBook(book, [], variant).variant;
  return Array.from({ length: seats }, (_, seat) => teamOf(seat, seats));
}

/** What somebody would win who plays no better than the others. */
export const chanceIn = (rung: Rung): number => 1 / new Set(sidesOf(rung)).size;

/** The starter decks of the book, or in a format those that it allows; where it allows none, decks of its cards by chance. */
export function decksOf({ book, format, seed }: Rung): readonly Deck[] {
  const starters = startersFor(findBook(book));
  if (format === undefined) return starters;
  const chosen = formatNamed(format.name, format.date);
  const legal = starters.filter((deck) => formatFaults(chosen, book, cardsIn(deck)).length === 0);
  if (legal.length > 0) return legal;
  return Array.from({ length: CHANCE_DECKS }, (_, index) =>
    randomDeck(book, `${seed} ${index}`, [], allowedIn(chosen)),
  );
}

const CHANCE_DECKS = 8;

export async function playMatch({ rung, index }: Match): Promise<MatchResult> {
  const sides = sidesOf(rung);
  const number = new Set(sides).size;
  const pair = Math.floor(index / number);
  const own = index % number;
  const decks = decksOf(rung);
  const deck = cardsIn(decks[pair % decks.length] as Deck);
  const seed = `${rung.seed}-${pair}`;
  const decksOfAll = sides.map(() => deck);
  const game = newGame({
    book: rung.book,
    decks: decksOfAll,
    seed,
    options: { events: false, variant: rung.variant },
  });
  const players = sides.map((side, at) =>
    side === own
      ? contestant(rung.level, `${seed}:${at}`, rung.budget)
      : contestant(rung.against, `${seed}:${at}`, null),
  );
  const mostTurns = sides.length === 2 ? MOST_TURNS : MOST_TURNS_EACH * sides.length;
  const times: number[] = [];
  for (
    let i = 0;
    i < MOST_ANSWERS * (sides.length - 1) && game.question !== null && game.state.turn.number <= mostTurns;
    i += 1
  ) {
    const { player } = game.question;
    const begun = performance.now();
    const answer = await (players[player] as Player).choose(seenBy(game, player));
    if (sides[player] === own) times.push(performance.now() - begun);
    game.answer(answer, player);
  }
  const [winner] = game.winners;
  return { points: winner === undefined ? 1 / number : sides[winner] === own ? 1 : 0, times };
}

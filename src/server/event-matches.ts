// Matches between computers of an event or a league, played out at once by the second level; between two games others get their turn.

import { simpleBot } from '../bots/simple.ts';
import { newGame } from '../game/index.ts';

const MOST_ANSWERS = 6000;
const NEEDED = 2;
/** Drawn games count for nobody; a match that does not come to an end is drawn. */
const MOST_GAMES = 5;

/** What computers play with: the book, and the deck of each seat. */
export interface Played {
  readonly book: string;
  readonly decks: readonly (readonly string[] | null)[];
  /** Whether somebody has to win. */
  readonly decided: boolean;
}

/** The games that each of two seats wins; the first to two has the match. */
export async function playMatch(
  played: Played,
  seats: readonly [number, number],
  seed: string,
): Promise<readonly [number, number]> {
  const wins: [number, number] = [0, 0];
  for (let game = 0; game < MOST_GAMES && Math.max(...wins) < NEEDED; game += 1) {
    await new Promise((done) => setImmediate(done));
    const winner = playGame(played, seats, `${seed} ${seats.join('-')} ${game}`);
    if (winner !== null) wins[winner] += 1;
  }
  // Somebody has to go on where the loser is out.
  if (wins[0] === wins[1] && played.decided) wins[0] += 1;
  return wins;
}

function playGame({ book, decks: all }: Played, seats: readonly [number, number], seed: string): 0 | 1 | null {
  const decks = seats.map((seat) => [...(all[seat] ?? [])]);
  const game = newGame({ book, decks, seed, options: { events: false, ante: false } });
  const bots = [simpleBot(`${seed} 0`), simpleBot(`${seed} 1`)];
  for (let answers = 0; game.question !== null && answers < MOST_ANSWERS; answers += 1) {
    const { player } = game.question;
    game.take((bots[player] as (typeof bots)[number]).choose(game.view(player), game.legalAnswers()));
  }
  return (game.outcome?.winner ?? null) as 0 | 1 | null;
}

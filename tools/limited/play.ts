// Games between decks of Limited for the tools: played by the second level on both sides, with what each seat saw.

import { simpleBot } from '../../src/bots/simple.ts';
import { newGame } from '../../src/game/index.ts';

const MOST_ANSWERS = 8000;

export interface Result {
  /** The deck that won, or null for a draw or a game that does not end. */
  readonly winner: number | null;
  /** The names of the cards that each deck's player saw: all that left the library. */
  readonly seen: readonly (readonly string[])[];
}

export function playLimited(
  book: string,
  decks: readonly (readonly string[])[],
  seed: string,
  swapped: boolean,
): Result {
  const seats = swapped ? [...decks].reverse() : decks;
  const game = newGame({
    book,
    decks: seats.map((deck) => [...deck]),
    seed,
    options: { events: false, ante: false },
  });
  const bots = [simpleBot(`${seed}-0`), simpleBot(`${seed}-1`)];
  for (let i = 0; i < MOST_ANSWERS && game.question !== null; i += 1) {
    const seat = game.question.player;
    game.take((bots[seat] as (typeof bots)[number]).choose(game.view(seat), game.legalAnswers()));
  }
  const winner = game.outcome?.winner ?? null;
  const deckAt = (seat: number): number => (swapped ? 1 - seat : seat);
  const { objects } = game.state;
  const seen = [0, 1].map((deck) =>
    objects
      .filter(({ id, token, zone, deck: from }) => id > 0 && !token && zone !== 'library' && deckAt(from) === deck)
      .map(({ printed }) => game.inside.kinds.of(printed).definition.name),
  );
  return { winner: winner === null ? null : deckAt(winner), seen };
}

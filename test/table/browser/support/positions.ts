// Positions for the tests, in few words: you sit first, Morwenna is the opponent, and both libraries hold plain lands.
import { fromPosition } from '../../../../src/game/index.ts';
import type { Position } from './table.ts';

type Seat = Readonly<Record<string, unknown>>;

export const FOE = 'Morwenna';
export const times = (name: string, number: number): string[] => Array(number).fill(name);

const seatOf = (words: Seat): Seat => ({ library: times('Plains', 12), ...words });

/** Your main phase in the middle of a duel. */
export function yourTurn(book: string, you: Seat, foe: Seat = {}, more: Seat = {}): Position {
  return { book, turn: 7, seats: { You: seatOf(you), [FOE]: seatOf(foe) }, ...more };
}

/** The opponent's main phase. What she does is in the script, or she does what she likes. */
export function theirTurn(book: string, you: Seat, foe: Seat, more: Seat = {}): Position {
  return yourTurn(book, you, foe, { turn: 8, active: FOE, ...more });
}

/** The number that a card of a position has in the game, in a hand or in play; for what the opponent is to do. */
export function idOf(position: Position, name: string, nth = 0): number {
  const game = fromPosition(position as unknown as Parameters<typeof fromPosition>[0]);
  const hands = [0, 1].flatMap((seat) => game.view(seat as 0 | 1).players[seat]?.hand ?? []);
  const found = [...hands, ...game.view(0).inPlay].filter((each) => each.name === name)[nth];
  if (found === undefined) throw new Error(`There is no ${name} (${nth}) in the position.`);
  return found.id;
}

/** What the opponent does to attack with these creatures. */
export function attackBy(position: Position, ...names: readonly string[]): unknown[] {
  const target = { what: 'player', id: 0 };
  const attackers = names.map((name) => ({ id: theirs(position, name), target, band: 0 }));
  return [{ kind: 'begin attack' }, { kind: 'attack', attackers }];
}

/** The last creature of that name is the opponent's: her cards come after yours. */
export function theirs(position: Position, name: string): number {
  for (let nth = 9; nth >= 0; nth -= 1) {
    try {
      return idOf(position, name, nth);
    } catch {
      // fewer of them
    }
  }
  throw new Error(`There is no ${name} in the position.`);
}

// The players as one seat sees them: life, mana, counts of what is hidden, and everything that lies open.

import type { CardView, Game, PlayerView, Seat, View } from '../../game/index.ts';
import type { CardState, PlayerState } from '../../protocol/table.ts';

const MANA = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

const card = ({ id, name, owner }: CardView): CardState => ({ id, name, owner });

export function playerStates(game: Game, view: View): PlayerState[] {
  return view.players.map((player) => playerState(game, player, view.seat));
}

function playerState(game: Game, player: PlayerView, seat: Seat): PlayerState {
  return {
    seat: player.seat,
    side: player.seat === seat ? 'you' : 'foe',
    name: player.name,
    life: player.life,
    poison: player.poison,
    pool: MANA.map((mana, index) => ({ mana, number: player.pool[index] ?? 0 })).filter(({ number }) => number > 0),
    library: player.libraryCount,
    hand: player.handCount,
    cards: player.hand.map(card),
    handLimit: game.book.facts.hand.limit,
    graveyard: player.graveyard.map(card),
    removed: player.removed.map(card),
    ante: player.ante.map(card),
    knownLibrary: player.knownLibrary.map((each) => ({ ...card(each), fromTop: each.fromTop })),
    faceDown: player.faceDown,
  };
}

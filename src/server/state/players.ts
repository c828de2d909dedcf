// The players as one seat sees them: life, mana, counts of what is hidden, and everything that lies open.

import type { CardView, Game, PlayerView, View } from '../../game/index.ts';
import type { CardState, Holder, PlayerState } from '../../protocol/table.ts';
import type { HolderSetup, SeatSetup } from '../setup.ts';

const MANA = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

const card = ({ id, name, owner }: CardView): CardState => ({ id, name, owner });

export function playerStates(game: Game, view: View, seats: readonly SeatSetup[]): PlayerState[] {
  return view.players.map((player) => playerState(game, player, seats[player.seat] as SeatSetup));
}

/** Who sits there, as everybody may know it. */
const holderState = (holder: HolderSetup): Holder =>
  holder.by === 'person' ? { by: 'person' } : { by: 'computer', level: holder.level, levelName: holder.levelName };

function playerState(game: Game, player: PlayerView, { holder, deck, face }: SeatSetup): PlayerState {
  const { seat, relation, team, name, attackable, leads, points, out, life, poison } = player;
  return {
    seat,
    relation,
    team,
    name,
    holder: holderState(holder),
    face: face ?? name,
    title: holder.by === 'computer' ? holder.title : '',
    deck: relation === 'you' ? deck : '',
    attackable,
    leads,
    points,
    out,
    life,
    poison,
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

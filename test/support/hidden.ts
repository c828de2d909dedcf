// What a seat may not see: which cards those are, and the same position with them exchanged for one another.

import type { GameObject, GameState, Id, Seat, Zone } from '../../src/core/state.ts';
import { legalAnswers } from '../../src/engine/answering/answers.ts';
import { Machine } from '../../src/engine/machine.ts';
import { playerLimits } from '../../src/engine/things/characteristics.ts';
import type { Answer, Chance, Game, View } from '../../src/game/index.ts';
import { viewOf } from '../../src/game/view.ts';

/** Places whose cards may be hidden, top or first card last, as the position has them. */
const PLACES = ['library', 'hand', 'drawing'] as const satisfies readonly Zone[];
type Place = (typeof PLACES)[number];

interface Slot {
  readonly owner: Seat;
  readonly place: Place;
  readonly index: number;
  readonly id: Id;
}

/** Cards that an effect lays open for everybody: whole hands, the top cards of libraries. */
function laidOpen(game: Game): Id[] {
  return game.state.players.flatMap(({ seat, hand, library }) =>
    playerLimits(game.inside, seat).flatMap(({ change }) => {
      if (change.change !== 'playerRule') return [];
      if (change.rule === 'hand revealed') return hand;
      return change.rule === 'top card revealed' ? library.slice(-1) : [];
    }),
  );
}

/** The cards of the game that this seat may not see, with where they lie. */
export function hiddenFrom(game: Game, seat: Seat): Slot[] {
  const { state } = game;
  const knows = [...(state.players[seat]?.knows ?? []), ...laidOpen(game)];
  return state.players.flatMap((player) =>
    PLACES.flatMap((place) =>
      player[place]
        .map((id, index): Slot => ({ owner: player.seat, place, index, id }))
        .filter(({ id }) => id > 0 && !knows.includes(id) && !(place === 'hand' && player.seat === seat)),
    ),
  );
}

/** The same position with the cards hidden from a seat in other hidden places of the same owner. */
export function exchanged(game: Game, seat: Seat, chance: Chance): GameState {
  const { state } = game;
  const objects = [...state.objects];
  const players = state.players.map((player) => {
    const slots = hiddenFrom(game, seat).filter((slot) => slot.owner === player.seat);
    const ids = chance.shuffled(slots.map((slot) => slot.id));
    const lists: { [place in Place]: Id[] } = {
      library: [...player.library],
      hand: [...player.hand],
      drawing: [...player.drawing],
    };
    slots.forEach((slot, index) => {
      const id = ids[index] as Id;
      lists[slot.place][slot.index] = id;
      objects[id] = { ...(objects[id] as GameObject), zone: slot.place };
    });
    return { ...player, ...lists };
  });
  return { ...state, players, objects, look: { computed: null, spells: false } };
}

/** What a seat would see, and could answer, in another position with the same question. */
export function seenIn(game: Game, state: GameState, seat: Seat): { view: View; answers: readonly Answer[] } {
  const { book, kinds, options } = game.inside;
  const machine = new Machine(book, kinds, options, state, null);
  const asked = game.question !== null && game.question.player === seat ? game.question : null;
  return {
    view: viewOf(machine, game.names, game.question, seat),
    answers: asked === null ? [] : legalAnswers(machine, asked),
  };
}

// Imagining: a game that might be the one on the table, as far as a seat can tell. Everything hidden from the seat
// is dealt anew, so that a search can try things out without ever looking at a card it may not see.

import { copyObject, copyState } from '../core/copy.ts';
import type { GameObject, GameState, Id, Seat } from '../core/state.ts';
import type { Answer } from '../engine/asking/decision.ts';
import type { Machine } from '../engine/machine.ts';
import { faceOf, isOpenPlace } from '../engine/things/faces.ts';
import type { Chance } from './chance.ts';
import type { Game, Kept } from './game.ts';
import { type Clues, cluesOf, guessCards, guessCreature } from './guess.ts';
import type { PermanentView, View } from './view.ts';

/** What a player at a seat has to go by when it is asked: what it sees, what it may answer, and its imagination. */
export interface Seen {
  readonly view: View;
  readonly legal: readonly Answer[];
  /**
   * A game of its own that stands where this one does, with everything hidden from the seat dealt anew. It depends on
   * what the seat sees and on the chance given, and on nothing else. Null where no such game was found.
   */
  readonly imagine: (chance: Chance) => Game | null;
}

export function seenBy(game: Game, seat: Seat): Seen {
  const view = game.view(seat);
  const kept = game.keep();
  let sight: Sight | null = null;
  return {
    view,
    legal: game.legalAnswers(),
    imagine: (chance) => {
      sight ??= sightOf(game, kept, view);
      return imagineFrom(sight, chance);
    },
  };
}

/** The same with open cards, for who looks back at a game: all cards are known, and only what is still to be drawn is shuffled. */
export function seenOpen(game: Game, seat: Seat): Seen {
  const kept = game.keep();
  const view = game.view(seat);
  const words = inWords(view);
  const unseen = hiddenPlaces(game.inside, kept.checkpoint, seat).map((ids) =>
    ids.filter((id) => game.state.objects[id]?.zone === 'library'),
  );
  return {
    view,
    legal: game.legalAnswers(),
    imagine: (chance) => {
      const imagined = game.elsewhere({ checkpoint: shuffled(kept.checkpoint, unseen, chance), answers: kept.answers });
      return imagined !== null && inWords(imagined.view(seat)) === words ? imagined : null;
    },
  };
}

/** Cards that nobody has seen change places, each seat's among themselves; chance is new. */
function shuffled(checkpoint: GameState, unseen: readonly (readonly Id[])[], chance: Chance): GameState {
  const objects = checkpoint.objects.slice();
  for (const ids of unseen) {
    const faces = chance.shuffled(ids.map((id) => (checkpoint.objects[id] as GameObject).printed));
    ids.forEach((id, place) => {
      const object = copyObject(objects[id] as GameObject);
      object.printed = faces[place] as number;
      object.kind = object.printed;
      objects[id] = object;
    });
  }
  return withObjects(checkpoint, objects, chance);
}

function withObjects(checkpoint: GameState, objects: GameObject[], chance: Chance): GameState {
  const state = copyState(checkpoint);
  state.objects = objects;
  state.random = chance.below(0x100000000) | 0;
  return state;
}

/** What all games imagined from one sight share. */
interface Sight {
  readonly game: Game;
  readonly kept: Kept;
  readonly view: View;
  /** By seat: the cards the viewer cannot know, in the order in which they lie. */
  readonly places: readonly (readonly Id[])[];
  /** The faces of the seat's own hidden cards, in no order: it knows its deck, and what it has drawn of it. */
  readonly own: readonly number[];
  readonly clues: readonly Clues[];
  readonly words: string;
}

function sightOf(game: Game, kept: Kept, view: View): Sight {
  const places = hiddenPlaces(game.inside, kept.checkpoint, view.seat);
  return {
    game,
    kept,
    view,
    places,
    own: (places[view.seat] as readonly Id[])
      .map((id) => (kept.checkpoint.objects[id] as GameObject).printed)
      .sort((a, b) => a - b),
    clues: view.players.map(({ seat }) => cluesOf(game.inside.kinds, game.book, view, seat)),
    words: inWords(view),
  };
}

const MOST_TRIES = 4;

/**
 * The checkpoint with other hidden cards, and the answers since. Those answers fit the new cards, or they do not: then
 * another deal is tried, for what the seat has seen must still be what it sees.
 */
function imagineFrom(sight: Sight, chance: Chance): Game | null {
  const { game, kept, view } = sight;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const imagined = game.elsewhere({ checkpoint: dealAnew(sight, chance), answers: kept.answers });
    if (imagined !== null && looksTheSame(imagined.view(view.seat), sight)) return imagined;
  }
  return null;
}

// ---- what is hidden ----

/** A card that lay open when the last step of the game began keeps its face: the seat has seen it. */
function hiddenPlaces(m: Machine, checkpoint: GameState, viewer: Seat): Id[][] {
  const { players, inPlay, chain } = m.state;
  const down = [...inPlay, ...chain.map(({ object }) => object)].filter((id) => m.object(id).faceDown);
  return players.map(({ seat, hand, drawing, aside, library }) => {
    const face = down.filter((id) => m.object(id).owner === seat);
    return [...hand, ...drawing, ...aside, ...[...library].reverse(), ...face].filter((id) => {
      const before = checkpoint.objects[id];
      return (
        id > 0 &&
        before !== undefined &&
        faceOf(m, id, viewer).card === null &&
        (before.faceDown || !isOpenPlace(before.zone))
      );
    });
  });
}

/** Hidden cards get other faces: the seat's own in another order, the others' as they might be. Chance is new, too. */
function dealAnew({ game, kept, view, places, own, clues }: Sight, chance: Chance): GameState {
  const objects = kept.checkpoint.objects.slice();
  places.forEach((ids, seat) => {
    const faces = seat === view.seat ? chance.shuffled(own) : guessCards(clues[seat] as Clues, ids.length, chance);
    ids.forEach((id, place) => {
      const object = copyObject(objects[id] as GameObject);
      object.printed = faces[place] as number;
      if (object.faceDown) object.printed = guessCreature(game.inside.kinds, clues[seat] as Clues, chance);
      else object.kind = object.printed;
      objects[id] = object;
    });
  });
  return withObjects(kept.checkpoint, objects, chance);
}

// ---- whether it looks the same ----

/** All that could turn out differently with other cards and other chance, as text. */
const inWords = ({ question, players, chain, attacks }: View): string =>
  JSON.stringify([question, players, chain, attacks]);

function looksTheSame(imagined: View, { view, words }: Sight): boolean {
  return (
    imagined.awaits === view.awaits &&
    imagined.turn === view.turn &&
    imagined.step === view.step &&
    imagined.inPlay.length === view.inPlay.length &&
    imagined.inPlay.every((each, index) => samePermanent(each, view.inPlay[index] as PermanentView)) &&
    inWords(imagined) === words
  );
}

/** Most of what is on the table is the very same object; only what was changed since the checkpoint is compared field by field. */
const samePermanent = (a: PermanentView, b: PermanentView): boolean =>
  a === b || Object.keys(a).every((key) => sameValue(a[key as keyof PermanentView], b[key as keyof PermanentView]));

const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

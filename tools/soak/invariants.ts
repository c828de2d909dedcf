// What must always be so, whatever players do. Each check gives a sentence about what is broken, or null.

import { freshLook } from '../../src/core/change.ts';
import type { GameObject, GameState, Id, Seat } from '../../src/core/state.ts';
import { Machine } from '../../src/engine/machine.ts';
import { faceOf } from '../../src/engine/things/faces.ts';
import type { Game } from '../../src/game/index.ts';
import { viewOf } from '../../src/game/view.ts';

type Check = (game: Game) => string | null;

const LISTS = ['library', 'hand', 'graveyard', 'removed', 'ante', 'drawing', 'aside'] as const;

/** Every object is in exactly the list its zone says, and only once. */
const zonesAgree: Check = ({ state }) => {
  const seen = new Map<Id, string>();
  const note = (id: Id, where: string): string | null => {
    const before = seen.get(id);
    seen.set(id, where);
    return before === undefined ? null : `object ${id} is both in ${before} and in ${where}`;
  };
  for (const player of state.players)
    for (const list of LISTS)
      for (const id of player[list]) {
        // A draw that finds no card lies there as nothing until it is made.
        if (list === 'drawing' && id <= 0) continue;
        const twice = note(id, list);
        if (twice !== null) return twice;
        const object = state.objects[id] as GameObject;
        if (object.zone !== list || object.owner !== player.seat)
          return `object ${id} lies in the ${list} of seat ${player.seat} but says ${object.zone} of ${object.owner}`;
      }
  for (const id of state.inPlay) {
    const twice = note(id, 'play');
    if (twice !== null) return twice;
    if ((state.objects[id] as GameObject).zone !== 'play')
      return `object ${id} is listed in play but says ${(state.objects[id] as GameObject).zone}`;
  }
  for (const item of state.chain)
    if (item.what === 'spell') {
      const twice = note(item.object, 'chain');
      if (twice !== null) return twice;
    }
  return missing(state, seen);
};

function missing(state: GameState, seen: ReadonlyMap<Id, string>): string | null {
  for (const object of state.objects) {
    if (object.id === 0 || object.zone === 'gone' || seen.has(object.id)) continue;
    // A spell that is resolving lies on the chain while its item has already been taken off.
    if (object.zone !== 'chain') return `object ${object.id} says it is in ${object.zone}, but no list has it`;
  }
  return null;
}

const idsUnique: Check = ({ state }) => {
  for (const [index, object] of state.objects.entries())
    if (object.id !== index) return `object ${object.id} stands at index ${index}`;
  const items = state.chain.map((item) => item.id);
  return new Set(items).size === items.length ? null : 'two items on the chain have one id';
};

const noDebts: Check = ({ state }) => {
  for (const player of state.players)
    if (player.pool.some((number) => number < 0)) return `the pool of seat ${player.seat} is below zero`;
  for (const object of state.objects) {
    if (object.damage < 0) return `object ${object.id} has damage below zero`;
    if (object.counters.some((counter) => counter.number <= 0)) return `object ${object.id} has a counter of no number`;
  }
  return null;
};

/** Only tokens come and go: the cards are those of the decks. */
export function conserved(cards: number): Check {
  return ({ state }) => {
    const now = state.objects.filter((object) => object.id > 0 && !object.token).length;
    const lost = state.objects.find(
      ({ id, token, zone, owner }) => id > 0 && !token && zone === 'gone' && state.players[owner]?.out === null,
    );
    if (lost !== undefined) return `card ${lost.id} is gone`;
    return now === cards ? null : `there are ${now} cards instead of ${cards}`;
  };
}

/** Cards a seat may not see, each of which could be any other of them. */
function hiddenFrom(m: Machine, seat: Seat): Id[] {
  // Whose ability waits to resolve has been said aloud, wherever the card has gone since.
  const announced = m.state.chain.flatMap(({ object, what }) => (what === 'spell' ? [] : [object]));
  return m.state.objects
    .filter(({ id, token }) => id > 0 && !token && !announced.includes(id) && faceOf(m, id, seat).card === null)
    .map(({ id }) => id);
}

/** A seat sees the same, whatever the hidden cards are. */
export const viewsHide: Check = (game) => {
  const { inside, names, question } = game;
  for (const { seat } of inside.state.players) {
    const hidden = hiddenFrom(inside, seat);
    const objects = inside.state.objects.slice();
    hidden.forEach((id, index) => {
      const other = inside.state.objects[hidden[(index + 1) % hidden.length] as Id] as GameObject;
      const own = objects[id] as GameObject;
      objects[id] = { ...own, printed: other.printed, kind: own.faceDown ? own.kind : other.printed };
    });
    const swapped = new Machine(
      inside.book,
      inside.kinds,
      inside.options,
      { ...inside.state, objects, look: freshLook() },
      null,
    );
    const mine = question !== null && question.player === seat ? question : null;
    const before = JSON.stringify(viewOf(inside, names, mine, seat));
    const after = JSON.stringify(viewOf(swapped, names, mine, seat));
    if (before !== after) return `seat ${seat} sees a difference when hidden cards are swapped`;
  }
  return null;
};

/** The game rebuilt from its checkpoint stands at the same place. */
export const rebuilds: Check = (game) => {
  const rebuilt = game.branch();
  if (rebuilt.hash() !== game.hash()) return 'rebuilt from the checkpoint, the position differs';
  return JSON.stringify(rebuilt.question) === JSON.stringify(game.question)
    ? null
    : 'rebuilt from the checkpoint, another question is asked';
};

/** Of one who has left and whose leaving has been seen to, nothing is left: no card but the ante, no spell, no control. */
const leftAltogether: Check = ({ state }) => {
  if (state.pod === null || state.outcome !== null) return null;
  for (const { seat, out } of state.players) {
    if ((out === null) !== (state.pod.left[seat] ?? -1) < 0) {
      // An effect has just said that somebody loses: that is seen to at the next look.
      if (out !== 'effect')
        return `seat ${seat} is ${out === null ? 'in' : 'out of'} the game, but its leaving says otherwise`;
      continue;
    }
    if (out === null) continue;
    const mine = state.objects.find(({ owner, zone }) => owner === seat && zone !== 'gone' && zone !== 'ante');
    if (mine !== undefined && mine.id > 0)
      return `object ${mine.id} of seat ${seat}, which has left, is still in ${mine.zone}`;
    const held = state.inPlay.find((id) => state.objects[id]?.controller === seat);
    if (held !== undefined) return `object ${held} is controlled by seat ${seat}, which has left`;
    if (state.chain.some((item) => item.controller === seat && item.what !== 'damage'))
      return `seat ${seat}, which has left, has something waiting`;
  }
  return null;
};

/** Nobody is asked who has left. */
const asksTheLiving: Check = ({ state, question }) =>
  question === null || state.players[question.player]?.out === null
    ? null
    : `seat ${question.player}, which is out, is asked`;

/** A side with one life total has one. */
const sidesAgree: Check = ({ inside, state }) => {
  if (!inside.book.variant.asTeams) return null;
  const apart = state.players.find((one) =>
    state.players.some((other) => one.team === other.team && one.life !== other.life),
  );
  return apart === undefined ? null : `the side of seat ${apart.seat} has two life totals`;
};

export const ALWAYS: readonly Check[] = [zonesAgree, idsUnique, noDebts, leftAltogether, asksTheLiving, sidesAgree];

export function broken(game: Game, checks: readonly Check[]): string | null {
  for (const check of checks) {
    const sentence = check(game);
    if (sentence !== null) return sentence;
  }
  return null;
}

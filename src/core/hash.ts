// Hashes of positions: equal positions give equal numbers, on every machine.

import {
  type GameObject,
  type GameState,
  type Id,
  type Lasting,
  type Later,
  NONE,
  type Player,
  type Turn,
} from './state.ts';

const SKIPPED = new Set(['look']);

class Hasher {
  private value = 0x811c9dc5;
  constructor(private readonly skipped: ReadonlySet<string>) {}

  number(n: number): void {
    this.value = Math.imul(this.value ^ (n & 0xffff), 0x01000193);
    this.value = Math.imul(this.value ^ ((n >>> 16) & 0xffff), 0x01000193);
  }

  text(text: string): void {
    for (let i = 0; i < text.length; i += 1) this.number(text.charCodeAt(i));
    this.number(text.length);
  }

  any(value: unknown): void {
    if (typeof value === 'number') this.number(value | 0);
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'boolean') this.number(value ? 7 : 11);
    else if (value === null || value === undefined) this.number(13);
    else if (Array.isArray(value)) {
      this.number(value.length);
      for (const item of value) this.any(item);
    } else this.object(value as Record<string, unknown>);
  }

  private object(value: Record<string, unknown>): void {
    for (const key in value) {
      // A duel is what it was before there were tables of more than two.
      if (this.skipped.has(key) || (key === 'pod' && value[key] === null)) continue;
      this.any(value[key]);
    }
    this.number(17);
  }

  result(): number {
    return this.value >>> 0;
  }
}

/** The whole position. */
export function hashState(state: GameState): number {
  const hasher = new Hasher(SKIPPED);
  hasher.any(state);
  return hasher.result();
}

// ---- outcomes ----

const contents = new WeakMap<GameObject, number>();

/**
 * What an object is to the players: of what is in play all that lasts, of anything else where it is. Marks, damage and
 * what else was done to a thing that is gone are gone with it. A spell still waiting counts as discarded: that is
 * where it goes if nothing comes of it.
 */
function contentOf(object: GameObject): number {
  let content = contents.get(object);
  if (content === undefined) {
    const hasher = new Hasher(SKIPPED);
    hasher.any([object.zone === 'chain' ? 'graveyard' : object.zone, object.owner, object.deck, object.markedBy]);
    if (object.zone === 'play') {
      hasher.any([object.kind, object.controller, object.home, object.tapped, object.sick, object.damage]);
      hasher.any([object.deathtouched, object.attachedTo, object.chosen, object.chosenSeat, object.attacked]);
      hasher.any([object.blocked, object.used, object.mended, byNumber(object.hurtBy.map(({ id }) => id))]);
      hasher.any(object.counters.map(({ name, number }) => `${name} ${number}`).sort());
    }
    content = hasher.result();
    contents.set(object, content);
  }
  return content;
}

/** Changes after which it matters what came before them; others may come in any order. */
const SETTING = /"change":"(setSize|color|becomes|creatureTypes|landType|word|control|cantActivate|lose\w+)"/;

const lives = (state: GameState, { id, life }: { readonly id: Id; readonly life: number }): boolean =>
  state.objects[id]?.life === life;

/** Changes as text; whether any of them sets something, and whether any takes abilities away. */
interface Told {
  readonly text: string;
  readonly sets: boolean;
  readonly takes: boolean;
}

const told = new WeakMap<readonly unknown[], Told>();

/** What a text has named may be what a shield prevents: which number the shield has is bookkeeping. */
const withoutNumbers = (key: string, value: unknown): unknown =>
  key === 'shield' && typeof value === 'number' ? Math.min(value, 1) : value;

function tell(changes: readonly unknown[]): Told {
  let found = told.get(changes);
  if (found === undefined) {
    const text = JSON.stringify(changes, withoutNumbers);
    found = { text, sets: SETTING.test(text), takes: changes.some((change) => /^lose/.test(nameOf(change))) };
    told.set(changes, found);
  }
  return found;
}

/** What goes on lasting, each entry as text; entries that set something are told apart by their order. */
function lastingIn(state: GameState): string[] {
  const found: string[] = [];
  if (state.lasting.length === 0) return found;
  // What lasted for something that is gone says nothing any more.
  const speaks = ({ objects, players }: Lasting): boolean =>
    players.length > 0 || objects.some((marked) => lives(state, marked));
  const inOrder = state.lasting.some((each) => tell(each.changes).takes && speaks(each));
  const seen = new Map<string, number>();
  for (const each of state.lasting) {
    const { until, source, sourceLife } = each;
    const held = until === 'while source in play' || until === 'while source tapped';
    const by = each.held === null ? '' : JSON.stringify(each.held);
    if (held && !(lives(state, { id: source, life: sourceLife }) && state.objects[source]?.zone === 'play')) continue;
    const objects = each.objects.filter((marked) => lives(state, marked)).map(({ id }) => id);
    if (objects.length === 0 && each.players.length === 0) continue;
    const { text: changes, sets } = tell(each.changes);
    const whom = `${objects.join()}/${each.players.join()}`;
    const before = inOrder || sets ? (seen.get(whom) ?? 0) : -1;
    if (before >= 0) seen.set(whom, before + 1);
    found.push(
      [whom, changes, until, each.turn, each.controller, held || by !== '' ? source : 0, by, before].join('|'),
    );
  }
  return found.sort();
}

const nameOf = (change: unknown): string => (change as { readonly change: string }).change;

/** Shields that still cover somebody; the order in which they were made tells nothing apart. */
const shieldsIn = (state: GameState): string[] =>
  state.shields
    .filter(({ object, objectLife }) => object === NONE || lives(state, { id: object, life: objectLife }))
    .map(({ id: _id, sourceLife: _life, ...rest }) => JSON.stringify(rest))
    .sort();

const byNumber = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);

const libraries = new WeakMap<readonly Id[], string>();

/** A library is long, and mostly the same one in many positions. */
function ofLibrary(library: readonly Id[]): string {
  let text = libraries.get(library);
  if (text === undefined) {
    text = library.join();
    libraries.set(library, text);
  }
  return text;
}

const ofPlayer = ({ life, poison, pool, landsPlayed, drewNothing, out, library, knows }: Player): string =>
  `${life} ${poison} ${pool} ${landsPlayed} ${drewNothing} ${out} ${ofLibrary(library)} ${byNumber(knows)}`;

/** Who did so matters, not in which order; by what an extra turn was given, only where something waits for its end. */
const ofTurn = (
  { extraTurns, extra, own, extraCombats, casters, attackers, hurt, died, rested, uses }: Turn,
  later: readonly Later[],
): string => {
  const given = extraTurns.map(({ seat, by }) => {
    const isAwaited = later.some(
      ({ when, source, sourceLife }) => when === 'end of that turn' && source === by.id && sourceLife === by.life,
    );
    return isAwaited ? { seat, by } : seat;
  });
  const wounds = hurt.map(({ seat, by, amount }) => (by.id * 64 + seat) * 1024 + amount);
  const done = [
    casters,
    attackers,
    wounds,
    died.map(({ id, creature }) => (creature ? id : -id)),
    rested,
    uses.map(({ id }) => id),
  ];
  return `${JSON.stringify([given, extra, own, extraCombats])} ${done.map(byNumber).join(';')}`;
};

const ofLater = (later: readonly Later[]): string =>
  later
    .map(({ id: _, ...rest }) => JSON.stringify(rest, withoutNumbers))
    .sort()
    .join();

/** The text of what is there now, if it is another than before. */
function differs<T>(now: T, before: T, text: (of: T) => string): string {
  if (now === before) return '';
  const told = text(now);
  return told === text(before) ? '' : told;
}

/**
 * What has come of an earlier position, for the players, without bookkeeping: two orders of the same things with equal
 * outcomes are no choice, and equal outcomes go on alike. Only what differs from the earlier position is looked at.
 */
export function outcomeSince(before: GameState, state: GameState): string {
  const parts: string[] = [];
  const made: number[] = [];
  for (let id = 0; id < state.objects.length; id += 1) {
    const object = state.objects[id] as GameObject;
    const was = before.objects[id];
    if (object === was) continue;
    if (was === undefined) made.push(contentOf(object));
    else if (contentOf(object) !== contentOf(was)) parts.push(`${id}=${contentOf(object)}`);
  }
  parts.push(byNumber(made).join('+'));
  for (const player of state.players) parts.push(differs(player, before.players[player.seat] as Player, ofPlayer));
  parts.push(...lastingIn(state), ...shieldsIn(state));
  parts.push(differs(state.later, before.later, ofLater));
  parts.push(differs(state.turn, before.turn, (turn) => ofTurn(turn, state.later)));
  parts.push(differs(state.combat, before.combat, JSON.stringify), JSON.stringify(state.outcome));
  return parts.join('&');
}

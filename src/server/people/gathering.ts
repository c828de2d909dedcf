// A table at which people gather: its rules, who sits there, and the duel that is played once everybody does. Pure data.

import type { z } from 'zod';
import { BadInput } from '../../game/index.ts';
import type { newGatheringSchema, sitSchema } from '../../protocol/people.ts';

export type GatheringRules = Omit<z.output<typeof newGatheringSchema>, 'you'>;
export type Sitting = z.output<typeof sitSchema>;

/** Somebody who has sat down. The seat is theirs who come with one of its keys. */
export interface Sitter extends Sitting {
  /** Hashes of the secrets of the browsers that may take this seat. */
  readonly keys: readonly string[];
  /** A secret, as its hash, that lets one more browser take it; null where none has been given out. */
  readonly carry: { readonly hash: string; readonly until: number } | null;
}

export interface Gathering {
  readonly id: string;
  readonly code: string;
  readonly rules: GatheringRules;
  readonly seats: readonly (Sitter | null)[];
  /** The duel that is played; null until everybody sits. */
  readonly duel: string | null;
  /** The seats that want to go on to the next duel, and the decks of those who have changed theirs from the sideboard. */
  readonly wants: readonly number[];
  readonly decks?: { readonly [seat: number]: readonly string[] };
  /** Since when somebody wants to go on, and for how many seconds they wait for the others at most; without end, if left out. */
  readonly wantedAt?: number;
  readonly patience?: number;
  /** Somebody is looked for here by quick pairing. */
  readonly quick?: Quick;
}

export interface Quick {
  /** Who has waited longer is found first. */
  readonly since: number;
  /** Who waits here is about to sit down at another table, and cannot be found at this one meanwhile. */
  readonly moving?: { readonly to: string; readonly at: number };
}

export function begin(
  id: string,
  code: string,
  rules: GatheringRules,
  you: Sitting,
  key: string,
  quick?: Quick,
): Gathering {
  const seats = Array.from({ length: rules.seats }, (_, seat) => (seat === 0 ? sitter(you, key) : null));
  return { id, code, rules, seats, duel: null, wants: [], ...(quick !== undefined && { quick }) };
}

const sitter = (you: Sitting, key: string): Sitter => ({ ...you, keys: [key], carry: null });

/** The seats that a browser holds. */
export const seatsHeld = ({ seats }: Gathering, key: string | null): number[] =>
  key === null ? [] : seats.flatMap((each, seat) => (each?.keys.includes(key) === true ? [seat] : []));

export const isFull = ({ seats }: Gathering): boolean => seats.every((each) => each !== null);

/** A page that waits asks every one or two seconds. One that was not heard of for so long has gone, and nobody is sent to it. */
export const GONE_AFTER = 20_000;

/** Whether somebody waits here whom quick pairing may find. */
export const isLookedFor = ({ quick, duel, seats }: Gathering): boolean =>
  quick !== undefined && quick.moving === undefined && duel === null && seats[0] != null && seats.includes(null);

/** Who waits longer; of two since the same moment always the same one. */
export const isBefore = (one: Gathering, two: Gathering): boolean => {
  const [first, second] = [one.quick?.since ?? 0, two.quick?.since ?? 0];
  return first === second ? one.id < two.id : first < second;
};

/** Who waits here sits down elsewhere, and waits here again where that comes to nothing. Nothing changes where somebody was found. */
export const moves = (gathering: Gathering, to: string, at: number): Gathering =>
  isLookedFor(gathering) ? { ...gathering, quick: { ...(gathering.quick as Quick), moving: { to, at } } } : gathering;

export const waitsAgain = (gathering: Gathering): Gathering =>
  gathering.quick?.moving === undefined ? gathering : { ...gathering, quick: { since: gathering.quick.since } };

/** Sits down at the first free seat; who sits there already changes name and deck, as long as nothing has begun. */
export function sitDown(gathering: Gathering, you: Sitting, key: string): Gathering {
  if (gathering.duel !== null) throw new BadInput('the duel at this table has begun: nobody can sit down any more');
  if (gathering.quick?.moving !== undefined)
    throw new BadInput('who waited at this table has found somebody elsewhere');
  const [held] = seatsHeld(gathering, key);
  const free = held ?? gathering.seats.indexOf(null);
  if (free < 0) throw new BadInput('every seat at this table is taken');
  const twice = gathering.seats.some((each, seat) => seat !== free && each?.name === you.name);
  if (twice) throw new BadInput(`somebody called '${you.name}' sits here already: take another name`);
  return withSeat(gathering, free, { ...(gathering.seats[free] ?? sitter(you, key)), ...you });
}

/** Gets up again, before anything has begun. */
export function getUp(gathering: Gathering, key: string | null): Gathering {
  if (gathering.duel !== null) throw new BadInput('the duel has begun: it can be conceded, and not be left');
  const [held] = seatsHeld(gathering, key);
  if (held === undefined) throw new BadInput('you do not sit at this table');
  if (gathering.quick !== undefined && !isLookedFor(gathering))
    throw new BadInput('somebody has just been found: the duel begins');
  return withSeat(gathering, held, null);
}

const withSeat = (gathering: Gathering, at: number, sits: Sitter | null): Gathering => ({
  ...gathering,
  seats: gathering.seats.map((each, seat) => (seat === at ? sits : each)),
});

const MINUTES_TO_CARRY = 10;

/** A seat may be carried to another browser, once, within ten minutes. */
export function withCarry(gathering: Gathering, key: string | null, hash: string, now: number): Gathering {
  const [held] = seatsHeld(gathering, key);
  const sits = held === undefined ? null : gathering.seats[held];
  if (held === undefined || sits == null) throw new BadInput('you do not sit at this table');
  return withSeat(gathering, held, { ...sits, carry: { hash, until: now + MINUTES_TO_CARRY * 60_000 } });
}

export function carried(gathering: Gathering, hash: string, key: string, now: number): Gathering {
  const at = gathering.seats.findIndex((each) => each?.carry?.hash === hash && each.carry.until >= now);
  const sits = gathering.seats[at];
  if (sits == null) throw new BadInput('this link has been used, or is older than ten minutes: ask for another one');
  return withSeat(gathering, at, { ...sits, keys: [...sits.keys, key], carry: null });
}

/** Somebody wants the next duel, with a deck changed from the sideboard or as it is; the last word counts. */
export function withWant(
  gathering: Gathering,
  seat: number,
  deck: readonly string[] | null,
  now: number = Date.now(),
): Gathering {
  const wants = gathering.wants.includes(seat) ? gathering.wants : [...gathering.wants, seat];
  const wantedAt = gathering.wants.length === 0 ? now : (gathering.wantedAt ?? now);
  return { ...gathering, wants, wantedAt, ...(deck !== null && { decks: { ...gathering.decks, [seat]: deck } }) };
}

/** Whether who wants to go on has waited for the others as long as anybody has to. */
export const hasWaited = ({ wantedAt, patience }: Gathering, now: number = Date.now()): boolean =>
  patience !== undefined && wantedAt !== undefined && now >= wantedAt + patience * 1000;

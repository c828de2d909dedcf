// What the words for players in a card's definition mean at a table of several, worked out apart from the engine: who is
// meant by "opponents", "each player", "that player" and the rest, whom a target may be, and whose doing wakes a trigger.

import { NAMES, OWNER, type Resolution, type Tour, VICTIM } from './tour.ts';

type Seat = number;
/** Definitions are plain data, and are walked through as such. */
type Node = { readonly [key: string]: unknown };

const EVERYBODY: readonly Seat[] = NAMES.map((_, seat) => seat);

/** Two-Headed Giant seats two and two; else everybody is alone. */
export const foesOf = (variant: string, seat: Seat): readonly Seat[] =>
  EVERYBODY.filter((other) =>
    variant === 'two-headed-giant' ? Math.floor(other / 2) !== Math.floor(seat / 2) : other !== seat,
  );

export const sideOf = (variant: string, seat: Seat): readonly Seat[] =>
  variant === 'two-headed-giant' ? EVERYBODY.filter((other) => !foesOf(variant, seat).includes(other)) : [seat];

/** Every piece of a definition that has such a field. */
export function piecesWith(of: unknown, field: string): Node[] {
  if (of === null || typeof of !== 'object') return [];
  const below = Object.values(of).flatMap((each) => piecesWith(each, field));
  return field in of ? [of as Node, ...below] : below;
}

/** The groups that a text speaks of: each of them must be treated as the others are. */
export function groupsIn(effects: unknown, variant: string, resolution: Resolution): readonly Seat[][] {
  const { controller, eventPlayer, targets } = resolution;
  const groups: { [word: string]: readonly Seat[] } = {
    opponents: foesOf(variant, controller),
    everybody: EVERYBODY,
    otherPlayers: EVERYBODY.filter((seat) => seat !== (eventPlayer < 0 ? controller : eventPlayer)),
  };
  // At whom it was aimed besides, more may have befallen.
  const isTarget = (seat: Seat): boolean => targets.some((each) => each.seat === seat);
  return piecesWith(effects, 'ref').flatMap(({ ref }) => {
    const group = groups[ref as string];
    return group === undefined ? [] : [group.filter((seat) => !isTarget(seat))];
  });
}

const WHOLE = ['everybody', 'otherPlayers', 'mostLife', 'named', 'subject', 'other', 'eventItem'];

/** Everybody whom a text could speak of; nothing may befall anybody else. */
export function meantBy(effects: unknown, variant: string, resolution: Resolution): ReadonlySet<Seat> {
  const { controller, eventPlayer, targets, turnOf } = resolution;
  const meant = new Set<Seat>([controller, ...targets.map(({ seat }) => seat)]);
  const add = (seats: readonly Seat[]): void => {
    for (const seat of seats) meant.add(seat);
  };
  for (const { ref, filter, controlledBy, of } of piecesWith(effects, 'ref')) {
    if (ref === 'opponents' || ref === 'opponentsWho') add(foesOf(variant, controller));
    else if (ref === 'eventPlayer') add(eventPlayer < 0 ? [] : [eventPlayer]);
    else if (ref === 'active') add(turnOf);
    else if (ref === 'enchanted' || ref === 'chosenPlayer') add(EVERYBODY);
    else if (ref === 'all' && controlledBy === undefined) {
      const whose = (filter as Node).controller;
      add(whose === undefined ? EVERYBODY : whose === 'you' ? [] : foesOf(variant, controller));
    } else if (WHOLE.includes(ref as string) && of === undefined) add(EVERYBODY);
  }
  return meant;
}

/** Whom a target may be: the players, and whose things. */
export function targetsOf(
  spec: Node,
  variant: string,
  tour: Tour,
): { players: readonly Seat[]; whose: readonly Seat[] } {
  const kinds = spec.kinds as readonly string[];
  const foes = foesOf(variant, OWNER);
  const whose: { [word: string]: readonly Seat[] } = {
    you: [OWNER],
    opponent: foes,
    notYou: EVERYBODY.filter((seat) => seat !== OWNER),
    defending: sideOf(variant, VICTIM),
    event: [VICTIM],
  };
  const controller = (spec.filter as Node).controller as string | undefined;
  return {
    players: !kinds.includes('player') ? [] : spec.players === 'opponent' ? foes : EVERYBODY,
    whose: !kinds.some((kind) => kind === 'permanent')
      ? []
      : controller === undefined
        ? EVERYBODY
        : (whose[controller] ?? tour.game.state.players.map(({ seat }) => seat)),
  };
}

/** Whose doing, or whose phase, wakes a trigger; null where it is no player's. */
export function wakersOf(when: Node, variant: string, speaks: boolean): readonly Seat[] | null {
  const who: { [word: string]: readonly Seat[] } = {
    you: [OWNER],
    opponent: foesOf(variant, OWNER),
    anybody: EVERYBODY,
  };
  if (when.on === 'phase') {
    const each = variant === 'two-headed-giant' && !speaks ? [0, 2] : EVERYBODY;
    const whose: { [word: string]: readonly Seat[] } = {
      you: [OWNER],
      each,
      opponents: foesOf(variant, OWNER),
      enchanted: [VICTIM],
    };
    return whose[when.whose as string] ?? null;
  }
  if (when.on === 'deals damage') return when.to === 'player' || when.to === 'opponent' ? [VICTIM] : null;
  if (typeof when.who !== 'string') return null;
  return who[when.who] ?? null;
}

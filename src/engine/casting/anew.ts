// Targets chosen anew for a spell that is on its way already: a copy of it, or the spell itself.

import type { ChainItem, Chosen, Seat } from '../../core/state.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, type Option, sameOption } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { reworded } from '../things/characteristics.ts';
import { type Context, contextOf } from '../things/refs.ts';
import { candidates, chosenOf } from '../things/targets.ts';
import { aimOf, type Text, targetsOf } from './castable.ts';

/** One target of the spell as it is, and all that it may be from now on: itself, and what is legal now. */
interface Place {
  readonly old: Chosen;
  readonly options: readonly Option[];
  /** Whether it must differ from this other place of the spell. */
  readonly differs: (other: Place) => boolean;
}

/**
 * Any of the targets may be changed, each to something legal, and the others stay what they are, also where that is not
 * legal any more (2010: CR 114.6d; so it was said of copies in 2007, too). Those of one part of the text are chosen together,
 * unless each has a share of its own; each is chosen so that the rest can be.
 */
export function* chooseAnew(m: Machine, by: Seat, item: ChainItem): Asking<readonly Chosen[]> {
  const places = placesOf(m, item);
  const chosen: Option[] = [];
  while (chosen.length < places.length) {
    const group = groupAt(places, chosen.length, item.division.length > 0);
    const from = offered(group).filter((option) => canGoOn(places, [...chosen, option]));
    const picked = yield* ask.targets(m, by, item.object, from, { min: group.length, max: group.length });
    chosen.push(...inPlace(group, picked));
  }
  return chosen.map((option, index) => {
    const { old } = places[index] as Place;
    return sameOption(option, optionOf(old)) ? old : chosenOf(m, old.spec, option);
  });
}

/** The places whose targets are chosen together, from this one on. */
function groupAt(places: readonly Place[], from: number, shared: boolean): readonly Place[] {
  const first = places[from] as Place;
  return shared ? [first] : places.slice(from).filter(({ old }) => old.spec === first.old.spec);
}

/** All that any of these places may be. */
function offered(group: readonly Place[]): readonly Option[] {
  const all = group.flatMap(({ options }) => options);
  return all.filter((option, index) => all.findIndex((each) => sameOption(each, option)) === index);
}

/** What stays keeps its place; the others take those that were left. */
function inPlace(group: readonly Place[], picked: readonly Option[]): readonly Option[] {
  const isOld = (option: Option): boolean => group.some(({ old }) => sameOption(option, optionOf(old)));
  const others = group.length === 1 ? [...picked] : picked.filter((option) => !isOld(option));
  return group.map(({ old }) => {
    const own = optionOf(old);
    return picked.some((each) => sameOption(each, own)) ? own : (others.shift() ?? own);
  });
}

/** Whether any of the targets could be another one. */
export const mayAimAnew = (m: Machine, item: ChainItem): boolean =>
  placesOf(m, item).some(({ options }) => options.length > 1);

const optionOf = ({ what, id }: Chosen): Option => ({ what, id });

/** What a spell says, and what speaks of it where its targets are chosen. */
export function aimsOf(m: Machine, item: ChainItem): Text {
  const kind = m.kind(item.object);
  const mode = kind.definition.spell.modes[item.mode] as (typeof kind.definition.spell.modes)[number];
  return { targets: reworded(m, m.object(item.object), targetsOf(kind, mode)), effects: mode.effects };
}

/** The text of a spell is its controller's, whoever aims it. */
export const viewOf = (m: Machine, item: ChainItem): Context => ({
  ...contextOf(m, item.object, item.controller),
  x: item.x,
});

function placesOf(m: Machine, item: ChainItem): readonly Place[] {
  const text = aimsOf(m, item);
  const aim = aimOf(m, viewOf(m, item), 0, text.effects);
  const { targetsDiffer } = m.book.facts.permanents;
  return item.targets.map((old): Place => {
    const spec = text.targets[old.spec];
    const legal = spec === undefined ? [] : candidates(m, spec, aim);
    const own = optionOf(old);
    return {
      old,
      options: legal.some((option) => sameOption(option, own)) ? legal : [own, ...legal],
      differs: (other) =>
        other.old.spec === old.spec ||
        targetsDiffer ||
        (text.targets[Math.max(old.spec, other.old.spec)]?.another ?? false),
    };
  });
}

/** Whether what is chosen for the first places is allowed together, and leaves something for each of the others. */
function canGoOn(places: readonly Place[], chosen: readonly Option[]): boolean {
  const last = chosen.length - 1;
  const place = places[last] as Place;
  const option = chosen[last] as Option;
  const clashes = (index: number, other: Option): boolean =>
    place.differs(places[index] as Place) && sameOption(other, option);
  if (chosen.slice(0, last).some((each, index) => clashes(index, each))) return false;
  const rest = places.slice(last + 1).filter(place.differs);
  const taken = chosen.filter((_each, index) => index === last || place.differs(places[index] as Place));
  return allFilled(rest.map(({ options }) => options.filter((each) => !taken.some((one) => sameOption(one, each)))));
}

/** Whether each of these can have an option of its own: one that is held may be given up for another (augmenting paths). */
function allFilled(lists: readonly (readonly Option[])[]): boolean {
  const holders = new Map<string, number>();
  const finds = (index: number, tried: Set<string>): boolean =>
    (lists[index] as readonly Option[]).some(({ what, id }) => {
      const key = `${what} ${id}`;
      if (tried.has(key)) return false;
      tried.add(key);
      const holder = holders.get(key);
      if (holder !== undefined && !finds(holder, tried)) return false;
      holders.set(key, index);
      return true;
    });
  return lists.every((_list, index) => finds(index, new Set()));
}

// Preventing: what it is worth to keep damage off somebody. Some books deal damage and then let it be prevented; in the others
// one has to see it coming, in a fight that is on or in a spell that is aimed.

import type { Filter, ItemView, Option } from '../game/index.ts';
import { left } from './fight.ts';
import type { Sight } from './read.ts';
import { damageTo, type Text } from './text.ts';

/** Prevents as much as there is. */
export const ALL = 99;

/** How much of the damage to whom is prevented, and, where that matters, from what. */
export interface Prevention {
  readonly option: Option;
  readonly amount: number;
  readonly from: Filter | null;
}

/** Preventing damage is best where it saves somebody; where nothing is coming it is a waste. */
export function preventScore(sight: Sight, prevention: Prevention): number {
  const { option, amount } = prevention;
  const damage = sight.view.damage.length > 0 ? dealtTo(sight, option) : foreseen(sight, prevention);
  if (damage <= 0) return -1;
  const thing = option.what === 'object' ? sight.permanent(option.id) : null;
  if (thing === null) {
    const { life } = sight.me;
    if (!sight.isMySide(option.id)) return -1;
    return damage >= life && damage - amount < life ? 100 : 0.45 * Math.min(amount, damage);
  }
  if (!sight.isOurs(thing)) return -1;
  const needed = left(thing);
  return damage >= needed && damage - amount < needed ? sight.worth(thing) : -0.5;
}

/** Damage that has been dealt there and may still be prevented. */
function dealtTo(sight: Sight, option: Option): number {
  const there = sight.view.damage.filter(({ object, seat }) =>
    option.what === 'player' ? object === 0 && seat === option.id : object === option.id,
  );
  return there.reduce((sum, { amount }) => sum + amount, 0);
}

/** Damage that will be dealt there unless something is done: by what the other side has aimed, and in the fights. */
const foreseen = (sight: Sight, prevention: Prevention): number =>
  aimedAt(sight, prevention.option) + foughtOver(sight, prevention);

/** Damage that the other side's announced spells and abilities would do there. */
export function aimedAt(sight: Sight, option: Option): number {
  let sum = 0;
  for (const item of sight.view.chain) {
    const place = item.targets.findIndex((target) => target.what === option.what && target.id === option.id);
    if (place < 0 || sight.isOurs(item)) continue;
    const amounts = textsOf(sight, item).map(({ targets, effects }) =>
      damageTo({ targets, effects, x: item.x, aura: null, slow: false, source: item.object }, place),
    );
    sum += Math.max(0, ...amounts);
  }
  return sum;
}

/** What an announced thing might say: a spell one of its modes, an ability one of those that its source has. */
function textsOf(sight: Sight, { what, name, object }: ItemView): readonly Pick<Text, 'targets' | 'effects'>[] {
  return what === 'spell' ? (sight.definition(name)?.spell.modes ?? []) : (sight.permanent(object)?.activated ?? []);
}

function foughtOver(sight: Sight, { option, from }: Prevention): number {
  if (!sight.view.blocksDeclared) return 0;
  let sum = 0;
  const add = (id: number): void => {
    const thing = sight.permanent(id);
    if (thing !== null && (from === null || sight.fits(from, thing))) sum += Math.max(0, thing.power ?? 0);
  };
  for (const attack of sight.view.attacks) {
    if (option.what === 'player' ? attack.seat === option.id && !attack.blocked : attack.blockers.includes(option.id))
      add(attack.id);
    else if (option.what === 'object' && attack.id === option.id) for (const id of attack.blockers) add(id);
  }
  return sum;
}

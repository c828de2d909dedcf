// What comes besides when something is tapped for mana, by abilities that wait for it: the mana of a Wild Growth or a Mana Flare,
// the harm of a Psychic Venom. Whoever pays counts on the one and keeps clear of the other.

import type { Id, Seat } from '../../core/state.ts';
import type { TriggeredAbility } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import type { Machine } from '../machine.ts';
import { charOf, isSilent, listens } from '../things/characteristics.ts';
import { eventBit } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { isManaTrigger, kindBit } from '../things/yields.ts';

/** An ability in play that does something when something is tapped. */
export interface Besides {
  readonly id: Id;
  readonly ability: TriggeredAbility;
}

const TAPPING = eventBit('taps for mana');

const TAPPED = eventBit('becomes tapped');

/** All that does something when something is tapped; mostly there is nothing of the kind. */
export function whatWaitsForTapping(m: Machine): readonly Besides[] {
  if (!listens(m, TAPPING | TAPPED)) return [];
  return rollOf(m, 'hearing').flatMap((id) => {
    const char = charOf(m, id);
    return char.triggered
      .filter(
        (ability) =>
          (ability.when.on === 'taps for mana' || ability.when.on === 'becomes tapped') &&
          ability.condition === null &&
          !isSilent(m, m.object(id), char.types, ability),
      )
      .map((ability) => ({ id, ability }));
  });
}

/** Whether more happens when this is tapped than that there is mana: nobody wants that for nothing. */
export const isTapDear = (m: Machine, tapped: Id, all: readonly Besides[]): boolean =>
  all.some(
    ({ id, ability }) =>
      !isManaTrigger(ability) &&
      'what' in ability.when &&
      matches(m, ability.when.what as Filter, tapped, contextOf(m, id)),
  );

/** The player who taps a land of their own is the player of the event and the controller of what is tapped. */
const isForTapper = ({ who }: Extract<Effect, { do: 'addMana' | 'addAnyMana' }>): boolean =>
  who.ref === 'eventPlayer' || (who.ref === 'controller' && (who.of.ref === 'subject' || who.of.ref === 'enchanted'));

/** For each mana that comes besides, the bits of the kinds it can be; `kinds` are those that the tapping itself gives. */
export function besidesOf(m: Machine, seat: Seat, tapped: Id, kinds: number, all: readonly Besides[]): number[] {
  return all.flatMap(({ id, ability }) => {
    if (ability.when.on !== 'taps for mana' || !isManaTrigger(ability)) return [];
    if (m.object(tapped).controller !== seat) return [];
    if (!matches(m, ability.when.what, tapped, contextOf(m, id))) return [];
    return ability.effects.flatMap((effect) => {
      if (effect.do === 'addMana' && effect.times === 1 && effect.asIn === undefined && isForTapper(effect))
        return effect.mana.map(kindBit);
      if (effect.do === 'addAnyMana' && effect.produced && effect.times === 1 && isForTapper(effect)) return [kinds];
      return [];
    });
  });
}

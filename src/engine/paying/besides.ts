// What comes besides when something is tapped for mana, by abilities that wait for it: a Wild Growth, a Mana Flare. Whoever pays
// counts on it, so that no land is tapped for mana that nobody needs.

import type { Id, Seat } from '../../core/state.ts';
import type { TriggeredAbility } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import type { Machine } from '../machine.ts';
import { charOf, isSilent, listens } from '../things/characteristics.ts';
import { eventBit } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { contextOf } from '../things/refs.ts';
import { isManaTrigger, kindBit } from '../things/yields.ts';

/** An ability in play that adds mana when something is tapped for mana. */
export interface Besides {
  readonly id: Id;
  readonly ability: TriggeredAbility;
}

const TAPPING = eventBit('taps for mana');

/** All that adds mana when something is tapped for it; mostly there is nothing of the kind. */
export function addsBesides(m: Machine): readonly Besides[] {
  if (!listens(m, TAPPING)) return [];
  return m.state.inPlay.flatMap((id) => {
    const char = charOf(m, id);
    return char.triggered
      .filter(
        (ability) =>
          isManaTrigger(ability) && ability.condition === null && !isSilent(m, m.object(id), char.types, ability),
      )
      .map((ability) => ({ id, ability }));
  });
}

/** The player who taps a land of their own is the player of the event and the controller of what is tapped. */
const isForTapper = ({ who }: Extract<Effect, { do: 'addMana' | 'addAnyMana' }>): boolean =>
  who.ref === 'eventPlayer' || (who.ref === 'controller' && (who.of.ref === 'subject' || who.of.ref === 'enchanted'));

/** For each mana that comes besides, the bits of the kinds it can be; `kinds` are those that the tapping itself gives. */
export function besidesOf(m: Machine, seat: Seat, tapped: Id, kinds: number, all: readonly Besides[]): number[] {
  return all.flatMap(({ id, ability }) => {
    if (ability.when.on !== 'taps for mana' || m.object(tapped).controller !== seat) return [];
    if (!matches(m, ability.when.what, tapped, contextOf(m, id))) return [];
    return ability.effects.flatMap((effect) => {
      if (effect.do === 'addMana' && effect.times === 1 && effect.asIn === undefined && isForTapper(effect))
        return effect.mana.map(kindBit);
      if (effect.do === 'addAnyMana' && effect.produced && effect.times === 1 && isForTapper(effect)) return [kinds];
      return [];
    });
  });
}

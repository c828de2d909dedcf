// The moment in which a creature about to go to the graveyard may be saved (1993, 1997): what saves it, and what pays for that.

import type { GameObject, Id, Seat } from '../../core/state.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import type { Ref } from '../../language/amount.ts';
import type { SpellMode } from '../../language/card.ts';
import type { Effect } from '../../language/effect.ts';
import type { ActQuestion } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { reaches } from '../seats.ts';
import { charOf } from '../things/characteristics.ts';
import { natureOf } from '../things/nature.ts';
import { contextOf, objectsOf } from '../things/refs.ts';
import { addsMana } from '../things/yields.ts';

/** Who may use an ability: its controller, unless it says otherwise. */
export function mayUse(m: Machine, ability: ActivatedAbility, object: GameObject, seat: Seat): boolean {
  // Any player whom it concerns: what is out of reach is nobody's to use (2007: CR 601; 2010: CR 801).
  if (ability.by === 'anybody') return reaches(m, seat, object.controller);
  if (ability.by === 'enchanted') return object.attachedTo !== 0 && m.object(object.attachedTo).controller === seat;
  return (ability.by === 'owner' ? object.owner : object.controller) === seat;
}

/** Whether using the ability would regenerate this creature. */
function saves(m: Machine, ability: ActivatedAbility, source: Id, doomed: Id): boolean {
  for (const effect of ability.effects) {
    if (effect.do !== 'regenerate') continue;
    const { ref } = effect.what;
    if (ref === 'target' || (ref === 'this' ? source === doomed : isAmong(m, effect.what, source, doomed))) return true;
  }
  return false;
}

const isAmong = (m: Machine, what: Ref, source: Id, id: Id): boolean =>
  objectsOf(m, what, contextOf(m, source)).includes(id);

/** Whether any interrupt may be played at any time, whatever it is aimed at (1993), or only what is aimed at what was announced. */
export const interruptsAnyTime = (m: Machine): boolean => m.book.facts.timing.interrupts === 'any number';

/**
 * Whether a text may be used in this moment for the mana that it makes: where interrupts may be played at any time (1993, p. 19) "you
 * can get mana for your spells quickly enough to respond" (p. 31).
 */
export const makesManaInTime = (m: Machine, effects: readonly Effect[]): boolean =>
  interruptsAnyTime(m) && effects.some(addsMana);

/** A spell that may be cast in this moment: one that regenerates, or that makes mana for what could. */
export const isCastToSave = (m: Machine, question: ActQuestion, modes: readonly SpellMode[]): boolean =>
  modes.some(
    ({ effects }) => natureOf(effects) === 'regeneration' || (makesManaInTime(m, effects) && couldSave(m, question)),
  );

/** The same of an ability: what untaps a land with the speed of an interrupt makes mana too. */
export const isUsedToSave = (m: Machine, question: ActQuestion, ability: ActivatedAbility, source: Id): boolean =>
  saves(m, ability, source, question.item) ||
  (interruptsAnyTime(m) &&
    ability.speed === 'interrupt' &&
    ability.effects.some((effect) => effect.do === 'untap') &&
    couldSave(m, question));

/** Whether the player has anything that could save this creature, whatever it costs. */
function couldSave(m: Machine, { player, item: doomed }: ActQuestion): boolean {
  const inHand = m
    .player(player)
    .hand.some((id) => m.kind(id).definition.spell.modes.some(({ effects }) => natureOf(effects) === 'regeneration'));
  const saved = (id: Id): boolean =>
    charOf(m, id).activated.some(
      (ability) => mayUse(m, ability, m.object(id), player) && saves(m, ability, id, doomed),
    );
  return inHand || m.state.inPlay.some(saved);
}

// The nature of a text, as far as timing cares: prevention and regeneration have moments of their own in old books.

import type { ActivatedAbility, TriggeredAbility } from '../../language/ability.ts';
import type { SpellMode } from '../../language/card.ts';
import type { Effect } from '../../language/effect.ts';
import type { Machine } from '../machine.ts';
import type { RefusalKey } from '../rulebook.ts';

/** Prevention and regeneration wait for their moments, in books that have such moments. */
export function isReaction(m: Machine, modes: readonly SpellMode[]): RefusalKey | null {
  return modes.length === 1 ? refuseNature(m, (modes[0] as SpellMode).effects) : null;
}

export function refuseNature(m: Machine, effects: readonly Effect[]): RefusalKey | null {
  const nature = natureOf(effects);
  if (nature === 'prevention' && m.book.facts.damage.prevention === 'step' && !effects.some(turnsBack))
    return 'prevention only';
  if (nature === 'regeneration' && m.book.facts.damage.regeneration === 'moment') return 'regeneration only';
  return null;
}

/** It heals damage that has counted already: where damage waits it is used then too, but not only then. */
export const turnsBack = (effect: Effect): boolean => effect.do === 'preventFromSource' && effect.past === true;

export type Prevention = Extract<Effect, { do: 'prevent' | 'preventAll' | 'preventFromSource' | 'redirect' }>;

const isPrevention = (effect: Effect): effect is Prevention =>
  effect.do === 'prevent' ||
  effect.do === 'preventAll' ||
  effect.do === 'preventFromSource' ||
  effect.do === 'redirect';

/** "All combat damage … this turn is dealt to Kjeldoran Royal Guard instead": redirection, given for a while. */
export const givesRedirection = (effect: Effect): boolean =>
  effect.do === 'change' &&
  effect.changes.some(
    (each) =>
      each.change === 'ability' &&
      each.ability.ability === 'replacement' &&
      each.ability.replacement.replace === 'redirect',
  );

/** Whether the moment is open in which what is about to go to the graveyard may be saved: the going stands on the agenda. */
export const isTimeToSave = (m: Machine): boolean => m.state.agenda.some((next) => next.do === 'bury');

type Nature = 'prevention' | 'regeneration' | 'other';
const natures = new WeakMap<readonly Effect[], Nature>();

/** What kind of effect a text has, as far as timing cares. */
export function natureOf(effects: readonly Effect[]): Nature {
  let nature = natures.get(effects);
  if (nature === undefined) {
    nature = readNature(effects);
    natures.set(effects, nature);
  }
  return nature;
}

function readNature(effects: readonly Effect[]): Nature {
  for (const effect of effects) {
    // "Damage prevention effects (including prevention, healing, and redirection)" (1997).
    if (isPrevention(effect) || givesRedirection(effect)) return 'prevention';
    if (effect.do === 'regenerate') return 'regeneration';
  }
  return 'other';
}

const tappedWords = new WeakMap<ActivatedAbility | TriggeredAbility, boolean>();

/**
 * Whether an ability is about its own source being tapped: it untaps the source, or asks whether it is tapped. A tapped
 * artifact of the old books does nothing, but what a card says of just that case it says in spite of it.
 */
export function speaksOfBeingTapped(ability: ActivatedAbility | TriggeredAbility): boolean {
  let speaks = tappedWords.get(ability);
  if (speaks === undefined) {
    speaks = isOfTapped(ability);
    tappedWords.set(ability, speaks);
  }
  return speaks;
}

function isOfTapped(words: unknown): boolean {
  if (typeof words !== 'object' || words === null) return false;
  const { do: verb, if: condition, what, filter } = words as Words;
  if (what?.ref === 'this' && (verb === 'untap' || (condition === 'is' && filter?.tapped === true))) return true;
  return Object.values(words).some(isOfTapped);
}

interface Words {
  readonly do?: string;
  readonly if?: string;
  readonly what?: { readonly ref?: string };
  readonly filter?: { readonly tapped?: boolean };
}

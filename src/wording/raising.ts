// An Aura that is put on a card in a graveyard and brings it into play: what it enchants before and after, in words.

import type { Ability } from '../language/ability.ts';
import type { Ref } from '../language/amount.ts';
import type { CardDefinition } from '../language/card.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { capital } from './grammar.ts';
import { type Item, order } from './items.ts';
import { noun } from './noun.ts';
import { bearerNoun, bearerWord, type Telling } from './telling.ts';

/** "creature card in a graveyard". */
export const cardLying = (enchant: Filter, t: Telling): string =>
  `${noun(enchant, t, 'card').one} in a ${t.voice.graveyard}`;

/** Whether an ability is the one that brings the card into play. */
const raises = (ability: Ability, card: CardDefinition): boolean =>
  card.enchantIn !== undefined && ability.ability === 'triggered' && ability.when.on === 'enters';

/** Whether it is told in the line before: what becomes of the raised creature when the Aura goes. */
export const endsRaising = (ability: Ability, card: CardDefinition): boolean =>
  card.enchantIn !== undefined && ability.ability === 'triggered' && ability.when.on === 'leaves';

/** "if it's on the battlefield, it loses "enchant …" and gains "enchant …."", where a card says what it enchants. */
export function changingPlaces(ability: Ability, t: Telling): string | null {
  if (!raises(ability, t.card) || t.card.enchant === null) return null;
  const before = t.voice.enchantLine(cardLying(t.card.enchant, t));
  const after = t.voice.enchantLine(noun({ ...t.card.enchant, withThis: true }, t).one);
  if (before === null || after === null) return '';
  const small = (line: string): string => `${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  return `${t.voice.itIs.replace(/ .*$/, '')} ${t.voice.inPlay}, it loses "${small(before)}" and gains "${small(after)}."`;
}

/** "return enchanted creature card to the battlefield under your control". */
export function raising(what: Ref, t: Telling): Item[] | null {
  if (what.ref !== 'enchanted' || t.card.enchantIn === undefined) return null;
  const card = `${bearerWord(t.card)} ${bearerNoun(t.card)} card`;
  return [order('return', `${card} ${t.voice.backToPlay} ${t.voice.under('your')}`)];
}

/** The Aura itself is named again: "attach Animate Dead to it". */
export const attaching = (effect: Extract<Effect, { do: 'attach' }>, t: Telling): Item[] | null =>
  t.card.enchantIn === undefined || effect.what.ref !== 'this'
    ? null
    : [order(t.voice.attach.verb, `${t.me} ${t.voice.attach.to} it`)];

/** The text of the trigger behind its event: the new place first, then what is done. */
export const afterChanging = (event: string, change: string, done: string): string =>
  change === '' ? `${event}, ${done}` : `${event}, if ${change} ${capital(done)}`;

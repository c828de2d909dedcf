// Permits: where the source lets each kind of thing be done, in our own words, with the entry of the catalogue.

import type { PermitKey } from '../../engine/rulebook.ts';
import { passages } from './passages.ts';

export const permits: { readonly [key in PermitKey]: string } = {
  land: 'Land: one in each of your turns, in a main phase while the stack is empty (T-063, T-064).',
  main: passages['sorcery timing'],
  fast: 'Instant: at almost any time, also in the turn of your opponent and in response to something (T-038).',
  ability: 'Activated Abilities: played whenever their controller wants (T-170).',
  interrupt: passages['interrupts only'],
  prevention: passages['prevention only'],
  regeneration: passages['regeneration only'],
  moment: 'The Golden Rule: where a card contradicts the rules, the card takes precedence (T-215).',
  mana: 'Mana ability: the mana is there at once, and nobody can respond (T-383, T-384).',
  loyalty: passages['loyalty timing'],
  duty: passages['duties first'],
  attack:
    'Attacking and Blocking: an untapped creature attacks (T-187) that began your turn under your control (T-054).',
  block: 'Attacking and Blocking: any of your untapped creatures (T-188), however long they have been in play (T-056).',
  card: 'The Golden Rule: where a card contradicts the rules, the card takes precedence (T-215).',
};

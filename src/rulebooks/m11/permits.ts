// Permits: where the Magic 2011 rulebook lets each kind of thing be done, in our own words, with the entry of the catalogue.

import type { PermitKey } from '../../engine/rulebook.ts';
import { passages } from './passages.ts';

export const permits: { readonly [key in PermitKey]: string } = {
  land: 'Land: one in each of your turns, in a main phase while the stack is empty (M-076, M-077)',
  main: passages['sorcery timing'],
  fast: 'Instant: at practically any time, in the turn of either player and in response to something (M-039)',
  ability: 'Activated Abilities: activated whenever an instant could be cast, any number of times (M-169)',
  interrupt: passages['interrupts only'],
  prevention: passages['prevention only'],
  regeneration: passages['regeneration only'],
  moment: 'The Golden Rule: where a card contradicts the rulebook, the card takes precedence (M-209)',
  mana: 'Glossary, Mana ability: the mana is there at once, without the stack (M-431, M-432)',
  loyalty: passages['loyalty timing'],
  duty: passages['duties first'],
  attack:
    'Attacking and Blocking: an untapped creature attacks (M-185) that began your turn under your control (M-054)',
  block:
    'Glossary, Block: any of your untapped creatures (M-323), however long they have been on the battlefield (M-056)',
  card: 'The Golden Rule: where a card contradicts the rulebook, the card takes precedence (M-209)',
};

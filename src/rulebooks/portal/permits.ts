// Permits: where the Portal rulebook lets each kind of thing be done, in our own words, with the entry of the catalogue.

import type { PermitKey } from '../../engine/rulebook.ts';
import { passages } from './passages.ts';

export const permits: { readonly [key in PermitKey]: string } = {
  land: 'Turns, p. 17, step 3, and Lands, p. 13: one land in each of your turns (P-205, P-166)',
  main: passages['sorcery timing'],
  fast: 'cannot occur: Portal has no fast effects',
  ability: 'Creatures, p. 11: an ability means what it says (P-143)',
  interrupt: passages['interrupts only'],
  prevention: passages['prevention only'],
  regeneration: passages['regeneration only'],
  moment: passages['wrong phase'],
  mana: passages['no pool'],
  loyalty: passages['loyalty timing'],
  duty: passages['duties first'],
  attack:
    'Turns, p. 17, step 5: one attack (P-207); Attacking, p. 7: with as many of your creatures as can and you like (P-110)',
  block:
    'Attacking, p. 7: any number of untapped creatures intercept (P-105, P-087), also those with summoning sickness (P-077)',
  card: 'Creatures, p. 11: an ability means what it says (P-143)',
};

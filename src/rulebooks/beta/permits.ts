// Permits: where the source lets each kind of thing be done, in our own words, with the entry of the catalogue.

import type { PermitKey } from '../../engine/rulebook.ts';
import { passages } from './passages.ts';

export const permits: { readonly [key in PermitKey]: string } = {
  land: passages['one land'],
  main: 'Playing Your First Game, p. 6: on your own turn spells of every kind may be played (B-014)',
  fast: 'Game Turn, p. 11: instants and interrupts may be cast at any time, also in the turn of your rival (B-084)',
  ability:
    'Game Turn, p. 11: using an artifact, an enchantment or a creature in play is a fast effect, with the timing of an instant unless the card says otherwise (B-086, B-090)',
  interrupt: passages['interrupts only'],
  prevention: passages['prevention only'],
  regeneration: passages['regeneration only'],
  moment: 'About the Rules, p. 33: where a card contradicts the rules, the card prevails (B-308)',
  mana: 'Mana Chart: mana from any source goes into your pool; a land that was not used may be tapped in the turn of your rival, too (B-106, B-103)',
  loyalty: passages['loyalty timing'],
  duty: passages['duties first'],
  attack:
    'Game Turn, p. 11: one attack in each of your turns (B-076), with creatures that were summoned in an earlier turn (B-017)',
  block: 'Creatures: an untapped creature may block, also one with which you have not yet begun a turn (B-207)',
  card: 'About the Rules, p. 33: where a card contradicts the rules, the card prevails (B-308)',
};

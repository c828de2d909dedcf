// Permits: where the 1997 text lets each kind of thing be done, in our own words, with the entry of the catalogue.

import type { PermitKey } from '../../engine/rulebook.ts';
import { passages } from './passages.ts';

export const permits: { readonly [key in PermitKey]: string } = {
  land: 'Main Phase: one land may be put into play there, one in a turn (F-161, F-011).',
  main: passages['sorcery timing'],
  fast: 'Instants: fast effects may be used in the turn of either player, also in response to something (F-060, F-061).',
  ability: 'Cards’ Special Effects: any time an instant may be used, also in the turn of your opponent (F-323).',
  interrupt: passages['interrupts only'],
  prevention: passages['prevention only'],
  regeneration: passages['regeneration only'],
  moment: 'Lands: where the text of a card contradicts the rules, the card wins (F-022).',
  mana: 'Land: it can be tapped for mana at any time (F-892); nothing interrupts that and nothing responds to it (F-026).',
  loyalty: passages['loyalty timing'],
  duty: passages['duties first'],
  attack:
    'Combat: one attack in your own main phase (F-252), with untapped creatures (F-265) that began the turn under your control (F-111).',
  block: 'Combat: untapped creatures may block (F-268), also one with summoning sickness (F-251).',
  card: 'Lands: where the text of a card contradicts the rules, the card wins (F-022).',
};

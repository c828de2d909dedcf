// The passages behind each refusal: where the source says so, in our own words, with the entry of the catalogue.

import type { RefusalKey } from '../../engine/rulebook.ts';

export const passages: { readonly [key in RefusalKey]: string } = {
  'not your question': 'Timing, p. 30: the player whose turn it is announces first, then the other may respond (B-283)',
  'not understood': 'Game Turn, p. 11: a turn consists of the things listed there, and of nothing else (B-067)',
  'not in hand': 'Overview of Play, p. 9: a card is played by taking it from your hand (B-057)',
  'land timing':
    'Game Turn, p. 11, and The Attack, p. 23: a land is put into play in your main phase, not during an attack (B-074)',
  'one land': 'Game Turn, p. 11: any one land from your hand may be put into play in the main phase (B-073)',
  'sorcery timing':
    'Spell Types, pp. 15-19: only instants and interrupts are cast outside your own main phase, and in an attack (B-127, B-221)',
  'interrupts only':
    'Instants, p. 19: you cannot interrupt with an instant; only an interrupt acts while a spell is being cast (B-166)',
  'prevention only': 'This book has no step for prevention: damage is prevented before it is dealt (B-237)',
  'regeneration only':
    'Regeneration, p. 27: it must be used at the moment the creature would be removed from play, and only it then (B-252)',
  'no pool': 'This book has a mana pool: lands may be tapped for it at any time (B-106)',
  'not enough mana':
    'Casting Spells, pp. 12 and 14: a cost is paid with mana, each symbol with its own color, the number with any (B-009, B-115)',
  cost: 'Spell Types, pp. 15-16: what the card costs to use must be paid, tapping and all else included (B-129, B-131)',
  'no target': 'Spell Types, p. 16: what needs a target cannot be cast or used while there is none (B-132)',
  'illegal target': 'Spell Types, p. 16: the target is one of the things that the card names, of either player (B-137)',
  'same target twice': 'Spell Types, p. 16: the targets of a card are different things (B-137)',
  'summoning sick':
    'Summonings, p. 19: a creature cannot attack or use an ability that taps it until you begin a turn with it in play (B-013, B-181)',
  tapped:
    'Tapping, p. 38, and The Attack, p. 24: a tapped card is not used again until it is untapped (B-346, B-227, B-228)',
  'not yours': 'Spell Types, p. 16: only the controller may pay the cost of a card and use it (B-136)',
  'tapped artifact': 'Artifacts, p. 16: an artifact that becomes tapped may not be used until it is untapped (B-141)',
  'upkeep unpaid': 'This book knows no card locked by unpaid upkeep: upkeep is dealt with in its phase (B-069)',
  'once a turn': 'About the Rules, p. 33: where a card limits its own use, the card takes precedence (B-308)',
  'wrong phase':
    'Game Turn, p. 11, and About the Rules, p. 33: attacks belong to the main phase, and a card may name the phase of its use (B-076, B-308)',
  'duties first': 'Game Turn, p. 11: what is not said with “may” must be done, upkeep included (B-083, B-069)',
  'one attack': 'Game Turn, p. 11: one attack against your rival in each of your turns (B-076)',
  'cannot cast': 'About the Rules, p. 33: a card that says that a spell may not be cast takes precedence (B-308)',
  'cannot attack': 'About the Rules, p. 33: a card that says when a creature may attack takes precedence (B-308)',
  'must attack': 'About the Rules, p. 33: a card that says a creature must attack takes precedence (B-308)',
  wall: 'The Attack, p. 24: walls may not attack (B-197)',
  'cannot block': 'About the Rules, p. 33: a card that says what may block what takes precedence (B-308)',
  'must block': 'About the Rules, p. 33: a card that makes creatures block takes precedence (B-308)',
  flying: 'Evasion Abilities, p. 27: a flying creature is blocked by flying creatures only (B-256)',
  landwalk: 'Evasion Abilities, p. 27: no blocking while the defender has a land of that type in play (B-257)',
  protection:
    'Protection, p. 28: it cannot be blocked by, enchanted, damaged or otherwise affected by cards of that color (B-270, B-272)',
  'one attacker each': 'The Attack, p. 24: one creature may not block more than one attacker or band (B-231)',
  band: 'Bands, p. 28: all creatures of a band but one must have the ability (B-263)',
  'lethal first': 'This book lets the damage be divided in whatever arrangement one likes (B-242)',
  'damage total': 'Damage Dealing, p. 26: a creature deals its power in damage, no more and no less (B-242)',
  'wrong number': 'Discard, p. 11, and other passages: as many as is said, no more and no fewer (B-081)',
  'not offered': 'The Attack, p. 24, and other passages: the rules allow only what they name (B-224)',
  mulligan: 'This book has no redrawing of hands: the first seven cards are kept (B-004)',
  'loyalty timing': 'This book has no planeswalkers.',
  'too late to interrupt':
    'Interrupts, p. 19: after another spell has been cast, or all is done, it is too late to interrupt the first (B-173)',
};

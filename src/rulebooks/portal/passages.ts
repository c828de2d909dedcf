// The passages behind each refusal: where the Portal rulebook says so, in our words, with the entry of the catalogue.

import type { RefusalKey } from '../../engine/rulebook.ts';

/** Portal has no such thing, so nothing is ever refused for this reason. */
const never = (thing: string): string => `cannot occur: Portal has no ${thing}`;

export const passages: { readonly [key in RefusalKey]: string } = {
  'not your question':
    'Turns, p. 17: players take their turns one after the other; About Sorceries, p. 17: only cards that say so are played out of turn (P-091, P-203)',
  'not understood': 'Turns, p. 17: each part of a turn has its own kind of decision (P-205)',
  'not in hand': 'Important Terms, Play, p. 5: to play is to put a card from your hand on the table (P-067)',
  'land timing': 'Turns, p. 17, step 3: the land comes before summon creatures and sorceries are played (P-205)',
  'one land': 'Lands, p. 13: one land each turn (P-166)',
  'sorcery timing':
    'Turns, p. 17, steps 4 and 6; About Sorceries, p. 17: cards are played before and after the attack of your own turn, unless their text names another moment (P-186, P-203)',
  'interrupts only': never('interrupts'),
  'prevention only': never('damage prevention'),
  'regeneration only': never('regeneration'),
  'no pool':
    'Important Terms, Tap, p. 6: lands are tapped when they pay for something; the tapping is the payment (P-081)',
  'not enough mana':
    'Summon Creatures and Sorceries, p. 14: a card is played only if its cost can be paid, with a land of the right type for each color symbol (P-179, P-181)',
  cost: 'Summon Creatures and Sorceries, p. 14: a card is played only if its cost can be paid (P-179)',
  'no target': 'About Sorceries, p. 16: "any one" needs something or someone on which to play the card (P-194)',
  'illegal target':
    'About Sorceries, p. 16: a sorcery is played on what its text names, and only on cards in play unless it says otherwise (P-191)',
  'same target twice': 'About Sorceries, p. 16: "any two" are two different things (P-194)',
  'summoning sick':
    'Important Terms, Summoning Sickness, p. 5: not until it starts one of your turns in play (P-076, P-079)',
  tapped:
    'Important Terms, Tapped, p. 6: tapped cards do not pay, attack, intercept or get used again (P-085, P-086, P-087)',
  'not yours': 'Attacking, p. 7; Intercepting, p. 12: you attack and intercept with your own creatures (P-110, P-105)',
  'tapped artifact': never('artifacts'),
  'upkeep unpaid': never('upkeep'),
  'once a turn': never('abilities that are used once a turn'),
  'wrong phase': 'About Sorceries, p. 17: a sorcery that says when it is played is played at that moment only (P-204)',
  'duties first': never('upkeep'),
  'one attack': 'Turns, p. 17, step 5: one attack, with all attackers announced at one time (P-207, P-111)',
  'cannot cast':
    "Creatures, p. 11: an ability means what it says, also where it says that cards can't be played (P-143)",
  'cannot attack': 'Creatures, p. 11: an ability such as "can\'t attack" means what it says (P-143)',
  'must attack': "Creatures, p. 11: a creature's ability means what it says (P-143)",
  wall: "New Terms, Wall, p. 25: Walls can't attack (P-295)",
  'cannot block': 'Creatures, p. 11: an ability such as "can\'t intercept" means what it says (P-143)',
  'must block':
    'Important Terms, p. 5: rules text defines special rules, such as who must intercept a creature (P-071)',
  flying: 'Important Terms, Flying, p. 3: intercepted only by other creatures with flying (P-045)',
  landwalk: 'Important Terms, Landwalk, p. 4: not intercepted if the defending player has such a land in play (P-053)',
  protection: never('protection'),
  'one attacker each':
    'Attacking, p. 8: a creature that has intercepted one attacker intercepts no other that turn (P-106, P-115)',
  band: never('bands'),
  'lethal first': never('order among interceptors: the attacking player splits the damage freely (P-119)'),
  'damage total': 'Attacking, p. 8: an intercepted attacker deals all its damage to its interceptors (P-107)',
  'wrong number': 'About Sorceries, p. 16: the choices that a card asks for are made in full (P-190)',
  'not offered': 'About Sorceries, p. 16: the choices that a card asks for are made among what it names (P-190)',
  mulligan: 'Set Up, p. 14: only with no lands or nothing but lands, and only where players agreed on it (P-173)',
  'loyalty timing': never('planeswalkers'),
  'too late to interrupt': never('interrupts'),
};

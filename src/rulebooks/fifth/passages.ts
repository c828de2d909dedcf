// The passages behind each refusal: where the 1997 text says so, in our own words, with the entries of the catalogue.

import type { RefusalKey } from '../../engine/rulebook.ts';

export const passages: { readonly [key in RefusalKey]: string } = {
  'not your question':
    "Timing: the player whose turn it is has the first chance to act, then the other; an interrupt is for its own spell's caster first (F-579, F-592).",
  'not understood':
    'The Phases of a Turn and Main Phase: in each phase certain things can be done, or the chance is let go by; this is none of them (F-123, F-156).',
  'not in hand':
    'Basic Spellcasting: casting takes a card out of your own hand (F-188), and a land is put into play from it (F-161).',
  'land timing':
    'Main Phase and Land: only in your own main phase, not during the attack, not in response to anything (F-161, F-254, F-373).',
  'one land': 'Lands: no more than one land is laid out in a turn (F-011).',
  'sorcery timing':
    'Main Phase: sorceries, summon spells, artifacts and enchantments only in the main phase of your own turn, outside the attack, while no batch waits (F-075, F-079, F-159).',
  'interrupts only':
    'Instants and Interrupts: while something is being cast or used only interrupts aimed at it can be used; nobody responds to an interrupt (F-064, F-068).',
  'prevention only':
    'Damage Prevention: prevention is used when damage is dealt and at no other time, and in that step nothing else is, save interrupts of it (F-300, F-629).',
  'regeneration only':
    'Regeneration: only at the moment the creature would be put into the graveyard, and it is no damage prevention (F-502, F-503).',
  'no pool':
    'Does not occur: this book has a mana pool, and a land may be tapped for it whenever fast effects may be used (F-017, F-228).',
  'not enough mana':
    'Casting Cost: the whole cost is paid, each coloured symbol with its own colour, a number with any mana (F-192, F-193, F-194); an effect likewise (F-309).',
  cost: "Cards' Special Effects: all costs, such as a sacrifice, are paid together when the effect is used (F-312); a sacrifice needs a permanent of the kind asked for (F-1048).",
  'no target': 'Targeting: what must have a target cannot be cast without a valid one (F-213, F-081).',
  'illegal target':
    'Targeting: the target must be of the kind the text names, as it is now and not as it is printed (F-213, F-215, F-240).',
  'same target twice':
    'Targeting: with several targets the same thing cannot be chosen more than once in one casting or activation (F-219).',
  'summoning sick':
    'Summon Spells: no attack and no effect with the tap symbol until the creature has begun a turn under your control (F-111, F-112, F-375).',
  tapped:
    'A tapped card cannot be tapped again to pay (F-329); tapped creatures neither attack (F-265) nor block (F-268).',
  'not yours':
    "Cards' Special Effects: only the controller of a card may use its effects (F-315), also of an enchantment on another's creature (F-319).",
  'tapped artifact':
    'Artifacts: a tapped artifact that is no creature does nothing, whether the effect needs tapping or not (F-091, F-092).',
  'upkeep unpaid':
    "Upkeep Phase: until a permanent's upkeep cost is paid none of its effects with an activation cost can be used (F-146).",
  'once a turn':
    'Fast Effects and Phases: an effect tied to a phase and without a cost is used once in it (F-648); where a card limits its own use, the card is right (F-022).',
  'wrong phase':
    'Some effects belong to one phase (F-647); an attack is made in the main phase of your own turn (F-252).',
  'duties first':
    'Upkeep Effects: the phase does not end before everything that must be done in it is dealt with (F-1000, F-136).',
  'one attack': 'Combat: one attack in each of your turns (F-252).',
  'cannot cast': 'The card is right: it says that a spell cannot be cast (F-022).',
  'cannot attack': 'The card is right: it says when the creature cannot attack, or whom (F-022).',
  'must attack': 'Declaring Your Attack: a creature that is forced to attack has to be among the attackers (F-973).',
  wall: 'Creatures of the type Wall cannot attack (F-266, F-387).',
  'cannot block': 'The card is right: it says what cannot block, or what it cannot be blocked by (F-022, F-242).',
  'must block': 'Assigning Blocking: a creature that is forced to block has to be among the blockers (F-988).',
  flying: 'Flying: blocked only by creatures that fly or have a web (F-476).',
  landwalk: 'Landwalk: not to be blocked while the defending player has such a land in play (F-482).',
  protection: 'Protection: no block, no target and no enchantment of that colour (F-487, F-489, F-491).',
  'one attacker each': 'Combat: each defending creature is assigned to one attacker only (F-270).',
  band: 'Banding: any number of creatures with banding and at most one without (F-441).',
  'lethal first':
    'Does not occur: several blockers of one attacker get its damage in whatever shares its controller likes (F-292).',
  'damage total':
    'Combat: a creature deals damage equal to its power, and all of it is given out among its opponents (F-286, F-292).',
  'wrong number':
    'X, targets and their number are settled on casting, within what can be paid (F-207, F-210); of seven cards and more exactly those above seven are discarded (F-169).',
  'not offered':
    'That is no part of what the rule or the card lets be chosen here: a land is no spell (F-162), an attack goes at the opponent alone (F-255), what is in play is not given up at will (F-369).',
  mulligan: 'Mulligan: only a hand without land or of nothing but land, and once in a duel (F-740, F-745).',
  'loyalty timing': 'Does not occur: the book has no such cards.',
  'too late to interrupt':
    'Fast Spells: successfully cast, a spell can be responded to, but no longer be interrupted (F-365, F-574).',
};

// The passages behind each refusal: where the Magic 2011 rulebook says so, in our words, with the entries of the catalogue.

import type { RefusalKey } from '../../engine/rulebook.ts';

/** The book has no such thing, so nothing is ever refused for this reason. */
const never = (thing: string): string => `cannot occur: the book has no ${thing}`;

export const passages: { readonly [key in RefusalKey]: string } = {
  'not your question':
    'Glossary, Priority: it tells which one player may act at any given time; Control: only you decide for what you control (M-464, M-347)',
  'not understood': 'Glossary, Priority: whoever gets it casts a spell, activates an ability or passes (M-465)',
  'not in hand':
    'Casting a Spell: the card you cast is taken from your hand; Glossary, Play: a land is put onto the battlefield from your hand (M-132, M-074)',
  'land timing': 'Land: lands are played only in one of your main phases while the stack is empty (M-076)',
  'one land': 'Land: no more than one land a turn (M-077)',
  'sorcery timing':
    'Spells: everything but an instant is cast only in one of your main phases with nothing else on the stack; Equip keeps the same time (M-130, M-403)',
  'interrupts only': never('interrupts'),
  'prevention only': never('step for prevention: a shield is made beforehand (M-458)'),
  'regeneration only': never('moment for regeneration: a shield is made beforehand (M-478)'),
  'no pool': never('payment without a mana pool (M-120)'),
  'not enough mana':
    'Glossary, Cost: a cost is paid in full or not at all; Making Mana: a colored symbol takes mana of its color (M-360, M-118)',
  cost: "Glossary, Cost: you can't pay a cost unless you can pay all of it (M-360)",
  'no target':
    "Target: if you can't meet the targeting requirements, you can't cast the spell or activate the ability (M-141)",
  'illegal target':
    'Target: only things of the kind the text names can be chosen; Glossary, Shroud: nothing at all may target such a permanent (M-139, M-493)',
  'same target twice': 'Target: one or more things are chosen, and each of them is one (M-138)',
  'summoning sick':
    "Creature: a creature can't attack or use an ability with the tap symbol until it has started your turn under your control (M-054, M-055)",
  tapped:
    "Tapping: what is tapped can't be tapped again; Attacking and Blocking: attackers and blockers must be untapped (M-126, M-185, M-187)",
  'not yours':
    'Glossary, Control: only the controller of a permanent can activate its abilities; Creature: only creatures attack and block (M-347, M-052)',
  'tapped artifact': never('rule that a tapped artifact stops working'),
  'upkeep unpaid': never(
    'upkeep costs that lock a card: what happens in the upkeep triggers and goes on the stack (M-229)',
  ),
  'once a turn': 'Planeswalker: only if none of its abilities has been activated yet that turn (M-068)',
  'wrong phase':
    'Creature: creatures attack and block in the combat phase; The Golden Rule: a card may name its own time (M-053, M-209)',
  'duties first': never('duties of a phase: what happens in it triggers and goes on the stack (M-223)'),
  'one attack': never('attack to be announced in the main phase: the combat phase comes by itself (M-180)'),
  'cannot cast': "The Golden Rule: a card that says a spell can't be cast takes precedence (M-209)",
  'cannot attack':
    "The Golden Rule: a card that says a creature can't attack, or what may be attacked, takes precedence (M-209)",
  'must attack':
    'The Golden Rule: attacking is optional, but a card that says otherwise takes precedence (M-181, M-209)',
  wall: "Glossary, Defender: creatures with defender can't attack (M-378)",
  'cannot block':
    'Glossary, Fear, Intimidate and Unblockable: only some creatures, or none, may block; The Golden Rule for other cards that say so (M-407, M-416, M-512, M-209)',
  'must block': 'The Golden Rule: blocking is optional, but a card that says otherwise takes precedence (M-191, M-209)',
  flying: 'Glossary, Flying: only creatures with flying or reach can block it (M-410)',
  landwalk: 'Glossary, Landwalk: no block while the defending player controls a land of that type (M-422)',
  protection:
    'Glossary, Protection: no blocks by, Auras and Equipment from, and no targeting by what it protects from (M-471, M-472, M-473)',
  'one attacker each': 'Attacking and Blocking: each creature can block only one attacker (M-188)',
  band: never('banding'),
  'lethal first':
    'Attacking and Blocking: enough to destroy the first blocker in line before the next one gets any; Trample: enough for all of them before the rest goes on (M-195, M-510)',
  'damage total':
    'Attacking and Blocking: a creature deals damage equal to its power, all of it divided (M-192, M-194)',
  'wrong number':
    'Casting a Spell: as many targets, and an X as large, as the text and the cost allow; Cleanup step: discard until seven cards are left (M-134, M-136, M-248)',
  'not offered':
    'Attacking and Blocking: players and planeswalkers are attacked, not creatures; Target: only what the text names can be chosen (M-182, M-139)',
  mulligan: never('bad mulligan: any hand may be sent back (M-220)'),
  'loyalty timing': 'Planeswalker: one of its abilities is activated only at the time you could cast a sorcery (M-067)',
  'too late to interrupt': never('interrupts'),
};

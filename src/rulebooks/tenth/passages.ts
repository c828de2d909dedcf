// The passages behind each refusal: where the source says so, in our own words, with the entry of the catalogue.

import type { RefusalKey } from '../../engine/rulebook.ts';

export const passages: { readonly [key in RefusalKey]: string } = {
  'not your question':
    'Priority: at any time only one player may play something or decide, and one who passes hands that on (T-423, T-427).',
  'not understood':
    'Priority: a player who is asked plays a spell or ability or passes; anything else is no answer (T-425).',
  'not in hand':
    'Playing a Spell: the card is taken from your own hand (T-127); a land too is played from the hand (T-062).',
  'land timing': 'Land: only during one of your own main phases, while the stack is empty (T-063).',
  'one land': 'Land: no more than one land in each of your turns (T-064).',
  'sorcery timing':
    'Playing a Spell: sorceries, creatures, artifacts and enchantments only in your own main phase with nothing on the stack (T-033, T-034, T-126); equip likewise (T-359).',
  'interrupts only': 'Does not occur: the book has no interrupts; instants answer anything (T-038).',
  'prevention only':
    'Does not occur: prevention is a shield made beforehand, at any time an instant may be played (T-417).',
  'regeneration only': 'Does not occur: regeneration is a shield made beforehand (T-438).',
  'no pool':
    'Does not occur: mana is made into the mana pool and kept there until spent or until the phase ends (T-113, T-116).',
  'not enough mana':
    'Making Mana: a colored symbol takes one mana of that color, a number that many of any kind; colorless mana pays no color (T-110, T-111, T-267), and a cost is paid whole (T-321).',
  cost: 'Cost: a cost can be paid only as a whole, so without the card to discard or the life to pay one cannot begin (T-321, T-402).',
  'no target': 'Target: what cannot meet its targeting requirements cannot be played (T-136).',
  'illegal target':
    'Target: only things of the kind named can be chosen (T-134); shroud keeps off everybody, protection those of its kind (T-453, T-433).',
  'same target twice':
    'Target: so many things are chosen as the text says, and a thing chosen twice is still one (T-133).',
  'summoning sick':
    'Creature: it cannot attack, nor use an ability with {T} in its cost, until it begins your turn under your control (T-054, T-055).',
  tapped: 'Tapping: what is tapped cannot be tapped again, attack or block until it untaps (T-121, T-187, T-189).',
  'not yours':
    'Control: only the controller of a permanent plays its abilities and decides for it (T-312); only creatures fight (T-052).',
  'tapped artifact':
    'Does not occur: in this book a tapped artifact goes on working; tapping only keeps {T} costs from being paid (T-121).',
  'upkeep unpaid': 'Does not occur: upkeep costs are triggered abilities and lock nothing (T-235).',
  'once a turn': 'The card says so, and the card takes precedence (T-215).',
  'wrong phase': 'The card names the time at which it may be played, and the card takes precedence (T-215).',
  'duties first': 'Does not occur: what must happen in a step triggers and goes on the stack by itself (T-230).',
  'one attack': 'Does not occur: the combat phase comes of itself, once each turn (T-216).',
  'cannot cast': 'An effect says that this spell cannot be played; the card takes precedence (T-215).',
  'cannot attack': 'An effect says that this creature cannot attack; the card takes precedence (T-215).',
  'must attack': 'The card says that it attacks if able; the card takes precedence (T-215).',
  wall: 'Defender: a creature with defender cannot attack (T-336).',
  'cannot block':
    'Unblockable creatures are blocked by none, those with fear only by artifact creatures and black ones (T-483, T-364); or an effect forbids it (T-215).',
  'must block': 'An effect says that creatures able to block must do so; the card takes precedence (T-215).',
  flying: 'Flying: only creatures with flying or reach can block it (T-368).',
  landwalk: 'Landwalk: unblockable while the defending player controls a land of that type (T-374).',
  protection:
    'Protection: not blocked by creatures, not targeted by spells and abilities of the stated kind (T-432, T-433).',
  'one attacker each': 'Attacking and Blocking: each creature can block only one attacker (T-190).',
  band: 'Does not occur: the book does not know banding (T-178).',
  'lethal first':
    'Trample: every blocker must be assigned enough to destroy it before anything goes to the defending player (T-480, T-481).',
  'damage total':
    'Attacking and Blocking: a creature deals damage equal to its power, all of it divided among its blockers (T-193, T-195).',
  'wrong number':
    'As many as the text or rule says: of targets (T-133), of cards to discard (T-255), or of X as far as it can be paid (T-131).',
  'not offered':
    'Only what the rule or text offers can be chosen; creatures attack the opponent and nothing else (T-185).',
  mulligan: 'Does not occur: any opening hand may be shuffled back, as often as wished (T-226, T-228).',
  'loyalty timing': 'Does not occur: planeswalker is not a card type in this edition (T-006).',
  'too late to interrupt': 'Does not occur: there are no interrupts; what has resolved is no longer a target (T-324).',
};

// Reasons in words: what is wrong with an answer, said to the player who gave it.

import type { Answer, Question } from '../engine/asking/decision.ts';
import type { Machine } from '../engine/machine.ts';
import type { RefusalKey, Rulebook } from '../engine/rulebook.ts';
import { faceOf } from '../engine/things/faces.ts';

/** The card an answer is about, if it is about one that the asked player may see: a refusal gives nothing away. */
function subject(m: Machine, question: Question | null, answer: Answer): string {
  const id =
    answer?.kind === 'cast' || answer?.kind === 'land' ? answer.card : answer?.kind === 'use' ? answer.source : 0;
  return question === null ? 'it' : (faceOf(m, id, question.player).card?.definition.name ?? 'it');
}

/** Where things wait before they happen, a card that must wait its turn waits for them too. */
const whileNothingWaits = ({ facts }: Rulebook): string =>
  facts.timing.resolves === 'at once' ? '' : ', while nothing waits to resolve';

/** When a card that is no fast effect is used: in the main phase, or where the book lets cards be played. */
const ownTime = ({ facts }: Rulebook): string =>
  facts.timing.resolves === 'at once' ? 'own turn, before or after the attack' : 'main phase, outside an attack';

type Say = (card: string, question: Question | null, book: Rulebook) => string;

const REASONS: { readonly [key in RefusalKey]: Say } = {
  'not your question': (_, question) =>
    question === null ? 'the game is over: nothing is asked' : 'it is another player who is asked now',
  'not understood': (_, question) =>
    question === null ? 'this is no answer' : `this is no answer to a question of kind '${question.ask}'`,
  'not in hand': () => 'that card is not in your hand',
  'land timing': (card, _, book) =>
    `${card} can be played only at the time for lands in your own turn${whileNothingWaits(book)}`,
  'one land': () => 'you have already played a land this turn',
  'sorcery timing': (card, _, book) => `${card} can be used only in your ${ownTime(book)}${whileNothingWaits(book)}`,
  'interrupts only': (card, _, { wording }) =>
    `${card} is no interrupt that could be aimed at what is being ${wording.castPast}`,
  'prevention only': (card) => `${card}: damage prevention is used when damage is dealt, and then nothing else is`,
  'regeneration only': (card) =>
    `${card}: regeneration is used when a creature is about to go to the graveyard, and then nothing else is`,
  'no pool': () => 'lands are tapped only to pay for something: there is no mana to be kept',
  'not enough mana': (card) => `you cannot make the mana that ${card} costs`,
  cost: (card) => `you cannot pay all that ${card} costs`,
  'no target': (card) => `there is nothing that ${card} could be aimed at`,
  'illegal target': () => 'that cannot be chosen as the target',
  'same target twice': () => 'the same thing was chosen twice',
  'summoning sick': (card) => `${card} has not been under your control since your turn began`,
  tapped: (card) => `${card} is tapped`,
  'not yours': (card) => `${card} is not yours to use`,
  'tapped artifact': (card) => `${card} is a tapped artifact: it does nothing until it is untapped`,
  'upkeep unpaid': (card) => `the upkeep cost of ${card} has not been paid yet`,
  'once a turn': (card) => `${card} has been used this turn`,
  'wrong phase': (card) => `${card}: this is not the time for it`,
  'duties first': () => 'there is something that must be dealt with before the phase can end',
  'one attack': () => 'there is one attack each turn, and it has been made',
  'cannot cast': (card, _, { wording }) => `${card} cannot be ${wording.castPast} now: an effect forbids it`,
  'cannot attack': () => 'one of those creatures cannot attack',
  'must attack': () => 'a creature that must attack was left out',
  wall: () => 'a Wall (or another creature that only defends) cannot attack',
  'cannot block': () => 'one of those creatures cannot block that attacker',
  'must block': () => 'a creature that must block was left out',
  flying: () => 'only creatures that fly (or reach that high) can block a flying creature',
  landwalk: () => 'the attacker cannot be blocked while the defender has such a land',
  protection: () => 'protection forbids it',
  'one attacker each': () => 'a creature can block only one attacker',
  band: () => 'a band has at most one creature without banding, and attacks as one',
  'lethal first': () => 'damage goes on only when those before have been dealt enough to destroy them',
  'damage total': () => 'the parts must be whole numbers that add up to all the damage',
  'wrong number': () => 'that is too few or too many',
  'not offered': () => 'that is not among what may be chosen',
  mulligan: () => 'this hand cannot be redrawn',
  'loyalty timing': (card) => `${card}: a loyalty ability is used in your main phase, while the stack is empty`,
  'too late to interrupt': (_card, _, { wording }) =>
    `it has been successfully ${wording.castPast}: it can no longer be interrupted`,
};

/** Blocking goes by the book's own word for it. */
function inItsWords(m: Machine, reason: string): string {
  const { block } = m.book.wording;
  return reason.replace(/\bblock(ed|ing)?\b/g, (_, ending: string | undefined) =>
    ending === 'ed' ? block.ed : ending === 'ing' ? block.ing : block.base,
  );
}

export function reasonFor(m: Machine, question: Question | null, key: RefusalKey, answer: Answer): string {
  return inItsWords(m, REASONS[key](subject(m, question, answer), question, m.book));
}

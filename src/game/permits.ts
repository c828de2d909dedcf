// Permits in words: what lets a player do something now, as reasons say what is against it.

import type { Answer, Question } from '../engine/asking/decision.ts';
import type { Machine } from '../engine/machine.ts';
import type { Permit, PermitKey, Rulebook } from '../engine/rulebook.ts';
import { abilityAt } from '../engine/things/characteristics.ts';
import { isManaAbility } from '../engine/things/yields.ts';

const atOnce = ({ facts }: Rulebook): boolean => facts.timing.resolves === 'at once';

/** Besides the main phase itself; in 1993 spells may be added to those that wait. */
const nothingWaits = ({ facts }: Rulebook): string =>
  facts.timing.resolves === 'together' ? '' : ', and nothing waits to resolve';

const SAYS: { readonly [key in PermitKey]: (book: Rulebook) => string } = {
  land: ({ facts }) =>
    facts.timing.lands === 'own step'
      ? 'this is the point of your turn at which a land is played, one each turn'
      : 'one land may be played in each of your turns, in the main phase and outside an attack',
  main: (book) =>
    atOnce(book)
      ? 'cards are played in your own turn, before and after the attack'
      : `it is your main phase, outside an attack${nothingWaits(book)}`,
  fast: ({ facts, wording }) =>
    facts.types.interrupts
      ? 'it is a fast effect: those may be used in either turn, also in response'
      : `it is an instant: those may be ${wording.castPast} in any turn, also in response`,
  ability: (book) =>
    atOnce(book)
      ? 'its text says so'
      : `what is ${book.wording.inPlay} may be used whenever ${book.facts.types.interrupts ? 'fast effects' : 'instants'} may`,
  interrupt: ({ wording }) => `something is being ${wording.castPast}, and this interrupts it`,
  prevention: () => 'damage has been dealt and does not count yet: this is when it is prevented',
  regeneration: ({ wording }) => `something is about to go to the ${wording.graveyard}: this is when it is saved`,
  moment: () => 'the card names this moment itself',
  mana: () => 'mana may be made whenever you are asked, and nobody can answer it',
  loyalty: () => 'it is your main phase, nothing waits, and it has not been used this turn',
  duty: () => 'this phase asks for it, and the order is yours',
  attack: () => 'your untapped creatures that began this turn with you may attack',
  block: ({ wording }) => `your untapped creatures may ${wording.block.base}, however new they are`,
  card: () => 'a card says so, and cards go before the rules',
};

/** In these windows nothing else may be done, and so it is the window that lets it be done. */
const OWN: { readonly [window: string]: PermitKey } = {
  interrupt: 'interrupt',
  prevention: 'prevention',
  regeneration: 'regeneration',
  moment: 'moment',
};

type Act = Extract<Question, { readonly ask: 'act' }>;

function keyOfUse(m: Machine, question: Act, source: number, index: number): PermitKey {
  const ability = abilityAt(m, question.player, source, index);
  if (ability === undefined) return 'card';
  if (isManaAbility(ability)) return 'mana';
  const own = OWN[question.window];
  if (own !== undefined) return own;
  if (ability.cost.loyalty !== null) return 'loyalty';
  return ability.speed === 'sorcery' ? 'main' : 'ability';
}

function keyOfCard(m: Machine, question: Act, card: number): PermitKey {
  const own = OWN[question.window];
  if (own !== undefined) return own;
  if (m.kind(card).definition.types.includes('instant')) return 'fast';
  // Where it is no time for such cards, something on a card lets it be played all the same.
  return question.window === 'main' && m.object(card).zone === 'hand' ? 'main' : 'card';
}

function keyFor(m: Machine, question: Question, answer: Answer): PermitKey | null {
  if (question.ask === 'attack' || answer.kind === 'begin attack') return 'attack';
  if (question.ask === 'block') return 'block';
  if (question.ask !== 'act') return null;
  if (answer.kind === 'duty') return 'duty';
  if (answer.kind === 'land') return m.object(answer.card).zone === 'hand' ? 'land' : 'card';
  if (answer.kind === 'cast') return keyOfCard(m, question, answer.card);
  return answer.kind === 'use' ? keyOfUse(m, question, answer.source, answer.ability) : null;
}

/** What lets an allowed answer be given; null where nothing but the question itself does. */
export function permitFor(m: Machine, question: Question, answer: Answer): Permit | null {
  const key = keyFor(m, question, answer);
  return key === null ? null : { key, reason: SAYS[key](m.book), passage: m.book.permits[key] };
}

// Cards that a text speaks of: whose they are and where they lie, and what it is to that player that something is done to them.

import type { Effect, Ref } from '../game/index.ts';
import type { Hits } from './intent.ts';

type Cards = Extract<Ref, { ref: 'cards' }>;

/** The effect that gives a name, in the text or inside of one of its effects. */
function giverOf(name: string, text: readonly Effect[]): Effect | null {
  for (const effect of text) {
    if (effect.as === name) return effect;
    const inside = 'then' in effect ? giverOf(name, effect.then ?? []) : null;
    if (inside !== null) return inside;
  }
  return null;
}

/** A name may stand for what another name stands for, but not without end. */
const DEEPEST = 6;

/** The cards that a reference picks from: those of a choice, or those that the text gave a name to. */
function cardsMeant(ref: Ref, text: readonly Effect[], depth = 0): Cards | null {
  if (ref.ref === 'cards' || depth > DEEPEST) return ref.ref === 'cards' ? ref : null;
  if (ref.ref === 'choice') return cardsMeant(ref.from, text, depth + 1);
  if (ref.ref === 'among') return cardsMeant(ref.of, text, depth + 1);
  if (ref.ref !== 'named') return null;
  const giver = giverOf(ref.name, text);
  return giver === null || !('what' in giver) ? null : cardsMeant(giver.what, text, depth + 1);
}

/** What it is to the owner, by where they lie, that one of them goes elsewhere. Nothing is said of what stays as it was. */
const GOING: { readonly [verb: string]: { readonly [zone in Cards['zone']]?: number } } = {
  discard: { hand: -1.5 },
  exile: { hand: -1.5, library: -0.2, graveyard: -0.2 },
  toGraveyard: { hand: -1.5, library: -0.3 },
  toHand: { library: 1.8, graveyard: 1.8, exile: 1.8 },
  toLibrary: { hand: -1.2, library: 0.3, graveyard: 0.2 },
  toPlay: { hand: 1, library: 2.5, graveyard: 2.5 },
  // Whoever looks knows more, and whoever is looked at has one secret less.
  reveal: { hand: -0.2 },
};

/** What is done to cards of the player that we ask about. */
export function cardsIntent(effect: Effect, hits: Hits, text: readonly Effect[]): number {
  if (effect.do === 'lookAndPut') return hits(effect.who) ? (effect.to === 'hand' ? 2 : -0.8) : 0;
  if (!('what' in effect)) return 0;
  const cards = cardsMeant(effect.what, text);
  return cards === null || !hits(cards.of) ? 0 : (GOING[effect.do]?.[cards.zone] ?? 0);
}

/** Whether it takes cards out of hands, or looks into them: nothing where a hand is empty. */
export const isAboutHand = (effect: Effect, text: readonly Effect[]): boolean =>
  effect.do === 'discard' || ('what' in effect && cardsMeant(effect.what, text)?.zone === 'hand');

/** Whether everybody gives up the hand and draws a new one: good for whoever has fewer cards. */
export const isNewHands = (text: readonly Effect[]): boolean =>
  text.some((effect) => effect.do === 'draw' && effect.who.ref === 'everybody') &&
  text.some(
    (effect) =>
      (effect.do === 'discard' && 'who' in effect && effect.who.ref === 'everybody' && effect.amount === 'all') ||
      (effect.do === 'shuffleGraveyard' && effect.hand === true && effect.who.ref === 'everybody'),
  );

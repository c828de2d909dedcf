// What questions are for: every purpose there is, with its words in a book's voice, what a computer player makes of it, and
// how it is shown. A question can be asked for no other purpose, so that none is ever shown by its bare name. No rule reads
// a purpose: what rules need to know of a question is a field of it (`decision.ts`).

import type { About } from '../../core/answer.ts';
import type { Voice } from '../../wording/voice.ts';
import type { Question } from './decision.ts';

/** The question as a player reads it, behind the name of the card that asks; the number is what is divided. */
export type Words = string | ((voice: Voice, number: number) => string);

interface Purpose<Worth> {
  readonly words: Words;
  /** By which of its habits a computer player chooses. */
  readonly worth: Worth;
  readonly about?: About;
}

/** What is aimed at, what is parted with (the least), what is had (the best), what hurts most, whose damage. */
export type PickWorth = 'target' | 'part with' | 'have' | 'hurts most' | 'harmful source';

const definePicks = <Name extends string>(table: { readonly [name in Name]: Purpose<PickWorth> }) => table;
const PICKS = definePicks({
  'choose a target': { words: 'what is it aimed at?', worth: 'target', about: 'target' },
  choose: { words: 'which do you choose?', worth: 'have' },
  'choose of your own': { words: 'which of your own do you choose?', worth: 'part with' },
  'choose an opponent': { words: 'which opponent?', worth: 'have' },
  'choose what to untap': { words: 'what do you untap?', worth: 'have' },
  'leave what tapped': { words: 'which of these do you leave tapped?', worth: 'part with' },
  'choose exiled cards': { words: 'which of your cards that are out of the game do you choose?', worth: 'have' },
  'choose a card to be discarded': { words: 'which card is discarded?', worth: 'have' },
  'come in as a copy': { words: 'what does it come in as a copy of?', worth: 'have' },
  'damage the player or a planeswalker': {
    words: 'does the damage go to the player or to a planeswalker?',
    worth: 'have',
  },
  discard: { words: 'what do you discard?', worth: 'part with' },
  'discard as a cost': { words: 'what do you discard to pay for it?', worth: 'part with' },
  'discard down to the hand limit': {
    words: 'Your hand is over the limit. What do you discard?',
    worth: 'part with',
  },
  'give up which draw': {
    words: ({ library }) => `which of the cards that lie face down goes back on top of your ${library}?`,
    worth: 'have',
    about: 'draws',
  },
  'answer damage from which source': { words: 'damage from which source does it answer?', worth: 'harmful source' },
  'prevent damage from which source': { words: 'damage from which source is prevented?', worth: 'harmful source' },
  'redirect damage from which source': { words: 'damage from which source is redirected?', worth: 'harmful source' },
  'put a counter on what': { words: 'what is the counter put on?', worth: 'have' },
  'put on top instead': {
    words: ({ library }) => `which of these go on top of your ${library} instead?`,
    worth: 'have',
  },
  'put into this pile': {
    words: 'which creatures are in this pile? Chance says which attacker it is for.',
    worth: 'have',
  },
  'put into play': { words: ({ ontoPlay }) => `which do you put ${ontoPlay}?`, worth: 'have' },
  'put into the graveyard': { words: ({ graveyard }) => `which are put into the ${graveyard}?`, worth: 'have' },
  'put into the hand': { words: 'which go into the hand?', worth: 'have' },
  'put on the bottom': { words: 'which of them go to the bottom?', worth: 'part with' },
  'put the Aura on what': { words: 'what is it put on?', worth: 'have' },
  'return to hand': { words: 'what goes back to the hand?', worth: 'part with' },
  sacrifice: { words: ({ sacrifice }) => `what do you ${sacrifice.verb}?`, worth: 'part with' },
  'sacrifice as a cost': {
    words: ({ sacrifice }) => `what do you ${sacrifice.verb} to pay for it?`,
    worth: 'part with',
  },
  search: { words: 'what do you look for?', worth: 'have' },
  'tap as a cost': { words: 'what do you tap to pay for it?', worth: 'part with' },
  'when it takes effect': {
    words: 'the order makes a difference, and you announced it later: when does it take effect?',
    worth: 'have',
    about: 'moments',
  },
  'which applies first': {
    words: 'more than one effect would change what happens: which applies first?',
    worth: 'have',
  },
  'which player takes the damage': { words: 'which player takes its damage?', worth: 'have' },
  'which attacker to deal with': { words: 'Which attacker do you deal with next?', worth: 'hurts most' },
});

export type OrderWorth = 'as listed' | 'blockers';

const defineOrders = <Name extends string>(table: { readonly [name in Name]: Purpose<OrderWorth> }) => table;
const ORDERS = defineOrders({
  'order attackers': {
    words: 'in which order is damage dealt to the creatures it blocks? The first must be dealt enough before the next.',
    worth: 'as listed',
  },
  'order blockers': {
    words:
      'in which order is damage dealt to the creatures in its way? The first must be dealt enough before the next.',
    worth: 'blockers',
  },
  'order in the graveyard': {
    words: ({ graveyard }) => `In which order do they lie in the ${graveyard}? The last one named will be on top.`,
    worth: 'as listed',
  },
  'order the effects of the phase': {
    words: 'In which order do the effects of this phase happen? The first one named happens first.',
    worth: 'as listed',
  },
  'order triggered abilities': {
    words: 'These have triggered. In which order do they go on the stack? The last one named happens first.',
    worth: 'as listed',
    about: 'triggers',
  },
  'prevent which damage first': { words: 'Which damage is prevented first?', worth: 'as listed' },
  'put back in which order': {
    words: 'in which order do they go back? The first one named will be on top.',
    worth: 'as listed',
  },
  'put on the bottom in which order': {
    words: 'in which order do they lie there? The last one named will be lowest.',
    worth: 'as listed',
  },
  'which came first': {
    words: ({ enters }) => `in which order did these ${enters.verb} ${enters.rest}? What came last has the last word.`,
    worth: 'as listed',
  },
});

/** The first, any, the best mode or shape, the mana that the hand wants, tapping, or what is rarest or commonest on the other side. */
export type OptionWorth =
  | 'land or not'
  | 'first'
  | 'any'
  | 'mode'
  | 'best shape'
  | 'needed mana'
  | 'tap'
  | 'rarest land'
  | 'commonest color'
  | 'dearest user';

const defineOptions = <Name extends string>(table: { readonly [name in Name]: Purpose<OptionWorth> }) => table;
const OPTIONS = defineOptions({
  'choose a basic land type': { words: 'which type of land?', worth: 'rarest land' },
  'choose a color': { words: 'which colour?', worth: 'commonest color' },
  'choose one of these': { words: 'which of these?', worth: 'best shape' },
  'choose a kind of card': { words: 'which kind of card?', worth: 'land or not' },
  'choose a mode': { words: 'which of its effects?', worth: 'mode', about: 'mode' },
  'choose mana': { words: 'which mana?', worth: 'needed mana' },
  'choose which cost to pay': { words: 'do you pay its mana cost or the other cost?', worth: 'first' },
  'choose X': { words: 'how much is X?', worth: 'first', about: 'X' },
  'name a card': { words: 'which card do you name?', worth: 'dearest user', about: 'card name' },
  'pay with which mana': { words: 'with which mana do you pay?', worth: 'first', about: 'mana' },
  'play or draw': {
    words: 'You won the toss. Do you take the first turn?',
    worth: 'first',
    about: 'first turn',
  },
  'tap or untap': { words: 'tap it or untap it?', worth: 'tap' },
  'which word to put in': { words: 'by which word?', worth: 'any' },
  'which word to replace': { words: 'which word is replaced?', worth: 'any' },
});

export type YesNoWorth = 'yes' | 'no' | 'new hand';

interface YesNoPurpose extends Purpose<YesNoWorth> {
  /** What the two answers say. */
  readonly labels: (voice: Voice) => { readonly yes: string; readonly no: string };
}

const NEW_HAND = { worth: 'new hand', about: 'opening hand' } as const;
const newHand = () => ({ yes: 'Draw a new hand', no: 'Keep this hand' });

const defineYesNo = <Name extends string>(table: { readonly [name in Name]: YesNoPurpose }) => table;
const YES_NO = defineYesNo({
  'begin the game with it in play': {
    words: ({ inPlay }) => `do you begin the game with it ${inPlay}?`,
    worth: 'yes',
    labels: ({ inPlay }) => ({ yes: `Begin with it ${inPlay}`, no: 'Keep it in hand' }),
  },
  'choose new targets': {
    words: 'do you choose new targets?',
    worth: 'yes',
    labels: () => ({ yes: 'Choose new targets', no: 'Leave them as they are' }),
  },
  mulligan: { ...NEW_HAND, words: 'Do you put this hand back and draw a new one?', labels: newHand },
  'pay the cost': { words: 'do you pay?', worth: 'yes', labels: () => ({ yes: 'Pay', no: 'Do not pay' }) },
  'play the card': {
    words: ({ cast }) => `do you ${cast} it?`,
    worth: 'yes',
    labels: ({ cast }) => ({ yes: `${cast.charAt(0).toUpperCase()}${cast.slice(1)} it`, no: 'Leave it' }),
  },
  'put it into play': {
    words: ({ ontoPlay }) => `do you put it ${ontoPlay}?`,
    worth: 'yes',
    labels: ({ ontoPlay }) => ({ yes: `Put it ${ontoPlay}`, no: 'Leave it' }),
  },
  'put it on the bottom': {
    words: ({ library }) => `do you put it on the bottom of the ${library}?`,
    worth: 'yes',
    labels: () => ({ yes: 'Put it on the bottom', no: 'Leave it on top' }),
  },
  'redraw because of a mulligan': {
    ...NEW_HAND,
    words: 'Your opponent drew a new hand. Do you draw a new one as well?',
    labels: newHand,
  },
  'go on': {
    words: 'do you go on?',
    worth: 'no',
    labels: () => ({ yes: 'Once more', no: 'That is enough' }),
  },
  'strike past the blockers': {
    words: ({ block }) => `does it deal its damage as though it were not ${block.ed}?`,
    worth: 'yes',
    labels: ({ block }) => ({ yes: `As though not ${block.ed}`, no: 'To the creatures in its way' }),
  },
  'skip the turn': {
    words: 'your turn would begin: do you skip it?',
    worth: 'no',
    labels: () => ({ yes: 'Skip the turn', no: 'Take the turn' }),
  },
  'shuffle the library': {
    words: ({ library }) => `is the ${library} shuffled?`,
    worth: 'no',
    labels: () => ({ yes: 'Shuffle', no: 'Do not shuffle' }),
  },
  'use the effect': {
    words: 'do you use its effect?',
    worth: 'yes',
    labels: () => ({ yes: 'Use it', no: 'Do not use it' }),
  },
});

const defineNumbers = <Name extends string>(table: { readonly [name in Name]: Purpose<'most' | 'two'> }) => table;
const NUMBERS = defineNumbers({
  'choose X': { words: 'how much is X?', worth: 'most', about: 'X' },
  'put how many counters': { words: 'how many counters do you put on it?', worth: 'most' },
  'remove how many counters': { words: 'how many counters do you take off?', worth: 'most' },
  'draw how many cards': { words: 'how many cards do you draw?', worth: 'most' },
  'how much to pay': { words: 'how much mana do you pay?', worth: 'two' },
});

const defineSplits = <Name extends string>(table: { readonly [name in Name]: Purpose<'damage'> }) => table;
const damage: Words = (_voice, number) => `divide ${number} damage.`;
const SPLITS = defineSplits({
  'divide combat damage': { words: damage, worth: 'damage' },
  'divide combat damage among bands': {
    words: (_voice, number) => `divide ${number} damage. A band is one creature here: its owner divides what it gets.`,
    worth: 'damage',
  },
  'divide damage': { words: damage, worth: 'damage' },
});

/** By the shape of the question, and then by purpose. */
export const PURPOSES = {
  pick: PICKS,
  order: ORDERS,
  option: OPTIONS,
  yesno: YES_NO,
  number: NUMBERS,
  split: SPLITS,
};

/** A question that is asked for one of these purposes; acting, attacking, blocking and paying explain themselves. */
export type Purposeful = Extract<Question, { readonly ask: keyof typeof PURPOSES }>;

/** What is to be known of the purpose of a question. */
export function purposeOf<Asked extends Purposeful>(question: Asked): PurposeFor<Asked['ask']>;
export function purposeOf(question: Purposeful): Purpose<unknown> {
  const named: { readonly [purpose: string]: Purpose<unknown> } = PURPOSES[question.ask];
  return named[question.purpose] as Purpose<unknown>;
}
type PurposeFor<Shape extends keyof typeof PURPOSES> = Shape extends unknown
  ? (typeof PURPOSES)[Shape][keyof (typeof PURPOSES)[Shape]]
  : never;

/** What the choice is of, where a table shows it in a way of its own. */
export const aboutOf = (question: Question): About | null =>
  question.ask in PURPOSES ? (purposeOf(question as Purposeful).about ?? null) : null;

export type PurposeOf<Shape extends keyof typeof PURPOSES> = keyof (typeof PURPOSES)[Shape];

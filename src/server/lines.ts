// What the first page says of a book: a sentence and three short lines, all read from the book's own facts.

import type { Rulebook } from '../game/index.ts';

type Facts = Rulebook['facts'];
/** Words, and the books of which they are true. */
type Remark = readonly [words: string, isTrue: (facts: Facts) => boolean];

/** The first of these that is true says what is special. */
const TAGLINES: readonly Remark[] = [
  ['Lands, creatures, sorceries. No more.', ({ types }) => types.cards.join(' ') === 'land creature sorcery'],
  ['Everything happens at once.', ({ timing }) => timing.resolves === 'together'],
  [
    'Batches, and one chance to interrupt.',
    ({ timing }) => timing.resolves === 'batch' && timing.interrupts === 'one each',
  ],
  [
    'The stack, with damage on it.',
    ({ timing, combat }) => timing.resolves === 'stack' && combat.damage === 'on the stack',
  ],
  ['The stack, damage at once.', ({ timing, combat }) => timing.resolves === 'stack' && combat.damage === 'dealt'],
];

/** What sets a book apart most comes first: two of these that are true are shown. */
const REMARKS: readonly Remark[] = [
  ['No answering, no pool', ({ timing, mana }) => timing.responds === 'nobody' && !mana.pool],
  ['Attackers met one by one', ({ combat }) => combat.blocks === 'one attacker at a time'],
  ['Interrupts come first', ({ timing }) => timing.interrupts === 'any number'],
  ['The later caster sets the order', ({ timing }) => timing.resolves === 'together'],
  ['Last in, first out', ({ timing }) => timing.resolves === 'batch'],
  ['Damage can still be prevented', ({ damage }) => damage.prevention === 'step'],
  ['Blockers stand in line', ({ combat }) => combat.division === 'in order'],
  ['No burn; planeswalkers', ({ combat, mana }) => combat.planeswalkers && mana.burn === 0],
  ['Priority after each step', ({ timing }) => timing.resolves === 'stack'],
  ['Unspent mana burns', ({ mana }) => mana.burn > 0],
];

const ANTE: { readonly [ante in Facts['start']['ante']]: string } = {
  yes: ', ante',
  option: ', ante if you like',
  no: '',
};

function deckLine({ deck, start }: Facts): string {
  const copies = deck.copies === null ? '' : `, ${deck.copies} of each`;
  return `${deck.min} cards${copies}${ANTE[start.ante]}`;
}

export function linesOf(facts: Facts): { readonly tagline: string; readonly points: readonly string[] } {
  const trueOf = (remarks: readonly Remark[]): string[] =>
    remarks.filter(([, isTrue]) => isTrue(facts)).map(([words]) => words);
  return {
    tagline: trueOf(TAGLINES)[0] ?? '',
    points: [deckLine(facts), ...trueOf(REMARKS).slice(0, 2)],
  };
}

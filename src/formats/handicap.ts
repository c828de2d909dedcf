// A handicap (1993, p. 35): the side with the stronger cards agrees to play with weaker ones (B-318). The best cards of a deck
// stay in the box, and a common of the same colours that costs about as much takes the place of each.

import { draftWorth } from '../bots/card-worth.ts';
import {
  BadInput,
  type CardDefinition,
  cardsOf,
  cardsPrintedIn,
  findBook,
  findCard,
  SET_CODES,
  totalCost,
} from '../game/index.ts';

/** A deck that leaves more than this in the box is another deck. */
const MOST_HANDICAP = 20;

const costOf = ({ cost }: CardDefinition): number => (cost === null ? 0 : totalCost(cost));

let known: ReadonlySet<string> | null = null;

/** Cards that were a common in any of their sets. */
function isCommon({ name }: CardDefinition): boolean {
  known ??= new Set(
    SET_CODES.flatMap((set) => cardsPrintedIn(set).flatMap((card) => (card.rarity === 'Common' ? [card.name] : []))),
  );
  return known.has(name);
}

const sameColors = (a: CardDefinition, b: CardDefinition): boolean =>
  a.colors.length === b.colors.length && a.colors.every((color) => b.colors.includes(color));

/** The deck without so many of its best cards; lands stay as they are, and so does its size. */
export function withHandicap(bookName: string, deck: readonly string[], cards: number): string[] {
  if (!Number.isInteger(cards) || cards < 0 || cards > MOST_HANDICAP)
    throw new BadInput(`a handicap is 0 to ${MOST_HANDICAP} cards, not ${cards}`);
  const book = findBook(bookName);
  const { copies } = book.facts.deck;
  const definitionOf = (name: string): CardDefinition => findCard(book, name).definition;
  const isSpell = (definition: CardDefinition): boolean => !definition.types.includes('land');
  const commons = cardsOf(book)
    .map(definitionOf)
    .filter((each) => isSpell(each) && isCommon(each) && each.forAnte !== true);
  const now = [...deck];
  const best = [...now.keys()]
    .filter((at) => isSpell(definitionOf(now[at] as string)))
    .sort((a, b) => draftWorth(definitionOf(deck[b] as string)) - draftWorth(definitionOf(deck[a] as string)) || a - b);
  let left = cards;
  for (const at of best) {
    if (left === 0) break;
    const strong = definitionOf(deck[at] as string);
    const weaker = commons
      .filter((each) => sameColors(each, strong) && draftWorth(each) < draftWorth(strong))
      .filter(({ name }) => copies === null || now.filter((each) => each === name).length < copies)
      .sort((a, b) => likeness(b, strong) - likeness(a, strong) || a.name.localeCompare(b.name))[0];
    if (weaker === undefined) continue;
    now[at] = weaker.name;
    left -= 1;
  }
  return now;
}

/** How much a card can take the place of another: a creature for a creature, for as much mana, and not useless. */
function likeness(card: CardDefinition, other: CardDefinition): number {
  const kind = card.types.includes('creature') === other.types.includes('creature') ? 0 : -4;
  return kind - 2 * Math.abs(costOf(card) - costOf(other)) - Math.abs(draftWorth(other) / 2 - draftWorth(card));
}

// The decks one can choose from: the starters of every book, and those that the player has built.

import { cardsIn, type Deck, deckFaults, randomDeck } from '../formats/deck.ts';
import { allowedIn, type Format } from '../formats/legal/format.ts';
import { sideboardFaults } from '../formats/sideboard.ts';
import { type SoldDeck, soldDecksOf } from '../formats/sold/deck.ts';
import { rememberedOf, startersOf } from '../formats/starters.ts';
import { BadInput, type Chance, findBook, findCard, type Rulebook } from '../game/index.ts';
import type { DeckChoice, DeckInfo } from '../protocol/setup.ts';
import { faultsInFormat } from './legalities.ts';
import { colorLetters } from './state/permanents.ts';
import type { KeptDeck } from './storage/kept.ts';

/** "beta/knights-and-lightning". */
export const deckId = (book: string, name: string): string =>
  `${book}/${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

const ready = new Map<string, readonly DeckInfo[]>();

/** The ready decks of a book, worked out once: our own, then those that were sold. */
export function readyInfos(book: string): readonly DeckInfo[] {
  const known = ready.get(book) ?? [
    ...startersOf(book).map((deck) => deckInfo(book, deckId(book, deck.name), deck, false)),
    ...rememberedOf(book).map((deck) => ({
      ...deckInfo(book, deckId(book, `remembered ${deck.name}`), deck, false),
      remembered: true as const,
    })),
    ...soldDecksOf(book).map((deck) => soldInfo(book, deck)),
  ];
  ready.set(book, known);
  return known;
}

/** A deck that was sold is played as it was, whatever size a book asks of decks that people build. */
function soldInfo(book: string, { name, product, date, set, cards }: SoldDeck): DeckInfo {
  const info = deckInfo(book, deckId(book, `sold ${set} ${product} ${name}`), { name, line: '', cards }, false);
  const what = `${product.charAt(0).toUpperCase()}${product.slice(1)}`;
  return { ...info, line: `${what}, ${date.slice(0, 4)}.`, sold: `${what}, ${date.slice(0, 4)}`, faults: [] };
}

export function ownInfo({ id, book, name, line, cards, sideboard }: KeptDeck): DeckInfo {
  const info = deckInfo(book, id, { name, line, cards }, true);
  const beside = sideboardFaults(book, { deck: cardsIn(info), sideboard: cardsIn({ cards: sideboard }) });
  return { ...info, sideboard, faults: [...info.faults, ...beside] };
}

function deckInfo(book: string, id: string, deck: Deck, own: boolean): DeckInfo {
  const cards = cardsIn(deck);
  return {
    id,
    name: deck.name,
    line: deck.line,
    book,
    colors: colorLetters(Object.keys(deck.cards).flatMap((name) => colorsOf(book, name))),
    size: cards.length,
    own,
    sold: null,
    cards: deck.cards,
    sideboard: {},
    faults: deckFaults(book, cards),
  };
}

/** The colours of a card; none of one that the book does not know: its fault is told elsewhere. */
function colorsOf(book: string, name: string): readonly string[] {
  try {
    return findCard(findBook(book), name).definition.colors;
  } catch (error) {
    if (error instanceof BadInput) return [];
    throw error;
  }
}

export interface ChosenDeck {
  readonly name: string;
  readonly cards: readonly string[];
  readonly sideboard: readonly string[];
}

export interface Wishes {
  readonly ante: boolean;
  readonly rules: readonly string[];
  /** Which cards are allowed; null for all of the book. */
  readonly format: Format | null;
}

/** The deck that a choice means; `list` is what may be chosen from. Cards for ante go out where none is played for. */
export function choose(
  { id: book, edition }: Pick<Rulebook, 'id' | 'edition'>,
  choice: DeckChoice,
  list: readonly DeckInfo[],
  chance: Chance,
  seed: string,
  { ante, rules, format }: Wishes,
): ChosenDeck {
  const byChance = (): ChosenDeck => {
    const deck = randomDeck(book, seed, rules, format === null ? null : allowedIn(format));
    return { name: deck.name, cards: cardsIn(deck), sideboard: [] };
  };
  if (choice.by === 'chance') return byChance();
  // Sold decks were made for each other and not for ours, and remembered ones are not as even: they are chosen by name.
  const playable = list.filter(
    (deck) =>
      deck.book === edition &&
      deck.sold === null &&
      !deck.remembered &&
      faultsWith(book, rules, format, deck).length === 0,
  );
  if (choice.by === 'random') {
    const deck = playable[chance.below(playable.length)];
    // The rules agreed on may leave none of the ready-made decks: then one is made for them.
    return deck === undefined ? byChance() : chosen(book, deck, ante);
  }
  const deck = list.find((each) => each.id === choice.id);
  if (deck === undefined) throw new BadInput(`there is no deck '${choice.id}': ask /api/decks for those there are`);
  if (deck.book !== edition) throw new BadInput(`'${deck.name}' is a deck for ${deck.book}, not for ${edition}`);
  const faults = faultsWith(book, rules, format, deck);
  if (faults.length > 0) throw new BadInput(`'${deck.name}' cannot be played: ${faults.join('; ')}`);
  return chosen(book, deck, ante);
}

/** What a computer brings: where a format does not allow its own deck, another of the list that it allows, or one of its cards. */
export function chooseForComputer(...words: Parameters<typeof choose>): ChosenDeck {
  const [book, choice, list, chance, seed, wishes] = words;
  const own = choice.by === 'id' ? list.find(({ id }) => id === choice.id) : undefined;
  const isOut = own !== undefined && wishes.format !== null && faultsInFormat(wishes.format, book.id, own).length > 0;
  return choose(book, isOut ? { by: 'random' } : choice, list, chance, seed, wishes);
}

/** What is wrong with a deck once players have agreed on rules besides those of the book, on house rules, or on a format. */
function faultsWith(book: string, rules: readonly string[], format: Format | null, deck: DeckInfo): readonly string[] {
  const faults = rules.length === 0 && book === deck.book ? deck.faults : deckFaults(book, cardsIn(deck), rules);
  return format === null ? faults : [...faults, ...faultsInFormat(format, book, deck)];
}

function chosen(book: string, { name, cards, sideboard }: DeckInfo, ante: boolean): ChosenDeck {
  const played = (list: DeckInfo['cards']): string[] =>
    cardsIn({ cards: list }).filter((card) => ante || findCard(findBook(book), card).definition.forAnte !== true);
  return { name, cards: played(cards), sideboard: played(sideboard) };
}

// Sharing cards at this server: a collection of Portal for two, its colours chosen, and one deck divided.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { cardsIn } from '../formats/deck.ts';
import { buildDeck, suggestLands } from '../formats/limited/build.ts';
import { byReading } from '../formats/limited/pool.ts';
import { openPack } from '../formats/packs/open.ts';
import {
  CHOICES,
  type Choices,
  colorDraftFaults,
  colorsLeft,
  colorsOfSecond,
  type Division,
  decksOf,
  draftedCards,
  firstDeck,
  minidecks,
  NO_DIVISION,
  nextChoice,
  type Piles,
  SHARED_BOOK,
  SHARED_SET,
  secondDeck,
  sortByColor,
  withColors,
} from '../formats/shared/by-color.ts';
import { divideDeck } from '../formats/shared/one-deck.ts';
import { besides } from '../formats/sideboard.ts';
import { portalSold } from '../formats/sold/portal.ts';
import { BASIC_LAND_TYPES, BadInput, BOOK_IDS, COLORS, type Color, chanceFrom, findBook } from '../game/index.ts';
import { oneDeckSchema, type Sharing, type SharingState, sharedDuelSchema, sharingSchema } from '../protocol/shared.ts';
import type { Asker } from './changing.ts';
import type { MatchWords } from './match.ts';
import { opponents } from './opponents.ts';
import type { Owners } from './owners.ts';
import type { Tables } from './tables.ts';

/** So many boosters give every colour enough cards, and so many lands of each go with them. */
const BOOSTERS = 12;
const LANDS = 10;

/** The collection that two share: boosters of Portal, and lands. */
function collectionOf(seed: string): string[] {
  const cards = Array.from({ length: BOOSTERS }, (_, index) => openPack(SHARED_SET, `${seed} ${index}`).cards).flat();
  const lands = BASIC_LAND_TYPES.flatMap((land) => Array.from({ length: LANDS }, () => land as string));
  return [...cards.flatMap(({ name, rarity }) => (rarity === 'Basic Land' ? [] : [name])), ...lands];
}

/** What somebody owns who has bought the set for two and so many boosters. */
const FIRST_BOOSTERS = 5;
const STARTER_SET = '2-player starter set';

function boughtWith(seed: string): { readonly cards: string[]; readonly strategies: readonly (readonly Color[])[] } {
  const sold = portalSold.filter(({ product }) => product === STARTER_SET).flatMap(cardsIn);
  const packs = Array.from({ length: FIRST_BOOSTERS }, (_, index) => openPack(SHARED_SET, `${seed} ${index}`));
  return {
    cards: [...sold, ...packs.flatMap(({ cards }) => cards.map(({ name }) => name))],
    strategies: packs.flatMap(({ strategy }) => (strategy === null ? [] : [strategy as readonly Color[]])),
  };
}

function pilesOf({ way, seed }: Sharing): Piles {
  if (way === 'decks') return sortByColor(boughtWith(seed).cards);
  return way === 'draft' ? sortByColor(collectionOf(seed)) : minidecks(collectionOf(seed), way, seed);
}

const strategiesOf = ({ way, seed }: Sharing): readonly (readonly Color[])[] =>
  way === 'decks' ? boughtWith(seed).strategies : [];

const choicesOf = ({ way }: Sharing): Choices => (way === 'decks' ? CHOICES.ownerFirst : CHOICES.inTurn);

/** Whether a deck is built of the cards of one's colours; minidecks are played as they are. */
const isBuilt = ({ way }: Sharing): boolean => way === 'draft' || way === 'decks';

const worthOf = (piles: Piles, color: Color): number =>
  piles[color].others.reduce((sum, name) => sum + byReading(SHARED_BOOK, name), 0) / piles[color].others.length;

/** You choose as the way has it; the other takes the best, and for a second deck what a strategy card says, if one fits (P-222). */
function divisionOf(words: Sharing, piles: Piles): Division {
  const choices = choicesOf(words);
  let division = NO_DIVISION;
  for (const color of words.chosen) {
    division = withColors(division, [color], choices);
    if (nextChoice(division, choices).who !== 'second') continue;
    const best = [...colorsLeft(division)].sort((a, b) => worthOf(piles, b) - worthOf(piles, a));
    const { colors } = colorsOfSecond(strategiesOf(words), division.first, best);
    division = withColors(division, colors, choices);
  }
  return division;
}

interface Shared {
  readonly piles: Piles;
  readonly division: Division;
  readonly decks: readonly [readonly string[], readonly string[]] | null;
}

function shared(words: Sharing): Shared {
  const piles = pilesOf(words);
  const division = divisionOf(words, piles);
  if (nextChoice(division, choicesOf(words)).who !== 'nobody') return { piles, division, decks: null };
  return { piles, division, decks: playedDecks(words, piles, division) };
}

function playedDecks(words: Sharing, piles: Piles, division: Division): NonNullable<Shared['decks']> {
  const { first, second } = division;
  switch (words.way) {
    case 'draft':
      return [draftDeck(piles, first), draftDeck(piles, second)];
    case 'decks': {
      // "If you need to build a second deck without a strategy card …" (P-222 to P-227).
      const { strategy } = colorsOfSecond(strategiesOf(words), first, second);
      const best = byWorth(piles);
      return [firstDeck(best, first), strategy ? firstDeck(best, second) : secondDeck(best, first, second)];
    }
    default:
      return decksOf(piles, division, words.way, words.seed);
  }
}

/** The same piles with the better cards on top: what is left out by the numbers is the worst of a colour. */
function byWorth(piles: Piles): Piles {
  const sorted = COLORS.map((color): [Color, Piles[Color]] => [
    color,
    {
      lands: piles[color].lands,
      others: [...piles[color].others].sort((a, b) => byReading(SHARED_BOOK, b) - byReading(SHARED_BOOK, a)),
    },
  ]);
  return Object.fromEntries(sorted) as unknown as Piles;
}

/** As the booklet's second decks have it: seven lands of each of two colours (P-226). */
const DRAFT_LANDS = 14;

/** A deck of the colour draft as a computer builds it: thirty-five cards of its two colours, with a curve. */
function draftDeck(piles: Piles, colors: readonly Color[]): string[] {
  const built = buildDeck(
    SHARED_BOOK,
    colors.flatMap((color) => piles[color].others),
  ).cards;
  const isLand = (name: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(name);
  const spells = built.filter((name) => !isLand(name)).slice(0, LEAST - DRAFT_LANDS);
  const wanted = suggestLands(SHARED_BOOK, spells, LEAST - spells.length);
  // What the costs ask for, as far as the piles have it; the rest is filled with what they have.
  const have = colors.flatMap((color) => piles[color].lands);
  const over = besides(wanted, have);
  const lands = besides(wanted, over);
  return [...spells, ...lands, ...besides(have, lands).slice(0, over.length)];
}

const LEAST = findBook(SHARED_BOOK).facts.deck.min;

function stateOf(words: Sharing): SharingState {
  const { piles, division, decks } = shared(words);
  const { who } = nextChoice(division, choicesOf(words));
  const builds = isBuilt(words);
  return {
    book: SHARED_BOOK,
    least: LEAST,
    piles: COLORS.map((color) => ({
      color,
      lands: piles[color].lands.length,
      cards: piles[color].others,
      of: division.first.includes(color) ? 'you' : division.second.includes(color) ? 'other' : 'nobody',
    })),
    strategies: strategiesOf(words),
    choosing: who === 'first',
    yours: decks === null ? null : builds ? draftedCards(piles, division.first) : decks[0],
    suggested: decks === null || !builds ? null : decks[0],
  };
}

class Sharings {
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  play({ level, deck, ...words }: z.output<typeof sharedDuelSchema>, owner: Asker = null): Promise<string> {
    const { piles, division, decks } = shared(words);
    if (decks === null) throw new BadInput('the colors are not all chosen yet');
    if (deck !== undefined && !isBuilt(words)) throw new BadInput('minidecks are played as they are');
    const faults = deck === undefined ? [] : colorDraftFaults(piles, division.first, deck);
    if (deck !== undefined && deck.length < LEAST)
      faults.push(`it has ${deck.length} cards, and a deck needs thirty-five`);
    if (faults.length > 0) throw new BadInput(`this deck cannot be played: ${faults.join('; ')}`);
    const mine = deck ?? decks[0];
    // Cards of the own colours may be exchanged between games (P-228, P-244): they lie beside the deck.
    const beside = (colors: readonly Color[], cards: readonly string[]): string[] =>
      isBuilt(words) ? besides(draftedCards(piles, colors), cards) : [];
    return this.begin({
      owner,
      book: SHARED_BOOK,
      decks: [mine, decks[1]],
      sideboards: [beside(division.first, mine), beside(division.second, decks[1])],
      swapping: 'own cards',
      level,
      seed: `${words.seed} shared`,
      ante: false,
    });
  }

  /** "You can play with only one deck if it is large enough" (B-302): divided by chance, and played for ante. */
  async oneDeck({ deck: id, level, seed }: z.output<typeof oneDeckSchema>, owner: Asker = null): Promise<string> {
    const deck = (await this.tables.decks(owner)).find((each) => each.id === id);
    if (deck === undefined) throw new BadInput(`there is no deck '${id}': ask /api/decks for those there are`);
    const book = findBook(deck.book);
    if (book.facts.start.ante === 'no')
      throw new BadInput(`${book.name} has no ante, and the parts of one deck are played for it`);
    const chance = seed ?? randomBytes(12).toString('hex');
    const { parts } = divideDeck(cardsIn(deck), 0, chance);
    return this.begin({
      oneDeck: true,
      owner,
      book: deck.book,
      decks: parts,
      sideboards: [[], []],
      level,
      seed: chance,
      ante: true,
    });
  }

  private begin(words: Omit<MatchWords, 'length' | 'you' | 'rival' | 'names'>): Promise<string> {
    const people = opponents(BOOK_IDS);
    const rival = people[chanceFrom(`${words.seed} person`).below(people.length)] as (typeof people)[number];
    return this.tables.newMatch({
      ...words,
      length: 'single',
      you: 'You',
      rival,
      names: ['Your part', `${rival.name}’s part`],
    });
  }
}

export function sharedRoutes(server: FastifyInstance, tables: Tables, owners: Owners): void {
  const sharings = new Sharings(tables);
  server.post('/api/shared', async (request): Promise<SharingState> => stateOf(sharingSchema.parse(request.body)));
  server.post('/api/shared/play', async (request, reply) =>
    reply
      .code(201)
      .send({ id: await sharings.play(sharedDuelSchema.parse(request.body), owners.maker(request, reply)) }),
  );
  server.post('/api/shared/one-deck', async (request, reply) =>
    reply
      .code(201)
      .send({ id: await sharings.oneDeck(oneDeckSchema.parse(request.body), owners.maker(request, reply)) }),
  );
}

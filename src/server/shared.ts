// Sharing cards at this server: a collection of Portal for two, its colours chosen in turn, and one deck divided.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { cardsIn } from '../formats/deck.ts';
import { suggestLands } from '../formats/limited/build.ts';
import { byReading } from '../formats/limited/pool.ts';
import { openPack } from '../formats/packs/open.ts';
import {
  colorDraftFaults,
  colorsLeft,
  type Division,
  decksOf,
  draftedCards,
  firstDeck,
  minidecks,
  NO_DIVISION,
  nextChoice,
  type Piles,
  sortByColor,
  withColors,
} from '../formats/shared/by-color.ts';
import { divideDeck } from '../formats/shared/one-deck.ts';
import { BASIC_LAND_TYPES, BadInput, BOOK_IDS, COLORS, type Color, chanceFrom } from '../game/index.ts';
import { oneDeckSchema, type Sharing, type SharingState, sharedDuelSchema, sharingSchema } from '../protocol/shared.ts';
import { opponents } from './opponents.ts';
import type { Tables } from './tables.ts';

/** So many boosters give every colour enough cards, and so many lands of each go with them. */
const BOOSTERS = 12;
const LANDS = 10;

/** The collection that two share: boosters of Portal, and lands. */
function collectionOf(seed: string): string[] {
  const cards = Array.from({ length: BOOSTERS }, (_, index) => openPack('POR', `${seed} ${index}`).cards).flat();
  const lands = BASIC_LAND_TYPES.flatMap((land) => Array.from({ length: LANDS }, () => land as string));
  return [...cards.flatMap(({ name, rarity }) => (rarity === 'Basic Land' ? [] : [name])), ...lands];
}

const pilesOf = ({ way, seed }: Sharing): Piles =>
  way === 'draft' ? sortByColor(collectionOf(seed)) : minidecks(collectionOf(seed), way, seed);

const worthOf = (piles: Piles, color: Color): number =>
  piles[color].others.reduce((sum, name) => sum + byReading('portal', name), 0) / piles[color].others.length;

/** "One player chooses one color, then the other player chooses two, then the first player one more": the other takes the best. */
function divisionOf({ chosen }: Sharing, piles: Piles): Division {
  let division = NO_DIVISION;
  for (const color of chosen) {
    division = withColors(division, [color]);
    if (nextChoice(division).who !== 'second') continue;
    const best = [...colorsLeft(division)].sort((a, b) => worthOf(piles, b) - worthOf(piles, a));
    division = withColors(division, best.slice(0, 2));
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
  if (nextChoice(division).who !== 'nobody') return { piles, division, decks: null };
  const decks: Shared['decks'] =
    words.way === 'draft'
      ? [draftDeck(piles, division.first), draftDeck(piles, division.second)]
      : decksOf(piles, division, words.way, words.seed);
  return { piles, division, decks };
}

/** A deck of the colour draft as the booklet builds a first deck: thirty-five cards of two colours, the best of each first. */
function draftDeck(piles: Piles, colors: readonly Color[]): string[] {
  const best = Object.fromEntries(
    COLORS.map((color) => {
      const others = [...piles[color].others].sort((a, b) => byReading('portal', b) - byReading('portal', a));
      return [color, { ...piles[color], others }];
    }),
  ) as unknown as Piles;
  const deck = firstDeck(best, colors as readonly [Color, Color]);
  const spells = deck.filter((name) => !(BASIC_LAND_TYPES as readonly string[]).includes(name));
  return [...spells, ...suggestLands('portal', spells, deck.length - spells.length)];
}

function stateOf(words: Sharing): SharingState {
  const { piles, division, decks } = shared(words);
  const { who } = nextChoice(division);
  const isDraft = words.way === 'draft';
  return {
    piles: COLORS.map((color) => ({
      color,
      lands: piles[color].lands.length,
      cards: piles[color].others,
      of: division.first.includes(color) ? 'you' : division.second.includes(color) ? 'other' : 'nobody',
    })),
    choosing: who === 'first',
    yours: decks === null ? null : isDraft ? draftedCards(piles, division.first) : decks[0],
    suggested: decks === null || !isDraft ? null : decks[0],
  };
}

export class Sharings {
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  play({ level, deck, ...words }: z.output<typeof sharedDuelSchema>): Promise<string> {
    const { piles, division, decks } = shared(words);
    if (decks === null) throw new BadInput('the colors are not all chosen yet');
    if (deck !== undefined && words.way !== 'draft') throw new BadInput('minidecks are played as they are');
    const faults = deck === undefined ? [] : colorDraftFaults(piles, division.first, deck);
    if (deck !== undefined && deck.length < 35)
      faults.push(`it has ${deck.length} cards, and a deck needs thirty-five`);
    if (faults.length > 0) throw new BadInput(`this deck cannot be played: ${faults.join('; ')}`);
    return this.begin('portal', [deck ?? decks[0], decks[1]], level, `${words.seed} shared`, false);
  }

  /** "You can play with only one deck if it is large enough" (B-302): divided by chance, and played for ante. */
  async oneDeck({ deck: id, level, seed }: z.output<typeof oneDeckSchema>): Promise<string> {
    const deck = (await this.tables.decks()).find((each) => each.id === id);
    if (deck === undefined) throw new BadInput(`there is no deck '${id}': ask /api/decks for those there are`);
    const chance = seed ?? randomBytes(12).toString('hex');
    const { parts } = divideDeck(cardsIn(deck), 0, chance);
    return this.begin(deck.book, parts, level, chance, true);
  }

  private begin(
    book: string,
    decks: readonly [readonly string[], readonly string[]],
    level: number,
    seed: string,
    oneDeck: boolean,
  ): Promise<string> {
    const people = opponents(BOOK_IDS);
    const rival = people[chanceFrom(`${seed} person`).below(people.length)] as (typeof people)[number];
    return this.tables.newMatch({
      ...(oneDeck && { oneDeck: true as const }),
      book,
      length: 'single',
      level,
      ante: oneDeck,
      seed,
      you: 'You',
      rival,
      decks,
      sideboards: [[], []],
      names: ['Your part', `${rival.name}’s part`],
    });
  }
}

export function sharedRoutes(server: FastifyInstance, tables: Tables): void {
  const sharings = new Sharings(tables);
  server.post('/api/shared', async (request): Promise<SharingState> => stateOf(sharingSchema.parse(request.body)));
  server.post('/api/shared/play', async (request, reply) =>
    reply.code(201).send({ id: await sharings.play(sharedDuelSchema.parse(request.body)) }),
  );
  server.post('/api/shared/one-deck', async (request, reply) =>
    reply.code(201).send({ id: await sharings.oneDeck(oneDeckSchema.parse(request.body)) }),
  );
}

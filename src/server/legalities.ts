// Where a deck may be played: every format on a day, with what it finds wrong; and a format that a duel is played in.

import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { cardsIn } from '../formats/deck.ts';
import { FORMAT_IDS, FORMAT_NAMES, type Format, formatFaults, formatNamed } from '../formats/legal/format.ts';
import { BadInput, findBook } from '../game/index.ts';
import {
  type DeckInfo,
  type FormatChoice,
  type FormatInfo,
  type FormatName,
  formatSchema,
  type Legality,
  type legalitySchema,
} from '../protocol/setup.ts';
import type { Owners } from './owners.ts';

/** So many faults of one format are told; a deck of the wrong sets has one for every card. */
const MOST_FAULTS = 4;

export function legalities({ book, cards, sideboard, date }: z.output<typeof legalitySchema>): Legality[] {
  findBook(book);
  const listed = (list: typeof cards): string[] => cardsIn({ cards: list });
  return FORMAT_IDS.map((id): Legality => {
    try {
      const format = formatNamed(id, date);
      const faults = formatFaults(format, book, listed(cards), listed(sideboard));
      return { format: id, name: format.name, faults: shortened(faults) };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      // On that day the format was not there, or not with our sets; or the book cannot hold a card.
      return { format: id, name: id, faults: [error.message] };
    }
  });
}

const shortened = (faults: readonly string[]): string[] =>
  faults.length <= MOST_FAULTS
    ? [...faults]
    : [...faults.slice(0, MOST_FAULTS), `and ${faults.length - MOST_FAULTS} more`];

export const formatOf = (choice: FormatChoice | null): Format | null =>
  choice === null ? null : formatNamed(choice.id, choice.date === '' ? undefined : choice.date);

/** What a format finds wrong with a deck of the list, its sideboard included. */
export const faultsInFormat = (format: Format, book: string, deck: DeckInfo): string[] =>
  formatFaults(format, book, cardsIn(deck), cardsIn({ ...deck, cards: deck.sideboard }));

function formatInfo(format: Format, bookName: string, decks: readonly DeckInfo[]): FormatInfo {
  const { edition, id } = findBook(bookName);
  const faults = decks
    .filter((deck) => deck.book === edition)
    .map((deck): [string, string[]] => [deck.id, shortened(faultsInFormat(format, id, deck))])
    .filter(([, wrong]) => wrong.length > 0);
  const { name, sets, banned, restricted, deck } = format;
  return { name, sets, banned, restricted, min: deck.min, copies: deck.copies, faults: Object.fromEntries(faults) };
}

export function formatRoutes(server: FastifyInstance, owners: Owners): void {
  server.get('/api/formats', async (): Promise<readonly FormatName[]> => FORMAT_NAMES);
  server.post('/api/formats', async (request): Promise<FormatInfo> => {
    const { book, ...choice } = formatSchema.parse(request.body);
    return formatInfo(formatOf(choice) as Format, book, await owners.decks(request));
  });
}

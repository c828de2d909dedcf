// The shape of a position or a game that comes from outside, with a bound for everything in it; what the names mean is the game's to say.

import { z } from 'zod';

const cardName = z.string().min(1).max(80);
const seatName = z.string().trim().min(1).max(60);
/** As many cards as any pile of a position may have, and as many permanents as one side. */
const pile = z.array(cardName).max(500);
const MOST_PERMANENTS = 150;
/** How deep things may lie on one another. */
const DEEPEST = 3;

const permanentWords = z.strictObject({
  card: cardName,
  tapped: z.boolean().optional(),
  sick: z.boolean().optional(),
  damage: z.int().min(0).max(100_000).optional(),
  counters: z.record(z.string().min(1).max(40), z.int().min(1).max(10_000)).optional(),
  controller: seatName.optional(),
  owner: seatName.optional(),
  chosen: z.string().max(80).optional(),
  chosenPlayer: seatName.optional(),
  faceDown: z.string().max(20).optional(),
});

/** A permanent with what is attached to it. */
function permanent(depth: number): z.ZodType {
  const alone =
    depth === 0
      ? permanentWords
      : permanentWords.extend({
          with: z
            .array(permanent(depth - 1))
            .max(20)
            .optional(),
        });
  return z.union([cardName, alone]);
}

const seat = z.strictObject({
  life: z.int().min(-100_000).max(100_000).optional(),
  poison: z.int().min(0).max(1000).optional(),
  mana: z.string().max(100).optional(),
  hand: pile.optional(),
  library: pile.optional(),
  graveyard: pile.optional(),
  removed: pile.optional(),
  ante: pile.optional(),
  inPlay: z.array(permanent(DEEPEST)).max(MOST_PERMANENTS).optional(),
  landsPlayed: z.int().min(0).max(100).optional(),
});

/** How much of a card's definition is looked at, entry by entry: what is larger is no card. */
const LARGEST_CARD = 2000;
const DEEPEST_CARD = 20;

function isSmall(value: unknown): boolean {
  let left = LARGEST_CARD;
  const fits = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > DEEPEST_CARD) return false;
    if (typeof part === 'string') return part.length <= 400;
    if (typeof part === 'number') return Number.isInteger(part) && Math.abs(part) <= 1000;
    if (typeof part !== 'object' || part === null) return true;
    return Object.entries(part).every(([key, each]) => key.length <= 60 && fits(each, depth + 1));
  };
  return fits(value, 0);
}

const part = z.record(z.string(), z.unknown());
const words = (most: number) => z.array(z.string().max(60)).max(most);

/** A card of one's own: every field of a definition and nothing else. Its words are checked against the language. */
const cardDefinition = z
  .strictObject({
    name: cardName,
    cost: part.nullable(),
    colors: words(5),
    types: words(5),
    supertypes: words(5),
    subtypes: words(10),
    summon: words(10).nullable(),
    interrupt: z.boolean(),
    size: z.tuple([z.unknown(), z.unknown()]).nullable(),
    loyalty: z.int().min(0).max(100).nullable(),
    enchant: part.nullable(),
    spell: part,
    abilities: z.array(part).max(20),
    anyNumberInDeck: z.literal(true).optional(),
    forAnte: z.literal(true).optional(),
    inBook: z.record(z.string().max(20), part),
  })
  .refine(isSmall, 'this is too large for a card, or has a number beyond 1000 in it');

const options = z.strictObject({
  windows: z.enum(['all', 'useful']).optional(),
  ante: z.boolean().optional(),
  loser: z.int().min(-1).max(7).optional(),
  events: z.boolean().optional(),
  rules: z.array(z.string().max(60)).max(20).optional(),
  variant: z.string().max(40).optional(),
  cards: z.array(cardDefinition).max(20).optional(),
});

export const positionSchema = z.strictObject({
  /** A book's name, or the text of house rules. */
  book: z.string().max(2000),
  seats: z
    .record(seatName, seat)
    .refine((seats) => Object.keys(seats).length >= 2 && Object.keys(seats).length <= 8, 'a position has 2 to 8 seats'),
  turn: z.int().min(1).max(10_000).optional(),
  active: seatName.optional(),
  step: z.string().max(60).optional(),
  seed: z.union([z.int(), z.string().max(60)]).optional(),
  options: options.optional(),
});

/** A game from its first shuffle, as a replay tells of it. */
export const gameSchema = z.strictObject({
  book: z.string().max(2000),
  seats: z.array(seatName).min(2).max(8).optional(),
  decks: z.array(pile).min(2).max(8),
  teams: z.array(z.int().min(0).max(7)).max(8).optional(),
  // What a later game of a match is shuffled by is longer than what somebody types.
  seed: z.union([z.int(), z.string().max(1000)]),
  options: options.optional(),
});

// What is asked for becomes a duel that can be laid down: its setup and the match that it is the first of. Nothing is kept here.

import type { Length } from '../formats/competition.ts';
import { BadInput, findBook } from '../game/index.ts';
import type { DeckInfo } from '../protocol/setup.ts';
import { sidesFor } from './between.ts';
import type { Asked, MatchRecord, MatchWords } from './match.ts';
import { inOrder, inTurn, knowMode, type NewDuel, seatEverybody, setupFor, teamsIn } from './seating.ts';
import { freshSeed } from './seeds.ts';
import { computer, type DuelSetup, HERE, type SeatSetup } from './setup.ts';
import { begun, hasAnte, knowStakes } from './wager.ts';

/** A duel before it is laid down. */
export interface Made {
  readonly setup: DuelSetup;
  readonly match: MatchRecord;
}

/** A duel as somebody asks for it; `list` is what decks may be chosen from. */
export function duelAsked(words: NewDuel, list: readonly DeckInfo[]): Made {
  const book = findBook(words.book, words.rules, words.variant);
  if (!book.facts.match.games.includes(words.length))
    throw new BadInput(`${book.name} has no match '${words.length}': it has ${book.facts.match.games.join(', ')}`);
  knowStakes(book, words);
  knowMode(words);
  const seed = words.seed ?? freshSeed();
  const { seats, decks, sideboards } = seatEverybody(
    { ...words, ante: hasAnte(words.ante, words.stakes) },
    book,
    list,
    seed,
  );
  const rival = inOrder(words.seats).find((seat) => seat.held === 'computer');
  const asked: Asked = {
    book: book.id,
    length: words.length as Length,
    level: rival?.level ?? 2,
    ante: hasAnte(words.ante, words.stakes),
    ...(words.stakes !== undefined && { stakes: words.stakes }),
    rules: words.rules,
    variant: words.variant,
    seed,
    opponentDeck: rival === undefined || rival.deck.by === 'id' ? 'own' : rival.deck.by,
    ...(words.format === null ? {} : { format: words.format }),
  };
  const gauntlet = words.mode === 'gauntlet' ? { opponents: inTurn(seats), beaten: 0 } : null;
  const sides = sidesFor(decks, sideboards, 'one for one');
  const match: MatchRecord = {
    ...begun(asked, decks),
    gauntlet,
    asked,
    next: null,
    ...(sides === null ? {} : { sides }),
  };
  const setup = setupFor(asked, words.mode, match, seats, { teams: teamsIn(inOrder(words.seats)) });
  return { setup, match };
}

/** A match with decks that are in no list, as an event plays it. */
export function matchAsked(words: MatchWords): Made {
  const { event, oneDeck, book, length, level, seed, you, rival, decks, names, both, ante = false } = words;
  const asked: Asked = {
    book,
    length,
    level,
    ante: hasAnte(ante, words.stakes),
    ...(words.stakes !== undefined && { stakes: words.stakes }),
    rules: [],
    seed,
    opponentDeck: 'own',
  };
  const sides = sidesFor(decks, words.sideboards, words.swapping ?? 'free');
  const match: MatchRecord = {
    ...begun(asked, decks),
    gauntlet: null,
    asked,
    next: null,
    ...(event !== undefined && { event }),
    ...(oneDeck && { oneDeck }),
    ...(sides && { sides }),
  };
  const seats: SeatSetup[] = [
    { name: you, holder: { by: 'person', who: HERE }, deck: names[0] },
    { name: rival.name, holder: both ? { by: 'person', who: rival.name } : computer(rival, level), deck: names[1] },
  ];
  return { setup: setupFor(asked, 'duel', match, seats), match };
}

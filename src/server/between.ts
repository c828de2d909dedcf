// Between two duels of a match: what lies beside the decks, what is swapped, and back again for a new opponent (M-269 to M-277).

import { bringSideboard, chooseSwap } from '../bots/swap.ts';
import type { Competition } from '../formats/competition.ts';
import {
  afterAnte,
  besides,
  type Configuration,
  type Sides,
  type Swapping,
  swapFaults,
  swapped,
} from '../formats/sideboard.ts';
import { BadInput, findBook, type Game, type Rulebook, type Seat } from '../game/index.ts';
import type { BetweenInfo, NextDuel } from '../protocol/setup.ts';
import type { ChosenDeck } from './decks.ts';
import { competitionAfter, type MatchRecord } from './match.ts';
import { type DuelSetup, firstSeat, personSeats } from './setup.ts';

/** Null where nobody has anything beside their deck: then there is nothing to swap. */
export function sidesFor(
  decks: readonly (readonly string[])[],
  sideboards: readonly (readonly string[])[],
  swapping: Swapping,
): Sides | null {
  if (sideboards.every((cards) => cards.length === 0)) return null;
  const first = decks.map((deck, seat) => ({ deck, sideboard: sideboards[seat] ?? [] }));
  return { swapping, sideboards, first, seen: decks.map(() => []) };
}

/** The names of the other's cards that a seat has seen in a duel: whatever came to lie open. */
export function shownTo(game: Game, seat: Seat): string[] {
  const view = game.view(seat);
  const names = new Set<string>();
  const others = view.players.filter((player) => player.seat !== seat);
  const open = others.flatMap(({ graveyard, removed, ante }) => [...graveyard, ...removed, ...ante]);
  const inPlay = view.inPlay.filter(({ token }) => !token);
  for (const { name, owner } of [...inPlay, ...open]) if (owner !== seat && name !== '') names.add(name);
  for (const event of game.events)
    if (event.event === 'announced' && event.seat !== seat) {
      const card = game.state.objects[event.object];
      if (card !== undefined && !card.token && card.owner !== seat)
        names.add(game.inside.kinds.of(card.printed).definition.name);
    }
  return [...names];
}

export interface Between {
  readonly sides: Sides;
  readonly decks: Competition['decks'];
}

/** The sideboards after a duel: cards won and lost, and what was seen. */
function sidesAfter(sides: Sides, game: Game, duel: Competition['duels'][number] | undefined): Sides {
  const first = sides.first.map((each, seat) => afterAnte(each, duel?.staked[seat] ?? [], duel?.ante[seat] ?? []));
  const seen = sides.seen.map((names, seat) => [...new Set([...names, ...shownTo(game, seat)])]);
  return { ...sides, first, seen };
}

/** What the person at a seat may swap now; null if there is nothing. */
export function betweenInfo(
  bookName: string,
  names: readonly string[],
  { sides, decks }: Between,
  seat: Seat,
): BetweenInfo | null {
  const sideboard = sides.sideboards[seat] ?? [];
  if (sideboard.length === 0 && sides.swapping === 'one for one') return null;
  const book = findBook(bookName);
  return {
    book: book.edition,
    seat,
    name: names[seat] ?? '',
    rival: names.filter((_, each) => each !== seat).join(' and '),
    deck: decks[seat] ?? [],
    sideboard,
    first: sides.first[seat]?.deck ?? [],
    swapping: sides.swapping,
    least: leastCards(bookName, sides.swapping),
  };
}

/** Forty in Limited (M-259); as many as the book asks for in Constructed. */
const leastCards = (bookName: string, swapping: Swapping): number =>
  swapping === 'free' ? 40 : findBook(bookName).facts.deck.min;

/**
 * Decks and sideboards for the next duel against the same opponents: what people want, and what computers
 * swap; who wants nothing keeps theirs.
 */
export function withSwaps(
  bookName: string,
  { sides, decks }: Between,
  wanted: ReadonlyMap<Seat, readonly string[]>,
  people: readonly Seat[],
): Between {
  const configurations = decks.map((deck, seat) => {
    const now: Configuration = { deck, sideboard: sides.sideboards[seat] ?? [] };
    if (!people.includes(seat)) {
      const { out, into } = chooseSwap(findBook(bookName), now.deck, now.sideboard, sides.seen[seat] ?? []);
      return swapped(now, out, into);
    }
    const wish = wanted.get(seat);
    return wish === undefined ? now : chosen(bookName, sides.swapping, now, wish);
  });
  return {
    sides: { ...sides, sideboards: configurations.map(({ sideboard }) => sideboard) },
    decks: configurations.map(({ deck }) => deck),
  };
}

function chosen(bookName: string, swapping: Swapping, now: Configuration, deck: readonly string[]): Configuration {
  const next = { deck, sideboard: besides([...now.deck, ...now.sideboard], deck) };
  const faults = swapFaults(now, next, swapping, Math.min(now.deck.length, leastCards(bookName, swapping)));
  if (faults.length > 0) throw new BadInput(`the deck cannot be changed so: ${faults.join('; ')}`);
  return next;
}

/** Who comes with a sideboard meets one: computers bring theirs where their deck has none of its own. */
export const broughtBy = (
  book: Rulebook,
  mine: Pick<ChosenDeck, 'sideboard'>,
  theirs: Pick<ChosenDeck, 'cards' | 'sideboard'>,
): readonly string[] =>
  theirs.sideboard.length > 0 || mine.sideboard.length === 0 ? theirs.sideboard : bringSideboard(book, theirs.cards);

/** The decks that those who share a screen want to go on with: the first of them, and each other one by the seat. */
export function wantedBy(
  setup: DuelSetup,
  deck: readonly string[] | undefined,
  others: NonNullable<NextDuel['others']>,
): ReadonlyMap<Seat, readonly string[]> {
  const people = personSeats(setup);
  const wanted = new Map<Seat, readonly string[]>(deck === undefined ? [] : [[firstSeat(setup), deck]]);
  for (const { seat, deck: cards } of others) {
    if (!people.includes(seat))
      throw new BadInput(`nobody changes the deck of seat ${seat}: people sit at ${people.join(' and ')}`);
    if (wanted.has(seat)) throw new BadInput(`the deck of seat ${seat} is said twice: say each deck once`);
    wanted.set(seat, cards);
  }
  return wanted;
}

/** Decks and sideboards as a duel that is over has left them; null where nobody has a sideboard. */
export function betweenDuels(match: MatchRecord, game: Game): Between | null {
  const competition = competitionAfter(match, game);
  if (match.sides === undefined || competition === null) return null;
  return { sides: sidesAfter(match.sides, game, competition.duels.at(-1)), decks: competition.decks };
}

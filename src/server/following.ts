// Which duel follows another: the next of its match, the same match once more, or the next opponent of the Gauntlet.

import { type Competition, lastLoser, nextDuel, standingOf } from '../formats/competition.ts';
import { BadInput, BOOK_IDS, chanceFrom, findBook, type Seat } from '../game/index.ts';
import type { DeckInfo } from '../protocol/setup.ts';
import { betweenDuels, broughtBy, sidesFor, withSwaps } from './between.ts';
import { chooseForComputer } from './decks.ts';
import type { Duel } from './duel.ts';
import { formatOf } from './legalities.ts';
import { type Asked, canBePlayedAgain, competitionAfter, type MatchRecord, matchState } from './match.ts';
import { opponents } from './opponents.ts';
import { findPerson, laterSetup, sameAgain, setupFor } from './seating.ts';
import { computer, type DuelSetup, firstSeat, ownedBy, personSeats, type SeatSetup } from './setup.ts';
import { begun, homeAfter, termsOf, wagerAfter } from './wager.ts';

interface Following {
  readonly setup: DuelSetup;
  readonly match: MatchRecord;
}

/** The decks that people want to go on with, by their seats; who is not in it keeps theirs. */
export type WantedDecks = ReadonlyMap<Seat, readonly string[]>;

/** The duel after one that is over, with the decks as the people at it want them. */
export async function whatFollows(
  duel: Duel,
  match: MatchRecord,
  wanted: WantedDecks,
  list: () => Promise<readonly DeckInfo[]>,
): Promise<Following> {
  const state = matchState(duel.setup, match, duel.game, firstSeat(duel.setup));
  const after = competitionAfter(match, duel.game);
  if ((state.over && !canBePlayedAgain(match, duel.game)) || after === null || match.asked === null)
    throw new BadInput('nothing follows: the match is over');
  const between = betweenDuels(match, duel.game);
  if (between === null && wanted.size > 0) throw new BadInput('there is no sideboard to change this deck from');
  const swaps = between === null ? null : withSwaps(match.asked.book, between, wanted, personSeats(duel.setup));
  const competition = swaps === null ? after : { ...after, decks: swaps.decks };
  const sides = swaps === null ? {} : { sides: swaps.sides };
  const wager = wagerAfter(match, duel.game);
  const home = homeAfter(wager, competition);
  const next = !standingOf(competition).over
    ? {
        setup: laterSetup(duel.setup, match.asked, competition.duels.length, nextDuel(competition)),
        match: { ...match, competition, ...sides, ...(wager !== null && { wager: termsOf(wager) }) },
      }
    : state.over
      ? sameAgain(duel, match.asked, competition, {
          ...sides,
          ...(match.oneDeck && { oneDeck: true }),
          decks: home,
        })
      : nextOfGauntlet(duel, match, { ...after, decks: home }, state.beaten, await list());
  const { gathering, company, owner = null } = duel.setup;
  const setup = gathering === undefined ? ownedBy(next.setup, owner) : gatheredAt(next.setup, { gathering, company });
  return { ...next, setup };
}

/** The Gauntlet goes on: against the next of them, or the same again after a draw. */
function nextOfGauntlet(
  duel: Duel,
  before: MatchRecord,
  after: Competition,
  beaten: number,
  list: readonly DeckInfo[],
): Following {
  const asked = before.asked as Asked;
  const book = findBook(asked.book);
  const seed = `${asked.seed} ${duel.id}`;
  const people = opponents(BOOK_IDS);
  const person = findPerson(people, before.gauntlet?.opponents[beaten] ?? '');
  const choice =
    asked.opponentDeck === 'own'
      ? ({ by: 'id', id: person.decks[book.edition] ?? '' } as const)
      : ({ by: asked.opponentDeck } as const);
  const wishes = { ...asked, format: formatOf(asked.format ?? null) };
  const chance = chanceFrom(`${seed} decks`);
  const theirs = chooseForComputer(book, choice, list, chance, `${seed} other`, wishes);
  const gauntlet = before.gauntlet === null ? null : { ...before.gauntlet, beaten };
  // A new opponent meets the deck as it was brought (M-271).
  const first = before.sides === undefined ? null : betweenDuels(before, duel.game)?.sides.first[0];
  const mine = { cards: first?.deck ?? after.decks[0] ?? [], sideboard: first?.sideboard ?? [] };
  const decks = [mine.cards, theirs.cards];
  const sides = sidesFor(decks, [mine.sideboard, broughtBy(book, mine, theirs)], 'one for one');
  const match: MatchRecord = {
    ...begun({ ...asked, seed }, decks),
    gauntlet,
    asked: { ...asked, seed },
    next: null,
    ...(sides === null ? {} : { sides }),
  };
  const [you, old] = duel.setup.seats as [SeatSetup, SeatSetup];
  const rival: SeatSetup = { name: person.name, holder: computer(person, asked.level), deck: theirs.name };
  // Only against the same opponent is there a game before this one.
  const loser = old.name === person.name ? lastLoser(after) : -1;
  return { setup: setupFor({ ...asked, seed }, 'gauntlet', match, [you, rival], { loser }), match };
}

/** The table at which people have gathered, and what holds there. */
export interface Where {
  readonly gathering: string;
  readonly company?: DuelSetup['company'];
  /** From which words the faces of people are drawn, by seat, where they have chosen one. */
  readonly faces?: readonly (string | undefined)[];
}

/** Every person has a seat of their own, and the duel knows at which table they have gathered. */
export const gatheredAt = (setup: DuelSetup, { gathering, company, faces = [] }: Where): DuelSetup => ({
  ...setup,
  gathering,
  ...(company === undefined ? {} : { company }),
  seats: setup.seats.map((each, seat) =>
    each.holder.by === 'person'
      ? { ...each, holder: { by: 'person', who: `seat ${seat}` }, ...(faces[seat] && { face: faces[seat] }) }
      : each,
  ),
});

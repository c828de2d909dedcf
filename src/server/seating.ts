// Who sits down at a new duel: the seats that a page asks for, checked, each with its deck; and the setups of the duels of a match.

import type { z } from 'zod';
import { type Competition, lastLoser, type nextDuel } from '../formats/competition.ts';
import { withHandicap } from '../formats/handicap.ts';
import { BadInput, BOOK_IDS, type Chance, chanceFrom, DUEL, type Rulebook, type Seat } from '../game/index.ts';
import type { DeckInfo, newDuelSchema, newSeatSchema, OpponentInfo } from '../protocol/setup.ts';
import { broughtBy } from './between.ts';
import { type ChosenDeck, choose, chooseForComputer } from './decks.ts';
import { formatOf } from './legalities.ts';
import type { Asked, MatchRecord } from './match.ts';
import { opponents } from './opponents.ts';
import { seedFor } from './seeds.ts';
import { computer, type DuelSetup, HERE, type SeatSetup } from './setup.ts';
import { begun } from './wager.ts';

export type NewDuel = z.output<typeof newDuelSchema>;
type NewSeat = z.output<typeof newSeatSchema>;

/** Everybody at the table, with the cards that each brings. */
export interface Seated {
  readonly seats: readonly SeatSetup[];
  readonly decks: readonly (readonly string[])[];
  readonly sideboards: readonly (readonly string[])[];
}

/** The seats in their order, each taken once. */
export function inOrder(seats: readonly NewSeat[]): NewSeat[] {
  const last = seats.length - 1;
  const taken = seats.map(({ seat }, index) => seat ?? index);
  for (const [index, seat] of taken.entries()) {
    if (seat > last)
      throw new BadInput(`there is no seat ${seat}: a table of ${seats.length} has the seats 0 to ${last}`);
    if (taken.indexOf(seat) !== index)
      throw new BadInput(`seat ${seat} is taken twice: each of the seats 0 to ${last} is taken once`);
  }
  return seats.map((_, seat) => seats[taken.indexOf(seat)] as NewSeat);
}

/** The sides that were asked for; all seats say theirs, or none does. */
export function teamsIn(seats: readonly NewSeat[]): readonly number[] | null {
  const teams = seats.flatMap(({ team }) => (team === undefined ? [] : [team]));
  if (teams.length === 0) return null;
  if (teams.length < seats.length)
    throw new BadInput("either every seat says its 'team' or none does: the variant knows which sides there are");
  return teams;
}

export function findPerson(people: readonly OpponentInfo[], id: string): OpponentInfo {
  const person = people.find((each) => each.id === id);
  if (person === undefined)
    throw new BadInput(`there is no opponent '${id}': there are ${people.map((each) => each.id).join(', ')}`);
  return person;
}

/** Anyone of those who do not sit there yet. */
function anyone(people: readonly OpponentInfo[], taken: readonly string[], chance: Chance): OpponentInfo {
  const free = people.filter(({ id }) => !taken.includes(id));
  return free[chance.below(free.length)] as OpponentInfo;
}

/** Who plays for the computer at which seat. */
function peopleAt(seats: readonly NewSeat[], seed: string): readonly (OpponentInfo | null)[] {
  const people = opponents(BOOK_IDS);
  const chance = chanceFrom(`${seed} person`);
  const taken = seats.flatMap((seat) => (seat.held === 'computer' && seat.opponent !== null ? [seat.opponent] : []));
  return seats.map((seat) => {
    if (seat.held === 'person') return null;
    if (seat.opponent !== null) return findPerson(people, seat.opponent);
    const person = anyone(people, taken, chance);
    taken.push(person.id);
    return person;
  });
}

/** Everybody whom the words ask for; whatever makes no sense is refused by name. */
export function seatEverybody(words: NewDuel, book: Rulebook, list: readonly DeckInfo[], seed: string): Seated {
  const seats = inOrder(words.seats);
  if (seats.every(({ held }) => held === 'computer'))
    throw new BadInput("nobody sits at this table: at least one seat has to be held by a 'person'");
  const people = peopleAt(seats, seed);
  const names = seats.map((seat, index) => (seat.held === 'person' ? seat.name : (people[index]?.name ?? '')));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new BadInput(`two seats are called '${twice}': each needs a name of its own, and each opponent sits once`);
  const chance = chanceFrom(`${seed} decks`);
  const wishes = { ...words, format: formatOf(words.format) };
  const decks = seats.map(({ deck, handicap = 0 }, seat): ChosenDeck => {
    const own = ['own', 'other'][seat] ?? `other ${seat}`;
    const choosing = seats[seat]?.held === 'person' ? choose : chooseForComputer;
    const chosen = choosing(book, deck, list, chance, `${seed} ${own}`, wishes);
    return handicap === 0 ? chosen : { ...chosen, cards: withHandicap(book.id, chosen.cards, handicap) };
  });
  // Who comes with a sideboard meets one.
  const met = decks.find((deck, seat) => seats[seat]?.held === 'person' && deck.sideboard.length > 0);
  return {
    decks: decks.map(({ cards }) => cards),
    sideboards: decks.map((deck, seat) =>
      seats[seat]?.held === 'person' ? deck.sideboard : broughtBy(book, met ?? { sideboard: [] }, deck),
    ),
    seats: seats.map((seat, index) => ({
      name: names[index] as string,
      holder:
        seat.held === 'person' ? { by: 'person', who: HERE } : computer(people[index] as OpponentInfo, seat.level),
      deck: decks[index]?.name ?? '',
    })),
  };
}

// ---- the duels of a match ----

/** The first duel of a match. */
export function setupFor(
  asked: Asked,
  mode: DuelSetup['mode'],
  { competition }: MatchRecord,
  seats: readonly SeatSetup[],
  more: { readonly loser?: Seat; readonly teams?: readonly number[] | null } = {},
): DuelSetup {
  const { book, ante, rules, seed, variant = DUEL } = asked;
  const { loser = -1, teams = null } = more;
  return {
    mode,
    start: {
      kind: 'game',
      words: {
        book,
        seats: seats.map(({ name }) => name),
        decks: competition?.decks ?? [],
        ...(teams === null ? {} : { teams }),
        seed: seedFor(seed, 'game 1'),
        options: { windows: 'all', events: true, ante, rules, variant, loser },
      },
    },
    seats,
    script: [],
    seed: seedFor(seed, '1'),
  };
}

/** A later duel of the same match: the decks as the ante left them, and who lost says who begins. */
export function laterSetup(
  setup: DuelSetup,
  asked: Asked,
  number: number,
  next: ReturnType<typeof nextDuel>,
): DuelSetup {
  if (setup.start.kind !== 'game') return setup;
  const { words } = setup.start;
  const seed = seedFor(asked.seed, `game ${number + 1}`);
  const options = { ...words.options, loser: next.loser };
  return {
    ...setup,
    start: { kind: 'game', words: { ...words, decks: next.decks, seed, options } },
    seed: seedFor(asked.seed, `${number + 1}`),
  };
}

/** The whole match once more, with the same players and the decks that they took home; only chance is another. */
export function sameAgain(
  { id, setup }: { readonly id: string; readonly setup: DuelSetup },
  before: Asked,
  after: Competition,
  more: Pick<MatchRecord, 'sides' | 'oneDeck'> & { readonly decks: Competition['decks'] },
): { setup: DuelSetup; match: MatchRecord } {
  const asked = { ...before, seed: `${before.seed} ${id}` };
  const { decks, ...rest } = more;
  const match: MatchRecord = { ...begun(asked, decks), gauntlet: null, asked, next: null, ...rest };
  // Among more than two nobody is the loser: chance says who begins.
  const loser = setup.seats.length === 2 ? lastLoser(after) : -1;
  return { setup: setupFor(asked, setup.mode, match, setup.seats, { loser }), match };
}

/** The Gauntlet is for one against one at a time, and more than two decide a single duel among themselves. */
export function knowMode({ mode, length, seats }: NewDuel): void {
  if (mode === 'gauntlet' && (seats.length !== 2 || seats.filter(({ held }) => held === 'person').length !== 1))
    throw new BadInput(
      "the Gauntlet is for two seats, a 'person' and a 'computer' whose opponents come one after the other",
    );
  if (mode === 'gauntlet' && inOrder(seats)[0]?.held !== 'person')
    throw new BadInput('in the Gauntlet the person sits at seat 0');
  if (seats.length > 2 && length !== 'single')
    throw new BadInput(`more than two play a 'single' duel, not '${length}'`);
}

/** Everybody in the order of the Gauntlet, from whoever sits there first. */
export function inTurn(seats: readonly SeatSetup[]): readonly string[] {
  const order = opponents(BOOK_IDS).map(({ id }) => id);
  const first = seats.flatMap(({ holder }) => (holder.by === 'computer' ? [holder.id] : []));
  return [...first, ...order.filter((id) => !first.includes(id))];
}

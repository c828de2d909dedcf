// Setting a game up: a new one from decks, with everything that is needed to play it again.

import { createLibrary, freshLook } from '../core/change.ts';
import { BLANK } from '../core/copy.ts';
import { seedState } from '../core/random.ts';
import { EMPTY_POOL, type GameState, type Player, type Pod, type Seat } from '../core/state.ts';
import { Machine, type MachineOptions } from '../engine/machine.ts';
import type { Rulebook } from '../engine/rulebook.ts';
import type { CardDefinition } from '../language/card.ts';
import { DUEL } from '../rulebooks/variants.ts';
import { faultsOf } from './deck-faults.ts';
import { BadInput, didYouMean } from './errors.ts';
import { findBook, findCard, kindsFor } from './library.ts';

export interface NewGame {
  readonly book: string;
  /** The players' names, in the order of the seats. */
  readonly seats?: readonly string[];
  /** One list of card names for each seat. */
  readonly decks: readonly (readonly string[])[];
  /** Which side each seat is on. A variant with teams seats them in one way, which is taken if this is left out. */
  readonly teams?: readonly number[];
  readonly seed: number | string;
  readonly options?: Partial<GameOptions>;
}

export interface GameOptions extends MachineOptions {
  /** Keep the events; a search does without. */
  readonly events: boolean;
  /** Definitions beside those of the pool: a card tried out, or one that a test makes for a rule no card shows. */
  readonly cards: readonly CardDefinition[];
}

const DEFAULT_OPTIONS: GameOptions = {
  windows: 'useful',
  ante: false,
  loser: -1,
  events: true,
  cards: [],
  rules: [],
  variant: DUEL,
};

function blankPlayer(seat: Seat, book: Rulebook, seats: number): Player {
  return {
    seat,
    team: book.variant.teamOf(seat, seats),
    life: book.facts.start.life,
    poison: 0,
    pool: EMPTY_POOL,
    library: [],
    hand: [],
    graveyard: [],
    removed: [],
    ante: [],
    drawing: [],
    aside: [],
    landsPlayed: 0,
    mulligans: 0,
    drewNothing: false,
    out: null,
    knows: [],
  };
}

export function blankState(book: Rulebook, players: number, seed: number | string): GameState {
  return {
    random: seedState(seed),
    nextId: 1,
    clock: 0,
    turn: {
      number: 0,
      active: 0,
      phase: 0,
      step: 0,
      attacked: false,
      casters: [],
      attackers: [],
      hurt: [],
      died: [],
      rested: [],
      drawn: [],
      uses: [],
      extraTurns: [],
      extra: null,
      own: 0,
      extraCombats: 0,
      duties: [],
      first: 0,
      last: Array.from({ length: players }, () => 0),
    },
    players: Array.from({ length: players }, (_, seat) => blankPlayer(seat, book, players)),
    objects: [BLANK],
    inPlay: [],
    chain: [],
    lasting: [],
    shields: [],
    waiting: [],
    later: [],
    packets: [],
    doomed: [],
    combat: null,
    agenda: [],
    outcome: null,
    pod: book.variant.name === DUEL ? null : blankPod(players),
    look: freshLook(),
  };
}

const blankPod = (players: number): Pod => ({
  round: Array.from({ length: players }, (_, seat) => seat),
  points: Array.from({ length: players }, () => 0),
  left: Array.from({ length: players }, () => -1),
});

export function optionsFrom(given: Partial<GameOptions> | undefined): GameOptions {
  if (given !== undefined && (given === null || typeof given !== 'object'))
    throw new BadInput(`the options of a game are an object, not ${JSON.stringify(given)}`);
  const known = Object.keys(DEFAULT_OPTIONS);
  for (const key of Object.keys(given ?? {}))
    if (!known.includes(key))
      throw new BadInput(`a game has no option '${key}'${didYouMean(key, known)} (it has ${known.join(', ')})`);
  const options = { ...DEFAULT_OPTIONS, ...given };
  if (options.windows !== 'all' && options.windows !== 'useful')
    throw new BadInput(`the option 'windows' is 'all' or 'useful', not ${JSON.stringify(options.windows)}`);
  if (!Number.isInteger(options.loser))
    throw new BadInput(`the option 'loser' is the number of a seat, or -1, not ${JSON.stringify(options.loser)}`);
  return options;
}

/** A book is played by as many as its variant knows: two, where it is a duel. */
export function knowSeats({ name, variant, variants }: Rulebook, names: readonly string[]): void {
  const { least, most } = variant.seats;
  const number = names.length;
  if (number >= least && number <= most) return;
  const right = least === most ? `exactly ${least} seats` : `${least} to ${most} seats`;
  const how = variant.name === DUEL ? '' : ` as '${variant.name}'`;
  const fitting = variants.filter(({ seats }) => number >= seats.least && number <= seats.most);
  const instead =
    fitting.length === 0 ? '' : `; for ${number} there is ${fitting.map((offer) => `'${offer.name}'`).join(' and ')}`;
  throw new BadInput(`${name} is played with ${right}${how} here, not with ${number}${instead}`);
}

/** The sides are those of the variant: whoever says them says the same. */
function knowTeams({ variant }: Rulebook, teams: unknown, seats: number): void {
  if (teams === undefined) return;
  const right = Array.from({ length: seats }, (_, seat) => variant.teamOf(seat, seats));
  if (JSON.stringify(teams) === JSON.stringify(right)) return;
  throw new BadInput(
    `the teams of '${variant.name}' with ${seats} seats are ${JSON.stringify(right)}, not ${JSON.stringify(teams)}`,
  );
}

/** Makes the machine of a new game, ready to begin. */
export function setUp(words: NewGame): { machine: Machine; names: readonly string[] } {
  if (words === null || typeof words !== 'object')
    throw new BadInput(
      `a game is set up from an object with 'book', 'decks' and 'seed', not from ${JSON.stringify(words)}`,
    );
  if (typeof words.seed !== 'number' && typeof words.seed !== 'string')
    throw new BadInput("a game needs a 'seed': a number or a text");
  const given = optionsFrom(words.options);
  const book = findBook(words.book, given.rules, given.variant);
  // Where a book plays for ante, doing without is what must be agreed (1993, p. 32).
  const options: GameOptions = { ...given, ante: words.options?.ante ?? book.facts.start.ante === 'yes' };
  if (!Array.isArray(words.decks)) throw new BadInput("a game needs 'decks': a list of card names for each seat");
  if (words.seats !== undefined && !Array.isArray(words.seats))
    throw new BadInput(`'seats' is a list of the players' names, not ${JSON.stringify(words.seats)}`);
  const names = words.seats ?? words.decks.map((_, seat) => `player ${seat + 1}`);
  if (names.length !== words.decks.length)
    throw new BadInput(`there are ${names.length} seats and ${words.decks.length} decks: each seat needs one deck`);
  knowSeats(book, names);
  knowTeams(book, words.teams, names.length);
  if (options.ante && book.facts.start.ante === 'no') throw new BadInput(`${book.name} has no ante`);
  const state = blankState(book, names.length, words.seed);
  const machine = new Machine(book, kindsFor(book, options.cards), options, state, options.events ? [] : null);
  // How large a deck is and how often it has a card is for whoever builds it, unless the players agreed on it.
  const agreed = book.facts.deck !== findBook(words.book).facts.deck;
  words.decks.forEach((deck, seat) => {
    if (!Array.isArray(deck)) throw new BadInput(`the deck of '${names[seat]}' must be a list of card names`);
    const faults = agreed ? faultsOf(book, deck, machine.kinds) : [];
    if (faults.length > 0) throw new BadInput(`the deck of '${names[seat]}' cannot be played: ${faults.join('; ')}`);
    const kinds = deck.map((name: string) => {
      const { index, definition } = findCard(book, name, machine.kinds);
      if (definition.forAnte && !options.ante)
        throw new BadInput(
          `'${name}' is only for games with ante: play for ante (the option 'ante'), or take it out of the deck of '${names[seat]}'`,
        );
      return index;
    });
    createLibrary(machine, kinds, seat);
  });
  book.start.begin(machine);
  return { machine, names };
}

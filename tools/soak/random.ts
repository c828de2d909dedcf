// Random games: decks of any cards a book can hold, and a player who takes any allowed answer. All from a seed.

import { pick, seedState, step } from '../../src/core/random.ts';
import { type Answer, cardsOf, DUEL, findBook, findCard, type Game, newGame } from '../../src/game/index.ts';

/** A small stream of chance, apart from that of the game. */
export class Chance {
  private state: number;
  constructor(seed: number | string) {
    this.state = seedState(seed);
  }

  below(limit: number): number {
    this.state = step(this.state);
    return pick(this.state, limit);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const pools = new Map<string, readonly string[]>();

function spellsOf(name: string, ante: boolean): readonly string[] {
  const key = `${name}/${ante}`;
  let spells = pools.get(key);
  if (spells === undefined) {
    const book = findBook(name);
    const fits = (card: string): boolean => ante || !findCard(book, card).definition.forAnte;
    spells = cardsOf(book).filter((card) => !LANDS.includes(card) && fits(card));
    pools.set(key, spells);
  }
  return spells;
}

/** A deck of 44: four of each basic land and any other cards, those for ante only where it is played for. */
export function randomDeck(book: string, chance: Chance, ante = false): string[] {
  const spells = spellsOf(book, ante);
  const deck = LANDS.flatMap((land) => [land, land, land, land]);
  while (deck.length < 44) deck.push(chance.of(spells));
  return deck;
}

/** How a random game is set up besides its book and seed. */
export interface RandomTable {
  readonly windows: 'all' | 'useful';
  readonly events: boolean;
  readonly variant?: string;
  /** As many as chance says, of those that the variant allows, if left out. */
  readonly seats?: number;
}

/** So many answers of one turn are given by chance alone. */
const PATIENCE = 200;

/**
 * Takes any allowed answer. An ability that costs nothing and is used as often as not would keep a game for ever: what waits is as
 * likely to become more as to become less. So in a turn that has taken very many answers, whoever may pass mostly does.
 */
export class RandomPlayer {
  private readonly game: Game;
  private readonly chance: Chance;
  private turn = 0;
  private since = 0;
  constructor(game: Game, chance: Chance) {
    this.game = game;
    this.chance = chance;
  }

  choose(answers: readonly Answer[] = this.game.legalAnswers()): Answer {
    const { number } = this.game.state.turn;
    this.since = number === this.turn ? this.since + 1 : 0;
    this.turn = number;
    const pass = this.since < PATIENCE ? undefined : answers.find(({ kind }) => kind === 'pass');
    return pass !== undefined && this.chance.below(4) > 0 ? pass : this.chance.of(answers);
  }
}

export function randomGame(
  book: string,
  seed: number | string,
  { windows, events, variant = DUEL, seats }: RandomTable,
): { game: Game; chance: Chance; player: RandomPlayer } {
  const chance = new Chance(`${book}/${seed}`);
  const rulebook = findBook(book, [], variant);
  const ante = rulebook.facts.start.ante !== 'no' && chance.below(2) === 0;
  const { least, most } = rulebook.variant.seats;
  const number = seats ?? (least === most ? least : least + chance.below(most - least + 1));
  const decks = Array.from({ length: number }, () => randomDeck(book, chance, ante));
  const game = newGame({ book, decks, seed, options: { windows, events, ante, variant } });
  return { game, chance, player: new RandomPlayer(game, chance) };
}

// Boards for puzzles: positions out of games that simple opponents play, at the beginning of somebody's main phase.

import { simpleBot } from '../../src/bots/simple.ts';
import { cardsIn, type Deck } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import {
  type Chance,
  chanceFrom,
  findBook,
  findCard,
  type Game,
  newGame,
  type PermanentWords,
  type SeatWords,
  totalCost,
} from '../../src/game/index.ts';
import { findStepName } from '../../src/game/spoken/steps.ts';
import type { Study } from '../../src/lab/study.ts';
import { leftOut, positionOf } from '../../src/lab/text/write.ts';

const MOST_ANSWERS = 6000;
/** Boards of a duel that lie so many turns apart: neighbours are too much alike. */
const APART = 3;

/** Positions of one game between two starter decks, each with the active player as ann and everything open. */
export function* boardsOf(book: string, seed: string): Generator<Study> {
  const chance = chanceFrom(`${seed}:decks`);
  const decks = chance.shuffled(startersOf(book)).slice(0, 2) as [Deck, Deck];
  const game = newGame({
    book,
    decks: decks.map(cardsIn),
    seats: ['one', 'two'],
    seed,
    options: { events: false, ante: false },
  });
  const bots = [simpleBot(`${seed}-0`), simpleBot(`${seed}-1`)];
  const main = findStepName(findBook(book), 'main');
  const decksBySeat = (seat: number): readonly [Deck, Deck] => [decks[seat] as Deck, decks[1 - seat] as Deck];
  let last = 0;
  for (let i = 0; i < MOST_ANSWERS && game.question !== null; i += 1) {
    const seat = game.question.player;
    if (game.question.ask === 'act' && isPromising(game, main) && game.state.turn.number >= last + APART) {
      last = game.state.turn.number;
      yield sharpened(studyFrom(game, book), book, decksBySeat(seat), chance);
    }
    const bot = bots[seat] as (typeof bots)[number];
    game.take(bot.choose(game.view(seat), game.legalAnswers()));
  }
}

/** Somebody's main phase, nothing played yet, with creatures on both sides: enough to think about, not too much. */
function isPromising(game: Game, main: string): boolean {
  const { turn, chain } = game.state;
  const seat = game.question?.player;
  if (seat !== turn.active || chain.length > 0 || turn.number < 7 || leftOut(game).length > 0) return false;
  if (game.book.turn[turn.phase]?.steps[turn.step]?.name !== main) return false;
  const creatures = (who: number): number =>
    game.view(0).inPlay.filter(({ types, controller }) => types.includes('creature') && controller === who).length;
  const [own, theirs] = [creatures(seat), creatures(1 - seat)];
  return own >= 2 && own <= 5 && theirs >= 1 && theirs <= 4;
}

/** The position with what does not matter left out: libraries, graveyards, lands in hand. */
function studyFrom(game: Game, book: string): Study {
  const { seats, active } = positionOf(game);
  const own = seats[active as string] as SeatWords;
  const [, other] = Object.entries(seats).find(([name]) => name !== active) as [string, SeatWords];
  return {
    title: '',
    note: '',
    books: [book],
    position: { seats: { ann: plain(own, book), ben: plain(other, book) } },
    waiting: [],
    line: [],
    goal: { who: 'ann', what: 'wins', turns: 1 },
    open: [],
  };
}

/**
 * Hands are mostly creatures that come too late to matter this turn: spells of the same decks take their place, as many as there may be
 * lands for. The rival gets one that could be an answer, or none.
 */
function sharpened(study: Study, book: string, [own, other]: readonly [Deck, Deck], chance: Chance): Study {
  const { ann, ben } = study.position.seats as { readonly ann: SeatWords; readonly ben: SeatWords };
  const drawn = (deck: Deck, seat: SeatWords, most: number, fast: boolean): SeatWords => {
    const hand = chance
      .shuffled([...new Set(spellsIn(deck, book, seat, fast))])
      .slice(0, most)
      .sort();
    const { hand: _hand, ...rest } = seat;
    return hand.length === 0 ? rest : { ...rest, hand };
  };
  const seats = { ann: drawn(own, ann, 2 + chance.below(2), false), ben: drawn(other, ben, chance.below(2), true) };
  return { ...study, position: { ...study.position, seats } };
}

/** Spells of a deck that the lands on the table could pay for, at least by number. */
function spellsIn(deck: Deck, book: string, { inPlay }: SeatWords, fast: boolean): string[] {
  const rules = findBook(book);
  const lands = (inPlay ?? []).filter(
    (words) =>
      findCard(rules, nameOf(words)).definition.types.includes('land') &&
      (typeof words === 'string' || words.tapped !== true),
  ).length;
  return cardsIn(deck).filter((name) => {
    const { types, cost } = findCard(rules, name).definition;
    const isSpell = fast ? types.includes('instant') : types.includes('instant') || types.includes('sorcery');
    return isSpell && cost !== null && totalCost(cost) <= lands;
  });
}

const nameOf = (words: string | PermanentWords): string => (typeof words === 'string' ? words : words.card);

function plain({ life, hand, inPlay }: SeatWords, book: string): SeatWords {
  const isLand = (name: string): boolean => findCard(findBook(book), name).definition.types.includes('land');
  const spells = (hand ?? []).filter((name) => !isLand(name)).sort();
  const rank = (words: string | PermanentWords): string =>
    `${isLand(nameOf(words)) ? 0 : 1}${nameOf(words)}${JSON.stringify(words)}`;
  const things = (inPlay ?? []).map(ownOnly).sort((a, b) => rank(a).localeCompare(rank(b)));
  return {
    ...(life === undefined ? {} : { life }),
    ...(spells.length === 0 ? {} : { hand: spells }),
    ...(things.length === 0 ? {} : { inPlay: things }),
  };
}

/** Who owns what is of no account in one turn; seats have other names here. */
function ownOnly(words: string | PermanentWords): string | PermanentWords {
  if (typeof words === 'string') return words;
  const { owner: _owner, controller: _controller, chosenPlayer: _player, ...rest } = words;
  return Object.keys(rest).length === 1 ? rest.card : rest;
}

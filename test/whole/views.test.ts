// What a seat sees, in random games of all five books: nothing of hidden cards, and no question but its own.

import { expect, test } from 'vitest';
import type { Seat } from '../../src/core/state.ts';
import { type Chance, cardsOf, chanceFrom, eventWords, findBook, type Game, newGame } from '../../src/game/index.ts';
import { BOOK_IDS } from '../../src/rulebooks/index.ts';
import { exchanged, hiddenFrom, seenIn } from '../support/hidden.ts';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const GAMES = 4;
const MOST_ANSWERS = 180;
const SLOW = { timeout: 60_000 };

/** Two decks in which no card but the basic lands is there twice, so that a name tells which card is meant. */
function decks(book: string, chance: Chance): string[][] {
  const pool = chance.shuffled(cardsOf(findBook(book)).filter((name) => !BASICS.includes(name)));
  return [0, 1].map((seat) => [
    ...pool.filter((_, index) => index % 2 === seat).slice(0, 26),
    ...Array.from({ length: 18 }, () => BASICS[chance.below(BASICS.length)] as string),
  ]);
}

/** Plays with answers taken by chance, and looks at the game before each of them. */
function playAtRandom(book: string, seed: string, look: (game: Game, chance: Chance) => void): void {
  const chance = chanceFrom(seed);
  const game = newGame({
    book,
    decks: decks(book, chance),
    seed,
    options: { windows: chance.below(2) === 0 ? 'all' : 'useful', ante: findBook(book).facts.start.ante !== 'no' },
  });
  for (let i = 0; i < MOST_ANSWERS && game.question !== null; i += 1) {
    look(game, chance);
    const answers = game.legalAnswers();
    const acts = answers.filter((answer) => answer.kind !== 'pass');
    // Doing something is more telling than passing; now and then there must be passing, or no turn ends.
    const from = acts.length > 0 && chance.below(3) > 0 ? acts : answers;
    game.take(from[chance.below(from.length)] as (typeof answers)[number]);
  }
  look(game, chance);
}

/** Every card that a seat sees now. */
function seenCards(game: Game, seat: Seat): { readonly name: string }[] {
  const view = game.view(seat);
  const lists = view.players.flatMap((player) => [
    player.hand,
    player.knownLibrary,
    player.graveyard,
    player.removed,
    player.ante,
  ]);
  return [...view.inPlay, ...view.chain, ...lists.flat()];
}

/** Names of hidden cards, each of them there only once in the whole game. */
const hiddenNames = (game: Game, seat: Seat): string[] =>
  hiddenFrom(game, seat)
    .map(({ id }) => game.inside.kind(id).definition.name)
    .filter((name) => !BASICS.includes(name));

for (const book of BOOK_IDS) {
  test(`${book}: a view does not change when cards that the seat may not see are exchanged`, SLOW, () => {
    let compared = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      playAtRandom(book, `views-${book}-${seed}`, (game, chance) => {
        if (chance.below(3) > 0) return;
        for (const seat of [0, 1]) {
          const other = exchanged(game, seat, chance);
          const now = seenIn(game, game.state, seat);
          const then = seenIn(game, other, seat);
          expect(JSON.stringify(now.view), 'the view of the game itself').toBe(JSON.stringify(game.view(seat)));
          expect(JSON.stringify(then.view), `what seat ${seat} sees`).toBe(JSON.stringify(now.view));
          expect(then.answers, `what seat ${seat} may answer`).toEqual(now.answers);
          if (JSON.stringify(other.players) !== JSON.stringify(game.state.players)) compared += 1;
        }
      });
    }
    expect(compared, 'positions that really differed').toBeGreaterThan(100);
  });

  test(`${book}: a view never names a hidden card`, SLOW, () => {
    let looked = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      playAtRandom(book, `names-${book}-${seed}`, (game, chance) => {
        if (chance.below(3) > 0) return;
        for (const seat of [0, 1]) {
          // Where any card may be named, the names of all cards are shown.
          const { question, ...rest } = game.view(seat);
          const words = JSON.stringify(question?.purpose === 'name a card' ? rest : { ...rest, question });
          for (const name of hiddenNames(game, seat)) {
            if (words.includes(JSON.stringify(name))) throw new Error(`seat ${seat} sees '${name}' (seed ${seed})`);
            looked += 1;
          }
        }
      });
    }
    expect(looked).toBeGreaterThan(1000);
  });

  test(`${book}: a refusal says nothing of a hidden card`, SLOW, () => {
    let refused = 0;
    playAtRandom(book, `refusals-${book}`, (game) => {
      const seat = game.question?.player;
      if (seat === undefined) return;
      for (const { id } of hiddenFrom(game, seat).slice(0, 12)) {
        const { name } = game.inside.kind(id).definition;
        for (const answer of [
          { kind: 'cast', card: id },
          { kind: 'land', card: id },
          { kind: 'use', source: id, ability: 0 },
        ] as const) {
          expect(game.whyNot(answer)?.reason).not.toContain(name);
          refused += 1;
        }
      }
    });
    expect(refused).toBeGreaterThan(500);
  });

  test(`${book}: what is told of events does not name a card that the seat has never seen`, SLOW, () => {
    let told = 0;
    const known = [new Set<string>(), new Set<string>()];
    playAtRandom(book, `events-${book}`, (game) => {
      const events = game.events.slice(told);
      told = game.events.length;
      for (const seat of [0, 1]) {
        const words = events.map((event) => eventWords(game, event, seat) ?? '').join(' ');
        const seen = [...(known[seat] ?? []), ...seenCards(game, seat).map(({ name }) => name)];
        // "Mass Polymorph" does not name a Polymorph.
        const isPart = (name: string): boolean =>
          seen.some((each) => each !== name && each.includes(name) && words.includes(each));
        // What was announced openly has been seen, even if it went back into a library at once (Beacon of Unrest).
        for (const event of events)
          if (event.event === 'announced' && !game.state.objects[event.object]?.faceDown)
            known[seat]?.add(game.inside.kinds.of(game.state.objects[event.object]?.printed ?? 0).definition.name);
        const secret = hiddenNames(game, seat).filter((name) => !known[seat]?.has(name) && !isPart(name));
        for (const name of secret) expect(words).not.toContain(` ${name}`);
        for (const { name } of seenCards(game, seat)) known[seat]?.add(name);
      }
    });
    expect(told).toBeGreaterThan(100);
  });

  test(`${book}: a question is shown to the seat it is put to, and to no other`, SLOW, () => {
    const asked = new Set<string>();
    for (let seed = 0; seed < GAMES; seed += 1) {
      playAtRandom(book, `questions-${book}-${seed}`, (game) => {
        const { question } = game;
        for (const seat of [0, 1]) {
          const view = game.view(seat);
          expect(view.awaits).toBe(question?.player ?? null);
          expect(view.question).toEqual(question !== null && question.player === seat ? question : null);
        }
        if (question !== null) asked.add(`${question.ask} ${question.player}`);
      });
    }
    expect([...asked]).toEqual(expect.arrayContaining(['act 0', 'act 1']));
    expect(asked.size, 'kinds of questions').toBeGreaterThan(5);
  });
}

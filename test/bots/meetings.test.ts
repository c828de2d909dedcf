// Imagined games of one deal that come to the same turn by different ways: the rest of them is played once, and nothing else changes.

import { expect, test } from 'vitest';
import { candidatesAt } from '../../src/bots/candidates.ts';
import { HABITS } from '../../src/bots/habits.ts';
import { ARCHON } from '../../src/bots/levels.ts';
import { type Meetings, playOn, search } from '../../src/bots/search.ts';
import { simpleBot } from '../../src/bots/simple.ts';
import { cardsIn } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { type Answer, chanceFrom, type Game, newGame, seenBy } from '../../src/game/index.ts';

/** A game of the book's first two decks, played by habit for so many answers. */
function begun(book: string, answers: number): Game {
  const decks = startersOf(book).slice(0, 2).map(cardsIn);
  const game = newGame({ book, decks, seed: `meetings ${book}`, options: { events: false } });
  const bot = simpleBot(1);
  for (let given = 0; given < answers && game.question !== null; given += 1)
    game.take(bot.choose(game.view(game.question.player), game.legalAnswers()));
  return game;
}

test.each(['beta', 'fifth', 'portal', 'tenth', 'm11'])('each candidate comes to the same, met or not (%s)', (book) => {
  const game = begun(book, 40);
  let met = 0;
  for (let decision = 0; decision < 25 && game.question !== null; decision += 1) {
    const seen = seenBy(game, game.question.player);
    const chance = (): ReturnType<typeof chanceFrom> => chanceFrom('tries');
    const answers = candidatesAt(seen.view, seen.legal, chance(), 6, HABITS.masterly);
    const model = seen.imagine(chanceFrom(`deal ${decision}`));
    const deal = model?.keep();
    if (model !== null && deal !== undefined && answers.length > 1) {
      const meetings: Meetings = { deal, known: new Map() };
      for (const answer of answers) {
        if (model.whyNot(answer) !== null) continue;
        const tried = (known: Meetings | null) => {
          const imagined = (model.elsewhere(deal) as Game).take(answer);
          return playOn(imagined, seen.view, { ...ARCHON, seed: 'tries' }, chance(), known);
        };
        const before = meetings.known.size;
        const alone = tried(null);
        const together = tried(meetings);
        expect([together.value, together.answers]).toEqual([alone.value, alone.answers]);
        // Five turns on there are up to four turns that begin; fewer new ones means that it met another way.
        if (before > 0 && meetings.known.size - before < 4) met += 1;
      }
    }
    game.take(answers[0] as Answer);
  }
  expect(met).toBeGreaterThan(0);
});

test('however little it may spend, a search tries each candidate once', () => {
  const game = begun('m11', 40);
  let several = 0;
  for (let decision = 0; decision < 12 && game.question !== null; decision += 1) {
    const seen = seenBy(game, game.question.player);
    const answers = candidatesAt(seen.view, seen.legal, chanceFrom('tries'), 6, HABITS.masterly);
    const tried = search(seen, answers, { ...ARCHON, nodes: 1, seed: 'little' });
    if (answers.length > 1) {
      several += 1;
      expect(tried.map(({ visits }) => visits)).toEqual(answers.map(() => 1));
    }
    game.take(answers[0] as Answer);
  }
  expect(several).toBeGreaterThan(3);
});

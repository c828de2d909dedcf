// Who thinks on threads thinks nothing through on the thread that serves everybody: it only says what is to be thought about,
// and chooses what it would have chosen without them.

import { describe, expect, test } from 'vitest';
import { adviseOn } from '../../src/bots/adviser.ts';
import { playerAt } from '../../src/bots/levels.ts';
import {
  type Answer,
  findBook,
  findCard,
  fromPosition,
  type Game,
  type SeatWords,
  type Seen,
  seenBy,
} from '../../src/game/index.ts';

const LIBRARY = Array(20).fill('Forest');

/** A card that is in no pool. */
const OWN = {
  ...findCard(findBook('m11'), 'Hill Giant').definition,
  name: 'Giant of One Night',
  size: [5, 3] as const,
};

/** Ann's turn, with more than one thing to do. */
function anns(ann: SeatWords, ben: SeatWords, { book = 'm11', cards = [] as (typeof OWN)[] } = {}): Game {
  const seats = { ann: { library: LIBRARY, ...ann }, ben: { library: LIBRARY, ...ben } };
  return fromPosition({ book, turn: 7, seats, options: { windows: 'useful', cards } });
}

const RED = { inPlay: [...Array(4).fill('Mountain'), 'Hill Giant', 'Grizzly Bears'] };

/** A win that has to be found; one that only seems near; and a rival who is far from it. */
const PLACES: { readonly [name: string]: () => Game } = {
  'a win': () => anns({ ...RED, hand: ['Lightning Bolt', 'Hill Giant'] }, { life: 3, inPlay: ['Craw Wurm'] }),
  'no win, though it is near': () =>
    anns(
      { ...RED, hand: ['Shock', 'Hill Giant'] },
      { life: 6, inPlay: ['Craw Wurm', 'Hill Giant', 'Craw Wurm'] },
      { book: 'tenth' },
    ),
  'a card of its own, and no win': () =>
    anns({ ...RED, hand: ['Lightning Bolt', OWN.name] }, { inPlay: [OWN.name, 'Craw Wurm'] }, { cards: [OWN] }),
  'no win': () => anns({ ...RED, hand: ['Lightning Bolt', 'Hill Giant'] }, { inPlay: ['Craw Wurm'] }),
};

/** The first question at which somebody has to think. */
function atAChoice(make: () => Game): Game {
  const game = make();
  for (let count = 0; game.question !== null && game.legalAnswers().length < 3 && count < 20; count += 1)
    game.take(game.legalAnswers()[0] as Answer);
  expect(game.question?.player).toBe(0);
  return game;
}

/** What a seat sees, and how often something was imagined from it here: every search, of whatever kind, begins with that. */
class Counted implements Seen {
  imagined = 0;
  readonly imagine: Seen['imagine'];
  private readonly seen: Seen;

  constructor(make: () => Game) {
    this.seen = seenBy(atAChoice(make), 0);
    this.imagine = (chance) => {
      this.imagined += 1;
      return this.seen.imagine(chance);
    };
  }

  get view(): Seen['view'] {
    return this.seen.view;
  }

  get legal(): Seen['legal'] {
    return this.seen.legal;
  }
}

describe.each(Object.entries(PLACES))('%s', (name, make) => {
  test.each([3, 4, 5] as const)('level %i looks for it on threads only, and chooses the same', async (level) => {
    const choose = async (workers: number): Promise<{ answer: Answer; imagined: number }> => {
      const seen = new Counted(make);
      const answer = await playerAt(level, { seed: 'same', budget: 120, workers }).choose(seen);
      return { answer, imagined: seen.imagined };
    };
    const here = await choose(0);
    expect(here.imagined).toBeGreaterThan(1);
    // Once, for the game that is sent.
    for (const workers of [1, 2]) expect(await choose(workers)).toEqual({ answer: here.answer, imagined: 1 });
  });

  test('advice for a person is thought out on a thread, and is the same', async () => {
    const [here, there] = [new Counted(make), new Counted(make)];
    const advice = await adviseOn(here, 'advice', 0);
    expect(advice?.wins).toBe(name === 'a win');
    expect(here.imagined).toBeGreaterThan(1);
    expect(await adviseOn(there, 'advice', 1)).toEqual(advice);
    expect(there.imagined).toBe(1);
  });
});

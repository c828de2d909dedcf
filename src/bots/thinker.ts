// Players that think: levels 3 to 5 search, each with its own measure. A search is always cut into the same rounds and shares,
// whose counts are added up, so that the answer does not depend on how many threads do the work.

import { type Answer, aboutOf, chanceFrom, type Parcel, packGame, type Seen } from '../game/index.ts';
import { candidatesAt } from './candidates.ts';
import { HABITS } from './habits.ts';
import { mightWin, winningAnswer } from './lethal.ts';
import { type SearchOptions, search, untried } from './search.ts';
import { Thinkers, type Thought } from './thinkers.ts';
import { addUp, bestTried, type Doubt, stillOpen, type Tried } from './tried.ts';

/** How much a player thinks, and about what. */
export interface Measure extends Omit<SearchOptions, 'seed'> {
  /** How many answers are tried at a decision, at most. */
  readonly candidates: number;
  /** After each round but the last, only the answers go on that may still be the best; where none is left, it ends. */
  readonly rounds: number;
  readonly doubt: Doubt;
  /** So many searches of their own in each round, whatever the number of threads. */
  readonly shares: number;
  /** Whether it looks for a win this turn before anything else. */
  readonly seesWins: boolean;
  /** Whether it lets the rival begin and takes the card, where it has the choice. */
  readonly drawsFirst: boolean;
}

/** Some answers to be tried, once for each way. */
interface Round {
  readonly answers: readonly Answer[];
  readonly ways: readonly SearchOptions[];
}

/** Somebody who thinks: how it answers, and where it stands in the line of those who share its threads. */
export interface Thinker {
  readonly choose: (seen: Seen) => Answer | Promise<Answer>;
  /** How many thoughts come before its own; 0 where it waits for none. */
  readonly ahead: () => number;
  /** Waits as long as a thought that begins now would have to. */
  readonly turn: () => Promise<void>;
}

export function thinker(seed: string | number, measure: Measure, workers: number): Thinker {
  let thought: Thought | null = null;
  const inLine = async <T>(work: (thought: Thought) => Promise<T>): Promise<T> => {
    const own = Thinkers.of(workers).begin();
    thought = own;
    try {
      return await work(own);
    } finally {
      own.end();
      if (thought === own) thought = null;
    }
  };
  return {
    choose: chooser(seed, measure, workers, inLine),
    ahead: () => thought?.ahead ?? 0,
    turn: () => (workers > 0 ? inLine((own) => own.turn()) : Promise.resolve()),
  };
}

function chooser(
  seed: string | number,
  measure: Measure,
  workers: number,
  inLine: (work: (thought: Thought) => Promise<Answer>) => Promise<Answer>,
): Thinker['choose'] {
  const rounds = roundsOf(seed, measure);
  return (seen) => {
    const draw = measure.drawsFirst ? drawingFirst(seen) : null;
    if (draw !== null) return draw;
    const answers = candidatesAt(
      seen.view,
      seen.legal,
      chanceFrom(`${seed}:first`),
      measure.candidates,
      HABITS[measure.own],
    );
    if (answers.length < 2) return answers[0] as Answer;
    const looks = measure.seesWins && mightWin(seen.view);
    const { nodes } = measure;
    const parcel = workers > 0 ? packImagined(seen, seed) : null;
    const thinking = think(answers, rounds, measure.doubt);
    if (parcel === null)
      return (looks ? winningAnswer(seen, seed, nodes) : null) ?? bestTried(thinkHere(thinking, seen));
    return inLine(async (thought) => {
      const [win = null] = looks ? await thought.think([{ what: 'win', parcel, seed, nodes }]) : [];
      return win ?? bestTried(await thinkOnThreads(thinking, parcel, thought));
    });
  };
}

/** How each of these answers did, the first of them being what the others are measured by: the same thinking, all of it shown. */
export const tryOut = (
  seen: Seen,
  answers: readonly Answer[],
  seed: string | number,
  measure: Measure,
): readonly Tried[] => thinkHere(think(answers, roundsOf(seed, measure), measure.doubt), seen);

function drawingFirst({ view: { question } }: Seen): Answer | null {
  if (question?.ask !== 'option' || aboutOf(question) !== 'first turn') return null;
  return { kind: 'option', option: question.options.indexOf('draw first') };
}

function roundsOf(
  seed: string | number,
  { rounds, shares, nodes, turns, own, rival, guard }: Measure,
): SearchOptions[][] {
  const parts = rounds * shares;
  const each = {
    nodes: Math.ceil(nodes / parts),
    turns,
    own,
    rival,
    ...(guard === undefined ? {} : { guard: guard / rounds }),
  };
  return Array.from({ length: rounds }, (_, round) =>
    Array.from(
      { length: shares },
      (_, share): SearchOptions => ({ ...each, seed: `${seed}#${round * shares + share}` }),
    ),
  );
}

/** Asks for one round after the other, gets what came of it, and ends with all that was found out. */
function* think(
  answers: readonly Answer[],
  rounds: SearchOptions[][],
  doubt: Doubt,
): Generator<Round, readonly Tried[], readonly Tried[][]> {
  let known: Tried[] = answers.map(untried);
  let open = answers.map((_, place) => place);
  for (const ways of rounds) {
    const results = yield { answers: open.map((place) => answers[place] as Answer), ways };
    for (const result of results) {
      const found: Tried[] = answers.map(untried);
      open.forEach((place, at) => {
        found[place] = result[at] as Tried;
      });
      known = addUp(known, found);
    }
    open = stillOpen(known, doubt);
    if (open.length === 0) break;
  }
  return known;
}

type Thinking = ReturnType<typeof think>;

function thinkHere(thinking: Thinking, seen: Seen): readonly Tried[] {
  let step = thinking.next();
  while (step.done !== true) {
    const { answers, ways } = step.value;
    step = thinking.next(ways.map((options) => search(seen, answers, options)));
  }
  return step.value;
}

async function thinkOnThreads(thinking: Thinking, parcel: Parcel, thought: Thought): Promise<readonly Tried[]> {
  let step = thinking.next();
  while (step.done !== true) {
    const { answers, ways } = step.value;
    step = thinking.next(
      await thought.think(ways.map((options) => ({ what: 'try', parcel, answers, options }) as const)),
    );
  }
  return step.value;
}

function packImagined(seen: Seen, seed: string | number): Parcel | null {
  const imagined = seen.imagine(chanceFrom(`${seed}:parcel`));
  return imagined === null ? null : packGame(imagined);
}

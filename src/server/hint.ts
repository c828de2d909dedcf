// A hint for a person who does not know what to do: what a strong player would consider here, and why, in a sentence.

import { createHash } from 'node:crypto';
import type { Counsel, Outlook } from '../bots/advice.ts';
import { adviseOn } from '../bots/adviser.ts';
import { type Answer, type Game, type Seat, seenBy } from '../game/index.ts';
import { Scene } from '../game/told/index.ts';
import type { HintInfo } from '../protocol/setup.ts';
import { advised } from './advised.ts';

/** What is told, the weightiest first: by how much it must differ to be worth a word, and the word for more and for less. */
const REASONS: readonly (readonly [
  keyof Outlook,
  number,
  (much: number) => string,
  ((much: number) => string) | null,
])[] = [
  ['won', 0.1, () => 'it wins more often', null],
  ['lost', 0.1, () => '', () => 'it loses less often'],
  ['rivalLife', 1, () => '', (much) => `it leaves your rival with ${much} life less`],
  ['rivalCreatures', 0.5, () => '', (much) => `it leaves your rival with ${counted(much, 'creature')} less`],
  ['ownCreatures', 0.5, (much) => `it keeps you ${counted(much, 'creature')} more`, null],
  ['ownLife', 1, (much) => `it keeps you ${much} life more`, null],
  ['ownCards', 0.5, (much) => `it keeps you ${counted(much, 'card')} more`, null],
];

const counted = (much: number, thing: string): string => `${much} ${thing}${much === 1 ? '' : 's'}`;

function reasonsOf({ best, next }: NonNullable<Counsel['outlook']>): string[] {
  return REASONS.flatMap(([key, least, more, less]) => {
    const difference = best[key] - next[key];
    if (Math.abs(difference) < least) return [];
    const much = Math.max(1, Math.round(Math.abs(difference)));
    const words = difference > 0 ? more(much) : (less?.(much) ?? '');
    return words === '' ? [] : [words];
  });
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Attack with Hill Giant. Played on, it leaves your rival with 3 life less than: cast Giant Growth." */
function sentence(wordsOf: (answer: Answer) => string, { answer, wins, others, outlook }: Counsel): string {
  const deed = upper(wordsOf(answer));
  if (wins) return `${deed}: that wins this turn.`;
  const [next] = others;
  if (next === undefined || outlook === null) return `${deed}: there is nothing else worth a thought.`;
  const reasons = reasonsOf(outlook).slice(0, 2);
  const than = `than: ${wordsOf(next.answer)}`;
  if (reasons.length === 0) return `${deed}. But it makes little difference: ${wordsOf(next.answer)} is about as good.`;
  return `${deed}. Played on a few turns, ${reasons.join(', and ')} ${than}.`;
}

/** What a hint takes its chance from: what the seat sees and nothing else, so that the same table gives the same hint. */
export const hintSeed = (game: Game, seat: Seat): string =>
  `hint ${createHash('sha256')
    .update(JSON.stringify(game.view(seat)))
    .digest('hex')}`;

/** Null where the person is asked nothing. */
export async function hintFor(game: Game, seat: Seat, seed: string, workers: number): Promise<HintInfo | null> {
  const { question } = game;
  if (question?.player !== seat) return null;
  const found = await adviseOn(seenBy(game, seat), seed, workers);
  if (found === null) return null;
  const scene = new Scene(game, seat);
  const wordsOf = (answer: Answer): string => advised(scene, question, answer);
  return {
    words: sentence(wordsOf, found),
    considered: [
      { deed: wordsOf(found.answer), worse: 0 },
      ...found.others.slice(0, 3).map(({ answer, worse }) => ({ deed: wordsOf(answer), worse })),
    ],
  };
}

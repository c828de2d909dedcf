// Dividing damage: kill what is worth most, and lose what is worth least.

import type { Answer, Option, PermanentView, Question } from '../game/index.ts';
import { has, left, mends } from './fight.ts';
import type { Sight } from './read.ts';

type SplitQuestion = Extract<Question, { ask: 'split' }>;

/** The answer to how damage is divided. */
export function chooseSplit(sight: Sight, question: SplitQuestion): Answer {
  const { lethal } = question;
  return { kind: 'split', amounts: lethal === null ? freely(sight, question) : inOrder(question, lethal) };
}

/** Enough to each in turn, and the rest to the last of them. */
function inOrder({ among, total, last }: SplitQuestion, lethal: readonly number[]): number[] {
  const amounts = among.map(() => 0);
  let rest = total;
  among.forEach((_, index) => {
    if (index === last) return;
    amounts[index] = Math.min(rest, lethal[index] ?? 0);
    rest -= amounts[index] as number;
  });
  const end = last >= 0 ? last : 0;
  amounts[end] = (amounts[end] as number) + rest;
  return amounts;
}

/** One that damage may be dealt to: what it takes to kill it, and what is won by that. */
interface Share {
  readonly index: number;
  readonly needed: number;
  readonly gain: number;
}

function freely(sight: Sight, { among, total, least: wanted }: SplitQuestion): number[] {
  const least = total >= wanted * among.length ? wanted : 0;
  const amounts = among.map((): number => least);
  let rest = total - least * among.length;
  const give = (index: number, number: number): void => {
    const given = Math.max(0, Math.min(rest, number));
    amounts[index] = (amounts[index] as number) + given;
    rest -= given;
  };
  const shares = among.flatMap((option, index) => shareOf(sight, option, index, least) ?? []);
  const foes = shares.filter(({ gain }) => gain > 0);
  const face = among.findIndex(
    (option) => option.what === 'player' && sight.view.players[option.id]?.relation === 'foe',
  );
  // Where it wins the game, nothing else is worth any of it.
  if (face >= 0 && rest + least >= sight.rival.life) give(face, rest);
  for (const { index, needed } of bestKills(foes, rest)) give(index, needed);
  if (face >= 0) give(face, rest);
  if (foes[0] !== undefined) give(foes[0].index, rest);
  bear(shares, rest).forEach((number, index) => {
    give((shares[index] as Share).index, number);
  });
  give(0, rest);
  return amounts;
}

function shareOf(sight: Sight, option: Option, index: number, least: number): Share | null {
  const thing = option.what === 'object' ? sight.permanent(option.id) : null;
  if (thing === null) return null;
  const worth = Math.max(0.1, sight.worth(thing));
  return { index, needed: toKill(sight, thing) - least, gain: sight.isOurs(thing) ? -worth : worth };
}

const NEVER_DIES = 99;
const toKill = (sight: Sight, thing: PermanentView): number =>
  has(thing, 'indestructible') || mends(sight, thing) ? NEVER_DIES : Math.max(1, left(thing));

/** Of the rival's, those that are worth most together and can all be killed. Among more than ten it takes the first. */
function bestKills(foes: readonly Share[], total: number): readonly Share[] {
  let best: readonly Share[] = [];
  let most = 0;
  const few = foes.slice(0, 10);
  for (let set = 1; set < 1 << few.length; set += 1) {
    const chosen = few.filter((_, bit) => (set & (1 << bit)) !== 0);
    const needed = chosen.reduce((sum, each) => sum + each.needed, 0);
    const gain = chosen.reduce((sum, each) => sum + each.gain, 0);
    if (needed > total || gain <= most) continue;
    most = gain;
    best = chosen;
  }
  return best;
}

/** Damage that only mine can take: shared so that all live, or else all of it on the one that is missed least. */
function bear(mine: readonly Share[], total: number): number[] {
  let rest = total;
  const shared = mine.map(({ needed }) => {
    const number = Math.min(rest, Math.max(0, needed - 1));
    rest -= number;
    return number;
  });
  if (rest === 0) return shared;
  const least = mine.reduce((a, b) => (b.gain > a.gain ? b : a), mine[0] as Share);
  return mine.map((each) => (each === least ? total : 0));
}

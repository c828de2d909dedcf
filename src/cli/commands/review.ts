// `fivefold review FILE`: a duel looked back at: the chance to win turn by turn, the answers that cost most, and what was missed.

import type { Command } from 'commander';
import { findBook } from '../../game/index.ts';
import { type Moment, type Review, reviewing, USUAL } from '../../lab/review/review.ts';
import { textOfFile } from '../file.ts';
import { wrap } from '../play/text.ts';
import { answering, plain } from '../said.ts';
import { wholeNumber } from '../simulate/options.ts';
import { showShare } from '../simulate/progress.ts';

interface ReviewWords {
  readonly seat: string;
  readonly moments: string;
  readonly json?: boolean;
}

const LARGEST = 20_000_000;
const WIDTH = 40;

const percent = (part: number | null): string => (part === null ? '  –' : `${Math.round(100 * part)}`.padStart(3));

/** A bar as long as the chance to win. */
const bar = (part: number | null): string => '#'.repeat(Math.round(WIDTH * (part ?? 0))).padEnd(WIDTH, '.');

function curveLines({ curve, name }: Review): string[] {
  return [
    `The chance that ${name} wins, in games of a hundred: by what could be known, and with open cards.`,
    ...curve.map(
      ({ turn, active, known, open, life }) =>
        `  ${String(turn).padStart(3)} ${active.padEnd(10)} ${percent(known)} ${bar(known)} ${percent(open)}   life ${life.join(' to ')}`,
    ),
  ];
}

const openWords = (open: number | null): string => {
  if (open === null) return '';
  const games = Math.round(100 * open);
  return games > 0 ? ` (with open cards ${games})` : ' (with open cards it was no mistake)';
};

const momentLines = ({ turn, step, given, better, lost, open, at }: Moment): string[] =>
  wrap(
    `turn ${turn}, ${step} (answer ${at + 1}): ${given}. Better: ${better}. It cost ${Math.round(100 * lost)} of 100 games${openWords(open)}.`,
    4,
    '  ',
  );

function figureLine({ figures: f }: Review): string {
  return (
    `${f.turns} turns, ${f.lands} lands played` +
    (f.landsKept > 0 ? ` (in ${f.landsKept} turns one was kept in hand)` : '') +
    `, ${f.cast} spells cast, ${f.drawn} cards drawn; ${f.manaUnused} of ${f.manaThere} mana of lands unused; damage dealt ` +
    `${f.dealt.player} to the rival and ${f.dealt.creatures} to creatures, taken ${f.taken.player} and ${f.taken.creatures} on creatures.`
  );
}

function textOf(found: Review, seconds: number): string {
  const missed = found.missed.flatMap(({ turn, line, seen }) =>
    wrap(
      `turn ${turn} could have been won${seen ? '' : ', though not for certain without knowing the rival’s hand'}: ${line.join('; ')}.`,
      4,
      '  ',
    ),
  );
  return [
    `${findBook(found.book).name}: ${found.name} against ${found.rival}; ${found.winner === null ? 'a draw' : `${found.winner} won`}.`,
    ...curveLines(found),
    found.moments.length === 0 ? 'No answer cost much.' : 'What cost most:',
    ...found.moments.flatMap(momentLines),
    ...(missed.length === 0 ? [] : ['Wins that were there:', ...missed]),
    ...wrap(figureLine(found), 2),
    `${found.decisions} answers looked at in ${seconds} s`,
  ].join('\n');
}

function tell(file: string, { seat, moments, json }: ReviewWords): void {
  const started = performance.now();
  const work = reviewing(textOfFile(file, 'replay', LARGEST), wholeNumber(seat, '--seat', 0, 1), {
    ...USUAL,
    moments: wholeNumber(moments, '--moments', 0, 50),
  });
  const shown = showShare();
  let step = work.next();
  for (; step.done !== true; step = work.next()) shown.at(step.value.done);
  shown.end();
  const seconds = Math.round(performance.now() - started) / 1000;
  process.stdout.write(
    plain(`${json === true ? JSON.stringify({ ...step.value, seconds }) : textOf(step.value, seconds)}\n`),
  );
}

export function registerReview(program: Command): void {
  program
    .command('review')
    .argument('<file>', 'a replay of a duel, as written by play --save or taken from the table')
    .description('look back at a duel: the chance to win by turn, the answers that cost most, wins that were missed')
    .option('--seat <number>', 'for whom: 0 or 1', '0')
    .option('--moments <number>', 'how many answers are told of, at most', String(USUAL.moments))
    .option('--json', 'for machines')
    .action(answering(tell));
}

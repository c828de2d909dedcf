// `fivefold solve FILE`: whether a puzzle can be solved whatever the other side does, and how.

import type { Command } from 'commander';
import { BadInput, findBook } from '../../game/index.ts';
import { readPuzzleFile } from '../../lab/solve/pzl.ts';
import { readFor, type Solved, solve, USUAL_NODES } from '../../lab/solve/solve.ts';
import type { Study } from '../../lab/study.ts';
import { readStudy } from '../../lab/text/read.ts';
import { goalText } from '../../lab/text/write.ts';
import { textOfFile } from '../file.ts';
import { wrap } from '../play/text.ts';
import { answering, plain } from '../said.ts';
import { wholeNumber } from '../simulate/options.ts';

interface SolveWords {
  readonly book?: string;
  readonly nodes: string;
  readonly json?: boolean;
}

function bookOf({ books }: Study, said: string | undefined): string {
  const book = said ?? (books.length === 1 ? books[0] : undefined);
  if (book === undefined)
    throw new BadInput("which book? Give one with --book, or write it in the puzzle, like 'book: m11'");
  return findBook(book).id;
}

function verdict({ solved, proof, nodes }: Solved): string {
  if (solved === null) return `Not found out: no solution in ${nodes} positions, and no proof that there is none.`;
  const sure = proof ? 'proved' : 'not proved, for some answers were left out';
  return solved ? `It can be done (${sure}).` : `It cannot be done (${sure}).`;
}

function tell(file: string, { book: said, nodes, json }: SolveWords): void {
  const text = textOfFile(file, 'puzzle');
  const read = file.endsWith('.pzl') ? readPuzzleFile : readStudy;
  const book = bookOf(read(text), said);
  const study = readFor(text, book, read);
  const started = performance.now();
  const found = solve(study, book, { nodes: wholeNumber(nodes, '--nodes', 1, 20_000_000) });
  const seconds = Math.round(performance.now() - started) / 1000;
  if (json === true) {
    process.stdout.write(`${JSON.stringify({ ...found, seconds, book })}\n`);
    return;
  }
  const lines = [
    `${study.title === '' ? 'Puzzle' : study.title} (${findBook(book).name}): ${study.goal === null ? '' : goalText(study.goal)}.`,
    verdict(found),
    ...found.line.filter((line) => !line.endsWith(' passes')).flatMap((line) => wrap(line, 4, '  ')),
    ...(found.alternatives.length > 0 ? ['Also:', ...found.alternatives.flatMap((each) => wrap(each, 4, '  '))] : []),
    ...(found.refuted.length > 0 ? ['What fails:'] : []),
    ...found.refuted.flatMap((each) => wrap(`${each.try}${each.by === null ? '' : ` — ${each.by}`}`, 4, '  ')),
    `${found.nodes} positions in ${seconds} s`,
  ];
  process.stdout.write(plain(`${lines.join('\n')}\n`));
}

export function registerSolve(program: Command): void {
  program
    .command('solve')
    .argument('<file>', 'a puzzle: a study with a goal, as docs/lab.md shows, or a .pzl file of Forge')
    .description(
      'search all answers of both sides of a puzzle: the solution, other first moves, and what refutes the rest',
    )
    .option('-b, --book <name>', 'the rulebook, if the puzzle does not name one')
    .option('--nodes <number>', 'how many positions may be looked at', String(USUAL_NODES))
    .option('--json', 'for machines')
    .action(answering(tell));
}

// `npm run puzzles -- --seed 1 [--book B] [--games N]`: proposes puzzles out of games between simple opponents, each proved by the
// solver to have one first move that does it (or one second). Prints one line of JSON each; somebody chooses by hand.
// `npm run puzzles -- --rate --seed 1`: lets the five levels try the puzzles of the collection and writes how often they failed.
// `npm run puzzles -- --prove`: proves the whole collection again, in all books that can hold each of them.

import { writeFileSync } from 'node:fs';
import { BadInput } from '../src/game/index.ts';
import { PUZZLES } from '../src/lab/puzzles/index.ts';
import type { Rating } from '../src/lab/puzzles/puzzle.ts';
import { solve } from '../src/lab/solve/solve.ts';
import { readStudy } from '../src/lab/text/read.ts';
import { writeStudy } from '../src/lab/text/write.ts';
import { booksNamed, notBoth, optionsOf, wholeNumber } from './options.ts';
import { boardsOf } from './puzzles/boards.ts';
import { forge, type Limits } from './puzzles/forge.ts';
import { ratingOf } from './puzzles/rate.ts';

const values = optionsOf({
  seed: { type: 'string', default: '1' },
  book: { type: 'string' },
  games: { type: 'string', default: '20' },
  nodes: { type: 'string', default: '1500' },
  rate: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
});

const nodes = wholeNumber('nodes', values.nodes);
const games = wholeNumber('games', values.games);
const books = booksNamed(values.book);
notBoth({ rate: values.rate, prove: values.prove });
// The levels try each puzzle in its own book.
notBoth({ rate: values.rate, book: values.book });
const say = (words: string): void => void process.stdout.write(`${words}\n`);

function propose(): void {
  const limits: Limits = { quick: nodes, whole: 5 * nodes, seconds: 1, failing: 4 };
  for (let game = 0; game < games; game += 1)
    for (const book of books)
      for (const board of boardsOf(book, `${values.seed}-${game}`)) {
        const found = forge(board, book, limits);
        if (found === null) continue;
        const { line, winning, refuted, nodes: looked } = found.solved;
        say(
          JSON.stringify({
            book,
            text: writeStudy(found.study),
            winning,
            line,
            refuted: refuted.length,
            nodes: looked,
          }),
        );
      }
}

/** Tries of each level: those that think longer get fewer. */
const TRIES: Rating['tries'] = [4, 4, 3, 2, 1];
const RATINGS = 'src/lab/puzzles/ratings.ts';

function rate(): void {
  const lines = PUZZLES.map((puzzle) => {
    const { failed, tries } = ratingOf(puzzle, values.seed, TRIES);
    say(`${puzzle.id}: failed ${failed.join(', ')} of ${tries.join(', ')}`);
    return `  '${puzzle.id}': { failed: [${failed.join(', ')}], tries: [${tries.join(', ')}] },`;
  });
  const head = `// How often the levels failed the puzzles: written by \`npm run puzzles -- --rate --seed ${values.seed}\`.`;
  writeFileSync(
    RATINGS,
    `${head}\n\nimport type { Rating } from './puzzle.ts';\n\nexport const RATINGS: { readonly [id: string]: Rating } = {\n${lines.join('\n')}\n};\n`,
  );
}

/** Every puzzle in every book that can hold it: dearer than the test, which proves each in its own book and where it differs. */
function prove(): void {
  for (const { id, text } of PUZZLES)
    for (const book of books) {
      try {
        const { solved, proof, winning, nodes: looked } = solve(readStudy(text), book, { nodes: 400_000 });
        say(JSON.stringify({ id, book, solved, proof, winning, nodes: looked }));
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
      }
    }
}

if (values.rate) rate();
else if (values.prove) prove();
else propose();

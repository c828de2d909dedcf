// Counts how much of the five books the tests show: `npm run spec`, with `--uncovered <book>` or `--json`.
import { fileURLToPath } from 'node:url';
import { Argument, Command, Option } from 'commander';
import { stop } from './options.ts';
import { BOOKS, type BookId } from './spec/books.ts';
import { readCatalogue } from './spec/catalogue.ts';
import { type BookCount, count, faults, testsById, uncovered } from './spec/coverage.ts';
import { scanTests } from './spec/scan.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Options {
  readonly json?: boolean;
  readonly uncovered?: BookId;
  readonly kind?: 'rule' | 'example' | 'ui' | 'mode';
}

function share(covered: number, total: number): string {
  const percent = total === 0 ? 100 : Math.floor((100 * covered) / total);
  return `${covered} / ${total}`.padStart(11) + `${percent} %`.padStart(7);
}

function table(counts: readonly BookCount[]): string {
  const wide = ['examples', 'rules', 'table', 'modes'].map((name) => name.padStart(18)).join('');
  const head = `${'book'.padEnd(8)}${wide}${'excused'.padStart(10)}`;
  const lines = counts.map(
    ({ book, examples, rules, table, modes }) =>
      book.padEnd(8) +
      share(examples.covered, examples.total) +
      share(rules.covered, rules.total) +
      (table.total === 0 ? '–'.padStart(18) : share(table.covered, table.total)) +
      share(modes.covered, modes.total) +
      String(rules.excused + table.excused + modes.excused).padStart(10),
  );
  return [head, ...lines].join('\n');
}

function run(show: readonly string[], options: Options): void {
  const catalogue = readCatalogue(root);
  const scan = scanTests(root);
  const tests = testsById(scan);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const unknown = show.find((id) => !catalogue.byId.has(id));
  if (unknown !== undefined) stop(`${unknown} is not in the catalogue: entries are called as F-112`);
  if (show.length > 0 && (options.json || options.uncovered))
    stop(`${show[0]} is left over: entries are shown without --json and --uncovered`);
  if (options.kind !== undefined && options.uncovered === undefined) stop('--kind goes with --uncovered <book>');
  if (options.json) {
    for (const line of count(catalogue, tests)) print(JSON.stringify(line));
  } else if (options.uncovered) {
    const left = uncovered(catalogue, tests, options.uncovered, options.kind === 'mode');
    const wanted = left.filter((entry) => options.kind === undefined || entry.kind === options.kind);
    for (const entry of wanted) print(`${entry.id}  ${entry.kind}  [${entry.section}]  ${entry.says}`);
    print(`${wanted.length} entries of ${options.uncovered} have no test`);
  } else if (show.length > 0) {
    for (const id of show) print(describeEntry(id));
  } else {
    print(table(count(catalogue, tests)));
    print(
      '\nWhich entries have no test: npm run spec -- --uncovered <book>. One entry and its tests: npm run spec -- F-112',
    );
  }
  for (const fault of faults(catalogue, scan)) process.stderr.write(`${fault}\n`);

  function describeEntry(id: string): string {
    const entry = catalogue.byId.get(id);
    if (entry === undefined) return `${id}  is not in the catalogue`;
    const details = [
      entry.example?.length && `  cards: ${entry.example.join(', ')}`,
      entry.note && `  note: ${entry.note}`,
    ];
    const excuse = catalogue.excuses.get(id);
    const shown = (tests.get(id) ?? []).map((test) => `  shown by ${test.file}: ${test.title}`);
    const lines = [`${id}  ${entry.kind}  [${entry.section}]  ${entry.says}`, ...details, ...shown];
    if (excuse !== undefined) lines.push(`  excused: ${excuse}`);
    return lines.filter((line) => line).join('\n');
  }
}

new Command('spec')
  .description('Counts how much of the five books the tests show.')
  .addArgument(new Argument('[ids...]', 'entries to show in full, with their tests'))
  .addOption(new Option('--json', 'one line a book, for machines').conflicts('uncovered'))
  .addOption(new Option('--uncovered <book>', 'list the entries of a book that have no test').choices(BOOKS))
  .addOption(new Option('--kind <kind>', 'with --uncovered: only this kind').choices(['rule', 'example', 'ui', 'mode']))
  .action(run)
  .parse();

// The pages of the catalogue, one a book: every entry, and the tests that show it or the reason why none does.
import { BOOKS, type BookId } from '../spec/books.ts';
import { type Catalogue, type Entry, readCatalogue } from '../spec/catalogue.ts';
import { type BookCount, count, needsTest, type TestsById, testsById } from '../spec/coverage.ts';
import { scanTests } from '../spec/scan.ts';
import { NOTICE, type Page } from './page.ts';

export function cataloguePages(root: string): Page[] {
  const catalogue = readCatalogue(root);
  const tests = testsById(scanTests(root));
  const counts = count(catalogue, tests);
  return BOOKS.map((book) => ({ name: `${book}.md`, text: pageOf(book, catalogue, tests, counts) }));
}

function pageOf(book: BookId, catalogue: Catalogue, tests: TestsById, counts: readonly BookCount[]): string {
  const lines = [NOTICE, '', `# The catalogue of the book \`${book}\``, ''];
  const own = counts.find((line) => line.book === book);
  if (own) lines.push(summary(own), '');
  let section: string | null = null;
  for (const entry of catalogue.entries.filter((each) => each.book === book)) {
    if (entry.section !== section) {
      section = entry.section;
      lines.push(`## ${section}`, '');
    }
    lines.push(...entryLines(entry, catalogue, tests), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function summary({ examples, rules, table }: BookCount): string {
  const played =
    `${examples.covered} of ${examples.total} examples and ${rules.covered} of ${rules.total} rules have a test; ` +
    `${rules.excused} rules are excused, each with its reason.`;
  if (table.total + table.excused === 0) return played;
  const shown = `Of the table on the screen, ${table.covered} of ${table.total} entries are shown in a browser; `;
  return `${played} ${shown}${table.excused} have something else in their place, each with its reason.`;
}

function entryLines(entry: Entry, catalogue: Catalogue, tests: TestsById): string[] {
  const lines = [`**${entry.id}** (${entry.kind}) ${entry.says}`];
  if (entry.example?.length) lines.push(`- cards: ${entry.example.join(', ')}`);
  if (entry.note !== null) lines.push(`- note: ${entry.note}`);
  const excuse = catalogue.excuses.get(entry.id);
  if (excuse !== undefined) lines.push(`- excused: ${excuse}`);
  const shown = tests.get(entry.id) ?? [];
  for (const test of shown) lines.push(`- shown by \`${test.file}\`: ${test.title}`);
  if (needsTest(entry) && shown.length === 0 && excuse === undefined) lines.push('- no test yet');
  return lines;
}

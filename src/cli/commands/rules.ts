// `fivefold rules QUESTION`: what a book says about it; `fivefold rules --term WORD`: what a word means in all five.

import type { Command } from 'commander';
import { BadInput, findBook } from '../../game/index.ts';
import { BOOK_IDS, NEWEST_BOOK } from '../../rulebooks/index.ts';
import type { RuleEntry } from '../../rules/entry.ts';
import { RuleShelf } from '../../rules/shelf.ts';
import { answering } from '../said.ts';

interface Words {
  readonly book: string;
  readonly term?: string;
  readonly json?: true;
}

const line = ({ id, says }: RuleEntry): string => `  ${id}  ${says}`;

function found(question: string, { book }: Words): RuleEntry[] {
  const search = new RuleShelf().of(findBook(book).edition);
  const entries = search?.find(question) ?? [];
  if (entries.length === 0)
    throw new BadInput(`${findBook(book).name} says nothing about '${question}': try other words, or another book`);
  return entries;
}

function termLines(word: string): string[] {
  const meaning = new RuleShelf().meaning(word);
  if (meaning === null) throw new BadInput(`'${word}' is no word of the rules: ask a question instead`);
  return BOOK_IDS.flatMap((book) => {
    const entries = meaning.books[book] ?? [];
    const { name, year } = findBook(book);
    return [`${name} (${year})`, ...(entries.length === 0 ? ['  does not know it'] : entries.map(line))];
  });
}

export function registerRules(program: Command): void {
  program
    .command('rules')
    .description('look something up in the rules')
    .argument('[question...]', 'in plain words: can I block with a tapped creature')
    .option('--book <book>', 'the rulebook', NEWEST_BOOK)
    .option('--term <word>', 'what a word means in each of the five books')
    .option('--json', 'one entry a line')
    .action(
      answering((question: readonly string[], words: Words) => {
        if (words.term !== undefined && question.length > 0)
          throw new BadInput(
            `ask a question or give a word with --term, not both: '${question.join(' ')}' is left over`,
          );
        if (words.term !== undefined) return void process.stdout.write(`${termLines(words.term).join('\n')}\n`);
        if (question.length === 0) throw new BadInput("ask something, such as 'can I block with a tapped creature'");
        const entries = found(question.join(' '), words);
        const lines = words.json === true ? entries.map((entry) => JSON.stringify(entry)) : entries.map(line);
        process.stdout.write(`${lines.join('\n')}\n`);
      }),
    );
}

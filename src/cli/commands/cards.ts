// `fivefold cards`: the pool, all of it or what a search finds, as a list to read or one card a line for machines.

import type { Command } from 'commander';
import { type CatalogueEntry, catalogue } from '../../game/catalogue.ts';
import { BadInput } from '../../game/index.ts';
import { searchCards } from '../../game/search.ts';
import { complain } from '../said.ts';

function line({ facts }: CatalogueEntry): string {
  const corner = facts.power !== null ? `${facts.power}/${facts.toughness}` : (facts.loyalty?.toString() ?? '');
  return [
    facts.name.padEnd(32),
    (facts.manaCost ?? '').padEnd(14),
    facts.type.padEnd(36),
    corner.padStart(5),
    ` ${facts.books.join(' ')}`,
  ]
    .join(' ')
    .trimEnd();
}

/** While somebody types a search in the page it is often half done; one that is given whole is not. */
function knowWhole(search: string): void {
  if ((search.match(/"/g) ?? []).length % 2 === 1) throw new BadInput(`a quotation is not closed: ${search}`);
  const open = search.replaceAll(/"[^"]*"/g, 'x').trim();
  if (/(^|\(|\bor)\s*or\b|\bor\s*($|\))/i.test(open))
    throw new BadInput("'or' stands between two things, as in 't:goblin or t:elf'");
}

export function registerCards(program: Command): void {
  program
    .command('cards')
    .description('list the cards of the pool, or search them: t:goblin pow>=2 set:m10 book:portal o:"draw a card"')
    .option('-s, --search <query>', 'only the cards that fit')
    .option('--json', 'one card a line, with all facts and five texts')
    .action((options: { readonly search?: string; readonly json?: boolean }) => {
      try {
        if (options.search?.trim() === '')
          throw new BadInput("--search needs words, such as 't:goblin pow>=2'; without --search all cards are listed");
        if (options.search !== undefined) knowWhole(options.search);
        const found = options.search === undefined ? catalogue() : searchCards(options.search);
        for (const entry of found)
          process.stdout.write(`${options.json === true ? JSON.stringify(entry.facts) : line(entry)}\n`);
        if (options.json !== true) process.stderr.write(`${found.length} card${found.length === 1 ? '' : 's'}\n`);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        complain(error);
      }
    });
}

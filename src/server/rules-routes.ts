// The rules at hand, for the page: a question in plain words, a word of the game, and all such words.

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BadInput } from '../game/index.ts';
import type { RuleInfo, TermInfo } from '../protocol/rules.ts';
import type { RuleEntry } from '../rules/entry.ts';
import { RuleShelf } from '../rules/shelf.ts';
import { TERMS } from '../rules/terms.ts';

const questionSchema = z.strictObject({ book: z.string().max(40), q: z.string().max(200) });

const infoOf = ({ id, section, lines, says, kind }: RuleEntry): RuleInfo => ({ id, section, lines, says, kind });

export function ruleRoutes(server: FastifyInstance): void {
  const shelf = new RuleShelf();
  server.get('/api/rules', async (request): Promise<RuleInfo[]> => {
    const { book, q } = questionSchema.parse(request.query);
    const search = shelf.of(book);
    if (search === null) throw new BadInput(`there are no rules of '${book}'`);
    return search.find(q).map(infoOf);
  });
  server.get('/api/terms', async (): Promise<string[]> => TERMS.flatMap(({ name, also }) => [name, ...also]));
  server.get<{ Params: { word: string } }>('/api/terms/:word', async (request): Promise<TermInfo> => {
    const meaning = shelf.meaning(request.params.word);
    if (meaning === null)
      throw new BadInput(`'${request.params.word}' is no word of the rules: try a question instead`);
    const { term, books } = meaning;
    return {
      name: term.name,
      also: term.also,
      books: Object.fromEntries(Object.entries(books).map(([book, entries]) => [book, entries.map(infoOf)])),
    };
  });
}

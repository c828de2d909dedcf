// The code blocks of a page, made into functions: what the pages show is run, so that it stays true.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { expect } from 'vitest';
import * as levels from '../../src/bots/levels.ts';
import * as bots from '../../src/bots/simple.ts';
import * as game from '../../src/game/index.ts';
import * as amountWords from '../../src/language/amount.ts';
import * as buildWords from '../../src/language/build.ts';
import * as cardWords from '../../src/language/card.ts';
import * as conditionWords from '../../src/language/condition.ts';
import * as costWords from '../../src/language/cost.ts';
import * as filterWords from '../../src/language/filter.ts';
import * as targetWords from '../../src/language/target.ts';
import * as words from '../play.ts';
import * as catalogue from '../support/catalogue.ts';

/** What a block may import, by the path it names. */
const MODULES: { readonly [path: string]: object } = {
  '../src/game/index.ts': game,
  '../src/bots/levels.ts': levels,
  '../src/bots/simple.ts': bots,
  '../src/language/amount.ts': amountWords,
  '../src/language/build.ts': buildWords,
  '../src/language/card.ts': cardWords,
  '../src/language/condition.ts': conditionWords,
  '../src/language/cost.ts': costWords,
  '../src/language/filter.ts': filterWords,
  '../src/language/target.ts': targetWords,
  '../test/play.ts': words,
  '../test/support/catalogue.ts': catalogue,
  vitest: { expect },
};

export interface Block {
  /** The heading it stands under. */
  readonly title: string;
  readonly line: number;
  readonly run: () => Promise<void>;
}

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["'];?/g;

function bindings(names: string, path: string): string {
  if (MODULES[path] === undefined) throw new Error(`a page imports '${path}', which test/docs/blocks.ts does not know`);
  return `const {${names.replace(/\s+as\s+/g, ': ')}} = modules[${JSON.stringify(path)}];`;
}

/** All `ts` blocks of a page under docs/. */
export async function blocksOf(page: string): Promise<Block[]> {
  const lines = readFileSync(fileURLToPath(new URL(`../../docs/${page}`, import.meta.url)), 'utf8').split('\n');
  const found: Block[] = [];
  let title = page;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as string;
    if (line.startsWith('#')) title = line.replace(/^#+ /, '');
    if (line !== '```ts') continue;
    const start = index + 1;
    while (lines[index + 1] !== '```' && index + 1 < lines.length) index += 1;
    index += 1;
    found.push({ title, line: start, run: await compile(lines.slice(start, index).join('\n')) });
  }
  return found;
}

async function compile(text: string): Promise<() => Promise<void>> {
  const { code } = await transform(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const body = code.replace(IMPORT, (_all, names: string, path: string) => bindings(names, path));
  const make = Object.getPrototypeOf(async () => undefined).constructor as new (
    name: string,
    body: string,
  ) => (modules: object) => Promise<void>;
  const run = new make('modules', body);
  return () => run(MODULES);
}

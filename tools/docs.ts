// Writes the generated pages in `docs/generated/`; with `--check` it only says which are not current, and fails.
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { stalePages, writePages } from './docs/index.ts';
import { GENERATED } from './docs/page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function run(options: { check?: boolean }): Promise<void> {
  if (!options.check) {
    const written = await writePages(root);
    process.stdout.write(written.length === 0 ? 'All pages are current.\n' : `Written: ${written.join(', ')}\n`);
    return;
  }
  const stale = await stalePages(root);
  if (stale.length === 0) return;
  process.stderr.write(`Not current in ${GENERATED}: ${stale.join(', ')}. Run: npm run docs\n`);
  process.exitCode = 1;
}

await new Command('docs')
  .description('Writes the pages in docs/generated.')
  .option('--check', 'write nothing, fail where a page is not current')
  .action(run)
  .parseAsync();

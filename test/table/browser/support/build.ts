// Builds the page and bundles its server once, before the first browser test runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export default function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/page.mjs'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The page could not be built:\n${stdout}${stderr}`);
}

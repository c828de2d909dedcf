// Builds the page and bundles its server once, before the first browser test runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

function run(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

export default function build(): void {
  run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  run(['scripts/bundle.mjs', 'src/server/main.ts', 'server']);
}

// Builds the page into dist/table where its sources have changed, and bundles the server beside it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const INPUTS = [
  'src/table',
  'src/art',
  'src/core',
  'src/protocol',
  'src/rules',
  'src/written',
  'vite.config.ts',
  'package-lock.json',
];
const mark = join(root, 'dist/table/.built-from');

function filesIn(path) {
  const whole = join(root, path);
  if (path.includes('.')) return [whole];
  return readdirSync(whole, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One number for everything that the page is built from. */
function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesIn)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

export async function buildPage() {
  const hash = hashOfInputs();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  process.stderr.write('Fivefold: building the page …\n');
  const { build } = await import('vite');
  await build({ root: join(root, 'src/table'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(mark, hash);
}

/** The path of the server, ready to run. */
export const bundleServer = () => bundle('src/server/main.ts', 'server');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildPage();
  await bundleServer();
}

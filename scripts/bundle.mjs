// Bundles one TypeScript entry into `dist/<name>.mjs`, to run as plain JavaScript at full speed.
// Usage: node scripts/bundle.mjs <entry> <name>. Installed packages stay outside the bundle.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the bundle in one stroke, so that two runs at the same time never see half a file. Returns its path. */
export async function bundle(entry, name) {
  const out = `${root}dist/${name}.mjs`;
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: out,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  const text = outputFiles[0].text;
  if (existsSync(out) && readFileSync(out, 'utf8') === text) return out;
  mkdirSync(`${root}dist`, { recursive: true });
  const half = `${out}.${process.pid}.tmp`;
  writeFileSync(half, text);
  renameSync(half, out);
  return out;
}

async function main() {
  const [entry, name] = process.argv.slice(2);
  if (!entry || !name) {
    process.stderr.write('Usage: node scripts/bundle.mjs <entry> <name>\n');
    process.exit(2);
  }
  if (!existsSync(`${root}${entry}`)) {
    process.stderr.write(`There is no ${entry} to bundle.\n`);
    process.exit(2);
  }
  try {
    await bundle(entry, name);
  } catch {
    process.exit(1); // esbuild has already said what is wrong
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();

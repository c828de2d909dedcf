// The loader behind ts.mjs: every `.ts` file that is imported goes through esbuild's transform.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const sourcefile = fileURLToPath(url);
  const text = await readFile(sourcefile, 'utf8');
  const { code } = await transform(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcefile,
    sourcemap: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}

// The files of the page, compressed beforehand: what has a hash in its name may be kept for ever.

import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const WORTH = /\.(html|js|css|svg|json|txt)$/;
const LEAST = 512;

function newer(file: string, than: string): boolean {
  return existsSync(file) && statSync(file).mtimeMs >= statSync(than).mtimeMs;
}

/** In one stroke, since two servers may do it at the same time. */
function write(file: string, data: Buffer): void {
  const half = `${file}.${process.pid}.tmp`;
  writeFileSync(half, data);
  renameSync(half, file);
}

/** Puts a compressed copy beside each file that is worth it and has none yet. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !WORTH.test(entry.name) || statSync(file).size < LEAST) continue;
    if (newer(`${file}.br`, file) && newer(`${file}.gz`, file)) continue;
    const text = readFileSync(file);
    write(`${file}.gz`, gzipSync(text, { level: 9 }));
    write(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
}

const YEAR = 365 * 24 * 60 * 60;

export async function servePages(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.get('/', async (_, reply) =>
      reply.type('text/plain; charset=utf-8').send('The page has not been built: run npm start, which builds it.\n'),
    );
    return;
  }
  compress(folder);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('assets');
      reply.setHeader('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
}

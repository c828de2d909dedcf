// The mark of this build: two machines with the same mark play the same games.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };

let known: string | null = null;

/** From the bundle that runs; from the version alone where the sources run as they are. */
export function buildMark(): string {
  if (known === null) {
    const here = import.meta.url;
    const source = here.endsWith('.ts') ? `${packageJson.version} sources` : readFileSync(fileURLToPath(here));
    known = createHash('sha256').update(source).digest('hex').slice(0, 12);
  }
  return known;
}

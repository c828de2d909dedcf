#!/usr/bin/env -S node --single-threaded-gc
// The `fivefold` command: sets the clone up where needed, bundles the command line and runs it. Each thread clears up after itself:
// with threads of its own for that, a simulation takes a tenth more of all cores.
import { pathToFileURL } from 'node:url';

await import('../scripts/setup.mjs');
const { bundle } = await import('../scripts/bundle.mjs');
const file = await bundle('src/cli/main.ts', 'cli').catch(() => process.exit(1));
await import(pathToFileURL(file).href);

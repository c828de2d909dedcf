// Lets Node run TypeScript: `node --import ./scripts/ts.mjs file.ts`. It strips the types and checks nothing.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./ts-hooks.mjs', import.meta.url);

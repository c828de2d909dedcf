// The server of the measurements: as `npm start` runs it, but one address may hold as many tables as are measured.

import { makeApp } from '../../src/server/app.ts';
import { AT_HOME } from '../../src/server/limits.ts';

const { FIVEFOLD_DATA = '', PORT = '0' } = process.env;
const limits = { ...AT_HOME, sockets: 100_000, made: 1_000_000, requests: 10_000_000 };
const app = await makeApp({ data: FIVEFOLD_DATA, pages: null, limits });
await app.server.listen({ port: Number(PORT), host: '127.0.0.1' });
const address = app.server.server.address();
process.stdout.write(`localhost:${typeof address === 'object' && address !== null ? address.port : 0}\n`);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));

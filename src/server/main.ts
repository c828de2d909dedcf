// Starts the server: on PORT (5050 unless said), for this machine only unless HOST says otherwise.

import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { makeApp } from './app.ts';
import { LOG_LEVELS, type LogLevel } from './logging.ts';

const FIRST_PORT = 5050;
const TRIES = 20;

/** The page lies beside the bundle of the server. */
const pages = fileURLToPath(new URL('table', import.meta.url));

function portWanted(): number | null {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return null;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  return fail(`PORT is '${PORT}': it must be a number from 0 to 65535.`);
}

/** A PostgreSQL database where DATABASE_URL names one, else a SQLite file. */
function placeWanted(): string {
  const { DATABASE_URL: address, FIVEFOLD_DATA: file } = process.env;
  if (address === undefined || address === '') return file ?? '.fivefold/fivefold.sqlite';
  if (/^postgres(ql)?:\/\//.test(address)) return address;
  return fail('DATABASE_URL must begin with postgres:// (for a SQLite file set FIVEFOLD_DATA instead).');
}

/** Beyond this machine only under a name: without one any other site could speak for a page of this one. */
function openWanted(host: string): { readonly publicUrl?: string; readonly proxies?: number } {
  const { PUBLIC_URL: name, PROXIES: proxies = '0' } = process.env;
  if (!/^\d$/.test(proxies))
    fail(`PROXIES is '${proxies}': it must be the number of proxies before this server, 0 to 9.`);
  if (name === undefined || name === '') {
    if (/^(127\.|localhost$|::1$)/.test(host)) return {};
    return fail(
      `HOST is '${host}': everybody who reaches this machine could then play here and use its time. Say by which name they find it: PUBLIC_URL=https://play.example.org (docs/running.md).`,
    );
  }
  if (!URL.canParse(name) || !/^https?:\/\/[^/]+\/?$/.test(name))
    fail(`PUBLIC_URL is '${name}': it must be an address without a path, like https://play.example.org`);
  return { publicUrl: name, proxies: Number(proxies) };
}

function fail(sentence: string): never {
  process.stderr.write(`Fivefold: ${sentence}\n`);
  process.exit(1);
}

/** At home only what goes wrong; where others play, each request as well. */
function logWanted(isOpen: boolean): LogLevel {
  const { LOG_LEVEL: level = '' } = process.env;
  if (level === '') return isOpen ? 'info' : 'warn';
  const known = LOG_LEVELS.find((each) => each === level);
  return known ?? fail(`LOG_LEVEL is '${level}': it must be one of ${LOG_LEVELS.join(', ')}.`);
}

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EADDRINUSE';

/** Whoever reads what it says may close the pipe (`| head`): it serves on. */
function serveUnheard(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

async function main(): Promise<void> {
  serveUnheard();
  const host = process.env.HOST ?? '127.0.0.1';
  const wanted = portWanted();
  const open = openWanted(host);
  const app = await makeApp({
    data: placeWanted(),
    pages,
    host,
    ...open,
    logLevel: logWanted(open.publicUrl !== undefined),
  }).catch((error: Error) => fail(error.message));
  // Where no port was asked for, the next free one will do.
  for (let port = wanted ?? FIRST_PORT; ; port += 1) {
    try {
      await app.server.listen({ port, host });
      break;
    } catch (error) {
      if (!isTaken(error)) fail(`it cannot listen on ${host}, port ${port}: ${(error as Error).message}`);
      if (wanted !== null) fail(`port ${port} is taken by another program: set PORT to another number.`);
      if (port >= FIRST_PORT + TRIES) fail(`the ports ${FIRST_PORT} to ${port} are all taken: set PORT to a free one.`);
    }
  }
  const address = app.server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const opened =
    process.env.PUBLIC_URL === undefined || process.env.PUBLIC_URL === ''
      ? ''
      : `, and to everybody: ${process.env.PUBLIC_URL}`;
  process.stdout.write(
    `\n  Fivefold is ready: http://${shown}:${port}/${opened}\n  (Ctrl+C ends it; duels are kept in ${app.where})\n\n`,
  );
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

// The threads of the strongest opponent are started from the same bundle: in them nothing is served.
if (isMainThread) await main();

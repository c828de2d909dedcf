// `npm start`: builds the page where its sources have changed, bundles the server, and starts it.
import { pathToFileURL } from 'node:url';
import { buildPage, bundleServer } from './page.mjs';

try {
  await buildPage();
  const server = await bundleServer();
  await import(pathToFileURL(server).href);
} catch (error) {
  process.stderr.write(`Fivefold: it could not be built: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

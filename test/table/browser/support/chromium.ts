// Which browser is used: the Chromium of this machine, with nothing that would reach out into the net.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these commands that is found in the path. */
function find(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const isProgram = (path: string): boolean => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

const path = find(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);

export const CHROMIUM = {
  ...(path === undefined ? {} : { executablePath: path }),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

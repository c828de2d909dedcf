// Which browser is used: the Chromium of this machine, with nothing that would reach out into the net.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { need, pathOf } from '../../../../scripts/need.mjs';

/** The machine's own; else one that Playwright has been given; else it is installed, and where that cannot be, said. */
function program(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const own = names.map(pathOf).find((path) => path !== null);
  if (own !== undefined && own !== null) return own;
  const given = chromium.executablePath();
  return existsSync(given) ? given : need('chromium', 'chromium');
}

export const CHROMIUM = {
  executablePath: program(),
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

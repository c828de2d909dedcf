// A browser and a server for the tools that look at the table: pictures and figures.
import { type Browser, chromium, type Page } from '@playwright/test';
import build from '../../test/table/browser/support/build.ts';
import { CHROMIUM } from '../../test/table/browser/support/chromium.ts';
import { TableServer } from '../../test/table/browser/support/server.ts';
import { StartPage } from '../../test/table/browser/support/start.ts';
import { Table } from '../../test/table/browser/support/table.ts';

export interface Stage {
  readonly browser: Browser;
  readonly server: TableServer;
  /** A page of its own, with nothing remembered. */
  readonly page: (size?: { readonly width: number; readonly height: number }) => Promise<Seat>;
  readonly end: () => Promise<void>;
}

export interface Seat {
  readonly page: Page;
  readonly table: Table;
  readonly start: StartPage;
  readonly close: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  build();
  // The browser first: where it does not start no server is left behind.
  const browser = await chromium.launch(CHROMIUM);
  const server = new TableServer();
  await server.start();
  const page = async (size = { width: 1280, height: 720 }): Promise<Seat> => {
    const context = await browser.newContext({ viewport: size });
    const opened = await context.newPage();
    return {
      page: opened,
      table: new Table(opened, server),
      start: new StartPage(opened, server),
      close: () => context.close(),
    };
  };
  const end = async (): Promise<void> => {
    await browser.close();
    await server.end();
  };
  return { browser, server, page, end };
}

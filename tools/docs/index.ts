// All generated pages: which makers there are, writing their pages, and finding those that are not current.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPages } from './cards.ts';
import { cataloguePages } from './catalogue.ts';
import { factPages } from './facts.ts';
import { GENERATED, type Page, type PageMaker } from './page.ts';

const MAKERS: readonly PageMaker[] = [cataloguePages, factPages, cardPages];

export async function makePages(root: string): Promise<readonly Page[]> {
  const made = await Promise.all(MAKERS.map((make) => make(root)));
  return made.flat();
}

/** The names of pages that are missing, out of date, or no longer made by anything. */
export async function stalePages(root: string): Promise<string[]> {
  const pages = await makePages(root);
  const stale = pages.filter((page) => current(root, page.name) !== page.text).map((page) => page.name);
  return [...stale, ...leftOver(root, pages)];
}

/** Writes what is not current and removes what nothing makes any more; returns the names it touched. */
export async function writePages(root: string): Promise<string[]> {
  const pages = await makePages(root);
  const stale = pages.filter((page) => current(root, page.name) !== page.text);
  mkdirSync(join(root, GENERATED), { recursive: true });
  for (const page of stale) writeFileSync(join(root, GENERATED, page.name), page.text);
  const removed = leftOver(root, pages);
  for (const name of removed) rmSync(join(root, GENERATED, name));
  return [...stale.map((page) => page.name), ...removed];
}

function current(root: string, name: string): string | null {
  const path = join(root, GENERATED, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function leftOver(root: string, pages: readonly Page[]): string[] {
  const folder = join(root, GENERATED);
  if (!existsSync(folder)) return [];
  const made = new Set(pages.map((page) => page.name));
  return readdirSync(folder).filter((name) => !made.has(name));
}

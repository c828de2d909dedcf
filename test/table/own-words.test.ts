// Words that the page itself brings to a duel stand there in every book: none of them may be the word of one book only.
// What the server says is walked through in test/server/words.test.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

/** Everything that is on the screen while a duel is played, in whatever book. */
const ROOMS = ['src/table/duel', 'src/table/state', 'src/table/cards', 'src/table/sound'];

/** Words that at least one of the books does not have for its own game. */
const OF_SOME =
  /\b(casts?|casting|spells?|resolv\w*|stack|battlefields?|exiled?|graveyards?|intercept\w*|block(s|ed|ing|ers?)?|interrupt\w*|respond\w*|instants?|fast effects?|batch|mana pool|activat\w*|trigger\w*|priority|mana burn|toughness|main phase|in play)\b/i;

/** Where such a word is right: it is looked up by what it names, or stands for the book's own. */
const EXCUSED: { readonly [place: string]: string } = {
  'src/table/duel/bars/PlayerPanel.tsx: … mana pool: …': 'shown where the book has a pool',
  'src/table/duel/bars/PlayerPanel.tsx: Mana pool': 'shown where the book has a pool',
  'src/table/duel/bars/PlayerPanel.tsx: exile': 'compared with the book’s own word',
  'src/table/duel/bars/PlayerPanel.tsx: Exile': 'shown where it is the book’s own word',
  'src/table/duel/windows/ChainWindow.tsx: can no longer be interrupted': 'shown where the book has interrupts',
  'src/table/duel/windows/cues.ts: Only interrupts can be used while it is being announced. Space or Done lets it be.':
    'shown in the window for interrupts, which only books have that know them',
};

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** A sentence or a title, and no name of a class, an icon, a zone or an event. */
const isRead = (text: string): boolean => /[A-Z].*\s|\s.*[.…!?]|^[A-Z][a-z]+$/.test(text.trim());

/** Attributes of the page that people read or hear. */
const HEARD = ['aria-label', 'title', 'alt', 'placeholder', 'label'];

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (thing: unknown): thing is Node => typeof thing === 'object' && thing !== null && 'type' in thing;

/** Everything in a file that somebody may read, also where it is put together of pieces. */
function stringsIn(path: string): string[] {
  const found: string[] = [];
  const look = (thing: unknown, heard: boolean): void => {
    if (Array.isArray(thing)) for (const each of thing) look(each, heard);
    if (!isNode(thing) || thing.type === 'ImportDeclaration') return;
    if (thing.type === 'JSXText') found.push(String(thing.value));
    if (thing.type === 'Literal' && typeof thing.value === 'string' && (heard || isRead(thing.value)))
      found.push(thing.value);
    if (thing.type === 'TemplateLiteral') {
      const whole = (thing.quasis as { readonly value: { readonly cooked: string } }[])
        .map(({ value }) => value.cooked)
        .join('…');
      if (heard || isRead(whole)) found.push(whole);
    }
    const name = thing.type === 'JSXAttribute' ? String((thing.name as { readonly name: string }).name) : '';
    for (const [part, each] of Object.entries(thing))
      if (part !== 'type') look(each, name === '' ? heard : HEARD.includes(name));
  };
  look(parseAst(readFileSync(path, 'utf8'), { lang: 'tsx' }, path), false);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

test.each(ROOMS)('%s says nothing in the words of some books only', (room) => {
  const wrong = files(room).flatMap((path) =>
    stringsIn(path).flatMap((text) => {
      const place = `${path}: ${text}`;
      return OF_SOME.test(text) && EXCUSED[place] === undefined ? [place] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what is excused is still there', () => {
  const all = ROOMS.flatMap(files).flatMap((path) => stringsIn(path).map((text) => `${path}: ${text}`));
  for (const place of Object.keys(EXCUSED)) expect(all).toContain(place);
});

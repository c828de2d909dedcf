// Words of the right book: everything that the table says in random games of each book is walked through, and no word of
// another book's rules is among it.

import { expect, test } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { BOOK_IDS, type Game, type Seat } from '../../src/game/index.ts';
import { Scene } from '../../src/game/told/index.ts';
import { advised } from '../../src/server/advised.ts';
import { LogBook } from '../../src/server/log.ts';
import { Telling } from '../../src/server/moments.ts';
import { firstSettings } from '../../src/server/pace.ts';
import { HERE, type SeatSetup } from '../../src/server/setup.ts';
import { type Around, tableState } from '../../src/server/state/table.ts';
import { randomGame } from '../../tools/soak/random.ts';

/** What each book does not say of its own game. */
const FOREIGN: { readonly [book: string]: RegExp } = {
  beta: /\b(stack|battlefields?|exiled?|intercept\w*|priority|trigger\w*|mulligan\w*)\b/i,
  fifth: /\b(stack|battlefields?|exiled?|intercept\w*|priority)\b/i,
  portal:
    /\b(casts?|casting|main phase|spells?|graveyards?|resolv\w*|stack|battlefields?|exiled?|block(s|ed|ing|ers?)?|interrupt\w*|respond\w*|instants?|fast effects?|mana pool|activat\w*|trigger\w*)\b/i,
  tenth: /\b(casts?|casting|interrupt\w*|fast effects?|batch|battlefields?|exiled?|intercept\w*|spell chain)\b/i,
  m11: /\b(interrupt\w*|fast effects?|batch|intercept\w*|spell chain|mana burn)\b/i,
};

const MATCH: Around['match'] = {
  mode: 'duel',
  length: 'single',
  duels: [0, 0],
  sets: [0, 0],
  words: '',
  stakes: '',
  beaten: 0,
  opponents: 1,
  over: false,
};

const person = (name: string): SeatSetup => ({ name, holder: { by: 'person', who: HERE }, deck: '' });

const around = (game: Game, seat: Seat): Around => ({
  duel: '',
  at: 0,
  frame: 0,
  told: 0,
  halted: null,
  until: null,
  isAsked: true,
  mayUndo: false,
  log: [],
  logFrom: 0,
  seats: game.names.map(person),
  match: MATCH,
  settings: firstSettings(seat),
  result: null,
  lesson: null,
});

/** Parts of a table that no person reads: names for the page, and what is sent back as an answer. */
const UNREAD = [
  'answer',
  'key',
  'kind',
  'purpose',
  'about',
  'ask',
  'window',
  'icon',
  'type',
  'types',
  'step',
  'phase',
  'what',
  'frame',
  'do',
  'in',
  'now',
  'keywords',
  'origin',
];

/** Every sentence in it, with where it stands. */
function* sentences(thing: unknown, at = ''): Generator<readonly [string, string]> {
  if (typeof thing === 'string') yield [at, thing];
  else if (Array.isArray(thing)) for (const each of thing) yield* sentences(each, at);
  else if (typeof thing === 'object' && thing !== null)
    for (const [name, each] of Object.entries(thing))
      if (!UNREAD.includes(name)) yield* sentences(each, `${at}.${name}`);
}

/** Names of cards are nobody's words: "Spell Blast" casts nothing. */
const names = POOL.map(({ name }) => name).sort((a, b) => b.length - a.length);
const NAMES = new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');

/** What a hint would call each of the things that could be done here. */
function advice(game: Game): readonly string[] {
  const { question } = game;
  if (question === null) return [];
  const scene = new Scene(game, question.player);
  return game
    .legalAnswers()
    .slice(0, 12)
    .map((answer) => advised(scene, question, answer));
}

const GAMES = 3;
const MOST = 300;

for (const book of BOOK_IDS)
  test(`${book}: no word of another book in what the table says`, () => {
    const foreign = FOREIGN[book] as RegExp;
    const found = new Map<string, string>();
    const heard = new Set<string>();
    const look = (thing: unknown, at: string): void => {
      for (const [where, text] of sentences(thing, at)) {
        if (heard.has(text)) continue;
        heard.add(text);
        const word = foreign.exec(text.replace(NAMES, 'Card'))?.[0];
        if (word !== undefined) found.set(`${where} '${word}'`, text);
      }
    };
    for (let number = 0; number < GAMES; number += 1) {
      const { game, player } = randomGame(book, `words ${number}`, { windows: 'all', events: true });
      const logs = [0, 1].map((seat) => ({ seat, log: new LogBook(seat), telling: new Telling(seat) }));
      for (let count = 0; count < MOST && game.question !== null; count += 1) {
        for (const { seat, log, telling } of logs) {
          const from = log.length;
          telling.hear(game, log.hear(game));
          look(log.from(from), 'log');
          look(telling.take(), 'moment');
          if (count % 3 !== 0 && game.question.player !== seat) continue;
          const table = tableState(game, seat, around(game, seat));
          look(table, 'table');
          // The page says of these that they can no longer be interrupted.
          if (game.book.facts.timing.interrupts === 'none')
            expect(table.chain.filter(({ successful }) => successful)).toEqual([]);
        }
        look(advice(game), 'hint');
        game.take(player.choose());
      }
    }
    expect(heard.size).toBeGreaterThan(250);
    expect(Object.fromEntries(found)).toEqual({});
  });

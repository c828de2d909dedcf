// When messages come: with other hidden cards a seat is sent the same messages, in the same order and after the same time, also
// where the book asks a computer only because of what it holds. Time is counted: every thought of a level takes equally long.

import { setImmediate as others } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEVELS, type Player, playerAt } from '../../src/bots/levels.ts';
import type { Answer, Seen } from '../../src/game/index.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import type { ServerMessage, TableState } from '../../src/protocol/table.ts';
import type { DuelSetup } from '../../src/server/setup.ts';
import type { Time } from '../../src/server/tempo.ts';
import { plainAnswer, Server } from './client.ts';

/** What a thought of a level takes here, in milliseconds that nobody waits for. */
const TAKES = [0, 0, 0, 100, 300, 900];

/** Time that goes on only where somebody thinks or waits. */
class CountedTime implements Time {
  private passed = 0;
  readonly now = (): number => this.passed;
  readonly wait = async (milliseconds: number): Promise<void> => {
    this.passed += milliseconds;
    await others();
  };
}

const time = new CountedTime();
let thoughts = 0;

/** Thinks as its level does, and then lets everything happen. */
function thinker({ seats, seed }: DuelSetup, seat: number): Player {
  const holder = seats[seat]?.holder;
  const level = holder?.by === 'computer' ? holder.level : 1;
  const real = playerAt(level as 5, { seed, budget: 20 });
  const choose = async (seen: Seen): Promise<Answer> => {
    await real.choose(seen);
    thoughts += 1;
    await time.wait(TAKES[level] as number);
    return seen.legal.find(({ kind }) => kind === 'pass') ?? (seen.legal[0] as Answer);
  };
  return { name: real.name, choose };
}

let server: Server;
beforeAll(async () => {
  server = await Server.start({ player: thinker, time });
});
afterAll(() => server.end());

interface Came {
  readonly after: number;
  readonly type: ServerMessage['type'];
  readonly bytes: string;
}

/** Without the name of the duel, everything is to be the same. */
const bytesOf = (message: ServerMessage): string => JSON.stringify(message).replace(/"duel":"[^"]*"/, '');

/** Sits down, does these things where they can be done, and passes otherwise; gives what was sent, and when. */
async function playsAt(id: string, deeds: readonly string[], answers: number): Promise<readonly Came[]> {
  const duel = await server.tables.duel(id);
  const began = time.now();
  const came: Came[] = [];
  let table: TableState | null = null;
  const send = (message: ServerMessage): void => {
    came.push({ after: time.now() - began, type: message.type, bytes: bytesOf(message) });
    if (message.type === 'table') table = message;
  };
  const page = { send, seats: [0], seat: 0, lines: 0 };
  duel.join(page);
  let n = 0;
  const say = (words: object): void => {
    n += 1;
    duel.receive(page, { ...words, n } as ClientMessage);
  };
  const asked = async (): Promise<TableState> => {
    await expect.poll(() => table?.asked ?? table?.result ?? null).not.toBeNull();
    const found = table as unknown as TableState;
    table = null;
    return found;
  };
  say({ type: 'look', logFrom: 0 });
  const todo = [...deeds];
  for (let number = 0; number < answers; number += 1) {
    const sees = await asked();
    if (sees.asked === null) break;
    const uses = sees.asked.ask === 'act' ? sees.asked.uses : [];
    const use = uses.find(({ label }) => todo[0] !== undefined && label.includes(todo[0]));
    const aim = sees.asked.ask === 'pick' ? sees.asked.from.find(({ card }) => card === todo[0]) : undefined;
    if (use !== undefined) {
      todo.shift();
      say({ type: 'auto', at: sees.at, answer: use.answer, locked: [] });
    } else if (aim !== undefined) {
      todo.shift();
      say({
        type: 'answer',
        at: sees.at,
        answer: { kind: 'pick', picked: [{ what: aim.what, id: aim.id }] },
        sure: true,
      });
    } else if (sees.asked.ask === 'attack' && sees.asked.candidates.length > 0) {
      const attackers = sees.asked.candidates.map((attacker) => ({
        id: attacker,
        target: { what: 'player', id: 1 },
        band: 0,
      }));
      say({ type: 'answer', at: sees.at, answer: { kind: 'attack', attackers }, sure: true });
    } else {
      const mayPass = sees.asked.ask === 'act' && sees.asked.mayPass;
      const attack = sees.secondary?.answer?.kind === 'begin attack' ? sees.secondary.answer : { kind: 'pass' };
      say({ type: 'answer', at: sees.at, answer: mayPass ? attack : plainAnswer(sees, () => 0), sure: true });
    }
  }
  await asked();
  duel.leave(page);
  expect(todo).toEqual([]);
  return came;
}

interface Scene {
  readonly what: string;
  readonly book: string;
  readonly deeds: readonly string[];
  readonly ann: object;
  readonly ben: object;
  /** What Ben holds: something for just this moment, and something that is of no use. */
  readonly can: readonly string[];
  readonly cannot: readonly string[];
  readonly step?: string;
}

const LIBRARY = Array(20).fill('Forest');
const ISLANDS = { inPlay: Array(4).fill('Island') };

const SCENES: readonly Scene[] = [
  {
    what: 'a spell that could be interrupted',
    book: 'beta',
    deeds: ['Dark Ritual'],
    ann: { hand: ['Dark Ritual'], inPlay: ['Swamp'] },
    ben: ISLANDS,
    can: ['Counterspell', 'Air Elemental'],
    cannot: ['Mahamoti Djinn', 'Air Elemental'],
  },
  {
    what: 'a spell that could be interrupted',
    book: 'fifth',
    deeds: ['Grizzly Bears'],
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
    ben: ISLANDS,
    can: ['Counterspell', 'Air Elemental'],
    cannot: ['Mahamoti Djinn', 'Air Elemental'],
  },
  ...['beta', 'fifth'].map((book) => ({
    what: 'a spell that its own caster could interrupt as well',
    book,
    deeds: ['Grizzly Bears'],
    ann: { hand: ['Grizzly Bears', 'Counterspell'], inPlay: ['Forest', 'Forest', 'Island', 'Island'] },
    ben: ISLANDS,
    can: ['Counterspell', 'Air Elemental'],
    cannot: ['Mahamoti Djinn', 'Air Elemental'],
  })),
  {
    what: 'a spell for which paying hurts',
    book: 'beta',
    deeds: ['Grizzly Bears'],
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Manabarbs'] },
    ben: ISLANDS,
    can: ['Counterspell', 'Air Elemental'],
    cannot: ['Mahamoti Djinn', 'Air Elemental'],
  },
  {
    what: 'damage that could be prevented',
    book: 'fifth',
    deeds: [],
    ann: { hand: [], inPlay: ['Forest', 'Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Plains', 'Plains'] },
    can: ['Healing Salve', 'Serra Angel'],
    cannot: ['Serra Angel', 'Serra Angel'],
  },
  ...['beta', 'fifth'].map((book) => ({
    what: 'a creature that could be saved as it dies',
    book,
    deeds: ['Lightning Bolt', 'Hill Giant'],
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Swamp', 'Forest', 'Hill Giant'] },
    can: ['Regenerate', 'Craw Wurm'],
    cannot: ['Craw Wurm', 'Craw Wurm'],
  })),
  {
    what: 'a spell that could be met',
    book: 'portal',
    deeds: ['Python'],
    ann: { hand: ['Python'], inPlay: Array(4).fill('Swamp') },
    ben: ISLANDS,
    can: ['Mystic Denial', 'Cloud Dragon'],
    cannot: ['Thundering Wurm', 'Cloud Dragon'],
    step: 'play cards',
  },
  {
    what: 'an attack that could be met',
    book: 'portal',
    deeds: [],
    ann: { hand: [], inPlay: ['Swamp', 'Python'] },
    ben: { inPlay: Array(4).fill('Plains') },
    can: ['Harsh Justice', 'Cloud Dragon'],
    cannot: ['Thundering Wurm', 'Cloud Dragon'],
    step: 'play cards',
  },
  {
    what: 'a spell that could be answered',
    book: 'tenth',
    deeds: ['Grizzly Bears'],
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
    ben: ISLANDS,
    can: ['Cancel', 'Air Elemental'],
    cannot: ['Mahamoti Djinn', 'Air Elemental'],
  },
  {
    what: 'an attack in which something could be cast',
    book: 'm11',
    deeds: [],
    ann: { hand: [], inPlay: ['Forest', 'Runeclaw Bear'] },
    ben: { inPlay: ['Mountain', 'Mountain', 'Hill Giant'] },
    can: ['Lightning Bolt', 'Fire Servant'],
    cannot: ['Fire Servant', 'Fire Servant'],
  },
];

describe.each(SCENES)('$book: $what', ({ book, deeds, ann, ben, can, cannot, step }) => {
  test.each(LEVELS.map(({ level }) => level))('level %i: the same messages at the same time', async (level) => {
    const all: (readonly Came[])[] = [];
    const thought: number[] = [];
    for (const hand of [can, can, cannot]) {
      thoughts = 0;
      const id = await server.newPosition(
        {
          book,
          ...(step !== undefined && { step }),
          seats: { ann: { library: LIBRARY, ...ann }, ben: { library: LIBRARY, hand, ...ben } },
        },
        { level },
      );
      all.push(await playsAt(id, deeds, 4));
      thought.push(thoughts);
    }
    // The first lets it be known how long thoughts take; who can do something is asked more often than who cannot.
    const [, one = [], other = []] = all;
    expect(thought[1]).toBeGreaterThan(thought[2] as number);
    expect(one.length).toBeGreaterThan(4);
    expect(other.map(({ type }) => type)).toEqual(one.map(({ type }) => type));
    expect(other.map(({ bytes }) => bytes)).toEqual(one.map(({ bytes }) => bytes));
    expect(other.map(({ after }) => after)).toEqual(one.map(({ after }) => after));
    if ((TAKES[level] as number) > 0) expect(one.at(-1)?.after).toBeGreaterThan(0);
  });
});

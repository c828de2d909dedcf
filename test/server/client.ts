// A page without a browser: a server of the test's own, a socket with promises, and a plain way to answer.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import type { CompanyState } from '../../src/protocol/company.ts';
import type { ClientWords, WireAnswer } from '../../src/protocol/messages.ts';
import type { Moment } from '../../src/protocol/moment.ts';
import type { ServerMessage, TableState } from '../../src/protocol/table.ts';
import { type App, type AppOptions, makeApp } from '../../src/server/app.ts';
import { duelForTwo, type TwoWords } from '../support/seats.ts';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Said = Without<ClientWords, 'n'>;
type Heard<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** A server on a free port, with a data file in a folder of its own. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'fivefold-server-'));
  private app: App | null = null;
  port = 0;

  static async start(options: Partial<AppOptions> = {}): Promise<Server> {
    const server = new Server();
    await server.open(options);
    return server;
  }

  async open(options: Partial<AppOptions> = {}): Promise<void> {
    this.app = await makeApp({
      data: join(this.folder, 'duels.sqlite'),
      pages: null,
      ...options,
    });
    await this.app.server.listen({ port: 0, host: '127.0.0.1' });
    const address = this.app.server.server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  get tables(): App['tables'] {
    return (this.app as App).tables;
  }

  get routes(): App['routes'] {
    return (this.app as App).routes;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    await this.app?.close();
    this.app = null;
  }

  async end(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async ask<T>(path: string, method = 'GET', body?: unknown): Promise<{ status: number; body: T }> {
    const init: RequestInit = { method };
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    const response = await fetch(`${this.url}/api/${path}`, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /** Sets up a duel; what is left out is a plain one. */
  async newDuel(words: TwoWords): Promise<string> {
    const { status, body } = await this.ask<{ id: string; message?: string }>(
      'duels',
      'POST',
      duelForTwo({ seed: 'test', ...words }),
    );
    if (status !== 201) throw new Error(`the duel was refused: ${body.message}`);
    return body.id;
  }

  async newPosition(position: object, more: object = {}): Promise<string> {
    const { status, body } = await this.ask<{ id: string; message?: string }>('positions', 'POST', {
      position,
      ...more,
    });
    if (status !== 201) throw new Error(`the position was refused: ${body.message}`);
    return body.id;
  }

  /** Sits down at a duel: at a seat, or at the first that a person holds. */
  sit(duel: string, seat?: number): Promise<Page> {
    const at = seat === undefined ? '' : `?seat=${seat}`;
    return Page.open(`${this.url.replace('http', 'ws')}/api/duels/${duel}/table${at}`);
  }
}

/** A page at a table. Everything that came is kept in `heard` as it came. */
export class Page {
  readonly heard: string[] = [];
  private readonly socket: WebSocket;
  private readonly waiting: ((message: ServerMessage) => void)[] = [];
  private readonly queue: ServerMessage[] = [];
  private number = 0;
  /** Everything that was told to have happened, in the order in which it came. */
  readonly moments: Moment[] = [];
  /** How many computers were said to be thought for before the one that is awaited. */
  readonly ahead: number[] = [];
  /** The last table that came. */
  table: TableState | null = null;
  /** What was last told of the people beside the game. */
  company: CompanyState | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      this.heard.push(text);
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'moment') {
        this.moments.push(message);
        return;
      }
      if (message.type === 'line') {
        this.ahead.push(message.ahead);
        return;
      }
      if (message.type === 'company') {
        this.company = message;
        return;
      }
      if (message.type === 'table') this.table = message;
      const next = this.waiting.shift();
      if (next === undefined) this.queue.push(message);
      else next(message);
    });
  }

  /** `ca` is who has signed the certificate of a server of the test's own. */
  static open(url: string, headers: { readonly [name: string]: string } = {}, ca?: string): Promise<Page> {
    return new Promise((opened, failed) => {
      const socket = new WebSocket(url, { headers, ...(ca === undefined ? {} : { ca }) });
      const page = new Page(socket);
      socket.once('open', () => opened(page));
      socket.once('error', failed);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** The next message, whatever it is. */
  next(): Promise<ServerMessage> {
    const there = this.queue.shift();
    if (there !== undefined) return Promise.resolve(there);
    return new Promise((heard) => this.waiting.push(heard));
  }

  /** Sends a message with the next number; gives that number. */
  say(words: Said): number {
    this.number += 1;
    this.raw(JSON.stringify({ ...words, n: this.number }));
    return this.number;
  }

  raw(text: string): void {
    this.socket.send(text);
  }

  async look(logFrom = 0): Promise<TableState> {
    this.say({ type: 'look', logFrom });
    return this.settled();
  }

  /** Waits for a table on which something is asked of this seat, or nothing more will come. */
  async settled(): Promise<TableState> {
    for (;;) {
      const message = await this.next();
      if (message.type !== 'table') throw new Error(`instead of a table came ${JSON.stringify(message)}`);
      if (message.awaits === message.seat || message.awaits === -1) return message;
    }
  }

  private get at(): number {
    return this.table?.at ?? 0;
  }

  /** Answers, and gives the next table that asks something. */
  async answer(answer: WireAnswer, sure = false): Promise<TableState> {
    this.say({ type: 'answer', at: this.at, answer, sure });
    return this.settled();
  }

  /** Says something that is not done: gives what came back. */
  async tries<T extends ServerMessage['type']>(words: Said, type: T): Promise<Heard<T>> {
    this.say(words);
    const message = await this.next();
    if (message.type !== type) throw new Error(`instead of '${type}' came ${JSON.stringify(message).slice(0, 300)}`);
    return message as Heard<T>;
  }

  async does(words: Said): Promise<TableState> {
    this.say(words);
    return this.settled();
  }

  close(): void {
    this.socket.close();
  }
}

/** A plain answer to what a table asks: the first use that is more than mana, else the button. */
export function plainAnswer(table: TableState, pick: (below: number) => number): WireAnswer {
  const { asked } = table;
  if (asked === null) throw new Error('nothing is asked');
  switch (asked.ask) {
    case 'act': {
      const uses = asked.uses.filter((use) => use.why === null && !use.mana);
      const use = uses[pick(uses.length + 1)] ?? (asked.mayPass ? null : uses[0]);
      return use?.answer ?? { kind: 'pass' };
    }
    case 'pick': {
      const number = Math.max(asked.min, Math.min(1, asked.max));
      const first = pick(Math.max(1, asked.from.length - number + 1));
      return { kind: 'pick', picked: asked.from.slice(first, first + number).map(({ what, id }) => ({ what, id })) };
    }
    case 'option':
      return { kind: 'option', option: pick(asked.options.length) };
    case 'yesno':
      return { kind: pick(2) === 0 ? 'yes' : 'no' };
    case 'attack':
      return {
        kind: 'attack',
        attackers: asked.candidates.map((id) => {
          const { what, id: target } = asked.targets[0] as { what: 'player'; id: number };
          return { id, target: { what, id: target }, band: 0 };
        }),
      };
    default:
      return table.primary?.answer ?? { kind: 'cancel' };
  }
}

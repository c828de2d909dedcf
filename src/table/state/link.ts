// The line to the server during a duel: numbers what is sent, keeps what comes, and mends itself when it breaks.

import type { CompanyState } from '../../protocol/company.ts';
import type { ClientWords } from '../../protocol/messages.ts';
import type { Fault, LogLine, ServerMessage, TableState } from '../../protocol/table.ts';
import { type Playing, STILL, Stage } from './stage.ts';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What a page says; the number is put on it here. */
export type Said = Without<ClientWords, 'n'>;
type Heard<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

export interface LinkState {
  readonly status: 'connecting' | 'open' | 'lost';
  readonly table: TableState | null;
  readonly log: readonly LogLine[];
  /** How far what has happened is shown. */
  readonly playing: Playing;
  /** The last "no", until the next answer is given. */
  readonly refused: Heard<'refused'> | null;
  readonly warning: Heard<'warning'> | null;
  readonly preview: Heard<'preview'> | null;
  /** How the attack would end with what is being declared; null where nothing is, or nobody has said so yet. */
  readonly forecast: Heard<'forecast'> | null;
  readonly fault: Heard<'fault'> | null;
  /** The people beside the game, and when that was heard; null where nobody has gathered. */
  readonly company: (CompanyState & { readonly heardAt: number }) | null;
  /** So many are thought for before the computer that is awaited here. */
  readonly ahead: number;
  /** An answer is on its way; nobody is told when one sets out, since most are there before the next frame. */
  readonly waiting: boolean;
  /** It has been on its way for so long that it is shown. */
  readonly slow: boolean;
}

/** Nothing has been said or heard. */
export const SILENT: LinkState = {
  status: 'connecting',
  table: null,
  log: [],
  playing: STILL,
  refused: null,
  warning: null,
  preview: null,
  forecast: null,
  fault: null,
  company: null,
  ahead: 0,
  waiting: false,
  slow: false,
};

/** What people say to each other: no table comes back for it. */
export type Beside = Extract<Said, { readonly type: 'offer' | 'agree' | 'decline' | 'say' | 'come back' | 'watched' }>;
const BESIDE: readonly Said['type'][] = ['offer', 'agree', 'decline', 'say', 'come back', 'watched'];

/** Why there is no table to sit down at, now or later. */
const FINAL: readonly Fault[] = ['no such duel', 'no such seat', 'unplayable', 'malformed'];

const SOONEST = 300;
const LATEST = 5000;
/** An answer that takes longer than this is shown to be on its way. */
const SLOW = 150;

export class Link {
  /** What is shown of the table, moment by moment. */
  readonly stage = new Stage();
  private state: LinkState = SILENT;
  private socket: WebSocket | null = null;
  private readonly hearers = new Set<() => void>();
  private readonly url: string;
  private number = 0;
  /** Messages that only asked: where one came too late, nobody has to hear of it. */
  private readonly asking = new Set<number>();
  /** The count of answers to which an answer is on its way; null where none is. */
  private answering: number | null = null;
  /** The last question about how an attack would end. */
  private foretelling = 0;
  private tries = 0;
  private closed = false;
  private settling = false;
  private timer = 0;
  private patience = 0;

  /** `as` says whether the page sits at the table, or looks on. */
  constructor(duel: string, as: 'table' | 'watch' = 'table') {
    const base = new URL(`api/duels/${encodeURIComponent(duel)}/${as}`, window.location.href);
    base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
    base.hash = '';
    this.url = base.href;
    this.stage.subscribe(() => !this.settling && this.set({ playing: this.stage.get() }));
    this.open();
  }

  readonly get = (): LinkState => this.state;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };

  private set(change: Partial<LinkState>): void {
    this.state = { ...this.state, ...change };
    for (const hear of this.hearers) hear();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.number = 0;
      this.asking.clear();
      const fault = this.state.fault?.fault === 'stopping' ? null : this.state.fault;
      this.set({ status: 'open', waiting: false, slow: false, fault });
      const { table, log } = this.state;
      // Whoever held the screen when the line broke holds it still.
      if (table !== null && table.own.length > 1) this.say({ type: 'sit', seat: table.seat });
      else this.say({ type: 'look', logFrom: log.length });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  /** The connection is gone: try again, a little later each time. */
  private lost(): void {
    // A table that is closed stays so, and where there is none to be had asking again brings none.
    if (this.closed || this.isFinal()) return;
    this.set({ status: 'lost', waiting: false, slow: false, ahead: 0 });
    const wait = Math.min(LATEST, SOONEST * 2 ** this.tries);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private isFinal(): boolean {
    const { fault, table } = this.state;
    return fault !== null && (fault.fault === 'closed' || (table === null && FINAL.includes(fault.fault)));
  }

  /** Sends a message; its number, or 0 if there is no connection now. */
  say(words: Said): number {
    if (this.socket?.readyState !== WebSocket.OPEN) return 0;
    this.number += 1;
    this.socket.send(JSON.stringify({ ...words, n: this.number }));
    if (words.type === 'answer') this.answering = words.at;
    if (words.type === 'look' || words.type === 'preview' || words.type === 'settings') this.asking.add(this.number);
    else if (!BESIDE.includes(words.type)) {
      if (words.type !== 'answer') this.answering = -1;
      this.wait();
    }
    return this.number;
  }

  /** Whether the question that came at this count has an answer on its way: a second click means the same one. */
  isAnswering(at: number): boolean {
    return this.answering === at && this.state.waiting;
  }

  private wait(): void {
    this.stage.answered();
    const { refused, warning, fault } = this.state;
    if (refused !== null || warning !== null || fault !== null) this.dismiss();
    this.state = { ...this.state, waiting: true };
    window.clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.state.waiting && this.set({ slow: true }), SLOW);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table') this.hearTable(message);
    else if (message.type === 'moment') this.hearMoment(message);
    else if (message.type === 'line') this.set({ ahead: message.ahead });
    else if (message.type === 'company') this.set({ company: { ...message, heardAt: performance.now() } });
    else if (message.type === 'preview') this.set({ preview: message });
    else if (message.type === 'forecast') this.hearForecast(message);
    else if (this.asking.has(message.n)) return;
    else if (message.type === 'refused') this.set({ refused: message, waiting: false, slow: false });
    else if (message.type === 'warning') this.set({ warning: message, waiting: false, slow: false });
    else this.set({ fault: message, waiting: false, slow: false });
  }

  private hearMoment(moment: Heard<'moment'>): void {
    if (this.state.ahead > 0) this.set({ ahead: 0 });
    this.stage.tell(moment);
  }

  private hearTable(table: TableState): void {
    const before = this.state.table;
    if (
      before !== null &&
      table.frame < before.frame &&
      table.duel === before.duel &&
      table.seat === before.seat &&
      this.tries > 0
    )
      return;
    const log = [...this.state.log.slice(0, table.logFrom), ...table.log];
    this.foretelling = 0;
    // One change for the page: the table, and how far it is shown.
    this.settling = true;
    this.stage.settle(table, log);
    this.settling = false;
    // A table that was on its way already when the answer went off does not answer it.
    const waiting = this.state.waiting && table.at === this.answering;
    const still = { waiting, slow: waiting && this.state.slow, ahead: 0, preview: null, forecast: null };
    this.set({ playing: this.stage.get(), table, log, ...still });
  }

  /** Asks how the attack would end with these attackers or blocks; with null, nothing is being declared any more. */
  foretell(words: Extract<Said, { readonly type: 'preview' }> | null): void {
    this.foretelling = words === null ? 0 : this.say(words);
    if (words === null && this.state.forecast !== null) this.set({ forecast: null });
  }

  /** An answer to what has been changed meanwhile is of no use. */
  private hearForecast(message: Heard<'forecast'>): void {
    if (message.n === this.foretelling) this.set({ forecast: message });
  }

  dismiss(): void {
    this.set({ refused: null, warning: null, fault: null });
  }

  close(): void {
    this.closed = true;
    this.stage.close();
    window.clearTimeout(this.timer);
    window.clearTimeout(this.patience);
    this.socket?.close();
  }
}

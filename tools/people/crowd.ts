// Many people at many tables: each answers every so often, comes back when the line breaks, and notes when the other's answer came.

import WebSocket from 'ws';

/** Two people with nothing to do but pass: every chance to act is asked about, and every answer is a person's own. */
const LANDS = {
  book: 'm11',
  seats: {
    ann: { inPlay: ['Forest', 'Forest', 'Forest'], library: Array(90).fill('Forest') },
    ben: { inPlay: ['Swamp', 'Swamp', 'Swamp'], library: Array(90).fill('Swamp') },
  },
};

/** The middle of a game: creatures that could attack and block, spells in hand that could be cast, lands to pay for them. */
const FULL = {
  book: 'm11',
  seats: {
    ann: {
      hand: ['Giant Growth', 'Craw Wurm', 'Overrun', 'Naturalize'],
      inPlay: [...Array(6).fill('Forest'), 'Llanowar Elves', 'Runeclaw Bear', 'Giant Spider', "Garruk's Companion"],
      library: Array(90).fill('Forest'),
    },
    ben: {
      hand: ['Doom Blade', 'Lightning Bolt', 'Gravedigger', 'Assassinate'],
      inPlay: [
        ...Array(4).fill('Swamp'),
        'Mountain',
        'Mountain',
        'Prodigal Pyromancer',
        'Child of Night',
        'Hill Giant',
      ],
      library: Array(90).fill('Swamp'),
    },
  },
};

export const BOARDS = { lands: LANDS, full: FULL } as const;

export interface Person {
  /** Answers that were seen to count: as many as the highest number that any table of this seat has had. */
  readonly accepted: number;
  /** Different questions that were answered, whether or not anything came of it. */
  readonly given: number;
  /** How often the line broke and came back. */
  readonly back: number;
  /** What it saw last, in short: for who looks into why a table does not go on. */
  readonly sees: string;
  /** Questions that came to be answered without this person, with what was said and seen before each. */
  readonly unasked: readonly string[];
  /** The last that was said and seen, at which server: for who looks into what became of an answer. */
  readonly story: readonly string[];
}

/** So much of what was said and seen is remembered. */
const REMEMBERED = 40;

export interface CrowdOptions {
  readonly tables: number;
  /** What lies on every table. */
  readonly board: keyof typeof BOARDS;
  readonly everyMs: number;
  /** Where the servers are; a page whose line breaks goes on to the next. */
  readonly ports: () => readonly number[];
  /** How long an answer took to be at the other's, in milliseconds. */
  readonly took: (ms: number) => void;
}

const numberIn = (text: string, name: string): number => {
  const at = text.indexOf(`"${name}":`);
  return at < 0 ? -1 : Number.parseInt(text.slice(at + name.length + 3, at + name.length + 13), 10);
};

/** Passes, attacks and blocks with nothing, and puts away what is too much in the hand. */
function answerTo(text: string): object {
  if (text.includes('"asked":{"ask":"act"')) return { kind: 'pass' };
  const { asked } = JSON.parse(text) as { asked: { ask: string; min?: number; from?: { what: string; id: number }[] } };
  if (asked.ask === 'attack') return { kind: 'attack', attackers: [] };
  if (asked.ask === 'block') return { kind: 'block', blocks: [] };
  if (asked.ask !== 'pick') return { kind: 'pass' };
  return { kind: 'pick', picked: (asked.from ?? []).slice(0, asked.min ?? 1).map(({ what, id }) => ({ what, id })) };
}

/** One seat of one table. */
class Seat implements Person {
  accepted = 0;
  back = -1;
  readonly story: string[] = [];
  readonly unasked: string[] = [];
  other: Seat | null = null;
  /** When this seat's last answer set out, until the other has seen what came of it. */
  sentAt = 0;
  private socket: WebSocket | null = null;
  private number = 0;
  private at = -1;
  /** What was answered last and not seen to count yet; -1 for nothing. */
  private answered = -1;
  /** The questions that were answered, by their numbers: a process that has not heard of an answer asks for it once more. */
  private readonly answers = new Set<number>();
  private lastAnswer = performance.now() - Math.random() * 2000;
  private timer: NodeJS.Timeout | null = null;
  private place = 0;
  private port = 0;
  private isSettled = false;
  private ended = false;
  private last = 'nothing';
  /** The table as it was seen last. */
  private table = '';
  /** Nobody answers before everybody sits and is asked about everything. */
  private resting = true;

  constructor(
    private readonly duel: string,
    private readonly seat: number,
    private readonly options: CrowdOptions,
  ) {
    this.place = seat;
    this.connect();
  }

  private connect(): void {
    if (this.ended) return;
    const ports = this.options.ports();
    const port = ports[this.place % Math.max(1, ports.length)];
    this.place += 1;
    if (port === undefined) {
      setTimeout(() => this.connect(), 200);
      return;
    }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/duels/${this.duel}/table?seat=${this.seat}`);
    this.socket = socket;
    this.port = port;
    this.number = 0;
    socket.on('open', () => {
      this.back += 1;
      this.place -= 1;
      this.say({ type: 'settings', stops: [], fullControl: true });
      this.say({ type: 'look', logFrom: 100_000 });
    });
    socket.on('message', (data) => this.hear(data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.timer !== null) clearTimeout(this.timer);
      this.timer = null;
      setTimeout(() => this.connect(), 100 + Math.random() * 300);
    });
  }

  private say(words: object): void {
    this.number += 1;
    this.socket?.send(JSON.stringify({ ...words, n: this.number }));
  }

  get given(): number {
    return this.answers.size;
  }

  private remember(what: string): void {
    this.story.push(`${Math.round(performance.now())} ms, at ${this.port}: ${what}`);
    if (this.story.length > REMEMBERED) this.story.shift();
  }

  get sees(): string {
    const line = this.socket?.readyState === WebSocket.OPEN ? 'line open' : 'no line';
    const asked = `${this.answered >= 0 ? `waits for what comes of ${this.answered}` : 'has no answer out'}${this.timer === null ? '' : ', will answer'}`;
    return `seat ${this.seat} of ${this.duel}: ${line}, ${asked}; ${this.last}`;
  }

  private hear(text: string): void {
    this.last = `${numberIn(text, 'at')} ${text.includes('"asked":null') ? 'is not asked' : 'is asked'}, ${text.slice(0, 200)}`;
    if (!text.startsWith('{"type":"table"')) return;
    const at = numberIn(text, 'at');
    const isAsked = !text.includes('"asked":null');
    this.isSettled ||= text.includes('"fullControl":true');
    if (at > this.answered) this.answered = -1;
    if (at !== this.at) this.remember(`sees ${at}`);
    for (let before = this.accepted; before < at; before += 1)
      if (!this.answers.has(before))
        this.unasked.push(`${before} was answered by nobody here\n  ${this.story.join('\n  ')}`);
    // The number goes up with every answer of the seat's own, and with nothing else here.
    this.accepted = Math.max(this.accepted, at);
    this.at = at;
    this.table = text;
    if (!isAsked) return;
    if (this.other !== null && this.other.sentAt > 0) {
      this.options.took(performance.now() - this.other.sentAt);
      this.other.sentAt = 0;
    }
    if (this.timer !== null || this.resting) return;
    const wait = Math.max(0, this.lastAnswer + this.options.everyMs - performance.now());
    this.timer = setTimeout(() => this.answer(), wait);
  }

  private answer(): void {
    this.timer = null;
    // What is answered is what is seen now: another table may have come since the one at which it was thought of.
    const { table } = this;
    if (this.ended || this.socket?.readyState !== WebSocket.OPEN || table.includes('"asked":null')) return;
    this.lastAnswer = performance.now();
    this.sentAt = this.lastAnswer;
    this.answered = this.at;
    this.answers.add(this.at);
    this.remember(`answers ${this.at}`);
    this.say({ type: 'answer', at: this.at, answer: answerTo(table), sure: true });
  }

  /** Begins to answer. */
  begin(): void {
    this.resting = false;
    this.say({ type: 'look', logFrom: 100_000 });
  }

  get isReady(): boolean {
    return this.isSettled;
  }

  /** Gives no more answers; the line stays, so that what has been answered is still heard of. */
  rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.resting = true;
  }

  end(): void {
    this.ended = true;
    this.rest();
    this.socket?.terminate();
  }
}

export interface Crowd {
  readonly duels: readonly string[];
  readonly seats: readonly (readonly [Person, Person])[];
  /** Nobody answers any more; the lines stay. */
  readonly rest: () => void;
  readonly end: () => void;
}

/** Sets so many tables, and lets two people sit down at each. */
export async function gather(options: CrowdOptions): Promise<Crowd> {
  const duels: string[] = [];
  const seats: (readonly [Seat, Seat])[] = [];
  const ports = options.ports();
  for (let index = 0; index < options.tables; index += 1) {
    const body = JSON.stringify({ position: BOARDS[options.board], people: [0, 1] });
    const headers = { 'content-type': 'application/json' };
    const made = await fetch(`http://127.0.0.1:${ports[index % ports.length]}/api/positions`, {
      method: 'POST',
      headers,
      body,
    });
    if (made.status !== 201) throw new Error(`a table was refused: ${await made.text()}`);
    const { id } = (await made.json()) as { id: string };
    duels.push(id);
    const pair = [new Seat(id, 0, options), new Seat(id, 1, options)] as const;
    pair[0].other = pair[1];
    pair[1].other = pair[0];
    seats.push(pair);
  }
  const all = seats.flat();
  while (!all.every(({ isReady }) => isReady)) await new Promise((done) => setTimeout(done, 50));
  for (const seat of all) seat.begin();
  return {
    duels,
    seats,
    rest: () => {
      for (const seat of all) seat.rest();
    },
    end: () => {
      for (const seat of all) seat.end();
    },
  };
}

// How much one page, one browser and one address may ask of the server: past a limit comes a named answer, never a stall.

export interface Limits {
  /** Sockets that one address may hold open. */
  readonly sockets: number;
  /** Messages a page may send at once, and how many a second in the long run. */
  readonly burst: number;
  readonly perSecond: number;
  /** So many messages beyond that, one after the other, end the connection. */
  readonly patience: number;
  /** Bytes that may wait for a page that does not read them. */
  readonly waiting: number;
  /** What an address may ask for in a minute: anything, and what makes something that is kept. */
  readonly requests: number;
  readonly made: number;
}

/** On one's own machine: far beyond what a person does, and still a limit. */
export const AT_HOME: Limits = {
  sockets: 400,
  burst: 200,
  perSecond: 50,
  patience: 1000,
  waiting: 8 * 1024 * 1024,
  requests: 100_000,
  made: 10_000,
};

/** For everybody. */
export const IN_THE_OPEN: Limits = {
  sockets: 60,
  burst: 60,
  perSecond: 15,
  patience: 300,
  waiting: 2 * 1024 * 1024,
  requests: 1200,
  made: 60,
};

/** Lets through so many at once, and so many a second in the long run. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = most;
    this.at = now();
  }

  takes(): boolean {
    const now = this.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/** Counts what is held by name; a name that holds nothing is forgotten. */
export class Holding {
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Gives how to let go again, or null where the name holds as much as it may. */
  take(name: string): (() => void) | null {
    const held = this.held.get(name) ?? 0;
    if (held >= this.most) return null;
    this.held.set(name, held + 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      const left = (this.held.get(name) ?? 1) - 1;
      if (left <= 0) this.held.delete(name);
      else this.held.set(name, left);
    };
  }

  get total(): number {
    let sum = 0;
    for (const held of this.held.values()) sum += held;
    return sum;
  }
}

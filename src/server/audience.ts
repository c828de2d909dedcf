// Everybody who looks at a duel through a page, and what each of them is sent: the table of their own seat, and what is seen
// to happen from there.

import type { Seat } from '../game/index.ts';
import type { CompanyState } from '../protocol/company.ts';
import type { Fault, ServerMessage, TableState } from '../protocol/table.ts';
import type { Chair } from './chair.ts';
import type { Course } from './course.ts';
import type { Gallery } from './people/gallery.ts';

/** Somebody who looks at the duel through a page, from one of the seats that are theirs. */
export interface Onlooker {
  readonly send: (message: ServerMessage) => void;
  /** The seats that this person holds; the page may sit down at any of them. */
  readonly seats: readonly Seat[];
  /** Where the page sits now. */
  seat: Seat;
  /** How many lines of the log this page has. */
  lines: number;
}

/** What is shown: the table of a chair, whose turn to answer it is, and the people beside the game. */
interface Sight {
  readonly table: (chair: Chair) => TableState;
  readonly asked: () => Seat | null;
  readonly company: (seat: Seat) => CompanyState | null;
}

export class Audience {
  private readonly pages = new Set<Onlooker>();

  constructor(
    private readonly course: Course,
    private readonly sight: Sight,
    /** Those who look on and sit nowhere; null where nobody may. */
    private readonly gallery: Gallery | null,
  ) {}

  get isEmpty(): boolean {
    return this.pages.size === 0 && (this.gallery?.size ?? 0) === 0;
  }

  join(page: Onlooker): void {
    this.pages.add(page);
  }

  /** False where it had gone before. */
  leave(page: Onlooker): boolean {
    return this.pages.delete(page);
  }

  fault(fault: Fault, message: string): void {
    for (const each of this.pages) each.send({ type: 'fault', n: 0, fault, message });
    this.gallery?.fault({ type: 'fault', n: 0, fault, message });
  }

  /** So many are thought for before the computer that these people wait for. */
  tellLine(ahead: number): void {
    for (const each of this.pages) each.send({ type: 'line', ahead });
  }

  /** What has happened and is kept, one moment after the other. */
  tell(): void {
    this.tellPages();
    this.gallery?.flush();
  }

  /** What has happened with the first so many events, or with all, to those who sit at the table. */
  tellPages(events?: number): void {
    for (const { seat, telling } of this.course.chairs)
      for (const moment of telling.take(events))
        for (const each of this.pages) if (each.seat === seat) each.send(moment);
  }

  /** The table as it stands, after everything that led to it, for those whom it concerns. */
  show(chairs: readonly Chair[]): void {
    this.tell();
    for (const chair of chairs) this.showChair(chair);
    const asked = this.sight.asked();
    if (asked === null) return;
    // Whoever holds the seat that is asked hands the screen over to it.
    for (const each of this.pages)
      if (each.seat !== asked && each.seats.includes(asked) && !chairs.some(({ seat }) => seat === each.seat))
        this.showTo(each);
  }

  showChair(chair: Chair): void {
    chair.telling.settle();
    const there = [...this.pages].filter(({ seat }) => seat === chair.seat);
    if (there.length === 0) return;
    const table = this.sight.table(chair);
    for (const each of there) this.send(each, table);
  }

  showTo(page: Onlooker): void {
    this.tellPages();
    this.send(page, this.sight.table(this.course.chair(page.seat) as Chair));
  }

  /** The people beside the game, for everybody: nothing of it depends on what is hidden. */
  showCompany(): void {
    for (const each of this.pages) this.sendCompany(each);
    this.gallery?.showCompany();
  }

  /** What was taken back is in no log any more. */
  cutLogs(): void {
    for (const each of this.pages) each.lines = Math.min(each.lines, this.course.chair(each.seat)?.log.length ?? 0);
  }

  /** Each page gets the lines of the log that it does not have. */
  private send(page: Onlooker, table: TableState): void {
    const { seat, seats } = page;
    const log = this.course.chair(seat)?.log;
    const lines = Math.min(page.lines, log?.length ?? 0);
    const asked = this.sight.asked();
    const handTo = asked !== null && asked !== seat && seats.includes(asked) ? asked : null;
    page.send({ ...table, own: seats, handTo, log: log?.from(lines) ?? [], logFrom: lines });
    page.lines = log?.length ?? 0;
    this.sendCompany(page);
  }

  private sendCompany(page: Onlooker): void {
    const company = this.sight.company(page.seat);
    if (company !== null) page.send(company);
  }
}

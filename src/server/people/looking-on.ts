// Who looks on at a duel: lets them come and go, hears what little they can say, and counts them, those at other processes too.

import type { ClientMessage } from '../../protocol/messages.ts';
import type { Fault } from '../../protocol/table.ts';
import type { Company } from './company.ts';
import { type Gallery, MOST_WATCHERS, type Watcher } from './gallery.ts';

/** The duel, as far as this has to do with it. */
interface Around {
  /** Says to the other processes how many look on here; `asks` to hear the same of them. */
  readonly tell: (count: number, asks: boolean) => void;
  /** Another number looks on now: the people at the table see it. */
  readonly changed: () => void;
  /** Shows something as soon as everything is kept that it shows. */
  readonly whenKept: (show: () => void) => void;
  readonly seats: number;
  /** Why the duel is set aside; null where it is not. */
  readonly broken: () => string | null;
}

export class LookingOn {
  /** How many look on at other processes, by their names. */
  private readonly elsewhere = new Map<string, number>();

  constructor(
    /** Null where nobody may look on. */
    private readonly gallery: Gallery | null,
    private readonly company: Company | null,
    private readonly around: Around,
  ) {
    if (this.isOpen) around.tell(0, true);
  }

  private get isOpen(): boolean {
    return this.gallery !== null && !this.gallery.isBroken && this.company?.isWatched === true;
  }

  private get here(): number {
    return this.gallery?.size ?? 0;
  }

  private get count(): number {
    return this.here + [...this.elsewhere.values()].reduce((sum, each) => sum + each, 0);
  }

  /** Somebody looks on; why not, where that may not be. */
  comes(watcher: Watcher): string | null {
    if (!this.isOpen) return 'this table is closed to those who would look on';
    if (this.count >= MOST_WATCHERS) return `${MOST_WATCHERS} look on at this table already: try again later`;
    this.gallery?.join(watcher);
    this.changes();
    return null;
  }

  goes(watcher: Watcher): void {
    if (this.gallery?.leave(watcher) === true) this.changes();
  }

  /** Who looks on sees the table, or goes to another side of it; there is nothing else that can be said from there. */
  hears(watcher: Watcher, message: ClientMessage): undefined {
    const { n } = message;
    const fault = (name: Fault, words: string): undefined => {
      watcher.send({ type: 'fault', n, fault: name, message: words });
    };
    if (message.type === 'sit' && message.seat >= this.around.seats)
      return fault('no such seat', `this table has the sides 0 to ${this.around.seats - 1}`);
    if (message.type === 'sit') watcher.side = message.seat;
    else if (message.type !== 'look')
      return fault('not your turn', 'you look on: nothing here is yours to answer or say');
    const broken = this.around.broken();
    if (broken !== null) fault('broken', broken);
    this.around.whenKept(() => this.gallery?.show(watcher, message.type === 'look' ? message.logFrom : 0));
  }

  /** The table may have been closed to those who look on, or opened again. */
  noted(): void {
    if (this.company?.isWatched === false && this.here > 0) {
      this.gallery?.close('this table has been closed to those who look on');
      this.around.tell(0, false);
    }
    this.shows();
  }

  // ---- other processes ----

  /** So many look on at another process, which may want to know how many do here. */
  heardOf(process: string, count: number, asks: boolean): void {
    if (this.gallery === null) return;
    this.elsewhere.set(process, count);
    if (asks && this.here > 0) this.around.tell(this.here, false);
    this.shows();
  }

  /** A process may have died, or something was not heard: those who live say it again. */
  recount(): void {
    if (!this.isOpen) return;
    this.elsewhere.clear();
    this.around.tell(this.here, true);
    this.shows();
  }

  private changes(): void {
    this.around.tell(this.here, false);
    this.shows();
  }

  private shows(): void {
    if (this.company !== null) this.company.watchers = this.count;
    this.around.changed();
  }
}

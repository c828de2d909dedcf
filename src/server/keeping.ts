// Keeping what is answered at a duel: every write takes what is new, and nobody goes on to show anything before all of it holds.

import type { Game } from '../game/index.ts';
import type { Course } from './course.ts';
import type { Company } from './people/company.ts';
import { type DuelSetup, firstSeat } from './setup.ts';
import { standingFor } from './sides.ts';
import { Taken } from './storage/faults.ts';
import type { Accepted } from './storage/keeper.ts';
import type { Surroundings } from './surroundings.ts';

/** The duel, as far as this has to do with it. */
interface Play {
  readonly setup: DuelSetup;
  /** The game becomes what others have made of it. */
  readonly becomes: (accepted: Accepted) => void;
  /** Something stands in the way of keeping anything, for as long as this is said. */
  readonly trouble: (sentence: string) => void;
}

export class Keeping {
  /** Goes up whenever others have written: what was answered before without knowing of it does not hold. */
  epoch = 0;
  private saved: number;
  /** How many writes are under way, and the last of them. */
  private underWay = 0;
  private last: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly course: Pick<Course, 'answers' | 'taken'> & { readonly game: Game },
    private readonly company: Company | null,
    private readonly surroundings: Pick<Surroundings, 'save' | 'readOn'>,
    private readonly play: Play,
  ) {
    this.saved = course.answers.length;
  }

  /** Whether everything that was answered holds. */
  get isKept(): boolean {
    return this.underWay === 0 && this.saved === this.course.answers.length;
  }

  /** The answers are those that hold. */
  isAllKept(): void {
    this.saved = this.course.answers.length;
  }

  /** Answers at the end were taken back: that is still to be kept. */
  isCut(): void {
    this.saved = Math.min(this.saved, this.course.answers.length);
  }

  /**
   * Keeps what was answered, and then shows it; false where another process was first, and this one has followed it. It is
   * shown in the same breath: others wait for the same write, and what they answer after it is not kept yet.
   */
  async keep(show: () => void = () => {}): Promise<boolean> {
    if (!(await this.write())) return false;
    // What has come meanwhile would be shown as well.
    while (!this.isKept) await (this.underWay > 0 ? this.last : this.write());
    show();
    return true;
  }

  private write(): Promise<boolean> {
    this.last = this.writes();
    return this.last;
  }

  private async writes(): Promise<boolean> {
    const from = this.saved;
    const { epoch } = this;
    const { answers, taken, game } = this.course;
    const standing = standingFor(game, firstSeat(this.play.setup));
    const rates = this.company?.rates(game) ?? null;
    this.saved = answers.length;
    const notes = this.company?.takeNotes(answers.length > from) ?? [];
    this.underWay += 1;
    try {
      const changes = { from, answers: answers.slice(from), notes, taken, epoch, ...standing, rates };
      await this.surroundings.save(changes, this.play.trouble);
      return epoch === this.epoch;
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      if (epoch === this.epoch) this.play.becomes(await this.surroundings.readOn(null, true));
      // What was said is said all the same.
      for (const note of notes) if (note.kind === 'said') this.company?.note(note);
      return false;
    } finally {
      this.underWay -= 1;
    }
  }
}

// Play that goes on: chances that need no decision are passed over, computers think and answer, until a person is asked, play
// halts, or the duel is over. What has happened is told on the way.

import type { Player } from '../bots/levels.ts';
import { type Answer, type Seat, seenBy } from '../game/index.ts';
import type { Audience } from './audience.ts';
import type { Chair } from './chair.ts';
import { type Course, checked } from './course.ts';
import { InLine } from './in-line.ts';
import type { Keeping } from './keeping.ts';
import { Openings, type Unasked } from './openings.ts';
import type { Beside } from './people/beside.ts';
import type { Company } from './people/company.ts';
import type { DuelSetup } from './setup.ts';
import { Steps } from './steps.ts';
import type { Surroundings } from './surroundings.ts';
import { couldHaveAChoice, Tempo, takesTime } from './tempo.ts';

/** What is at the table. */
interface Table {
  readonly setup: DuelSetup;
  readonly course: Course;
  readonly surroundings: Surroundings;
  /** The people beside the game, and what happens between them; null where nobody has gathered. */
  readonly company: Company | null;
  readonly beside: Beside | null;
  readonly audience: Audience;
  readonly keeping: Keeping;
}

/** The duel, as far as this can move it. */
interface Play {
  /** Keeps what was answered, and shows these chairs the table. */
  readonly finish: (chairs: readonly Chair[]) => Promise<void>;
  readonly breakDown: (error: unknown) => undefined;
}

export class Going {
  isUnderWay = false;
  /** Another process plays on for the seat that is asked. */
  isElsewhere = false;
  private readonly course: Course;
  /** The computers, by their seats; one for a person comes when it is needed. */
  private readonly players: (Player | null)[];
  private readonly tempo: Tempo;
  private readonly openings: Openings;
  /** Who might be asked about what happens next. */
  private couldMeet: readonly Seat[] = [];
  private readonly inLine = new InLine((ahead) => this.tellsLine(ahead));

  constructor(
    private readonly table: Table,
    private readonly play: Play,
  ) {
    const { setup, surroundings } = table;
    this.course = table.course;
    this.players = setup.seats.map(({ holder }, seat) =>
      holder.by === 'computer' ? surroundings.player(setup, seat) : null,
    );
    const { time, thoughts } = surroundings.tempo;
    this.tempo = new Tempo(time, thoughts, (seat) => this.levelOf(seat));
    this.openings = new Openings(() => this.course.game);
    this.couldMeet = this.computersWithAChoice();
  }

  private levelOf(seat: Seat): string {
    const holder = this.table.setup.seats[seat]?.holder;
    return String(holder?.by === 'computer' ? holder.level : this.table.company?.rules.level);
  }

  /** Goes on until a person is asked, play halts, or the duel is over, telling what happens; then shows the table. */
  async go(after: readonly Chair[] = []): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    this.isElsewhere = false;
    this.table.beside?.setClock();
    let asked: readonly Chair[] = this.course.chairs;
    try {
      // Where others may think for long, whoever has answered sees at once that it counts, whoever comes next.
      if (after.length > 0)
        await this.table.keeping.keep(() => {
          this.table.audience.tell();
          for (const chair of after) this.table.audience.showChair(chair);
        });
      const steps = new Steps(this.table.surroundings.mostSteps);
      for (;;) {
        const pause = steps.next();
        if (pause !== null) await pause;
        const seeming = this.mightHaveBeenAsked();
        if (seeming !== null) await seeming;
        const { question } = this.course.game;
        if (question === null || this.course.chairs.some(({ pace }) => pace.halts(question))) break;
        const chair = this.course.chair(question.player);
        const leading = this.table.surroundings.leads(question.player, false);
        if (leading !== true) {
          const isLed = await leading;
          if (this.course.game.question !== question) continue;
          if (!isLed) {
            this.isElsewhere = true;
            asked = chair === undefined ? [] : [chair];
            break;
          }
        }
        if (chair !== undefined) {
          const passing = this.table.company?.isComputer(chair.seat) === true ? null : this.byItself(chair);
          if (passing !== null) {
            this.course.take(passing);
            continue;
          }
          if (this.table.beside?.isAnsweredFor(chair.seat) !== true) {
            asked = [chair];
            break;
          }
        }
        const { player } = question;
        const byItself = this.course.computerByItself();
        // What goes by a script has nothing to hide, and nothing is told by the time it takes.
        const answer =
          this.table.setup.script.length > 0 && byItself !== null ? byItself : await this.thinks(player, byItself);
        // Given up meanwhile, or answered by another process: what was thought is of no use any more.
        if (answer !== null && this.course.game.question === question) this.course.take(answer);
      }
    } catch (error) {
      this.isUnderWay = false;
      return this.play.breakDown(error);
    }
    this.isUnderWay = false;
    await this.play.finish(asked);
  }

  private byItself(chair: Chair): Answer | null {
    const { coach } = this.table.surroundings;
    const wanted = chair.byItself(this.course.game);
    return coach === null ? wanted : coach.byItself(this.course.game, this.course.answers, wanted);
  }

  // ---- computers ----

  /**
   * Somebody who is asked only where she can do something may not have been asked, and nobody is to see that: as far as everybody
   * can see she might have been. Then it takes as long as if she had.
   */
  private mightHaveBeenAsked(): Promise<void> | null {
    const unasked = this.openings.unasked(this.couldMeet);
    this.couldMeet = this.computersWithAChoice();
    // What goes by a script has nothing to hide.
    if (unasked.length === 0 || this.table.setup.script.length > 0) return null;
    return this.seems(unasked);
  }

  /** Those who are thought for here and with whom everybody sees that they might be able to do something. */
  private computersWithAChoice(): Seat[] {
    const { surroundings, company } = this.table;
    const { game } = this.course;
    return game.state.players.flatMap(({ seat, out }) => {
      const plays = this.course.chair(seat) === undefined || company?.isComputer(seat) === true;
      return plays && out === null && surroundings.holds(seat) && couldHaveAChoice(game, seat) ? [seat] : [];
    });
  }

  private async seems(unasked: readonly Unasked[]): Promise<void> {
    for (const { seat, events } of unasked) {
      await this.tells(events);
      await this.inLine.during(() => this.ahead(seat), this.tempo.seems(seat, this.turnOf(seat)));
    }
  }

  private turnOf(seat: Seat): (() => Promise<void>) | undefined {
    const player = this.players[seat];
    return player?.turn?.bind(player);
  }

  private ahead(seat: Seat): number {
    return this.players[seat]?.ahead?.() ?? 0;
  }

  /** A computer answers, at a tempo that tells nothing; who waits for long is told how many are thought for before. */
  private async thinks(seat: Seat, byItself: Answer | null): Promise<Answer | null> {
    const { game } = this.course;
    const turn = this.turnOf(seat);
    // What has happened is told before, whether there is anything to think about or not.
    if (byItself === null || takesTime(game, seat)) if (!(await this.tells())) return null;
    const mind = { think: () => this.think(seat), ...(turn !== undefined && { turn }) };
    return this.inLine.during(() => this.ahead(seat), this.tempo.answer(game, seat, byItself, mind));
  }

  /** Where several people play, nobody is to know whether a computer is awaited or one of them. */
  private tellsLine(ahead: number): void {
    const people = this.course.chairs.filter(({ seat }) => this.table.company?.isComputer(seat) !== true);
    if (people.length === 1) this.table.audience.tellLine(ahead);
  }

  /** What has happened is told before somebody thinks about it, so that nobody looks at an old table; false where it does not hold. */
  private async tells(events?: number): Promise<boolean> {
    if (!this.course.chairs.some(({ telling }) => telling.hasNews)) return true;
    const isKept = await this.table.keeping.keep(() => {
      if (events === undefined) this.table.audience.tell();
      else this.table.audience.tellPages(events);
    });
    if (!isKept) return false;
    await new Promise((done) => setImmediate(done));
    return true;
  }

  private async think(seat: Seat): Promise<Answer> {
    const { game } = this.course;
    this.players[seat] ??= this.table.surroundings.player(this.table.setup, seat);
    return checked(game, await this.players[seat].choose(seenBy(game, seat)));
  }
}

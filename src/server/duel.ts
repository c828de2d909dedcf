// One duel at a table: a game, the people at some of its seats and computers at the others. It takes messages, lets the
// computers play, passes over what needs no decision, and tells everybody who looks on. An error stays in this duel.
//
// What goes to a seat depends on what that seat may see and on nothing else. So a table is sent to a seat when it is asked
// itself, when play has come to an end, or when it did something itself, and never because somebody else is asked: with
// other cards that one might not have been asked.

import { type Game, NOBODY, type Seat } from '../game/index.ts';
import type { CompanyState } from '../protocol/company.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { TableState } from '../protocol/table.ts';
import { Audience, type Onlooker } from './audience.ts';
import type { Chair } from './chair.ts';
import { Course, type Kept } from './course.ts';
import { Going } from './going.ts';
import { Hearing } from './hearing.ts';
import { Keeping } from './keeping.ts';
import type { KeptSettings } from './kept-setup.ts';
import { Beside } from './people/beside.ts';
import { Company } from './people/company.ts';
import { Gallery, type Watcher } from './people/gallery.ts';
import { LookingOn } from './people/looking-on.ts';
import { watchedTable } from './people/watched.ts';
import { type DuelSetup, firstSeat, seatsOf } from './setup.ts';
import { type Around, tableState } from './state/table.ts';
import { StorageFault } from './storage/faults.ts';
import type { Accepted, Told } from './storage/keeper.ts';
import { Story } from './story.ts';
import type { Surroundings } from './surroundings.ts';

export class Duel {
  readonly id: string;
  readonly setup: DuelSetup;
  broken: string | null = null;
  private readonly course: Course;
  private readonly surroundings: Surroundings;
  private readonly audience: Audience;
  /** The people beside the game; null where nobody has gathered. */
  private readonly company: Company | null;
  private readonly beside: Beside | null;
  /** Those who look on; null where nobody may. */
  private readonly gallery: Gallery | null;
  readonly lookingOn: LookingOn;
  private readonly hearing: Hearing;
  private readonly keeping: Keeping;
  private readonly going: Going;
  private stopping: string | null = null;

  constructor(id: string, setup: DuelSetup, surroundings: Surroundings, kept: Kept | null = null) {
    this.id = id;
    this.setup = setup;
    this.surroundings = surroundings;
    this.gallery = setup.company?.watched === true ? this.galleryOf() : null;
    this.course = new Course(setup, kept, this.gallery);
    this.company =
      setup.gathering === undefined ? null : new Company(setup, kept?.notes ?? [], this.game, surroundings);
    const sight = {
      table: (chair: Chair) => this.table(chair),
      asked: () => this.asked(),
      company: (seat: Seat) => this.companyFor(seat),
    };
    this.audience = new Audience(this.course, sight, this.gallery);
    this.beside = this.company === null ? null : this.besideOf(this.company);
    this.lookingOn = new LookingOn(this.gallery, this.company, {
      tell: (count, asks) => surroundings.watched(count, asks),
      changed: () => this.audience.showCompany(),
      whenKept: (show) => void this.whenKept(show),
      seats: setup.seats.length,
      broken: () => this.broken,
    });
    this.hearing = this.hearingOf();
    this.keeping = new Keeping(this.course, this.company, surroundings, {
      setup,
      becomes: (accepted) => this.becomes(accepted),
      trouble: (sentence) => this.audience.fault('not kept', sentence),
    });
    this.going = this.goingOf();
    this.broken = kept?.fault ?? null;
    if (this.broken === null && this.course.stuck !== null) this.breakDown(new Error(this.course.stuck));
  }

  private companyFor(seat: Seat): CompanyState | null {
    return this.company?.state(seat, this.game, this.beside?.awaitedFrom(seat) ?? -1) ?? null;
  }

  private galleryOf(): Gallery {
    return new Gallery({
      table: (game, told, frame) =>
        watchedTable(this.id, this.setup, game, this.around(firstSeat(this.setup), game), told, frame),
      company: () => this.companyFor(NOBODY),
    });
  }

  private besideOf(company: Company): Beside {
    return new Beside(company, this.course, {
      asked: () => this.asked(),
      isElsewhere: () => this.going.isElsewhere,
      goesOn: () => {
        this.somebodyLeaves();
        this.audience.showCompany();
      },
      takenBack: () => this.takenBack(),
      noted: () => void this.finish([]).then(() => this.lookingOn.noted()),
      breakDown: (error) => this.breakDown(error),
    });
  }

  private hearingOf(): Hearing {
    return new Hearing(this.course, this.surroundings, this.beside, {
      why: () =>
        this.broken !== null ? ['broken', this.broken] : this.stopping !== null ? ['stopping', this.stopping] : null,
      isGoing: () => this.going.isUnderWay,
      lead: (seat) => this.lead([seat]),
      finish: (chairs) => void this.finish(chairs),
      shows: (page) => void this.whenKept(() => this.audience.showTo(page)),
      goesOn: (after) => void this.go(after),
      somebodyLeaves: () => this.somebodyLeaves(),
      takenBack: () => this.takenBack(),
      breakDown: (error) => this.breakDown(error),
    });
  }

  private goingOf(): Going {
    const { setup, course, surroundings, company, beside, audience, keeping } = this;
    return new Going(
      { setup, course, surroundings, company, beside, audience, keeping },
      { finish: (chairs) => this.finish(chairs), breakDown: (error) => this.breakDown(error) },
    );
  }

  get game(): Game {
    return this.course.game;
  }

  get settings(): KeptSettings {
    return this.setup.seats.map((_, seat) => this.course.chair(seat)?.pace.settings ?? null);
  }

  /** Nobody looks on and nobody thinks: it may be put away, and is rebuilt when it is asked for again. */
  get isIdle(): boolean {
    return this.audience.isEmpty && !this.going.isUnderWay;
  }

  /** Over, and that is kept: what only the end gives is not given where the end could still be lost. */
  get isOver(): boolean {
    return this.game.question === null && this.keeping.isKept;
  }

  /** The seats that the holder of this one has; empty where the computer sits there, or nobody. */
  heldWith(seat: Seat): readonly Seat[] {
    const holder = this.setup.seats[seat]?.holder;
    return holder?.by === 'person' ? seatsOf(this.setup, holder.who) : [];
  }

  /** The replay as text: for who keeps it, and for everybody once the duel is over. */
  replay(): string {
    return this.game.replay();
  }

  hash(): number {
    return this.game.hash();
  }

  story(seat: Seat): Story {
    const { setup, answers } = this.course;
    const { match } = this.surroundings.around(this.game, seat);
    const settings =
      this.course.chair(seat)?.pace.settings ?? (this.settings[firstSeat(setup)] as TableState['settings']);
    return new Story(this.id, setup, seat, answers, { seats: setup.seats, match, settings });
  }

  join(onlooker: Onlooker): void {
    this.audience.join(onlooker);
    this.company?.comes(onlooker.seats);
    this.lead(onlooker.seats);
    this.peopleChange();
  }

  private lead(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const leading = this.surroundings.leads(seat, true);
      if (leading !== true) void leading.then(() => this.wake());
    }
  }

  leave(onlooker: Onlooker): void {
    if (!this.audience.leave(onlooker)) return;
    this.company?.goes(onlooker.seats);
    this.peopleChange();
  }

  /** Somebody looks on; why not, where that may not be. */
  watch(watcher: Watcher): string | null {
    return this.lookingOn.comes(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.lookingOn.goes(watcher);
  }

  hearWatcher(watcher: Watcher, message: ClientMessage): void {
    this.lookingOn.hears(watcher, message);
  }

  private peopleChange(): void {
    this.beside?.setClock();
    this.audience.showCompany();
  }

  receive(from: Onlooker, message: ClientMessage): void {
    this.hearing.receive(from, message);
  }

  /** That somebody has given up is seen by everybody, also by who did, while the others play on. */
  private somebodyLeaves(): void {
    const { chairs } = this.course;
    void (this.going.isUnderWay ? this.finish(chairs) : this.go(chairs.length > 1 ? chairs : []));
  }

  /** What is gone from the table has to be seen by everybody. */
  private takenBack(): void {
    this.keeping.isCut();
    this.audience.cutLogs();
    void this.finish(this.course.chairs);
  }

  // ---- play goes on ----

  /** Plays on until a person is asked; those who have just answered see at once that it counts. */
  async go(after: readonly Chair[] = []): Promise<void> {
    if (this.broken === null && this.stopping === null) await this.going.go(after);
  }

  private async finish(chairs: readonly Chair[]): Promise<void> {
    try {
      this.company?.lapses(this.game, this.course.answers.length);
      await this.keeping.keep(() => {
        this.beside?.setClock();
        this.audience.show(chairs);
      });
    } catch (error) {
      this.breakDown(error);
    }
  }

  /** Whoever asks to see the table sees nothing that is not kept yet: that might still be lost. */
  private async whenKept(show: () => void): Promise<void> {
    try {
      while (!this.keeping.isKept && this.broken === null) await this.keeping.keep();
      show();
    } catch (error) {
      this.breakDown(error);
    }
  }

  // ---- other processes ----

  /** Others have played on: takes over what they have answered, and goes on from there. */
  async follow(told: Told | null): Promise<void> {
    if (this.broken !== null) return;
    try {
      this.becomes(await this.surroundings.readOn(told));
    } catch (error) {
      if (!(error instanceof StorageFault && error.mayPass)) this.breakDown(error);
    }
  }

  /** The game becomes what holds. Who had answered what does not hold sees the table anew. */
  private becomes({ answers, notes, taken, epoch }: Accepted): void {
    if (epoch === this.keeping.epoch) return;
    this.keeping.epoch = epoch;
    const isVoid = this.course.answers.some((answer, index) => answer !== answers[index]);
    const seats = this.course.follow(answers, taken);
    this.keeping.isAllKept();
    this.company?.becomes(notes);
    this.audience.cutLogs();
    const chairs = this.course.chairs.filter(({ seat }) => isVoid || seats.includes(seat));
    this.gallery?.flush();
    if (!this.going.isUnderWay) void this.go(chairs);
    else for (const chair of chairs) this.audience.showChair(chair);
    this.lookingOn.noted();
  }

  /** What another process played on for is this one's now, perhaps. */
  wake(): void {
    if (this.going.isElsewhere) void this.go();
  }

  hearSettings(settings: KeptSettings): void {
    for (const { seat, pace } of this.course.chairs) pace.hearKept(settings[seat] ?? pace.kept);
  }

  /** Sets the duel aside: it can be looked at as far as that goes, and its log is kept. */
  breakDown(error: unknown): undefined {
    if (this.broken !== null) return;
    const sentence = `this duel has met an error of the program (${error instanceof Error ? error.message : String(error)}); it can be looked at, and its replay is kept`;
    this.isSetAside(sentence);
    this.surroundings.setAside(sentence, error);
  }

  isSetAside(sentence: string): void {
    this.broken = sentence;
    this.audience.fault('broken', sentence);
  }

  /** The process is about to end: nothing more is taken, and every page is told. */
  stop(sentence: string): void {
    this.stopping = sentence;
    this.audience.fault('stopping', sentence);
  }

  // ---- showing ----

  /** The table for a seat, without the log: each page gets the lines that it does not have. */
  private table(chair: Chair): TableState {
    const { game } = this.course;
    const { seat, pace, telling } = chair;
    // A computer that thinks in another process thinks as well.
    const { isUnderWay, isElsewhere } = this.going;
    const isAsked = !isUnderWay && !(isElsewhere && this.asked() === null);
    chair.frame += 1;
    return tableState(game, seat, {
      duel: this.id,
      at: this.course.at(chair),
      frame: chair.frame,
      told: telling.told,
      halted: pace.halted,
      until: pace.until?.what ?? null,
      isAsked,
      mayUndo: isAsked && this.hearing.mayAct(chair, 'undo') && chair.whyNotUndo(game) === null,
      log: [],
      logFrom: 0,
      seats: this.setup.seats,
      settings: pace.kept,
      lesson: this.surroundings.coach?.advice(this.course.answers, seat) ?? null,
      ...this.around(seat),
    });
  }

  private around(seat: Seat, game = this.game): Pick<Around, 'match' | 'result'> {
    const around = this.surroundings.around(game, seat);
    const reason = this.company?.whyOver(seat, game) ?? null;
    return around.result === null || reason === null ? around : { ...around, result: { ...around.result, reason } };
  }

  private asked(): Seat | null {
    const seat = this.going.isUnderWay ? undefined : this.game.question?.player;
    return seat !== undefined && this.course.chair(seat) !== undefined && !this.company?.isComputer(seat) ? seat : null;
  }
}

// One duel at a table: a game, the people at some of its seats and computers at the others. It takes messages, lets the
// computers play, passes over what needs no decision, and tells everybody who looks on. An error stays in this duel.
//
// What goes to a seat depends on what that seat may see and on nothing else. So a table is sent to a seat when it is asked
// itself, when play has come to an end, or when it did something itself, and never because somebody else is asked: with
// other cards that one might not have been asked.

import type { Player } from '../bots/levels.ts';
import { type Answer, type Game, type Seat, seenBy } from '../game/index.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Fault, TableState } from '../protocol/table.ts';
import { Audience, type Onlooker } from './audience.ts';
import type { Chair } from './chair.ts';
import { Course, checked, type Kept } from './course.ts';
import type { KeptSettings } from './kept-setup.ts';
import { Beside } from './people/beside.ts';
import { Company, type CompanyMessage, isOfCompany } from './people/company.ts';
import { type DuelSetup, firstSeat, seatsOf } from './setup.ts';
import { standingFor } from './sides.ts';
import { type Around, tableState } from './state/table.ts';
import { StorageFault, Taken } from './storage/faults.ts';
import type { Accepted, Told } from './storage/keeper.ts';
import { Story } from './story.ts';
import type { Surroundings } from './surroundings.ts';
import { noPlaceWords, Wishes } from './wishes.ts';

export class Duel {
  readonly id: string;
  readonly setup: DuelSetup;
  broken: string | null = null;
  private readonly course: Course;
  private readonly surroundings: Surroundings;
  /** The computers, by their seats; one for a person comes when it is needed. */
  private readonly players: (Player | null)[];
  private readonly audience: Audience;
  /** The people beside the game; null where nobody has gathered. */
  private readonly company: Company | null;
  private readonly beside: Beside | null;
  private saved: number;
  private epoch = 0;
  private going = false;
  /** Another process plays on for the seat that is asked. */
  private elsewhere = false;
  private stopping: string | null = null;

  constructor(id: string, setup: DuelSetup, surroundings: Surroundings, kept: Kept | null = null) {
    this.id = id;
    this.setup = setup;
    this.surroundings = surroundings;
    this.players = setup.seats.map(({ holder }, seat) =>
      holder.by === 'computer' ? surroundings.player(setup, seat) : null,
    );
    this.course = new Course(setup, kept);
    this.company =
      setup.gathering === undefined ? null : new Company(setup, kept?.notes ?? [], this.game, surroundings);
    this.audience = new Audience(this.course, {
      table: (chair) => this.table(chair),
      asked: () => this.asked(),
      company: (seat) => this.company?.state(seat, this.game, this.beside?.awaitedFrom(seat) ?? -1) ?? null,
    });
    this.beside = this.company === null ? null : this.besideOf(this.company);
    this.saved = this.course.answers.length;
    this.broken = kept?.fault ?? null;
    if (this.broken === null && this.course.stuck !== null) this.breakDown(new Error(this.course.stuck));
  }

  private besideOf(company: Company): Beside {
    return new Beside(company, this.course, {
      asked: () => this.asked(),
      isElsewhere: () => this.elsewhere,
      goesOn: () => {
        this.somebodyLeaves();
        this.audience.showCompany();
      },
      takenBack: () => this.takenBack(),
      noted: () => void this.finish([]).then(() => this.audience.showCompany()),
      breakDown: (error) => this.breakDown(error),
    });
  }

  get game(): Game {
    return this.course.game;
  }

  get settings(): KeptSettings {
    return this.setup.seats.map((_, seat) => this.course.chair(seat)?.pace.settings ?? null);
  }

  /** Nobody looks on and nobody thinks: it may be put away, and is rebuilt when it is asked for again. */
  get isIdle(): boolean {
    return this.audience.isEmpty && !this.going;
  }

  get isOver(): boolean {
    return this.game.question === null;
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

  private peopleChange(): void {
    this.beside?.setClock();
    this.audience.showCompany();
  }

  // ---- messages ----

  receive(from: Onlooker, message: ClientMessage): undefined {
    if (message.type === 'sit') return this.sit(from, message);
    const chair = this.course.chair(from.seat) as Chair;
    if (message.type === 'look') {
      from.lines = Math.min(message.logFrom, chair.log.length);
      if (this.broken !== null) this.fault(from, message.n, 'broken', this.broken);
      this.audience.showTo(from);
      return;
    }
    if (this.broken !== null) return this.fault(from, message.n, 'broken', this.broken);
    if (this.stopping !== null) return this.fault(from, message.n, 'stopping', this.stopping);
    if (isOfCompany(message)) return this.hearCompany(from, chair, message);
    if (message.type === 'settings') return this.newSettings(from, chair, message);
    if (message.type === 'ask me') {
      chair.pace.until = null;
      void this.finish([chair]);
      return;
    }
    this.lead([chair.seat]);
    // Giving up answers no question: it is never too late for it.
    const givesUp = message.type === 'answer' && message.answer.kind === 'concede';
    if (!givesUp && message.at !== this.course.at(chair))
      return this.fault(from, message.n, 'stale', 'this answers a question that has been answered meanwhile');
    try {
      this.carryOut(from, chair, message);
    } catch (error) {
      this.breakDown(error);
    }
  }

  private hearCompany(from: Onlooker, chair: Chair, message: CompanyMessage): undefined {
    if (this.beside !== null) this.beside.receive(from, chair, message);
    else this.refuse(from, message.n, 'nobody else has gathered at this table');
  }

  private carryOut(
    from: Onlooker,
    chair: Chair,
    message: Exclude<ClientMessage, { type: 'look' | 'sit' | 'settings' | 'ask me' } | CompanyMessage>,
  ): undefined {
    const wishes = new Wishes(this.course, chair, this.surroundings.coach, from.send);
    if (message.type === 'answer' && message.answer.kind === 'concede') {
      if (wishes.concede(message) === 'nothing') return;
      // Whoever is thinking may think on: what comes of it is not used any more.
      this.somebodyLeaves();
      return;
    }
    if (!this.mayAct(chair, message.type))
      return this.fault(from, message.n, 'not your turn', 'it is not your answer that is awaited');
    const follows = wishes.carryOut(message);
    if (follows === 'taken back') this.takenBack();
    if (follows === 'goes on') void this.go(this.course.chairs.length > 1 ? [chair] : []);
  }

  /** That somebody has given up is seen by everybody, also by who did, while the others play on. */
  private somebodyLeaves(): void {
    const { chairs } = this.course;
    void (this.going ? this.finish(chairs) : this.go(chairs.length > 1 ? chairs : []));
  }

  /** What is gone from the table has to be seen by everybody. */
  private takenBack(): void {
    this.saved = Math.min(this.saved, this.course.answers.length);
    this.audience.cutLogs();
    void this.finish(this.course.chairs);
  }

  private mayAct({ seat, pace }: Chair, type: ClientMessage['type']): boolean {
    if (this.going) return false;
    if (pace.halted !== null) return type === 'go on' || type === 'run' || type === 'pass on' || type === 'undo';
    return this.game.question === null ? type === 'undo' : this.game.question.player === seat;
  }

  /** The screen is handed over: the page sits at another seat of the same person from here on. */
  private sit(from: Onlooker, { n, seat }: Extract<ClientMessage, { type: 'sit' }>): undefined {
    if (!from.seats.includes(seat))
      return this.fault(from, n, 'no such seat', `seat ${seat} is not yours: yours is ${from.seats.join(' and ')}`);
    from.seat = seat;
    from.lines = 0;
    this.audience.showTo(from);
  }

  private newSettings(
    from: Onlooker,
    { pace }: Chair,
    message: Extract<ClientMessage, { type: 'settings' }>,
  ): undefined {
    const chair = this.course.chair(from.seat) as Chair;
    const wrong = message.stops.find((stop) => !pace.knows(stop));
    if (wrong !== undefined) return this.refuse(from, message.n, noPlaceWords(this.course, wrong));
    const { stops, fullControl, pays, locked } = message;
    // A lesson stops where there is something to learn, and pays by itself.
    const free = this.surroundings.coach === null;
    pace.settings = { stops: free ? stops : [], fullControl, pays: pays || !free, locked };
    this.surroundings.settings(chair.seat, pace.settings).then(
      () => this.finish([chair]),
      (error: unknown) => this.breakDown(error),
    );
  }

  private refuse(to: Onlooker, n: number, reason: string): undefined {
    to.send({ type: 'refused', n, key: 'not offered', reason, passage: '' });
  }

  private fault(to: Onlooker, n: number, fault: Fault, message: string): undefined {
    to.send({ type: 'fault', n, fault, message });
  }

  // ---- play goes on ----

  /** Goes on until a person is asked, play halts, or the duel is over, telling what happens; then shows the table. */
  async go(after: readonly Chair[] = []): Promise<void> {
    if (this.going || this.broken !== null || this.stopping !== null) return;
    this.going = true;
    this.elsewhere = false;
    this.beside?.setClock();
    let asked: readonly Chair[] = this.course.chairs;
    try {
      // Where others may think for long, whoever has answered sees at once that it counts, whoever comes next.
      if (after.length > 0 && (await this.keep())) {
        this.audience.tell();
        for (const chair of after) this.audience.showChair(chair);
      }
      for (;;) {
        const { question } = this.game;
        if (question === null || this.course.chairs.some(({ pace }) => pace.halts(question))) break;
        const chair = this.course.chair(question.player);
        const leading = this.surroundings.leads(question.player, false);
        if (leading !== true) {
          const isLed = await leading;
          if (this.game.question !== question) continue;
          if (!isLed) {
            this.elsewhere = true;
            asked = chair === undefined ? [] : [chair];
            break;
          }
        }
        if (chair !== undefined) {
          const passing = this.company?.isComputer(chair.seat) === true ? null : this.byItself(chair);
          if (passing !== null) {
            this.course.take(passing);
            continue;
          }
          if (this.beside?.isAnsweredFor(chair.seat) !== true) {
            asked = [chair];
            break;
          }
        }
        const answer = this.course.computerByItself() ?? (await this.think(question.player));
        // Given up meanwhile, or answered by another process: what was thought is of no use any more.
        if (answer !== null && this.game.question === question) this.course.take(answer);
      }
    } catch (error) {
      this.going = false;
      return this.breakDown(error);
    }
    this.going = false;
    await this.finish(asked);
  }

  private byItself(chair: Chair): Answer | null {
    const { coach } = this.surroundings;
    const wanted = chair.byItself(this.game);
    return coach === null ? wanted : coach.byItself(this.game, this.course.answers, wanted);
  }

  private async finish(chairs: readonly Chair[]): Promise<void> {
    try {
      this.company?.lapses(this.game, this.course.answers.length);
      if (!(await this.keep())) return;
      this.beside?.setClock();
      this.audience.show(chairs);
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
    if (epoch === this.epoch) return;
    this.epoch = epoch;
    const isVoid = this.course.answers.some((answer, index) => answer !== answers[index]);
    const seats = this.course.follow(answers, taken);
    this.saved = answers.length;
    this.company?.becomes(notes);
    this.audience.cutLogs();
    const chairs = this.course.chairs.filter(({ seat }) => isVoid || seats.includes(seat));
    if (!this.going) void this.go(chairs);
    else for (const chair of chairs) this.audience.showChair(chair);
    this.audience.showCompany();
  }

  /** What another process played on for is this one's now, perhaps. */
  wake(): void {
    if (this.elsewhere) void this.go();
  }

  hearSettings(settings: KeptSettings): void {
    for (const { seat, pace } of this.course.chairs) pace.settings = settings[seat] ?? pace.settings;
  }

  /** What has happened is told before somebody thinks about it, so that nobody looks at an old table meanwhile. */
  private async think(seat: Seat): Promise<Answer | null> {
    const { game } = this;
    if (this.course.chairs.some(({ telling }) => telling.hasNews)) {
      if (!(await this.keep())) return null;
      this.audience.tell();
      await new Promise((done) => setImmediate(done));
    }
    this.players[seat] ??= this.surroundings.player(this.setup, seat);
    return checked(game, await this.players[seat].choose(seenBy(game, seat)));
  }

  /** Keeps what was answered; false where another process was first, and this one has followed it. */
  private async keep(): Promise<boolean> {
    const from = this.saved;
    const { epoch } = this;
    const { answers, taken } = this.course;
    const standing = standingFor(this.game, firstSeat(this.setup));
    this.saved = answers.length;
    const notes = this.company?.takeNotes(answers.length > from) ?? [];
    try {
      const changes = { from, answers: answers.slice(from), notes, taken, epoch, ...standing };
      await this.surroundings.save(changes, (sentence) => this.audience.fault('not kept', sentence));
      return epoch === this.epoch;
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      if (epoch === this.epoch) this.becomes(await this.surroundings.readOn(null, true));
      // What was said is said all the same.
      for (const note of notes) if (note.kind === 'said') this.company?.note(note);
      return false;
    }
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
    const { seat, pace, log, telling } = chair;
    // A computer that thinks in another process thinks as well.
    const isAsked = !this.going && !(this.elsewhere && this.asked() === null);
    chair.frame += 1;
    return tableState(game, seat, {
      duel: this.id,
      at: this.course.at(chair),
      frame: chair.frame,
      told: telling.told,
      halted: pace.halted,
      until: pace.until?.what ?? null,
      isAsked,
      mayUndo: isAsked && this.mayAct(chair, 'undo') && chair.whyNotUndo(game) === null,
      log: log.from(0),
      logFrom: 0,
      seats: this.setup.seats,
      settings: pace.settings,
      lesson: this.surroundings.coach?.advice(this.course.answers) ?? null,
      ...this.around(seat),
    });
  }

  private around(seat: Seat): Pick<Around, 'match' | 'result'> {
    const around = this.surroundings.around(this.game, seat);
    const reason = this.company?.whyOver(seat, this.game) ?? null;
    return around.result === null || reason === null ? around : { ...around, result: { ...around.result, reason } };
  }

  private asked(): Seat | null {
    const seat = this.going ? undefined : this.game.question?.player;
    return seat !== undefined && this.course.chair(seat) !== undefined && !this.company?.isComputer(seat) ? seat : null;
  }
}

// What comes of a message to a duel: it is looked at again, answered, taken back, said to others, or refused with a reason.

import type { Seat } from '../game/index.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Fault } from '../protocol/table.ts';
import type { Onlooker } from './audience.ts';
import type { Chair } from './chair.ts';
import type { Course } from './course.ts';
import type { Beside } from './people/beside.ts';
import { type CompanyMessage, isOfCompany } from './people/company.ts';
import type { Surroundings } from './surroundings.ts';
import { noPlaceWords, Wishes } from './wishes.ts';

/** The duel, as far as a message can move it. */
interface Play {
  /** Why nothing is taken any more; null while it is. */
  readonly why: () => readonly [Fault, string] | null;
  /** Somebody thinks, or things happen by themselves. */
  readonly isGoing: () => boolean;
  /** This process plays on for the seat from here on. */
  readonly lead: (seat: Seat) => void;
  /** Keeps what was answered, and shows these chairs the table. */
  readonly finish: (chairs: readonly Chair[]) => void;
  /** Shows a page the table, as far as it is kept. */
  readonly shows: (page: Onlooker) => void;
  readonly goesOn: (after: readonly Chair[]) => void;
  readonly somebodyLeaves: () => void;
  readonly takenBack: () => void;
  readonly breakDown: (error: unknown) => void;
}

export class Hearing {
  constructor(
    private readonly course: Course,
    private readonly surroundings: Surroundings,
    private readonly beside: Beside | null,
    private readonly play: Play,
  ) {}

  receive(from: Onlooker, message: ClientMessage): undefined {
    if (message.type === 'sit') return this.sit(from, message);
    const chair = this.course.chair(from.seat) as Chair;
    const stands = this.play.why();
    if (message.type === 'look') {
      from.lines = Math.min(message.logFrom, chair.log.length);
      if (stands?.[0] === 'broken') this.fault(from, message.n, ...stands);
      this.play.shows(from);
      return;
    }
    if (stands !== null) return this.fault(from, message.n, ...stands);
    if (isOfCompany(message)) return this.hearCompany(from, chair, message);
    if (message.type === 'settings') return this.newSettings(from, chair, message);
    if (message.type === 'ask me') {
      chair.pace.until = null;
      this.play.finish([chair]);
      return;
    }
    this.play.lead(chair.seat);
    // Giving up answers no question: it is never too late for it.
    const givesUp = message.type === 'answer' && message.answer.kind === 'concede';
    if (!givesUp && message.at !== this.course.at(chair))
      return this.fault(from, message.n, 'stale', 'this answers a question that has been answered meanwhile');
    try {
      this.carryOut(from, chair, message);
    } catch (error) {
      this.play.breakDown(error);
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
      this.play.somebodyLeaves();
      return;
    }
    if (!this.mayAct(chair, message.type))
      return this.fault(from, message.n, 'not your turn', 'it is not your answer that is awaited');
    const follows = wishes.carryOut(message);
    if (follows === 'taken back') this.play.takenBack();
    if (follows === 'goes on') this.play.goesOn(this.course.chairs.length > 1 ? [chair] : []);
  }

  mayAct({ seat, pace }: Chair, type: ClientMessage['type']): boolean {
    const { game } = this.course;
    if (this.play.isGoing()) return false;
    if (pace.halted !== null) return type === 'go on' || type === 'run' || type === 'pass on' || type === 'undo';
    return game.question === null ? type === 'undo' : game.question.player === seat;
  }

  /** The screen is handed over: the page sits at another seat of the same person from here on. */
  private sit(from: Onlooker, { n, seat }: Extract<ClientMessage, { type: 'sit' }>): undefined {
    if (!from.seats.includes(seat))
      return this.fault(from, n, 'no such seat', `seat ${seat} is not yours: yours is ${from.seats.join(' and ')}`);
    from.seat = seat;
    from.lines = 0;
    this.play.shows(from);
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
    const settings = { stops: free ? stops : [], fullControl, pays: pays || !free, locked };
    pace.settings = settings;
    const trouble = (sentence: string): undefined => this.fault(from, message.n, 'not kept', sentence);
    this.surroundings.settings(chair.seat, settings, trouble).then(
      () => {
        pace.kept = settings;
        this.play.finish([chair]);
      },
      (error: unknown) => this.play.breakDown(error),
    );
  }

  private refuse(to: Onlooker, n: number, reason: string): undefined {
    to.send({ type: 'refused', n, key: 'not offered', reason, passage: '' });
  }

  private fault(to: Onlooker, n: number, fault: Fault, message: string): undefined {
    to.send({ type: 'fault', n, fault, message });
  }
}

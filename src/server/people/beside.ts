// What happens beside the game at a duel of people: messages to each other, what comes of them, and the clock that rings.

import type { Seat } from '../../game/index.ts';
import type { Onlooker } from '../audience.ts';
import type { Chair } from '../chair.ts';
import type { Course } from '../course.ts';
import { awaitedBy } from '../state/table.ts';
import type { Company, CompanyMessage } from './company.ts';
import type { Offered } from './notes.ts';

/** The duel, as far as this has to do with it. */
interface Play {
  /** The seat of a person that is asked now, and whether another process plays on for it. */
  readonly asked: () => Seat | null;
  readonly isElsewhere: () => boolean;
  /** Something has been answered: play goes on. */
  readonly goesOn: () => void;
  readonly takenBack: () => void;
  /** Keeps what was noted, and shows it to everybody. */
  readonly noted: () => void;
  readonly breakDown: (error: unknown) => void;
}

export class Beside {
  /** Rings when somebody's time has run out. */
  private alarm: NodeJS.Timeout | null = null;

  constructor(
    private readonly company: Company,
    private readonly course: Course,
    private readonly play: Play,
  ) {}

  receive(from: Onlooker, chair: Chair, message: CompanyMessage): void {
    const heard = this.company.receive(chair.seat, message, this.course.game, chair.lastMarkAt);
    if (heard === 'noted') this.play.noted();
    else if ('refused' in heard)
      from.send({ type: 'refused', n: message.n, key: 'not offered', reason: heard.refused, passage: '' });
    else this.agreed(heard.done, this.course.chair(heard.by) as Chair);
  }

  /** Everybody wants it: it is done. */
  private agreed(done: Offered, by: Chair): void {
    const { course } = this;
    if (done.what === 'back') {
      course.undo(by);
      this.play.takenBack();
      return;
    }
    const playing = course.game.state.players.flatMap(({ seat, out }) => (out === null ? [seat] : []));
    if (done.what === 'draw') course.take({ kind: 'draw', seats: playing });
    this.play.goesOn();
  }

  /** Whose answer a seat is told to wait for: never more than its table says. */
  awaitedFrom(seat: Seat): Seat {
    const { game } = this.course;
    if (game.question === null) return -1;
    return this.play.asked() === seat ? seat : awaitedBy(game, seat);
  }

  /** The clock runs for who is asked, as long as somebody is there to wait; another process that plays on has it as well. */
  setClock(): void {
    const { company, course, play } = this;
    if (company.clock === null) return;
    if (this.alarm !== null) clearTimeout(this.alarm);
    const asked = company.isAnybodyHere && !play.isElsewhere() ? play.asked() : null;
    company.asks(asked, course.game, course.answers);
    const { endsIn } = company.clock;
    this.alarm = endsIn === null ? null : setTimeout(() => this.ring(), endsIn + 1).unref();
  }

  /** Time has run out: who was asked has lost, or a computer answers. Both are answers like any other. */
  private ring(): void {
    const seat = this.play.asked();
    if (seat === null || this.company.clock?.hasRunOut(seat) !== true) {
      this.setClock();
      return;
    }
    try {
      if (this.company.rules.atZero === 'loses') this.course.take({ kind: 'concede', seat });
      this.play.goesOn();
    } catch (error) {
      this.play.breakDown(error);
    }
  }

  /** Whether a computer answers for a person: in the place of somebody who has left, or whose time has run out. */
  isAnsweredFor(seat: Seat): boolean {
    const { company, course } = this;
    if (company.isComputer(seat)) return true;
    if (company.clock === null || company.rules.atZero === 'loses') return false;
    company.asks(seat, course.game, course.answers);
    const hasRunOut = company.clock.hasRunOut(seat);
    company.asks(null, course.game, course.answers);
    return hasRunOut;
  }
}

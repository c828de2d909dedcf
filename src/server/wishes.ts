// What a person wants of a duel: each message is looked at, refused with its reason or warned about, or carried out.

import type { Answer } from '../game/index.ts';
import type { Coach } from '../lessons/coach.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { ServerMessage } from '../protocol/table.ts';
import type { Chair } from './chair.ts';
import type { Course } from './course.ts';
import { ownHurt } from './own.ts';
import { asksX, previewOf, sparing, wouldBurn } from './paying.ts';
import type { CompanyMessage } from './people/company.ts';
import { foretell } from './state/combat.ts';

type Wish = Exclude<ClientMessage, { type: 'look' | 'sit' | 'settings' | 'ask me' } | CompanyMessage>;
type Of<Type extends Wish['type']> = Extract<Wish, { readonly type: Type }>;

/** What follows: nothing has changed and the page has been told why, play goes on, or something was taken back. */
export type Follows = 'nothing' | 'goes on' | 'taken back';

/** One message from one chair, in the middle of a duel. */
export class Wishes {
  constructor(
    private readonly course: Course,
    private readonly chair: Chair,
    private readonly coach: Coach | null,
    private readonly send: (message: ServerMessage) => void,
  ) {}

  carryOut(wish: Wish): Follows {
    switch (wish.type) {
      case 'answer':
        return this.answer(wish);
      case 'run':
        return this.run(wish);
      case 'pass on':
        return this.passOn(wish);
      case 'go on':
        this.chair.pace.answered();
        return 'goes on';
      case 'undo':
        return this.undo(wish.n);
      case 'auto':
        return this.auto(wish);
      case 'pay':
        this.course.payOn(this.chair);
        return 'goes on';
      case 'preview':
        return this.preview(wish);
      default:
        return wish satisfies never;
    }
  }

  private answer({ n, answer, sure }: Of<'answer'>): Follows {
    const { game } = this.course;
    const refusal = game.whyNot(answer);
    if (refusal !== null) return this.refuse(n, refusal.key, refusal.reason, refusal.passage);
    if (answer.kind === 'pass' && !sure && this.warns(n, answer)) return 'nothing';
    if (this.corrects(n, answer)) return 'nothing';
    const { pays, locked } = this.chair.pace.settings;
    const wanted = pays ? sparing(game, this.chair.seat, answer, locked, false) : answer;
    if (pays && this.refusesAuto(n, answer, wanted)) return 'nothing';
    if (!sure && this.warnsOfOwn(n, wanted)) return 'nothing';
    this.course.answer(this.chair, wanted);
    return 'goes on';
  }

  /** Gives up; this may be said at any time, also while others think. */
  concede({ n, answer }: Of<'answer'>): Follows {
    const { seat } = this.chair;
    if (answer.kind !== 'concede' || answer.seat !== seat)
      return this.refuse(n, 'not offered', `only your own duel can be given up: you sit at seat ${seat}`);
    const refusal = this.course.game.whyNot(answer);
    if (refusal !== null) return this.refuse(n, refusal.key, refusal.reason, refusal.passage);
    this.course.answer(this.chair, answer);
    return 'goes on';
  }

  /** In a lesson: says what is wrong with an answer before anything comes of it; true if it did. */
  private corrects(n: number, answer: Answer): boolean {
    const wrong = this.coach?.wrong(this.course.game, this.course.answers, answer) ?? null;
    if (wrong !== null) this.refuse(n, 'lesson', wrong);
    return wrong !== null;
  }

  /** Warns before mana would burn; true if it did. */
  private warns(n: number, answer: Answer): boolean {
    const { game } = this.course;
    const number = wouldBurn(game, this.chair.seat, answer);
    if (number === 0) return false;
    const words = `${number} unspent mana would burn: you would lose ${number} life.`;
    this.send({ type: 'warning', n, kind: 'burn', words, passage: game.book.burnPassage });
    return true;
  }

  /** Warns where the only target is one's own and would be hurt; true if it did. */
  private warnsOfOwn(n: number, answer: Answer): boolean {
    const words = ownHurt(this.course.game, this.chair.seat, answer);
    if (words === null) return false;
    this.send({ type: 'warning', n, kind: 'own', words, passage: '' });
    return true;
  }

  /** Casts or uses something and pays by itself; what is to be aimed at is still the player's to choose. */
  private auto({ n, answer, locked, sure }: Of<'auto'>): Follows {
    const kept = [...locked, ...this.chair.pace.settings.locked];
    const wanted = sparing(this.course.game, this.chair.seat, answer, kept, true);
    if (this.refusesAuto(n, answer, wanted) || this.corrects(n, answer)) return 'nothing';
    if (!sure && this.warnsOfOwn(n, wanted)) return 'nothing';
    this.course.answerPaying(this.chair, wanted);
    return 'goes on';
  }

  private preview({ n, answer, locked }: Of<'preview'>): Follows {
    const { game } = this.course;
    const { seat, pace } = this.chair;
    if (answer.kind === 'attack' || answer.kind === 'block' || answer.kind === 'split') {
      this.send(foretell(game, answer, n));
      return 'nothing';
    }
    const kept = [...locked, ...pace.settings.locked];
    const wanted = sparing(game, seat, answer, kept, asksX(game, answer));
    if (!this.refusesAuto(n, answer, wanted)) this.send(previewOf(game, seat, wanted, n, kept));
    return 'nothing';
  }

  private refusesAuto(n: number, plain: Answer, wanted: Answer): boolean {
    const { game } = this.course;
    const refusal = game.whyNot(wanted);
    if (refusal === null) return false;
    const byHand = refusal.key === 'not enough mana' && game.whyNot(plain) === null;
    const reason = byHand
      ? 'what may be tapped by itself does not pay for it: what is marked, or is no land, can be tapped by hand'
      : refusal.reason;
    this.refuse(n, refusal.key, reason, refusal.passage);
    return true;
  }

  private run({ n, to, sure }: Of<'run'>): Follows {
    const { course, chair } = this;
    if (!chair.pace.knows(to)) return this.refuse(n, 'not offered', noPlaceWords(course, to));
    const halted = chair.pace.halted !== null;
    const first = halted ? null : course.firstOfRun(chair, to);
    if (!halted && first === null)
      return this.refuse(n, 'not offered', 'the question must be answered before play can run on');
    if (first !== null && !sure && this.warns(n, first)) return 'nothing';
    if (first !== null && this.corrects(n, first)) return 'nothing';
    // A lesson goes step by step: it never runs past one.
    if (first !== null && this.coach !== null) course.answer(chair, first);
    else course.run(chair, to, first);
    return 'goes on';
  }

  private passOn({ n, until, sure }: Of<'pass on'>): Follows {
    const { course, chair } = this;
    const halted = chair.pace.halted !== null;
    const first = halted ? null : course.firstOfRun(chair, null);
    if (!halted && first === null)
      return this.refuse(n, 'not offered', 'the question must be answered before play can go on');
    if (first !== null && !sure && this.warns(n, first)) return 'nothing';
    course.passOn(chair, until, first);
    return 'goes on';
  }

  private undo(n: number): Follows {
    const why = this.chair.whyNotUndo(this.course.game);
    if (why !== null) return this.refuse(n, 'not offered', `it stays done: ${why}`);
    this.course.undo(this.chair);
    return 'taken back';
  }

  private refuse(n: number, key: string, reason: string, passage = ''): Follows {
    this.send({ type: 'refused', n, key, reason, passage });
    return 'nothing';
  }
}

/** Why no turn has such a place: nobody sits there, or the book knows no such phase. */
export function noPlaceWords({ game }: Course, { seat, key }: { readonly seat: number; readonly key: string }): string {
  if (seat >= game.names.length) return `nobody sits at seat ${seat}: the seats are 0 to ${game.names.length - 1}`;
  return `there is no '${key}' in a turn of ${game.book.name}`;
}

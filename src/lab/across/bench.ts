// The bench: one game in one book on which a line of play is said, word by word. It can go back to where it stood.

import { chooseSimply } from '../../bots/simple.ts';
import { type Answer, chanceFrom, type Game, type GameEvent, type Kept, type Question } from '../../game/index.ts';
import { Actor, type Spoken } from '../../game/spoken/actor.ts';
import { NotSaid } from '../../game/spoken/find.ts';
import { questionWords, Scene } from '../../game/told/index.ts';

/** Why a line did not go in a book as it was said. */
export interface Note {
  /** The line of the text, and its words; 0 for what came of itself. */
  readonly line: number;
  readonly words: string;
  /** `left out`: the book has no such thing. `instead`: the nearest was taken. `unsaid`: the line did not answer it. */
  readonly kind: 'left out' | 'instead' | 'unsaid';
  readonly sentence: string;
  readonly passage: string;
}

/** Where a bench stood. */
export interface Mark {
  readonly kept: Kept;
  readonly events: number;
  readonly notes: number;
}

/** How often everybody may pass before something must have come. */
const MOST_PASSES = 400;

export class Bench implements Spoken {
  game: Game;
  readonly actors: { readonly [name: string]: Actor };
  readonly notes: Note[] = [];
  /** Everything that has happened; the game itself only knows what happened since it was last rebuilt. */
  readonly past: GameEvent[] = [];
  pendingBlocks: { blocker: string; attacker: string; by: Actor }[] = [];
  /** So much had happened when the saying before this one began. */
  saidFrom = 0;
  private readonly chance = chanceFrom('bench');

  constructor(game: Game) {
    this.game = game;
    this.actors = Object.fromEntries(game.names.map((name, seat) => [name, new Actor(this, name, seat)]));
  }

  get question(): Question | null {
    return this.game.question;
  }

  get events(): readonly GameEvent[] {
    return [...this.past, ...this.game.events];
  }

  answer(answer: Answer, seat: number): void {
    this.game.answer(answer, seat);
  }

  flush(): void {
    // Blocks are declared as a whole here: none is ever pending.
  }

  actor(name: string): Actor {
    const found = this.actors[name];
    if (found === undefined) throw new NotSaid(`there is no player '${name}'`);
    return found;
  }

  describe(): string {
    const { game, question } = this;
    if (question === null) return 'the game is over';
    return `${game.names[question.player]} is asked: ${questionWords(new Scene(game, question.player), question, game.legalAnswers())}`;
  }

  mark(): Mark {
    return { kept: this.game.keep(), events: this.past.length + this.game.events.length, notes: this.notes.length };
  }

  /** Goes back: the game is rebuilt, and what happened since is forgotten. */
  back({ kept, events, notes }: Mark): void {
    const all = this.events.slice(0, events);
    this.game = this.game.branch(kept, true);
    // What the frame that asks has done is heard once more while it is rebuilt.
    this.past.length = 0;
    this.past.push(...all.slice(0, Math.max(0, events - this.game.events.length)));
    this.notes.length = notes;
  }

  /** One pass of whoever is asked what to do. */
  passOnce(): void {
    const { question } = this;
    if (question?.ask !== 'act') throw new NotSaid(`nobody answered this question: ${this.describe()}`);
    this.answer({ kind: 'pass' }, question.player);
  }

  /** To attack with nothing, or to block nothing; null where something else is asked. */
  private get declining(): Answer | null {
    if (this.question?.ask === 'attack') return { kind: 'attack', attackers: [] };
    return this.question?.ask === 'block' ? { kind: 'block', blocks: [] } : null;
  }

  /** Whether nobody must attack or block where it is asked. */
  get mayDecline(): boolean {
    return this.declining !== null && this.game.whyNot(this.declining) === null;
  }

  /** Passes, attacks with nothing, blocks nothing. */
  declineOnce(): void {
    const { question, declining } = this;
    if (question !== null && declining !== null) this.answer(declining, question.player);
    else this.passOnce();
  }

  /** Answers what no line has answered, as the simple opponent would. */
  answerUnsaid(): Answer {
    const { game, question } = this;
    if (question === null) throw new NotSaid('the game is over: nothing is asked');
    const view = game.view(question.player);
    const answer =
      laterFirst(question) ?? chooseSimply(view, question.ask === 'act' ? game.legalAnswers() : [], this.chance);
    this.answer(answer, question.player);
    return answer;
  }

  /** Something waits to resolve, or to be counted. */
  get waits(): boolean {
    const { chain, packets, players } = this.game.state;
    return chain.length > 0 || packets.length > 0 || players.some(({ drawing }) => drawing.length > 0);
  }

  /** The step the game is in, by the book's own name. */
  get step(): string {
    const { turn } = this.game.state;
    return this.game.book.turn[turn.phase]?.steps[turn.step]?.name ?? '';
  }

  /** Which step of which turn it is, to see whether the game has gone on. */
  get place(): string {
    const { phase, step, number } = this.game.state.turn;
    return `${number} ${phase} ${step}`;
  }

  /** Goes on with `once` until something is so, or the game has ended; false (and back where it was) if that does not come. */
  goOn(once: () => void, isThere: () => boolean, isOver: () => boolean = () => false): boolean {
    const start = this.mark();
    for (let i = 0; i < MOST_PASSES; i += 1) {
      if (isThere() || this.question === null) return true;
      if (isOver()) break;
      once();
    }
    this.back(start);
    return false;
  }
}

/** What is announced in answer to something is meant to take effect before it, where its player may choose. */
function laterFirst(question: Question): Answer | null {
  if (question.ask !== 'pick' || question.purpose !== 'when it takes effect') return null;
  const [first] = [...question.from].sort((a, b) => a.id - b.id);
  return first === undefined ? null : { kind: 'pick', picked: [first] };
}

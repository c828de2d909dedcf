// The duel: questions go to the person or to the bot, answers to the game, and what happened is told.

import { writeFileSync } from 'node:fs';
import type { Bot } from '../../bots/simple.ts';
import { settleAnte } from '../../formats/ante.ts';
import {
  type Answer,
  type Game,
  playedWord,
  type Question,
  type Refusal,
  type Seat,
  tellEvents,
} from '../../game/index.ts';
import { questionWords, Scene } from '../../game/told/index.ts';
import type { Lines } from './lines.ts';
import { menuFor } from './menu.ts';
import { actSaid, cardLines, graveLines, HELP, refusalLines, whyLines } from './said.ts';
import { tableLines } from './table.ts';
import { bold, wrap } from './text.ts';

export interface DuelWords {
  readonly game: Game;
  readonly seat: Seat;
  readonly bot: Bot;
  readonly lines: Lines;
  /** Where the text goes: the terminal, or a test. */
  readonly out: (text: string) => void;
  /** Where the replay goes; null for nowhere. */
  readonly save: string | null;
}

const DRAWN = /^You draw (.*)\.$/;

/** Lines that say the same are told once, and cards drawn one after the other in one line. */
function gathered(lines: readonly string[]): string[] {
  const told: string[] = [];
  let times = 1;
  lines.forEach((line, index) => {
    const last = told.at(-1);
    const before = last === undefined ? null : DRAWN.exec(last);
    const drawn = DRAWN.exec(line);
    if (index > 0 && line === lines[index - 1] && drawn === null) {
      times += 1;
      told[told.length - 1] = `${line} (×${times})`;
      return;
    }
    times = 1;
    if (before !== null && drawn !== null) told[told.length - 1] = `You draw ${before[1]}, ${drawn[1]}.`;
    else told.push(line);
  });
  return told;
}

/** How a duel ended: played out, left, or the input was at its end. */
export type Ending = 'over' | 'quit' | 'input ended';

export class Duel {
  private readonly game: Game;
  private readonly words: DuelWords;
  private readonly log: string[] = [];
  private told = 0;
  private shown = 0;
  private lastTable = -1;
  private lastRefusal: Refusal | null = null;
  /** The turn in which every chance to act is passed; 0 for none. */
  private passing = 0;
  /** Passing until the next main phase, unless something happens before. */
  private toMain = false;

  constructor(words: DuelWords) {
    this.words = words;
    this.game = words.game;
  }

  async play(): Promise<Ending> {
    this.hear();
    while (this.game.question !== null) {
      const { question } = this.game;
      if (question.player !== this.words.seat) {
        this.take(this.words.bot.choose(this.game.view(question.player), this.game.legalAnswers()));
        continue;
      }
      if (question.ask === 'act' && question.mayPass && this.passes(question)) {
        this.take({ kind: 'pass' });
        continue;
      }
      const ending = await this.ask(question);
      if (ending !== null) return this.leave(ending);
    }
    this.tell();
    return this.leave('over');
  }

  /** Whether this chance was passed in advance. */
  private passes(question: Extract<Question, { ask: 'act' }>): boolean {
    if (this.passing === this.game.state.turn.number) return true;
    if (question.window !== 'fast' || this.game.state.chain.length > 0 || this.game.state.combat !== null)
      this.toMain = false;
    return this.toMain;
  }

  private take(answer: Answer): void {
    this.game.take(answer);
    this.hear();
  }

  /** Puts what just happened into words, while the game still stands where it happened. */
  private hear(): void {
    const { events } = this.game;
    this.log.push(...tellEvents(this.game, events.slice(this.told), this.words.seat));
    this.told = events.length;
  }

  private say(...lines: readonly string[]): void {
    this.words.out(`${lines.join('\n')}\n`);
  }

  /** Tells what happened since the last time. */
  private tell(): void {
    const news = this.log.slice(this.shown);
    this.shown = this.log.length;
    for (const line of gathered(news)) this.say(...wrap(line, 4, line.startsWith('—') ? '' : '  '));
  }

  private async ask(question: Question): Promise<Ending | null> {
    this.tell();
    const scene = new Scene(this.game, this.words.seat);
    const wide =
      question.ask === 'act' || question.ask === 'attack' || question.ask === 'block' || question.ask === 'yesno';
    if (wide && this.game.hash() !== this.lastTable) {
      this.say(...tableLines(scene));
      this.lastTable = this.game.hash();
    }
    const menu = menuFor(scene, question, this.game.legalAnswers());
    this.say(
      ...wrap(questionWords(scene, question, this.game.legalAnswers()), 2).map(bold),
      ...menu.lines.flatMap((line) => wrap(line.slice(5), 5, line.slice(0, 5))),
    );
    for (;;) {
      const typed = await this.words.lines.next(`${menu.hint} (? for help) > `);
      if (typed === null) return 'input ended';
      const said = await this.command(scene, typed.trim());
      if (said === 'quit') return 'quit';
      if (said === 'done') return null;
      if (said === 'nothing') continue;
      const answer = said === 'answer' ? menu.read(typed.trim()) : said;
      if (typeof answer === 'string') this.say(...wrap(answer, 2));
      else if (this.tryAnswer(answer)) return null;
    }
  }

  private tryAnswer(answer: Answer): boolean {
    const refusal = this.game.whyNot(answer);
    if (refusal === null) {
      this.take(answer);
      return true;
    }
    this.lastRefusal = refusal;
    this.say(...refusalLines(refusal));
    return false;
  }

  /** Does what a command says. `answer`: it was none; `done`: the question is answered; else it goes on being asked. */
  private async command(scene: Scene, typed: string): Promise<'answer' | 'nothing' | 'done' | 'quit' | Answer> {
    const [verb = '', ...rest] = typed.split(/\s+/);
    const name = rest.join(' ');
    switch (verb.toLowerCase()) {
      case '?':
      case 'help':
        this.say(...HELP);
        return 'nothing';
      case 'table':
        this.say(...tableLines(scene));
        return 'nothing';
      case 'card':
        this.say(...cardLines(scene, name));
        return 'nothing';
      case 'log':
        this.say(...this.log.slice(-(Number(name) || 20)).flatMap((line) => wrap(line, 4, '  ')));
        return 'nothing';
      case 'graves':
        this.say(...graveLines(scene));
        return 'nothing';
      case 'why':
        this.say(...whyLines(scene, name, this.lastRefusal));
        return 'nothing';
      case 'cast':
      case 'play':
      case 'use':
        return this.acting(scene, verb.toLowerCase(), name);
      case 'end':
      case 'main':
        return this.passOn(verb.toLowerCase());
      case 'concede':
        return this.concede();
      case 'quit':
      case 'exit':
        return 'quit';
      default:
        return 'answer';
    }
  }

  private acting(scene: Scene, verb: string, name: string): 'nothing' | Answer {
    if (this.game.question?.ask !== 'act') {
      this.say('Answer the question first.');
      return 'nothing';
    }
    const act = actSaid(scene, verb, name, this.game.legalAnswers());
    if (typeof act !== 'string') return act;
    this.say(...wrap(act, 2));
    return 'nothing';
  }

  private passOn(until: string): 'nothing' | 'done' {
    const { question } = this.game;
    if (question?.ask !== 'act' || !question.mayPass) {
      this.say(`Answer the question first; then '${until}' passes on.`);
      return 'nothing';
    }
    if (until === 'end') this.passing = this.game.state.turn.number;
    else this.toMain = true;
    this.take({ kind: 'pass' });
    return 'done';
  }

  private async concede(): Promise<'nothing' | 'done'> {
    const sure = await this.words.lines.next('Do you really give the game up? (yes/no) > ');
    if (sure === null || !/^y(es)?$/i.test(sure.trim())) {
      this.say('The game goes on.');
      return 'nothing';
    }
    this.take({ kind: 'concede', seat: this.words.seat });
    return 'done';
  }

  private leave(ending: Ending): Ending {
    if (ending === 'input ended')
      this.say('', 'The input has ended: nobody answers any more, and so the game stops here.');
    if (ending === 'quit') this.say('You leave the table. Until next time!');
    if (ending === 'over') {
      this.say(bold(this.outcomeWords()));
      for (const line of this.anteLines()) this.say(...wrap(line));
    }
    if (this.words.save !== null) this.saveTo(this.words.save);
    return ending;
  }

  private saveTo(file: string): void {
    try {
      writeFileSync(file, `${this.game.replay()}\n`);
      this.say(`The replay is in ${file}: npx fivefold replay ${file}`);
    } catch (error) {
      this.say(`The replay could not be written to ${file}: ${(error as Error).message}`);
    }
  }

  /** Who takes what home from the ante, where one was played for. */
  private anteLines(): string[] {
    const { game, words } = this;
    if (game.outcome === null || !game.inside.options.ante) return [];
    return settleAnte(game).flatMap((cards, seat) => {
      if (cards.length === 0) return [];
      const names = cards.map(({ name, deck }) => {
        if (deck === seat) return name;
        return deck === words.seat ? `your ${name}` : `${game.names[deck]}'s ${name}`;
      });
      const who = seat === words.seat ? 'You take' : `${game.names[seat]} takes`;
      return [`${who} the ante: ${names.join(', ')}.`];
    });
  }

  private outcomeWords(): string {
    const { outcome } = this.game;
    if (outcome === null || outcome.winner === null) return `The ${playedWord(this.game)} is a draw.`;
    return outcome.winner === this.words.seat
      ? `You win the ${playedWord(this.game)}!`
      : `${this.game.names[outcome.winner]} wins the ${playedWord(this.game)}.`;
  }
}

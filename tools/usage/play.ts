// One game for the ledger: any allowed answer, but rather one that shows something that has not been seen.

import {
  type Answer,
  findBook,
  fromPosition,
  type Game,
  type Option,
  type PositionWords,
} from '../../src/game/index.ts';
import type { Chance } from '../soak/random.ts';
import { type Ledger, noteEvents } from './ledger.ts';

/** So many answers show what a table has to show. */
const MOST_QUESTIONS = 900;

const nameOf = (game: Game, id: number): string => game.inside.kind(id).definition.name;

/** Whether an answer would show something that is still waited for. */
function shows(game: Game, ledger: Ledger, answer: Answer): boolean {
  if (answer.kind === 'cast')
    return ledger.waitsFor(nameOf(game, answer.card), 'cast') || ledger.open.has(nameOf(game, answer.card));
  if (answer.kind === 'use') return ledger.waitsFor(nameOf(game, answer.source), 'used');
  const isLeaving = (option: Option): boolean =>
    option.what === 'object' && ledger.waitsFor(nameOf(game, option.id), 'left play');
  return answer.kind === 'pick' && answer.picked.some(isLeaving);
}

function pickAnswer(game: Game, ledger: Ledger, chance: Chance): Answer {
  const answers = game.legalAnswers();
  if (chance.below(3) > 0) {
    const showing = answers.filter((answer) => shows(game, ledger, answer));
    if (showing.length > 0) return chance.of(showing);
  }
  const acts = answers.filter((answer) => answer.kind !== 'pass');
  return acts.length > 0 && chance.below(4) > 0 ? chance.of(acts) : chance.of(answers);
}

export function playTable(table: PositionWords, ledger: Ledger, chance: Chance, variant: string): void {
  const ante = findBook(table.book).facts.start.ante !== 'no';
  const windows = chance.below(4) === 0 ? 'all' : 'useful';
  const game = fromPosition({ ...table, seed: chance.below(1_000_000), options: { windows, ante, variant } });
  let told = 0;
  for (let questions = 0; game.question !== null && questions < MOST_QUESTIONS; questions += 1) {
    const answer = pickAnswer(game, ledger, chance);
    if (answer.kind === 'use') ledger.see(nameOf(game, answer.source), 'used');
    game.take(answer);
    noteEvents(game, ledger, game.events.slice(told));
    told = game.events.length;
  }
}

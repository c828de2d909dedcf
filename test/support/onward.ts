// Goes on between the moments that a scene is about: passes, declines, deals with what has to be dealt with. What is asked
// besides takes the first legal answer, so a scene answers for itself what it is about.

import type { Answer } from '../../src/game/index.ts';
import { play } from '../play.ts';

const MOST = 600;
const PASS: Answer = { kind: 'pass' };
const DECLINED: Readonly<Record<string, Answer>> = {
  attack: { kind: 'attack', attackers: [] },
  block: { kind: 'block', blocks: [] },
};

function step(): void {
  // Asked for this way, blocks that were said are declared first.
  const { question, game } = play;
  if (question === null) throw new Error('the game is over');
  const declined = question.ask === 'act' ? PASS : DECLINED[question.ask];
  const legal = game.legalAnswers();
  const duty = legal.find(({ kind }) => kind === 'duty');
  const answer = declined !== undefined && game.whyNot(declined) === null ? declined : (duty ?? legal[0]);
  game.answer(answer as Answer, question.player);
}

/** Until something is so. */
export function onward(done: () => boolean, what = 'it'): void {
  for (let i = 0; i < MOST && play.game.question !== null && !done(); i += 1) step();
  if (!done()) throw new Error(`${what} did not come: ${JSON.stringify(play.game.question)}`);
}

const asks = (ask: string) => (): boolean => play.question?.ask === ask;

/** Until nothing waits any more. */
export const settle = (): void =>
  onward(() => {
    const { chain, packets, players } = play.game.state;
    return chain.length + packets.length === 0 && players.every(({ drawing }) => drawing.length === 0) && asks('act')();
  }, 'the end of what waits');

/** Until somebody is asked this. */
export const untilAsked = (ask: string): void => onward(asks(ask), `a question of the kind '${ask}'`);

/** Until the combat is over. */
export const throughCombat = (): void =>
  onward(() => /second main|post-combat|after attack/.test(play.step), 'the main phase after combat');

/** Until damage is divided, or the combat is over with nothing to divide: whether there is something. */
export function untilDivided(): boolean {
  onward(() => asks('split')() || /second main|post-combat|after attack/.test(play.step), 'the damage');
  return asks('split')();
}

/** Until the next turn, whosever it is. */
export function nextTurn(): void {
  const { number } = play.game.state.turn;
  onward(() => play.game.state.turn.number > number, 'the next turn');
}

/** Until the main phase of this turn, or of the next. */
export function untilMain(): void {
  onward(() => /^main( pre-combat)?$/.test(play.step) && asks('act')(), 'the main phase');
}

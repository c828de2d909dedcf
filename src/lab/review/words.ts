// Answers of a review in words: what was done, and for what, where it is one choice of several in an announcement.

import type { Answer, Game, Payment } from '../../game/index.ts';
import { Teller } from '../solve/line.ts';

/** "ann attacks with Hill Giant", "ann chooses Grizzly Bears (for Lightning Bolt)". */
export function answerWords(game: Game, answer: Answer): string {
  const teller = new Teller();
  const { question, inside } = game;
  if (answer.kind === 'pay' && question !== null)
    return `${game.names[question.player]} pays${paidWith(game, answer.payment)}`;
  teller.hear(game, answer);
  const said = teller.lines[0] ?? '';
  const source = question?.source ?? 0;
  const isChoice = question !== null && !['act', 'attack', 'block'].includes(question.ask);
  if (!isChoice || source === 0 || game.state.objects[source] === undefined) return said;
  return `${said} (for ${inside.kind(source).definition.name})`;
}

/** " with 2 Forest and Mountain"; nothing where it costs nothing. */
function paidWith({ inside }: Game, { taps }: Payment): string {
  const names = taps.map(({ id }) => inside.kind(id).definition.name);
  const counted = [...new Set(names)].map((name) => {
    const number = names.filter((each) => each === name).length;
    return number === 1 ? name : `${number} ${name}`;
  });
  return counted.length === 0 ? '' : ` with ${counted.join(' and ')}`;
}

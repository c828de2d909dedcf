// `fivefold replay FILE`: plays a replay and shows where it stands and what happened.

import type { Command } from 'commander';
import { BadInput, fromPosition, type Game, newGame, parseReplay, tellEvents } from '../../game/index.ts';
import { questionWords, Scene } from '../../game/told/index.ts';
import { textOfFile } from '../file.ts';
import { tableLines } from '../play/table.ts';
import { wrap } from '../play/text.ts';
import { answering, plain } from '../said.ts';

/** The longest duel that was ever kept is far below this. */
const LARGEST = 20_000_000;

interface ReplayOptions {
  readonly upto?: string;
  readonly seat: string;
}

function wholeNumber(text: string, what: string): number {
  if (!/^\d+$/.test(text)) throw new BadInput(`${what} must be a whole number, not '${text}'`);
  return Number(text);
}

/** Plays the answers one by one, and tells each event while the game stands where it happened. */
function tellReplay(text: string, upto: number | null, seat: number): void {
  const replay = parseReplay(text);
  const game: Game = replay.start.kind === 'game' ? newGame(replay.start.words) : fromPosition(replay.start.words);
  if (seat >= game.names.length)
    throw new BadInput(`there is no seat ${seat}: the seats of this replay are 0 to ${game.names.length - 1}`);
  if (upto !== null && upto > replay.answers.length)
    throw new BadInput(`the replay has ${replay.answers.length} answers: --upto ${upto} is beyond its end`);
  const log: string[] = [];
  let told = 0;
  const hear = (): void => {
    log.push(...tellEvents(game, game.events.slice(told), seat));
    told = game.events.length;
  };
  hear();
  const answers = upto === null ? replay.answers : replay.answers.slice(0, upto);
  answers.forEach((answer, index) => {
    const refusal = game.whyNot(answer);
    if (refusal !== null) throw new BadInput(`answer ${index + 1} of the replay is not allowed: ${refusal.reason}`);
    game.take(answer);
    hear();
  });
  const scene = new Scene(game, seat);
  const question = game.question;
  const end =
    question === null
      ? 'The game is over.'
      : `Now asked, ${game.names[question.player]}: ${questionWords(new Scene(game, question.player), question, game.legalAnswers())}`;
  const lines = [
    ...log.flatMap((line) => wrap(line, 4, line.startsWith('—') ? '' : '  ')),
    ...tableLines(scene),
    ...wrap(end, 2),
    `${answers.length} of ${replay.answers.length} answers played; hash ${(game.hash() >>> 0).toString(16)}`,
  ];
  process.stdout.write(plain(`${lines.join('\n')}\n`));
}

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a replay, as written by play --save')
    .description('play a replay and show the position and what happened')
    .option('-u, --upto <number>', 'stop after so many answers')
    .option('--seat <number>', 'whose view is shown', '0')
    .action(
      answering((file: string, options: ReplayOptions) => {
        const upto = options.upto === undefined ? null : wholeNumber(options.upto, '--upto');
        tellReplay(textOfFile(file, 'replay', LARGEST), upto, wholeNumber(options.seat, '--seat'));
      }),
    );
}

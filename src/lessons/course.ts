// The course that a scene means to take: the right deed at every step, and the rival's own. From it come the answers that
// the rival is to give, card for card, and it is how a lesson is tested.

import { type Answer, BadInput, fromPosition, type Game, type PositionWords, type Seat } from '../game/index.ts';
import { answerFor, canBeDone } from './deeds.ts';
import { deedsOf, doerOf, LEARNER, type Scene, type Step } from './lesson.ts';

/** Every window is asked, so that whoever plays the scene may do what it speaks of wherever the book allows it. */
export const positionOf = ({ position }: Scene): PositionWords => ({
  ...position,
  options: { ...position.options, windows: 'all', events: true },
});

export interface Played {
  readonly game: Game;
  /** The rival's answers, in order. */
  readonly script: readonly Answer[];
}

const MOST_ANSWERS = 600;

/**
 * Plays a scene as it is meant. `before` hears of every step when it is the learner's turn to do it. Where the learner is
 * asked about something that is no step, the book's plainest answer is given: a pass, or the first payment.
 */
export function playScene(scene: Scene, before: (step: Step, game: Game) => void = () => {}): Played {
  const game = fromPosition(positionOf(scene));
  const script: Answer[] = [];
  const steps = [...scene.steps];
  const rival = [...scene.rival];
  for (let count = 0; game.question !== null && steps.length > 0; count += 1) {
    if (count > MOST_ANSWERS) throw new BadInput(`the scene '${scene.title}' does not come to its end: ${left(steps)}`);
    if (isLed(scene, game.question.player)) {
      const step = steps[0] as Step;
      const [deed] = deedsOf(step) as readonly [string];
      const now = game.question.player === doerOf(step) && canBeDone(game, deed);
      if (now) {
        before(step, game);
        steps.shift();
      }
      game.take(now ? answerFor(game, deed) : plain(game, scene, deed));
    } else {
      const now = rival[0] !== undefined && canBeDone(game, rival[0]);
      const answer = now ? answerFor(game, rival.shift() as string) : plain(game, scene, rival[0] ?? 'nothing');
      script.push(answer);
      game.take(answer);
    }
  }
  if (steps.length > 0) throw new BadInput(`the scene '${scene.title}' is over before ${left(steps)}`);
  if (rival.length > 0) throw new BadInput(`in the scene '${scene.title}' the rival never comes to '${rival[0]}'`);
  return { game, script };
}

/** Whether somebody is led by the scene, and no rival who goes by a script. */
export const isLed = (scene: Scene, seat: Seat): boolean =>
  seat === LEARNER || scene.steps.some((step) => doerOf(step) === seat);

const left = (steps: readonly Step[]): string => `'${deedsOf(steps[0] as Step)[0]}'`;

const PLAIN: readonly Answer[] = [
  { kind: 'pass' },
  { kind: 'no' },
  { kind: 'attack', attackers: [] },
  { kind: 'block', blocks: [] },
];

function plain(game: Game, scene: Scene, awaited: string): Answer {
  const found = PLAIN.find((answer) => game.whyNot(answer) === null);
  if (found !== undefined) return found;
  const { question } = game;
  const [first] = game.legalAnswers();
  if (first !== undefined && (question?.player !== LEARNER || question?.ask === 'pay')) return first;
  throw new BadInput(
    `the scene '${scene.title}' waits for '${awaited}', but ${game.names[question?.player ?? 0]} is asked to ${question?.purpose}`,
  );
}

// What a player would do to the own side without having chosen it: where only one thing can be aimed at, nobody is asked
// what, and a spell meant for a rival would strike one's own creature. It is found out in a branch, before it happens.

import { type Answer, aboutOf, type Game, type Id, type Seat } from '../game/index.ts';
import { Scene } from '../game/told/index.ts';
import { idleAnswer } from './state/combat.ts';

const MOST_ANSWERS = 40;

/** In words what of one's own would be hurt, where nothing else can be aimed at; null where that is not so. */
export function ownHurt(game: Game, seat: Seat, answer: Answer): string | null {
  if (answer.kind !== 'cast' && answer.kind !== 'use') return null;
  const source = answer.kind === 'cast' ? answer.card : answer.source;
  const branch = game.branch(game.keep(), true);
  const before = branch.events.length;
  branch.take(answer);
  for (
    let i = 0;
    i < MOST_ANSWERS && branch.question?.source === source && branch.question.mayCancel === true;
    i += 1
  ) {
    if (aboutOf(branch.question) === 'target') return null; // it is asked, and shown
    branch.take(branch.legalAnswers()[0] as Answer);
  }
  const announced = branch.events.slice(before).find((event) => event.event === 'announced');
  if (announced?.event !== 'announced' || announced.seat !== seat) return null;
  const own = announced.targets.filter(({ what, id }) =>
    what === 'player' ? id === seat : what === 'object' && game.state.objects[id]?.controller === seat,
  );
  if (own.length === 0 || own.length < announced.targets.length) return null;
  // What would happen anyway is no harm of this: without it, and with it, everybody lets things happen.
  const without = game.branch(game.keep(), true);
  for (const each of [without, branch]) letHappen(each);
  const [hurt] = own.filter(({ what, id }) =>
    what === 'player' ? losesLife(without, branch, seat) : isWorse(without, branch, id),
  );
  if (hurt === undefined) return null;
  const scene = new Scene(game, seat);
  const whom = hurt.what === 'player' ? 'you yourself' : `your own ${scene.nameOf(hurt.id)}`;
  return `the only thing that ${scene.nameOf(source)} can be aimed at is ${whom}.`;
}

function letHappen(branch: Game): void {
  for (let i = 0; i < MOST_ANSWERS && branch.state.chain.length > 0 && branch.question !== null; i += 1)
    branch.take(idleAnswer(branch));
}

const losesLife = (game: Game, branch: Game, seat: Seat): boolean =>
  (branch.state.players[seat]?.life ?? 0) < (game.state.players[seat]?.life ?? 0);

/** Gone, another's, smaller, damaged or tapped. */
function isWorse(game: Game, branch: Game, id: Id): boolean {
  const [was, is] = [game.state.objects[id], branch.state.objects[id]];
  if (was === undefined || was.zone !== 'play') return false;
  if (is === undefined || is.zone !== 'play' || is.life !== was.life || is.controller !== was.controller) return true;
  if (is.damage > was.damage || (is.tapped && !was.tapped)) return true;
  const [before, after] = [game, branch].map((each) => new Scene(each, was.controller).permanent(id));
  return (after?.power ?? 0) < (before?.power ?? 0) || (after?.toughness ?? 0) < (before?.toughness ?? 0);
}

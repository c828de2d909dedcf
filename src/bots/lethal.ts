// Is there a win this turn? An exact search of the seat's own turn: every act, target and attack of its own, against
// every block and every ability on the table of the other side. What the rival may hold is left out: nobody sees that.

import { type Answer, chanceFrom, type Game, type Question, type Seat, type Seen, type View } from '../game/index.ts';
import { roughly } from './intent.ts';
import { attacksAtOnce, makesMana, Sight } from './read.ts';
import { chooseSimply } from './simple.ts';

/** So many positions are looked at, at most. */
const MOST_NODES = 500;
/** Attacks are gone through one by one as long as there are no more attackers than this. */
const MOST_ATTACKERS = 5;

interface Hunt {
  readonly seat: Seat;
  readonly turn: number;
  left: number;
}

/** Whether it is worth looking for a win: seen at a glance. */
export function mightWin(view: View): boolean {
  // Round a table a foe's end is not the game's, and too many may answer: such wins are left to the search.
  if (view.players.length > 2) return false;
  return view.active === view.seat && view.question !== null && couldBeEnough(new Sight(view));
}

/** The answer that begins a win this turn whatever is blocked; null where there is none, or none was found. */
export function winningAnswer(seen: Seen, seed: number | string, nodes: number): Answer | null {
  const { view, imagine } = seen;
  if (!mightWin(view)) return null;
  const game = imagine(chanceFrom(`${seed}:win`));
  if (game === null) return null;
  const hunt: Hunt = { seat: view.seat, turn: view.turn, left: Math.min(MOST_NODES, nodes) };
  const found = ownAnswers(game, view, seen.legal).find((answer) => winsAfter(game, answer, hunt));
  if (found === undefined) return null;
  // Not by the luck of a draw: it must win with other cards in the library as well.
  const again = imagine(chanceFrom(`${seed}:win again`));
  return again !== null && winsAfter(again, found, { ...hunt, left: MOST_NODES }) ? found : null;
}

function winsAfter(game: Game, answer: Answer, hunt: Hunt): boolean {
  if (hunt.left <= 0) return false;
  hunt.left -= 1;
  const next = game.elsewhere(game.keep());
  if (next === null || next.whyNot(answer) !== null) return false;
  return wins(next.take(answer), hunt);
}

function wins(game: Game, hunt: Hunt): boolean {
  const { question } = game;
  if (question === null) return game.outcome?.winner === hunt.seat;
  if (game.state.turn.number !== hunt.turn || hunt.left <= 0) return false;
  const view = game.view(question.player);
  if (question.player === hunt.seat)
    return ownAnswers(game, view, game.legalAnswers()).some((answer) => winsAfter(game, answer, hunt));
  return rivalAnswers(game, question, view).every((answer) => winsAfter(game, answer, hunt));
}

/** Everything the rival could do with what is on the table. */
function rivalAnswers(game: Game, question: Question, view: View): readonly Answer[] {
  if (question.ask === 'block') return game.legalAnswers();
  if (question.ask !== 'act') return [chooseSimply(view, game.legalAnswers(), chanceFrom(0))];
  return game.legalAnswers().filter((answer) => answer.kind === 'pass' || answer.kind === 'use');
}

function ownAnswers(game: Game, view: View, legal: readonly Answer[]): readonly Answer[] {
  const question = view.question as Question;
  const sight = new Sight(view);
  switch (question.ask) {
    case 'act': {
      const isForMana = (answer: Answer): boolean => {
        const ability = answer.kind === 'use' ? sight.permanent(answer.source)?.activated[answer.ability] : undefined;
        return ability !== undefined && makesMana(ability);
      };
      // What does something first: passing ends the turn soon enough.
      const order = (answer: Answer): number =>
        answer.kind === 'pass' ? 3 : answer.kind === 'begin attack' ? 2 : answer.kind === 'land' ? 0 : 1;
      return legal.filter((answer) => !isForMana(answer)).sort((a, b) => order(a) - order(b));
    }
    case 'attack': {
      const all: Answer = {
        kind: 'attack',
        attackers: question.candidates.map((id) => ({
          id,
          target: question.targets.find((each) => each.what === 'player') ?? { what: 'player', id: sight.rival.seat },
          band: 0,
        })),
      };
      return question.candidates.length <= MOST_ATTACKERS ? [all, ...legal] : [all];
    }
    case 'pick': {
      const atRival = (answer: Answer): boolean =>
        answer.kind === 'pick' && answer.picked.some(({ what, id }) => what === 'player' && id !== view.seat);
      return [...legal].sort((a, b) => Number(atRival(b)) - Number(atRival(a))).slice(0, 12);
    }
    case 'number':
      return [...legal].reverse().slice(0, 3);
    case 'option':
    case 'yesno':
      return legal;
    default:
      return [chooseSimply(view, game.legalAnswers(), chanceFrom(0))];
  }
}

/** Whether all attackers and all that hand and table could add come near the rival's life: if not, why look. */
function couldBeEnough(sight: Sight): boolean {
  const able = sight.creatures(true).filter((each) => !each.tapped && (!each.sick || attacksAtOnce(each.keywords)));
  const attack = able.reduce(
    (sum, each) => sum + Math.max(0, each.power ?? 0) * (each.keywords.includes('double strike') ? 2 : 1),
    0,
  );
  const attacking = sight.view.attacks.reduce((sum, { id }) => sum + Math.max(0, sight.permanent(id)?.power ?? 0), 0);
  const effects = [
    ...sight.me.hand.flatMap(({ name }) => sight.definition(name)?.spell.modes.flatMap((mode) => mode.effects) ?? []),
    ...sight.view.inPlay
      .filter((each) => sight.isMine(each))
      .flatMap((each) => each.activated.flatMap((ability) => ability.effects)),
  ];
  const more = effects.reduce((sum, effect) => {
    if (effect.do === 'damage' || effect.do === 'loseLife') return sum + roughly(effect.amount, sight.mana);
    if (effect.do !== 'change') return sum;
    return effect.changes.reduce(
      (bigger, change) => bigger + (change.change === 'size' ? Math.max(0, roughly(change.power, sight.mana)) * 2 : 1),
      sum,
    );
  }, 0);
  return Math.max(attack, attacking) + more >= sight.rival.life;
}

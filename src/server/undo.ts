// Taking back: which answers may be undone. Only what is public decides it, so that the button tells nothing of hands.

import { type Game, type GameEvent, isUnseenPlace } from '../game/index.ts';

/** Where an answer of the player's was given. */
export interface Mark {
  readonly answers: number;
  readonly events: number;
  readonly random: number;
}

export const markOf = (game: Game, answers: number): Mark => ({
  answers,
  events: game.events.length,
  random: game.state.random,
});

/** Why the last answer can no longer be taken back; null if it can. `others` is where somebody else answered last. */
export function whyNotUndo(game: Game, mark: Mark | undefined, others: number): string | null {
  if (mark === undefined) return 'there is nothing to take back';
  if (game.outcome !== null) return 'the duel is over';
  const who = game.names.length > 2 ? 'somebody else' : 'your opponent';
  if (others >= mark.answers) return `${who} has had the chance to act since`;
  if (game.state.random !== mark.random) return 'chance has decided something since';
  const events = game.events.slice(mark.events);
  if (events.some(reveals)) return 'a card has been seen since that was hidden';
  if (events.some((event) => isAnswerable(game, event))) return `${who} could have answered it`;
  return null;
}

const reveals = (event: GameEvent): boolean =>
  event.event === 'shown' ||
  event.event === 'shuffled' ||
  (event.event === 'turned' && event.up) ||
  (event.event === 'moved' && (isUnseenPlace(event.from) || isUnseenPlace(event.to)));

/**
 * Some chances are given only to a player who can use them (interrupts, prevention, cards "when your opponent plays"):
 * whether one was given is that player's secret, so what could have been answered stays done.
 */
function isAnswerable(game: Game, event: GameEvent): boolean {
  const { timing } = game.book.facts;
  if (event.event === 'damaged') return true;
  if (event.event === 'attacked') return timing.resolves === 'at once';
  return event.event === 'announced' && (timing.interrupts !== 'none' || timing.resolves === 'at once');
}

// An artifact that has been made a creature and is tapped: old books silence artifacts that are no creatures, and printed no more.

import { given, play, then } from '../play.ts';
import { across } from '../support/catalogue.ts';
import { nextTurn, onward, settle } from '../support/onward.ts';

/** Ann taps it at the end of her turn; then it is Ben's turn. */
function tapped(book: string, card: string, alive: boolean, ben: object): void {
  const { ann } = given(book, {
    ann: { inPlay: ['Icy Manipulator', 'Plains', alive ? { card, with: ['Animate Artifact'] } : card] },
    ben,
  });
  ann.activates('Icy Manipulator', { target: card });
  settle();
  then(card).isTapped();
  nextTurn();
}

function untaps(book: string, alive: boolean): number {
  const forest = { card: 'Forest', tapped: true };
  tapped(book, 'Winter Orb', alive, { inPlay: [forest, forest, forest] });
  onward(() => play.question?.ask === 'act');
  return play.game.state.inPlay.filter((id) => {
    const { controller, tapped: still } = play.game.inside.object(id);
    return controller === 1 && !still;
  }).length;
}

function draws(book: string, alive: boolean): number {
  tapped(book, 'Howling Mine', alive, {});
  onward(() => /^main/.test(play.step) && play.question?.ask === 'act');
  return play.game.state.players[1]?.hand.length ?? 0;
}

for (const [alive, what] of [
  [true, 'that is a creature'],
  [false, 'that is none'],
] as const) {
  across(
    `a tapped Winter Orb ${what}: how many lands untap`,
    alive
      ? { beta: 1, fifth: 1, portal: null, tenth: 3, m11: 3 }
      : { beta: 3, fifth: 3, portal: null, tenth: 3, m11: 3 },
    (book) => (book === 'portal' ? null : untaps(book, alive)),
    { ids: ['B-142', 'F-099'] },
  );
  across(
    `a tapped Howling Mine ${what}: how many cards are drawn`,
    alive
      ? { beta: 2, fifth: 2, portal: null, tenth: 1, m11: 1 }
      : { beta: 1, fifth: 1, portal: null, tenth: 1, m11: 1 },
    (book) => (book === 'portal' ? null : draws(book, alive)),
    { ids: ['B-142', 'F-099'] },
  );
}

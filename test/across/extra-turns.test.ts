// Extra turns in five books: they come after the turn in which they were given, the newest first, and besides the
// turns that players have anyway. No book speaks of them; the cards say "after this one".

import type { Answer } from '../../src/engine/asking/decision.ts';
import { given, play, then } from '../play.ts';
import type { Actor } from '../support/actor.ts';
import { across, BOOKS } from '../support/catalogue.ts';

const ISLANDS = Array.from({ length: 15 }, () => 'Island');

/** Lets everybody pass until so many turns more have begun, and says whose they were. */
function nextTurns(number: number): string {
  const { game } = play;
  const from = game.state.turn.number;
  const whose: string[] = [];
  for (let i = 0; i < 400 && whose.length < number && game.question !== null; i += 1) {
    const { question } = game;
    // The first of the answers is to pass; where that is not allowed, something has to be dealt with.
    if (question.ask === 'attack') game.answer({ kind: 'attack', attackers: [] });
    else game.answer(game.legalAnswers()[0] as Answer);
    const { turn } = game.state;
    if (turn.number === from + whose.length + 1) whose.push(game.names[turn.active] ?? '');
  }
  return whose.join(' ');
}

const inAll = (order: string) =>
  Object.fromEntries(BOOKS.map((book) => [book, order])) as Record<(typeof BOOKS)[number], string>;

function warps(caster: Actor, ...whom: Actor[]): void {
  for (const each of whom) {
    caster.casts('Time Warp', { target: each });
    if (play.game.state.chain.length > 0) play.allPass();
  }
}

const START = { portal: 'play cards' } as Record<string, string>;
const at = (book: string): { step?: string } => (START[book] === undefined ? {} : { step: START[book] as string });

across('an extra turn of one’s own: then the opponent’s', inAll('ann ben ann'), (book) => {
  const { ann } = given(book, { ann: { hand: ['Time Warp'], inPlay: ISLANDS }, ben: {} }, at(book));
  warps(ann, ann);
  return nextTurns(3);
});

across('an extra turn given to the opponent takes nobody’s own turn away', inAll('ben ben ann ben'), (book) => {
  const { ann, ben } = given(book, { ann: { hand: ['Time Warp'], inPlay: ISLANDS }, ben: {} }, at(book));
  warps(ann, ben);
  return nextTurns(4);
});

across('of several extra turns the newest comes first', inAll('ben ann ann ben ann'), (book) => {
  const hand = ['Time Warp', 'Time Warp', 'Time Warp'];
  const { ann, ben } = given(book, { ann: { hand, inPlay: ISLANDS }, ben: {} }, at(book));
  warps(ann, ann, ann, ben);
  return nextTurns(5);
});

across('an extra turn won in an extra turn comes before those still due', inAll('ann ann ben ben'), (book) => {
  const hand = ['Time Warp', 'Time Warp', 'Time Warp'];
  const { ann, ben } = given(book, { ann: { hand, inPlay: ISLANDS }, ben: {} }, at(book));
  warps(ann, ben, ann);
  const first = nextTurns(1);
  for (let i = 0; i < 40 && !ann.mayCast('Time Warp'); i += 1) play.pass();
  warps(ann, ann);
  return `${first} ${nextTurns(3)}`;
});

across(
  'who loses "at that turn’s end" loses at the end of that very turn',
  inAll('ann ann, lost in the second'),
  (book) => {
    const hand = ['Last Chance', 'Time Warp'];
    const lands = [...ISLANDS, 'Mountain', 'Mountain'];
    const { ann } = given(book, { ann: { hand, inPlay: lands }, ben: {} }, at(book));
    ann.casts('Last Chance');
    if (play.game.state.chain.length > 0) play.allPass();
    warps(ann, ann);
    const turns = nextTurns(2);
    const { outcome } = play.game;
    nextTurns(1);
    return `${turns}, lost in the ${outcome === null && play.game.outcome !== null ? 'second' : 'first'}`;
  },
);

across(
  'attacks that Relentless Assault adds when it is cast at the end of combat, where no main phase is for it to come after',
  { beta: null, fifth: null, portal: null, tenth: 0, m11: 0 },
  (book) => {
    if (book !== 'tenth' && book !== 'm11') return null;
    const { ann } = given(book, {
      ann: {
        hand: ['Relentless Assault'],
        inPlay: ['Leyline of Anticipation', 'Grizzly Bears', 'Mountain', 'Mountain', 'Mountain', 'Mountain'],
      },
      ben: {},
    });
    ann.attacks('Grizzly Bears');
    play.until('end of combat');
    ann.casts('Relentless Assault');
    play.allPass();
    then('Grizzly Bears').isUntapped();
    const { number } = play.game.state.turn;
    let attacks = 0;
    for (let i = 0; i < 60 && play.game.state.turn.number === number; i += 1)
      if (play.question?.ask === 'attack') {
        attacks += 1;
        play.game.answer({ kind: 'attack', attackers: [] });
      } else play.pass();
    return attacks;
  },
);

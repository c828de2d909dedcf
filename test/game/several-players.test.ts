// More than two players: who is out is out, the others play on, and whoever is left last has won.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { BOOKS } from '../support/books.ts';

test.each(BOOKS.filter((book) => book !== 'portal'))('%s: one of three loses, and the others play on', (book) => {
  const { ann, ben, cid } = given(book, {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { life: 3 },
    cid: { life: 3 },
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  // In 1997 life is counted when the phase ends.
  if (book === 'fifth') play.allPass();
  play.isGoingOn();
  expect(play.game.state.players.map(({ out }) => out)).toEqual([null, 'life', null]);
  then(cid).hasLife(3);
  if (book === 'fifth') return;
  refused('illegal target', () => ann.casts('Lightning Bolt', { target: ben }));
  play.game.answer({ kind: 'cancel' }, ann.seat);
  ann.casts('Lightning Bolt', { target: cid });
  play.allPass();
  play.isWonBy('ann');
});

test('the turn goes round the table and passes by who is out', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { life: 3 },
    cid: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  const { number } = play.game.state.turn;
  play.until('upkeep', 'cid');
  expect(play.game.state.turn.number).toBe(number + 1);
});

test('each of two opponents may be attacked, and the attacked one blocks', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Gray Ogre'] },
    cid: { inPlay: ['Craw Wurm'] },
  });
  ann.attacks({ card: 'Grizzly Bears', at: 'ben' }, { card: 'Hill Giant', at: 'cid' });
  play.until('declare block');
  expect(play.asked).toBe('ben');
  expect(
    play.game.whyNot({
      kind: 'block',
      blocks: [{ blocker: blockerOf('Gray Ogre'), attacker: blockerOf('Hill Giant') }],
    })?.key,
  ).toBe('not yours');
});

const blockerOf = (name: string): number => play.game.view(0).inPlay.find((each) => each.name === name)?.id as number;

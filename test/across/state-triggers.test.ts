// Abilities that wait for a state of things: they trigger as soon as it is so, once, and not again while they wait.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { across } from '../support/catalogue.ts';

const SERPENT = 'Sea Serpent';

function stormy(book: string, islands: number) {
  const actors = given(book, {
    ann: {
      hand: ['Lightning Bolt'],
      inPlay: [SERPENT, 'Mountain', ...Array.from({ length: islands }, () => 'Island')],
    },
    ben: { hand: ['Boomerang'], inPlay: ['Island', 'Island'] },
  });
  actors.ann.passes();
  actors.ben.casts('Boomerang', { target: islands === 1 ? 'ann:Island' : 'ann:Island#1' });
  return actors;
}

across(
  'where a Sea Serpent is whose player has lost one of two Islands, and the last one',
  {
    beta: ['play', 'graveyard'],
    fifth: ['play', 'graveyard'],
    portal: null,
    tenth: ['play', 'graveyard'],
    m11: ['play', 'graveyard'],
  },
  (book) => {
    if (book === 'portal') return null;
    return [2, 1].map((islands) => {
      stormy(book, islands);
      play.allPass();
      const serpent = play.game.inside.state.objects.find(
        (each) => each !== undefined && each.id > 0 && play.game.inside.kind(each.id).definition.name === SERPENT,
      );
      return serpent?.zone;
    });
  },
);

describe.each(['tenth', 'm11'])('%s: an ability of a state on the stack', (book) => {
  test('is there once, whatever is done while it waits', () => {
    const { ann, ben } = stormy(book, 1);
    play.pass();
    play.pass();
    expect(play.game.state.chain.map(({ what }) => what)).toEqual(['trigger']);
    ann.casts('Lightning Bolt', { target: ben });
    expect(play.game.state.chain.map(({ what }) => what)).toEqual(['trigger', 'spell']);
    play.pass();
    play.pass();
    then(ben).hasLife(17);
    expect(play.game.state.chain.map(({ what }) => what)).toEqual(['trigger']);
    play.allPass();
    then(SERPENT).isIn('graveyard');
  });
});

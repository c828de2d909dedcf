// Wards: the protection that an Aura gives does not remove that Aura, whatever colour it becomes; it removes others.

import { describe, it } from 'vitest';
import { given, play, then } from '../play.ts';

for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
  describe(`Blue Ward, in ${book}`, () => {
    it('stays where it is when it becomes blue', () => {
      const { ann } = given(book, {
        ann: { hand: ['Thoughtlace'], inPlay: ['Island', { card: 'Grizzly Bears', with: ['Blue Ward', 'Flight'] }] },
        ben: {},
      });
      ann.casts('Thoughtlace', { target: 'Blue Ward' });
      play.allPass();
      then('Blue Ward').isColor('blue').isAttachedTo('Grizzly Bears');
      then('Flight').isIn('graveyard');
    });

    it('goes when another Ward finds it blue', () => {
      const { ann } = given(book, {
        ann: {
          hand: ['Thoughtlace'],
          inPlay: ['Island', { card: 'Grizzly Bears', with: ['Blue Ward', 'Blue Ward'] }],
        },
        ben: {},
      });
      ann.casts('Thoughtlace', { target: 'Blue Ward#1' });
      play.allPass();
      then(ann).hasCardsInGraveyard(2);
      then('ann:Blue Ward').isAttachedTo('Grizzly Bears');
    });
  });
}

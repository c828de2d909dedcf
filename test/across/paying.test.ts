// Paying by itself: what is tapped for a cost that the player leaves to the machine hurts nobody where it need not.

import { describe, test } from 'vitest';
import { given, play, then } from '../play.ts';

/** Ann's life once she has cast a card and it has been paid for with these lands, in the order in which she played them. */
function lifeAfter(book: string, card: string, lands: readonly string[], life: number): void {
  const { ann } = given(book, { ann: { hand: [card], inPlay: lands }, ben: {} });
  ann.casts(card);
  play.allPass();
  then(card).isIn('play');
  then(ann).hasLife(life);
}

const SWAMPS = ['Swamp', 'Swamp'];

for (const book of ['fifth', 'tenth', 'm11'])
  describe(`${book}: a land that hurts`, () => {
    test('is not tapped for a colour that another land gives, whichever was played first', () => {
      lifeAfter(book, 'Drudge Skeletons', ['Underground River', 'Swamp', 'Island'], 20);
      lifeAfter(book, 'Drudge Skeletons', ['Swamp', 'Island', 'Underground River'], 20);
    });

    test('gives colourless mana where a colour comes from elsewhere', () => {
      lifeAfter(book, 'Drudge Skeletons', ['Underground River', 'Swamp'], 20);
      lifeAfter(book, 'Hypnotic Specter', ['Underground River', 'Swamp', 'Swamp'], 20);
    });

    test('stays untapped where others pay, for what it alone can give', () => {
      const { ann } = given(book, {
        ann: { hand: ['Drudge Skeletons'], inPlay: ['Underground River', ...SWAMPS] },
        ben: {},
      });
      ann.casts('Drudge Skeletons');
      then('Underground River').isUntapped();
    });

    test('hurts as often as the colour can be had from nothing else', () => {
      lifeAfter(book, 'Drudge Skeletons', ['Underground River', 'Island'], 19);
      lifeAfter(book, 'Hypnotic Specter', ['Underground River', 'Underground River', 'Swamp'], 19);
      lifeAfter(book, 'Hypnotic Specter', ['Underground River', 'Sulfurous Springs', 'Island'], 18);
    });
  });

// "Only if you've been attacked this step": it has happened, whatever became of the attacker since; and a planeswalker is
// not its controller.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

for (const book of ['tenth', 'm11'])
  test(`${book}: who has been attacked may say so though the attacker has left combat`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant'] },
      ben: {
        hand: ['Unsummon', 'Defiant Stand'],
        inPlay: ['Island', ...lands('Plains', 2), { card: 'Gray Ogre', tapped: true }],
      },
    });
    ann.attacks('Hill Giant');
    ben.casts('Unsummon', { target: 'Hill Giant' });
    play.allPass();
    expect(play.step).toBe('declare attackers');
    ben.casts('Defiant Stand', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').is(3, 5).isUntapped();
  });

rule(['M-069'], 'm11: who has only a planeswalker attacked has not been attacked', () => {
  const attacked = (...attacks: (string | { card: string; at: string })[]): boolean => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: {
        hand: ['Deep Wood'],
        inPlay: [...lands('Forest', 2), { card: 'Liliana Vess', counters: { loyalty: 5 } }],
      },
    });
    ann.attacks(...attacks);
    ann.passes();
    return ben.mayCast('Deep Wood');
  };
  expect(attacked({ card: 'Hill Giant', at: 'Liliana Vess' })).toBe(false);
  expect(attacked({ card: 'Hill Giant', at: 'Liliana Vess' }, 'Gray Ogre')).toBe(true);
});

// A source chosen beforehand, in the books with the stack (2007, 2010): which sources may be chosen, and what of the
// chosen one is looked at again when it deals its damage.

import { expect } from 'vitest';
import { given, play, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const CIRCLE = 'Circle of Protection: Red';
const circle = { inPlay: [...lands('Plains', 3), CIRCLE] };
const both = (): void => {
  play.pass();
  play.pass();
};

for (const book of ['tenth', 'm11']) {
  rule(
    ['T-418', 'M-459'],
    `${book}: a red source that is black when it strikes is not what the Circle speaks of`,
    () => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Deathlace'], inPlay: ['Swamp', 'Hill Giant'] },
        ben: circle,
      });
      ann.attacks('Hill Giant');
      ben.activates(CIRCLE);
      play.allPass();
      ann.casts('Deathlace', { target: 'Hill Giant' });
      play.allPass();
      play.until('end of combat');
      then(ben).hasLife(17);
      expect(play.game.state.shields.length, 'and the shield is not used up').toBe(1);
    },
  );

  rule(['T-418', 'M-459'], `${book}: a source that left and came back is another one`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Unsummon', 'Burst of Speed'], inPlay: ['Island', ...lands('Mountain', 4), 'Prodigal Pyromancer'] },
      ben: circle,
    });
    ann.passes();
    ben.activates(CIRCLE);
    play.allPass();
    ann.casts('Unsummon', { target: 'Prodigal Pyromancer' });
    play.allPass();
    ann.casts('Prodigal Pyromancer');
    play.allPass();
    ann.casts('Burst of Speed');
    play.allPass();
    ann.activates('Prodigal Pyromancer', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });

  rule(
    ['T-418', 'M-459'],
    `${book}: a creature spell may be chosen, and the creature it becomes is that source`,
    () => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Bogardan Hellkite'], inPlay: lands('Mountain', 8) },
        ben: circle,
      });
      ann.casts('Bogardan Hellkite');
      ann.passes();
      ben.activates(CIRCLE);
      both();
      both();
      ann.chooses(ben);
      play.allPass();
      then(ben).hasLife(20);
    },
  );

  rule(['T-418', 'M-459'], `${book}: what was sacrificed for its ability is still the source of it`, () => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Mogg Fanatic'] }, ben: circle });
    ann.activates('Mogg Fanatic', { target: ben });
    ben.activates(CIRCLE);
    play.allPass();
    then(ben).hasLife(20);
  });
}

rule(
  ['T-418', 'T-444'],
  'tenth: the source of combat damage on the stack may be chosen though it has left play',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Unsummon'], inPlay: ['Island', 'Hill Giant', 'Gray Ogre'] },
      ben: circle,
    });
    ann.attacks('Gray Ogre', 'Hill Giant');
    play.until('damage is on the stack');
    ann.casts('Unsummon', { target: 'Hill Giant' });
    both();
    ben.activates(CIRCLE);
    both();
    expect(ben.choices).toContain('Hill Giant');
    ben.chooses('Hill Giant');
    play.allPass();
    then(ben).hasLife(18);
  },
);

// Beta, "Timing": interrupts, and everything else at the same time.

import { given, play, then } from '../../play.ts';
import { example } from '../../support/catalogue.ts';

example(
  'B-298',
  'the caster of the interrupted spell interrupts first, and the held interrupt has lost its target',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Unsummon', 'Lifelace'], inPlay: ['Island', 'Forest'] },
      ben: { hand: ['Red Elemental Blast'], inPlay: ['Mountain', 'Grizzly Bears'] },
    });
    ann.casts('Unsummon', { target: 'Grizzly Bears' });
    ben.casts('Red Elemental Blast', { target: 'Unsummon' });
    ann.casts('Lifelace', { target: 'Unsummon' });
    play.allPass();
    then('Grizzly Bears').isIn('hand');
    then('Red Elemental Blast').isIn('graveyard');
  },
);

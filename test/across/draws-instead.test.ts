// Something else instead of a draw, in the books with the stack: Island Sanctuary speaks of every draw of the draw step.

import { expect } from 'vitest';
import { given, play, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';

const sanctuary = (book: string, first: 'yes' | 'no', second: 'yes' | 'no') => {
  const { ann } = given(
    book,
    { ann: { inPlay: ['Island Sanctuary', 'Howling Mine'], library: ['Fog', 'Forest'] }, ben: {} },
    { step: 'upkeep', turn: 3 },
  );
  play.pass();
  play.pass();
  ann.chooses(first);
  play.pass();
  play.pass();
  expect([play.step, play.question?.ask, play.asked]).toEqual(['draw', 'yesno', 'ann']);
  ann.chooses(second);
  return ann;
};

for (const book of ['tenth', 'm11']) {
  rule(
    ['T-446', 'M-486'],
    `${book}: the card of Howling Mine is drawn in the draw step, and may be given up too`,
    () => {
      then(sanctuary(book, 'no', 'yes'))
        .hasCardsInHand(1)
        .hasCardsInLibrary(1);
      then(sanctuary(book, 'yes', 'yes'))
        .hasCardsInHand(0)
        .hasCardsInLibrary(2);
      then(sanctuary(book, 'no', 'no'))
        .hasCardsInHand(2)
        .hasCardsInLibrary(0);
    },
  );

  rule(['T-446', 'M-486'], `${book}: a draw given up is none, also from an empty library`, () => {
    const { ann } = given(
      book,
      { ann: { inPlay: ['Island Sanctuary', 'Howling Mine'], library: [] }, ben: {} },
      { step: 'upkeep', turn: 3 },
    );
    play.pass();
    play.pass();
    ann.chooses('yes');
    play.pass();
    play.pass();
    ann.chooses('yes');
    play.isGoingOn();
    play.until('main');
    play.isGoingOn();
  });
}

rule(['M-486'], 'm11: a draw in another step is no draw of the draw step', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Divination'], inPlay: ['Island Sanctuary', ...Array(3).fill('Island')] },
    ben: {},
  });
  ann.casts('Divination');
  play.allPass();
  then(ann).hasCardsInHand(2);
});

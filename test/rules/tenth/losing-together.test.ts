// Tenth Edition, losing at the same time: who has lost is looked at once for everybody; a concession is not waited for.

import { you } from '../../../src/language/amount.ts';
import { damage, draw, loseLife } from '../../../src/language/build.ts';
import { card, sorcery } from '../../../src/language/card.ts';
import { given, play } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const thirst = card('Thirst', {
  cost: '{0}',
  type: sorcery,
  effects: [draw(1, { ref: 'opponents' }), { do: 'discard', who: you, amount: 1, how: 'choose', filter: {} }],
});
const both = card('Both at Once', {
  cost: '{0}',
  type: sorcery,
  effects: [draw(1, { ref: 'opponents' }), loseLife(30, you)],
});
const venom = card('Venom', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'poison', who: you, amount: 10 }, damage(30, { ref: 'opponents' })],
});
const CARDS = [thirst, both, venom];

for (const book of ['tenth', 'm11'] as const) {
  rule(
    ['T-348', 'M-392'],
    `${book}: one reason is as good as another: no cards, no life, poison at the same look are a draw`,
    () => {
      for (const name of ['Both at Once', 'Venom']) {
        const { ann } = given(book, { ann: { hand: [name] }, ben: { library: [] } }, { cards: CARDS });
        ann.casts(name);
        play.allPass();
        play.isWonBy(null);
      }
    },
  );

  rule(
    ['T-306', 'M-340'],
    `${book}: who concedes in the middle of an effect has lost alone, whatever would be seen after it`,
    () => {
      const { ann } = given(
        book,
        { ann: { hand: ['Thirst', 'Forest', 'Plains'] }, ben: { library: [] } },
        { cards: CARDS },
      );
      ann.casts('Thirst');
      for (let i = 0; i < 5 && play.question?.ask === 'act'; i += 1) play.pass();
      ann.concedes();
      play.isWonBy('ben');
    },
  );

  rule(
    ['T-348', 'M-392'],
    `${book}: if nobody concedes, the one who could not draw has lost when the effect is done`,
    () => {
      const { ann } = given(
        book,
        { ann: { hand: ['Thirst', 'Forest', 'Plains'] }, ben: { library: [] } },
        { cards: CARDS },
      );
      ann.casts('Thirst');
      for (let i = 0; i < 5 && play.question?.ask === 'act'; i += 1) play.pass();
      play.isGoingOn();
      ann.chooses('Forest');
      play.isWonBy('ann');
    },
  );
}

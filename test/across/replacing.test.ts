// Several effects that change the same thing: who says which comes first, in five books.

import { target } from '../../src/language/amount.ts';
import { damage, replacing } from '../../src/language/build.ts';
import { card, creature, sorcery } from '../../src/language/card.ts';
import { anOpponent } from '../../src/language/target.ts';
import { given, play } from '../play.ts';
import { across } from '../support/catalogue.ts';

const twofold = card('Twofold', {
  cost: '{0}',
  type: creature('Giant'),
  size: [1, 1],
  abilities: [replacing({ replace: 'damage', from: {}, to: 'creature or player', times: 2 })],
});
const softener = card('Softener', {
  cost: '{0}',
  type: creature('Giant'),
  size: [1, 1],
  abilities: [replacing({ replace: 'damage', from: { controller: 'opponent' }, to: 'you', less: 1 })],
});
const blow = card('Blow', { cost: '{0}', type: sorcery, targets: [anOpponent], effects: [damage(3, target())] });

across(
  'damage of 3 that one permanent doubles and another lessens by 1: what it comes to',
  {
    beta: '5, and nobody is asked',
    fifth: '5, and nobody is asked',
    portal: '5, and nobody is asked',
    tenth: '5 or 4, as who is dealt it chooses',
    m11: '5 or 4, as who is dealt it chooses',
  },
  (book) => {
    const hit = (first: string): string => {
      const { ann, ben } = given(
        book,
        { ann: { hand: ['Blow'], inPlay: ['Twofold'] }, ben: { inPlay: ['Softener'] } },
        { cards: [twofold, softener, blow] },
      );
      ann.casts('Blow', { target: ben });
      let asked = '';
      for (let i = 0; i < 20 && play.game.state.players[1]?.life === 20; i += 1) {
        if (play.question?.ask === 'pick') {
          asked = `${play.asked}: ${play.question.purpose}`;
          ben.chooses(first);
        } else play.pass();
      }
      return `${asked} ${20 - (play.game.state.players[1]?.life ?? 0)}`;
    };
    const both = [hit('Twofold'), hit('Softener')].join();
    if (both === ' 5, 5') return '5, and nobody is asked';
    return both === 'ben: which applies first 5,ben: which applies first 4'
      ? '5 or 4, as who is dealt it chooses'
      : both;
  },
  { facts: ['damage.modifiers'] },
);

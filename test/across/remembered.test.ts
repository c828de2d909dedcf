// What a text says of something that has left play, or has come back as another thing, is true of what it was.

import { describe } from 'vitest';
import { controllerOf, ownerOf, self, target, the, you } from '../../src/language/amount.ts';
import {
  activated,
  change,
  choose,
  damage,
  exile,
  gainLife,
  pump,
  sacrifice,
  toPlay,
} from '../../src/language/build.ts';
import { card, creature, instant } from '../../src/language/card.ts';
import { sacrificeThis } from '../../src/language/cost.ts';
import { creature as creatures } from '../../src/language/filter.ts';
import { aCreature, aPlayer, cardInGraveyard } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { across } from '../support/catalogue.ts';

const blink = card('Blink', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [exile(target()), toPlay(target(), ownerOf(target()))],
});
const bless = card('Bless', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [
    exile(target()),
    toPlay(target(), ownerOf(target())),
    gainLife({ amount: 'power', of: target() }, controllerOf(target())),
  ],
});
const thrower = card('Own Thrower', {
  cost: '{0}',
  type: creature('Giant'),
  size: [2, 2],
  abilities: [
    activated({ cost: ['{0}'], targets: [aPlayer], effects: [damage({ amount: 'power', of: self }, target())] }),
    activated({
      cost: [sacrificeThis],
      targets: [aPlayer],
      effects: [damage({ amount: 'power', of: self }, target())],
    }),
  ],
});
const grow = card('Grow', { cost: '{0}', type: instant, targets: [aCreature], effects: [pump(target(), 3, 3)] });
const slay = card('Slay', { cost: '{0}', type: instant, targets: [aCreature], effects: [sacrifice(target())] });
const take = card('Take', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'control' }], 'in play')],
});
const weigh = card('Weigh', {
  cost: '{0}',
  type: instant,
  targets: [cardInGraveyard(creatures)],
  effects: [gainLife({ amount: 'power', of: target() })],
});
const recall = card('Recall', {
  cost: '{0}',
  type: instant,
  effects: [
    choose('found', {
      ref: 'choice',
      by: you,
      from: { ref: 'cards', zone: 'graveyard', filter: creatures, of: you },
      amount: 1,
    }),
    gainLife({ amount: 'power', of: the('found') }),
  ],
});
const cards = [blink, bless, thrower, grow, slay, take, weigh, recall];
const lives = (): (number | undefined)[] => play.game.state.players.map(({ life }) => life);
const FOUR = { beta: 15, fifth: 15, portal: null, tenth: 15, m11: 15 };

across('damage as much as its power, and it goes and comes back before: as it was', FOUR, (book) => {
  if (book === 'portal') return null;
  const { ann, ben } = given(book, { ann: { hand: ['Grow', 'Blink'], inPlay: ['Own Thrower'] }, ben: {} }, { cards });
  ann.casts('Grow', { target: 'Own Thrower' });
  play.allPass();
  ann.activates('Own Thrower', { target: ben });
  ann.casts('Blink', { target: 'Own Thrower' });
  // In 1993 both take place at the same time; the later caster lets the other one come last.
  if (book === 'beta') {
    for (let i = 0; i < 9 && play.question?.ask === 'act'; i += 1) play.pass();
    if (play.question?.ask === 'pick') ann.chooses(0);
  }
  play.allPass();
  then('Own Thrower').is(2, 2);
  return lives()[1];
});

across('the same where it was sacrificed for it', FOUR, (book) => {
  if (book === 'portal') return null;
  const { ann, ben } = given(book, { ann: { hand: ['Grow'], inPlay: ['Own Thrower'] }, ben: {} }, { cards });
  ann.casts('Grow', { target: 'Own Thrower' });
  play.allPass();
  ann.activates('Own Thrower', { ability: 1, target: ben });
  play.allPass();
  return lives()[1];
});

across(
  'a creature that Ann has taken goes and comes back to Ben: who controlled it gains what its power was',
  { beta: [25, 20], fifth: [25, 20], portal: null, tenth: [25, 20], m11: [25, 20] },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(
      book,
      { ann: { hand: ['Take', 'Grow', 'Bless'] }, ben: { inPlay: ['Own Thrower'] } },
      { cards },
    );
    for (const name of ['Take', 'Grow', 'Bless']) {
      ann.casts(name, { target: 'Own Thrower' });
      play.allPass();
    }
    then('Own Thrower').isControlledBy(ben).is(2, 2);
    return lives();
  },
);

describe.each([
  ['that is aimed at', 'Weigh', { target: 'Own Thrower' }],
  ['that is chosen as the text is carried out', 'Recall', {}],
] as const)('a card in the graveyard, %s,', (_, weighing, choices) => {
  across(
    'is what is printed on it, whatever it was in play',
    { beta: 22, fifth: 22, portal: null, tenth: 22, m11: 22 },
    (book) => {
      if (book === 'portal') return null;
      const { ann } = given(
        book,
        { ann: { hand: ['Grow', 'Slay', weighing], inPlay: ['Own Thrower'] }, ben: {} },
        { cards },
      );
      for (const name of ['Grow', 'Slay']) {
        ann.casts(name, { target: 'Own Thrower' });
        play.allPass();
      }
      ann.casts(weighing, choices);
      play.allPass();
      return lives()[0];
    },
  );
});

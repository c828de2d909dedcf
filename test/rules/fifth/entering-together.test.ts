// Fifth, things that come into play: together where one effect brings them, the active player's first where each brings one.

import { expect } from 'vitest';
import { cardsInGraveyards } from '../../../src/language/amount.ts';
import { toPlay } from '../../../src/language/build.ts';
import { card, enchantWorld, sorcery } from '../../../src/language/card.ts';
import { enchantment } from '../../../src/language/filter.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { TOGETHER } from '../../support/together-cards.ts';

const sea = card('World of Sea', { cost: '{0}', type: enchantWorld });
const fire = card('World of Fire', { cost: '{0}', type: enchantWorld });
const back = card('Worlds Return', {
  cost: '{0}',
  type: sorcery,
  effects: [toPlay(cardsInGraveyards(enchantment))],
});
const CARDS = [...TOGETHER, sea, fire, back];

/** Everybody passes until somebody is asked something else, or nothing waits. */
function untilAsked(): void {
  for (let i = 0; i < 20 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
}

rule('F-410', 'two enchant worlds that come at the same time: neither was there first, both are buried', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Worlds Return'], graveyard: ['World of Sea', 'World of Fire'] }, ben: {} },
    { cards: CARDS },
  );
  ann.casts('Worlds Return');
  untilAsked();
  then('World of Sea').isIn('graveyard');
  then('World of Fire').isIn('graveyard');
});

rule('F-411', 'one that comes to another buries it', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Worlds Return'], graveyard: ['World of Sea'] }, ben: { inPlay: ['World of Fire'] } },
    { cards: CARDS },
  );
  ann.casts('Worlds Return');
  untilAsked();
  then('World of Sea').isIn('play');
  then('World of Fire').isIn('graveyard');
});

rule('F-614', 'each player searches: the active player’s card is in play before the other looks', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { hand: ['Each Fetches'], library: ['Soul Warden'] }, ben: { library: ['Soul Warden', 'Hill Giant'] } },
    { cards: CARDS },
  );
  ann.casts('Each Fetches');
  untilAsked();
  ann.chooses('Soul Warden');
  expect(play.asked).toBe('ben');
  then('ann:Soul Warden').isIn('play');
  ben.chooses('ben:Soul Warden');
  then(ann).hasLife(21);
  then(ben).hasLife(20);
});

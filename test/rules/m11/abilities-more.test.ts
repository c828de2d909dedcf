// Magic 2011, abilities of the upkeep and the end step, lasting and one-shot effects, drawing and revealing.

import { expect } from 'vitest';
import { triggered } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

rule('M-229', '"at the beginning of your upkeep" triggers once a turn, when your upkeep begins', () => {
  const watcher = card('Upkeep Watcher', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'phase', phase: 'upkeep', whose: 'you' }, [{ do: 'gainLife', who: { ref: 'you' }, amount: 1 }]),
    ],
  });
  const { ann } = given(
    'm11',
    { ann: { inPlay: ['Upkeep Watcher'] }, ben: {} },
    { active: 'ben', step: 'end step', cards: [watcher] },
  );
  play.until('upkeep', 'ann');
  expect(play.game.state.chain.length).toBe(1);
  play.allPass();
  then(ann).hasLife(21);
  play.until('upkeep', 'ben');
  then(ann).hasLife(21);
  play.until('draw', 'ann');
  then(ann).hasLife(22);
});

rule(
  'M-247',
  '"at the beginning of the end step" goes on the stack when the end step begins, and players may act',
  () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Ball Lightning'] }, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } },
      { step: 'second main' },
    );
    play.until('end');
    expect(play.game.view(0).chain.map((item) => item.name)).toEqual(['Ball Lightning']);
    ann.passes();
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    then(ann).hasLife(17);
    then('Ball Lightning').isIn('graveyard');
  },
);

rule(['M-342', 'M-249'], 'an effect "until end of turn" lasts until the cleanup step', () => {
  const { ann } = given('m11', { ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] }, ben: {} });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('end');
  then('Grizzly Bears').is(5, 5);
  play.until('upkeep', 'ben');
  then('Grizzly Bears').is(2, 2);
});

example(['M-441', 'M-344'], 'Divination: two cards are drawn, and that is all', () => {
  const { ann } = given('m11', { ann: { hand: ['Divination'], inPlay: Array(3).fill('Island') }, ben: {} });
  ann.casts('Divination');
  play.allPass();
  then(ann).hasCardsInHand(2).hasCardsInLibrary(18);
  expect(play.game.state.lasting).toEqual([]);
  play.until('upkeep', 'ben');
  then(ann).hasCardsInHand(2);
});

rule('M-355', 'a triggered ability belongs to the one who controlled its source when it triggered', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { inPlay: ['Aven Fisher'] },
  });
  ann.casts('Terror', { target: 'Aven Fisher' });
  play.pass();
  play.pass();
  expect(play.game.view(0).chain[0]?.controller).toBe(ben.seat);
  play.pass();
  play.pass();
  ben.chooses('yes');
  then(ben).hasCardsInHand(1);
  then(ann).hasCardsInHand(0);
});

rule('M-438', 'its own name in a text means that very card', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Looming Shade', 'Looming Shade', 'Swamp'] }, ben: {} });
  ann.activates('Looming Shade');
  play.allPass();
  then('Looming Shade').is(2, 2);
  then('Looming Shade#2').is(1, 1);
});

rule('M-390', 'putting a card into the hand without the word "draw" is no drawing', () => {
  const { ann } = given(
    'm11',
    {
      ann: {
        hand: ['Fetch a Card', 'Divination'],
        inPlay: ['Draw Watcher', ...Array(3).fill('Island')],
        library: ['Forest', 'Grizzly Bears', 'Forest', 'Forest'],
      },
      ben: {},
    },
    { cards: ALL },
  );
  ann.casts('Fetch a Card');
  play.pass();
  play.pass();
  ann.chooses('Grizzly Bears');
  then(ann).hasInHand('Grizzly Bears');
  play.allPass();
  then('Draw Watcher').is(1, 1);
});

rule('M-390', 'drawing does count', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Divination'], inPlay: ['Draw Watcher', ...Array(3).fill('Island')] }, ben: {} },
    { cards: ALL },
  );
  ann.casts('Divination');
  play.pass();
  play.pass();
  play.allPass();
  then('Draw Watcher').is(3, 3);
});

rule('M-489', 'a revealed card is shown to all players', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Fetch a Card'], library: ['Forest', 'Grizzly Bears'] }, ben: {} },
    { cards: ALL },
  );
  ann.casts('Fetch a Card');
  play.pass();
  play.pass();
  ann.chooses('Grizzly Bears');
  expect(
    play.game.events.some((event) => event.event === 'shown' && event.to === ben.seat && event.ids.length === 1),
  ).toBe(true);
  then(ann).hasInHand('Grizzly Bears');
});

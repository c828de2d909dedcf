// Tenth Edition, one-shot, continuous and replacement effects; destroying, discarding, drawing and revealing.

import { expect } from 'vitest';
import { target, you } from '../../../src/language/amount.ts';
import { change, draw, sized, triggered } from '../../../src/language/build.ts';
import { card, enchantment, instant, sorcery } from '../../../src/language/card.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

example('T-397', 'Tidings: four cards are drawn, and nothing of it lasts', () => {
  const { ann } = given('tenth', { ann: { hand: ['Tidings'], inPlay: lands('Island', 5) }, ben: {} });
  ann.casts('Tidings');
  play.allPass();
  then(ann).hasCardsInHand(4);
  expect(play.game.state.lasting).toEqual([]);
  expect(play.game.state.later).toEqual([]);
});

rule(
  ['T-308', 'T-309'],
  'a continuous effect lasts as its text says: until end of turn, or as long as its permanent is in play',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Giant Growth', 'Disenchant'],
        inPlay: ['Forest', 'Plains', 'Plains', { card: 'Grizzly Bears', with: ['Holy Strength'] }],
      },
      ben: {},
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(6, 7);
    play.until('upkeep', 'ben');
    then('Grizzly Bears').is(3, 4);
    ann.casts('Disenchant', { target: 'Holy Strength' });
    play.allPass();
    then('Grizzly Bears').is(2, 2);
  },
);

rule('T-308', 'values are set before bonuses are added, whichever came first', () => {
  const shrinks = card('Make Small', {
    cost: '{U}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [sized(0, 2)])],
  });
  const { ann } = given(
    'tenth',
    {
      ann: {
        hand: ['Make Small'],
        inPlay: ['Island', { card: 'Craw Wurm', counters: { '+1/+1': 1 }, with: ['Holy Strength'] }],
      },
      ben: {},
    },
    { cards: [shrinks] },
  );
  then('Craw Wurm').is(8, 7);
  ann.casts('Make Small', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').is(2, 5);
});

example(['T-448', 'T-446'], 'Furnace of Rath: Lava Axe deals 10 instead of 5', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lava Axe'], inPlay: [...lands('Mountain', 5), 'Furnace of Rath'] },
    ben: {},
  });
  ann.casts('Lava Axe', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(10);
});

rule(
  'T-446',
  'a replacement waits for its event: combat damage to creatures and players is doubled too, loss of life is not',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Furnace of Rath', 'Hill Giant', 'Gray Ogre', 'Acolyte of Xathrid', 'Swamp', 'Swamp'] },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.activates('Acolyte of Xathrid', { target: 'ben' });
    play.allPass();
    then(ben).hasLife(19);
    ann.attacks('Hill Giant', 'Gray Ogre');
    ben.blocks('Hill Giant', 'Craw Wurm');
    play.until('second main');
    then(ben).hasLife(15);
    then('Craw Wurm').isIn('graveyard');
  },
);

rule('T-339', 'spells and abilities can destroy without any damage', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Stone Rain', 'Disenchant'], inPlay: [...lands('Mountain', 3), 'Plains', 'Plains'] },
    ben: { inPlay: ['Forest', 'Fountain of Youth'] },
  });
  ann.casts('Stone Rain', { target: 'Forest' });
  play.allPass();
  then('Forest').isIn('graveyard');
  ann.casts('Disenchant', { target: 'Fountain of Youth' });
  play.allPass();
  then('Fountain of Youth').isIn('graveyard');
});

rule('T-341', 'a player made to discard chooses the cards, unless it is at random', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Ravenous Rats'], inPlay: ['Swamp', 'Swamp', 'Hypnotic Specter'] },
    ben: { hand: ['Forest', 'Cancel', 'Lava Axe'] },
  });
  ann.casts('Ravenous Rats');
  for (let i = 0; i < 4; i += 1) play.pass();
  expect(play.question).toMatchObject({ ask: 'pick', player: 1 });
  ben.chooses('Cancel');
  then('Cancel').isIn('graveyard');
  ann.attacks('Hypnotic Specter');
  play.until('second main');
  then(ben).hasCardsInHand(1);
});

rule('T-347', 'a card put into the hand from the library without the word "draw" is not drawn', () => {
  const fetch = card('Find It', {
    cost: '{U}',
    type: sorcery,
    effects: [{ do: 'search', who: you, filter: {}, amount: 1, to: 'hand', reveal: false }],
  });
  const pulls = card('Pull It', { cost: '{U}', type: sorcery, effects: [draw(1)] });
  const tally = card('Tally', {
    cost: '{U}',
    type: enchantment,
    abilities: [triggered({ on: 'draws', who: 'you' }, [{ do: 'gainLife', who: you, amount: 1 }])],
  });
  const { ann } = given(
    'tenth',
    {
      ann: {
        hand: ['Find It', 'Pull It'],
        inPlay: ['Island', 'Island', 'Tally'],
        library: ['Cancel', 'Forest', 'Lava Axe'],
      },
      ben: {},
    },
    { cards: [fetch, pulls, tally] },
  );
  ann.casts('Find It');
  play.pass();
  play.pass();
  ann.chooses('Lava Axe');
  then(ann).hasInHand('Lava Axe').hasLife(20);
  expect(stack()).toEqual([]);
  ann.casts('Pull It');
  play.allPass();
  then(ann).hasLife(21);
});

rule(
  ['T-449', 'T-456'],
  'a revealed card is shown to all players; a library that was looked through is shuffled',
  () => {
    const fetch = card('Seek It', {
      cost: '{U}',
      type: sorcery,
      effects: [{ do: 'search', who: you, filter: { types: ['land'] }, amount: 1, to: 'hand', reveal: true }],
    });
    const library = [
      'Cancel',
      'Forest',
      'Lava Axe',
      'Tidings',
      'Blaze',
      'Holy Day',
      'Craw Wurm',
      'Terror',
      'Lure',
      'Fog',
    ];
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Seek It'], inPlay: ['Island'], library }, ben: {} },
      { cards: [fetch] },
    );
    ann.casts('Seek It');
    play.pass();
    play.pass();
    ann.chooses('Forest');
    expect(play.game.view(1).players[0]?.hand.map(({ name }) => name)).toEqual(['Forest']);
    const left =
      play.game.state.players[0]?.library.map((id) => play.game.inside.kind(id).definition.name).reverse() ?? [];
    expect([...left].sort()).toEqual(library.filter((name) => name !== 'Forest').sort());
    expect(left).not.toEqual(library.filter((name) => name !== 'Forest'));
    expect(play.game.view(0).players[0]?.knownLibrary, 'after shuffling nobody knows its order').toEqual([]);
  },
);

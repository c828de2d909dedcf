// Portal, "Summon Creatures and Sorceries": lands are tapped to pay, and nothing else pays.

import { expect } from 'vitest';
import { type CardDefinition, card, creature } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const lands = ['Mountain', 'Forest', 'Swamp', 'Island', 'Plains'];

rule('P-081', 'tapping lands is the payment itself: there is no mana to be made or kept', () => {
  const { ann } = given('portal', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Mountain'] }, ben: {} });
  refused('no pool', () => ann.taps('Forest'));
  expect(play.game.legalAnswers().map((answer) => answer.kind)).toEqual(['pass', 'cast']);
  ann.casts('Grizzly Bears');
  then('Forest').isTapped();
  then('Mountain').isTapped();
  then(ann).hasMana('');
});

rule(['P-179', 'P-085'], 'a card is played only if its cost can be paid, and tapped lands pay nothing', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Grizzly Bears', 'Scryb Sprites'], inPlay: ['Forest', { card: 'Forest', tapped: true }] },
    ben: { inPlay: ['Forest', 'Forest'] },
  });
  refused('not enough mana', () => ann.casts('Grizzly Bears'));
  ann.casts('Scryb Sprites');
  then('Scryb Sprites').isIn('play');
  expect(ann.mayCast('Grizzly Bears')).toBe(false);
});

rule(['P-181', 'P-182'], 'each color symbol needs its own type of land, the number any lands besides', () => {
  const withLands = (inPlay: string[]): boolean =>
    given('portal', { ann: { hand: ['Hurloon Minotaur'], inPlay }, ben: {} }).ann.mayCast('Hurloon Minotaur');
  expect(withLands(['Mountain', 'Mountain', 'Plains'])).toBe(true);
  expect(withLands(['Mountain', 'Mountain', 'Mountain'])).toBe(true);
  expect(withLands(['Mountain', 'Mountain'])).toBe(false);
  expect(withLands(['Mountain', 'Plains', 'Plains', 'Island', 'Swamp'])).toBe(false);
});

example(['P-183', 'P-181'], 'a cost of two red symbols is paid by exactly two mountains', () => {
  const twin: CardDefinition = card('Twin Embers', { cost: '{R}{R}', type: creature('Spark'), size: [2, 1] });
  const withLands = (inPlay: string[]) =>
    given('portal', { ann: { hand: ['Twin Embers'], inPlay }, ben: {} }, { cards: [twin] });
  refused('not enough mana', () =>
    withLands(['Mountain', 'Forest', 'Plains', 'Island', 'Swamp']).ann.casts('Twin Embers'),
  );
  withLands(['Mountain', 'Mountain', 'Forest']).ann.casts('Twin Embers');
  then('Mountain').isTapped();
  then('Mountain#2').isTapped();
  then('Forest').isUntapped();
  then('Twin Embers').isIn('play');
});

example(['P-185', 'P-182'], 'Raging Minotaur: two mountains and two more lands of any type', () => {
  const withLands = (inPlay: string[]) => given('portal', { ann: { hand: ['Raging Minotaur'], inPlay }, ben: {} }).ann;
  for (const inPlay of [
    ['Mountain', 'Mountain', 'Forest', 'Forest'],
    ['Mountain', 'Mountain', 'Mountain', 'Mountain'],
    ['Mountain', 'Mountain', 'Island', 'Plains'],
  ]) {
    withLands(inPlay).casts('Raging Minotaur');
    then('Raging Minotaur').isIn('play');
    expect(play.game.state.objects.filter((object) => object.zone === 'play' && object.tapped)).toHaveLength(4);
  }
  refused('not enough mana', () => withLands(['Mountain', 'Forest', 'Forest', 'Forest']).casts('Raging Minotaur'));
  refused('not enough mana', () => withLands(['Mountain', 'Mountain', 'Mountain']).casts('Raging Minotaur'));
});

example(['P-099', 'P-095', 'P-096', 'P-097'], 'Blaze with x = 4: a mountain and four other lands, and 4 damage', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Blaze'], inPlay: lands },
    ben: { inPlay: ['Rowan Treefolk'] },
  });
  ann.casts('Blaze', { x: 4, target: ben });
  for (const land of lands) then(land).isTapped();
  then(ben).hasLife(16);

  const other = given('portal', { ann: { hand: ['Blaze'], inPlay: lands }, ben: { inPlay: ['Rowan Treefolk'] } });
  other.ann.casts('Blaze', { x: 4, target: 'Rowan Treefolk' });
  then('Rowan Treefolk').isIn('graveyard');
});

example(['P-100', 'P-096', 'P-097'], 'Blaze with x = 1: a mountain and one other land, and 1 damage', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Blaze'], inPlay: ['Mountain', 'Forest', 'Forest'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Blaze', { x: 1, target: 'Hill Giant' });
  then('Mountain').isTapped();
  then('Hill Giant').hasDamage(1);
  then(ben).hasLife(20);
  expect(play.game.state.objects.filter((object) => object.zone === 'play' && object.tapped)).toHaveLength(2);
});

rule(['P-095', 'P-096'], 'x is chosen anew each time, as high as there are lands for it', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Blaze', 'Blaze'], inPlay: ['Mountain', 'Mountain', 'Forest', 'Forest', 'Forest'] },
    ben: {},
  });
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number });
  expect(play.question).toMatchObject({ ask: 'number', purpose: 'choose X', min: 0, max: 4 });
  refused('wrong number', () => ann.chooses(5));
  ann.chooses(2);
  ann.chooses(ben);
  ann.chooses('Mountain', 'Forest', 'Forest');
  then(ben).hasLife(18);
  ann.casts('Blaze', { x: 1, target: ben });
  then(ben).hasLife(17);
});

rule('P-049', 'a land pays only in play', () => {
  const { ann } = given('portal', { ann: { hand: ['Scryb Sprites', 'Forest'], graveyard: ['Forest'] }, ben: {} });
  refused('not enough mana', () => ann.casts('Scryb Sprites'));
});

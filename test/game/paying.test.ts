// Paying: what can give the mana for a cost, what cannot because it pays already, and what a player keeps back.

import { expect, test } from 'vitest';
import type { Answer } from '../../src/engine/asking/decision.ts';
import { fromPosition } from '../../src/game/index.ts';
import { you } from '../../src/language/amount.ts';
import { activated, addMana, damage, draw, manaAbility } from '../../src/language/build.ts';
import { artifact, card, creature, land } from '../../src/language/card.ts';
import { sacrificeA, tap } from '../../src/language/cost.ts';
import { given, play, then } from '../play.ts';

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);
const bitter = card('Bitter Spring', {
  type: land(),
  abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addMana('R'), damage(1, you))],
});
const tome = card('Bright Tome', {
  cost: '{2}',
  type: artifact,
  abilities: [manaAbility([tap], addMana('C')), activated({ cost: ['{1}', tap], effects: [draw(1)] })],
});
const wurm = card('Grey Wurm', { cost: '{3}', type: creature('Wurm'), size: [3, 3] });
const cards = [bitter, tome, wurm];

test('a land with two abilities gives one mana, wherever they stand in the line', () => {
  for (const [inPlay, may] of [
    [['Bitter Spring', 'Forest'], false],
    [['Bitter Spring', 'Forest', 'Forest'], true],
    [['Bitter Spring', 'Bitter Spring'], false],
  ] as const) {
    const { ann } = given('m11', { ann: { hand: ['Grey Wurm'], inPlay: [...inPlay] }, ben: {} }, { cards });
    expect(ann.mayCast('Grey Wurm'), inPlay.join()).toBe(may);
  }
});

test('what hurts is tapped last', () => {
  const { ann } = given('m11', { ann: { hand: ['Shock'], inPlay: ['Bitter Spring', 'Mountain'] }, ben: {} }, { cards });
  ann.casts('Shock', { target: 'ben' });
  then('Mountain').isTapped();
  then('Bitter Spring').isUntapped();
  then(ann).hasLife(20);
});

test('what taps for an ability cannot give the mana for it', () => {
  const alone = given('m11', { ann: { inPlay: ['Bright Tome'] }, ben: {} }, { cards });
  expect(alone.ann.mayActivate('Bright Tome')).toBe(false);
  const { ann } = given('m11', { ann: { inPlay: ['Bright Tome', 'Forest'] }, ben: {} }, { cards });
  ann.activates('Bright Tome');
  play.allPass();
  then(ann).hasCardsInHand(1);
  then('Forest').isTapped();
});

test('what is kept back is not tapped, and may make a spell too dear', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Shock', 'Grizzly Bears'], inPlay: ['Mountain', 'Forest', 'Taiga'] },
    ben: {},
  });
  const id = (name: string): number => play.game.view(0).inPlay.find((each) => each.name === name)?.id as number;
  const bears = play.game.state.players[0]?.hand.find(
    (each) => play.game.inside.kind(each).definition.name === 'Grizzly Bears',
  ) as number;
  const casting = (...spare: number[]) => ({ kind: 'cast', card: bears, spare }) as const;
  expect(play.game.whyNot(casting(id('Mountain')))).toBeNull();
  expect(play.game.whyNot(casting(id('Mountain'), id('Forest')))?.key).toBe('not enough mana');
  expect(play.game.whyNot(casting(id('Forest'), id('Taiga')))?.key).toBe('not enough mana');
  expect(play.game.whyNot({ kind: 'cast', card: bears }), 'what was kept back once is free again').toBeNull();
  play.game.answer(casting(id('Mountain')), ann.seat);
  play.allPass();
  then('Grizzly Bears').isIn('play');
  then('Mountain').isUntapped();
  then('Forest').isTapped();
  then('Taiga').isTapped();
});

test('a creature that came this turn gives no mana, and one with haste does', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Giant Growth'], inPlay: [{ card: 'Llanowar Elves', sick: true }, 'Grizzly Bears'] },
    ben: {},
  });
  expect(ann.mayCast('Giant Growth')).toBe(false);
  const ready = given('m11', { ann: { hand: ['Giant Growth'], inPlay: ['Llanowar Elves', 'Grizzly Bears'] }, ben: {} });
  expect(ready.ann.mayCast('Giant Growth')).toBe(true);
});

test('mana of the pool pays first, coloured symbols before the rest', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Gray Ogre'], inPlay: [...lands('Mountain', 2), ...lands('Forest', 2)] },
    ben: {},
  });
  ann.taps('Mountain');
  ann.taps('Forest');
  ann.casts('Gray Ogre', {});
  then(ann).hasMana('');
  expect(play.game.view(0).inPlay.filter(({ tapped }) => tapped)).toHaveLength(3);
});

const filterStone = card('Filter Stone', {
  cost: '{2}',
  type: artifact,
  abilities: [manaAbility(['{1}', tap], addMana('W', 'W'))],
});
const altar = card('Small Altar', {
  cost: '{2}',
  type: artifact,
  abilities: [manaAbility([sacrificeA({ types: ['creature'] })], addMana('B', 'B'))],
});

test('who thinks better of it while paying takes everything back', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Mountain', 'Swamp'] },
    ben: {},
  });
  const before = play.game.hash();
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
  expect(play.question).toMatchObject({ ask: 'pay' });
  expect(play.game.legalAnswers()).toHaveLength(2);
  play.game.answer({ kind: 'cancel' }, ann.seat);
  expect(play.game.hash()).toBe(before);
  then('Forest').isUntapped();
  then(ann).hasInHand('Grizzly Bears');
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
  play.game.answer(play.game.legalAnswers()[1] as Answer, ann.seat);
  play.allPass();
  then('Grizzly Bears').isIn('play');
  then('Mountain').isUntapped();
  then('Swamp').isTapped();
});

test('mana that costs mana, or a creature, is made before it is needed', () => {
  const { ann } = given(
    'm11',
    { ann: { inPlay: ['Filter Stone', 'Small Altar', 'Forest', 'Grizzly Bears', 'Hill Giant'] }, ben: {} },
    { cards: [filterStone, altar] },
  );
  ann.taps('Filter Stone');
  then(ann).hasMana('WW');
  then('Forest').isTapped();
  then('Filter Stone').isTapped();
  ann.taps('Small Altar');
  ann.chooses('Hill Giant');
  then(ann).hasMana('WWBB');
  then('Hill Giant').isIn('graveyard');
  then('Small Altar').isUntapped();
});

test('a chance to act is given where dear mana would pay for it, and not where it would have to be made twice', () => {
  const smallAltar = card('Ash Altar', {
    cost: '{2}',
    type: artifact,
    abilities: [manaAbility([tap, sacrificeA({ types: ['creature'] })], addMana('B'))],
  });
  const asked = (hand: string): string | null => {
    const game = fromPosition({
      book: 'm11',
      seats: {
        ann: { library: ['Plains', 'Plains'] },
        ben: { hand: [hand], inPlay: ['Ash Altar', 'Grizzly Bears', 'Hill Giant'], library: ['Plains', 'Plains'] },
      },
      step: 'upkeep',
      options: { windows: 'useful', cards: [smallAltar] },
    });
    return game.question === null ? null : (game.names[game.question.player] ?? null);
  };
  expect(asked('Stabbing Pain')).toBe('ben');
  expect(asked('Doom Blade')).not.toBe('ben');
});

test('a land of two colors gives none but these', () => {
  for (const [spell, may] of [
    ['Savannah Lions', false],
    ["Mons's Goblin Raiders", false],
    ['Merfolk of the Pearl Trident', true],
    ['Muck Rats', true],
  ] as const) {
    const { ann } = given('m11', { ann: { hand: [spell], inPlay: ['Drowned Catacomb'] }, ben: {} });
    expect(ann.mayCast(spell), spell).toBe(may);
  }
});

test('whoever may pay pays with any of the lands, the very first card of the game too', () => {
  const { ann } = given(
    'tenth',
    { ann: { library: [], inPlay: [...lands('Forest', 4), 'Force of Nature'] }, ben: {} },
    { active: 'ben' },
  );
  expect(play.game.inside.kind(1).definition.name).toBe('Forest');
  play.until('upkeep', 'ann');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  then(ann).hasLife(20);
  then('Forest#1').isTapped();
});

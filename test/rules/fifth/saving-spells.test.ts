// Regeneration by a spell (1997): cast at a creature on its way to the graveyard, and at no other time.

import { expect, test } from 'vitest';
import { fromPosition } from '../../../src/game/index.ts';
import { addMana, manaAbility } from '../../../src/language/build.ts';
import { artifact, card } from '../../../src/language/card.ts';
import { sacrificeA } from '../../../src/language/cost.ts';
import { creature } from '../../../src/language/filter.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

for (const book of ['beta', 'fifth'] as const)
  rule(['F-502', 'F-506'], `${book}: Death Ward saves a creature that is about to go to the graveyard`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Death Ward'], inPlay: ['Plains', 'Hill Giant', 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Hill Giant' });
    ann.passes();
    refused('regeneration only', () => ben.casts('Death Ward'));
    play.until('regeneration');
    ben.casts('Death Ward', { target: 'Hill Giant' });
    then('Hill Giant').isIn('play').isTapped().hasDamage(0);
    then('Death Ward').isIn('graveyard');
  });

rule('F-527', 'only what is about to go to the graveyard can be the target', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Regenerate'], inPlay: ['Forest', 'Forest', 'Hill Giant', 'Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: 'Hill Giant' });
  play.until('regeneration');
  ben.casts('Regenerate'); // there is nothing to choose
  then('Hill Giant').isIn('play').isTapped();
  then('Grizzly Bears').isUntapped();
});

rule('F-522', 'what is buried cannot be saved by a spell either', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { hand: ['Death Ward'], inPlay: ['Plains', 'Hill Giant'] },
  });
  ann.casts('Terror', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
  then(ben).hasInHand('Death Ward');
});

rule('F-506', 'of two creatures that die together the spell saves one; the other goes', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Pyroclasm'], inPlay: ['Mountain', 'Mountain'] },
    ben: { hand: ['Death Ward'], inPlay: ['Plains', 'Grizzly Bears', 'Savannah Lions'] },
  });
  ann.casts('Pyroclasm');
  play.until('regeneration');
  ben.casts('Death Ward', { target: 'Savannah Lions' });
  then('Savannah Lions').isIn('play').isTapped();
  then('Grizzly Bears').isIn('graveyard');
});

rule('F-502', 'the spell can be interrupted, and then the creature goes', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Counterspell'], inPlay: ['Mountain', 'Island', 'Island'] },
    ben: { hand: ['Death Ward'], inPlay: ['Plains', 'Hill Giant'] },
  });
  ann.casts('Lightning Bolt', { target: 'Hill Giant' });
  play.until('regeneration');
  ben.casts('Death Ward');
  ann.casts('Counterspell', { target: 'Death Ward' });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
});

/** "Sacrifice a creature: add one black mana." */
const altar = card('Bone Altar', {
  cost: '{1}',
  type: artifact,
  abilities: [manaAbility([sacrificeA(creature)], addMana('B'))],
});

for (const [maker, made] of [
  ['Black Lotus', 'B'],
  ['Bone Altar', 'Scryb Sprites'],
] as const)
  rule('F-502', `regeneration is offered where its mana comes of a sacrifice: ${maker}`, () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
        ben: { inPlay: ['Drudge Skeletons', maker, 'Scryb Sprites'] },
      },
      { cards: [altar] },
    );
    ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
    play.until('regeneration');
    ben.taps(maker);
    ben.chooses(made);
    ben.activates('Drudge Skeletons');
    then('Drudge Skeletons').isIn('play').isTapped();
  });

test('asked only where it is useful, a player with a Lotus and an instant is asked; with nothing to spend it on, not', () => {
  const asked = (hand: string): number | undefined =>
    fromPosition({
      book: 'beta',
      active: 'ann',
      step: 'upkeep',
      seats: { ann: { library: ['Plains'] }, ben: { hand: [hand], inPlay: ['Black Lotus'], library: ['Plains'] } },
      options: { windows: 'useful' },
    }).question?.player;
  expect(asked('Lightning Bolt')).toBe(1);
  expect(asked('Grizzly Bears')).not.toBe(1);
});

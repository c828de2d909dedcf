// Life paid for mana, a life beyond life, and a gloom that lay on the Circles alone.

import { describe, expect, test } from 'vitest';
import { all, eventAmount, opponents } from '../../src/language/amount.ts';
import { damage, destroy, gainLife, replacing } from '../../src/language/build.ts';
import { card, enchantment, sorcery } from '../../src/language/card.ts';
import { enchantment as enchantments } from '../../src/language/filter.ts';
import { given, play, refused, then } from '../play.ts';

const idOf = (name: string): number => {
  const { state, inside } = play.game;
  return state.objects.findIndex((each) => each.id > 0 && inside.kinds.of(each.printed).definition.name === name);
};
/** The first ability that a player has for a while. */
const OWN = 1000;

describe('Channel', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'life for mana, as much as there is, until the turn is over (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Channel', 'Fireball'], inPlay: ['Forest', 'Forest', 'Mountain'] },
        ben: {},
      });
      ann.casts('Channel');
      play.allPass();
      for (let i = 0; i < 6; i += 1) play.game.answer({ kind: 'use', source: idOf('Channel'), ability: OWN }, 0);
      then(ann).hasLife(14).hasMana('CCCCCC');
      ann.casts('Fireball', { x: 6, target: ben });
      play.allPass();
      then(ben).hasLife(14);
      expect(play.game.whyNot({ kind: 'use', source: idOf('Channel'), ability: OWN })).toBeNull();
      play.until('main', 'ben');
      play.until('main', 'ann');
      expect(play.game.whyNot({ kind: 'use', source: idOf('Channel'), ability: OWN })?.key).toBe('not offered');
    },
  );

  test('it is the caster who may, and nobody pays life that is not there', () => {
    const { ann } = given('m11', { ann: { life: 2, hand: ['Channel'], inPlay: ['Forest', 'Forest'] }, ben: {} });
    ann.casts('Channel');
    play.allPass();
    const use = { kind: 'use', source: idOf('Channel'), ability: OWN } as const;
    play.game.answer(use, 0);
    then(ann).hasLife(1).hasMana('C');
    const other = given('m11', {
      ann: { hand: ['Channel'], inPlay: ['Forest', 'Forest'] },
      ben: { hand: ['Shock'], inPlay: ['Mountain'] },
    });
    other.ann.casts('Channel');
    play.allPass();
    other.ann.passes();
    expect(play.asked).toBe('ben');
    refused('not offered', () => play.game.answer({ kind: 'use', source: idOf('Channel'), ability: OWN }, 1));
  });
});

describe('Lich', () => {
  const swamps = ['Swamp', 'Swamp', 'Swamp', 'Swamp'];

  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'all life is lost, the game is not, and life gained is cards drawn (%s)',
    (book) => {
      const { ann } = given(book, {
        ann: { hand: ['Lich', 'Healing Salve'], inPlay: [...swamps, 'Plains'] },
        ben: {},
      });
      ann.casts('Lich');
      play.allPass();
      then(ann).hasLife(0);
      play.isGoingOn();
      ann.casts('Healing Salve', { mode: 0, target: ann });
      play.allPass();
      if (book === 'fifth') play.allPass();
      then(ann).hasLife(0).hasCardsInHand(3);
      play.until('main', 'ben');
      play.isGoingOn();
    },
  );

  test.each(['beta', 'm11'] as const)(
    'damage is paid in cards in play, and without enough of them the game is lost (%s)',
    (book) => {
      const { ann, ben } = given(
        book,
        {
          ann: { life: 0, inPlay: ['Lich', 'Swamp', 'Forest', 'Island', 'Grizzly Bears'] },
          ben: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
        },
        { active: 'ben' },
      );
      ben.casts('Lightning Bolt', { target: ann });
      play.allPass();
      if (play.asked !== 'ann') play.allPass();
      ann.chooses('Swamp', 'Forest', 'Grizzly Bears');
      then('Grizzly Bears').isIn('graveyard');
      play.isGoingOn();
      ben.casts('Lightning Bolt', { target: ann });
      play.allPass();
      if (play.game.state.outcome === null) play.allPass();
      play.isWonBy('ben');
    },
  );

  test('beta: life of an upkeep effect brings its cards at once, before anything else is done', () => {
    const { ann } = given(
      'beta',
      { ann: { life: 0, hand: Array<string>(6).fill('Island'), inPlay: ['Lich', 'Ivory Tower'] }, ben: {} },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    ann.dealsWith('Ivory Tower');
    then(ann).hasLife(0).hasCardsInHand(8);
  });

  test('with the Lich goes its player', () => {
    const { ben } = given(
      'm11',
      { ann: { life: 0, inPlay: ['Lich', 'Swamp'] }, ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] } },
      { active: 'ben' },
    );
    ben.casts('Disenchant', { target: 'Lich' });
    play.allPass();
    if (play.game.state.outcome === null) play.allPass();
    play.isWonBy('ben');
  });
});

describe('what is done instead of gaining life', () => {
  const bitter = card('Bitter Cup', {
    cost: '{0}',
    type: enchantment,
    abilities: [replacing({ replace: 'instead', of: 'life', with: [damage(eventAmount, opponents)] })],
  });
  const feast = card('Last Feast', {
    cost: '{0}',
    type: sorcery,
    effects: [gainLife(2), gainLife(3), destroy(all(enchantments))],
  });

  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'may be anything, for each gain, though what says so is gone by then (%s)',
    (book) => {
      const { ann, ben } = given(
        book,
        { ann: { hand: ['Last Feast'], inPlay: ['Bitter Cup'] }, ben: {} },
        { cards: [bitter, feast] },
      );
      ann.casts('Last Feast');
      play.allPass();
      then('Bitter Cup').isIn('graveyard');
      then(ann).hasLife(20);
      play.allPass();
      then(ben).hasLife(15);
    },
  );

  test('a player who does not control it gains life', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Last Feast'] }, ben: { inPlay: ['Bitter Cup'] } },
      { cards: [bitter, feast] },
    );
    ann.casts('Last Feast');
    play.allPass();
    then(ann).hasLife(25);
    then(ben).hasLife(20);
  });
});

describe('Gloom', () => {
  test('of white enchantments only a Circle costs more to use in 1993, any of them later', () => {
    for (const [book, dearer] of [
      ['beta', false],
      ['fifth', true],
    ] as const) {
      const { ann } = given(book, {
        ann: { inPlay: ['Plains', { card: 'Pearled Unicorn', with: ['Holy Armor'] }] },
        ben: { inPlay: ['Gloom'] },
      });
      expect(ann.mayActivate('Holy Armor')).toBe(!dearer);
    }
  });
});

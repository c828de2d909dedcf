// The black cards of Magic 2010 and 2011 with words of their own: what they do, and what they must not do.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const swamps = (number: number): string[] => Array.from({ length: number }, () => 'Swamp');
const isTop = (seat: number, of: number): string[] =>
  play.game.view(seat).players[of]?.knownLibrary.map(({ name }) => name) ?? [];

describe('cards that come to light', () => {
  test('Duress: you see the hand and choose a card that is neither creature nor land', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Duress'], inPlay: swamps(1) },
      ben: { hand: ['Forest', 'Hill Giant', 'Lightning Bolt', 'Doom Blade'] },
    });
    ann.casts('Duress', { target: ben });
    play.pass();
    play.pass();
    expect([...ann.choices].sort()).toEqual(['Doom Blade', 'Lightning Bolt']);
    ann.chooses('Doom Blade');
    then('Doom Blade').isIn('graveyard');
    then(ben).hasCardsInHand(3);
    expect(play.game.view(ann.seat).players[ben.seat]?.hand).toHaveLength(3);
  });

  test('Duress: a hand of creatures and lands loses nothing', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Duress'], inPlay: swamps(1) },
      ben: { hand: ['Forest', 'Hill Giant'] },
    });
    ann.casts('Duress', { target: ben });
    play.allPass();
    then(ben).hasCardsInHand(2);
  });

  test('Dark Tutelage: the top card to the hand, for as much life as it costs', () => {
    const { ann } = given(
      'm11',
      { ann: { inPlay: ['Dark Tutelage'], library: ['Craw Wurm', 'Forest', 'Forest'] }, ben: {} },
      { active: 'ben', step: 'end step' },
    );
    play.until('draw', 'ann');
    then(ann).hasLife(14).hasInHand('Craw Wurm');
  });

  test('Dark Tutelage: a land costs nothing, and it is not drawn', () => {
    const { ann } = given(
      'm11',
      {
        ann: { inPlay: ['Dark Tutelage'], library: ['Forest', 'Plains', 'Plains'] },
        ben: { inPlay: ['Underworld Dreams'] },
      },
      { active: 'ben', step: 'end step' },
    );
    play.until('main', 'ann');
    then(ann).hasLife(19).hasCardsInHand(2);
  });

  test('Haunting Echoes: the graveyard is exiled but for basic lands, and namesakes with it', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Haunting Echoes'], inPlay: swamps(5), graveyard: ['Warpath Ghoul'] },
      ben: { graveyard: ['Hill Giant', 'Forest'], library: ['Hill Giant', 'Forest', 'Craw Wurm', 'Hill Giant'] },
    });
    ann.casts('Haunting Echoes', { target: ben });
    play.pass();
    play.pass();
    ann.chooses('Hill Giant#1', 'Hill Giant#2');
    then(ben).hasCardsInLibrary(2).hasCardsInGraveyard(1);
    then('Craw Wurm').isIn('library');
    then('Warpath Ghoul').isIn('graveyard');
  });
});

describe('Leyline of the Void', () => {
  test('Leyline of the Void: what would go to an opponent’s graveyard is exiled, from anywhere', () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: ['Mind Rot', 'Doom Blade', 'Doom Blade'],
        inPlay: ['Leyline of the Void', 'Hill Giant', ...swamps(7)],
      },
      ben: { hand: ['Forest'], inPlay: ['Craw Wurm'] },
    });
    ann.casts('Mind Rot', { target: ben });
    play.allPass();
    ann.casts('Doom Blade', { target: 'Craw Wurm' });
    play.allPass();
    then('Forest').isIn('removed');
    then('Craw Wurm').isIn('removed');
    ann.casts('Doom Blade', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    then('Mind Rot').isIn('graveyard');
  });

  test('Leyline of the Void: exiled creatures do not die, but tokens still do', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Doom Blade'], inPlay: ['Leyline of the Void', ...swamps(2)] },
      ben: { inPlay: ['Roc Egg'] },
    });
    ann.casts('Doom Blade', { target: 'Roc Egg' });
    play.allPass();
    then('Roc Egg').isIn('removed');
    expect(play.game.state.inPlay.some((id) => play.game.state.objects[id]?.controller === ben.seat)).toBe(false);
  });
});

describe('Phylactery Lich', () => {
  test('Phylactery Lich: lives as long as its phylactery does', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Phylactery Lich', 'Lightning Bolt', 'Lightning Bolt', 'Shatter'],
        inPlay: [...swamps(3), 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Ornithopter'],
      },
      ben: { inPlay: ['Howling Mine'] },
    });
    ann.casts('Phylactery Lich');
    play.allPass();
    then('Phylactery Lich').is(5, 5).hasKeyword('indestructible');
    then('Ornithopter').hasCounters('phylactery', 1);
    ann.casts('Lightning Bolt', { target: 'Phylactery Lich' });
    play.allPass();
    ann.casts('Lightning Bolt', { target: 'Phylactery Lich' });
    play.allPass();
    then('Phylactery Lich').isIn('play').hasDamage(6);
    ann.casts('Shatter', { target: 'Ornithopter' });
    play.allPass();
    then('Phylactery Lich').isIn('graveyard');
  });

  test('Phylactery Lich: without an artifact of its own player it is lost at once', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Phylactery Lich'], inPlay: swamps(3) },
      ben: { inPlay: ['Howling Mine'] },
    });
    ann.casts('Phylactery Lich');
    play.allPass();
    then('Phylactery Lich').isIn('graveyard');
    then('Howling Mine').hasCounters('phylactery', 0);
  });
});

describe("Demon of Death's Gate", () => {
  const GHOULS = ['Warpath Ghoul', 'Barony Vampire', 'Nether Horror'];

  test("Demon of Death's Gate: for six life and three black creatures", () => {
    const { ann } = given('m11', {
      ann: { hand: ["Demon of Death's Gate"], inPlay: [...GHOULS, 'Hill Giant'] },
      ben: {},
    });
    ann.casts("Demon of Death's Gate");
    play.allPass();
    then("Demon of Death's Gate").is(9, 9).hasKeyword('flying').hasKeyword('trample');
    then(ann).hasLife(14).hasCardsInGraveyard(3);
    then('Hill Giant').isIn('play');
  });

  test("Demon of Death's Gate: or for its mana, as its player chooses", () => {
    const { ann } = given('m11', {
      ann: { hand: ["Demon of Death's Gate"], inPlay: [...GHOULS, ...swamps(9)] },
      ben: {},
    });
    ann.casts("Demon of Death's Gate", { choose: ['the mana cost'] });
    play.allPass();
    then("Demon of Death's Gate").isIn('play');
    then(ann).hasLife(20).hasCardsInGraveyard(0);
  });

  test.each([
    ['two black creatures', { inPlay: ['Warpath Ghoul', 'Barony Vampire', 'Hill Giant'] }],
    ['five life', { life: 5, inPlay: GHOULS }],
  ])("Demon of Death's Gate: not for %s", (_what, seat) => {
    const { ann } = given('m11', { ann: { hand: ["Demon of Death's Gate"], ...seat }, ben: {} });
    refused('not enough mana', () => ann.casts("Demon of Death's Gate"));
  });
});

describe('Vampire Nocturnus', () => {
  const scene = (top: string) =>
    given('m11', {
      ann: { inPlay: ['Vampire Nocturnus', 'Barony Vampire', 'Hill Giant'], library: [top, 'Forest'] },
      ben: { inPlay: ['Child of Night'], library: ['Doom Blade', 'Doom Blade'] },
    });

  test('Vampire Nocturnus: everybody sees the top card, and of no other library', () => {
    const { ann, ben } = scene('Doom Blade');
    for (const seat of [ann.seat, ben.seat]) {
      expect(isTop(seat, ann.seat)).toHaveLength(1);
      expect(isTop(seat, ben.seat)).toEqual([]);
    }
  });

  test('Vampire Nocturnus: while that is black, your Vampires are bigger and fly', () => {
    const { ann } = scene('Doom Blade');
    const isBlack = isTop(ann.seat, ann.seat)[0] === 'Doom Blade';
    expect(isBlack).toBe(true);
    then('Vampire Nocturnus').is(5, 4).hasKeyword('flying');
    then('Barony Vampire').is(5, 3).hasKeyword('flying');
    then('Hill Giant').is(3, 3).lacksKeyword('flying');
    then('Child of Night').is(2, 1);
  });

  test('Vampire Nocturnus: under a card that is not black they are as printed', () => {
    scene('Lightning Bolt');
    then('Vampire Nocturnus').is(3, 3).lacksKeyword('flying');
    then('Barony Vampire').is(3, 2);
  });
});

describe('Necrotic Plague', () => {
  test.each(['tenth', 'm11'])(
    'Necrotic Plague: goes from creature to creature, chosen by the one who lost his, in %s',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Necrotic Plague'], inPlay: [...swamps(4), 'Warpath Ghoul', 'Nether Horror'] },
        ben: { inPlay: ['Hill Giant', 'Craw Wurm'] },
      });
      ann.casts('Necrotic Plague', { target: 'Hill Giant' });
      play.allPass();
      play.until('upkeep', 'ben');
      play.pass();
      play.pass();
      expect(play.asked).toBe('ben');
      expect([...ben.choices].sort()).toEqual(['Nether Horror', 'Warpath Ghoul']);
      ben.chooses('Nether Horror');
      play.allPass();
      then('Hill Giant').isIn('graveyard');
      then('Necrotic Plague').isAttachedTo('Nether Horror').isControlledBy(ann).isUntapped();
    },
  );

  test('Necrotic Plague: with nothing left to take it stays in the graveyard', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Necrotic Plague'], inPlay: swamps(4) },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Necrotic Plague', { target: 'Hill Giant' });
    play.allPass();
    play.until('main', 'ben');
    then('Hill Giant').isIn('graveyard');
    then('Necrotic Plague').isIn('graveyard');
  });
});

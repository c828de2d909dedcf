// Artifacts that are used: at a creature or player, against damage, and for mana; each does what it says, and no more.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);

describe('used at a creature or player', () => {
  test.each([
    ["Aladdin's Ring", 8, 4],
    ['Skull Catapult', 1, 2],
  ] as const)('%s: for %i mana, %i damage', (name, mana, damage) => {
    const { ann, ben } = given('fifth', { ann: { inPlay: [name, 'Ornithopter', ...lands(mana)] }, ben: {} });
    ann.activates(name, { target: ben });
    play.allPass();
    then(ben).hasLife(20 - damage);
    then(name).isTapped();
    then('Ornithopter').isIn(name === 'Skull Catapult' ? 'graveyard' : 'play');
  });

  test('Grapeshot Catapult: only at what flies', () => {
    const { ann } = given('fifth', {
      ann: { inPlay: ['Grapeshot Catapult'] },
      ben: { inPlay: ['Grizzly Bears', 'Mesa Pegasus'] },
    });

    ann.activates('Grapeshot Catapult', { target: 'Mesa Pegasus' }); // there is no other target
    play.allPass();
    then('Mesa Pegasus').isIn('graveyard');
  });

  test('Coral Helm: a card at random for +2/+2, and nothing without a card', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Plains'], inPlay: ['Coral Helm', 'Grizzly Bears', ...lands(6)] },
      ben: {},
    });
    ann.activates('Coral Helm', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(4, 4);
    then('Plains').isIn('graveyard');
    refused('cost', () => ann.activates('Coral Helm', { target: 'Grizzly Bears' }));
  });

  test('Flying Carpet: flying until end of turn', () => {
    const { ann } = given('fifth', { ann: { inPlay: ['Flying Carpet', 'Craw Wurm', ...lands(2)] }, ben: {} });
    ann.activates('Flying Carpet', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').hasKeyword('flying');
    play.until('upkeep', 'ben');
    then('Craw Wurm').lacksKeyword('flying');
  });

  test("Tawnos's Wand: a small creature cannot be blocked, a large one is no target", () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ["Tawnos's Wand", 'Grizzly Bears', 'Hill Giant', ...lands(2)] },
      ben: { inPlay: ['Giant Spider'] },
    });
    ann.activates("Tawnos's Wand");
    expect(ann.choices).toEqual(['Grizzly Bears', 'Giant Spider']);
    ann.chooses('Grizzly Bears');
    play.allPass();
    ann.attacks('Grizzly Bears');
    play.until('end of combat');
    then(ben).hasLife(18);
  });

  test("Joven's Tools: only Walls may still block", () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ["Joven's Tools", 'Grizzly Bears', ...lands(4)] },
      ben: { inPlay: ['Giant Spider', 'Wall of Stone'] },
    });
    ann.activates("Joven's Tools", { target: 'Grizzly Bears' });
    play.allPass();
    ann.attacks('Grizzly Bears');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Grizzly Bears', 'Giant Spider'));
    ben.blocks('Grizzly Bears', 'Wall of Stone');
    play.until('end of combat');
    then(ben).hasLife(20);
  });

  test("Jandor's Saddlebags untaps a creature", () => {
    const { ann } = given('m11', {
      ann: { inPlay: ["Jandor's Saddlebags", { card: 'Craw Wurm', tapped: true }, ...lands(3)] },
      ben: {},
    });
    ann.activates("Jandor's Saddlebags", { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isUntapped();
  });

  test("Barl's Cage: one untap step is slept through, not two", () => {
    const { ann } = given('m11', {
      ann: { inPlay: ["Barl's Cage", ...lands(3)] },
      ben: { inPlay: [{ card: 'Craw Wurm', tapped: true }] },
    });
    ann.activates("Barl's Cage", { target: 'Craw Wurm' });
    play.until('upkeep', 'ben');
    then('Craw Wurm').isTapped();
    play.until('upkeep', 'ann');
    play.until('upkeep', 'ben');
    then('Craw Wurm').isUntapped();
  });

  test('Millstone: two cards from the top, of whoever is aimed at', () => {
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Millstone', ...lands(2)] }, ben: {} });
    ann.activates('Millstone', { target: ben });
    play.allPass();
    then(ben).hasCardsInGraveyard(2).hasCardsInLibrary(18);
  });

  test('Obelisk of Undoing: not what is only borrowed', () => {
    const { ann } = given('fifth', {
      ann: {
        inPlay: [
          'Obelisk of Undoing',
          'Grizzly Bears',
          ...lands(6),
          { card: 'Craw Wurm', owner: 'ben', with: ['Control Magic'] },
        ],
      },
      ben: {},
    });
    then('Craw Wurm').isControlledBy(ann);
    ann.activates('Obelisk of Undoing');
    expect(ann.choices).not.toContain('Craw Wurm');
    ann.chooses('Grizzly Bears');
    play.allPass();
    then(ann).hasInHand('Grizzly Bears');
  });
});

describe('against damage', () => {
  test.each(['tenth', 'm11'] as const)('Amulet of Kroog and Conservator (%s)', (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: ['Amulet of Kroog', 'Conservator', ...lands(5)] },
        ben: { hand: ['Lava Axe'], inPlay: lands(5, 'Mountain') },
      },
      { active: 'ben' },
    );
    ben.casts('Lava Axe', { target: ann });
    ann.activates('Amulet of Kroog', { target: ann });
    ann.activates('Conservator');
    play.allPass();
    then(ann).hasLife(18);
  });

  test('Pentagram of the Ages: whatever its color, all damage of one source', () => {
    const { ann, ben } = given(
      'tenth',
      {
        ann: { inPlay: ['Pentagram of the Ages', ...lands(4)] },
        ben: { hand: ['Lava Axe'], inPlay: lands(5, 'Mountain') },
      },
      { active: 'ben' },
    );
    ben.casts('Lava Axe', { target: ann });
    ben.passes();
    ann.activates('Pentagram of the Ages');
    play.allPass();
    ann.chooses('Lava Axe');
    play.allPass();
    then(ann).hasLife(20);
  });
});

describe('that make mana', () => {
  test('Celestial Prism: two for one of any color', () => {
    const { ann } = given('beta', { ann: { inPlay: ['Celestial Prism', ...lands(2)] }, ben: {} });
    ann.taps('Celestial Prism');
    ann.chooses('G');
    then(ann).hasMana('G');
  });

  test("Ashnod's Altar: a creature for two, as often as there are creatures", () => {
    const { ann } = given('fifth', { ann: { inPlay: ["Ashnod's Altar", 'Ornithopter', 'Grizzly Bears'] }, ben: {} });
    ann.taps("Ashnod's Altar");
    ann.chooses('Ornithopter');
    ann.taps("Ashnod's Altar");
    then(ann).hasMana('CCCC');
    then('Grizzly Bears').isIn('graveyard');
  });

  test('Composite Golem: all five colors, once', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Composite Golem'] }, ben: {} });
    ann.taps('Composite Golem');
    then(ann).hasMana('WUBRG');
    then('Composite Golem').isIn('graveyard');
  });

  test('Chromatic Star: a color now, and a card for its end', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Chromatic Star', 'Island'] }, ben: {} });
    ann.taps('Chromatic Star');
    ann.chooses('R');
    then(ann).hasMana('R');
    play.allPass();
    then(ann).hasCardsInHand(1);
  });

  test('Chromatic Star: the card also comes when the Star is destroyed', () => {
    const { ann, ben } = given(
      'tenth',
      { ann: { inPlay: ['Chromatic Star'] }, ben: { hand: ['Naturalize'], inPlay: lands(2, 'Forest') } },
      { active: 'ben' },
    );
    ben.casts('Naturalize', { target: 'Chromatic Star' });
    play.allPass();
    play.allPass();
    then(ann).hasCardsInHand(1);
  });

  test('Apprentice Wizard: one blue for three colorless', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Apprentice Wizard', 'Island'] }, ben: {} });
    ann.taps('Apprentice Wizard');
    then(ann).hasMana('CCC');
  });
});

describe('that do not untap by themselves', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)('Basalt Monolith pays for its own untapping (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Basalt Monolith', 'Island'] }, ben: {} });
    ann.taps('Basalt Monolith');
    then(ann).hasMana('CCC');
    ann.activates('Basalt Monolith');
    play.allPass();
    then('Basalt Monolith').isUntapped();
    then(ann).hasMana('');
    ann.taps('Basalt Monolith');
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Basalt Monolith').isTapped();
    then('Island').isUntapped();
  });

  test('Colossus of Sardia: nine mana in the upkeep, and at no other time', () => {
    const { ann } = given(
      'tenth',
      { ann: { inPlay: [{ card: 'Colossus of Sardia', tapped: true }, ...lands(18)] }, ben: {} },
      { step: 'upkeep' },
    );
    ann.activates('Colossus of Sardia');
    play.allPass();
    then('Colossus of Sardia').isUntapped();
    play.until('main', 'ann');
    expect(ann.mayActivate('Colossus of Sardia')).toBe(false);
    ann.attacks('Colossus of Sardia');
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Colossus of Sardia').isTapped();
  });

  test('Mana Vault: in 2010 it is offered once, and hurts in the draw step', () => {
    const { ann } = given(
      'm11',
      { ann: { inPlay: [{ card: 'Mana Vault', tapped: true }, ...lands(4)] }, ben: {} },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    play.allPass();
    ann.chooses('no');
    play.until('draw', 'ann');
    play.allPass();
    then(ann).hasLife(19);
    then('Mana Vault').isTapped();
  });

  test('Mana Vault: paid for, it does not hurt', () => {
    const { ann } = given(
      'm11',
      { ann: { inPlay: [{ card: 'Mana Vault', tapped: true }, ...lands(4)] }, ben: {} },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    play.allPass();
    ann.chooses('yes');
    then('Mana Vault').isUntapped();
    play.until('main', 'ann');
    then(ann).hasLife(20);
  });

  test('Mana Vault: in 1997 it may be untapped at any time of the upkeep, before the end of it hurts', () => {
    const { ann } = given(
      'fifth',
      { ann: { inPlay: [{ card: 'Mana Vault', tapped: true }, ...lands(4)] }, ben: {} },
      { step: 'upkeep' },
    );
    ann.activates('Mana Vault');
    play.until('main', 'ann');
    then('Mana Vault').isUntapped();
    then(ann).hasLife(20);
  });

  test.each(['beta', 'tenth'] as const)('Meekstone: the strong stay tapped, whoever has them (%s)', (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ['Meekstone', { card: 'Hill Giant', tapped: true }, { card: 'Grizzly Bears', tapped: true }] },
      ben: { inPlay: [{ card: 'Craw Wurm', tapped: true }] },
    });
    play.until('main', 'ben');
    then('Craw Wurm').isTapped();
    play.until('main', 'ann');
    then('Hill Giant').isTapped();
    then('Grizzly Bears').isUntapped();
    then(ann).hasLife(20);
  });

  test('Dehydration: the creature stays tapped', () => {
    given('tenth', { ann: {}, ben: { inPlay: [{ card: 'Craw Wurm', tapped: true, with: ['Dehydration'] }] } });
    play.until('main', 'ben');
    then('Craw Wurm').isTapped();
  });
});

// Blue spells that count what they did, ask for a colour, or draw a card in the next upkeep; and what lies in bottles.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('spells', () => {
  test.each(['beta', 'm11'] as const)('Volcanic Eruption: as much damage as Mountains destroyed (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Volcanic Eruption'], inPlay: ['Hill Giant', ...islands(5)] },
      ben: { inPlay: ['Mountain', 'Mountain', 'Grizzly Bears'] },
    });
    ann.casts('Volcanic Eruption', { x: 2, targets: ['Mountain', 'Mountain#2'] });
    play.allPass();
    then('Mountain').isIn('graveyard');
    then(ann).hasLife(18);
    then(ben).hasLife(18);
    then('Grizzly Bears').isIn('graveyard');
    then('Hill Giant').hasDamage(2);
  });

  test('Energy Tap: as much mana as the creature costs', () => {
    const { ann } = given('m11', { ann: { hand: ['Energy Tap'], inPlay: ['Craw Wurm', 'Island'] }, ben: {} });
    ann.casts('Energy Tap', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isTapped();
    then(ann).hasMana('CCCCCC');
  });

  test("Hurkyl's Recall: what the player owns, whoever has it", () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ["Hurkyl's Recall"], inPlay: [...islands(2), 'Ornithopter', { card: 'Juggernaut', owner: 'ben' }] },
      ben: { inPlay: ['Mind Stone', 'Grizzly Bears'] },
    });
    ann.casts("Hurkyl's Recall", { target: ben });
    play.allPass();
    then(ben).hasInHand('Mind Stone', 'Juggernaut').hasCardsInHand(2);
    then('Ornithopter').isIn('play');
  });

  test('Hydroblast: may be aimed at anything, and stops only what is red', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
      ben: { hand: ['Hydroblast', 'Hydroblast'], inPlay: [...islands(2)] },
    });
    ann.casts('Grizzly Bears');
    ann.passes();
    ben.casts('Hydroblast', { mode: 0, target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('play');
    const red = given(
      'm11',
      { ann: { inPlay: ['Hill Giant'] }, ben: { hand: ['Hydroblast'], inPlay: islands(1) } },
      { active: 'ben' },
    );
    red.ben.casts('Hydroblast', { mode: 1, target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
  });

  test.each(['fifth', 'm11'] as const)('Memory Lapse: the spell is the next card drawn (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
      ben: { hand: ['Memory Lapse'], inPlay: islands(2) },
    });
    ann.casts('Grizzly Bears');
    ben.casts('Memory Lapse', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('library');
    const top = play.game.state.players[0]?.library.at(-1) ?? 0;
    expect(play.game.inside.kind(top).definition.name).toBe('Grizzly Bears');
  });

  test('Forget: two discarded, as many drawn as there were', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Forget'], inPlay: islands(2) },
      ben: { hand: ['Swamp'] },
    });
    ann.casts('Forget', { target: ben });
    play.allPass();
    then('Swamp').isIn('graveyard');
    then(ben).hasCardsInHand(1);
  });

  test.each([
    ['Enervate', 2, 'Craw Wurm'],
    ['Updraft', 2, 'Craw Wurm'],
  ] as const)('%s: a card in the next upkeep', (name, mana, target) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: ['Craw Wurm', ...islands(mana)] }, ben: {} });
    ann.casts(name, { target });
    play.allPass();
    if (name === 'Enervate') then('Craw Wurm').isTapped();
    else then('Craw Wurm').hasKeyword('flying');
    then(ann).hasCardsInHand(0);
    play.until('draw', 'ben');
    then(ann).hasCardsInHand(1);
  });

  test('Krovikan Sorcerer: a card for any card, two for a black one, of which one goes', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Scathe Zombies', 'Forest'],
        inPlay: ['Krovikan Sorcerer'],
        library: ['Swamp', 'Mountain', 'Plains'],
      },
      ben: {},
    });
    ann.activates('Krovikan Sorcerer', { ability: 1 });
    then('Scathe Zombies').isIn('graveyard');
    play.allPass();
    expect(ann.choices).toEqual(['Swamp', 'Mountain']);
    ann.chooses('Swamp');
    then(ann).hasInHand('Forest', 'Mountain').hasCardsInHand(2);
  });
});

describe('things', () => {
  test('Barbed Sextant: any color now, a card later', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Barbed Sextant', 'Island'] }, ben: {} });
    ann.taps('Barbed Sextant');
    ann.chooses('B');
    then(ann).hasMana('B');
    then('Barbed Sextant').isIn('graveyard');
    play.until('draw', 'ben');
    then(ann).hasCardsInHand(1);
  });

  test("Urza's Bauble: one card of the hand is seen, not all of them", () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ["Urza's Bauble"] },
      ben: { hand: ['Craw Wurm', 'Hill Giant', 'Grizzly Bears'] },
    });
    ann.activates("Urza's Bauble", { target: ben });
    play.allPass();
    const seen = JSON.stringify(play.game.view(0));
    expect(['Craw Wurm', 'Hill Giant', 'Grizzly Bears'].filter((name) => seen.includes(name))).toHaveLength(1);
  });

  test('Bottle of Suleiman: a Djinn or five damage, as the coin falls', () => {
    const results = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { ann } = given('m11', { ann: { inPlay: ['Bottle of Suleiman', 'Island'] }, ben: {} }, { seed });
      ann.activates('Bottle of Suleiman');
      play.allPass();
      const life = play.game.state.players[0]?.life;
      if (life === 20) then('Djinn').is(5, 5).hasKeyword('flying').isA('artifact');
      return life;
    });
    expect(new Set(results)).toEqual(new Set([15, 20]));
  });

  test('Dark Maze: attacks once, and is gone from the game', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Dark Maze'] }, ben: {} });
    ann.activates('Dark Maze');
    play.allPass();
    ann.attacks('Dark Maze');
    play.until('second main', 'ann');
    then(ben).hasLife(16);
    play.until('main', 'ben');
    then('Dark Maze').isIn('removed');
  });

  test('Sibilant Spirit: the defending player may draw', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Sibilant Spirit'] }, ben: {} });
    ann.attacks('Sibilant Spirit');
    play.pass();
    play.pass();
    ben.chooses('yes');
    then(ben).hasCardsInHand(1);
    then(ann).hasCardsInHand(0);
  });

  test('Time Elemental: fighting costs it and five life; it returns what bears no Aura', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Time Elemental', ...islands(4)] },
      ben: { inPlay: [{ card: 'Craw Wurm', with: ['Holy Strength'] }, 'Hill Giant'] },
    });
    ann.activates('Time Elemental');
    expect(ann.choices).not.toContain('Craw Wurm');
    ann.chooses('Hill Giant');
    play.allPass();
    then('Hill Giant').isIn('hand');
    const fights = given('m11', { ann: { inPlay: ['Time Elemental'] }, ben: {} });
    fights.ann.attacks('Time Elemental');
    play.until('second main', 'ann');
    then('Time Elemental').isIn('graveyard');
    then(fights.ann).hasLife(15);
  });

  test('Legacy Weapon: exiles anything, and goes back into the library instead of the graveyard', () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Naturalize'],
        inPlay: ['Legacy Weapon', 'Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Forest', 'Forest'],
      },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.activates('Legacy Weapon', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('removed');
    ann.casts('Naturalize', { target: 'Legacy Weapon' });
    play.allPass();
    then('Legacy Weapon').isIn('library');
  });
});

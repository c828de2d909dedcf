// Artifacts of the basic sets, each doing what it says.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land = 'Forest'): string[] => Array.from({ length: number }, () => land);

describe('that watch or help', () => {
  test.each([
    ["Angel's Feather", 'Holy Day', 'Plains'],
    ["Kraken's Eye", 'Ponder', 'Island'],
    ["Demon's Horn", 'Dark Ritual', 'Swamp'],
    ["Dragon's Claw", 'Shock', 'Mountain'],
    ["Wurm's Tooth", 'Fog', 'Forest'],
  ] as const)('%s: a life for %s, if you like, whoever casts it', (name, spell, land) => {
    const { ann, ben } = given('m11', {
      ann: { hand: [spell], inPlay: [land] },
      ben: { inPlay: [name] },
    });
    ann.casts(spell, spell === 'Shock' ? { target: ann } : {});
    while (play.question?.ask === 'act') play.pass();
    ben.chooses('yes');
    then(ben).hasLife(21);
  });

  test("Angel's Feather: nothing for a spell of another color", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Fog'], inPlay: ['Forest'] },
      ben: { inPlay: ["Angel's Feather"] },
    });
    ann.casts('Fog');
    play.allPass();
    then(ben).hasLife(20);
  });

  test('Jayemdae Tome: four mana, a card', () => {
    const { ann } = given('beta', { ann: { inPlay: ['Jayemdae Tome', ...lands(4)] }, ben: {} });
    ann.activates('Jayemdae Tome');
    play.allPass();
    then(ann).hasCardsInHand(1);
    then('Jayemdae Tome').isTapped();
  });

  test('Icy Manipulator: taps an artifact, creature or land', () => {
    const { ann } = given('beta', {
      ann: { inPlay: ['Icy Manipulator', 'Forest'] },
      ben: { inPlay: ['Hill Giant', 'Mountain'] },
    });
    ann.activates('Icy Manipulator', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isTapped();
    then('Mountain').isUntapped();
  });

  test('Mind Stone: a mana, or a card for good', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Mind Stone', 'Mind Stone', 'Forest'] }, ben: {} });
    ann.taps('Mind Stone');
    then(ann).hasMana('C');
    ann.activates('Mind Stone#2');
    play.allPass();
    then(ann).hasCardsInHand(1).hasCardsInGraveyard(1);
  });

  test('Temple Bell: everybody draws', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Temple Bell'] }, ben: {} });
    ann.activates('Temple Bell');
    play.allPass();
    then(ann).hasCardsInHand(1);
    then(ben).hasCardsInHand(1);
  });

  test('Voltaic Key: untaps an artifact, nothing else', () => {
    const { ann } = given('m11', {
      ann: {
        inPlay: ['Voltaic Key', 'Forest', { card: 'Temple Bell', tapped: true }, { card: 'Hill Giant', tapped: true }],
      },
      ben: {},
    });
    ann.activates('Voltaic Key', { target: 'Temple Bell' });
    play.allPass();
    then('Temple Bell').isUntapped();
    then('Hill Giant').isTapped();
  });

  test('Brittle Effigy: exiled itself, it exiles a creature', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Brittle Effigy', ...lands(4)] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.activates('Brittle Effigy', { target: 'Hill Giant' });
    then('Brittle Effigy').isIn('removed');
    play.allPass();
    then('Hill Giant').isIn('removed');
  });

  test('Crystal Ball: looks at two cards', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Crystal Ball', 'Forest'], library: ['Plains', 'Plains', 'Hill Giant', 'Forest'] },
      ben: {},
    });
    ann.activates('Crystal Ball');
    while (play.question?.ask === 'act') play.pass();
    expect(play.asked).toBe('ann');
    expect(ann.choices.length).toBe(2);
  });

  test('Elixir of Immortality: five life, and all of it goes back into the library', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Elixir of Immortality', ...lands(2)], graveyard: ['Hill Giant', 'Shock'] },
      ben: { graveyard: ['Fog'] },
    });
    ann.activates('Elixir of Immortality');
    play.allPass();
    then(ann).hasLife(25).hasCardsInGraveyard(0).hasCardsInLibrary(23);
    then('Elixir of Immortality').isIn('library');
    then('Fog').isIn('graveyard');
  });

  test('Jinxed Idol: it hurts who has it, and a creature gives it away', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Jinxed Idol', 'Grizzly Bears'] }, ben: {} });
    ann.activates('Jinxed Idol', { target: ben, choose: ['Grizzly Bears'] });
    play.allPass();
    then('Jinxed Idol').isControlledBy(ben);
    then('Grizzly Bears').isIn('graveyard');
    play.until('draw', 'ben');
    then(ben).hasLife(18);
    then(ann).hasLife(20);
  });

  test("Sorcerer's Strongbox: three cards if the coin says so, nothing if not", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const { ann } = given('m11', { ann: { inPlay: ["Sorcerer's Strongbox", ...lands(2)] }, ben: {} }, { seed });
      ann.activates("Sorcerer's Strongbox");
      play.allPass();
      const drawn = play.game.state.players[0]?.hand.length ?? 0;
      then("Sorcerer's Strongbox").isIn(drawn === 3 ? 'graveyard' : 'play');
      seen.add(String(drawn));
    }
    expect([...seen].sort()).toEqual(['0', '3']);
  });
});

describe('that fight', () => {
  test('Bottle Gnomes: sacrificed for three life', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Bottle Gnomes'] }, ben: {} });
    ann.activates('Bottle Gnomes');
    then('Bottle Gnomes').isIn('graveyard');
    play.allPass();
    then(ann).hasLife(23);
  });

  test('Gargoyle Sentinel: it stays home until it is paid to fly', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Gargoyle Sentinel', ...lands(3)] }, ben: {} });
    then('Gargoyle Sentinel').hasKeyword('defender').lacksKeyword('flying');
    ann.activates('Gargoyle Sentinel');
    play.allPass();
    then('Gargoyle Sentinel').lacksKeyword('defender').hasKeyword('flying');
    ann.attacks('Gargoyle Sentinel');
    play.until('end of combat');
    then(ben).hasLife(17);
  });

  test('Steel Overseer: a counter on each artifact creature you control', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Steel Overseer', 'Stone Golem', 'Grizzly Bears'] },
      ben: { inPlay: ['Ornithopter'] },
    });
    ann.activates('Steel Overseer');
    play.allPass();
    then('Steel Overseer').is(2, 2);
    then('Stone Golem').is(5, 5);
    then('Grizzly Bears').is(2, 2);
    then('Ornithopter').is(0, 2);
  });

  test('Triskelion: three counters, each of which may be shot', () => {
    for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
      const { ann, ben } = given(book, { ann: { hand: ['Triskelion'], inPlay: lands(6) }, ben: {} });
      ann.casts('Triskelion');
      play.allPass();
      then('Triskelion').hasCounters('+1/+1', 3).is(4, 4);
      for (let i = 0; i < 3; i += 1) {
        ann.activates('Triskelion', { target: ben });
        play.allPass();
      }
      then(ben).hasLife(17);
      then('Triskelion').is(1, 1);
      expect(ann.mayActivate('Triskelion'), book).toBe(false);
    }
  });

  test('Platinum Angel: without life or cards you go on, until it is gone', () => {
    const { ann, ben } = given('m11', {
      ann: { life: 2, inPlay: ['Platinum Angel'], library: [] },
      ben: { hand: ['Shock', 'Terror', 'Shatter'], inPlay: [...lands(3, 'Mountain')] },
    });
    ann.passes();
    ben.casts('Shock', { target: ann });
    play.allPass();
    then(ann).hasLife(0);
    play.isGoingOn();
    play.until('main', 'ben');
    ben.casts('Shatter', { target: 'Platinum Angel' });
    play.allPass();
    play.isWonBy('ben');
  });
});

test('Coat of Arms: each creature is bigger for each other of its kind', () => {
  given('m11', {
    ann: { inPlay: ['Coat of Arms', 'Goblin Piker', 'Raging Goblin', 'Grizzly Bears'] },
    ben: { inPlay: ['Siege-Gang Commander', 'Runeclaw Bear', 'Hill Giant', 'Forest'] },
  });
  then('Goblin Piker').is(4, 3); // Goblin Warrior beside two other Goblins
  then('Raging Goblin').is(3, 3);
  then('Siege-Gang Commander').is(4, 4);
  then('Grizzly Bears').is(3, 3);
  then('Hill Giant').is(3, 3);
});

test('Platinum Angel: an empty library does not matter either, but who concedes has lost', () => {
  given('m11', { ann: { inPlay: ['Platinum Angel'], library: [] }, ben: {} }, { active: 'ben' });
  play.until('main', 'ann');
  play.isGoingOn();
  play.game.take({ kind: 'concede', seat: 0 });
  play.isWonBy('ben');
});

describe('Equipment', () => {
  test.each([
    ['Leonin Scimitar', 1, 3, 3, []],
    ['Gorgon Flail', 2, 3, 3, ['deathtouch']],
    ['Sword of Vengeance', 3, 4, 2, ['first strike', 'vigilance', 'trample', 'haste']],
    ["Warlord's Axe", 4, 5, 3, []],
    ['Magebane Armor', 2, 4, 6, []],
  ] as const)('%s: equipped for %d, the creature changes', (name, cost, power, toughness, words) => {
    const { ann } = given('m11', {
      ann: { inPlay: [name, 'Grizzly Bears', ...lands(cost)] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.activates(name, { target: 'Grizzly Bears' });
    play.allPass();
    then(name).isAttachedTo('Grizzly Bears');
    then('Grizzly Bears').is(power, toughness);
    for (const word of words) then('Grizzly Bears').hasKeyword(word);
    then('Hill Giant').is(3, 3);
  });

  test('Magebane Armor: no flying, and no damage but in combat', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] },
      ben: { inPlay: [{ card: 'Serra Angel', with: ['Magebane Armor'] }] },
    });
    then('Serra Angel').is(6, 8).lacksKeyword('flying');
    ann.casts('Lightning Bolt', { target: 'Serra Angel' });
    play.allPass();
    then('Serra Angel').hasDamage(0);
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'Serra Angel');
    play.until('end of combat');
    then('Serra Angel').hasDamage(3);
  });

  test('Leonin Scimitar: only on creatures of your own', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Leonin Scimitar', 'Forest'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    refused('no target', () => ann.activates('Leonin Scimitar', { target: 'Hill Giant' }));
  });
});

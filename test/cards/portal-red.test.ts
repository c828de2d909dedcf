// The red cards of Portal, each doing what it says.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');

describe('creatures, cast and looked at', () => {
  test.each([
    ['Craven Giant', 3, 4, 1, ["can't block"]],
    ['Desert Drake', 4, 2, 2, ['flying']],
    ['Goblin Bully', 2, 2, 1, []],
    ['Highland Giant', 4, 3, 4, []],
    ['Hulking Cyclops', 5, 5, 5, ["can't block"]],
    ['Lizard Warrior', 4, 4, 2, []],
    ['Minotaur Warrior', 3, 2, 3, []],
    ['Mountain Goat', 1, 1, 1, ['mountainwalk']],
    ['Raging Cougar', 3, 2, 2, ['haste']],
    ['Volcanic Dragon', 6, 4, 4, ['flying', 'haste']],
    ['Wall of Granite', 3, 0, 7, ['defender']],
  ] as const)('%s: %d mana for its size and words', (name, cost, power, toughness, words) => {
    const { ann } = given('portal', { ann: { hand: [name], inPlay: mountains(cost) }, ben: {} });
    ann.casts(name);
    then(name).isIn('play').is(power, toughness).isColor('red').isA('creature');
    for (const word of words) then(name).hasKeyword(word);
  });

  test('Craven Giant: it cannot intercept', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Goblin Bully'] }, ben: { inPlay: ['Craven Giant'] } });
    ann.attacks('Goblin Bully');
    // Nobody can stand in the way, so nobody is asked.
    then(ben).hasLife(18);
  });

  test('Hulking Cyclops: it cannot block in 2007 either', () => {
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Goblin Bully'] }, ben: { inPlay: ['Hulking Cyclops'] } });
    ann.attacks('Goblin Bully');
    play.until('end of combat');
    then(ben).hasLife(18);
  });

  test('Mountain Goat: nobody with a Mountain can block it, anybody else can', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Mountain Goat', 'Goblin Bully'] },
      ben: { inPlay: ['Mountain', 'Highland Giant'] },
    });
    ann.attacks('Mountain Goat', 'Goblin Bully');
    play.until('declare block');
    refused('landwalk', () => ben.blocks('Mountain Goat', 'Highland Giant'));
    const without = given('fifth', {
      ann: { inPlay: ['Mountain Goat'] },
      ben: { inPlay: ['Forest', 'Highland Giant'] },
    });
    without.ann.attacks('Mountain Goat');
    without.ben.blocks('Mountain Goat', 'Highland Giant');
    then('Highland Giant').isBlocking();
  });

  test.each(['Raging Cougar', 'Volcanic Dragon'])('%s: attacks the turn it comes', (name) => {
    const { ann, ben } = given('portal', { ann: { hand: [name], inPlay: mountains(6) }, ben: {} });
    ann.casts(name);
    ann.attacks(name);
    then(ben).hasLife(name === 'Raging Cougar' ? 18 : 16);
  });

  test('Wall of Granite: it cannot attack', () => {
    const { ann } = given('portal', { ann: { inPlay: ['Wall of Granite', 'Goblin Bully'] }, ben: {} });
    play.until('declare attack');
    refused('wall', () => ann.attacks('Wall of Granite'));
  });
});

describe('fire on creatures and players', () => {
  test.each([
    ['Scorching Spear', 1, 1],
    ['Volcanic Hammer', 2, 3],
  ] as const)('%s: for %d mana, %d damage to a creature or a player', (name, cost, amount) => {
    const { ann, ben } = given('portal', { ann: { hand: [name], inPlay: mountains(cost) }, ben: {} });
    ann.casts(name, { target: ben });
    then(ben).hasLife(20 - amount);
    const again = given('portal', {
      ann: { hand: [name], inPlay: mountains(cost) },
      ben: { inPlay: ['Highland Giant'] },
    });
    again.ann.casts(name, { target: 'Highland Giant' });
    then('Highland Giant').hasDamage(amount);
  });

  test('Spitting Earth: as much damage as you have Mountains', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Spitting Earth'], inPlay: [...mountains(3), 'Forest'] },
      ben: { inPlay: ['Highland Giant', 'Mountain'] },
    });
    ann.casts('Spitting Earth', { target: 'Highland Giant' });
    then('Highland Giant').hasDamage(3);
  });

  test('Burning Cloak: two more power, and two damage', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Burning Cloak', 'Burning Cloak'], inPlay: [...mountains(2), 'Highland Giant', 'Goblin Bully'] },
      ben: {},
    });
    ann.casts('Burning Cloak', { target: 'Highland Giant' });
    then('Highland Giant').is(5, 4).hasDamage(2);
    ann.casts('Burning Cloak', { target: 'Goblin Bully' });
    then('Goblin Bully').isIn('graveyard');
  });

  test('Forked Lightning: four damage among up to three creatures', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Forked Lightning'], inPlay: mountains(4) },
      ben: { inPlay: ['Goblin Bully', 'Lizard Warrior', 'Highland Giant'] },
    });
    ann.casts('Forked Lightning', { targets: ['Goblin Bully', 'Lizard Warrior', 'Highland Giant'] });
    ann.assigns({ 'Goblin Bully': 1, 'Lizard Warrior': 2, 'Highland Giant': 1 });
    then('Goblin Bully').isIn('graveyard');
    then('Lizard Warrior').isIn('graveyard');
    then('Highland Giant').hasDamage(1);
  });

  test('Pyroclasm: two damage to every creature, none to players', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Pyroclasm'], inPlay: [...mountains(2), 'Goblin Bully'] },
      ben: { inPlay: ['Lizard Warrior', 'Highland Giant'] },
    });
    ann.casts('Pyroclasm');
    then('Goblin Bully').isIn('graveyard');
    then('Lizard Warrior').isIn('graveyard');
    then('Highland Giant').hasDamage(2);
    then(ann).hasLife(20);
    then(ben).hasLife(20);
  });

  test('Fire Tempest: six damage to every creature and player', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Fire Tempest'], inPlay: mountains(7) },
      ben: { inPlay: ['Highland Giant', 'Wall of Granite'] },
    });
    ann.casts('Fire Tempest');
    then('Highland Giant').isIn('graveyard');
    then('Wall of Granite').hasDamage(6);
    then(ann).hasLife(14);
    then(ben).hasLife(14);
  });

  test('Scorching Winds: one damage to each attacker, only when you are attacked', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Goblin Bully', 'Highland Giant', 'Lizard Warrior'] },
      ben: { hand: ['Scorching Winds'], inPlay: ['Mountain'] },
    });
    expect(ben.mayCast('Scorching Winds')).toBe(false);
    ann.attacks('Goblin Bully', 'Highland Giant');
    ben.casts('Scorching Winds');
    then('Goblin Bully').isIn('graveyard');
    then('Highland Giant').hasDamage(1);
    then('Lizard Warrior').hasDamage(0);
  });
});

describe('land and all else destroyed', () => {
  test.each([
    ['Boiling Seas', 'Island'],
    ['Flashfires', 'Plains'],
  ])('%s: every %s is destroyed, and nothing else', (name, land) => {
    const { ann } = given('portal', {
      ann: { hand: [name], inPlay: [...mountains(4), `${land}`] },
      ben: { inPlay: [land, 'Forest'] },
    });
    ann.casts(name);
    then(`ann:${land}`).isIn('graveyard');
    then(`ben:${land}`).isIn('graveyard');
    then('Forest').isIn('play');
    then('Mountain').isIn('play');
  });

  test('Devastation: all creatures and lands are destroyed', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Devastation'], inPlay: [...mountains(7), 'Highland Giant'] },
      ben: { inPlay: ['Forest', 'Wall of Granite'] },
    });
    ann.casts('Devastation');
    expect(play.game.state.inPlay).toEqual([]);
  });

  test('Lava Flow: destroys a creature or a land', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Lava Flow', 'Lava Flow'], inPlay: mountains(10) },
      ben: { inPlay: ['Forest', 'Highland Giant'] },
    });
    ann.casts('Lava Flow', { target: 'Forest' });
    ann.casts('Lava Flow', { target: 'Highland Giant' });
    then('Forest').isIn('graveyard');
    then('Highland Giant').isIn('graveyard');
  });

  test('Rain of Salt: destroys two lands', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Rain of Salt'], inPlay: mountains(6) },
      ben: { inPlay: ['Forest', 'Island', 'Plains'] },
    });
    ann.casts('Rain of Salt', { targets: ['Forest', 'Island'] });
    then('Forest').isIn('graveyard');
    then('Island').isIn('graveyard');
    then('Plains').isIn('play');
  });
});

describe('creatures that do something as they come or go', () => {
  test('Fire Dragon: damage to a creature for your Mountains', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Fire Dragon'], inPlay: mountains(9) },
      ben: { inPlay: ['Wall of Granite'] },
    });
    ann.casts('Fire Dragon');
    if (play.question?.ask === 'pick') ann.chooses('Wall of Granite');
    then('Fire Dragon').is(6, 6).hasKeyword('flying');
    then('Wall of Granite').isIn('graveyard');
  });

  test('Fire Snake: a land is destroyed when it dies', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Scorching Spear'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Fire Snake', 'Forest'] },
    });
    ann.casts('Scorching Spear', { target: 'Fire Snake' });
    then('Fire Snake').isIn('graveyard');
    ben.chooses('Mountain');
    then('Mountain').isIn('graveyard');
    then('Forest').isIn('play');
  });

  test('Pillaging Horde: stays if a card is discarded at random', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Pillaging Horde', 'Forest'], inPlay: mountains(4) },
      ben: {},
    });
    ann.casts('Pillaging Horde');
    ann.chooses('yes');
    then('Pillaging Horde').isIn('play').is(5, 5);
    then(ann).hasCardsInHand(0).hasCardsInGraveyard(1);
  });

  test('Pillaging Horde: is sacrificed if not, and with an empty hand', () => {
    const { ann } = given('portal', { ann: { hand: ['Pillaging Horde', 'Forest'], inPlay: mountains(4) }, ben: {} });
    ann.casts('Pillaging Horde');
    ann.chooses('no');
    then('Pillaging Horde').isIn('graveyard');
    then(ann).hasInHand('Forest');
    const alone = given('portal', { ann: { hand: ['Pillaging Horde'], inPlay: mountains(4) }, ben: {} });
    alone.ann.casts('Pillaging Horde');
    then('Pillaging Horde').isIn('graveyard');
  });

  test('Thundermare: taps all other creatures and can attack at once', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Thundermare'], inPlay: [...mountains(6), 'Goblin Bully'] },
      ben: { inPlay: ['Highland Giant'] },
    });
    ann.casts('Thundermare');
    then('Goblin Bully').isTapped();
    then('Highland Giant').isTapped();
    then('Thundermare').isUntapped();
    ann.attacks('Thundermare');
    then(ben).hasLife(15);
  });
});

describe('turns and hands', () => {
  test('Last Chance: one more turn, and then the game is lost', () => {
    const { ann } = given('portal', { ann: { hand: ['Last Chance'], inPlay: mountains(2) }, ben: {} });
    ann.casts('Last Chance');
    const { number } = play.game.state.turn;
    while (play.game.state.turn.number === number) play.pass();
    play.isGoingOn();
    then(ann).hasCardsInHand(1);
    while (play.game.outcome === null) play.pass();
    play.isWonBy('ben');
  });

  test('Last Chance: not at the end of the turn it was cast in', () => {
    const { ann } = given('m11', { ann: { hand: ['Last Chance'], inPlay: mountains(2) }, ben: {} });
    ann.casts('Last Chance');
    play.allPass();
    play.until('upkeep', 'ann');
    play.isGoingOn();
    play.until('end step');
    while (play.game.outcome === null) play.pass();
    play.isWonBy('ben');
  });

  test('Winds of Change: everybody shuffles the hand away and draws as many', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Winds of Change', 'Goblin Bully', 'Goblin Bully'], inPlay: ['Mountain'] },
      ben: { hand: ['Highland Giant'] },
    });
    ann.casts('Winds of Change');
    then(ann).hasCardsInHand(2).hasCardsInLibrary(20);
    then(ben).hasCardsInHand(1).hasCardsInLibrary(20);
  });
});

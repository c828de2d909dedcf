// The black cards of Portal, each doing what it says.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const swamps = (number: number): string[] => Array.from({ length: number }, () => 'Swamp');

describe('creatures, cast and looked at', () => {
  test.each([
    ['Arrogant Vampire', 5, 4, 3, ['flying']],
    ['Bog Imp', 2, 1, 1, ['flying']],
    ['Bog Raiders', 3, 2, 2, ['swampwalk']],
    ['Craven Knight', 2, 2, 2, ["can't block"]],
    ['Feral Shadow', 3, 2, 1, ['flying']],
    ['Muck Rats', 1, 1, 1, []],
    ['Python', 3, 3, 2, []],
    ['Skeletal Crocodile', 4, 5, 1, []],
    ['Skeletal Snake', 2, 2, 1, []],
  ] as const)('%s: %d mana for its size and words', (name, cost, power, toughness, words) => {
    const { ann } = given('portal', { ann: { hand: [name], inPlay: swamps(cost) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(power, toughness).isColor('black').isA('creature');
    for (const word of words) then(name).hasKeyword(word);
  });

  test('Craven Knight: it cannot intercept', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Python'] }, ben: { inPlay: ['Craven Knight'] } });
    ann.attacks('Python');
    play.until('play cards after attack');
    then(ben).hasLife(17);
  });

  test('Bog Raiders: nobody with a Swamp can block them', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Bog Raiders'] }, ben: { inPlay: ['Swamp', 'Python'] } });
    ann.attacks('Bog Raiders');
    play.until('second main');
    then(ben).hasLife(18);
  });

  test('Charging Bandits: two more power when they attack, and not before', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Charging Bandits'] }, ben: {} });
    then('Charging Bandits').is(3, 3);
    ann.attacks('Charging Bandits');
    play.until('play cards after attack');
    then(ben).hasLife(15);
  });
});

describe('creatures that do something as they come into play from the hand', () => {
  test.each([
    ['Dread Reaper', 6, 15, [6, 5]],
    ['Serpent Warrior', 3, 17, [3, 3]],
  ] as const)('%s: for %d mana, and its player is left with %d life', (name, cost, life, [power, toughness]) => {
    const { ann, ben } = given('portal', { ann: { hand: [name], inPlay: swamps(cost) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).is(power, toughness);
    then(ann).hasLife(life);
    then(ben).hasLife(20);
  });

  test.each([['yes'], ['no']])('Ebon Dragon: the opponent discards a card if you say so: %s', (answer) => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Ebon Dragon'], inPlay: swamps(7) },
      ben: { hand: ['Forest'] },
    });
    ann.casts('Ebon Dragon');
    ann.chooses(answer);
    then('Ebon Dragon').is(5, 4).hasKeyword('flying');
    then(ben).hasCardsInHand(answer === 'yes' ? 0 : 1);
  });

  test('Gravedigger: a creature card comes back from your own graveyard', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Gravedigger'], inPlay: swamps(4), graveyard: ['Python', 'Forest'] },
      ben: { graveyard: ['Muck Rats'] },
    });
    ann.casts('Gravedigger');
    ann.chooses('yes');
    then(ann).hasInHand('Python').hasCardsInHand(1);
    then('Muck Rats').isIn('graveyard');
  });

  test('Gravedigger: from the graveyard it does nothing in Portal', () => {
    const { ann } = given('portal', {
      ann: {
        hand: ['Breath of Life'],
        inPlay: ['Plains', 'Plains', 'Plains', 'Plains'],
        graveyard: ['Gravedigger', 'Python'],
      },
      ben: {},
    });
    ann.casts('Breath of Life', { target: 'Gravedigger' });
    play.allPass();
    then('Gravedigger').isIn('play');
    then('Python').isIn('graveyard');
  });

  test('Serpent Assassin: destroys a creature that is not black', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Serpent Assassin'], inPlay: swamps(5) },
      ben: { inPlay: ['Hill Giant', 'Python'] },
    });
    ann.casts('Serpent Assassin');
    ann.chooses('yes');
    then('Hill Giant').isIn('graveyard');
    then('Python').isIn('play');
  });

  test('Mercenary Knight: stays for a creature card discarded', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Mercenary Knight', 'Python', 'Forest'], inPlay: swamps(3) },
      ben: {},
    });
    ann.casts('Mercenary Knight');
    ann.chooses('yes');
    then('Mercenary Knight').isIn('play').is(4, 4);
    then('Python').isIn('graveyard');
    then(ann).hasInHand('Forest');
  });

  test('Mercenary Knight: is lost where there is no creature card to discard', () => {
    const { ann } = given('portal', { ann: { hand: ['Mercenary Knight', 'Forest'], inPlay: swamps(3) }, ben: {} });
    ann.casts('Mercenary Knight');
    play.allPass();
    then('Mercenary Knight').isIn('graveyard');
    then(ann).hasInHand('Forest');
  });
});

describe('creatures that do something as they die', () => {
  const killed = (name: string, hand: string[] = []) =>
    given('portal', {
      ann: { hand: ['Volcanic Hammer', ...hand], inPlay: ['Mountain', 'Mountain'] },
      ben: { inPlay: [name] },
    });

  test('Endless Cockroaches: they return to their owner', () => {
    const { ann, ben } = killed('Endless Cockroaches');
    ann.casts('Volcanic Hammer', { target: 'Endless Cockroaches' });
    play.allPass();
    then('Endless Cockroaches').isIn('hand');
    then(ben).hasInHand('Endless Cockroaches');
  });

  test('Undying Beast: it goes on top of its owner’s library', () => {
    const { ann, ben } = killed('Undying Beast');
    ann.casts('Volcanic Hammer', { target: 'Undying Beast' });
    play.allPass();
    then('Undying Beast').isIn('library');
    play.until('play cards', 'ben');
    then(ben).hasInHand('Undying Beast');
  });

  test('Noxious Toad: the opponent of its player discards a card', () => {
    const { ann, ben } = killed('Noxious Toad', ['Forest']);
    ann.casts('Volcanic Hammer', { target: 'Noxious Toad' });
    play.allPass();
    then(ann).hasCardsInHand(0);
    then(ben).hasCardsInHand(0);
    then('Forest').isIn('graveyard');
  });
});

describe('creatures destroyed', () => {
  test.each([
    ['Hand of Death', 3],
    ['Wicked Pact', 3],
  ] as const)('%s: never a black creature', (name, cost) => {
    const { ann } = given('portal', {
      ann: { hand: [name], inPlay: swamps(cost) },
      ben: { inPlay: ['Python', 'Muck Rats'] },
    });
    expect(ann.mayCast(name)).toBe(false);
  });

  test('Hand of Death: destroys a creature', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Hand of Death'], inPlay: swamps(3) },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Hand of Death', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
  });

  test('Wicked Pact: destroys two creatures for five life', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Wicked Pact'], inPlay: swamps(3) },
      ben: { inPlay: ['Hill Giant', 'Grizzly Bears', 'Devoted Hero'] },
    });
    ann.casts('Wicked Pact', { targets: ['Hill Giant', 'Grizzly Bears'] });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    then('Grizzly Bears').isIn('graveyard');
    then('Devoted Hero').isIn('play');
    then(ann).hasLife(15);
  });

  test.each([
    ["Nature's Ruin", 'Grizzly Bears'],
    ["Virtue's Ruin", 'Devoted Hero'],
  ])('%s: destroys %s and its like, on both sides, and nothing else', (name, victim) => {
    const { ann } = given('portal', {
      ann: { hand: [name], inPlay: [...swamps(3), victim] },
      ben: { inPlay: [victim, 'Python', 'Hill Giant', 'Forest'] },
    });
    ann.casts(name);
    play.allPass();
    then(`ann:${victim}`).isIn('graveyard');
    then(`ben:${victim}`).isIn('graveyard');
    then('Python').isIn('play');
    then('Hill Giant').isIn('play');
    then('Forest').isIn('play');
  });

  test("King's Assassin: destroys a tapped creature before you attack", () => {
    const { ann } = given('portal', {
      ann: { inPlay: ["King's Assassin", 'Muck Rats'] },
      ben: { inPlay: [{ card: 'Hill Giant', tapped: true }, 'Python'] },
    });
    ann.activates("King's Assassin", { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    then('Python').isIn('play');
  });

  test("King's Assassin: not after the attack, and not in the other turn", () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ["King's Assassin", 'Muck Rats'] },
      ben: { inPlay: [{ card: 'Hill Giant', tapped: true }, "King's Assassin"] },
    });
    expect(ann.mayActivate("ann:King's Assassin")).toBe(true);
    expect(ben.mayActivate("ben:King's Assassin")).toBe(false);
    ann.attacks('Muck Rats');
    ben.letsThrough('Muck Rats');
    play.until('play cards after attack');
    expect(ann.mayActivate("ann:King's Assassin")).toBe(false);
  });

  test('Rain of Tears: destroys a land', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Rain of Tears'], inPlay: swamps(3) },
      ben: { inPlay: ['Forest', 'Hill Giant'] },
    });
    ann.casts('Rain of Tears', { target: 'Forest' });
    play.allPass();
    then('Forest').isIn('graveyard');
  });
});

describe('damage and life', () => {
  test('Dry Spell: one damage to every creature and player', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Dry Spell'], inPlay: [...swamps(2), 'Muck Rats'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Dry Spell');
    play.allPass();
    then('Muck Rats').isIn('graveyard');
    then('Hill Giant').hasDamage(1);
    then(ann).hasLife(19);
    then(ben).hasLife(19);
  });

  test('Final Strike: as much damage as the power of the creature given up', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Final Strike'], inPlay: [...swamps(4), 'Skeletal Crocodile', 'Muck Rats'] },
      ben: {},
    });
    ann.casts('Final Strike', { target: ben, choose: ['Skeletal Crocodile'] });
    play.allPass();
    then('Skeletal Crocodile').isIn('graveyard');
    then('Muck Rats').isIn('play');
    then(ben).hasLife(15);
  });

  test('Final Strike: not without a creature of your own', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Final Strike'], inPlay: swamps(4) },
      ben: { inPlay: ['Hill Giant'] },
    });
    refused('cost', () => ann.casts('Final Strike'));
  });

  test('Soul Shred: three damage to a creature that is not black, three life for you', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Soul Shred'], inPlay: swamps(5) },
      ben: { inPlay: ['Hill Giant', 'Python'] },
    });
    ann.casts('Soul Shred', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    then(ann).hasLife(23);
  });

  test('Vampiric Feast: four damage to a creature or a player, four life for you', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Vampiric Feast', 'Vampiric Feast'], inPlay: swamps(14) },
      ben: { inPlay: ['Arrogant Vampire'] },
    });
    ann.casts('Vampiric Feast', { target: ben });
    play.allPass();
    then(ben).hasLife(16);
    ann.casts('Vampiric Feast', { target: 'Arrogant Vampire' });
    play.allPass();
    then('Arrogant Vampire').isIn('graveyard');
    then(ann).hasLife(28);
  });

  test('Vampiric Touch: two damage to the opponent, two life for you', () => {
    const { ann, ben } = given('portal', { ann: { hand: ['Vampiric Touch'], inPlay: swamps(3) }, ben: {} });
    ann.casts('Vampiric Touch', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
    then(ann).hasLife(22);
  });
});

describe('cards in hands and libraries, and the attack', () => {
  test.each([
    [20, 10],
    [7, 3],
  ])('Cruel Bargain: four cards for half of %d life, %d being left', (life, left) => {
    const { ann } = given('portal', { ann: { life, hand: ['Cruel Bargain'], inPlay: swamps(3) }, ben: {} });
    ann.casts('Cruel Bargain');
    play.allPass();
    then(ann).hasLife(left).hasCardsInHand(4);
  });

  test('Cruel Tutor: any card to the top of the library, for two life', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Cruel Tutor'], inPlay: swamps(3), library: ['Python', 'Forest', 'Plains', 'Island'] },
      ben: {},
    });
    ann.casts('Cruel Tutor');
    ann.chooses('Python');
    then(ann).hasLife(18).hasCardsInHand(0);
    play.until('play cards', 'ben');
    play.until('play cards', 'ann');
    then(ann).hasInHand('Python');
  });

  test('Mind Knives: the opponent discards a card at random', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Mind Knives'], inPlay: swamps(2) },
      ben: { hand: ['Forest', 'Python', 'Plains'] },
    });
    ann.casts('Mind Knives', { target: ben });
    play.allPass();
    then(ben).hasCardsInHand(2).hasCardsInGraveyard(1);
  });

  test('Mind Rot: a player discards two cards of his or her choice', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Mind Rot'], inPlay: swamps(3) },
      ben: { hand: ['Forest', 'Python', 'Plains'] },
    });
    ann.casts('Mind Rot', { target: ben });
    ben.chooses('Forest', 'Plains');
    then(ben).hasInHand('Python').hasCardsInHand(1);
  });

  test('Howling Fury: four more power this turn', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Howling Fury'], inPlay: [...swamps(3), 'Muck Rats'] },
      ben: {},
    });
    ann.casts('Howling Fury', { target: 'Muck Rats' });
    play.allPass();
    then('Muck Rats').is(5, 1);
    ann.attacks('Muck Rats');
    play.until('play cards after attack');
    then(ben).hasLife(15);
    play.until('play cards', 'ben');
    then('Muck Rats').is(1, 1);
  });

  test('Dread Charge: your black creatures are blocked by black creatures only, this turn', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Dread Charge'], inPlay: [...swamps(4), 'Python', 'Grizzly Bears'] },
      ben: { inPlay: ['Hill Giant', 'Muck Rats'] },
    });
    ann.casts('Dread Charge');
    play.allPass();
    ann.attacks('Python', 'Grizzly Bears');
    ben.chooses('Python');
    refused('cannot block', () => ben.intercepts('Python', 'Hill Giant'));
    ben.intercepts('Python', 'Muck Rats');
    ben.intercepts('Grizzly Bears', 'Hill Giant');
    play.until('play cards after attack');
    then('Muck Rats').isIn('graveyard');
    then('Grizzly Bears').isIn('graveyard');
  });
});

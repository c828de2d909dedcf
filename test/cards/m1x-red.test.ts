// The red cards of Magic 2010 and 2011 that burn, break and pump, each doing what it says.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');

describe('creatures, cast and looked at', () => {
  test.each([
    ['Berserkers of Blood Ridge', 5, 4, 4, ['attacks each turn']],
    ['Canyon Minotaur', 4, 3, 3, []],
    ['Goblin Piker', 2, 2, 1, []],
    ['Lightning Elemental', 4, 4, 1, ['haste']],
    ['Viashino Spearhunter', 3, 2, 1, ['first strike']],
    ['Vulshok Berserker', 4, 3, 2, ['haste']],
    ['Arc Runner', 3, 5, 1, ['haste']],
  ] as const)('%s: %d mana for its size and words', (name, cost, power, toughness, words) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: mountains(cost) }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(power, toughness).isColor('red').isA('creature');
    for (const word of words) then(name).hasKeyword(word);
  });

  test.each(['Lightning Elemental', 'Vulshok Berserker'])('%s: attacks the turn it comes', (name) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: mountains(4) }, ben: {} });
    ann.casts(name);
    play.allPass();
    ann.attacks(name);
    then(name).isAttacking();
  });

  test('Berserkers of Blood Ridge: must attack if they can', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Berserkers of Blood Ridge'] }, ben: {} });
    play.until('declare attack');
    refused('must attack', () => ann.attacks());
  });

  test('Viashino Spearhunter: kills before it is hit', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Viashino Spearhunter'] }, ben: { inPlay: ['Goblin Piker'] } });
    ann.attacks('Viashino Spearhunter');
    ben.blocks('Viashino Spearhunter', 'Goblin Piker');
    play.until('end of combat');
    then('Goblin Piker').isIn('graveyard');
    then('Viashino Spearhunter').isIn('play');
  });

  test('Arc Runner: is sacrificed at the end of the turn', () => {
    const { ann } = given('m11', { ann: { hand: ['Arc Runner'], inPlay: mountains(3) }, ben: {} });
    ann.casts('Arc Runner');
    play.allPass();
    ann.attacks('Arc Runner');
    play.until('end step');
    play.allPass();
    then('Arc Runner').isIn('graveyard');
  });

  test.each(['Fiery Hellhound', 'Wall of Fire'])('%s: breathes fire', (name) => {
    const { ann } = given('m11', { ann: { inPlay: [name, ...mountains(2)] }, ben: {} });
    const [power, toughness] = name === 'Wall of Fire' ? [0, 5] : [2, 2];
    then(name).is(power as number, toughness as number);
    ann.activates(name);
    play.allPass();
    ann.activates(name);
    play.allPass();
    then(name).is((power as number) + 2, toughness as number);
    play.until('upkeep', 'ben');
    then(name).is(power as number, toughness as number);
  });

  test('Wall of Fire: cannot attack', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Wall of Fire', 'Goblin Piker'] }, ben: {} });
    play.until('declare attack');
    refused('wall', () => ann.attacks('Wall of Fire'));
  });

  test('Goblin Balloon Brigade: flies for a turn', () => {
    const { ann } = given('beta', { ann: { inPlay: ['Goblin Balloon Brigade', 'Mountain'] }, ben: {} });
    then('Goblin Balloon Brigade').lacksKeyword('flying');
    ann.activates('Goblin Balloon Brigade');
    play.allPass();
    then('Goblin Balloon Brigade').hasKeyword('flying');
  });

  test('Earth Servant: grows with your Mountains, not with others', () => {
    given('m11', { ann: { inPlay: ['Earth Servant', ...mountains(3)] }, ben: { inPlay: ['Mountain'] } });
    then('Earth Servant').is(4, 7);
  });

  test('Goblin Tunneler: a small creature cannot be blocked, a big one cannot be chosen', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Goblin Tunneler', 'Goblin Piker', 'Canyon Minotaur'] },
      ben: { inPlay: ['Canyon Minotaur'] },
    });
    ann.activates('Goblin Tunneler');
    expect(ann.choices).toEqual(['Goblin Tunneler', 'Goblin Piker']);
    ann.chooses('Goblin Piker');
    play.allPass();
    ann.attacks('Goblin Piker');
    play.until('end of combat');
    then(ben).hasLife(18);
    then('Goblin Piker').hasKeyword('unblockable');
  });

  test('Inferno Elemental: three damage to what it fights', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Inferno Elemental'] },
      ben: { inPlay: ['Canyon Minotaur', 'Wall of Fire'] },
    });
    ann.attacks('Inferno Elemental');
    ben.blocks('Inferno Elemental', 'Canyon Minotaur', 'Wall of Fire');
    if (play.question?.ask === 'order') ann.chooses(0, 1);
    play.allPass();
    then('Canyon Minotaur').isIn('graveyard');
    then('Wall of Fire').hasDamage(3);
  });
});

describe('fire', () => {
  test('Seismic Strike: damage for your Mountains', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Seismic Strike'], inPlay: [...mountains(4), 'Forest'] },
      ben: { inPlay: ['Wall of Fire'] },
    });
    ann.casts('Seismic Strike', { target: 'Wall of Fire' });
    play.allPass();
    then('Wall of Fire').hasDamage(4);
  });

  test("Chandra's Outrage: four to a creature, two to its controller", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Chandra's Outrage"], inPlay: mountains(4) },
      ben: { inPlay: ['Canyon Minotaur'] },
    });
    ann.casts("Chandra's Outrage", { target: 'Canyon Minotaur' });
    play.allPass();
    then('Canyon Minotaur').isIn('graveyard');
    then(ben).hasLife(18);
    then(ann).hasLife(20);
  });

  test('Ignite Disorder: three damage among white and blue creatures only', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Ignite Disorder'], inPlay: mountains(2) },
      ben: { inPlay: ['White Knight', 'Air Elemental', 'Goblin Piker'] },
    });
    ann.casts('Ignite Disorder');
    expect(ann.choices).toEqual(['White Knight', 'Air Elemental']);
    ann.chooses('White Knight', 'Air Elemental');
    ann.assigns({ 'White Knight': 2, 'Air Elemental': 1 });
    play.allPass();
    then('White Knight').isIn('graveyard');
    then('Air Elemental').hasDamage(1);
  });

  test('Ember Hauler: blows itself up for two damage', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Ember Hauler', 'Mountain'] }, ben: {} });
    ann.activates('Ember Hauler', { target: ben });
    then('Ember Hauler').isIn('graveyard');
    play.allPass();
    then(ben).hasLife(18);
  });

  test('Goblin Artillery: two for them, three for you', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Goblin Artillery'] }, ben: {} });
    ann.activates('Goblin Artillery', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
    then(ann).hasLife(17);
    then('Goblin Artillery').isTapped();
  });

  test('Sparkmage Apprentice: one damage as it comes', () => {
    const { ann, ben } = given('m11', { ann: { hand: ['Sparkmage Apprentice'], inPlay: mountains(2) }, ben: {} });
    ann.casts('Sparkmage Apprentice');
    play.until('main');
    play.pass();
    play.pass();
    ann.chooses(ben);
    play.allPass();
    then(ben).hasLife(19);
  });

  test('Bogardan Hellkite: comes at any time, and divides five damage', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Bogardan Hellkite'], inPlay: mountains(8) },
        ben: { inPlay: ['Canyon Minotaur'] },
      },
      { active: 'ben' },
    );
    ann.casts('Bogardan Hellkite');
    if (play.question?.ask === 'act') play.pass();
    if (play.question?.ask === 'act') play.pass();
    ann.chooses('Canyon Minotaur', ben);
    refused('damage total', () => ann.assigns({ 'Canyon Minotaur': 5 }));
    ann.assigns({ 'Canyon Minotaur': 3, ben: 2 });
    play.allPass();
    then('Bogardan Hellkite').is(5, 5).hasKeyword('flying');
    then('Canyon Minotaur').isIn('graveyard');
    then(ben).hasLife(18);
  });

  test('Inferno Titan: divides three damage as it comes and as it attacks', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Inferno Titan', 'Mountain'] },
      ben: { inPlay: ['Goblin Piker', 'Wall of Fire'] },
    });
    ann.activates('Inferno Titan');
    play.allPass();
    then('Inferno Titan').is(7, 6);
    ann.attacks('Inferno Titan');
    ann.chooses('Goblin Piker', ben);
    ann.assigns({ 'Goblin Piker': 1, ben: 2 });
    play.allPass();
    then('Goblin Piker').isIn('graveyard');
    then(ben).hasLife(18);
  });

  test('Inferno Titan: three damage when it enters the battlefield', () => {
    const { ann, ben } = given('m11', { ann: { hand: ['Inferno Titan'], inPlay: mountains(6) }, ben: {} });
    ann.casts('Inferno Titan');
    play.pass();
    play.pass();
    ann.chooses(ben);
    play.allPass();
    then(ben).hasLife(17);
  });

  test('Magma Phoenix: burns everybody when it dies, and comes back to the hand', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Seismic Strike'], inPlay: ['Magma Phoenix', ...mountains(8)] },
      ben: { inPlay: ['Canyon Minotaur', 'Wall of Fire'] },
    });
    ann.casts('Seismic Strike', { target: 'Magma Phoenix' });
    play.allPass();
    then('Magma Phoenix').isIn('graveyard');
    then('Canyon Minotaur').isIn('graveyard');
    then('Wall of Fire').hasDamage(3);
    then(ann).hasLife(17);
    then(ben).hasLife(17);
    ann.activates('Magma Phoenix', { from: 'graveyard' });
    play.allPass();
    then('Magma Phoenix').isIn('hand');
  });

  test('Fire Servant: doubles the damage of your red instants and sorceries, not of others', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Fire Servant', 'Ember Hauler', ...mountains(2)] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(14);
    ann.activates('Ember Hauler', { target: ben });
    play.allPass();
    then(ben).hasLife(12);
    ann.passes();
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    then(ann).hasLife(17);
  });
});

describe('things broken, taken and given up', () => {
  test('Manic Vandal: destroys an artifact', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Manic Vandal'], inPlay: mountains(3) },
      ben: { inPlay: ['Ornithopter'] },
    });
    ann.casts('Manic Vandal');
    play.allPass();
    then('Ornithopter').isIn('graveyard');
  });

  test('Demolish: destroys an artifact or a land', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Demolish', 'Demolish'], inPlay: mountains(8) },
      ben: { inPlay: ['Ornithopter', 'Forest', 'Canyon Minotaur'] },
    });
    ann.casts('Demolish', { target: 'Ornithopter' });
    play.allPass();
    ann.casts('Demolish', { target: 'Forest' });
    play.allPass();
    then('Ornithopter').isIn('graveyard');
    then('Forest').isIn('graveyard');
  });

  test('Yawning Fissure: the opponent sacrifices a land', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Yawning Fissure'], inPlay: mountains(5) },
      ben: { inPlay: ['Forest', 'Island'] },
    });
    ann.casts('Yawning Fissure');
    play.allPass();
    ben.chooses('Island');
    then('Island').isIn('graveyard');
    then('Forest').isIn('play');
  });

  test('Destructive Force: five lands each, five damage to each creature', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Destructive Force'], inPlay: mountains(7) },
      ben: { inPlay: ['Forest', 'Canyon Minotaur'] },
    });
    ann.casts('Destructive Force');
    play.allPass();
    ann.chooses('Mountain#1', 'Mountain#2', 'Mountain#3', 'Mountain#4', 'Mountain#5');
    then('Forest').isIn('graveyard');
    then('Canyon Minotaur').isIn('graveyard');
    then(ann).hasCardsInGraveyard(6).hasLife(20);
    then(ben).hasLife(20);
  });

  test('Act of Treason: takes a creature for the turn', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Act of Treason'], inPlay: mountains(3) },
      ben: { inPlay: [{ card: 'Canyon Minotaur', tapped: true }] },
    });
    ann.casts('Act of Treason', { target: 'Canyon Minotaur' });
    play.allPass();
    then('Canyon Minotaur').isControlledBy(ann).isUntapped().hasKeyword('haste');
    ann.attacks('Canyon Minotaur');
    play.until('upkeep', 'ben');
    then(ben).hasLife(17);
    then('Canyon Minotaur').isControlledBy(ben);
  });

  test('Burning Inquiry: everybody draws three and discards three at random', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Burning Inquiry'], inPlay: ['Mountain'] },
      ben: { hand: ['Forest'] },
    });
    ann.casts('Burning Inquiry');
    play.allPass();
    then(ann).hasCardsInHand(0).hasCardsInGraveyard(4);
    then(ben).hasCardsInHand(1).hasCardsInGraveyard(3);
  });

  test('Pyretic Ritual: three red mana for two', () => {
    const { ann } = given('m11', { ann: { hand: ['Pyretic Ritual'], inPlay: mountains(2) }, ben: {} });
    ann.casts('Pyretic Ritual');
    play.pass();
    play.pass();
    then(ann).hasMana('RRR');
  });
});

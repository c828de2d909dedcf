// White creatures of Magic 2010 and 2011 in play, each doing what it says.

import { describe, expect, it, test } from 'vitest';
import type { Keyword } from '../../src/language/keyword.ts';
import { given, play, refused, then } from '../play.ts';

const PLAINS = Array.from({ length: 8 }, () => 'Plains');

describe('creatures, cast and seen in play', () => {
  const creatures: readonly [string, number, number, readonly Keyword[]][] = [
    ['Assault Griffin', 3, 2, ['flying']],
    ['Cloud Crusader', 2, 3, ['flying', 'first strike']],
    ['Elite Vanguard', 2, 1, []],
    ['Griffin Sentinel', 1, 3, ['flying', 'vigilance']],
    ['Razorfoot Griffin', 2, 2, ['flying', 'first strike']],
    ['Siege Mastodon', 3, 5, []],
    ['Silvercoat Lion', 2, 2, []],
    ['Stormfront Pegasus', 2, 1, ['flying']],
    ['Wild Griffin', 2, 2, ['flying']],
  ];

  test.each(creatures)('%s: %d/%d with its abilities', (name, power, toughness, keywords) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: PLAINS }, ben: {} });
    ann.casts(name);
    play.allPass();
    then(name).isIn('play').is(power, toughness).isColor('white');
    for (const keyword of keywords) then(name).hasKeyword(keyword);
  });

  it('Cloud Crusader: strikes first, in the air', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Cloud Crusader'] },
      ben: { inPlay: ['Wild Griffin', 'Silvercoat Lion'] },
    });
    ann.attacks('Cloud Crusader');
    play.until('declare block');
    refused('flying', () => ben.declareBlocks([{ blocker: 'Silvercoat Lion', attacker: 'Cloud Crusader' }]));
    ben.blocks('Cloud Crusader', 'Wild Griffin');
    play.until('end of combat');
    then('Wild Griffin').isIn('graveyard');
    then('Cloud Crusader').hasDamage(0);
  });

  it('Griffin Sentinel: attacks without tapping', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Griffin Sentinel'] }, ben: {} });
    ann.attacks('Griffin Sentinel');
    play.until('end of combat');
    then('Griffin Sentinel').isUntapped();
    then(ben).hasLife(19);
  });
});

describe('creatures that help others', () => {
  const smiths: readonly [string, readonly [number, number]][] = [
    ['Veteran Armorsmith', [1, 2]],
    ['Veteran Swordsmith', [2, 1]],
  ];
  test.each(smiths)('%s: other Soldiers of yours are bigger, nobody else', (name, [power, toughness]) => {
    given('m11', {
      ann: { inPlay: [name, 'Infantry Veteran', 'Silvercoat Lion'] },
      ben: { inPlay: ['Honor Guard'] },
    });
    then('Infantry Veteran').is(power, toughness);
    then('Silvercoat Lion').is(2, 2);
    then('Honor Guard').is(1, 1);
    if (name === 'Veteran Armorsmith') then(name).is(2, 3);
    else then(name).is(3, 2);
  });

  it('Rhox Pikemaster: gives first strike to other Soldiers of yours', () => {
    given('m11', {
      ann: { inPlay: ['Rhox Pikemaster', 'Infantry Veteran', 'Silvercoat Lion'] },
      ben: { inPlay: ['Honor Guard'] },
    });
    then('Rhox Pikemaster').is(3, 3).hasKeyword('first strike');
    then('Infantry Veteran').hasKeyword('first strike');
    then('Silvercoat Lion').lacksKeyword('first strike');
    then('Honor Guard').lacksKeyword('first strike');
  });

  it('Knight Exemplar: other Knights are bigger and cannot be destroyed; it can', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Day of Judgment'], inPlay: [...PLAINS, 'Knight Exemplar', 'White Knight'] },
      ben: {},
    });
    then('White Knight').is(3, 3).hasKeyword('indestructible');
    then('Knight Exemplar').is(2, 2).hasKeyword('first strike').lacksKeyword('indestructible');
    ann.casts('Day of Judgment');
    play.allPass();
    then('White Knight').isIn('play').is(2, 2);
    then('Knight Exemplar').isIn('graveyard');
  });

  it('Infantry Veteran: taps for an attacker, not for one at home', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Infantry Veteran', 'Silvercoat Lion', 'Elite Vanguard'] },
      ben: {},
    });
    refused('no target', () => ann.activates('Infantry Veteran', { target: 'Silvercoat Lion' }));
    ann.attacks('Silvercoat Lion');
    ann.activates('Infantry Veteran', { target: 'Silvercoat Lion' });
    play.allPass();
    then('Silvercoat Lion').is(3, 3);
    play.until('end of combat');
    then(ben).hasLife(17);
  });
});

describe('creatures and life', () => {
  it("Ajani's Pridemate: may have a counter whenever you gain life, not when others do", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Healing Salve', 'Healing Salve', 'Healing Salve'], inPlay: ["Ajani's Pridemate", ...PLAINS] },
      ben: {},
    });
    ann.casts('Healing Salve', { mode: 0, target: ben });
    play.allPass();
    then("Ajani's Pridemate").is(2, 2);
    ann.casts('Healing Salve', { mode: 0, target: ann });
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('yes');
    then("Ajani's Pridemate").is(3, 3).hasCounters('+1/+1', 1);
    ann.casts('Healing Salve', { mode: 0, target: ann });
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('no');
    then("Ajani's Pridemate").is(3, 3);
  });

  it('Goldenglow Moth: may gain 4 life when it blocks', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Silvercoat Lion'] }, ben: { inPlay: ['Goldenglow Moth'] } });
    ann.attacks('Silvercoat Lion');
    ben.blocks('Silvercoat Lion', 'Goldenglow Moth');
    play.pass();
    play.pass();
    ben.chooses('yes');
    then(ben).hasLife(24);
  });

  it('Goldenglow Moth: gains nothing when it attacks', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Goldenglow Moth'] }, ben: {} });
    ann.attacks('Goldenglow Moth');
    play.until('end of combat');
    then(ann).hasLife(20);
    then(ben).hasLife(20);
  });

  it('Serra Ascendant: a giant in the air with 30 life, and small below', () => {
    const { ann, ben } = given('m11', { ann: { life: 29, inPlay: ['Serra Ascendant'] }, ben: {} });
    then('Serra Ascendant').is(1, 1).lacksKeyword('flying').hasKeyword('lifelink');
    ann.attacks('Serra Ascendant');
    play.until('end of combat');
    then(ben).hasLife(19);
    then(ann).hasLife(30);
    then('Serra Ascendant').is(6, 6).hasKeyword('flying');
  });

  it('Soul Warden: 1 life for another creature of anybody, none for itself', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Soul Warden', 'Silvercoat Lion'], inPlay: PLAINS },
      ben: {},
    });
    ann.casts('Soul Warden');
    play.allPass();
    then(ann).hasLife(20);
    ann.casts('Silvercoat Lion');
    play.allPass();
    then(ann).hasLife(21);
  });

  it('Tireless Missionaries: 3 life when they come', () => {
    const { ann } = given('m11', { ann: { hand: ['Tireless Missionaries'], inPlay: PLAINS }, ben: {} });
    ann.casts('Tireless Missionaries');
    play.allPass();
    then(ann).hasLife(23);
    then('Tireless Missionaries').is(2, 3);
  });
});

describe('creatures that do something else', () => {
  it('Mesa Enchantress: may draw for an enchantment spell of yours, not for another spell', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Honor of the Pure', 'Elite Vanguard'], inPlay: ['Mesa Enchantress', ...PLAINS] },
      ben: {},
    });
    then('Mesa Enchantress').is(0, 2);
    ann.casts('Elite Vanguard');
    play.allPass();
    then(ann).hasCardsInHand(1);
    ann.casts('Honor of the Pure');
    play.pass();
    play.pass();
    ann.chooses('yes');
    then(ann).hasCardsInHand(1);
    play.allPass();
    then('Elite Vanguard').is(3, 2);
  });

  it('Roc Egg: leaves a 3/3 Bird that flies', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Day of Judgment'], inPlay: ['Roc Egg', ...PLAINS] },
      ben: {},
    });
    then('Roc Egg').is(0, 3).hasKeyword('defender');
    ann.casts('Day of Judgment');
    play.allPass();
    then('Roc Egg').isIn('graveyard');
    then('Bird').isIn('play').is(3, 3).hasKeyword('flying').isColor('white').isControlledBy(ann);
  });

  it('Squadron Hawk: may find up to three others of its name', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Squadron Hawk'], inPlay: PLAINS, library: ['Squadron Hawk', 'Plains', 'Squadron Hawk', 'Forest'] },
      ben: {},
    });
    ann.casts('Squadron Hawk');
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('yes');
    expect(ann.choices).toEqual(['Squadron Hawk', 'Squadron Hawk']);
    ann.chooses('Squadron Hawk#1', 'Squadron Hawk#2');
    then(ann).hasInHand('Squadron Hawk', 'Squadron Hawk').hasCardsInLibrary(2);
    then('Squadron Hawk').is(1, 1).hasKeyword('flying');
  });

  it('Undead Slayer: exiles a Zombie, and only such', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Undead Slayer', 'Plains'] },
      ben: { inPlay: ['Scathe Zombies', 'Grizzly Bears'] },
    });
    ann.activates('Undead Slayer', { target: 'Scathe Zombies' });
    play.allPass();
    then('Scathe Zombies').isIn('removed');
    then('Undead Slayer').isTapped();
  });

  it('Undead Slayer: has nothing to do with Bears', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Undead Slayer', 'Plains'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    refused('no target', () => ann.activates('Undead Slayer', { target: 'Grizzly Bears' }));
  });

  it('Wall of Faith: more toughness for {W}, until the turn ends', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Wall of Faith', 'Plains', 'Plains'] }, ben: {} });
    ann.activates('Wall of Faith');
    play.allPass();
    ann.activates('Wall of Faith');
    play.allPass();
    then('Wall of Faith').is(0, 7).hasKeyword('defender');
    play.until('upkeep', 'ben');
    then('Wall of Faith').is(0, 5);
  });

  it('War Priest of Thune: may destroy an enchantment', () => {
    const { ann } = given('m11', {
      ann: { hand: ['War Priest of Thune'], inPlay: PLAINS },
      ben: { inPlay: ['Levitation', 'Grizzly Bears'] },
    });
    ann.casts('War Priest of Thune');
    play.pass();
    play.pass();
    play.pass();
    play.pass();
    ann.chooses('yes');
    then('Levitation').isIn('graveyard');
    then('War Priest of Thune').is(2, 2);
  });

  it('Palace Guard: blocks any number of attackers', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Silvercoat Lion', 'Elite Vanguard', 'Grizzly Bears'] },
      ben: { inPlay: ['Palace Guard'] },
    });
    ann.attacks('Silvercoat Lion', 'Elite Vanguard', 'Grizzly Bears');
    play.until('declare block');
    const most = play.game.legalAnswers().map((each) => (each.kind === 'block' ? each.blocks.length : 0));
    expect(Math.max(...most)).toBe(3);
    ben.declareBlocks([
      { blocker: 'Palace Guard', attacker: 'Silvercoat Lion' },
      { blocker: 'Palace Guard', attacker: 'Elite Vanguard' },
    ]);
    // The line for its damage is made with the blocks.
    ben.chooses('Elite Vanguard', 'Silvercoat Lion');
    then('Silvercoat Lion').isBlocked();
    then('Elite Vanguard').isBlocked();
    play.pass();
    play.pass();
    ben.assigns({ 'Elite Vanguard': 1 });
    then('Elite Vanguard').isIn('graveyard');
    then('Palace Guard').isIn('graveyard');
    then(ben).hasLife(18);
  });

  it('Palace Guard: others block one attacker each', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Silvercoat Lion', 'Elite Vanguard'] },
      ben: { inPlay: ['Border Guard'] },
    });
    ann.attacks('Silvercoat Lion', 'Elite Vanguard');
    play.until('declare block');
    refused('one attacker each', () =>
      ben.declareBlocks([
        { blocker: 'Border Guard', attacker: 'Silvercoat Lion' },
        { blocker: 'Border Guard', attacker: 'Elite Vanguard' },
      ]),
    );
  });

  it('Palace Guard: in Portal it intercepts one attacker after the other', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Silvercoat Lion', 'Elite Vanguard'] },
      ben: { inPlay: ['Palace Guard'] },
    });
    ann.attacks('Silvercoat Lion', 'Elite Vanguard');
    ben.chooses('Elite Vanguard');
    ben.intercepts('Elite Vanguard', 'Palace Guard');
    ben.intercepts('Silvercoat Lion', 'Palace Guard');
    then(ben).hasLife(20);
    then('Palace Guard').isIn('graveyard');
    then('Elite Vanguard').isIn('graveyard');
  });
});

// Fifth, "Creature Abilities", "First Strike", "Flying", "Landwalk": what a creature can do without being asked.

import { expect } from 'vitest';
import { POOL } from '../../../src/cards/pool.ts';
import type { CardDefinition } from '../../../src/language/card.ts';
import { fifth } from '../../../src/rulebooks/fifth/book.ts';
import { textOf } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const linesOf = (name: string): string[] =>
  textOf(POOL.find((card) => card.name === name) as CardDefinition, fifth.wording).split('\n');

rule('F-430', 'abilities stand first in the text, without a cost, and are in effect on a tapped creature too', () => {
  expect(linesOf('Hypnotic Specter')[0]?.toLowerCase()).toMatch(/^flying/);
  expect(linesOf('White Knight')[0]?.toLowerCase()).toMatch(/protection from black|first strike/);
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Air Elemental'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('Air Elemental');
  play.allPass();
  then('Air Elemental').isTapped().hasKeyword('flying');
  expect(ben.choices).toEqual([]);
  play.until('second main');
  then(ben).hasLife(16);
});

rule('F-431', 'a second copy of an ability stays when the first one goes', () => {
  const { ben } = given('fifth', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Flight', 'Flight'] }] },
    ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
  });
  ben.casts('Disenchant', { target: 'Flight' });
  play.allPass();
  then('Flight#1').isIn('play');
  then('Grizzly Bears').hasKeyword('flying');
});

example(['F-433', 'F-435'], 'a Blue Ward adds its protection to the one the creature has by nature', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Blue Ward'], inPlay: ['White Knight', 'Plains'] },
    ben: { hand: ['Unsummon', 'Terror', 'Lightning Bolt'], inPlay: ['Island', 'Swamp', 'Swamp', 'Mountain'] },
  });
  ann.casts('Blue Ward', { target: 'White Knight' });
  play.allPass();
  ann.passes();
  refused('no target', () => ben.casts('Unsummon', { target: 'White Knight' }));
  refused('no target', () => ben.casts('Terror', { target: 'White Knight' }));
  ben.casts('Lightning Bolt', { target: 'White Knight' });
  play.allPass();
  then('White Knight').isIn('graveyard');
});

rule(
  ['F-434', 'F-436'],
  'an ability that an enchantment or an instant gives works like one in the text of the creature',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Flight', 'Jump'], inPlay: ['Grizzly Bears', 'Gray Ogre', 'Island', 'Island'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Flight', { target: 'Grizzly Bears' });
    play.allPass();
    ann.casts('Jump', { target: 'Gray Ogre' });
    play.allPass();
    then('Grizzly Bears').hasKeyword('flying');
    then('Gray Ogre').hasKeyword('flying');
    ann.attacks('Grizzly Bears', 'Gray Ogre');
    play.until('second main');
    then(ben).hasLife(16);
    play.until('upkeep', 'ben');
    then('Gray Ogre').lacksKeyword('flying');
    then('Grizzly Bears').hasKeyword('flying');
  },
);

example('F-437', 'who takes control of Drudge Skeletons can regenerate it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Swamp'] },
    ben: {
      hand: ['Lightning Bolt'],
      inPlay: [{ card: 'Drudge Skeletons', with: [{ card: 'Control Magic', controller: 'ann' }] }, 'Swamp', 'Mountain'],
    },
  });
  then('Drudge Skeletons').isControlledBy(ann);
  ben.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  expect(play.asked).toBe('ann');
  ann.activates('Drudge Skeletons');
  play.allPass();
  then('Drudge Skeletons').isIn('play').isControlledBy(ann).isTapped();
});

example('F-438', 'who takes control of a creature with Regeneration does not take control of the enchantment', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Forest'], hand: ['Lightning Bolt'], mana: 'R' },
    ben: {
      inPlay: [
        { card: 'Grizzly Bears', with: ['Regeneration', { card: 'Control Magic', controller: 'ann' }] },
        'Forest',
      ],
    },
  });
  then('Grizzly Bears').isControlledBy(ann);
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.until('regeneration');
  expect(play.asked).toBe('ben');
  ben.activates('Regeneration');
  play.allPass();
  then('Grizzly Bears').isIn('play').isControlledBy(ann).isTapped();
});

// ---- first strike ----

example(['F-468', 'F-467'], 'a first striker that kills its opponent takes no damage from it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Goblin Rock Sled'] },
    ben: { inPlay: ['White Knight', 'Mountain'] },
  });
  ann.attacks('Goblin Rock Sled');
  ben.blocks('Goblin Rock Sled', 'White Knight');
  play.until('second main');
  then('Goblin Rock Sled').isIn('graveyard');
  then('White Knight').isIn('play').hasDamage(0);
});

rule('F-467', 'a first striker that attacks kills its blocker before that one strikes', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['White Knight'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'Grizzly Bears');
  play.until('second main');
  then('Grizzly Bears').isIn('graveyard');
  then('White Knight').isIn('play').hasDamage(0);
});

example(['F-469', 'F-470'], 'White Knight against Giant Spider: the Spider lives and strikes back', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Giant Spider'] }, ben: { inPlay: ['White Knight'] } });
  then('Giant Spider').is(2, 4);
  ann.attacks('Giant Spider');
  ben.blocks('Giant Spider', 'White Knight');
  play.until('second main');
  then('Giant Spider').isIn('play').hasDamage(2);
  then('White Knight').isIn('graveyard');
});

example(['F-471', 'F-472', 'F-473'], 'a Lightning Bolt before damage lets the Black Knight win', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Giant Spider'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Black Knight', 'Mountain'] },
  });
  ann.attacks('Giant Spider');
  ben.blocks('Giant Spider', 'Black Knight');
  ben.casts('Lightning Bolt', { target: 'Giant Spider' });
  play.allPass();
  then('Giant Spider').hasDamage(3);
  play.until('second main');
  then('Giant Spider').isIn('graveyard');
  then('Black Knight').isIn('play').hasDamage(0);
});

rule(['F-471'], 'without the Bolt the Black Knight dies', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Giant Spider'] }, ben: { inPlay: ['Black Knight'] } });
  ann.attacks('Giant Spider');
  ben.blocks('Giant Spider', 'Black Knight');
  play.until('second main');
  then('Black Knight').isIn('graveyard');
  then('Giant Spider').isIn('play');
});

rule('F-474', 'two first strikers strike at the same time, before all others', () => {
  // Both Knights are 2/2 and neither protection fits: both die, and the Bears never get to strike the White Knight.
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['White Knight'] },
    ben: { inPlay: ['White Knight', { card: 'Grizzly Bears', damage: 0 }] },
  });
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'ben:White Knight', 'Grizzly Bears');
  ann.assigns({ 'White Knight': 2 });
  play.until('second main');
  expect(play.game.state.players.map((player) => player.graveyard.length)).toEqual([1, 1]);
  then('Grizzly Bears').isIn('play').hasDamage(0);
});

// ---- flying ----

rule(
  ['F-476', 'F-477', 'F-480'],
  'fliers are blocked by fliers and by creatures with web; fliers may block anything',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Air Elemental', 'Hill Giant'] },
      ben: { inPlay: ['Scryb Sprites', 'Giant Spider', 'Gray Ogre', { card: 'Savannah Lions', with: ['Web'] }] },
    });
    ann.attacks('Air Elemental', 'Hill Giant');
    play.until('declare block');
    refused('flying', () => ben.blocks('Air Elemental', 'Gray Ogre'));
    ben.blocks('Air Elemental', 'Giant Spider', 'Savannah Lions');
    ben.blocks('Hill Giant', 'Scryb Sprites', 'Gray Ogre');
    then('Hill Giant').isBlocked();
    then('Air Elemental').isBlocked();
    then('Scryb Sprites').isBlocking();
  },
);

example(['F-478', 'F-479'], 'a lone flier gets past non-fliers, and blocks them in their turn', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Serra Angel'] },
    ben: { inPlay: ['Craw Wurm', 'Hill Giant'] },
  });
  ann.attacks('Serra Angel');
  play.until('second main');
  then(ben).hasLife(16);
  play.until('main', 'ben');
  then('Serra Angel').isUntapped();
  ben.attacks('Hill Giant');
  ann.blocks('Hill Giant', 'Serra Angel');
  play.until('second main');
  then('Hill Giant').isIn('graveyard');
  then(ann).hasLife(20);
});

// ---- landwalk ----

rule('F-481', 'cards name the land: the word "landwalk" is on none of them', () => {
  expect(linesOf('Shanodin Dryads').join(' ')).toMatch(/forestwalk/i);
  expect(linesOf('Bog Wraith').join(' ')).toMatch(/swampwalk/i);
  for (const card of POOL) expect(textOf(card, fifth.wording), card.name).not.toMatch(/\blandwalk/i);
});

example(['F-483', 'F-482', 'F-485'], 'Shanodin Dryads cannot be blocked by a player with a forest', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Shanodin Dryads'] },
    ben: { inPlay: ['Forest', 'Grizzly Bears'] },
  });
  then('Shanodin Dryads').is(1, 1).hasKeyword('forestwalk');
  ann.attacks('Shanodin Dryads');
  play.until('second main');
  then(ben).hasLife(19);
});

rule('F-482', 'without a land of that type the defender may block', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Shanodin Dryads', 'Forest'] },
    ben: { inPlay: ['Swamp', 'Grizzly Bears'] },
  });
  ann.attacks('Shanodin Dryads');
  ben.blocks('Shanodin Dryads', 'Grizzly Bears');
  play.until('second main');
  then('Shanodin Dryads').isIn('graveyard');
  then(ben).hasLife(20);
});

example('F-484', 'forestwalk does not let a creature block another with forestwalk', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Shanodin Dryads', 'Grizzly Bears'] },
    ben: { inPlay: ['Forest', 'Shanodin Dryads'] },
  });
  ann.attacks('Shanodin Dryads', 'Grizzly Bears');
  play.until('declare block');
  refused('landwalk', () => ben.blocks('Shanodin Dryads', 'ben:Shanodin Dryads'));
  ben.doesNotBlock();
  play.until('second main');
  then(ben).hasLife(17);
});

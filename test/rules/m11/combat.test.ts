// Magic 2011, "Attacking and Blocking": who attacks and blocks, the order of blockers, damage at once.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(
  ['M-178', 'M-031', 'M-192', 'M-197', 'M-338'],
  'an unblocked attacker deals damage equal to its power, and that much life is lost',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Hill Giant', 'Grizzly Bears'] },
      ben: {},
    });
    ann.attacks('Hill Giant', 'Grizzly Bears');
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    then(ben).hasLife(20);
    play.until('damage');
    then(ben).hasLife(12);
    play.until('second main');
    then(ben).hasLife(12);
  },
);

rule('M-181', 'attacking is optional, and may be done with any number', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] }, ben: {} });
  play.until('declare attack');
  expect(play.asked).toBe('ann');
  ann.attacks();
  play.until('second main');
  then(ben).hasLife(20);
  then('Hill Giant').isUntapped();
});

rule(['M-183', 'M-125', 'M-514'], 'attacking taps; vigilance does not', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Hill Giant', 'Serra Angel'] }, ben: {} });
  ann.attacks('Hill Giant', 'Serra Angel');
  then('Hill Giant').isTapped();
  then('Serra Angel').isUntapped();
});

rule(['M-184', 'M-238'], 'all attackers attack at once, whatever they attack', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant', 'Grizzly Bears', 'Gray Ogre'] },
    ben: { inPlay: ['Chandra Nalaar', 'Jace Beleren'] },
  });
  ann.attacks('Hill Giant', { card: 'Grizzly Bears', at: 'Chandra Nalaar' }, { card: 'Gray Ogre', at: 'Jace Beleren' });
  for (const name of ['Hill Giant', 'Grizzly Bears', 'Gray Ogre']) then(name).isAttacking().isTapped();
  play.until('damage');
  then(ben).hasLife(17);
  then('Chandra Nalaar').hasCounters('loyalty', 4);
  then('Jace Beleren').hasCounters('loyalty', 1);
});

rule('M-185', 'a tapped creature cannot attack', () => {
  const { ann } = given('m11', { ann: { inPlay: [{ card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] }, ben: {} });
  play.until('declare attack');
  expect(ann.choices).toEqual(['Grizzly Bears']);
  refused('tapped', () => ann.attacks('Hill Giant'));
});

rule(
  ['M-186', 'M-239', 'M-323', 'M-191'],
  'the defending player chooses which untapped creatures block what; nobody must',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: { inPlay: ['Grizzly Bears', 'Craw Wurm'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    play.until('declare block');
    expect([play.asked, play.step]).toEqual(['ben', 'declare blockers']);
    expect(ben.choices).toEqual(['Grizzly Bears', 'Craw Wurm']);
    ben.blocks('Gray Ogre', 'Craw Wurm');
    play.until('end of combat');
    then('Gray Ogre').isIn('graveyard');
    then(ben).hasLife(17);
    const none = given('m11', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Craw Wurm'] } });
    none.ann.attacks('Hill Giant');
    none.ben.doesNotBlock();
    play.until('end of combat');
    then(none.ben).hasLife(17);
  },
);

rule('M-187', 'a tapped creature cannot block', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: [{ card: 'Craw Wurm', tapped: true }, 'Grizzly Bears'] },
  });
  ann.attacks('Hill Giant');
  play.until('declare block');
  expect(ben.choices).toEqual(['Grizzly Bears']);
  refused('tapped', () => ben.declareBlocks([{ blocker: 'Craw Wurm', attacker: 'Hill Giant' }]));
});

rule('M-188', 'a creature blocks only one attacker', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Hill Giant', 'Gray Ogre'] }, ben: { inPlay: ['Craw Wurm'] } });
  ann.attacks('Hill Giant', 'Gray Ogre');
  play.until('declare block');
  const both = [
    { blocker: 'Craw Wurm', attacker: 'Hill Giant' },
    { blocker: 'Craw Wurm', attacker: 'Gray Ogre' },
  ];
  refused('one attacker each', () => ben.declareBlocks(both));
});

rule(
  ['M-189', 'M-190', 'M-239'],
  'several creatures gang up on one attacker; the attacking player puts them in line as blocks are declared',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Grizzly Bears', 'Gray Ogre', 'Hill Giant');
    expect([play.question?.ask, play.asked, play.step]).toEqual(['order', 'ann', 'declare blockers']);
    ann.chooses('Hill Giant', 'Grizzly Bears', 'Gray Ogre');
    expect(play.question?.ask).toBe('act'); // then players may cast instants
    const names = play.game.state.combat?.attacks[0]?.blockers.map((id) => play.game.inside.kind(id).definition.name);
    expect(names).toEqual(['Hill Giant', 'Grizzly Bears', 'Gray Ogre']);
  },
);

rule(
  ['M-194', 'M-195', 'M-193'],
  'damage is divided down the line: enough to destroy the first before the second gets any',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
    ann.chooses('Hill Giant', 'Grizzly Bears');
    for (let i = 0; play.question?.ask === 'act' && i < 4; i += 1) play.pass();
    expect([play.question?.ask, play.asked]).toEqual(['split', 'ann']);
    refused('lethal first', () => ann.assigns({ 'Hill Giant': 2, 'Grizzly Bears': 4 }));
    refused('damage total', () => ann.assigns({ 'Hill Giant': 3, 'Grizzly Bears': 2 }));
    ann.assigns({ 'Hill Giant': 4, 'Grizzly Bears': 2 });
    then('Hill Giant').isIn('graveyard');
    then('Grizzly Bears').isIn('graveyard');
    then('Craw Wurm').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

rule('M-195', 'all of it may go to the first in line', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  ann.chooses('Grizzly Bears', 'Hill Giant');
  ann.assigns({ 'Grizzly Bears': 6 });
  then('Grizzly Bears').isIn('graveyard');
  then('Hill Giant').isIn('play').hasDamage(0);
});

rule('M-195', 'damage already on the first counts towards destroying it', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: [{ card: 'Ironroot Treefolk', damage: 4 }, 'Grizzly Bears'] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Ironroot Treefolk', 'Grizzly Bears');
  ann.chooses('Ironroot Treefolk', 'Grizzly Bears');
  ann.assigns({ 'Ironroot Treefolk': 1, 'Grizzly Bears': 2 });
  then('Ironroot Treefolk').isIn('graveyard');
  then('Grizzly Bears').isIn('graveyard');
});

rule('M-196', 'a blocker deals its damage to the attacker it blocks', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Ironroot Treefolk', 'Wall of Stone', 'Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('Ironroot Treefolk', 'Craw Wurm');
  ben.blocks('Ironroot Treefolk', 'Grizzly Bears');
  play.until('end of combat');
  then('Ironroot Treefolk').hasDamage(2);
  then('Craw Wurm').hasDamage(0);
});

rule(['M-032', 'M-198', 'M-380'], 'damage adds up over the turn until it destroys, and goes when the turn ends', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Prodigal Pyromancer', 'Prodigal Pyromancer'] },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  ann.activates('Prodigal Pyromancer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').hasDamage(1);
  play.until('second main');
  then('Grizzly Bears').hasDamage(1);
  ann.activates('Prodigal Pyromancer#2', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard').isOwnedBy(ben);
});

rule('M-198', 'damage of one turn does not count in the next', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Prodigal Pyromancer'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.activates('Prodigal Pyromancer', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('upkeep', 'ben');
  then('Grizzly Bears').hasDamage(0);
  play.until('main', 'ann');
  ann.activates('Prodigal Pyromancer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').hasDamage(1);
});

example('M-199', 'three attack, two are blocked, the third deals 3; the smaller of each pair dies', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Scryb Sprites', 'Hill Giant', 'Grizzly Bears', 'Craw Wurm'] },
    ben: { inPlay: ['Merfolk of the Pearl Trident', 'Rowan Treefolk'] },
  });
  ann.attacks('Hill Giant', 'Grizzly Bears', 'Craw Wurm');
  then('Hill Giant').isTapped();
  then('Scryb Sprites').isUntapped();
  ben.blocks('Craw Wurm', 'Merfolk of the Pearl Trident');
  ben.blocks('Grizzly Bears', 'Rowan Treefolk');
  play.until('damage');
  then(ben).hasLife(17);
  then('Merfolk of the Pearl Trident').isIn('graveyard');
  then('Craw Wurm').isIn('play');
  then('Grizzly Bears').isIn('graveyard');
  then('Rowan Treefolk').isIn('play');
});

// Beta, "Creature Abilities" and "Enchantments": saving, taking over and fighting where several cards meet.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { untilAsked } from './order.ts';

const isSaving = (): boolean => play.question?.ask === 'act' && play.question.window === 'regeneration';

/** Everybody passes until somebody may regenerate something. */
function untilSaving(): void {
  for (let i = 0; i < 20 && !isSaving(); i += 1) play.pass();
}

rule(['B-252', 'B-290'], 'a Death Ward in the moment of dying may be countered, and then it is too late', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Counterspell'], mana: 'RUU' },
    ben: { hand: ['Death Ward'], inPlay: ['Grizzly Bears'], mana: 'W' },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  untilSaving();
  ben.casts('Death Ward', { target: 'Grizzly Bears' });
  ann.casts('Counterspell', { target: 'Death Ward' });
  for (let i = 0; i < 10 && play.game.state.doomed.length > 0; i += 1) play.pass();
  then('Grizzly Bears').isIn('graveyard');
});

rule(['B-252', 'B-272'], 'a Death Ward cannot save what is protected from white', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R' },
    ben: { hand: ['Death Ward'], inPlay: ['Black Knight'], mana: 'W' },
  });
  ann.casts('Lightning Bolt', { target: 'Black Knight' });
  while (play.game.state.chain.length > 0) {
    expect(isSaving()).toBe(false);
    play.pass();
  }
  then('Black Knight').isIn('graveyard');
});

rule(['B-252', 'B-244'], 'hurt by two blockers at the same time an attacker is regenerated once', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Uthden Troll', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
  });
  ann.attacks('Uthden Troll');
  ben.blocks('Uthden Troll', 'Hill Giant', 'Gray Ogre');
  untilAsked();
  ann.assigns({ 'Hill Giant': 0, 'Gray Ogre': 2 });
  untilSaving();
  ann.activates('Uthden Troll');
  expect(isSaving()).toBe(false);
  then('Uthden Troll').isIn('play').isTapped();
  then('Gray Ogre').isIn('graveyard');
});

rule(
  ['B-243', 'B-232'],
  'an Assassin that blocks may kill what it blocks: tapped, it deals no damage and takes none',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Craw Wurm', 'Grizzly Bears'] },
      ben: { inPlay: ['Royal Assassin'] },
    });
    ann.attacks('Craw Wurm', 'Grizzly Bears');
    ben.blocks('Craw Wurm', 'Royal Assassin');
    ann.passes();
    ben.activates('Royal Assassin', { target: 'Craw Wurm' });
    play.until('main after attack');
    then('Craw Wurm').isIn('graveyard');
    then('Royal Assassin').isIn('play').isTapped();
    then(ben).hasLife(18);
  },
);

rule(['B-268', 'B-277'], 'a grown trampler survives the first strike and goes through one of two blockers', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['War Mammoth', 'Forest'], hand: ['Giant Growth'] },
    ben: { inPlay: ['White Knight', 'Grizzly Bears'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'White Knight', 'Grizzly Bears');
  ann.casts('Giant Growth', { target: 'War Mammoth' });
  untilAsked();
  ann.assigns({ 'White Knight': 6, 'Grizzly Bears': 0 });
  play.until('main after attack');
  then(ben).hasLife(16);
  then('White Knight').isIn('graveyard');
  then('Grizzly Bears').isIn('play');
  then('War Mammoth').isIn('play').hasDamage(4);
});

rule('B-332', 'of two that take a creature over the later prevails; with that gone it goes back to the earlier', () => {
  const islands = ['Island', 'Island', 'Island', 'Island'];
  const { ann, ben } = given('beta', {
    ann: { hand: ['Control Magic'], inPlay: islands },
    ben: { hand: ['Control Magic', 'Disenchant'], inPlay: [...islands, 'Plains', 'Plains', 'Hill Giant'] },
  });
  ann.casts('Control Magic', { target: 'Hill Giant' });
  play.allPass();
  play.until('main', 'ben');
  ben.casts('Control Magic', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isControlledBy(ben);
  ben.casts('Disenchant', { target: 'ben:Control Magic' });
  play.allPass();
  then('Hill Giant').isControlledBy(ann);
});

rule(['B-189', 'B-069'], 'a Circle used before it stops what Lord of the Pit does in the upkeep', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: ['Lord of the Pit', 'Circle of Protection: Black', 'Plains'] }, ben: {} },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  ann.activates('Circle of Protection: Black', { choose: ['Lord of the Pit'] });
  play.allPass();
  ann.dealsWith('Lord of the Pit');
  then(ann).hasLife(20);
});

// Tenth Edition, prevention and regeneration: shields made beforehand, and what removing from combat means.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule('T-332', 'loss of life by an effect is no damage: nothing prevents it', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Acolyte of Xathrid', 'Swamp', 'Swamp'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  ann.passes();
  ben.casts('Healing Salve', { mode: 1, target: 'ben' });
  play.allPass();
  ann.activates('Acolyte of Xathrid', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(19);
});

example('T-334', 'Soul Feast against a player covered by prevention: 4 life are lost, and 4 gained', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Soul Feast'], inPlay: lands('Swamp', 5) },
    ben: { inPlay: ['Circle of Protection: Black', 'Plains'] },
  });
  ann.casts('Soul Feast', { target: ben });
  ann.passes();
  ben.activates('Circle of Protection: Black');
  play.pass();
  play.pass();
  if (play.question?.ask === 'pick') ben.chooses('Soul Feast');
  play.allPass();
  then(ben).hasLife(16);
  then(ann).hasLife(24);
});

rule(
  ['T-417', 'T-418', 'T-421'],
  "prevention is a shield: all of a source's damage, or an amount, for creatures or for players",
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt', 'Lava Axe'], inPlay: lands('Mountain', 7) },
      ben: {
        hand: ['Healing Salve'],
        inPlay: ['Plains', 'Plains', 'Circle of Protection: Red', 'Kavu Climber', 'Samite Healer'],
      },
    });
    ann.casts('Lightning Bolt', { target: 'Kavu Climber' });
    ann.passes();
    ben.activates('Samite Healer', { target: 'Kavu Climber' });
    play.allPass();
    then('Kavu Climber').isIn('play').hasDamage(2);
    ann.casts('Lava Axe', { target: 'ben' });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: 'ben' });
    play.allPass();
    then(ben).hasLife(18);
    ann.casts('Lightning Bolt', { target: 'ben' });
    ann.passes();
    ben.activates('Circle of Protection: Red');
    play.pass();
    play.pass();
    if (play.question?.ask === 'pick') ben.chooses('Lightning Bolt');
    play.allPass();
    then(ben).hasLife(18);
  },
);

example('T-420', 'Holy Day in the upkeep: no combat damage all turn, but other damage', () => {
  const { ann, ben } = given(
    'tenth',
    {
      ann: { hand: ['Holy Day', 'Lightning Bolt'], inPlay: ['Plains', 'Mountain', 'Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears'] },
    },
    { step: 'upkeep' },
  );
  ann.casts('Holy Day');
  play.allPass();
  ann.attacks('Craw Wurm', 'Hill Giant');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(20);
  then('Grizzly Bears').isIn('play').hasDamage(0);
  then('Craw Wurm').hasDamage(0);
  ann.casts('Lightning Bolt', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(17);
});

rule('T-422', 'a limited shield and several sources at once: the player who would be dealt the damage chooses', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Hypnotic Specter', 'Craw Wurm'] },
    ben: { hand: ['Healing Salve', 'Forest'], inPlay: ['Plains'] },
  });
  ann.attacks('Hypnotic Specter', 'Craw Wurm');
  ben.casts('Healing Salve', { mode: 1, target: 'ben' });
  play.allPass();
  play.until('damage is on the stack');
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'order', player: 1, purpose: 'prevent which damage first' });
  ben.chooses('Hypnotic Specter', 'Craw Wurm');
  then(ben).hasLife(15);
  expect(stack(), 'the Specter dealt none').toEqual([]);
  then(ben).hasCardsInHand(1);
});

rule('T-422', 'for a creature its controller chooses, whoever made the shield', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  play.until('blockers');
  ben.casts('Healing Salve', { mode: 1, target: 'Craw Wurm' });
  play.allPass();
  ann.assigns({ 'Grizzly Bears': 6 });
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'order', player: 0 });
  ann.chooses('Hill Giant', 'Grizzly Bears');
  then('Craw Wurm').hasDamage(2).isIn('play');
});

rule(
  ['T-438', 'T-439', 'T-440', 'T-441'],
  'regeneration: a shield for the next destruction; used, the creature is tapped, healed and out of combat, with all that is on it',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: {
        inPlay: [
          { card: 'Uthden Troll', counters: { '+1/+1': 1 }, with: ['Holy Strength', 'Loxodon Warhammer'] },
          'Mountain',
          'Mountain',
        ],
      },
    });
    then('Uthden Troll').is(7, 5);
    play.pass();
    ben.activates('Uthden Troll');
    play.allPass();
    play.until('declare attack');
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Uthden Troll');
    play.until('damage is on the stack');
    play.pass();
    play.pass();
    then('Uthden Troll').isIn('play').isTapped().hasDamage(0).hasCounters('+1/+1', 1).is(7, 5);
    expect(play.game.state.combat?.attacks.flatMap(({ blockers }) => blockers)).toEqual([]);
    then('Holy Strength').isAttachedTo('Uthden Troll');
    then('Loxodon Warhammer').isAttachedTo('Uthden Troll');
    expect(play.game.state.shields, 'one use').toEqual([]);
  },
);

rule('T-440', 'a second destruction finds no shield', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  play.pass();
  ben.activates('Uthden Troll');
  play.allPass();
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('play').hasDamage(0);
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('graveyard');
});

rule('T-442', 'unused regeneration shields go away in the cleanup step', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  play.pass();
  ben.activates('Uthden Troll');
  play.allPass();
  expect(play.game.state.shields).toHaveLength(1);
  play.until('upkeep', 'ben');
  expect(play.game.state.shields).toEqual([]);
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('graveyard');
});

rule(
  ['T-443', 'T-444'],
  'removed from combat: no longer attacking or blocking, but damage already on the stack is dealt, by it and to it',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Uthden Troll', 'Mountain', 'Prodigal Pyromancer', 'Prodigal Pyromancer'] },
    });
    play.pass();
    ben.activates('Uthden Troll');
    play.allPass();
    play.until('declare attack');
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Uthden Troll');
    play.until('damage is on the stack');
    ben.activates('Prodigal Pyromancer', { target: 'Uthden Troll' });
    ben.activates('Prodigal Pyromancer#2', { target: 'Uthden Troll' });
    for (let i = 0; i < 4; i += 1) play.pass();
    then('Uthden Troll').isIn('play').isTapped().hasDamage(0);
    expect(play.game.state.combat?.attacks[0]?.blockers, 'not blocking any more').toEqual([]);
    then('Craw Wurm').isBlocked();
    play.pass();
    play.pass();
    then('Craw Wurm').hasDamage(2);
    then('Uthden Troll').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

rule(
  'T-443',
  'a blocker removed from combat before damage deals and takes none, and its attacker stays blocked',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp', 'Prodigal Pyromancer'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Drudge Skeletons');
    ben.activates('Drudge Skeletons');
    play.allPass();
    ben.activates('Prodigal Pyromancer', { target: 'Drudge Skeletons' });
    play.allPass();
    then('Drudge Skeletons').isTapped();
    play.until('second main');
    then('Drudge Skeletons').isIn('play').hasDamage(0);
    then('Craw Wurm').hasDamage(0);
    then(ben).hasLife(20);
  },
);

// Fifth, "Regeneration": saved at the very moment of going to the graveyard.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

example(['F-501', 'F-499', 'F-500', 'F-516'], 'a regenerated creature stays in play, tapped and without damage', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { inPlay: [{ card: 'Hill Giant', damage: 2, with: ['Regeneration'] }, 'Forest'] },
  });
  ann.activates('Prodigal Sorcerer', { target: 'Hill Giant' });
  play.until('regeneration');
  then('Hill Giant').isIn('play').hasDamage(3).isUntapped();
  ben.activates('Regeneration');
  then('Hill Giant').isIn('play').hasDamage(0).isTapped();
});

rule(
  ['F-502', 'F-503'],
  'regeneration is for the moment of death only: not while healthy, not in the prevention step',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
    ann.passes();
    refused('regeneration only', () => ben.activates('Drudge Skeletons'));
    ben.passes();
    expect(play.question).toMatchObject({ ask: 'act', window: 'prevention', player: 0 });
    ann.passes();
    refused('prevention only', () => ben.activates('Drudge Skeletons'));
    ben.passes();
    expect(play.question).toMatchObject({ ask: 'act', window: 'regeneration', player: 1 });
    ben.activates('Drudge Skeletons');
    then('Drudge Skeletons').isIn('play').hasDamage(0);
  },
);

rule(['F-503', 'F-609'], 'prevention comes first: a creature saved by it need not be regenerated', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { inPlay: ['Drudge Skeletons', 'Samite Healer', 'Swamp'] },
  });
  ann.activates('Prodigal Sorcerer', { target: 'Drudge Skeletons' });
  play.until('damage prevention');
  ben.activates('Samite Healer', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').isIn('play').isUntapped().hasDamage(0);
  expect(play.question).toMatchObject({ window: 'main' });
});

example(['F-505', 'F-504'], 'Drudge Skeletons is saved twice and then not', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp', 'Swamp', 'Swamp'] },
  });
  for (const _ of [1, 2]) {
    ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    then('Drudge Skeletons').isIn('play').hasDamage(0);
  }
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.passes();
  then('Drudge Skeletons').isIn('graveyard');
  expect(play.question).toMatchObject({ window: 'main' });
});

example(['F-507', 'F-506', 'F-508', 'F-509'], 'Wall of Brambles regenerates from the Battering Ram', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Battering Ram'] },
    ben: { inPlay: ['Wall of Brambles', 'Forest'] },
  });
  ann.attacks('Battering Ram');
  ben.blocks('Battering Ram', 'Wall of Brambles');
  play.until('regeneration');
  expect(play.step).toBe('end of combat');
  then('Wall of Brambles').hasDamage(1);
  ben.activates('Wall of Brambles');
  then('Wall of Brambles').isIn('play').isTapped().hasDamage(0);
});

rule(['F-507', 'F-506'], 'without the green mana the Wall is destroyed at end of combat', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Battering Ram'] }, ben: { inPlay: ['Wall of Brambles'] } });
  ann.attacks('Battering Ram');
  ben.blocks('Battering Ram', 'Wall of Brambles');
  play.until('second main');
  then('Wall of Brambles').isIn('graveyard');
});

example(['F-511', 'F-510', 'F-514'], 'Creature Bond does nothing for a creature that regenerates', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: [{ card: 'Drudge Skeletons', with: [{ card: 'Creature Bond', controller: 'ann' }] }, 'Swamp'] },
  });
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  then(ben).hasLife(20);
  then('Creature Bond').isAttachedTo('Drudge Skeletons');
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').isIn('graveyard');
  then(ben).hasLife(19);
});

example(
  ['F-512', 'F-510', 'F-460'],
  'Sengir Vampire does not grow from a creature that regenerates, but from one that dies',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Sengir Vampire', { card: 'Sengir Vampire' }] },
      ben: { inPlay: [{ card: 'Drudge Skeletons', with: ['Flight'] }, 'Scryb Sprites', 'Swamp'] },
    });
    ann.attacks('Sengir Vampire#1', 'Sengir Vampire#2');
    const [first, second] = (play.game.state.combat?.attacks ?? []).map((attack) => attack.id) as [number, number];
    ben.blocks('Sengir Vampire#1', 'Drudge Skeletons');
    ben.blocks('Sengir Vampire#2', 'Scryb Sprites');
    play.until('regeneration');
    ben.activates('Drudge Skeletons');
    play.until('second main');
    const counters = (id: number): number => play.game.state.objects[id]?.counters[0]?.number ?? 0;
    expect([counters(first), counters(second)]).toEqual([0, 1]);
  },
);

example(['F-513', 'F-510', 'F-515'], 'Soul Net cannot be used for a creature that regenerates', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain', 'Plains', 'Soul Net'] },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
  });
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  expect(play.question).toMatchObject({ ask: 'act', window: 'main' });
  then(ann).hasLife(20);
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.allPass();
  ann.chooses('yes');
  then(ann).hasLife(21);
});

example(['F-519', 'F-517', 'F-518'], 'a bonus and the enchantments stay on a regenerated creature', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Giant Growth'], inPlay: [{ card: 'Drudge Skeletons', with: ['Holy Strength'] }, 'Swamp', 'Forest'] },
    ben: { hand: ['Fireball'], mana: 'RRRRRRRR', inPlay: ['Royal Assassin'] },
  });
  ann.casts('Giant Growth', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').is(5, 6);
  ann.attacks('Drudge Skeletons');
  ben.activates('Royal Assassin', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ann.activates('Drudge Skeletons');
  then('Drudge Skeletons').isIn('play').is(5, 6);
  then('Holy Strength').isAttachedTo('Drudge Skeletons');
});

rule('F-521', 'a tapped creature can be regenerated', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: [{ card: 'Drudge Skeletons', tapped: true }, 'Swamp'] },
  });
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  then('Drudge Skeletons').isIn('play').isTapped().hasDamage(0);
});

rule(['F-522', 'F-523'], 'a buried or sacrificed creature cannot be regenerated', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  ann.casts('Terror', { target: 'Uthden Troll' });
  ann.passes();
  ben.passes();
  then('Uthden Troll').isIn('graveyard');
  expect(play.question).toMatchObject({ ask: 'act', window: 'main', player: 0 });
});

rule('F-523', 'no chance to regenerate what is sacrificed', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Lord of the Pit', 'Drudge Skeletons', 'Swamp'] }, ben: {} },
    { step: 'untap' },
  );
  play.until('upkeep');
  ann.dealsWith('Lord of the Pit');
  then('Drudge Skeletons').isIn('graveyard');
  expect(play.question).toMatchObject({ ask: 'act', window: 'fast' });
  then(ann).hasLife(20);
});

rule('F-524', 'a creature removed from the game cannot be regenerated', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
  });
  ann.casts('Disintegrate', { x: 1, target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').isIn('removed').isOwnedBy(ben);
  expect(play.question).toMatchObject({ window: 'main' });
});

rule(['F-525', 'F-608'], 'what destroys deals no damage: there is no prevention step, and regeneration saves', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Royal Assassin'] },
    ben: { inPlay: [{ card: 'Drudge Skeletons', tapped: true }, 'Samite Healer', 'Swamp'] },
  });
  ann.activates('Royal Assassin', { target: 'Drudge Skeletons' });
  ann.passes();
  ben.passes();
  expect(play.question).toMatchObject({ window: 'regeneration', player: 1 });
  refused('regeneration only', () => ben.activates('Samite Healer', { target: 'Drudge Skeletons' }));
  ben.activates('Drudge Skeletons');
  then('Drudge Skeletons').isIn('play');
});

rule(
  'F-526',
  'a Terror that is countered as it is being cast buries nothing; once cast, a regeneration is of no use',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
      ben: {
        hand: ['Counterspell'],
        inPlay: [{ card: 'Grizzly Bears', with: ['Regeneration'] }, 'Forest', 'Island', 'Island'],
      },
    });
    ann.casts('Terror', { target: 'Grizzly Bears' });
    ben.casts('Counterspell', { target: 'Terror' });
    then('Terror').isIn('graveyard');
    then('Grizzly Bears').isIn('play');
  },
);

rule('F-526', 'after Terror is successfully cast it can no longer be countered', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: {
      hand: ['Counterspell'],
      inPlay: [{ card: 'Grizzly Bears', with: ['Regeneration'] }, 'Forest', 'Island', 'Island'],
    },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  expect(play.question).toMatchObject({ window: 'interrupt', player: 1 });
  ben.passes();
  ann.passes();
  refused('too late to interrupt', () => ben.casts('Counterspell', { target: 'Terror' }));
  ben.passes();
  then('Grizzly Bears').isIn('graveyard');
});

example(
  'F-527',
  "Regeneration on an opponent's healthy creature cannot be used to tap it, but saves it from the graveyard",
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Regeneration'], inPlay: ['Forest', 'Forest', 'Forest', 'Prodigal Sorcerer'] },
      ben: { inPlay: ['Scryb Sprites'] },
    });
    ann.casts('Regeneration', { target: 'Scryb Sprites' });
    play.allPass();
    refused('regeneration only', () => ann.activates('Regeneration'));
    then('Scryb Sprites').isUntapped();
    ann.activates('Prodigal Sorcerer', { target: 'Scryb Sprites' });
    play.until('regeneration');
    ann.activates('Regeneration');
    then('Scryb Sprites').isIn('play').isTapped().isControlledBy(ben);
  },
);

const assassinAgainstSkeletons = (withVenom: boolean, blocking: boolean) => {
  const actors = given('fifth', {
    ann: { inPlay: [withVenom ? { card: 'Drudge Skeletons', with: ['Venom'] } : 'Drudge Skeletons', 'Swamp'] },
    ben: { inPlay: ['Royal Assassin'] },
  });
  actors.ann.attacks('Drudge Skeletons');
  if (blocking) actors.ben.blocks('Drudge Skeletons', 'Royal Assassin');
  actors.ben.activates('Royal Assassin', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  return actors;
};

example(['F-529', 'F-528', 'F-531'], 'the Assassin destroys the attacking Skeletons: no damage', () => {
  const { ann, ben } = assassinAgainstSkeletons(false, false);
  ann.passes();
  then('Drudge Skeletons').isIn('graveyard');
  expect(play.step).toBe('declare attackers');
  play.until('second main');
  then(ben).hasLife(20);
});

example(['F-530', 'F-528'], 'the Skeletons regenerates: it deals and receives no damage in this attack', () => {
  const { ann, ben } = assassinAgainstSkeletons(false, false);
  ann.activates('Drudge Skeletons');
  then('Drudge Skeletons').isIn('play').isTapped().isAttacking();
  play.until('second main');
  then(ben).hasLife(20);
});

rule(['F-530', 'F-464'], 'a regenerated attacker that is blocked receives no damage either', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    ben: { inPlay: ['Royal Assassin', 'Hill Giant'] },
  });
  ann.attacks('Drudge Skeletons');
  ben.blocks('Drudge Skeletons', 'Hill Giant');
  ben.activates('Royal Assassin', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ann.activates('Drudge Skeletons');
  play.until('second main');
  then('Drudge Skeletons').isIn('play').hasDamage(0);
  then('Hill Giant').hasDamage(0);
});

example(['F-533', 'F-532', 'F-534'], 'with Venom the blocking Assassin is destroyed, though the Skeletons died', () => {
  const { ann } = assassinAgainstSkeletons(true, true);
  ann.passes();
  then('Drudge Skeletons').isIn('graveyard');
  then('Royal Assassin').isIn('play');
  play.until('second main');
  then('Royal Assassin').isIn('graveyard');
});

example(['F-533', 'F-532'], 'with Venom the blocking Assassin is destroyed, also if the Skeletons regenerated', () => {
  const { ann } = assassinAgainstSkeletons(true, true);
  ann.activates('Drudge Skeletons');
  then('Drudge Skeletons').isAttacking();
  play.until('second main');
  then('Drudge Skeletons').isIn('play').hasDamage(0);
  then('Royal Assassin').isIn('graveyard');
});

// Fifth, "Damage Prevention": one step for each dealing of damage, for prevention and nothing else.

import { expect } from 'vitest';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const window = (): string => (play.question?.ask === 'act' ? play.question.window : String(play.question?.ask));

rule(['F-629', 'F-562'], 'a step comes when damage is done, and only then', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Unsummon'], inPlay: ['Mountain', 'Island'] },
    ben: { inPlay: ['Grizzly Bears', 'Samite Healer'] },
  });
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  ann.passes();
  refused('prevention only', () => ben.activates('Samite Healer', { target: ben }));
  ben.passes();
  expect(window()).toBe('main');
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.passes();
  expect(window()).toBe('prevention');
  then(ben).hasLife(20);
  ben.activates('Samite Healer', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
  expect(window()).toBe('main');
});

rule(
  ['F-629', 'F-610'],
  'a spell with two uses prevents damage in the step, and only there, and does nothing else in it',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt', 'Healing Salve'], inPlay: ['Mountain', 'Plains'] },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Grizzly Bears'] },
    });
    // Outside the step it can only give life: no use is asked for, and a creature is no target.
    const salve = play.game.state.players[0]?.hand[1] as number;
    currentTable().answer({ kind: 'cast', card: salve }, ann.seat);
    expect(ann.choices).toEqual(['ann', 'ben']);
    ann.chooses('ann');
    play.allPass();
    then(ann).hasLife(23);
    // In the step it can only prevent: again no use is asked for.
    ann.casts('Lightning Bolt', { target: ben });
    play.until('damage prevention');
    ben.casts('Healing Salve', { mode: 9, target: ben });
    play.allPass();
    then(ben).hasLife(20);
  },
);

rule(['F-562', 'F-610'], 'interrupts to prevention belong to the same step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Counterspell'], inPlay: ['Mountain', 'Island', 'Island'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Grizzly Bears', 'Samite Healer'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.passes();
  play.until('damage prevention');
  ben.casts('Healing Salve', { target: 'Grizzly Bears' });
  expect(window()).toBe('interrupt');
  ann.casts('Counterspell', { target: 'Healing Salve' });
  then('Healing Salve').isIn('graveyard');
  // The damage has not counted yet: the one step goes on, and there is still time for the Healer.
  expect(window()).toBe('prevention');
  then('Grizzly Bears').isIn('play').hasDamage(0);
  ben.activates('Samite Healer', { target: 'Grizzly Bears' });
  ben.passes();
  ann.passes();
  then('Grizzly Bears').isIn('graveyard');
  expect(window()).toBe('main');
});

rule(['F-562', 'F-629'], 'a prevention spell that was only recoloured by an interrupt still prevents', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Thoughtlace'], inPlay: ['Mountain', 'Island'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.passes();
  play.until('damage prevention');
  ben.casts('Healing Salve', { target: 'Grizzly Bears' });
  ann.casts('Thoughtlace', { target: 'Healing Salve' });
  play.allPass();
  then('Grizzly Bears').isIn('play').hasDamage(0);
});

rule('F-630', 'in combat there is one step after first-strike damage and one after the rest', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['White Knight', 'Hill Giant', 'Gray Ogre'] },
    ben: { inPlay: ['Samite Healer', 'Samite Healer'] },
  });
  ann.attacks('White Knight', 'Hill Giant', 'Gray Ogre');
  ben.doesNotBlock();
  play.until('damage prevention');
  expect(play.step).toBe('first strike damage');
  expect(play.game.state.packets.length).toBe(1);
  ben.activates('Samite Healer', { target: ben });
  ben.passes();
  ann.passes();
  then(ben).hasLife(19);
  // Both other attackers' damage is in one and the same step.
  expect(window()).toBe('prevention');
  expect(play.step).toBe('damage dealing');
  expect(play.game.state.packets.length).toBe(2);
  ann.passes();
  ben.activates('Samite Healer#2', { target: ben });
  ben.chooses('Hill Giant');
  ben.passes();
  ann.passes();
  expect(window()).toBe('main');
  then(ben).hasLife(15);
});

rule('F-630', 'a dealing in which nothing is damaged has no step', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Scathe Zombies'] },
    ben: { inPlay: ['Wall of Stone', 'White Knight'] },
  });
  ann.attacks('Scathe Zombies');
  ben.blocks('Scathe Zombies', 'White Knight');
  ann.passes();
  ben.passes();
  // The Knight strikes; the Zombies, dead, do not; and there is no second step.
  expect(play.step).toBe('first strike damage');
  ann.passes();
  ben.passes();
  expect(play.step).toBe('main post-combat');
});

rule(['F-631', 'F-604'], 'one spell that damages many has one step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Earthquake'], inPlay: ['Mountain', 'Mountain', 'Hill Giant'] },
    ben: { inPlay: ['Scathe Zombies', 'Samite Healer'] },
  });
  ann.casts('Earthquake', { x: 1 });
  play.until('damage prevention');
  expect(play.game.state.packets.length).toBe(5);
  ann.passes();
  ben.passes();
  expect(window()).toBe('main');
  then(ann).hasLife(19);
  then(ben).hasLife(19);
  then('Samite Healer').isIn('graveyard');
  then('Hill Giant').hasDamage(1);
});

rule(['F-632', 'F-633'], 'all that one effect destroys is dealt with together, before the batch goes on', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Pestilence', 'Swamp', 'Mountain'] },
    ben: { inPlay: ['Drudge Skeletons', 'Drudge Skeletons', 'Swamp'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.activates('Pestilence');
  ann.passes();
  ben.passes();
  expect(window()).toBe('prevention');
  expect(play.game.state.chain.length).toBe(1);
  ann.passes();
  ben.passes();
  expect(window()).toBe('regeneration');
  ben.passes();
  // The first Skeletons is not saved, but goes only with what else this effect destroyed.
  expect(window()).toBe('regeneration');
  then('Drudge Skeletons#1').isIn('play');
  then('Drudge Skeletons#2').isIn('play');
  ben.activates('Drudge Skeletons#2');
  expect(play.game.state.players[1]?.graveyard.length).toBe(1);
  then('Drudge Skeletons').isIn('play').isTapped();
  then(ben).hasLife(19);
  play.allPass();
  then(ben).hasLife(16);
});

rule('F-608', 'a spell that destroys has no prevention step, also in the middle of a batch', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Giant Growth', 'Shatter'], inPlay: ['Forest', 'Mountain', 'Mountain', 'Hill Giant'] },
    ben: { inPlay: ['Ornithopter', 'Samite Healer'] },
  });
  ann.casts('Giant Growth', { target: 'Hill Giant' });
  ann.casts('Shatter', { target: 'Ornithopter' });
  ann.passes();
  ben.passes();
  then('Ornithopter').isIn('graveyard');
  then('Hill Giant').is(6, 6);
  expect(window()).toBe('main');
});

rule(['F-614'], 'an effect on both players is done for the active player first', () => {
  const whose = (active: string): number[] => {
    const { ben } = given('fifth', { ann: {}, ben: { inPlay: ['Pestilence', 'Swamp'] } }, { active });
    ben.activates('Pestilence');
    play.until('damage prevention');
    return play.game.state.packets.map((packet) => packet.seat);
  };
  expect(whose('ann')).toEqual([0, 1]);
  expect(whose('ben')).toEqual([1, 0]);
});

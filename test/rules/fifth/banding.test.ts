// Fifth, "Banding": attack as one, and who divides the damage.

import { expect } from 'vitest';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(['F-439', 'F-441', 'F-442'], 'a band is any number of creatures with banding and at most one without', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'Mesa Pegasus', 'Grizzly Bears', 'Hill Giant'] },
    ben: {},
  });
  currentTable().answer({ kind: 'begin attack' }, ann.seat);
  play.until('declare attack');
  refused('band', () => {
    ann.bands('Benalish Hero', 'Grizzly Bears', 'Hill Giant');
    ann.attacks('Benalish Hero', 'Grizzly Bears', 'Hill Giant');
  });
  refused('band', () => {
    ann.bands('Grizzly Bears', 'Hill Giant');
    ann.attacks('Grizzly Bears', 'Hill Giant');
  });
  ann.bands('Benalish Hero', 'Mesa Pegasus', 'Grizzly Bears');
  ann.attacks('Benalish Hero', 'Mesa Pegasus', 'Grizzly Bears', 'Hill Giant');
  const bands = play.game.state.combat?.attacks.map((attack) => attack.band);
  expect(bands).toEqual([1, 1, 1, 0]);
});

rule('F-441', 'creatures with banding may form a band of their own', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'Mesa Pegasus'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.bands('Benalish Hero', 'Mesa Pegasus');
  ann.attacks('Benalish Hero', 'Mesa Pegasus');
  ben.blocks('Benalish Hero', 'Hill Giant');
  then('Mesa Pegasus').isBlocked();
});

rule('F-443', 'a creature that gets banding after the attack was declared joins no band', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Helm of Chatzuk', 'Grizzly Bears', 'Gray Ogre', 'Plains'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.attacks('Grizzly Bears', 'Gray Ogre');
  ann.activates('Helm of Chatzuk', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').hasKeyword('banding');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  then('Grizzly Bears').isBlocked();
  play.until('second main');
  then(ben).hasLife(18);
  then('Grizzly Bears').isIn('graveyard');
  then('Gray Ogre').isIn('play');
});

rule('F-443', 'a band stays together when the creature with banding has gone', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'Grizzly Bears'] },
    ben: { hand: ['Terror'], inPlay: ['Hill Giant', 'Swamp', 'Swamp'] },
  });
  ann.bands('Benalish Hero', 'Grizzly Bears');
  ann.attacks('Benalish Hero', 'Grizzly Bears');
  ben.blocks('Benalish Hero', 'Hill Giant');
  ben.casts('Terror', { target: 'Benalish Hero' });
  play.allPass();
  then('Benalish Hero').isIn('graveyard');
  play.until('second main');
  then(ben).hasLife(20);
  then('Grizzly Bears').isIn('graveyard');
  then('Hill Giant').hasDamage(2);
});

rule(['F-444', 'F-445'], 'blocking one member blocks the whole band; unblocked, the whole band gets through', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'Grizzly Bears'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  ann.bands('Benalish Hero', 'Grizzly Bears');
  ann.attacks('Benalish Hero', 'Grizzly Bears');
  ben.blocks('Benalish Hero', 'Wall of Stone');
  then('Benalish Hero').isBlocked();
  then('Grizzly Bears').isBlocked();
  play.until('second main');
  then('Wall of Stone').hasDamage(3);
  then(ben).hasLife(20);
  play.until('main', 'ann');
  ann.bands('Benalish Hero', 'Grizzly Bears');
  ann.attacks('Benalish Hero', 'Grizzly Bears');
  ben.doesNotBlock();
  play.until('second main');
  then(ben).hasLife(17);
});

rule('F-446', "the attacking player divides a blocker's damage among the band, point by point", () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'Hill Giant'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.bands('Benalish Hero', 'Hill Giant');
  ann.attacks('Benalish Hero', 'Hill Giant');
  ben.blocks('Hill Giant', 'ben:Hill Giant');
  play.allPass();
  expect(play.asked).toBe('ann');
  refused('damage total', () => ann.assigns({ 'Benalish Hero': 1, 'Hill Giant': 1 }));
  ann.assigns({ 'Benalish Hero': 1, 'Hill Giant': 2 });
  play.until('second main');
  then('Benalish Hero').isIn('graveyard');
  then('ann:Hill Giant').isIn('play').hasDamage(2);
});

example(['F-448', 'F-447'], 'a flier banded with a non-flier attacks as a group that does not fly', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Mesa Pegasus', 'Grizzly Bears'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.bands('Mesa Pegasus', 'Grizzly Bears');
  ann.attacks('Mesa Pegasus', 'Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  then('Mesa Pegasus').isBlocked();
  then('Grizzly Bears').isBlocked().lacksKeyword('flying');
  ann.assigns({ 'Mesa Pegasus': 2 });
  play.until('second main');
  then('Mesa Pegasus').isIn('graveyard');
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasLife(20);
});

example(['F-450', 'F-440', 'F-449'], 'with banding among four blockers the defender divides the damage', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Benalish Hero', 'Grizzly Bears', 'Hill Giant', 'Wall of Stone'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Benalish Hero', 'Grizzly Bears', 'Hill Giant', 'Wall of Stone');
  play.allPass();
  expect(play.asked).toBe('ben');
  ben.assigns({ 'Wall of Stone': 6 });
  play.until('second main');
  then('Wall of Stone').isIn('play').hasDamage(6);
  then('Craw Wurm').isIn('graveyard');
  for (const card of ['Benalish Hero', 'Grizzly Bears', 'Hill Giant']) then(card).isIn('play').hasDamage(0);
});

rule('F-440', 'without banding among the blockers the attacker divides the damage', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  play.allPass();
  expect(play.asked).toBe('ann');
});

example(['F-452', 'F-451', 'F-449'], 'banding does not let non-fliers join a flier in a block', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Air Elemental'] },
    ben: { inPlay: ['Mesa Pegasus', 'Grizzly Bears', 'Benalish Hero'] },
  });
  ann.attacks('Air Elemental');
  play.until('declare block');
  expect(ben.choices).toEqual(['Mesa Pegasus']);
  refused('flying', () => ben.blocks('Air Elemental', 'Mesa Pegasus', 'Grizzly Bears'));
  refused('flying', () => ben.blocks('Air Elemental', 'Benalish Hero'));
  ben.blocks('Air Elemental', 'Mesa Pegasus');
  then('Mesa Pegasus').isBlocking();
});

const vampireAgainstAngels = (more: { ann?: readonly string[]; ben?: readonly string[]; hand?: readonly string[] }) => {
  const actors = given('fifth', {
    ann: { hand: more.hand ?? [], inPlay: [{ card: 'Sengir Vampire', counters: { '+1/+1': 2 } }, ...(more.ann ?? [])] },
    ben: { inPlay: ['Mesa Pegasus', 'Serra Angel', 'Serra Angel', ...(more.ben ?? [])] },
  });
  actors.ann.attacks('Sengir Vampire');
  actors.ben.blocks('Sengir Vampire', 'Mesa Pegasus', 'Serra Angel#1', 'Serra Angel#2');
  then('Sengir Vampire').is(6, 6);
  return actors;
};

example(
  ['F-454', 'F-457', 'F-458'],
  'Pegasus and Angels share the damage of a grown Sengir Vampire, and it dies',
  () => {
    const { ben } = vampireAgainstAngels({});
    then('Mesa Pegasus').is(1, 1).hasKeyword('flying').hasKeyword('banding');
    then('Serra Angel').is(4, 4).hasKeyword('flying');
    ben.assigns({ 'Serra Angel#1': 3, 'Serra Angel#2': 3 });
    play.until('second main');
    then('Sengir Vampire').isIn('graveyard');
    then('Serra Angel#1').isIn('play').hasDamage(3);
    then('Serra Angel#2').isIn('play').hasDamage(3);
    then('Mesa Pegasus').isIn('play').hasDamage(0);
  },
);

example(['F-455', 'F-453', 'F-461'], 'a Terror on the Pegasus gives the division back to the attacker', () => {
  const { ann } = vampireAgainstAngels({ hand: ['Terror'], ann: ['Swamp', 'Swamp'] });
  ann.casts('Terror', { target: 'Mesa Pegasus' });
  play.allPass();
  then('Mesa Pegasus').isIn('graveyard');
  play.allPass();
  expect(play.asked).toBe('ann');
  ann.assigns({ 'Serra Angel#1': 6 });
  play.until('second main');
  then('Serra Angel#1').isIn('play').hasDamage(0);
  expect(play.game.state.players[1]?.graveyard.length).toBe(2);
});

example(['F-456', 'F-453', 'F-459'], 'a Helm of Chatzuk gives it to the defender again', () => {
  const { ann, ben } = vampireAgainstAngels({
    hand: ['Terror'],
    ann: ['Swamp', 'Swamp'],
    ben: ['Helm of Chatzuk', 'Plains'],
  });
  ann.casts('Terror', { target: 'Mesa Pegasus' });
  play.allPass();
  then('Mesa Pegasus').isIn('graveyard');
  ben.activates('Helm of Chatzuk', { target: 'Serra Angel#2' });
  play.allPass();
  then('Serra Angel#2').hasKeyword('banding');
  play.allPass();
  expect(play.asked).toBe('ben');
  ben.assigns({ 'Serra Angel#1': 3, 'Serra Angel#2': 3 });
  play.until('second main');
  then('Serra Angel#1').isIn('play').hasDamage(3);
});

example(['F-463', 'F-462'], 'a Lightning Bolt on one member of a group is not shared', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Craw Wurm', 'Mountain'] },
    ben: { inPlay: ['Benalish Hero', 'Hill Giant', 'Wall of Stone'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Benalish Hero', 'Hill Giant', 'Wall of Stone');
  ann.casts('Lightning Bolt', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
  then('Wall of Stone').hasDamage(0);
  then('Benalish Hero').hasDamage(0);
});

const mendedGroup = (attacker: string, blockers: readonly (string | { card: string; with: string[] })[]) => {
  const actors = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: [attacker, 'Mountain'] },
    ben: { inPlay: [...blockers, 'Swamp', 'Forest'] },
  });
  actors.ann.attacks(attacker);
  return actors;
};

rule(['F-464', 'F-465'], 'a blocker that has regenerated stays in its group but gets no damage', () => {
  const { ann, ben } = mendedGroup('Ironroot Treefolk', ['Drudge Skeletons', 'Gray Ogre', 'Grizzly Bears']);
  ben.blocks('Ironroot Treefolk', 'Drudge Skeletons', 'Gray Ogre', 'Grizzly Bears');
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  then('Drudge Skeletons').isBlocking().isTapped();
  play.allPass();
  const { question } = play;
  expect(question?.ask === 'split' && question.among.length).toBe(2);
  ann.assigns({ 'Gray Ogre': 2, 'Grizzly Bears': 1 });
  play.until('second main');
  then('Gray Ogre').isIn('graveyard');
  then('Drudge Skeletons').isIn('play').hasDamage(0);
  // 2 from the Ogre and 2 from the Bears: the Skeletons, with 1 more, would have killed the Treefolk.
  then('Ironroot Treefolk').isIn('play').hasDamage(4);
});

rule('F-464', 'a creature with banding that has regenerated is still part of the group: the defender divides', () => {
  const { ann, ben } = mendedGroup('Craw Wurm', [
    { card: 'Benalish Hero', with: ['Regeneration'] },
    'Hill Giant',
    'Grizzly Bears',
  ]);
  ben.blocks('Craw Wurm', 'Benalish Hero', 'Hill Giant', 'Grizzly Bears');
  ann.casts('Lightning Bolt', { target: 'Benalish Hero' });
  play.until('regeneration');
  ben.activates('Regeneration');
  play.allPass();
  expect(play.asked).toBe('ben');
  const { question } = play;
  expect(question?.ask === 'split' && question.among.length).toBe(2);
});

rule('F-466', 'if all blockers regenerated the damage is lost', () => {
  const { ann, ben } = mendedGroup('Craw Wurm', ['Drudge Skeletons']);
  ben.blocks('Craw Wurm', 'Drudge Skeletons');
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  play.until('second main');
  then('Drudge Skeletons').isIn('play').hasDamage(0);
  then('Craw Wurm').hasDamage(0);
  then(ben).hasLife(20);
});

rule('F-466', 'a trampler whose blockers all regenerated damages the defending player', () => {
  const { ann, ben } = mendedGroup('War Mammoth', ['Drudge Skeletons']);
  ben.blocks('War Mammoth', 'Drudge Skeletons');
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  play.until('second main');
  then('Drudge Skeletons').isIn('play').hasDamage(0);
  then(ben).hasLife(17);
});

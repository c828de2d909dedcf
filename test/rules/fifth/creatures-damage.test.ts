// Fifth, "Combat without the Complications": the Resolution step.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const combatDamage = (): unknown[] =>
  play.game.events.filter((each) => each.event === 'damaged').map((each) => (each as { combat: boolean }).combat);

rule(['F-287', 'F-262'], 'attacker and blocker deal each other their damage', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Ironroot Treefolk'] } });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Ironroot Treefolk');
  play.until('second main');
  then('Hill Giant').isIn('graveyard');
  then('Ironroot Treefolk').isIn('play').hasDamage(3);
});

example(['F-289', 'F-288'], 'a 1/1 absorbs all the damage of a 3/3; of one with trample it does not', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Merfolk of the Pearl Trident'] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Merfolk of the Pearl Trident');
  play.until('second main');
  then('Merfolk of the Pearl Trident').isIn('graveyard');
  then(ben).hasLife(20);
  const trample = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Merfolk of the Pearl Trident'] },
  });
  trample.ann.attacks('War Mammoth');
  trample.ben.blocks('War Mammoth', 'Merfolk of the Pearl Trident');
  play.until('second main');
  then(trample.ben).hasLife(18);
});

rule(
  ['F-290', 'F-291'],
  'what attackers and blockers deal is combat damage, which Fog stops; a Bolt in the attack is not',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Gray Ogre', 'Prodigal Sorcerer'] },
      ben: { hand: ['Fog'], inPlay: ['Forest', 'Grizzly Bears'] },
    });
    ann.attacks('Gray Ogre');
    ben.casts('Fog');
    play.allPass();
    ben.blocks('Gray Ogre', 'Grizzly Bears');
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    ann.activates('Prodigal Sorcerer', { target: ben });
    play.allPass();
    play.until('second main');
    then(ben).hasLife(16);
    then('Gray Ogre').hasDamage(0);
    then('Grizzly Bears').hasDamage(0);
    expect(combatDamage()).toEqual([false, false]);
  },
);

rule('F-292', 'the attacker’s controller divides damage among several blockers as she likes', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Wall of Stone', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Wall of Stone', 'Hill Giant');
  play.until('blockers');
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'split', player: ann.seat, total: 6 });
  refused('damage total', () => ann.assigns({ 'Grizzly Bears': 2, 'Wall of Stone': 1, 'Hill Giant': 4 }));
  ann.assigns({ 'Grizzly Bears': 1, 'Wall of Stone': 2, 'Hill Giant': 3 });
  play.until('second main');
  then('Grizzly Bears').isIn('play').hasDamage(1);
  then('Wall of Stone').hasDamage(2);
  then('Hill Giant').isIn('graveyard');
  then('Craw Wurm').isIn('graveyard');
});

rule('F-293', 'an unblocked attacker damages the defending player', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  ann.attacks('Hill Giant', 'Gray Ogre');
  ben.blocks('Gray Ogre', 'Wall of Stone');
  play.until('second main');
  then(ben).hasLife(17);
});

rule(
  ['F-294', 'F-295', 'F-296', 'F-297'],
  'first strike deals its damage first and only once; its victims strike no more, the survivors do',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['White Knight', 'White Knight', 'Gray Ogre'] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    ann.attacks('White Knight', 'White Knight#2', 'Gray Ogre');
    play.until('declare block');
    const [first, second] = (play.game.state.combat?.attacks ?? []).map((attack) => attack.id) as [number, number];
    const blockers = ['Grizzly Bears', 'Hill Giant'].map(
      (name) => play.game.view(1).inPlay.find((each) => each.name === name)?.id as number,
    ) as [number, number];
    play.game.answer({
      kind: 'block',
      blocks: [
        { blocker: blockers[0], attacker: first },
        { blocker: blockers[1], attacker: second },
      ],
    });
    play.until('second main');
    then('Grizzly Bears').isIn('graveyard');
    then('Hill Giant').isIn('play').hasDamage(2);
    expect(play.game.inside.object(first).zone, 'its blocker died before it could strike').toBe('play');
    expect(play.game.inside.object(second).zone, 'its blocker lived and struck').toBe('graveyard');
    then(ben).hasLife(18);
  },
);

rule('F-294', 'two creatures with first strike deal their damage at the same time', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['White Knight'] }, ben: { inPlay: ['Benalish Knight'] } });
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'Benalish Knight');
  play.until('second main');
  then('White Knight').isIn('graveyard');
  then('Benalish Knight').isIn('graveyard');
});

rule(
  ['F-298', 'F-299', 'F-300'],
  'whenever damage is dealt only damage prevention, and interrupts of it, may be used',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Counterspell', 'Giant Growth'], inPlay: ['Gray Ogre', 'Island', 'Island', 'Forest'] },
      ben: {
        hand: ['Healing Salve', 'Lightning Bolt', 'Unsummon'],
        inPlay: ['Plains', 'Mountain', 'Island', 'Samite Healer'],
      },
    });
    ann.attacks('Gray Ogre');
    play.until('damage prevention');
    expect(play.step).toBe('damage dealing');
    refused('prevention only', () => ann.casts('Giant Growth'));
    ann.passes();
    refused('prevention only', () => ben.casts('Lightning Bolt'));
    refused('prevention only', () => ben.casts('Unsummon'));
    ben.activates('Samite Healer', { target: ben });
    ben.casts('Healing Salve', { mode: 1, target: ben });
    ann.casts('Counterspell', { target: 'Healing Salve' });
    play.until('second main');
    then('Healing Salve').isIn('graveyard');
    then(ben).hasLife(19);
  },
);

rule('F-301', 'the damage of a step is dealt all at once: both creatures die, neither first', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Gray Ogre', 'Ironroot Treefolk'] },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant');
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  ben.blocks('Hill Giant', 'Ironroot Treefolk');
  play.until('damage prevention');
  expect(
    play.game
      .view(0)
      .damage.map((each) => each.amount)
      .sort(),
  ).toEqual([2, 2, 3, 3]);
  for (const name of ['Grizzly Bears', 'Gray Ogre', 'Hill Giant']) then(name).isIn('play').hasDamage(0);
  play.pass();
  play.pass();
  ann.chooses('Grizzly Bears', 'Hill Giant');
  for (const name of ['Grizzly Bears', 'Gray Ogre', 'Hill Giant']) then(name).isIn('graveyard');
  then('Ironroot Treefolk').isIn('play').hasDamage(3);
});

// Magic 2011, "Combat damage step" and the glossary on attacking, blocked and blocking creatures.

import { expect } from 'vitest';
import { activated } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { permanent } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule('M-240', 'only creatures still on the battlefield assign damage', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Grizzly Bears');
  play.until('blockers');
  ben.casts('Unsummon', { target: 'Hill Giant' });
  play.allPass();
  play.until('second main');
  then('Grizzly Bears').isIn('play').hasDamage(0);
  then(ben).hasLife(20);
});

rule(
  ['M-241', 'M-242', 'M-192'],
  'all combat damage is dealt at once, and nobody acts between assigning and dealing',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Mogg Fanatic', 'Grizzly Bears'] },
      ben: { inPlay: ['Gray Ogre', 'Savannah Lions'] },
    });
    ann.attacks('Mogg Fanatic', 'Grizzly Bears');
    ben.blocks('Mogg Fanatic', 'Savannah Lions');
    ben.blocks('Grizzly Bears', 'Gray Ogre');
    play.until('damage');
    // the first chance to act comes when the damage has been dealt: the dead are gone on both sides
    for (const name of ['Mogg Fanatic', 'Grizzly Bears', 'Gray Ogre', 'Savannah Lions']) then(name).isIn('graveyard');
    expect([play.step, play.asked]).toEqual(['combat damage', 'ann']);
    expect(play.game.state.chain).toEqual([]);
  },
);

rule('M-242', 'after the damage players may act in the same step', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] },
    ben: { inPlay: ['Ironroot Treefolk'] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Ironroot Treefolk');
  play.until('damage');
  then('Ironroot Treefolk').hasDamage(3);
  ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
  play.allPass();
  then('Ironroot Treefolk').isIn('graveyard');
});

rule(['M-313', 'M-314'], 'a creature attacks until the combat phase ends, and never outside it', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Wall of Stone'] } });
  then('Hill Giant').isNotAttacking();
  ann.attacks('Hill Giant');
  then('Hill Giant').isAttacking();
  ben.blocks('Hill Giant', 'Wall of Stone');
  then('Hill Giant').isBlocked();
  then('Wall of Stone').isBlocking();
  play.until('end of combat');
  then('Hill Giant').isAttacking();
  then('Wall of Stone').isBlocking();
  play.until('second main');
  then('Hill Giant').isNotAttacking();
  expect(() => then('Wall of Stone').isBlocking()).toThrow();
  expect(() => then('Hill Giant').isBlocked()).toThrow();
});

rule(
  ['M-325', 'M-326', 'M-485', 'M-513'],
  'a blocked attacker stays blocked when its blockers are gone, and deals no damage',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Unsummon'], inPlay: ['Island', 'Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'Grizzly Bears');
    play.until('blockers');
    ann.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    then('Hill Giant').isBlocked();
    play.until('second main');
    then(ben).hasLife(20);
  },
);

rule('M-327', 'a blocker stays a blocking creature though the attacker has left', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Unsummon'], inPlay: ['Island', 'Hill Giant'] },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Grizzly Bears');
  play.until('blockers');
  ann.casts('Unsummon', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('hand');
  then('Grizzly Bears').isBlocking();
  expect(() => then('Gray Ogre').isBlocking()).toThrow();
  play.until('second main');
  expect(() => then('Grizzly Bears').isBlocking()).toThrow();
});

rule('M-339', 'what an ability of a creature deals in combat is no combat damage: Fog does not stop it', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Fog'], inPlay: ['Forest', 'Hill Giant', 'Prodigal Pyromancer'] },
    ben: {},
  });
  ann.casts('Fog');
  play.allPass();
  ann.attacks('Hill Giant');
  ann.activates('Prodigal Pyromancer', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
  play.until('second main');
  then(ben).hasLife(19);
});

rule('M-456', 'a creature with power 0 or less deals no combat damage', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Ornithopter'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('Ornithopter');
  play.until('second main');
  then(ben).hasLife(20);
});

rule(
  ['M-484', 'M-485'],
  'a regenerated blocker is out of combat: it deals and takes nothing more, and the attacker stays blocked',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] },
      ben: { inPlay: ['Swamp', 'Drudge Skeletons'] },
    });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'Drudge Skeletons');
    play.until('blockers');
    ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
    ann.passes();
    ben.activates('Drudge Skeletons');
    play.allPass();
    then('Drudge Skeletons').isTapped().hasDamage(0);
    expect(() => then('Drudge Skeletons').isBlocking()).toThrow();
    play.until('second main');
    then('Drudge Skeletons').isIn('play').hasDamage(0);
    then('Hill Giant').hasDamage(0);
    then(ben).hasLife(20);
  },
);

rule('M-513', 'unblocked is an attacker only after the defending player has left it unblocked', () => {
  const knife = card('Knife', {
    cost: '{0}',
    type: creature('Goblin'),
    size: [1, 1],
    abilities: [
      activated({
        cost: [],
        targets: [permanent({ types: ['creature'], unblocked: true })],
        effects: [{ do: 'untap', what: { ref: 'target', index: 0 } }],
      }),
    ],
  });
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: ['Knife', 'Hill Giant', 'Gray Ogre'] }, ben: { inPlay: ['Grizzly Bears'] } },
    { cards: [knife] },
  );
  ann.attacks('Hill Giant', 'Gray Ogre');
  refused('no target', () => ann.activates('Knife')); // blockers are not declared yet
  ben.blocks('Hill Giant', 'Grizzly Bears');
  play.until('blockers');
  ann.activates('Knife', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isUntapped();
  then('Hill Giant').isTapped();
});

rule(['M-192', 'M-196', 'M-240'], 'a blocker that was tapped after blocking deals its damage all the same', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Plains', 'Blinding Mage', 'Ironroot Treefolk'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.attacks('Ironroot Treefolk');
  ben.blocks('Ironroot Treefolk', 'Hill Giant');
  play.until('blockers');
  ann.activates('Blinding Mage', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isTapped().isBlocking();
  play.until('damage');
  then('Ironroot Treefolk').hasDamage(3);
});

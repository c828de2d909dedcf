// Portal, "Attacking" and "Intercepting": one attacker at a time, in any order, each fight settled at once.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const bill = { inPlay: ['Rowan Treefolk', 'Snapping Drake'] };
const annie = { inPlay: ['Armored Pegasus', 'Grizzly Bears', 'Regal Unicorn'] };

example(
  ['P-126', 'P-130'],
  'the example attack: the Pegasus meets the Drake, then Bears and Unicorn the Treefolk',
  () => {
    const { bob, ann } = given('portal', { bob: bill, ann: annie });
    bob.attacks('Rowan Treefolk', 'Snapping Drake');
    expect(ann.choices).toEqual(['Rowan Treefolk', 'Snapping Drake']);
    ann.chooses('Snapping Drake');
    expect(ann.choices).toEqual(['Armored Pegasus']);
    ann.intercepts('Snapping Drake', 'Armored Pegasus');
    then('Armored Pegasus').isIn('graveyard');
    then('Snapping Drake').isIn('play').hasDamage(1);
    then(ann).hasLife(20);
    ann.intercepts('Rowan Treefolk', 'Grizzly Bears', 'Regal Unicorn');
    refused('damage total', () => bob.assigns({ 'Grizzly Bears': 2, 'Regal Unicorn': 3 }));
    bob.assigns({ 'Regal Unicorn': 3 });
    then('Rowan Treefolk').isIn('graveyard');
    then('Regal Unicorn').isIn('graveyard');
    then('Grizzly Bears').isIn('play').hasDamage(0);
    then(ann).hasLife(20);
    expect(play.step).toBe('play cards after attack');
  },
);

rule(
  ['P-103', 'P-104', 'P-123'],
  'the defender decides on each attacker singly, knowing how the fights before went',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    ben.chooses('Hill Giant');
    // Only the one attacker that is being dealt with can be intercepted now.
    refused('cannot block', () => ben.declareBlocks([{ blocker: 'Grizzly Bears', attacker: 'Gray Ogre' }]));
    ben.letsThrough('Hill Giant');
    then(ben).hasLife(17);
    then('Gray Ogre').isAttacking();
    ben.intercepts('Gray Ogre', 'Grizzly Bears');
    then(ben).hasLife(17);
    then('Grizzly Bears').isIn('graveyard');
    then('Gray Ogre').isIn('graveyard');
    expect(play.step).toBe('play cards after attack');
  },
);

rule(['P-161', 'P-158'], 'the defender takes the attackers in any order and chooses who fights whom', () => {
  for (const first of ['Hill Giant', 'Gray Ogre']) {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: { inPlay: ['Savannah Lions'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    expect(play.asked).toBe('ben');
    ben.intercepts(first, 'Savannah Lions');
    then('Savannah Lions').isIn('graveyard');
    expect(play.game.state.combat).toBeNull();
    then(ben).hasLife(first === 'Hill Giant' ? 18 : 17);
  }
});

rule(
  ['P-105', 'P-120', 'P-114'],
  'any number of creatures may gang up on one attacker, or one be enough for the biggest',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Grizzly Bears', 'Grizzly Bears', "Mons's Goblin Raiders"] },
    });
    ann.attacks('Craw Wurm');
    ben.intercepts('Craw Wurm', 'Grizzly Bears', 'Grizzly Bears#2', "Mons's Goblin Raiders");
    ann.assigns({ 'Grizzly Bears': 6 });
    then('Craw Wurm').isIn('graveyard');
    then('Grizzly Bears').isIn('play');
    then(ben).hasCardsInGraveyard(1);

    const again = given('portal', { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ["Mons's Goblin Raiders"] } });
    again.ann.attacks('Craw Wurm');
    again.ben.intercepts('Craw Wurm', "Mons's Goblin Raiders");
    then(again.ben).hasLife(20);
  },
);

rule(
  ['P-106', 'P-115', 'P-116'],
  'a creature that has intercepted one attacker intercepts and suffers no other',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
      ben: { inPlay: ['Wall of Stone', 'Hill Giant'] },
    });
    ann.attacks('Grizzly Bears', 'Gray Ogre');
    ben.intercepts('Grizzly Bears', 'Wall of Stone');
    expect(ben.choices).toEqual(['Hill Giant']);
    refused('one attacker each', () => ben.intercepts('Gray Ogre', 'Wall of Stone'));
    ben.letsThrough('Gray Ogre');
    then('Wall of Stone').hasDamage(2);
    then(ben).hasLife(18);
  },
);

rule('P-115', 'having intercepted holds for the whole turn, through a second attack', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Relentless Assault'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Gray Ogre'] },
    ben: { inPlay: ['Wall of Stone', 'Hill Giant'] },
  });
  ann.attacks('Gray Ogre');
  ben.letsThrough('Gray Ogre');
  ann.casts('Relentless Assault');
  then('Gray Ogre').isUntapped();
  ann.attacks('Gray Ogre');
  ben.intercepts('Gray Ogre', 'Wall of Stone');
  then(ben).hasLife(18);

  const again = given('portal', {
    ann: { hand: ['Relentless Assault'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Gray Ogre'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  again.ann.attacks('Gray Ogre');
  again.ben.intercepts('Gray Ogre', 'Wall of Stone');
  again.ann.casts('Relentless Assault');
  again.ann.attacks('Gray Ogre');
  // The Wall has intercepted this turn: the Ogre gets through without a question.
  then(again.ben).hasLife(18);
});

rule(['P-107', 'P-108'], 'all damage of an intercepted attacker goes to its interceptors; the excess is lost', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Savannah Lions', 'Grizzly Bears'] },
  });
  ann.attacks('Craw Wurm');
  ben.intercepts('Craw Wurm', 'Savannah Lions', 'Grizzly Bears');
  refused('damage total', () => ann.assigns({ 'Savannah Lions': 1, 'Grizzly Bears': 2 }));
  ann.assigns({ 'Savannah Lions': 4, 'Grizzly Bears': 2 });
  then('Savannah Lions').isIn('graveyard');
  then('Grizzly Bears').isIn('graveyard');
  then(ben).hasLife(20);
});

rule('P-119', 'the attacking player splits the damage freely, whatever would be lethal', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Wall of Stone', 'Rowan Treefolk'] },
  });
  ann.attacks('Hill Giant');
  ben.intercepts('Hill Giant', 'Wall of Stone', 'Rowan Treefolk');
  expect(play.asked).toBe('ann');
  ann.assigns({ 'Wall of Stone': 1, 'Rowan Treefolk': 2 });
  then('Wall of Stone').hasDamage(1);
  then('Rowan Treefolk').hasDamage(2);
});

rule(
  ['P-110', 'P-111', 'P-159', 'P-082'],
  'attackers are announced all together and tapped before anything is intercepted',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'] },
      ben: { inPlay: ['Savannah Lions'] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    then('Grizzly Bears').isTapped().isAttacking();
    then('Hill Giant').isTapped().isAttacking();
    then('Gray Ogre').isUntapped().isNotAttacking();
    expect(play.asked).toBe('ben');
    ben.letsThrough('Grizzly Bears');
    ben.letsThrough('Hill Giant');
    // The attack is over; the Ogre cannot join in afterwards.
    play.until('land', 'ben');
    then(ben).hasLife(15);
    then('Gray Ogre').isUntapped();
  },
);

rule('P-110', 'an attack with every creature able to attack is allowed', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'] }, ben: {} });
  ann.attacks('Grizzly Bears', 'Gray Ogre', 'Hill Giant');
  ben.letsThrough('Grizzly Bears');
  ben.letsThrough('Gray Ogre');
  then(ben).hasLife(13);
});

rule(['P-101', 'P-112'], 'what attacks is the player; creatures fight only where the defender intercepts', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Gray Ogre'] }, ben: { inPlay: ['Savannah Lions'] } });
  play.until('declare attack');
  const question = play.question;
  expect(question?.ask === 'attack' && question.targets).toEqual([{ what: 'player', id: ben.seat }]);
  refused('not offered', () => ann.attacks({ card: 'Gray Ogre', at: 'Savannah Lions' }));
  ann.attacks('Gray Ogre');
  ben.letsThrough('Gray Ogre');
  then('Savannah Lions').hasDamage(0);
  then('Gray Ogre').hasDamage(0);
  then(ben).hasLife(18);
});

rule(
  ['P-023', 'P-122', 'P-057'],
  'an attacker deals its offense to the player, or it and the interceptor theirs to each other',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Hill Giant', 'Rowan Treefolk'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('Hill Giant', 'Rowan Treefolk');
    ben.letsThrough('Hill Giant');
    then(ben).hasLife(17);
    ben.intercepts('Rowan Treefolk', 'Grizzly Bears');
    then('Rowan Treefolk').hasDamage(2);
    then('Grizzly Bears').isIn('graveyard');
    then(ben).hasLife(17);
  },
);

rule(['P-118', 'P-121'], 'creatures destroyed in the same fight have dealt their damage', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  ann.attacks('Craw Wurm');
  ben.intercepts('Craw Wurm', 'Grizzly Bears', 'Gray Ogre');
  ann.assigns({ 'Grizzly Bears': 4, 'Gray Ogre': 2 });
  then('Grizzly Bears').isIn('graveyard');
  then('Gray Ogre').isIn('graveyard');
  then('Craw Wurm').isIn('graveyard');
});

rule(['P-029', 'P-030'], 'defense has no part in who may intercept, and decides who survives on both sides', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Savannah Lions', 'Craw Wurm'] },
    ben: { inPlay: ["Mons's Goblin Raiders", 'Rowan Treefolk'] },
  });
  ann.attacks('Savannah Lions', 'Craw Wurm');
  ben.intercepts('Craw Wurm', "Mons's Goblin Raiders");
  then("Mons's Goblin Raiders").isIn('graveyard');
  then('Craw Wurm').isIn('play').hasDamage(1);
  ben.intercepts('Savannah Lions', 'Rowan Treefolk');
  then('Savannah Lions').isIn('graveyard');
  then('Rowan Treefolk').isIn('play').hasDamage(2);
});

rule(['P-117', 'P-077'], 'intercepting does not tap, and a creature that just came can do it', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Gray Ogre'] },
    ben: { inPlay: [{ card: 'Hill Giant', sick: true }] },
  });
  ann.attacks('Gray Ogre');
  ben.intercepts('Gray Ogre', 'Hill Giant');
  then('Gray Ogre').isIn('graveyard');
  then('Hill Giant').isUntapped();
});

rule(['P-113', 'P-087'], 'an attacker stays tapped through the opponent’s turn and cannot intercept in it', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant', 'Rowan Treefolk'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.attacks('Hill Giant');
  ben.letsThrough('Hill Giant');
  play.until('play cards', 'ben');
  then('Hill Giant').isTapped();
  ben.attacks('Gray Ogre');
  expect(ann.choices).toEqual(['Rowan Treefolk']);
  refused('tapped', () => ann.intercepts('Gray Ogre', 'Hill Giant'));
  ann.letsThrough('Gray Ogre');
  play.until('play cards', 'ann');
  then('Hill Giant').isUntapped();
});

rule('P-102', 'attacking costs nothing: a creature attacks with every land tapped, and taps none', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant', { card: 'Mountain', tapped: true }, 'Forest'] },
    ben: {},
  });
  ann.attacks('Hill Giant');
  then('Forest').isUntapped();
  then(ben).hasLife(17);
});

rule(
  'P-122',
  'an attacker that is let through is unblocked when it has been dealt with: a Bodyguard takes its damage',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Craw Wurm', 'Grizzly Bears'] },
      ben: { inPlay: ['Veteran Bodyguard', 'Hill Giant'] },
    });
    ann.attacks('Craw Wurm', 'Grizzly Bears');
    ben.intercepts('Grizzly Bears', 'Hill Giant');
    then('Veteran Bodyguard').hasDamage(0); // it was intercepted
    ben.letsThrough('Craw Wurm');
    then('Veteran Bodyguard').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

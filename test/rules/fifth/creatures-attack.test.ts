// Fifth, "Combat without the Complications": attacking and blocking.

import { expect } from 'vitest';
import { card, creature } from '../../../src/language/card.ts';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule('F-252', 'one attack in a turn, in the main phase of one’s own turn', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Gray Ogre', 'Grizzly Bears'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.attacks('Gray Ogre');
  play.until('second main');
  refused('one attack', () => currentTable().answer({ kind: 'begin attack' }, ann.seat));
  for (const [step, active] of [
    ['upkeep', 'ann'],
    ['draw', 'ann'],
    ['discard', 'ann'],
    ['main pre-combat', 'ben'],
  ] as const) {
    given('fifth', { ann: { inPlay: ['Gray Ogre'] }, ben: {} }, { step, active });
    if (active === 'ben') play.pass();
    refused('wrong phase', () => currentTable().answer({ kind: 'begin attack' }, 0));
  }
});

rule('F-254', 'no land is put into play during the attack', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Forest'], inPlay: ['Gray Ogre'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  ann.attacks('Gray Ogre');
  refused('land timing', () => ann.plays('Forest'));
  ben.blocks('Gray Ogre', 'Wall of Stone');
  play.until('blockers');
  refused('land timing', () => ann.plays('Forest'));
  play.until('second main');
  ann.plays('Forest');
});

rule('F-255', 'an attack goes at the opponent: not at creatures, not at oneself', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre', 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  play.game.answer({ kind: 'begin attack' });
  play.until('declare attack');
  const [ogre, bears, giant] = ['Gray Ogre', 'Grizzly Bears', 'Hill Giant'].map(
    (name) => play.game.view(0).inPlay.find((each) => each.name === name)?.id as number,
  ) as [number, number, number];
  const at = (target: { what: 'object' | 'player'; id: number }) =>
    play.game.whyNot({ kind: 'attack', attackers: [{ id: ogre, target, band: 0 }] })?.key ?? null;
  expect(at({ what: 'object', id: giant })).toBe('not offered');
  expect(at({ what: 'object', id: bears })).toBe('not offered');
  expect(at({ what: 'player', id: ann.seat })).toBe('not offered');
  expect(at({ what: 'player', id: ben.seat })).toBe(null);
});

rule('F-256', 'spells and effects are no attacks: they may be aimed at one’s own creatures and oneself', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Lightning Bolt', 'Terror'],
      inPlay: ['Mountain', 'Swamp', 'Swamp', 'Grizzly Bears', 'Prodigal Sorcerer'],
    },
    ben: {},
  });
  ann.activates('Prodigal Sorcerer', { target: ann });
  play.allPass();
  ann.casts('Lightning Bolt', { target: ann });
  play.allPass();
  ann.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  then(ann).hasLife(16);
  then('Grizzly Bears').isIn('graveyard');
});

rule(
  ['F-257', 'F-258', 'F-259', 'F-260', 'F-261', 'F-262'],
  'the six steps of an attack, with fast effects in the first, third and fifth',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Mesa Pegasus', 'Gray Ogre', 'Prodigal Sorcerer', 'Prodigal Sorcerer', 'Prodigal Sorcerer'] },
      ben: { inPlay: ['Air Elemental', 'Prodigal Sorcerer', 'Prodigal Sorcerer', 'Prodigal Sorcerer'] },
    });
    const both = (nth: number): void => {
      ann.activates(`Prodigal Sorcerer#${nth}`, { target: ben });
      play.allPass();
      ben.activates(`Prodigal Sorcerer#${nth}`, { target: ann });
      play.allPass();
      then(ann).hasLife(20 - nth);
      then(ben).hasLife(20 - nth);
    };
    play.game.answer({ kind: 'begin attack' });
    play.until('begin combat');
    expect(play.game.state.combat).toBe(null);
    both(1);
    ann.bands('Mesa Pegasus', 'Gray Ogre');
    ann.attacks('Mesa Pegasus', 'Gray Ogre');
    expect(play.step).toBe('declare attackers');
    expect(play.game.state.combat?.attacks.map((attack) => attack.band)).toEqual([1, 1]);
    both(2);
    ben.blocks('Gray Ogre', 'Air Elemental');
    then('Air Elemental').isBlocking();
    expect(play.step).toBe('declare blocking');
    both(3);
    ann.assigns({ 'Mesa Pegasus': 4 });
    play.until('second main');
    expect(play.game.events.some((each) => each.event === 'damaged' && (each as { combat: boolean }).combat)).toBe(
      true,
    );
  },
);

rule(
  ['F-259', 'F-267'],
  'fast effects after the declaration of attackers come before blocking: a Bolt kills the attacker early',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Gray Ogre'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
    });
    ann.attacks('Gray Ogre');
    ben.casts('Lightning Bolt', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').isIn('graveyard');
    play.until('second main');
    then(ben).hasLife(20);
  },
);

rule(
  ['F-263', 'F-264', 'F-265'],
  'attackers are declared and tapped together; a tapped creature cannot be one, and none is added later',
  () => {
    const { ann } = given('fifth', {
      ann: { inPlay: ['Gray Ogre', 'Grizzly Bears', 'Hill Giant', { card: 'Craw Wurm', tapped: true }] },
      ben: { inPlay: ['Wall of Stone'] },
    });
    play.game.answer({ kind: 'begin attack' });
    play.until('declare attack');
    refused('tapped', () => ann.attacks('Craw Wurm'));
    ann.attacks('Gray Ogre', 'Grizzly Bears');
    for (const name of ['Gray Ogre', 'Grizzly Bears']) then(name).isTapped().isAttacking();
    then('Hill Giant').isUntapped().isNotAttacking();
    expect(play.game.legalAnswers().some((answer) => answer.kind === 'attack' || answer.kind === 'begin attack')).toBe(
      false,
    );
    refused('wrong phase', () => currentTable().answer({ kind: 'begin attack' }, ann.seat));
    play.until('declare block');
    expect(play.game.state.combat?.attacks.length).toBe(2);
  },
);

rule(
  ['F-266', 'F-387'],
  'a Wall does not attack, whether it has power or not, but it blocks and deals its damage',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Wall of Brambles', 'Wall of Stone', 'Gray Ogre'] },
      ben: { inPlay: ['Wall of Brambles'] },
    });
    play.game.answer({ kind: 'begin attack' });
    play.until('declare attack');
    refused('wall', () => ann.attacks('Wall of Brambles'));
    refused('wall', () => ann.attacks('Wall of Stone'));
    ann.attacks('Gray Ogre');
    ben.blocks('Gray Ogre', 'Wall of Brambles');
    play.until('second main');
    then('Gray Ogre').isIn('graveyard');
    then('ben:Wall of Brambles').hasDamage(2);
  },
);

rule(['F-268', 'F-390'], 'only untapped creatures block; a Wall tapped by another card does not', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Twiddle'], inPlay: ['Island', 'Gray Ogre'] },
    ben: { inPlay: ['Wall of Stone', 'Grizzly Bears'] },
  });
  ann.casts('Twiddle', { target: 'Wall of Stone', mode: 0 });
  play.allPass();
  ann.attacks('Gray Ogre');
  play.until('declare block');
  refused('tapped', () => ben.blocks('Gray Ogre', 'Wall of Stone'));
  ben.blocks('Gray Ogre', 'Grizzly Bears');
  then('Grizzly Bears').isBlocking();
});

rule(['F-269', 'F-272'], 'the defending player alone says what blocks what, and blocking taps nothing', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre', 'Grizzly Bears'] },
    ben: { inPlay: ['Wall of Stone', 'Hill Giant'] },
  });
  ann.attacks('Gray Ogre', 'Grizzly Bears');
  play.until('declare block');
  expect(play.asked).toBe('ben');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  then('Hill Giant').isBlocking().isUntapped();
  then('Grizzly Bears').isBlocked();
  play.until('second main');
  then(ben).hasLife(18);
  then('Hill Giant').isUntapped();
});

rule(
  ['F-270', 'F-271', 'F-389'],
  'each blocker blocks one attacker, a Wall too; several may block the same one',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Craw Wurm', 'Gray Ogre'] },
      ben: { inPlay: ['Wall of Stone', 'Grizzly Bears', 'Hill Giant'] },
    });
    ann.attacks('Craw Wurm', 'Gray Ogre');
    play.until('declare block');
    refused('one attacker each', () => {
      ben.blocks('Craw Wurm', 'Wall of Stone');
      ben.blocks('Gray Ogre', 'Wall of Stone');
    });
    currentTable().pendingBlocks = [];
    ben.blocks('Craw Wurm', 'Wall of Stone', 'Grizzly Bears');
    ben.blocks('Gray Ogre', 'Hill Giant');
    for (const name of ['Wall of Stone', 'Grizzly Bears', 'Hill Giant']) then(name).isBlocking();
  },
);

example(['F-275', 'F-274'], 'Jump on a blocked creature: it flies, and stays blocked', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Jump'], inPlay: ['Island', 'Gray Ogre'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  ann.attacks('Gray Ogre');
  ben.blocks('Gray Ogre', 'Wall of Stone');
  ann.casts('Jump', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').hasKeyword('flying').isBlocked();
  play.until('second main');
  then(ben).hasLife(20);
  then('Wall of Stone').hasDamage(2);
});

example(['F-276', 'F-273'], 'the only blocker is killed: the attacker stays blocked', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  ann.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Craw Wurm').isBlocked();
  play.until('second main');
  then(ben).hasLife(20);
});

rule(['F-278', 'F-279'], 'untapping an attacker takes it out of nothing: it attacks on and deals its damage', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Twiddle'], inPlay: ['Island', 'Gray Ogre'] }, ben: {} });
  ann.attacks('Gray Ogre');
  ann.casts('Twiddle', { target: 'Gray Ogre', mode: 1 });
  play.allPass();
  then('Gray Ogre').isUntapped().isAttacking();
  play.until('second main');
  then(ben).hasLife(18);
});

example(['F-281', 'F-280', 'F-278'], 'a tapped 2/2 blocker still blocks a 2/2, takes 2 damage and deals none', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Twiddle'], inPlay: ['Island', 'Gray Ogre'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('Gray Ogre');
  ben.blocks('Gray Ogre', 'Grizzly Bears');
  ann.casts('Twiddle', { target: 'Grizzly Bears', mode: 0 });
  play.allPass();
  then('Grizzly Bears').isTapped().isBlocking();
  play.until('second main');
  then('Grizzly Bears').isIn('graveyard');
  then('Gray Ogre').isIn('play').hasDamage(0);
  then(ben).hasLife(20);
});

rule(['F-282', 'F-277'], 'a fighter killed by a fast effect before damage deals none', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre', 'Hill Giant'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Wall of Stone'] },
  });
  ann.attacks('Gray Ogre', 'Hill Giant');
  ben.blocks('Hill Giant', 'Wall of Stone');
  ben.casts('Lightning Bolt', { target: 'Gray Ogre' });
  play.allPass();
  play.until('second main');
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasLife(20);
  then('Wall of Stone').hasDamage(3);
});

rule('F-283', 'nor does one returned to a hand: and it is its owner’s hand', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: [{ card: 'Gray Ogre', owner: 'ben' }] },
    ben: { hand: ['Unsummon'], inPlay: ['Island'] },
  });
  ann.attacks('Gray Ogre');
  ben.casts('Unsummon', { target: 'Gray Ogre' });
  play.allPass();
  play.until('second main');
  then('Gray Ogre').isIn('hand').isOwnedBy(ben);
  then(ben).hasLife(20).hasCardsInHand(1);
});

rule(
  ['F-284', 'F-285'],
  'a creature that changes sides during the attack deals no damage, and stays tapped until its new controller untaps',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: [{ card: 'Gray Ogre', owner: 'ben', controller: 'ben', with: ['Control Magic'] }] },
      ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
    });
    then('Gray Ogre').isControlledBy(ann);
    ann.attacks('Gray Ogre');
    ben.casts('Disenchant', { target: 'Control Magic' });
    play.allPass();
    then('Gray Ogre').isControlledBy(ben).isNotAttacking().isTapped();
    play.until('second main');
    then(ben).hasLife(20);
    then('Gray Ogre').isTapped();
    play.until('upkeep', 'ben');
    then('Gray Ogre').isUntapped();
  },
);

rule('F-266', 'it is the type Wall that stays at home, with or without a word in the text', () => {
  const paling = card('Old Paling', { cost: '{G}', type: creature('Wall'), size: [1, 2] });
  const { ann } = given('fifth', { ann: { inPlay: ['Old Paling', 'Gray Ogre'] }, ben: {} }, { cards: [paling] });
  play.game.answer({ kind: 'begin attack' });
  play.until('declare attack');
  expect(ann.choices).toEqual(['Gray Ogre']);
  refused('wall', () => ann.attacks('Old Paling'));
});

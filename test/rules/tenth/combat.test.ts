// Tenth Edition, "Attacking and Blocking", the combat steps, and combat damage on the stack.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

rule(
  ['T-181', 'T-183', 'T-184', 'T-186', 'T-197'],
  'the active player chooses attackers among the untapped; they tap, attack together, and unblocked ones deal their power',
  () => {
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Grizzly Bears', 'Craw Wurm', 'Honor Guard'] }, ben: {} });
    ann.attacks('Grizzly Bears', 'Craw Wurm');
    then('Grizzly Bears').isTapped().isAttacking();
    then('Craw Wurm').isTapped().isAttacking();
    then('Honor Guard').isUntapped().isNotAttacking();
    play.until('end of combat');
    then(ben).hasLife(12);
  },
);

rule('T-183', 'attacking is a choice: none may attack', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} });
  ann.attacks();
  play.until('second main');
  then(ben).hasLife(20);
  then('Grizzly Bears').isUntapped();
});

rule(['T-185', 'T-187'], 'creatures attack the opponent, never a creature, and only untapped ones', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grizzly Bears', { card: 'Craw Wurm', tapped: true }] },
    ben: { inPlay: ['Dusk Imp'] },
  });
  play.until('declare attack');
  expect(play.question?.ask === 'attack' && play.question.targets).toEqual([{ what: 'player', id: 1 }]);
  refused('not offered', () => ann.attacks({ card: 'Grizzly Bears', at: 'Dusk Imp' }));
  refused('not offered', () => ann.attacks({ card: 'Grizzly Bears', at: 'ann' }));
  refused('tapped', () => ann.attacks('Craw Wurm'));
  ann.attacks('Grizzly Bears');
  play.until('end of combat');
  then(ben).hasLife(18);
});

rule(
  ['T-188', 'T-189', 'T-190', 'T-191', 'T-192'],
  'blocks: any untapped creatures, one attacker each, several on one attacker, or none at all',
  () => {
    const position = {
      ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears', 'Gray Ogre', { card: 'Scathe Zombies', tapped: true }] },
    };
    const { ann, ben } = given('tenth', position);
    ann.attacks('Craw Wurm', 'Hill Giant');
    play.until('declare block');
    refused('tapped', () => ben.blocks('Craw Wurm', 'Scathe Zombies'));
    refused('one attacker each', () => {
      ben.blocks('Craw Wurm', 'Grizzly Bears');
      ben.blocks('Hill Giant', 'Grizzly Bears');
    });
    ben.blocks('Hill Giant', 'Grizzly Bears', 'Gray Ogre');
    then('Grizzly Bears').isBlocking();
    then('Gray Ogre').isBlocking();
    then('Hill Giant').isBlocked();
    const again = given('tenth', position);
    again.ann.attacks('Craw Wurm', 'Hill Giant');
    again.ben.doesNotBlock();
    play.until('end of combat');
    then(again.ben).hasLife(11);
  },
);

rule(
  ['T-193', 'T-194', 'T-195', 'T-196'],
  'blocked and blockers deal their power to each other; the attacker divides freely among several blockers',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Kavu Climber', 'Hill Giant', 'Gray Ogre'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Kavu Climber', 'Hill Giant', 'Gray Ogre');
    play.until('declare blockers');
    for (let i = 0; i < 4 && play.question?.ask === 'act'; i += 1) play.pass();
    refused('damage total', () => ann.assigns({ 'Kavu Climber': 3 }));
    refused('damage total', () => ann.assigns({ 'Kavu Climber': 6, 'Gray Ogre': 1 }));
    ann.assigns({ 'Kavu Climber': 2, 'Hill Giant': 1, 'Gray Ogre': 3 });
    play.allPass();
    then('Kavu Climber').hasDamage(2);
    then('Hill Giant').hasDamage(1);
    then('Gray Ogre').isIn('graveyard');
    then('Craw Wurm').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

const combatExample = {
  ann: { inPlay: ['Hidden Horror', 'Bog Wraith', 'Scathe Zombies', 'Ravenous Rats'] },
  ben: { inPlay: ['Kavu Climber', 'Viridian Shaman', "Gaea's Herald", 'Forest'] },
};

example('T-201', 'the example of combat: three attack, two are blocked, the smaller die and the bigger live', () => {
  for (const pairs of [
    { 'Kavu Climber': 'Scathe Zombies', 'Viridian Shaman': 'Hidden Horror' },
    { 'Kavu Climber': 'Scathe Zombies', "Gaea's Herald": 'Hidden Horror' },
    { 'Kavu Climber': 'Hidden Horror', "Gaea's Herald": 'Scathe Zombies' },
  ]) {
    const { ann, ben } = given('tenth', combatExample);
    ann.attacks('Hidden Horror', 'Bog Wraith', 'Scathe Zombies');
    for (const name of ['Hidden Horror', 'Bog Wraith', 'Scathe Zombies']) then(name).isTapped();
    then('Ravenous Rats').isUntapped();
    for (const [blocker, attacker] of Object.entries(pairs)) ben.blocks(attacker, blocker);
    play.until('end of combat');
    then(ben).hasLife(17);
    for (const [blocker, attacker] of Object.entries(pairs)) {
      const blockerIsSmaller = attacker === 'Hidden Horror' || blocker === "Gaea's Herald";
      then(blockerIsSmaller ? blocker : attacker).isIn('graveyard');
      then(blockerIsSmaller ? attacker : blocker).isIn('play');
    }
    then('Bog Wraith').isIn('play');
  }
});

example('T-202', "the blocks are the defender's choice: two of three attackers blocked, any one let through", () => {
  for (const through of ['Hidden Horror', 'Bog Wraith', 'Scathe Zombies']) {
    const { ann, ben } = given('tenth', combatExample);
    ann.attacks('Hidden Horror', 'Bog Wraith', 'Scathe Zombies');
    const blocked = ['Hidden Horror', 'Bog Wraith', 'Scathe Zombies'].filter((name) => name !== through);
    for (const [index, name] of blocked.entries())
      ben.blocks(name, ['Kavu Climber', 'Viridian Shaman'][index] as string);
    play.until('end of combat');
    then(ben).hasLife(20 - { 'Hidden Horror': 4, 'Bog Wraith': 3, 'Scathe Zombies': 2 }[through as 'Bog Wraith']);
  }
});

rule(
  ['T-245', 'T-246', 'T-248', 'T-249'],
  'each player assigns the damage of own creatures; it goes on the stack, and what is played on top resolves before all of it is dealt at once',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears', 'Hill Giant'] },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Gray Ogre'] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    ben.blocks('Grizzly Bears', 'Gray Ogre');
    play.until('damage is on the stack');
    expect(stack()).toEqual(['combat damage']);
    expect(play.step).toBe('combat damage');
    then(ben).hasLife(20);
    expect(play.asked).toBe('ann');
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Healing Salve', { mode: 0, target: 'ben' });
    expect(stack()).toEqual(['combat damage', 'Giant Growth', 'Healing Salve']);
    ben.passes();
    ann.passes();
    then(ben).hasLife(23);
    ann.passes();
    ben.passes();
    then('Grizzly Bears').is(5, 5).hasDamage(0);
    then('Gray Ogre').hasDamage(0);
    ann.passes();
    ben.passes();
    then(ben).hasLife(20);
    then('Gray Ogre').isIn('graveyard');
    then('Grizzly Bears').hasDamage(2).isIn('play');
  },
);

rule(
  'T-246',
  'the damage is locked in: Giant Growth afterwards does not add to it, nor does losing the power take away',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
      ben: {},
    });
    ann.attacks('Grizzly Bears');
    play.until('damage is on the stack');
    for (const seat of [0, 1]) expect(play.game.view(seat).damage).toMatchObject([{ seat: 1, amount: 2 }]);
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(5, 5);
    then(ben).hasLife(18);
  },
);

rule('T-247', 'damage on the stack is dealt even if its source has left play', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Mogg Fanatic'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('Mogg Fanatic');
  ben.blocks('Mogg Fanatic', 'Grizzly Bears');
  play.until('damage is on the stack');
  ann.activates('Mogg Fanatic', { target: 'Grizzly Bears' });
  then('Mogg Fanatic').isIn('graveyard');
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

rule('T-247', 'damage to a creature that has left play is dealt to nothing', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears', 'Forest', 'Forest'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  play.until('damage is on the stack');
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then(ben).hasLife(20).hasInHand('Grizzly Bears');
  then('Craw Wurm').hasDamage(2);
});

rule(['T-242', 'T-243', 'T-244', 'T-250'], 'in every combat step both players may play instants and abilities', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
    ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Gray Ogre'] },
  });
  const chances: string[] = [];
  const look = (): void => {
    expect(ann.mayCast('Lightning Bolt'), `ann, ${play.step}`).toBe(true);
    ann.passes();
    expect(ben.mayCast('Giant Growth'), `ben, ${play.step}`).toBe(true);
    chances.push(play.step);
    ben.passes();
  };
  play.until('begin combat');
  look();
  ann.attacks('Grizzly Bears');
  look();
  ben.doesNotBlock();
  look();
  expect(stack()).toEqual(['combat damage']);
  look();
  play.until('end of combat');
  look();
  expect(chances).toEqual([
    'beginning of combat',
    'declare attackers',
    'declare blockers',
    'combat damage',
    'end of combat',
  ]);
});

rule(
  ['T-275', 'T-276'],
  'a creature is attacking from its declaration to the end of the combat phase, and never outside it',
  () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} });
    then('Grizzly Bears').isNotAttacking();
    ann.attacks('Grizzly Bears');
    then('Grizzly Bears').isAttacking();
    play.until('end of combat');
    then('Grizzly Bears').isAttacking();
    play.until('second main');
    then('Grizzly Bears').isNotAttacking();
    expect(play.game.state.combat).toBeNull();
  },
);

rule(
  ['T-286', 'T-287', 'T-288', 'T-290', 'T-291'],
  'once blocked it stays blocked, though its blocker leaves: nothing gets through to the player',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
    });
    ann.attacks('Craw Wurm', 'Hill Giant');
    ben.blocks('Craw Wurm', 'Grizzly Bears');
    ben.blocks('Hill Giant', 'Gray Ogre');
    then('Gray Ogre').isBlocking();
    ann.casts('Terror', { target: 'Grizzly Bears' });
    play.allPass();
    then('Craw Wurm').isBlocked();
    play.until('end of combat');
    then(ben).hasLife(20);
    then('Hill Giant').isBlocked();
    play.until('second main');
    expect(play.game.view(0).attacks).toEqual([]);
  },
);

rule('T-287', 'a trampler whose blockers are gone does deal its damage to the player', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'War Mammoth'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Grizzly Bears');
  ann.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('end of combat');
  then(ben).hasLife(17);
});

rule('T-303', "no other damage is combat damage, not even a fighting creature's ability", () => {
  const { ann, ben } = given('tenth', { ann: { hand: ['Holy Day'], inPlay: ['Plains', 'Mogg Fanatic'] }, ben: {} });
  ann.casts('Holy Day');
  play.allPass();
  ann.attacks('Mogg Fanatic');
  play.until('damage is on the stack');
  ann.activates('Mogg Fanatic', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(19);
});

rule(
  'T-330',
  'damage comes from fighting creatures, from spells and from abilities, and takes life or destroys',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears', 'Prodigal Pyromancer'] },
      ben: { inPlay: ['Honor Guard'] },
    });
    ann.casts('Lightning Bolt', { target: 'ben' });
    play.allPass();
    ann.activates('Prodigal Pyromancer', { target: 'Honor Guard' });
    play.allPass();
    then('Honor Guard').isIn('graveyard');
    ann.attacks('Grizzly Bears');
    play.until('end of combat');
    then(ben).hasLife(15);
  },
);

rule(['T-331', 'T-406'], 'damage goes to creatures and players only', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Primal Rage'] },
    ben: { inPlay: ['Fountain of Youth', 'Forest'], graveyard: ['Grizzly Bears'] },
  });
  for (const name of ['Primal Rage', 'Fountain of Youth', 'Forest', 'Grizzly Bears']) {
    refused('illegal target', () => ann.casts('Lightning Bolt', { target: name }));
    play.game.answer({ kind: 'cancel' }, 0);
  }
});

rule('T-415', 'a creature with power 0 or less deals no combat damage', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Ornithopter', { card: 'Honor Guard', counters: { '-2/-0': 1 } }] },
    ben: {},
  });
  then('Honor Guard').is(-1, 1);
  ann.attacks('Ornithopter', 'Honor Guard');
  play.until('end of combat');
  then(ben).hasLife(20);
});

rule(
  ['T-484', 'T-483'],
  'unblocked: attacking, and blockers were declared with none for it; an unblockable one cannot be blocked at all',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Whispersilk Cloak'] }, 'Gray Ogre'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.attacks('Grizzly Bears', 'Gray Ogre');
    expect(play.game.state.combat?.blocksDeclared).toBe(false);
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Grizzly Bears', 'Hill Giant'));
    ben.blocks('Gray Ogre', 'Hill Giant');
    play.until('end of combat');
    then(ben).hasLife(18);
    then('Gray Ogre').isIn('graveyard');
  },
);

rule('T-196', 'a blocker that has been tapped since deals its damage all the same', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Prodigal Pyromancer'] } });
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Prodigal Pyromancer');
  ben.activates('Prodigal Pyromancer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Prodigal Pyromancer').isTapped().isBlocking();
  play.until('damage is on the stack');
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

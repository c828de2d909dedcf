// Beta, "The Attack" (pp. 23-27): declaring attack and defense, fast effects, damage dealing.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { untilAsked } from './order.ts';

/** The names of the steps of the attack that was just made, as the game went through them. */
const stepsSeen = (): string[] =>
  play.game.events.filter((event) => event.event === 'step').map((event) => event.step as string);

rule(['B-226', 'B-020'], 'an attack has four steps: the attack, the defense, fast effects, damage', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.attacks('Grizzly Bears');
  expect(play.step).toBe('declare attack');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  expect(play.question).toMatchObject({ ask: 'act' });
  expect(play.step).toBe('declare defense');
  then('Hill Giant').isBlocking().hasDamage(0);
  play.until('main after attack');
  expect(stepsSeen()).toEqual([
    'declare attack',
    'declare defense',
    'damage dealing',
    'end of attack',
    'main after attack',
  ]);
  then('Hill Giant').hasDamage(2);
});

rule(
  ['B-018', 'B-222', 'B-345'],
  'attackers are tapped from the moment they are declared: no ability that taps them',
  () => {
    const { ann } = given('beta', { ann: { inPlay: ['Prodigal Sorcerer', 'Grizzly Bears'] }, ben: {} });
    ann.attacks('Prodigal Sorcerer', 'Grizzly Bears');
    then('Prodigal Sorcerer').isTapped().isAttacking();
    then('Grizzly Bears').isTapped();
    refused('tapped', () => ann.activates('Prodigal Sorcerer', { target: 'ben' }));
  },
);

rule(
  ['B-220', 'B-221', 'B-074', 'B-178', 'B-179', 'B-152'],
  'while the attack lasts only fast effects may be used, by either player',
  () => {
    const { ann, ben } = given('beta', {
      ann: {
        hand: ['Forest', 'Gray Ogre', 'Sol Ring', 'Web', 'Stone Rain', 'Giant Growth'],
        inPlay: ['Grizzly Bears', 'Forest', 'Forest', 'Mountain', 'Mountain', 'Mountain'],
      },
      ben: { hand: ['Gray Ogre', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Hill Giant'] },
    });
    ann.attacks('Grizzly Bears');
    for (const step of ['declare attack', 'declare defense']) {
      expect(play.step).toBe(step);
      refused('land timing', () => ann.plays('Forest'));
      for (const name of ['Gray Ogre', 'Sol Ring', 'Web', 'Stone Rain'])
        refused('sorcery timing', () => ann.casts(name));
      expect(ann.mayCast('Giant Growth')).toBe(true);
      ann.passes();
      refused('sorcery timing', () => ben.casts('Gray Ogre'));
      expect(ben.mayCast('Lightning Bolt')).toBe(true);
      ben.passes();
      if (step === 'declare attack') ben.doesNotBlock();
    }
  },
);

rule(
  ['B-237', 'B-238', 'B-228', 'B-085'],
  'fast effects may be used when the attack is declared too: a creature tapped then cannot block',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Twiddle'], inPlay: ['Grizzly Bears', 'Island'] },
      ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    });
    ann.attacks('Grizzly Bears');
    ann.casts('Twiddle', { target: 'Hill Giant', choose: ['tap'] });
    play.pass();
    play.pass();
    play.until('declare block');
    expect(ben.choices).toEqual(['Gray Ogre']);
    refused('tapped', () => ben.declareBlocks([{ blocker: 'Hill Giant', attacker: 'Grizzly Bears' }]));
  },
);

rule(['B-237', 'B-020'], 'after the defense both may change the outcome, and damage waits for it', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Giant Growth'], inPlay: ['Grizzly Bears', 'Forest'] },
    ben: { inPlay: ['Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
  });
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasDamage(3).is(5, 5);
  then('Hill Giant').hasDamage(0);
  play.until('main after attack');
  then('Hill Giant').isIn('graveyard');
  then('Grizzly Bears').isIn('graveyard');
});

rule('B-076', 'an announced attack that names nobody was the attack of the turn', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Grizzly Bears', 'Forest'] }, ben: {} });
  ann.taps('Forest');
  ann.attacks();
  play.until('main after attack');
  then(ann).hasLife(19);
  refused('one attack', () => play.game.answer({ kind: 'begin attack' }));
});

rule(['B-227', 'B-018'], 'a tapped creature cannot attack', () => {
  const { ann } = given('beta', { ann: { inPlay: [{ card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] }, ben: {} });
  play.game.answer({ kind: 'begin attack' }, 0);
  refused('tapped', () => ann.attacks('Hill Giant'));
  expect(ann.choices).toEqual(['Grizzly Bears']);
});

rule(['B-228', 'B-223'], 'a tapped creature cannot block, and blocking does not tap', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { inPlay: [{ card: 'Hill Giant', tapped: true }, 'Craw Wurm'] },
  });
  ann.attacks('Grizzly Bears');
  play.until('declare block');
  refused('tapped', () => ben.declareBlocks([{ blocker: 'Hill Giant', attacker: 'Grizzly Bears' }]));
  ben.blocks('Grizzly Bears', 'Craw Wurm');
  then('Craw Wurm').isUntapped().isBlocking();
});

rule(['B-019', 'B-229', 'B-239'], 'the defender says which creature blocks which attacker; nobody has to block', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Craw Wurm', 'Gray Ogre'] },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant');
  ben.blocks('Hill Giant', 'Craw Wurm');
  play.until('main after attack');
  then(ben).hasLife(18);
  then('Hill Giant').isIn('graveyard');
  then('Gray Ogre').hasDamage(0);
});

rule(['B-224', 'B-313', 'B-225'], 'attackers attack the rival and nothing else', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  play.game.answer({ kind: 'begin attack' }, 0);
  expect(play.question).toMatchObject({ ask: 'attack', targets: [{ what: 'player', id: 1 }] });
  for (const at of ['Gray Ogre', 'Hill Giant', 'ann'])
    refused('not offered', () => ann.attacks({ card: 'Grizzly Bears', at }));
  ann.attacks('Grizzly Bears');
  play.until('main after attack');
  then('Gray Ogre').hasDamage(0);
  then(ben).hasLife(18);
});

rule(
  ['B-230', 'B-242', 'B-241'],
  'several may block one attacker: it takes damage from all, and its player divides its own as they like',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant', 'Gray Ogre');
    untilAsked();
    refused('damage total', () => ann.assigns({ 'Grizzly Bears': 1, 'Hill Giant': 1 }));
    ann.assigns({ 'Grizzly Bears': 1, 'Hill Giant': 2, 'Gray Ogre': 3 });
    play.until('main after attack');
    then('Grizzly Bears').hasDamage(1);
    then('Hill Giant').hasDamage(2);
    then('Gray Ogre').isIn('graveyard');
    then('Craw Wurm').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

rule(['B-232', 'B-240'], 'once blocked, always blocked: with its blocker gone the attacker damages nobody', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Craw Wurm', 'Mountain'], hand: ['Lightning Bolt'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Craw Wurm').isBlocked();
  play.until('main after attack');
  then(ben).hasLife(20);
  then('Craw Wurm').hasDamage(0);
});

rule('B-232', 'a trampling attacker whose blockers are gone does all its damage to the defender', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['War Mammoth', 'Mountain'], hand: ['Lightning Bolt'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Grizzly Bears');
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('main after attack');
  then(ben).hasLife(17);
});

rule(
  ['B-240', 'B-239', 'B-244'],
  'unblocked attackers damage the defender, blocked ones only their blockers, all at the same time',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
      ben: { inPlay: ['Merfolk of the Pearl Trident', 'Savannah Lions'] },
    });
    ann.attacks('Grizzly Bears', 'Gray Ogre');
    ben.blocks('Grizzly Bears', 'Savannah Lions');
    play.until('main after attack');
    then(ben).hasLife(18);
    then('Grizzly Bears').isIn('graveyard');
    then('Savannah Lions').isIn('graveyard');
  },
);

rule('B-244', 'both players reduced to zero by one exchange: simultaneous', () => {
  const { ann, ben } = given('beta', {
    ann: { life: 2, inPlay: ['Hill Giant', { card: 'Grizzly Bears', with: ['Creature Bond'] }] },
    ben: { life: 3, inPlay: ['Craw Wurm'] },
  });
  ann.attacks('Hill Giant', 'Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Craw Wurm');
  play.until('damage');
  void ben;
  play.isWonBy(null);
});

rule(['B-243', 'B-223'], 'a blocker tapped after it was assigned still blocks but deals no damage', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Twiddle'], inPlay: ['Grizzly Bears', 'Island'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  ann.casts('Twiddle', { target: 'Hill Giant', choose: ['tap'] });
  play.pass();
  play.pass();
  then('Hill Giant').isTapped();
  play.until('main after attack');
  then('Grizzly Bears').isIn('play').hasDamage(0);
  then('Hill Giant').hasDamage(2);
  then(ben).hasLife(20);
});

const three = ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'];
const attackOfThree = () => {
  const { ann, ben } = given('beta', { ann: { inPlay: three }, ben: { inPlay: ['Gray Ogre', 'Ironroot Treefolk'] } });
  ann.attacks(...three);
  for (const name of three) then(name).isTapped();
  return { ann, ben };
};

example(
  ['B-233', 'B-230', 'B-223'],
  'A, B and C attack; X and Y both block B: legal, and the blockers stay untapped',
  () => {
    const { ben } = attackOfThree();
    ben.blocks('Hill Giant', 'Gray Ogre', 'Ironroot Treefolk');
    then('Hill Giant').isBlocked();
    then('Gray Ogre').isUntapped().isBlocking();
    then('Ironroot Treefolk').isUntapped().isBlocking();
    play.until('declare defense');
    expect(play.game.view(0).attacks.map((attack) => attack.blocked)).toEqual([false, true, false]);
  },
);

example('B-234', 'X blocks C and Y does nothing: legal', () => {
  const { ben } = attackOfThree();
  ben.blocks('Craw Wurm', 'Gray Ogre');
  play.until('main after attack');
  then(ben).hasLife(15);
  then('Gray Ogre').isIn('graveyard');
  then('Ironroot Treefolk').hasDamage(0);
});

example(['B-235', 'B-223'], 'X blocks B and Y blocks A: legal', () => {
  const { ben } = attackOfThree();
  ben.blocks('Hill Giant', 'Gray Ogre');
  ben.blocks('Grizzly Bears', 'Ironroot Treefolk');
  then('Gray Ogre').isUntapped();
  then('Ironroot Treefolk').isUntapped();
  play.until('main after attack');
  then(ben).hasLife(14);
});

example(['B-236', 'B-231'], 'Y blocks B and C while X blocks A: not allowed, one creature blocks one attacker', () => {
  const { ben } = attackOfThree();
  play.until('declare block');
  refused('one attacker each', () =>
    ben.declareBlocks([
      { blocker: 'Ironroot Treefolk', attacker: 'Hill Giant' },
      { blocker: 'Ironroot Treefolk', attacker: 'Craw Wurm' },
      { blocker: 'Gray Ogre', attacker: 'Grizzly Bears' },
    ]),
  );
});

example(['B-236', 'B-231', 'B-262'], 'were B and C a band, Y would block both by blocking either', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Benalish Hero'] },
    ben: { inPlay: ['Gray Ogre', 'Ironroot Treefolk'] },
  });
  ann.bands('Hill Giant', 'Benalish Hero');
  ann.attacks('Grizzly Bears', 'Hill Giant', 'Benalish Hero');
  ben.blocks('Hill Giant', 'Ironroot Treefolk');
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  then('Hill Giant').isBlocked();
  then('Benalish Hero').isBlocked();
});

const ogreAttacks = () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Gray Ogre'] },
    ben: { inPlay: ["Mons's Goblin Raiders", "Mons's Goblin Raiders"] },
  });
  ann.attacks('Gray Ogre');
  return { ann, ben };
};
const goblins = (): number => play.game.view(0).inPlay.filter((each) => each.name === "Mons's Goblin Raiders").length;

example(['B-246', 'B-239'], 'an Ogre attacks two Goblins: let through, it does 2 to the defender', () => {
  const { ben } = ogreAttacks();
  play.until('main after attack');
  then(ben).hasLife(18);
  expect(goblins()).toBe(2);
  then('Gray Ogre').hasDamage(0);
});

example(['B-247', 'B-240'], 'blocked by one Goblin, it kills that one and takes 1', () => {
  const { ben } = ogreAttacks();
  ben.blocks('Gray Ogre', "Mons's Goblin Raiders");
  play.until('main after attack');
  then(ben).hasLife(20);
  expect(goblins()).toBe(1);
  then('Gray Ogre').hasDamage(1);
});

example(['B-248', 'B-241'], 'blocked by both, 1 to each: all three die', () => {
  const { ann, ben } = ogreAttacks();
  ben.blocks('Gray Ogre', "Mons's Goblin Raiders#1", "Mons's Goblin Raiders#2");
  ann.assigns({ "Mons's Goblin Raiders#1": 1, "Mons's Goblin Raiders#2": 1 });
  play.until('main after attack');
  expect(goblins()).toBe(0);
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasLife(20);
});

example(['B-249', 'B-242'], 'blocked by both, 2 to one: the other Goblin survives', () => {
  const { ann, ben } = ogreAttacks();
  ben.blocks('Gray Ogre', "Mons's Goblin Raiders#1", "Mons's Goblin Raiders#2");
  ann.assigns({ "Mons's Goblin Raiders#1": 2 });
  play.until('main after attack');
  expect(goblins()).toBe(1);
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasLife(20);
});

example(
  ['B-312', 'B-313', 'B-224'],
  'a Giant does not kill a Goblin by attacking: they fight only when one blocks the other',
  () => {
    const seats = { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ["Mons's Goblin Raiders"] } };
    const first = given('beta', seats);
    play.game.answer({ kind: 'begin attack' }, 0);
    refused('not offered', () => first.ann.attacks({ card: 'Hill Giant', at: "Mons's Goblin Raiders" }));
    first.ann.attacks('Hill Giant');
    play.until('main after attack');
    expect(goblins()).toBe(1);
    const second = given('beta', seats);
    second.ann.attacks('Hill Giant');
    second.ben.blocks('Hill Giant', "Mons's Goblin Raiders");
    play.until('main after attack');
    expect(goblins()).toBe(0);
    const third = given('beta', seats, { active: 'ben' });
    third.ben.attacks("Mons's Goblin Raiders");
    third.ann.blocks("Mons's Goblin Raiders", 'Hill Giant');
    play.until('main after attack');
    expect(goblins()).toBe(0);
  },
);

// Beta, "Bands" (p. 28) and the clarification on banding (p. 36).

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { untilAsked } from './order.ts';

rule(['B-260', 'B-263'], 'a creature with bands may join another attacker', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.bands('Benalish Hero', 'Craw Wurm');
  ann.attacks('Benalish Hero', 'Craw Wurm');
  const bands = play.game.view(1).attacks.map((attack) => attack.band);
  expect(bands[0]).toBeGreaterThan(0);
  expect(bands[0]).toBe(bands[1]);
});

rule(['B-260', 'B-263'], 'creatures without the ability form no band, and only one of them may be in a band', () => {
  const { ann } = given('beta', {
    ann: { inPlay: ['Benalish Hero', 'Mesa Pegasus', 'Craw Wurm', 'Grizzly Bears'] },
    ben: {},
  });
  play.game.answer({ kind: 'begin attack' }, 0);
  refused('band', () => {
    ann.bands('Craw Wurm', 'Grizzly Bears');
    ann.attacks('Craw Wurm', 'Grizzly Bears');
  });
  refused('band', () => {
    ann.bands('Benalish Hero', 'Craw Wurm', 'Grizzly Bears');
    ann.attacks('Benalish Hero', 'Craw Wurm', 'Grizzly Bears');
  });
  ann.bands('Benalish Hero', 'Mesa Pegasus', 'Craw Wurm');
  ann.attacks('Benalish Hero', 'Mesa Pegasus', 'Craw Wurm', 'Grizzly Bears');
  expect(play.game.view(0).attacks.filter((attack) => attack.band > 0)).toHaveLength(3);
});

rule(['B-261', 'B-262', 'B-231'], 'a band is blocked as a whole or let through as a whole', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.bands('Benalish Hero', 'Craw Wurm');
  ann.attacks('Benalish Hero', 'Craw Wurm');
  ben.blocks('Benalish Hero', 'Hill Giant');
  then('Benalish Hero').isBlocked();
  then('Craw Wurm').isBlocked();
  ann.assigns({ 'Craw Wurm': 3 });
  play.until('main after attack');
  then(ben).hasLife(20);
  then('Hill Giant').isIn('graveyard');
});

rule('B-261', 'let through, every member damages the defender', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.bands('Benalish Hero', 'Craw Wurm');
  ann.attacks('Benalish Hero', 'Craw Wurm');
  ben.doesNotBlock();
  play.until('main after attack');
  then(ben).hasLife(13);
});

rule('B-260', 'without saying so no band is formed, and only the blocked attacker is blocked', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.attacks('Benalish Hero', 'Craw Wurm');
  ben.blocks('Benalish Hero', 'Hill Giant');
  play.until('main after attack');
  then(ben).hasLife(14);
});

rule(
  ['B-264', 'B-265'],
  'the attacker distributes the damage that the band receives, even more to one than it can survive',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] },
      ben: { inPlay: ['Shivan Dragon'] },
    });
    ann.bands('Benalish Hero', 'Craw Wurm');
    ann.attacks('Benalish Hero', 'Craw Wurm');
    ben.blocks('Craw Wurm', 'Shivan Dragon');
    untilAsked();
    expect(play.asked).toBe('ann');
    ann.assigns({ 'Benalish Hero': 5 });
    play.until('main after attack');
    then('Benalish Hero').isIn('graveyard');
    then('Craw Wurm').isIn('play').hasDamage(0);
    then('Shivan Dragon').isIn('graveyard');
  },
);

rule(['B-264', 'B-265'], 'among blockers one with bands is enough: the defender divides the attacker’s damage', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Benalish Hero', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Benalish Hero', 'Hill Giant');
  untilAsked();
  expect(play.asked).toBe('ben');
  refused('not your question', () => play.game.answer({ kind: 'split', amounts: [6, 0] }, 0));
  ben.assigns({ 'Benalish Hero': 6 });
  play.until('main after attack');
  then('Benalish Hero').isIn('graveyard');
  then('Hill Giant').isIn('play').hasDamage(0);
  then('Craw Wurm').isIn('graveyard');
});

rule('B-264', 'without a bander among them the attacker divides', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  untilAsked();
  expect(play.asked).toBe('ann');
});

rule('B-264', 'each member of a band divides its damage among the blockers of the band', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Benalish Hero', 'Hill Giant'] },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  ann.bands('Benalish Hero', 'Hill Giant');
  ann.attacks('Benalish Hero', 'Hill Giant');
  ben.blocks('Benalish Hero', 'Grizzly Bears');
  ben.blocks('Hill Giant', 'Gray Ogre');
  ann.assigns({ 'Grizzly Bears': 1 });
  ann.assigns({ 'Grizzly Bears': 1, 'Gray Ogre': 2 });
  ann.assigns({ 'Hill Giant': 2 });
  ann.assigns({ 'Benalish Hero': 2 });
  play.until('main after attack');
  then('Grizzly Bears').isIn('graveyard');
  then('Gray Ogre').isIn('graveyard');
  then('Hill Giant').isIn('play').hasDamage(2);
  then('Benalish Hero').isIn('graveyard');
});

rule('B-323', 'a band lasts for one attack: in the next each is for itself unless it is said again', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  ann.bands('Benalish Hero', 'Craw Wurm');
  ann.attacks('Benalish Hero', 'Craw Wurm');
  ben.doesNotBlock();
  play.until('main after attack');
  expect(play.game.view(0).attacks).toEqual([]);
  play.until('main', 'ben');
  play.until('main', 'ann');
  ann.attacks('Benalish Hero', 'Craw Wurm');
  ben.blocks('Benalish Hero', 'Wall of Stone');
  play.until('main after attack');
  then(ben).hasLife(7);
});

rule('B-324', 'members do not gain each other’s abilities', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Mesa Pegasus', 'Hill Giant'] }, ben: {} });
  ann.bands('Mesa Pegasus', 'Hill Giant');
  ann.attacks('Mesa Pegasus', 'Hill Giant');
  then('Mesa Pegasus').hasKeyword('flying');
  then('Hill Giant').lacksKeyword('flying').lacksKeyword('banding');
});

example(
  ['B-328', 'B-324', 'B-262', 'B-263', 'B-264'],
  'Pegasus, Hero and Dryads in a band: a creature that can block the Hero blocks them all, and the attacker shares out its damage',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Mesa Pegasus', 'Benalish Hero', 'Shanodin Dryads'] },
      ben: { inPlay: ['Grizzly Bears', 'Forest'] },
    });
    ann.bands('Mesa Pegasus', 'Benalish Hero', 'Shanodin Dryads');
    ann.attacks('Mesa Pegasus', 'Benalish Hero', 'Shanodin Dryads');
    ben.blocks('Benalish Hero', 'Grizzly Bears');
    for (const name of ['Mesa Pegasus', 'Benalish Hero', 'Shanodin Dryads']) then(name).isBlocked();
    then('Benalish Hero').lacksKeyword('flying').lacksKeyword('forestwalk');
    ann.assigns({ 'Benalish Hero': 2 });
    play.until('main after attack');
    then(ben).hasLife(20);
    then('Grizzly Bears').isIn('graveyard');
    then('Benalish Hero').isIn('graveyard');
    then('Mesa Pegasus').isIn('play').hasDamage(0);
    then('Shanodin Dryads').isIn('play').hasDamage(0);
  },
);

example('B-328', 'a creature that can block none of them blocks none: alone, Pegasus flies and the Dryads walk', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Mesa Pegasus', 'Shanodin Dryads'] },
    ben: { inPlay: ['Grizzly Bears', 'Forest'] },
  });
  ann.bands('Mesa Pegasus', 'Shanodin Dryads');
  ann.attacks('Mesa Pegasus', 'Shanodin Dryads');
  play.until('main after attack');
  then(ben).hasLife(18);
});

rule(['B-250', 'B-260'], 'a creature may be given the ability: Helm of Chatzuk', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Helm of Chatzuk', 'Grizzly Bears', 'Craw Wurm'], mana: 'C' },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.activates('Helm of Chatzuk', { target: 'Grizzly Bears' });
  play.allPass();
  ann.bands('Grizzly Bears', 'Craw Wurm');
  ann.attacks('Grizzly Bears', 'Craw Wurm');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  then('Craw Wurm').isBlocked();
});

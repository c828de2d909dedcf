// Fifth, the table: declaring the attack, bands, and assigning blockers.

import { expect } from 'vitest';
import { matches } from '../../../src/engine/things/match.ts';
import { contextOf } from '../../../src/engine/things/refs.ts';
import type { Filter } from '../../../src/language/filter.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

/** Whether a card in play could be the target of an effect that asks for such a creature. */
function fits(name: string, filter: Filter): boolean {
  const id = play.game.view(0).inPlay.find((each) => each.name === name)?.id ?? 0;
  return matches(play.game.inside, filter, id, contextOf(play.game.inside, id));
}

rule(['F-967', 'F-968'], 'a flying creature in a band with one that does not fly can be blocked with it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Mesa Pegasus', 'Grizzly Bears', 'Scryb Sprites'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.bands('Mesa Pegasus', 'Grizzly Bears');
  ann.attacks('Mesa Pegasus', 'Grizzly Bears', 'Scryb Sprites');
  then('Grizzly Bears').lacksKeyword('flying').lacksKeyword('banding');
  play.until('declare block');
  refused('flying', () => ben.blocks('Scryb Sprites', 'Gray Ogre'));
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  then('Mesa Pegasus').isBlocked();
  then('Grizzly Bears').isBlocked();
});

rule('F-969', 'landwalk is of no use to a creature banded with one that lacks it', () => {
  const position = { ann: { inPlay: ['Benalish Hero', 'Shanodin Dryads'] }, ben: { inPlay: ['Gray Ogre', 'Forest'] } };
  const alone = given('fifth', position);
  alone.ann.attacks('Shanodin Dryads');
  play.until('second main');
  then(alone.ben).hasLife(19);
  then('Gray Ogre').hasDamage(0);
  const banded = given('fifth', position);
  banded.ann.bands('Benalish Hero', 'Shanodin Dryads');
  banded.ann.attacks('Benalish Hero', 'Shanodin Dryads');
  banded.ben.blocks('Benalish Hero', 'Gray Ogre');
  then('Shanodin Dryads').isBlocked();
});

rule('F-970', 'in a band those with first strike deal their damage first, the others at the normal time', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'White Knight'] },
    ben: { inPlay: ['Hurloon Minotaur'], hand: ['Fog'] },
  });
  ann.bands('Benalish Hero', 'White Knight');
  ann.attacks('Benalish Hero', 'White Knight');
  ben.blocks('White Knight', 'Hurloon Minotaur');
  play.until('damage prevention');
  expect(play.game.view(0).damage.map((packet) => packet.amount)).toEqual([2]);
  play.pass();
  play.pass();
  then('Hurloon Minotaur').isIn('play').hasDamage(2);
  ann.assigns({ 'Benalish Hero': 2 });
  play.until('second main');
  then('Hurloon Minotaur').isIn('graveyard');
  then('Benalish Hero').isIn('graveyard');
  then('White Knight').isIn('play');
});

rule('F-971', 'trample, protection and regeneration go on in a band as before', () => {
  const trample = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'War Mammoth'] },
    ben: { inPlay: ['Scryb Sprites'] },
  });
  trample.ann.bands('Benalish Hero', 'War Mammoth');
  trample.ann.attacks('Benalish Hero', 'War Mammoth');
  trample.ben.blocks('War Mammoth', 'Scryb Sprites');
  trample.ann.assigns({ 'War Mammoth': 1 });
  play.until('second main');
  // The Hero's damage kills the Sprites; all of the trampler's goes on.
  then(trample.ben).hasLife(17);
  const safe = given('fifth', { ann: { inPlay: ['Benalish Hero', 'White Knight'] }, ben: { inPlay: ['Bog Wraith'] } });
  safe.ann.bands('Benalish Hero', 'White Knight');
  safe.ann.attacks('Benalish Hero', 'White Knight');
  safe.ben.blocks('Benalish Hero', 'Bog Wraith');
  safe.ann.assigns({ 'White Knight': 3 });
  play.until('second main');
  then('White Knight').isIn('play').hasDamage(0);
  const troll = given('fifth', {
    ann: { inPlay: ['Benalish Hero', 'Drudge Skeletons', 'Swamp'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  troll.ann.bands('Benalish Hero', 'Drudge Skeletons');
  troll.ann.attacks('Benalish Hero', 'Drudge Skeletons');
  troll.ben.blocks('Drudge Skeletons', 'Gray Ogre');
  troll.ann.assigns({ 'Drudge Skeletons': 2 });
  play.until('regeneration');
  troll.ann.activates('Drudge Skeletons');
  play.until('second main');
  then('Drudge Skeletons').isIn('play').isTapped();
});

rule('F-972', 'a creature that a card forces to attack must be in the attack, announced or not', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Juggernaut', 'Grizzly Bears'] }, ben: {} });
  ann.passes();
  ben.passes();
  play.until('declare attack');
  refused('must attack', () => play.game.answer({ kind: 'attack', attackers: [] }, ann.seat));
  refused('must attack', () => ann.attacks('Grizzly Bears'));
  ann.attacks('Juggernaut');
  play.until('second main');
  then(ben).hasLife(15);
});

rule('F-975', 'when the declaration is finished the chosen creatures are attacking creatures, and no others', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] }, ben: {} });
  expect(fits('Grizzly Bears', { attacking: true })).toBe(false);
  ann.attacks('Grizzly Bears');
  then('Grizzly Bears').isAttacking().isTapped();
  then('Gray Ogre').isNotAttacking().isUntapped();
  expect(fits('Grizzly Bears', { attacking: true })).toBe(true);
  expect(fits('Gray Ogre', { attacking: true })).toBe(false);
});

rule(['F-976', 'F-977'], 'between attackers and blockers both may use fast effects, as at any other time', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth', 'Craw Wurm'] },
    ben: { inPlay: ['Gray Ogre', 'Mountain'], hand: ['Lightning Bolt'] },
  });
  ann.attacks('Grizzly Bears');
  expect(play.asked).toBe('ann');
  refused('sorcery timing', () => ann.casts('Craw Wurm'));
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').is(5, 5);
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  then('Gray Ogre').isBlocking();
});

rule(['F-978', 'F-979'], 'the defender is asked for blocks after the attack is announced, and may declare none', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { inPlay: ['Gray Ogre', 'Hill Giant'] },
  });
  ann.attacks('Grizzly Bears');
  play.until('declare block');
  expect(play.asked).toBe('ben');
  expect(new Set(ben.choices)).toEqual(new Set(['Gray Ogre', 'Hill Giant']));
  ben.doesNotBlock();
  play.until('second main');
  then(ben).hasLife(18);
});

rule(['F-982', 'F-983'], 'any number of creatures may block one attacker, and they are not formed into bands', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Gray Ogre', 'Hill Giant', 'Benalish Hero', 'Scryb Sprites'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Gray Ogre', 'Hill Giant', 'Benalish Hero', 'Scryb Sprites');
  expect(play.question?.ask, 'nothing is asked about bands').toBe('act');
  expect(play.game.view(0).attacks[0]?.blockers).toHaveLength(4);
});

rule('F-987', 'a creature that a card forces to block must block, and the right attacker', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Lure'] }, 'Craw Wurm'] },
    ben: { inPlay: ['Gray Ogre', 'Hill Giant'] },
  });
  ann.attacks('Grizzly Bears', 'Craw Wurm');
  play.until('declare block');
  refused('must block', () => ben.doesNotBlock());
  refused('must block', () => ben.blocks('Craw Wurm', 'Gray Ogre', 'Hill Giant'));
  ben.blocks('Grizzly Bears', 'Gray Ogre', 'Hill Giant');
  then('Hill Giant').isBlocking();
});

rule(
  ['F-990', 'F-991'],
  'then the chosen creatures are blocking creatures, and both may use fast effects before damage',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
      ben: { inPlay: ['Gray Ogre', 'Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
    });
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Gray Ogre');
    then('Gray Ogre').isBlocking();
    expect(fits('Gray Ogre', { blocking: true })).toBe(true);
    expect(fits('Hill Giant', { blocking: true })).toBe(false);
    expect(play.asked).toBe('ann');
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(5, 5).hasDamage(0);
    ben.casts('Lightning Bolt', { target: 'ann' });
    play.until('second main');
    then(ann).hasLife(17);
    then('Gray Ogre').isIn('graveyard');
  },
);

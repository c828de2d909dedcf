// Fifth, "Resolving Fast Effects" and "An Example": batches of instants, last in, first out.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

example(
  ['F-617', 'F-591', 'F-559', 'F-588', 'F-613', 'F-618', 'F-619', 'F-620', 'F-621', 'F-622', 'F-638'],
  'Jump, Red and Blue Elemental Blast, Terror and Unsummon on one Grizzly Bears',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Jump', 'Blue Elemental Blast', 'Unsummon'], inPlay: ['Grizzly Bears', ...lands('Island', 3)] },
      ben: { hand: ['Red Elemental Blast', 'Terror'], inPlay: ['Mountain', 'Swamp', 'Swamp', 'Hill Giant'] },
    });
    then('Grizzly Bears').is(2, 2);
    ann.casts('Jump', { target: 'Grizzly Bears' });
    ben.casts('Red Elemental Blast', { target: 'Jump' });
    ann.casts('Blue Elemental Blast', { target: 'Red Elemental Blast' });
    then('Red Elemental Blast').isIn('graveyard');
    then('Blue Elemental Blast').isIn('graveyard');
    // Successfully cast, and still nothing has happened to the Bears.
    then('Jump').isIn('chain');
    then('Grizzly Bears').lacksKeyword('flying');
    ben.casts('Terror', { target: 'Grizzly Bears' });
    ann.casts('Unsummon', { target: 'Grizzly Bears' });
    expect(play.game.state.chain.length).toBe(3);
    ann.passes();
    ben.passes();
    then('Grizzly Bears').isIn('hand').isOwnedBy(ann);
    for (const card of ['Unsummon', 'Terror', 'Jump']) then(card).isIn('graveyard');
    then('Hill Giant').isIn('play').lacksKeyword('flying');
  },
);

rule(['F-591', 'F-558'], 'a response resolves before what it answers', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ben.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').is(5, 5).hasDamage(3);
});

rule(['F-592', 'F-561'], 'in a batch the active player is asked first, whoever took the action', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Giant Growth', 'Giant Growth'], inPlay: [...lands('Forest', 2), 'Grizzly Bears'] },
    ben: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: lands('Mountain', 2) },
  });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  expect(play.asked).toBe('ann');
  ann.passes();
  expect(play.asked).toBe('ben');
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  expect(play.asked).toBe('ann');
  ann.passes();
  // Ben may respond to his own Bolt, too.
  expect(play.asked).toBe('ben');
  ben.casts('Lightning Bolt', { target: ann });
  expect(play.asked).toBe('ann');
  expect(play.game.state.chain.length).toBe(3);
});

rule('F-561', 'the chance to respond is there after every action, also if nobody uses it', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) }, ben: {} });
  ann.casts('Grizzly Bears');
  expect(play.asked).toBe('ann');
  ann.passes();
  expect(play.asked).toBe('ben');
  then('Grizzly Bears').isIn('chain');
  ben.passes();
  then('Grizzly Bears').isIn('play');
});

rule(
  ['F-587', 'F-588'],
  "an instant may be cast at any time of one's own turn that allows fast effects, and in the other's",
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Healing Salve', 'Healing Salve'], inPlay: lands('Plains', 2) },
        ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
      },
      { step: 'upkeep' },
    );
    ann.casts('Healing Salve', { target: ann });
    play.allPass();
    then(ann).hasLife(23);
    play.until('discard');
    expect(ann.mayCast('Healing Salve')).toBe(true);
    ann.passes();
    expect(ben.mayCast('Healing Salve')).toBe(true);
  },
);

example(['F-593'], 'Deathlace on the own creature is answered with Terror: the Terror resolves first', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Grizzly Bears', 'Deathlace'], inPlay: ['Forest', 'Forest', 'Swamp'] },
    ben: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
  });
  ann.casts('Grizzly Bears');
  ann.passes(); // forgets to interrupt with Deathlace
  play.allPass();
  then('Grizzly Bears').isIn('play');
  ann.casts('Deathlace', { target: 'Grizzly Bears' });
  then('Deathlace').isIn('chain');
  ben.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Deathlace').isIn('graveyard');
});

example('F-594', 'Deathlace in response to Terror: the creature is black when the Terror comes', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Deathlace'], inPlay: ['Swamp', 'Grizzly Bears'] },
    ben: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
  });
  ben.casts('Terror', { target: 'Grizzly Bears' });
  ann.passes(); // Deathlace is not used to interrupt the Terror
  ann.casts('Deathlace', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').isColor('black');
  then('Terror').isIn('graveyard');
});

rule('F-599', 'a permanent spell cannot be the target of what targets permanents', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
    ben: { hand: ['Terror', 'Unsummon'], inPlay: ['Swamp', 'Swamp', 'Island'] },
  });
  ann.casts('Grizzly Bears');
  ann.passes();
  refused('no target', () => ben.casts('Terror', { target: 'Grizzly Bears' }));
  refused('no target', () => ben.casts('Unsummon', { target: 'Grizzly Bears' }));
});

example(['F-600', 'F-601', 'F-602', 'F-605', 'F-606'], 'Immolation kills before it can be disenchanted', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Immolation'], inPlay: ['Mountain'] },
    ben: { hand: ['Disenchant'], inPlay: ['Grizzly Bears', 'Samite Healer', ...lands('Plains', 2)] },
  });
  ann.casts('Immolation', { target: 'Grizzly Bears' });
  ann.passes();
  refused('no target', () => ben.casts('Disenchant', { target: 'Immolation' }));
  ben.passes();
  then('Grizzly Bears').isIn('graveyard');
  then('Immolation').isIn('graveyard');
  then(ben).hasInHand('Disenchant');
  expect(play.question).toMatchObject({ window: 'main', player: 0 });
});

rule(
  ['F-603', 'F-604', 'F-605', 'F-631'],
  'damage in the middle of a batch is dealt with before the batch goes on',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: lands('Mountain', 2) },
      ben: { inPlay: ['Grizzly Bears', 'Samite Healer'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.passes();
    ben.passes();
    expect(play.question).toMatchObject({ window: 'prevention' });
    expect(play.game.state.chain.length).toBe(1);
    then(ben).hasLife(20);
    ann.passes();
    ben.passes();
    // The Bears are dead before the other Bolt resolves, which has a step of its own.
    then('Grizzly Bears').isIn('graveyard');
    expect(play.question).toMatchObject({ window: 'prevention' });
    expect(play.game.state.chain.length).toBe(0);
    then(ben).hasLife(20);
    ben.activates('Samite Healer', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
  },
);

rule(['F-606', 'F-607'], 'a creature destroyed in the middle of a batch goes, or is regenerated, right then', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Shatter'], inPlay: [...lands('Mountain', 3), 'Royal Assassin'] },
    ben: { inPlay: [{ card: 'Drudge Skeletons', tapped: true }, 'Swamp', 'Sol Ring'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.activates('Royal Assassin', { target: 'Drudge Skeletons' });
  ann.passes();
  ben.passes();
  expect(play.question).toMatchObject({ window: 'regeneration', player: 1 });
  expect(play.game.state.chain.length).toBe(1);
  ben.passes();
  then('Drudge Skeletons').isIn('graveyard');
  then(ben).hasLife(20);
  play.allPass();
  then(ben).hasLife(17);
});

rule('F-610', 'nothing new is begun until the whole batch has resolved, prevention excepted', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt', 'Giant Growth'], inPlay: [...lands('Mountain', 2), 'Forest'] },
    ben: { hand: ['Unsummon', 'Healing Salve'], inPlay: ['Grizzly Bears', 'Island', 'Plains'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.passes();
  expect(play.question).toMatchObject({ window: 'prevention', player: 0 });
  refused('prevention only', () => ann.casts('Giant Growth', { target: 'Grizzly Bears' }));
  ann.passes();
  refused('prevention only', () => ben.casts('Unsummon', { target: 'Grizzly Bears' }));
  ben.casts('Healing Salve', { target: ben });
  then('Healing Salve').isIn('graveyard');
  ben.passes();
  ann.passes();
  then(ben).hasLife(20);
  // The first Bolt follows at once: the Unsummon came too late to be cast in between.
  expect(play.question).toMatchObject({ window: 'prevention' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

example(['F-612', 'F-611'], 'killing the Prodigal Sorcerer does not stop the damage it has already sent out', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.activates('Prodigal Sorcerer', { target: ben });
  ben.casts('Lightning Bolt', { target: 'Prodigal Sorcerer' });
  play.allPass();
  then('Prodigal Sorcerer').isIn('graveyard');
  then(ben).hasLife(19);
});

rule('F-613', 'an effect whose target has changed fails, and no other target is chosen', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Deathlace'], inPlay: ['Swamp', 'Grizzly Bears', 'Hill Giant'] },
    ben: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
  });
  ben.casts('Terror', { target: 'Grizzly Bears' });
  ann.passes();
  ann.casts('Deathlace', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play');
  then('Hill Giant').isIn('play');
});

// ---- tapping as a fast effect ----

rule('F-623', 'a permanent that a spell taps neither may nor must be used for its ability', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Twiddle'], inPlay: ['Island'] },
    ben: { inPlay: ['Prodigal Sorcerer'] },
  });
  ann.casts('Twiddle', { mode: 0, target: 'Prodigal Sorcerer' });
  play.allPass();
  then('Prodigal Sorcerer').isTapped();
  expect(play.game.state.chain).toEqual([]);
  then(ann).hasLife(20);
  ann.passes();
  refused('tapped', () => ben.activates('Prodigal Sorcerer', { target: ann }));
});

example(
  ['F-626', 'F-624', 'F-625', 'F-627'],
  'the Sorcerer is used in response to Twiddle, which then taps a tapped card',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Twiddle'], inPlay: ['Island'] },
      ben: { inPlay: ['Prodigal Sorcerer'] },
    });
    ann.casts('Twiddle', { mode: 0, target: 'Prodigal Sorcerer' });
    ben.activates('Prodigal Sorcerer', { target: ann });
    expect(play.game.state.chain.length).toBe(2);
    then('Prodigal Sorcerer').isTapped();
    play.until('damage prevention');
    then('Twiddle').isIn('chain');
    play.allPass();
    then(ann).hasLife(19);
    then('Prodigal Sorcerer').isTapped();
    then('Twiddle').isIn('graveyard');
  },
);

rule(['F-625', 'F-555'], 'a tap ability that makes mana is a mana source: it never joins the batch', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Twiddle'], inPlay: ['Island'] },
    ben: { hand: ['Giant Growth'], inPlay: ['Llanowar Elves'] },
  });
  ann.casts('Twiddle', { mode: 0, target: 'Llanowar Elves' });
  ann.passes();
  ben.taps('Llanowar Elves');
  expect(play.game.state.chain.length).toBe(1);
  then(ben).hasMana('G');
  ben.casts('Giant Growth', { target: 'Llanowar Elves' });
  play.allPass();
  then('Llanowar Elves').is(4, 4).isTapped();
});

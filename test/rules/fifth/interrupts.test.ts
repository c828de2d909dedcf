// Fifth, "Response Rule" and "Resolving Fast Effects", the part about interrupts: one chance each, the actor first.

import { expect } from 'vitest';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

/** Whose chance it is to interrupt what. */
const chance = (): string => {
  const { question } = play;
  if (question?.ask !== 'act' || question.window !== 'interrupt') return 'none';
  const item = play.game.state.chain.find((each) => each.id === question.item);
  return `${play.asked}: ${String(currentTable().label(item?.object ?? 0)).replace(/\(.*/, '')}`;
};

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

const ogreStory = (ben: readonly string[] = ['Counterspell', 'Blue Elemental Blast']) =>
  given('fifth', {
    ann: {
      hand: ['Gray Ogre', 'Thoughtlace', 'Counterspell'],
      inPlay: [...lands('Mountain', 3), ...lands('Island', 6)],
    },
    ben: { hand: ben, inPlay: lands('Island', 6) },
  });

example(
  ['F-580', 'F-584', 'F-574', 'F-577', 'F-578', 'F-579', 'F-581', 'F-582', 'F-585', 'F-586', 'F-560'],
  'the Gray Ogre, Thoughtlace, Counterspell, Blue Elemental Blast and Counterspell again',
  () => {
    const { ann, ben } = ogreStory();
    ann.casts('Gray Ogre');
    expect(chance()).toBe('ann: Gray Ogre');
    ann.casts('Thoughtlace', { target: 'Gray Ogre' });
    expect(chance()).toBe('ann: Thoughtlace');
    ann.passes();
    expect(chance()).toBe('ben: Thoughtlace');
    ben.casts('Counterspell', { target: 'Thoughtlace' });
    // Ben has nothing to interrupt his own Counterspell with; Ann may, and declines.
    expect(chance()).toBe('ann: Counterspell');
    ann.passes();
    then('Thoughtlace').isIn('graveyard');
    then('Gray Ogre').isIn('chain').isColor('red');
    // Ann has used her one chance at her own spell: Ben is asked next.
    expect(chance()).toBe('ben: Gray Ogre');
    ben.casts('Blue Elemental Blast', { target: 'Gray Ogre' });
    expect(chance()).toBe('ann: Blue Elemental Blast');
    ann.casts('Counterspell', { target: 'Blue Elemental Blast' });
    then('Blue Elemental Blast').isIn('graveyard');
    expect(play.game.state.chain.map((item) => item.successful)).toEqual([true]);
    expect(chance()).toBe('none');
    play.allPass();
    then('Gray Ogre').isIn('play').isColor('red');
  },
);

example(
  ['F-583', 'F-576', 'F-557'],
  'a Thoughtlace that resolves makes the Ogre no target for a Blue Elemental Blast',
  () => {
    const { ann, ben } = ogreStory(['Blue Elemental Blast', 'Spell Blast']);
    ann.casts('Gray Ogre');
    ann.casts('Thoughtlace', { target: 'Gray Ogre' });
    ann.passes();
    expect(chance()).toBe('ben: Thoughtlace');
    ben.passes();
    // Resolved immediately, while the Ogre is still being cast.
    then('Thoughtlace').isIn('graveyard');
    then('Gray Ogre').isIn('chain').isColor('blue');
    expect(chance()).toBe('ben: Gray Ogre');
    refused('no target', () => ben.casts('Blue Elemental Blast', { target: 'Gray Ogre' }));
    ben.passes();
    play.allPass();
    then('Gray Ogre').isIn('play').isColor('blue');
  },
);

rule(['F-574', 'F-585'], 'who declines an interrupt cannot change that decision; who used one has no second', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Gray Ogre', 'Counterspell'], inPlay: [...lands('Mountain', 3), ...lands('Island', 4)] },
    ben: { hand: ['Counterspell', 'Counterspell'], inPlay: lands('Island', 4) },
  });
  ann.casts('Gray Ogre');
  expect(chance()).toBe('ann: Gray Ogre');
  ann.passes();
  expect(chance()).toBe('ben: Gray Ogre');
  ben.casts('Counterspell', { target: 'Gray Ogre' });
  expect(chance()).toBe('ben: Counterspell');
  ben.passes();
  expect(chance()).toBe('ann: Counterspell');
  ann.casts('Counterspell', { target: 'Counterspell' });
  expect(chance()).toBe('ben: Counterspell');
  ben.passes();
  // Both have had their chance at the Ogre, though Ben still holds a Counterspell.
  expect(chance()).toBe('none');
  then(ben).hasInHand('Counterspell');
  ann.passes();
  refused('too late to interrupt', () => ben.casts('Counterspell', { target: 'Gray Ogre' }));
  ben.passes();
  then('Gray Ogre').isIn('play');
});

rule(
  ['F-556', 'F-573', 'F-554'],
  "actions in either player's turn can be interrupted, before they are completed",
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Counterspell'], inPlay: lands('Island', 2) },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    });
    ben.casts('Lightning Bolt', { target: ann });
    expect(chance()).toBe('ann: Lightning Bolt');
    ann.casts('Counterspell', { target: 'Lightning Bolt' });
    then('Lightning Bolt').isIn('graveyard');
    expect(play.game.state.chain).toEqual([]);
    then(ann).hasLife(20);
  },
);

rule(['F-558', 'F-560', 'F-573'], 'no instant can be used to interrupt, and none in response to an interrupt', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Gray Ogre', 'Unsummon'], inPlay: [...lands('Mountain', 3), 'Island', 'Prodigal Sorcerer'] },
    ben: { hand: ['Counterspell', 'Lightning Bolt'], inPlay: [...lands('Island', 2), 'Mountain', 'Prodigal Sorcerer'] },
  });
  ann.casts('Gray Ogre');
  expect(chance()).toBe('ben: Gray Ogre');
  refused('interrupts only', () => ben.casts('Lightning Bolt', { target: ann }));
  refused('interrupts only', () => ben.activates('Prodigal Sorcerer', { target: ann }));
  ben.casts('Counterspell', { target: 'Gray Ogre' });
  // Counterspell has resolved: Ann had no chance to answer it with an instant.
  then('Gray Ogre').isIn('graveyard');
  then('Counterspell').isIn('graveyard');
  expect(play.game.state.chain).toEqual([]);
  expect(play.question).toMatchObject({ window: 'main', player: 0 });
});

rule('F-575', 'an instant cannot counter, and not every interrupt does', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
    ben: { hand: ['Deathlace', 'Unsummon', 'Terror'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Island'] },
  });
  ann.casts('Grizzly Bears');
  ben.casts('Deathlace', { target: 'Grizzly Bears' });
  then('Grizzly Bears').isIn('chain').isColor('black');
  ann.passes();
  refused('no target', () => ben.casts('Unsummon'));
  refused('no target', () => ben.casts('Terror'));
  ben.passes();
  then('Grizzly Bears').isIn('play').isColor('black');
});

rule('F-577', 'a stack of interrupts resolves last in, first out', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Unsummon', 'Counterspell'], inPlay: lands('Island', 3) },
    ben: { hand: ['Red Elemental Blast', 'Red Elemental Blast'], inPlay: ['Mountain', 'Mountain', 'Grizzly Bears'] },
  });
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  ben.casts('Red Elemental Blast', { target: 'Unsummon' });
  ann.casts('Counterspell', { target: 'Red Elemental Blast' });
  ben.casts('Red Elemental Blast', { target: 'Counterspell' });
  // The second Blast stops the Counterspell, so the first Blast stops the Unsummon.
  then('Counterspell').isIn('graveyard');
  then('Unsummon').isIn('graveyard');
  play.allPass();
  then('Grizzly Bears').isIn('play');
});

rule(
  ['F-590', 'F-558'],
  'an interrupt aimed at a permanent is used as an instant: it joins the batch and can be answered',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Giant Growth', 'Unsummon'], inPlay: ['Forest', 'Island', 'Hill Giant'] },
      ben: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
    });
    ann.casts('Giant Growth', { target: 'Hill Giant' });
    expect(chance()).toBe('none');
    ben.casts('Blue Elemental Blast', { target: 'Hill Giant' });
    then('Blue Elemental Blast').isIn('chain');
    then('Hill Giant').isIn('play');
    ann.casts('Unsummon', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('hand');
    then('Blue Elemental Blast').isIn('graveyard');
    then('Giant Growth').isIn('graveyard');
  },
);

rule('F-628', 'while an interrupt is asked for, tap abilities that are no interrupts cannot be used', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Twiddle'], inPlay: ['Island'] },
    ben: { hand: ['Counterspell'], inPlay: ['Prodigal Sorcerer', 'Island', 'Island'] },
  });
  ann.casts('Twiddle', { mode: 0, target: 'Prodigal Sorcerer' });
  expect(chance()).toBe('ben: Twiddle');
  refused('interrupts only', () => ben.activates('Prodigal Sorcerer', { target: ann }));
  ben.casts('Counterspell', { target: 'Twiddle' });
  then('Prodigal Sorcerer').isUntapped();
});

rule('F-555', 'drawing mana is neither a spell nor an effect: nothing can be done about it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Island', 'Llanowar Elves', 'Sol Ring'] },
    ben: { hand: ['Counterspell', 'Twiddle'], inPlay: lands('Island', 3) },
  });
  for (const source of ['Island', 'Llanowar Elves', 'Sol Ring']) {
    ann.taps(source);
    expect(play.game.state.chain).toEqual([]);
    expect(play.asked).toBe('ann');
  }
  then(ann).hasMana('UGCC');
  expect(ben.mayCast('Twiddle')).toBe(false);
});

example(['F-597', 'F-598'], 'Mana Short cannot come between tapping lands and casting the spell', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 3) },
    ben: { hand: ['Mana Short'], inPlay: lands('Island', 3) },
  });
  ann.taps('Forest');
  ann.taps('Forest');
  expect(ben.mayCast('Mana Short')).toBe(false);
  expect(play.asked).toBe('ann');
  ann.casts('Grizzly Bears');
  then(ann).hasMana('');
  // Now it can be answered: the last Forest taps, but the Bears are paid for.
  ben.casts('Mana Short', { target: ann });
  play.allPass();
  then('Forest#3').isTapped();
  then('Grizzly Bears').isIn('play');
});

rule('F-598', 'Mana Short taps the lands and drains the pool', () => {
  const { ann, ben } = given('fifth', {
    ann: { mana: 'RR', inPlay: ['Forest', 'Mountain'] },
    ben: { hand: ['Mana Short'], inPlay: lands('Island', 3) },
  });
  ben.casts('Mana Short', { target: ann });
  play.allPass();
  then('Forest').isTapped();
  then('Mountain').isTapped();
  then(ann).hasMana('').hasLife(20);
});

example(
  ['F-596', 'F-595'],
  'a Deathlace on the summon spell makes the creature come into play black, out of reach of Terror',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Grizzly Bears', 'Deathlace'], inPlay: ['Forest', 'Forest', 'Swamp'] },
      ben: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
    });
    ann.casts('Grizzly Bears');
    ann.casts('Deathlace', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('play').isColor('black');
    ann.passes();
    refused('no target', () => ben.casts('Terror', { target: 'Grizzly Bears' }));
  },
);

rule(
  'F-557',
  'what an interrupt made of a spell counts when it takes effect: a blue Bolt is stopped by the blue circle',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Thoughtlace'], inPlay: ['Island', 'Plains', 'Circle of Protection: Blue'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Thoughtlace', { target: 'Lightning Bolt' });
    play.until('damage prevention');
    ben.activates('Circle of Protection: Blue');
    play.allPass();
    then(ben).hasLife(20);
  },
);

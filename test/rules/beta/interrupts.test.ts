// Beta, "Instants", "Interrupts" (p. 19) and "Timing" (pp. 29-31) about interrupts: before, at once, and one's own first.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { blueGuard, crumblingWord } from './own-cards.ts';

rule(
  ['B-087', 'B-288', 'B-218', 'B-170', 'B-291'],
  'an interrupt takes place at once, before the spell it interrupts, and is discarded',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], mana: 'R' },
      ben: { hand: ['Counterspell'], mana: 'UU' },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Counterspell', { target: 'Lightning Bolt' });
    then('Lightning Bolt').isIn('graveyard');
    then('Counterspell').isIn('graveyard');
    then(ben).hasLife(20);
    expect(play.game.state.chain).toEqual([]);
  },
);

rule(['B-218', 'B-287'], 'the mana of a countered spell stays spent', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
    ben: { hand: ['Counterspell'], mana: 'UU' },
  });
  ann.casts('Grizzly Bears');
  ben.casts('Counterspell', { target: 'Grizzly Bears' });
  then('Grizzly Bears').isIn('graveyard');
  expect(play.game.view(0).inPlay.every((each) => each.tapped)).toBe(true);
});

rule(
  ['B-088', 'B-166', 'B-338', 'B-090'],
  'an instant waits until nobody wants to react any more: it cannot come before the rival’s spell by itself',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Grizzly Bears'], mana: 'GG', inPlay: ['Forest'] },
      ben: { hand: ['Lightning Bolt'], mana: 'R', inPlay: ['Prodigal Sorcerer'] },
    });
    ann.casts('Grizzly Bears');
    ben.casts('Lightning Bolt', { target: ann });
    then('Lightning Bolt').isIn('chain');
    ben.activates('Prodigal Sorcerer', { target: ann });
    then(ann).hasLife(20);
    expect(play.game.state.chain).toHaveLength(3);
    play.allPass();
    then(ann).hasLife(16);
    then('Grizzly Bears').isIn('play');
  },
);

rule('B-166', 'an instant cannot be played as an interrupt of a spell', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Grizzly Bears'], mana: 'GG' },
    ben: { hand: ['Lightning Bolt', 'Counterspell'], mana: 'RUU' },
  });
  ann.casts('Grizzly Bears');
  expect(play.question).toMatchObject({ ask: 'act', window: 'interrupt', player: 1 });
  refused('interrupts only', () => ben.casts('Lightning Bolt', { target: ann }));
});

rule(
  ['B-172', 'B-289'],
  'the rival is given the opportunity: asked when all is announced and paid for, before anything else is cast',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Disintegrate', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] },
      ben: { hand: ['Spell Blast'], mana: 'UUUU' },
    });
    ann.casts('Disintegrate', { x: 2, target: ben });
    expect(play.asked).toBe('ben');
    expect(play.question).toMatchObject({ window: 'interrupt' });
    expect(play.game.view(1).chain).toMatchObject([
      { name: 'Disintegrate', x: 2, targets: [{ what: 'player', id: 1 }] },
    ]);
    expect(play.game.view(0).inPlay.filter((each) => each.tapped)).toHaveLength(3);
    refused('not your question', () => play.game.answer({ kind: 'pass' }, 0));
  },
);

rule('B-173', 'once another spell has been cast it is too late to interrupt the first', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Giant Growth'], inPlay: ['Grizzly Bears'], mana: 'RG' },
    ben: { hand: ['Counterspell'], mana: 'UU' },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ben.passes();
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  expect(play.question).toMatchObject({ window: 'interrupt', player: 1 });
  play.game.answer({ kind: 'cast', card: play.game.state.players[1]?.hand[0] as number }, 1);
  // The Growth was the only thing left to counter.
  then('Giant Growth').isIn('graveyard');
  then('Lightning Bolt').isIn('chain');
  play.allPass();
  then(ben).hasLife(17);
});

rule('B-173', 'when all reactions are over, a spell that was let through can no longer be countered', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R' },
    ben: { hand: ['Counterspell'], mana: 'UU' },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ben.passes();
  ann.passes();
  refused('too late to interrupt', () => ben.casts('Counterspell'));
});

rule('B-173', 'of two spells that wait the one that could have been countered is meant', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Unsummon'], inPlay: ['Grizzly Bears'], mana: 'RU' },
    ben: { hand: ['Red Elemental Blast'], mana: 'R' },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  ben.passes();
  ann.passes();
  refused('too late to interrupt', () => ben.casts('Red Elemental Blast'));
});

rule(['B-174', 'B-169', 'B-171'], 'players may interrupt their own spells; the change goes on in play', () => {
  const { ann } = given('beta', { ann: { hand: ['Hill Giant', 'Lifelace'], mana: 'RRRRG' }, ben: {} });
  ann.casts('Hill Giant');
  ann.casts('Lifelace', { target: 'Hill Giant' });
  then('Hill Giant').isColor('green');
  then('Lifelace').isIn('graveyard');
  play.allPass();
  then('Hill Giant').isIn('play').isColor('green');
});

rule(['B-175', 'B-174'], 'more than one interrupt may be played on one spell, by either player', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ["Mons's Goblin Raiders", 'Lifelace', 'Deathlace'], mana: 'RGB' },
    ben: { hand: ['Thoughtlace'], mana: 'U' },
  });
  ann.casts("Mons's Goblin Raiders");
  ann.casts('Lifelace', { target: "Mons's Goblin Raiders" });
  ann.passes();
  ben.passes();
  then("Mons's Goblin Raiders").isColor('green');
  ann.casts('Deathlace', { target: "Mons's Goblin Raiders" });
  ben.passes();
  then("Mons's Goblin Raiders").isColor('black');
  ben.casts('Thoughtlace', { target: "Mons's Goblin Raiders" });
  play.allPass();
  then("Mons's Goblin Raiders").isIn('play').isColor('blue');
});

rule(
  ['B-176', 'B-087'],
  'whoever cast the spell interrupts it first, though the rival announced an interrupt before',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Unsummon', 'Deathlace'], mana: 'UB' },
      ben: { hand: ['Red Elemental Blast'], mana: 'R', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Unsummon', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Red Elemental Blast', { target: 'Unsummon' });
    then('Red Elemental Blast').isIn('chain');
    expect(play.asked).toBe('ann');
    play.pass();
    expect(play.asked).toBe('ann');
    ann.casts('Deathlace', { target: 'Unsummon' });
    play.allPass();
    then('Grizzly Bears').isIn('hand');
  },
);

rule(
  ['B-177', 'B-290', 'B-288'],
  'an interrupt may be interrupted, and that one again; the last to be announced is the first to take place',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Scryb Sprites', 'Counterspell'], mana: 'GUU' },
      ben: { hand: ['Counterspell', 'Red Elemental Blast'], mana: 'UUR' },
    });
    ann.casts('Scryb Sprites');
    ben.casts('Counterspell', { target: 'Scryb Sprites' });
    ann.casts('Counterspell', { target: 'Counterspell' });
    ben.casts('Red Elemental Blast', { target: 'Counterspell' });
    // Ben's Blast stops Ann's Counterspell, so Ben's own Counterspell stops the Sprites.
    play.allPass();
    then('Scryb Sprites').isIn('graveyard');
    then(ann).hasCardsInGraveyard(2);
    then(ben).hasCardsInGraveyard(2);
  },
);

rule('B-290', 'without the Blast the second Counterspell stops the first, and the creature comes into play', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Scryb Sprites', 'Counterspell'], mana: 'GUU' },
    ben: { hand: ['Counterspell'], mana: 'UU' },
  });
  ann.casts('Scryb Sprites');
  ben.casts('Counterspell', { target: 'Scryb Sprites' });
  ann.casts('Counterspell', { target: 'Counterspell' });
  play.allPass();
  then('Scryb Sprites').isIn('play');
});

rule(
  ['B-084', 'B-087', 'B-288'],
  'an interrupt may be played at any time, also when it interrupts nothing, and does not wait for the rest',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Prodigal Sorcerer'] },
      ben: { hand: ['Red Elemental Blast'], mana: 'R' },
    });
    ann.passes();
    ben.casts('Red Elemental Blast', { target: 'Prodigal Sorcerer', mode: 1 });
    // The controller has had no chance to use the Sorcerer in response.
    then('Prodigal Sorcerer').isIn('graveyard');
    expect(play.game.state.chain).toEqual([]);
    void ann;
  },
);

rule(['B-291', 'B-177'], 'others change the spell: a Sleight of Mind makes the Blast look for another color', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Unsummon', 'Sleight of Mind'], mana: 'UU' },
    ben: { hand: ['Red Elemental Blast'], mana: 'R', inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  ben.casts('Red Elemental Blast', { target: 'Unsummon' });
  ann.casts('Sleight of Mind', { target: 'Red Elemental Blast', choose: ['blue', 'green'] });
  then('Sleight of Mind').isIn('graveyard');
  play.allPass();
  then('Grizzly Bears').isIn('hand');
  then('Red Elemental Blast').isIn('graveyard');
});

example(
  ['B-275', 'B-276'],
  'a blue interrupt stops the summoning of a creature with protection from blue: it has none before it is in play',
  () => {
    const { ann, ben } = given(
      'beta',
      { ann: { hand: ['Blue Guard'], mana: 'WW' }, ben: { hand: ['Counterspell'], mana: 'UU' } },
      { cards: [blueGuard] },
    );
    ann.casts('Blue Guard');
    ben.casts('Counterspell', { target: 'Blue Guard' });
    then('Blue Guard').isIn('graveyard');
  },
);

example(['B-317', 'B-218'], 'an artifact that is countered is never in play and cannot be used', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Rod of Ruin'], mana: 'CCCCCCC' },
    ben: { hand: ['Counterspell', 'Shatter'], mana: 'UURR' },
  });
  ann.casts('Rod of Ruin');
  ben.casts('Counterspell', { target: 'Rod of Ruin' });
  then('Rod of Ruin').isIn('graveyard');
  expect(play.game.legalAnswers().some((answer) => answer.kind === 'use')).toBe(false);
});

example(
  ['B-317', 'B-288'],
  'an interrupt that destroys an artifact takes it away before it can be used in response',
  () => {
    const { ann, ben } = given(
      'beta',
      { ann: { hand: ['Crumbling Word'], mana: 'R' }, ben: { inPlay: ['Rod of Ruin'], mana: 'CCC' } },
      { cards: [crumblingWord] },
    );
    ann.casts('Crumbling Word', { target: 'Rod of Ruin' });
    then('Rod of Ruin').isIn('graveyard');
    then(ben).hasMana('CCC');
  },
);

example(['B-315', 'B-123'], 'Shatter cannot be cast at an artifact that is still a spell', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Rod of Ruin'], mana: 'CCCC' },
    ben: { hand: ['Shatter'], mana: 'RR' },
  });
  ann.casts('Rod of Ruin');
  ann.passes();
  refused('no target', () => ben.casts('Shatter'));
});

example(['B-316', 'B-286'], 'Shatter is no interrupt: the rival uses the artifact in response, and both happen', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Shatter'], mana: 'RR' },
    ben: { inPlay: ['Rod of Ruin'], mana: 'CCC' },
  });
  ann.casts('Shatter', { target: 'Rod of Ruin' });
  ben.activates('Rod of Ruin', { target: ann });
  play.allPass();
  then('Rod of Ruin').isIn('graveyard');
  then(ann).hasLife(19);
});

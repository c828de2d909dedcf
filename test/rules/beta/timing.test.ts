// Beta, "Timing" (pp. 29-32): everything else at the same time, the later caster deciding wherever the order matters.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast } from './order.ts';

example(
  'B-298',
  'the caster of the interrupted spell interrupts first, and the held interrupt has lost its target',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Unsummon', 'Lifelace'], inPlay: ['Island', 'Forest'] },
      ben: { hand: ['Red Elemental Blast'], inPlay: ['Mountain', 'Grizzly Bears'] },
    });
    ann.casts('Unsummon', { target: 'Grizzly Bears' });
    ben.casts('Red Elemental Blast', { target: 'Unsummon' });
    ann.casts('Lifelace', { target: 'Unsummon' });
    then('Unsummon').isColor('green');
    play.allPass();
    then('Grizzly Bears').isIn('hand');
    then('Red Elemental Blast').isIn('graveyard');
  },
);

rule(
  ['B-283', 'B-284', 'B-237'],
  'the player whose turn it is announces first, then the other may answer with one or more fast effects',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], mana: 'R' },
      ben: { hand: ['Lightning Bolt', 'Healing Salve'], mana: 'RW', inPlay: ['Prodigal Sorcerer'] },
    });
    expect(play.asked).toBe('ann');
    refused('not your question', () => play.game.answer({ kind: 'pass' }, 1));
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    expect(play.asked).toBe('ben');
    ben.casts('Lightning Bolt', { target: ann });
    ben.activates('Prodigal Sorcerer', { target: ann });
    ben.casts('Healing Salve', { mode: 0, target: ben });
    expect(play.game.state.chain).toHaveLength(4);
    play.allPass();
    then(ann).hasLife(16);
    then(ben).hasLife(20);
  },
);

rule(
  ['B-088', 'B-089', 'B-167', 'B-168'],
  'reactions may be reacted to, back and forth; nothing happens until both are done',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
      ben: { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Lightning Bolt', { target: ann });
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Lightning Bolt', { target: ann });
    then(ann).hasLife(20);
    then(ben).hasLife(20);
    expect(play.game.state.chain).toHaveLength(4);
    ann.passes();
    expect(play.game.state.chain).toHaveLength(4);
    ben.passes();
    expect(play.game.state.chain).toEqual([]);
    then(ann).hasLife(14);
    then(ben).hasLife(14);
  },
);

rule(
  ['B-089', 'B-051'],
  'effects that kill both players do so at the same time: a draw, whoever announced first',
  () => {
    const { ann, ben } = given('beta', {
      ann: { life: 3, hand: ['Lightning Bolt'], mana: 'R' },
      ben: { life: 3, hand: ['Lightning Bolt'], mana: 'R' },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    play.isWonBy(null);
  },
);

rule('B-089', 'life gained at the same time counts: nobody is dead in between', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R' },
    ben: { life: 3, hand: ['Healing Salve'], mana: 'W' },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ben.casts('Healing Salve', { mode: 0, target: ben });
  play.allPass();
  play.isGoingOn();
  then(ben).hasLife(3);
});

rule('B-285', 'nobody is asked about the order where it makes no difference', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Giant Growth', 'Lightning Bolt'], mana: 'GR', inPlay: ['Craw Wurm'] },
    ben: { hand: ['Lightning Bolt', 'Healing Salve'], mana: 'RW', inPlay: ['Hill Giant'] },
  });
  ann.casts('Giant Growth', { target: 'Craw Wurm' });
  ann.casts('Lightning Bolt', { target: ben });
  ben.casts('Lightning Bolt', { target: 'Craw Wurm' });
  ben.casts('Healing Salve', { mode: 0, target: ben });
  play.allPass();
  expect(play.question).toMatchObject({ ask: 'act' });
  expect(play.game.state.chain).toEqual([]);
  then('Craw Wurm').is(9, 7).hasDamage(3);
  then(ben).hasLife(20);
});

rule('B-285', 'two shields made at the same time are no matter of order', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Healing Salve'], mana: 'W', inPlay: ['Grizzly Bears'] },
    ben: { inPlay: ['Samite Healer'] },
  });
  ann.casts('Healing Salve', { mode: 1, target: 'Grizzly Bears' });
  ben.activates('Samite Healer', { target: 'Grizzly Bears' });
  play.allPass();
  expect(play.game.state.chain).toEqual([]);
  expect(play.question).toMatchObject({ ask: 'act' });
});

rule(
  'B-285',
  'where it does, the later caster chooses: the Growth before the Bolt saves, after it comes too late',
  () => {
    for (const saves of [true, false]) {
      const { ann, ben } = given('beta', {
        ann: { hand: ['Lightning Bolt'], mana: 'R' },
        ben: { hand: ['Giant Growth'], mana: 'G', inPlay: ['Grizzly Bears'] },
      });
      ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
      ben.casts('Giant Growth', { target: 'Grizzly Bears' });
      if (saves) comesFirst(ben);
      else comesLast(ben);
      if (saves) then('Grizzly Bears').isIn('play').is(5, 5);
      else then('Grizzly Bears').isIn('graveyard');
    }
  },
);

rule(
  'B-285',
  'the later caster also decides against the earlier one: a Bolt in answer to a Growth may come before it',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Giant Growth'], mana: 'G', inPlay: ['Grizzly Bears'] },
      ben: { hand: ['Lightning Bolt'], mana: 'R' },
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    comesFirst(ben);
    then('Grizzly Bears').isIn('graveyard');
    then('Giant Growth').isIn('graveyard');
  },
);

rule(
  'B-285',
  'with three effects all of them are looked at: two Bolts that only together matter may both come before the Growth',
  () => {
    const { ann, ben } = given(
      'beta',
      {
        ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
        ben: { hand: ['Giant Growth'], mana: 'G', inPlay: ['Ironroot Treefolk'] },
      },
      { active: 'ben' },
    );
    ben.casts('Giant Growth', { target: 'Ironroot Treefolk' });
    ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
    ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
    comesFirst(ann);
    comesFirst(ann);
    then('Ironroot Treefolk').isIn('graveyard');
  },
);

rule(
  'B-285',
  'with three effects of three minds each later caster decides in turn, and the last has the last word',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Shock', 'Shock'], mana: 'RR' },
      ben: { hand: ['Giant Growth'], mana: 'G', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Shock', { target: 'Grizzly Bears' });
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    ann.casts('Shock', { target: 'Grizzly Bears' });
    comesFirst(ben);
    comesFirst(ann);
    then('Grizzly Bears').isIn('graveyard');
  },
);

rule('B-285', 'like uses of one thing are not told apart: five breaths of fire and nobody is asked', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Shivan Dragon'], mana: 'RRRRR' }, ben: {} });
  for (let i = 0; i < 5; i += 1) ann.activates('Shivan Dragon');
  play.allPass();
  then('Shivan Dragon').is(10, 5);
});

rule('B-286', 'an announced effect is not stopped by destroying its source', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { hand: ['Lightning Bolt'], mana: 'R' },
  });
  ann.activates('Prodigal Sorcerer', { target: ben });
  ben.casts('Lightning Bolt', { target: 'Prodigal Sorcerer' });
  play.allPass();
  then('Prodigal Sorcerer').isIn('graveyard');
  then(ben).hasLife(19);
});

rule(
  ['B-293', 'B-294', 'B-296', 'B-287'],
  'a spell whose target has gone is cast all the same: no effect, no new target, the mana spent',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Unsummon'], mana: 'U', inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    comesFirst(ben);
    then('Grizzly Bears').isIn('hand');
    then('Lightning Bolt').isIn('graveyard');
    then('Mountain').isTapped();
    then('Hill Giant').hasDamage(0);
  },
);

rule(['B-132', 'B-293'], 'a target must be there when the spell is cast', () => {
  const { ann } = given('beta', { ann: { hand: ['Unsummon'], mana: 'U' }, ben: {} });
  refused('no target', () => ann.casts('Unsummon'));
});

example(
  ['B-295', 'B-286'],
  'an artifact is used, and destroyed in response: its effect takes place, and it cannot be used again',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Rod of Ruin'], mana: 'CCCCCC' },
      ben: { hand: ['Shatter'], mana: 'RR' },
    });
    ann.activates('Rod of Ruin', { target: ben });
    ben.casts('Shatter', { target: 'Rod of Ruin' });
    play.allPass();
    then(ben).hasLife(19);
    then('Rod of Ruin').isIn('graveyard');
    expect(play.game.legalAnswers().some((answer) => answer.kind === 'use')).toBe(false);
  },
);

example(
  ['B-300', 'B-285', 'B-296'],
  'Unsummon in answer to a damage spell: the caster lets it come first, and the creature is safe',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], mana: 'R' },
      ben: { hand: ['Unsummon'], mana: 'U', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    comesFirst(ben);
    then('Grizzly Bears').isIn('hand');
    then('Lightning Bolt').isIn('graveyard');
  },
);

example('B-300', 'it was a choice: Unsummon may come after, and the creature is lost', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R' },
    ben: { hand: ['Unsummon'], mana: 'U', inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  comesLast(ben);
  then('Grizzly Bears').isIn('graveyard');
});

example(
  ['B-301', 'B-285'],
  'a second damage spell in answer to the Unsummon may come before it: the creature gets the deep six',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
      ben: { hand: ['Unsummon'], mana: 'U', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    comesFirst(ben);
    comesFirst(ann);
    then('Grizzly Bears').isIn('graveyard');
    then('Unsummon').isIn('graveyard');
    then(ann).hasCardsInGraveyard(2);
  },
);

rule(['B-308'], 'where a card contradicts the rules the card prevails: Serra Angel attacks without tapping', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['Serra Angel', 'Grizzly Bears'] }, ben: {} });
  ann.attacks('Serra Angel', 'Grizzly Bears');
  then('Serra Angel').isUntapped();
  then('Grizzly Bears').isTapped();
  play.until('main after attack');
  then(ben).hasLife(14);
});

// Fifth, "Power and Toughness" and "Summoning Sickness".

import { expect } from 'vitest';
import { target, you } from '../../../src/language/amount.ts';
import { bearerIs, gainLife, plus, triggered } from '../../../src/language/build.ts';
import { aura, card, creature, sorcery } from '../../../src/language/card.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { cardInGraveyard } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(
  ['F-231', 'F-232', 'F-286'],
  'creatures attack and defend, and deal their power to players and to each other',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Craw Wurm', 'Gray Ogre'] },
      ben: { inPlay: ['Wall of Stone'] },
    });
    ann.attacks('Craw Wurm', 'Gray Ogre');
    ben.blocks('Craw Wurm', 'Wall of Stone');
    play.until('second main');
    then('Wall of Stone').hasDamage(6);
    then('Craw Wurm').hasDamage(0);
    then(ben).hasLife(18);
  },
);

rule(['F-233', 'F-247'], 'damage equal to the toughness kills, one less does not', () => {
  const seats = (damage: number) => ({
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: [{ card: 'Ironroot Treefolk', damage }] },
  });
  const alive = given('fifth', seats(1));
  alive.ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
  play.allPass();
  then('Ironroot Treefolk').isIn('play').hasDamage(4);
  const dead = given('fifth', seats(2));
  dead.ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
  play.allPass();
  then('Ironroot Treefolk').isIn('graveyard');
});

rule(['F-234', 'F-353', 'F-243'], 'spells and effects change power and toughness', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Giant Growth', 'Giant Strength', 'Immolation'],
      inPlay: ['Craw Wurm', 'Forest', 'Mountain', 'Mountain', 'Mountain'],
    },
    ben: {},
  });
  for (const [spell, power, toughness] of [
    ['Giant Growth', 9, 7],
    ['Giant Strength', 11, 9],
    ['Immolation', 13, 7],
  ] as const) {
    ann.casts(spell, { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').is(power, toughness);
  }
});

const curse = card('Weakness', { cost: '{B}', type: aura(creatures), abilities: [bearerIs(plus(-2, 0))] });
const thief = card('Life Thief', {
  cost: '{U}',
  type: creature('Thief'),
  size: [1, 1],
  abilities: [
    triggered({ on: 'deals damage', what: { self: true }, to: 'anything', combat: false }, [gainLife(1, you)]),
  ],
});

rule(
  ['F-235', 'F-236', 'F-237'],
  'a creature of power 0 or less attacks, deals no damage, heals nobody, and sets nothing off',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: [{ card: 'Life Thief', with: ['Weakness'] }, 'Frozen Shade'] },
        ben: { inPlay: [{ card: 'Wall of Stone', damage: 3 }] },
      },
      { cards: [curse, thief] },
    );
    then('Life Thief').is(-1, 1);
    ann.attacks('Life Thief', 'Frozen Shade');
    ben.blocks('Frozen Shade', 'Wall of Stone');
    play.until('second main');
    then(ben).hasLife(20);
    then('Wall of Stone').hasDamage(3);
    then(ann).hasLife(20);
    const fit = given('fifth', { ann: { inPlay: ['Life Thief'] }, ben: {} }, { cards: [thief] });
    fit.ann.attacks('Life Thief');
    play.until('second main');
    then(fit.ben).hasLife(19);
    then(fit.ann).hasLife(21);
  },
);

example(
  ['F-238', 'F-237', 'F-239', 'F-245'],
  'Sorceress Queen makes Hypnotic Specter 0/2: no damage, no discard',
  () => {
    const seats = {
      ann: { inPlay: ['Hypnotic Specter'] },
      ben: { hand: ['Plains', 'Plains'], inPlay: ['Sorceress Queen'] },
    };
    const { ann, ben } = given('fifth', seats);
    ann.attacks('Hypnotic Specter');
    ben.activates('Sorceress Queen', { target: 'Hypnotic Specter' });
    play.allPass();
    then('Hypnotic Specter').is(0, 2);
    play.until('second main');
    then(ben).hasLife(20).hasCardsInHand(2);
    const free = given('fifth', seats);
    free.ann.attacks('Hypnotic Specter');
    play.until('second main');
    then(free.ben).hasLife(18).hasCardsInHand(1);
  },
);

example(
  ['F-241', 'F-240', 'F-242'],
  'Dwarven Warriors look at the power a creature has, not at the printed one',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Dwarven Warriors', { card: 'Hurloon Minotaur', with: ['Giant Strength'] }, 'Gray Ogre'] },
      ben: { inPlay: ['Wall of Stone'] },
    });
    then('Hurloon Minotaur').is(4, 5);
    refused('illegal target', () => ann.activates('Dwarven Warriors', { target: 'Hurloon Minotaur' }));
    ann.chooses('Gray Ogre');
    play.allPass();
    ann.attacks('Gray Ogre', 'Hurloon Minotaur');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Gray Ogre', 'Wall of Stone'));
    ben.blocks('Hurloon Minotaur', 'Wall of Stone');
    play.until('second main');
    then(ben).hasLife(18);
  },
);

example(['F-246', 'F-244', 'F-245'], 'Sorceress Queen and Giant Strength: 0/2 as if printed, and +2/+2 on top', () => {
  const seats = {
    ann: {
      inPlay: [{ card: 'Hurloon Minotaur', with: ['Giant Strength'] }, 'Sorceress Queen'],
      hand: ['Giant Growth'],
    },
    ben: {},
  };
  const { ann } = given('fifth', { ...seats, ann: { ...seats.ann, inPlay: [...seats.ann.inPlay, 'Forest'] } });
  ann.casts('Giant Growth', { target: 'Hurloon Minotaur' });
  play.allPass();
  then('Hurloon Minotaur').is(7, 8);
  ann.activates('Sorceress Queen', { target: 'Hurloon Minotaur' });
  play.allPass();
  then('Hurloon Minotaur').is(5, 7);
  play.until('upkeep', 'ben');
  then('Hurloon Minotaur').is(4, 5);
  const plain = given('fifth', seats);
  plain.ann.activates('Sorceress Queen', { target: 'Hurloon Minotaur' });
  play.allPass();
  then('Hurloon Minotaur').is(2, 4);
  refused('tapped', () => plain.ann.activates('Sorceress Queen'));
});

rule(['F-249', 'F-298'], 'before it dies a creature can be helped; once it is in the graveyard nothing helps', () => {
  const seats = {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Uthden Troll', 'Mountain'] },
  };
  const saved = given('fifth', seats);
  saved.ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.until('damage prevention');
  saved.ben.casts('Healing Salve', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('play').isUntapped().hasDamage(0);
  const regenerated = given('fifth', seats);
  regenerated.ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.until('regeneration');
  regenerated.ben.activates('Uthden Troll');
  play.allPass();
  then('Uthden Troll').isIn('play').isTapped().hasDamage(0);
  const lost = given('fifth', seats);
  lost.ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.until('regeneration');
  play.pass();
  then('Uthden Troll').isIn('graveyard');
  play.until('discard');
  play.pass();
  const source = play.game.state.players[lost.ben.seat]?.graveyard[0] as number;
  expect(play.game.whyNot({ kind: 'use', source, ability: 0 })?.key).toBe('not yours');
  expect(lost.ben.mayCast('Healing Salve'), 'for life, not for a creature that is gone').toBe(true);
});

const rebirth = card('Rebirth', {
  cost: '{B}',
  type: sorcery,
  targets: [cardInGraveyard(creatures, 'you')],
  effects: [{ do: 'toPlay', what: target(), under: you, tapped: false }],
});

example(
  ['F-381', 'F-250'],
  'a creature brought back from the graveyard is summoning sick, as if it had been summoned',
  () => {
    const { ann, ben } = given(
      'fifth',
      { ann: { hand: ['Rebirth'], graveyard: ['Prodigal Sorcerer'], inPlay: ['Swamp', 'Gray Ogre'] }, ben: {} },
      { cards: [rebirth] },
    );
    ann.casts('Rebirth', { target: 'Prodigal Sorcerer' });
    play.allPass();
    then('Prodigal Sorcerer').isIn('play').isUntapped();
    refused('summoning sick', () => ann.activates('Prodigal Sorcerer', { target: ben }));
    play.game.answer({ kind: 'begin attack' });
    play.until('declare attack');
    expect(ann.choices).toEqual(['Gray Ogre']);
    refused('summoning sick', () => ann.attacks('Prodigal Sorcerer'));
  },
);

example(['F-380', 'F-250', 'F-379', 'F-382'], 'a creature won back from Control Magic is summoning sick', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains', 'Gray Ogre'] },
    ben: { inPlay: [{ card: 'Prodigal Sorcerer', owner: 'ann', controller: 'ann', with: ['Control Magic'] }] },
  });
  then('Prodigal Sorcerer').isControlledBy(ben).isOwnedBy(ann);
  ann.casts('Disenchant', { target: 'Control Magic' });
  play.allPass();
  then('Prodigal Sorcerer').isControlledBy(ann).isUntapped();
  refused('summoning sick', () => ann.activates('Prodigal Sorcerer', { target: ben }));
  play.game.answer({ kind: 'begin attack' });
  play.until('declare attack');
  refused('summoning sick', () => ann.attacks('Prodigal Sorcerer'));
});

example(
  ['F-384', 'F-383', 'F-385'],
  'four old swamps and a new one under Kormus Bell: the four may attack, the new one may not',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Swamp', 'Kormus Bell'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Sol Ring', 'Sol Ring'] },
      ben: {},
    });
    ann.plays('Swamp');
    ann.taps('Sol Ring');
    ann.taps('Sol Ring');
    ann.casts('Kormus Bell');
    play.allPass();
    for (const nth of ['Swamp', 'Swamp#2', 'Swamp#3', 'Swamp#4', 'Swamp#5'])
      then(nth).is(1, 1).isA('creature').isA('land');
    play.game.answer({ kind: 'begin attack' });
    play.until('declare attack');
    expect(ann.choices).toEqual(['Swamp', 'Swamp', 'Swamp', 'Swamp']);
    const fifth = play.game
      .view(0)
      .inPlay.filter((each) => each.name === 'Swamp')
      .at(-1);
    expect(fifth?.sick).toBe(true);
    const attackers = play.game
      .view(0)
      .inPlay.filter((each) => each.name === 'Swamp')
      .slice(0, 4);
    const all = [...attackers, fifth].map((each) => ({
      id: each?.id as number,
      target: { what: 'player', id: ben.seat } as const,
      band: 0,
    }));
    expect(play.game.whyNot({ kind: 'attack', attackers: all })?.key).toBe('summoning sick');
    play.game.answer({ kind: 'attack', attackers: all.slice(0, 4) });
    play.until('second main');
    then(ben).hasLife(16);
  },
);

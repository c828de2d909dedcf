// The damage-prevention step, 1997, and cards that meet in it: what is used there, what waits for its end, and for whom.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { onward, settle, throughCombat } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

const moment = (window: 'prevention' | 'regeneration', name: string): void =>
  onward(() => play.question?.ask === 'act' && play.question.window === window && play.asked === name, window);

rule(['F-629', 'F-547'], 'red mana in the step saves heads of a Rock Hydra: they fall only for what is left', () => {
  const shot = (mana: number) => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: [{ card: 'Rock Hydra', counters: { '+1/+1': 4 } }, ...lands('Mountain', 3)] },
    });
    ann.casts('Lightning Bolt', { target: 'Rock Hydra' });
    moment('prevention', 'ben');
    for (let spent = 0; spent < mana; spent += 1) ben.activates('Rock Hydra');
    settle();
    then('Rock Hydra').hasDamage(0);
    return play.game.inside.object(
      play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === 'Rock Hydra') ?? 0,
    ).counters[0]?.number;
  };
  expect([shot(0), shot(1), shot(2), shot(3)]).toEqual([1, 2, 3, 4]);
});

rule(['F-629', 'F-552'], 'a trampler pushes on with what is left beyond the heads', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: [{ card: 'Rock Hydra', counters: { '+1/+1': 2 } }, 'Mountain'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Rock Hydra');
  throughCombat();
  then('Rock Hydra').isIn('graveyard');
  then(ben).hasLife(19);
});

rule(['F-299', 'F-631'], 'damage that an Incarnation’s owner takes over meets a Circle in the same step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Personal Incarnation', 'Circle of Protection: Red', ...lands('Plains', 3)] },
  });
  ann.casts('Lightning Bolt', { target: 'Personal Incarnation' });
  moment('prevention', 'ben');
  ben.activates('Personal Incarnation');
  ben.activates('Personal Incarnation');
  moment('prevention', 'ben');
  ben.activates('Circle of Protection: Red');
  settle();
  then(ben).hasLife(20);
  then('Personal Incarnation').hasDamage(1);
});

rule(
  ['F-530', 'F-552'],
  'a blocker that regenerated before damage absorbs none: all of a trampler’s goes to its player',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['War Mammoth', 'Prodigal Sorcerer'] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Drudge Skeletons');
    ann.activates('Prodigal Sorcerer', { target: 'Drudge Skeletons' });
    moment('regeneration', 'ben');
    ben.activates('Drudge Skeletons');
    throughCombat();
    then(ben).hasLife(17);
    then('Drudge Skeletons').isIn('play');
    then('War Mammoth').hasDamage(0);
  },
);

rule('F-299', 'two Healers help a Bodyguard who takes damage for their player', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Veteran Bodyguard', 'Samite Healer', 'Samite Healer'] },
  });
  ann.attacks('Craw Wurm');
  ben.doesNotBlock();
  moment('prevention', 'ben');
  ben.activates('Samite Healer', { target: 'Veteran Bodyguard' });
  ben.activates('Samite Healer#2', { target: 'Veteran Bodyguard' });
  throughCombat();
  then(ben).hasLife(20);
  then('Veteran Bodyguard').hasDamage(4);
});

rule(['F-299', 'F-631'], 'a Monolith takes over what a Bodyguard took, and the Bodyguard takes it back', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Veteran Bodyguard', 'Jade Monolith', 'Plains'] },
  });
  ann.attacks('Craw Wurm');
  ben.doesNotBlock();
  moment('prevention', 'ben');
  ben.activates('Jade Monolith', { target: 'Veteran Bodyguard' });
  throughCombat();
  then(ben).hasLife(20);
  then('Veteran Bodyguard').isIn('graveyard');
});

rule('F-631', 'what Eye for an Eye deals waits in the same step, for the other player’s Circle', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Circle of Protection: White', 'Plains'] },
    ben: { hand: ['Eye for an Eye'], inPlay: lands('Plains', 2) },
  });
  ann.casts('Lightning Bolt', { target: ben });
  moment('prevention', 'ben');
  ben.casts('Eye for an Eye');
  moment('prevention', 'ann');
  ann.activates('Circle of Protection: White');
  settle();
  then(ann).hasLife(20);
  then(ben).hasLife(17);
});

rule('F-299', 'an Incinerate of which all is prevented keeps nobody from regenerating', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Incinerate', 'Shatter'], inPlay: lands('Mountain', 4) },
    ben: { inPlay: ['Clay Statue', 'Samite Healer', 'Samite Healer', 'Samite Healer', 'Plains', 'Plains'] },
  });
  ann.casts('Incinerate', { target: 'Clay Statue' });
  moment('prevention', 'ben');
  for (const healer of ['Samite Healer', 'Samite Healer#2', 'Samite Healer#3'])
    ben.activates(healer, { target: 'Clay Statue' });
  settle();
  ann.casts('Shatter', { target: 'Clay Statue' });
  moment('regeneration', 'ben');
  ben.activates('Clay Statue');
  settle();
  then('Clay Statue').isIn('play').isTapped();
});

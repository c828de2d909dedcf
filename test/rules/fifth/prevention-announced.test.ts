// Fifth, prevention is aimed at damage: at which is said when the effect is used, and without such damage it is not used.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const chosenSources = (): readonly string[] => play.game.state.chain.at(-1)?.choices ?? [];
const idOf = (name: string): string =>
  String(play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === name));

rule(['F-897', 'F-951'], 'a Circle has no target where the damage that waits has another colour', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Thoughtlace'], inPlay: ['Mountain', 'Island'] },
    ben: { inPlay: ['Circle of Protection: Red', 'Circle of Protection: Blue', 'Plains', 'Plains'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.casts('Thoughtlace', { target: 'Lightning Bolt' });
  play.until('damage prevention');
  ann.passes();
  expect(ben.mayActivate('Circle of Protection: Red')).toBe(false);
  ben.activates('Circle of Protection: Blue');
  play.allPass();
  then(ben).hasLife(20);
});

rule(['F-897', 'F-951'], 'nor where the damage of its colour is all to somebody else, or prevented already', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    ben: { inPlay: ['Grizzly Bears', 'Circle of Protection: Red', 'Plains', 'Plains', 'Plains'] },
  });
  ann.attacks('Hill Giant', 'Gray Ogre');
  ben.blocks('Hill Giant', 'Grizzly Bears');
  play.until('damage prevention');
  ann.passes();
  ben.activates('Circle of Protection: Red'); // only the Ogre's is damage to Ben: nothing to choose
  expect(ben.mayActivate('Circle of Protection: Red')).toBe(false);
  play.until('second main');
  then(ben).hasLife(20);
  then('Grizzly Bears').isIn('graveyard');
});

rule(
  ['F-951', 'F-953'],
  'of several sources one is named as the Circle is used, before anybody could interrupt',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: { inPlay: ['Circle of Protection: Red', 'Plains'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    play.until('damage prevention');
    ann.passes();
    ben.activates('Circle of Protection: Red');
    expect(play.question?.mayCancel).toBe(true);
    expect(play.game.state.chain).toEqual([]);
    ben.chooses('Hill Giant');
    play.until('second main');
    then(ben).hasLife(18);
  },
);

rule(
  ['F-910', 'F-299'],
  'Healing Salve: which damage is said on casting, and shows while it can be interrupted',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Counterspell'], inPlay: ['Hill Giant', 'Gray Ogre', 'Island', 'Island'] },
      ben: { hand: ['Healing Salve', 'Healing Salve'], inPlay: ['Plains', 'Plains'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    play.until('damage prevention');
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: ben, choose: ['Hill Giant'] });
    expect(play.asked).toBe('ann');
    expect(chosenSources()).toEqual([idOf('Hill Giant')]);
    ann.casts('Counterspell', { target: 'Healing Salve' });
    ben.casts('Healing Salve', { mode: 1, target: ben, choose: ['Gray Ogre', 'Hill Giant'] });
    play.until('second main');
    then(ben).hasLife(18); // 2 of the Ogre's and 1 of the Giant's
  },
);

rule(
  ['F-910', 'F-897'],
  "Harm's Way: the source is named on casting, and without damage to its caster it is not cast",
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ["Harm's Way"], inPlay: ['Hill Giant', 'Gray Ogre', 'Plains'] },
      ben: { hand: ["Harm's Way"], inPlay: ['Plains'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    play.until('damage prevention');
    expect(ann.mayCast("Harm's Way")).toBe(false);
    ann.passes();
    ben.casts("Harm's Way", { target: ann, choose: ['Hill Giant'] });
    play.until('second main');
    then(ben).hasLife(17);
    then(ann).hasLife(18);
  },
);

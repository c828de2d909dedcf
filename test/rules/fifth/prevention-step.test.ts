// Fifth, the damage-prevention step and all that belongs to it: prevention of every kind, and redirection
// (lines 509, 897, 933).

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const window = (): string => (play.question?.ask === 'act' ? play.question.window : String(play.question?.ask));
const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const log = (): unknown[] =>
  play.game.events.flatMap((each) =>
    each.event === 'prevented' || each.event === 'damaged' ? [`${each.event} ${each.amount}`] : [],
  );

rule(['F-299', 'F-629'], 'redirection is used in the step, and nowhere else', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Gray Ogre'] },
    ben: { hand: ["Harm's Way"], inPlay: ['Plains'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  refused('prevention only', () => ben.casts("Harm's Way", { target: ann }));
  ben.passes();
  expect(window()).toBe('prevention');
  ben.casts("Harm's Way", { target: 'Gray Ogre' });
  expect(window()).toBe('prevention');
  play.allPass();
  then(ben).hasLife(19);
  then('Gray Ogre').isIn('graveyard');
  expect(log().sort()).toEqual(['damaged 1', 'damaged 2']);
});

rule('F-299', 'of several sources one is chosen, of those whose damage waits', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre', 'Hill Giant', 'Grizzly Bears'] },
    ben: { hand: ["Harm's Way"], inPlay: ['Plains', 'Craw Wurm'] },
  });
  ann.attacks('Gray Ogre', 'Hill Giant');
  play.until('damage prevention');
  ann.passes();
  ben.casts("Harm's Way", { target: ann });
  expect(ben.choices).toEqual(['Gray Ogre', 'Hill Giant']);
  ben.chooses('Hill Giant');
  play.allPass();
  then(ben).hasLife(17);
  then(ann).hasLife(18);
});

rule(['F-299', 'F-562'], 'what is redirected waits in the same step, and may be prevented in its turn', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Gray Ogre', 'Samite Healer'] },
    ben: { hand: ["Harm's Way"], inPlay: ['Plains'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.until('damage prevention');
  ann.passes();
  ben.casts("Harm's Way", { target: 'Gray Ogre' });
  expect(play.game.state.packets.map(({ seat, amount }) => [seat, amount])).toEqual([
    [1, 1],
    [-1, 2],
  ]);
  ann.activates('Samite Healer', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isIn('play').hasDamage(1);
  then(ben).hasLife(19);
});

rule(['F-299', 'F-547'], 'redirected damage meets what protects its new receiver', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre'] },
    ben: { hand: ["Harm's Way"], inPlay: ['Plains', 'Uncle Istvan'] },
  });
  ann.attacks('Gray Ogre');
  ben.doesNotBlock();
  play.until('damage prevention');
  ann.passes();
  ben.casts("Harm's Way", { target: 'Uncle Istvan' });
  play.until('second main');
  then('Uncle Istvan').hasDamage(0);
  then(ben).hasLife(20);
  expect(log()).toEqual(['prevented 2']);
});

rule(
  ['F-299', 'F-629'],
  'what prevents all damage of the turn is used in the step, takes what waits, and lasts',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: [...lands('Mountain', 2), 'Gray Ogre'] },
      ben: { hand: ['Safe Passage'], inPlay: [...lands('Plains', 3), 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.passes();
    refused('prevention only', () => ben.casts('Safe Passage'));
    play.until('damage prevention');
    ann.passes();
    ben.casts('Safe Passage');
    play.allPass();
    then('Grizzly Bears').isIn('play').hasDamage(0);
    expect(log()).toEqual(['prevented 3']);
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(20);
  },
);

rule(['F-299', 'F-631'], 'what is dealt for prevented damage is dealt in the same step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Samite Healer'] },
    ben: { inPlay: ['Vengeful Archon', ...lands('Plains', 2)] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  refused('prevention only', () => ben.activates('Vengeful Archon', { x: 2, target: ann }));
  play.until('damage prevention');
  ann.passes();
  ben.activates('Vengeful Archon', { x: 2, target: ann });
  expect(play.game.state.packets.map(({ seat, amount }) => [seat, amount])).toEqual([
    [1, 1],
    [0, 2],
  ]);
  ann.activates('Samite Healer', { target: ann });
  play.allPass();
  then(ben).hasLife(19);
  then(ann).hasLife(19);
});

rule(['F-299', 'F-630'], 'up to 3 damage may be damage of several sources', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre', "Mons's Goblin Raiders"] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  ann.attacks('Gray Ogre', "Mons's Goblin Raiders");
  play.until('damage prevention');
  ann.passes();
  ben.casts('Healing Salve', { target: ben });
  play.until('second main');
  then(ben).hasLife(20);
});

rule(
  ['F-299', 'F-630'],
  'where 3 is not enough its player says of which source, and what is left is taken of the next',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Gray Ogre', 'Hill Giant', "Mons's Goblin Raiders"] },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Craw Wurm'] },
    });
    ann.attacks('Gray Ogre', 'Hill Giant', "Mons's Goblin Raiders");
    play.until('damage prevention');
    ann.passes();
    ben.casts('Healing Salve', { target: ben });
    ben.chooses('Gray Ogre');
    ben.chooses('Hill Giant');
    expect(play.game.state.packets.map(({ amount }) => amount)).toEqual([0, 2, 1]);
    play.until('second main');
    then(ben).hasLife(17);
  },
);

rule('F-629', 'a Fog is no damage prevention: it is cast before, and there is nothing to prevent', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Fog', 'Fog'], inPlay: lands('Forest', 2) },
  });
  ann.attacks('Hill Giant');
  play.until('damage prevention');
  ann.passes();
  refused('prevention only', () => ben.casts('Fog'));
  play.until('second main');
  then(ben).hasLife(17);
});

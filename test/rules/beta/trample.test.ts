// Beta, trample (p. 27): what a blocker does not need is applied to the defender "instead", once, and like all damage.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const log = (): unknown[] =>
  play.game.events.flatMap((each) =>
    each.event === 'prevented' || each.event === 'damaged' ? [`${each.event} ${each.amount}`] : [],
  );

rule('B-268', 'War Mammoth over Scryb Sprites deals 1 and 2, not 3 and 2', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['War Mammoth'] }, ben: { inPlay: ['Scryb Sprites'] } });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Scryb Sprites');
  play.until('discard');
  then(ben).hasLife(18);
  then('War Mammoth').hasDamage(1);
  const dealt = play.game.events.flatMap((each) => (each.event === 'damaged' ? [[each.seat, each.amount]] : []));
  expect(dealt).toEqual([
    [-1, 1],
    [-1, 1],
    [1, 2],
  ]);
});

rule('B-268', 'Spirit Link gains 3 for the 3 damage of the Mammoth', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: [{ card: 'War Mammoth', with: ['Spirit Link'] }] },
    ben: { inPlay: ['Scryb Sprites'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Scryb Sprites');
  play.until('discard');
  then(ann).hasLife(23);
  then(ben).hasLife(18);
});

rule('B-268', 'a Circle of Protection stops what tramples over to the player', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Lord of the Pit'] },
    ben: { inPlay: ['Scryb Sprites', 'Circle of Protection: Black', 'Plains'] },
  });
  ann.attacks('Lord of the Pit');
  ben.blocks('Lord of the Pit', 'Scryb Sprites');
  ben.activates('Circle of Protection: Black', { choose: ['Lord of the Pit'] });
  play.allPass();
  play.until('discard');
  then('Scryb Sprites').isIn('graveyard');
  then(ben).hasLife(20);
  expect(log()).toEqual(['prevented 6', 'damaged 1', 'damaged 1']);
});

rule('B-268', 'a Samite Healer for the player takes 1 of what tramples over', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Scryb Sprites', 'Samite Healer'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Scryb Sprites');
  ben.activates('Samite Healer', { target: ben });
  play.allPass();
  play.until('discard');
  then(ben).hasLife(19);
});

rule(
  'B-268',
  'what tramples over and what is not blocked are dealt together: the player says what the Healer stops',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['War Mammoth', 'Grizzly Bears'] },
      ben: { inPlay: ['Scryb Sprites', 'Samite Healer'] },
    });
    ann.attacks('War Mammoth', 'Grizzly Bears');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    ben.activates('Samite Healer', { target: ben });
    play.allPass();
    for (let i = 0; i < 6 && play.question?.ask === 'act'; i += 1) play.pass();
    expect(play.question).toMatchObject({ ask: 'order', purpose: 'prevent which damage first', player: 1 });
    ben.chooses('War Mammoth', 'Grizzly Bears');
    then(ben).hasLife(17);
  },
);

// Fifth, trample and what lessens damage: what spills over is damage to the player, and is counted once.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule(['F-538', 'F-545'], 'War Mammoth over Scryb Sprites deals 1 and 2, and Spirit Link gains 3', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: [{ card: 'War Mammoth', with: ['Spirit Link'] }] },
    ben: { inPlay: ['Scryb Sprites'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Scryb Sprites');
  play.until('second main');
  const mammoth = play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === 'War Mammoth');
  const dealt = play.game.events.flatMap((each) =>
    each.event === 'damaged' && each.source === mammoth ? [[each.seat, each.amount]] : [],
  );
  expect(dealt).toEqual([
    [-1, 1],
    [1, 2],
  ]);
  then(ann).hasLife(23);
  then(ben).hasLife(18);
});

rule('F-545', 'a permanent that lessens damage to the player lessens what spills over', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Scryb Sprites', 'Guardian Seraph'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Scryb Sprites');
  play.until('second main');
  then(ben).hasLife(19);
});

rule('F-545', 'nothing is left for a step where everything that spills over is prevented beforehand', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Grizzly Bears', 'Guardian Seraph', 'Samite Healer'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Grizzly Bears');
  play.until('damage prevention');
  ann.passes();
  ben.passes();
  expect(play.game.state.packets).toEqual([]);
  play.until('second main');
  then(ben).hasLife(20);
});

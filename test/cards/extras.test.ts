// Cards that stand a little apart: jewels for nothing, a captain with company, a wolf nobody can name.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const JEWELS = [
  ['Mox Pearl', 'W'],
  ['Mox Sapphire', 'U'],
  ['Mox Emerald', 'G'],
  ['Mox Jet', 'B'],
  ['Mox Ruby', 'R'],
] as const;

for (const [name, mana] of JEWELS) {
  test(`${name}: costs nothing and taps for one ${mana}, once`, () => {
    const { ann } = given('beta', { ann: { hand: [name] }, ben: {} });
    ann.casts(name);
    play.allPass();
    ann.taps(name);
    then(ann).hasMana(mana);
    expect(() => ann.taps(name)).toThrow();
  });
}

test('Captain of the Watch: brings three Soldiers, and makes the other Soldiers bigger and watchful', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Captain of the Watch'], inPlay: Array.from({ length: 6 }, () => 'Plains') },
    ben: {},
  });
  ann.casts('Captain of the Watch');
  play.allPass();
  const soldiers = play.game.view(0).inPlay.filter((card) => card.token);
  expect(soldiers.map((card) => [card.power, card.toughness, card.keywords.includes('vigilance')])).toEqual([
    [2, 2, true],
    [2, 2, true],
    [2, 2, true],
  ]);
  then('Captain of the Watch').is(3, 3);
});

test('Sacred Wolf: is no target for the opponent, but for its controller', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Sacred Wolf'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
  });
  ann.casts('Giant Growth', { target: 'Sacred Wolf' });
  refused('illegal target', () => ben.casts('Lightning Bolt', { target: 'Sacred Wolf' }));
});

// Fifth, the table: what a seat is shown of hands, libraries, graveyards, registers and pools; taking back and giving up.

import { expect, test } from 'vitest';
import { fromPosition } from '../../../src/game/index.ts';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const seen = (seat: number, of: number) => {
  const player = play.game.view(seat).players[of];
  if (player === undefined) throw new Error(`no seat ${of}`);
  return player;
};

rule(
  ['F-755', 'F-862', 'F-869'],
  'territories, libraries and graveyards: each player has one, and both see what is open',
  () => {
    given('fifth', {
      ann: {
        inPlay: ['Grizzly Bears', 'Forest'],
        graveyard: ['Fog', 'Jump'],
        library: ['Terror', 'Shatter'],
        removed: ['Hurricane'],
        ante: ['Swamp'],
      },
      ben: { inPlay: ['Gray Ogre'], graveyard: ['Earthquake'], library: ['Air Elemental'], ante: ['Lure'] },
    });
    for (const seat of [0, 1]) {
      const view = play.game.view(seat);
      expect(view.inPlay.map((each) => `${each.controller} ${each.name}`)).toEqual([
        '0 Grizzly Bears',
        '0 Forest',
        '1 Gray Ogre',
      ]);
      expect(
        seen(seat, 0)
          .graveyard.map((each) => each.name)
          .sort(),
      ).toEqual(['Fog', 'Jump']);
      expect(seen(seat, 1).graveyard.map((each) => each.name)).toEqual(['Earthquake']);
      expect(seen(seat, 0).removed.map((each) => each.name)).toEqual(['Hurricane']);
      expect([seen(seat, 0), seen(seat, 1)].map((each) => each.ante.map((ante) => ante.name))).toEqual([
        ['Swamp'],
        ['Lure'],
      ]);
      expect([seen(seat, 0).libraryCount, seen(seat, 1).libraryCount], 'how many, exactly').toEqual([2, 1]);
      expect(JSON.stringify(view)).not.toMatch(/Terror|Shatter|Air Elemental/);
    }
  },
);

test('of the opponent’s hand a seat sees how many cards it holds, until a card lets it look', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Glasses of Urza'], hand: ['Fog'] },
    ben: { hand: ['Terror', 'Shatter'] },
  });
  expect(seen(0, 0).hand.map((each) => each.name)).toEqual(['Fog']);
  expect(seen(0, 1)).toMatchObject({ handCount: 2, hand: [] });
  expect(seen(1, 0)).toMatchObject({ handCount: 1, hand: [] });
  ann.activates('Glasses of Urza', { target: ben });
  play.allPass();
  expect(
    seen(0, 1)
      .hand.map((each) => each.name)
      .sort(),
  ).toEqual(['Shatter', 'Terror']);
  expect(seen(1, 0).hand, 'it is not mutual').toEqual([]);
});

test('life, poison and the mana pools are shown to both', () => {
  const { ann } = given('fifth', {
    ann: { life: 13, poison: 4, inPlay: ['Mountain', 'Forest'], hand: ['Lightning Bolt'] },
    ben: { life: 7 },
  });
  for (const seat of [0, 1]) {
    expect(seen(seat, 0)).toMatchObject({ life: 13, poison: 4, pool: [0, 0, 0, 0, 0, 0] });
    expect(seen(seat, 1)).toMatchObject({ life: 7, poison: 0 });
  }
  ann.taps('Forest');
  expect(seen(1, 0).pool).toEqual([0, 0, 0, 0, 1, 0]);
  ann.casts('Lightning Bolt', { target: 'ben' });
  expect(seen(1, 0).pool, 'mana spent at once is not seen there').toEqual([0, 0, 0, 0, 1, 0]);
});

test('the chain with its targets, and damage that waits, are shown to both', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Blue Elemental Blast', 'Fog'], inPlay: ['Island', 'Gray Ogre', 'Samite Healer'] },
  });
  ann.casts('Lightning Bolt', { target: 'Gray Ogre' });
  const ogre = play.game.view(0).inPlay.find((each) => each.name === 'Gray Ogre')?.id;
  for (const seat of [0, 1])
    expect(play.game.view(seat).chain).toMatchObject([
      { name: 'Lightning Bolt', controller: 0, targets: [{ what: 'object', id: ogre }] },
    ]);
  expect(play.game.view(0).awaits).toBe(ben.seat);
  play.until('damage prevention');
  for (const seat of [0, 1]) expect(play.game.view(seat).damage).toMatchObject([{ object: ogre, amount: 3 }]);
});

test('an announcement can be taken back until it is paid, and nothing has happened then', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Mountain', 'Gray Ogre'] },
    ben: {},
  });
  const before = play.game.hash();
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] ?? 0 }, ann.seat);
  expect(play.question).toMatchObject({ purpose: 'choose X', mayCancel: true });
  ann.chooses(1);
  expect(play.question).toMatchObject({ purpose: 'choose a target', mayCancel: true });
  play.game.answer({ kind: 'cancel' }, ann.seat);
  expect(play.game.hash()).toBe(before);
  then('Disintegrate').isIn('hand');
  then('Mountain').isUntapped();
  refused('not offered', () => play.game.answer({ kind: 'cancel' }, ann.seat));
});

test('conceding gives up the duel', () => {
  const { ben } = given('fifth', { ann: {}, ben: {} });
  ben.concedes();
  play.isWonBy('ann');
  expect(currentTable().question).toBeNull();
});

rule('F-769', 'a player is able to use a fast effect who has one at hand and the mana for it', () => {
  const stops = (inPlay: string[], hand: string[]): boolean => {
    const game = fromPosition({
      book: 'fifth',
      active: 'ann',
      step: 'upkeep',
      seats: { ann: { library: ['Plains', 'Plains'] }, ben: { inPlay, hand, library: ['Plains', 'Plains'] } },
      options: { windows: 'useful' },
    });
    return game.question?.player === 1 && game.view(0).step === 'upkeep';
  };
  expect(stops(['Mountain'], ['Lightning Bolt'])).toBe(true);
  expect(stops([], ['Lightning Bolt']), 'no mana').toBe(false);
  expect(stops(['Mountain'], ['Gray Ogre']), 'no fast effect').toBe(false);
  expect(stops(['Prodigal Sorcerer'], []), 'an effect in play is one, too').toBe(true);
});

// Tenth Edition, "Zones": where cards are, who sees them, and how they move.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

example(
  'T-080',
  'a game in progress: ten life left, nothing removed from the game, nothing on the stack, every permanent seen by both',
  () => {
    given('tenth', {
      ann: {
        life: 10,
        hand: ['Unsummon'],
        inPlay: [
          'Plains',
          'Plains',
          'Forest',
          'Forest',
          'Honor Guard',
          'Grizzly Bears',
          'Kavu Climber',
          'Ghost Warden',
        ],
      },
      ben: {
        inPlay: [
          'Swamp',
          'Swamp',
          'Island',
          'Island',
          { card: 'Dusk Imp', with: ['Unholy Strength'] },
          { card: 'Thieving Magpie', with: ['Pacifism'] },
        ],
      },
    });
    for (const seat of [0, 1]) {
      const view = play.game.view(seat);
      expect(view.players[0]?.life).toBe(10);
      expect(view.players.flatMap((player) => player.removed)).toEqual([]);
      expect(view.chain).toEqual([]);
      expect(view.inPlay.map(({ name }) => name)).toEqual([
        'Plains',
        'Plains',
        'Forest',
        'Forest',
        'Honor Guard',
        'Grizzly Bears',
        'Kavu Climber',
        'Ghost Warden',
        'Swamp',
        'Swamp',
        'Island',
        'Island',
        'Dusk Imp',
        'Unholy Strength',
        'Thieving Magpie',
        'Pacifism',
      ]);
    }
    then('Dusk Imp').is(4, 2);
  },
);

rule(
  ['T-081', 'T-127', 'T-104'],
  'a card that is played leaves the hand and lies on the shared stack, shown to both, until it has resolved',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Kavu Climber'], inPlay: lands('Forest', 5) },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    });
    ann.casts('Kavu Climber');
    then('Kavu Climber').isIn('chain');
    then(ann).hasCardsInHand(0);
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'ann' });
    for (const seat of [0, 1])
      expect(play.game.view(seat).chain.map(({ name, controller }) => [name, controller])).toEqual([
        ['Kavu Climber', 0],
        ['Lightning Bolt', 1],
      ]);
    play.pass();
    play.pass();
    then('Kavu Climber').isIn('chain');
    play.pass();
    play.pass();
    then('Kavu Climber').isIn('play');
  },
);

rule(
  ['T-083', 'T-084', 'T-085'],
  'a library is face down for everybody, keeps its order, and its number is open',
  () => {
    given('tenth', { ann: { library: ['Lava Axe', 'Forest', 'Cancel'] }, ben: { library: ['Tidings'] } });
    for (const seat of [0, 1]) {
      const { players } = play.game.view(seat);
      expect(players.map((player) => player.libraryCount)).toEqual([3, 1]);
      for (const player of players) expect(player.knownLibrary).toEqual([]);
    }
    play.until('draw', 'ben');
    then('ben').hasInHand('Tidings');
    play.until('end', 'ben');
    play.until('draw', 'ann');
    then('ann').hasInHand('Lava Axe').hasCardsInLibrary(2);
  },
);

rule(
  ['T-087', 'T-088'],
  "a card drawn goes from the top of one's own library to one's hand, which only its player sees",
  () => {
    given('tenth', { ann: {}, ben: { hand: ['Cancel'], library: ['Tidings', 'Island'] } });
    play.until('draw', 'ben');
    expect(play.game.view(1).players[1]?.hand.map(({ name }) => name)).toEqual(['Cancel', 'Tidings']);
    expect(play.game.view(0).players[1]?.hand).toEqual([]);
    expect(play.game.view(0).players[1]?.handCount).toBe(2);
  },
);

rule(['T-093', 'T-094'], 'what is in play is shared: both see every permanent and whether it is tapped', () => {
  given('tenth', {
    ann: { inPlay: ['Forest', { card: 'Grizzly Bears', tapped: true }] },
    ben: { inPlay: ['Dusk Imp'] },
  });
  for (const seat of [0, 1]) {
    const { inPlay } = play.game.view(seat);
    expect(inPlay.map(({ name, controller, tapped }) => `${name} ${controller} ${tapped}`)).toEqual([
      'Forest 0 false',
      'Grizzly Bears 0 true',
      'Dusk Imp 1 false',
    ]);
  }
});

rule(['T-095', 'T-340'], 'cards come to the graveyard discarded, destroyed, sacrificed, countered or put there', () => {
  const { ann, ben } = given('tenth', {
    ann: {
      hand: ['Ravenous Rats', 'Assassinate', 'Counterspell'],
      inPlay: [...lands('Swamp', 5), 'Island', 'Island', 'Mogg Fanatic'],
    },
    ben: { hand: ['Forest', 'Giant Growth'], inPlay: ['Forest', { card: 'Craw Wurm', tapped: true }] },
  });
  ann.casts('Ravenous Rats');
  play.pass();
  play.pass();
  play.pass();
  play.pass();
  ben.chooses('Forest');
  then(ben).hasCardsInGraveyard(1).hasCardsInHand(1);
  ann.casts('Assassinate', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  ann.activates('Mogg Fanatic', { target: 'ben' });
  then('Mogg Fanatic').isIn('graveyard');
  ann.passes();
  ben.casts('Giant Growth', { target: 'Ravenous Rats' });
  ben.passes();
  ann.casts('Counterspell', { target: 'Giant Growth' });
  play.allPass();
  then('Giant Growth').isIn('graveyard').isOwnedBy(ben);
});

rule(
  ['T-096', 'T-198', 'T-338'],
  'damage over a turn as great as the toughness destroys a creature; less stays on it until the turn ends',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Lightning Bolt', 'Lightning Bolt', 'Lightning Bolt'],
        inPlay: ['Mountain', 'Mountain', 'Mountain'],
      },
      ben: { inPlay: ['Craw Wurm', 'Kavu Climber'] },
    });
    ann.casts('Lightning Bolt', { target: 'Kavu Climber' });
    play.allPass();
    then('Kavu Climber').isIn('graveyard');
    ann.casts('Lightning Bolt', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('play').hasDamage(3);
    play.until('end');
    then('Craw Wurm').hasDamage(3);
    play.until('upkeep', 'ben');
    then('Craw Wurm').hasDamage(0);
    ann.casts('Lightning Bolt', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('play').hasDamage(3);
  },
);

rule('T-097', 'a creature whose toughness is reduced to 0 goes to the graveyard, and no regeneration keeps it', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Immolation'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Troll Ascetic', 'Drudge Skeletons', 'Swamp', 'Forest', 'Forest'] },
  });
  play.pass();
  ben.activates('Drudge Skeletons');
  play.allPass();
  ann.casts('Immolation', { target: 'Drudge Skeletons' });
  play.allPass();
  expect(play.game.events.some(({ event }) => event === 'regenerated')).toBe(false);
  then('Drudge Skeletons').isIn('graveyard');
  then('Immolation').isIn('graveyard');
});

rule('T-098', 'graveyards lie face up for everybody', () => {
  given('tenth', { ann: { graveyard: ['Cancel'] }, ben: { graveyard: ['Tidings', 'Forest'] } });
  for (const seat of [0, 1]) {
    const { players } = play.game.view(seat);
    expect(players[0]?.graveyard.map(({ name }) => name)).toEqual(['Cancel']);
    expect(players[1]?.graveyard.map(({ name }) => name)).toEqual(['Tidings', 'Forest']);
  }
});

rule(
  ['T-100', 'T-101', 'T-102', 'T-103', 'T-152', 'T-154'],
  'spells and abilities wait; when both decline in a row the last one resolves, and then both may act again',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Lava Axe'], inPlay: [...lands('Mountain', 5), 'Prodigal Pyromancer'] },
      ben: { hand: ['Healing Salve', 'Lightning Bolt'], inPlay: ['Plains', 'Mountain'] },
    });
    ann.casts('Lava Axe', { target: ben });
    ann.activates('Prodigal Pyromancer', { target: 'ben' });
    expect(stack()).toEqual(['Lava Axe', 'Prodigal Pyromancer']);
    ann.passes();
    then(ben).hasLife(20);
    ben.casts('Healing Salve', { mode: 0, target: ben });
    ben.passes();
    expect(stack(), 'ann has not passed since').toHaveLength(3);
    ann.passes();
    then(ben).hasLife(23);
    expect(play.asked, 'after a resolution the active player is asked first').toBe('ann');
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'ann' });
    expect(stack()).toEqual(['Lava Axe', 'Prodigal Pyromancer', 'Lightning Bolt']);
    ben.passes();
    ann.passes();
    then(ann).hasLife(17);
    ann.passes();
    ben.passes();
    then(ben).hasLife(22);
    expect(stack()).toEqual(['Lava Axe']);
    ann.passes();
    ben.passes();
    then(ben).hasLife(17);
  },
);

rule(['T-106', 'T-107', 'T-108'], 'cards removed from the game are put aside, face up for both', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Mountain', 'Mountain', "Feldon's Cane"] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Disintegrate', { x: 2, target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('removed');
  ann.activates("Feldon's Cane");
  play.allPass();
  then("Feldon's Cane").isIn('removed');
  for (const seat of [0, 1])
    expect(
      play.game
        .view(seat)
        .players.flatMap((player) => player.removed.map(({ name }) => name))
        .sort(),
    ).toEqual(["Feldon's Cane", 'Grizzly Bears']);
});

rule('T-377', 'a permanent leaves play for whatever zone it goes to, and what cares about that sees it', () => {
  for (const [name, land, zone] of [
    ['Unsummon', 'Island', 'hand'],
    ['Terror', 'Swamp', 'graveyard'],
    ['Time Ebb', 'Island', 'library'],
  ] as const) {
    const { ann } = given('tenth', {
      ann: { hand: [name], inPlay: lands(land, 3) },
      ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Holy Strength'] }] },
    });
    ann.casts(name, { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn(zone);
    then('Holy Strength').isIn('graveyard');
  }
});

rule(
  'T-378',
  'a card that leaves play and comes back is new: counters, damage, effects and attachments are gone',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Unsummon', 'Giant Growth'],
        inPlay: [
          ...lands('Island', 1),
          ...lands('Forest', 3),
          { card: 'Grizzly Bears', tapped: true, damage: 1, counters: { '+1/+1': 2 }, with: ['Holy Strength'] },
        ],
      },
      ben: {},
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(8, 9).hasDamage(1);
    ann.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    ann.casts('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isUntapped().is(2, 2).hasDamage(0).hasCounters('+1/+1', 0);
    then('Holy Strength').isIn('graveyard');
  },
);

rule('T-261', 'an ability that says so works from the graveyard, and only from there', () => {
  const { ann } = given('tenth', {
    ann: { graveyard: ['Magma Phoenix'], inPlay: lands('Mountain', 5) },
    ben: {},
  });
  ann.activates('Magma Phoenix', { from: 'graveyard' });
  play.allPass();
  then('Magma Phoenix').isIn('hand');
  const again = given('tenth', { ann: { inPlay: ['Magma Phoenix', ...lands('Mountain', 5)] }, ben: {} });
  expect(again.ann.mayActivate('Magma Phoenix')).toBe(false);
});

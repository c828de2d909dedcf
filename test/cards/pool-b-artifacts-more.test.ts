// Artifacts that watch and wear down, artifact creatures, and things that artifacts make.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);

describe('that watch', () => {
  test.each([
    ['Ivory Cup', 'Holy Day', 'Plains'],
    ['Crystal Rod', 'Twiddle', 'Island'],
    ['Throne of Bone', 'Dark Ritual', 'Swamp'],
    ['Iron Star', 'Lightning Bolt', 'Mountain'],
    ['Wooden Sphere', 'Fog', 'Forest'],
  ] as const)('%s: one mana, one life for %s', (name, spell, land) => {
    const { ann, ben } = given('m11', { ann: { hand: [spell], inPlay: [land] }, ben: { inPlay: [name, 'Island'] } });
    ann.casts(spell, spell === 'Lightning Bolt' ? { target: ann } : spell === 'Twiddle' ? { target: 'Island#2' } : {});
    while (play.question?.ask === 'act') play.pass();
    ben.chooses('yes');
    then(ben).hasLife(21);
  });

  test('Crystal Rod: nothing for a spell of another color, and nobody is asked who cannot pay', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Fog', 'Ponder'], inPlay: ['Forest', 'Island'] },
      ben: { inPlay: ['Crystal Rod'] },
    });
    ann.casts('Fog');
    play.allPass();
    ann.casts('Ponder');
    play.pass();
    play.pass();
    then(ben).hasLife(20);
  });

  test.each(['beta', 'fifth', 'm11'] as const)(
    'Ankh of Mishra hurts whoever plays a land, even its owner (%s)',
    (book) => {
      const { ann } = given(book, { ann: { hand: ['Island'], inPlay: ['Ankh of Mishra'] }, ben: {} });
      ann.plays('Island');
      play.allPass();
      then(ann).hasLife(18);
    },
  );

  test.each(['beta', 'fifth', 'm11'] as const)('Dingus Egg: two for each land lost (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Armageddon'], inPlay: ['Dingus Egg', ...lands(4, 'Plains')] },
      ben: { inPlay: lands(3) },
    });
    ann.casts('Armageddon');
    play.allPass();
    if (book === 'm11') {
      ann.chooses(0, 1, 2, 3, 4, 5, 6);
      play.allPass();
    }
    then(ann).hasLife(12);
    then(ben).hasLife(14);
  });

  test('Copper Tablet: one in every upkeep, to whose it is', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Copper Tablet'] }, ben: {} });
    play.until('main', 'ben');
    then(ben).hasLife(19);
    then(ann).hasLife(20);
    play.until('main', 'ann');
    then(ann).hasLife(19);
  });

  test('Ivory Tower: a life for each card beyond four, and none for fewer', () => {
    const { ann } = given('m11', { ann: { hand: lands(6), inPlay: ['Ivory Tower'] }, ben: {} }, { active: 'ben' });
    play.until('draw', 'ann');
    then(ann).hasLife(22);
    given('m11', { ann: { hand: lands(2), inPlay: ['Ivory Tower'] }, ben: {} }, { active: 'ben' });
    play.until('main', 'ann');
    expect(play.game.state.players[0]?.life).toBe(20);
  });

  test('The Rack: one for each card under three, and none with more', () => {
    const { ben } = given('m11', {
      ann: { inPlay: [{ card: 'The Rack', chosenPlayer: 'ben' }] },
      ben: { hand: ['Island'] },
    });
    play.until('main', 'ben');
    then(ben).hasLife(18);
    const other = given('m11', {
      ann: { inPlay: [{ card: 'The Rack', chosenPlayer: 'ben' }] },
      ben: { hand: lands(5) },
    });
    play.until('main', 'ben');
    then(other.ben).hasLife(20);
  });

  test('Infinite Hourglass: time makes all creatures stronger, and anybody may turn it back in an upkeep', () => {
    const { ben } = given(
      'fifth',
      {
        ann: { inPlay: [{ card: 'Infinite Hourglass', counters: { time: 2 } }, 'Grizzly Bears'] },
        ben: { inPlay: ['Craw Wurm', ...lands(6)] },
      },
      { active: 'ben', step: 'upkeep' },
    );
    then('Grizzly Bears').is(4, 2);
    then('Craw Wurm').is(8, 4);
    ben.activates('ann:Infinite Hourglass');
    play.allPass();
    then('Craw Wurm').is(7, 4);
    play.until('main', 'ben');
    expect(ben.mayActivate('ann:Infinite Hourglass')).toBe(false);
  });

  test('Time Bomb: a counter each upkeep, and so much to everything', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: [{ card: 'Time Bomb', counters: { time: 2 } }, 'Island', 'Hill Giant'] },
        ben: { inPlay: ['Craw Wurm'] },
      },
      { active: 'ben' },
    );
    play.until('draw', 'ann');
    then('Time Bomb').hasCounters('time', 3);
    ann.activates('Time Bomb');
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(17);
    then('Hill Giant').isIn('graveyard');
    then('Craw Wurm').hasDamage(3);
  });
});

describe('creatures and things made', () => {
  test('Diabolic Machine and Living Wall regenerate', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Diabolic Machine', 'Living Wall', ...lands(4)] },
      ben: { hand: ['Wrath of God'], inPlay: lands(4, 'Plains') },
    });
    ann.activates('Diabolic Machine');
    ann.activates('Living Wall');
    play.allPass();
    play.allPass();
    expect(play.game.state.chain).toEqual([]);
    then('Living Wall').hasKeyword('defender').is(0, 6);
    then(ben).hasInHand('Wrath of God');
  });

  test('Living Wall survives what would kill it', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Fireball'], inPlay: ['Living Wall', ...lands(9, 'Mountain')] },
      ben: {},
    });
    ann.activates('Living Wall');
    play.allPass();
    ann.casts('Fireball', { x: 6, target: 'Living Wall' });
    play.allPass();
    then('Living Wall').isIn('play').isTapped();
  });

  test('Onulet: two life for its end', () => {
    const { ann } = given('m11', { ann: { hand: ['Shock'], inPlay: ['Onulet', 'Mountain'] }, ben: {} });
    ann.casts('Shock', { target: 'Onulet' });
    play.allPass();
    play.allPass();
    then(ann).hasLife(22);
  });

  test.each(['beta', 'm11'] as const)('The Hive: flying artifact Wasps (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['The Hive', ...lands(5)] }, ben: {} });
    ann.activates('The Hive');
    play.allPass();
    then('Wasp').is(1, 1).hasKeyword('flying').isA('artifact').isA('creature');
    then('Wasp').hasSubtypes(...(book === 'beta' ? [] : ['Insect']));
  });

  test('Serpent Generator: ten bites kill', () => {
    const { ann, ben } = given('fifth', { ann: { inPlay: ['Serpent Generator', ...lands(4)] }, ben: {} });
    ann.activates('Serpent Generator');
    play.allPass();
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.attacks('Snake');
    play.until('second main', 'ann');
    then(ben).hasLife(19).hasPoison(1);
  });

  test('Chimeric Staff: X/X until end of turn, and an artifact all the while', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Chimeric Staff', ...lands(5)] }, ben: {} });
    ann.activates('Chimeric Staff', { x: 5 });
    play.allPass();
    then('Chimeric Staff').is(5, 5).isA('creature').isA('artifact').hasSubtypes('Construct');
    play.until('main', 'ben');
    then('Chimeric Staff').isNotA('creature').isA('artifact');
  });

  test('Mantis Engine: flying and first strike, each for two', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Mantis Engine', ...lands(4)] }, ben: {} });
    ann.activates('Mantis Engine');
    play.allPass();
    then('Mantis Engine').hasKeyword('flying').lacksKeyword('first strike');
    ann.activates('Mantis Engine', { ability: 1 });
    play.allPass();
    then('Mantis Engine').hasKeyword('first strike');
  });

  test('Phyrexian Vault: a creature for a card', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Phyrexian Vault', 'Ornithopter', ...lands(2)] }, ben: {} });
    ann.activates('Phyrexian Vault');
    play.allPass();
    then('Ornithopter').isIn('graveyard');
    then(ann).hasCardsInHand(1);
  });

  test('Jalum Tome: a card drawn, then one discarded', () => {
    const { ann } = given('fifth', { ann: { hand: ['Craw Wurm'], inPlay: ['Jalum Tome', ...lands(2)] }, ben: {} });
    ann.activates('Jalum Tome');
    play.allPass();
    ann.chooses('Craw Wurm');
    then('Craw Wurm').isIn('graveyard');
    then(ann).hasInHand('Plains').hasCardsInHand(1);
  });

  test('Steel Golem: its controller casts no creatures, the other player does', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Fugitive Wizard', 'Unsummon'], inPlay: ['Steel Golem', 'Island'] },
      ben: { hand: ['Fugitive Wizard'], inPlay: ['Island'] },
    });
    expect(ann.mayCast('Fugitive Wizard')).toBe(false);
    expect(ann.mayCast('Unsummon')).toBe(true);
    play.until('main', 'ben');
    expect(ben.mayCast('Fugitive Wizard')).toBe(true);
  });

  test("Feroz's Ban: creatures cost two more for everybody, other spells do not", () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Merfolk of the Pearl Trident', 'Unsummon'], inPlay: ["Feroz's Ban", 'Ornithopter', ...lands(2)] },
      ben: { hand: ['Merfolk of the Pearl Trident'], inPlay: lands(3) },
    });
    expect(ann.mayCast('Merfolk of the Pearl Trident')).toBe(false);
    expect(ann.mayCast('Unsummon')).toBe(true);
    play.until('main', 'ben');
    ben.casts('Merfolk of the Pearl Trident');
    play.allPass();
    then('ben:Merfolk of the Pearl Trident').isIn('play');
  });

  test.each(['beta', 'fifth', 'm11'] as const)(
    "Nevinyrral's Disk comes tapped, and takes itself along (%s)",
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ["Nevinyrral's Disk"], inPlay: lands(5) },
        ben: { inPlay: ['Craw Wurm', 'Crusade', 'Sol Ring', 'Plains'] },
      });
      ann.casts("Nevinyrral's Disk");
      play.allPass();
      then("Nevinyrral's Disk").isTapped();
      play.until('main', 'ben');
      play.until('main', 'ann');
      ann.activates("Nevinyrral's Disk");
      play.allPass();
      while (play.question?.ask === 'act' && play.question.window === 'regeneration') play.pass();
      if (play.question?.ask === 'order') ben.chooses('Craw Wurm', 'Crusade', 'Sol Ring');
      for (const gone of ["Nevinyrral's Disk", 'Craw Wurm', 'Crusade', 'Sol Ring']) then(gone).isIn('graveyard');
      then('Plains').isIn('play');
    },
  );
});

// Black and green spells and enchantments, and lands, whose text needs no word of its own, each doing what it says.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Aggressive Urge and Recover: something, and a card', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Aggressive Urge'], inPlay: ['Grizzly Bears', ...lands(2, 'Forest')] },
    ben: {},
  });
  ann.casts('Aggressive Urge', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(3, 3);
  then(ann).hasCardsInHand(1);
  const other = given('tenth', {
    ann: { hand: ['Recover'], inPlay: lands(3, 'Swamp'), graveyard: ['Craw Wurm', 'Forest'] },
    ben: {},
  });
  other.ann.casts('Recover', { target: 'Craw Wurm' });
  play.allPass();
  then(other.ann).hasCardsInHand(2).hasInHand('Craw Wurm');
});

test.each([
  ['Recollect', 'tenth', 3],
  ['Regrowth', 'beta', 2],
] as const)('%s: any card of your own graveyard', (name, book, cost) => {
  const { ann } = given(book, {
    ann: { hand: [name], inPlay: lands(cost, 'Forest'), graveyard: ['Forest', 'Lightning Bolt'] },
    ben: { graveyard: ['Swamp'] },
  });
  ann.casts(name);
  expect(ann.choices).toEqual(['Forest', 'Lightning Bolt']);
  ann.chooses('Lightning Bolt');
  play.allPass();
  then('Lightning Bolt').isIn('hand');
});

test('Ashes to Ashes: two creatures are gone, and five damage comes back', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Ashes to Ashes'], inPlay: lands(3, 'Swamp') },
    ben: { inPlay: ['Grizzly Bears', 'Craw Wurm', 'Obsianus Golem'] },
  });
  ann.casts('Ashes to Ashes', { targets: ['Grizzly Bears', 'Craw Wurm'] });
  play.until('discard');
  then('Grizzly Bears').isIn('removed');
  then('Craw Wurm').isIn('removed');
  then(ann).hasLife(15);
  const one = given('fifth', {
    ann: { hand: ['Ashes to Ashes'], inPlay: lands(3, 'Swamp') },
    ben: { inPlay: ['Grizzly Bears', 'Obsianus Golem'] },
  });
  expect(one.ann.mayCast('Ashes to Ashes')).toBe(false);
});

test('Blanchwood Armor, Treetop Bracers: what they wear', () => {
  given('tenth', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Blanchwood Armor'] }, 'Forest', 'Forest'] },
    ben: { inPlay: ['Forest'] },
  });
  then('Grizzly Bears').is(4, 4);
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Treetop Bracers'] }] },
    ben: { inPlay: ['Hill Giant', 'Serra Angel', 'Giant Spider'] },
  });
  then('Grizzly Bears').is(3, 3);
  ann.attacks('Grizzly Bears');
  while (play.question?.ask === 'act') play.pass();
  expect(ben.choices).toEqual(['Serra Angel']);
});

test('Breeding Pit: two black mana each upkeep, a Thrull at each end of your turn', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Breeding Pit', ...lands(2, 'Swamp')] }, ben: {} },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  ann.dealsWith('Breeding Pit');
  ann.chooses('yes');
  play.until('main', 'ben');
  then('Thrull').is(0, 1).isColor('black').isControlledBy(ann);
  const poor = given('fifth', { ann: { inPlay: ['Breeding Pit'] }, ben: {} }, { active: 'ben' });
  play.until('upkeep', 'ann');
  poor.ann.dealsWith('Breeding Pit');
  then('Breeding Pit').isIn('graveyard');
});

test('Creeping Mold and Desert Twister: what each may destroy', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Creeping Mold'], inPlay: lands(4, 'Forest') },
    ben: { inPlay: ['Grizzly Bears', 'Bad Moon', 'Obsianus Golem'] },
  });
  ann.casts('Creeping Mold');
  expect([...new Set(ann.choices)]).toEqual(['Forest', 'Bad Moon', 'Obsianus Golem']);
  ann.chooses('Bad Moon');
  play.allPass();
  then('Bad Moon').isIn('graveyard');
  const any = given('fifth', {
    ann: { hand: ['Desert Twister'], inPlay: lands(6, 'Forest') },
    ben: { inPlay: ['Grizzly Bears', 'Bad Moon', 'Mountain'] },
  });
  any.ann.casts('Desert Twister', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

test.each([
  ['Deathgrip', 'Swamp', 'Giant Growth', 'Forest', 'Lightning Bolt'],
  ['Lifeforce', 'Forest', 'Dark Ritual', 'Swamp', 'Lightning Bolt'],
] as const)(
  '%s: counters %s spells of that color, in every book that has such',
  (name, land, countered, with_, other) => {
    for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
      const { ann, ben } = given(book, {
        ann: { hand: [countered, other], inPlay: [with_, 'Mountain', 'Hill Giant'] },
        ben: { inPlay: [name, ...lands(2, land)] },
      });
      ann.casts(other, { target: ben });
      expect(ben.mayActivate(name)).toBe(false);
      play.allPass();
      ann.casts(countered, countered === 'Giant Growth' ? { target: 'Hill Giant' } : {});
      ben.activates(name, { target: countered });
      play.allPass();
      then(countered).isIn('graveyard');
      then('Hill Giant').is(3, 3);
      then(ann).hasMana('');
    }
  },
);

test('Demonic Tutor: any card at all, and nobody sees it', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: { hand: ['Demonic Tutor'], inPlay: lands(2, 'Swamp'), library: ['Forest', 'Serra Angel', 'Swamp'] },
      ben: {},
    });
    ann.casts('Demonic Tutor');
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('Serra Angel');
    then('Serra Angel').isIn('hand');
  }
});

test('Distress: you choose what is no land', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Distress'], inPlay: lands(2, 'Swamp') },
    ben: { hand: ['Forest', 'Craw Wurm', 'Giant Growth'] },
  });
  ann.casts('Distress', { target: 'ben' });
  play.allPass();
  expect([...ann.choices].sort()).toEqual(['Craw Wurm', 'Giant Growth']);
  ann.chooses('Craw Wurm');
  then('Craw Wurm').isIn('graveyard');
});

test('Evil Presence: the land is a Swamp and nothing else', () => {
  const { ann } = given('beta', { ann: { inPlay: [{ card: 'Forest', with: ['Evil Presence'] }] }, ben: {} });
  then('Forest').hasSubtypes('Swamp');
  ann.taps('Forest');
  then(ann).hasMana('B');
});

test('Greed: cards for life', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Greed', ...lands(2, 'Swamp')] }, ben: {} });
  ann.activates('Greed');
  play.allPass();
  ann.activates('Greed');
  play.allPass();
  then(ann).hasLife(16).hasCardsInHand(2);
});

test("Leshrac's Rite: swampwalk", () => {
  given('fifth', { ann: { inPlay: [{ card: 'Grizzly Bears', with: ["Leshrac's Rite"] }] }, ben: {} });
  then('Grizzly Bears').hasKeyword('swampwalk');
});

test('Living Lands: Forests are creatures and lands, of everybody, and nothing else is', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    given(book, { ann: { inPlay: ['Living Lands', 'Forest', 'Swamp'] }, ben: { inPlay: ['Forest'] } });
    then('ann:Forest').is(1, 1).isA('land').isA('creature');
    then('ben:Forest').is(1, 1);
    then('Swamp').isNotA('creature');
  }
});

test('Marsh Gas, Sandstorm, Shrink, Stampede: for a turn', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Marsh Gas', 'Shrink'], inPlay: ['Swamp', 'Forest', 'Hill Giant'] },
    ben: { inPlay: ['Craw Wurm'] },
  });
  ann.casts('Marsh Gas');
  play.allPass();
  then('Hill Giant').is(1, 3);
  then('Craw Wurm').is(4, 4);
  ann.casts('Shrink', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').is(-1, 4);
  const attack = given('fifth', {
    ann: { hand: ['Stampede'], inPlay: [...lands(3, 'Forest'), 'Hill Giant', 'Grizzly Bears'] },
    ben: { hand: ['Sandstorm'], inPlay: ['Forest'] },
  });
  attack.ann.attacks('Hill Giant');
  attack.ann.casts('Stampede');
  play.allPass();
  then('Hill Giant').is(4, 3).hasKeyword('trample');
  then('Grizzly Bears').is(2, 2).lacksKeyword('trample');
  attack.ann.passes();
  attack.ben.casts('Sandstorm');
  play.allPass();
  then('Hill Giant').hasDamage(1);
  then('Grizzly Bears').hasDamage(0);
});

test('Plague Wind: all but your own', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Plague Wind'], inPlay: [...lands(9, 'Swamp'), 'Hill Giant'] },
    ben: { inPlay: ['Craw Wurm', 'Drudge Skeletons', 'Swamp'] },
  });
  ann.casts('Plague Wind');
  ann.passes();
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  then('Drudge Skeletons').isIn('graveyard');
  then('Hill Giant').isIn('play');
});

test('Thrull Retainer: bigger, and saved once', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Thrull Retainer'] }] },
  });
  then('Grizzly Bears').is(3, 3);
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.passes();
  ben.activates('Thrull Retainer');
  play.allPass();
  then('Grizzly Bears').isIn('play').isTapped().is(2, 2);
  then('Thrull Retainer').isIn('graveyard');
});

test('Torture: a counter for two mana, on and on', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: lands(4, 'Swamp') },
    ben: { inPlay: [{ card: 'Grizzly Bears', with: [{ card: 'Torture', controller: 'ann' }] }] },
  });
  ann.activates('Torture');
  play.allPass();
  then('Grizzly Bears').is(1, 1);
  ann.activates('Torture');
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

test('Tranquility and Tsunami: all of a kind, of everybody', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: { hand: ['Tranquility', 'Tsunami'], inPlay: [...lands(7, 'Forest'), 'Bad Moon', 'Island'] },
      ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Holy Strength'] }, 'Tundra', 'Swamp'] },
    });
    ann.casts('Tranquility');
    play.allPass();
    then('Bad Moon').isIn('graveyard');
    then('Holy Strength').isIn('graveyard');
    then('Grizzly Bears').isIn('play');
    ann.casts('Tsunami');
    play.allPass();
    then('Island').isIn('graveyard');
    then('Tundra').isIn('graveyard');
    then('Swamp').isIn('play');
  }
});

test('Warp Artifact: a damage in each upkeep of the one who controls the artifact', () => {
  const { ann } = given(
    'tenth',
    { ann: { inPlay: [{ card: 'Obsianus Golem', with: ['Warp Artifact'] }] }, ben: {} },
    { active: 'ben' },
  );
  play.until('draw', 'ann');
  then(ann).hasLife(19);
});

test('Word of Binding: X creatures are tapped', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Word of Binding'], inPlay: lands(4, 'Swamp') },
    ben: { inPlay: ['Hill Giant', 'Craw Wurm', 'Grizzly Bears'] },
  });
  ann.casts('Word of Binding', { x: 2, targets: ['Hill Giant', 'Craw Wurm'] });
  play.allPass();
  then('Hill Giant').isTapped();
  then('Craw Wurm').isTapped();
  then('Grizzly Bears').isUntapped();
});

test.each([
  ['Dwarven Ruins', 'R'],
  ['Ebon Stronghold', 'B'],
  ['Havenwood Battleground', 'G'],
  ['Ruins of Trokair', 'W'],
  ['Svyelunite Temple', 'U'],
] as const)('%s: comes tapped, one %s for good or two at once', (name, kind) => {
  const { ann } = given('fifth', { ann: { hand: [name] }, ben: {} });
  ann.plays(name);
  then(name).isTapped();
  const once = given('fifth', { ann: { inPlay: [name] }, ben: {} });
  once.ann.taps(name);
  then(once.ann).hasMana(kind);
  then(name).isIn('play');
  const twice = given('fifth', { ann: { inPlay: [name] }, ben: {} });
  twice.ann.taps(name, 1);
  then(twice.ann).hasMana(kind + kind);
  then(name).isIn('graveyard');
});

test('City of Brass: hurts whenever it is tapped, not only for mana', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann, ben } = given(book, { ann: { hand: ['Lightning Bolt'], inPlay: ['City of Brass'] }, ben: {} });
    ann.taps('City of Brass');
    ann.chooses('R');
    if (book === 'fifth') play.allPass(); // damage waits for its prevention there
    ann.casts('Lightning Bolt', { target: ben });
    play.until('discard');
    then(ben).hasLife(17);
    then(ann).hasLife(19);
    const other = given(book, { ann: { hand: ['Twiddle'], inPlay: ['Island'] }, ben: { inPlay: ['City of Brass'] } });
    other.ann.casts('Twiddle', { target: 'City of Brass', ...(book === 'beta' ? { choose: ['tap'] } : {}) });
    play.allPass();
    if (play.question?.ask === 'yesno') other.ann.chooses('yes');
    if (play.question?.ask === 'option') other.ann.chooses('tap');
    play.until('discard');
    then(other.ben).hasLife(19);
  }
});

test('Forbidding Watchtower: a creature for a turn, and still a land', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Forbidding Watchtower', ...lands(2, 'Plains')] }, ben: {} });
  ann.activates('Forbidding Watchtower');
  play.allPass();
  then('Forbidding Watchtower').is(1, 5).isA('land').isColor('white').hasSubtypes('Soldier');
  play.until('main', 'ben');
  then('Forbidding Watchtower').isNotA('creature');
});

test('Quicksand: an attacker sinks, not one that flies', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grizzly Bears', 'Serra Angel'] },
    ben: { inPlay: ['Quicksand'] },
  });
  ann.attacks('Grizzly Bears', 'Serra Angel');
  ann.passes();
  ben.activates('Quicksand', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Quicksand').isIn('graveyard');
});

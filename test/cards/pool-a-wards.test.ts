// White and red cards that keep damage, blockers, spells and attackers away, and those that act a little later.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Cho-Manno: takes no damage at all', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain', 'Craw Wurm'] },
    ben: { inPlay: ['Cho-Manno, Revolutionary'] },
  });
  ann.casts('Shock', { target: 'Cho-Manno, Revolutionary' });
  play.allPass();
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Cho-Manno, Revolutionary');
  play.until('second main');
  then('Cho-Manno, Revolutionary').isIn('play').hasDamage(0);
  then('Craw Wurm').hasDamage(2);
});

test('Heart of Light: no damage to the creature and none by it', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Heart of Light'] }] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  play.until('second main');
  then('Grizzly Bears').isIn('play').hasDamage(0);
  then('Craw Wurm').hasDamage(0);
});

test('Luminesce: nothing black or red hurts anybody this turn; green does', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Shock', 'Luminesce'], inPlay: ['Mountain', 'Plains', 'Hill Giant', 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Luminesce');
  play.allPass();
  ann.casts('Shock', { target: ben });
  play.allPass();
  then(ben).hasLife(20);
  ann.attacks('Hill Giant', 'Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(18);
});

test('Prismatic Ward: sources of the chosen colour do not hurt the creature, others do', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Prismatic Ward'], inPlay: ['Plains', 'Plains', 'Grizzly Bears'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Prodigal Sorcerer'] },
  });
  ann.casts('Prismatic Ward', { target: 'Grizzly Bears', choose: ['red'] });
  play.allPass();
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  play.allPass();
  then('Grizzly Bears').isIn('play').hasDamage(0);
});

test('Story Circle: white mana against sources of the chosen colour only', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: [{ card: 'Story Circle', chosen: 'red' }, 'Plains'] },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant');
  play.until('blockers');
  ann.passes();
  ben.activates('Story Circle');
  play.allPass();
  play.until('second main');
  then(ben).hasLife(18);
});

test('Voice of All: protected from the colour chosen as it comes, and from no other', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Voice of All'], inPlay: lands(4, 'Plains') },
    ben: { hand: ['Terror', 'Shock'], inPlay: ['Swamp', 'Swamp', 'Mountain'] },
  });
  ann.casts('Voice of All');
  play.allPass();
  ann.chooses('red');
  then('Voice of All').hasKeyword('flying');
  ann.passes();
  ben.casts('Terror', { target: 'Voice of All' });
  play.allPass();
  then('Voice of All').isIn('graveyard');
});

test('Voice of All: what is of that colour cannot be aimed at it', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain'] },
    ben: { inPlay: [{ card: 'Voice of All', chosen: 'red' }] },
  });
  ann.casts('Shock');
  expect(ann.choices).not.toContain('Voice of All');
});

test.each([
  ['Goblin War Drums', 'fifth', ['Goblin War Drums', 'Grizzly Bears'], 'Grizzly Bears'],
  ['Imposing Visage', 'fifth', [{ card: 'Grizzly Bears', with: ['Imposing Visage'] }], 'Grizzly Bears'],
  ['Viashino Runner', 'tenth', ['Viashino Runner'], 'Viashino Runner'],
] as const)('%s: it takes two to block', (_name, book, inPlay, attacker) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [...inPlay] },
    ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
  });
  ann.attacks(attacker);
  play.until('declare block');
  refused('cannot block', () => {
    ben.blocks(attacker, 'Hill Giant');
    void ben.choices;
  });
});

test.each(['fifth', 'tenth'])(
  'Goblin War Drums: two together block, and one that is alone is not asked, in %s',
  (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Goblin War Drums', 'Craw Wurm'] },
      ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Hill Giant', 'Gray Ogre');
    then('Craw Wurm').isBlocked();
    const other = given(book, { ann: { inPlay: ['Goblin War Drums', 'Craw Wurm'] }, ben: { inPlay: ['Hill Giant'] } });
    other.ann.attacks('Craw Wurm');
    play.until('second main');
    then(other.ben).hasLife(14);
  },
);

test('Duct Crawler: the target cannot block it, but may block others', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Duct Crawler', 'Grizzly Bears', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.activates('Duct Crawler', { target: 'Hill Giant' });
  play.allPass();
  ann.attacks('Duct Crawler', 'Grizzly Bears');
  play.until('declare block');
  const { question } = play;
  expect(question?.ask === 'block' && question.candidates[0]?.attackers.length).toBe(1);
  ben.blocks('Grizzly Bears', 'Hill Giant');
  then('Grizzly Bears').isBlocked();
});

test('Rule of Law: one spell each turn, for everybody', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Shock', 'Grizzly Bears'], inPlay: ['Mountain', 'Forest', 'Forest', 'Rule of Law'] },
    ben: { hand: ['Shock', 'Shock'], inPlay: ['Mountain', 'Mountain'] },
  });
  ann.casts('Shock', { target: ben });
  play.allPass();
  expect(ann.mayCast('Grizzly Bears')).toBe(false);
  ann.passes();
  ben.casts('Shock', { target: ann });
  play.allPass();
  ann.passes();
  expect(ben.mayCast('Shock')).toBe(false);
  play.until('main', 'ben');
  expect(ben.mayCast('Shock')).toBe(true);
});

test('Serra Bestiary: no attack, no block, nothing one taps for; other abilities go on', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: [{ card: 'Serra Paladin', with: ['Serra Bestiary'] }, 'Order of the White Shield', 'Plains'] },
    ben: {},
  });
  then('Serra Paladin').hasKeyword("can't attack").hasKeyword("can't block");
  expect(play.game.inside.kinds).toBeDefined();
  expect(() => ann.activates('Serra Paladin', { target: ann })).toThrow();
  ann.activates('Order of the White Shield');
});

test('Serra Bestiary: what costs only mana still works', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: [{ card: 'Order of the White Shield', with: ['Serra Bestiary'] }, 'Plains'] },
    ben: {},
  });
  ann.activates('Order of the White Shield');
  play.allPass();
  then('Order of the White Shield').hasKeyword('first strike');
});

test('True Believer: its player cannot be aimed at, the others can', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain'] },
    ben: { inPlay: ['True Believer'] },
  });
  ann.casts('Shock');
  expect(ann.choices.sort()).toEqual(['True Believer', 'ann']);
});

test('Akron Legionnaire: your other creatures stay home, but for artifacts and its like', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Akron Legionnaire', 'Akron Legionnaire', 'Grizzly Bears', 'Clay Statue'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  play.until('declare attack');
  expect(ann.choices.sort()).toEqual(['Akron Legionnaire', 'Akron Legionnaire', 'Clay Statue']);
  then('Hill Giant').lacksKeyword("can't attack");
});

test('Orgg: fears untapped creatures with power three or more, in attack and in defence', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Orgg', 'Gray Ogre'] }, ben: { inPlay: ['Hill Giant'] } });
  play.until('declare attack');
  expect(ann.choices).toEqual(['Gray Ogre']);
  const tapped = given('fifth', {
    ann: { inPlay: ['Orgg'] },
    ben: { inPlay: [{ card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] },
  });
  tapped.ann.attacks('Orgg');
  then('Orgg').isAttacking();
});

test('Wall of Dust: what it blocks stays home in the next turn of its player, and not after that', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Wall of Dust'] } });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Wall of Dust');
  play.until('main', 'ben');
  play.until('main', 'ann');
  then('Hill Giant').hasKeyword("can't attack");
  play.until('main', 'ben');
  then('Hill Giant').lacksKeyword("can't attack");
});

test.each([
  ['Blessed Wine', 'tenth', 2, 'Plains', {}],
  ['Heal', 'tenth', 1, 'Plains', { target: 'ann' }],
  ['Flare', 'tenth', 3, 'Mountain', { target: 'ben' }],
] as const)('%s: the card is drawn in the upkeep of the next turn', (name, book, cost, land, choices) => {
  const { ann, ben } = given(book, { ann: { hand: [name], inPlay: lands(cost, land) }, ben: {} });
  ann.casts(name, choices);
  play.until('second main');
  then(ann)
    .hasCardsInHand(0)
    .hasLife(name === 'Blessed Wine' ? 21 : 20);
  then(ben).hasLife(name === 'Flare' ? 19 : 20);
  play.until('draw', 'ben');
  then(ann).hasCardsInHand(1);
});

test('Blessed Wine: in 1997 the card comes at the beginning of that upkeep, before what is to be dealt with in it', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Blessed Wine'], inPlay: lands(2, 'Plains') }, ben: {} });
  ann.casts('Blessed Wine');
  play.until('upkeep', 'ben');
  expect(play.game.state.turn.duties).toEqual([]);
  play.allPass();
  then(ann).hasCardsInHand(1);
  then(ben).hasCardsInHand(0);
});

test('Farmstead: two white mana in the upkeep are a life', () => {
  const { ann } = given(
    'tenth',
    { ann: { inPlay: [{ card: 'Forest', with: ['Farmstead'] }, 'Plains', 'Plains'] }, ben: {} },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  play.pass();
  play.pass();
  ann.chooses('yes');
  play.until('main', 'ann');
  then(ann).hasLife(21);
});

test('Land Tax: three basic lands while somebody has more of them', () => {
  const { ann } = given(
    'tenth',
    {
      ann: { inPlay: ['Land Tax', 'Plains'], library: ['Forest', 'Island', 'Swamp', 'Shock', 'Shock'] },
      ben: { inPlay: ['Forest', 'Forest'] },
    },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  play.pass();
  play.pass();
  ann.chooses('yes');
  ann.chooses('Forest', 'Island', 'Swamp');
  then(ann).hasInHand('Forest', 'Island', 'Swamp');
});

test('Land Tax: nothing where nobody has more', () => {
  const { ann } = given(
    'tenth',
    { ann: { inPlay: ['Land Tax', 'Plains'] }, ben: { inPlay: ['Forest'] } },
    { active: 'ben' },
  );
  play.until('draw', 'ann');
  then(ann).hasCardsInHand(1);
});

test('Lavaborn Muse: three for an opponent with two cards or fewer', () => {
  const { ben } = given('tenth', {
    ann: { inPlay: ['Lavaborn Muse'] },
    ben: { hand: ['Forest', 'Forest'] },
  });
  play.until('draw', 'ben');
  then(ben).hasLife(17);
  const rich = given('tenth', {
    ann: { inPlay: ['Lavaborn Muse'] },
    ben: { hand: ['Forest', 'Forest', 'Forest'] },
  });
  play.until('draw', 'ben');
  then(rich.ben).hasLife(20);
});

test('Ivory Guardians: bigger while an opponent has something red that is no token', () => {
  given('fifth', { ann: { inPlay: ['Ivory Guardians', 'Hill Giant'] }, ben: { inPlay: ['Grizzly Bears'] } });
  then('Ivory Guardians').is(3, 3);
  given('fifth', { ann: { inPlay: ['Ivory Guardians'] }, ben: { inPlay: ['Hill Giant', 'Ivory Guardians'] } });
  then('ann:Ivory Guardians').is(4, 4);
  then('ben:Ivory Guardians').is(4, 4);
});

test('Orcish Farmer: the land is a Swamp until its player untaps', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Orcish Farmer'] }, ben: { inPlay: ['Forest'] } });
  ann.activates('Orcish Farmer', { target: 'Forest' });
  play.allPass();
  then('Forest').hasSubtypes('Swamp');
  play.until('main', 'ben');
  then('Forest').hasSubtypes('Forest');
  then(ben).hasLife(20);
});

test('Pyroblast: aimed at anything, but only what is blue minds', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Air Elemental'] },
    ben: { hand: ['Pyroblast', 'Pyroblast', 'Pyroblast'], inPlay: lands(3, 'Mountain') },
  });
  ann.casts('Grizzly Bears');
  ann.passes();
  ben.casts('Pyroblast', { mode: 0, target: 'Grizzly Bears' });
  play.allPass();
  play.allPass();
  then('Grizzly Bears').isIn('play');
  ann.passes();
  ben.casts('Pyroblast', { mode: 1, target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play');
  ann.passes();
  ben.casts('Pyroblast', { mode: 1, target: 'Air Elemental' });
  play.allPass();
  then('Air Elemental').isIn('graveyard');
});

test('Word of Blasting: a Wall, and what it cost as damage', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Word of Blasting'], inPlay: lands(2, 'Mountain') },
    ben: { inPlay: ['Wall of Stone', 'Hill Giant'] },
  });
  ann.casts('Word of Blasting', { target: 'Wall of Stone' });
  play.allPass();
  then('Wall of Stone').isIn('graveyard');
  then(ben).hasLife(17);
});

test('Beacon of Immortality: twice the life, and back into the library', () => {
  const { ann } = given('tenth', {
    ann: { life: 13, hand: ['Beacon of Immortality'], inPlay: lands(6, 'Plains') },
    ben: {},
  });
  ann.casts('Beacon of Immortality', { target: ann });
  play.allPass();
  then(ann).hasLife(26);
  then('Beacon of Immortality').isIn('library');
});

test('Cone of Flame: one, two and three, to three different targets', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Cone of Flame'], inPlay: lands(5, 'Mountain') },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.casts('Cone of Flame', { targets: [ben, 'Grizzly Bears', 'Hill Giant'] });
  play.allPass();
  then(ben).hasLife(19);
  then('Grizzly Bears').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
});

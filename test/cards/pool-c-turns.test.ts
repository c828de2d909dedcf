// Black and green cards and lands that look at what has happened this turn, or at what else is there, each doing what it says.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Scavenging Ghoul: a counter for each creature that died this turn, whosever; each regenerates it once', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Lightning Bolt', 'Shock'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Scavenging Ghoul', 'Grizzly Bears', 'Llanowar Elves'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  ann.casts('Shock', { target: 'Llanowar Elves' });
  play.allPass();
  play.until('main', 'ben');
  then('Scavenging Ghoul').hasCounters('corpse', 2);
  play.until('main', 'ann');
  then('Scavenging Ghoul').hasCounters('corpse', 2); // nothing died in Ben's turn
});

test('Simulacrum: the damage of this turn comes back as life, and a creature takes it', () => {
  for (const book of ['beta', 'tenth', 'm11'] as const) {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Simulacrum'], inPlay: ['Swamp', 'Swamp', 'Craw Wurm'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(17);
    ann.passes();
    ben.casts('Simulacrum', { target: 'Craw Wurm' });
    play.allPass();
    then(ben).hasLife(20);
    then('Craw Wurm').hasDamage(3);
  }
});

test('Whirling Dervish: grows at the end of a turn in which it hurt the opponent, and not otherwise', () => {
  for (const book of ['fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, { ann: { inPlay: ['Whirling Dervish', 'Grizzly Bears'] }, ben: {} });
    ann.attacks('Whirling Dervish');
    play.until('main', 'ben');
    then('Whirling Dervish').is(2, 2);
    const other = given(book, { ann: { inPlay: ['Whirling Dervish', 'Grizzly Bears'] }, ben: {} });
    other.ann.attacks('Grizzly Bears');
    play.until('main', 'ben');
    then('Whirling Dervish').is(1, 1);
  }
});

test('No Rest for the Wicked: those who died this turn come back, not those from before', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['No Rest for the Wicked', 'Grizzly Bears'], graveyard: ['Craw Wurm'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  ann.passes();
  ben.activates('No Rest for the Wicked');
  play.allPass();
  then('Grizzly Bears').isIn('hand');
  then('Craw Wurm').isIn('graveyard');
});

test('Fastbond: any number of lands, each after the first for a damage', () => {
  for (const book of ['beta', 'tenth', 'm11'] as const) {
    const { ann } = given(book, { ann: { hand: ['Forest', 'Swamp', 'Island'], inPlay: ['Fastbond'] }, ben: {} });
    ann.plays('Forest');
    then(ann).hasLife(20);
    ann.plays('Swamp');
    if (play.game.state.chain.length > 0) play.allPass();
    ann.plays('Island');
    play.until('discard');
    then(ann).hasLife(18);
  }
  const { ann } = given('m11', { ann: { hand: ['Forest', 'Swamp'] }, ben: { inPlay: ['Fastbond'] } });
  ann.plays('Forest');
  refused('one land', () => ann.plays('Swamp'));
});

test.each([
  ['Wild Growth', 'RG'],
  ['Overgrowth', 'RGG'],
] as const)('%s: green mana besides, for whoever controls the land', (name, mana) => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: { inPlay: [{ card: 'Mountain', with: [{ card: name, controller: 'ben' }] }, 'Forest'] },
      ben: {},
    });
    ann.taps('Mountain');
    then(ann).hasMana(mana);
    ann.taps('Forest');
    then(ann).hasMana(`${mana}G`);
  }
});

test("Urza's lands: one mana each, and seven where all three are there", () => {
  const three = ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"];
  for (const book of ['fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, { ann: { inPlay: three }, ben: {} });
    for (const name of three) ann.taps(name);
    then(ann).hasMana('CCCCCCC');
    const two = given(book, { ann: { inPlay: three.slice(0, 2) }, ben: { inPlay: three.slice(2) } });
    for (const name of three.slice(0, 2)) two.ann.taps(name);
    then(two.ann).hasMana('CC');
  }
});

test('Midnight Ritual: a Zombie for each creature card that is exiled', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Midnight Ritual'], inPlay: lands(5, 'Swamp'), graveyard: ['Craw Wurm', 'Hill Giant', 'Gray Ogre'] },
    ben: {},
  });
  ann.casts('Midnight Ritual', { x: 2, targets: ['Craw Wurm', 'Hill Giant'] });
  play.allPass();
  then('Craw Wurm').isIn('removed');
  then('Gray Ogre').isIn('graveyard');
  then('Zombie#2').is(2, 2).isColor('black');
});

test('Karplusan Strider: blue and black spells do not find it; abilities and other spells do', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Unsummon', 'Lightning Bolt'], inPlay: ['Island', 'Mountain', 'Prodigal Sorcerer'] },
    ben: { inPlay: ['Karplusan Strider'] },
  });
  expect(ann.mayCast('Lightning Bolt')).toBe(true);
  ann.activates('Prodigal Sorcerer', { target: 'Karplusan Strider' });
  play.allPass();
  then('Karplusan Strider').hasDamage(1);
  ann.casts('Lightning Bolt', { target: 'Karplusan Strider' });
  play.allPass();
  then('Karplusan Strider').isIn('graveyard');
  const blue = given('tenth', {
    ann: { hand: ['Unsummon'], inPlay: ['Island'] },
    ben: { inPlay: ['Karplusan Strider'] },
  });
  expect(blue.ann.mayCast('Unsummon')).toBe(false);
});

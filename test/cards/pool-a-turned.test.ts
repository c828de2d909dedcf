// Damage turned to another or into life, and other white and red cards that act at a moment of their own.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Pariah: what would hurt you hurts the enchanted creature', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain', 'Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: [{ card: 'Craw Wurm', with: ['Pariah'] }] },
  });
  ann.casts('Shock', { target: 'ben' });
  play.allPass();
  then('Craw Wurm').hasDamage(2);
  then('ben').hasLife(20);
});

test('Pariah: on a creature of another, your damage is theirs', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
      ben: { hand: ['Pariah'], inPlay: lands(3, 'Plains') },
    },
    { active: 'ben' },
  );
  ben.casts('Pariah', { target: 'Gray Ogre' });
  play.allPass();
  play.until('main', 'ann');
  ann.attacks('Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(20);
  then('Gray Ogre').isIn('graveyard');
});

test.each(['beta', 'fifth', 'tenth'])('Veteran Bodyguard: stands in the way while untapped, in %s', (book) => {
  const { ann, ben } = given(book, { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Veteran Bodyguard'] } });
  ann.attacks('Grizzly Bears');
  ben.doesNotBlock();
  play.until('second main');
  then(ben).hasLife(20);
  then('Veteran Bodyguard').hasDamage(2);
});

test('Veteran Bodyguard: not while tapped, and not against spells', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain', 'Grizzly Bears'] },
    ben: { inPlay: [{ card: 'Veteran Bodyguard', tapped: true }] },
  });
  ann.casts('Shock', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
  ann.attacks('Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(16);
});

test('Kjeldoran Royal Guard: takes the combat damage of this turn, and of no other', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain', 'Grizzly Bears'] },
    ben: { inPlay: ['Kjeldoran Royal Guard'] },
  });
  ann.passes();
  ben.activates('Kjeldoran Royal Guard');
  play.allPass();
  ann.casts('Shock', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
  ann.attacks('Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(18);
  then('Kjeldoran Royal Guard').hasDamage(2);
});

test.each(['beta', 'fifth', 'tenth'])('Reverse Damage: the damage of one source is life instead, in %s', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Reverse Damage'], inPlay: lands(3, 'Plains') },
  });
  ann.attacks('Hill Giant');
  if (book === 'fifth') play.until('damage prevention');
  else {
    play.until(book === 'beta' ? 'main after attack' : 'blockers'); // in 1993 it is for damage that has been dealt
    ann.passes();
  }
  ben.casts('Reverse Damage');
  play.allPass();
  if (book === 'tenth') ben.chooses('Hill Giant');
  if (book !== 'beta') play.until('second main');
  then(ben).hasLife(23);
});

test('Earthbind: a flier is hurt and comes down; one that does not fly is left alone', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Earthbind'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Air Elemental'] },
  });
  ann.casts('Earthbind', { target: 'Air Elemental' });
  play.allPass();
  play.allPass();
  then('Air Elemental').hasDamage(2).lacksKeyword('flying');
  const other = given('tenth', { ann: { hand: ['Earthbind'], inPlay: ['Mountain'] }, ben: { inPlay: ['Hill Giant'] } });
  other.ann.casts('Earthbind', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').hasDamage(0);
  then('Earthbind').isIn('play');
});

for (const book of ['beta', 'fifth'])
  test(`${book}: what Earthbind brought down flies again when it is gone`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Earthbind'], inPlay: ['Mountain'] },
      ben: { hand: ['Disenchant'], inPlay: ['Air Elemental', 'Plains', 'Plains'] },
    });
    ann.casts('Earthbind', { target: 'Air Elemental' });
    play.allPass();
    if (play.game.state.packets.length > 0) play.allPass();
    then('Air Elemental').hasDamage(2).lacksKeyword('flying');
    ben.casts('Disenchant', { target: 'Earthbind' });
    play.allPass();
    then('Air Elemental').hasKeyword('flying');
  });

test('Justice: red damage comes back to whoever dealt it, from creatures and spells', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain', 'Hill Giant', 'Grizzly Bears'] },
    ben: { inPlay: ['Justice'] },
  });
  ann.casts('Shock', { target: ben });
  play.allPass();
  play.allPass();
  then(ann).hasLife(18);
  ann.attacks('Hill Giant', 'Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(13);
  then(ann).hasLife(15);
});

test('Panic: only in combat, before blocks', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Panic'], inPlay: ['Mountain', 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  expect(ann.mayCast('Panic')).toBe(false);
  ann.attacks('Grizzly Bears');
  ann.casts('Panic', { target: 'Hill Giant' });
  play.until('second main');
  then(ben).hasLife(18);
  play.until('draw', 'ben');
  then(ann).hasCardsInHand(1);
});

test.each([
  ['Hill Giant', 7, 1],
  ['Siege Mastodon', 7, 1],
  ["Mons's Goblin Raiders", 5, 1],
  ['Earth Elemental', 8, 1],
] as const)('Blood Lust: %s is left with a toughness of at least one', (name, power, toughness) => {
  const { ann } = given('tenth', { ann: { hand: ['Blood Lust'], inPlay: [...lands(2, 'Mountain'), name] }, ben: {} });
  ann.casts('Blood Lust', { target: name });
  play.allPass();
  then(name).is(power, toughness);
});

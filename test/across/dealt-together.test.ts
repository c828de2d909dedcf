// Damage that one text deals in one breath, to creatures and to players, is one dealing: what meets it meets all of it.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

function quakeTurnedAway(book: string, first: string, second: string): void {
  const { ann, ben } = given(book, {
    ann: { hand: ['Earthquake'], inPlay: [...lands('Mountain', 3), 'Wall of Air'] },
    ben: { hand: ["Harm's Way"], inPlay: ['Plains', 'Grizzly Bears'] },
  });
  ann.casts('Earthquake', { x: 2 });
  ann.passes();
  ben.casts("Harm's Way", { target: 'Wall of Air' });
  play.allPass();
  ben.chooses('Earthquake');
  play.allPass();
  expect([play.asked, play.question?.purpose]).toEqual(['ben', 'prevent which damage first']);
  ben.chooses(first, second);
  then('Wall of Air').hasDamage(2);
}

for (const book of ['tenth', 'm11'])
  test(`${book}: of an Earthquake's damage to a player and a creature, the player says which 2 go elsewhere`, () => {
    quakeTurnedAway(book, 'Grizzly Bears', 'ben');
    then('Grizzly Bears').isIn('play').hasDamage(0);
    expect(play.lives).toEqual([18, 18]);
    quakeTurnedAway(book, 'ben', 'Grizzly Bears');
    then('Grizzly Bears').isIn('graveyard');
    expect(play.lives).toEqual([18, 20]);
  });

test('m11: what a source with lifelink deals to its target and to its own player is one gain of life', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [...lands('Mountain', 3), "Ajani's Pridemate", { card: 'Brothers of Fire', with: ['Lifelink'] }] },
    ben: {},
  });
  ann.activates('Brothers of Fire', { target: ben });
  play.allPass();
  expect(play.lives).toEqual([21, 19]);
  if (play.question?.ask === 'yesno') ann.chooses('yes');
  then("Ajani's Pridemate").hasCounters('+1/+1', 1);
});

test('m11: Inferno finds a Pariah’s creature and its player at the same time', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Inferno'], inPlay: lands('Mountain', 7) },
    ben: { inPlay: [{ card: 'Colossus of Sardia', with: ['Pariah'] }] },
  });
  ann.casts('Inferno');
  play.allPass();
  then('Colossus of Sardia').isIn('graveyard'); // 6 and 6
  expect(play.lives).toEqual([14, 20]);
});

// Those who take damage for others: Bodyguards, Incarnations, and what may be done about it.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
  test(`${book}: a Bodyguard with protection takes nothing`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Craw Wurm', 'Furnace of Rath'] },
      ben: { inPlay: [{ card: 'Veteran Bodyguard', with: ['Green Ward'] }] },
    });
    ann.attacks('Craw Wurm');
    ben.doesNotBlock();
    play.until('second main');
    then(ben).hasLife(20);
    then('Veteran Bodyguard').isIn('play').hasDamage(0);
  });

  test(`${book}: Simulacrum counts all damage of the turn, each time anew`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Simulacrum', 'Simulacrum'], inPlay: [...lands('Swamp', 4), 'Craw Wurm'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(17);
    ann.passes();
    ben.casts('Simulacrum', { target: 'Craw Wurm' });
    play.allPass();
    then(ben).hasLife(20);
    then('Craw Wurm').hasDamage(3);
    if (play.asked === 'ann') ann.passes();
    ben.casts('Simulacrum', { target: 'Craw Wurm' });
    play.allPass();
    then(ben).hasLife(23);
    then('Craw Wurm').isIn('graveyard');
  });

  test(`${book}: a gaseous attacker deals nothing to a Bodyguard either`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Craw Wurm', with: ['Gaseous Form'] }, 'Hill Giant'] },
      ben: { inPlay: ['Veteran Bodyguard'] },
    });
    ann.attacks('Craw Wurm', 'Hill Giant');
    ben.doesNotBlock();
    play.until('second main');
    then('Veteran Bodyguard').hasDamage(3);
    then(ben).hasLife(20);
  });

  test(`${book}: a tapped Bodyguard guards nobody`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant', 'Icy Manipulator', 'Forest'] },
      ben: { inPlay: ['Veteran Bodyguard'] },
    });
    ann.activates('Icy Manipulator', { target: 'Veteran Bodyguard' });
    play.allPass();
    ann.attacks('Hill Giant');
    play.until('second main');
    then(ben).hasLife(17);
  });

  test(`${book}: a Bodyguard that has changed sides guards its new player`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Control Magic'], inPlay: [...lands('Island', 4), 'Hill Giant'] },
      ben: { inPlay: ['Veteran Bodyguard'] },
    });
    ann.casts('Control Magic', { target: 'Veteran Bodyguard' });
    play.allPass();
    ann.attacks('Hill Giant');
    play.until('second main');
    then(ben).hasLife(17);
    then('Veteran Bodyguard').hasDamage(0);
  });

  test(`${book}: Creature Bond counts the toughness that the creature had`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
      ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Creature Bond', 'Holy Strength'] }] },
    });
    ann.casts('Terror', { target: 'Grizzly Bears' });
    play.allPass();
    then(ben).hasLife(16);
  });

  test(`${book}: the owner of an Incarnation that dies loses half the life, rounded up`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Terror'], inPlay: [...lands('Swamp', 2), 'Mountain'] },
      ben: { life: 15, inPlay: [{ card: 'Personal Incarnation' }] },
    });
    ann.casts('Terror', { target: 'Personal Incarnation' });
    play.allPass();
    then('Personal Incarnation').isIn('graveyard');
    then(ben).hasLife(7);
  });
}

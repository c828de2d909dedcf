// Permanents that change sides while something speaks of them, in the books with the stack (2007, 2010).

import { expect } from 'vitest';
import { given, play, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const vampires = [...lands('Captivating Vampire', 2), ...lands('Child of Night', 3)];
const BOOKS = ['tenth', 'm11'];

for (const book of BOOKS) {
  rule(['T-450', 'M-490'], `${book}: nobody sacrifices what an opponent has taken in the meantime`, () => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Arc Runner'] }, ben: { inPlay: vampires } });
    play.until('end');
    expect(play.game.state.chain.length, 'to be sacrificed').toBe(1);
    ann.passes();
    ben.activates('Captivating Vampire', { target: 'Arc Runner' });
    play.allPass();
    then('Arc Runner').isIn('play').isControlledBy(ben).hasSubtypes('Elemental', 'Ox', 'Vampire');
  });

  rule(['T-450', 'M-490'], `${book}: a stolen Mitotic Slime that is sacrificed leaves its tokens to the thief`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Act of Treason'], inPlay: [...lands('Mountain', 3), 'Bloodthrone Vampire'] },
      ben: { inPlay: ['Mitotic Slime'] },
    });
    ann.casts('Act of Treason', { target: 'Mitotic Slime' });
    play.allPass();
    ann.activates('Bloodthrone Vampire', { choose: ['Mitotic Slime'] });
    play.allPass();
    then('Ooze').isControlledBy(ann);
    then('Ooze#2').isControlledBy(ann);
    then('Mitotic Slime').isIn('graveyard').isOwnedBy(ben);
  });

  rule(['T-382', 'M-429'], `${book}: a stolen creature with a hammer of the other side links life to the thief`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Act of Treason'], inPlay: lands('Mountain', 3) },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Loxodon Warhammer'] }] },
    });
    ann.casts('Act of Treason', { target: 'Hill Giant' });
    play.allPass();
    ann.attacks('Hill Giant');
    play.until('end of combat');
    then(ann).hasLife(26);
    then(ben).hasLife(14);
    then('Loxodon Warhammer').isControlledBy(ben).isAttachedTo('Hill Giant');
  });

  rule(
    ['T-316', 'M-346'],
    `${book}: of two Auras that take a creature the newer counts, and then the older again`,
    () => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Mind Control'], inPlay: lands('Island', 5) },
        ben: {
          hand: ['Persuasion', 'Disenchant'],
          inPlay: [...lands('Island', 5), ...lands('Plains', 2), 'Hill Giant'],
        },
      });
      ann.casts('Mind Control', { target: 'Hill Giant' });
      play.allPass();
      play.until('main', 'ben');
      then('Hill Giant').isControlledBy(ann);
      ben.casts('Persuasion', { target: 'Hill Giant' });
      play.allPass();
      then('Hill Giant').isControlledBy(ben);
      ben.casts('Disenchant', { target: 'Persuasion' });
      play.allPass();
      then('Hill Giant').isControlledBy(ann);
    },
  );

  rule(['T-316', 'M-346'], `${book}: a Jinxed Idol given away twice comes back between the two`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Jinxed Idol', 'Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: ['Gray Ogre'] },
    });
    ann.activates('Jinxed Idol', { target: ben, choose: ['Grizzly Bears'] });
    ann.activates('Jinxed Idol', { target: ben, choose: ['Hill Giant'] });
    play.pass();
    play.pass();
    ben.activates('Jinxed Idol', { target: ann, choose: ['Gray Ogre'] });
    play.pass();
    play.pass();
    then('Jinxed Idol').isControlledBy(ann);
    play.allPass();
    then('Jinxed Idol').isControlledBy(ben);
  });

  rule(['T-316', 'M-346'], `${book}: the Idol hurts whom it belonged to when its ability triggered`, () => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Jinxed Idol', 'Grizzly Bears'] }, ben: {} }, { active: 'ben' });
    play.until('upkeep', 'ann');
    ann.activates('Jinxed Idol', { target: ben, choose: ['Grizzly Bears'] });
    play.allPass();
    then('Jinxed Idol').isControlledBy(ben);
    then(ann).hasLife(18);
    then(ben).hasLife(20);
  });

  rule(['T-381', 'M-252'], `${book}: who loses Platinum Angel to a thief loses with what life there is`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Act of Treason'], inPlay: lands('Mountain', 3) },
      ben: { life: -3, inPlay: ['Platinum Angel'] },
    });
    ann.casts('Act of Treason', { target: 'Platinum Angel' });
    play.allPass();
    play.isWonBy('ann');
  });
}

rule(
  ['T-382', 'T-444'],
  'tenth: a lifelinked attacker taken with its damage on the stack links life to its new side',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: [{ card: 'Hill Giant', with: ['Lifelink'] }] },
      ben: { inPlay: vampires },
    });
    ann.attacks('Hill Giant');
    ben.doesNotBlock();
    play.until('damage is on the stack');
    ann.passes();
    ben.activates('Captivating Vampire', { target: 'Hill Giant' });
    play.allPass();
    then(ben).hasLife(20);
    then(ann).hasLife(20);
  },
);

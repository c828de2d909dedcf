// Three cards of Portal that meet: who must intercept, attackers that leave, and what is put into the discard pile.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { onward } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule('P-143', 'Alluring Scent on what one creature alone may intercept: one of two must', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Alluring Scent'], inPlay: [...lands('Forest', 3), 'Charging Rhino'] },
    ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
  });
  ann.casts('Alluring Scent', { target: 'Charging Rhino' });
  ann.attacks('Charging Rhino');
  expect(() => ben.letsThrough('Charging Rhino')).toThrow();
  expect(() => ben.intercepts('Charging Rhino', 'Hill Giant', 'Gray Ogre')).toThrow();
  ben.intercepts('Charging Rhino', 'Gray Ogre');
  then('Gray Ogre').isIn('graveyard');
  then('Hill Giant').isIn('play').hasDamage(0);
});

rule('P-203', 'a Treetop Defense makes the grounded able to obey a Scent on a flyer', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Alluring Scent'], inPlay: [...lands('Forest', 3), 'Wind Drake'] },
    ben: { hand: ['Treetop Defense'], inPlay: ['Hill Giant', 'Forest', 'Forest'] },
  });
  ann.casts('Alluring Scent', { target: 'Wind Drake' });
  ann.attacks('Wind Drake');
  ben.casts('Treetop Defense');
  expect(() => ben.letsThrough('Wind Drake')).toThrow();
  ben.intercepts('Wind Drake', 'Hill Giant');
  then('Wind Drake').isIn('graveyard');
});

rule('P-203', 'with the scented attacker slain nobody is kept for it', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Alluring Scent'], inPlay: [...lands('Forest', 3), 'Craw Wurm', 'Grizzly Bears'] },
    ben: { hand: ["Assassin's Blade"], inPlay: ['Hill Giant', 'Swamp', 'Swamp'] },
  });
  ann.casts('Alluring Scent', { target: 'Craw Wurm' });
  ann.attacks('Craw Wurm', 'Grizzly Bears');
  ben.casts("Assassin's Blade", { target: 'Craw Wurm' });
  ben.letsThrough('Grizzly Bears');
  then(ben).hasLife(18);
});

rule('P-203', 'a Reversal counts the attackers that an Unsummoning has left', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'] },
    ben: {
      hand: ['Command of Unsummoning', 'Blessed Reversal'],
      inPlay: [...lands('Island', 3), ...lands('Plains', 2)],
    },
  });
  ann.attacks('Hill Giant', 'Gray Ogre', 'Grizzly Bears');
  ben.casts('Command of Unsummoning', { targets: ['Hill Giant', 'Gray Ogre'] });
  ben.casts('Blessed Reversal');
  onward(() => play.step === 'play cards after attack', 'the end of the attack');
  then(ann).hasCardsInHand(2);
  then(ben).hasLife(21);
});

rule('P-204', 'a Denial answers the Denial of an Axe', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Lava Axe', 'Mystic Denial'], inPlay: [...lands('Mountain', 5), ...lands('Island', 3)] },
    ben: { hand: ['Mystic Denial'], inPlay: lands('Island', 3) },
  });
  ann.casts('Lava Axe');
  ben.casts('Mystic Denial', { target: 'Lava Axe' });
  ann.casts('Mystic Denial', { target: 'Mystic Denial' });
  then(ben).hasLife(15);
  then('Lava Axe').isIn('graveyard');
});

rule('P-194', 'what was given up for a Final Strike goes where its own words send it', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Final Strike'], inPlay: [...lands('Swamp', 4), 'Undying Beast'] },
    ben: {},
  });
  ann.casts('Final Strike');
  then('Undying Beast').isIn('library');
  then(ben).hasLife(17);
});

rule('P-166', 'a Summer Bloom gives three lands after the step for one, and no fourth', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Summer Bloom', ...lands('Forest', 4)], inPlay: lands('Forest', 2) },
    ben: {},
  });
  ann.casts('Summer Bloom');
  for (let land = 0; land < 3; land += 1) ann.plays('Forest');
  expect(() => ann.plays('Forest')).toThrow('already played a land');
});

rule('P-150', 'a Toad that dies in the wind costs its opponent a card before anybody intercepts', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Noxious Toad', 'Hill Giant'] },
    ben: { hand: ['Scorching Winds', 'Plains'], inPlay: ['Mountain', 'Gray Ogre'] },
  });
  ann.attacks('Noxious Toad', 'Hill Giant');
  ben.casts('Scorching Winds');
  then('Noxious Toad').isIn('graveyard');
  then(ben).hasCardsInHand(0);
  ben.intercepts('Hill Giant', 'Gray Ogre');
  then('Hill Giant').isIn('graveyard');
  then(ben).hasLife(20);
});

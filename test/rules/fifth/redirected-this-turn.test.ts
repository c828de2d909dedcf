// Redirection for the whole turn (Kjeldoran Royal Guard): it is used where redirection is, takes what waits, and lasts.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { onward, throughCombat } from '../../support/onward.ts';

const isPrevention = (): boolean =>
  play.question?.ask === 'act' && play.question.window === 'prevention' && play.asked === 'ben';

function attacked(...attackers: string[]) {
  const players = given('fifth', {
    ann: { inPlay: attackers },
    ben: { inPlay: ['Kjeldoran Royal Guard', 'Samite Healer'] },
  });
  players.ann.attacks(...attackers);
  players.ben.doesNotBlock();
  return players;
}

rule(['F-299', 'F-629'], 'not before there is damage', () => {
  const { ben } = attacked('Hill Giant', 'Gray Ogre');
  onward(() => play.asked === 'ben' && play.question?.ask === 'act');
  expect(ben.mayActivate('Kjeldoran Royal Guard')).toBe(false);
});

rule(['F-299', 'F-631'], 'in the step it takes all that waits, and a Healer may still lessen it', () => {
  const { ben } = attacked('Hill Giant', 'Gray Ogre');
  onward(isPrevention);
  ben.activates('Kjeldoran Royal Guard');
  onward(isPrevention);
  ben.activates('Samite Healer', { target: 'Kjeldoran Royal Guard' });
  throughCombat();
  then(ben).hasLife(20);
  then('Kjeldoran Royal Guard').isIn('play').hasDamage(4);
});

rule(['F-299', 'F-301'], 'what the first strikers have dealt, and then what the others deal', () => {
  const { ben } = attacked('Elvish Archers', 'Gray Ogre');
  onward(isPrevention);
  ben.activates('Kjeldoran Royal Guard');
  throughCombat();
  then(ben).hasLife(20);
  then('Kjeldoran Royal Guard').hasDamage(4);
});

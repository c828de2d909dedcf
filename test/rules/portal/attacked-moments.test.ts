// Portal's moment after an attack is announced, and interception one at a time, with several cards that meet.

import { describe, expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { nextTurn, onward, untilAsked } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const benActs = (): void => onward(() => play.asked === 'ben' && play.question?.ask === 'act', "ben's moment");

describe('when you are attacked', () => {
  rule('P-203', 'Defiant Stand untaps what Seasoned Marshal has tapped, and it intercepts', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Seasoned Marshal'] },
      ben: { hand: ['Defiant Stand'], inPlay: ['Gray Ogre', 'Plains', 'Plains'] },
    });
    ann.attacks('Seasoned Marshal');
    ann.chooses('yes');
    ann.chooses('Gray Ogre');
    then('Gray Ogre').isTapped();
    benActs();
    ben.casts('Defiant Stand', { target: 'Gray Ogre' });
    then('Gray Ogre').isUntapped().is(3, 5);
    untilAsked('block');
    ben.intercepts('Seasoned Marshal', 'Gray Ogre');
    then('Seasoned Marshal').isIn('graveyard');
    then('Gray Ogre').isIn('play');
  });

  rule('P-203', 'the Blade is answered by a Denial, and that by another', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Mystic Denial'], inPlay: [...lands('Island', 3), 'Hill Giant'] },
      ben: { hand: ["Assassin's Blade", 'Mystic Denial'], inPlay: [...lands('Swamp', 2), ...lands('Island', 3)] },
    });
    ann.attacks('Hill Giant');
    benActs();
    ben.casts("Assassin's Blade", { target: 'Hill Giant' });
    ann.casts('Mystic Denial', { target: "Assassin's Blade" });
    ben.casts('Mystic Denial', { target: 'Mystic Denial' });
    then('Hill Giant').isIn('graveyard');
  });

  rule('P-060', 'Harsh Justice: an attacker that takes the last life of both in one fight: a draw', () => {
    const { ann, ben } = given('portal', {
      ann: { life: 3, inPlay: ['Hill Giant'] },
      ben: { life: 3, hand: ['Harsh Justice'], inPlay: lands('Plains', 3) },
    });
    ann.attacks('Hill Giant');
    benActs();
    ben.casts('Harsh Justice');
    while (play.question?.ask === 'act') play.pass();
    play.isWonBy(null);
  });

  rule('P-203', 'Deep Wood beside Harsh Justice: what deals no damage gives none back', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { hand: ['Deep Wood', 'Harsh Justice'], inPlay: [...lands('Forest', 2), ...lands('Plains', 3)] },
    });
    ann.attacks('Hill Giant');
    benActs();
    ben.casts('Deep Wood');
    ben.casts('Harsh Justice');
    onward(() => play.step === 'play cards after attack');
    expect(play.lives).toEqual([20, 20]);
  });
});

describe('Alluring Scent, one attacker at a time', () => {
  const scented = (lures: readonly string[], others: readonly string[], ben: readonly (string | object)[]) => {
    const players = given('portal', {
      ann: {
        hand: lures.map(() => 'Alluring Scent'),
        inPlay: [...lands('Forest', 3 * lures.length), ...lures, ...others],
      },
      ben: { hand: ["Assassin's Blade", 'Defiant Stand'], inPlay: [...(ben as string[]), 'Swamp', 'Plains', 'Swamp'] },
    });
    for (const target of lures) players.ann.casts('Alluring Scent', { target });
    players.ann.attacks(...lures, ...others);
    return players;
  };

  rule('P-104', 'two that lure and one that can: it obeys one of them, whichever', () => {
    const { ben } = scented(['Hill Giant', 'Grizzly Bears'], [], ['Gray Ogre']);
    untilAsked('pick');
    ben.chooses('Grizzly Bears');
    ben.letsThrough('Grizzly Bears');
    then(ben).hasLife(18);
    refused('must block', () => ben.letsThrough('Hill Giant'));
    ben.intercepts('Hill Giant', 'Gray Ogre');
    then('Gray Ogre').isIn('graveyard');
  });

  rule('P-104', 'what cannot reach a flier that lures is free for another', () => {
    const { ben } = scented(['Snapping Drake'], ['Grizzly Bears'], ['Gray Ogre', 'Moon Sprite']);
    untilAsked('pick');
    ben.chooses('Grizzly Bears');
    refused('must block', () => ben.intercepts('Grizzly Bears', 'Gray Ogre', 'Moon Sprite'));
    ben.intercepts('Grizzly Bears', 'Gray Ogre');
    ben.intercepts('Snapping Drake', 'Moon Sprite');
    then(ben).hasLife(20);
  });

  rule('P-104', 'one is enough where more may not intercept, and the other is free', () => {
    const { ben } = scented(['Stalking Tiger'], ['Grizzly Bears'], ['Gray Ogre', 'Knight Errant']);
    untilAsked('pick');
    ben.chooses('Grizzly Bears');
    refused('must block', () => ben.intercepts('Grizzly Bears', 'Gray Ogre', 'Knight Errant'));
    ben.intercepts('Grizzly Bears', 'Knight Errant');
    refused('must block', () => ben.letsThrough('Stalking Tiger'));
    ben.intercepts('Stalking Tiger', 'Gray Ogre');
  });

  rule('P-104', 'the one that lures is bladed: everybody is free again', () => {
    const { ben } = scented(['Hill Giant'], ['Grizzly Bears'], ['Gray Ogre']);
    benActs();
    ben.casts("Assassin's Blade", { target: 'Hill Giant' });
    untilAsked('block');
    ben.letsThrough('Grizzly Bears');
    then(ben).hasLife(18);
  });

  rule('P-104', 'who is untapped after the attack is announced has to obey as well', () => {
    const { ben } = scented(['Hill Giant'], ['Grizzly Bears'], [{ card: 'Gray Ogre', tapped: true }]);
    benActs();
    ben.casts('Defiant Stand', { target: 'Gray Ogre' });
    untilAsked('pick');
    ben.chooses('Grizzly Bears');
    then(ben).hasLife(18);
    refused('must block', () => ben.letsThrough('Hill Giant'));
    ben.intercepts('Hill Giant', 'Gray Ogre');
  });
});

describe('both at once', () => {
  rule('P-041', 'Prosperity for more than either deck holds: a draw', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Prosperity'], inPlay: lands('Island', 4), library: ['Plains'] },
      ben: { library: ['Plains', 'Plains'] },
    });
    ann.casts('Prosperity', { x: 3 });
    play.isWonBy(null);
  });

  rule('P-275', 'an Earthquake for both under the late loss: who heals in the same part of the turn wins', () => {
    const { ann } = given(
      'portal',
      {
        ann: {
          life: 2,
          hand: ['Earthquake', 'Sacred Nectar'],
          inPlay: [...lands('Mountain', 3), ...lands('Plains', 2)],
        },
        ben: { life: 2 },
      },
      { rules: ['losing at the end of a phase'] },
    );
    ann.casts('Earthquake', { x: 2 });
    play.isGoingOn();
    ann.casts('Sacred Nectar');
    then(ann).hasLife(4);
    play.pass();
    play.isWonBy('ann');
  });

  rule('P-132', 'Steadfastness ends together with the damage that it made bearable', () => {
    const { ann } = given('portal', {
      ann: {
        hand: ['Steadfastness', 'Earthquake'],
        inPlay: [...lands('Plains', 2), ...lands('Mountain', 5), 'Grizzly Bears'],
      },
      ben: {},
    });
    ann.casts('Steadfastness');
    ann.casts('Earthquake', { x: 4 });
    then('Grizzly Bears').hasDamage(4);
    nextTurn();
    then('Grizzly Bears').isIn('play').is(2, 2);
  });
});

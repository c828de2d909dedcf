// Three cards of 1993 that meet in an attack: bands, tramplers, regeneration, and what takes damage for somebody.

import { describe, expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { onward, settle, throughCombat, untilDivided } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

/** When Ben may act after the defense has been declared. */
const benMayAct = (): void =>
  onward(() => play.step === 'declare defense' && play.asked === 'ben' && play.question?.ask === 'act', 'Ben');
const regeneration = (): void =>
  onward(() => play.question?.ask === 'act' && play.question.window === 'regeneration', 'regeneration');

describe('bands', () => {
  rule(
    ['B-264', 'B-278'],
    'a strong blocker of a band kills only whom the attacker names, after the first strike',
    () => {
      const { ann, ben } = given('beta', {
        ann: { inPlay: ['Benalish Hero', 'White Knight'] },
        ben: { inPlay: ['Grizzly Bears', 'Plains'], hand: ['Righteousness'] },
      });
      ann.bands('Benalish Hero', 'White Knight');
      ann.attacks('Benalish Hero', 'White Knight');
      ben.blocks('White Knight', 'Grizzly Bears');
      ben.casts('Righteousness', { target: 'Grizzly Bears' });
      play.allPass();
      expect(untilDivided()).toBe(true);
      expect(play.asked).toBe('ann');
      ann.assigns({ 'Benalish Hero': 9 });
      throughCombat();
      then('White Knight').isIn('play');
      then('Benalish Hero').isIn('graveyard');
      then('Grizzly Bears').isIn('play');
    },
  );

  rule(
    ['B-264', 'B-268'],
    'the defender heaps a trampler’s damage on one of a group with bands: what is too much goes on',
    () => {
      const { ann, ben } = given('beta', {
        ann: { inPlay: ['Force of Nature'] },
        ben: { inPlay: ['Benalish Hero', 'Wall of Swords'] },
      });
      ann.attacks('Force of Nature');
      ben.blocks('Force of Nature', 'Benalish Hero', 'Wall of Swords');
      untilDivided();
      expect(play.asked).toBe('ben');
      ben.assigns({ 'Wall of Swords': 8 });
      throughCombat();
      then(ben).hasLife(17);
      then('Wall of Swords').isIn('graveyard');
      then('Benalish Hero').isIn('play');
    },
  );

  rule(['B-264', 'B-231'], 'Blaze of Glory at a band and another: its player divides between the two', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Benalish Hero', 'Gray Ogre', 'Craw Wurm'] },
      ben: { inPlay: ['Hill Giant', 'Plains'], hand: ['Blaze of Glory'] },
    });
    ann.bands('Benalish Hero', 'Gray Ogre');
    ann.attacks('Benalish Hero', 'Gray Ogre', 'Craw Wurm');
    ben.casts('Blaze of Glory', { target: 'Hill Giant' });
    settle();
    ben.blocks('Benalish Hero', 'Hill Giant');
    ben.blocks('Craw Wurm', 'Hill Giant');
    expect(untilDivided()).toBe(true);
    expect(play.asked).toBe('ben');
    expect(play.question?.ask === 'split' && play.question.among.length).toBe(2);
  });
});

describe('what stands before the defender', () => {
  rule(['B-189', 'B-213'], 'Forcefield lessens one of two attackers, and a tapped Bodyguard none', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['Forcefield', 'Plains', { card: 'Veteran Bodyguard', tapped: true }] },
    });
    ann.attacks('Craw Wurm', 'Hill Giant');
    benMayAct();
    ben.activates('Forcefield', { choose: ['Craw Wurm'] });
    throughCombat();
    then(ben).hasLife(16);
  });

  rule('B-213', 'what a Forcefield let through is all that Reverse Damage turns back', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Forcefield', ...lands('Plains', 4)], hand: ['Reverse Damage'] },
    });
    ann.attacks('Craw Wurm');
    benMayAct();
    ben.activates('Forcefield');
    throughCombat();
    then(ben).hasLife(19);
    ann.passes();
    ben.casts('Reverse Damage');
    settle();
    then(ben).hasLife(21);
  });

  rule(['B-268', 'B-240'], 'what tramples over is of a blocked creature: no Bodyguard takes it', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['War Mammoth', 'Hill Giant'] },
      ben: { inPlay: ['Scryb Sprites', 'Veteran Bodyguard'] },
    });
    ann.attacks('War Mammoth', 'Hill Giant');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    throughCombat();
    then(ben).hasLife(18);
    then('Veteran Bodyguard').hasDamage(3);
  });

  rule('B-189', 'a Circle used in vain: the Bodyguard had taken the damage before it', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { inPlay: ['Veteran Bodyguard', 'Circle of Protection: Red', 'Plains'] },
    });
    ann.attacks('Hill Giant');
    benMayAct();
    ben.activates('Circle of Protection: Red', { choose: ['Hill Giant'] });
    throughCombat();
    then(ben).hasLife(20);
    then('Veteran Bodyguard').hasDamage(3);
  });
});

describe('what becomes of attackers', () => {
  rule(['B-252', 'B-255'], 'hurt by a Basilisk and destroyed by it after the attack: a Troll regenerates twice', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Uthden Troll', 'Mountain', 'Mountain'] },
      ben: { inPlay: ['Thicket Basilisk'] },
    });
    ann.attacks('Uthden Troll');
    ben.blocks('Uthden Troll', 'Thicket Basilisk');
    for (const step of ['damage dealing', 'end of attack']) {
      regeneration();
      expect(play.step).toBe(step);
      ann.activates('Uthden Troll');
    }
    settle();
    then('Uthden Troll').isIn('play').isTapped();
  });

  rule('B-252', 'whom a Stone Giant threw is destroyed at end of turn, and may be regenerated', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Stone Giant', { card: 'Grizzly Bears', with: ['Regeneration'] }, 'Forest'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.activates('Stone Giant', { target: 'Grizzly Bears' });
    settle();
    ann.attacks('Grizzly Bears');
    throughCombat();
    then(ben).hasLife(18);
    regeneration();
    ann.activates('Regeneration');
    settle();
    then('Grizzly Bears').isIn('play').isTapped();
  });

  rule('B-286', 'Dwarven Warriors chose a small creature: that it has grown since lets nobody block it', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Dwarven Warriors', 'Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.activates('Dwarven Warriors', { target: 'Grizzly Bears' });
    settle();
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    settle();
    ann.attacks('Grizzly Bears');
    throughCombat();
    then(ben).hasLife(15);
  });

  rule('B-142', 'a Kormus Bell tapped in the attack: the swamps are out of it, tapped, and nobody is hurt', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Kormus Bell', 'Swamp', 'Swamp'] },
      ben: { inPlay: ['Icy Manipulator', 'Plains', 'Grizzly Bears'] },
    });
    ann.attacks('Swamp', 'Swamp#2');
    ben.blocks('Swamp', 'Grizzly Bears');
    ben.activates('Icy Manipulator', { target: 'Kormus Bell' });
    settle();
    throughCombat();
    then(ben).hasLife(20);
    then('Swamp').isIn('play').isTapped();
  });

  rule('B-169', 'a forked Berserk doubles what is doubled', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Berserk', 'Fork'], inPlay: ['Forest', 'Mountain', 'Mountain', 'Grizzly Bears'] },
      ben: {},
    });
    ann.casts('Berserk', { target: 'Grizzly Bears' });
    ann.casts('Fork', { target: 'Berserk' });
    settle();
    then('Grizzly Bears').is(8, 2).hasKeyword('trample');
  });
});

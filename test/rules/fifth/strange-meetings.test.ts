// Cards of 1997 that meet: steps of prevention that follow one another, duties of upkeep, and what artifacts become.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { nextTurn, onward, settle, throughCombat } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

/** Until this player may act in a step of prevention, or at the moment of regeneration. */
const moment = (window: 'prevention' | 'regeneration', name: string): void =>
  onward(() => play.question?.ask === 'act' && play.question.window === window && play.asked === name, window);

const duties = (): string[] =>
  play.game.state.turn.duties.map(({ source }) => play.game.inside.kind(source).definition.name);
const upkeep = (): void =>
  onward(() => play.game.state.turn.active === 0 && duties().length > 0 && play.question?.ask === 'act', 'upkeep');

describe('steps of prevention', () => {
  rule(['F-299', 'F-631'], 'damage that a Monolith turns to its player meets a Circle in the same step', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Jade Monolith', 'Circle of Protection: Red', 'Grizzly Bears', 'Plains', 'Plains'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    moment('prevention', 'ben');
    expect(ben.mayActivate('Circle of Protection: Red')).toBe(false);
    ben.activates('Jade Monolith', { target: 'Grizzly Bears' });
    onward(() => play.asked === 'ben' && ben.mayActivate('Circle of Protection: Red'), 'the Circle');
    ben.activates('Circle of Protection: Red');
    settle();
    then(ben).hasLife(20);
    then('Grizzly Bears').isIn('play').hasDamage(0);
  });

  rule(['F-299', 'F-629'], 'Eye for an Eye answers what has been dealt, and nothing that a Circle took', () => {
    const shot = (circle: boolean) => {
      const { ann, ben } = given('fifth', {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
        ben: { hand: ['Eye for an Eye'], inPlay: ['Circle of Protection: Red', ...lands('Plains', 3)] },
      });
      ann.casts('Lightning Bolt', { target: ben });
      moment('prevention', 'ben');
      if (circle) ben.activates('Circle of Protection: Red');
      else ben.casts('Eye for an Eye');
      settle();
      return [...play.lives];
    };
    expect(shot(false)).toEqual([17, 17]);
    expect(shot(true)).toEqual([20, 20]);
  });

  rule('F-629', 'what tramples over has a step of its own, and a Circle stops it there', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['War Mammoth'] },
      ben: { inPlay: ['Scryb Sprites', 'Circle of Protection: Green', 'Plains'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    onward(
      () => play.asked === 'ben' && play.question?.ask === 'act' && ben.mayActivate('Circle of Protection: Green'),
    );
    ben.activates('Circle of Protection: Green');
    throughCombat();
    then(ben).hasLife(20);
    then('Scryb Sprites').isIn('graveyard');
  });

  rule('F-631', 'Reverse Damage takes the part of a Fireball that is its player’s', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Fireball'], inPlay: lands('Mountain', 8) },
      ben: { hand: ['Reverse Damage'], inPlay: ['Hill Giant', ...lands('Plains', 3)] },
    });
    ann.casts('Fireball', { x: 6, targets: ['Hill Giant', 'ben'] });
    moment('prevention', 'ben');
    ben.casts('Reverse Damage');
    settle();
    then(ben).hasLife(23);
    then('Hill Giant').isIn('graveyard');
  });

  rule('F-631', 'Justice answers what was dealt, and not what a Circle took away', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: lands('Mountain', 2) },
      ben: { inPlay: ['Justice', 'Circle of Protection: Red', 'Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    settle();
    expect(play.lives).toEqual([17, 17]);
    ann.casts('Lightning Bolt', { target: ben });
    moment('prevention', 'ben');
    ben.activates('Circle of Protection: Red');
    settle();
    expect(play.lives).toEqual([17, 17]);
  });
});

describe('the moment of regeneration', () => {
  rule(['F-502', 'F-506'], 'a Disk: the creature is saved by the very enchantment that goes with it', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ["Nevinyrral's Disk", 'Plains'] },
      ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Regeneration'] }, 'Drudge Skeletons', 'Forest', 'Swamp'] },
    });
    ann.activates("Nevinyrral's Disk");
    moment('regeneration', 'ben');
    ben.activates('Regeneration');
    moment('regeneration', 'ben');
    ben.activates('Drudge Skeletons');
    settle();
    then('Grizzly Bears').isIn('play').isTapped();
    then('Drudge Skeletons').isIn('play');
    then('Regeneration').isIn('graveyard');
  });

  rule(['F-502', 'F-506'], 'Venom: damage first, destruction at the end of combat, and a regeneration for each', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Venom'] }] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp', 'Swamp'] },
    });
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Drudge Skeletons');
    for (let i = 0; i < 2; i += 1) {
      moment('regeneration', 'ben');
      ben.activates('Drudge Skeletons');
    }
    throughCombat();
    then('Drudge Skeletons').isIn('play');
  });

  rule(['F-465', 'F-464'], 'a group with a regenerated member is divided among by its bander, past that member', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Craw Wurm', 'Prodigal Sorcerer'] },
      ben: { inPlay: ['Drudge Skeletons', 'Benalish Hero', 'Wall of Stone', 'Swamp'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Drudge Skeletons', 'Benalish Hero', 'Wall of Stone');
    ann.activates('Prodigal Sorcerer', { target: 'Drudge Skeletons' });
    moment('regeneration', 'ben');
    ben.activates('Drudge Skeletons');
    onward(() => play.question?.ask === 'split');
    expect(play.asked).toBe('ben');
    ben.assigns({ 'Wall of Stone': 6 });
    throughCombat();
    for (const spared of ['Benalish Hero', 'Drudge Skeletons', 'Wall of Stone']) then(spared).isIn('play');
  });
});

describe('duties of upkeep', () => {
  test('War Machine without a hand: a Circle stops the damage, and then nothing taps it', () => {
    const { ann } = given(
      'fifth',
      { ann: { inPlay: ["Mishra's War Machine", 'Circle of Protection: Artifacts', 'Plains', 'Plains'] }, ben: {} },
      { active: 'ben' },
    );
    upkeep();
    ann.dealsWith("Mishra's War Machine");
    moment('prevention', 'ann');
    ann.activates('Circle of Protection: Artifacts');
    settle();
    then(ann).hasLife(20);
    then("Mishra's War Machine").isUntapped();
  });

  rule('F-565', 'Titania’s Song and Energy Flux: the later of the two decides whether artifacts are paid for', () => {
    const fluxLast = given('fifth', {
      ann: { hand: ['Energy Flux'], inPlay: ["Titania's Song", 'Rod of Ruin', ...lands('Island', 3)] },
      ben: {},
    });
    fluxLast.ann.casts('Energy Flux');
    settle();
    nextTurn();
    nextTurn();
    upkeep();
    expect(duties()).toEqual(['Rod of Ruin']);
    const songLast = given('fifth', {
      ann: { hand: ["Titania's Song"], inPlay: ['Energy Flux', 'Rod of Ruin', ...lands('Forest', 4)] },
      ben: {},
    });
    songLast.ann.casts("Titania's Song");
    settle();
    nextTurn();
    nextTurn();
    onward(() => play.step === 'upkeep');
    expect(duties()).toEqual([]);
    then('Rod of Ruin').is(4, 4);
  });

  rule('F-651', 'Paralyze: paid, tapped again in answer to nothing, and paid again', () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: [{ card: 'Hill Giant', with: ['Paralyze'], tapped: true }, ...lands('Forest', 8)] },
        ben: { inPlay: ['Icy Manipulator', 'Island'] },
      },
      { active: 'ben' },
    );
    onward(() => play.game.state.turn.active === 0 && play.step === 'upkeep' && play.asked === 'ann');
    ann.activates('Paralyze');
    settle();
    then('Hill Giant').isUntapped();
    ann.passes();
    ben.activates('Icy Manipulator', { target: 'Hill Giant' });
    settle();
    then('Hill Giant').isTapped();
    ann.activates('Paralyze');
    settle();
    then('Hill Giant').isUntapped();
  });
});

describe('life and its end', () => {
  rule(['F-002', 'F-616'], 'both at nought in one combat, by an attacker and the Eye that answers it: a draw', () => {
    const { ann, ben } = given('fifth', {
      ann: { life: 3, inPlay: ['Hill Giant'] },
      ben: { life: 3, hand: ['Eye for an Eye'], inPlay: lands('Plains', 2) },
    });
    ann.attacks('Hill Giant');
    moment('prevention', 'ben');
    ben.casts('Eye for an Eye');
    while (play.question?.ask === 'act') play.pass();
    play.isWonBy(null);
  });

  rule(
    ['F-002', 'F-229'],
    'unspent mana takes the last life as the phase ends in which the rival has none: a draw',
    () => {
      const { ann, ben } = given('fifth', {
        ann: { life: 1, hand: ['Lightning Bolt'], inPlay: lands('Mountain', 2) },
        ben: { life: 3 },
      });
      ann.casts('Lightning Bolt', { target: ben });
      settle();
      play.isGoingOn();
      ann.taps('Mountain');
      while (play.question?.ask === 'act') play.pass();
      play.isWonBy(null);
    },
  );

  test('Pox: thirds rounded up, of life, hand, creatures and lands', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Pox', 'Forest', 'Forest'], inPlay: [...lands('Swamp', 3), 'Grizzly Bears'] },
      ben: {
        life: 7,
        hand: lands('Forest', 4),
        inPlay: [...lands('Swamp', 5), 'Gray Ogre', 'Hill Giant', 'Craw Wurm', 'Grizzly Bears'],
      },
    });
    ann.casts('Pox');
    settle();
    expect(play.lives).toEqual([13, 4]);
    then(ann).hasCardsInHand(1);
    then(ben).hasCardsInHand(2);
    const left = (seat: number): number =>
      play.game.state.inPlay.filter((id) => play.game.inside.object(id).controller === seat).length;
    expect([left(0), left(1)]).toEqual([2, 5]);
  });
});

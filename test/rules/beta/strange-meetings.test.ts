// Cards of 1993 that meet: lives paid and lost, the dead and their masters, copies, turns, and libraries that run out.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { nextTurn, onward, settle, throughCombat } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

/** Everything that waits, each effect taking its first place where an order is asked for. */
function eagerly(): void {
  for (let i = 0; i < 60 && play.question !== null; i += 1) {
    const { question, game } = play;
    if (question.ask === 'act') {
      if (game.state.chain.length === 0) return;
      play.pass();
    } else if (question.ask === 'pick' && question.purpose === 'when it takes effect') {
      const first = Math.min(...question.from.map(({ id }) => id));
      game.answer({ kind: 'pick', picked: question.from.filter(({ id }) => id === first) }, question.player);
    } else throw new Error(`nobody answered ${JSON.stringify(question)}`);
  }
}

describe('Lich', () => {
  rule('B-111', 'unspent mana costs life points, which is no damage: nothing is destroyed for it', () => {
    const { ann } = given('beta', { ann: { inPlay: ['Swamp', 'Lich', 'Grizzly Bears'], life: 0 }, ben: {} });
    ann.taps('Swamp');
    ann.passes();
    play.pass();
    then(ann).hasLife(-1);
    then('Grizzly Bears').isIn('play');
    play.isGoingOn();
  });

  rule('B-285', 'Swords and Salve in one batch: a card for each point', () => {
    const { ann } = given('beta', {
      ann: {
        inPlay: ['Plains', 'Plains', 'Lich', 'Craw Wurm'],
        hand: ['Swords to Plowshares', 'Healing Salve'],
        life: 0,
      },
      ben: {},
    });
    ann.casts('Swords to Plowshares', { target: 'Craw Wurm' });
    ann.casts('Healing Salve', { mode: 0, target: ann });
    settle();
    then(ann).hasLife(0).hasCardsInHand(9);
  });

  test('Balance takes what it takes, and nothing besides', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Balance'], inPlay: ['Lich', ...lands('Plains', 5)], life: 0 },
      ben: { inPlay: lands('Forest', 2) },
    });
    ann.casts('Balance');
    settle();
    then('Lich').isIn('play');
    expect(play.game.state.inPlay.filter((id) => play.game.inside.object(id).controller === 0)).toHaveLength(3);
  });
});

describe('the dead and their masters', () => {
  rule('B-161', 'a stolen Personal Incarnation dies: its owner loses half, rounded up', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Terror', 'Control Magic'], inPlay: [...lands('Swamp', 2), ...lands('Island', 4)] },
      ben: { life: 11, inPlay: ['Personal Incarnation'] },
    });
    ann.casts('Control Magic', { target: 'Personal Incarnation' });
    settle();
    ann.casts('Terror', { target: 'Personal Incarnation' });
    settle();
    then(ben).hasLife(5);
    then(ann).hasLife(20);
  });

  rule(
    'B-161',
    'one raised from a rival graveyard goes back there with its Animate Dead, and its owner loses half',
    () => {
      const { ann, ben } = given('beta', {
        ann: { hand: ['Animate Dead', 'Disenchant'], inPlay: [...lands('Swamp', 2), ...lands('Plains', 2)] },
        ben: { graveyard: ['Personal Incarnation'] },
      });
      ann.casts('Animate Dead', { target: 'Personal Incarnation' });
      settle();
      then('Personal Incarnation').isControlledBy(ann).is(5, 6);
      ann.casts('Disenchant', { target: 'Animate Dead' });
      settle();
      then('Personal Incarnation').isIn('graveyard');
      then(ben).hasLife(10);
    },
  );

  rule('B-269', 'a raised White Knight throws its black enchantment off, and is dead again', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Animate Dead'], inPlay: lands('Swamp', 2), graveyard: ['White Knight'] },
      ben: {},
    });
    ann.casts('Animate Dead', { target: 'White Knight' });
    settle();
    then('White Knight').isIn('graveyard');
    then('Animate Dead').isIn('graveyard');
  });

  rule('B-208', 'a Clone of a raised creature has no part in its enchantment', () => {
    const { ann } = given('beta', {
      ann: {
        hand: ['Animate Dead', 'Clone', 'Disenchant'],
        inPlay: [...lands('Swamp', 2), ...lands('Plains', 2), ...lands('Island', 4)],
        graveyard: ['Craw Wurm'],
      },
      ben: {},
    });
    ann.casts('Animate Dead', { target: 'Craw Wurm' });
    settle();
    ann.casts('Clone', { choose: ['Craw Wurm'] });
    settle();
    ann.casts('Disenchant', { target: 'Animate Dead' });
    settle();
    const left = play.game.state.inPlay.filter((id) => play.game.inside.char(id).name === 'Craw Wurm');
    expect(left.map((id) => play.game.inside.char(id).power)).toEqual([6]);
  });

  test('False Orders: who has blocked a Basilisk dies for it wherever it is sent', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Thicket Basilisk', 'Grizzly Bears', 'Mountain'], hand: ['False Orders'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.attacks('Thicket Basilisk', 'Grizzly Bears');
    ben.blocks('Thicket Basilisk', 'Hill Giant');
    ann.casts('False Orders', { target: 'Hill Giant' });
    onward(() => play.question?.ask === 'pick' || play.question?.ask === 'yesno');
    if (play.question?.ask === 'yesno') ann.chooses('yes');
    ann.chooses('Grizzly Bears');
    throughCombat();
    then('Hill Giant').isIn('graveyard');
    then('Grizzly Bears').isIn('graveyard');
    then(ben).hasLife(18);
  });
});

describe('libraries that run out together', () => {
  rule('B-053', 'Braingeyser and Ancestral Recall in one batch, each for more than there is: a draw', () => {
    const short = ['Plains', 'Plains'];
    const { ann, ben } = given('beta', {
      ann: { hand: ['Braingeyser'], inPlay: lands('Island', 5), library: short },
      ben: { hand: ['Ancestral Recall'], inPlay: ['Island'], library: short },
    });
    ann.casts('Braingeyser', { x: 3, target: ben });
    ben.casts('Ancestral Recall', { target: ann });
    play.allPass();
    play.isWonBy(null);
  });

  rule('B-053', 'a forked Wheel of Fortune with ten cards each: a draw', () => {
    const ten = lands('Plains', 10);
    const { ann } = given('beta', {
      ann: { hand: ['Wheel of Fortune', 'Fork'], inPlay: lands('Mountain', 5), library: ten },
      ben: { library: ten },
    });
    ann.casts('Wheel of Fortune');
    ann.casts('Fork', { target: 'Wheel of Fortune' });
    play.allPass();
    play.isWonBy(null);
  });
});

describe('colors and words', () => {
  rule('B-187', 'Sleight of Mind at a Terror on its way: its target is no longer one', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
      ben: { hand: ['Sleight of Mind'], inPlay: ['Grizzly Bears', 'Island'] },
    });
    ann.casts('Terror', { target: 'Grizzly Bears' });
    ben.casts('Sleight of Mind', { target: 'Terror', choose: ['black', 'green'] });
    settle();
    then('Grizzly Bears').isIn('play');
    then('Terror').isIn('graveyard');
  });

  rule('B-187', 'Purelace at a Bolt: it is the white Circle that stops it', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Purelace'], inPlay: ['Mountain', 'Plains'] },
      ben: { inPlay: ['Circle of Protection: White', 'Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Purelace', { target: 'Lightning Bolt' });
    ben.activates('Circle of Protection: White', { choose: ['Lightning Bolt'] });
    eagerly();
    then(ben).hasLife(20);
  });

  rule('B-298', 'any number of interrupts: a Terror made green is countered by the same player’s Lifeforce kin', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
      ben: { hand: ['Lifelace'], inPlay: ['Grizzly Bears', 'Deathgrip', 'Forest', 'Swamp', 'Swamp'] },
    });
    ann.casts('Terror', { target: 'Grizzly Bears' });
    ben.casts('Lifelace', { target: 'Terror' });
    ben.activates('Deathgrip', { target: 'Terror' });
    settle();
    then('Grizzly Bears').isIn('play');
    then('Terror').isIn('graveyard');
  });
});

describe('this and that', () => {
  rule('B-181', 'Living Lands: a Forest just played is a creature just come, and gives no mana', () => {
    const { ann } = given('beta', { ann: { hand: ['Forest'], inPlay: ['Living Lands'] }, ben: {} });
    ann.plays('Forest');
    refused('summoning sick', () => ann.taps('Forest'));
  });

  rule('B-252', 'an Earthquake that kills Bears takes the Warlord whom they made big', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Earthquake'], inPlay: lands('Mountain', 3) },
      ben: { inPlay: ['Keldon Warlord', 'Grizzly Bears', 'Gray Ogre'] },
    });
    ann.casts('Earthquake', { x: 2 });
    settle();
    then('Keldon Warlord').isIn('graveyard');
  });

  test('Veteran Bodyguard takes it all: nothing is left for a Forcefield to lessen', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Forcefield', 'Veteran Bodyguard', 'Forest'] },
    });
    ann.attacks('Craw Wurm');
    ben.doesNotBlock();
    ben.activates('Forcefield');
    throughCombat();
    then(ben).hasLife(20);
    then('Veteran Bodyguard').isIn('graveyard');
  });

  rule('B-268', 'Jade Monolith takes what the trampled blocker gets, and the rest tramples on', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['War Mammoth'] },
      ben: { inPlay: ['Scryb Sprites', 'Jade Monolith', 'Forest'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    ben.activates('Jade Monolith', { target: 'Scryb Sprites', choose: ['War Mammoth'] });
    throughCombat();
    then(ben).hasLife(17);
    then('Scryb Sprites').isIn('play');
  });

  rule('B-285', 'Berserk and Fog: no damage is done, and the attacker dies of it all the same', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Berserk'], inPlay: ['Grizzly Bears', 'Forest'] },
      ben: { hand: ['Fog'], inPlay: ['Forest'] },
    });
    ann.attacks('Grizzly Bears');
    ann.casts('Berserk', { target: 'Grizzly Bears' });
    ben.casts('Fog');
    settle();
    throughCombat();
    then(ben).hasLife(20);
    nextTurn();
    then('Grizzly Bears').isIn('graveyard');
  });

  rule('B-083', 'a stolen Time Vault: whoever has it may skip the turn', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Steal Artifact'], inPlay: lands('Island', 4) },
      ben: { inPlay: [{ card: 'Time Vault', tapped: true }] },
    });
    ann.casts('Steal Artifact', { target: 'Time Vault' });
    settle();
    nextTurn();
    onward(() => play.question?.ask === 'yesno');
    expect(play.asked).toBe('ann');
    ann.chooses('yes');
    then('Time Vault').isUntapped();
    expect(play.game.state.turn.active).toBe(1);
  });
});

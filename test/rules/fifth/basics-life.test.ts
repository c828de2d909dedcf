// Fifth, "First Things First": life, how it goes up and down, and how a duel is won and lost.

import { expect } from 'vitest';
import { newGame } from '../../../src/game/index.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const deck = Array.from({ length: 40 }, () => 'Mountain');

rule('F-001', 'both players begin with the same fixed life total', () => {
  const game = newGame({ book: 'fifth', decks: [deck, deck], seed: 1 });
  expect(game.view(0).players.map((player) => player.life)).toEqual([20, 20]);
});

rule('F-002', 'whoever is down to 0 life loses the duel', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { life: 3 },
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  then(ben).hasLife(0);
  play.allPass();
  play.isWonBy('ann');
});

rule('F-003', 'a player with plenty of life loses when there is no card left to draw', () => {
  given('fifth', { ann: { library: [] }, ben: {} }, { step: 'upkeep' });
  play.allPass();
  play.allPass();
  play.isWonBy('ben');
  expect(play.game.outcome?.reason).toBe('library');
});

rule('F-004', 'effects of cards can raise a life total, even above the one at the start', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Healing Salve'], inPlay: ['Plains', 'Fountain of Youth', 'Plains', 'Plains'] },
    ben: {},
  });
  ann.casts('Healing Salve', { target: ann });
  play.allPass();
  then(ann).hasLife(23);
  ann.activates('Fountain of Youth');
  play.allPass();
  then(ann).hasLife(24);
});

rule('F-005', 'the next duel begins with the starting life again, whatever the last one ended with', () => {
  const { ann, ben } = given('fifth', { ann: { life: 31 }, ben: {} });
  ben.concedes();
  play.isWonBy('ann');
  then(ann).hasLife(31);
  const next = newGame({ book: 'fifth', decks: [deck, deck], seed: 2, options: { loser: 1 } });
  expect(next.view(0).players.map((player) => player.life)).toEqual([20, 20]);
});

rule(['F-006', 'F-104'], 'an opponent is damaged by a spell, by an attack and by an effect of a card in play', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Lightning Bolt'],
      inPlay: ['Mountain', 'Grizzly Bears', 'Rod of Ruin', 'Mountain', 'Mountain', 'Mountain'],
    },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
  ann.activates('Rod of Ruin', { target: ben });
  play.allPass();
  then(ben).hasLife(16);
  ann.attacks('Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(14);
});

rule('F-007', 'a defender answers with a spell, with a blocker, and with the attacker’s own cards', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Hill Giant', 'Scathe Zombies', 'Gray Ogre'] },
    ben: {
      hand: ['Terror'],
      inPlay: ['Swamp', 'Swamp', 'Wall of Stone', { card: 'Ironroot Treefolk', owner: 'ann' }],
    },
  });
  ann.attacks('Hill Giant', 'Scathe Zombies', 'Gray Ogre');
  ben.casts('Terror', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
  ben.blocks('Scathe Zombies', 'Wall of Stone');
  ben.blocks('Gray Ogre', 'Ironroot Treefolk');
  play.until('second main');
  then(ben).hasLife(20);
  then('Gray Ogre').isIn('graveyard');
  then('Ironroot Treefolk').isOwnedBy(ann).hasDamage(2);
});

// Magic 2011, "Parts of the Turn", "Priority" and the end of the game.

import { expect } from 'vitest';
import type { Declared } from '../../../src/engine/asking/decision.ts';
import { newGame } from '../../../src/game/index.ts';
import { triggered } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

/** Passes through one whole turn and notes the steps in which somebody is asked. */
function stepsOfTurn(attackers: readonly Declared[] = []): string[] {
  const seen: string[] = [];
  const { number } = play.game.state.turn;
  while (play.game.state.turn.number === number) {
    if (seen.at(-1) !== play.step) seen.push(play.step);
    if (play.question?.ask === 'attack') play.game.answer({ kind: 'attack', attackers });
    else play.pass();
  }
  return seen;
}

rule(
  ['M-222', 'M-226', 'M-236', 'M-246', 'M-212', 'M-180', 'M-451', 'M-150'],
  'the parts of a turn come in their order, whether anything happens in them or not',
  () => {
    given('m11', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} }, { step: 'upkeep' });
    const [bears] = play.game.state.inPlay;
    expect(stepsOfTurn([{ id: bears ?? 0, target: { what: 'player', id: 1 }, band: 0 }])).toEqual([
      'upkeep',
      'draw',
      'main',
      'beginning of combat',
      'declare attackers',
      'declare blockers',
      'combat damage',
      'end of combat',
      'second main',
      'end step',
    ]);
    expect(play.game.book.turn.map((phase) => phase.steps.map((step) => step.name))).toEqual([
      ['untap', 'upkeep', 'draw'],
      ['main'],
      [
        'beginning of combat',
        'declare attackers',
        'declare blockers',
        'first strike damage',
        'combat damage',
        'end of combat',
      ],
      ['second main'],
      ['end step', 'cleanup'],
    ]);
  },
);

// The Comprehensive Rules of 2010, 508.6; the booklet says of its parts only that "you'll skip many of these".
rule('M-212', 'without attackers there is no step for blockers and none for combat damage', () => {
  given('m11', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} }, { step: 'beginning of combat' });
  expect(stepsOfTurn()).toEqual([
    'beginning of combat',
    'declare attackers',
    'end of combat',
    'second main',
    'end step',
  ]);
});

rule(['M-002', 'M-251'], 'after the cleanup step it is the turn of the opponent, and so on', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: [{ card: 'Forest', tapped: true }] }, ben: { inPlay: [{ card: 'Forest', tapped: true }] } },
    { step: 'end step' },
  );
  play.until('upkeep', 'ben');
  then('ben:Forest').isUntapped();
  then('ann:Forest').isTapped();
  play.until('upkeep', 'ann');
  then('ann:Forest').isUntapped();
  then(ann).hasCardsInHand(0);
  then(ben).hasCardsInHand(1);
});

rule(
  ['M-224', 'M-230', 'M-233', 'M-237', 'M-243', 'M-464', 'M-465', 'M-467'],
  'in each step the active player may act first, then the other, until both pass in a row',
  () => {
    for (const step of ['upkeep', 'draw', 'main', 'beginning of combat', 'end of combat', 'second main', 'end step']) {
      const { ann, ben } = given(
        'm11',
        {
          ann: { hand: ['Fog'], inPlay: ['Forest', 'Looming Shade', 'Swamp'] },
          ben: { hand: ['Fog'], inPlay: ['Forest'] },
        },
        { step },
      );
      expect([play.step, play.asked]).toEqual([step, 'ann']);
      refused('not your question', () => play.game.answer({ kind: 'pass' }, ben.seat));
      ann.activates('Looming Shade');
      expect(play.asked).toBe('ann');
      ann.passes();
      expect(play.asked).toBe('ben');
      ben.casts('Fog');
      expect(play.asked).toBe('ben');
      ben.passes();
      expect(play.asked).toBe('ann');
      play.allPass();
      expect([play.step, play.asked]).toEqual([step, 'ann']);
      play.pass();
      expect([play.step, play.asked]).toEqual([step, 'ben']);
      play.pass();
      expect(play.step).not.toBe(step);
    }
  },
);

rule('M-466', 'who acts keeps the chance to act again', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  expect(play.asked).toBe('ann');
  ann.casts('Lightning Bolt', { target: ben });
  expect(play.asked).toBe('ann');
});

rule('M-467', 'making mana is doing something: after it both must pass again', () => {
  const { ann, ben } = given('m11', { ann: {}, ben: { inPlay: ['Forest'] } });
  ann.passes();
  ben.taps('Forest');
  expect(play.asked).toBe('ben');
  ben.passes();
  expect([play.step, play.asked]).toEqual(['main', 'ann']);
});

rule('M-227', 'in the first turn nothing is untapped and the turn goes on', () => {
  const game = newGame({
    book: 'm11',
    decks: [Array(60).fill('Forest'), Array(60).fill('Forest')],
    seed: 1,
    options: { windows: 'all' },
  });
  game.answer({ kind: 'option', option: 0 });
  game.answer({ kind: 'no' });
  game.answer({ kind: 'no' });
  expect(game.state.inPlay).toEqual([]);
  expect(game.view(0).step).toBe('upkeep');
  expect(game.events.some((event) => event.event === 'untapped')).toBe(false);
});

rule('M-232', 'the starting player has no draw step in the first turn, not even for Howling Mine', () => {
  const { ann, ben } = given('m11', { ann: {}, ben: { inPlay: ['Howling Mine'] } }, { turn: 1, step: 'upkeep' });
  play.pass();
  play.pass();
  expect(play.step).toBe('main');
  then(ann).hasCardsInHand(0);
  play.until('draw', 'ben');
  play.allPass();
  then(ben).hasCardsInHand(2);
  play.until('draw', 'ann');
  play.allPass();
  then(ann).hasCardsInHand(2);
});

rule('M-231', 'the draw comes at the start of the draw step, before anybody acts', () => {
  const { ann } = given('m11', { ann: { inPlay: [], library: ['Fog'] }, ben: {} }, { step: 'upkeep' });
  then(ann).hasCardsInHand(0);
  play.pass();
  play.pass();
  expect(play.step).toBe('draw');
  then(ann).hasCardsInHand(1);
});

rule('M-389', 'other draws do not replace the draw of the turn', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Ancestral Recall'], inPlay: ['Island'] }, ben: {} },
    { step: 'upkeep' },
  );
  ann.casts('Ancestral Recall', { target: ann });
  play.allPass();
  then(ann).hasCardsInHand(3);
  play.until('draw');
  then(ann).hasCardsInHand(4);
});

rule(
  ['M-234', 'M-235', 'M-244'],
  'in both main phases the active player casts all kinds of spells, the other only instants and abilities',
  () => {
    for (const step of ['main', 'second main']) {
      const hand = ['Divination', 'Fog', 'Grizzly Bears', 'Howling Mine', 'Levitation', 'Jace Beleren'];
      const { ann, ben } = given(
        'm11',
        { ann: { hand, mana: 'GGGGUUUUUU' }, ben: { hand, mana: 'GGGGUUUUUU', inPlay: ['Looming Shade', 'Swamp'] } },
        { step },
      );
      for (const name of hand) expect(ann.mayCast(name), name).toBe(true);
      ann.casts('Howling Mine');
      play.allPass();
      ann.casts('Fog');
      play.allPass();
      expect(ann.mayCast('Divination')).toBe(true);
      ann.passes();
      for (const name of hand) expect(ben.mayCast(name), name).toBe(name === 'Fog');
      expect(ben.mayActivate('Looming Shade')).toBe(true);
    }
  },
);

rule('M-248', 'cleanup: the active player discards down to seven', () => {
  const { ann } = given('m11', { ann: { hand: [...Array(8).fill('Forest'), 'Fog'] }, ben: {} }, { step: 'end step' });
  play.pass();
  play.pass();
  expect(play.step).toBe('cleanup');
  ann.chooses('Fog', 'Forest');
  then(ann).hasCardsInHand(7).hasCardsInGraveyard(2);
  expect([play.step, play.asked]).toEqual(['upkeep', 'ben']);
});

rule('M-249', 'then, at one moment, damage goes and effects end: nothing dies of a bonus that ends', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Giant Growth', ...Array(8).fill('Forest')],
      inPlay: ['Forest', { card: 'Grizzly Bears', damage: 1 }, 'Prodigal Pyromancer'],
    },
    ben: {},
  });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  ann.activates('Prodigal Pyromancer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(5, 5).hasDamage(2);
  play.until('end');
  play.pass();
  play.pass();
  then('Grizzly Bears').is(5, 5).hasDamage(2); // the discard comes first
  ann.chooses('Forest');
  then('Grizzly Bears').isIn('play').is(2, 2).hasDamage(0);
});

rule(['M-250', 'M-228'], 'nobody acts in the cleanup step …', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Fog'], inPlay: ['Forest'] }, ben: { hand: ['Fog'], inPlay: ['Forest'] } },
    { step: 'end step' },
  );
  ann.passes();
  ben.passes();
  expect([play.step, play.asked]).toEqual(['upkeep', 'ben']); // neither the cleanup nor the untap step asked
});

rule('M-250', '… unless an ability triggers in it; then it resolves, players may act, and the step comes again', () => {
  const mourner = card('Discard Mourner', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 1],
    abilities: [triggered({ on: 'discards', who: 'you' }, [{ do: 'gainLife', who: { ref: 'you' }, amount: 1 }])],
  });
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: [...Array(7).fill('Forest'), 'Fog'], inPlay: ['Discard Mourner'] },
      ben: { hand: ['Giant Growth'], inPlay: ['Forest'] },
    },
    { step: 'end step', cards: [mourner] },
  );
  ann.passes();
  ben.passes();
  ann.chooses('Forest');
  expect([play.step, play.asked]).toEqual(['cleanup', 'ann']);
  expect(play.game.state.chain.length).toBe(1);
  ann.passes();
  ben.casts('Giant Growth', { target: 'Discard Mourner' });
  play.allPass();
  then(ann).hasLife(21);
  then('Discard Mourner').is(4, 4);
  expect(play.step).toBe('cleanup');
  play.pass();
  play.pass();
  expect([play.step, play.asked]).toEqual(['upkeep', 'ben']);
  then('Discard Mourner').is(1, 1);
});

example('M-211', 'Spellbook: no discard; without it, down to seven', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: Array(9).fill('Forest'), inPlay: ['Spellbook'] }, ben: {} },
    { step: 'end step' },
  );
  play.until('upkeep', 'ben');
  then(ann).hasCardsInHand(9);
  const gone = given(
    'm11',
    {
      ann: { hand: Array(9).fill('Forest'), inPlay: ['Spellbook'] },
      ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
    },
    { step: 'end step' },
  );
  gone.ben.casts('Disenchant', { target: 'Spellbook' });
  play.allPass();
  play.pass();
  play.pass();
  expect(play.question?.purpose).toBe('discard down to the hand limit');
  gone.ann.chooses('Forest', 'Forest#2');
  then(gone.ann).hasCardsInHand(7);
});

rule('M-209', 'a card that contradicts the rules wins: Relentless Assault gives a second combat phase', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Relentless Assault'], inPlay: ['Hill Giant', ...Array(4).fill('Mountain')] },
    ben: {},
  });
  ann.attacks('Hill Giant');
  play.until('second main');
  then(ben).hasLife(17);
  ann.casts('Relentless Assault');
  play.allPass();
  then('Hill Giant').isUntapped();
  ann.attacks('Hill Giant');
  play.until('second main');
  then(ben).hasLife(14);
  play.until('end');
});

rule(['M-004', 'M-252'], 'a player with 0 life or less loses at once', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { life: 2 },
  });
  ann.casts('Lightning Bolt', { target: ann });
  ann.casts('Lightning Bolt', { target: ben });
  play.pass();
  play.pass();
  play.isWonBy('ann');
  then(ben).hasLife(-1);
  then(ann).hasLife(20); // the other spell never resolves
  expect(play.question).toBeNull();
});

rule('M-214', 'a player who must draw from an empty library loses; an empty library alone loses nothing', () => {
  given('m11', { ann: { library: ['Forest'] }, ben: {} }, { step: 'upkeep' });
  play.until('main');
  expect(play.game.state.players[0]?.library).toEqual([]);
  play.isGoingOn();
  play.until('upkeep', 'ben');
  play.until('upkeep', 'ann');
  play.isGoingOn();
  play.pass();
  play.pass();
  play.isWonBy('ben');
});

rule('M-215', 'a spell can say that a player wins or loses', () => {
  const won = given('m11', { ann: { hand: ['Win Now'] }, ben: {} }, { cards: ALL });
  won.ann.casts('Win Now');
  play.allPass();
  play.isWonBy('ann');
  const lost = given('m11', { ann: { hand: ['Lose Now'] }, ben: {} }, { cards: ALL });
  lost.ann.casts('Lose Now', { target: lost.ann });
  play.allPass();
  play.isWonBy('ben');
});

rule('M-515', 'ten poison counters lose the game', () => {
  const { ann, ben } = given('m11', { ann: { hand: ['Poison', 'Poison'] }, ben: { poison: 8 } }, { cards: ALL });
  ann.casts('Poison', { target: ben });
  play.allPass();
  then(ben).hasPoison(9);
  play.isGoingOn();
  ann.casts('Poison', { target: ben });
  play.allPass();
  play.isWonBy('ann');
});

example(['M-391', 'M-392'], 'Earthquake brings both players to 0 or less: the game is a draw', () => {
  const { ann } = given('m11', {
    ann: { life: 2, hand: ['Earthquake'], inPlay: Array(4).fill('Mountain') },
    ben: { life: 3 },
  });
  ann.casts('Earthquake', { x: 3 });
  play.allPass();
  play.isWonBy(null);
});

rule('M-340', 'a player may concede at any time, also in the middle of the turn of the other', () => {
  const { ben } = given('m11', { ann: {}, ben: {} });
  ben.concedes();
  play.isWonBy('ann');
  expect(play.question).toBeNull();
});

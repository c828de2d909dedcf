// What leaves with a player who is out, and how the game goes on for the others (2007: CR 600.4; 2010: CR 800.4).

import { expect, test } from 'vitest';
import { fromPosition, type Game, newGame, playReplay } from '../../src/game/index.ts';
import { given, play, then } from '../play.ts';

const all = { variant: 'free-for-all' };
const lands = (land: string, number: number): string[] => Array.from({ length: number }, () => land);

for (const who of ['ben', 'cat'] as const)
  test(`Mind Control: if ${who === 'ben' ? 'who took the creature leaves, it goes back' : 'its owner leaves, it leaves and the Aura is put away'}`, () => {
    const scene = given(
      'm11',
      { ann: {}, ben: { hand: ['Mind Control'], inPlay: lands('Island', 5) }, cat: { inPlay: ['Hill Giant'] } },
      { ...all, active: 'ben' },
    );
    scene.ben.casts('Mind Control', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(scene.ben);
    scene[who].concedes();
    if (who === 'ben') {
      then('Hill Giant').isIn('play').isControlledBy(scene.cat);
      then('Mind Control').isIn('gone');
    } else {
      then('Hill Giant').isIn('gone');
      then('Mind Control').isIn('graveyard');
    }
  });

test('control for a turn ends at once', () => {
  const { ann, cat } = given(
    'm11',
    { ann: { hand: ['Act of Treason'], inPlay: lands('Mountain', 3) }, ben: {}, cat: { inPlay: ['Hill Giant'] } },
    all,
  );
  ann.casts('Act of Treason', { target: 'Hill Giant' });
  play.allPass();
  ann.attacks({ card: 'Hill Giant', at: 'ben' });
  ann.concedes();
  then('Hill Giant').isControlledBy(cat).isNotAttacking();
});

test('what came into play under the control of one who leaves is removed from the game', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Rise from the Grave'], inPlay: lands('Swamp', 5) }, ben: { graveyard: ['Hill Giant'] }, cat: {} },
    all,
  );
  ann.casts('Rise from the Grave', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isControlledBy(ann);
  ann.concedes();
  then('Hill Giant').isIn('removed').isOwnedBy(ben);
});

test('spells and abilities of one who leaves cease to be; those of others that wait under them resolve later', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      cat: {},
    },
    all,
  );
  ann.casts('Lightning Bolt', { target: 'cat' });
  ben.casts('Lightning Bolt', { target: 'cat' });
  ben.concedes();
  expect(play.game.state.chain).toHaveLength(1);
  // Priority goes on to the next player: Ann's own spell has not resolved by Ben's leaving.
  expect(play.lives).toEqual([20, 20, 20]);
  expect(play.asked).toBe('cat');
  play.allPass();
  expect(play.lives).toEqual([20, 20, 17]);
});

test('triggers of one who leaves are gone, and others hear that things have left', () => {
  const { ben } = given(
    'tenth',
    { ann: { inPlay: ['Soul Warden'] }, ben: { inPlay: ['Soul Warden'], hand: ['Grizzly Bears'] }, cat: {} },
    { ...all, active: 'ben' },
  );
  expect(ben.name).toBe('ben');
  ben.concedes();
  expect(play.game.state.waiting).toEqual([]);
  expect(play.game.state.inPlay).toHaveLength(1);
});

test('attackers of one who leaves are gone, and blockers block nothing any more', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Grizzly Bears'] }, cat: {} },
    all,
  );
  ann.attacks({ card: 'Hill Giant', at: 'ben' });
  ben.blocks('Hill Giant', 'Grizzly Bears');
  then('Hill Giant').isBlocked();
  ann.concedes();
  play.until('upkeep', 'ben');
  then('Grizzly Bears').isIn('play').hasDamage(0);
  expect(play.lives[1]).toBe(20);
});

test('who attacks a player who leaves goes on attacking and deals no damage; one that was blocked stays blocked', () => {
  const { ann, ben, cat } = given(
    'm11',
    {
      ann: { inPlay: ['Hill Giant', 'Craw Wurm', 'Runeclaw Bear'] },
      ben: { inPlay: ['Grizzly Bears'] },
      cat: {},
    },
    all,
  );
  ann.attacks(
    { card: 'Hill Giant', at: 'ben' },
    { card: 'Craw Wurm', at: 'ben' },
    { card: 'Runeclaw Bear', at: 'cat' },
  );
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  then('Craw Wurm').isBlocked();
  ben.concedes();
  then('Hill Giant').isAttacking();
  play.until('end of combat');
  expect(play.lives).toEqual([20, 20, 18]);
  expect(cat.name).toBe('cat');
});

test('a turn goes on without the player who had it, and the next player is the next one', () => {
  const { ann, ben } = given(
    'm11',
    { ann: {}, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, cat: {} },
    { ...all, step: 'upkeep' },
  );
  ann.concedes();
  expect(play.game.state.turn.active).toBe(0);
  expect(play.asked).toBe('ben');
  ben.casts('Lightning Bolt', { target: 'cat' });
  play.allPass();
  expect(play.lives).toEqual([20, 20, 17]);
  play.until('upkeep', 'ben');
  play.until('upkeep', 'cat');
  play.until('upkeep', 'ben');
});

test('everybody who is left still has the chance to act when one who had it leaves', () => {
  const { ann, ben, cat } = given(
    'm11',
    {
      ann: {},
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      cat: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    },
    all,
  );
  expect(play.asked).toBe('ann');
  ann.concedes();
  const asked: (string | null)[] = [];
  for (let i = 0; i < 2; i += 1) {
    asked.push(play.asked);
    play.pass();
  }
  expect(asked).toEqual(['ben', 'cat']);
  expect([ben.name, cat.name]).toEqual(['ben', 'cat']);
});

test('an extra turn of one who has left does not come', () => {
  const { ann } = given('m11', { ann: { hand: ['Time Warp'], inPlay: lands('Island', 5) }, ben: {}, cat: {} }, all);
  ann.casts('Time Warp', { target: 'ann' });
  play.allPass();
  ann.concedes();
  expect(play.game.state.turn.extraTurns).toEqual([]);
  play.until('upkeep', 'ben');
});

test('what lasts until the next turn of one who has left ends when that turn would have come', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: ['Island Sanctuary'] }, ben: { inPlay: ['Grizzly Bears'] }, cat: { inPlay: ['Hill Giant'] } },
    { ...all, active: 'cat' },
  );
  play.until('draw', 'ann');
  ann.chooses('yes');
  const held = (): number => play.game.state.lasting.length;
  expect(held()).toBe(1);
  ann.concedes();
  expect(held()).toBe(1);
  play.until('upkeep', 'cat');
  expect(held()).toBe(1);
  play.until('upkeep', 'ben');
  expect(held()).toBe(0);
});

for (const [title, lives, winner] of [
  ['two of three lose at the same time: the third has won', [3, 3, 20], 'cat'],
  ['all three lose at the same time: nobody has won', [3, 3, 3], null],
  ['one of three loses: the game goes on', [20, 3, 20], undefined],
] as const)
  test(title, () => {
    const [a, b, c] = lives;
    const { cat } = given(
      'm11',
      { ann: { life: a }, ben: { life: b }, cat: { life: c, hand: ['Earthquake'], inPlay: lands('Mountain', 4) } },
      { ...all, active: 'cat' },
    );
    cat.casts('Earthquake', { x: 3 });
    play.allPass();
    if (winner === undefined) play.isGoingOn();
    else play.isWonBy(winner);
  });

test('who can’t lose goes on when all others have lost, and has won', () => {
  const { ann } = given(
    'm11',
    {
      ann: { life: 1, inPlay: [...lands('Mountain', 3), 'Platinum Angel'], hand: ['Earthquake'] },
      ben: { life: 1 },
      cat: { life: 1 },
    },
    all,
  );
  ann.casts('Earthquake', { x: 1 });
  play.allPass();
  play.isWonBy('ann');
});

const DECK = [...lands('Forest', 20), ...lands('Grizzly Bears', 20)];

/** Whoever concedes, at every question of a game: what is kept is found again, and the replay leads there. */
test.each(['m11', 'fifth', 'beta'])(
  '%s: giving up in the middle of anything leaves a game that can be kept',
  (book) => {
    for (let at = 0; at < 60; at += 3) {
      const game = newGame({ book, decks: [DECK, DECK, DECK], seed: at, options: { ...all, ante: false } });
      for (let i = 0; i < at && game.question !== null; i += 1) {
        const legal = game.legalAnswers();
        game.take(legal[(i * 7 + at) % legal.length] as (typeof legal)[number]);
      }
      if (game.question === null) continue;
      game.answer({ kind: 'concede', seat: at % 3 });
      stands(game);
      game.answer({ kind: 'concede', seat: (at + 1) % 3 });
      stands(game);
      expect(game.outcome).toEqual({ winner: (at + 2) % 3, reason: 'conceded' });
    }
  },
);

function stands(game: Game): void {
  expect(game.branch().hash()).toBe(game.hash());
  expect(playReplay(game.replay(), { newGame, fromPosition }).hash()).toBe(game.hash());
  if (game.question !== null) expect(game.state.players[game.question.player]?.out).toBeNull();
}

test('who has left cannot give up again, and nobody may who is not there', () => {
  const { ben } = given('m11', { ann: {}, ben: {}, cat: {} }, all);
  ben.concedes();
  expect(play.game.whyNot({ kind: 'concede', seat: 1 })?.key).toBe('not offered');
  expect(play.game.whyNot({ kind: 'concede', seat: 7 })?.key).toBe('not offered');
});

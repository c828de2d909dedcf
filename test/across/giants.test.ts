// Two heads of one giant: what one life total means to damage, life, poison, losing and what is asked of a player's life
// (2007: CR 606; 2010: CR 810).

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const giant = { variant: 'two-headed-giant' };
const lands = (land: string, number: number): string[] => Array.from({ length: number }, () => land);
const FOUR = { ann: {}, ben: {}, cat: {}, dan: {} };

test('lifelink of one head is life of both', () => {
  const { ann } = given('m11', { ...FOUR, ann: { inPlay: ['Child of Night'] } }, giant);
  ann.attacks('Child of Night');
  play.until('end of combat');
  expect(play.lives).toEqual([32, 32, 28, 28]);
});

test('each opponent loses: the side loses twice, and who gains what was lost gains it twice', () => {
  const { ann } = given('m11', { ...FOUR, ann: { hand: ['Blood Tithe'], inPlay: lands('Swamp', 4) } }, giant);
  ann.casts('Blood Tithe');
  play.allPass();
  expect(play.lives).toEqual([36, 36, 24, 24]);
});

test('each player loses 3: both sides lose six', () => {
  const { ann } = given('m11', { ...FOUR, ann: { hand: ['Howling Banshee'], inPlay: lands('Swamp', 4) } }, giant);
  ann.casts('Howling Banshee');
  play.allPass();
  play.allPass();
  expect(play.lives).toEqual([24, 24, 24, 24]);
});

test('poison is one player’s: nine and nine are borne, ten of one lose for both', () => {
  const { ann } = given(
    'm11',
    { ...FOUR, ann: { inPlay: ['Pit Scorpion'] }, cat: { poison: 9 }, dan: { poison: 8 } },
    giant,
  );
  ann.attacks('Pit Scorpion');
  play.until('combat damage');
  ann.chooses('dan');
  play.allPass();
  expect(play.game.state.players.map(({ poison }) => poison)).toEqual([0, 0, 9, 9]);
  play.isGoingOn();
  const again = given('m11', { ...FOUR, ann: { inPlay: ['Pit Scorpion'] }, cat: { poison: 9 } }, giant);
  again.ann.attacks('Pit Scorpion');
  play.until('combat damage');
  again.ann.chooses('cat');
  play.allPass();
  expect(play.winners).toEqual(['ann', 'ben']);
  expect(play.game.state.players.map(({ out }) => out)).toEqual([null, null, 'poison', 'team']);
});

test('a shield for one head keeps damage from that head only', () => {
  const { ann, cat } = given(
    'm11',
    {
      ...FOUR,
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: lands('Mountain', 2) },
      cat: { hand: ['Healing Salve'], inPlay: ['Plains'] },
    },
    giant,
  );
  ann.casts('Lightning Bolt', { target: 'cat' });
  cat.casts('Healing Salve', { mode: 1, target: 'cat' });
  play.allPass();
  expect(play.lives[2]).toBe(30);
  ann.casts('Lightning Bolt', { target: 'dan' });
  play.allPass();
  expect(play.lives[2]).toBe(27);
});

test('a turn more for one head is a turn more for the side', () => {
  const { ben } = given('m11', { ...FOUR, ben: { hand: ['Time Warp'], inPlay: lands('Island', 5) } }, giant);
  ben.casts('Time Warp', { target: 'ben' });
  play.allPass();
  const { number } = play.game.state.turn;
  for (let i = 0; i < 200 && play.game.state.turn.number === number; i += 1) {
    const { question } = play;
    if (question?.ask === 'pick') play.game.answer({ kind: 'pick', picked: question.from.slice(0, question.min) });
    else if (question?.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] });
    else play.pass();
  }
  expect(play.game.view(0).turnOf).toEqual([0, 1]);
});

test('who loses by a text loses for both: Phage comes in without having been cast from a hand', () => {
  const { ann } = given(
    'm11',
    {
      ...FOUR,
      ann: { hand: ['Rise from the Grave'], inPlay: lands('Swamp', 5), graveyard: ['Phage the Untouchable'] },
    },
    giant,
  );
  ann.casts('Rise from the Grave', { target: 'Phage the Untouchable' });
  play.allPass();
  play.allPass();
  expect(play.winners).toEqual(['cat', 'dan']);
});

test('one head gives up: the other is out with it', () => {
  const { dan } = given('tenth', FOUR, giant);
  dan.concedes();
  expect(play.winners).toEqual(['ann', 'ben']);
  expect(play.game.state.players.map(({ out }) => out)).toEqual([null, null, 'team', 'conceded']);
});

test('both sides come to nothing together: nobody has won', () => {
  const { ann } = given(
    'tenth',
    { ...FOUR, ann: { life: 4, hand: ['Earthquake'], inPlay: lands('Mountain', 3) }, cat: { life: 3 } },
    giant,
  );
  ann.casts('Earthquake', { x: 2 });
  play.allPass();
  play.isWonBy(null);
});

test('a price in life is paid by the side', () => {
  const { ann } = given('tenth', { ...FOUR, ann: { life: 2, inPlay: ['Greed', 'Swamp'] } }, giant);
  ann.activates('Greed');
  play.allPass();
  expect(play.winners).toEqual(['cat', 'dan']);
});

test('damage to a head counts as that head’s, though the life is one: only its own things hear of it', () => {
  const { ann } = given(
    'm11',
    {
      ...FOUR,
      ann: { inPlay: ['Hypnotic Specter'] },
      cat: { hand: ['Forest', 'Island'] },
      dan: { hand: ['Swamp', 'Mountain'] },
    },
    giant,
  );
  ann.attacks('Hypnotic Specter');
  play.until('combat damage');
  ann.chooses('dan');
  play.allPass();
  play.allPass();
  expect(play.game.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 2, 1]);
});

test('Lich takes the life of its player, which is half of the side’s, rounded up (CR 606.9, 810.9)', () => {
  const { ann } = given('m11', { ...FOUR, ann: { life: 17, hand: ['Lich'], inPlay: lands('Swamp', 4) } }, giant);
  ann.casts('Lich');
  play.allPass();
  expect(play.lives).toEqual([8, 8, 30, 30]);
  play.isGoingOn();
});

test('who does not lose for having no life keeps the side in the game as well (CR 810.8)', () => {
  const scene = {
    ...FOUR,
    ann: { life: 2, inPlay: ['Lich'] },
    cat: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  };
  const { cat } = given('m11', scene, { ...giant, active: 'cat' });
  cat.casts('Lightning Bolt', { target: 'ben' });
  play.allPass();
  expect(play.lives).toEqual([-1, -1, 30, 30]);
  play.isGoingOn();
});

test('what comes from a team mate is no opponent’s doing: Guerrilla Tactics sleeps', () => {
  const { ben } = given(
    'm11',
    { ...FOUR, ann: { hand: ['Guerrilla Tactics'] }, ben: { hand: ['Mind Rot'], inPlay: lands('Swamp', 3) } },
    giant,
  );
  ben.casts('Mind Rot', { target: 'ann' });
  play.allPass();
  expect(play.game.state.chain).toEqual([]);
  then('Guerrilla Tactics').isIn('graveyard');
});

// Leaving in the middle of anything, at a table of several: control that goes back, auras, tokens, triggers, turns owed,
// questions that nobody answers any more (2007: CR 600.4; 2010: CR 800.4).

import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/game/index.ts';
import { given, play, then } from '../play.ts';

const all = { variant: 'free-for-all' };
const lands = (land: string, number: number): string[] => Array.from({ length: number }, () => land);
const pass = (times: number): void => {
  for (let i = 0; i < times; i += 1) play.pass();
};

describe('control that was given', () => {
  /** Ann's Giant, enchanted by Ben and then by Cat, whose Mind Control is the younger. */
  const chain = () =>
    given(
      'm11',
      {
        ann: { inPlay: ['Hill Giant'] },
        ben: { hand: ['Mind Control'], inPlay: lands('Island', 5) },
        cat: { hand: ['Mind Control'], inPlay: lands('Island', 5) },
        dan: {},
      },
      { ...all, active: 'ben' },
    );
  const enchantTwice = (scene: ReturnType<typeof chain>): void => {
    scene.ben.casts('Mind Control', { target: 'Hill Giant' });
    play.allPass();
    play.until('main', 'cat');
    scene.cat.casts('Mind Control', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(scene.cat);
  };

  test('of two who took it in turn, the first has it again when the second leaves', () => {
    const scene = chain();
    enchantTwice(scene);
    scene.cat.concedes();
    then('Hill Giant').isControlledBy(scene.ben);
    scene.ben.concedes();
    then('Hill Giant').isControlledBy(scene.ann);
  });

  test('and it stays with the second when the first leaves', () => {
    const scene = chain();
    enchantTwice(scene);
    scene.ben.concedes();
    then('Hill Giant').isControlledBy(scene.cat);
  });

  test('its owner leaves: it leaves from under both', () => {
    const scene = chain();
    enchantTwice(scene);
    scene.ann.concedes();
    then('Hill Giant').isIn('gone');
    then('ben:Mind Control').isIn('graveyard');
    then('cat:Mind Control').isIn('graveyard');
  });

  test('what an effect of its owner gave to somebody who leaves comes back', () => {
    const { ann, cat } = given(
      'm11',
      { ann: { hand: ['Sleeper Agent'], inPlay: lands('Swamp', 1) }, ben: {}, cat: {} },
      all,
    );
    ann.casts('Sleeper Agent');
    pass(3);
    ann.chooses('cat');
    play.allPass();
    then('Sleeper Agent').isControlledBy(cat);
    cat.concedes();
    then('Sleeper Agent').isIn('play').isControlledBy(ann);
  });

  test('what one who leaves had given to another of a third player’s stays there', () => {
    const { ann, ben, cat, dan } = given(
      'tenth',
      {
        ann: { inPlay: [{ card: 'Ghazbán Ogre', owner: 'dan' }] },
        ben: { life: 25 },
        cat: {},
        dan: {},
      },
      { ...all, active: 'dan' },
    );
    play.until('upkeep', 'ann');
    play.allPass();
    then('Ghazbán Ogre').isControlledBy(ben).isOwnedBy(dan);
    ann.concedes();
    then('Ghazbán Ogre').isIn('play').isControlledBy(ben);
    expect(cat.name).toBe('cat');
  });

  test('an exchange ends for what came to the one who leaves', () => {
    const { ann, cat } = given(
      'm11',
      {
        ann: { inPlay: ['Gauntlets of Chaos', 'Grizzly Bears', ...lands('Forest', 5)] },
        ben: {},
        cat: { inPlay: ['Hill Giant'] },
      },
      all,
    );
    ann.activates('Gauntlets of Chaos', { targets: ['Grizzly Bears', 'Hill Giant'] });
    play.allPass();
    then('Hill Giant').isControlledBy(ann);
    then('Grizzly Bears').isControlledBy(cat);
    ann.concedes();
    then('Hill Giant').isControlledBy(cat);
    then('Grizzly Bears').isIn('gone');
  });
});

describe('things of one who leaves', () => {
  test('an Aura of theirs is gone, and what it held back is free', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: [{ card: 'Hill Giant', with: [{ card: 'Pacifism', owner: 'ben', controller: 'ben' }] }] },
        ben: {},
        cat: {},
      },
      all,
    );
    ben.concedes();
    then('Pacifism').isIn('gone');
    ann.attacks({ card: 'Hill Giant', at: 'cat' });
    then('Hill Giant').isAttacking();
  });

  test('an Aura of somebody else on theirs goes to the graveyard of its owner', () => {
    const { ben, cat } = given(
      'm11',
      {
        ann: {},
        ben: { inPlay: [{ card: 'Hill Giant', with: [{ card: 'Pacifism', owner: 'cat', controller: 'cat' }] }] },
        cat: {},
      },
      all,
    );
    ben.concedes();
    then('Pacifism').isIn('graveyard').isOwnedBy(cat);
  });

  test('a static ability of theirs ends: what lived by it dies', () => {
    const { ben } = given(
      'tenth',
      { ann: { inPlay: [{ card: 'Savannah Lions', damage: 1 }] }, ben: { inPlay: ['Crusade'] }, cat: {} },
      all,
    );
    then('Savannah Lions').is(3, 2);
    ben.concedes();
    then('Savannah Lions').isIn('graveyard');
  });

  test('a copy of their creature stays what it is', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Clone'], inPlay: lands('Island', 4) }, ben: { inPlay: ['Serra Angel'] }, cat: {} },
      all,
    );
    ann.casts('Clone');
    play.allPass();
    ann.chooses('Serra Angel');
    ben.concedes();
    const [id] = play.game.state.inPlay.filter((each) => play.game.inside.char(each).power === 4);
    expect(play.game.state.objects[id as number]?.controller).toBe(0);
  });

  test('tokens that they own are gone, whoever has them', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Act of Treason'], inPlay: lands('Mountain', 3) },
        ben: { inPlay: ['Serpent Generator', ...lands('Forest', 4)] },
        cat: {},
      },
      { ...all, active: 'ben' },
    );
    ben.activates('Serpent Generator');
    play.allPass();
    play.until('main', 'ann');
    ann.casts('Act of Treason', { target: 'Snake' });
    play.allPass();
    then('Snake').isControlledBy(ann).isOwnedBy(ben);
    ben.concedes();
    expect(play.game.state.inPlay.filter((id) => play.game.inside.kind(id).definition.name === 'Snake')).toEqual([]);
  });

  test('the chosen player leaves: Black Vise has nobody to look at any more', () => {
    const { ben } = given(
      'tenth',
      {
        ann: { inPlay: [{ card: 'Black Vise', chosenPlayer: 'ben' }] },
        ben: { hand: lands('Forest', 7) },
        cat: { hand: lands('Forest', 7) },
      },
      all,
    );
    ben.concedes();
    play.until('main', 'cat');
    expect(play.lives).toEqual([20, 20, 20]);
  });

  test('what was to come back at the end of the turn stays away without the one who would bring it back', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Mystifying Maze', ...lands('Forest', 4)] },
        ben: { inPlay: ['Hill Giant'] },
        cat: {},
      },
      { ...all, active: 'ben' },
    );
    ben.attacks({ card: 'Hill Giant', at: 'cat' });
    ann.activates('Mystifying Maze', { ability: 0, target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('removed');
    ann.concedes();
    play.until('upkeep', 'cat');
    then('Hill Giant').isIn('removed').isOwnedBy(ben);
  });
});

describe('what waits', () => {
  test('a trigger that their creature woke still happens for the one who has it', () => {
    const { ben } = given(
      'm11',
      { ann: { inPlay: ['Soul Warden'] }, ben: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) }, cat: {} },
      { ...all, active: 'ben' },
    );
    ben.casts('Grizzly Bears');
    pass(3);
    expect(play.game.state.chain).toHaveLength(1);
    ben.concedes();
    play.allPass();
    expect(play.lives[0]).toBe(21);
  });

  test('a spell at what has left does nothing, and one at a player who has left neither', () => {
    const { ann, ben, cat } = given(
      'm11',
      {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
        ben: { inPlay: ['Hill Giant'] },
        cat: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      },
      all,
    );
    ann.casts('Lightning Bolt', { target: 'Hill Giant' });
    cat.casts('Lightning Bolt', { target: 'ben' });
    ben.concedes();
    play.allPass();
    then('ann:Lightning Bolt').isIn('graveyard');
    then('cat:Lightning Bolt').isIn('graveyard');
    expect(play.lives).toEqual([20, 20, 20]);
  });

  test('a counterspell of theirs is gone, and what it was aimed at resolves', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
        ben: { hand: ['Cancel'], inPlay: lands('Island', 3) },
        cat: {},
      },
      all,
    );
    ann.casts('Grizzly Bears');
    ben.casts('Cancel', { target: 'Grizzly Bears' });
    ben.concedes();
    play.allPass();
    then('Grizzly Bears').isIn('play');
  });

  test('a turn that their spell gave to another is taken', () => {
    const { ann } = given('m11', { ann: { hand: ['Time Warp'], inPlay: lands('Island', 5) }, ben: {}, cat: {} }, all);
    ann.casts('Time Warp', { target: 'cat' });
    play.allPass();
    ann.concedes();
    play.until('upkeep', 'cat');
    const { number } = play.game.state.turn;
    play.until('upkeep', 'ben');
    expect(play.game.state.turn.number).toBe(number + 1);
  });

  test('who must discard leaves: nobody is asked for it any more', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Mind Rot'], inPlay: lands('Swamp', 3) }, ben: { hand: lands('Forest', 4) }, cat: {} },
      all,
    );
    ann.casts('Mind Rot', { target: 'ben' });
    play.allPass();
    expect(play.asked).toBe('ben');
    ben.concedes();
    expect(play.question?.ask).toBe('act');
    expect(['ann', 'cat']).toContain(play.asked);
  });

  test('somebody leaves while another is asked: that one is still asked', () => {
    const { ann, cat } = given(
      'm11',
      { ann: { hand: ['Mind Rot'], inPlay: lands('Swamp', 3) }, ben: { hand: lands('Forest', 4) }, cat: {}, dan: {} },
      all,
    );
    ann.casts('Mind Rot', { target: 'ben' });
    play.allPass();
    cat.concedes();
    expect(play.asked).toBe('ben');
    expect(play.question?.ask).toBe('pick');
  });

  test('who is choosing for a spell of their own leaves: it is gone, and all that paid for it', () => {
    const { ann } = given('m11', { ann: { hand: ['Fireball'], inPlay: lands('Mountain', 4) }, ben: {}, cat: {} }, all);
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, 0);
    expect(play.asked).toBe('ann');
    ann.concedes();
    expect(play.game.state.chain).toEqual([]);
    expect(play.asked).toBe('ben');
  });

  test('all but one leave one after another in the middle of a stack: the last one has won', () => {
    const { ann, ben, cat } = given(
      'm11',
      { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: {}, cat: {}, dan: { life: 3 } },
      all,
    );
    ann.casts('Lightning Bolt', { target: 'dan' });
    ann.concedes();
    ben.concedes();
    cat.concedes();
    play.isWonBy('dan');
    expect(play.game.state.chain.length).toBeLessThanOrEqual(1);
  });

  test('before the first turn, while hands are changed', () => {
    const decks = Array.from({ length: 3 }, () => lands('Forest', 60));
    const game = newGame({ book: 'm11', decks, seed: 1, options: { variant: 'free-for-all' } });
    const first = game.question?.player as number;
    game.answer({ kind: 'concede', seat: first }, first);
    expect(game.outcome).toBeNull();
    expect(game.question?.player).not.toBe(first);
    for (let i = 0; i < 200 && game.state.turn.number < 4; i += 1) game.answer(game.legalAnswers()[0] as never);
    expect(game.state.turn.number).toBe(4);
  });
});

// 2007: CR 420.3; 2010: CR 704.3.
test.each(['tenth', 'm11'])('%s: what dies at the moment in which its player loses is seen to die', (book) => {
  const { ann, ben } = given(
    book,
    {
      ann: { hand: ['Inferno'], inPlay: lands('Mountain', 7) },
      ben: { inPlay: ['Soul Net', ...lands('Plains', 2)] },
      cat: { life: 6, inPlay: ['Grizzly Bears', 'Hill Giant'] },
      dan: {},
    },
    all,
  );
  ann.casts('Inferno');
  pass(4);
  expect(play.out).toEqual(['cat']);
  for (let i = 0; i < 20 && play.game.state.chain.length > 0; i += 1)
    if (play.question?.ask === 'yesno') ben.chooses('yes');
    else play.pass();
  then(ben).hasLife(16);
});

// How far a player reaches: Free-for-All within one or two seats, and Emperor, where who leads a team decides the game
// (2007: CR 601, 607; 2010: CR 801, 809).

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array.from({ length: number }, () => land);
const near = { variant: 'free-for-all, range 1' };
const far = { variant: 'free-for-all, range 2' };
const emperor = { variant: 'emperor' };

/** Five in a round: Ann sits between Eve and Ben. */
const FIVE = { ann: {}, ben: {}, cat: {}, dan: {}, eve: {} };
/** Ann, Ed and Gus against Hal, Eve and Ivy: Ed and Eve are the emperors. */
const SIX = { ann: {}, ed: {}, gus: {}, hal: {}, eve: {}, ivy: {} };

const hurtBy = (setting: { variant: string }): number[] => {
  const { ann } = given('m11', { ...FIVE, ann: { hand: ['Earthquake'], inPlay: lands('Mountain', 2) } }, setting);
  ann.casts('Earthquake', { x: 1 });
  play.allPass();
  return play.lives.map((life) => 20 - life);
};

describe('within reach', () => {
  test('each player is each player within reach', () => {
    expect(hurtBy(near)).toEqual([1, 1, 0, 0, 1]);
    expect(hurtBy(far)).toEqual([1, 1, 1, 1, 1]);
  });

  test('what is destroyed is destroyed within reach only', () => {
    const bear = { inPlay: ['Grizzly Bears'] };
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Wrath of God'], inPlay: lands('Plains', 4) }, ben: bear, cat: bear, dan: bear, eve: bear },
      near,
    );
    ann.casts('Wrath of God');
    play.allPass();
    for (const who of ['ben', 'eve']) then(`${who}:Grizzly Bears`).isIn('graveyard');
    for (const who of ['cat', 'dan']) then(`${who}:Grizzly Bears`).isIn('play');
  });

  test('a static ability reaches as far as its controller, and no further', () => {
    const lion = { inPlay: ['Savannah Lions'] };
    given('tenth', { ann: { inPlay: ['Crusade'] }, ben: lion, cat: lion, dan: lion, eve: lion }, near);
    then('ben:Savannah Lions').is(3, 2);
    then('eve:Savannah Lions').is(3, 2);
    then('cat:Savannah Lions').is(2, 1);
    then('dan:Savannah Lions').is(2, 1);
  });

  test('nobody out of reach is a target', () => {
    const { ann } = given('m11', { ...FIVE, ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } }, near);
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number });
    expect(ann.choices).toEqual(['ann', 'ben', 'eve']);
    play.game.answer({ kind: 'cancel' });
    ann.casts('Lightning Bolt', { target: 'eve' });
    play.allPass();
    expect(play.lives).toEqual([20, 20, 20, 20, 17]);
  });

  test('a spell of one who is out of reach cannot be countered', () => {
    const { ann, cat } = given(
      'm11',
      {
        ...FIVE,
        ann: { hand: ['Cancel'], inPlay: lands('Island', 3) },
        cat: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
      },
      { ...near, active: 'cat' },
    );
    cat.casts('Grizzly Bears');
    while (play.asked !== 'ann') play.pass();
    expect(ann.mayCast('Cancel')).toBe(false);
    play.allPass();
    then('Grizzly Bears').isIn('play');
  });

  test('what happens out of reach wakes nothing', () => {
    const { cat, ben } = given(
      'm11',
      {
        ...FIVE,
        ann: { inPlay: ['Soul Warden'] },
        ben: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
        cat: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
      },
      { ...near, active: 'ben' },
    );
    ben.casts('Grizzly Bears');
    play.allPass();
    play.allPass();
    expect(play.lives[0]).toBe(21);
    play.until('main', 'cat');
    cat.casts('Grizzly Bears');
    play.allPass();
    play.allPass();
    expect(play.lives[0]).toBe(21);
  });

  test('legends of one name clash within reach, and not across the table', () => {
    const legend = { inPlay: ['Ambassador Laquatus'] };
    given('tenth', { ...FIVE, ann: legend, cat: legend }, near);
    play.pass();
    then('ann:Ambassador Laquatus').isIn('play');
    given('tenth', { ...FIVE, ann: legend, ben: legend }, near);
    then('ann:Ambassador Laquatus').isIn('graveyard');
    then('ben:Ambassador Laquatus').isIn('graveyard');
  });

  test('who is reached is settled when a turn begins: an empty seat still lies between until the next', () => {
    const { ben } = given('m11', FIVE, near);
    expect(play.game.view(0).reach).toEqual([0, 1, 4]);
    ben.concedes();
    expect(play.game.view(0).reach).toEqual([0, 4]);
    play.until('upkeep', 'cat');
    expect(play.game.view(0).reach).toEqual([0, 2, 4]);
  });

  test('with range two nobody is left out at a table of five, and one is at a table of six', () => {
    given('m11', FIVE, far);
    expect(play.game.view(0).reach).toEqual([0, 1, 2, 3, 4]);
    given('m11', { ...FIVE, fay: {} }, far);
    expect(play.game.view(0).reach).toEqual([0, 1, 2, 4, 5]);
    expect(play.game.view(0).attackable).toEqual([1, 2, 4, 5]);
  });

  test('whoever is the last one within reach has not won: the game goes on across the table', () => {
    const { ben, eve } = given('m11', FIVE, near);
    ben.concedes();
    eve.concedes();
    play.isGoingOn();
    play.until('upkeep', 'cat');
    expect(play.game.view(0).attackable).toEqual([2, 3]);
  });
});

describe('Emperor', () => {
  test('an emperor falls while spells wait: the game is over at once, and nothing of them happens', () => {
    const { ed, gus } = given(
      'm11',
      {
        ...SIX,
        ed: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
        gus: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      },
      { ...emperor, active: 'ed' },
    );
    ed.casts('Lightning Bolt', { target: 'hal' });
    gus.casts('Lightning Bolt', { target: 'hal' });
    play.game.answer({ kind: 'concede', seat: 4 }, 4);
    expect(play.winners).toEqual(['ann', 'ed', 'gus']);
    expect(play.lives[3]).toBe(20);
    expect(play.question).toBeNull();
  });

  test('both emperors fall together: nobody has won', () => {
    const { hal } = given(
      'tenth',
      {
        ...SIX,
        ed: { life: 1 },
        hal: { hand: ['Earthquake'], inPlay: lands('Mountain', 2) },
        eve: { life: 1 },
      },
      { ...emperor, active: 'hal' },
    );
    // A general reaches one seat: Eve is one away, and Ed is not.
    hal.casts('Earthquake', { x: 1 });
    play.allPass();
    expect(play.winners).toEqual(['ann', 'ed', 'gus']);
  });

  test('an emperor reaches both generals beside and the foes beyond them', () => {
    const { ed } = given(
      'm11',
      { ...SIX, ed: { hand: ['Earthquake'], inPlay: lands('Mountain', 2) } },
      { ...emperor, active: 'ed' },
    );
    ed.casts('Earthquake', { x: 1 });
    play.allPass();
    expect(play.lives).toEqual([19, 19, 19, 19, 20, 19]);
  });

  test('each opponent is each within reach: both foes of an emperor, one of a general', () => {
    const tithe = { hand: ['Blood Tithe'], inPlay: lands('Swamp', 4) };
    const scene = given('m11', { ...SIX, ed: tithe }, { ...emperor, active: 'ed' });
    scene.ed.casts('Blood Tithe');
    play.allPass();
    expect(play.lives).toEqual([20, 26, 20, 17, 20, 17]);
    const other = given('m11', { ...SIX, gus: tithe }, { ...emperor, active: 'gus' });
    other.gus.casts('Blood Tithe');
    play.allPass();
    expect(play.lives).toEqual([20, 20, 23, 17, 20, 20]);
  });

  test('what was deployed comes back when the general who got it is out', () => {
    const { ed, gus } = given('m11', { ...SIX, ed: { inPlay: ['Grizzly Bears'] } }, { ...emperor, active: 'ed' });
    ed.activates('Grizzly Bears', { target: 'gus' });
    play.allPass();
    then('Grizzly Bears').isControlledBy(gus);
    gus.concedes();
    then('Grizzly Bears').isIn('play').isControlledBy(ed);
  });

  test('what was deployed is sick for its new holder, who may send it on in the next turn', () => {
    const { ed, gus } = given('m11', { ...SIX, ed: { inPlay: ['Grizzly Bears'] } }, { ...emperor, active: 'ed' });
    ed.activates('Grizzly Bears', { target: 'gus' });
    play.allPass();
    expect(ed.mayActivate('Grizzly Bears')).toBe(false);
    play.until('main', 'gus');
    gus.activates('Grizzly Bears', { target: 'ed' });
    play.allPass();
    then('Grizzly Bears').isControlledBy(ed);
  });

  test('a general is out: the emperor sits beside the foe from the next turn on, and may attack and be attacked', () => {
    const { gus, ed } = given('m11', { ...SIX, ed: { inPlay: ['Hill Giant'] } }, { ...emperor, active: 'ivy' });
    gus.concedes();
    play.until('main', 'ed');
    expect(play.game.view(1).attackable).toEqual([3]);
    ed.attacks({ card: 'Hill Giant', at: 'hal' });
    play.until('end of combat');
    expect(play.lives[3]).toBe(17);
  });

  test('an emperor who draws from an empty library has lost the game for the team', () => {
    given('tenth', { ...SIX, ed: { library: [] } }, { ...emperor, active: 'ann' });
    for (let i = 0; i < 90 && play.question !== null; i += 1) play.pass();
    expect(play.winners).toEqual(['hal', 'eve', 'ivy']);
  });
});

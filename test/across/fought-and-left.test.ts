// A source that has left counts as it last was, also in how it fought, and in what it could do when it was sacrificed for
// its own ability (2007: CR 413.2f; 2010: CR 608.2g).

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, toTheQuestion } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'] as const;

describe('tenth: its damage was on the stack', () => {
  /** Ann attacks Ben with the creature, and sacrifices it when its damage is on the stack. */
  function sacrificed(
    attacker: string,
    ben: object,
    before: (ben: ReturnType<typeof given>[string]) => void = () => {},
  ) {
    const seats = given('tenth', { ann: { inPlay: [attacker, 'Nantuko Husk'] }, ben });
    seats.ann.attacks(attacker);
    before(seats.ben);
    play.until('damage is on the stack');
    seats.ann.activates('Nantuko Husk');
    seats.ann.chooses(attacker);
    return seats;
  }

  test('an unblocked creature still was one: the Bodyguard takes its damage', () => {
    const { ben } = sacrificed('Hill Giant', { inPlay: ['Veteran Bodyguard'] }, (defender) => {
      play.until('declare block');
      defender.doesNotBlock();
    });
    play.allPass();
    then(ben).hasLife(20);
    then('Veteran Bodyguard').hasDamage(3);
  });

  test('and so does a Royal Guard', () => {
    const { ben } = sacrificed('Hill Giant', { inPlay: ['Kjeldoran Royal Guard'] });
    ben.activates('Kjeldoran Royal Guard');
    play.allPass();
    then(ben).hasLife(20);
    then('Kjeldoran Royal Guard').hasDamage(3);
  });

  test('an attacking creature still was one: Harsh Justice answers', () => {
    const { ann, ben } = sacrificed(
      'Grizzly Bears',
      { hand: ['Harsh Justice'], inPlay: lands(3, 'Plains') },
      (defender) => {
        defender.casts('Harsh Justice');
        play.allPass();
      },
    );
    play.allPass();
    then(ben).hasLife(18);
    then(ann).hasLife(18);
  });

  test('a red one that was red by an effect still was red: Justice answers', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Chaoslace'], inPlay: ['Mountain', 'Grizzly Bears', 'Nantuko Husk'] },
      ben: { inPlay: ['Justice'] },
    });
    ann.casts('Chaoslace', { target: 'Grizzly Bears' });
    play.allPass();
    ann.attacks('Grizzly Bears');
    play.until('damage is on the stack');
    ann.activates('Nantuko Husk');
    ann.chooses('Grizzly Bears');
    play.allPass();
    then(ben).hasLife(18);
    then(ann).hasLife(18);
  });
});

test('tenth: an attacker taken over with its damage on the stack is its new controller’s source', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Ray of Command'], inPlay: ['Guardian Seraph', ...lands(4, 'Island')] },
  });
  ann.attacks('Hill Giant');
  play.until('declare block');
  ben.doesNotBlock();
  play.until('damage is on the stack');
  ben.casts('Ray of Command', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isControlledBy(ben);
  then(ben).hasLife(17);
});

describe.each(BOOKS)('%s', (book) => {
  test('an attacker sacrificed for its own ability still was an attacker: Deep Wood', () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Mogg Fanatic'] },
      ben: { hand: ['Deep Wood'], inPlay: lands(2, 'Forest') },
    });
    ann.attacks('Mogg Fanatic');
    ben.casts('Deep Wood');
    play.allPass();
    ann.activates('Mogg Fanatic', { target: ben });
    play.allPass();
    then(ben).hasLife(20);
  });

  test('a Fanatic that did not attack was none', () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Mogg Fanatic', 'Grizzly Bears'] },
      ben: { hand: ['Deep Wood'], inPlay: lands(2, 'Forest') },
    });
    ann.attacks('Grizzly Bears');
    ben.casts('Deep Wood');
    play.allPass();
    ann.activates('Mogg Fanatic', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });

  test('deathtouch and lifelink of what is sacrificed for its own ability: as it last was in 2010, no trigger in 2007', () => {
    const { ann } = given(book, {
      ann: { inPlay: [{ card: 'Ember Hauler', with: ['Gorgon Flail', 'Lifelink'] }, 'Mountain'] },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.activates('Ember Hauler', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn(book === 'm11' ? 'graveyard' : 'play');
    then(ann).hasLife(book === 'm11' ? 22 : 20);
  });

  test('a stolen one is still the thief’s: Guardian Seraph, and who gains the life', () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Act of Treason'], inPlay: lands(4) },
      ben: { inPlay: [{ card: 'Ember Hauler', with: ['Lifelink'] }, 'Guardian Seraph'] },
    });
    ann.casts('Act of Treason', { target: 'Ember Hauler' });
    play.allPass();
    ann.activates('Ember Hauler', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
    then(ann).hasLife(book === 'm11' ? 21 : 20);
  });

  test('a stolen attacker that died is still the thief’s source: no Seraph of the thief prevents what it answers', () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Act of Treason'], inPlay: [...lands(3), 'Primal Rage', 'Guardian Seraph'] },
      ben: { hand: ['Harsh Justice'], inPlay: ['Craw Wurm', 'Gray Ogre', 'Hill Giant', ...lands(3, 'Plains')] },
    });
    ann.casts('Act of Treason', { target: 'Craw Wurm' });
    play.allPass();
    ann.attacks('Craw Wurm');
    ben.casts('Harsh Justice');
    play.allPass();
    ben.blocks('Craw Wurm', 'Gray Ogre', 'Hill Giant');
    toTheQuestion();
    if (play.question?.ask === 'order') ann.chooses('Gray Ogre', 'Hill Giant');
    ann.assigns({ 'Gray Ogre': 2, 'Hill Giant': 3, ben: 1 });
    play.until('end of combat');
    then('Craw Wurm').isIn('graveyard');
    then(ben).hasLife(19);
    then(ann).hasLife(19);
  });

  test('a copy of a copy that Fork made red is red as well (2007: CR 503.2; 2010: CR 706.2)', () => {
    const { ann } = given(book, {
      ann: {
        hand: ['Ancestral Recall', 'Fork', 'Twincast'],
        inPlay: [...lands(2), ...lands(3, 'Island')],
      },
      ben: {},
    });
    ann.casts('Ancestral Recall', { target: ann });
    ann.casts('Fork', { target: 'Ancestral Recall' });
    ann.passes();
    play.pass();
    ann.chooses('no');
    ann.casts('Twincast', { target: 'Ancestral Recall#2' });
    ann.passes();
    play.pass();
    ann.chooses('no');
    const colors = play.game.state.chain.map(({ object }) => play.game.inside.char(object).colors);
    expect(colors).toHaveLength(3);
    expect(colors[1]).not.toBe(colors[0]);
    expect(colors[2]).toBe(colors[1]);
    answering();
    then(ann).hasCardsInHand(9);
  });
});

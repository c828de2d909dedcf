// Copies: a token that is one, a creature that goes on becoming others, and what a machine takes itself apart into.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
type Book = (typeof BOOKS)[number];
const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);
const isOld = (book: Book): boolean => book === 'beta' || book === 'fifth';

/** Everybody passes until somebody is asked something else, or nothing more is to be done in this step. */
function toTheQuestion(): void {
  for (let i = 0; i < 100 && play.question?.ask === 'act'; i += 1) play.pass();
}

/** In its upkeep an old book has each effect dealt with; a new one asks by itself. */
function upkeepOf(book: Book, player: ReturnType<typeof given>['ann'], card: string): void {
  if (isOld(book)) player?.dealsWith(card);
  else toTheQuestion();
}

describe('Dance of Many', () => {
  function danced(book: Book, card = 'Hill Giant') {
    const players = given(book, {
      ann: { hand: ['Dance of Many'], inPlay: [...lands(4)] },
      ben: { hand: ['Disenchant', 'Lightning Bolt'], inPlay: [card, 'Plains', 'Plains', 'Mountain'] },
    });
    players.ann.casts('Dance of Many');
    play.allPass();
    return players;
  }
  const token = () => play.game.state.objects.find(({ token: is, zone }) => is && zone === 'play');

  test.each(BOOKS)('%s: the token is the creature, and yours', (book) => {
    danced(book);
    const made = token();
    expect(made?.controller).toBe(0);
    expect(play.game.inside.char(made?.id ?? 0)).toMatchObject({ name: 'Hill Giant', power: 3, toughness: 3 });
  });

  test.each(BOOKS)('%s: without the Dance the token is gone', (book) => {
    const { ann, ben } = danced(book);
    ann.passes();
    ben.casts('Disenchant', { target: 'Dance of Many' });
    play.allPass();
    expect(token()).toBeUndefined();
    then('ben:Hill Giant').isIn('play');
  });

  test.each(BOOKS)('%s: without the token the Dance is over', (book) => {
    const { ann, ben } = danced(book);
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'ann:Hill Giant' });
    play.allPass();
    then('Dance of Many').isIn('graveyard');
    then('ben:Hill Giant').isIn('play');
  });

  test('m11: another creature that leaves is no concern of the Dance', () => {
    const { ann, ben } = danced('m11');
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'ben:Hill Giant' });
    play.allPass();
    then('Dance of Many').isIn('play');
    expect(token()).toBeDefined();
  });

  test('m11: a token that is a copy comes in as the card does, with its counters', () => {
    danced('m11', 'Clockwork Beast');
    expect(token()?.counters).toEqual([{ name: '+1/+0', number: 7 }]);
  });

  test('m11: a token is no target for it', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Dance of Many', 'Dance of Many'], inPlay: lands(4) },
      ben: { inPlay: ['Gray Ogre'] },
    });
    ann.casts('Dance of Many');
    play.allPass();
    ann.casts('Dance of Many');
    play.pass();
    play.pass();
    // There is one nontoken creature: nobody is asked.
    play.allPass();
    expect(play.game.state.objects.filter(({ token: is, zone }) => is && zone === 'play')).toHaveLength(2);
  });
});

/** What is asked first differs: whether it is done at all (1993), or at what (later). */
function becomes(book: Book, ann: ReturnType<typeof given>['ann'], card: string, model: string): void {
  if (isOld(book)) ann.dealsWith(card);
  for (let i = 0; i < 20 && !(i > 0 && play.question?.ask === 'act' && play.game.state.chain.length === 0); i += 1) {
    if (play.question?.ask === 'act') play.pass();
    else ann.chooses(play.question?.ask === 'yesno' ? 'yes' : model);
  }
}

describe('Vesuvan Doppelganger', () => {
  function shaped(book: Book) {
    const players = given(book, {
      ann: { hand: ['Vesuvan Doppelganger'], inPlay: [...lands(5)] },
      ben: { inPlay: ['Serra Angel', 'Hill Giant'] },
    });
    players.ann.casts('Vesuvan Doppelganger', isOld(book) ? { choose: ['Serra Angel'] } : {});
    play.allPass();
    if (!isOld(book)) players.ann.chooses('Serra Angel');
    return players;
  }

  test.each(BOOKS)('%s: it is the creature in all but its colour', (book) => {
    const { ann } = shaped(book);
    then('ann:Serra Angel').is(4, 4).hasKeyword('flying').isColor('blue').isControlledBy(ann);
  });

  test.each(BOOKS)('%s: in its upkeep it may become another, blue again, and may go on doing so', (book) => {
    const { ann } = shaped(book);
    play.until('upkeep', 'ann');
    becomes(book, ann, 'Serra Angel', 'Hill Giant');
    then('ann:Hill Giant').is(3, 3).isColor('blue').lacksKeyword('flying');
    play.until('main', 'ben');
    play.until('upkeep', 'ann');
    becomes(book, ann, 'Hill Giant', 'Serra Angel');
    then('ann:Serra Angel').is(4, 4).isColor('blue');
  });

  test('m11: what copies it copies its colour and its restlessness as well', () => {
    shaped('m11');
    const before = play.game.inside.char(
      play.game.state.inPlay.find(
        (id) => play.game.state.objects[id]?.controller === 0 && play.game.inside.char(id).name === 'Serra Angel',
      ) ?? 0,
    );
    expect(before.triggered).toHaveLength(1);
    const { ann } = given('m11', {
      ann: { hand: ['Vesuvan Doppelganger', 'Clone'], inPlay: [...lands(9)] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Vesuvan Doppelganger');
    play.allPass();
    ann.chooses('Hill Giant');
    ann.casts('Clone');
    play.allPass();
    ann.chooses('ann:Hill Giant');
    then('ann:Hill Giant#2').isColor('blue').is(3, 3);
  });

  test('m11: declined, it is a 0/0 and dies', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Vesuvan Doppelganger'], inPlay: lands(5) },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Vesuvan Doppelganger');
    play.allPass();
    ann.chooses();
    play.allPass();
    then('Vesuvan Doppelganger').isIn('graveyard');
  });
});

describe('Tetravus', () => {
  function apart(book: Book) {
    const players = given(
      book,
      {
        ann: { hand: ['Holy Strength'], inPlay: [{ card: 'Tetravus', counters: { '+1/+1': 3 } }, 'Plains'] },
        ben: {},
      },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    upkeepOf(book, players.ann, 'Tetravus');
    return players;
  }

  test('m11: it comes in as a 4/4 flyer', () => {
    const { ann } = given('m11', { ann: { hand: ['Tetravus'], inPlay: lands(6) }, ben: {} });
    ann.casts('Tetravus');
    play.allPass();
    then('Tetravus').is(4, 4).hasKeyword('flying').hasCounters('+1/+1', 3);
  });

  test('m11: counters become Tetravites that nothing enchants, and Tetravites counters', () => {
    const { ann } = apart('m11');
    // Both of its abilities have triggered: the one that was put there last comes first.
    ann.chooses(1, 0);
    toTheQuestion();
    ann.chooses('yes');
    ann.chooses(2);
    toTheQuestion();
    ann.chooses('no');
    const tokens = () => play.game.state.objects.filter(({ token, zone }) => token && zone === 'play');
    expect(tokens()).toHaveLength(2);
    then('Tetravus').is(2, 2);
    then('Tetravite').is(1, 1).hasKeyword('flying').isA('artifact');
    play.until('main', 'ann');
    // There is nothing else to put it on.
    ann.casts('Holy Strength', { target: 'Tetravus' });
    play.allPass();
    play.until('upkeep', 'ben');
    play.until('upkeep', 'ann');
    toTheQuestion();
    ann.chooses(1, 0);
    toTheQuestion();
    ann.chooses('no');
    toTheQuestion();
    ann.chooses('yes');
    ann.chooses('Tetravite#1', 'Tetravite#2');
    expect(tokens()).toHaveLength(0);
    then('Tetravus').is(5, 6).hasCounters('+1/+1', 3);
  });
});

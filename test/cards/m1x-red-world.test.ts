// The red cards of Magic 2010 and 2011 that copy, turn the world over and play by chance; and old cards in old books.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import type { Actor } from '../support/actor.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');

/** Everybody passes until somebody is asked something else. */
function untilAsked(): void {
  while (play.question?.ask === 'act') play.pass();
}

describe('spells of spells, and a new world', () => {
  test('Reverberate: copies a spell, and the copy may have a new target', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt', 'Reverberate'], inPlay: [...mountains(3)] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Reverberate', { target: 'Lightning Bolt' });
    untilAsked();
    ann.chooses('yes');
    ann.chooses(ann);
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });

  test.each(['beta', 'fifth'])('Reverberate: is an interrupt in %s', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt', 'Reverberate'], inPlay: [...mountains(3)] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Reverberate', { target: 'Lightning Bolt' });
    untilAsked();
    ann.chooses('no');
    play.allPass();
    then(ben).hasLife(14);
  });

  test('Reverberate: a creature spell is no target', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Goblin Piker', 'Reverberate'], inPlay: mountains(4) },
      ben: {},
    });
    ann.casts('Goblin Piker');
    expect(ann.mayCast('Reverberate')).toBe(false);
  });

  test('Warp World: permanents are shuffled away, and as many cards turned up come into play', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Warp World'], inPlay: mountains(8), library: Array.from({ length: 10 }, () => 'Goblin Piker') },
      ben: {
        inPlay: ['Canyon Minotaur', 'Forest'],
        library: Array.from({ length: 3 }, () => 'Lightning Bolt'),
      },
    });
    ann.casts('Warp World');
    untilAsked();
    while (play.question?.ask === 'order') {
      const { question } = play;
      (play.asked === 'ann' ? ann : ben).chooses(...question.items.map((_, index) => index));
    }
    const mine = play.game.state.inPlay.filter((id) => play.game.state.objects[id]?.owner === 0);
    expect(mine).toHaveLength(8);
    const theirs = play.game.state.inPlay.filter((id) => play.game.state.objects[id]?.owner === 1).length;
    // Two cards were turned up; what was an instant lies at the bottom again.
    then(ben)
      .hasCardsInLibrary(5 - theirs)
      .hasCardsInHand(0)
      .hasCardsInGraveyard(0);
    then(ann).hasCardsInLibrary(10).hasCardsInGraveyard(1);
  });
});

test('Warp World: what does not come into play goes under the library', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Warp World'], inPlay: mountains(8), library: mountains(9) },
    ben: { inPlay: ['Forest'], library: Array.from({ length: 30 }, () => 'Lightning Bolt') },
  });
  ann.casts('Warp World');
  untilAsked();
  const turned = play.game.events.flatMap((each) => (each.event === 'shown' && each.to === ben.seat ? each.ids : []));
  const [bolt] = turned.filter((id) => play.game.inside.object(id).owner === ben.seat);
  expect(play.game.inside.kind(bolt as number).definition.name).toBe('Lightning Bolt');
  expect(play.game.state.players[1]?.library[0]).toBe(bolt);
});

describe('Wild Evocation', () => {
  test('Wild Evocation: a land of the hand is put onto the battlefield in the upkeep', () => {
    const { ben } = evocation(['Forest']);
    play.allPass();
    then('Forest').isIn('play').isControlledBy(ben);
  });

  test('Wild Evocation: anything else is cast for nothing', () => {
    const { ben } = evocation(['Canyon Minotaur']);
    play.pass();
    play.pass();
    then('Canyon Minotaur').isIn('chain');
    play.allPass();
    then('Canyon Minotaur').isIn('play');
    then(ben).hasCardsInHand(0);
  });

  test('Wild Evocation: a spell with a target is aimed, and cannot be taken back', () => {
    const { ann, ben } = evocation(['Lightning Bolt']);
    untilAsked();
    expect(play.question?.mayCancel ?? false).toBe(false);
    ben.chooses(ann);
    play.allPass();
    then(ann).hasLife(17);
  });

  test('Wild Evocation: what cannot be cast stays in the hand', () => {
    const { ben } = evocation(['Shatter']);
    play.allPass();
    then(ben).hasInHand('Shatter');
  });
});

/** Ben's upkeep begins, with this in his hand. */
function evocation(hand: string[]): { ann: Actor; ben: Actor } {
  const actors = given('m11', { ann: { inPlay: ['Wild Evocation'] }, ben: { hand } });
  play.until('upkeep', 'ben');
  return actors;
}

describe('in the old books too', () => {
  test.each(['beta', 'fifth', 'tenth'])('Dragon Whelp: the fourth breath is its last in %s', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Dragon Whelp', ...mountains(4)] }, ben: {} });
    for (let i = 0; i < 4; i += 1) {
      ann.activates('Dragon Whelp');
      play.allPass();
    }
    then('Dragon Whelp').is(6, 3);
    if (book === 'beta') play.until('end');
    if (book === 'beta') ann.dealsWith('Dragon Whelp');
    play.until('upkeep', 'ben');
    then('Dragon Whelp').isIn('graveyard');
  });

  test.each(['beta', 'fifth', 'tenth'])('Stone Giant: what it throws flies and is destroyed in %s', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Stone Giant', 'Goblin Piker'] }, ben: {} });
    ann.activates('Stone Giant', { target: 'Goblin Piker' });
    play.allPass();
    then('Goblin Piker').hasKeyword('flying');
    if (book === 'beta') play.until('end');
    if (book === 'beta') ann.dealsWith('Stone Giant');
    play.until('upkeep', 'ben');
    then('Goblin Piker').isIn('graveyard');
  });

  test.each(['fifth', 'tenth', 'm11'])('Winds of Change: as many cards as were shuffled away in %s', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Winds of Change', 'Goblin Piker'], inPlay: ['Mountain'] },
      ben: { hand: ['Goblin Piker', 'Goblin Piker'] },
    });
    ann.casts('Winds of Change');
    play.allPass();
    then(ann).hasCardsInHand(1);
    then(ben).hasCardsInHand(2);
  });
});

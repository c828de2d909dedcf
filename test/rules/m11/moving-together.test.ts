// Cards and permanents that one effect moves go as one event: out of play, out of hands, and off the top of libraries.

import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/engine/asking/decision.ts';
import { gainLife, replacing, triggered } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { given, play, then } from '../../play.ts';
import { TOGETHER } from '../../support/together-cards.ts';

const cardsOf = (seat: number, zone: 'graveyard' | 'library' | 'hand'): string[] =>
  (play.game.state.players[seat]?.[zone] ?? []).map((id) => play.game.inside.kind(id).definition.name);

/** Everybody passes until all has resolved; what else is asked is answered with the first that may be. */
function resolveAll(): void {
  for (let i = 0; i < 200; i += 1) {
    if (play.question === null || (play.question.ask === 'act' && play.game.state.chain.length === 0)) return;
    if (play.question.ask === 'act') play.pass();
    else play.game.answer(play.game.legalAnswers()[0] as Answer);
  }
}

/** Everybody passes until somebody is asked something else. */
function untilAsked(): void {
  for (let i = 0; i < 20 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
}

/** Comes into play when an opponent makes its owner discard it, and sees others come. */
const stubborn = card('Stubborn One', {
  cost: '{3}',
  type: creature('Beast'),
  size: [1, 1],
  abilities: [
    replacing({ replace: 'discarded', what: 'this', by: 'opponent', to: 'play' }),
    triggered({ on: 'enters', what: { ...creatures, other: true } }, [gainLife(1)]),
  ],
});
const CARDS = [...TOGETHER, stubborn];

describe('off the top of a library', () => {
  const rest = Array.from({ length: 6 }, () => 'Plains');

  test('a Darksteel Colossus among milled cards is shuffled in, and the others are the same', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Tome Scour'], inPlay: ['Island'] },
      ben: { library: ['Forest', 'Darksteel Colossus', 'Island', 'Swamp', 'Mountain', ...rest] },
    });
    ann.casts('Tome Scour', { target: ben });
    play.allPass();
    expect(cardsOf(1, 'graveyard')).toEqual(['Forest', 'Island', 'Swamp', 'Mountain']);
    then('Darksteel Colossus').isIn('library');
    then(ben).hasCardsInLibrary(7);
  });

  test('so with two of them, and with the first card', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Tome Scour'], inPlay: ['Island'] },
      ben: { library: ['Darksteel Colossus', 'Forest', 'Darksteel Colossus', 'Swamp', 'Mountain', ...rest] },
    });
    ann.casts('Tome Scour', { target: ben });
    play.allPass();
    expect(cardsOf(1, 'graveyard')).toEqual(['Forest', 'Swamp', 'Mountain']);
    then(ben).hasCardsInLibrary(8);
  });

  test('each player mills: both libraries at once', () => {
    const { ann } = given(
      'm11',
      {
        ann: { hand: ['Each Mills'], library: ['Darksteel Colossus', 'Forest', ...rest] },
        ben: { library: ['Island', 'Swamp', ...rest] },
      },
      { cards: CARDS },
    );
    ann.casts('Each Mills');
    play.allPass();
    expect(cardsOf(0, 'graveyard')).toEqual(['Forest', 'Each Mills']);
    expect(cardsOf(1, 'graveyard')).toEqual(['Island', 'Swamp']);
  });
});

describe('out of hands', () => {
  test('two cards that come into play when discarded come together, and see each other', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Mind Rot'], inPlay: ['Swamp', 'Swamp', 'Swamp'] },
        ben: { hand: ['Stubborn One', 'Stubborn One'] },
      },
      { cards: CARDS },
    );
    ann.casts('Mind Rot', { target: ben });
    resolveAll();
    then('Stubborn One').isIn('play');
    then('Stubborn One#2').isIn('play');
    then(ben).hasLife(22);
  });

  test('each player discards: the second chooses before the first card is seen', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Each Discards', 'Forest', 'Plains'] }, ben: { hand: ['Island', 'Swamp'] } },
      { cards: CARDS },
    );
    ann.casts('Each Discards');
    untilAsked();
    ann.chooses('Plains');
    expect(play.asked).toBe('ben');
    then('Plains').isIn('hand');
    ben.chooses('Island');
    then('Plains').isIn('graveyard');
    then('Island').isIn('graveyard');
  });

  test('Burning Inquiry: everybody has drawn before anybody discards, and each discard is seen', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Burning Inquiry'], inPlay: ['Mountain', "Liliana's Caress"] },
      ben: { hand: [] },
    });
    ann.casts('Burning Inquiry');
    resolveAll();
    then(ben).hasLife(14).hasCardsInHand(0);
    then(ann).hasCardsInHand(0);
  });
});

describe('out of play', () => {
  test('each player sacrifices: all choose, the active player first, and then all go', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Each Sacrifices'], inPlay: ['Mourner', 'Hill Giant'] },
        ben: { inPlay: ['Mourner', 'Grizzly Bears'] },
      },
      { cards: CARDS },
    );
    ann.casts('Each Sacrifices');
    untilAsked();
    ann.chooses('Mourner');
    expect(play.asked).toBe('ben');
    then('ann:Mourner').isIn('play');
    ben.chooses('Mourner');
    resolveAll();
    then(ann).hasLife(21);
    then(ben).hasLife(21);
  });

  test('each player returns a creature: those that leave together see each other', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Each Returns'], inPlay: ['Watcher'] }, ben: { inPlay: ['Watcher'] } },
      { cards: CARDS },
    );
    ann.casts('Each Returns');
    resolveAll();
    then(ann).hasLife(21).hasInHand('Watcher');
    then(ben).hasLife(21).hasInHand('Watcher');
  });

  test('Evacuation: all creatures leave at once', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: {
          hand: ['Evacuation'],
          inPlay: [...Array.from({ length: 5 }, () => 'Island'), 'Watcher', 'Grizzly Bears'],
        },
        ben: { inPlay: ['Watcher'] },
      },
      { cards: CARDS },
    );
    ann.casts('Evacuation');
    resolveAll();
    then(ann).hasLife(22);
    then(ben).hasLife(22);
  });

  test('Day of Judgment: each of two Mourners sees the other and all the rest', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: {
          hand: ['Day of Judgment'],
          inPlay: [...Array.from({ length: 4 }, () => 'Plains'), 'Mourner', 'Grizzly Bears'],
        },
        ben: { inPlay: ['Mourner'] },
      },
      { cards: CARDS },
    );
    ann.casts('Day of Judgment');
    resolveAll();
    then(ann).hasLife(22);
    then(ben).hasLife(22);
  });

  test('Destructive Force: nobody’s land is gone while the other still chooses', () => {
    const lands = Array.from({ length: 7 }, () => 'Mountain');
    const { ann, ben } = given('m11', {
      ann: { hand: ['Destructive Force'], inPlay: [...lands, 'Forest'] },
      ben: { inPlay: [...lands] },
    });
    ann.casts('Destructive Force');
    untilAsked();
    ann.chooses('Mountain', 'Mountain#2', 'Mountain#3', 'Mountain#4', 'Mountain#5');
    expect(play.asked).toBe('ben');
    expect(cardsOf(0, 'graveyard')).toEqual([]);
    ben.chooses('ben:Mountain', 'ben:Mountain#2', 'ben:Mountain#3', 'ben:Mountain#4', 'ben:Mountain#5');
    expect(cardsOf(0, 'graveyard').length).toBe(6);
    expect(cardsOf(1, 'graveyard').length).toBe(5);
  });
});

test('each player searches: what they find comes in together', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Each Fetches'], library: ['Soul Warden'] }, ben: { library: ['Soul Warden', 'Hill Giant'] } },
    { cards: CARDS },
  );
  ann.casts('Each Fetches');
  untilAsked();
  ann.chooses('Soul Warden');
  expect(play.asked).toBe('ben');
  then('ann:Soul Warden').isIn('library');
  ben.chooses('ben:Soul Warden');
  resolveAll();
  then(ann).hasLife(21);
  then(ben).hasLife(21);
});

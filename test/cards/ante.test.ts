// Cards for ante: what they put up, whose cards become whose, and that no game without ante holds them.

import { describe, expect, it, test } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { duelFrom } from '../../src/formats/competition.ts';
import { cardsIn, randomDeck } from '../../src/formats/deck.ts';
import { newGame } from '../../src/game/index.ts';
import { given, play, refused, then } from '../play.ts';

const lots = (land: string, number: number): string[] => Array.from({ length: number }, () => land);
const ante = { ante: true };
const piles = (zone: 'ante' | 'library' | 'removed'): string[][] =>
  play.game.state.players.map((player) => player[zone].map((id) => play.game.inside.kind(id).definition.name));

describe.each(['beta', 'fifth'])('cards for ante in %s', (book) => {
  test('Contract from Below: the hand is gone, the top card is put up, and seven more are drawn', () => {
    const { ann, ben } = given(
      book,
      {
        ann: {
          hand: ['Contract from Below', 'Sol Ring', 'Forest'],
          inPlay: ['Swamp'],
          library: ['Black Lotus', ...lots('Island', 9)],
          ante: ['Hill Giant'],
        },
        ben: { hand: ['Forest'], ante: ['Terror'] },
      },
      ante,
    );
    ann.casts('Contract from Below');
    play.allPass();
    expect(piles('ante')).toEqual([['Hill Giant', 'Black Lotus'], ['Terror']]);
    then(ann).hasCardsInHand(7).hasCardsInLibrary(2).hasCardsInGraveyard(3).hasInHand('Island');
    then(ben).hasCardsInHand(1).hasCardsInLibrary(20);
  });

  test('Demonic Attorney: each player puts up one more card, and who has none puts up nothing', () => {
    const { ann } = given(
      book,
      {
        ann: { hand: ['Demonic Attorney'], inPlay: lots('Swamp', 3), library: ['Sol Ring', 'Forest'] },
        ben: { library: [], ante: ['Terror'] },
      },
      ante,
    );
    ann.casts('Demonic Attorney');
    play.allPass();
    expect(piles('ante')).toEqual([['Sol Ring'], ['Terror']]);
    play.isGoingOn();
  });

  test('Darkpact: the card of the ante is yours and on top of your library; the top card is put up for it', () => {
    const { ann, ben } = given(
      book,
      {
        ann: { hand: ['Darkpact'], inPlay: lots('Swamp', 3), library: ['Forest', 'Island'], ante: ['Hill Giant'] },
        ben: { ante: ['Black Lotus'] },
      },
      ante,
    );
    ann.casts('Darkpact', { target: 'Black Lotus' });
    play.allPass();
    expect(piles('ante')).toEqual([['Hill Giant', 'Forest'], []]);
    expect(piles('library')[0]).toEqual(['Island', 'Black Lotus']);
    then('Black Lotus').isOwnedBy(ann).isIn('library');
    // Even who loses afterwards keeps it: the ante is all the winner takes.
    ann.concedes();
    play.isWonBy(ben.name);
    expect(duelFrom(play.game)).toMatchObject({
      winner: 1,
      ante: [['Black Lotus'], ['Hill Giant', 'Forest']],
      staked: [['Hill Giant', 'Forest'], ['Black Lotus']],
    });
  });

  test('Darkpact: it is aimed at cards of the ante only, and without a library nothing is exchanged', () => {
    const { ann } = given(
      book,
      {
        ann: { hand: ['Darkpact'], inPlay: lots('Swamp', 3), library: [], graveyard: ['Sol Ring'], ante: ['Terror'] },
        ben: { ante: ['Black Lotus'], inPlay: ['Hill Giant'] },
      },
      ante,
    );
    refused('illegal target', () => ann.casts('Darkpact', { target: 'Hill Giant' }));
    expect([...ann.choices].sort()).toEqual(['Black Lotus', 'Terror']);
    ann.chooses('Black Lotus');
    play.allPass();
    expect(piles('ante')).toEqual([['Terror', 'Black Lotus'], []]);
    then('Black Lotus').isOwnedBy(ann);
  });

  test('Rebirth: who puts up a card has twenty life, who does not keeps what there was', () => {
    const { ann, ben } = given(
      book,
      {
        ann: { life: 3, hand: ['Rebirth'], inPlay: lots('Forest', 6), library: ['Sol Ring', 'Forest'] },
        ben: { life: 7, library: ['Terror', 'Forest'] },
      },
      ante,
    );
    ann.casts('Rebirth');
    play.pass();
    play.pass();
    ann.chooses('yes');
    ben.chooses('no');
    then(ann).hasLife(20);
    then(ben).hasLife(7);
    expect(piles('ante')).toEqual([['Sol Ring'], []]);
  });

  test('Rebirth: more than twenty becomes twenty too, and an empty library has nothing to put up', () => {
    const { ann, ben } = given(
      book,
      {
        ann: { life: 3, hand: ['Rebirth'], inPlay: lots('Forest', 6), library: [] },
        ben: { life: 31, library: ['Terror', 'Forest'] },
      },
      ante,
    );
    ann.casts('Rebirth');
    play.pass();
    play.pass();
    ben.chooses('yes');
    then(ann).hasLife(3);
    then(ben).hasLife(20);
    expect(piles('ante')).toEqual([[], ['Terror']]);
  });

  test('Tempest Efreet: who does not pay loses a card of the hand for good, and gets the Efreet', () => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Tempest Efreet'] }, ben: { hand: ['Black Lotus'] } }, ante);
    ann.activates('Tempest Efreet', { target: ben });
    play.pass();
    play.pass();
    ben.chooses('no');
    then('Black Lotus').isOwnedBy(ann).isIn('hand');
    then('Tempest Efreet').isOwnedBy(ben).isIn('graveyard');
    then(ann).hasInHand('Black Lotus').hasCardsInGraveyard(0);
    then(ben).hasCardsInHand(0).hasCardsInGraveyard(1).hasLife(20);
    expect(play.game.view(ben.seat).players[ann.seat]?.hand.map(({ name }) => name)).toEqual(['Black Lotus']);
    ben.concedes();
    expect(duelFrom(play.game)).toMatchObject({
      ante: [['Black Lotus'], ['Tempest Efreet']],
      staked: [['Tempest Efreet'], ['Black Lotus']],
    });
  });

  test('Tempest Efreet: an empty hand has nothing to lose, and the Efreet stays with its owner', () => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Tempest Efreet'] }, ben: { hand: [] } }, ante);
    ann.activates('Tempest Efreet', { target: ben });
    play.pass();
    play.pass();
    ben.chooses('no');
    then('Tempest Efreet').isIn('graveyard').isOwnedBy(ann);
    then(ann).hasCardsInHand(0);
  });

  test('Tempest Efreet: ten life keep the card', () => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Tempest Efreet'] }, ben: { hand: ['Black Lotus'] } }, ante);
    ann.activates('Tempest Efreet', { target: ben });
    play.pass();
    play.pass();
    ben.chooses('yes');
    then(ben).hasLife(10).hasInHand('Black Lotus');
    then(ann).hasCardsInGraveyard(1);
  });

  test('Bronze Tablet: both cards leave the game, and each is the other player’s', () => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Bronze Tablet', ...lots('Swamp', 4)] }, ben: { inPlay: ['Hill Giant'] } },
      ante,
    );
    ann.activates('Bronze Tablet', { target: 'Hill Giant' });
    play.pass();
    play.pass();
    ben.chooses('no');
    then('Bronze Tablet').isIn('removed').isOwnedBy(ben);
    then('Hill Giant').isIn('removed').isOwnedBy(ann);
    expect(piles('removed')).toEqual([['Hill Giant'], ['Bronze Tablet']]);
  });

  test('Bronze Tablet: ten life keep the card, which is out of the game nevertheless', () => {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: ['Bronze Tablet', 'Sol Ring', ...lots('Swamp', 4)] },
        ben: { inPlay: ['Hill Giant', 'Forest'] },
      },
      ante,
    );
    refused('illegal target', () => ann.activates('Bronze Tablet', { target: 'Sol Ring' }));
    ann.chooses('Hill Giant');
    play.pass();
    play.pass();
    ben.chooses('yes');
    then(ben).hasLife(10);
    then('Bronze Tablet').isIn('graveyard').isOwnedBy(ann);
    then('Hill Giant').isIn('removed').isOwnedBy(ben);
  });

  test('Bronze Tablet: it comes into play tapped', () => {
    const { ann } = given(book, { ann: { hand: ['Bronze Tablet'], inPlay: lots('Swamp', 6) }, ben: {} }, ante);
    ann.casts('Bronze Tablet');
    play.allPass();
    then('Bronze Tablet').isTapped();
  });

  it('keeps such cards out of a game without ante, and says what to do', () => {
    const decks = [['Darkpact', ...lots('Swamp', 59)], lots('Swamp', 60)];
    const start = (yes: boolean) => newGame({ book, decks, seed: 1, options: { ante: yes } });
    expect(() => start(false)).toThrow(/'Darkpact' is only for games with ante: play for ante .* take it out/);
    expect(start(true).view(0).players[0]?.ante).toHaveLength(1);
  });

  it('has none of them in a deck by chance', () => {
    const names = POOL.filter((card) => card.forAnte).map((card) => card.name);
    expect(names).toHaveLength(6);
    for (let seed = 0; seed < 60; seed += 1)
      expect(cardsIn(randomDeck(book, seed)).filter((name) => names.includes(name))).toEqual([]);
  });
});

test('fifth: a Bronze Tablet that is destroyed in response stays its owner’s, and the other card changes hands', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Bronze Tablet', ...lots('Swamp', 4)] },
      ben: { hand: ['Shatter'], inPlay: ['Hill Giant', ...lots('Mountain', 2)] },
    },
    { ante: true },
  );
  ann.activates('Bronze Tablet', { target: 'Hill Giant' });
  ben.casts('Shatter', { target: 'Bronze Tablet' });
  while (play.question?.ask === 'act') play.pass();
  ben.chooses('no');
  then('Bronze Tablet').isIn('graveyard').isOwnedBy(ann);
  then('Hill Giant').isIn('removed').isOwnedBy(ann);
});

test.each(['portal', 'tenth', 'm11'])('%s has no ante, and no cards for it', (book) => {
  const decks = [['Darkpact', ...lots('Swamp', 59)], lots('Swamp', 60)];
  expect(() => newGame({ book, decks, seed: 1 })).toThrow(/Darkpact.*no (ante|interrupt|sorcery)/);
});

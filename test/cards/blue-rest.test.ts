// Blue cards that name cards, play them for nothing or at any time, open hands, or flood the land.

import { describe, expect, it, test } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');
const namesOf = (ids: readonly number[] = []): string[] => ids.map((id) => play.game.inside.kind(id).definition.name);
const libraryOf = (seat: number): string[] => namesOf(play.game.state.players[seat]?.library).reverse();

describe('Djinn of Wishes', () => {
  const wish = (library: string[], landsPlayed = 0) => {
    const { ann, ben } = given('m11', {
      ann: {
        inPlay: [{ card: 'Djinn of Wishes', counters: { wish: 3 } }, ...islands(4)],
        library: [...library, 'Plains'],
        landsPlayed,
      },
      ben: {},
    });
    ann.activates('Djinn of Wishes');
    play.pass();
    play.pass();
    return { ann, ben };
  };

  it('Djinn of Wishes: enters with three wish counters', () => {
    const { ann } = given('m11', { ann: { hand: ['Djinn of Wishes'], inPlay: islands(5) }, ben: {} });
    ann.casts('Djinn of Wishes');
    play.allPass();
    then('Djinn of Wishes').hasCounters('wish', 3).hasKeyword('flying').is(4, 4);
  });

  it('Djinn of Wishes: casts the top card for nothing', () => {
    const { ann } = wish(['Craw Wurm']);
    ann.chooses('yes');
    play.allPass();
    then('Craw Wurm').isIn('play').isControlledBy(ann);
    then('Djinn of Wishes').hasCounters('wish', 2);
  });

  it('Djinn of Wishes: with targets, and X is nothing', () => {
    const { ann, ben } = wish(['Lightning Bolt']);
    ann.chooses('yes');
    ann.chooses('ben');
    play.allPass();
    then(ben).hasLife(17);
  });

  it('Djinn of Wishes: exiles what is not played', () => {
    wish(['Craw Wurm']).ann.chooses('no');
    then('Craw Wurm').isIn('removed');
  });

  it('Djinn of Wishes: plays a land, but not a second one', () => {
    const { ann } = wish(['Swamp']);
    ann.chooses('yes');
    then('Swamp').isIn('play');
    wish(['Swamp'], 1);
    then('Swamp').isIn('removed');
  });

  it('Djinn of Wishes: exiles what cannot be cast', () => {
    wish(['Negate']);
    then('Negate').isIn('removed');
  });
});

describe('cards that are named', () => {
  it('Conundrum Sphinx: a right guess is drawn, a wrong one goes under the library', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Conundrum Sphinx'], library: ['Swamp', 'Plains', 'Plains'] },
      ben: { library: ['Forest', 'Plains', 'Plains'] },
    });
    ann.attacks('Conundrum Sphinx');
    play.pass();
    play.pass();
    ann.chooses('Swamp');
    ben.chooses('Mountain');
    then(ann).hasInHand('Swamp');
    then(ben).hasCardsInHand(0);
    expect(libraryOf(1)).toEqual(['Plains', 'Plains', 'Forest']);
    then('Conundrum Sphinx').hasKeyword('flying');
  });

  const ambassador = (search: string, named: string) => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Sphinx Ambassador'] },
      ben: { library: ['Craw Wurm', 'Negate', 'Plains'] },
    });
    ann.attacks('Sphinx Ambassador');
    while (play.question?.ask === 'act') play.pass();
    ann.chooses(search);
    ben.chooses(named);
    return { ann, ben };
  };

  it('Sphinx Ambassador: takes a creature that is not named', () => {
    const { ann } = ambassador('Craw Wurm', 'Negate');
    ann.chooses('yes');
    then('Craw Wurm').isControlledBy(ann);
  });

  test.each([
    ['Craw Wurm', 'Craw Wurm'],
    ['Negate', 'Craw Wurm'],
  ])('Sphinx Ambassador: searching for %s against %s gets nothing', (search, named) => {
    const { ben } = ambassador(search, named);
    then('Craw Wurm').isIn('library');
    then(ben).hasCardsInLibrary(3).hasLife(15);
  });
});

describe('Leyline of Anticipation', () => {
  it('Leyline of Anticipation: its controller casts anything at any time', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Forest', 'Forest'], hand: ['Grizzly Bears'] },
      ben: { hand: ['Coral Merfolk'], inPlay: ['Leyline of Anticipation', ...islands(2)] },
    });
    ann.passes();
    ben.casts('Coral Merfolk');
    play.allPass();
    then('Coral Merfolk').isIn('play').isControlledBy(ben);
  });

  it('Leyline of Anticipation: nobody else does', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Leyline of Anticipation'] },
      ben: { hand: ['Coral Merfolk'], inPlay: islands(2) },
    });
    ann.passes();
    expect(ben.mayCast('Coral Merfolk')).toBe(false);
  });
});

describe('Telepathy', () => {
  it("Telepathy: opens the opponents' hands, and not one's own", () => {
    given('m11', { ann: { inPlay: ['Telepathy'], hand: ['Negate'] }, ben: { hand: ['Craw Wurm'] } });
    const seen = (seat: number, of: number) => play.game.view(seat).players[of]?.hand.map(({ name }) => name);
    expect(seen(0, 1)).toEqual(['Craw Wurm']);
    expect(seen(1, 0)).toEqual([]);
  });
});

describe('Stormtide Leviathan', () => {
  it('Stormtide Leviathan: all lands are Islands as well', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Stormtide Leviathan', 'Forest', 'Island'], hand: ['Zephyr Sprite'] },
      ben: { inPlay: ['Swamp'] },
    });
    then('Forest').hasSubtypes('Forest', 'Island');
    then('Island').hasSubtypes('Island');
    then('Swamp').hasSubtypes('Swamp', 'Island');
    ann.taps('Island');
    ann.taps('Forest', 1);
    then(ann).hasMana('UU');
  });

  it('Stormtide Leviathan: only what flies or walks on islands attacks', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Stormtide Leviathan', 'Grizzly Bears', 'Zephyr Sprite'] },
      ben: { inPlay: ['Swamp', 'Craw Wurm'] },
    });
    play.until('declare attack');
    expect(ann.choices).toEqual(['Stormtide Leviathan', 'Zephyr Sprite']);
    ann.attacks('Stormtide Leviathan');
    play.until('end of combat');
    then(ben).hasLife(12);
  });
});

describe('the words in older books', () => {
  test.each(['beta', 'fifth'])('Negate: interrupts a spell (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Negate'], inPlay: islands(2) },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Negate', { target: 'Lightning Bolt' });
    play.allPass();
    then(ben).hasLife(20);
  });

  test.each(['beta', 'fifth'])('Hive Mind: the copy happens as well (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Hive Mind', 'Mountain'] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    ben.chooses('yes');
    ben.chooses('ann');
    play.allPass();
    play.until('main');
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });

  test.each(['beta', 'fifth'])('Djinn of Wishes: what is cast for nothing happens there and then (%s)', (book) => {
    const { ann } = given(book, {
      ann: {
        inPlay: [{ card: 'Djinn of Wishes', counters: { wish: 3 } }, ...islands(4)],
        library: ['Craw Wurm', 'Plains'],
      },
      ben: {},
    });
    ann.activates('Djinn of Wishes');
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('yes');
    then('Craw Wurm').isIn('play');
  });
});

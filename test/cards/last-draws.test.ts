// What is done instead of drawing or discarding, cards set aside face down, and a library that is dearly looked into.

import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/game/index.ts';
import { given, play, then } from '../play.ts';

/** Everybody passes and nobody attacks, until somebody is asked something else. */
function untilAsked(): void {
  for (let i = 0; i < 60 && (play.question?.ask === 'act' || play.question?.ask === 'attack'); i += 1) {
    const { question } = play;
    if (question.ask === 'act' && !question.mayPass) return;
    if (question.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] }, question.player);
    else play.pass();
  }
}

const idOf = (name: string): number => {
  const { state, inside } = play.game;
  return state.objects.findIndex((each) => each.id > 0 && inside.kinds.of(each.printed).definition.name === name);
};

describe('Abundance', () => {
  test('cards are revealed until one of the chosen kind comes, and the others go to the bottom', () => {
    const { ann } = given('tenth', {
      ann: {
        inPlay: ['Abundance', 'Jayemdae Tome', 'Forest', 'Forest', 'Forest', 'Forest'],
        library: ['Plains', 'Swamp', 'Craw Wurm', 'Island', 'Mountain'],
      },
      ben: {},
    });
    ann.activates('Jayemdae Tome');
    play.allPass();
    ann.chooses('yes');
    ann.chooses('nonland');
    ann.chooses('Swamp', 'Plains');
    then(ann).hasInHand('Craw Wurm').hasCardsInHand(1).hasCardsInLibrary(4);
    const { library } = play.game.state.players[0] as { library: readonly number[] };
    expect(library.map((id) => play.game.inside.kind(id).definition.name)).toEqual([
      'Plains',
      'Swamp',
      'Mountain',
      'Island',
    ]);
  });

  test('who rather draws draws the top card', () => {
    const { ann } = given('m11', {
      ann: {
        inPlay: ['Abundance', 'Jayemdae Tome', 'Forest', 'Forest', 'Forest', 'Forest'],
        library: ['Plains', 'Craw Wurm'],
      },
      ben: {},
    });
    ann.activates('Jayemdae Tome');
    play.allPass();
    ann.chooses('no');
    then(ann).hasInHand('Plains').hasCardsInHand(1);
  });
});

describe("Aladdin's Lamp", () => {
  test.each(['fifth', 'm11'] as const)('the next draw is one of X cards, and only the next one (%s)', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Ancestral Recall'],
        inPlay: ["Aladdin's Lamp", 'Island', 'Island', 'Island', 'Island'],
        library: ['Plains', 'Craw Wurm', 'Swamp', 'Mountain', 'Forest', 'Forest'],
      },
      ben: {},
    });
    ann.activates("Aladdin's Lamp", { x: 3 });
    play.allPass();
    ann.casts('Ancestral Recall', { target: ann });
    ann.passes();
    if (play.question?.ask === 'act') play.allPass();
    ann.chooses('Craw Wurm');
    if (book === 'fifth') play.allPass();
    then(ann).hasInHand('Craw Wurm', 'Mountain', 'Forest').hasCardsInHand(3);
    then('Plains').isIn('library');
    then('Swamp').isIn('library');
  });

  test('X cannot be nothing, and without use the wish is gone with the turn', () => {
    const { ann } = given('m11', { ann: { inPlay: ["Aladdin's Lamp"] }, ben: {} });
    expect(ann.mayActivate("Aladdin's Lamp")).toBe(false);
    const other = given('m11', {
      ann: { inPlay: ["Aladdin's Lamp", 'Island', 'Island'], library: ['Plains', 'Craw Wurm', 'Forest', 'Forest'] },
      ben: {},
    });
    other.ann.activates("Aladdin's Lamp", { x: 2 });
    play.allPass();
    play.until('main', 'ben');
    play.until('main', 'ann');
    then(other.ann).hasInHand('Plains');
  });
});

describe('Plagiarize', () => {
  test('what the other would draw, you draw; and the next turn no more', () => {
    const { ann, ben } = given(
      'tenth',
      {
        ann: { hand: ['Plagiarize'], inPlay: ['Island', 'Island', 'Island', 'Island'], library: ['Plains', 'Swamp'] },
        ben: { hand: ['Ancestral Recall'], inPlay: ['Island'], library: ['Craw Wurm', 'Forest', 'Forest', 'Forest'] },
      },
      { active: 'ben' },
    );
    ann.casts('Plagiarize', { target: ben });
    play.allPass();
    ben.casts('Ancestral Recall', { target: ann });
    play.allPass();
    then(ann).hasCardsInHand(2);
    then(ben).hasCardsInHand(0).hasCardsInLibrary(4);
  });

  test('it takes every draw of the player, and takes none of others', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Plagiarize'], inPlay: ['Island', 'Island', 'Island', 'Island'] },
      ben: { hand: ['Ancestral Recall'], inPlay: ['Island'] },
    });
    ann.casts('Plagiarize', { target: ben });
    play.allPass();
    ann.passes();
    ben.casts('Ancestral Recall', { target: ben });
    play.allPass();
    then(ann).hasCardsInHand(3);
    then(ben).hasCardsInHand(0);
  });
});

describe("Zur's Weirding", () => {
  test.each(['fifth', 'tenth', 'm11'] as const)('the other may pay two life to bury the card (%s)', (book) => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ["Zur's Weirding"] }, ben: { library: ['Craw Wurm', 'Forest', 'Forest'] } },
      { active: 'ann' },
    );
    untilAsked();
    expect(play.asked).toBe('ann');
    ann.chooses('yes');
    then('Craw Wurm').isIn('graveyard');
    then(ann).hasLife(18);
    then(ben).hasCardsInHand(0);
  });

  test.each(['fifth', 'm11'] as const)(
    'who does not pay lets the card be drawn, and all hands are open (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { inPlay: ["Zur's Weirding"] },
        ben: { library: ['Craw Wurm', 'Forest', 'Forest'] },
      });
      untilAsked();
      ann.chooses('no');
      play.until('main', 'ben');
      then(ben).hasInHand('Craw Wurm');
      expect(faceOf(play.game.inside, idOf('Craw Wurm'), 0).card?.definition.name).toBe('Craw Wurm');
      then(ann).hasLife(20);
    },
  );

  test('who has one life is not asked: two cannot be paid', () => {
    const { ben } = given('m11', {
      ann: { life: 1, inPlay: ["Zur's Weirding"] },
      ben: { library: ['Craw Wurm', 'Forest'] },
    });
    play.until('main', 'ben');
    then(ben).hasInHand('Craw Wurm');
  });
});

describe('Sylvan Library', () => {
  test.each(['fifth', 'tenth', 'm11'] as const)(
    'two of the cards drawn this turn go back, or cost four life each (%s)',
    (book) => {
      const { ann } = given(
        book,
        {
          ann: { hand: ['Plains'], inPlay: ['Sylvan Library'], library: ['Swamp', 'Craw Wurm', 'Island', 'Forest'] },
          ben: {},
        },
        { active: 'ben' },
      );
      untilAsked();
      if (play.question?.ask === 'act') ann.dealsWith('Sylvan Library');
      untilAsked();
      ann.chooses('yes');
      untilAsked();
      expect(ann.choices).not.toContain('Plains');
      ann.chooses('Swamp', 'Island');
      for (let i = 0; i < 2; i += 1) {
        const { source } = play.question as { source: number };
        ann.chooses(source === idOf('Swamp') ? 'yes' : 'no');
      }
      then(ann).hasLife(16).hasInHand('Plains', 'Swamp', 'Craw Wurm').hasCardsInHand(3);
      then('Island').isIn('library');
    },
  );

  test('who draws no additional card puts nothing back', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Sylvan Library'] }, ben: {} }, { active: 'ben' });
    untilAsked();
    ann.chooses('no');
    play.until('main', 'ann');
    then(ann).hasCardsInHand(1).hasLife(20);
  });
});

describe('Library of Leng', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)('a card discarded to an effect may go on top (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Mind Twist'], inPlay: ['Swamp', 'Swamp', 'Swamp'] },
      ben: { hand: ['Craw Wurm', 'Forest'], inPlay: ['Library of Leng'] },
    });
    ann.casts('Mind Twist', { x: 2, target: ben });
    play.allPass();
    ben.chooses('Craw Wurm');
    then('Craw Wurm').isIn('library');
    then('Forest').isIn('graveyard');
    const { library } = play.game.state.players[1] as { library: readonly number[] };
    expect(library.at(-1)).toBe(idOf('Craw Wurm'));
  });

  test('no hand is too large, and what is discarded as a cost lies in the graveyard', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
        inPlay: ['Library of Leng'],
      },
      ben: {},
    });
    play.until('main', 'ben');
    then(ann).hasCardsInHand(8);
  });

  test('one that is tapped does nothing in 1993', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Mind Twist'], inPlay: ['Swamp', 'Swamp'] },
      ben: { hand: ['Craw Wurm'], inPlay: [{ card: 'Library of Leng', tapped: true }] },
    });
    ann.casts('Mind Twist', { x: 1, target: ben });
    play.allPass();
    then('Craw Wurm').isIn('graveyard');
  });
});

describe('Necropotence', () => {
  test.each(['fifth', 'tenth', 'm11'] as const)(
    'a life for a card, which comes at the end of the own turn (%s)',
    (book) => {
      const { ann } = given(book, {
        ann: {
          inPlay: book === 'fifth' ? ['Necropotence'] : ['Necropotence', 'Howling Mine'],
          library: ['Craw Wurm', 'Swamp', 'Forest', 'Plains'],
        },
        ben: {},
      });
      ann.activates('Necropotence');
      play.allPass();
      then(ann).hasLife(19).hasCardsInHand(0).hasCardsInLibrary(3);
      expect(faceOf(play.game.inside, idOf('Craw Wurm'), 0)).toEqual({ shown: null, card: null });
      play.until('upkeep', 'ben');
      then(ann).hasInHand('Craw Wurm').hasCardsInHand(1);
      play.until('main', 'ann');
      // There is no draw step, and so nothing that would happen in it.
      then(ann).hasCardsInHand(1).hasCardsInLibrary(3);
    },
  );

  test('used in the turn of another, the card waits for the own turn', () => {
    const { ann } = given(
      'm11',
      { ann: { inPlay: ['Necropotence'], library: ['Craw Wurm', 'Swamp', 'Forest'] }, ben: {} },
      { active: 'ben' },
    );
    ann.activates('Necropotence');
    play.allPass();
    play.until('main', 'ann');
    then(ann).hasCardsInHand(0);
    play.until('upkeep', 'ben');
    then(ann).hasInHand('Craw Wurm');
  });

  test.each(['fifth', 'm11'] as const)('what is discarded is gone for good (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Mind Twist'], inPlay: ['Swamp', 'Swamp'] },
      ben: { hand: ['Craw Wurm'], inPlay: ['Necropotence'] },
    });
    ann.casts('Mind Twist', { x: 1, target: ben });
    play.allPass();
    if (play.game.state.chain.length > 0) play.allPass();
    then('Craw Wurm').isIn('removed');
  });
});

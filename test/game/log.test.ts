// The log says what happened, once, in the words of the book, and nothing that did not happen.

import { describe, expect, test } from 'vitest';
import { tellEvents } from '../../src/game/index.ts';
import { given, play } from '../play.ts';

const log = (seat: 0 | 1 = 0): string[] => tellEvents(play.game, play.game.events, seat);

describe('a land', () => {
  test.each(['beta', 'fifth', 'portal', 'tenth', 'm11'])(
    'is played in %s, and that is all that is told of it',
    (book) => {
      // Lands have a step of their own in Portal.
      const { ann } = given(book, { ann: { hand: ['Forest'] }, ben: {} }, book === 'portal' ? { step: 'land' } : {});
      ann.plays('Forest');
      expect(log().filter((line) => line.includes('Forest'))).toEqual(['You play Forest.']);
      expect(log(1).filter((line) => line.includes('Forest'))).toEqual(['ann plays Forest.']);
    },
  );

  test('that a card puts there is not played', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Rampant Growth'], inPlay: ['Forest', 'Forest'], library: ['Mountain', 'Plains', 'Plains'] },
      ben: {},
    });
    ann.casts('Rampant Growth');
    play.allPass();
    ann.chooses('Mountain');
    expect(log()).toContain('Mountain enters the battlefield.');
    expect(log()).not.toContain('You play Mountain.');
  });
});

describe('cards that come to the hand', () => {
  test('by a search are not drawn', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Diabolic Tutor'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      ben: {},
    });
    ann.casts('Diabolic Tutor');
    play.allPass();
    ann.chooses('Plains');
    expect(log()).toContain('You look through your library.');
    expect(log()).toContain('You put Plains into your hand.');
    expect(log(1)).toContain('ann puts a card into his or her hand.');
    expect(log().join(' ')).not.toContain('You draw');
    expect(log(1).join(' ')).not.toContain('draws');
  });

  test('from the library by drawing are drawn', () => {
    const { ann } = given('m11', { ann: { hand: ['Divination'], inPlay: ['Island', 'Island', 'Island'] }, ben: {} });
    ann.casts('Divination');
    play.allPass();
    expect(log().filter((line) => line === 'You draw Plains.')).toHaveLength(2);
    expect(log(1).filter((line) => line === 'ann draws a card.')).toHaveLength(2);
  });
});

describe('a spell', () => {
  const bolt = (book: string): string[] => {
    const { ann, ben } = given(book, { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: {} });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    return log();
  };

  test.each([
    [
      'beta',
      [
        'You cast Lightning Bolt, aimed at ben.',
        'Lightning Bolt takes effect.',
        'Lightning Bolt does 3 damage to ben.',
      ],
    ],
    [
      'fifth',
      [
        'You cast Lightning Bolt, aimed at ben.',
        'Lightning Bolt takes effect.',
        'Lightning Bolt deals 3 damage to ben.',
      ],
    ],
    [
      'tenth',
      ['You play Lightning Bolt, aimed at ben.', 'Lightning Bolt resolves.', 'Lightning Bolt deals 3 damage to ben.'],
    ],
    [
      'm11',
      ['You cast Lightning Bolt, aimed at ben.', 'Lightning Bolt resolves.', 'Lightning Bolt deals 3 damage to ben.'],
    ],
  ])('in %s', (book, lines) => {
    expect(bolt(book)).toEqual(expect.arrayContaining(lines));
  });

  test('is played in Portal, and neither resolves nor takes effect apart from that', () => {
    const { ann } = given('portal', {
      ann: {
        hand: ['Lava Axe', 'Grizzly Bears'],
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Forest', 'Forest'],
      },
      ben: {},
    });
    ann.casts('Lava Axe');
    ann.casts('Grizzly Bears');
    expect(log().filter((line) => line.includes('Lava Axe'))).toEqual([
      'You play Lava Axe.',
      'Lava Axe deals 5 damage to ben.',
    ]);
    expect(log().filter((line) => line.includes('Grizzly Bears'))).toEqual(['You play Grizzly Bears.']);
  });

  test('that is a Clone is cast as a Clone, and comes in as what it copies', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Clone'], inPlay: ['Island', 'Island', 'Island', 'Island'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Clone');
    play.allPass();
    ann.chooses('Grizzly Bears');
    expect(log().filter((line) => line.includes('Clone'))).toEqual([
      'You cast Clone.',
      'Clone enters the battlefield as Grizzly Bears.',
    ]);
  });
});

describe('what happens by itself', () => {
  const visionary = (book: string): string[] => {
    const { ann } = given(book, { ann: { hand: ['Elvish Visionary'], inPlay: ['Forest', 'Forest'] }, ben: {} });
    ann.casts('Elvish Visionary');
    play.allPass();
    if (book === 'm11') play.allPass();
    return log().filter((line) => line.includes('Elvish Visionary'));
  };

  test('triggers where the book has the word', () => {
    expect(visionary('m11').at(-1)).toBe('Elvish Visionary triggers.');
  });

  test('takes effect where it happens at once', () => {
    expect(visionary('fifth').at(-1)).toBe('Elvish Visionary takes effect.');
  });

  test('is not told where nothing comes of it', () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Savannah Lions'], inPlay: ['Plains', "Angel's Feather"] },
      ben: {},
    });
    ann.casts('Savannah Lions');
    ann.chooses('no');
    play.allPass();
    expect(log().filter((line) => line.includes("Angel's Feather"))).toEqual([]);
  });
});

describe('combat', () => {
  test('tells who is banded with whom', () => {
    const { ann } = given('beta', { ann: { inPlay: ['Benalish Hero', 'Craw Wurm', 'Grizzly Bears'] }, ben: {} });
    ann.bands('Benalish Hero', 'Craw Wurm');
    ann.attacks('Benalish Hero', 'Craw Wurm', 'Grizzly Bears');
    expect(log().filter((line) => line.includes('band'))).toEqual(['Benalish Hero and Craw Wurm attack as a band.']);
  });

  test('puts its damage on the stack in 2007, and only there', () => {
    const fought = (book: string): string[] => {
      const { ann } = given(book, { ann: { inPlay: ['Grizzly Bears'] }, ben: {} });
      ann.attacks('Grizzly Bears');
      play.until('end of combat');
      return log().filter((line) => line.includes('stack'));
    };
    expect(fought('tenth')).toEqual(['Combat damage is put on the stack.']);
    expect(fought('m11')).toEqual([]);
  });
});

describe('the words of the book', () => {
  test.each([
    ['beta', 'You use Rod of Ruin, aimed at ben.'],
    ['fifth', 'You use Rod of Ruin, aimed at ben.'],
    ['tenth', 'You play an ability of Rod of Ruin, aimed at ben.'],
    ['m11', 'You activate an ability of Rod of Ruin, aimed at ben.'],
  ])('what is done with an ability in %s', (book, line) => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Rod of Ruin', 'Plains', 'Plains', 'Plains'] }, ben: {} });
    ann.activates('Rod of Ruin', { target: ben });
    expect(log()).toContain(line);
  });

  test('control is gained by a player under the name that was given', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Act of Treason'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Act of Treason', { target: 'Hill Giant' });
    play.allPass();
    expect(log()).toContain('You gain control of Hill Giant.');
    expect(log(1)).toContain('ann gains control of Hill Giant.');
  });

  test('Portal takes a creature without a word of control', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Act of Treason'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Act of Treason', { target: 'Hill Giant' });
    expect(log()).toContain('Hill Giant becomes yours.');
    expect(log(1)).toContain("Hill Giant becomes ann's.");
  });
});

test('a position begins with an empty story: nobody has lost the life that it leaves them', () => {
  given('m11', { ann: { life: 7, inPlay: ['Forest'] }, ben: { life: 33 } });
  expect(log()).toEqual([]);
});

describe('a log that tells what happened and nothing else', () => {
  const MANA = ['Mountain', 'Island', 'Island'];

  test.each([
    ['tenth', 'play'],
    ['m11', 'cast'],
  ])('%s: a copy of a spell is copied, and nobody has cast it', (book, verb) => {
    const { ann, ben } = given(book, { ann: { hand: ['Shock', 'Twincast'], inPlay: MANA }, ben: {} });
    ann.casts('Shock', { target: ben });
    ann.casts('Twincast', { target: 'Shock' });
    play.pass();
    play.pass();
    ann.chooses('no');
    play.allPass();
    expect(log().filter((line) => line.includes('aimed at ben'))).toEqual([
      `You ${verb} Shock, aimed at ben.`,
      'You copy Shock, aimed at ben.',
    ]);
  });

  test('an ability is countered, and not its source', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Prodigal Pyromancer'] },
      ben: { inPlay: ['Frost Titan', 'Grizzly Bears'] },
    });
    ann.activates('Prodigal Pyromancer', { target: 'Frost Titan' });
    play.allPass();
    expect(log()).toContain('An ability of Prodigal Pyromancer is countered.');
  });

  test('what waited for the end of turn aims at nothing any more', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Mystifying Maze', ...Array<string>(4).fill('Forest')] },
    });
    ann.attacks('Craw Wurm');
    ann.passes();
    ben.activates('Mystifying Maze', { target: 'Craw Wurm' });
    play.allPass();
    play.until('end');
    expect(log()).toContain('Mystifying Maze triggers.');
  });

  test('what is shuffled into a library instead of being milled is shown to all', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Tome Scour'], inPlay: ['Island'] },
      ben: { library: ['Plains', 'Darksteel Colossus', ...Array<string>(9).fill('Plains')] },
    });
    ann.casts('Tome Scour', { target: ben });
    play.allPass();
    expect(log(0)).toContain('You see Darksteel Colossus.');
    expect(log(1)).toContain('You see Darksteel Colossus.');
  });

  test('what a spell promised happens, and the spell does not resolve again', () => {
    const { ann } = given('m11', { ann: { hand: ['Last Chance'], inPlay: ['Mountain', 'Mountain'] }, ben: {} });
    ann.casts('Last Chance');
    play.allPass();
    play.until('end');
    play.until('upkeep', 'ann');
    play.until('end');
    play.allPass();
    expect(log().filter((line) => line.startsWith('Last Chance'))).toEqual([
      'Last Chance resolves.',
      'Last Chance triggers.',
    ]);
  });

  test('no counters are not told of', () => {
    const { ann } = given('m11', { ann: { hand: ['Protean Hydra'], inPlay: ['Forest'] }, ben: {} });
    ann.casts('Protean Hydra', { x: 0 });
    play.allPass();
    expect(log().filter((line) => line.includes('counter'))).toEqual([]);
  });
});

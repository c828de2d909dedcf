// The same again, things exchanged, cards played for nothing, and cards named: in every book.

import { describe, expect, test } from 'vitest';
import {
  aChoice,
  all,
  controllerOf,
  everybody,
  handOf,
  libraryOf,
  numberOf,
  opponents,
  ownNumberOf,
  target,
  the,
  topOf,
  you,
} from '../../src/language/amount.ts';
import {
  choose,
  discardAny,
  draw,
  exchange,
  exile,
  forEachOf,
  gainLife,
  ifSo,
  loseLife,
  nameCard,
  named,
  playFree,
  repeat,
  repeatUntil,
  reveal,
  toHand,
  toLibrary,
} from '../../src/language/build.ts';
import { card, sorcery } from '../../src/language/card.ts';
import type { Effect } from '../../src/language/effect.ts';
import { creature } from '../../src/language/filter.ts';
import { permanent, type TargetSpec } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { BOOKS } from '../support/books.ts';

function cast(book: (typeof BOOKS)[number], effects: readonly Effect[], targets: readonly TargetSpec[] = []) {
  const players = given(
    book,
    {
      ann: {
        hand: ['Tale', 'Gray Ogre', 'Island'],
        inPlay: ['Hill Giant'],
        library: ['Scathe Zombies', 'Forest', 'Plains', 'Plains', 'Plains'],
      },
      ben: { hand: ['Forest'], inPlay: ['Giant Spider', 'Craw Wurm'], library: ['Swamp', 'Swamp', 'Swamp'] },
    },
    { cards: [card('Tale', { cost: '{0}', type: sorcery, targets, effects })] },
  );
  players.ann.casts('Tale', targets.length > 0 ? { targets: ['Craw Wurm'] } : {});
  if (book !== 'portal') play.allPass();
  return players;
}

describe.each(BOOKS)('%s', (book) => {
  test('for each thing, which goes by its name while it is dealt with', () => {
    const { ann, ben } = cast(book, [forEachOf('one', all(creature), loseLife(1, controllerOf(the('one'))))]);
    then(ann).hasLife(19);
    then(ben).hasLife(18);
  });

  test('for each player; who they were is known afterwards', () => {
    const { ann, ben } = cast(book, [forEachOf('one', everybody, loseLife(2, the('one'))), gainLife(numberOf('one'))]);
    then(ann).hasLife(20);
    then(ben).hasLife(18);
  });

  test('so many times, and no more', () => {
    const { ben } = cast(book, [repeat(3, loseLife(1, opponents))]);
    then(ben).hasLife(17);
  });

  test('until something is so, which is looked at after each time', () => {
    const hasFive = { if: 'compare', left: { amount: 'cards', zone: 'hand', of: you }, is: '>=', right: 5 } as const;
    const { ann } = cast(book, [repeatUntil(hasFive, named('top', reveal(topOf(you))), toHand(the('top')))]);
    then(ann).hasCardsInHand(5);
  });

  test('what never comes to pass ends all the same', () => {
    const { ann } = cast(book, [
      repeatUntil({ if: 'controls', who: you, filter: { named: 'Nothing' } }, gainLife(0)),
      gainLife(1),
    ]);
    then(ann).hasLife(21);
  });

  test('each draws as many as were their own', () => {
    const { ann, ben } = cast(book, [
      named('gone', toLibrary(handOf(everybody), 'shuffled')),
      draw(ownNumberOf('gone'), everybody),
    ]);
    if (book === 'fifth') play.until('discard');
    then(ann).hasCardsInHand(2);
    then(ben).hasCardsInHand(1);
  });

  test('any number of cards, and that may be none', () => {
    const { ann, ben } = cast(book, [
      named('thrown', discardAny(everybody)),
      gainLife(ownNumberOf('thrown'), everybody),
    ]);
    ann.chooses('Gray Ogre', 'Island');
    ben.chooses();
    then(ann).hasLife(22).hasCardsInHand(0);
    then(ben).hasLife(20).hasCardsInHand(1);
  });

  test('control is exchanged for good, and not where one of the two is gone', () => {
    const two = [permanent({ ...creature, controller: 'you' }), permanent({ ...creature, controller: 'opponent' })];
    const first = cast(book, [exchange('control', target(0), target(1))], two);
    then('Hill Giant').isControlledBy(first.ben);
    then('Craw Wurm').isControlledBy(first.ann);
    const second = cast(book, [exile(target(0)), exchange('control', target(0), target(1))], two);
    then('Craw Wurm').isControlledBy(second.ben);
  });

  test('a card is played for nothing, if its player wants to; else something else is done', () => {
    const effects = [named('top', reveal(topOf(you))), playFree(you, the('top'), exile(the('top')))];
    cast(book, effects).ann.chooses('no');
    then('Scathe Zombies').isIn('removed');
    cast(book, effects).ann.chooses('yes');
    if (book === 'tenth' || book === 'm11') play.allPass();
    then('Scathe Zombies').isIn('play');
  });

  test('a card that was named is told from others by its name', () => {
    const found = (name: string): Effect[] => [
      choose('found', aChoice(you, libraryOf(you))),
      nameCard('guess', opponents),
      ifSo({ if: 'is', what: the('found'), filter: { called: 'guess' } }, [gainLife(1)], [gainLife(name.length)]),
    ];
    const one = cast(book, found('Forest'));
    one.ann.chooses('Forest');
    one.ben.chooses('Forest');
    then(one.ann).hasLife(21);
    const other = cast(book, found('Forest'));
    other.ann.chooses('Forest');
    other.ben.chooses('Swamp');
    then(other.ann).hasLife(26);
  });

  test('a filter that asks for a name finds only cards of that name', () => {
    const { ann } = cast(book, [
      named('top', reveal(topOf(you))),
      exile(aChoice(you, libraryOf(you, { called: 'top' }), 'any')),
    ]);
    expect(ann.choices).toEqual(['Scathe Zombies']);
    ann.chooses('Scathe Zombies');
    then('Scathe Zombies').isIn('removed');
    then(ann).hasCardsInLibrary(4);
  });
});

// Continuous effects that meet: what depends on what, in which order sizes come, and what a lost ability still does.

import { describe, test } from 'vitest';
import { charOf, has as hasNow } from '../../src/engine/things/characteristics.ts';
import { currentTable, given, play, then } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';
import { findCard } from '../support/find.ts';
import { cards } from './layers-cards.ts';

const idOf = (name: string) => findCard(currentTable(), name, ['play'], null);
const charNow = (name: string) => charOf(play.game.inside, idOf(name));
const sizeNow = (name: string): string => `${charNow(name).power}/${charNow(name).toughness}`;
const flies = (name: string): boolean => hasNow(play.game.inside, idOf(name), 'flying');

/** Casts these one after the other, each at its target, and looks; Portal has none of it. */
const whenCast =
  (inPlay: readonly string[], casts: readonly (readonly [string, string?])[], look: () => unknown) =>
  (book: BookId): unknown => {
    if (book === 'portal') return null;
    const { ann } = given(book, { ann: { hand: casts.map(([name]) => name), inPlay }, ben: {} }, { cards });
    for (const [name, at] of casts) {
      ann.casts(name, at === undefined ? {} : { target: at });
      play.allPass();
    }
    return look();
  };

describe('in a layer, what depends on another effect waits for it', () => {
  // 1997, line 847: "If the Conversion was cast first, however, and then the Phantasmal Terrain, the land would stay a
  // mountain." 2007 (418.5) and 2010 (613.7): Conversion depends on what makes mountains, and comes after it.
  across(
    'all mountains are plains, and then an Aura makes a land a mountain',
    { beta: 'Mountain', fifth: 'Mountain', portal: null, tenth: 'Plains', m11: 'Plains' },
    whenCast(['Forest'], [['All Level'], ['Rocky', 'Forest']], () => charNow('Forest').subtypes.join()),
  );
  across(
    'the other way round it is a plains in every book',
    { beta: 'Plains', fifth: 'Plains', portal: null, tenth: 'Plains', m11: 'Plains' },
    whenCast(['Forest'], [['Rocky', 'Forest'], ['All Level']], () => charNow('Forest').subtypes.join()),
  );
  across(
    'a loop is ignored: mountains are plains, then plains are mountains',
    { beta: 'Mountain', fifth: 'Mountain', portal: null, tenth: 'Mountain', m11: 'Mountain' },
    whenCast(['Forest'], [['Rocky', 'Forest'], ['All Level'], ['All Steep']], () => charNow('Forest').subtypes.join()),
  );
  across(
    'swamps are 1/1 black creatures, and then an Aura makes a land a swamp: wholly, or not at all',
    {
      beta: 'land 0/0',
      fifth: 'land 0/0',
      portal: null,
      tenth: 'black creature 2/2',
      m11: 'black creature 2/2',
    },
    whenCast(['Forest'], [['Black Hymn'], ['Walking Mire'], ['Swamped', 'Forest']], () => {
      const { types, colors } = charNow('Forest');
      return `${colors === 4 ? 'black ' : ''}${(types & 2) !== 0 ? 'creature' : 'land'} ${sizeNow('Forest')}`;
    }),
  );
  across(
    'swamps made before are creatures in every book',
    { beta: '1/1', fifth: '1/1', portal: null, tenth: '1/1', m11: '1/1' },
    whenCast(['Forest'], [['Swamped', 'Forest'], ['Walking Mire']], () => sizeNow('Forest')),
  );
  across(
    'creatures without flying have trample: one that is given flying afterwards has none',
    { beta: true, fifth: true, portal: null, tenth: false, m11: false },
    whenCast(['Own Bear'], [['Wings for All'], ['Lift', 'Own Bear']], () =>
      hasNow(play.game.inside, idOf('Own Bear'), 'trample'),
    ),
  );
  // How much an effect gives can depend on another one as well (2007, 418.5; 2010, 613.7); in old books it looks when its turn comes.
  across(
    'an Aura makes a 2/2 as much tougher as it is strong, and then another gives it +2/+2',
    { beta: '4/6', fifth: '4/6', portal: null, tenth: '4/8', m11: '4/8' },
    whenCast(
      ['Own Bear'],
      [
        ['Own Brawn', 'Own Bear'],
        ['Own Strength', 'Own Bear'],
      ],
      () => sizeNow('Own Bear'),
    ),
  );
  across(
    'a land becomes a creature as large as the largest Bear, and then an Aura makes the Bear a 4/4',
    { beta: '2/2', fifth: '2/2', portal: null, tenth: '4/4', m11: '4/4' },
    whenCast(
      ['Own Bear', 'Forest'],
      [
        ['Waking Hill', 'Forest'],
        ['Own Stature', 'Own Bear'],
      ],
      () => sizeNow('Forest'),
    ),
  );
});

// What depends on what is found by trying: an ability that was given in a trial has not been given.
describe('an ability that is given, beside an effect that looks at abilities', () => {
  across(
    'a creature is taught to make the others larger, while creatures without flying trample',
    { beta: '2/2', fifth: '2/2', portal: null, tenth: '2/2', m11: '2/2' },
    whenCast(['Own Bear', 'Own Subject'], [['Wings for All'], ['Lesson', 'Own Bear']], () => sizeNow('Own Subject')),
  );
});

// 1997: an effect finds what is there when its turn comes; it is one effect, wholly or not at all.
describe('what a thing becomes, under what is said of such things', () => {
  across(
    'a creature that becomes a Goblin under a king: its size, and whether it walks',
    { beta: '2/2 false', fifth: '2/2 false', portal: null, tenth: '3/3 true', m11: '3/3 true' },
    whenCast(
      ['Own King', 'Own Bear'],
      [['Enlist', 'Own Bear']],
      () => `${sizeNow('Own Bear')} ${hasNow(play.game.inside, idOf('Own Bear'), 'mountainwalk')}`,
    ),
  );
  across(
    'a creature that becomes black under a hymn (pluses go on top) and under wings',
    { beta: '3/3 false', fifth: '3/3 false', portal: null, tenth: '3/3 true', m11: '3/3 true' },
    whenCast(
      ['Own Bear'],
      [['Black Hymn'], ['Black Wings'], ['Darken', 'Own Bear']],
      () => `${sizeNow('Own Bear')} ${flies('Own Bear')}`,
    ),
  );
});

describe('the order in which sizes come', () => {
  across(
    'a creature grows by 3 and is then made 1/1',
    { beta: '4/4', fifth: '4/4', portal: null, tenth: '1/1', m11: '4/4' },
    whenCast(
      ['Own Bear'],
      [
        ['Grow', 'Own Bear'],
        ['Dwindle', 'Own Bear'],
      ],
      () => sizeNow('Own Bear'),
    ),
  );
  across(
    'a creature is made 1/1 and then grows by 3',
    { beta: '4/4', fifth: '4/4', portal: null, tenth: '4/4', m11: '4/4' },
    whenCast(
      ['Own Bear'],
      [
        ['Dwindle', 'Own Bear'],
        ['Grow', 'Own Bear'],
      ],
      () => sizeNow('Own Bear'),
    ),
  );
  across(
    'counters, and what an Aura adds, come on top of what sets the size',
    { beta: '4/4', fifth: '4/4', portal: null, tenth: '4/4', m11: '4/4' },
    whenCast(
      ['Own Bear'],
      [
        ['Stud', 'Own Bear'],
        ['Own Strength', 'Own Bear'],
        ['Dwindle', 'Own Bear'],
      ],
      () => sizeNow('Own Bear'),
    ),
  );
  across(
    'what sets the size comes on top of the star of the card',
    { beta: '1/1', fifth: '1/1', portal: null, tenth: '1/1', m11: '1/1' },
    whenCast(['Own Star', 'Swamp', 'Swamp', 'Swamp'], [['Dwindle', 'Own Star']], () => sizeNow('Own Star')),
  );
});

describe('an ability that is lost applies no more', () => {
  across(
    'a lord that loses its abilities gives neither size nor ability',
    { beta: '1/1', fifth: '1/1', portal: null, tenth: '1/1', m11: '1/1' },
    whenCast(['Own King', 'Own Subject'], [['Blank Out', 'Own King']], () => {
      then('Own Subject').lacksKeyword('mountainwalk');
      return sizeNow('Own Subject');
    }),
  );
  across(
    'the size that it gives itself is lost as well',
    { beta: 'graveyard', fifth: 'graveyard', portal: null, tenth: 'graveyard', m11: 'graveyard' },
    whenCast(['Own Star', 'Swamp'], [['Blank Out', 'Own Star']], () => {
      const id = findCard(currentTable(), 'Own Star', ['play', 'graveyard'], null);
      return play.game.state.objects[id]?.zone;
    }),
  );
  across(
    'a land that becomes a swamp loses what it said of creatures and of its player',
    { beta: [1, '2/2', 0], fifth: [1, '2/2', 0], portal: null, tenth: [1, '2/2', 0], m11: [1, '2/2', 0] },
    (book) => {
      if (book === 'portal') return null;
      const { ann } = given(
        book,
        { ann: { hand: ['Swamped', 'Forest', 'Island'], inPlay: ['Lofty Peak', 'Own Bear'] }, ben: {} },
        { cards },
      );
      then('Own Bear').is(3, 3);
      ann.plays('Forest');
      const before = ann.mayPlay('Island') ? 1 : 0;
      ann.casts('Swamped', { target: 'Lofty Peak' });
      play.allPass();
      return [before, sizeNow('Own Bear'), ann.mayPlay('Island') ? 1 : 0];
    },
  );
  across(
    'flying that is given later stays, flying that was given before goes',
    { beta: [true, false], fifth: [true, false], portal: null, tenth: [true, false], m11: [true, false] },
    (book) => {
      if (book === 'portal') return null;
      return [
        whenCast(
          ['Own Bear'],
          [
            ['Blank Out', 'Own Bear'],
            ['Lift', 'Own Bear'],
          ],
          () => flies('Own Bear'),
        )(book),
        whenCast(
          ['Own Bear'],
          [
            ['Lift', 'Own Bear'],
            ['Blank Out', 'Own Bear'],
          ],
          () => flies('Own Bear'),
        )(book),
      ];
    },
  );
});

describe('abilities that come and go', () => {
  across(
    'a land that makes all lands swamps is made a mountain afterwards: it says nothing any more',
    { beta: 'Forest', fifth: 'Forest', portal: null, tenth: 'Forest', m11: 'Forest' },
    whenCast(['Spreading Mire', 'Forest'], [['All Rock']], () => charNow('Forest').subtypes.join()),
  );
  across(
    'a static ability that is given works, and is lost with all the others',
    { beta: ['3/3', '2/2'], fifth: ['3/3', '2/2'], portal: null, tenth: ['3/3', '2/2'], m11: ['3/3', '2/2'] },
    (book) => {
      const scene = (...casts: (readonly [string, string])[]) =>
        whenCast(['Own Bear', 'Own Subject'], casts, () => sizeNow('Own Bear'))(book);
      if (book === 'portal') return null;
      return [scene(['Lesson', 'Own Subject']), scene(['Lesson', 'Own Subject'], ['Blank Out', 'Own Subject'])];
    },
  );
  across(
    'what others forbid a creature is no ability of its own',
    { beta: false, fifth: false, portal: null, tenth: false, m11: false },
    whenCast(
      ['Own Bear'],
      [
        ['Fetters', 'Own Bear'],
        ['Blank Out', 'Own Bear'],
      ],
      () => !hasNow(play.game.inside, idOf('Own Bear'), "can't attack"),
    ),
  );
});

describe.each(['beta', 'fifth', 'tenth', 'm11'])('what a condition asks for may itself be changed, in %s', (book) => {
  test('a land made a swamp counts as one', () => {
    const { ann } = given(book, { ann: { hand: ['Swamped'], inPlay: ['Mire Hermit', 'Forest'] }, ben: {} }, { cards });
    then('Mire Hermit').is(2, 2);
    ann.casts('Swamped', { target: 'Forest' });
    play.allPass();
    then('Mire Hermit').is(3, 3);
  });
});

across(
  'counters that are left where a permanent has two +1/+1 and one -1/-1 counter',
  { beta: [2, 1], fifth: [2, 1], portal: null, tenth: [1, 0], m11: [1, 0] },
  (book) => {
    const look = () => {
      const { counters } = play.game.inside.object(idOf('Own Bear'));
      const number = (of: string): number => counters.find(({ name }) => name === of)?.number ?? 0;
      return [number('+1/+1'), number('-1/-1')];
    };
    const casts = ['Stud', 'Stud', 'Wither'].map((name) => [name, 'Own Bear'] as const);
    return whenCast(['Own Bear'], casts, look)(book);
  },
  { facts: ['permanents.countersCancel'] },
);

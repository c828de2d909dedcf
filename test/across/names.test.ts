// What a text has named it can speak of again: several names at once, through delays, choices, costs and saved games.

import { describe, expect, test } from 'vitest';
import { Kinds } from '../../src/engine/things/kinds.ts';
import { activePlayer, numberOf, ownerOf, self, target, the, X, you } from '../../src/language/amount.ts';
import {
  activated,
  atEndOfTurn,
  atPhase,
  damage,
  discard,
  draw,
  exile,
  gainLife,
  ifSo,
  loseLife,
  mayOr,
  mayPay,
  named,
  putCounters,
  sacrificeOr,
  toPlay,
  triggered,
} from '../../src/language/build.ts';
import { artifact, type CardDefinition, type CardWords, card, sorcery } from '../../src/language/card.ts';
import { cost, discardA, sacrificeA } from '../../src/language/cost.ts';
import type { Effect } from '../../src/language/effect.ts';
import { creature as creatures } from '../../src/language/filter.ts';
import { aCreature, aPlayer, creatureOrPlayer } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { BOOKS } from '../support/books.ts';

const spell = (words: Omit<CardWords, 'type'>): CardDefinition =>
  card('Tale', { cost: '{0}', type: sorcery, ...words });

/** Where damage waits to be prevented, it counts by the end of the turn. */
const counted = (book: string): void => {
  if (book !== 'portal') play.until('discard');
};

/** Ann casts the spell, and it happens. */
function cast(book: string, words: Omit<CardWords, 'type'>, choices: object = {}) {
  const players = given(
    book as 'm11',
    {
      ann: { hand: ['Tale', 'Grizzly Bears', 'Forest'], inPlay: ['Hill Giant', 'Island'] },
      ben: { hand: ['Forest', 'Gray Ogre'], inPlay: ['Giant Spider'] },
    },
    { cards: [spell(words)] },
  );
  players.ann.casts('Tale', choices);
  // In Portal a card is played and happens.
  if (book !== 'portal') play.allPass();
  return players;
}

describe.each(BOOKS)('%s', (book) => {
  test('a text holds several names at once: what was sacrificed, what was dealt, what was discarded', () => {
    const { ann, ben } = cast(
      book,
      {
        additionalCost: cost(sacrificeA(creatures, 1, 'victim')),
        targets: [creatureOrPlayer],
        effects: [
          named('dealt', damage({ amount: 'power', of: the('victim') }, target())),
          named('thrown', discard(2, you)),
          gainLife({ amount: 'sum', of: [numberOf('dealt'), { amount: 'times', of: numberOf('thrown'), by: 10 }] }),
        ],
      },
      { target: 'ben' },
    );
    counted(book);
    then(ben).hasLife(17);
    then(ann).hasLife(20 + 3 + 20);
  });

  test('damage that did not all come through has the number that did', () => {
    const { ann } = cast(
      book,
      { targets: [aCreature], effects: [named('dealt', damage(2, target())), gainLife(numberOf('dealt'))] },
      { target: 'Giant Spider' },
    );
    counted(book);
    then(ann).hasLife(22);
  });

  test('what is named inside of something is known after it, once the damage counts', () => {
    const { ann } = cast(
      book,
      {
        targets: [aPlayer],
        effects: [
          ifSo({ if: 'yourTurn' }, [named('dealt', damage(3, target()))]),
          ifSo({ if: 'compare', left: numberOf('dealt'), is: '>=', right: 3 }, [gainLife(5)]),
        ],
      },
      { target: 'ben' },
    );
    counted(book);
    then(ann).hasLife(25);
  });

  test('a name goes on into what happens later: the very thing comes back, under its owner', () => {
    const { ann, ben } = cast(
      book,
      {
        targets: [aCreature],
        effects: [named('gone', exile(target())), atEndOfTurn(toPlay(the('gone'), ownerOf(the('gone'))))],
      },
      { target: 'Giant Spider' },
    );
    then('Giant Spider').isIn('removed');
    if (book === 'beta') {
      play.until('end');
      ann.dealsWith('Tale');
    }
    play.until(book === 'portal' ? 'draw' : 'upkeep', 'ben');
    then('Giant Spider').isIn('play').isControlledBy(ben);
  });

  test('of what was declined or could not be there is nothing: no things, and the number is 0', () => {
    const { ann } = cast(book, {
      effects: [
        { ...mayOr([named('lost', loseLife(3, you))], []), as: 'may' } as Effect,
        loseLife(numberOf('lost'), you),
        gainLife({ amount: 'sum', of: [1, numberOf('may')] }),
      ],
    });
    ann.chooses('no');
    then(ann).hasLife(21);
  });

  test('the number of a "may" is how many did: one who does is counted', () => {
    const { ann } = cast(book, {
      effects: [{ ...mayOr([gainLife(1)], []), as: 'did' } as Effect, gainLife(numberOf('did'))],
    });
    ann.chooses('yes');
    then(ann).hasLife(22);
  });

  test('a card that is drawn, milled or discarded can be named, and asked what it is', () => {
    const { ann } = cast(book, {
      effects: [
        { do: 'mill', who: you, amount: 2, as: 'milled' },
        gainLife(numberOf('milled')),
        ifSo({ if: 'is', what: the('milled'), filter: { types: ['land'] } }, [gainLife(10)], [gainLife(100)]),
      ],
    });
    then(ann).hasLife(32).hasCardsInGraveyard(3);
  });
});

test.each(['tenth', 'm11', 'fifth', 'beta'] as const)('%s: a cost paid on the way names as well', (book) => {
  const { ann, ben } = given(
    book,
    { ann: { hand: ['Hill Giant', 'Craw Wurm'], inPlay: ['Altar'] }, ben: {} },
    {
      cards: [
        card('Altar', {
          cost: '{0}',
          type: artifact,
          abilities: [
            activated({
              cost: ['{0}'],
              targets: [aPlayer],
              effects: [
                mayPay(you, cost({ discard: { filter: creatures, number: 1, random: false, as: 'thrown' } }), [
                  damage({ amount: 'cost', of: the('thrown') }, target()),
                ]),
              ],
            }),
          ],
        }),
      ],
    },
  );
  ann.activates('Altar', { target: ben });
  play.allPass();
  ann.chooses('yes');
  ann.chooses('Craw Wurm');
  play.until('discard');
  then(ben).hasLife(14);
});

test('each who sacrifices is told of by their own, and all of them by the name afterwards', () => {
  const words: Effect = {
    do: 'sacrificeChoice',
    who: { ref: 'everybody' },
    filter: creatures,
    amount: 1,
    then: [gainLife({ amount: 'power', of: the('victim') })],
    otherwise: [],
    as: 'victim',
  };
  const { ann } = cast('m11', { effects: [words, gainLife({ amount: 'times', of: numberOf('victim'), by: 10 })] });
  // The power of the Hill Giant, that of the Giant Spider, and ten for each.
  then(ann).hasLife(20 + 3 + 2 + 20);
});

test('an upkeep effect sees what it named when it goes on after a question', () => {
  const { ann } = given(
    'm11',
    { ann: { inPlay: ['Pit', 'Hill Giant', 'Grizzly Bears'] }, ben: {} },
    {
      active: 'ben',
      cards: [
        card('Pit', {
          cost: '{0}',
          type: artifact,
          abilities: [
            triggered(atPhase('upkeep'), [
              named('victim', sacrificeOr(creatures, [putCounters('+1/+1', 1, self)], [])),
              named('drawn', draw(1)),
              loseLife({ amount: 'cost', of: the('victim') }, activePlayer),
              loseLife(numberOf('drawn'), activePlayer),
            ]),
          ],
        }),
      ],
    },
  );
  play.until('upkeep', 'ann');
  play.allPass();
  ann.chooses('Hill Giant');
  then(ann).hasLife(20 - 4 - 1);
});

describe('what is wrong with names is said when the cards are made ready, with the card and the place', () => {
  const refusal = (...definitions: CardDefinition[]): string => {
    try {
      new Kinds(definitions, { book: 'm11', summonTypes: false, interrupts: false });
    } catch (error) {
      return (error as Error).message;
    }
    return 'ready';
  };
  const says = (...effects: Effect[]): string => refusal(spell({ effects }));

  test('a name that nothing gives', () => {
    expect(says(gainLife(numberOf('dealt')))).toBe("Tale: its spell speaks of 'dealt', which nothing before it names");
    expect(
      refusal(
        card('Thing', { type: artifact, abilities: [activated({ cost: ['{0}'], effects: [exile(the('it'))] })] }),
      ),
    ).toBe("Thing: ability 1 speaks of 'it', which nothing before it names");
  });

  test('a name before it is given', () => {
    expect(says(gainLife(numberOf('lost')), named('lost', loseLife(1, you)))).toMatch(/nothing before it names/);
    expect(says(named('lost', loseLife(numberOf('lost'), you)))).toMatch(/nothing before it names/);
  });

  test('a name that nobody speaks of, and a target that is not there', () => {
    expect(says(named('lost', loseLife(1, you)))).toBe("Tale: its spell names 'lost' and never speaks of it");
    expect(says(damage(X, target(1)))).toBe('Tale: its spell speaks of target 2, and has 0');
  });

  test('one text does not know the names of another', () => {
    const one = activated({ cost: [{ ...discardA(), ...sacrificeA(creatures, 1, 'it') }], effects: [draw(1)] });
    const two = activated({ cost: ['{0}'], effects: [gainLife({ amount: 'power', of: the('it') })] });
    expect(refusal(card('Thing', { type: artifact, abilities: [one, two] }))).toMatch(/^Thing: ability 1 names 'it'/);
    expect(refusal(card('Thing', { type: artifact, abilities: [two] }))).toMatch(/^Thing: ability 1 speaks of 'it'/);
  });

  test('what is well made is ready', () => {
    expect(says(named('lost', loseLife(1, you)), gainLife(numberOf('lost')))).toBe('ready');
  });
});

// A filter means the same to the machine and to whoever sees only a view: every trait is read by one reading.

import { expect, test } from 'vitest';
import { Machine } from '../../src/engine/machine.ts';
import { matches } from '../../src/engine/things/match.ts';
import { contextOf } from '../../src/engine/things/refs.ts';
import { fitsInPlay, fitsOutside, type Id } from '../../src/game/index.ts';
import type { Filter } from '../../src/language/filter.ts';
import { given, play } from '../play.ts';

/** For each trait, filters that some of the things below fit and some do not. */
const ASKED: { readonly [trait in keyof Required<Filter>]: readonly Filter[] } = {
  types: [{ types: ['creature'] }, { types: ['artifact', 'creature'] }],
  anyType: [{ anyType: ['land', 'enchantment'] }],
  notTypes: [{ notTypes: ['creature'] }],
  subtypes: [{ subtypes: ['Swamp', 'Bear'] }],
  notSubtypes: [{ notSubtypes: ['Swamp'] }],
  supertypes: [{ supertypes: ['basic'] }],
  notSupertypes: [{ notSupertypes: ['basic'] }],
  colors: [{ colors: ['green', 'white'] }],
  notColors: [{ notColors: ['green'] }],
  chosenColor: [{ chosenColor: true }],
  keyword: [{ keyword: 'flying' }],
  withoutKeyword: [{ withoutKeyword: 'flying' }],
  tapped: [{ tapped: true }, { tapped: false }],
  attacking: [{ attacking: true }, { attacking: false }],
  attachedTo: [{ attachedTo: { types: ['creature'] } }],
  goesBy: [],
  singleTarget: [],
  controllerHas: [{ controllerHas: { subtypes: ['Swamp'] } }],
  attackingYou: [{ attackingYou: true }],
  blocking: [{ blocking: true }, { blocking: false }],
  inCombat: [{ inCombat: true }, { inCombat: false }],
  unblocked: [{ unblocked: true }, { unblocked: false }],
  foughtThisCombat: [{ foughtThisCombat: true }, { foughtThisCombat: false }],
  hasAura: [{ hasAura: true }, { hasAura: false }],
  attackedThisTurn: [{ attackedThisTurn: true }, { attackedThisTurn: false }],
  settled: [{ settled: true }, { settled: false }],
  controller: [
    { controller: 'you' },
    { controller: 'opponent' },
    { controller: 'notYou' },
    { controller: 'active' },
    { controller: 'defending' },
  ],
  owner: [{ owner: 'you' }],
  power: [{ power: { min: 3 } }, { power: { max: 2 } }],
  toughness: [{ toughness: { max: 2 } }, { types: ['creature'], toughness: { belowSourcePower: true } }],
  cost: [{ cost: { min: 3 } }, { cost: { equals: 1 } }],
  named: [{ named: 'Grizzly Bears' }],
  // What a text has named is known to the machine alone.
  called: [],
  payableWith: [],
  token: [{ token: true }, { token: false }],
  other: [{ other: true }],
  enchanted: [{ enchanted: true }],
  self: [{ self: true }],
  hasCounter: [{ hasCounter: '+1/+1' }],
  onThis: [{ onThis: true }],
  diedThisTurn: [],
  drawnThisTurn: [],
  withThis: [],
  fighting: [{ fighting: 'blocking' }, { fighting: 'either' }],
  makesMana: [{ makesMana: true }, { makesMana: false }],
  anyOf: [{ anyOf: [{ keyword: 'flying' }, { types: ['land'] }] }],
  noneOf: [{ noneOf: [{ keyword: 'flying' }, { types: ['land'] }] }],
};

function machine(): Machine {
  const { book, kinds, options, state } = play.game.inside;
  return new Machine(book, kinds, options, state, null);
}

/** An attack with a blocker, an Aura, a counter, a token and lands of both sides. */
function fight(): void {
  const { ann, ben } = given('m11', {
    ann: {
      inPlay: [
        { card: 'Serra Angel', with: ['Holy Strength'] },
        { card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
        'Craw Wurm',
        'Ornithopter',
        'Swamp',
        ...Array.from({ length: 6 }, () => 'Plains'),
      ],
      hand: ['Icatian Town'],
    },
    ben: {
      inPlay: ['Hill Giant', 'Giant Spider', 'Glorious Anthem', { card: 'Story Circle', chosen: 'green' }, 'Plains'],
    },
  });
  ann.casts('Icatian Town');
  play.allPass();
  ann.attacks('Grizzly Bears', 'Craw Wurm');
  ben.blocks('Craw Wurm', 'Hill Giant');
  play.until('blockers');
}

for (const [trait, filters] of Object.entries(ASKED))
  test(`${trait}: what a seat sees fits just where it fits in the position`, () => {
    fight();
    const m = machine();
    for (const filter of filters) {
      const fitting = new Set<boolean>();
      for (const seat of [0, 1]) {
        const view = play.game.view(seat);
        for (const source of m.state.inPlay)
          for (const thing of view.inPlay) {
            const fits = matches(m, filter, thing.id, contextOf(m, source, seat));
            fitting.add(fits);
            expect({ thing: thing.name, fits: fitsInPlay(view, filter, thing, { controller: seat, source }) }).toEqual({
              thing: thing.name,
              fits,
            });
          }
      }
      expect(fitting.size, JSON.stringify(filter)).toBe(2);
    }
  });

test('a card outside of play is what is printed on it', () => {
  given('m11', { ann: { graveyard: ['Serra Angel', 'Swamp'] }, ben: {} });
  const view = play.game.view(0);
  const fitting = (filter: Filter): string[] =>
    (view.players[0]?.graveyard ?? [])
      .filter((card) => fitsOutside(view, filter, card, { controller: 0 }))
      .map(({ name }) => name);
  expect(fitting({ types: ['creature'] })).toEqual(['Serra Angel']);
  expect(fitting({ supertypes: ['basic'] })).toEqual(['Swamp']);
  expect(fitting({ cost: { min: 5 } })).toEqual(['Serra Angel']);
  expect(fitting({ owner: 'opponent' })).toEqual([]);
});

test('a trait that there is not is refused, and fits nothing', () => {
  given('m11', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} });
  const m = machine();
  const id = m.state.inPlay[0] as Id;
  const wrong = { colour: 'green' } as Filter;
  expect(() => matches(m, wrong, id, contextOf(m, id))).toThrow('No filter has a trait "colour"');
});

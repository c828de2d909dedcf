// How a cost is paid by itself: the first of the ways that a game offers, and the one it takes where it does not ask.

import { describe, expect, test } from 'vitest';
import { fromPosition, type Game } from '../../src/game/index.ts';
import type { ActivatedAbility } from '../../src/language/ability.ts';
import { activated, addMana, gainLife, manaAbility } from '../../src/language/build.ts';
import { artifact, card, instant, land } from '../../src/language/card.ts';
import { exileThis, sacrificeThis, tap, tapOther } from '../../src/language/cost.ts';
import { creature } from '../../src/language/filter.ts';

const well = card('Well of Life', {
  type: land(),
  abilities: [manaAbility([tap], addMana('C')), activated({ cost: ['{1}'], effects: [gainLife(1)] })],
});
const grove = card('Twin Grove', { type: land(), abilities: [manaAbility([tap], addMana('G', 'G'))] });
const drum = card('War Drum', {
  cost: '{1}',
  type: artifact,
  abilities: [activated({ cost: ['{1}', tapOther(creature)], effects: [gainLife(1)] })],
});

interface Scene {
  readonly inPlay: readonly string[];
  readonly hand?: readonly string[];
  readonly mana?: string;
  readonly book?: string;
}

const nameOf = (game: Game, id: number): string => game.inside.kind(id).definition.name;
const named = (game: Game, name: string): number =>
  game.state.objects.findIndex((_, id) => id > 0 && nameOf(game, id) === name);

function sceneOf({ book = 'tenth', inPlay, hand = [], mana = '' }: Scene): Game {
  return fromPosition({
    book,
    seats: { ann: { inPlay, hand, mana, library: ['Plains'] }, ben: { inPlay: ['Hill Giant'], library: ['Plains'] } },
    options: { cards: [well, grove, drum] },
  });
}

/** Lets the game pay by itself, and says what has been tapped for it and what is left in the pool. */
function pays(game: Game): { readonly taps: string[]; readonly left: number } {
  for (let i = 0; i < 20 && game.question?.mayCancel === true; i += 1) {
    const { question } = game;
    if (question.ask === 'pay') game.answer({ kind: 'pay', payment: question.payments[0] as never });
    else game.answer(game.legalAnswers().find((each) => each.kind !== 'cancel') as never);
  }
  const tapped = game.state.inPlay.filter((id) => game.state.objects[id]?.tapped === true);
  const left = game.state.players[0]?.pool.reduce((sum, each) => sum + each, 0) ?? 0;
  return { taps: tapped.map((id) => nameOf(game, id)).sort(), left };
}

function casts(scene: Scene, name: string): { readonly taps: string[]; readonly left: number } {
  const game = sceneOf(scene);
  return pays(game.answer({ kind: 'cast', card: named(game, name) }));
}

function uses(scene: Scene, name: string, ability: number): string[] {
  const game = sceneOf(scene);
  return pays(game.answer({ kind: 'use', source: named(game, name), ability })).taps;
}

describe('what is paid for, and what it is aimed at, stays untapped', () => {
  test('a land does not pay for its own ability where another can', () => {
    expect(uses({ inPlay: ['Well of Life', 'Forest'] }, 'Well of Life', 1)).toEqual(['Forest']);
    expect(uses({ inPlay: ['Forest', 'Well of Life'] }, 'Well of Life', 1)).toEqual(['Forest']);
    expect(uses({ inPlay: ['Well of Life'] }, 'Well of Life', 1)).toEqual(['Well of Life']);
  });

  test('of two alike, the other one pays', () => {
    const game = sceneOf({ inPlay: ['Well of Life', 'Well of Life'] });
    const [first = 0, second = 0] = game.state.inPlay;
    for (const [source, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const branch = game.branch();
      pays(branch.answer({ kind: 'use', source, ability: 1 }));
      expect([branch.state.objects[source]?.tapped, branch.state.objects[other]?.tapped]).toEqual([false, true]);
    }
  });

  test('a creature that is aimed at does not pay for the spell', () => {
    const game = sceneOf({ inPlay: ['Llanowar Elves', 'Birds of Paradise'], hand: ['Giant Growth'] });
    game.answer({ kind: 'cast', card: named(game, 'Giant Growth') });
    game.answer({ kind: 'pick', picked: [{ what: 'object', id: named(game, 'Llanowar Elves') }] });
    expect(pays(game).taps).toEqual(['Birds of Paradise']);
  });

  test('what the cost itself taps is not tapped for its mana', () => {
    expect(uses({ inPlay: ['War Drum', 'Llanowar Elves', 'Sol Ring'] }, 'War Drum', 0)).toEqual([
      'Llanowar Elves',
      'Sol Ring',
    ]);
  });
});

describe('what makes mana once is counted once', () => {
  const tonic = (cost: string) => card('Tonic', { cost, type: instant, effects: [gainLife(1)] });
  /** Each makes two mana, once, and for another reason only once. */
  const twice = addMana('C', 'C');
  const makers: readonly (readonly [string, ActivatedAbility])[] = [
    ['Tapped Still', manaAbility(['{0}', tap], twice)],
    ['Broken Still', manaAbility([sacrificeThis], twice)],
    ['Vanishing Still', manaAbility([exileThis], twice)],
    ['Daily Still', activated({ cost: [], effects: [twice], speed: 'interrupt', once: true })],
  ];
  const stills = makers.map(([name, ability]) => card(name, { cost: '{1}', type: artifact, abilities: [ability] }));
  /** Whether anything is asked in the upkeep, where only what can be used is asked about. */
  const isAsked = (book: string, cost: string, maker = 'Black Lotus'): boolean => {
    const seats = { ann: { inPlay: [maker, 'Swamp'], hand: ['Tonic'], library: ['Plains'] }, ben: {} };
    const options = { windows: 'useful', cards: [tonic(cost), ...stills] } as const;
    const game = fromPosition({ book, seats, step: 'upkeep', options });
    return game.question?.ask === 'act' && game.question.window !== 'main';
  };

  test.each(['beta', 'fifth', 'tenth', 'm11'])('a Black Lotus is three mana, and never six (%s)', (book) => {
    expect(isAsked(book, '{4}')).toBe(true);
    expect(isAsked(book, '{5}')).toBe(false);
  });

  test.each(stills.map(({ name }) => name))('%s is two mana, and never four', (maker) => {
    for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
      expect(isAsked(book, '{3}', maker), book).toBe(true);
      expect(isAsked(book, '{4}', maker), book).toBe(false);
    }
  });
});

describe('nothing is wasted that need not be', () => {
  test('one mana comes from a Mox, not from a Sol Ring; two come from the Ring alone', () => {
    for (const book of ['beta', 'fifth', 'tenth']) {
      const inPlay = ['Sol Ring', 'Mox Jet'];
      expect(casts({ book, inPlay, hand: ['Black Vise'] }, 'Black Vise')).toEqual({ taps: ['Mox Jet'], left: 0 });
      expect(casts({ book, inPlay, hand: ['Icy Manipulator', 'Howling Mine'] }, 'Howling Mine')).toEqual({
        taps: ['Sol Ring'],
        left: 0,
      });
    }
  });

  test('where it cannot be helped, as little as possible is left over', () => {
    expect(casts({ inPlay: ['Sol Ring', 'Twin Grove'], hand: ['Grizzly Bears'] }, 'Grizzly Bears')).toEqual({
      taps: ['Twin Grove'],
      left: 0,
    });
    expect(casts({ inPlay: ['Sol Ring'], hand: ['Black Vise'] }, 'Black Vise')).toEqual({
      taps: ['Sol Ring'],
      left: 1,
    });
  });

  test('mana in the pool is used before anything is tapped', () => {
    expect(casts({ inPlay: ['Forest', 'Forest'], hand: ['Grizzly Bears'], mana: 'G' }, 'Grizzly Bears').taps).toEqual([
      'Forest',
    ]);
  });

  test('a land that hurts is left alone where another gives the colour', () => {
    for (const inPlay of [
      ['Brushland', 'Mox Emerald', 'Plains'],
      ['Plains', 'Mox Emerald', 'Brushland'],
    ]) {
      const game = sceneOf({ inPlay, hand: ['Grizzly Bears'] });
      pays(game.answer({ kind: 'cast', card: named(game, 'Grizzly Bears') }));
      expect(game.state.players[0]?.life).toBe(20);
    }
  });

  test('creatures pay last', () => {
    expect(
      casts({ inPlay: ['Llanowar Elves', 'Mox Ruby', 'Forest'], hand: ['Grizzly Bears'] }, 'Grizzly Bears').taps,
    ).toEqual(['Forest', 'Mox Ruby']);
  });
});

describe('what the rest of the hand can still use is kept', () => {
  const bolt = ['Grizzly Bears', 'Lightning Bolt'];

  test('the colour of another card', () => {
    expect(casts({ inPlay: ['Mountain', 'Forest', 'Forest'], hand: bolt }, 'Grizzly Bears').taps).toEqual([
      'Forest',
      'Forest',
    ]);
    expect(casts({ inPlay: ['Mountain', 'Forest', 'Plains'], hand: bolt }, 'Grizzly Bears').taps).toEqual([
      'Forest',
      'Plains',
    ]);
  });

  test('a land of two colours, and a Mox', () => {
    expect(
      casts({ inPlay: ['Rootbound Crag', 'Forest', 'Plains'], hand: bolt, book: 'm11' }, 'Grizzly Bears').taps,
    ).toEqual(['Forest', 'Plains']);
    expect(casts({ inPlay: ['Mox Ruby', 'Forest', 'Plains'], hand: bolt }, 'Grizzly Bears').taps).toEqual([
      'Forest',
      'Plains',
    ]);
    expect(casts({ inPlay: ['Mountain', 'Forest', 'Mox Pearl'], hand: bolt }, 'Grizzly Bears').taps).toEqual([
      'Forest',
      'Mox Pearl',
    ]);
  });

  test('of the mana in the pool, what nobody else wants is spent first', () => {
    const game = sceneOf({ inPlay: [], hand: bolt, mana: 'RGGW' });
    pays(game.answer({ kind: 'cast', card: named(game, 'Grizzly Bears') }));
    expect(game.state.players[0]?.pool[3]).toBe(1);
  });
});

// Portal, "Standard Magic" and "Sharing Cards": rules that players may agree on, and the decks the booklet speaks of.

import { expect } from 'vitest';
import {
  BadInput,
  cardsOf,
  findBook,
  findCard,
  fromPosition,
  type Game,
  newGame,
  playReplay,
} from '../../../src/game/index.ts';
import { BASIC_LAND_TYPES, COLORS } from '../../../src/language/mana.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const deck = [...Array<string>(16).fill('Forest'), ...Array<string>(24).fill('Grizzly Bears')];
const start = (seed: number, options = {}): Game => newGame({ book: 'portal', decks: [deck, deck], seed, options });

rule(
  'P-261',
  'the rules of standard Magic are options, each by its name; others are refused with the names there are',
  () => {
    const names = findBook('portal').options.map((option) => option.name);
    expect(names).toEqual([
      'mulligan',
      'forty cards',
      'tournament decks',
      'declare together',
      'discard phase',
      'play or draw',
      'losing at the end of a phase',
    ]);
    const large = Array<string>(60).fill('Forest'); // a deck that every one of them allows
    for (const name of names)
      expect(
        newGame({ book: 'portal', decks: [large, large], seed: 1, options: { rules: [name] } }).view(0).rules,
      ).toEqual([name]);
    expect(() => start(1, { rules: ['discard fase'] })).toThrow(BadInput);
    expect(() => start(1, { rules: ['discard fase'] })).toThrow(/did you mean 'discard phase'/);
    expect(() => newGame({ book: 'tenth', decks: [deck, deck], seed: 1, options: { rules: ['mulligan'] } })).toThrow(
      /it offers none/,
    );
    expect(() => start(1, { rules: 'mulligan' })).toThrow(/a list of their names/);
  },
);

rule('P-261', 'the options in force are part of a replay', () => {
  const game = start(7, { rules: ['play or draw', 'discard phase'], windows: 'all' });
  for (let i = 0; i < 40; i += 1) game.answer(game.legalAnswers()[0] as never);
  const again = playReplay(game.replay(), { newGame, fromPosition });
  expect(again.hash()).toBe(game.hash());
  expect(again.view(0).rules).toEqual(['play or draw', 'discard phase']);
});

rule(['P-268', 'P-269'], '"declare together": all interceptors at one time, and all damage at the same time', () => {
  const { ann, ben } = given(
    'portal',
    { ann: { inPlay: ['Hill Giant', 'Gray Ogre'] }, ben: { life: 2, inPlay: ['Grizzly Bears', 'Savannah Lions'] } },
    { rules: ['declare together'] },
  );
  ann.attacks('Hill Giant', 'Gray Ogre');
  expect(play.question?.ask).toBe('block');
  refused('one attacker each', () =>
    ben.declareBlocks([
      { blocker: 'Grizzly Bears', attacker: 'Hill Giant' },
      { blocker: 'Grizzly Bears', attacker: 'Gray Ogre' },
    ]),
  );
  ben.declareBlocks([
    { blocker: 'Grizzly Bears', attacker: 'Gray Ogre' },
    { blocker: 'Savannah Lions', attacker: 'Hill Giant' },
  ]);
  for (const dead of ['Gray Ogre', 'Grizzly Bears', 'Savannah Lions']) then(dead).isIn('graveyard');
  then('Hill Giant').hasDamage(2);
  const hurt = play.game.events.map((event) => event.event).filter((event) => event === 'damaged' || event === 'moved');
  expect(hurt).toEqual(['damaged', 'damaged', 'damaged', 'damaged', 'moved', 'moved', 'moved']);
  then(ben).hasLife(2);
});

rule(
  'P-268',
  '"declare together": cards for the moment of an attack are played before interceptors are declared',
  () => {
    const { ann, ben } = given(
      'portal',
      {
        ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
        ben: { hand: ["Assassin's Blade"], inPlay: ['Swamp', 'Swamp', 'Grizzly Bears'] },
      },
      { rules: ['declare together'] },
    );
    ann.attacks('Hill Giant', 'Gray Ogre');
    ben.casts("Assassin's Blade", { target: 'Hill Giant' });
    ben.blocks('Gray Ogre', 'Grizzly Bears');
    then('Gray Ogre').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

rule(
  ['P-271', 'P-272'],
  '"discard phase": down to seven at the end of one’s own turn, by one’s own choice; else no limit',
  () => {
    const hand = Array<string>(9).fill('Forest');
    const without = given('portal', { ann: { hand }, ben: {} });
    play.until('land', 'ben');
    then(without.ann).hasCardsInHand(9);

    const { ann, ben } = given(
      'portal',
      { ann: { hand: [...hand, 'Craw Wurm'] }, ben: { hand: [...hand, 'Hill Giant'] } },
      { rules: ['discard phase'] },
    );
    then(ann).hasCardsInHand(10);
    ann.passes();
    ann.passes();
    expect(play.question).toMatchObject({ ask: 'pick', player: ann.seat, min: 3, max: 3 });
    refused('wrong number', () => ann.chooses('Craw Wurm'));
    ann.chooses('Craw Wurm', 'Forest', 'Forest#2');
    then('Craw Wurm').isIn('graveyard');
    then(ann).hasCardsInHand(7);
    // The opponent's hand is not looked at in this turn.
    then(ben).hasCardsInHand(11);
    expect(play.step).toBe('land');
  },
);

rule(
  ['P-273', 'P-274'],
  '"play or draw": the first player draws nothing in the first turn, and the loser decides who that is',
  () => {
    const game = start(3, { rules: ['play or draw'], loser: 1, windows: 'all' });
    expect(game.question).toMatchObject({ ask: 'option', purpose: 'play or draw', player: 1 });
    game.answer({ kind: 'option', option: 1 }, 1);
    expect(game.state.turn.active).toBe(0);
    expect(game.state.players.map((player) => player.hand.length)).toEqual([7, 7]);
    while (game.state.turn.number === 1)
      game.answer(game.question?.ask === 'act' ? { kind: 'pass' } : (game.legalAnswers()[0] as never));
    expect(game.state.players[1]?.hand).toHaveLength(8);
  },
);

rule(['P-275', 'P-277'], '"losing at the end of a phase": at 0 life a player may still get back above it', () => {
  const swamps = Array<string>(5).fill('Swamp');
  const set = (hand: string[]) =>
    given(
      'portal',
      { ann: { life: 2, hand, inPlay: [...swamps, 'Mountain', 'Mountain', 'Mountain'] }, ben: {} },
      { rules: ['losing at the end of a phase'] },
    );
  const { ann, ben } = set(['Earthquake', 'Soul Feast']);
  ann.casts('Earthquake', { x: 2, choose: [] });
  then(ann).hasLife(0);
  play.isGoingOn();
  ann.casts('Soul Feast', { target: ben });
  then(ann).hasLife(4);
  ann.passes();
  play.isGoingOn();

  const other = set(['Earthquake']);
  other.ann.casts('Earthquake', { x: 2 });
  play.isGoingOn();
  other.ann.passes();
  play.isWonBy('ben');

  const without = given('portal', {
    ann: { life: 2, hand: ['Earthquake'], inPlay: Array<string>(3).fill('Mountain') },
    ben: {},
  });
  without.ann.casts('Earthquake', { x: 2 });
  play.isWonBy('ben');
});

rule('P-041', 'players who drop to 0 at the same time draw the game', () => {
  const { ann } = given('portal', {
    ann: { life: 2, hand: ['Earthquake'], inPlay: Array<string>(3).fill('Mountain') },
    ben: { life: 1 },
  });
  ann.casts('Earthquake', { x: 2 });
  play.isWonBy(null);
});

// ---- decks ----

const portal = findBook('portal');

/** A minideck of a color: lands of its type, and cards of that color besides. */
function minideck(color: (typeof COLORS)[number], lands: number, others: number): string[] {
  const index = COLORS.indexOf(color);
  const cards = cardsOf(portal).filter((name) => (findCard(portal, name).definition.cost?.colored[index] ?? 0) > 0);
  const chosen = Array.from({ length: others }, (_, each) => cards[each % cards.length] as string);
  return [...Array<string>(lands).fill(BASIC_LAND_TYPES[index] as string), ...chosen];
}

const landsIn = (cards: readonly string[]): number =>
  cards.filter((name) => findCard(portal, name).definition.types.includes('land')).length;

function playable(decks: readonly (readonly string[])[]): void {
  const game = newGame({ book: 'portal', decks, seed: 5 });
  game.state.players.forEach((player, seat) => {
    expect(player.hand.length + player.library.length).toBe(decks[seat]?.length);
  });
}

example('P-238', 'minidecks of 6 and 8: two colors and half of a third make a deck of 35, the least there is', () => {
  const [white, blue, black, red, green] = COLORS.map((color) => minideck(color, 6, 8)) as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const half = (from: number, to: number): string[] => [...black.slice(0, 3), ...black.slice(6).slice(from, to)];
  const decks = [
    [...white, ...green, ...half(0, 4)],
    [...blue, ...red, ...half(4, 8)],
  ];
  for (const each of decks) {
    expect(each).toHaveLength(portal.facts.deck.min);
    expect(landsIn(each)).toBe(15);
  }
  playable(decks);
});

example('P-241', 'minidecks of 7 and 11: two of them make a deck of 36', () => {
  const [white, blue, black, red] = COLORS.map((color) => minideck(color, 7, 11)) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const decks = [
    [...white, ...red],
    [...blue, ...black],
  ];
  for (const each of decks) {
    expect(each).toHaveLength(36);
    expect(each.length).toBeGreaterThanOrEqual(portal.facts.deck.min);
    expect(landsIn(each)).toBe(14);
  }
  playable(decks);
});

example(['P-263', 'P-262'], 'two lands and three other cards make a deck of thirty-five one of forty', () => {
  const standard = findBook('portal', ['forty cards']);
  const small = [...Array<string>(14).fill('Forest'), ...Array<string>(21).fill('Grizzly Bears')];
  expect(small.length).toBe(portal.facts.deck.min);
  expect(small.length).toBeLessThan(standard.facts.deck.min);
  const more = [...small, 'Forest', 'Forest', 'Craw Wurm', 'Craw Wurm', 'Scryb Sprites'];
  expect(more.length).toBe(standard.facts.deck.min);
});

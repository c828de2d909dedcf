// Illusionary Mask: creatures that are cast face down, what is known of them, and when they are turned up.

import { describe, expect, test } from 'vitest';
import { chanceFrom, type Game, type Id, seenBy, tellEvents } from '../../src/game/index.ts';
import { questionWords, Scene } from '../../src/game/told/index.ts';
import { Telling } from '../../src/server/moments.ts';
import { permanentStates } from '../../src/server/state/permanents.ts';
import { viewsHide } from '../../tools/soak/invariants.ts';
import { currentTable, given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
type Book = (typeof BOOKS)[number];
const OLD: readonly Book[] = ['beta', 'fifth'];
/** What a creature of the book is taken for while it is face down. */
const sizeIn = (book: Book): readonly [number, number] => (OLD.includes(book) ? [0, 1] : [2, 2]);
/** X: in old books it only hides the cost, which is paid besides. */
const xFor = (book: Book, cost: number): number => (OLD.includes(book) ? 0 : cost);

const lands = (name: string, number: number): string[] => Array<string>(number).fill(name);

interface Side {
  readonly hand?: string[];
  readonly inPlay?: string[];
}

/** Passes until nothing waits, and says yes where the card is to be played. */
function settle(card: string): void {
  const { ann } = currentTable().actors as ReturnType<typeof given<{ ann: object }>>;
  for (let i = 0; i < 12; i += 1) {
    const { question } = play;
    if (question?.ask === 'pick' && question.purpose === 'choose') ann.chooses(card);
    else if (question?.ask === 'yesno') ann.chooses('yes');
    else if (question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
    else return;
  }
}

/** Ann hides a creature behind the mask, and it is in play; her lands are of one kind, so that nobody is asked how to pay. */
function masked(book: Book, card: string, { ann = {}, ben = {} }: { ann?: Side; ben?: Side } = {}) {
  const [land, cost] = COSTS[card] as readonly [string, number];
  const players = given(book, {
    ann: {
      hand: [card, ...(ann.hand ?? [])],
      inPlay: ['Illusionary Mask', ...lands(land, 10), ...(ann.inPlay ?? [])],
    },
    ben: { hand: [], ...ben },
  });
  players.ann.activates('Illusionary Mask', { x: xFor(book, cost) });
  settle(card);
  return players;
}

const COSTS: { readonly [card: string]: readonly [string, number] } = {
  'Serra Angel': ['Plains', 5],
  'Air Elemental': ['Island', 5],
  'Craw Wurm': ['Forest', 6],
  'Black Knight': ['Swamp', 2],
};

const hiddenIn = (game: Game = play.game): Id => game.state.inPlay.find((id) => game.inside.object(id).faceDown) ?? 0;
const isHidden = (): boolean => hiddenIn() !== 0;

describe.each(BOOKS)('%s', (book) => {
  test('it lies face down: a creature of that size and nothing else, to the other side', () => {
    masked(book, 'Serra Angel');
    const [power, toughness] = sizeIn(book);
    then('Serra Angel').isIn('play').is(power, toughness).lacksKeyword('flying').isColor().hasSubtypes();
    const seen = play.game.view(1).inPlay.find(({ id }) => id === hiddenIn());
    expect(seen).toMatchObject({ name: 'Face-down creature', card: null, cost: 0, activated: [] });
    expect(play.game.view(0).inPlay.find(({ id }) => id === hiddenIn())?.card).toBe('Serra Angel');
    expect(tellEvents(play.game, play.game.events, 1).join(' ')).not.toContain('Angel');
    expect(viewsHide(play.game)).toBe(null);
  });

  test('turned up when it would be dealt damage, which is dealt to the card itself', () => {
    const { ben } = masked(book, 'Serra Angel', { ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } });
    play.pass();
    ben.casts('Lightning Bolt', { target: 'Face-down creature' });
    expect(isHidden()).toBe(true);
    play.allPass();
    expect(isHidden()).toBe(false);
    then('Serra Angel').isIn('play').is(4, 4);
  });

  test('turned up when it attacks, for it would be tapped; and strikes as what it is', () => {
    const { ann, ben } = masked(book, 'Air Elemental', {
      ben: { inPlay: ['Hill Giant'] },
    });
    play.until('upkeep', 'ben');
    play.until('upkeep', 'ann');
    ann.attacks('Air Elemental');
    expect(isHidden()).toBe(false);
    then('Air Elemental').isTapped().is(4, 4);
    // It flies by now: the Giant cannot block it.
    play.until('second main');
    then(ben).hasLife(16);
  });

  test('a blocker is turned up to strike, and strikes as what it is', () => {
    const { ann, ben } = masked(book, 'Craw Wurm', { ben: { inPlay: ['Hill Giant'] } });
    play.until('upkeep', 'ben');
    ben.attacks('Hill Giant');
    ann.blocks('Hill Giant', 'Craw Wurm');
    expect(isHidden()).toBe(true);
    play.until('second main');
    then('Hill Giant').isIn('graveyard');
    then('Craw Wurm').isIn('play').is(6, 4);
  });

  test('Unsummon, Swords and Terror find a creature of no colour; where it goes everybody sees it', () => {
    for (const [spell, land, zone] of [
      ['Unsummon', 'Island', 'hand'],
      ['Swords to Plowshares', 'Plains', 'removed'],
      ['Terror', 'Swamp', 'graveyard'],
    ] as const) {
      const { ann, ben } = masked(book, 'Black Knight', {
        ben: { hand: [spell], inPlay: [land, land] },
      });
      play.pass();
      ben.casts(spell, { target: 'Face-down creature' });
      play.allPass();
      then('Black Knight').isIn(zone);
      expect(isHidden()).toBe(false);
      expect(tellEvents(play.game, play.game.events, 1).join(' ')).toContain('Black Knight');
      // Swords give the life of what it was on the table.
      if (zone === 'removed') then(ann).hasLife(20 + sizeIn(book)[0]);
    }
  });

  test('a Clone of it is what it looks like, lies open and is never turned up', () => {
    const { ann } = masked(book, 'Air Elemental', { ann: { hand: ['Clone'] } });
    ann.casts('Clone', { choose: ['Face-down creature'] });
    play.allPass();
    if (play.question?.ask === 'pick') ann.chooses('Face-down creature');
    const [power, toughness] = sizeIn(book);
    const copy = play.game.view(1).inPlay.find(({ name, faceDown }) => name === 'Face-down creature' && !faceDown);
    expect(copy).toMatchObject({ power, toughness, card: null });
    expect(isHidden()).toBe(true);
  });

  test('whoever takes control of it may look, and it stays face down', () => {
    const { ben } = masked(book, 'Serra Angel', {
      ben: { hand: ['Control Magic'], inPlay: lands('Island', 4) },
    });
    play.until('main', 'ben');
    ben.casts('Control Magic', { target: 'Face-down creature' });
    play.allPass();
    then('Serra Angel').isControlledBy(ben);
    expect(isHidden()).toBe(true);
    expect(play.game.view(1).inPlay.find(({ id }) => id === hiddenIn())?.card).toBe('Serra Angel');
  });

  test('a card of the hand may also stay there', () => {
    const { ann } = given(book, {
      ann: { hand: ['Serra Angel'], inPlay: ['Illusionary Mask', ...lands('Plains', 10)] },
      ben: {},
    });
    ann.activates('Illusionary Mask', { x: xFor(book, 5) });
    play.allPass();
    ann.chooses('no');
    then('Serra Angel').isIn('hand');
    expect(play.game.state.chain).toEqual([]);
  });

  test('not while something waits, nor in the turn of another', () => {
    given(
      book,
      { ann: { hand: ['Serra Angel'], inPlay: ['Illusionary Mask', ...lands('Plains', 10)] }, ben: {} },
      { active: 'ben' },
    );
    play.until('main', 'ben');
    play.pass();
    const [mask] = play.game.state.inPlay;
    expect(play.asked).toBe('ann');
    expect(play.game.legalAnswers().some((answer) => answer.kind === 'use' && answer.source === mask)).toBe(false);
  });
});

describe('what pays for it', () => {
  test.each(['tenth', 'm11'] as const)('%s: the mana spent on X says which creature, by its colours', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Serra Angel', 'Hill Giant', 'Grizzly Bears'],
        inPlay: ['Illusionary Mask', ...lands('Forest', 5)],
      },
      ben: {},
    });
    ann.activates('Illusionary Mask', { x: 5 });
    settle('Grizzly Bears');
    then('Grizzly Bears').isIn('play');
    then('Hill Giant').isIn('hand');
    then('Serra Angel').isIn('hand');
  });

  test.each(['tenth', 'm11'] as const)('%s: too little is too little, and more may be spent', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Serra Angel'], inPlay: ['Illusionary Mask', ...lands('Plains', 7)] },
      ben: {},
    });
    ann.activates('Illusionary Mask', { x: 4 });
    settle('Serra Angel');
    then('Serra Angel').isIn('hand');
    given(book, { ann: { hand: ['Serra Angel'], inPlay: ['Illusionary Mask', ...lands('Plains', 7)] }, ben: {} });
    currentTable().actors.ann?.activates('Illusionary Mask', { x: 7 });
    settle('Serra Angel');
    then('Serra Angel').isIn('play');
  });

  test.each(['beta', 'fifth'] as const)('%s: the casting cost is paid besides, whatever X is', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Serra Angel'], inPlay: ['Illusionary Mask', ...lands('Plains', 7)] },
      ben: {},
    });
    ann.activates('Illusionary Mask', { x: 2 });
    settle('Serra Angel');
    then('Serra Angel').isIn('play');
    expect(play.game.state.inPlay.filter((id) => play.game.inside.object(id).tapped)).toHaveLength(7);
    const { ann: poor } = given(book, {
      ann: { hand: ['Serra Angel'], inPlay: ['Illusionary Mask', ...lands('Plains', 7)] },
      ben: {},
    });
    poor.activates('Illusionary Mask', { x: 3 });
    settle('Serra Angel');
    then('Serra Angel').isIn('hand');
  });
});

/** Everything that goes to a seat, as bytes. */
function bytes(game: Game, seat: 0 | 1): string {
  const scene = new Scene(game, seat);
  const telling = new Telling(seat);
  telling.hear(game, game.events);
  const { question } = game;
  return JSON.stringify([
    game.view(seat),
    permanentStates(scene),
    tellEvents(game, game.events, seat),
    telling,
    question === null ? '' : questionWords(scene, question, question.player === seat ? game.legalAnswers() : []),
    [1, 2, 3].map((seed) => {
      const other = seenBy(game, seat).imagine(chanceFrom(seed));
      return other === null ? null : other.view(seat);
    }),
  ]);
}

describe('nobody else learns which card it is', () => {
  /** Ann hides one of two creatures of her hand, of the same cost; how far it goes. */
  function position(book: Book, card: string, onChain: boolean): Game {
    const { ann } = given(book, {
      ann: {
        hand: ['Air Elemental', 'Mahamoti Djinn', 'Wall of Air', 'Island'],
        inPlay: ['Illusionary Mask', ...lands('Island', 12)],
        library: lands('Island', 3),
      },
      ben: { inPlay: ['Hill Giant'], hand: ['Shock'], library: lands('Mountain', 3) },
    });
    ann.activates('Illusionary Mask', { x: 6 });
    const isCast = (): boolean => play.game.state.chain.some(({ what }) => what === 'spell');
    for (let i = 0; i < 12 && !(onChain && isCast()); i += 1) {
      const { question } = play;
      if (question?.ask === 'pick') ann.chooses(card);
      else if (question?.ask === 'yesno') ann.chooses('yes');
      else if (question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
      else break;
    }
    return play.game;
  }

  test.each([
    ['tenth', true],
    ['tenth', false],
    ['m11', true],
    ['m11', false],
  ] as const)('%s, while it is cast: %s: the same bytes whichever card of the hand it is', (book, onChain) => {
    const said = ['Air Elemental', 'Mahamoti Djinn', 'Wall of Air'].map((card) => {
      const game = position(book, card, onChain);
      expect(game.state.objects.some((each) => each?.faceDown && each.zone === (onChain ? 'chain' : 'play'))).toBe(
        true,
      );
      expect(viewsHide(game)).toBe(null);
      return { ann: bytes(game, 0), ben: bytes(game, 1) };
    });
    expect(said[1]?.ben).toBe(said[0]?.ben);
    expect(said[2]?.ben).toBe(said[0]?.ben);
    expect(said[1]?.ann).not.toBe(said[0]?.ann);
    expect(said[0]?.ben).not.toContain('Air Elemental');
  });

  test('a hand that was looked at is no longer known, for it may be any of its cards', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Air Elemental', 'Mahamoti Djinn'],
        inPlay: ['Illusionary Mask', ...lands('Island', 6)],
      },
      ben: { inPlay: ['Glasses of Urza'] },
    });
    play.pass();
    currentTable().actors.ben?.activates('Glasses of Urza', { target: 'ann' });
    play.allPass();
    expect(play.game.view(1).players[0]?.hand).toHaveLength(2);
    ann.activates('Illusionary Mask', { x: 6 });
    settle('Mahamoti Djinn');
    expect(isHidden()).toBe(true);
    expect(play.game.view(1).players[0]?.hand).toEqual([]);
    expect(play.game.view(0).players[0]?.hand.map(({ name }) => name)).toEqual(['Air Elemental']);
  });
});

test('m11: what has no power assigns no damage, and stays hidden; its own text does nothing meanwhile', () => {
  const { ann, ben } = masked('m11', 'Serra Angel', {
    ben: { inPlay: ['Hill Giant', 'Swamp'], hand: ['Weakness'] },
  });
  play.until('main', 'ben');
  ben.casts('Weakness', { target: 'Face-down creature' });
  play.allPass();
  then('Serra Angel').is(0, 1);
  expect(isHidden()).toBe(true);
  ben.attacks('Hill Giant');
  ann.blocks('Hill Giant', 'Serra Angel');
  // Dealt damage it is turned up all the same, too late to strike.
  play.until('second main');
  expect(isHidden()).toBe(false);
  then('Hill Giant').isIn('play').hasDamage(0);
});

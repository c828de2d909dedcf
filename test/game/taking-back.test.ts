// What is taken back has never happened, and who has left has left: both are part of the position that is kept.

import { expect, test } from 'vitest';
import { type Answer, fromPosition, type Game, playReplay } from '../../src/game/index.ts';
import { activated, draw } from '../../src/language/build.ts';
import { artifact, card } from '../../src/language/card.ts';
import { sacrificeA } from '../../src/language/cost.ts';
import { creature } from '../../src/language/filter.ts';

/** "{2}, sacrifice a creature: draw a card." The mana is paid before the creature is chosen. */
const mill = card('Bone Mill', {
  cost: '{1}',
  type: artifact,
  abilities: [activated({ cost: ['{2}', sacrificeA(creature)], effects: [draw(1)] })],
});

const idOf = (game: Game, name: string): number =>
  game.state.objects.findIndex(
    (object, id) => object !== undefined && id > 0 && game.inside.kind(id).definition.name === name,
  );

for (const book of ['beta', 'fifth', 'tenth', 'm11'])
  test(`${book}: an ability that is taken back after its mana was paid leaves no event behind`, () => {
    const game = fromPosition({
      book,
      seats: { ann: { inPlay: ['Bone Mill', 'Forest', 'Island', 'Grizzly Bears', 'Hill Giant'] }, ben: {} },
      options: { cards: [mill] },
    });
    const before = { events: [...game.events], hash: game.hash() };
    game.answer({ kind: 'use', source: idOf(game, 'Bone Mill'), ability: 0 });
    expect(game.question).toMatchObject({ purpose: 'sacrifice as a cost', mayCancel: true });
    expect(game.events.length).toBeGreaterThan(before.events.length);
    game.answer({ kind: 'cancel' });
    expect(game.events).toEqual(before.events);
    expect(game.hash()).toBe(before.hash);
  });

test('mana drawn by an act of its own stays drawn when what it was for is taken back (1997, line 434)', () => {
  const game = fromPosition({
    book: 'fifth',
    seats: { ann: { hand: ['Shock'], inPlay: ['Mountain'] }, ben: { inPlay: ['Grizzly Bears'] } },
  });
  game.answer({ kind: 'use', source: idOf(game, 'Mountain'), ability: 0 });
  const before = [...game.events];
  game.answer({ kind: 'cast', card: idOf(game, 'Shock') });
  game.answer({ kind: 'cancel' });
  expect(game.events).toEqual(before);
  expect(game.state.players[0]?.pool[3]).toBe(1);
});

test('a game given up in the middle of an announcement is kept, branched and played again as it ended', () => {
  for (const seat of [0, 1]) {
    const game = fromPosition({
      book: 'm11',
      seats: { ann: { hand: ['Shock'], inPlay: ['Mountain'] }, ben: { inPlay: ['Grizzly Bears'] } },
    });
    game.answer({ kind: 'cast', card: idOf(game, 'Shock') });
    game.answer({ kind: 'concede', seat });
    expect(game.outcome).toEqual({ winner: 1 - seat, reason: 'conceded' });
    expect(game.branch().hash()).toBe(game.hash());
    expect(playReplay(game.replay(), { fromPosition, newGame: () => game }).hash()).toBe(game.hash());
  }
});

const LIBRARY = Array.from({ length: 10 }, () => 'Plains');

/** Three round a table, by the rules that Portal has for several players. */
function three(): Game {
  return fromPosition({
    book: 'portal',
    seats: {
      ann: { hand: ['Hand of Death'], inPlay: Array.from({ length: 3 }, () => 'Swamp') },
      ben: { inPlay: ['Grizzly Bears'], library: LIBRARY },
      cat: { inPlay: ['Hill Giant', 'Gray Ogre'], library: LIBRARY },
    },
    options: { variant: 'round' },
  });
}

const out = (game: Game): (string | null)[] => game.state.players.map((player) => player.out);

test('where others play on, who left while something was announced has left in what is kept, too', () => {
  const game = three();
  game.answer({ kind: 'cast', card: idOf(game, 'Hand of Death') });
  expect(game.question).toMatchObject({ ask: 'pick', player: 0 });
  game.answer({ kind: 'concede', seat: 1 });
  expect(out(game)).toEqual([null, 'conceded', null]);
  expect(game.question).toMatchObject({ ask: 'pick', player: 0 });
  const rebuilt = game.branch();
  expect(out(rebuilt)).toEqual([null, 'conceded', null]);
  expect(rebuilt.hash()).toBe(game.hash());
  expect(game.events.filter((event) => event.event === 'out')).toHaveLength(1);
  game.answer({ kind: 'cancel' });
  expect(out(game)).toEqual([null, 'conceded', null]);
  expect(game.branch().hash()).toBe(game.hash());
});

test('what somebody was announcing begins anew where it would go on by itself now that another has left', () => {
  const game = three();
  game.answer({ kind: 'cast', card: idOf(game, 'Hand of Death') });
  game.answer({ kind: 'concede', seat: 2 });
  // Ben's bears are the only target left: Ann has not chosen them.
  expect(game.question).toMatchObject({ ask: 'act', player: 0 });
  expect(game.state.players[0]?.hand).toHaveLength(1);
  expect(game.branch().hash()).toBe(game.hash());
});

test('who leaves while announcing something takes it along, and is asked nothing more', () => {
  const game = three();
  game.answer({ kind: 'cast', card: idOf(game, 'Hand of Death') });
  game.answer({ kind: 'concede', seat: 0 });
  expect(out(game)).toEqual(['conceded', null, null]);
  expect(game.question?.player).not.toBe(0);
  expect(game.branch().hash()).toBe(game.hash());
  for (let i = 0; i < 30 && game.question !== null; i += 1) {
    expect(game.question.player).not.toBe(0);
    game.take(game.legalAnswers()[0] as Answer);
  }
});

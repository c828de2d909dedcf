// Computer players at tables of several: they know who plays with them, whom to attack, and what a side shares.

import { describe, expect, test } from 'vitest';
import { playerAt } from '../../src/bots/levels.ts';
import { Sight } from '../../src/bots/read.ts';
import { simpleBot } from '../../src/bots/simple.ts';
import { cardsIn, type Deck } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { type Answer, type Game, newGame, type Seat, seenBy } from '../../src/game/index.ts';
import { given, play } from '../play.ts';

const answerOf = (seat: Seat): Answer => simpleBot('pods').choose(play.game.view(seat), play.game.legalAnswers());

/** What the simple player does in the place of a seat until somebody else is asked. */
function letBot(seat: Seat, most = 20): void {
  for (let i = 0; i < most && play.question?.player === seat; i += 1) play.game.answer(answerOf(seat), seat);
}

describe('allies and foes', () => {
  test('everybody of another team is a foe, and nobody of the own', () => {
    given('m11', { ann: {}, bob: {}, cat: {}, dan: {} }, { variant: 'two-headed-giant' });
    const sight = new Sight(play.game.view(0));
    expect(sight.allies.map(({ name }) => name)).toEqual(['bob']);
    expect(sight.foes.map(({ name }) => name)).toEqual(['cat', 'dan']);
  });

  test('what destroys is not aimed at a team mate’s creature, however dear', () => {
    given(
      'm11',
      {
        ann: { hand: ['Doom Blade'], inPlay: ['Swamp', 'Swamp'] },
        bob: { inPlay: ['Serra Angel'] },
        cat: {},
        dan: { inPlay: ['Hill Giant'] },
      },
      { variant: 'two-headed-giant' },
    );
    letBot(0, 4);
    const [item] = play.game.state.chain;
    const aimed = item?.targets[0]?.id ?? 0;
    expect(aimed === 0 ? 'nothing' : play.game.inside.kind(aimed).definition.name).not.toBe('Serra Angel');
  });

  test('the foe to think about is the strongest who can be attacked, not the one with the least life', () => {
    given(
      'm11',
      { ann: {}, ben: { life: 9 }, cat: { inPlay: ['Craw Wurm', 'Serra Angel'] } },
      { variant: 'free-for-all' },
    );
    expect(new Sight(play.game.view(0)).rival.name).toBe('cat');
  });

  test('but one who is nearly out is worth finishing', () => {
    given('m11', { ann: {}, ben: { life: 1 }, cat: { inPlay: ['Hill Giant'] } }, { variant: 'free-for-all' });
    expect(new Sight(play.game.view(0)).rival.name).toBe('ben');
  });
});

describe('attacking and blocking', () => {
  test('each attacker goes where it does something: one foe is finished, the rest of the attack goes elsewhere', () => {
    given(
      'm11',
      { ann: { inPlay: ['Serra Angel', 'Craw Wurm'] }, ben: { life: 4, inPlay: ['Grizzly Bears'] }, cat: {} },
      { variant: 'free-for-all' },
    );
    play.until('declare attack');
    const answer = answerOf(0);
    expect(play.game.whyNot(answer)).toBeNull();
    const at = answer.kind === 'attack' ? new Set(answer.attackers.map(({ target }) => target.id)) : new Set();
    expect(at).toEqual(new Set([1, 2]));
  });

  test('two players of a side do not block the same attacker twice for nothing', () => {
    const { ann } = given(
      'm11',
      {
        ann: { inPlay: ['Hill Giant'] },
        bob: {},
        cat: { inPlay: ['Giant Spider', 'Runeclaw Bear'] },
        dan: { inPlay: ['Giant Spider', 'Grizzly Bears'] },
      },
      { variant: 'two-headed-giant' },
    );
    ann.attacks('Hill Giant');
    play.until('declare block');
    letBot(2, 1);
    letBot(3, 1);
    expect(play.game.state.combat?.attacks[0]?.blockers).toHaveLength(1);
  });

  test('an emperor with nobody to attack hands creatures over to a general, and keeps one', () => {
    given(
      'm11',
      { ann: {}, ed: { inPlay: ['Craw Wurm', 'Hill Giant'] }, gus: {}, hal: {}, eve: {}, ivy: {} },
      { variant: 'emperor', active: 'ed' },
    );
    letBot(1);
    const used = play.game.state.chain.map(({ what, controller }) => [what, controller]);
    expect(used).toEqual([['ability', 1]]);
    const target = play.game.state.chain[0]?.targets[0]?.id;
    expect([0, 2]).toContain(target);
  });
});

function playTable(book: string, variant: string, seats: number, level: 1 | 2 | 3): Game {
  const deck = cardsIn(startersOf(book)[0] as Deck);
  const game = newGame({
    book,
    decks: Array.from({ length: seats }, () => deck),
    seed: `pods ${level}`,
    options: { variant, events: false },
  });
  const bots = Array.from({ length: seats }, (_, seat) => playerAt(level, { seed: `${seat}`, workers: 0 }));
  for (let i = 0; i < (level === 2 ? 12_000 : 60) && game.question !== null; i += 1) {
    const { player } = game.question;
    game.answer((bots[player] as (typeof bots)[number]).choose(seenBy(game, player)), player);
  }
  return game;
}

/** Every answer is looked at by the game, and whole games come to an end. */
test.each([
  ['m11', 'free-for-all', 4],
  ['tenth', 'free-for-all, attack left, range 1', 5],
  ['m11', 'two-headed-giant', 4],
  ['tenth', 'emperor', 6],
  ['portal', 'round', 4],
  ['fifth', 'free-for-all', 3],
  ['beta', 'free-for-all', 3],
] as const)(
  '%s, %s: the levels answer as they may, and the second plays to the end',
  { timeout: 240_000 },
  (book, variant, seats) => {
    for (const level of [1, 2, 3] as const) {
      const game = playTable(book, variant, seats, level);
      if (level === 2) expect(game.outcome).not.toBeNull();
    }
  },
);

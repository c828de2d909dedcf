// Every answer that is allowed to a question is offered, and no other; where they are very many, a fair choice of them.

import { describe, expect, test } from 'vitest';
import { plainAnswer } from '../../src/engine/answering/answers.ts';
import type { Answer, Question } from '../../src/engine/asking/decision.ts';
import { fromPosition, type Game } from '../../src/game/index.ts';
import { given, play } from '../play.ts';

const label = (id: number): string => play.game.inside.kind(id).definition.name;
const nameOf = ({ what, id }: { readonly what: string; readonly id: number }): string =>
  what === 'player' ? `player ${id}` : label(id);

/** An answer in few words. */
function said(answer: Answer): string {
  switch (answer.kind) {
    case 'pick':
      return answer.picked.map(nameOf).join('+') || 'none';
    case 'order':
      return answer.order.join('');
    case 'split':
      return answer.amounts.join('/');
    case 'number':
      return String(answer.number);
    case 'option':
      return `option ${answer.option}`;
    case 'attack':
      return (
        answer.attackers
          .map(({ id, target, band }) => `${label(id)}>${nameOf(target)}${band > 0 ? ` band ${band}` : ''}`)
          .join(', ') || 'none'
      );
    case 'block':
      return answer.blocks.map(({ blocker, attacker }) => `${label(blocker)}<${label(attacker)}`).join(', ') || 'none';
    default:
      return answer.kind;
  }
}
const offered = (): string[] => play.game.legalAnswers().map(said);
const plain = (): string => said(plainAnswer(play.game.inside, play.question as Question));
const passAll = (): void => {
  while (play.question?.ask === 'act') play.pass();
};
const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

describe('what may be answered', () => {
  test('cards to pick: every choice of so many', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Mind Rot'], inPlay: lands('Swamp', 3) },
      ben: { hand: ['Forest', 'Shock', 'Plains'] },
    });
    ann.casts('Mind Rot', { target: 'ben' });
    play.allPass();
    expect(offered()).toEqual(['Forest+Shock', 'Forest+Plains', 'Shock+Plains']);
    expect(plain()).toBe('Forest+Shock');
  });

  test('up to so many: none as well', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Untamed Wilds'], inPlay: lands('Forest', 3), library: ['Plains', 'Shock', 'Island'] },
      ben: {},
    });
    ann.casts('Untamed Wilds');
    play.allPass();
    expect(offered().toSorted()).toEqual(['Island', 'Plains', 'none']);
    expect(plain()).toBe('none');
  });

  test('orders: all of them, and not more than sixty-four', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Ponder'], inPlay: ['Island'], library: ['Plains', 'Island', 'Swamp', 'Forest'] },
      ben: {},
    });
    ann.casts('Ponder');
    play.allPass();
    expect(offered()).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(plain()).toBe('012');
    play.game.answer(play.game.legalAnswers()[0] as Answer, 0);
    expect(offered()).toEqual(['yes', 'no']);
    expect(plain()).toBe('no');
  });

  test('numbers: from nothing to what can be paid', () => {
    const { ann } = given('tenth', { ann: { hand: ['Blaze'], inPlay: lands('Mountain', 4) }, ben: {} });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
    expect(offered()).toEqual(['0', '1', '2', '3']);
    expect(plain()).toBe('0');
  });

  test('options: each of them', () => {
    const { ann } = given('tenth', { ann: { hand: ['Healing Salve'], inPlay: ['Plains'] }, ben: {} });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
    expect(offered()).toEqual(['option 0', 'option 1']);
    expect(plain()).toBe('option 0');
  });
});

describe('damage divided', () => {
  function blocked(book: string, attacker: string, ...blockers: string[]): void {
    const { ann, ben } = given(book, { ann: { inPlay: [attacker] }, ben: { inPlay: blockers } });
    ann.attacks(attacker);
    ben.blocks(attacker, ...blockers);
    passAll();
    if (play.question?.ask === 'order') play.game.answer({ kind: 'order', order: blockers.map((_, index) => index) });
    passAll();
  }

  test('as the attacker likes, in 2007', () => {
    blocked('tenth', 'Hill Giant', 'Grizzly Bears', 'Giant Spider');
    expect(offered()).toEqual(['3/0', '2/1', '1/2', '0/3']);
    expect(plain()).toBe('1/2');
  });

  test('in order and lethal first, in 2010', () => {
    blocked('m11', 'Craw Wurm', 'Grizzly Bears', 'Giant Spider');
    expect(offered()).toEqual(['6/0', '5/1', '4/2', '3/3', '2/4']);
    expect(plain()).toBe('2/4');
    blocked('m11', 'Hill Giant', 'Grizzly Bears', 'Giant Spider');
    expect(offered()).toEqual(['3/0', '2/1']);
    expect(plain()).toBe('2/1');
  });

  test('what is beyond lethal goes to the first, or with trample to the player', () => {
    blocked('m11', 'Duskdale Wurm', 'Grizzly Bears', 'Gray Ogre');
    expect(plain()).toBe('2/2/3');
    expect(offered()).toContain('7/0/0');
    expect(offered()).not.toContain('2/1/4');
    blocked('m11', 'Craw Wurm', 'Grizzly Bears', 'Gray Ogre');
    expect(plain()).toBe('4/2');
  });

  test('a little for everything that is aimed at', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Forked Lightning'], inPlay: lands('Mountain', 4) },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
    const both = play.game.legalAnswers().find((answer) => said(answer) === 'Grizzly Bears+Hill Giant') as Answer;
    play.game.answer(both, ann.seat);
    expect(offered()).toEqual(['3/1', '2/2', '1/3']);
  });
});

describe('attacks and blocks', () => {
  test('every choice of attackers, at everybody who can be attacked', () => {
    given('m11', {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
    });
    play.until('declare attack');
    expect(offered().toSorted()).toEqual([
      'Grizzly Bears>Jace Beleren',
      'Grizzly Bears>Jace Beleren, Hill Giant>Jace Beleren',
      'Grizzly Bears>Jace Beleren, Hill Giant>player 1',
      'Grizzly Bears>player 1',
      'Grizzly Bears>player 1, Hill Giant>Jace Beleren',
      'Grizzly Bears>player 1, Hill Giant>player 1',
      'Hill Giant>Jace Beleren',
      'Hill Giant>player 1',
      'none',
    ]);
    expect(plain()).toBe('none');
  });

  test('what must attack is in all of them', () => {
    given('m11', { ann: { inPlay: ['Grizzly Bears', 'Juggernaut'] }, ben: {} });
    play.until('declare attack');
    expect(offered()).toEqual(['Grizzly Bears>player 1, Juggernaut>player 1', 'Juggernaut>player 1']);
    expect(plain()).toBe('Juggernaut>player 1');
  });

  test('a band of all who can, with one other', () => {
    given('fifth', { ann: { inPlay: ['Benalish Hero', 'Mesa Pegasus', 'Hill Giant', 'Gray Ogre'] }, ben: {} });
    play.game.answer({ kind: 'begin attack' }, 0);
    play.until('declare attack');
    const bands = offered().filter((each) => each.includes('band'));
    expect(bands).toContain('Benalish Hero>player 1 band 1, Hill Giant>player 1 band 1');
    expect(bands).toContain('Benalish Hero>player 1 band 1, Mesa Pegasus>player 1 band 1');
    expect(bands).toContain(
      'Benalish Hero>player 1 band 1, Mesa Pegasus>player 1 band 1, Hill Giant>player 1 band 1, Gray Ogre>player 1',
    );
    expect(bands).toHaveLength(10);
    expect(offered().filter((each) => !each.includes('band'))).toHaveLength(16);
  });

  test('every blocker with every attacker it can block, or none', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Grizzly Bears', 'Wind Drake'] },
      ben: { inPlay: ['Giant Spider', 'Gray Ogre'] },
    });
    ann.attacks('Grizzly Bears', 'Wind Drake');
    play.until('declare block');
    expect(offered()).toEqual([
      'Giant Spider<Grizzly Bears, Gray Ogre<Grizzly Bears',
      'Giant Spider<Grizzly Bears',
      'Giant Spider<Wind Drake, Gray Ogre<Grizzly Bears',
      'Giant Spider<Wind Drake',
      'Gray Ogre<Grizzly Bears',
      'none',
    ]);
  });

  test('who is lured blocks, and who can block several may', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Prized Unicorn', 'Grizzly Bears'] },
      ben: { inPlay: ['Palace Guard'] },
    });
    ann.attacks('Prized Unicorn', 'Grizzly Bears');
    play.until('declare block');
    expect(offered().toSorted()).toEqual([
      'Palace Guard<Prized Unicorn',
      'Palace Guard<Prized Unicorn, Palace Guard<Grizzly Bears',
    ]);
    expect(plain()).toContain('Palace Guard<Prized Unicorn');
  });
});

test('what does not go alone takes somebody along, if it must go', () => {
  given('m11', {
    ann: { inPlay: ['Grizzly Bears', { card: 'Jackal Familiar' }] },
    ben: {},
  });
  play.until('declare attack');
  expect(offered()).toEqual(['none', 'Grizzly Bears>player 1', 'Grizzly Bears>player 1, Jackal Familiar>player 1']);
});

test('a use for nothing that waits on top is offered again to whoever is asked everywhere, and else when it has resolved', () => {
  const seats = { ann: { inPlay: ['Personal Incarnation'] }, ben: {} };
  const offers = (game: Game): number => game.legalAnswers().filter(({ kind }) => kind === 'use').length;
  const everywhere = fromPosition({ book: 'm11', seats, options: { windows: 'all' } });
  const use = everywhere.legalAnswers().find(({ kind }) => kind === 'use') as Answer;
  everywhere.answer(use);
  expect(everywhere.state.chain.length).toBe(1);
  expect(offers(everywhere)).toBe(1);
  const useful = fromPosition({ book: 'm11', seats, options: { windows: 'useful' } });
  for (let time = 0; time < 3; time += 1) useful.answer(use);
  expect(useful.state.chain.length).toBe(0);
  expect(useful.state.shields.length).toBe(3);
  expect(offers(useful)).toBe(1);
});

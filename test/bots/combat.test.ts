// Working out combat: attacks that habit would not make, and those that would be answered by a worse one.

import { describe, expect, test } from 'vitest';
import { planKeenly } from '../../src/bots/combat.ts';
import { planAttack } from '../../src/bots/fight.ts';
import { Sight } from '../../src/bots/read.ts';
import { fromPosition, type Id, type SeatWords } from '../../src/game/index.ts';

interface Plans {
  readonly keen: readonly string[];
  readonly habit: readonly string[];
}

/** Whom ann sends in each way, by name. */
function plansOf(ann: SeatWords, ben: SeatWords, must: readonly string[] = []): Plans {
  const game = fromPosition({ book: 'tenth', turn: 9, seats: { ann, ben } });
  const sight = new Sight(game.view(0));
  const mine = sight.creatures(true);
  const named = (ids: readonly Id[]): string[] =>
    mine
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .sort();
  const all = mine.map(({ id }) => id);
  const forced = mine.filter(({ name }) => must.includes(name)).map(({ id }) => id);
  return { keen: named(planKeenly(sight, all, forced)), habit: named(planAttack(sight, all, forced)) };
}

const bears = (number: number): string[] => Array<string>(number).fill('Grizzly Bears');

describe('an attack that is worked out', () => {
  test('goes with many against one bigger blocker that can stop only one of them', () => {
    const { keen, habit } = plansOf({ life: 20, inPlay: bears(5) }, { life: 10, inPlay: ['Hill Giant'] });
    expect(habit).toEqual([]);
    expect(keen.length).toBeGreaterThanOrEqual(4);
  });

  test('stays home where what comes back would win', () => {
    const { keen } = plansOf(
      { life: 5, inPlay: ['Grizzly Bears', 'Grizzly Bears'] },
      { life: 20, inPlay: ['Craw Wurm', 'Craw Wurm'] },
    );
    expect(keen).toEqual([]);
  });

  test('does not give a creature for nothing', () => {
    const { keen } = plansOf({ life: 20, inPlay: ['Grizzly Bears'] }, { life: 20, inPlay: ['Craw Wurm'] });
    expect(keen).toEqual([]);
  });

  test('takes the win when it is there, blockers or not', () => {
    const { keen } = plansOf({ life: 2, inPlay: bears(4) }, { life: 4, inPlay: ['Craw Wurm', 'Craw Wurm'] });
    expect(keen).toEqual(bears(4));
  });

  test('reckons with the mana for what breathes fire', () => {
    const mountains = Array<string>(4).fill('Mountain');
    const ben = { life: 6, inPlay: [{ card: 'Craw Wurm', tapped: true }, 'Hill Giant'] };
    expect(plansOf({ life: 2, inPlay: ['Furnace Whelp', ...mountains] }, ben).keen).toEqual(['Furnace Whelp']);
    expect(plansOf({ life: 2, inPlay: ['Furnace Whelp'] }, ben).keen).toEqual([]);
  });

  test('sends those that must, whatever comes of it', () => {
    const { keen } = plansOf({ life: 20, inPlay: ['Grizzly Bears'] }, { life: 20, inPlay: ['Craw Wurm'] }, [
      'Grizzly Bears',
    ]);
    expect(keen).toEqual(['Grizzly Bears']);
  });
});

// Demands on blocks: what is found by trying one after the other obeys as many of them as the best of all possible blocks.

import { expect, test } from 'vitest';
import { type Block, type Field, obey, obeyed } from '../../src/engine/combat/demands.ts';
import { Chance } from '../../tools/soak/random.ts';

interface Trial {
  readonly field: Field;
  readonly attackers: readonly number[];
}

/** Up to three blockers and three attackers; some attackers demand to be blocked, two of them perhaps as one band. */
function anyField(chance: Chance): Trial {
  const attackers = [11, 12, 13].slice(0, 1 + chance.below(3));
  const candidates = [1, 2, 3].slice(0, 1 + chance.below(3)).map((id) => ({
    id,
    attackers: attackers.filter(() => chance.below(4) > 0),
  }));
  const most = new Map(candidates.map(({ id }) => [id, 1 + chance.below(2)]));
  const room = new Map(attackers.map((id) => [id, 1 + chance.below(3)]));
  const demand = new Map(attackers.map((id) => [id, chance.of([0, id, 11])]));
  return {
    attackers,
    field: {
      candidates,
      most: (id) => most.get(id) ?? 0,
      room: (id) => room.get(id) ?? 0,
      demand: (id) => demand.get(id) ?? 0,
    },
  };
}

const isAllowed = (field: Field, blocks: readonly Block[]): boolean =>
  blocks.every(
    ({ blocker, attacker }, index) =>
      field.candidates.some(({ id, attackers }) => id === blocker && attackers.includes(attacker)) &&
      !blocks.some((other, at) => at < index && other.blocker === blocker && other.attacker === attacker) &&
      blocks.filter((other) => other.blocker === blocker).length <= field.most(blocker) &&
      blocks.filter((other) => other.attacker === attacker).length <= field.room(attacker),
  );

/** The most demands that any allowed blocks obey that have these in them. */
function best(field: Field, made: readonly Block[]): number {
  const pairs = field.candidates
    .flatMap(({ id, attackers }) => attackers.map((attacker): Block => ({ blocker: id, attacker })))
    .filter((pair) => !made.some((each) => each.blocker === pair.blocker && each.attacker === pair.attacker));
  let most = 0;
  for (let set = 0; set < 1 << pairs.length; set += 1) {
    const blocks = [...made, ...pairs.filter((_, index) => (set & (1 << index)) !== 0)];
    if (isAllowed(field, blocks)) most = Math.max(most, obeyed(field, blocks));
  }
  return most;
}

test('as many demands are obeyed as can be', () => {
  const chance = new Chance('demands');
  for (let i = 0; i < 400; i += 1) {
    const { field } = anyField(chance);
    const blocks = obey(field);
    expect(isAllowed(field, blocks)).toBe(true);
    expect(obeyed(field, blocks)).toBe(best(field, []));
    expect(blocks.every(({ attacker, blocker }) => field.demand(attacker, blocker) !== 0)).toBe(true);
  }
});

test('also besides a block that is made already', () => {
  const chance = new Chance('made');
  for (let i = 0; i < 400; i += 1) {
    const { field, attackers } = anyField(chance);
    const made = [{ blocker: chance.of(field.candidates).id, attacker: chance.of(attackers) }];
    if (!isAllowed(field, made)) continue;
    const blocks = [...made, ...obey(field, made)];
    expect(isAllowed(field, blocks)).toBe(true);
    expect(obeyed(field, blocks)).toBe(best(field, made));
  }
});

test('a demand is obeyed once, however many of a band are blocked', () => {
  const field: Field = {
    candidates: [{ id: 1, attackers: [11, 12] }],
    most: () => 2,
    room: () => 9,
    demand: () => 11,
  };
  const both = [11, 12].map((attacker) => ({ blocker: 1, attacker }));
  expect(obeyed(field, both)).toBe(1);
  expect(obey(field)).toHaveLength(1);
  expect(obeyed({ ...field, demand: () => 0 }, both)).toBe(0);
});

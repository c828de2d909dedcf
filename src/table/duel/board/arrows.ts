// Which arrows lie over the table, and the curves they follow. Pure: what is aimed at what, and where things are.

import type { Choice, Relation } from '../../../protocol/table.ts';
import { relationOf } from '../../state/seats.ts';
import type { DuelControl } from '../control/control.ts';
import { type Curve, middle, type Place, type Point } from '../control/ways.ts';

export type End =
  | Choice
  | { readonly what: 'ghost'; readonly id: number }
  | { readonly what: 'front'; readonly id: number };
export type Kind = 'target' | 'attack' | 'block' | 'arrive' | 'pay';

export interface Arrow {
  readonly kind: Kind;
  /** What the seat whose doing it is is to the one who looks. */
  readonly relation: Relation;
  readonly from: End;
  readonly to: End;
}

const object = (id: number): End => ({ what: 'object', id });

export function arrowsOf(duel: DuelControl, pays: readonly number[], payee: number): readonly Arrow[] {
  return [...chainArrows(duel), ...combatArrows(duel), ...payArrows(pays, payee)];
}

function chainArrows({ table }: DuelControl): Arrow[] {
  return table.chain.flatMap((item) => {
    const relation = relationOf(table, item.controller);
    const from: End = { what: 'item', id: item.id };
    const arrows: Arrow[] = item.targets
      .filter((target) => target.what !== 'entry')
      .map((target) => ({ kind: 'target', relation, from, to: target }));
    if (item.interrupts > 0 && !item.targets.some((target) => target.what === 'item'))
      arrows.push({ kind: 'target', relation, from, to: { what: 'item', id: item.interrupts } });
    if (item.arrives) arrows.push({ kind: 'arrive', relation, from, to: { what: 'ghost', id: item.id } });
    return arrows;
  });
}

/** A single rival who is attacked is meant by an arrow towards the other side; anything else by one that reaches it. */
function combatArrows({ table, draft }: DuelControl): Arrow[] {
  const { combat, asked, active } = table;
  const relation = relationOf(table, combat?.attacker ?? active);
  const controls = (id: number): Relation =>
    relationOf(table, table.inPlay.find((each) => each.id === id)?.controller ?? -1);
  const attacks = [...(combat?.attacks.filter((attack) => !attack.done) ?? []), ...draft.attackers];
  const arrows: Arrow[] = attacks.map(({ id, target }) => ({
    kind: 'attack',
    relation,
    from: object(id),
    to: target.what === 'player' && table.players.length === 2 ? { what: 'front', id } : target,
  }));
  const blocks = combat?.attacks.flatMap(({ id, blockers }) => blockers.map((blocker) => ({ blocker, attacker: id })));
  for (const { blocker, attacker } of [...(blocks ?? []), ...(asked?.ask === 'block' ? draft.blocks : [])])
    arrows.push({ kind: 'block', relation: controls(blocker), from: object(blocker), to: object(attacker) });
  return arrows;
}

const payArrows = (pays: readonly number[], payee: number): Arrow[] =>
  payee === 0 ? [] : pays.map((id) => ({ kind: 'pay', relation: 'you', from: object(id), to: object(payee) }));

const round = (number: number): number => Math.round(number * 10) / 10;

export const pathAlong = ([start, first, second, end]: Curve): string =>
  `M${start.map(round).join(' ')} C${[first, second, end].map((each) => each.map(round).join(' ')).join(' ')}`;

/** How far from a card the sign of its attack begins and ends, and how wide it is. */
const SIGN = { from: 4, to: 15, half: 10 } as const;

/**
 * From one side of the table to the other, out of the middle of an edge and into the middle of an edge: names stand in the
 * corner above and sizes in the corner below, so both stay free. What stops an attack ends before the sign of it.
 */
export function across(from: Place, to: Place, kind: Kind): string {
  const up = from.top > to.top;
  const away = kind === 'block' ? SIGN.to + 5 : 10;
  const start: Point = [middle(from)[0], up ? from.top - SIGN.from : from.top + from.height + SIGN.from];
  const end: Point = [middle(to)[0], up ? to.top + to.height + away : to.top - away];
  const half = (start[1] + end[1]) / 2;
  return pathAlong([start, [start[0], half], [end[0], half], end]);
}

/** The sign of an attack on the player: a point in front of the card, towards the other side of the table. */
export function ahead(from: Place, relation: Relation): string {
  const [x] = middle(from);
  const up = relation === 'you';
  const y = (out: number): number => round(up ? from.top - out : from.top + from.height + out);
  return `M${round(x - SIGN.half)} ${y(SIGN.from)} L${round(x)} ${y(SIGN.to)} L${round(x + SIGN.half)} ${y(SIGN.from)} Z`;
}

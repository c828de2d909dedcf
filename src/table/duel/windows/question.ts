// Which questions need a window of their own: those whose choices do not all lie open on the table.

import type { Asked, Choice, TableState, Use } from '../../../protocol/table.ts';

/** It lies where it can be clicked: in play, in your own hand, announced, a life register, or face down to be drawn. */
export function isOnTable(table: TableState, { what, id }: Choice, asked: Asked | null = table.asked): boolean {
  if (what === 'player') return true;
  if (what === 'item') return table.chain.some((each) => each.id === id);
  if (what === 'entry') return asked?.about === 'draws';
  const own = table.players.find((each) => each.seat === table.seat);
  return table.inPlay.some((each) => each.id === id) || own?.cards.some((each) => each.id === id) === true;
}

/** Something to choose is tucked under another card, where a finger does not reach it. */
export const isTucked = ({ asked, inPlay }: TableState): boolean =>
  asked?.ask === 'pick' &&
  asked.from.some(
    ({ what, id }) => what === 'object' && inPlay.some((each) => each.id === id && each.attachedTo !== 0),
  );

/** Two short ways stand on the situation bar as its two buttons; the window has them where they do not. */
export const optionsOnBar = ({ primary, secondary }: TableState): boolean =>
  primary?.answer.kind === 'option' && secondary?.answer.kind === 'option';

export function needsWindow(table: TableState): boolean {
  const { asked } = table;
  switch (asked?.ask) {
    case 'pick':
      return asked.from.some((each) => !isOnTable(table, each, asked));
    case 'order':
    case 'split':
    case 'number':
    case 'pay':
      return true;
    case 'option':
      return !optionsOnBar(table) || asked.text !== '';
    case 'yesno':
      return asked.about === 'opening hand' || asked.text !== '';
    default:
      return false;
  }
}

/** Things to do that no card on the table stands for: a duty of the phase, a card in a graveyard, an attack;
 * what a button of the situation bar does already is left out. */
export function looseUses(table: TableState): readonly Use[] {
  const { asked, primary, secondary } = table;
  if (asked?.ask !== 'act') return [];
  const onBar = [primary, secondary].map((deed) => JSON.stringify(deed?.answer));
  return asked.uses.filter(
    (use) =>
      use.why === null &&
      (use.object === 0 || !isOnTable(table, { what: 'object', id: use.object })) &&
      !onBar.includes(JSON.stringify(use.answer)),
  );
}

/** A list in the order of the draft: what was put in place first, then the rest as it came. */
export function fullOrder(order: readonly number[], count: number): readonly number[] {
  const rest = Array.from({ length: count }, (_, index) => index).filter((index) => !order.includes(index));
  return [...order, ...rest];
}

export function movedTo(order: readonly number[], from: number, to: number): readonly number[] {
  const moved = [...order];
  const [one] = moved.splice(from, 1);
  if (one !== undefined) moved.splice(Math.max(0, Math.min(to, order.length - 1)), 0, one);
  return moved;
}

export const matches = (words: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.toLowerCase().includes(part));

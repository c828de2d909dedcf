// An answer in the making: what has been clicked so far for the question that is asked. Pure, and without rules:
// whether the answer is allowed is for the server to say.

import type { WireAnswer } from '../../protocol/messages.ts';
import type { Asked, Choice, TableState } from '../../protocol/table.ts';

type Of<Ask extends Asked['ask']> = Extract<Asked, { readonly ask: Ask }>;
type Attackers = Extract<WireAnswer, { readonly kind: 'attack' }>['attackers'];
type Blocks = Extract<WireAnswer, { readonly kind: 'block' }>['blocks'];

export interface Draft {
  readonly picked: readonly Choice[];
  /** Places in the list, in the order in which they were clicked. */
  readonly order: readonly number[];
  readonly amounts: readonly number[];
  readonly number: number;
  readonly attackers: Attackers;
  /** An attacker that has just joined and may still band with another; 0 for none. */
  readonly banding: number;
  readonly blocks: Blocks;
  /** A creature of the defender that waits to be shown its attacker; 0 for none. */
  readonly blocker: number;
  /** Sources of mana chosen for the payment. */
  readonly taps: readonly number[];
}

/** What a click leads to: a changed draft, an answer that is whole, or a word on why nothing happened. */
export type Step = { readonly draft: Draft } | { readonly answer: WireAnswer } | { readonly nothing: string };

export function freshDraft(asked: Asked | null): Draft {
  return {
    picked: [],
    order: [],
    amounts: asked?.ask === 'split' ? fairSplit(asked) : [],
    number: asked?.ask === 'number' ? asked.max : 0,
    attackers: [],
    banding: 0,
    blocks: [],
    blocker: 0,
    taps: [],
  };
}

/** Enough for each in turn where enough is known, and the rest where it may go; else all to the first. */
function fairSplit({ total, among, enough, last }: Of<'split'>): number[] {
  const amounts = among.map(() => 0);
  let left = total;
  among.forEach((_, index) => {
    if (index === last) return;
    const part = Math.min(left, enough[index] ?? 0);
    amounts[index] = part;
    left -= part;
  });
  const rest = last >= 0 ? last : enough.every((each) => each === 0) ? 0 : among.length - 1;
  amounts[rest] = (amounts[rest] ?? 0) + left;
  return amounts;
}

export const same = (a: Choice, b: Choice): boolean => a.what === b.what && a.id === b.id;
const bare = ({ what, id }: Choice): Choice => ({ what, id });
const object = (id: number): Choice => ({ what: 'object', id });

/** What a click needs to know of the creatures on the table. */
export interface Creatures {
  readonly hasBanding: (id: number) => boolean;
  readonly isAttacking: (id: number) => boolean;
}

export function click(asked: Asked, draft: Draft, choice: Choice, creatures: Creatures): Step {
  switch (asked.ask) {
    case 'pick':
      return clickPick(asked, draft, choice);
    case 'order':
      return clickOrder(asked, draft, choice);
    case 'attack':
      return clickAttack(asked, draft, choice, creatures.hasBanding);
    case 'block':
      return clickBlock(asked, draft, choice, creatures.isAttacking);
    case 'pay':
      return clickPay(asked, draft, choice);
    default:
      return { nothing: 'First answer what is asked.' };
  }
}

/** Where an attacker is chosen: the creature that was clicked instead, to be told which attackers it could meet. */
const defenderAt = (asked: Of<'pick'>, { what, id }: Choice) =>
  what === 'object' ? asked.defenders.find((each) => each.id === id) : undefined;

/** Where exactly so many are asked for, the last click makes the answer whole. */
const endsWithClick = ({ min, max }: Of<'pick'>): boolean => min === max;

function clickPick(asked: Of<'pick'>, draft: Draft, choice: Choice): Step {
  const defender = defenderAt(asked, choice);
  if (defender !== undefined) return { draft: { ...draft, blocker: draft.blocker === defender.id ? 0 : defender.id } };
  if (draft.blocker > 0 && lightOfPick(asked, draft, choice) === null)
    return { nothing: 'Your creature cannot stand in the way of that. Click it again to let it be.' };
  if (!asked.from.some((each) => same(each, choice))) return { nothing: 'That is not among what may be chosen.' };
  if (draft.picked.some((each) => same(each, choice)))
    return { draft: { ...draft, picked: draft.picked.filter((each) => !same(each, choice)) } };
  const picked = [...draft.picked.slice(asked.max === 1 ? 1 : 0), bare(choice)];
  if (picked.length > asked.max) return { nothing: `No more than ${asked.max} may be chosen.` };
  if (endsWithClick(asked) && picked.length === asked.max) return { answer: { kind: 'pick', picked } };
  return { draft: { ...draft, picked } };
}

function clickOrder(asked: Of<'order'>, draft: Draft, choice: Choice): Step {
  const index = asked.items.findIndex((each) => same(each, choice));
  if (index < 0) return { nothing: 'That is not among what is put in order.' };
  const order = draft.order.includes(index) ? draft.order.filter((each) => each !== index) : [...draft.order, index];
  return { draft: { ...draft, order } };
}

function clickAttack(asked: Of<'attack'>, draft: Draft, choice: Choice, hasBanding: (id: number) => boolean): Step {
  const aimed = asked.targets.find((each) => same(each, choice));
  const last = draft.attackers.at(-1);
  if (aimed !== undefined && last !== undefined) {
    const moved = (each: Attackers[number]): boolean =>
      each.id === last.id || (last.band > 0 && each.band === last.band);
    const attackers = draft.attackers.map((each) => (moved(each) ? { ...each, target: bare(aimed) } : each));
    return { draft: { ...draft, attackers, banding: 0 } };
  }
  const { id } = choice;
  const there = choice.what === 'object' ? draft.attackers.find((each) => each.id === id) : undefined;
  if (draft.banding > 0 && there !== undefined && id !== draft.banding) return { draft: banded(draft, there) };
  if (there !== undefined)
    return { draft: { ...draft, attackers: draft.attackers.filter((each) => each.id !== id), banding: 0 } };
  if (choice.what !== 'object' || !asked.candidates.includes(id)) {
    const why = asked.unable.find((each) => each.id === id)?.why.reason;
    return { nothing: why ?? 'Only a creature of yours can attack.' };
  }
  const target = bare(asked.targets[0] ?? { what: 'player', id: 0 });
  const attackers = [...draft.attackers, { id, target, band: 0 }];
  const mayBand =
    asked.banding &&
    draft.attackers.length > 0 &&
    (hasBanding(id) || draft.attackers.some((each) => hasBanding(each.id)));
  return { draft: { ...draft, attackers, banding: mayBand ? id : 0 } };
}

/** Puts the creature that has just joined into a band with another attacker. */
function banded(draft: Draft, other: Attackers[number]): Draft {
  const band = other.band > 0 ? other.band : 1 + Math.max(0, ...draft.attackers.map((each) => each.band));
  const attackers = draft.attackers.map((each) =>
    each.id === draft.banding || each.id === other.id ? { ...each, band, target: other.target } : each,
  );
  return { ...draft, attackers, banding: 0 };
}

function clickBlock(asked: Of<'block'>, draft: Draft, choice: Choice, isAttacking: Creatures['isAttacking']): Step {
  const { id } = choice;
  const candidate = choice.what === 'object' ? asked.candidates.find((each) => each.id === id) : undefined;
  if (candidate !== undefined) {
    const placed = draft.blocks.some((each) => each.blocker === id);
    const [only, ...others] = candidate.attackers;
    if (placed || draft.blocker === id)
      return { draft: { ...draft, blocker: 0, blocks: draft.blocks.filter((each) => each.blocker !== id) } };
    if (only !== undefined && others.length === 0)
      return { draft: { ...draft, blocker: 0, blocks: [...draft.blocks, { blocker: id, attacker: only }] } };
    return { draft: { ...draft, blocker: id } };
  }
  const chosen = asked.candidates.find((each) => each.id === draft.blocker);
  if (chosen === undefined) {
    // Where there is one attacker the first click says it all; whoever clicks on the attacker as well has done nothing wrong.
    const stood = choice.what === 'object' && draft.blocks.some(({ attacker }) => attacker === id);
    return stood ? { draft } : { nothing: 'Choose the creature first, then the attacker.' };
  }
  if (choice.what !== 'object' || !isAttacking(id)) return { nothing: 'That is not an attacker.' };
  // The server knows why not: what it cannot take is sent all the same, and refused with the passage.
  return { draft: { ...draft, blocker: 0, blocks: [...draft.blocks, { blocker: chosen.id, attacker: id }] } };
}

function clickPay(asked: Of<'pay'>, draft: Draft, choice: Choice): Step {
  const taps = draft.taps.includes(choice.id)
    ? draft.taps.filter((each) => each !== choice.id)
    : [...draft.taps, choice.id];
  const fitting = paymentsWith(asked, taps);
  if (taps.length < draft.taps.length) return { draft: { ...draft, taps } };
  if (fitting.length === 0) return { nothing: 'That would not pay for it together with what you chose.' };
  const [only, ...others] = fitting;
  if (only !== undefined && others.length === 0) return { answer: { kind: 'pay', payment: { taps: [...only.taps] } } };
  return { draft: { ...draft, taps } };
}

export const paymentsWith = (asked: Of<'pay'>, taps: readonly number[]): Of<'pay'>['payments'] =>
  asked.payments.filter((payment) => taps.every((id) => payment.taps.some((tap) => tap.id === id)));

/** The answer as it stands, or a sentence that says what is missing. */
export function finish(asked: Asked, draft: Draft): WireAnswer | string {
  switch (asked.ask) {
    case 'act':
      return asked.mayPass ? { kind: 'pass' } : 'There is something that must be dealt with first.';
    case 'pick':
      return draft.picked.length >= asked.min
        ? { kind: 'pick', picked: [...draft.picked] }
        : `Choose ${asked.min === asked.max ? asked.min : `at least ${asked.min}`}; you have chosen ${draft.picked.length}.`;
    case 'order': {
      const rest = asked.items.map((_, index) => index).filter((index) => !draft.order.includes(index));
      return { kind: 'order', order: [...draft.order, ...rest] };
    }
    case 'split': {
      const sum = draft.amounts.reduce((total, each) => total + each, 0);
      return sum === asked.total
        ? { kind: 'split', amounts: [...draft.amounts] }
        : `That makes ${sum}; it must be ${asked.total} together.`;
    }
    case 'number':
      return { kind: 'number', number: draft.number };
    case 'attack':
      return { kind: 'attack', attackers: [...draft.attackers] };
    case 'block':
      return { kind: 'block', blocks: [...draft.blocks] };
    case 'pay': {
      const payment = paymentsWith(asked, draft.taps)[0];
      return payment === undefined
        ? 'That does not pay for it.'
        : { kind: 'pay', payment: { taps: [...payment.taps] } };
    }
    case 'option':
    case 'yesno':
      return 'Choose one of them.';
  }
}

export type Light = 'may' | 'must' | 'chosen' | 'pays' | null;

/** How a thing is lit: it may be clicked, it must be dealt with, it is chosen, it would pay. */
export function lightOf(asked: Asked | null, draft: Draft, choice: Choice): Light {
  if (asked === null) return null;
  const { id } = choice;
  switch (asked.ask) {
    case 'act': {
      if (choice.what !== 'object') return null;
      const uses = asked.uses.filter((use) => use.object === id && use.why === null);
      // Plain mana does not glow outside paying: it is always there.
      if (uses.some((use) => use.must)) return 'must';
      return uses.some((use) => !use.mana) ? 'may' : null;
    }
    case 'pick':
      return lightOfPick(asked, draft, choice);
    case 'order': {
      const index = asked.items.findIndex((each) => same(each, choice));
      return index < 0 ? null : draft.order.includes(index) ? 'chosen' : 'may';
    }
    case 'attack':
      if (choice.what === 'object' && draft.attackers.some((each) => each.id === id)) return 'chosen';
      if (choice.what === 'object' && asked.must.includes(id)) return 'must';
      if (asked.targets.length > 1 && draft.attackers.length > 0 && asked.targets.some((each) => same(each, choice)))
        return 'may';
      return choice.what === 'object' && asked.candidates.includes(id) ? 'may' : null;
    case 'block':
      return lightOfBlock(asked, draft, choice);
    case 'pay':
      if (choice.what !== 'object') return null;
      if (draft.taps.includes(id)) return 'chosen';
      if (paymentsWith(asked, draft.taps)[0]?.taps.some((tap) => tap.id === id)) return 'pays';
      return paymentsWith(asked, [...draft.taps, id]).length > 0 ? 'may' : null;
    default:
      return null;
  }
}

function lightOfPick(asked: Of<'pick'>, draft: Draft, choice: Choice): Light {
  if (draft.picked.some((each) => same(each, choice))) return 'chosen';
  const defender = defenderAt(asked, choice);
  if (defender !== undefined) return draft.blocker === defender.id ? 'chosen' : 'may';
  const met = asked.defenders.find(({ id }) => id === draft.blocker)?.attackers;
  if (met !== undefined && !met.includes(choice.id)) return null;
  return asked.from.some((each) => same(each, choice)) ? (asked.min > 0 ? 'must' : 'may') : null;
}

function lightOfBlock(asked: Of<'block'>, draft: Draft, choice: Choice): Light {
  if (choice.what !== 'object') return null;
  const { id } = choice;
  if (draft.blocker === id || draft.blocks.some((each) => each.blocker === id)) return 'chosen';
  const candidate = asked.candidates.find((each) => each.id === id);
  if (candidate !== undefined) return candidate.attackers.some((each) => asked.lures.includes(each)) ? 'must' : 'may';
  const able = asked.candidates.find((each) => each.id === draft.blocker)?.attackers;
  return able?.includes(id) === true ? 'may' : null;
}

/** What finishing would do, as the button says it; null where the server's own words stand. */
export function finishWords(asked: Asked, draft: Draft, block: string): string | null {
  const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  switch (asked.ask) {
    case 'pick':
      // A button that can never do anything would only wait for what is asked next.
      if (endsWithClick(asked)) return null;
      return draft.picked.length === 0 ? (asked.min === 0 ? 'Choose none' : 'Choose') : `Choose ${draft.picked.length}`;
    case 'order':
      return draft.order.length === 0 ? 'Keep this order' : 'Take this order';
    case 'split':
      return 'Divide it so';
    case 'number':
      return asked.about === 'X' ? `X = ${draft.number}` : `Take ${draft.number}`;
    case 'attack':
      return draft.banding > 0
        ? 'Attack on its own'
        : draft.attackers.length === 0
          ? 'Do not attack'
          : `Attack with ${count(draft.attackers.length, 'creature')}`;
    case 'block':
      return draft.blocks.length === 0
        ? `Do not ${block}`
        : `${capital(block)} with ${count(draft.blocks.length, 'creature')}`;
    case 'pay':
      return 'Pay so';
    default:
      return null;
  }
}

/** What Done would cost as the answer stands; empty where it is no habit that could give something away. */
export function costsOf({ asked, primary }: TableState, draft: Draft): string {
  if (primary === null || asked === null) return '';
  if (asked.ask === 'block') return draft.blocks.length === 0 ? primary.costs : '';
  return asked.ask === 'act' ? primary.costs : '';
}

/** What the next click is for, in the middle of an answer; null where the server's own words stand. */
export function nextWords(asked: Asked, draft: Draft, block: string, nameOf: (id: number) => string): string | null {
  if (asked.ask === 'attack' && draft.banding > 0)
    return `Click the attacker that ${nameOf(draft.banding)} joins in a band, or let it attack on its own.`;
  if ((asked.ask === 'block' || asked.ask === 'pick') && draft.blocker > 0)
    return `Click the attacker that ${nameOf(draft.blocker)} is to ${block}.`;
  if (asked.ask === 'pick' && draft.picked.length > 0) return `${draft.picked.length} of ${asked.max} chosen.`;
  return null;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export { object as objectChoice };

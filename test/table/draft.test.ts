// The answer in the making, question by question: what clicks lead to, what finishing gives, and what is lit.
import { describe, expect, test } from 'vitest';
import type { Asked, Choice, Choosable } from '../../src/protocol/table.ts';
import {
  type Creatures,
  click,
  type Draft,
  finish,
  finishWords,
  freshDraft,
  lightOf,
  nextWords,
  paymentsWith,
} from '../../src/table/state/draft.ts';

type Of<Ask extends Asked['ask']> = Extract<Asked, { readonly ask: Ask }>;

const base = { words: '', hint: '', source: null, text: '', purpose: '', about: null, mayCancel: false, permits: [] };
const object = (id: number): Choice => ({ what: 'object', id });
const player = (id: number): Choice => ({ what: 'player', id });
const named = (choice: Choice): Choosable => ({ ...choice, label: `${choice.what} ${choice.id}`, card: null });
const plain: Creatures = { hasBanding: () => false, isAttacking: () => true };

/** Clicks one thing after the other; the last step is given. */
function clicks(asked: Asked, choices: readonly Choice[], creatures: Creatures = plain, from = freshDraft(asked)) {
  let draft: Draft = from;
  let last: ReturnType<typeof click> = { draft };
  for (const choice of choices) {
    last = click(asked, draft, choice, creatures);
    if ('draft' in last) draft = last.draft;
  }
  return { draft, last };
}

describe('pick', () => {
  const pick = (min: number, max: number): Of<'pick'> => ({
    ...base,
    ask: 'pick',
    from: [1, 2, 3].map((id) => named(object(id))),
    min,
    max,
    defenders: [],
  });

  test('where exactly so many are asked for, the last click is the answer', () => {
    expect(clicks(pick(1, 1), [object(2)]).last).toEqual({ answer: { kind: 'pick', picked: [object(2)] } });
    expect(clicks(pick(2, 2), [object(3), object(1)]).last).toEqual({
      answer: { kind: 'pick', picked: [object(3), object(1)] },
    });
  });

  test('one out of none or one is changed by another click and confirmed with Done', () => {
    const { draft } = clicks(pick(0, 1), [object(1), object(2)]);
    expect(draft.picked).toEqual([object(2)]);
    expect(finish(pick(0, 1), draft)).toEqual({ kind: 'pick', picked: [object(2)] });
  });

  test('a second click takes a choice back, and too many are not taken', () => {
    expect(clicks(pick(0, 2), [object(1), object(1)]).draft.picked).toEqual([]);
    expect(clicks(pick(0, 2), [object(1), object(2), object(3)]).last).toEqual({
      nothing: 'No more than 2 may be chosen.',
    });
  });

  test('what is not among the choices does nothing', () => {
    expect(clicks(pick(1, 1), [object(9)]).last).toEqual({ nothing: 'That is not among what may be chosen.' });
    expect(clicks(pick(1, 1), [player(1)]).last).toEqual({ nothing: 'That is not among what may be chosen.' });
  });

  test('where an attacker is chosen, a creature of one’s own shows which it can meet, and lets go at a second click', () => {
    const fight = { ...pick(1, 1), defenders: [{ id: 8, attackers: [1, 3] }] };
    const { draft } = clicks(fight, [object(8)]);
    expect([1, 2, 3, 8].map((id) => lightOf(fight, draft, object(id)))).toEqual(['must', null, 'must', 'chosen']);
    expect(nextWords(fight, draft, 'intercept', () => 'Hill Giant')).toContain('Hill Giant is to intercept');
    expect(clicks(fight, [object(8), object(3)]).last).toEqual({ answer: { kind: 'pick', picked: [object(3)] } });
    expect(clicks(fight, [object(8), object(2)]).last).toHaveProperty('nothing');
    expect(clicks(fight, [object(8), object(8), object(2)]).last).toEqual({
      answer: { kind: 'pick', picked: [object(2)] },
    });
  });

  test('Done says how many are missing', () => {
    expect(finish(pick(2, 3), clicks(pick(2, 3), [object(1)]).draft)).toBe('Choose at least 2; you have chosen 1.');
    expect(finish(pick(2, 2), freshDraft(pick(2, 2)))).toBe('Choose 2; you have chosen 0.');
  });

  test('there is a button only where a click does not end it', () => {
    const words = (asked: Of<'pick'>, chosen: readonly Choice[]): string | null =>
      finishWords(asked, clicks(asked, chosen).draft, 'block');
    expect([words(pick(1, 1), []), words(pick(2, 2), [object(1)])]).toEqual([null, null]);
    expect([words(pick(0, 1), []), words(pick(0, 1), [object(1)])]).toEqual(['Choose none', 'Choose 1']);
    expect(words(pick(1, 2), [object(1)])).toBe('Choose 1');
  });

  test('what must be chosen is lit as a must, what may be as a may', () => {
    expect(lightOf(pick(1, 1), freshDraft(null), object(1))).toBe('must');
    expect(lightOf(pick(0, 1), freshDraft(null), object(1))).toBe('may');
    expect(lightOf(pick(0, 1), freshDraft(null), object(8))).toBeNull();
    expect(lightOf(pick(0, 2), clicks(pick(0, 2), [object(1)]).draft, object(1))).toBe('chosen');
  });
});

describe('order', () => {
  const order: Of<'order'> = { ...base, ask: 'order', items: [1, 2, 3].map((id) => named(object(id))) };

  test('what was clicked comes first, the rest as it stood', () => {
    const { draft } = clicks(order, [object(3)]);
    expect(finish(order, draft)).toEqual({ kind: 'order', order: [2, 0, 1] });
    expect(finish(order, freshDraft(order))).toEqual({ kind: 'order', order: [0, 1, 2] });
    expect(clicks(order, [object(3), object(3)]).draft.order).toEqual([]);
  });
});

describe('split', () => {
  const split = (more: Partial<Of<'split'>> = {}): Of<'split'> => ({
    ...base,
    ask: 'split',
    total: 6,
    among: [1, 2, 3].map((id) => named(object(id))),
    lethal: [2, 3, 0],
    enough: [2, 3, 0],
    last: -1,
    ...more,
  });

  test('it begins with enough for each in turn', () => {
    expect(freshDraft(split()).amounts).toEqual([2, 3, 1]);
    // Divided freely, it begins in the same way; where nothing can be enough, all goes to the first.
    expect(freshDraft(split({ lethal: null })).amounts).toEqual([2, 3, 1]);
    expect(freshDraft(split({ lethal: null, enough: [0, 0, 0] })).amounts).toEqual([6, 0, 0]);
    expect(freshDraft(split({ last: 2 })).amounts).toEqual([2, 3, 1]);
    expect(freshDraft(split({ total: 1 })).amounts).toEqual([1, 0, 0]);
  });

  test('the sum has to be right', () => {
    expect(finish(split(), freshDraft(split()))).toEqual({ kind: 'split', amounts: [2, 3, 1] });
    expect(finish(split(), { ...freshDraft(split()), amounts: [2, 3, 0] })).toBe(
      'That makes 5; it must be 6 together.',
    );
  });
});

test('a click on a card is no number, and says so', () => {
  const number: Of<'number'> = { ...base, ask: 'number', purpose: 'choose X', about: 'X', min: 0, max: 4 };
  expect(clicks(number, [object(1)]).last).toEqual({ nothing: 'First answer what is asked.' });
});

test('a number begins at its most', () => {
  const number: Of<'number'> = { ...base, ask: 'number', purpose: 'choose X', about: 'X', min: 0, max: 4 };
  expect(finish(number, freshDraft(number))).toEqual({ kind: 'number', number: 4 });
  expect(finishWords(number, freshDraft(number), 'block')).toBe('X = 4');
});

describe('attack', () => {
  const attack = (more: Partial<Of<'attack'>> = {}): Of<'attack'> => ({
    ...base,
    ask: 'attack',
    candidates: [1, 2, 3],
    must: [],
    targets: [named(player(1))],
    banding: false,
    unable: [{ id: 7, why: { key: 'sick', reason: 'it came this turn', passage: '' } }],
    ...more,
  });
  const banding: Creatures = { ...plain, hasBanding: (id) => id === 2 };

  test('a click sends a creature, a second one keeps it at home', () => {
    expect(clicks(attack(), [object(1)]).draft.attackers).toEqual([{ id: 1, target: player(1), band: 0 }]);
    expect(clicks(attack(), [object(1), object(1)]).draft.attackers).toEqual([]);
  });

  test('one that cannot attack says why', () => {
    expect(clicks(attack(), [object(7)]).last).toEqual({ nothing: 'it came this turn' });
    expect(clicks(attack(), [object(8)]).last).toEqual({ nothing: 'Only a creature of yours can attack.' });
  });

  test('a click on a target sends the last one there, and its band with it', () => {
    const two = attack({ targets: [named(player(1)), named(object(50))] });
    const { draft } = clicks(two, [object(1), object(3), object(50)]);
    expect(draft.attackers.map((each) => each.target)).toEqual([player(1), object(50)]);
    const band = attack({ banding: true, targets: two.targets });
    const together = clicks(band, [object(1), object(2), object(1), object(50)], banding).draft;
    expect(together.attackers.map((each) => each.target)).toEqual([object(50), object(50)]);
  });

  test('a creature with banding asks whom it goes with', () => {
    const asked = attack({ banding: true });
    const waiting = clicks(asked, [object(1), object(2)], banding).draft;
    expect(waiting.banding).toBe(2);
    expect(finishWords(asked, waiting, 'block')).toBe('Attack on its own');
    const { draft } = clicks(asked, [object(1)], banding, waiting);
    expect(draft.attackers.map((each) => each.band)).toEqual([1, 1]);
    expect(draft.banding).toBe(0);
    expect(finish(asked, draft)).toMatchObject({ kind: 'attack' });
  });

  test('what must attack is lit as a must until it does', () => {
    const asked = attack({ must: [1] });
    expect(lightOf(asked, freshDraft(asked), object(1))).toBe('must');
    expect(lightOf(asked, freshDraft(asked), object(2))).toBe('may');
    expect(lightOf(asked, clicks(asked, [object(1)]).draft, object(1))).toBe('chosen');
  });

  test('the button counts', () => {
    expect(finishWords(attack(), freshDraft(null), 'block')).toBe('Do not attack');
    expect(finishWords(attack(), clicks(attack(), [object(1)]).draft, 'block')).toBe('Attack with 1 creature');
  });
});

describe('block', () => {
  const block: Of<'block'> = {
    ...base,
    ask: 'block',
    candidates: [
      { id: 1, attackers: [11, 12] },
      { id: 2, attackers: [12] },
    ],
    lures: [12],
    most: [],
  };
  const attackers: Creatures = { ...plain, isAttacking: (id) => id === 11 || id === 12 };

  test('first the creature, then the attacker', () => {
    const { draft } = clicks(block, [object(1), object(11)], attackers);
    expect(finish(block, draft)).toEqual({ kind: 'block', blocks: [{ blocker: 1, attacker: 11 }] });
    expect(clicks(block, [object(11)], attackers).last).toEqual({
      nothing: 'Choose the creature first, then the attacker.',
    });
  });

  test('where there is one attacker for it, one click is enough', () => {
    expect(clicks(block, [object(2)], attackers).draft.blocks).toEqual([{ blocker: 2, attacker: 12 }]);
  });

  test('whoever clicks on that attacker as well has done nothing wrong, and nothing changes', () => {
    const { draft, last } = clicks(block, [object(2), object(12)], attackers);
    expect(draft.blocks).toEqual([{ blocker: 2, attacker: 12 }]);
    expect(last).not.toHaveProperty('nothing');
    expect(clicks(block, [object(2), object(11)], attackers).last).toHaveProperty('nothing');
  });

  test('a creature that is already placed is taken back by a click', () => {
    expect(clicks(block, [object(2), object(2)], attackers).draft.blocks).toEqual([]);
  });

  test('only an attacker can be blocked', () => {
    expect(clicks(block, [object(1), object(30)], attackers).last).toEqual({ nothing: 'That is not an attacker.' });
    expect(clicks(block, [object(1), player(1)], attackers).last).toEqual({ nothing: 'That is not an attacker.' });
  });

  test('attackers are lit for the creature that waits', () => {
    const { draft } = clicks(block, [object(1)], attackers);
    expect(lightOf(block, draft, object(1))).toBe('chosen');
    expect(lightOf(block, draft, object(11))).toBe('may');
    expect(lightOf(block, freshDraft(null), object(11))).toBeNull();
    expect(lightOf(block, freshDraft(null), object(2))).toBe('must');
  });

  test('the button speaks the words of the book', () => {
    expect(finishWords(block, freshDraft(null), 'intercept')).toBe('Do not intercept');
    expect(finishWords(block, clicks(block, [object(2)], attackers).draft, 'intercept')).toBe(
      'Intercept with 1 creature',
    );
  });
});

describe('pay', () => {
  const tap = (id: number) => ({ id, ability: 0, mana: 'G' as const });
  const pay: Of<'pay'> = {
    ...base,
    ask: 'pay',
    payments: [
      { words: 'a', taps: [tap(1), tap(2)] },
      { words: 'b', taps: [tap(1), tap(3)] },
      { words: 'c', taps: [tap(2), tap(3)] },
    ],
  };

  test('the first way is shown; clicks narrow it down until one way is left', () => {
    expect(lightOf(pay, freshDraft(pay), object(1))).toBe('pays');
    expect(lightOf(pay, freshDraft(pay), object(3))).toBe('may');
    const one = clicks(pay, [object(3)]).draft;
    expect(paymentsWith(pay, one.taps).map((each) => each.words)).toEqual(['b', 'c']);
    expect(clicks(pay, [object(3), object(2)]).last).toEqual({
      answer: { kind: 'pay', payment: { taps: [tap(2), tap(3)] } },
    });
  });

  test('a source that does not help says so, and a second click takes a source back without paying', () => {
    expect(clicks(pay, [object(9)]).last).toEqual({
      nothing: 'That would not pay for it together with what you chose.',
    });
    const only: Of<'pay'> = { ...pay, payments: pay.payments.slice(0, 1) };
    const drafted = { ...freshDraft(only), taps: [1] };
    expect(click(only, drafted, object(1), plain)).toEqual({ draft: { ...drafted, taps: [] } });
  });

  test('Done pays the way that is shown', () => {
    expect(finish(pay, freshDraft(pay))).toEqual({ kind: 'pay', payment: { taps: [tap(1), tap(2)] } });
    expect(finish(pay, { ...freshDraft(pay), taps: [9] })).toBe('That does not pay for it.');
  });
});

describe('act, options, yes and no', () => {
  const use = (more: object) => ({
    object: 1,
    answer: { kind: 'pass' as const },
    label: '',
    mana: false,
    must: false,
    why: null,
    may: '',
    ...more,
  });
  const act = (uses: Of<'act'>['uses'], mayPass = true): Of<'act'> => ({
    ...base,
    ask: 'act',
    window: 'main',
    item: 0,
    mayPass,
    uses,
  });
  const why = { key: 'timing', reason: 'not now', passage: '' };

  test('what can be used glows; plain mana and what is not possible do not', () => {
    expect(lightOf(act([use({})]), freshDraft(null), object(1))).toBe('may');
    expect(lightOf(act([use({ must: true })]), freshDraft(null), object(1))).toBe('must');
    expect(lightOf(act([use({ mana: true })]), freshDraft(null), object(1))).toBeNull();
    expect(lightOf(act([use({ why })]), freshDraft(null), object(1))).toBeNull();
    expect(lightOf(null, freshDraft(null), object(1))).toBeNull();
  });

  test('Done passes where that is allowed', () => {
    expect(finish(act([]), freshDraft(null))).toEqual({ kind: 'pass' });
    expect(finish(act([], false), freshDraft(null))).toBe('There is something that must be dealt with first.');
    expect(finish({ ...base, ask: 'yesno', yes: 'Yes', no: 'No' }, freshDraft(null))).toBe('Choose one of them.');
    expect(finish({ ...base, ask: 'option', options: ['a'], mana: [] }, freshDraft(null))).toBe('Choose one of them.');
  });
});

describe('what the next click is for', () => {
  const nameOf = (id: number): string => `creature ${id}`;
  const attack: Of<'attack'> = {
    ...base,
    ask: 'attack',
    candidates: [1, 2],
    must: [],
    targets: [named(player(1))],
    banding: true,
    unable: [],
  };

  test('a creature that may band is offered another attacker; before that the question stands as it is', () => {
    const banding: Creatures = { hasBanding: () => true, isAttacking: () => true };
    const one = clicks(attack, [object(1)], banding).draft;
    expect(nextWords(attack, one, 'block', nameOf)).toBeNull();
    const two = clicks(attack, [object(1), object(2)], banding).draft;
    expect(nextWords(attack, two, 'block', nameOf)).toContain('creature 2 joins in a band');
  });

  test('a creature that waits for its attacker says so, in the word of the book', () => {
    const block: Of<'block'> = {
      ...base,
      ask: 'block',
      candidates: [{ id: 3, attackers: [1, 2] }],
      lures: [],
      most: [],
    };
    expect(nextWords(block, freshDraft(block), 'intercept', nameOf)).toBeNull();
    const { draft } = clicks(block, [object(3)]);
    expect(nextWords(block, draft, 'intercept', nameOf)).toBe('Click the attacker that creature 3 is to intercept.');
  });
});

// What the orders of simultaneous effects come to: each is tried on copies of the position, and positions that are
// equal are one, by whatever way they were reached. So many effects in any order cost far less than all their orders.

import { frame } from '../../core/change.ts';
import { copyState } from '../../core/copy.ts';
import { outcomeSince } from '../../core/hash.ts';
import type { ChainItem, GameState, Id } from '../../core/state.ts';
import { plainAnswer } from '../../engine/answering/answers.ts';
import type { Answer, Payment, Question } from '../../engine/asking/decision.ts';
import type { Machine } from '../../engine/machine.ts';
import { charOf } from '../../engine/things/characteristics.ts';
import { advance, startRunning } from '../../engine/turn/procedure.ts';

/** Of so many things to pick from each is tried; of more, those that the effects are about. */
const MOST_ANSWERS = 8;

/** A position tried, and what tells it from others. */
interface Tried {
  readonly state: GameState;
  readonly outcome: string;
  /** What went to the graveyard on the way though it could have been regenerated: also a difference. */
  readonly savable: string;
}

/**
 * What some effects have come to. Players may still have to choose, and chance to speak: then there is one position for
 * each way of choosing, in which the same question is always answered the same.
 */
interface Node {
  /** How many of each sort have taken effect. */
  readonly used: readonly number[];
  readonly ways: readonly Tried[];
  readonly next: Map<number, Node>;
  /** Sorts of which some are left to take effect, and could still do something. */
  readonly open: readonly number[];
  /** Equal for positions that come to the same in whatever order the rest takes effect. */
  worth: number;
}

/** More effects than can be tried: the lattice would have more points than this. */
export class TooMany extends Error {}
const MOST_TRIALS = 6000;

/** A question has more answers than ways of choosing have been tried: all is to be tried again with as many. */
class MoreWays extends Error {
  constructor(readonly ways: number) {
    super();
  }
}

/** What came of an effect in one way of choosing, and whether there was anything to choose. */
interface Done {
  readonly state: GameState;
  readonly chose: boolean;
  readonly savable: string;
}

/** What came of effects in positions, kept for all lattices of a batch. */
export type Known = Map<GameState, Map<string, Done>>;

/** The orders of some effects, of which those of one sort are alike. */
export class Lattice {
  private nodes = new Map<string, Node>();
  private readonly worths = new Map<string, number>();
  /** Worths of positions in which nothing is left to happen. */
  private readonly final = new Set<number>();
  private root: Node;
  private readonly conflicts = new Set<number>();
  private readonly involved: ReadonlySet<Id>;
  /** Whether more than one of them is put on something. */
  private readonly attaches: boolean;
  private done = 0;
  /** How many ways of choosing are tried, where there is anything to choose. */
  private width = 2;

  constructor(
    private readonly m: Machine,
    /** By sort, in the order announced. */
    private readonly sorts: readonly (readonly ChainItem[])[],
    private readonly known: Known,
    private readonly limited: boolean,
  ) {
    const aims = (item: ChainItem): Id[] => item.targets.flatMap(({ what, id }) => (what === 'object' ? [id] : []));
    this.involved = new Set(sorts.flat().flatMap((item) => [item.object, ...aims(item)]));
    const auras = sorts.flat().filter(({ what, object }) => what === 'spell' && m.kind(object).attaches);
    this.attaches = auras.length > 1;
    this.root = this.first();
  }

  /** How often something has been tried so far: what it all costs. */
  get trials(): number {
    return this.done;
  }

  private first(): Node {
    return this.node(
      this.sorts.map(() => 0),
      [{ state: this.m.state, outcome: '', savable: '' }],
    );
  }

  /** Tries as often as there turn out to be more ways to choose. */
  private widening<T>(trying: () => T): T {
    for (;;) {
      try {
        return trying();
      } catch (error) {
        if (!(error instanceof MoreWays)) throw error;
        this.width = error.ways;
        this.nodes = new Map();
        this.known.clear();
        this.root = this.first();
      }
    }
  }

  /** Tries everything. Throws `TooMany` where that would take too long. */
  explore(): void {
    // All alike: there is one order of them only.
    if (this.sorts.length < 2) return;
    this.widening(() => this.weigh(this.root));
    for (const node of this.nodes.values()) this.compare(node);
  }

  /** Tries two at a time, and not what the others make of them. */
  comparePairs(): void {
    for (const one of this.root.open)
      for (const other of this.root.open)
        if (one < other && this.outcomeOf([one, other]) !== this.outcomeOf([other, one])) this.note(one, other);
  }

  /** Whether it can ever matter which of two sorts comes first, the one right after the other. */
  conflict(one: number, other: number): boolean {
    return this.conflicts.has(one * this.sorts.length + other);
  }

  private note(one: number, other: number): void {
    this.conflicts.add(one * this.sorts.length + other).add(other * this.sorts.length + one);
  }

  /** What an order of sorts comes to. */
  worthOf(order: readonly number[]): number {
    return this.sorts.length < 2 ? 0 : this.weigh(this.after(order));
  }

  /** What an order of some of them comes to, without a look at the others. */
  outcomeOf(order: readonly number[]): string {
    return this.widening(() => outcomesOf(this.after(order).ways));
  }

  /** Whether two take effect at the same time with the same result, whichever is carried out first. */
  agree(one: number, other: number): boolean {
    return one === other || this.atOnce(one, other) === this.atOnce(other, one);
  }

  /** What two come to if deaths are looked at only after both. */
  private atOnce(first: number, second: number): string {
    const [one, other] = [this.sorts[first]?.[0], this.sorts[second]?.[0]] as [ChainItem, ChainItem];
    return this.widening(() => outcomesOf(this.tried(this.tried(this.root.ways, one, 1), other, 0)));
  }

  private after(order: readonly number[]): Node {
    let node = this.root;
    for (const sort of order) if (node.open.includes(sort)) node = this.step(node, sort);
    return node;
  }

  private compare(node: Node): void {
    for (const one of node.open)
      for (const other of node.open) {
        if (one >= other || this.conflict(one, other)) continue;
        if (this.weigh(this.after2(node, one, other)) === this.weigh(this.after2(node, other, one))) continue;
        this.note(one, other);
      }
  }

  private after2(node: Node, first: number, second: number): Node {
    const between = this.step(node, first);
    return between.open.includes(second) ? this.step(between, second) : between;
  }

  private weigh(node: Node): number {
    if (node.worth >= 0) return node.worth;
    const { open } = node;
    const after = open.map((sort) => this.weigh(this.step(node, sort)));
    const key = open.length === 0 ? outcomesOf(node.ways) : `${open}:${after}`;
    const worth = this.worths.get(key) ?? this.idle(open, after) ?? this.worths.size;
    this.worths.set(key, worth);
    if (open.length === 0) this.final.add(worth);
    node.worth = worth;
    return worth;
  }

  /**
   * The worth that it would have without one of the open ones, if that one changes nothing: neither what comes of all
   * the others, nor, where it comes to the same whatever is done, anything at all.
   */
  private idle(open: readonly number[], after: readonly number[]): number | undefined {
    const [only] = after;
    if (only !== undefined && this.final.has(only) && after.every((worth) => worth === only)) return only;
    return after.find((worth, index) => {
      const others = open.filter((_, other) => other !== index);
      return this.worths.get(`${others}:${after.filter((_, other) => other !== index)}`) === worth;
    });
  }

  private step(node: Node, sort: number): Node {
    let next = node.next.get(sort);
    if (next === undefined) {
      const item = (this.sorts[sort] as readonly ChainItem[])[node.used[sort] as number] as ChainItem;
      const used = node.used.map((number, index) => (index === sort ? number + 1 : number));
      next = this.node(used, this.tried(node.ways, item, 0));
      node.next.set(sort, next);
    }
    return next;
  }

  private node(used: readonly number[], ways: readonly Tried[]): Node {
    const key = `${used}|${ways.map(({ outcome }) => outcome).join(' or ')}`;
    let node = this.nodes.get(key);
    if (node === undefined) {
      const open = this.sorts.flatMap((items, sort) => {
        const item = items[used[sort] as number];
        return item === undefined || ways.every(({ state }) => isVoid(state, item)) ? [] : [sort];
      });
      node = { used, ways, next: new Map(), open, worth: -1 };
      this.nodes.set(key, node);
    }
    return node;
  }

  private outcome(state: GameState): string {
    return `${outcomeSince(this.m.state, state)}${this.worn(state)}`;
  }

  /** What things have become through what was put on them: of two that set the same, the later prevails. */
  private worn(state: GameState): string {
    if (!this.attaches) return '';
    const bearers = state.inPlay.flatMap((id) => {
      const object = state.objects[id];
      return object === this.m.state.objects[id] || object === undefined || object.attachedTo === 0
        ? []
        : [object.attachedTo];
    });
    if (bearers.length < 2) return '';
    const trial = this.m.trial({ last: false, used: false, savable: '' });
    trial.state = state;
    return [...new Set(bearers)]
      .sort((a, b) => a - b)
      .map((id) => {
        const { types, subtypes, colors, power, toughness, control } = charOf(trial, id);
        return `&${id}:${types} ${[...subtypes].sort()} ${colors} ${power}/${toughness} ${control}`;
      })
      .join('');
  }

  /** What comes of one effect in each of these positions: of one where nobody has chosen yet, one or all ways. */
  private tried(from: readonly Tried[], item: ChainItem, deathsWait: number): readonly Tried[] {
    const found = from.map(({ state }, way) => this.triedOnce(state, item, deathsWait, way));
    if (from.length > 1 || !found[0]?.chose) return found.map((done, way) => this.asTried(done, from[way] as Tried));
    const [only] = from as [Tried];
    const others = Array.from({ length: this.width - 1 }, (_, index) =>
      this.triedOnce(only.state, item, deathsWait, index + 1),
    );
    return [...found, ...others].map((done) => this.asTried(done, only));
  }

  private asTried({ state, savable: now }: Done, before: Tried): Tried {
    const savable = before.savable + now;
    return { state, outcome: this.outcome(state) + savable.split('+').sort().join('+'), savable };
  }

  private triedOnce(from: GameState, item: ChainItem, deathsWait: number, way: number): Done {
    const key = `${item.id} ${deathsWait} ${way}`;
    const before = this.known.get(from)?.get(key);
    if (before !== undefined) return before;
    this.done += 1;
    if (this.limited && this.done > MOST_TRIALS) throw new TooMany();
    const luck = { last: way > 0, used: false, savable: '' };
    const trial = this.m.trial(luck);
    const state = copyState(from);
    state.agenda = [frame('take effect', -1, deathsWait, item.id)];
    trial.state = state;
    const asked = this.run(trial, way);
    const done = { state: trial.state, chose: asked || luck.used, savable: luck.savable };
    const all = this.known.get(from) ?? new Map<string, Done>();
    this.known.set(from, all.set(key, done));
    return done;
  }

  /** Runs a trial to its end, choosing in one way; whether there was anything to choose. */
  private run(trial: Machine, way: number): boolean {
    const running = startRunning(trial);
    let asked = false;
    advance(trial, running, null);
    while (running.question !== null) {
      const answers = waysToAnswer(trial, running.question, this.involved);
      if (answers.length > this.width) throw new MoreWays(answers.length);
      if (answers.length > 1) asked = true;
      advance(trial, running, answers[Math.min(way, answers.length - 1)] as Answer);
    }
    return asked;
  }
}

const outcomesOf = (ways: readonly Tried[]): string =>
  [...new Set(ways.map(({ outcome }) => outcome))].sort().join(' or ');

/** All that it was aimed at is gone, and does not come back as what it was: nothing can come of it any more. */
const isVoid = (state: GameState, { targets }: ChainItem): boolean =>
  targets.length > 0 && targets.every(({ what, id, life }) => what === 'object' && state.objects[id]?.life !== life);

/** In an order that does not depend on how they came to be listed. */
const byText = <T>(list: readonly T[]): T[] =>
  list
    .map((each) => ({ each, text: JSON.stringify(each) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ each }) => each);

/**
 * The answers that are tried where players will still have to choose: the order matters if it matters for any way of
 * choosing. Of very many things to pick from, those that the effects are about, the first and the last stand for all.
 */
function waysToAnswer(m: Machine, question: Question, involved: ReadonlySet<Id>): Answer[] {
  switch (question.ask) {
    case 'yesno':
      return [{ kind: 'no' }, { kind: 'yes' }];
    case 'option':
      return byText(question.options.map((option, index) => ({ option, index })))
        .slice(0, question.alike ? 1 : MOST_ANSWERS)
        .map(({ index }) => ({ kind: 'option', option: index }));
    case 'number':
      return [question.min, question.max].map((number) => ({ kind: 'number', number }));
    case 'order':
      return [
        plainAnswer(m, question),
        { kind: 'order', order: question.items.map((_, index) => question.items.length - 1 - index) },
      ];
    case 'pick': {
      const { min } = question;
      const from = byText(question.from);
      const few = from.length <= MOST_ANSWERS;
      const some = from.filter((each, index) => few || index === from.length - 1 || involved.has(each.id));
      const fewer: Answer = { kind: 'pick', picked: from.slice(0, min) };
      if (min > 1) return [fewer, { kind: 'pick', picked: from.slice(from.length - min) }];
      return [fewer, ...some.map((each): Answer => ({ kind: 'pick', picked: [each] }))];
    }
    case 'pay':
      return [{ kind: 'pay', payment: byText(question.payments)[0] as Payment }];
    default:
      return [plainAnswer(m, question)];
  }
}

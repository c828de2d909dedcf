// A plain fight: a position in which every card is understood, and a win this turn is asked for. In it much does not matter, and that can
// be proved once for all: a creature that is nothing but a body is of no account when it can neither be stopped any more nor stop anybody.

import type { Game, Id, Option, Question, Seat } from '../../game/index.ts';
import { attackToCome, strikesToCome } from './bound.ts';
import { actsAfterBlocks, canSweep, isBeforeBlocks, isLaterWindow, isTooEarly, type Thing } from './holding.ts';
import { isInVain } from './in-vain.ts';
import { isPutOff } from './last-moment.ts';
import { NOTHING_SPENT, spentIn } from './spent.ts';
import { aimsAtOne, isBody, isTapper, isUnderstood, looksAt, makesMore, textsOf } from './understood.ts';

/** Kinds of cards, as far as a plain fight tells them apart. */
interface Sorts {
  /** Creatures that are nothing but a body, by the number of their kind. */
  readonly bodies: ReadonlySet<number>;
  readonly tramplers: ReadonlySet<number>;
  /** Creatures whose abilities all need tapping: once that is done they are nothing but a body until the turn ends. */
  readonly tappers: ReadonlySet<number>;
  /** Bodies that could attack as soon as they are cast. */
  readonly quick: ReadonlySet<number>;
  /** Some text looks at how large things are. */
  readonly sized: boolean;
  /** Some card may be played just when one is attacked. */
  readonly moments: boolean;
  /** Whatever may be done before the attack may as well be done when it is declared. */
  readonly patient: boolean;
  /** Whatever may be done before the attack may as well be done in the last window before it. */
  readonly steady: boolean;
  /** The same for the other side, when the attack is declared: it has no say in who attacks. */
  readonly calm: boolean;
  /** Something may as well be held back until blockers are declared. */
  readonly holds: boolean;
  /** Some card hurts creatures without aiming at them. */
  readonly sweeps: boolean;
  /** There is no more mana to come than what can be tapped, but for a land in hand. */
  readonly counted: boolean;
}

/** Traits that things only have when attackers have been declared. */
const OF_THE_FIGHT = ['attacking', 'attackingYou', 'blocking', 'inCombat', 'unblocked'] as const;

export class Fight {
  readonly seat: Seat;
  private readonly sorts: Sorts;

  private constructor(seat: Seat, sorts: Sorts) {
    this.seat = seat;
    this.sorts = sorts;
  }

  /** Null where anything is not understood. The seat is to win in the turn that it is, which is its own. */
  static in(game: Game, seat: Seat): Fight | null {
    const { state, inside } = game;
    const { turn, players, lasting, shields, later, waiting, packets, chain, combat, pod } = state;
    const begun = lasting.length + shields.length + later.length + waiting.length + packets.length + chain.length > 0;
    if (pod !== null || players.length !== 2 || turn.active !== seat || turn.extraCombats > 0 || begun) return null;
    if (combat !== null || turn.duties.length > 0) return null;
    const bodies = new Set<number>();
    const tramplers = new Set<number>();
    const tappers = new Set<number>();
    const quick = new Set<number>();
    // Who has not drawn yet may draw something.
    let moments = false;
    let sized = false;
    let sweeps = false;
    let steady = game.question?.ask === 'act' && game.question.window === 'main';
    let [calm, stays, counted] = [steady, true, steady];
    for (let id = 1; id < state.objects.length; id += 1) {
      const { kind, printed, faceDown, attachedTo } = inside.object(id);
      const { definition } = inside.kind(id);
      if (kind !== printed || faceDown || attachedTo !== 0 || !isUnderstood(definition)) return null;
      for (const text of textsOf(definition)) {
        if (looksAt(text, ['power', 'toughness'])) sized = true;
        if (looksAt(text, ['tapped']) || text.effects.some((each) => each.do === 'tap' || each.do === 'addMana'))
          [steady, calm] = [false, false];
        // What can only be done in the fight is avoided by whoever does their own things before it.
        if (looksAt(text, OF_THE_FIGHT)) {
          if (inside.object(id).owner === seat) calm = false;
          else steady = false;
        }
      }
      if (definition.spell.playWhen !== null) moments = true;
      if (canSweep(definition)) sweeps = true;
      if (!canWait(game, id, seat)) [steady, calm] = [false, calm && inside.object(id).owner === seat];
      if (!staysHome(game, id, seat)) stays = false;
      if (makesMore(definition)) counted = false;
      const tapper = isTapper(definition);
      if (tapper) tappers.add(kind);
      if (!tapper && !isBody(definition)) continue;
      if (!tapper) bodies.add(kind);
      const words = definition.abilities.map((each) => (each.ability === 'keyword' ? each.keyword : null));
      if (words.includes('trample')) tramplers.add(kind);
      if (words.includes('haste')) quick.add(kind);
    }
    const slow = quick.size === 0;
    const patient = steady && stays && slow;
    const holds = !sized && !moments && slow && actsAfterBlocks(game);
    const waits = { patient, steady: steady && slow, calm: calm && slow, holds };
    return new Fight(seat, { bodies, tramplers, tappers, quick, sized, moments, sweeps, counted, ...waits });
  }

  /** Whether it may be better not to attack at all than with everybody. */
  get mayStay(): boolean {
    return this.sorts.moments;
  }

  get sweeps(): boolean {
    return this.sorts.sweeps;
  }

  /** Whether it is nothing but a body, or no more than one for the rest of the turn. */
  isBody({ kind, tapped }: Thing): boolean {
    return this.sorts.bodies.has(kind) || (tapped && this.sorts.tappers.has(kind));
  }

  tramples(kind: number): boolean {
    return this.sorts.tramplers.has(kind);
  }

  /** Of a card in a hand: whether it is a creature that comes too late. */
  isLate(kind: number): boolean {
    const { bodies, tappers, quick } = this.sorts;
    return (bodies.has(kind) || tappers.has(kind)) && !quick.has(kind);
  }

  /**
   * Whether nothing is lost by doing nothing before attackers are declared: all that could be done can be done as well when they are, or
   * in a later window before them, and who attacks does not depend on it.
   */
  waits(game: Game, { player, mayPass, window }: Extract<Question, { ask: 'act' }>): boolean {
    const { turn, combat, chain } = game.state;
    const { patient, steady, calm } = this.sorts;
    if (!mayPass || turn.active !== this.seat || combat !== null || chain.length > 0) return false;
    if (window !== 'main' && window !== 'fast') return false;
    if (player !== this.seat) return calm && isLaterWindow(game, 'declared');
    return (patient && isLaterWindow(game, 'declared')) || (steady && isLaterWindow(game, 'attack'));
  }

  /** Whether something is aimed where it can do its player no good, as what is done to a body that does not count. */
  isWasted(game: Game, source: Id, by: Seat, option: Option, counts: (id: Id) => boolean): boolean {
    const { state, inside } = game;
    const { definition } = inside.kind(source);
    // What aims at several things may have to aim at one in vain, for the sake of the others.
    if (!aimsAtOne(definition)) return false;
    const object = option.what === 'object' ? state.objects[option.id] : undefined;
    if (object?.zone === 'play' && this.isBody(object) && !counts(option.id)) return true;
    const { sized, quick, holds } = this.sorts;
    if (holds && isBeforeBlocks(game) && isTooEarly(game, this, source, by, option)) return true;
    if (holds && isPutOff(game, this, source, by, option)) return true;
    return isInVain(state, definition, by, option, { sized, again: quick.size > 0 });
  }

  /** What counts of a position, for its key: everything but bodies and cards that do not. */
  essential(game: Game): { counts(id: Id): boolean; isIdle(id: Id): boolean } {
    const counts = this.counting(game);
    const { objects } = game.checkpoint;
    const spent = this.sorts.counted ? spentIn(game) : NOTHING_SPENT;
    return {
      counts: (id) => {
        const object = objects[id] as Thing;
        return this.isBody(object) ? counts(id) : !spent.lands.has(id);
      },
      isIdle: (id) => this.isLate((objects[id] as Thing).kind) || spent.cards.has(id),
    };
  }

  /**
   * The bodies that still count, among those in play: whoever may attack and whoever may block; when that is declared, who is unblocked,
   * who tramples, and whoever stands in the way of these.
   */
  counting(game: Game): (id: Id) => boolean {
    const { combat, turn, objects, packets, chain } = game.checkpoint;
    const { seat } = this;
    const spilling = new Set<Id>();
    for (const list of [packets, ...chain.map((item) => item.packets)])
      for (const packet of list) if (packet.spill >= 0) spilling.add(packet.object);
    if (combat === null || !combat.declared) {
      if (turn.attackers.includes(seat) || !attackToCome(game)) return (id) => spilling.has(id);
      return (id) => {
        const object = objects[id];
        if (object === undefined || object.tapped) return false;
        return object.controller !== seat || !object.sick || this.sorts.quick.has(object.kind);
      };
    }
    const attacks = new Map(combat.attacks.map((attack) => [attack.id, attack]));
    if (!combat.blocksDeclared)
      return (id) => {
        const object = objects[id];
        if (object === undefined) return false;
        if (object.controller === seat) return attacks.has(id) && !combat.settled.includes(id);
        return !object.tapped && !combat.hasBlocked.includes(id);
      };
    const counts = new Set<Id>(spilling);
    if (strikesToCome(game))
      for (const { id, blocked, blockers } of combat.attacks) {
        const fighters = [id, ...blockers].map((each) => objects[each] as Thing);
        // What is more than a body may do something before it goes, and who fights it says when it goes.
        const held = blocked && !this.tramples((fighters[0] as Thing).kind);
        const idle = held && fighters.every((each) => this.isBody(each));
        if (idle) continue;
        counts.add(id);
        for (const blocker of blockers) counts.add(blocker);
      }
    return (id) => counts.has(id);
  }
}

/** Whether a card leaves it open when things are done: it is no reason to do anything before attackers are declared. */
function canWait({ inside, book }: Game, id: Id, seat: Seat): boolean {
  const { zone, owner } = inside.object(id);
  const { definition } = inside.kind(id);
  const { types, spell, abilities } = definition;
  const declaring = book.turn
    .flatMap(({ steps }) => steps)
    .find(({ actions }) => actions.includes('declare attackers'));
  if (declaring === undefined || declaring.window === 'none') return false;
  if (spell.playWhen !== null) return false;
  if (abilities.some((each) => each.ability === 'activated' && (each.during !== null || each.speed === 'sorcery')))
    return false;
  return zone !== 'hand' || owner !== seat || types.includes('instant') || isBody(definition);
}

/** Whether there is no question of its attacking: what is more than a body may be better off at home. */
function staysHome({ inside }: Game, id: Id, seat: Seat): boolean {
  const { zone, controller } = inside.object(id);
  const { definition } = inside.kind(id);
  return zone !== 'play' || controller !== seat || definition.types.includes('land') || isBody(definition);
}

// How much damage attackers will certainly deal, whatever the other side does, if their player does nothing more but to burn
// with what is in hand: where that is as much as the rival has life, the turn is won. Only said in a plain fight, when nothing waits.

import { type Effect, type Game, hasWord, type Seat, type TargetSpec, totalCost } from '../../game/index.ts';
import { mostMana, strikesToCome } from './bound.ts';
import type { Fight } from './fight.ts';
import { mayGrow, sureDamage } from './sure-damage.ts';
import { ALL, amount, REMOVING, reach, timesOf } from './texts.ts';

/** What a text of the other side could take away from the damage, and deal to the player who attacks. */
interface Takes {
  readonly away: number;
  readonly deals: number;
}

interface Strikers {
  readonly number: number;
  readonly strongest: number;
  readonly total: number;
  /** Whether each may be made stronger. */
  readonly mayGrow: boolean;
}

const NOBODY: Strikers = { number: 0, strongest: 0, total: 0, mayGrow: false };

/** What there is to be taken away from: attackers as strong as they may be made, and what one card adds at most. */
interface Planned extends Strikers {
  readonly dearest: number;
}

/** At least so much damage; 0 where nothing can be said. */
export function leastDamage(game: Game, { seat }: Fight): number {
  const { state, inside, question, given } = game;
  const { combat } = state;
  if ((question?.ask !== 'act' && question?.ask !== 'block') || given.length > 0) return 0;
  if (question.ask === 'block' && question.purpose === 'intercept') return 0;
  const { chain, packets, doomed, waiting, later, turn } = state;
  if (chain.length + packets.length + doomed.length + waiting.length + later.length + turn.duties.length > 0) return 0;
  if (inside.player(seat).pool.some((mana) => mana > 0)) return 0;
  const rival = 1 - seat;
  const strikes = combat?.declared === true && strikesToCome(game);
  const strikers = strikes ? strikersIn(game, rival) : NOBODY;
  // Who has passed already may not be asked again.
  const grows = question.ask === 'act' && question.player === seat && combat?.blocksDeclared === true;
  const { uses, burn, growth, dearest } = sureDamage(game, seat, grows && strikers.mayGrow);
  let left = strikers.total + uses + burn + growth;
  for (const { kind, amount: stopped } of state.shields) {
    if (kind === 'regenerate') continue;
    if (kind !== 'prevent') return 0;
    left -= stopped;
  }
  if (left <= 0) return 0;
  const { number, strongest, total, mayGrow } = strikers;
  const grown = { number, strongest: strongest + growth, total: total + growth, mayGrow, dearest };
  const takes = mostTaken(game, rival, grown);
  return takes.deals >= inside.player(seat).life ? 0 : Math.max(0, left - takes.away);
}

/** Who strikes the rival: not blocked, still there, and not done yet; as long as there may be blocks, the weakest of them. */
function strikersIn(game: Game, rival: Seat): Strikers {
  const { state, inside } = game;
  const { combat } = state;
  const powers: number[] = [];
  let growing = true;
  for (const { id, blocked, seat, planeswalker } of combat?.attacks ?? []) {
    const object = inside.object(id);
    if (blocked || seat !== rival || planeswalker !== 0 || object.zone !== 'play' || object.mended) continue;
    if (combat?.struck.includes(id) === true && !hasWord(game, id, 'double strike')) continue;
    powers.push(Math.max(0, inside.char(id).power ?? 0));
    growing &&= mayGrow(game, id);
  }
  powers.sort((a, b) => b - a);
  if (combat?.blocksDeclared !== true) powers.splice(0, blockersIn(game, rival));
  const total = powers.reduce((sum, each) => sum + each, 0);
  return { number: powers.length, strongest: powers[0] ?? 0, total, mayGrow: growing && powers.length > 0 };
}

/** How many creatures could block, each of them one attacker. */
const blockersIn = ({ state, inside }: Game, rival: Seat): number =>
  state.inPlay.filter((id) => {
    const { controller, tapped } = inside.object(id);
    return controller === rival && !tapped && inside.kind(id).definition.types.includes('creature');
  }).length;

const NEVER: Takes = { away: Number.POSITIVE_INFINITY, deals: Number.POSITIVE_INFINITY };

/** What all texts of the other side together could take away, with the mana that there is. */
function mostTaken(game: Game, rival: Seat, planned: Planned): Takes {
  const { state, inside } = game;
  const mana = mostMana(game, rival);
  const texts: (Takes & { readonly cost: number })[] = [];
  let [away, deals] = [0, 0];
  for (const id of inside.player(rival).hand) {
    const { spell, cost, types } = inside.kind(id).definition;
    if (types.includes('creature') || types.includes('land')) continue;
    const modes = spell.modes.map(({ effects, targets }) => takenBy(effects, targets, mana, planned));
    texts.push({
      away: Math.max(0, ...modes.map((each) => each.away)),
      deals: Math.max(0, ...modes.map((each) => each.deals)),
      cost: cost === null ? 0 : totalCost(cost),
    });
  }
  for (const id of state.inPlay) {
    if (inside.object(id).controller !== rival) continue;
    for (const ability of inside.kind(id).definition.abilities) {
      if (ability.ability !== 'activated') continue;
      const taken = takenBy(ability.effects, ability.targets, mana, planned);
      if (taken.away + taken.deals === 0) continue;
      const times = timesOf(ability, mana);
      if (times === Number.POSITIVE_INFINITY) return NEVER;
      away += times * taken.away;
      deals += times * taken.deals;
    }
  }
  deals += texts.reduce((sum, each) => sum + each.deals, 0);
  return { away: away + dearest(texts, 0, mana), deals };
}

/** The most that can be taken away with so much mana. */
function dearest(texts: readonly { readonly away: number; readonly cost: number }[], at: number, mana: number): number {
  const text = texts[at];
  if (text === undefined) return 0;
  const without = dearest(texts, at + 1, mana);
  if (text.away === 0 || text.cost > mana) return without;
  return Math.max(without, text.away + dearest(texts, at + 1, mana - text.cost));
}

function takenBy(
  effects: readonly Effect[],
  targets: readonly TargetSpec[],
  x: number,
  { number, strongest, total, dearest }: Planned,
): Takes {
  let [away, deals] = [0, 0];
  for (const effect of effects) {
    if (effect.do === 'preventCombat') away += total;
    else if (effect.do === 'counter') away += dearest;
    else if (effect.do === 'prevent' || effect.do === 'gainLife') away += amount(effect.amount, x) ?? ALL;
    else if (effect.do === 'loseLife') deals += amount(effect.amount, x) ?? ALL;
    else if (effect.do === 'damage' || REMOVING.includes(effect.do)) {
      const ref = effect.do === 'damage' ? effect.to : 'what' in effect ? effect.what : undefined;
      const many = reach(ref, targets);
      if (effect.do === 'damage') deals += amount(effect.amount, x) ?? ALL;
      away += many > 1 ? total : many * strongest;
    } else if (effect.do === 'change') {
      const many = Math.min(number, Math.max(1, reach(effect.what, targets)));
      for (const change of effect.changes) {
        if (change.change !== 'size') continue;
        const [power, toughness] = [amount(change.power, x) ?? -ALL, amount(change.toughness, x) ?? -ALL];
        away += many * (toughness < 0 ? strongest : Math.max(0, -power));
      }
    }
  }
  return { away, deals };
}

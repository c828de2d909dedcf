// What the other side can certainly still do in a plain fight, whatever happens until then: take attackers away just before damage is
// dealt, and gain life. So much the attack must be able to spare.

import { type Game, type Id, MANA_KINDS, type Seat, totalCost } from '../../game/index.ts';
import type { Less } from './best-use.ts';
import { mostBurn, strikesToCome, waitingDamage } from './bound.ts';
import { actsAfterBlocks, hasMeans, isBeforeBlocks } from './holding.ts';
import { amount, type Definition } from './texts.ts';

/** What the other side keeps its mana for, and does without fail. */
export interface Sure extends Less {
  readonly gains: number;
}

export const NOTHING: Sure = { removals: 0, gains: 0, countered: 0 };

/** What a card certainly does for whoever is attacked, when it is cast: one of these. */
interface Does {
  readonly removes: boolean;
  readonly gains: number;
  readonly counters: boolean;
}

const IDLE: Does = { removes: false, gains: 0, counters: false };

const found = new WeakMap<Definition, Does>();

function doneBy(definition: Definition): Does {
  let done = found.get(definition);
  if (done === undefined) {
    let [removes, gains, counters] = [false, 0, false];
    const { cost, types, spell } = definition;
    const plain = cost !== null && cost.x === 0 && types.includes('instant') && spell.playWhen === null;
    for (const { effects, targets } of plain ? spell.modes : []) {
      const [effect, target] = [effects[0], targets[0]];
      if (effect === undefined || effects.length !== 1 || targets.length > 1) continue;
      if (effect.do === 'gainLife') {
        const own = effect.who.ref === 'you' || (target?.kinds.includes('player') === true && target.players === 'any');
        if (own) gains = Math.max(gains, amount(effect.amount, 0) ?? 0);
      } else if (target?.min !== 1 || target.max !== 1) continue;
      else if (effect.do === 'toHand' || effect.do === 'exile') {
        const { kinds, filter } = target;
        const others = Object.keys(filter).filter((trait) => trait !== 'types');
        const any = filter.types === undefined || (filter.types.length === 1 && filter.types[0] === 'creature');
        if (kinds.includes('permanent') && others.length === 0 && any) removes = true;
      } else if (effect.do === 'counter' && effect.to === undefined)
        counters = target.kinds.includes('spell') && Object.keys(target.filter).length === 0;
    }
    done = removes || counters || gains > 0 ? { removes, gains, counters } : IDLE;
    found.set(definition, done);
  }
  return done;
}

/** More cards than this are not tried in every combination. */
const MOST_TOGETHER = 4;

/**
 * What who is attacked can certainly do, in each way in which there is mana for it. Asked where somebody may act: they must still have a
 * chance before anything more is done to them.
 */
export function sureAnswers(game: Game, seat: Seat): readonly Sure[] {
  const { state, inside, question, given } = game;
  const rival = 1 - seat;
  const { hand } = inside.player(rival);
  if (hand.length === 0 || question?.ask !== 'act' || given.length > 0) return [];
  if (question.window !== 'main' && question.window !== 'fast') return [];
  if (state.packets.length + state.doomed.length > 0) return [];
  const useful = hand.filter((id) => doneBy(inside.kind(id).definition) !== IDLE);
  if (useful.length === 0) return [];
  for (const means of ['counters', 'restores', 'parches'] as const) if (hasMeans(game, seat, means)) return [];
  const chances = chancesOf(game, rival);
  const isAble = ({ removes, gains, counters }: Does): boolean =>
    (removes && chances.removes) || (gains > 0 && chances.lives) || (counters && chances.counters);
  const able = useful.filter((id) => isAble(doneBy(inside.kind(id).definition))).slice(0, MOST_TOGETHER);
  return setsPaid(game, rival, able).flatMap((cards) => inTurn(game, seat, cards.map(doneBy).filter(isAble)));
}

/** What somebody who is attacked will be asked in time for. */
function chancesOf(game: Game, rival: Seat): { removes: boolean; lives: boolean; counters: boolean } {
  const { state, question, book } = game;
  const frame = game.checkpoint.agenda.at(-1);
  const asked = question?.player === rival || (frame?.do === 'window' && frame.number === 0);
  const before = isBeforeBlocks(game);
  // After what waits has resolved there is another chance; but for what waits itself there is none when one has passed.
  return {
    removes: before ? actsAfterBlocks(game) : strikesToCome(game) && (asked || state.chain.length > 0),
    lives: asked || (before && state.chain.length === 0 && actsAfterBlocks(game)),
    counters: book.facts.timing.resolves === 'stack',
  };
}

/** What some cards do together: what counters may be meant for any card in the hand of the other side. */
function inTurn(game: Game, seat: Seat, cards: readonly Does[]): Sure[] {
  const removals = cards.filter(({ removes }) => removes).length;
  const gains = cards.reduce((sum, each) => sum + each.gains, 0);
  const victims = cards.some(({ counters }) => counters) ? spellsIn(game, seat) : [];
  return [0, ...victims].map((countered) => ({
    removals,
    countered,
    gains: gains > 0 && healsInTime(game, seat, countered) ? gains : 0,
  }));
}

/** One of each kind of spell in a hand. */
function spellsIn({ inside }: Game, seat: Seat): Id[] {
  const byKind = new Map<number, Id>();
  for (const id of inside.player(seat).hand) {
    const { types } = inside.kind(id).definition;
    if (types.includes('instant') || types.includes('sorcery')) byKind.set(inside.object(id).kind, id);
  }
  return [...byKind.values()];
}

/** Whether nobody can be burnt to death before they have gained life, when that is answered. */
function healsInTime(game: Game, seat: Seat, countered: Id): boolean {
  const { facts } = game.book;
  if (facts.loss.life === 'end of phase' || facts.loss.life === 'after batch') return true;
  // Who is asked now may do it at once, before what waits.
  const waiting = game.question?.player === seat ? waitingDamage(game, seat) : 0;
  return waiting + mostBurn(game, seat, countered) < game.inside.player(1 - seat).life;
}

export interface Lands {
  /** Of each kind of mana. */
  readonly kinds: readonly number[];
  readonly total: number;
}

/** What a seat's lands still give. */
export function landsOf({ state, inside }: Game, seat: Seat): Lands {
  const kinds = MANA_KINDS.map(() => 0);
  let total = 0;
  for (const id of state.inPlay) {
    const { controller, tapped } = inside.object(id);
    if (controller !== seat || tapped || !inside.kind(id).definition.types.includes('land')) continue;
    const [effect] = inside.char(id).activated[0]?.effects ?? [];
    const [letter] = effect?.do === 'addMana' ? effect.mana : [];
    if (letter === undefined) continue;
    const kind = MANA_KINDS.indexOf(letter);
    kinds[kind] = (kinds[kind] as number) + 1;
    total += 1;
  }
  return { kinds, total };
}

/** Cards that can all be paid for, in their order as many as there is mana for. */
export function paidTogether({ inside }: Game, lands: Lands, cards: readonly Id[]): Definition[] {
  const left = [...lands.kinds];
  let { total } = lands;
  const paid: Definition[] = [];
  for (const id of cards) {
    const { definition } = inside.kind(id);
    const { cost } = definition;
    if (cost === null || cost.hybrid.length > 0 || totalCost(cost) > total) continue;
    if (cost.colored.some((number, kind) => number > (left[kind] as number))) continue;
    cost.colored.forEach((number, kind) => {
      left[kind] = (left[kind] as number) - number;
    });
    total -= totalCost(cost);
    paid.push(definition);
  }
  return paid;
}

/** All sets of these cards that can be paid for, without those to which another could be added. */
function setsPaid(game: Game, seat: Seat, cards: readonly Id[]): Definition[][] {
  if (cards.length === 0) return [];
  const lands = landsOf(game, seat);
  const sets: { readonly mask: number; readonly paid: Definition[] }[] = [];
  for (let mask = 2 ** cards.length - 1; mask > 0; mask -= 1) {
    // Every set comes after those that it is a part of.
    if (sets.some((set) => (set.mask & mask) === mask)) continue;
    const chosen = cards.filter((_, index) => (mask & (1 << index)) !== 0);
    const paid = paidTogether(game, lands, chosen);
    if (paid.length === chosen.length) sets.push({ mask, paid });
  }
  return sets.map(({ paid }) => paid);
}

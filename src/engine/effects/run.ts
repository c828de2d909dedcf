// Effects carried out, one after the other. Each verb of the language has its interpreter; the switch is exhaustive.

import {
  counterNumber,
  frame,
  markBy,
  moveCard,
  plan,
  playerOf,
  setCounters,
  setPoison,
  setPool,
  shuffleLibrary,
  unmark,
  updatePlayer,
  updateState,
  updateTurn,
} from '../../core/change.ts';
import { EMPTY_POOL, type Id, type Marked, type Seat } from '../../core/state.ts';
import type { Amount, Ref } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import { speaksOf } from '../../language/names.ts';
import { ask } from '../asking/ask.ts';
import type { Asking } from '../asking/decision.ts';
import { gain } from '../damage/damage.ts';
import { loseCounters } from '../happening/counters.ts';
import { drawCards } from '../happening/drawing.ts';
import { turnTogether } from '../happening/tapping.ts';
import { eventOf, happened } from '../happening/triggers.ts';
import { leavePlay, toGraveyard } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { lifeOf, setLife } from '../seats.ts';
import { bind, type Found, marks } from '../things/names.ts';
import { givesRedirection } from '../things/nature.ts';
import {
  amountOf,
  asEach,
  type Context,
  conditionHolds,
  itemOf,
  registerOf,
  seatsOf,
  sourceOf,
} from '../things/refs.ts';
import { cantLose, cantWin } from '../turn/losing.ts';
import { forEach, oneOf, repeat } from './again.ts';
import { cardEffect, revealEffect, topOf } from './cards.ts';
import { changeEffect, tapOrUntapEffect, wordEffect } from './change.ts';
import { isChoosing, runChoice } from './choice.ts';
import { chooseNewTargets, copySpell } from './copy.ts';
import {
  damageEffect,
  damageFirst,
  damageTogether,
  preventAllEffect,
  preventEffect,
  preventSourceEffect,
  redirectEffect,
  regenerateEffect,
  shieldFromCombat,
} from './damage.ts';
import { blockEffect } from './fight.ts';
import { packHunt } from './hunt.ts';
import { becomeCopy, copyTokens } from './likeness.ts';
import { addsAnyMana, addsMana, tapForMana } from './mana.ts';
import { affected, moveEffect, sacrificeChoice } from './objects.ts';
import { ownEffect } from './own.ts';
import { guessTop, nameEffect, playEffect } from './play.ts';
import { discardEffect, drawUpTo, mayEffect, searchEffect } from './players.ts';
import {
  attachEffect,
  counterItem,
  flipCoin,
  laterEffect,
  lyingFaceDown,
  sourceRemains,
  tokenEffect,
  untilCounted,
  untilDrawn,
} from './special.ts';
import { turnWaiting } from './takeback.ts';
import { inGroups } from './together.ts';
import { startOver } from './world.ts';

export function* runEffects(m: Machine, effects: readonly Effect[], context: Context): Asking {
  const faceDown = m.book.facts.timing.draws === 'face down';
  for (let index = 0; index < effects.length; index += 1) {
    const effect = effects[index] as Effect;
    const dealt = effect.do === 'damage' ? damageFirst(effects.slice(index)) : [];
    if (dealt.length > 1) {
      yield* damageTogether(m, dealt, context);
      index += dealt.length - 1;
      continue;
    }
    const isLast = index + 1 === effects.length;
    const lying = faceDown && !isLast ? lyingFaceDown(m) : null;
    yield* effect.as === undefined && !isChoosing(effect)
      ? runEffect(m, effect, context)
      : runNamed(m, effect, context);
    if (isLast) return;
    if (lying !== null && lyingFaceDown(m).length > lying.length)
      return yield* untilDrawn(m, effects.slice(index + 1), context, lying);
    if (m.state.packets.length === 0) continue;
    const open = context.names.find((each) => each.open);
    const rest = effects.slice(index + 1);
    if (open !== undefined && speaksOf(rest, open.name)) return untilCounted(m, rest, context);
  }
}

/** What comes of an effect gets its name; what the verb does not name itself is what it speaks of. */
function* runNamed(m: Machine, effect: Effect, context: Context): Asking {
  if (isChoosing(effect)) return yield* runChoice(m, effect, context, (made) => runEffect(m, made, context));
  const name = effect.as as string;
  const before = registerOf(context, name);
  const found = spokenOf(m, effect, context);
  yield* runEffect(m, effect, context);
  if (registerOf(context, name) === before)
    bind(m, effect, context, effect.do === 'destroy' ? destroyed(m, found) : found);
}

/** The things and players that an effect is about, before it happens. */
function spokenOf(m: Machine, effect: Effect, context: Context): Found {
  const about = 'what' in effect ? effect.what : 'to' in effect && typeof effect.to === 'object' ? effect.to : null;
  const things = about === null ? [] : marks(m, affected(m, about, context));
  const players = 'who' in effect ? effect.who : about;
  const seats = players === null ? [] : seatsOf(m, players, context);
  if (things.length > 0 || !('amount' in effect) || typeof effect.amount === 'string') return { things, seats };
  return { things, seats, number: amountOf(m, effect.amount, context) * seats.length };
}

/** What was to be destroyed and was not is no part of it; where it can still be saved, that is not known yet. */
const destroyed = (m: Machine, { things = [], seats = [] }: Found): Found => ({
  things: things.filter(({ id, life }) => m.object(id).life !== life || m.state.doomed.some((each) => each.id === id)),
  seats,
});

function forSeats(m: Machine, effect: { readonly who: Ref }, context: Context, act: (seat: Seat) => void): void {
  for (const seat of seatsOf(m, effect.who, context)) act(seat);
}

/** What each of the players is dealt out, counted before anything is done: of several, each is "he or she" in the count. */
function amountsFor(m: Machine, who: Ref, amount: Amount, context: Context): readonly (readonly [Seat, number])[] {
  return seatsOf(m, who, context).map((seat) => [seat, amountOf(m, amount, asEach(who, seat, context))]);
}

/** "After this one": whatever else is to come after this turn comes after that. */
function extraTurn(m: Machine, effect: Extract<Effect, { do: 'extraTurn' }>, context: Context): void {
  const by = { id: context.source, life: context.sourceLife };
  const turns = (seat: Seat) => Array.from({ length: effect.turns ?? 1 }, () => ({ seat, by }));
  forSeats(m, effect, context, (seat) => updateTurn(m, { extraTurns: [...turns(seat), ...m.state.turn.extraTurns] }));
}

/** "After this main phase, there is an additional combat phase": outside of a main phase there is none to come after. */
function addCombat(m: Machine): void {
  const { phase, extraCombats } = m.state.turn;
  const isMain = m.book.turn[phase]?.steps.some(({ window, combat }) => window === 'main' && !combat) === true;
  if (isMain) updateTurn(m, { extraCombats: extraCombats + 1 });
}

/**
 * The turn ends: whatever was announced is exiled or gone, what has triggered is forgotten, and nothing is left to be done
 * but the end of the turn.
 */
function endTheTurn(m: Machine): void {
  const { chain } = m.state;
  for (const { what, object } of chain) if (what === 'spell') moveCard(m, object, 'removed');
  updateState(m, { chain: [], packets: [], doomed: [], waiting: [], agenda: [] });
  plan(m, frame('end the turn'));
}

/** A life total is set by gaining or losing the difference. */
function becomeLife(m: Machine, seat: Seat, amount: number): void {
  const life = lifeOf(m, seat);
  if (amount > life) gain(m, seat, amount - life);
  if (amount >= life) return;
  setLife(m, seat, playerOf(m, seat).life - (life - amount), 'lost');
  happened(m, 'loses life', eventOf(m, 0, 0, seat, life - amount));
}

function* runEffect(m: Machine, effect: Effect, context: Context): Asking {
  switch (effect.do) {
    case 'damage':
      return yield* damageEffect(m, effect, context);
    case 'gainLife': {
      const amounts = amountsFor(m, effect.who, effect.amount, context);
      return amounts.forEach(([seat, amount]) => {
        gain(m, seat, amount);
      });
    }
    case 'loseLife': {
      const amounts = amountsFor(m, effect.who, effect.amount, context);
      return amounts.forEach(([seat, amount]) => {
        setLife(m, seat, playerOf(m, seat).life - amount, 'lost');
        happened(m, 'loses life', eventOf(m, 0, 0, seat, amount));
      });
    }
    case 'draw': {
      const seats = seatsOf(m, effect.who, context);
      const before = effect.as === undefined ? [] : seats.flatMap((seat) => playerOf(m, seat).hand);
      for (const [seat, amount] of amountsFor(m, effect.who, effect.amount, context))
        yield* drawCards(m, seat, amount, context);
      if (effect.as === undefined) return;
      const after = seats.flatMap((seat) => playerOf(m, seat).hand).filter((id) => !before.includes(id));
      return bind(m, effect, context, { things: marks(m, after), seats });
    }
    case 'drawUpTo':
      return yield* drawUpTo(m, effect, context);
    case 'discard':
      return yield* discardEffect(m, effect, context);
    case 'destroy':
    case 'sacrifice':
    case 'exile':
    case 'toHand':
    case 'toLibrary':
    case 'toPlay':
      return yield* moveEffect(m, effect, context);
    case 'sacrificeChoice':
      return yield* sacrificeChoice(m, effect, context);
    case 'tap':
    case 'untap':
      if (effect.forMana) return yield* tapForMana(m, affected(m, effect.what, context));
      return turnTogether(m, affected(m, effect.what, context), effect.do === 'tap');
    case 'tapOrUntap':
      return yield* tapOrUntapEffect(m, effect.what, context);
    case 'change':
      changeEffect(m, effect, context);
      if (givesRedirection(effect)) yield* turnWaiting(m);
      return;
    case 'changeWord':
      return yield* wordEffect(m, effect, context);
    case 'prevent':
      return yield* preventEffect(m, effect, context);
    case 'preventFromSource':
      return yield* preventSourceEffect(m, effect, context);
    case 'preventCombat':
      return shieldFromCombat(m, context);
    case 'preventAll':
      return preventAllEffect(m, effect, context);
    case 'redirect':
      return yield* redirectEffect(m, effect, context);
    case 'regenerate':
      return regenerateEffect(m, effect.what, context);
    default:
      return yield* runOther(m, effect, context);
  }
}

type Other = Exclude<
  Effect,
  {
    do:
      | 'damage'
      | 'gainLife'
      | 'loseLife'
      | 'draw'
      | 'drawUpTo'
      | 'discard'
      | 'destroy'
      | 'sacrifice'
      | 'exile'
      | 'toHand'
      | 'toLibrary'
      | 'toPlay'
      | 'sacrificeChoice'
      | 'tap'
      | 'untap'
      | 'tapOrUntap'
      | 'change'
      | 'changeWord'
      | 'prevent'
      | 'preventFromSource'
      | 'preventCombat'
      | 'preventAll'
      | 'redirect'
      | 'regenerate';
  }
>;

function* runOther(m: Machine, effect: Other, context: Context): Asking {
  switch (effect.do) {
    case 'counter':
      if (effect.what.ref === 'eventItem')
        return yield* counterItem(m, itemOf(m, context.event.item), context.source, effect.to);
      for (const chosen of context.targets)
        if (chosen.what === 'item') yield* counterItem(m, itemOf(m, chosen.id), context.source, effect.to);
      return;
    case 'copySpell':
      return yield* copySpell(m, effect, context);
    case 'play':
      return yield* playEffect(m, effect, context);
    case 'nameCard':
      return yield* nameEffect(m, effect, context);
    case 'oneOf':
      return yield* oneOf(m, effect, context);
    case 'forEach':
      return yield* forEach(m, effect, context);
    case 'repeat':
      return yield* repeat(m, effect, context);
    case 'guessTop':
      return yield* guessTop(m, effect, context);
    case 'chooseNewTargets':
      return yield* chooseNewTargets(m, effect, context);
    case 'addMana':
      return addsMana(m, effect, context);
    case 'addAnyMana':
      return yield* addsAnyMana(m, effect, context);
    case 'emptyPool':
      return forSeats(m, effect, context, (seat) => setPool(m, seat, EMPTY_POOL));
    case 'shuffle':
      return forSeats(m, effect, context, (seat) => shuffleLibrary(m, seat));
    case 'ante':
    case 'own':
    case 'exchange':
    case 'toGraveyard':
      return yield* ownEffect(m, effect, context);
    case 'lifeBecomes': {
      const amount = amountOf(m, effect.amount, context);
      return forSeats(m, effect, context, (seat) => becomeLife(m, seat, amount));
    }
    case 'choose':
      return;
    case 'reveal':
      return revealEffect(m, effect, context);
    case 'startOver':
      return yield* startOver(m, effect, context);
    case 'mill':
      return yield* mill(m, effect, context);
    case 'search':
      return yield* searchEffect(m, effect, context);
    case 'shuffleGraveyard':
      return shuffleGraveyard(m, effect, context);
    case 'scry':
    case 'lookAndPut':
    case 'revealUntil':
      return yield* cardEffect(m, effect, context);
    case 'putCounters':
    case 'removeCounters': {
      const { amount: said } = effect;
      const given = said === 'all' ? null : amountOf(m, said, context);
      for (const id of affected(m, effect.what, context)) {
        const amount = given ?? counterNumber(m.object(id), effect.counter);
        if (effect.do === 'removeCounters') {
          loseCounters(m, id, effect.counter, amount);
          unmark(m, id, sourceOf(context));
        } else yield* putCounters(m, effect, id, amount, context);
      }
      return;
    }
    case 'packHunt':
      return yield* packHunt(m, effect, context);
    case 'token':
      if ('copyOf' in effect.token) return yield* copyTokens(m, effect, effect.token.copyOf, context);
      return yield* tokenEffect(m, effect, effect.token, context);
    case 'becomeCopy':
      return becomeCopy(m, effect, context);
    case 'attach':
      return yield* attachEffect(m, effect, context);
    case 'block':
      return yield* blockEffect(m, effect, context);
    case 'turn':
      return effect.gets === 'its end' ? endTheTurn(m) : addCombat(m);
    case 'extraTurn':
      return extraTurn(m, effect, context);
    case 'poison':
      return forSeats(m, effect, context, (seat) =>
        setPoison(m, seat, playerOf(m, seat).poison + amountOf(m, effect.amount, context)),
      );
    case 'win':
      return forSeats(m, effect, context, (seat) => {
        if (cantWin(m, seat)) return;
        for (const other of m.book.variant.opponents(m, seat))
          if (!cantLose(m, other)) updatePlayer(m, other, { out: 'effect' });
      });
    case 'lose':
      return forSeats(m, effect, context, (seat) => {
        if (!cantLose(m, seat)) updatePlayer(m, seat, { out: 'effect' });
      });
    case 'may':
      return yield* mayEffect(m, effect, context);
    case 'if':
      return yield* runEffects(
        m,
        conditionHolds(m, effect.condition, context) ? effect.then : effect.otherwise,
        context,
      );
    case 'flipCoin':
      return yield* flipCoin(m, effect, context);
    case 'later':
      return laterEffect(m, effect, context);
    default:
      return effect satisfies never;
  }
}

/** Which cards go is settled before any of them has gone, whatever is done with one of them instead. */
function* mill(m: Machine, effect: Extract<Effect, { do: 'mill' }>, context: Context): Asking {
  const number = Math.max(0, amountOf(m, effect.amount, context));
  const gone: Marked[] = [];
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    const cards = seats.flatMap((seat) => topOf(m, seat, number));
    const before = marks(m, cards);
    yield* toGraveyard(m, cards);
    gone.push(...before);
  }
  bind(m, effect, context, { things: gone });
}

/** "Into their owner's library": what somebody else owns goes into another one, which is shuffled as well. */
function shuffleGraveyard(m: Machine, effect: Extract<Effect, { do: 'shuffleGraveyard' }>, context: Context): void {
  const shuffled = new Set<Seat>();
  for (const seat of seatsOf(m, effect.who, context)) {
    if (effect.self === true && sourceRemains(m, context)) {
      shuffled.add(m.object(context.source).owner);
      leavePlay(m, [context.source], 'library');
    }
    if (effect.hand === true) for (const id of playerOf(m, seat).hand) moveCard(m, id, 'library');
    for (const id of playerOf(m, seat).graveyard) moveCard(m, id, 'library');
    shuffled.add(seat);
  }
  for (const seat of shuffled) shuffleLibrary(m, seat);
}

/** Puts counters on it: all of them, or as many as its player likes where it can hold only so many. */
function* putCounters(
  m: Machine,
  { counter, most }: Extract<Effect, { do: 'putCounters' | 'removeCounters' }>,
  id: Id,
  amount: number,
  context: Context,
): Asking {
  const { controller, source } = context;
  const there = counterNumber(m.object(id), counter);
  const room = most === undefined ? amount : Math.max(0, Math.min(amount, most - there));
  const number = most === undefined ? room : yield* ask.number(m, controller, source, 'put how many counters', 0, room);
  if (number <= 0) return;
  setCounters(m, id, counter, there + number);
  markBy(m, id, sourceOf(context));
}

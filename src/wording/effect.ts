// Effects in words. One branch for every effect of the language; a text is told from their list, in order.

import type { Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { isPlain } from './amount.ts';
import { conditionText } from './condition.ts';
import { eachOf, repeated } from './effect-again.ts';
import { castsFaceDown, guessed, plays, tellCards } from './effect-cards.ts';
import { choosesOne } from './effect-choice.ts';
import { flips, game, isGame } from './effect-coins.ts';
import { counters, countersSpell } from './effect-counters.ts';
import { destroyed } from './effect-destroy.ts';
import { blocksAnother, dividesIntoPiles } from './effect-fight.ts';
import {
  allButOne,
  chooses,
  dealtOut,
  discardsThese,
  exilesNamesakes,
  isOfNamesakes,
  putsFound,
  reveals,
} from './effect-found.ts';
import { hunts } from './effect-hunt.ts';
import { laterOn } from './effect-later.ts';
import { addsMana, emptiesPool, takesPool, takingPool, tapsForMana } from './effect-mana.ts';
import { mays } from './effect-may.ts';
import { exiled, toHand, toLibrary, toPlay } from './effect-moves.ts';
import { tellOwning } from './effect-own.ts';
import {
  copies,
  damaged,
  discards,
  draws,
  drawsUpTo,
  life,
  mills,
  playerDoes,
  poisoned,
  searches,
  shuffles,
  takesTurns,
} from './effect-players.ts';
import { tellPrevention } from './effect-prevent.ts';
import { givesUp, sacrificeChoice } from './effect-sacrifice.ts';
import { swapsDearest } from './effect-swap.ts';
import { attached, changed, changesWord, orderAbout } from './effect-things.ts';
import { tokens } from './effect-tokens.ts';
import { destroysAtRandom, startsOver } from './effect-world.ts';
import { unreachable } from './grammar.ts';
import { does, type Item, order, text, thenIt, told } from './items.ts';
import {
  alsoDeals,
  alsoDiscards,
  alsoDoes,
  alsoDoing,
  alsoStaysTapped,
  comesNext,
  drained,
  drawingAndLosing,
  drawsAndLoses,
  exiledWithSource,
  exilesBoth,
  isProviso,
  mayThenShuffle,
  same,
  sameDamage,
  thenShuffling,
  toldWith,
  withSource,
} from './joining.ts';
import { becomesCopy } from './likeness.ts';
import { a } from './noun.ts';
import { who } from './ref.ts';
import { hear, heardOften, otherwiseTelling, type Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** All effects in order; the same damage to several is one sentence. */
export function tellEffects(effects: readonly Effect[], t: Telling): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < effects.length; index += 1) {
    const effect = effects[index] as Effect;
    if (index > 0) t.heard.fresh = effects[index - 1]?.as ?? null;
    if (effect.as !== undefined) hear(effect, effect.as, t);
    if (effect.do !== 'damage') {
      const before = effects[index - 1];
      const after = effects[index + 1];
      if (effect.do === 'draw' && t.event !== null && drawsAndLoses(effect, after)) {
        items.push(drawingAndLosing(effect, after, t));
        index += 1;
        continue;
      }
      if (effect.do === 'addMana' && takesPool(effect, after)) {
        items.push(takingPool(effect, t));
        index += 1;
        continue;
      }
      const swap = effect.do === 'choose' ? swapsDearest(effects.slice(index), t) : null;
      if (swap !== null) {
        items.push(...swap.items);
        index += swap.number - 1;
        continue;
      }
      const masked = effect.do === 'choose' ? castsFaceDown(effects.slice(index), t) : null;
      if (masked !== null) {
        items.push(...masked);
        index += 1;
        continue;
      }
      const piles = effect.do === 'choose' ? dividesIntoPiles(effects.slice(index), t) : null;
      if (piles !== null) {
        items.push(...piles);
        index += 2;
        continue;
      }
      const found = effect.do === 'toHand' ? putsFound(before, effects.slice(index), t) : null;
      if (found !== null) {
        items.push(found);
        index += 1;
        continue;
      }
      const most = effect.do === 'reveal' ? allButOne(effects.slice(index), t) : null;
      if (most !== null) {
        items.push(most.item);
        index += most.number;
        continue;
      }
      const dealt = effect.do === 'reveal' ? dealtOut(effects.slice(index), t) : null;
      if (dealt !== null) {
        items.push(...tellEffect(effect, t), dealt.item);
        index += dealt.number;
        continue;
      }
      const last = items[items.length - 1];
      if (exiledWithSource(before, effect)) {
        items[items.length - 1] = exilesBoth(effect, t);
        continue;
      }
      if (mayThenShuffle(before, effect)) {
        items.push(thenShuffling(effect, t));
        continue;
      }
      const whole = toldWith(before, effect, last, t);
      if (whole !== null) {
        items[items.length - 1] = whole;
        continue;
      }
      if (alsoDoes(before, effect) && last !== undefined) {
        items[items.length - 1] = alsoDoing(last, life(effect, t));
        continue;
      }
      if ((alsoStaysTapped(before, effect) || alsoDiscards(before, effect)) && last !== undefined) {
        items[items.length - 1] = alsoDoing(last, tellEffect(effect, t));
        continue;
      }
      const next = withSource(tellEffect(effect, t), before, effect, t);
      items.push(...(comesNext(before, effect, t) ? thenIt(next) : next));
      continue;
    }
    const gain = effects[index + 1];
    if (gain?.do === 'gainLife' && gain.along && !isPlain(effect.amount) && same(effect.amount, gain.amount)) {
      items.push(...drained(effect, gain, t));
      index += 1;
      continue;
    }
    const also: Ref[] = [];
    for (let next = effects[index + 1]; next?.do === 'damage' && sameDamage(effect, next); next = effects[index + 1]) {
      also.push(next.to);
      index += 1;
    }
    const more: Of<'damage'>[] = [];
    for (let next = effects[index + 1]; next?.do === 'damage' && alsoDeals(effect, next); next = effects[index + 1]) {
      more.push(next);
      index += 1;
    }
    items.push(...damaged(effect, also, t, more));
  }
  return items;
}

// ---- choices ----

const isMana = (effect: Effect): boolean => effect.do === 'addMana';

/** What both branches begin with is told once, before the choice. */
function either(effect: Of<'if'>, t: Telling): Item[] {
  if (isProviso(effect, t)) {
    const done = told(tellEffects(effect.then, t)).replace(/\.$/, '');
    return [text(`${done} if ${t.voice.itIs} ${effect.condition.filter.colors?.join(' or ')}`)];
  }
  if (effect.then.every(isMana) && effect.otherwise.length > 0 && effect.otherwise.every(isMana))
    return [
      ...tellEffects(effect.otherwise, t),
      text(`if ${conditionText(effect.condition, t)}, ${told(tellEffects(effect.then, t)).replace(/\.$/, '')} instead`),
    ];
  if (effect.condition.if === 'is' && effect.condition.filter.settled && effect.otherwise.length === 0) {
    const done = told(tellEffects(effect.then, t)).replace(/\.$/, '');
    return [
      text(
        `${done} unless ${effect.condition.what.ref === 'this' ? 'it' : who(effect.condition.what, t).text} ${t.voice.newcomer}`,
      ),
    ];
  }
  let shared = 0;
  while (effect.then[shared] !== undefined && same(effect.then[shared], effect.otherwise[shared])) shared += 1;
  const before = tellEffects(effect.then.slice(0, shared), t);
  const condition =
    effect.condition.if === 'is' && shared > 0
      ? `it's ${a(effect.condition.filter, t)}`
      : conditionText(effect.condition, t);
  const isIt = effect.condition.if === 'is' && effect.condition.filter.toughness !== undefined;
  const then = told(tellEffects(effect.then.slice(shared), isIt ? heardOften(t) : t));
  const items = [...before, text(`if ${condition}, ${then}`)];
  const rest = effect.otherwise.slice(shared);
  return rest.length === 0
    ? items
    : [
        ...items,
        text(`otherwise, ${told(tellEffects(rest, otherwiseTelling(effect.condition, isIt ? heardOften(t) : t)))}`),
      ];
}

// ---- each effect ----

function tellEffect(effect: Effect, t: Telling): Item[] {
  switch (effect.do) {
    case 'damage':
      return damaged(effect, [], t);
    case 'gainLife':
    case 'loseLife':
      return life(effect, t);
    case 'draw':
      return draws(effect, t);
    case 'drawUpTo':
      return drawsUpTo(effect, t);
    case 'discard':
      return 'what' in effect ? discardsThese(effect, t) : discards(effect, t);
    case 'destroy':
      if (effect.what.ref === 'choice' && effect.what.random) return destroysAtRandom(effect.what, t);
      return destroyed(effect, t);
    case 'sacrifice':
      if (effect.by !== undefined) return givesUp(effect.by, t);
      return orderAbout(t.voice.sacrifice.verb, effect.what, t);
    case 'sacrificeChoice':
      return sacrificeChoice(effect, t, tellEffects);
    case 'exile':
      return isOfNamesakes(effect.what) ? exilesNamesakes(t) : exiled(effect, t);
    case 'toHand':
      return toHand(effect, t);
    case 'ante':
    case 'own':
    case 'exchange':
    case 'toGraveyard':
    case 'lifeBecomes':
      return tellOwning(effect, t);
    case 'toLibrary':
      return toLibrary(effect, t);
    case 'toPlay':
      return toPlay(effect, t);
    case 'shuffleGraveyard':
    case 'shuffle':
      return shuffles(effect, t);
    case 'startOver':
      return startsOver(effect, t);
    case 'mill':
      return mills(effect, t);
    case 'search':
      return searches(effect, t);
    case 'reveal':
      return reveals(effect, t);
    case 'choose':
      return chooses(effect.what, t);
    case 'scry':
    case 'lookAndPut':
    case 'revealUntil':
      return tellCards(effect, t);
    case 'copySpell':
      return copies(effect, t);
    case 'play':
      return plays(effect, effect.otherwise.length === 0 ? '' : told(tellEffects(effect.otherwise, t)), t);
    case 'nameCard':
      return playerDoes(effect.who, { verb: 'name', rest: 'a card' }, t);
    case 'guessTop':
      return guessed(effect, t);
    case 'oneOf':
      return choosesOne(effect, t, tellEffects);
    case 'forEach':
      return eachOf(effect, t, tellEffects);
    case 'repeat':
      return isGame(effect) ? game(effect, t, tellEffects) : repeated(effect, t, tellEffects);
    case 'chooseNewTargets':
      if (effect.another) return [order('change', t.voice.changesTarget(who(effect.what, t).text))];
      return [order(t.voice.newTargets, `for ${who(effect.what, t).text}`)];
    case 'counter':
      return countersSpell(effect, t);
    case 'tap':
    case 'untap':
      if (effect.forMana) return tapsForMana(effect.what, t);
      return orderAbout(effect.do, effect.what, t);
    case 'tapOrUntap':
      return orderAbout('tap or untap', effect.what, t);
    case 'change':
      return changed(effect, t);
    case 'changeWord':
      return changesWord(effect, t);
    case 'addMana':
    case 'addAnyMana':
      return addsMana(effect, t);
    case 'emptyPool':
      return emptiesPool(effect, t);
    default:
      return tellRarer(effect, t);
  }
}

type RarerName =
  | 'prevent'
  | 'preventFromSource'
  | 'preventCombat'
  | 'preventAll'
  | 'redirect'
  | 'regenerate'
  | 'packHunt'
  | 'token'
  | 'putCounters'
  | 'removeCounters'
  | 'attach'
  | 'block'
  | 'turn'
  | 'becomeCopy'
  | 'extraTurn'
  | 'poison'
  | 'win'
  | 'lose'
  | 'may'
  | 'if'
  | 'flipCoin'
  | 'later';

function tellRarer(effect: Extract<Effect, { do: RarerName }>, t: Telling): Item[] {
  const { voice } = t;
  switch (effect.do) {
    case 'prevent':
    case 'preventAll':
    case 'redirect':
    case 'preventFromSource':
    case 'preventCombat':
      return tellPrevention(effect, t);
    case 'regenerate':
      return orderAbout('regenerate', effect.what, t);
    case 'packHunt':
      return hunts(effect, t);
    case 'token':
      return tokens(effect, t);
    case 'putCounters':
    case 'removeCounters':
      return counters(effect, t);
    case 'attach':
      return attached(effect, t);
    case 'block':
      return blocksAnother(effect, t);
    case 'turn':
      return [text(effect.gets === 'its end' ? voice.endsTurn : voice.extraCombat)];
    case 'becomeCopy':
      return becomesCopy(effect, t, false);
    case 'extraTurn':
      return takesTurns(effect, t);
    case 'poison':
      return poisoned(effect, t);
    case 'win':
    case 'lose':
      return [does({ who: who(effect.who, t), verb: effect.do, rest: 'the game' })];
    case 'may':
      return mays(effect, t, tellEffects);
    case 'if':
      return either(effect, t);
    case 'flipCoin':
      return flips(effect, t, tellEffects);
    case 'later':
      return laterOn(effect, t, tellEffects);
    default:
      return unreachable(effect);
  }
}

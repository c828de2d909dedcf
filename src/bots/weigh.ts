// Weighing: what an effect with its targets is worth to me now, and which target is the best.

import {
  type Effect,
  fitsOutside,
  type Id,
  type Option,
  type PermanentView,
  type Ref,
  type TargetSpec,
} from '../game/index.ts';
import { cardsIntent, isAboutHand, isNewHands } from './cards-meant.ts';
import { fightOf, left } from './fight.ts';
import { changeIntent, type Hits, hitsTarget, intentOf, roughly } from './intent.ts';
import { ALL, aimedAt, preventScore } from './prevent.ts';
import { attacks, type Sight } from './read.ts';
import { type AuraText, damageTo, flat, lifeLost, type Text } from './text.ts';

/** Not to be done. */
export const NEVER = -1000;

/** How good it is to choose this option for the nth target. */
export function optionScore(sight: Sight, text: Text, index: number, option: Option): number {
  const shield = text.effects.find((effect) => effect.do === 'prevent' && hitsTarget(index)(effect.to));
  if (shield?.do === 'prevent')
    return preventScore(sight, { option, amount: roughly(shield.amount, text.x), from: null });
  if (option.what === 'player')
    return playerScore(sight, text, index, sight.isOurs({ controller: option.id }), option.id);
  if (option.what === 'item') return itemScore(sight, text, index, option.id);
  const thing = sight.permanent(option.id);
  if (thing !== null) return thingScore(sight, text, index, thing);
  return cardScore(sight, text, index, option.id);
}

function playerScore(sight: Sight, text: Text, index: number, mine: boolean, seat: number): number {
  const life = sight.view.players[seat]?.life ?? 20;
  const damage = damageTo(text, index);
  if (damage > 0) {
    if (mine) return NEVER;
    // Together with an attack that nobody can stop it may be enough.
    return damage >= life || damage + sight.unstoppable >= life ? 100 : damage * (life <= 10 ? 0.7 : sight.temper.burn);
  }
  const lost = lifeLost(text, index);
  if (lost > 0 && lost >= life) return mine ? NEVER : 100;
  if (text.effects.some((effect) => effect.do === 'play' && effect.by?.ref === 'you' && hitsTarget(index)(effect.who)))
    return mine ? NEVER : commandScore(sight, seat);
  const { handCount } = sight.view.players[seat] as { readonly handCount: number };
  const effects = handCount > 0 ? text.effects : text.effects.filter((effect) => !isAboutHand(effect, text.effects));
  const intent = intentOf(effects, hitsTarget(index), text.effects);
  // Life is worth a card only when little of it is left.
  const heals = mine && life <= 8 && text.effects.some((effect) => effect.do === 'gainLife');
  return mine ? intent + (heals ? 2 : 0) : -intent;
}

/** Whose card I play for them loses it, and what it costs: worth a card where there is one, and lands to pay with. */
function commandScore(sight: Sight, seat: number): number {
  const { handCount } = sight.view.players[seat] as { readonly handCount: number };
  const lands = sight.view.inPlay.filter(
    ({ controller, tapped, types }) => controller === seat && !tapped && types.includes('land'),
  ).length;
  return handCount > 0 && lands >= 3 ? 0.5 + Math.min(handCount, 4) * 0.5 : 0;
}

function itemScore(sight: Sight, text: Text, index: number, id: Id): number {
  const item = sight.view.chain.find((each) => each.id === id);
  if (item === undefined) return 0;
  const intent = intentOf(text.effects, hitsTarget(index));
  const worth = sight.cardWorth(item.name);
  // A counter is kept for something better than a trifle, as long as something better may come.
  const trifle = worth < 3 && !sight.isOurs(item) && intent < 0;
  if (trifle && sight.rival.handCount > 0 && sight.me.life > 5) return -1;
  return (sight.isOurs(item) ? intent : -intent) * worth * 0.4;
}

/** A card in a graveyard (or another hand). */
function cardScore(sight: Sight, text: Text, index: number, id: Id): number {
  const card = sight.view.players.flatMap((player) => player.graveyard).find((each) => each.id === id);
  if (card === undefined) return 0;
  // What comes into play on my side is mine, whoever's it was: raised by an Aura, or by the text itself.
  if (text.aura !== null) return text.aura.intent > 0 ? sight.cardWorth(card.name) : 0;
  const mine = flat(text.effects).some(
    (effect) => effect.do === 'toPlay' && effect.under.ref === 'you' && hitsTarget(index)(effect.what),
  );
  if (mine) return sight.cardWorth(card.name);
  const back = flat(text.effects).some(
    (effect) => (effect.do === 'toHand' || effect.do === 'toPlay') && hitsTarget(index)(effect.what),
  );
  return back ? (card.owner === sight.seat ? sight.cardWorth(card.name) : 0.5) : 1;
}

function thingScore(sight: Sight, text: Text, index: number, thing: PermanentView): number {
  const mine = sight.isOurs(thing);
  // What one of my own announced things is aimed at already needs no second one.
  const aimed = sight.view.chain.some(
    (item) => sight.isMine(item) && item.targets.some((target) => target.what === 'object' && target.id === thing.id),
  );
  if (aimed) return mine ? 0 : -1;
  const worth = sight.worth(thing);
  const damage = damageTo(text, index);
  if (damage > 0) {
    const kills =
      thing.toughness !== null &&
      damage >= thing.toughness - thing.damage &&
      !thing.keywords.includes('indestructible');
    return kills ? (mine ? -worth : worth) : mine ? -1 : 0;
  }
  if (text.aura !== null) return auraScore(sight, text.aura, thing, worth);
  let score = 0;
  for (const effect of flat(text.effects)) score += effectScore(sight, text, effect, index, thing, worth);
  return score;
}

function auraScore(sight: Sight, { intent, gives }: AuraText, thing: PermanentView, worth: number): number {
  const mine = sight.isOurs(thing);
  const crowded = sight.view.inPlay.filter((each) => each.attachedTo === thing.id).length * 2;
  if (intent >= 0) return mine ? 1 + intent + worth * 0.2 - crowded : NEVER;
  if (mine) return NEVER;
  if (thing.power === null || gives.length === 0) return -intent * worth * 0.4 - crowded;
  // What the keywords take from it: one that was useless before, or is used for its ability, loses little.
  const tapped = thing.tapped || gives.includes("doesn't untap");
  return worth - sight.worth({ ...thing, tapped, keywords: [...thing.keywords, ...gives] }) - 0.5;
}

function effectScore(
  sight: Sight,
  text: Text,
  effect: Effect,
  index: number,
  thing: PermanentView,
  worth: number,
): number {
  const sign = sight.isOurs(thing) ? 1 : -1;
  if (effect.do === 'attach') return sign > 0 && attacks(thing.keywords) ? 1 + worth * 0.2 : -0.5;
  // A copy is worth what it is a copy of, whoever's that is; of what it was before nothing is left.
  if (effect.do === 'becomeCopy') return worth - worthOf(sight, text.source);
  if (effect.do === 'token' && 'copyOf' in effect.token && hitsTarget(index)(effect.token.copyOf)) return worth;
  if (!('what' in effect) || !hitsTarget(index)(effect.what)) return sign * intentOf([effect], hitsTarget(index));
  switch (effect.do) {
    case 'destroy':
    case 'exile':
    case 'sacrifice':
      return -sign * worth;
    case 'toHand':
    case 'toLibrary':
      return -sign * worth * 0.5;
    case 'tap':
    case 'tapOrUntap':
      return thing.tapped || sign > 0 || thing.power === null ? -0.5 : isTimeToTap(sight, thing) ? worth * 0.2 : 0;
    case 'untap':
      return sign > 0 && thing.tapped ? 0.5 : -0.5;
    case 'regenerate':
      return sign > 0 && inDanger(sight, thing) ? worth : -0.5;
    case 'change':
      return changeScore(sight, text, effect, thing, worth);
    default:
      return sign * intentOf([effect], hitsTarget(index));
  }
}

/** What a thing in play is worth, whoever's it is; nothing, if it is not there. */
function worthOf(sight: Sight, id: Id): number {
  const thing = sight.permanent(id);
  return thing === null ? 0 : sight.worth(thing);
}

/** Whether a creature of the rival is best tapped now: in my turn, lest it blocks, or in its own, lest it attacks. */
function isTimeToTap(sight: Sight, { keywords, power }: PermanentView): boolean {
  const { view, seat, me, rival, temper } = sight;
  if (view.attacks.length > 0) return false;
  if (!temper.knowsAbilities) return view.active === seat;
  if (view.active !== seat) return (power ?? 0) > 0 && attacks(keywords);
  const strength = (mine: boolean): number =>
    sight.creatures(mine).reduce((sum, each) => sum + Math.max(0, each.power ?? 0), 0);
  const isReady = (each: PermanentView): boolean =>
    !each.tapped && !each.sick && attacks(each.keywords) && (each.power ?? 0) > 0;
  // Whoever is ahead takes a blocker away; whoever is behind waits for the attack.
  return strength(true) * me.life >= strength(false) * rival.life && sight.creatures(true).some(isReady);
}

function changeScore(
  sight: Sight,
  text: Text,
  effect: Extract<Effect, { do: 'change' }>,
  thing: PermanentView,
  worth: number,
): number {
  const sign = sight.isOurs(thing) ? 1 : -1;
  const intent = effect.changes.reduce((sum, each) => sum + changeIntent(each), 0);
  if (effect.changes.some((each) => each.change === 'control')) return -sign * worth;
  const size = effect.changes.find((each) => each.change === 'size');
  if (effect.until !== 'end of turn' && effect.until !== 'end of combat') return sign * intent;
  if (size === undefined || size.change !== 'size') return sign * intent * 0.1 - 0.2;
  const more = { power: roughly(size.power, text.x), toughness: roughly(size.toughness, text.x) };
  if (sign < 0) return more.toughness < 0 && (thing.toughness ?? 0) - thing.damage + more.toughness <= 0 ? worth : -1;
  if (more.power < 0 || more.toughness < 0) return -1;
  return pumpScore(sight, thing, more, text);
}

/** What a bigger creature would be worth in the fight that is on; what can be done again counts as often as it can. */
function pumpScore(
  sight: Sight,
  thing: PermanentView,
  more: { power: number; toughness: number },
  { slow, times = 1 }: Pick<Text, 'slow' | 'times'>,
): number {
  if (slow)
    return !thing.tapped && !thing.sick && sight.view.active === sight.seat && sight.view.attacks.length === 0 ? 1 : -1;
  const attack = sight.view.attacks.find((each) => each.id === thing.id);
  if (attack !== undefined && sight.view.blocksDeclared && !attack.blocked) {
    const through = sight.view.attacks
      .filter((each) => !each.blocked)
      .reduce((sum, each) => sum + (sight.permanent(each.id)?.power ?? 0), 0);
    return through < sight.rival.life && through + more.power >= sight.rival.life ? 100 : more.power * 0.15;
  }
  const foes = foesOf(sight, thing.id);
  const foe = foes[0];
  if (foe === undefined) return -1;
  const before = fightOf(thing, foe);
  const after = fightOf(thing, foe, { power: more.power * times, toughness: more.toughness * times });
  const saved = before.aDies && !after.aDies && foes.length === 1 ? sight.worth(thing) : 0;
  const slain = !before.bDies && after.bDies ? sight.worth(foe) : 0;
  return saved + slain - 0.5;
}

/** The creatures that this one is in a fight with. */
function foesOf(sight: Sight, id: Id): PermanentView[] {
  const ids = sight.view.attacks.flatMap((attack) =>
    attack.id === id ? attack.blockers : attack.blockers.includes(id) ? [attack.id] : [],
  );
  return ids.map((each) => sight.permanent(each)).filter((each): each is PermanentView => each !== null);
}

/** It will die in the fight it is in, or of what is aimed at it. */
const inDanger = (sight: Sight, thing: PermanentView): boolean =>
  foesOf(sight, thing.id).some((foe) => fightOf(thing, foe).aDies) || isShotDown(sight, thing);

function isShotDown(sight: Sight, thing: PermanentView): boolean {
  const damage = sight.view.chain.length === 0 ? 0 : aimedAt(sight, { what: 'object', id: thing.id });
  return damage > 0 && damage >= left(thing);
}

// ---- a whole text ----

/** Harm that does not count, where something is had for it. */
const SMALL = 0.6;

/** What the whole text is worth: its best targets, and what it does without any. */
export function textScore(sight: Sight, text: Text, only: Id = 0): number {
  let score = 0;
  let idle = 0;
  for (const [index, spec] of text.targets.entries()) {
    let best = NEVER;
    eachOption(sight, spec, text.source, only, (option) => {
      best = Math.max(best, optionScore(sight, text, index, option));
    });
    const needed = typeof spec.min !== 'number' || spec.min > 0;
    if (needed && best <= -SMALL) return best === NEVER ? NEVER : best - 1;
    if (needed && best <= 0) idle = best - 1;
    score += needed ? best : Math.max(0, best);
  }
  let rest = 0;
  for (const effect of flat(text.effects)) rest += untargeted(sight, text, effect);
  // Aimed at something to which it does nothing, it is worth what else it does.
  return idle < 0 && rest <= SMALL ? idle : score + rest;
}

type Visit = (option: Option) => void;

/** Goes through what could be aimed at, as far as the table shows. */
function eachOption(sight: Sight, spec: TargetSpec, source: Id, only: Id, visit: Visit): void {
  if (only !== 0 && spec.kinds.includes('spell')) {
    visit({ what: 'item', id: only });
    return;
  }
  const { view, seat: own } = sight;
  if (spec.kinds.includes('permanent'))
    for (const thing of view.inPlay)
      if (sight.fits(spec.filter, thing, source)) visit({ what: 'object', id: thing.id });
  if (spec.kinds.includes('player'))
    for (const { seat, relation } of view.players)
      if (spec.players === 'any' || relation === (spec.players === 'teammate' ? 'ally' : 'foe'))
        visit({ what: 'player', id: seat });
  if (spec.kinds.includes('spell'))
    for (const item of view.chain) if (item.what === 'spell') visit({ what: 'item', id: item.id });
  if (!spec.kinds.includes('card')) return;
  for (const { seat, graveyard } of view.players)
    if (spec.zoneOf === 'any' || (seat === own) === (spec.zoneOf === 'you'))
      for (const card of graveyard)
        if (fitsOutside(view, spec.filter, card, { controller: own, source })) visit({ what: 'object', id: card.id });
}

const refOf = (effect: Effect): Ref | null =>
  'what' in effect
    ? effect.what
    : 'to' in effect && typeof effect.to === 'object'
      ? effect.to
      : 'who' in effect
        ? effect.who
        : null;

const isMe: Hits = (ref) => ref.ref === 'you';
const isThey: Hits = (ref) => ref.ref === 'opponents';

function untargeted(sight: Sight, text: Text, effect: Effect): number {
  if (effect.do === 'preventCombat') return fogScore(sight);
  // A game of chance is for whoever can lose more.
  if (effect.do === 'repeat' && effect.then.some((each) => each.do === 'flipCoin'))
    return sight.me.life > sight.rival.life + 3 ? 1 : NEVER;
  if (effect.do === 'turn')
    return effect.gets === 'its end' ? fogScore(sight) : sight.creatures(true).filter((each) => each.tapped).length - 1;
  // Mana that was somebody else's must be spent, or burns.
  if (effect.do === 'addMana' && effect.asIn !== undefined) return -1;
  // What is hidden for mana that could have cast it is hidden from nobody who does not think about it.
  if (effect.do === 'play' && effect.faceDown !== undefined) return effect.paid === undefined ? 0 : NEVER;
  const aside = effect.do === 'toHand' && effect.what.ref === 'named' ? setAsideScore(sight, text) : 0;
  if (aside > 0) return aside;
  const ref = refOf(effect);
  if (ref === null) return 0;
  if (ref.ref === 'choice' || ref.ref === 'cards' || ref.ref === 'among' || ref.ref === 'named')
    return cardsIntent(effect, isMe, text.effects) - cardsIntent(effect, isThey, text.effects);
  if (effect.do === 'draw' && ref.ref === 'everybody' && isNewHands(text.effects))
    return (sight.rival.handCount - (sight.me.hand.length - 1)) * 0.7;
  if (effect.do === 'loseLife' && ref.ref === 'you' && typeof effect.amount === 'number')
    return effect.amount >= sight.me.life ? NEVER : -effect.amount * (sight.me.life > 10 ? 0.35 : 1);
  // What was dealt already is not in sight: it is turned back where damage waits to be prevented, and nowhere else.
  if (effect.do === 'preventFromSource' && effect.past === true) return NEVER;
  if (ref.ref === 'you' && (effect.do === 'prevent' || effect.do === 'preventFromSource')) {
    const part =
      effect.do === 'prevent'
        ? { amount: roughly(effect.amount, text.x), from: null }
        : { amount: ALL, from: effect.source };
    return preventScore(sight, { option: { what: 'player', id: sight.seat }, ...part });
  }
  if (ref.ref === 'all') return sweepScore(sight, text, effect, ref);
  if (ref.ref === 'this') return selfScore(sight, text, effect);
  const times =
    'amount' in effect && effect.do !== 'damage'
      ? Math.min(3, Math.max(1, roughly(effect.amount === 'all' ? 3 : effect.amount, text.x)))
      : 1;
  const harm = effect.do === 'damage' ? -0.35 * roughly(effect.amount, text.x) : 0;
  const one = (mine: boolean): number =>
    (mine ? 1 : -1) * (effect.do === 'damage' ? harm : intentOf([effect], () => true) * times);
  if (ref.ref === 'you')
    return effect.do === 'damage' && roughly(effect.amount, text.x) >= sight.me.life ? NEVER : one(true);
  if (ref.ref === 'opponents') return one(false);
  if (ref.ref === 'everybody') {
    const amount = effect.do === 'damage' ? roughly(effect.amount, text.x) : 0;
    if (amount > 0 && amount >= sight.me.life) return NEVER;
    return amount >= sight.rival.life && amount > 0 ? 100 : 0;
  }
  return 0;
}

/** A card of my library that is set aside for my hand is as good as drawn, as long as there is room for it. */
function setAsideScore({ me }: Sight, { effects }: Text): number {
  const isAside = effects.some((each) => each.do === 'exile' && each.faceDown === true);
  return isAside && me.hand.length + me.faceDown < 7 ? 2 : 0;
}

/** An effect on the source of the ability itself. */
function selfScore(sight: Sight, text: Text, effect: Effect): number {
  const thing = sight.permanent(text.source);
  if (thing === null) return 0;
  const pending = sight.view.chain.some((item) => item.object === text.source && sight.isMine(item));
  if (pending) return -1;
  if (effect.do === 'regenerate') return inDanger(sight, thing) ? sight.worth(thing) : -1;
  if (effect.do === 'untap') return thing.tapped ? 0.3 : -1;
  if (effect.do !== 'change') return intentOf([effect], () => true);
  const becomes = effect.changes.some((each) => each.change === 'becomes');
  if (becomes)
    return thing.power === null &&
      !thing.tapped &&
      !thing.sick &&
      sight.view.active === sight.seat &&
      sight.view.attacks.length === 0
      ? 0.8
      : -1;
  const size = effect.changes.find((each) => each.change === 'size');
  if (size?.change === 'size')
    return pumpScore(sight, thing, { power: roughly(size.power), toughness: roughly(size.toughness) }, text);
  return -0.1;
}

function sweepScore(sight: Sight, text: Text, effect: Effect, ref: Extract<Ref, { ref: 'all' }>): number {
  let score = 0;
  for (const thing of sight.view.inPlay) {
    if (!sight.fits(ref.filter, thing, text.source)) continue;
    const mine = sight.isOurs(thing) ? 1 : -1;
    if (effect.do === 'damage') {
      const kills = thing.toughness !== null && roughly(effect.amount, text.x) >= thing.toughness - thing.damage;
      score -= kills ? mine * sight.worth(thing) : 0;
    } else score += (mine * intentOf([effect], () => true) * sight.worth(thing)) / 3;
  }
  return score - 0.5;
}

function fogScore(sight: Sight): number {
  const coming = sight.view.attacks.filter((attack) => sight.isMySide(attack.seat) && !attack.blocked);
  const damage = coming.reduce((sum, attack) => sum + (sight.permanent(attack.id)?.power ?? 0), 0);
  // Before the blocks are declared there may still be another way, if there is anybody to block.
  const last = sight.view.blocksDeclared || sight.creatures(true).every((each) => each.tapped);
  return last && damage >= sight.me.life ? 50 : -1;
}

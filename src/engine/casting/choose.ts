// What is chosen while announcing: X, targets, words, how damage is divided.

import type { Chosen, Id, Seat } from '../../core/state.ts';
import type { Effect, WordKind } from '../../language/effect.ts';
import { BASIC_LAND_TYPES, COLORS, type Color, type ManaCost } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import { Cancelled, cancellable } from '../asking/cancel.ts';
import { type Asking, type Option, sameOption } from '../asking/decision.ts';
import { chooseSource } from '../effects/damage.ts';
import { chooseBearer } from '../effects/special.ts';
import { chooseHurtful, nameSources } from '../effects/takeback.ts';
import { chooseCopy, comesAsCopy, wordsToChoose } from '../happening/entering.ts';
import type { Machine } from '../machine.ts';
import { canPay, type Need, needOf } from '../paying/mana.ts';
import { charOf } from '../things/characteristics.ts';
import { type Context, contextOf } from '../things/refs.ts';
import { candidates, chosenOf, maxTargets, minTargets, sharesType, withMate } from '../things/targets.ts';
import { aimOf, narrowed, spellContext, type Text } from './castable.ts';

export function affordable(m: Machine, seat: Seat, need: Need, tapped: Id): boolean {
  return canPay(need, m.player(seat).pool, m.sources(seat), tapped);
}

/** What X is a part of: a cost, how X may be paid, what it costs more, and what is tapped for it besides. */
interface Priced {
  readonly cost: ManaCost;
  /** The least that X may be. */
  readonly least?: number;
  readonly xOnly: Color | null;
  readonly more: number;
  readonly except: Id;
}

export function* chooseX(
  m: Machine,
  seat: Seat,
  source: Id,
  { cost, xOnly, more, except, least = 0 }: Priced,
  { targets, effects }: Text,
  only: Id,
): Asking<number> {
  let most = 0;
  while (affordable(m, seat, needOf(cost, most + 1, xOnly, more), except)) most += 1;
  // "Counter target spell with cost X": only values of X with something to aim at can be chosen.
  const dependsOnX = targets.some((spec) => spec.filter.cost?.equals === 'x');
  if (!dependsOnX) return yield* cancellable(ask.number(m, seat, source, 'choose X', least, most));
  const values: number[] = [];
  for (let x = 0; x <= most; x += 1)
    if (
      targets.every((spec) => candidates(m, spec, aimOf(m, spellContext(m, source, seat, x), only, effects)).length > 0)
    )
      values.push(x);
  if (values.length === 0) throw new Cancelled();
  return values[yield* cancellable(ask.option(m, seat, source, 'choose X', values.map(String)))] as number;
}

/** What bounds the choice of targets. */
interface TargetBounds {
  /** The one item of the chain that is answered; anything, if left out. */
  readonly only?: Id;
  /** Whether so many targets can be paid for; what is left out costs nothing and cannot be taken back. */
  readonly affords?: (number: number) => boolean;
  readonly limit?: number;
}

export function* chooseTargets(
  m: Machine,
  seat: Seat,
  { targets, effects }: Text,
  context: Context,
  { only = 0, affords, limit = Number.POSITIVE_INFINITY }: TargetBounds,
): Asking<Chosen[]> {
  const chosen: Chosen[] = [];
  const aim = aimOf(m, context, only, effects);
  for (const [index, spec] of targets.entries()) {
    let from = candidates(m, narrowed(m, spec, only), aim);
    if (m.book.facts.permanents.targetsDiffer || targets.length > 1)
      from = from.filter(
        (option) =>
          !chosen.some(
            (each) => each.spec !== index && sameTarget(each, option) && m.book.facts.permanents.targetsDiffer,
          ),
      );
    from = withMate(m, targets[index + 1], aim, from).filter(({ id }) =>
      sharesType(m, spec, id, chosen.find((each) => each.spec === index - 1)?.id),
    );
    if (spec.another) from = from.filter((option) => !chosen.some((each) => sameTarget(each, option)));
    let most = Math.min(maxTargets(m, spec, context), from.length, limit);
    while (affords !== undefined && most > 1 && !affords(most)) most -= 1;
    const asking = ask.targets(m, seat, context.source, from, { min: minTargets(m, spec, context), max: most });
    const picked = yield* affords === undefined ? asking : cancellable(asking);
    for (const option of picked) chosen.push(chosenOf(m, index, option));
  }
  return chosen;
}

const sameTarget = (chosen: Chosen, option: Option): boolean =>
  sameOption({ what: chosen.what, id: chosen.id }, option);

/** Choices of words that some books want made on announcing (tap or untap, which colour word). */
export function* chooseWords(
  m: Machine,
  seat: Seat,
  source: Id,
  effects: readonly Effect[],
  context: Context,
): Asking<string[]> {
  const choices = yield* cancellable(chooseModes(m, seat, source, effects));
  if (m.book.facts.timing.choices !== 'announcing') return choices;
  for (const effect of effects.flatMap((each) => (each.do === 'may' && each.cost === null ? each.then : [each]))) {
    if (m.book.facts.damage.prevention === 'step' && !(effect.do === 'preventFromSource' && effect.past === true))
      choices.push(...(yield* cancellable(nameSources(m, effect, context))).map(String));
    if (effect.do === 'tapOrUntap') {
      const option = yield* cancellable(ask.option(m, seat, source, 'tap or untap', ['tap', 'untap']));
      choices.push(['tap', 'untap'][option] as string);
    } else if (effect.do === 'oneOf' && !effect.announced) {
      choices.push(yield* cancellable(chooseWord(m, seat, source, effect)));
    } else if (effect.do === 'changeWord') {
      choices.push(...(yield* cancellable(chooseWordPair(m, seat, source, effect.of))));
    } else if (effect.do === 'attach' && effect.to.ref === 'choice') {
      choices.push(yield* cancellable(chooseBearer(m, effect, context)));
    } else if (effect.do === 'preventFromSource' && effect.past === true) {
      choices.push(String(yield* cancellable(chooseHurtful(m, effect, context))));
    } else if (effect.do === 'preventFromSource' && m.book.facts.damage.prevention === 'shield') {
      // "Let him or her finish saying just how their spell will be used" (1993, p. 30): the source is named now.
      choices.push(String(yield* cancellable(chooseSource(m, seat, source, effect))));
    } else if (effect.do === 'redirect' && !effect.anySource && m.book.facts.damage.prevention === 'shield') {
      choices.push(String(yield* cancellable(chooseSource(m, seat, source, effect))));
    }
  }
  return choices;
}

type OneOf = Extract<Effect, { do: 'oneOf' }>;

function* chooseWord(m: Machine, seat: Seat, source: Id, { of }: OneOf): Asking<string> {
  const words = of.map(({ word }) => word);
  return words[yield* ask.option(m, seat, source, 'choose one of these', words)] as string;
}

/**
 * Which of several effects it is to be, where the text says "choose one": that is known as soon as it is announced or put on
 * the stack (2007: T-128; 2010: M-137), so that others answer to what will come.
 */
export function* chooseModes(m: Machine, seat: Seat, source: Id, effects: readonly Effect[]): Asking<string[]> {
  const choices: string[] = [];
  for (const effect of effects)
    if (effect.do === 'oneOf' && effect.announced) choices.push(yield* chooseWord(m, seat, source, effect));
  return choices;
}

/** What a permanent wants chosen as it comes into play is a decision of its caster too, where those are made on casting. */
export function* chooseEntering(m: Machine, seat: Seat, card: Id): Asking<string[]> {
  if (m.book.facts.timing.choices !== 'announcing' || !m.kind(card).permanent) return [];
  const choices: string[] = [];
  for (const each of charOf(m, card).replacements) {
    if (each.replace !== 'enter' || each.what.self !== true) continue;
    if (comesAsCopy(each)) choices.push(yield* cancellable(chooseCopy(m, each, contextOf(m, card, seat))));
    const words = wordsToChoose(m, each);
    if (words !== null)
      choices.push(words.from[yield* cancellable(ask.option(m, seat, card, words.purpose, words.from))] as string);
  }
  return choices;
}

const WORDS: { readonly [kind in WordKind]: readonly string[] } = { color: COLORS, 'land type': BASIC_LAND_TYPES };

/** The word to be replaced, and one of the same sort that is put in. */
export function* chooseWordPair(m: Machine, seat: Seat, source: Id, of: readonly WordKind[]): Asking<string[]> {
  const offered = of.flatMap((kind) => WORDS[kind]);
  const from = offered[yield* ask.option(m, seat, source, 'which word to replace', offered)] as string;
  const kind = of.find((each) => WORDS[each].includes(from)) as WordKind;
  const others = WORDS[kind].filter((word) => word !== from);
  const to = others[yield* ask.option(m, seat, source, 'which word to put in', others)] as string;
  return [from, to];
}

/** How damage is divided among what the context's targets are. */
export function* divide(
  m: Machine,
  seat: Seat,
  effects: readonly Effect[],
  context: Context,
  mayCancel = true,
): Asking<readonly number[]> {
  const { source, targets } = context;
  const total = toDivide(effects, context);
  if (total === null || targets.length === 0) return [];
  const among = targets.map((each): Option => ({ what: each.what, id: each.id }));
  const asking = ask.split(m, seat, source, 'divide damage', { total, among, lethal: null, last: -1, least: 1 });
  return yield* mayCancel ? cancellable(asking) : asking;
}

/** How much damage these effects divide as the controller chooses; null if they divide none. */
function toDivide(effects: readonly Effect[], context: Context): number | null {
  const effect = effects.find((each) => each.do === 'damage' && each.divided === 'chosen');
  if (effect === undefined || effect.do !== 'damage') return null;
  return typeof effect.amount === 'number' ? effect.amount : context.x;
}

/** No more can be aimed at than there is damage to divide. */
export const mostShares = (effects: readonly Effect[], context: Context): number =>
  toDivide(effects, context) ?? Number.POSITIVE_INFINITY;

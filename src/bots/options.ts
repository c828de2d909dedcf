// Options: which of several words somebody says, by what the words would do.

import { type CardDefinition, type Chance, type Effect, MANA_KINDS, purposeOf, type Question } from '../game/index.ts';
import { bestMode } from './act.ts';
import { intentOf } from './intent.ts';
import { neededColors } from './mana.ts';
import { keywordWorth, makesMana, type Sight } from './read.ts';

export function chooseOption(sight: Sight, question: Extract<Question, { ask: 'option' }>, chance: Chance): number {
  const { options } = question;
  const { worth } = purposeOf(question);
  switch (worth) {
    case 'first':
      return 0;
    case 'any':
      return chance.below(options.length);
    case 'tap':
      return Math.max(0, options.indexOf('tap'));
    case 'land or not':
      return Math.max(0, options.indexOf(needsLand(sight) ? 'land' : 'nonland'));
    case 'rarest land':
      return fewestOf(sight, options);
    case 'commonest color':
      return mostOf(sight, options);
    case 'needed mana':
      return neededMana(sight, options);
    case 'best shape':
      return bestShape(sight, question.source, options);
    case 'dearest user':
      return dearestUser(sight, options);
    case 'mode': {
      const card = [...sight.me.hand, ...sight.me.removed].find((each) => each.id === question.source);
      const definition = card === undefined ? null : sight.definition(card.name);
      if (definition === null) return 0;
      return Math.max(0, options.indexOf(String(bestMode(sight, definition, question.source).mode)));
    }
    default:
      return worth satisfies never;
  }
}

/** With fewer lands than this, in play and in hand, another is wanted. */
const ENOUGH_LANDS = 5;

function needsLand(sight: Sight): boolean {
  const { view, seat, me } = sight;
  const inPlay = view.inPlay.filter(({ controller, types }) => controller === seat && types.includes('land')).length;
  const inHand = me.hand.filter(({ name }) => sight.definition(name)?.types.includes('land') === true).length;
  return inHand === 0 && inPlay < ENOUGH_LANDS;
}

/** The land type of which the rival has fewest. */
function fewestOf(sight: Sight, types: readonly string[]): number {
  const count = (type: string): number =>
    sight.view.inPlay.filter((each) => !sight.isOurs(each) && each.subtypes.includes(type)).length;
  return types.reduce((best, type, index) => (count(type) < count(types[best] as string) ? index : best), 0);
}

/** The best thing of the rival with an ability to use; the first name if there is none. */
function dearestUser(sight: Sight, names: readonly string[]): number {
  const users = sight.view.inPlay.filter(
    (each) => !sight.isOurs(each) && each.activated.some((ability) => !makesMana(ability)),
  );
  users.sort((a, b) => sight.worth(b) - sight.worth(a));
  const [best] = users;
  return best === undefined ? 0 : Math.max(0, names.indexOf(best.name));
}

/** The colour of which the rival has most. */
function mostOf(sight: Sight, colors: readonly string[]): number {
  const count = (color: string): number =>
    sight.view.inPlay.filter((each) => !sight.isOurs(each) && (each.colors as readonly string[]).includes(color))
      .length;
  return colors.reduce((best, color, index) => (count(color) > count(colors[best] as string) ? index : best), 0);
}

/** The mana of which the hand wants most; what is not a colour is for nobody in particular. */
function neededMana(sight: Sight, kinds: readonly string[]): number {
  const need = neededColors(sight);
  const wants = (kind: string): number => need[MANA_KINDS.indexOf(kind as (typeof MANA_KINDS)[number])] ?? 0;
  return kinds.reduce((best, kind, index) => (wants(kind) > wants(kinds[best] as string) ? index : best), 0);
}

// ---- shapes ----

/** Of several ways in which something may be, the one that makes most of it; of several effects, the best for its controller. */
function bestShape(sight: Sight, source: number, words: readonly string[]): number {
  const name = sight.permanent(source)?.name ?? sight.playable(source) ?? sight.view.asking;
  const definition = name === null ? null : sight.definition(name);
  if (definition === null) return 0;
  const worths = words.map((word) => wordWorth(definition, word));
  return worths.reduce((best, worth, index) => (worth > (worths[best] as number) ? index : best), 0);
}

/** What a card would be worth with this word chosen. */
function wordWorth(definition: CardDefinition, word: string): number {
  const chosen = word.split('/').map(Number);
  const size = definition.size?.map((amount) => sizeWith(amount, chosen)) ?? [0, 0];
  const [power, toughness] = size as [number, number];
  // A body is as good as its lesser half lets it be; one without toughness is none.
  const body = Number.isNaN(chosen[0]) ? 0 : toughness <= 0 ? -10 : 2 * Math.sqrt(Math.max(0, power) * toughness);
  return body + keywordsOf(definition, word) + intentOf(effectsOf(definition, word), (ref) => ref.ref === 'this');
}

/** A size that speaks of the number that is chosen. */
function sizeWith(amount: unknown, [power = 0, toughness = power]: readonly number[]): number {
  if (typeof amount === 'number') return amount;
  const words = amount as { readonly amount?: string; readonly of?: unknown };
  if (words.amount === 'chosen') return words.of === 'power' ? power : toughness;
  if (words.amount !== 'difference' || !Array.isArray(words.of)) return 1;
  const [from, less] = words.of as readonly unknown[];
  return sizeWith(from, [power, toughness]) - sizeWith(less, [power, toughness]);
}

/** The worth of the keywords that come with a shape. */
function keywordsOf({ abilities }: CardDefinition, word: string): number {
  let worth = 0;
  for (const ability of abilities) {
    if (ability.ability !== 'replacement' || ability.replacement.replace !== 'enter') continue;
    for (const change of ability.replacement.shapes?.find((shape) => shape.word === word)?.changes ?? [])
      if (change.change === 'keyword') worth += keywordWorth(change.keyword);
  }
  return worth;
}

/** The effects that a word stands for, wherever the card says them. */
function effectsOf({ spell, abilities }: CardDefinition, word: string): readonly Effect[] {
  const texts = [
    ...spell.modes.map(({ effects }) => effects),
    ...abilities.flatMap((each) =>
      each.ability === 'activated' || each.ability === 'triggered' ? [each.effects] : [],
    ),
  ];
  for (const effect of texts.flat())
    if (effect.do === 'oneOf') {
      const found = effect.of.find((each) => each.word === word);
      if (found !== undefined) return found.then;
    }
  return [];
}

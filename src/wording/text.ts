// The rules text of a card in a book's voice, and the whole card as a page would print it.

import type { Ability } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { CardDefinition, SpellMode, SpellText } from '../language/card.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { BASIC_LAND_TYPES, writeMana } from '../language/mana.ts';
import { abilityText, begin, goesWithoutSaying, keywordAsWord, protectionsTogether } from './ability.ts';
import { amountPhrase } from './amount.ts';
import { conditionText } from './condition.ts';
import { hearCost, payPhrase } from './cost.ts';
import { tellEffects } from './effect.ts';
import { capital } from './grammar.ts';
import { told } from './items.ts';
import { a, noun, owned } from './noun.ts';
import { cardLying, endsRaising } from './raising.ts';
import type { Telling } from './telling.ts';
import { printedSize } from './typeline.ts';
import type { Voice } from './voice.ts';

// ---- spells ----

function modeText(mode: SpellMode, card: CardDefinition, voice: Voice): string {
  const t = begin(voice, card, card.name, { targets: mode.targets });
  if (card.spell.additionalCost !== null) hearCost(card.spell.additionalCost, t);
  return told(tellEffects(mode.effects, t));
}

const isOneCard = (effect: Effect): boolean => effect.do === 'draw' && effect.amount === 1 && effect.who.ref === 'you';

/** "Draw a card at the beginning of the next turn's upkeep." */
const isCardLater = (effect: Effect): boolean =>
  effect.do === 'later' && effect.when === 'next upkeep' && effect.then.every(isOneCard);

/** What befalls all that are there by then. */
const isAllLater = (effect: Effect): boolean =>
  effect.do === 'later' && effect.then.some((each) => each.do === 'destroy' && each.what.ref === 'all');

/** A card drawn besides, after all that the spell is for, is a line of its own. */
function modeLines(mode: SpellMode, card: CardDefinition, voice: Voice): string[] {
  const last = mode.effects[mode.effects.length - 1];
  const before = mode.effects[mode.effects.length - 2];
  const isBesides =
    last !== undefined &&
    before !== undefined &&
    before.do !== 'scry' &&
    (isOneCard(last) || isCardLater(last) || isAllLater(last));
  if (!isBesides) return [modeText(mode, card, voice)];
  const main = { ...mode, effects: mode.effects.slice(0, -1) };
  return [modeText(main, card, voice), modeText({ ...mode, effects: [last] }, card, voice)];
}

function whenPlayed(when: NonNullable<SpellText['playWhen']>, card: CardDefinition, voice: Voice): string {
  switch (when) {
    case 'attacked':
      return voice.playWhenAttacked(card.name);
    case 'opponent casts':
      return voice.playWhenOpponentCasts(card.name);
    case 'before blocks':
      return voice.playBeforeBlocks(card.name);
    case 'own attack':
      return voice.playInOwnAttack(card.name);
    case 'blocks declared':
      return voice.playAfterBlocks(card.name);
    case "before opponent's attack":
      return voice.playBeforeTheirAttack(card.name);
    case 'before damage':
      return voice.playBeforeDamage(card.name);
    case 'before attack ends':
      return voice.playBeforeAttackEnds(card.name);
    case 'before attack':
      return voice.playBeforeAttack(card.name);
  }
}

/** What is chosen and paid on casting, then what the spell does. */
function spellLines(card: CardDefinition, voice: Voice): string[] {
  const { spell } = card;
  const lines: string[] = [];
  if (spell.playWhen !== null) lines.push(whenPlayed(spell.playWhen, card, voice));
  if (spell.alternativeCost !== undefined)
    lines.push(voice.alternativeCost(card.name, payPhrase(spell.alternativeCost, begin(voice, card, card.name))));
  if (spell.additionalCost !== null) {
    lines.push(voice.additionalCost(card.name, payPhrase(spell.additionalCost, begin(voice, card, card.name))));
  }
  if (spell.xOnly !== null) lines.push(voice.xOnly(spell.xOnly));
  if (spell.modes.length > 1) lines.push(voice.chooseOne(spell.modes.map((mode) => modeText(mode, card, voice))));
  else
    for (const mode of spell.modes)
      lines.push(
        ...modeLines(mode, card, voice)
          .filter((line) => line !== '.')
          .map(capital),
      );
  if (spell.perExtraTarget > 0) lines.push(voice.perExtraTarget(card.name, `{${spell.perExtraTarget}}`));
  return lines;
}

// ---- permanents ----

/** "As long as it's your turn, its power and toughness are each equal to 2 plus …": what counts only at times. */
function sometimes(amount: Amount, t: Telling, subject: string): string | null {
  const parts = typeof amount !== 'number' && amount.amount === 'sum' ? amount.of : [];
  const turns = parts.flatMap((each) =>
    typeof each !== 'number' && each.amount === 'count' && each.while !== undefined ? [{ each, when: each.while }] : [],
  );
  // One count in one case, another in the other.
  if (turns.length > 1 && turns.length === parts.length)
    return turns
      .map(({ each, when }) => {
        const its = subject.replace(/^.*'s /, 'its ');
        return `As long as ${conditionText(when, t)}, ${its} equal to ${amountPhrase(each, t)}.`;
      })
      .join(' ');
  const [base, more] = typeof amount !== 'number' && amount.amount === 'sum' ? amount.of : [];
  if (typeof base !== 'number' || more === undefined || typeof more === 'number' || more.amount !== 'count')
    return null;
  if (more.while?.if !== 'yourTurn') return null;
  const { onYourTurn } = t.voice;
  const not = onYourTurn.includes("it's your") ? onYourTurn.replace("it's your", "it's not your") : 'at any other time';
  return `${capital(onYourTurn)}, ${subject} equal to ${base} plus ${amountPhrase(more, t)}. ${capital(not)}, ${subject} ${base}.`;
}

/** A creature whose size is counted prints stars, and says what they mean. */
export function sizeLine(card: CardDefinition, voice: Voice): string[] {
  if (card.size === null) return [];
  const [power, toughness] = card.size;
  if (typeof power === 'number' && typeof toughness === 'number') return [];
  const t = begin(voice, card, card.name);
  const own = `${card.name}'s`;
  if (JSON.stringify(power) === JSON.stringify(toughness)) {
    const passing = sometimes(power, t, `${own} ${voice.power} and ${voice.toughness} are each`);
    if (passing !== null) return [passing];
    return [`${own} ${voice.power} and ${voice.toughness} are each equal to ${amountPhrase(power, t)}.`];
  }
  // What it is was told where it was chosen.
  if (typeof power !== 'number' && power.amount === 'chosen' && JSON.stringify(toughness).includes('"toughness"'))
    return [];
  if (typeof toughness !== 'number' && toughness.amount === 'difference') {
    const [from, less] = toughness.of;
    if (typeof from === 'number' && JSON.stringify(less) === JSON.stringify(power))
      return [
        `${own} ${voice.power} is equal to ${amountPhrase(power, t)} and its ${voice.toughness} is equal to ${from} minus that number.`,
      ];
  }
  if (typeof toughness !== 'number' && toughness.amount === 'sum') {
    const [base, more, ...others] = toughness.of;
    if (typeof more === 'number' && others.length === 0 && JSON.stringify(base) === JSON.stringify(power))
      return [
        `${own} ${voice.power} is equal to ${amountPhrase(power, t)} and its ${voice.toughness} is equal to that number plus ${more}.`,
      ];
  }
  return [
    ...(typeof power === 'number' ? [] : [`${own} ${voice.power} is equal to ${amountPhrase(power, t)}.`]),
    ...(typeof toughness === 'number' ? [] : [`${own} ${voice.toughness} is equal to ${amountPhrase(toughness, t)}.`]),
  ];
}

const isChosenSize = ({ size }: CardDefinition): boolean =>
  size !== null && typeof size[0] !== 'number' && size[0].amount === 'chosen';

/** Keywords that follow one another share a line; protections are told together at its end. */
function keywordsLine(abilities: readonly Ability[], card: CardDefinition, voice: Voice): string {
  const words: string[] = [];
  const froms: Filter[] = [];
  abilities.forEach((ability) => {
    if (ability.ability === 'protection') froms.push(ability.from);
    else words.push(keywordAsWord(ability, voice, card) as string);
  });
  if (froms.length > 0) words.push(protectionsTogether(froms, voice, card));
  return capital(words.join(', '));
}

const entersTapped = (ability: Ability | undefined): boolean =>
  ability?.ability === 'replacement' && ability.replacement.replace === 'enter' && ability.replacement.tapped;

const isSleeping = (ability: Ability): boolean => ability.ability === 'keyword' && ability.keyword === "doesn't untap";

/** A turn may be skipped for it: then each thing about its being tapped is a line of its own. */
const skipsTurns = (ability: Ability): boolean =>
  ability.ability === 'replacement' && ability.replacement.replace === 'instead' && ability.replacement.of === 'turn';

function abilityLines(card: CardDefinition, voice: Voice): string[] {
  const lines: string[] = [];
  let words: Ability[] = [];
  const finish = (): void => {
    if (words.length > 0) lines.push(keywordsLine(words, card, voice));
    words = [];
  };
  let sized = false;
  const size = (): void => {
    if (!sized) lines.push(...sizeLine(card, voice));
    sized = true;
  };
  card.abilities.forEach((ability, index) => {
    if (goesWithoutSaying(ability, voice, card)) return;
    if (keywordAsWord(ability, voice, card) !== null) {
      words.push(ability);
      return;
    }
    finish();
    // What was chosen is told after how it is chosen.
    if (!isChosenSize(card)) size();
    const before = lines[lines.length - 1];
    const line = abilityText(ability, voice, card, card.name);
    // "Leviathan enters the battlefield tapped and doesn't untap during your untap step."
    if (
      before !== undefined &&
      entersTapped(card.abilities[index - 1]) &&
      isSleeping(ability) &&
      !card.abilities.some(skipsTurns)
    )
      lines[lines.length - 1] = `${before.replace(/\.$/, '')} and ${line.slice(card.name.length + 1)}`;
    else if (before !== undefined && endsRaising(ability, card)) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  });
  finish();
  size();
  return lines;
}

function enchantLines(card: CardDefinition, voice: Voice): string[] {
  if (card.enchant === null) return [];
  if (card.enchantIn !== undefined) {
    const lying = voice.enchantLine(cardLying(card.enchant, begin(voice, card, card.name)));
    return lying === null ? [] : [lying];
  }
  const words = noun(card.enchant, begin(voice, card, card.name));
  const isTheirs = card.enchant.controller === 'opponent';
  const whose = isTheirs ? voice.of(voice.opponent.one) : owned(card.enchant.controller, voice);
  const line = voice.enchantLine(whose?.bare({ one: words.one, many: words.one }) ?? words.one);
  if (line !== null) return [line];
  // Where the type line says it, there is no room there for whose it must be.
  const mine = isTheirs ? voice.of(voice.opponent.one).a(words) : a(card.enchant, begin(voice, card, card.name));
  return card.enchant.controller === undefined ? [] : [`Play ${card.name} only on ${mine}.`];
}

/** A land of basic types says what it gives where the book has that on the card. */
function landLines(card: CardDefinition, voice: Voice): readonly string[] {
  const types = BASIC_LAND_TYPES.filter((type) => card.subtypes.includes(type));
  return card.types.includes('land') && types.length > 0 ? voice.landText(types) : [];
}

/** A card for ante says so before all else. */
const anteLines = (card: CardDefinition): string[] =>
  card.forAnte ? [`Remove ${card.name} from your deck before playing if you're not playing for ante.`] : [];

/** What it says about decks. */
const deckLines = (card: CardDefinition): string[] =>
  card.anyNumberInDeck ? [`A deck can have any number of cards named ${card.name}.`] : [];

/** Where the type line has no room for what sort of creature an artifact is, the text says what it counts as. */
function sortLines(card: CardDefinition, voice: Voice): string[] {
  const isMade = card.types.includes('artifact') && card.types.includes('creature');
  const untold = (isMade ? (card.summon ?? []) : []).filter((sort) => !voice.typeLine(card).includes(sort));
  return untold.length === 0 ? [] : [`${card.name} counts as a ${untold.join(' ')}.`];
}

// ---- the card ----

export const typeLine = (card: CardDefinition, voice: Voice): string => voice.typeLine(card);

const isPermanent = ({ types }: CardDefinition): boolean => !types.includes('instant') && !types.includes('sorcery');

/** Of an instant or sorcery, what happens to the card at another time, or all else that it is. */
const said = (card: CardDefinition, later: boolean): CardDefinition => ({
  ...card,
  abilities: card.abilities.filter(({ ability }) => (ability === 'triggered') === later),
});

/** What a spell is comes before what it does; a permanent's choices on casting come before what it is. */
const bodyLines = (card: CardDefinition, voice: Voice): string[] =>
  isPermanent(card)
    ? [...spellLines(card, voice), ...abilityLines(card, voice)]
    : [...abilityLines(said(card, false), voice), ...spellLines(card, voice), ...abilityLines(said(card, true), voice)];

/** That an Aura may be cast at any time is told before what it is put on. */
function auraLines(card: CardDefinition, voice: Voice): string[] {
  const [first, ...rest] = card.abilities;
  const isQuick = card.enchant !== null && first?.ability === 'keyword' && first.keyword === 'flash';
  if (!isQuick) return [...enchantLines(card, voice), ...bodyLines(card, voice)];
  return [
    ...abilityLines({ ...card, abilities: [first] }, voice),
    ...enchantLines(card, voice),
    ...bodyLines({ ...card, abilities: rest }, voice),
  ];
}

/** The rules text, one ability a line. */
export function textOf(card: CardDefinition, voice: Voice): string {
  const isFirst = (ability: Ability): boolean =>
    voice.abilitiesFirst &&
    isPermanent(card) &&
    !goesWithoutSaying(ability, voice, card) &&
    keywordAsWord(ability, voice, card) !== null;
  const first = card.abilities.filter(isFirst);
  const rest = first.length === 0 ? card : { ...card, abilities: card.abilities.filter((each) => !isFirst(each)) };
  return [
    ...anteLines(card),
    ...(first.length === 0 ? [] : [keywordsLine(first, card, voice)]),
    ...landLines(card, voice),
    ...sortLines(card, voice),
    ...auraLines(rest, voice),
    ...deckLines(card),
  ]
    .map(voice.edit)
    .join('\n');
}

/** The numbers in the corner: size or loyalty; `null` if there are none. */
export function cornerOf(card: CardDefinition, voice: Voice): string | null {
  if (card.loyalty !== null) return String(card.loyalty);
  if (card.size === null) return null;
  const [power, toughness] = card.size.map(printedSize);
  return voice.size(power as string, toughness as string);
}

/** Name and cost, type line, text, and the numbers in the corner. */
export function wholeCard(card: CardDefinition, voice: Voice): string {
  const title = card.cost === null ? card.name : `${card.name} ${writeMana(card.cost)}`;
  const text = textOf(card, voice);
  const corner = cornerOf(card, voice);
  return [title, typeLine(card, voice), ...(text === '' ? [] : [text]), ...(corner === null ? [] : [corner])].join(
    '\n',
  );
}

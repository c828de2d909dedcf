// Acting: what to do in a window — a land, the most useful spell or ability, the attack, or nothing.

import {
  type ActivatedAbility,
  type Answer,
  type CardDefinition,
  type Effect,
  type PermanentView,
  type Question,
  type TargetSpec,
  totalCost,
} from '../game/index.ts';
import type { AttackPlan } from './fight.ts';
import { auraIntent, hitsTarget, intentOf } from './intent.ts';
import { bestLand } from './mana.ts';
import { manaForLife, priceOf, reachFor, sacrificed } from './price.ts';
import { attacks, attacksAtOnce, isRepeatable, makesMana, type Sight } from './read.ts';
import { spellText, type Text } from './text.ts';
import { NEVER, textScore } from './weigh.ts';

type ActQuestion = Extract<Question, { ask: 'act' }>;

export function chooseAct(sight: Sight, question: ActQuestion, legal: readonly Answer[], plan: AttackPlan): Answer {
  const duty = legal.find((act) => act.kind === 'duty');
  if (duty !== undefined) return duty;
  const land = bestLand(sight, legal);
  if (land !== null) return land;
  let best: Answer | null = null;
  let most = 0;
  for (const act of legal) {
    const score = actScore(sight, question, act);
    if (score > most) {
      most = score;
      best = act;
    }
  }
  if (best !== null) return best;
  const attack = legal.find((act) => act.kind === 'begin attack');
  if (attack !== undefined && wantsAttack(sight, plan)) return attack;
  return legal.find((act) => act.kind === 'pass') ?? (legal[0] as Answer);
}

function wantsAttack(sight: Sight, plan: AttackPlan): boolean {
  const able = sight
    .creatures(true)
    .filter((each) => !each.tapped && (!each.sick || attacksAtOnce(each.keywords)))
    .filter((each) => attacks(each.keywords));
  const must = able.filter((each) => each.keywords.includes('attacks each turn'));
  return (
    plan(
      sight,
      able.map((each) => each.id),
      must.map((each) => each.id),
    ).length > 0
  );
}

/** What an act is worth to the heuristic; nothing or less is not done. */
export function actScore(sight: Sight, question: ActQuestion, act: Answer): number {
  if (act.kind === 'cast') {
    const name = sight.playable(act.card);
    const definition = name === undefined ? null : sight.definition(name);
    return definition === null ? 0 : castScore(sight, question, definition, act.card);
  }
  if (act.kind === 'use') {
    const ability = sight.permanent(act.source)?.activated[act.ability];
    if (ability !== undefined) return usingScore(sight, question, ability, act.source);
    return ownScore(sight, act.source) || returnScore(sight, question, act);
  }
  return 0;
}

// ---- casting ----

export function bestMode(
  sight: Sight,
  definition: CardDefinition,
  source: number,
  only = 0,
): { mode: number; score: number } {
  let best = { mode: 0, score: NEVER };
  definition.spell.modes.forEach((_, mode) => {
    const score = textScore(sight, spellText(sight, definition, mode, source), only);
    if (score > best.score) best = { mode, score };
  });
  return best;
}

/** What can wait does wait: said together with something else it only tells the rival more (1993, p. 29). */
const TOO_SOON = -1;

const isSlow = ({ types, abilities }: CardDefinition): boolean =>
  !types.includes('instant') &&
  !abilities.some((ability) => ability.ability === 'keyword' && ability.keyword === 'flash');

function castScore(sight: Sight, question: ActQuestion, definition: CardDefinition, card: number): number {
  if (question.window === 'main' && sight.view.chain.length > 0 && isSlow(definition)) return TOO_SOON;
  if (question.window === 'prevention')
    return definition.spell.modes.some((mode) => mode.effects.some((effect) => helpsNow(sight, effect))) ? 1 : 0;
  const worth = sight.cardWorth(definition.name);
  if (definition.types.some((type) => type === 'creature' || type === 'planeswalker')) {
    if (hasLegend(sight, definition)) return 0;
    return Math.max(0.1, 2 + worth + Math.min(0, enterScore(sight, definition, card)));
  }
  const { score } = bestMode(sight, definition, card, question.window === 'interrupt' ? question.item : 0);
  if (isTooGoodFor(sight, definition, score)) return 0;
  const spell = definition.types.some((type) => type === 'instant' || type === 'sorcery');
  const life = spell ? manaForLife(definition) : 0;
  if (life > 0) {
    const left = sight.mana - (definition.cost === null ? 0 : totalCost(definition.cost));
    return Math.max(0, (reachFor(sight, left, life, card)?.worth ?? 0) - worth * 0.5);
  }
  if (spell) {
    const cost = additionalCost(sight, definition);
    return score - cost - 0.4 > 0 ? score - cost : 0;
  }
  if (definition.enchant !== null) return score > 0 ? score : 0;
  if (costsAllLife(definition)) return isLastResort(sight) ? worth * 0.5 : 0;
  const doubled = sight.view.inPlay.some((each) => sight.isMine(each) && each.name === definition.name);
  return doubled ? 0 : worth * 0.5;
}

/** Whether it takes life from its player as it comes: nobody gives up what keeps one in the game. */
const costsAllLife = ({ abilities }: CardDefinition): boolean =>
  abilities.some(
    (each) =>
      each.ability === 'replacement' &&
      each.replacement.replace === 'enter' &&
      (each.replacement.does ?? []).some((effect) => effect.do === 'loseLife' && effect.who.ref === 'you'),
  );

/** With so little life left it is no price any more, and so many things in play last for a while in its place. */
const LITTLE_LIFE = 4;
const MANY_THINGS = 8;

const isLastResort = (sight: Sight): boolean =>
  sight.me.life <= LITTLE_LIFE && sight.view.inPlay.filter((each) => sight.isMine(each)).length >= MANY_THINGS;

/** With no more life than this nobody has time to wait. */
const AT_EASE = 10;

/** Whether a spell against a thing is better kept: there is no fight, and the best that it could do now is a trifle. */
function isTooGoodFor(sight: Sight, definition: CardDefinition, score: number): boolean {
  const { view, me, temper } = sight;
  if (score >= temper.trifle || me.life <= AT_EASE || view.attacks.length > 0) return false;
  if (definition.enchant !== null) return auraIntent(definition) < 0;
  return definition.spell.modes.some(({ targets }) => targets.some(({ kinds }) => kinds.includes('permanent')));
}

const additionalCost = (sight: Sight, { spell }: CardDefinition): number =>
  spell.additionalCost === null
    ? 0
    : sacrificed(sight, spell.additionalCost.sacrifice) + (spell.additionalCost.discard?.number ?? 0) * 2;

const hasLegend = (sight: Sight, definition: CardDefinition): boolean =>
  (definition.supertypes.includes('legendary') || definition.types.includes('planeswalker')) &&
  sight.view.inPlay.some((each) => each.name === definition.name);

const mustHit = ({ min, kinds, filter }: TargetSpec): boolean =>
  min !== 0 && kinds.includes('permanent') && filter.types?.includes('creature') === true;

/** What happens as it comes into play; some such abilities must be used even when that hurts. */
function enterScore(sight: Sight, definition: CardDefinition, source: number): number {
  let score = 0;
  for (const ability of definition.abilities) {
    if (ability.ability !== 'triggered' || ability.when.on !== 'enters' || ability.when.what.self !== true) continue;
    const text: Text = { targets: ability.targets, effects: ability.effects, x: 0, aura: null, slow: false, source };
    const worth = textScore(sight, text);
    if (worth !== NEVER) score += worth;
    // Where there is nothing else to hit, it hits the newcomer.
    else if (ability.targets.some((spec, index) => mustHit(spec) && intentOf(ability.effects, hitsTarget(index)) < 0))
      score -= 2 + sight.cardWorth(definition.name);
  }
  return score;
}

// ---- using ----

/** Whether this prevention would do something about the damage that is on its way to me or to something of mine. */
function helpsNow(sight: Sight, effect: Effect): boolean {
  return sight.view.damage.some(({ source, object, seat, amount }) => {
    const thing = sight.permanent(object);
    const mine = thing === null ? seat === sight.seat : sight.isMine(thing);
    if (!mine || amount <= 0) return false;
    if (effect.do === 'preventFromSource') {
      const from = sight.permanent(source);
      return thing === null && (from === null || sight.fits(effect.source, from));
    }
    return effect.do === 'prevent' && (thing === null || (thing.toughness ?? 0) - thing.damage <= amount);
  });
}

function usingScore(sight: Sight, question: ActQuestion, ability: ActivatedAbility, source: number): number {
  if (makesMana(ability)) return 0;
  const thing = sight.permanent(source);
  if (question.window === 'prevention') return ability.effects.some((effect) => helpsNow(sight, effect)) ? 1 : 0;
  if (question.window === 'regeneration') {
    const doomed = sight.permanent(question.item);
    return doomed !== null && sight.isMine(doomed) ? 1 : 0;
  }
  if (thing === null || !sight.isMine(thing)) return 0;
  if (ability.equip) return equipScore(sight, thing.attachedTo);
  if (ability.targets.some(({ players }) => players === 'teammate')) return deployScore(sight, thing);
  const text: Text = {
    targets: ability.targets,
    effects: ability.effects,
    x: sight.mana,
    aura: null,
    slow: ability.speed === 'sorcery',
    times: timesPayable(sight, ability),
    source,
  };
  const score = textScore(sight, text, question.window === 'interrupt' ? question.item : 0);
  if (ability.cost.loyalty !== null) return score + 1;
  const { cost } = ability;
  const price = priceOf(sight, cost) + (cost.sacrificeThis || cost.exileThis ? sight.worth(thing) : 0);
  // Something that costs nothing could be done for ever.
  const free =
    cost.mana === null && !cost.tap && price === 0 && cost.tapOthers === null && cost.removeCounters === null;
  return free ? 0 : score - price;
}

/** An ability that I have myself, because of a card that was cast: mana for life, as long as that gets me something. */
function ownScore(sight: Sight, source: number): number {
  const name = sight.playable(source);
  const definition = name === undefined ? null : sight.definition(name);
  const life = definition === null ? 0 : manaForLife(definition);
  return life === 0 ? 0 : (reachFor(sight, sight.mana, life, source)?.worth ?? 0);
}

/** What a card comes back for out of a graveyard: mana that nothing else is left for. */
const RETURNS = 0.3;

/** An ability of a card in my graveyard: one that puts it back into play is used with what the turn has left over. */
function returnScore(sight: Sight, question: ActQuestion, act: Extract<Answer, { kind: 'use' }>): number {
  const card = sight.me.graveyard.find(({ id }) => id === act.source);
  const abilities = card === undefined ? [] : (sight.definition(card.name)?.abilities ?? []);
  const ability = abilities.filter((each) => each.ability === 'activated')[act.ability];
  const returns = ability?.effects.some((effect) => effect.do === 'toPlay' && effect.what.ref === 'this') === true;
  const pending = sight.view.chain.some((item) => item.object === act.source);
  const spare = question.window === 'main' || sight.view.active !== sight.seat;
  return returns && spare && !pending ? RETURNS : 0;
}

/** How often an ability could be used now that costs nothing but mana. */
function timesPayable(sight: Sight, ability: ActivatedAbility): number {
  const { mana } = ability.cost;
  if (mana === null || !isRepeatable(ability)) return 1;
  return Math.max(1, Math.floor(sight.mana / Math.max(1, totalCost(mana))));
}

/** A creature of one who has nobody to attack is of more use to a team mate who has, save one to stay at home. */
function deployScore(sight: Sight, thing: PermanentView): number {
  const idle = sight.view.attackable.length === 0 && attacks(thing.keywords) && (thing.power ?? 0) > 0;
  const home = sight.creatures(true).filter((each) => each.id !== thing.id && !each.tapped);
  return idle && home.length > 0 ? 0.5 : 0;
}

/** Equipment goes on a creature of mine that attacks, and stays there. */
function equipScore(sight: Sight, attachedTo: number): number {
  const bearer = sight.permanent(attachedTo);
  if (bearer !== null && sight.isMine(bearer)) return 0;
  return sight.creatures(true).some((each) => !each.sick && attacks(each.keywords)) ? 2 : 0;
}

// Everything in play as it is now, with what its card says and what lasts on it unseen.

import type { ActivatedAbility, PermanentView } from '../../game/index.ts';
import { lastingWords, type Scene, saidKeywords, sidesOf, type Why, whyAll } from '../../game/told/index.ts';
import type { PermanentState, WhyState } from '../../protocol/table.ts';
import { hasTurn } from '../sides.ts';
import { makesMana } from './uses.ts';

const LETTERS: { readonly [color: string]: string } = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** Letters in the order WUBRG, which is the order of the list itself. */
export const colorLetters = (colors: readonly string[]): string =>
  Object.keys(LETTERS)
    .filter((color) => colors.includes(color))
    .map((color) => LETTERS[color])
    .join('');

export function permanentStates(scene: Scene): PermanentState[] {
  const whys = new Map(whyAll(scene).map((why) => [why.id, why]));
  const sides = sidesOf(scene);
  return scene.view.inPlay.map((thing) => ({
    ...permanentState(scene, thing, whys.get(thing.id)),
    sides: sides.get(thing.id) ?? [],
  }));
}

/** "2/2 green creature Bear, flying". */
function whyState({ printed, steps }: Why): WhyState {
  const { types, colors, keywords } = printed;
  const words = [printed['power and toughness'], colors, types].filter((each) => each !== '').join(' ');
  return { printed: keywords === '' ? words : `${words}, ${keywords}`, steps };
}

function permanentState(scene: Scene, thing: PermanentView, why: Why | undefined): Omit<PermanentState, 'sides'> {
  return {
    id: thing.id,
    name: thing.name,
    owner: thing.owner,
    controller: thing.controller,
    types: thing.types,
    subtypes: thing.subtypes,
    colors: colorLetters(thing.colors),
    power: thing.power,
    toughness: thing.toughness,
    printed: printedSize(scene, thing),
    keywords: thing.keywords,
    abilities: saidKeywords(scene, thing.keywords),
    tapped: thing.tapped,
    sick: thing.sick && thing.power !== null && !thing.keywords.includes('haste'),
    damage: thing.damage,
    counters: thing.counters.map(({ name, number }) => ({ name, number })),
    attachedTo: thing.attachedTo,
    token: thing.token,
    chosen: thing.chosen,
    ready: readyFor(scene, thing),
    effects: [...(thing.card === null ? [] : [`Face down: ${thing.card}`]), ...lastingWords(scene, thing.id)],
    why: why === undefined ? null : whyState(why),
  };
}

/** What is tapped, or new where that matters, cannot be tapped for anything. */
function readyFor(scene: Scene, thing: PermanentView): PermanentState['ready'] {
  const isNew = thing.sick && thing.power !== null && !thing.keywords.includes('haste');
  const able = thing.activated.filter(
    (ability) =>
      ability.from === undefined &&
      (ability.by === 'controller' || ability.by === 'anybody') &&
      !(ability.cost.tap && (thing.tapped || isNew)) &&
      (makesMana(ability) || isItsTime(scene, thing, ability)),
  );
  const kinds = new Set(able.map((ability) => (makesMana(ability) ? ('mana' as const) : ('ability' as const))));
  return [...kinds].toSorted();
}

/** Where nobody responds, nothing is used in a turn of others; and what is for one's own turn waits for that. */
function isItsTime({ game, view }: Scene, { controller }: PermanentView, { speed, during }: ActivatedAbility): boolean {
  const isOwn = hasTurn(game, controller);
  if (!isOwn && (game.book.facts.timing.responds === 'nobody' || speed === 'sorcery')) return false;
  switch (during) {
    case null:
      return true;
    case 'your turn':
      return isOwn;
    case 'your turn, before attackers are declared':
      return isOwn && view.attacks.length === 0;
    case "an opponent's turn, before attackers are declared":
      return !isOwn && view.attacks.length === 0;
    case 'combat':
      return view.attacks.length > 0;
    default:
      return view.step.includes('upkeep') && (during === 'any upkeep' || isOwn);
  }
}

function printedSize(scene: Scene, thing: PermanentView): readonly [number, number] | null {
  const size = scene.definition(thing.id).size;
  if (size === null) return null;
  const [power, toughness] = size;
  return typeof power === 'number' && typeof toughness === 'number' ? [power, toughness] : null;
}

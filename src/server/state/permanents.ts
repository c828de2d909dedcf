// Everything in play as it is now, with what its card says and what lasts on it unseen.

import type { PermanentView } from '../../game/index.ts';
import { lastingWords, type Scene, saidKeywords, sidesOf, type Why, whyAll } from '../../game/told/index.ts';
import type { PermanentState, WhyState } from '../../protocol/table.ts';

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
    effects: [...(thing.card === null ? [] : [`Face down: ${thing.card}`]), ...lastingWords(scene, thing.id)],
    why: why === undefined ? null : whyState(why),
  };
}

function printedSize(scene: Scene, thing: PermanentView): readonly [number, number] | null {
  const size = scene.definition(thing.id).size;
  if (size === null) return null;
  const [power, toughness] = size;
  return typeof power === 'number' && typeof toughness === 'number' ? [power, toughness] : null;
}

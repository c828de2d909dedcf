// The order of continuous effects: by layers (2007, 2010), or simply as they occurred (before).

import type { EffectsPart } from '../../engine/rulebook.ts';

const LAYERS: { readonly [change: string]: number } = {
  control: 2,
  colorWord: 3,
  becomes: 4,
  also: 4,
  creatureTypes: 4,
  landType: 4,
  alsoLandType: 4,
  color: 5,
  loseAbilities: 6,
  cantActivate: 7,
  setSize: 8,
  size: 9,
};

export const layers: EffectsPart = {
  layerOf: (change) =>
    (change.change === 'also' && change.colors.length > 0 ? LAYERS.color : LAYERS[change.change]) ?? 6,
};

/** "Apply them in the order that they occurred"; a size set to a value counts as printed, pluses go on top. */
export const inOrder: EffectsPart = {
  layerOf: ({ change }) => (change === 'setSize' ? 1 : change === 'size' ? 2 : change === 'cantActivate' ? 3 : 0),
};

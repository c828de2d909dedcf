// The gallery: scenes in which the five books differ, or come to the same by different ways.

import { BadInput } from '../../game/index.ts';
import { didYouMean } from '../../written/nearest.ts';
import type { Study } from '../study.ts';
import { readStudy } from '../text/read.ts';
import { ASKED_FOR } from './asked-for.ts';
import { COMBAT } from './combat.ts';
import { PERMANENTS } from './permanents.ts';
import { SAVED } from './saved.ts';
import type { GalleryScene } from './scene.ts';
import { TIMING } from './timing.ts';
import { TRAMPLE } from './trample.ts';
import { WONDERS } from './wonders.ts';

export type { Expected, GalleryScene } from './scene.ts';

export const GALLERY: readonly GalleryScene[] = [
  ...COMBAT,
  ...TRAMPLE,
  ...TIMING,
  ...PERMANENTS,
  ...SAVED,
  ...ASKED_FOR,
  ...WONDERS,
];

export function sceneNamed(id: string): GalleryScene {
  const found = GALLERY.find((scene) => scene.id === id);
  const known = GALLERY.map((scene) => scene.id);
  if (found === undefined)
    throw new BadInput(`there is no scene '${id}'${didYouMean(id, known)} The scenes are ${known.join(', ')}`);
  return found;
}

/** The text of a scene, as `readStudy` reads it. */
export const textOfScene = ({ title, study }: GalleryScene): string => `title: ${title}\n${study}\n`;

export const studyOf = (scene: GalleryScene): Study => readStudy(textOfScene(scene));

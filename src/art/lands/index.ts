// The grounds a picture can be painted on, by colour of mana.
import type { Mood } from '../palettes.ts';
import type { Painter } from '../scene.ts';
import { forests } from './forests.ts';
import { halls } from './halls.ts';
import { mountains } from './mountains.ts';
import { plains } from './plains.ts';
import { seas } from './seas.ts';
import { swamps } from './swamps.ts';

export const LANDS: Readonly<Record<Exclude<Mood, 'M'>, Painter>> = {
  W: plains,
  U: seas,
  B: swamps,
  R: mountains,
  G: forests,
  A: halls,
};

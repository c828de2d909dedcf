// All signs and things by name.
import type { Sketches } from '../sketch.ts';
import { OBJECTS } from './objects.ts';
import { POWERS } from './powers.ts';
import { SIGNS as FIRST_SIGNS } from './signs.ts';
import { WARES } from './wares.ts';

export const SIGNS: Sketches = { ...FIRST_SIGNS, ...POWERS };
export const THINGS: Sketches = { ...OBJECTS, ...WARES };

// All lessons, in the order in which a newcomer meets them: the book that teaches the game first, then the others by their years.

import type { Lesson } from '../lessons/lesson.ts';
import { lessons as beta } from './beta/lessons.ts';
import { lessons as fifth } from './fifth/lessons.ts';
import { lessons as m11 } from './m11/lessons.ts';
import { lessons as portal } from './portal/lessons.ts';
import { lessons as tenth } from './tenth/lessons.ts';

export const LESSONS: readonly Lesson[] = [portal, beta, fifth, tenth, m11].flat();

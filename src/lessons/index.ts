// All lessons, in the order in which a newcomer meets them.

import { betaLesson } from './beta.ts';
import { fifthLesson } from './fifth.ts';
import { firstForTwo } from './first-for-two.ts';
import { firstGame } from './first-game.ts';
import type { Lesson } from './lesson.ts';
import { m11Lesson } from './m11.ts';
import { tenthLesson } from './tenth.ts';

export const LESSONS: readonly Lesson[] = [firstGame, firstForTwo, betaLesson, fifthLesson, tenthLesson, m11Lesson];

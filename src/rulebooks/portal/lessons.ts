// Portal teaches the game itself: the guided first game, for one and for two.

import type { Lesson } from '../../lessons/lesson.ts';
import { firstGame } from './lessons-first-game.ts';
import { firstForTwo } from './lessons-for-two.ts';

export const lessons: readonly Lesson[] = [firstGame, firstForTwo];

// Begins a scene of a lesson: a table of its own is laid, and the page goes there.

import { api } from '../state/api.ts';
import { goTo } from '../state/route.ts';

export async function beginScene(lesson: string, scene: number): Promise<void> {
  goTo('duel', (await api.newLesson({ lesson, scene })).id);
}

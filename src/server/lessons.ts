// Lessons at the table: which there are, the scene that is played, and the coach who looks on.

import type { FastifyInstance } from 'fastify';
import { type Answer, BadInput, type PositionWords, type Seat } from '../game/index.ts';
import { Coach } from '../lessons/coach.ts';
import { playScene, positionOf } from '../lessons/course.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { type LessonInfo, type NewLesson, newLessonSchema } from '../protocol/setup.ts';
import { LESSONS } from '../rulebooks/lessons.ts';
import type { KeptSettings } from './kept-setup.ts';
import type { Owners } from './owners.ts';
import { firstSettings } from './pace.ts';
import { beginGame, type DuelSetup } from './setup.ts';
import type { Tables } from './tables.ts';

/** A lesson asks for what it teaches and pays by itself: no stop and no mana by hand stands in its way. */
export const LESSON_SETTINGS: KeptSettings = [0, 1].map((seat) => ({ ...firstSettings(seat), stops: [], pays: true }));

function lessonNamed(id: string): Lesson {
  const lesson = LESSONS.find((each) => each.id === id);
  if (lesson === undefined)
    throw new BadInput(`there is no lesson '${id}': there are ${LESSONS.map((each) => each.id).join(', ')}`);
  return lesson;
}

export function sceneSetup({ lesson: id, scene: number }: NewLesson): {
  readonly lesson: { readonly id: string; readonly scene: number };
  readonly position: PositionWords;
  readonly script: readonly Answer[];
  /** The seats of those who are led. */
  readonly people: readonly Seat[];
} {
  const { scenes, title, people = 1 } = lessonNamed(id);
  const scene = scenes[number];
  if (scene === undefined)
    throw new BadInput(`'${title}' has no scene ${number}: its scenes are 0 to ${scenes.length - 1}`);
  const { script } = playScene(scene);
  return { lesson: { id, scene: number }, position: positionOf(scene), script, people: [0, 1].slice(0, people) };
}

export const coachFor = (setup: DuelSetup): Coach | null =>
  setup.lesson === undefined
    ? null
    : new Coach(lessonNamed(setup.lesson.id), setup.lesson.scene, () => beginGame(setup));

const infoOf = ({ id, book, title, about, minutes, people = 1, scenes }: Lesson): LessonInfo => ({
  id,
  book,
  title,
  about,
  minutes,
  people,
  scenes: scenes.map((scene) => scene.title),
});

export function lessonRoutes(server: FastifyInstance, tables: Tables, owners: Owners): void {
  server.get('/api/lessons', async (): Promise<LessonInfo[]> => LESSONS.map(infoOf));
  server.post('/api/lessons', async (request, reply) =>
    reply
      .code(201)
      .send({ id: await tables.newLesson(newLessonSchema.parse(request.body), owners.maker(request, reply)) }),
  );
}

// Lessons: every scene can be played as it is meant, at the table itself, and every wrong answer gets its sentence.

import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/index.ts';
import { Coach } from '../../src/lessons/coach.ts';
import { isLed, playScene, positionOf } from '../../src/lessons/course.ts';
import { answerFor, canBeDone, deedOf } from '../../src/lessons/deeds.ts';
import { deedsOf, type Lesson, type Scene, type Step } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/rulebooks/lessons.ts';
import type { Chair } from '../../src/server/chair.ts';
import { Course } from '../../src/server/course.ts';
import { beginGame, computer, type DuelSetup, HERE } from '../../src/server/setup.ts';
import { hasEntry } from '../support/catalogue.ts';

const SCENES = LESSONS.flatMap((lesson) => lesson.scenes.map((scene, number) => ({ lesson, scene, number })));

const setupOf = (scene: Scene): DuelSetup => ({
  mode: 'position',
  start: { kind: 'position', words: positionOf(scene) },
  seats: [
    { name: 'You', holder: { by: 'person', who: HERE }, deck: '' },
    {
      name: 'Mara',
      holder: isLed(scene, 1) ? { by: 'person', who: HERE } : computer({ id: '', title: '' }, 1),
      deck: '',
    },
  ],
  script: playScene(scene).script,
  seed: 'lesson',
});

interface Asked {
  readonly step: Step;
  readonly game: Game;
  readonly course: Course;
  readonly coach: Coach;
}

/** Plays a scene at the table, where what needs no decision is passed over; `asked` hears of every step as it is asked. */
function atTheTable(lesson: Lesson, number: number, asked: (now: Asked) => void = () => {}): Course {
  const scene = lesson.scenes[number] as Scene;
  const setup = setupOf(scene);
  const course = new Course(setup, null);
  const coach = new Coach(lesson, number, () => beginGame(setup));
  for (let count = 0; count < 400; count += 1) {
    const { game } = course;
    const step = scene.steps[coach.done(course.answers)];
    if (step === undefined || game.question === null) return course;
    const { player } = game.question;
    if (!isLed(scene, player)) {
      const answer = course.computerByItself();
      if (answer === null) throw new Error(`the rival has no answer to ${game.question.purpose}`);
      course.take(answer);
      continue;
    }
    const chair = course.chair(player) as Chair;
    const byItself = coach.byItself(game, course.answers, chair.byItself(game));
    if (byItself !== null) {
      course.take(byItself);
      continue;
    }
    const right = deedsOf(step).find((deed) => canBeDone(game, deed));
    expect(right, `asked for ${game.question.purpose}, but it is no step`).toBeDefined();
    asked({ step, game, course, coach });
    const answer = answerFor(game, right as string);
    expect(coach.wrong(game, course.answers, answer)).toBeNull();
    if (answer.kind === 'cast' || answer.kind === 'use') course.answerPaying(chair, answer);
    else course.answer(chair, answer);
  }
  throw new Error(`'${scene.title}' does not come to its end`);
}

describe.each(SCENES)('$lesson.id: $scene.title', ({ lesson, scene, number }) => {
  test('goes as it is meant, and each step is asked at the table', () => {
    const seen: Step[] = [];
    atTheTable(lesson, number, ({ step }) => seen.push(step));
    expect(seen).toEqual(scene.steps);
  });

  test('every other answer is told what is wrong with it, and every such sentence can be heard', () => {
    atTheTable(lesson, number, ({ step, game, course, coach }) => {
      const heard = new Set<string>();
      const { length } = course.answers;
      for (const answer of game.legalAnswers()) {
        const deed = deedOf(game, answer);
        if (deedsOf(step).includes(deed) || answer.kind === 'pay') continue;
        const said = coach.wrong(game, course.answers, answer);
        expect(said, deed).toMatch(/^[A-Z0-9].*[.!)]$/);
        heard.add(said as string);
      }
      for (const [deed, sentence] of Object.entries(step.wrong ?? {})) expect(heard, deed).toContain(sentence);
      expect(course.answers).toHaveLength(length);
    });
  });

  test('it stands on the book', () => {
    expect(scene.entries.length).toBeGreaterThan(0);
    for (const entry of scene.entries) expect(hasEntry(entry), entry).toBe(true);
  });
});

test('the first game for two leads both, each in their own turn, and tells whom to wait for', () => {
  const lesson = LESSONS.find(({ id }) => id === 'first-for-two') as Lesson;
  const heard: { readonly [seat: number]: string[] } = { 0: [], 1: [] };
  atTheTable(lesson, 0, ({ game, course: now, coach }) => {
    const seat = game.question?.player ?? -1;
    heard[seat]?.push(coach.advice(now.answers, seat).says);
    const other = coach.advice(now.answers, 1 - seat);
    expect(other.says).toBe(`Now ${seat === 0 ? 'Robin' : 'Mara'} is led. Look on, and wait for your turn.`);
    expect(other.hint).toBe('');
  });
  expect(heard[0]?.length).toBeGreaterThan(15);
  expect(heard[1]?.length).toBeGreaterThan(9);
});

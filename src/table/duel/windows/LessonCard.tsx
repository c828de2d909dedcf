// The coach at the table: what is to be done now and why, a hint on request, and at the end what was learnt.
import './lesson-card.css';
import { useEffect, useRef, useState } from 'react';
import type { LessonState, TableState } from '../../../protocol/table.ts';
import { beginScene } from '../../lessons/begin.ts';
import { finished } from '../../lessons/done.ts';
import { announce } from '../../state/announce.tsx';
import { goTo } from '../../state/route.ts';
import { ManaText } from '../../symbols/index.ts';
import { useDuel } from '../control/control.ts';
import { useAnchored } from './anchored.ts';
import { clearOf, type Room, readLying, type Size, type Spot, type Wish } from './room.ts';

/** What waits lies at the right end of the rival's side and cards in its middle: the coach stands at the left, or below. */
const NARROW = 600;
const home = ({ foe, view }: Room, { height }: Size): Spot =>
  view.right < NARROW ? { x: foe.left, y: foe.bottom - height - 8 } : { x: foe.left + 8, y: foe.top + 8 };

/** Where it would cover what it speaks of it goes elsewhere. */
const corner = (room: Room, size: Size): Wish => clearOf(room, home(room, size), size, readLying(true));

export function LessonCard() {
  const { table } = useDuel();
  const [lesson, done] = useInTime(table);
  return lesson === null ? null : <Card lesson={lesson} done={done} />;
}

/**
 * What the coach says, and whether that has been done. A step is told with its question and not before: until then a click
 * would mean nothing, and what was said last stays.
 */
function useInTime({ lesson, asked, halted }: TableState): readonly [LessonState | null, boolean] {
  const told = useRef<LessonState | null>(null);
  const last = told.current;
  const isSameScene = last !== null && last.lesson === lesson?.lesson && last.scene === lesson.scene;
  // Who only looks on, or has come to the end, is asked nothing.
  const awaitsQuestion = lesson !== null && !lesson.over && lesson.hint !== '' && asked === null && halted === null;
  if (!isSameScene || !awaitsQuestion) told.current = lesson;
  return [told.current, told.current?.step !== lesson?.step];
}

interface CardProps {
  readonly lesson: LessonState;
  readonly done: boolean;
}

function Card({ lesson, done }: CardProps) {
  const { lesson: id, title, scene, scenes, step, steps, says, over } = lesson;
  const ref = useAnchored<HTMLElement>(corner);
  useEffect(() => {
    announce(says);
    if (over) finished(id, scene - 1);
  }, [id, scene, says, over]);
  return (
    <aside
      ref={ref}
      className="lesson"
      aria-label="Lesson"
      data-testid="lesson"
      data-step={step}
      data-over={over}
      data-done={done || undefined}
    >
      <h2>
        {title}
        {scenes > 1 && (
          <small>
            scene {scene} of {scenes}
          </small>
        )}
      </h2>
      <progress max={steps} value={step} aria-label={`Step ${Math.min(step + 1, steps)} of ${steps}`} />
      <p data-testid="lesson-says">
        <ManaText text={says} />
      </p>
      {step === 0 && scene === 1 && (
        <p className="by-touch">The first touch of a card in hand reads it, the second plays it.</p>
      )}
      {over ? <Onward lesson={lesson} /> : <Hint key={step} hint={lesson.hint} />}
    </aside>
  );
}

function Hint({ hint }: { readonly hint: string }) {
  const [shown, show] = useState(false);
  return (
    <footer>
      {shown ? (
        <p className="lesson-hint" role="status">
          {hint}
        </p>
      ) : (
        <button type="button" onClick={() => show(true)}>
          Show me how
        </button>
      )}
      <button type="button" onClick={() => goTo('lessons')}>
        Leave
      </button>
    </footer>
  );
}

function Onward({ lesson: { lesson, scene, scenes } }: { readonly lesson: LessonState }) {
  const { say } = useDuel();
  const go = (number: number): void => {
    beginScene(lesson, number).catch((error: unknown) =>
      say(error instanceof Error ? error.message : 'The next scene could not be begun.'),
    );
  };
  return (
    <footer>
      <button type="button" onClick={() => go(scene - 1)}>
        Once more
      </button>
      {scene < scenes ? (
        <button type="button" className="first" data-testid="next-scene" onClick={() => go(scene)}>
          Next scene
        </button>
      ) : (
        <button type="button" className="first" data-testid="lesson-end" onClick={() => goTo('lessons')}>
          All lessons
        </button>
      )}
    </footer>
  );
}

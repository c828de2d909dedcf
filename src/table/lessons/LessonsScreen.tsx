// All lessons: the guided first game, and for each other book what is different in it. An address with a lesson begins it.
import './lessons.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LessonInfo } from '../../protocol/setup.ts';
import { Masthead } from '../page/Masthead.tsx';
import { api } from '../state/api.ts';
import { useAsked } from '../state/useAsked.ts';
import { beginScene } from './begin.ts';
import { doneOf, doneStore } from './done.ts';

interface LessonProps {
  readonly lesson: LessonInfo;
  readonly onBegin: (lesson: string, scene: number) => void;
}

function Lesson({ lesson, onBegin }: LessonProps) {
  const { id, title, about, minutes, people, scenes, book } = lesson;
  const done = doneOf(useSyncExternalStore(doneStore.subscribe, doneStore.get), id);
  const next = scenes.findIndex((_, number) => !done.includes(number));
  const all = next < 0;
  return (
    <section className="panel lesson-panel" data-tone={book} aria-label={title}>
      <h2>{title}</h2>
      <p>{about}</p>
      <p className="lesson-time">
        {scenes.length === 1 ? 'One game' : `${scenes.length} scenes`}
        {people > 1 ? ' for two at one screen' : ''}, about {minutes} minutes
        {all ? ', done' : done.length > 0 ? `, ${done.length} of ${scenes.length} done` : ''}
      </p>
      {scenes.length > 1 && (
        <ol>
          {scenes.map((each, number) => (
            <li key={each} data-done={done.includes(number)}>
              <button type="button" className="link" onClick={() => onBegin(id, number)}>
                {each}
                {done.includes(number) && <span className="sr"> (done)</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      <button type="button" className="primary" data-testid={`begin-${id}`} onClick={() => onBegin(id, all ? 0 : next)}>
        {done.length === 0 ? 'Begin' : all ? 'Once more' : 'Go on'}
      </button>
    </section>
  );
}

export function LessonsScreen({ id }: { readonly id: string }) {
  const lessons = useAsked(api.lessons);
  const [fault, setFault] = useState('');
  const begin = (lesson: string, scene: number): void => {
    beginScene(lesson, scene).catch((error: unknown) =>
      setFault(error instanceof Error ? error.message : 'The lesson could not be begun.'),
    );
  };
  useEffect(() => {
    if (id !== '') beginScene(id, 0).catch((error: unknown) => setFault(error instanceof Error ? error.message : ''));
  }, [id]);
  const wrong = fault === '' ? lessons.fault : fault;
  return (
    <main className="screen lessons">
      <Masthead at="lessons" title="Learn" line="By doing: short games that explain themselves." />
      {wrong !== '' && (
        <p role="alert" className="fault-line">
          {wrong}
        </p>
      )}
      <div className="lesson-list">
        {(lessons.value ?? []).map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} onBegin={begin} />
        ))}
      </div>
    </main>
  );
}

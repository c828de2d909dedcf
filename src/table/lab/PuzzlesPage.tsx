// The puzzles: a list by book with what has been solved, and one of them at its table, against a defence that makes no mistake.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { WireAnswer } from '../../protocol/answers.ts';
import type { PuzzleInfo, PuzzleState } from '../../protocol/lab.ts';
import { BOOKS } from '../page/books.ts';
import { useAsked } from '../state/useAsked.ts';
import { lab, wrong } from './ask.ts';
import { isSolved, solvedStore, wasSolved } from './kept.ts';
import { PlayTable } from './Question.tsx';

const stars = (number: number): string => '★'.repeat(number) + '☆'.repeat(5 - number);

export function PuzzlesPage({ id }: { readonly id: string }) {
  const puzzles = useAsked(lab.puzzles);
  const list = puzzles.value ?? [];
  if (puzzles.fault !== '') return <p role="alert">{puzzles.fault}</p>;
  if (id !== '') return <OnePuzzle key={id} id={id} list={list} />;
  return <PuzzleList list={list} />;
}

function PuzzleList({ list }: { readonly list: readonly PuzzleInfo[] }) {
  const solved = useSyncExternalStore(solvedStore.subscribe, solvedStore.get);
  const number = list.filter(({ id }) => isSolved(solved, id)).length;
  return (
    <>
      <p className="lab-line" data-testid="solved-count">
        {number} of {list.length} solved. The stars say how often the five levels of opponents fail; the defence makes
        no mistake.
      </p>
      <div className="lab-columns">
        {Object.entries(BOOKS).map(([book, name]) => (
          <section key={book} className="panel" data-tone={book} aria-label={name}>
            <h2>{name}</h2>
            <ol className="puzzle-list">
              {list
                .filter((each) => each.book === book)
                .sort((a, b) => a.stars - b.stars)
                .map((each) => (
                  <li key={each.id} data-done={isSolved(solved, each.id) || undefined}>
                    <a href={`#/lab/puzzle/${each.id}`}>{each.title}</a> <PuzzleMarks puzzle={each} />
                    {isSolved(solved, each.id) && <span className="sr"> (solved)</span>}
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function PuzzleMarks({ puzzle }: { readonly puzzle: PuzzleInfo }) {
  return (
    <small>
      <span role="img" aria-label={`${puzzle.stars} of 5 stars`}>
        {stars(puzzle.stars)}
      </span>
      {puzzle.differs.length > 0 && ' · other in another book'}
    </small>
  );
}

function usePuzzle(id: string) {
  const [now, setNow] = useState<PuzzleState | null>(null);
  /** The person's own answers are counted by where the defence had answered: taking back goes to the one before. */
  const [before, setBefore] = useState<readonly (readonly WireAnswer[])[]>([]);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(true);
  const go = useCallback(
    (answers: readonly WireAnswer[]): Promise<void> => {
      setBusy(true);
      setFault('');
      return lab.puzzle(id, answers).then(
        (found) => {
          setNow(found);
          setBusy(false);
          if (found.verdict === 'solved') wasSolved(id);
        },
        (error: unknown) => {
          setFault(wrong(error));
          setBusy(false);
        },
      );
    },
    [id],
  );
  useEffect(() => {
    void go([]);
  }, [go]);
  return {
    now,
    fault,
    busy,
    before,
    answer: (answer: WireAnswer): void => {
      if (now === null) return;
      setBefore([...before, now.answers]);
      void go([...now.answers, answer]);
    },
    back: (): void => {
      const last = before.at(-1);
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      void go(last);
    },
    again: (): void => {
      setBefore([]);
      void go([]);
    },
  };
}

function OnePuzzle({ id, list }: { readonly id: string; readonly list: readonly PuzzleInfo[] }) {
  const { now, fault, busy, before, answer, back, again } = usePuzzle(id);
  const place = list.findIndex((each) => each.id === id);
  const next = list[place + 1];
  return (
    <div className="lab-two lab-puzzle">
      <header className="panel lab-side" data-tone={now?.puzzle.book}>
        <h2>{now?.puzzle.title}</h2>
        {now !== null && (
          <p>
            {BOOKS[now.puzzle.book]}: <b>{now.puzzle.goal}</b>. <PuzzleMarks puzzle={now.puzzle} />
          </p>
        )}
      </header>
      <div className="lab-main">
        {fault !== '' && (
          <p role="alert" className="fault-line">
            {fault}
          </p>
        )}
        {now === null ? (
          <p className="page-wait">Setting the position up …</p>
        ) : (
          <PlayTable
            state={now.verdict === 'open' ? now.state : { ...now.state, asked: null }}
            label={now.puzzle.title}
            busy={busy}
            onAnswer={answer}
          />
        )}
      </div>
      <aside className="panel lab-side" data-tone={now?.puzzle.book}>
        <p role="status" data-testid="verdict" data-verdict={now?.verdict}>
          {now?.verdict === 'failed' && now.sentence === '' ? 'It can no longer be done.' : now?.sentence}
        </p>
        <p className="lab-buttons">
          <button type="button" className="quiet" disabled={busy || before.length === 0} onClick={back}>
            Take back
          </button>
          <button type="button" className="quiet" disabled={busy || before.length === 0} onClick={again}>
            From the beginning
          </button>
          <a className="link" href="#/lab/puzzles">
            All puzzles
          </a>
          {now?.verdict === 'solved' && next !== undefined && (
            <a className="link" href={`#/lab/puzzle/${next.id}`}>
              The next one
            </a>
          )}
        </p>
        {now !== null && now.verdict !== 'solved' && <Hints key={now.answers.length} id={id} answers={now.answers} />}
        {now !== null && <Said said={now.said} />}
        {now !== null && (
          <p>
            <a className="link" href={`#/lab/bench/${encodeURIComponent(now.text)}`}>
              Open it on the bench
            </a>
          </p>
        )}
      </aside>
    </div>
  );
}

/** Passes and payments are part of the game, not of the story. */
const isTold = (words: string): boolean => !/ (passes|pays.*)$/.test(words);

function Said({ said }: { readonly said: readonly string[] }) {
  return (
    <ol className="lab-said" aria-label="What was done">
      {said.filter(isTold).map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be done twice; the place tells them apart.
        <li key={index}>{words}</li>
      ))}
    </ol>
  );
}

const STEPS = ['A hint', 'A better hint', 'Show it'] as const;

/** Hints in steps: each says more than the one before. */
function Hints({ id, answers }: { readonly id: string; readonly answers: readonly WireAnswer[] }) {
  const [told, setTold] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const ask = (): void => {
    setBusy(true);
    lab.hint(id, answers, told.length + 1).then(
      ({ words }) => {
        setTold([...told, words]);
        setBusy(false);
      },
      (error: unknown) => {
        setTold([...told, wrong(error)]);
        setBusy(false);
      },
    );
  };
  return (
    <div className="lab-hints">
      {told.map((words) => (
        <p key={words} role="status">
          {words}
        </p>
      ))}
      {told.length < STEPS.length && (
        <button type="button" className="quiet" disabled={busy} onClick={ask} data-testid="hint">
          {STEPS[told.length]}
        </button>
      )}
    </div>
  );
}

// What has happened, by turns; cards that it names can be pointed at.
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { LogLine, Relation } from '../../../protocol/table.ts';
import { playerAt } from '../../state/seats.ts';
import { useDuel } from '../control/control.ts';
import { LetterKey } from './LetterKey.tsx';

/** The rail shows the last lines; the whole log has a window of its own. */
const LINES = 160;

export function Log() {
  const { link, table, open } = useDuel();
  const list = useRef<HTMLOListElement>(null);
  const { log } = link;
  const from = Math.max(0, log.length - LINES);
  const length = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list to its end
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [length]);
  const why = useCallback((line: number) => open({ window: 'log', line }), [open]);
  const relation = (seat: number): Relation | undefined => playerAt(table, seat)?.relation;
  return (
    <section className="log" aria-label="Log">
      <h2>
        Log{' '}
        <button type="button" onClick={() => open({ window: 'log' })}>
          whole <LetterKey of="log" />
        </button>
      </h2>
      <div className="log-words" role="log" aria-label="What has happened">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
        <ol ref={list} tabIndex={0} aria-label="What has happened">
          {log.slice(from).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its number in the log
            <Line key={from + index} line={line} at={from + index} relation={relation(line.seat)} onWhy={why} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const Line = memo(
  function Line({ line, at, relation, onWhy }: LineProps) {
    return (
      <li data-kind={line.kind} data-relation={relation}>
        {line.kind === 'turn' ? line.text.replace(/^— | —$/g, '') : pointable(line)}
        {line.because.length > 0 && (
          // For the mouse only: it would be read out with every line. By keyboard and ear it is in the window of the whole log.
          <button
            type="button"
            className="log-why"
            aria-hidden="true"
            tabIndex={-1}
            title="Why?"
            onClick={() => onWhy(at)}
          >
            ?
          </button>
        )}
      </li>
    );
  },
  (before, after) =>
    before.line.text === after.line.text &&
    before.line.because.length === after.line.because.length &&
    before.relation === after.relation,
);

interface LineProps {
  readonly line: LogLine;
  readonly at: number;
  readonly relation: Relation | undefined;
  readonly onWhy: (line: number) => void;
}

/** The text with the cards' names marked, the longest name first so that none hides in another. */
function pointable({ text, cards }: LogLine): ReactNode {
  const names = [...new Set(cards)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return text.split(pattern).map((part, index) =>
    names.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <em key={index} data-card={part}>
        {part}
      </em>
    ) : (
      part
    ),
  );
}

// Short words that come up: a "no" with its reason and passage, a warning before mana burns, a note, a fault. (A lost
// connection is told by the table itself.)
import './toast.css';
import { type ReactNode, useEffect } from 'react';
import { useDuel } from '../control/control.ts';
import { useAnchored } from './anchored.ts';
import type { Room, Size, Spot } from './room.ts';

const corner = ({ you }: Room, { width, height }: Size): Spot => ({
  x: you.right - width - 10,
  y: you.bottom - height - 8,
});

/** A note stays as long as it takes to read it. */
const noteLasts = (words: string): number => Math.max(6000, 65 * words.length);
const NO_LASTS = 12_000;

interface ToastProps {
  readonly kind: 'refused' | 'warning' | 'note' | 'fault';
  readonly title: string;
  readonly words: string;
  /** The number of the message that it answers: the same words may come again. */
  readonly to?: number;
  readonly children?: ReactNode;
  readonly close?: (() => void) | undefined;
}

function Toast({ kind, title, words, to, children, close }: ToastProps) {
  return (
    <div
      className="toast"
      data-testid="toast"
      data-kind={kind}
      data-to={to}
      role={kind === 'note' ? 'status' : 'alert'}
    >
      <p>
        {title !== '' && <b>{title} </b>}
        {words}
      </p>
      {children}
      {close !== undefined && (
        <button type="button" className="toast-close" aria-label="Close" onClick={close}>
          ×
        </button>
      )}
    </div>
  );
}

function Passage({ passage }: { readonly passage: string }) {
  const { open, table, options } = useDuel();
  if (passage === '' || !options.sayWhy) return null;
  return (
    <button
      type="button"
      className="toast-link"
      title={passage}
      onClick={() => open({ window: 'help', topic: passage })}
    >
      See {table.book.name}: {passage.split(':')[0]}
    </button>
  );
}

function Refusal() {
  const { link, dismiss } = useDuel();
  const { refused } = link;
  if (refused === null) return null;
  return (
    <Toast
      kind="refused"
      title={refused.key === 'lesson' ? 'Not quite:' : 'Not now:'}
      words={refused.reason}
      to={refused.n}
      close={dismiss}
    >
      <Passage passage={refused.passage} />
    </Toast>
  );
}

function Warning() {
  const { link, sure, dismiss } = useDuel();
  const { warning } = link;
  if (warning === null) return null;
  return (
    <Toast kind="warning" title="Careful:" words={warning.words} to={warning.n}>
      <Passage passage={warning.passage} />
      <div className="toast-acts">
        <button type="button" className="wbtn" data-testid="warning-back" onClick={dismiss}>
          Take it back
        </button>
        <button type="button" className="wbtn danger" data-testid="warning-sure" onClick={sure}>
          Do it anyway
        </button>
      </div>
    </Toast>
  );
}

const FAULTS: Readonly<Record<string, string>> = {
  stale: 'The table has changed meanwhile; nothing was done. Look again and choose.',
  repeated: 'That was already sent; nothing was done twice.',
  'not your turn': 'It is not your turn to answer just now.',
};

/** What is said on the page itself goes away by itself; what needs a decision stays. */
function useFading(key: string, wait: number, fade: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words that stand there decide, not who takes them away
  useEffect(() => {
    if (key === '') return;
    const timer = window.setTimeout(fade, wait);
    return () => window.clearTimeout(timer);
  }, [key, wait]);
}

export function Toasts() {
  const { link, note, dismiss } = useDuel();
  const { fault, refused, warning } = link;
  const ref = useAnchored<HTMLDivElement>(corner);
  useFading(note, noteLasts(note), dismiss);
  useFading(refused === null ? '' : `${refused.n} ${refused.reason}`, NO_LASTS, dismiss);
  useFading(fault === null ? '' : `${fault.n} ${fault.fault}`, NO_LASTS, dismiss);
  const any = note !== '' || fault !== null || refused !== null || warning !== null;
  return (
    <div ref={ref} className="toasts" hidden={!any}>
      {fault !== null && (
        <Toast
          kind="fault"
          title={fault.fault === 'broken' ? 'This duel has met an error.' : ''}
          words={FAULTS[fault.fault] ?? fault.message}
          to={fault.n}
          close={dismiss}
        />
      )}
      {note !== '' && <Toast kind="note" title="" words={note} close={dismiss} />}
      <Refusal />
      <Warning />
    </div>
  );
}

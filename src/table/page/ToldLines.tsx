// What has happened, line by line; a line that comes of something opens, and shows the chain of its causes.
import { useEffect, useRef } from 'react';
import type { LogCause } from '../../protocol/table.ts';
import './told.css';

export interface Told {
  readonly text: string;
  readonly because: readonly LogCause[];
  readonly kind?: string;
}

/** Causes of causes are followed so far. */
const DEEPEST = 10;

interface ToldLinesProps {
  readonly lines: readonly Told[];
  /** The line that is asked about: it is open, and in sight. */
  readonly asked?: number;
}

export function ToldLines({ lines, asked = -1 }: ToldLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[asked];
    line?.scrollIntoView({ block: 'center' });
    line?.querySelector('summary')?.focus();
  }, [asked]);
  return (
    <ol className="log-lines told-lines" ref={list}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a story never change places
        <li key={index} data-kind={line.kind}>
          {line.because.length === 0 ? (
            line.text
          ) : (
            <details open={index === asked}>
              <summary>{line.text}</summary>
              <Causes lines={lines} of={line} deep={0} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function Causes({ lines, of, deep }: { readonly lines: readonly Told[]; readonly of: Told; readonly deep: number }) {
  if (of.because.length === 0 || deep > DEEPEST) return null;
  return (
    <ul className="told-causes" aria-label={deep === 0 ? 'Because' : undefined}>
      {of.because.map(({ says, passage, line }, index) => {
        const from = lines[line];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: causes never change places
          <li key={index}>
            {says !== '' && <span className="told-says">{says}</span>} {passage !== '' && <cite>{passage}</cite>}
            {from !== undefined && (
              <>
                <span className="told-from">{from.text}</span>
                <Causes lines={lines} of={from} deep={deep + 1} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

// What is said aloud: a live region that screen readers read, fed from anywhere on the page.

import { useSyncExternalStore } from 'react';

/** So many sentences stay: one that comes right after another must not take its place before it was read. */
const KEPT = 3;

interface Said {
  readonly number: number;
  readonly words: string;
}

let said: readonly Said[] = [];
let count = 0;
const hearers = new Set<() => void>();

/** Says a sentence to screen readers. The same sentence twice is said twice. */
export function announce(words: string): void {
  count += 1;
  said = [...said, { number: count, words }].slice(-KEPT);
  for (const hear of hearers) hear();
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export function Announcer() {
  const sentences = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="sr" role="log" aria-live="polite" data-testid="announcer">
      {sentences.map(({ number, words }) => (
        <p key={number}>{words}</p>
      ))}
    </div>
  );
}

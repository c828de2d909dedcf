// What is said aloud: a live region that screen readers read, fed from anywhere on the page.

import { useSyncExternalStore } from 'react';

let said = '';
const hearers = new Set<() => void>();

/** Says a sentence to screen readers. The same sentence twice is said twice. */
export function announce(words: string): void {
  said = said === words ? `${words}\u00a0` : words;
  for (const hear of hearers) hear();
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export function Announcer() {
  const words = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="sr" role="status" aria-live="polite" data-testid="announcer">
      {words}
    </div>
  );
}

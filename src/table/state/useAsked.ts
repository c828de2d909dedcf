// Something that is asked of the server once, when a screen opens: what came of it, or why it did not come.

import { useEffect, useState } from 'react';

export interface Asked<T> {
  readonly value: T | null;
  readonly fault: string;
}

export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ value: null, fault: '' });
  useEffect(() => {
    let gone = false;
    ask().then(
      (value) => {
        if (!gone) setAsked({ value, fault: '' });
      },
      (error: Error) => {
        if (!gone) setAsked({ value: null, fault: error.message });
      },
    );
    return () => {
      gone = true;
    };
  }, [ask]);
  return asked;
}

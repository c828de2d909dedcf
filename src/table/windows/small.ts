// Whether the screen is a small one (a phone held sideways), as the styles see it.

import { useSyncExternalStore } from 'react';

const query = '(max-width: 1000px), (max-height: 520px)';

function subscribe(hear: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', hear);
  return () => media.removeEventListener('change', hear);
}

export const useSmall = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

// The address of the page says which screen is shown: `#/`, `#/duel/<id>`, `#/replay/<id>`, `#/watch/<id>`, `#/people`, `#/decks`, `#/limited`,
// `#/pod/<id>`, `#/collection`, `#/shared`, `#/packs`, `#/lessons`, `#/replays`, `#/lab`, `#/help`.

import { useSyncExternalStore } from 'react';

export interface Route {
  readonly screen: string;
  readonly id: string;
}

function read(): string {
  return window.location.hash;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function parseRoute(hash: string): Route {
  const [screen = '', ...rest] = hash.replace(/^#\/?/, '').split('/');
  return { screen: screen === '' ? 'start' : screen, id: decodeURIComponent(rest.join('/')) };
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, read));

export function goTo(screen: string, id = ''): void {
  window.location.hash = `#/${screen === 'start' ? '' : screen}${id === '' ? '' : `/${encodeURIComponent(id)}`}`;
}

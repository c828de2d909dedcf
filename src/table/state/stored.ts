// Something the browser remembers for this page; where it may not remember, it lasts as long as the page.

export interface Stored<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function stored<T extends object>(key: string, initial: T): Stored<T> {
  let value = { ...initial, ...readFrom(key) } as T;
  const hearers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser that may not store anything still plays.
      }
      for (const hear of hearers) hear();
    },
    subscribe: (changed) => {
      hearers.add(changed);
      return () => hearers.delete(changed);
    },
  };
}

function readFrom(key: string): object {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

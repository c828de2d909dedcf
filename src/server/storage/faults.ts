// What can go wrong with what is kept, by name and in a sentence: most of it passes, and play then goes on.

export type FaultKind = 'full' | 'read only' | 'locked' | 'gone' | 'damaged' | 'wrong version' | 'broken';

const SENTENCES: { readonly [kind in FaultKind]: string } = {
  full: 'there is no room left to keep anything: make room, and play goes on by itself',
  'read only': 'nothing can be written: make it writable, and play goes on by itself',
  locked: 'another program holds it locked: play goes on when that is done',
  gone: 'it cannot be reached: play goes on when it is there again',
  damaged: 'what is kept there cannot be read any more',
  'wrong version': 'it was written by another version',
  broken: 'it met an error',
};

export class StorageFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, where: string, more = '') {
    super(`${where}: ${SENTENCES[kind]}${more === '' ? '' : ` (${more})`}`);
    this.kind = kind;
  }

  /** Whether the same may succeed a little later. */
  get mayPass(): boolean {
    return this.kind === 'full' || this.kind === 'read only' || this.kind === 'locked' || this.kind === 'gone';
  }
}

/** Two wrote at the same place: the other one was first. */
export class Taken extends Error {}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A text as a database gives it: as it is, or as bytes where reading it as text could end the process. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof ArrayBuffer || value instanceof Uint8Array) return decoder.decode(value);
  throw new TypeError('no text');
}

// The front of this room: a definition and a voice in, type line and rules text out.

export { withX } from './known.ts';
export { cornerOf, textOf, typeLine, wholeCard } from './text.ts';
export { printedSize } from './typeline.ts';
export type { Voice } from './voice.ts';

// The front of this room: a definition and a voice in, type line and rules text out.

export { cornerOf, textOf, typeLine, wholeCard } from './text.ts';
export type { Voice } from './voice.ts';

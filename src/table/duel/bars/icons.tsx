// The small pictures of the table's bars and buttons, drawn as single strokes.

const PATHS: Readonly<Record<string, string>> = {
  untap: 'M4 10a6 6 0 1 1 2 4.5M4 16v-4h4',
  upkeep: 'M10 3v4M10 13v4M3 10h4M13 10h4M5 5l3 3M12 12l3 3M15 5l-3 3M8 12l-3 3',
  draw: 'M5 4h7v12H5zM14 6l2 1-2 9',
  land: 'M2 16h16M4 16l5-9 3 5 2-3 3 7',
  main: 'M10 3l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z',
  combat: 'M4 4l10 10M16 4L6 14M3 13l4 4M17 13l-4 4',
  attackers: 'M4 16L15 5M10 4h6v6M4 10v6h6',
  blockers: 'M10 2.5l6.500 2.500v5c0 4-3 6.500-6.500 7.500-3.500-1-6.500-3.500-6.500-7.500V5z',
  first: 'M5 17L14 3M9 3h5v5M13 13v4M11.500 14.500l1.500-1.500',
  damage: 'M10 2l1.800 5 5-2-2.600 4.500 4 3-5 .5.5 5L10 14l-3.700 4 .5-5-5-.5 4-3L3.200 5l5 2z',
  over: 'M4 3v14M4 4h11l-3 3.500L15 11H4',
  discard: 'M6 3h8v9H6zM10 9v8M7 14l3 3 3-3',
  end: 'M14.500 3.500a7.500 7.500 0 1 0 2 10A6.500 6.500 0 0 1 14.500 3.500z',
  cleanup: 'M12 3l-3 8M6 11h7l2 6H4zM8 14v3M11 14v3',
  bolt: 'M12 2L4 12h5l-1 6 8-10h-5z',
  wait: 'M6 3h8M6 17h8M7 3c0 4 6 5 6 7s-6 3-6 7M13 3c0 4-6 5-6 7s6 3 6 7',
  ask: 'M7 7a3 3 0 1 1 4.500 2.600C10.400 10.300 10 11 10 12M10 15.500v.5',
  halt: 'M7 2.500h6l4.500 4.500v6L13 17.500H7L2.500 13V7z',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.8.8 1 1.500 1 2.500h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3',
  undo: 'M7 5L3 9l4 4M3 9h9a4.500 4.500 0 0 1 0 9H8',
  menu: 'M3 5h14M3 10h14M3 15h14',
  flag: 'M5 18V3M5 4h10l-2.500 3L15 10H5',
};

/** Which picture stands for a word; the first that is in it. */
const BY_WORD: readonly (readonly [string, string])[] = [
  ['untap', 'untap'],
  ['upkeep', 'upkeep'],
  ['draw', 'draw'],
  ['land', 'land'],
  ['discard', 'discard'],
  ['first', 'first'],
  ['attack', 'attackers'],
  ['block', 'blockers'],
  ['intercept', 'blockers'],
  ['damage', 'damage'],
  ['end combat', 'over'],
  ['end of combat', 'over'],
  ['begin', 'flag'],
  ['combat', 'combat'],
  ['main', 'main'],
  ['play', 'main'],
  ['clean', 'cleanup'],
  ['end', 'end'],
];

export function iconFor(...words: readonly string[]): string {
  for (const word of words) {
    if (PATHS[word] !== undefined) return word;
    const found = BY_WORD.find(([part]) => word.toLowerCase().includes(part));
    if (found !== undefined) return found[1];
  }
  return 'main';
}

export function Icon({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={PATHS[name] ?? PATHS.main} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

// The letters of the table: what each does and which key it is on. A player may put any of them elsewhere (WCAG 2.1.4).

export type Deed =
  | 'attack all'
  | 'next phase'
  | 'end turn'
  | 'until something'
  | 'until my turn'
  | 'full control'
  | 'pay by hand'
  | 'undo'
  | 'again'
  | 'stop'
  | 'choices'
  | 'why'
  | 'log'
  | 'unfold'
  | 'card'
  | 'menu'
  | 'options'
  | 'keys';

interface Letter {
  /** The key it is on as the house has it. */
  readonly letter: string;
  readonly does: string;
}

export const LETTERS: Readonly<Record<Deed, Letter>> = {
  'attack all': { letter: 'A', does: 'attack with everything that can' },
  'next phase': { letter: 'N', does: 'on to the next phase' },
  'end turn': { letter: 'E', does: 'end the turn: pass until it is over' },
  'until something': { letter: 'Q', does: 'pass until something happens that you could answer' },
  'until my turn': { letter: 'T', does: 'pass until your next turn (Esc ends it)' },
  'full control': { letter: 'F', does: 'held down: full control, every chance to act is asked about' },
  'pay by hand': { letter: 'P', does: 'pay by hand, or automatically again' },
  undo: { letter: 'U', does: 'undo the last answer, where it revealed nothing' },
  again: { letter: 'R', does: 'show again what has happened since your last answer' },
  stop: { letter: 'S', does: 'stop at the phase that has the focus, or at the present one' },
  choices: { letter: 'C', does: 'what can be chosen, as a list' },
  why: {
    letter: 'Y',
    does: 'why may I, and why not: the rule behind what the card in focus, or pointed at, can do now',
  },
  log: { letter: 'L', does: 'the log' },
  unfold: { letter: 'V', does: 'with more than two: view the cards of the next player' },
  card: { letter: 'Z', does: 'zoom: the card in full, in every book' },
  menu: {
    letter: 'M',
    does: 'the small menu of what has the focus (also the menu key, Shift+F10, right click, long press)',
  },
  options: { letter: 'O', does: 'dueling options' },
  keys: { letter: '?', does: 'all keys' },
};

export const DEEDS = Object.keys(LETTERS) as readonly Deed[];

/** Where a player has put the letters; what is not named is where the house has it. */
export type Moved = { readonly [deed in Deed]?: string };

export const letterOf = (moved: Moved, deed: Deed): string => moved[deed] ?? LETTERS[deed].letter;

export const deedOf = (moved: Moved, key: string): Deed | undefined =>
  DEEDS.find((deed) => letterOf(moved, deed) === key.toUpperCase());

/** Why this key cannot be taken for a letter, or nothing. */
export function notALetter(key: string): string {
  if (/^[0-9]$/.test(key)) return 'The digits are for the cards in your hand. Press a letter or a sign.';
  if ([...key].length !== 1 || key === ' ')
    return `${key === ' ' ? 'Space' : key} has its own use. Press a letter or a sign.`;
  return '';
}

/** The letters with one of them put on another key; what lay on that key takes the key that has become free. */
export function move(moved: Moved, deed: Deed, key: string): Moved {
  const wanted = key.toUpperCase();
  const other = deedOf(moved, wanted);
  const next = { ...moved, ...(other === undefined ? {} : { [other]: letterOf(moved, deed) }), [deed]: wanted };
  // What has come home again is not remembered: the house may put it elsewhere one day.
  return Object.fromEntries(Object.entries(next).filter(([each, letter]) => LETTERS[each as Deed].letter !== letter));
}

// Every key of the table in one list: it is shown in the window of keys, and the table listens to no others.

export const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Enter'], does: 'the blue button: done, or what it says' },
  { keys: ['Space'], does: 'the other button: cancel, or the second of two choices' },
  { keys: ['Esc'], does: 'close, take the focus away, or take back what is not yet paid' },
  { keys: ['1', '–', '9'], does: 'a card in your hand; where a number such as X is asked for, the number' },
  { keys: ['←', '↑', '↓', '→'], does: 'from card to card; one more or one less' },
  { keys: ['A'], does: 'attack with everything that can' },
  { keys: ['N'], does: 'on to the next phase' },
  { keys: ['E'], does: 'end the turn: pass until it is over' },
  { keys: ['Q'], does: 'pass until something happens that you could answer' },
  { keys: ['T'], does: 'pass until your next turn (Esc ends it)' },
  { keys: ['F'], does: 'held down: full control, every chance to act is asked about' },
  { keys: ['P'], does: 'pay by hand, or automatically again' },
  { keys: ['U'], does: 'undo the last answer, where it revealed nothing' },
  { keys: ['R'], does: 'show again what has happened since your last answer' },
  { keys: ['S'], does: 'stop at the phase that has the focus, or at the present one' },
  { keys: ['C'], does: 'what can be chosen, as a list' },
  { keys: ['L'], does: 'the log' },
  { keys: ['Z'], does: 'zoom: the card in full, in every book' },
  { keys: ['M'], does: 'the small menu of what has the focus (also the menu key, Shift+F10, right click, long press)' },
  { keys: ['O'], does: 'dueling options' },
  { keys: ['?'], does: 'all keys' },
];

/** The keys while a finished duel is looked at again. */
export const STORY_KEYS: typeof KEYS = [
  { keys: ['→', '←'], does: 'one step on, one step back' },
  { keys: ['↓', '↑'], does: 'on to the next turn, back to the one before (also Page Down, Page Up)' },
  { keys: ['Home', 'End'], does: 'the first step, the last step' },
  { keys: ['Enter', 'Space'], does: 'one step on, one step back' },
  { keys: ['H'], does: 'show both hands, or only your own' },
];

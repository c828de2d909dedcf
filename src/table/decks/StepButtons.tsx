// The two small buttons of a card in the deck builder: one fewer, one more.

interface StepButtonsProps {
  readonly name: string;
  /** There is none to take away. */
  readonly none?: boolean;
  /** There is none left to add. */
  readonly all?: boolean;
  /** The Tab key comes here; where a row has keys of its own it does not. */
  readonly byKey?: boolean;
  readonly onAdd: (name: string, change: number) => void;
}

export function StepButtons({ name, none = false, all = false, byKey = false, onAdd }: StepButtonsProps) {
  const button = (change: number, words: string, sign: string) => (
    <button
      type="button"
      className="step-button"
      tabIndex={byKey ? 0 : -1}
      aria-label={`One ${name} ${words}`}
      disabled={change < 0 ? none : all}
      onClick={() => onAdd(name, change)}
    >
      {sign}
    </button>
  );
  return (
    <>
      {button(-1, 'fewer', '−')}
      {button(1, 'more', '+')}
    </>
  );
}

// The two small buttons of a card in the deck builder: one fewer, one more.

interface StepButtonsProps {
  readonly name: string;
  /** There is none to take away. */
  readonly none?: boolean;
  readonly onAdd: (name: string, change: number) => void;
}

export function StepButtons({ name, none = false, onAdd }: StepButtonsProps) {
  const button = (change: number, words: string, sign: string) => (
    <button
      type="button"
      className="step-button"
      tabIndex={-1}
      aria-label={`One ${name} ${words}`}
      disabled={none && change < 0}
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

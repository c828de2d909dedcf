// Numbers to settle by steps: how much X is, and how damage is divided.
import { useEffect, useRef } from 'react';
import type { Asked } from '../../../../protocol/table.ts';
import { ManaText } from '../../../symbols/index.ts';
import { useDuel } from '../../control/control.ts';
import { Thumb } from '../Faces.tsx';

interface StepperProps {
  readonly label: string;
  readonly words: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** − value +; the arrow keys work as on any number field. */
function Stepper({ label, words, value, min, max, onChange }: StepperProps) {
  return (
    <span
      className="stepper"
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={words}
      onKeyDown={(event) => {
        const next = {
          ArrowUp: value + 1,
          ArrowDown: value - 1,
          ArrowRight: value + 1,
          ArrowLeft: value - 1,
          Home: min,
          End: max,
        }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        onChange(Math.max(min, Math.min(max, next)));
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label}: less`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <b>{words}</b>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label}: more`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}

/** What X would cost and do, as the server says; nothing until it has said so. */
function Outcome() {
  const { link } = useDuel();
  const { preview } = link;
  return (
    <div className="number-outcome" role="status" data-testid="outcome">
      {preview !== null && (
        <>
          <p>
            <ManaText text={`${preview.words}. ${preview.leaves}.`} />
          </p>
          {preview.text !== '' && (
            <p className="number-text">
              <ManaText text={preview.text} />
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** For each number that is considered, the server is asked what it would come to. */
function useConsidered(number: number, isX: boolean): void {
  const { preview, table } = useDuel();
  const latest = useRef(preview);
  latest.current = preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another number
  useEffect(() => {
    if (isX) latest.current({ kind: 'number', number });
  }, [number, isX, table.at]);
}

export function NumberQuestion({ asked }: { readonly asked: Extract<Asked, { readonly ask: 'number' }> }) {
  const { draft, setDraft } = useDuel();
  const { min, max } = asked;
  const isX = asked.about === 'X';
  const set = (number: number): void => setDraft({ ...draft, number });
  useConsidered(draft.number, isX);
  return (
    <>
      <div className="number-line">
        <Stepper
          label={isX ? 'X' : 'Number'}
          words={isX ? `X = ${draft.number}` : `${draft.number}`}
          value={draft.number}
          min={min}
          max={max}
          onChange={set}
        />
        {max - min > 3 && (
          <input
            type="range"
            aria-label={isX ? 'X' : 'Number'}
            min={min}
            max={max}
            value={draft.number}
            onChange={(event) => set(Number(event.target.value))}
          />
        )}
        <span className="question-hint">
          {min} to {max}
        </span>
      </div>
      {isX && <Outcome />}
    </>
  );
}

export function SplitQuestion({ asked }: { readonly asked: Extract<Asked, { readonly ask: 'split' }> }) {
  const { draft, setDraft } = useDuel();
  const given = draft.amounts.reduce((sum, each) => sum + each, 0);
  const rest = asked.total - given;
  const set = (index: number, amount: number): void =>
    setDraft({ ...draft, amounts: draft.amounts.map((each, place) => (place === index ? amount : each)) });
  return (
    <>
      <ol className="split-list" aria-label={asked.words}>
        {asked.among.map((choice, index) => {
          const amount = draft.amounts[index] ?? 0;
          const lethal = asked.lethal?.[index] ?? null;
          const isLast = asked.last === index;
          const enough = lethal !== null && lethal > 0 && amount >= lethal;
          return (
            <li key={`${choice.what} ${choice.id}`}>
              {choice.card !== null && <Thumb name={choice.card} />}
              <span className="order-words">
                <ManaText text={choice.label} />
                {isLast ? (
                  <small>gets only what is left when the others have enough</small>
                ) : (
                  lethal !== null && (
                    <small data-enough={enough || undefined}>
                      {enough ? `✓ ${lethal} is enough` : `needs ${lethal}`}
                    </small>
                  )
                )}
              </span>
              <Stepper
                label={choice.label}
                words={`${amount}`}
                value={amount}
                min={0}
                max={amount + Math.max(0, rest)}
                onChange={(next) => set(index, next)}
              />
            </li>
          );
        })}
      </ol>
      <p className="question-hint" role="status">
        {rest === 0 ? `All ${asked.total} given.` : `${rest} of ${asked.total} still to give.`}
      </p>
    </>
  );
}

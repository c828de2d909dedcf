// Small parts that the panels of the first page share: a switch, a choice of a few, and a row that can be chosen.
import type { ReactNode } from 'react';

interface SwitchProps {
  readonly name: string;
  readonly says: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ name, says, on, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={name}
        aria-description={says}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <b>{name}</b>
        <small>{says}</small>
      </span>
    </label>
  );
}

export interface Segment<T> {
  readonly value: T;
  readonly name: string;
  readonly says: string;
}

interface SegmentsProps<T> {
  readonly label: string;
  /** The name of the group on the page. */
  readonly group: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, group, segments, value, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend className="small-title">{label}</legend>
      <div>
        {segments.map((each) => (
          <label key={each.value} title={each.says}>
            <input
              type="radio"
              name={group}
              checked={each.value === value}
              aria-description={each.says}
              onChange={() => onChange(each.value)}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RowProps {
  readonly group: string;
  readonly name: string;
  readonly says: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly side?: 'you' | 'foe';
  readonly onChoose: () => void;
  /** Before the words: a picture. */
  readonly before?: ReactNode;
  /** After the words: colours. */
  readonly children?: ReactNode;
}

/** A row of a list of which one is chosen. */
export function Row({
  group,
  name,
  says,
  checked,
  disabled = false,
  side = 'you',
  onChoose,
  before,
  children,
}: RowProps) {
  return (
    <label className={`row tick ${side === 'foe' ? 'of-foe' : ''}`}>
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        aria-label={name}
        aria-description={says}
        onChange={onChoose}
      />
      {before}
      <span className="row-words">
        <b>{name}</b>
        <small>{says}</small>
      </span>
      {children}
    </label>
  );
}

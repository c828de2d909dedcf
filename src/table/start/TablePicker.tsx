// How the table is set: for two, or one of the book's ways for more; how many play, and how many of them share this screen.
import type { BookInfo, VariantInfo } from '../../protocol/setup.ts';
import type { BookChoices } from './choices.ts';
import { variantName } from './words.ts';

interface TablePickerProps {
  readonly book: BookInfo;
  readonly kept: BookChoices;
  readonly onKept: (change: Partial<BookChoices>) => void;
}

const numbers = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);

export function TablePicker({ book, kept, onKept }: TablePickerProps) {
  const chosen = book.variants.find(({ name }) => name === kept.variant);
  return (
    <div className="table-picker">
      {book.variants.length > 0 && (
        <label className="field">
          <span className="small-title">Table</span>
          <select value={kept.variant} onChange={(event) => onKept({ variant: event.target.value, options: [] })}>
            <option value="duel">Duel, for two</option>
            {book.variants.map((variant) => (
              <option key={variant.name} value={variant.name}>
                {variantName(variant.name)}, for {seatWords(variant)}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen !== undefined && <p className="levels-says">{chosen.says}</p>}
      {chosen !== undefined && chosen.seats.least < chosen.seats.most && (
        <Amount
          label="Players"
          numbers={numbers(chosen.seats.least, chosen.seats.most)}
          value={kept.seats}
          onChange={(seats) => onKept({ seats })}
        />
      )}
      {chosen !== undefined && <Options variant={chosen} kept={kept} onKept={onKept} />}
      <Amount
        label="People at this screen"
        numbers={numbers(1, kept.seats)}
        value={kept.people}
        onChange={(people) => onKept({ people })}
      />
    </div>
  );
}

const seatWords = ({ seats: { least, most } }: VariantInfo): string =>
  least === most ? `${least}` : `${least} to ${most}`;

interface AmountProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, numbers: list, value, onChange }: AmountProps) {
  return (
    <label className="field">
      <span className="small-title">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.selectedIndex + (list[0] ?? 0))}>
        {list.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OptionsProps {
  readonly variant: VariantInfo;
  readonly kept: BookChoices;
  readonly onKept: TablePickerProps['onKept'];
}

/** Of each kind one is taken, or none. */
function Options({ variant, kept, onKept }: OptionsProps) {
  const kinds = [...new Set(variant.options.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const list = variant.options.filter((option) => option.kind === kind);
    const others = kept.options.filter((name) => !list.some((option) => option.name === name));
    const value = kept.options.find((name) => list.some((option) => option.name === name)) ?? '';
    return (
      <label key={kind} className="field">
        <span className="small-title">{kind.charAt(0).toUpperCase() + kind.slice(1)}</span>
        <select
          value={value}
          onChange={(event) =>
            onKept({ options: event.target.value === '' ? others : [...others, event.target.value] })
          }
        >
          <option value="">as usual</option>
          {list.map(({ name, says }) => (
            <option key={name} value={name} title={says}>
              {name}
            </option>
          ))}
        </select>
      </label>
    );
  });
}

// Which cards are allowed: all that the book can hold, a format as on a day, or the cards of a date.
import type { BookInfo, FormatChoice } from '../../protocol/setup.ts';
import { api } from '../state/api.ts';
import { useAsked } from '../state/useAsked.ts';
import { FIRST_DAY, type KnownFormat, LAST_DAY, usualDay } from './format.ts';

interface FormatPickerProps {
  readonly book: BookInfo;
  readonly chosen: FormatChoice | null;
  readonly known: KnownFormat;
  readonly onChoose: (format: FormatChoice | null) => void;
}

export function FormatPicker({ book, chosen, known, onChoose }: FormatPickerProps) {
  const { value: names } = useAsked(api.formatNames);
  const dated = names?.find(({ id }) => id === chosen?.id)?.dated ?? chosen?.date !== undefined;
  const choose = (id: string): void => {
    const isDated = names?.find((each) => each.id === id)?.dated === true;
    onChoose(id === '' ? null : isDated ? { id, date: chosen?.date ?? usualDay(book) } : { id });
  };
  return (
    <fieldset className="format-picker">
      <legend className="small-title">Cards</legend>
      <select
        aria-label="Which cards are allowed"
        value={chosen?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">All of {book.name}</option>
        {(names ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {chosen !== null && dated && (
        <input
          type="date"
          aria-label="As on this day"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={chosen.date ?? ''}
          onChange={(event) => onChoose({ id: chosen.id, date: event.target.value })}
        />
      )}
      {chosen !== null && (
        <p className="format-says" role="status">
          {known.fault === '' ? formatWords(known) : known.fault}
        </p>
      )}
    </fieldset>
  );
}

function formatWords({ info }: KnownFormat): string {
  if (info === null) return 'Looking it up …';
  const { sets, banned, restricted, min } = info;
  const lists = [
    ...(banned.length > 0 ? [`${banned.length} banned`] : []),
    ...(restricted.length > 0 ? [`${restricted.length} restricted`] : []),
  ];
  return `${sets.join(', ')}; ${min} cards at least${lists.length === 0 ? '' : `; ${lists.join(', ')}`}.`;
}

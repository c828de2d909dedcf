// Where the deck may be played: every format on a day of one's choice, and why not.
import { useState } from 'react';
import type { Legality } from '../../protocol/setup.ts';
import { api } from '../state/api.ts';
import type { Cards } from './decktext.ts';

interface FormatsProps {
  readonly book: string;
  readonly cards: Cards;
  readonly sideboard: Cards;
}

const FIRST_DAY = '1993-08-05';
const LAST_DAY = '2010-10-31';

export function Formats({ book, cards, sideboard }: FormatsProps) {
  const [date, setDate] = useState(LAST_DAY);
  const [told, setTold] = useState<{ readonly of: Cards; readonly list: readonly Legality[] } | null>(null);
  const [fault, setFault] = useState('');
  const ask = async (): Promise<void> => {
    try {
      setTold({ of: cards, list: await api.formats({ book, cards, sideboard, date }) });
      setFault('');
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div className="formats">
      <label>
        <span>As on</span>
        <input
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </label>
      <button type="button" className="quiet" onClick={() => void ask()}>
        Where may it be played?
      </button>
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
      {told !== null && told.of === cards && (
        <ul aria-label="Formats">
          {told.list.map(({ format, name, faults }) => (
            <li key={format} data-good={faults.length === 0}>
              <b>{name}</b>
              <small>{faults.length === 0 ? 'legal' : faults.join('; ')}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

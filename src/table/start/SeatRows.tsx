// A row for every further seat: people at this screen with a name and a deck, computers as somebody, with a deck and a level.
import type { BookInfo, DeckChoice, StartInfo } from '../../protocol/setup.ts';
import { type BookChoices, type Choices, decksOf } from './choices.ts';
import type { SeatWish } from './others.ts';

interface SeatRowsProps {
  readonly start: StartInfo;
  readonly book: BookInfo;
  readonly choices: Choices;
  readonly kept: BookChoices;
  readonly onKept: (change: Partial<BookChoices>) => void;
}

const asValue = (deck: DeckChoice | undefined): string => (deck?.by === 'id' ? deck.id : '');

export function SeatRows({ start, book, choices, kept, onKept }: SeatRowsProps) {
  // You have panels of your own, and so has the first computer.
  const seats = Array.from({ length: kept.seats - 1 }, (_, more) => more + 1).filter((seat) => seat !== kept.people);
  if (seats.length === 0) return null;
  const change = (seat: number, some: SeatWish): void =>
    onKept({ others: { ...kept.others, [seat]: { ...kept.others[seat], ...some } } });
  return (
    <ol className="seat-rows" aria-label="The other seats">
      {seats.map((seat) => (
        <li key={seat}>
          <span className="small-title">Seat {seat + 1}</span>
          {seat < kept.people ? (
            <input
              type="text"
              aria-label={`Name at seat ${seat + 1}`}
              placeholder={`Player ${seat + 1}`}
              maxLength={60}
              value={kept.others[seat]?.name ?? ''}
              onChange={(event) => change(seat, { name: event.target.value })}
            />
          ) : (
            <Computer start={start} choices={choices} kept={kept} seat={seat} onChange={(some) => change(seat, some)} />
          )}
          <select
            aria-label={`Deck at seat ${seat + 1}`}
            value={asValue(kept.others[seat]?.deck)}
            onChange={({ target: { value } }) =>
              change(seat, { deck: value === '' ? undefined : { by: 'id', id: value } } as SeatWish)
            }
          >
            <option value="">{seat < kept.people ? 'a random deck' : 'their own deck, or a random one'}</option>
            {decksOf(start, book.id)
              .filter(({ faults }) => faults.length === 0)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </li>
      ))}
    </ol>
  );
}

interface ComputerProps extends Pick<SeatRowsProps, 'start' | 'choices' | 'kept'> {
  readonly seat: number;
  readonly onChange: (some: SeatWish) => void;
}

function Computer({ start, choices, kept, seat, onChange }: ComputerProps) {
  const wish = kept.others[seat] ?? {};
  const elsewhere = [
    choices.opponent,
    ...Object.entries(kept.others).map(([at, { opponent }]) => (Number(at) === seat ? null : opponent)),
  ];
  return (
    <>
      <select
        aria-label={`Opponent at seat ${seat + 1}`}
        value={wish.opponent ?? ''}
        onChange={({ target: { value } }) => onChange({ opponent: value === '' ? null : value })}
      >
        <option value="">anyone</option>
        {start.opponents.map(({ id, name }) => (
          <option key={id} value={id} disabled={elsewhere.includes(id)}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={`Level at seat ${seat + 1}`}
        value={wish.level ?? choices.level}
        onChange={({ target: { value } }) => onChange({ level: Number(value) })}
      >
        {start.levels.map(({ level, name }) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

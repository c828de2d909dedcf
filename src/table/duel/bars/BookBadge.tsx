// The mark of the rulebook that is played by.
import { useDuel } from '../control/control.ts';

export function BookBadge() {
  const { table } = useDuel();
  const { id, short, name, year } = table.book;
  return (
    <div className="book-badge" data-tone={id} title={name}>
      <b>{short.toUpperCase()}</b>
      <i>{year}</i>
    </div>
  );
}

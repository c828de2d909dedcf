// The mark of the rulebook that is played by.
import { useDuel } from './control.ts';

const TITLES: Readonly<Record<string, string>> = {
  beta: 'BETA',
  fifth: 'FIFTH',
  portal: 'PORTAL',
  tenth: 'TENTH',
  m11: 'M11',
};

export function BookBadge() {
  const { table } = useDuel();
  const { id, name, year } = table.book;
  return (
    <div className="book-badge" data-book={id} title={name}>
      <b>{TITLES[id] ?? id.toUpperCase()}</b>
      <i>{year}</i>
    </div>
  );
}

// The five books side by side, each with a picture, a sentence and three points.
import { useEffect, useRef } from 'react';
import type { BookInfo } from '../../protocol/setup.ts';
import { shownOf } from '../../rulebooks/shown.ts';
import { shortName } from '../page/books.ts';
import { Picture } from './Picture.tsx';

interface BookCardsProps {
  readonly books: readonly BookInfo[];
  readonly chosen: string;
  readonly onChoose: (book: string) => void;
}

export function BookCards({ books, chosen, onChoose }: BookCardsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  // Where the row is pushed along, the chosen book is brought into its middle.
  useEffect(() => {
    const book = row.current?.querySelector<HTMLElement>(`[data-tone="${chosen}"]`);
    if (row.current !== null && book != null)
      row.current.scrollLeft = book.offsetLeft - (row.current.clientWidth - book.clientWidth) / 2;
  }, [chosen]);
  return (
    <fieldset className="books" ref={row}>
      <legend>
        <span className="step">1</span>Rulebook
      </legend>
      {books.map((book) => (
        <BookCard key={book.id} book={book} chosen={book.id === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

interface BookCardProps {
  readonly book: BookInfo;
  readonly chosen: boolean;
  readonly onChoose: (book: string) => void;
}

function BookCard({ book, chosen, onChoose }: BookCardProps) {
  const { id, name, year, tagline, points } = book;
  return (
    <label className="book tick" data-tone={id}>
      <input
        type="radio"
        name="book"
        value={id}
        checked={chosen}
        onChange={() => onChoose(id)}
        aria-label={`${shortName(book)}, ${year}`}
        aria-describedby={`about-${id}`}
      />
      <span className="book-cover">
        <Picture
          card={shownOf(id)?.cover ?? { name, colors: [], types: ['artifact'], subtypes: [] }}
          width={250}
          height={128}
        />
      </span>
      <span className="book-name">
        <b>{shortName(book)}</b>
        <i>{year}</i>
      </span>
      <span id={`about-${id}`} className="book-about">
        <strong>{tagline}</strong>
        {points.map((point) => (
          <span key={point}>{point}</span>
        ))}
      </span>
    </label>
  );
}

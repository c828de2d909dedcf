// Those who have shown the most in rated games: by book, for two and for several.
import { useEffect, useState } from 'react';
import { KINDS } from '../../protocol/choices.ts';
import type { BestInfo, RatingKind } from '../../protocol/ratings.ts';
import type { StartInfo } from '../../protocol/setup.ts';
import { api } from '../state/api.ts';
import { Field } from './Field.tsx';
import { ratingWords } from './ratings.ts';

const KIND_WORDS: { readonly [kind in RatingKind]: string } = { two: 'Two players', several: 'Several' };

export function BestOfBook({ start }: { readonly start: StartInfo }) {
  const [book, setBook] = useState(start.books[0]?.id ?? '');
  const [kind, setKind] = useState<RatingKind>('two');
  const [best, setBest] = useState<readonly BestInfo[] | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let wanted = true;
    api.best({ book, kind }).then(
      (found) => {
        if (!wanted) return;
        setBest(found);
        setFault('');
      },
      (error: Error) => wanted && setFault(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [book, kind]);
  return (
    <section className="panel" aria-label="The best">
      <h2 className="small-title">The best in rated games</h2>
      <div className="people-filters">
        <Field label="In which book">
          <select value={book} onChange={(event) => setBook(event.target.value)}>
            {start.books.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Among how many">
          <select value={kind} onChange={(event) => setKind(event.target.value as RatingKind)}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {KIND_WORDS[each]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {fault !== '' && <p role="alert">{fault}</p>}
      {best !== null && best.length === 0 && <p>Nobody has played a rated game in this book yet.</p>}
      <ol className="people-best" data-testid="best">
        {(best ?? []).map(({ name, yours, rating }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is its number
          <li key={place}>
            {name}
            {yours && <small> (you)</small>} <small>{ratingWords(rating)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

// The rules at hand: ask in plain words what a book says, or look up what a word means in all five.
import './rules.css';
import { type FormEvent, useEffect, useState } from 'react';
import type { RuleInfo, TermInfo } from '../../protocol/rules.ts';
import { BOOKS, NEWEST } from '../page/books.ts';
import { api } from '../state/api.ts';

interface RulesPageProps {
  readonly book: string;
  /** A word to begin with; empty for none. */
  readonly word: string;
}

type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'rules'; readonly question: string; readonly book: string; readonly rules: readonly RuleInfo[] }
  | { readonly kind: 'term'; readonly term: TermInfo }
  | { readonly kind: 'fault'; readonly words: string };

const faultOf = (error: unknown): Found => ({
  kind: 'fault',
  words: error instanceof Error ? error.message : 'The rules could not be read.',
});

export function RulesPage({ book: first, word }: RulesPageProps) {
  const [book, setBook] = useState(first in BOOKS ? first : NEWEST);
  const [question, setQuestion] = useState('');
  const [found, setFound] = useState<Found>({ kind: 'nothing' });
  const lookUp = (term: string): void => {
    api.term(term).then(
      (info) => setFound({ kind: 'term', term: info }),
      (error: unknown) => setFound(faultOf(error)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the word that the page was opened with
  useEffect(() => {
    if (word !== '') lookUp(word);
  }, [word]);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (question.trim() === '') return;
    api.rules(book, question).then(
      (rules) => setFound({ kind: 'rules', question, book, rules }),
      (error: unknown) => setFound(faultOf(error)),
    );
  };
  return (
    <article className="help-page rules-page" data-tone={book}>
      <header>
        <h2>Look it up</h2>
        <p className="lead">Ask in plain words, or name a word of the game to see it in all five books.</p>
      </header>
      <form className="rules-ask" onSubmit={ask}>
        <select aria-label="Book" value={book} onChange={(event) => setBook(event.target.value)}>
          {Object.entries(BOOKS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label="Your question"
          placeholder="Can I block with a tapped creature?"
          maxLength={200}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <button type="submit" className="wbtn first" data-testid="ask-rules">
          Ask
        </button>
        <button type="button" className="wbtn" onClick={() => question.trim() !== '' && lookUp(question)}>
          In all books
        </button>
      </form>
      <div aria-live="polite">
        <Answers found={found} book={book} />
      </div>
    </article>
  );
}

function Answers({ found, book }: { readonly found: Found; readonly book: string }) {
  if (found.kind === 'nothing') return null;
  if (found.kind === 'fault') return <p className="fault-line">{found.words}</p>;
  if (found.kind === 'rules')
    return found.rules.length === 0 ? (
      <p>{BOOKS[found.book]} says nothing about that. Try other words, or another book.</p>
    ) : (
      <Rules rules={found.rules} />
    );
  const { name, also, books } = found.term;
  const order = [book, ...Object.keys(BOOKS).filter((each) => each !== book)];
  return (
    <>
      <h3>
        {name}
        {also.length > 0 && <small> also: {also.join(', ')}</small>}
      </h3>
      {order.map((id) => (
        <section key={id} className="rules-book" data-tone={id} aria-label={BOOKS[id]}>
          <h4>{BOOKS[id]}</h4>
          {(books[id] ?? []).length === 0 ? (
            <p className="empty-words">This book does not know it.</p>
          ) : (
            <Rules rules={books[id] ?? []} />
          )}
        </section>
      ))}
    </>
  );
}

function Rules({ rules }: { readonly rules: readonly RuleInfo[] }) {
  return (
    <ul className="rules-found">
      {rules.map(({ id, says, section }) => (
        <li key={id} data-rule={id}>
          <p>{says}</p>
          <small>
            {section} · {id}
          </small>
        </li>
      ))}
    </ul>
  );
}

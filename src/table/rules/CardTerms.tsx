// The words of the rules on a card, each to be looked up: its meaning in this book, and in the others.
import { useEffect, useState } from 'react';
import { api } from '../state/api.ts';
import { termsIn } from './terms-in.ts';

let known: Promise<readonly string[]> | null = null;
/** The words of the rules, asked for once. */
const allTerms = (): Promise<readonly string[]> => {
  known ??= api.terms();
  return known;
};

interface CardTermsProps {
  readonly text: string;
  readonly onTerm: (word: string) => void;
}

export function CardTerms({ text, onTerm }: CardTermsProps) {
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    allTerms().then(
      (all) => {
        if (wanted) setTerms(all);
      },
      () => undefined, // without them the card is shown as it was
    );
    return () => {
      wanted = false;
    };
  }, []);
  const found = termsIn(text, terms);
  if (found.length === 0) return null;
  return (
    <p className="card-terms">
      What is{' '}
      {found.map((word) => (
        <button key={word} type="button" className="link" data-term={word} onClick={() => onTerm(word)}>
          {word}
        </button>
      ))}
      ?
    </p>
  );
}

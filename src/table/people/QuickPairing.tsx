// "Find somebody": a book, a format if one is wanted, a deck, and whoever else looks for the same.
import { useState } from 'react';
import type { Profile } from '../../protocol/people.ts';
import type { FormatChoice, StartInfo } from '../../protocol/setup.ts';
import { AskingForm } from '../page/AskingForm.tsx';
import { FormatPicker } from '../start/FormatPicker.tsx';
import { decksIn, useFormat } from '../start/format.ts';
import { api } from '../state/api.ts';
import { rememberedName, rememberName } from '../state/name.ts';
import { goTo } from '../state/route.ts';
import { DeckSelect } from './DeckSelect.tsx';
import { Field } from './Field.tsx';

export function QuickPairing({ start, profile }: { readonly start: StartInfo; readonly profile: Profile }) {
  const [book, setBook] = useState(start.books[0]?.id ?? '');
  const [format, setFormat] = useState<FormatChoice | null>(null);
  const [name, setName] = useState(profile.name || rememberedName());
  const [deck, setDeck] = useState('');
  const known = useFormat(book, format);
  const info = start.books.find((each) => each.id === book);
  const look = async (): Promise<void> => {
    rememberName(name);
    const you = {
      name,
      deck: deck === '' ? { by: 'random' as const } : { by: 'id' as const, id: deck },
      ...(profile.face !== '' && { face: profile.face }),
    };
    const table = await api.quick({ book, format, you });
    goTo('people', table.id);
  };
  return (
    <AskingForm label="Quick pairing" button="Find somebody" disabled={known.fault !== ''} onAsk={look}>
      <h2 className="small-title">Find somebody now</h2>
      <Field label="Book">
        <select
          value={book}
          onChange={(event) => {
            setBook(event.target.value);
            setFormat(null);
            setDeck('');
          }}
        >
          {start.books.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name} ({each.year})
            </option>
          ))}
        </select>
      </Field>
      {info !== undefined && (
        <FormatPicker
          book={info}
          chosen={format}
          known={known}
          onChoose={(chosen) => {
            setFormat(chosen);
            setDeck('');
          }}
        />
      )}
      <Field label="Your name">
        <input type="text" required maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <DeckSelect
        start={{ ...start, decks: decksIn(start.decks, known) }}
        book={book}
        value={deck}
        onChange={setDeck}
      />
      <p>One duel as the book has it, 90 seconds for each decision, with whoever looks for the same.</p>
    </AskingForm>
  );
}

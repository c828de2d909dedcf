// The deck that somebody sits down with.
import type { StartInfo } from '../../protocol/setup.ts';

interface DeckSelectProps {
  readonly start: StartInfo;
  readonly book: string;
  /** The deck's id; empty for one by chance. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function DeckSelect({ start, book, value, onChange }: DeckSelectProps) {
  const decks = start.decks.filter((deck) => deck.book === book && deck.faults.length === 0);
  return (
    <label className="limited-field">
      <span className="small-title">Your deck</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">One by chance</option>
        {decks.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.own ? `${deck.name} (yours)` : deck.name}
          </option>
        ))}
      </select>
    </label>
  );
}

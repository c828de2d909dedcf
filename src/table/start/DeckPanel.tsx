// Your deck: one of the list, one of your own, any of them by chance, or cards by chance.
import type { BookInfo, DeckChoice, DeckInfo } from '../../protocol/setup.ts';
import { Pips } from '../page/Pips.tsx';
import { Row } from './parts.tsx';

interface DeckPanelProps {
  readonly book: BookInfo;
  readonly decks: readonly DeckInfo[];
  readonly chosen: DeckChoice;
  readonly onChoose: (deck: DeckChoice) => void;
}

export function DeckPanel({ book, decks, chosen, onChoose }: DeckPanelProps) {
  const own = decks.filter((deck) => deck.own);
  const ready = decks.filter((deck) => !deck.own);
  const playable = decks.filter((deck) => deck.faults.length === 0 && deck.sold === null && !deck.remembered).length;
  return (
    <section className="panel" aria-labelledby="h-deck">
      <h2 id="h-deck">
        <span className="step">3</span>Your deck
        <a className="aside" href={`#/decks/new:${book.id}`}>
          Build a deck
        </a>
      </h2>
      <div className="panel-body list" role="radiogroup" aria-labelledby="h-deck">
        {[...own, ...ready].map((deck) => (
          <DeckRow
            key={deck.id}
            deck={deck}
            checked={chosen.by === 'id' && chosen.id === deck.id}
            onChoose={() => onChoose({ by: 'id', id: deck.id })}
          />
        ))}
      </div>
      <div className="panel-foot list" role="radiogroup" aria-label="Your deck, by chance">
        <Row
          group="deck"
          name="Random deck"
          says={`any of the ${playable}`}
          checked={chosen.by === 'random'}
          onChoose={() => onChoose({ by: 'random' })}
        />
        <Row
          group="deck"
          name="Cards by chance"
          says="two colours, dealt blind"
          checked={chosen.by === 'chance'}
          onChoose={() => onChoose({ by: 'chance' })}
        />
      </div>
    </section>
  );
}

interface DeckRowProps {
  readonly deck: DeckInfo;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function DeckRow({ deck, checked, onChoose }: DeckRowProps) {
  const size = `${deck.size} cards${deck.own ? ', yours' : deck.sold === null ? '' : ', as sold'}`;
  const [fault] = deck.faults;
  if (fault === undefined)
    return (
      <Row group="deck" name={deck.name} says={`${size}. ${deck.line}`} checked={checked} onChoose={onChoose}>
        <Pips colors={deck.colors} />
      </Row>
    );
  const more = deck.faults.length > 1 ? `, and ${deck.faults.length - 1} more` : '';
  return (
    <div className="faulty">
      <Row
        group="deck"
        name={deck.name}
        says={`Cannot be played: ${fault}${more}.`}
        checked={false}
        disabled
        onChoose={onChoose}
      />
      <a href={`#/decks/${encodeURIComponent(deck.id)}`} aria-label={`Mend ${deck.name}`}>
        Mend
      </a>
    </div>
  );
}

// Between two duels: cards go out of the deck and others come in from the sideboard, as the book has it.
import '../sideboard.css';
import { useState } from 'react';
import type { BetweenInfo } from '../../../../protocol/setup.ts';
import { BASIC_NAMES } from '../../../decks/counts.ts';
import { countedCards, emptied } from '../../../decks/sorting.ts';
import { Cost } from '../../../symbols/Mana.tsx';
import { useDuel } from '../../control/control.ts';
import { ModalWindow } from '../ModalWindow.tsx';
import { useNext } from '../next.ts';
import { swapWords } from '../swapping.ts';

interface SideboardProps {
  readonly between: BetweenInfo;
  readonly onClose: () => void;
}

export function SideboardDialog({ between, onClose }: SideboardProps) {
  const { go, waits } = useNext();
  const [deck, setDeck] = useState<readonly string[]>(between.deck);
  const all = [...between.deck, ...between.sideboard];
  const beside = emptied(all, deck);
  const { words, good } = swapWords(between, deck);
  const lands = between.swapping === 'free' ? BASIC_NAMES.filter((name) => !beside.includes(name)) : [];
  const out = (name: string): void => setDeck(emptied(deck, [name]));
  const into = (name: string): void => setDeck([...deck, name]);
  return (
    <ModalWindow
      title={`Before the next duel against ${between.rival}`}
      wide
      onClose={onClose}
      footer={
        <>
          <button type="button" className="wbtn" onClick={() => setDeck(between.first)}>
            As it was brought
          </button>
          <button type="button" className="wbtn" onClick={() => setDeck(between.deck)}>
            As it was played
          </button>
          <button
            type="button"
            className="wbtn first"
            data-testid="play-swapped"
            disabled={!good || waits !== ''}
            onClick={() => void go(deck)}
          >
            {waits === 'others' ? 'Waiting for the others …' : 'Play with this deck'}
          </button>
        </>
      }
    >
      <p role="status" data-good={good} className="swap-words">
        {words}
      </p>
      <div className="swap-columns">
        <Names title={`Deck (${deck.length})`} cards={deck} act="Take out" onCard={out} />
        <Names title={`Beside it (${beside.length})`} cards={[...beside, ...lands]} act="Put in" onCard={into} />
      </div>
    </ModalWindow>
  );
}

interface NamesProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly act: string;
  readonly onCard: (name: string) => void;
}

function Names({ title, cards, act, onCard }: NamesProps) {
  const { faces, show } = useDuel();
  const rows = Object.entries(countedCards(cards)).sort(
    ([a], [b]) => (faces.get(a)?.total ?? 0) - (faces.get(b)?.total ?? 0) || a.localeCompare(b),
  );
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 && <p className="empty-words">Nothing.</p>}
      <ul>
        {rows.map(([name, number]) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`${act} ${name}, of ${number}`}
              onClick={() => onCard(name)}
              onFocus={() => show(name)}
              onPointerEnter={() => show(name)}
            >
              <b>{number}</b>
              <span className="swap-name">{name}</span>
              <Cost cost={faces.get(name)?.cost ?? null} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

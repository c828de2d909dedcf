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
  /** Whose decks may be changed, one after the other where several people share the screen. */
  readonly decks: readonly BetweenInfo[];
  readonly onClose: () => void;
}

/** One after the other: each changes the own deck, and hands the screen on before the next is shown. */
export function SideboardDialog({ decks, onClose }: SideboardProps) {
  const { table } = useDuel();
  const { go, waits } = useNext();
  const [chosen, setChosen] = useState<readonly (readonly string[])[]>([]);
  const [covered, setCovered] = useState(false);
  const between = decks[chosen.length];
  if (between === undefined) return null;
  if (covered) return <HandOn name={between.name} onHere={() => setCovered(false)} onClose={onClose} />;
  const after = decks[chosen.length + 1];
  const done = (deck: readonly string[]): void => {
    const all = [...chosen, deck];
    if (after !== undefined) {
      setChosen(all);
      setCovered(true);
      return;
    }
    const [first, ...others] = decks.map(({ seat }, index) => ({ seat, deck: all[index] as readonly string[] }));
    const isAlone = others.length === 0 || first === undefined;
    void go(
      isAlone ? { deck: [...deck] } : { others: [first, ...others].map((each) => ({ ...each, deck: [...each.deck] })) },
    );
  };
  return (
    <OneDeck
      key={between.seat}
      between={between}
      shared={decks.length > 1 || between.seat !== table.seat}
      next={after?.name ?? null}
      waits={waits}
      onDone={done}
      onClose={onClose}
    />
  );
}

/** The screen between two people: nothing of either deck is to be seen. */
function HandOn({ name, onHere, onClose }: { name: string; onHere: () => void; onClose: () => void }) {
  return (
    <ModalWindow
      title={`Pass the screen to ${name}`}
      onClose={onClose}
      footer={
        <button type="button" className="wbtn first" data-testid="here-for-deck" onClick={onHere}>
          I am {name}
        </button>
      }
    >
      <p>{name} changes the deck now, and nobody else looks.</p>
    </ModalWindow>
  );
}

interface OneDeckProps {
  readonly between: BetweenInfo;
  readonly shared: boolean;
  /** Who changes a deck after this one; null where the next duel begins. */
  readonly next: string | null;
  readonly waits: '' | 'server' | 'others';
  readonly onDone: (deck: readonly string[]) => void;
  readonly onClose: () => void;
}

function OneDeck({ between, shared, next, waits, onDone, onClose }: OneDeckProps) {
  const [deck, setDeck] = useState<readonly string[]>(between.deck);
  const all = [...between.deck, ...between.sideboard];
  const beside = emptied(all, deck);
  const { words, good } = swapWords(between, deck);
  const lands = between.swapping === 'free' ? BASIC_NAMES.filter((name) => !beside.includes(name)) : [];
  const out = (name: string): void => setDeck(emptied(deck, [name]));
  const into = (name: string): void => setDeck([...deck, name]);
  const goOn = next === null ? 'Play with this deck' : `Pass on to ${next}`;
  return (
    <ModalWindow
      title={`${shared ? `${between.name}, before` : 'Before'} the next duel against ${between.rival}`}
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
            onClick={() => onDone(deck)}
          >
            {waits === 'others' ? 'Waiting for the others …' : goOn}
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

// A pack before you and the cards you have taken. A click looks, a second one (or Enter, or a drag to your cards) takes.
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { EventState } from '../../protocol/limited.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { Curve } from '../decks/Charts.tsx';
import { curveOf, type Faces } from '../decks/counts.ts';
import { countedCards, keyed } from '../decks/sorting.ts';
import { announce } from '../state/announce.tsx';
import { plainFace } from '../state/cards.ts';
import { Heaps } from './Heaps.tsx';

interface DraftStageProps {
  readonly event: EventState;
  readonly faces: Faces;
  readonly onPick: (card: string) => Promise<void>;
  /** With friends: what you have chosen while they choose, and the seconds left for it. One's own clock is put away then. */
  readonly together?: { readonly chosen: string | null; readonly left: number | null; readonly waitsFor: string };
}

const TIMES = [0, 75, 40, 20] as const;

export function DraftStage({ event, faces, onPick, together }: DraftStageProps) {
  const number = event.picks.length;
  const [looked, look] = useState<{ readonly number: number; readonly at: number }>({ number, at: -1 });
  const [busy, setBusy] = useState(false);
  const [seconds, setSeconds] = useState(0);
  // What was looked at in the pack before is forgotten with it.
  const at = looked.number === number ? looked.at : -1;
  const take = async (index: number): Promise<void> => {
    const card = event.pack[index];
    if (card === undefined || busy) return;
    setBusy(true);
    await onPick(card);
    announce(
      together === undefined
        ? `${card} is yours. ${event.pack.length - 1} cards go on to the ${event.passes}.`
        : `You take ${card} when everybody has chosen.`,
    );
    setBusy(false);
  };
  const left = useClock(seconds, number, () => void take(Math.max(0, at)));
  const cards = event.picks.map(({ card }) => card);
  return (
    <div className="draft">
      <section className="draft-pack" aria-label={`Pack ${event.round + 1}, ${event.pack.length} cards`}>
        <PackGrid
          key={number}
          pack={event.pack}
          faces={faces}
          book={event.book}
          at={at}
          onLook={(index) => look({ number, at: index })}
          onTake={(index) => void take(index)}
        />
      </section>
      <aside
        className="column draft-picks"
        aria-label="Your cards"
        onDragOver={(drag) => drag.preventDefault()}
        onDrop={(drop) => void take(Number(drop.dataTransfer.getData('text/plain')))}
      >
        <div className="draft-bar">
          <button type="button" className="primary" disabled={at < 0 || busy} onClick={() => void take(at)}>
            {at < 0 ? 'Choose a card' : `Take ${event.pack[at]}`}
          </button>
          {together !== undefined ? (
            <Together {...together} />
          ) : (
            <label>
              <span className="sr">Time for each pick</span>
              <select value={seconds} onChange={(change) => setSeconds(Number(change.target.value))}>
                {TIMES.map((time) => (
                  <option key={time} value={time}>
                    {time === 0 ? 'No clock' : `${time} s`}
                  </option>
                ))}
              </select>
            </label>
          )}
          {seconds > 0 && (
            <span className="draft-clock" role="timer" data-late={left <= 5}>
              {left} s
            </span>
          )}
        </div>
        <h2 className="small-title">Your cards ({cards.length})</h2>
        <Curve curve={curveOf(countedCards(cards), faces)} />
        <Heaps cards={cards} faces={faces} book={event.book} empty="What you take is laid out here." />
      </aside>
    </div>
  );
}

/** Among friends: the time that is left, and what is waited for. */
function Together({ chosen, left, waitsFor }: NonNullable<DraftStageProps['together']>) {
  return (
    <>
      {left !== null && (
        <span className="draft-clock" role="timer" data-late={left <= 5}>
          {left} s
        </span>
      )}
      <span className="draft-waits" role="status">
        {chosen === null ? '' : `You have chosen ${chosen}. ${waitsFor}`}
      </span>
    </>
  );
}

/** Counts down for each pick; at zero the card that is looked at is taken, or else the first. */
function useClock(seconds: number, pick: number, onEnd: () => void): number {
  const [clock, setClock] = useState({ pick, left: seconds });
  if (clock.pick !== pick) setClock({ pick, left: seconds });
  useEffect(() => {
    if (seconds === 0) return;
    setClock({ pick, left: seconds });
    const timer = window.setInterval(() => setClock((now) => ({ ...now, left: now.left - 1 })), 1000);
    return () => window.clearInterval(timer);
  }, [seconds, pick]);
  const { left } = clock;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (seconds > 0 && left === 0) end();
  }, [seconds, left]);
  return Math.max(0, left);
}

interface PackGridProps {
  readonly pack: readonly string[];
  readonly faces: Faces;
  readonly book: string;
  readonly at: number;
  readonly onLook: (index: number) => void;
  readonly onTake: (index: number) => void;
}

function PackGrid({ pack, faces, book, at, onLook, onTake }: PackGridProps) {
  const press = (event: KeyboardEvent<HTMLUListElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const first = buttons[0]?.offsetTop;
    const wide = buttons.filter((button) => button.offsetTop === first).length;
    const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: wide, ArrowUp: -wide };
    const step = steps[event.key];
    if (step === undefined || now < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, now + step))]?.focus();
  };
  return (
    <ul className="pack-grid" onKeyDown={press}>
      {keyed(pack, (name) => name).map(({ key, card: name }, index) => (
        <li key={key}>
          <button
            type="button"
            className="pack-card"
            aria-pressed={index === at}
            aria-label={index === at ? `Take ${name}` : `Look at ${name}`}
            draggable
            onDragStart={(drag) => drag.dataTransfer.setData('text/plain', String(index))}
            onClick={() => (index === at ? onTake(index) : onLook(index))}
          >
            <CardFace card={faces.get(name) ?? plainFace(name)} book={book} />
          </button>
        </li>
      ))}
    </ul>
  );
}

// The editor of positions: cards are found as in the deck builder and put into any zone of either seat.
import { useMemo, useState } from 'react';
import type { SeatWords, StudyInfo, ThingWords } from '../../protocol/lab.ts';
import { searchFor } from '../decks/search.ts';
import { useCards } from '../state/cards.ts';
import { addCard, changeSeat, changeThing, removeCard, ZONES, type Zone } from './draft.ts';

interface EditorProps {
  readonly draft: StudyInfo;
  readonly book: string;
  readonly onChange: (draft: StudyInfo) => void;
}

const MOST_SHOWN = 24;

export function Editor({ draft, book, onChange }: EditorProps) {
  const [seat, setSeat] = useState(draft.seats[0]?.name ?? '');
  const [zone, setZone] = useState<Zone>('in play');
  const names = draft.seats.map(({ name }) => name);
  const whose = names.includes(seat) ? seat : (names[0] ?? '');
  return (
    <div className="editor">
      <section className="panel" aria-label="Cards">
        <p className="lab-buttons">
          <label>
            Into{' '}
            <select value={zone} onChange={(event) => setZone(event.target.value as Zone)}>
              {ZONES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label>
            of{' '}
            <select value={whose} onChange={(event) => setSeat(event.target.value)}>
              {names.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        </p>
        <Finder book={book} onCard={(card) => onChange(addCard(draft, whose, zone, card))} />
        <When draft={draft} onChange={onChange} />
        <label>
          What waits to resolve{' '}
          <textarea
            rows={3}
            value={draft.waiting.join('\n')}
            placeholder={`${whose} casts Lightning Bolt at …`}
            onChange={(event) =>
              onChange({ ...draft, waiting: event.target.value === '' ? [] : event.target.value.split('\n') })
            }
          />
        </label>
      </section>
      {draft.seats.map((each) => (
        <SeatForm key={each.name} draft={draft} seat={each} onChange={onChange} />
      ))}
    </div>
  );
}

function Finder({ book, onCard }: { readonly book: string; readonly onCard: (card: string) => void }) {
  const cards = useCards(book);
  const [words, setWords] = useState('');
  const { test, faults } = useMemo(() => searchFor(words), [words]);
  const found = useMemo(() => [...cards.values()].filter(test), [cards, test]);
  return (
    <>
      <label>
        Find a card{' '}
        <input
          type="search"
          data-testid="find-card"
          placeholder="goblin, t:instant c:r, pow>=4 …"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {faults.map((fault) => (
        <p key={fault} role="alert">
          {fault}
        </p>
      ))}
      <p className="small-zone">
        {found.slice(0, MOST_SHOWN).map(({ name }) => (
          <button key={name} type="button" className="chip" data-may onClick={() => onCard(name)}>
            {name}
          </button>
        ))}
        {found.length > MOST_SHOWN && <small> and {found.length - MOST_SHOWN} more: say more of the name</small>}
      </p>
    </>
  );
}

function When({ draft, onChange }: Omit<EditorProps, 'book'>) {
  const text = (key: 'title' | 'step' | 'goal', label: string, hint: string) => (
    <label>
      {label}{' '}
      <input
        type="text"
        value={draft[key]}
        placeholder={hint}
        onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
      />
    </label>
  );
  return (
    <p className="editor-when">
      {text('title', 'Title', '')}
      <label>
        Turn{' '}
        <input
          type="number"
          min={1}
          max={999}
          value={draft.turn ?? 2 * draft.seats.length + 1}
          onChange={(event) => onChange({ ...draft, turn: Math.max(1, Number(event.target.value)) })}
        />
      </label>
      <label>
        Whose{' '}
        <select value={draft.active} onChange={(event) => onChange({ ...draft, active: event.target.value })}>
          <option value="">the first player’s</option>
          {draft.seats.map(({ name }) => (
            <option key={name} value={name}>
              {name}’s
            </option>
          ))}
        </select>
      </label>
      {text('step', 'Step', 'main')}
      {text('goal', 'Goal', 'ann wins this turn')}
    </p>
  );
}

interface SeatProps {
  readonly draft: StudyInfo;
  readonly seat: SeatWords;
  readonly onChange: (draft: StudyInfo) => void;
}

function SeatForm({ draft, seat, onChange }: SeatProps) {
  const { name, life, poison, mana } = seat;
  const number = (label: string, value: number, change: (value: number) => Partial<SeatWords>) => (
    <label>
      {label}{' '}
      <input
        type="number"
        min={-99}
        max={999}
        value={value}
        onChange={(event) => onChange(changeSeat(draft, name, change(Number(event.target.value))))}
      />
    </label>
  );
  return (
    <section className="panel" aria-label={name}>
      <h2>{name}</h2>
      <p className="editor-when">
        {number('Life', life ?? 20, (value) => ({ life: value }))}
        {number('Poison', poison, (value) => ({ poison: Math.max(0, value) }))}
        <label>
          Mana{' '}
          <input
            type="text"
            value={mana}
            placeholder="RRG"
            maxLength={20}
            onChange={(event) =>
              onChange(changeSeat(draft, name, { mana: event.target.value.toUpperCase().replace(/[^WUBRGC]/g, '') }))
            }
          />
        </label>
      </p>
      <ul className="editor-things">
        {seat.inPlay.map((thing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a card are told apart by nothing but their place.
          <ThingForm key={index} thing={thing} name={name} index={index} draft={draft} onChange={onChange} />
        ))}
      </ul>
      {ZONES.filter((zone): zone is Exclude<Zone, 'in play'> => zone !== 'in play').map((zone) => {
        const cards = seat[zone] ?? [];
        return cards.length === 0 ? null : (
          <p key={zone} className="small-zone">
            {zone}:{' '}
            {cards.map((card, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a card are told apart by nothing but their place.
                key={index}
                type="button"
                className="chip"
                data-may
                aria-label={`Take ${card} out of the ${zone}`}
                onClick={() => onChange(removeCard(draft, name, zone, index))}
              >
                {card} ×
              </button>
            ))}
          </p>
        );
      })}
    </section>
  );
}

interface ThingProps {
  readonly thing: ThingWords;
  readonly name: string;
  readonly index: number;
  readonly draft: StudyInfo;
  readonly onChange: (draft: StudyInfo) => void;
}

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const sameNames = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

function ThingForm({ thing, name, index, draft, onChange }: ThingProps) {
  const { card, tapped, sick, damage, counters, with: on } = thing;
  // A comma that has just been typed names nothing yet, and is not to be taken away again.
  const [typed, setTyped] = useState('');
  const set = (change: Partial<ThingWords>): void => onChange(changeThing(draft, name, index, change));
  const [counter, ...others] = counters;
  return (
    <li>
      <b>{card}</b>
      <label>
        <input type="checkbox" checked={tapped} onChange={() => set({ tapped: !tapped })} /> tapped
      </label>
      <label>
        <input type="checkbox" checked={sick} onChange={() => set({ sick: !sick })} /> new
      </label>
      <label>
        damage{' '}
        <input
          type="number"
          min={0}
          max={99}
          value={damage}
          onChange={(event) => set({ damage: Math.max(0, Number(event.target.value)) })}
        />
      </label>
      <label>
        counters{' '}
        <input
          type="number"
          min={0}
          max={99}
          value={counter?.number ?? 0}
          onChange={(event) => {
            const number = Math.max(0, Number(event.target.value));
            set({ counters: [...(number === 0 ? [] : [{ name: counter?.name ?? '+1/+1', number }]), ...others] });
          }}
        />
      </label>
      {counter !== undefined && (
        <label>
          of{' '}
          <input
            type="text"
            value={counter.name}
            maxLength={20}
            onChange={(event) => set({ counters: [{ name: event.target.value, number: counter.number }, ...others] })}
          />
        </label>
      )}
      <label>
        with{' '}
        <input
          type="text"
          value={sameNames(namesIn(typed), on) ? typed : on.join(', ')}
          placeholder="Holy Strength"
          onChange={(event) => {
            setTyped(event.target.value);
            set({ with: namesIn(event.target.value) });
          }}
        />
      </label>
      <button
        type="button"
        className="quiet"
        aria-label={`Take ${card} out of play`}
        onClick={() => onChange(removeCard(draft, name, 'in play', index))}
      >
        ×
      </button>
    </li>
  );
}

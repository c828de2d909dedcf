// The cards of the book, to search and to take into the deck with the mouse or the keyboard.
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { CardFacts } from '../../protocol/setup.ts';
import { colorName } from '../page/Pips.tsx';
import { Cost, Mana } from '../symbols/Mana.tsx';
import { BASIC_NAMES, COLORS, type Faces } from './counts.ts';
import type { Cards } from './decktext.ts';
import { StepButtons } from './StepButtons.tsx';
import { searchFor } from './search.ts';

interface PoolProps {
  readonly faces: Faces;
  readonly cards: Cards;
  readonly copies: number | null;
  readonly onAdd: (name: string, by: number) => void;
  readonly onShow: (name: string) => void;
}

interface Filter {
  readonly text: string;
  readonly color: string;
  readonly type: string;
  readonly cost: string;
}

const AT_ONCE = 60;
const NO_FILTER: Filter = { text: '', color: '', type: '', cost: '' };

const TYPES = ['creature', 'artifact', 'enchantment', 'instant', 'interrupt', 'sorcery', 'planeswalker', 'land'];

function fits(card: CardFacts, { color, type, cost }: Filter): boolean {
  if (color === 'C' ? card.colors !== '' : color !== '' && !card.colors.includes(color)) return false;
  if (type !== '' && !`${card.type} ${card.types.join(' ')}`.toLowerCase().includes(type)) return false;
  return cost === '' || (cost === '7' ? card.total >= 7 : card.total === Number(cost));
}

export function Pool({ faces, cards, copies, onAdd, onShow }: PoolProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const late = useDeferredValue(filter);
  const { test, faults } = useMemo(() => searchFor(late.text), [late.text]);
  const found = useMemo(
    () =>
      [...faces.values()].filter((card) => test(card) && fits(card, late)).sort((a, b) => a.name.localeCompare(b.name)),
    [faces, test, late],
  );
  // A book has hundreds of cards: the rows come as they are scrolled to, and another search begins anew.
  const [seen, setSeen] = useState({ late, rows: AT_ONCE });
  const rows = seen.late === late ? seen.rows : AT_ONCE;
  const types = useMemo(() => {
    const all = [...faces.values()];
    return TYPES.filter((type) =>
      all.some((card) => `${card.type} ${card.types.join(' ')}`.toLowerCase().includes(type)),
    );
  }, [faces]);
  return (
    <section className="column" aria-label="Cards of the book">
      <PoolFilter filter={filter} types={types} onFilter={setFilter} />
      <p className="found" role="status">
        {faces.size === 0 ? 'Fetching the cards …' : `${found.length} of ${faces.size} cards`}
        {faults.map((fault) => (
          <span key={fault} className="fault-line">
            {fault}
          </span>
        ))}
      </p>
      {faces.size > 0 && found.length === 0 && (
        <p className="empty">
          No card fits all of this.{' '}
          <button type="button" className="quiet" onClick={() => setFilter(NO_FILTER)}>
            Show every card
          </button>
        </p>
      )}
      <CardRows label="Found cards" onAdd={onAdd} onEnd={() => setSeen({ late, rows: rows + AT_ONCE })}>
        {found.slice(0, rows).map((card, index) => (
          <PoolRow
            key={card.name}
            card={card}
            first={index === 0}
            number={cards[card.name] ?? 0}
            full={copies !== null && !BASIC_NAMES.includes(card.name) && (cards[card.name] ?? 0) >= copies}
            onAdd={onAdd}
            onShow={onShow}
          />
        ))}
      </CardRows>
    </section>
  );
}

interface FilterProps {
  readonly filter: Filter;
  readonly types: readonly string[];
  readonly onFilter: (filter: Filter) => void;
}

function PoolFilter({ filter, types, onFilter }: FilterProps) {
  const set = (some: Partial<Filter>): void => onFilter({ ...filter, ...some });
  return (
    <search className="pool-filter">
      <input
        type="search"
        aria-label="Search the cards"
        placeholder='Search: angel, t:goblin, pow>=3, o:"draw"'
        title="Words: name, t:type, c:colours, cmc, pow, tou, o:text, set:, r:rarity, is:vanilla; a minus before a word means not, and or and brackets group"
        value={filter.text}
        onChange={(event) => set({ text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.closest('section')?.querySelector<HTMLElement>('.card-row-main')?.focus();
        }}
      />
      <fieldset className="color-filter">
        <legend className="sr">Colour</legend>
        {[...COLORS, 'C'].map((color) => (
          <button
            key={color}
            type="button"
            aria-pressed={filter.color === color}
            aria-label={color === 'C' ? 'colourless' : colorName(color)}
            onClick={() => set({ color: filter.color === color ? '' : color })}
          >
            <Mana symbol={color} silent />
          </button>
        ))}
      </fieldset>
      <select aria-label="Type" value={filter.type} onChange={(event) => set({ type: event.target.value })}>
        <option value="">any type</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
      <select aria-label="Cost" value={filter.cost} onChange={(event) => set({ cost: event.target.value })}>
        <option value="">any cost</option>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((cost) => (
          <option key={cost} value={cost}>
            costs {cost === 7 ? '7 or more' : cost}
          </option>
        ))}
      </select>
    </search>
  );
}

interface CardRowsProps {
  readonly label: string;
  readonly onAdd: (name: string, by: number) => void;
  /** The last row is nearly in sight. */
  readonly onEnd?: () => void;
  readonly children: ReactNode;
}

/** A row goes with its last card: the focus then moves on to the one that takes its place, in this group or the next. */
function keepFocus({ target }: { readonly target: EventTarget }): void {
  const row = (target as HTMLElement).closest('li');
  if (row === null) return;
  const column = row.closest('section');
  const rowsNow = (): HTMLElement[] => [...(column?.querySelectorAll<HTMLElement>('li[data-card]') ?? [])];
  const at = rowsNow().indexOf(row);
  requestAnimationFrame(() => {
    const rows = rowsNow();
    if (!row.isConnected) (rows[at] ?? rows.at(-1))?.querySelector<HTMLElement>('.card-row-main')?.focus();
  });
}

/** Rows to walk with the arrow keys: plus or Enter takes a card, minus or Delete puts one back. */
export function CardRows({ label, onAdd, onEnd, children }: CardRowsProps) {
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const now = (event.target as HTMLElement).closest('li');
    const name = now?.dataset.card;
    if (now === null || name === undefined) return;
    keepFocus(event);
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li[data-card]')];
    const at = rows.indexOf(now);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -rows.length, End: rows.length }[
      event.key
    ];
    if (step !== undefined) {
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
      next?.querySelector<HTMLElement>('.card-row-main')?.focus();
    } else if (event.key === '+') onAdd(name, 1);
    else if (event.key === '-' || event.key === 'Delete' || event.key === 'Backspace') onAdd(name, -1);
    else return;
    event.preventDefault();
  };
  return (
    <ul
      className="card-rows"
      aria-label={label}
      onKeyDown={press}
      onKeyUp={keepFocus}
      onScroll={({ currentTarget: list }) => {
        if (list.scrollHeight - list.scrollTop < list.clientHeight * 2) onEnd?.();
      }}
    >
      {children}
    </ul>
  );
}

interface PoolRowProps {
  readonly card: CardFacts;
  readonly first: boolean;
  readonly number: number;
  /** The book allows no more of it. */
  readonly full: boolean;
  readonly onAdd: PoolProps['onAdd'];
  readonly onShow: PoolProps['onShow'];
}

function PoolRow({ card, first, number, full, onAdd, onShow }: PoolRowProps) {
  const { name, cost, type, power, toughness } = card;
  const size = power === null ? '' : `${power}/${toughness}`;
  return (
    <li className="card-row" data-card={name} onMouseEnter={() => onShow(name)}>
      <button
        type="button"
        className="card-row-main"
        tabIndex={first ? 0 : -1}
        aria-label={`Add ${name}, ${type}${size === '' ? '' : `, ${size}`}; ${number} in the deck${full ? ', as many as the book allows' : ''}`}
        onFocus={() => onShow(name)}
        onClick={() => onAdd(name, 1)}
      >
        <span className="card-row-name">
          <b>{name}</b>
          <small>
            {type} {size}
          </small>
        </span>
        <Cost cost={cost} />
      </button>
      <span className="card-row-number" data-full={full}>
        {number === 0 ? '' : number}
      </span>
      <StepButtons name={name} none={number === 0} onAdd={onAdd} />
    </li>
  );
}

// Cards as lines of a floating window: pointed at they are shown in the showcase, clicked in full.
import './card-lines.css';
import type { CardState } from '../../../protocol/table.ts';
import { useDuel } from '../control/control.ts';
import { rulesOf } from '../control/faces.ts';
import { Thumb } from './Faces.tsx';

export function CardLines({ cards }: { readonly cards: readonly CardState[] }) {
  const { show, open, faces } = useDuel();
  return (
    <ul className="card-lines">
      {cards.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            data-card={card.name}
            aria-description={rulesOf(card.name, faces)}
            onClick={() => open({ window: 'card', name: card.name })}
            onFocus={() => show(card.name)}
            onPointerEnter={() => show(card.name)}
          >
            <Thumb name={card.name} />
            <span>{card.name}</span>
          </button>
        </li>
      ))}
      {cards.length === 0 && <li className="empty-words">No card.</li>}
    </ul>
  );
}

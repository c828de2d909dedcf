// The rival's hand, open beside the table while a finished duel is looked at again.
import { useDuel } from '../duel/control.ts';
import { Thumb } from './Faces.tsx';
import { FloatingWindow } from './FloatingWindow.tsx';
import type { Room, Size, Spot } from './room.ts';

const corner = ({ foe }: Room, { width }: Size): Spot => ({ x: foe.right - width - 10, y: foe.top + 8 });

export function OpenHand() {
  const { story, table, show, open } = useDuel();
  const foe = table.players.find((each) => each.relation === 'foe');
  if (story?.hands !== true || foe === undefined) return null;
  return (
    <FloatingWindow name="open-hand" title={`${foe.name}’s hand`} hint={`${foe.cards.length}`} home={corner}>
      <ul className="open-hand">
        {foe.cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              data-card={card.name}
              onClick={() => open({ window: 'card', name: card.name })}
              onFocus={() => show(card.name)}
              onPointerEnter={() => show(card.name)}
            >
              <Thumb name={card.name} />
              <span>{card.name}</span>
            </button>
          </li>
        ))}
        {foe.cards.length === 0 && <li className="empty-words">No card.</li>}
      </ul>
    </FloatingWindow>
  );
}

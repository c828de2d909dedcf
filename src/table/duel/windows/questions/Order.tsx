// Things to put in order: dragged, or moved up and down with buttons.
import { useState } from 'react';
import type { Asked } from '../../../../protocol/table.ts';
import { ManaText } from '../../../symbols/index.ts';
import { useDuel } from '../../control/control.ts';
import { rulesOf } from '../../control/faces.ts';
import { Thumb } from '../Faces.tsx';
import { fullOrder, movedTo } from '../question.ts';

type Order = Extract<Asked, { readonly ask: 'order' }>;

export function OrderQuestion({ asked }: { readonly asked: Order }) {
  const { draft, setDraft, say, faces } = useDuel();
  const [dragged, setDragged] = useState(-1);
  const order = fullOrder(draft.order, asked.items.length);
  const move = (from: number, to: number): void => {
    setDraft({ ...draft, order: movedTo(order, from, to) });
    say('');
  };
  return (
    <ol className="order-list" aria-label={asked.words}>
      {order.map((index, place) => {
        const item = asked.items[index];
        if (item === undefined) return null;
        const rules = item.card === null ? undefined : rulesOf(item.card, faces);
        return (
          <li
            key={index}
            draggable
            data-dragged={dragged === place || undefined}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(-1)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged < 0 || dragged === place) return;
              move(dragged, place);
              setDragged(place);
            }}
          >
            <b className="order-place">{place + 1}</b>
            {item.card !== null && <Thumb name={item.card} />}
            <span className="order-words">
              <ManaText text={item.label} />
            </span>
            <button
              type="button"
              className="wbtn step-button"
              aria-label={`${item.label}: earlier`}
              aria-description={rules}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="wbtn step-button"
              aria-label={`${item.label}: later`}
              aria-description={rules}
              disabled={place === order.length - 1}
              onClick={() => move(place, place + 1)}
            >
              ↓
            </button>
          </li>
        );
      })}
    </ol>
  );
}

// What can be done now that no card on the table stands for: to attack, a duty of the phase, a card in a graveyard.

import { ManaText } from '../../symbols/index.ts';
import { useDuel } from '../control/control.ts';
import { useAnchored } from './anchored.ts';
import { looseUses } from './question.ts';
import type { Room, Size, Spot } from './room.ts';

const corner = ({ you }: Room, { width }: Size): Spot => ({ x: you.right - width - 10, y: you.top + 8 });

export function LooseUses() {
  const { table, answer, busy } = useDuel();
  // While things are still shown, a card that will lie on the table may not lie there yet.
  const uses = busy ? [] : looseUses(table);
  const ref = useAnchored<HTMLFieldSetElement>(corner);
  if (uses.length === 0) return null;
  return (
    <fieldset ref={ref} className="loose" aria-label="You may also">
      {uses.map((use) => (
        <button
          type="button"
          key={JSON.stringify(use.answer)}
          className="wbtn loose-use"
          data-use={use.answer.kind}
          data-light={use.must ? 'must' : 'may'}
          onClick={() => answer(use.answer)}
        >
          <ManaText text={use.label} />
        </button>
      ))}
    </fieldset>
  );
}

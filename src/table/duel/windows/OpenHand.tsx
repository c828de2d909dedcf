// The hands of all others, open beside the table while a finished duel is looked at again.
import { useDuel } from '../control/control.ts';
import { CardLines } from './CardLines.tsx';
import { FloatingWindow } from './FloatingWindow.tsx';
import type { Room, Size, Spot } from './room.ts';

const corner = ({ foe }: Room, { width }: Size): Spot => ({ x: foe.right - width - 10, y: foe.top + 8 });

export function OpenHand() {
  const { story, table } = useDuel();
  const others = table.players.filter((each) => each.relation !== 'you' && each.out === null);
  const [only] = others;
  if (story?.hands !== true || only === undefined) return null;
  if (others.length === 1)
    return (
      <FloatingWindow name="open-hand" title={`${only.name}’s hand`} hint={`${only.cards.length}`} home={corner}>
        <CardLines cards={only.cards} />
      </FloatingWindow>
    );
  return (
    <FloatingWindow name="open-hand" title="All hands" home={corner}>
      {others.map(({ seat, name, cards }) => (
        <section key={seat} aria-label={`${name}’s hand`}>
          <h3 className="small-title">
            {name} <small>{cards.length}</small>
          </h3>
          <CardLines cards={cards} />
        </section>
      ))}
    </FloatingWindow>
  );
}

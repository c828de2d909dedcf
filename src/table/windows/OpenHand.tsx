// The rival's hand, open beside the table while a finished duel is looked at again.
import { useDuel } from '../duel/control.ts';
import { CardLines } from './CardLines.tsx';
import { FloatingWindow } from './FloatingWindow.tsx';
import type { Room, Size, Spot } from './room.ts';

const corner = ({ foe }: Room, { width }: Size): Spot => ({ x: foe.right - width - 10, y: foe.top + 8 });

export function OpenHand() {
  const { story, table } = useDuel();
  const foe = table.players.find((each) => each.relation === 'foe');
  if (story?.hands !== true || foe === undefined) return null;
  return (
    <FloatingWindow name="open-hand" title={`${foe.name}’s hand`} hint={`${foe.cards.length}`} home={corner}>
      <CardLines cards={foe.cards} />
    </FloatingWindow>
  );
}

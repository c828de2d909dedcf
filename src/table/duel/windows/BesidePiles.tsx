// Graveyards and other open piles that are kept beside the table: they can be read, moved and made small while play goes on.
import { useDuel } from '../control/control.ts';
import { lay, useSession } from '../control/session.ts';
import { CardLines } from './CardLines.tsx';
import { FloatingWindow } from './FloatingWindow.tsx';
import { pileOf } from './piles.ts';
import type { Room, Size, Spot } from './room.ts';

/** At the right edge of its player's half, so that the cards of a small table stay free. */
const edge =
  (own: boolean) =>
  ({ foe, you }: Room, { width }: Size): Spot => {
    const half = own ? you : foe;
    return { x: half.right - width - 10, y: half.top + 8 };
  };

export function BesidePiles() {
  const { table } = useDuel();
  const { beside } = useSession();
  return beside.map(({ seat, zone }) => {
    const player = table.players.find((each) => each.seat === seat);
    if (player === undefined) return null;
    const { title, cards } = pileOf(table, player, zone);
    return (
      <FloatingWindow
        key={`${seat} ${zone}`}
        name={`beside-${zone}-${seat}`}
        title={title}
        hint={`${cards.length}`}
        home={edge(player.relation === 'you')}
        footer={
          <button type="button" className="wbtn" onClick={() => lay(seat, zone, false)}>
            Put away
          </button>
        }
      >
        <CardLines cards={cards} />
      </FloatingWindow>
    );
  });
}

// The left edge of the table: a single rival above, the showcase in the middle, you below.

import { useDuel } from '../control/control.ts';
import { BookBadge } from './BookBadge.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import { Showcase } from './Showcase.tsx';

export function LeftRail({ small }: { readonly small: boolean }) {
  const { table, options } = useDuel();
  const [foe, you] = [
    table.players.find((each) => each.relation === 'foe'),
    table.players.find((each) => each.relation === 'you'),
  ];
  return (
    <aside className="rail left" aria-label="Players">
      {foe !== undefined && table.players.length === 2 && <PlayerPanel player={foe} />}
      {small ? <BookBadge /> : options.layout === 'standard' && <Showcase />}
      {you !== undefined && <PlayerPanel player={you} />}
    </aside>
  );
}

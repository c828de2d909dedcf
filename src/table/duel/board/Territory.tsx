// One player's part of the table: two rows of permanents on a cloth.
import { type CSSProperties, useMemo, useRef } from 'react';
import type { PermanentState, PlayerState } from '../../../protocol/table.ts';
import { creatureDropped } from '../control/carrying.ts';
import { useDuel } from '../control/control.ts';
import { useDragging } from '../control/dragging.ts';
import { useOverview } from '../control/overview.ts';
import { NOWHERE, useSession } from '../control/session.ts';
import { possessive } from '../control/words.ts';
import { type Arriving, arrange, type Placed, type RowPlan } from '../layout/arrange.ts';
import { useRoom } from '../layout/size.ts';
import { type Piece, Tile } from './Tile.tsx';

interface TerritoryProps {
  readonly player: PlayerState;
}

export function Territory({ player }: TerritoryProps) {
  const duel = useDuel();
  const { table, options } = duel;
  const overview = useOverview();
  const { seat, relation } = player;
  const spots = useSession().spots.get(seat) ?? NOWHERE;
  const element = useRef<HTMLElement>(null);
  const room = useRoom(element);
  const arriving = useArriving(seat);
  const { permanents } = overview;
  const plan = useMemo(
    () => arrange(permanents, seat, arriving, spots, room),
    [permanents, seat, arriving, spots, room],
  );
  useDragging(element, seat, plan, (piece, x, y) => creatureDropped(duel, piece, x, y));
  const rows = relation === 'foe' ? [plan.back, plan.front] : [plan.front, plan.back];
  const territory = table.book.territory;
  return (
    <section
      ref={element}
      className="territory"
      data-zone="territory"
      data-relation={relation}
      data-seat={seat}
      data-cloth={relation === 'you' ? options.background : 'plain'}
      aria-label={`${possessive(relation, player.name)} ${territory}`}
    >
      {rows.map((row) => (
        <RowOfCards key={row.row} plan={row} />
      ))}
    </section>
  );
}

/** Places for what is on its way and would stay. */
function useArriving(seat: number): readonly Arriving[] {
  const { table, faces } = useDuel();
  const words = table.chain
    .filter((item) => item.arrives && item.controller === seat)
    .map((item) => `${item.id}:${faces.get(item.name)?.types.includes('creature') === false ? 'back' : 'front'}`)
    .join(' ');
  return useMemo(
    () =>
      words === ''
        ? []
        : words.split(' ').map((each) => {
            const [item, row] = each.split(':');
            return { item: Number(item), row: row as Arriving['row'] };
          }),
    [words],
  );
}

function RowOfCards({ plan }: { readonly plan: RowPlan }) {
  const { table } = useDuel();
  const overview = useOverview();
  const { byId } = overview;
  return (
    <div className="card-row" data-row={plan.row}>
      <div
        className="row-inner"
        data-close={plan.close || undefined}
        style={{ '--scale': plan.scale, width: `calc(var(--cw) * ${plan.width})` } as CSSProperties}
      >
        {plan.placed.map((placed) => {
          const permanent = byId.get(placed.id);
          return permanent === undefined ? null : <PlacedTile key={placed.id} permanent={permanent} placed={placed} />;
        })}
        {plan.pills.map((pill) => (
          <span
            key={`${pill.fan}${pill.tapped}`}
            className="pill"
            data-tapped={pill.tapped || undefined}
            style={{ '--x': pill.x } as CSSProperties}
            aria-hidden="true"
          >
            {pill.number}
          </span>
        ))}
        {plan.ghosts.map((ghost) => (
          <span
            key={ghost.item}
            className="ghost"
            data-ghost={ghost.item}
            style={{ left: `calc(var(--cw) * ${ghost.x})` }}
          >
            <b>{table.chain.find((item) => item.id === ghost.item)?.name}</b>
            <i>arrives here if nothing stops it</i>
          </span>
        ))}
      </div>
    </div>
  );
}

function PlacedTile({ permanent, placed }: { readonly permanent: PermanentState; readonly placed: Placed }) {
  const { options } = useDuel();
  const overview = useOverview();
  const { id } = permanent;
  const { x, z, fan, named, tucked } = placed;
  const piece = (each: PermanentState): Piece => ({
    permanent: each,
    light: overview.lightOf(each.id),
    spoken: overview.spoken(each),
    rules: overview.rulesOf(each),
    target: overview.isTarget(each.id),
  });
  return (
    <Tile
      {...piece(permanent)}
      {...overview.marksOf(id)}
      x={x}
      z={z}
      fan={fan}
      named={named}
      attached={tucked.flatMap((each) => overview.byId.get(each) ?? []).map(piece)}
      gives={overview.gives(id)}
      must={overview.mustOf(id)}
      stolen={permanent.owner !== permanent.controller}
      showPower={options.showPower}
      showAbilities={options.showAbilities}
      showId={options.showIds}
      showEffects={options.showEffects}
    />
  );
}

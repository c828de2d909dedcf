// Damage that has been dealt and may still be prevented, as markers on the table; where one may be chosen, it is a button
// (F-896, F-898).
import './damage.css';
import type { DamageState } from '../../../protocol/table.ts';
import { useDuel } from '../control/control.ts';
import { useAnchored } from './anchored.ts';
import { Thumb } from './Faces.tsx';
import type { Room, Size, Spot } from './room.ts';

/** At the edge of the rival's territory, whose cards lie in its middle. */
const edge = ({ foe }: Room, { width, height }: Size): Spot => ({
  x: foe.right - width - 10,
  y: foe.bottom - height - 8,
});

function Marker({ damage }: { readonly damage: DamageState }) {
  const { table, light, click } = useDuel();
  const { source, sourceName, object, seat, amount } = damage;
  const player = table.players.find((each) => each.seat === seat);
  const hurt =
    object > 0
      ? table.inPlay.find((each) => each.id === object)?.name
      : player?.relation === 'you'
        ? 'you'
        : player?.name;
  const words = `${amount} damage from ${sourceName} to ${hurt ?? 'something'}`;
  // A marker stands for its source, and for what it would hurt, whichever of the two is asked for.
  const choices = [
    { what: 'object' as const, id: source },
    object > 0 ? { what: 'object' as const, id: object } : { what: 'player' as const, id: seat },
  ];
  const chosen = choices.find((each) => light(each) !== null);
  const inside = (
    <>
      <Thumb name={sourceName} />
      <span>{sourceName}</span>
      <b>{amount}</b>
      <span>→ {hurt}</span>
    </>
  );
  if (chosen === undefined)
    return (
      <li className="damage-marker" aria-label={words}>
        {inside}
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className="damage-marker"
        data-light={light(chosen) ?? undefined}
        aria-label={`${words}; may be chosen`}
        onClick={() => click(chosen)}
      >
        {inside}
      </button>
    </li>
  );
}

export function DamageMarkers() {
  const { table } = useDuel();
  const ref = useAnchored<HTMLUListElement>(edge);
  if (table.damage.length === 0) return null;
  return (
    <ul ref={ref} className="damage-markers" aria-label="Damage that may still be prevented">
      {table.damage.map((damage) => (
        <Marker key={`${damage.source} ${damage.object} ${damage.seat}`} damage={damage} />
      ))}
    </ul>
  );
}

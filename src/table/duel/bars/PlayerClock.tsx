// A player's clock at the edge of the table, and whether the player is there at all.
import './clock.css';
import { useEffect, useState } from 'react';
import { timeWords } from '../../state/clock.ts';
import { useDuel } from '../control/control.ts';

const TICK = 250;
const SHORT_MS = 20_000;

/** What is left for a seat now: it goes down by itself while the clock runs. */
function useLeft(seat: number): { readonly left: number; readonly runs: boolean } | null {
  const { link, table } = useDuel();
  const { company } = link;
  const clock = company?.clock ?? null;
  const [now, setNow] = useState(() => performance.now());
  const runs = clock?.runs === seat && !clock.paused;
  // How often somebody else has decided is not told: their time for each decision is shown, and does not go down.
  const counts = runs && (company?.rules.clock?.by === 'game' || table.seat === seat);
  useEffect(() => {
    if (!counts) return;
    const timer = window.setInterval(() => setNow(performance.now()), TICK);
    return () => window.clearInterval(timer);
  }, [counts]);
  if (clock === null || company === null) return null;
  const gone = counts ? Math.max(0, now - company.heardAt) : 0;
  return { left: Math.max(0, (clock.left[seat] ?? 0) - gone), runs };
}

export function PlayerClock({ seat }: { readonly seat: number }) {
  const { company } = useDuel().link;
  const time = useLeft(seat);
  if (company === null) return null;
  const there = company.seats[seat];
  const absence = there?.replaced ? 'a computer plays' : there?.here === false ? 'has lost the connection' : '';
  if (time === null && absence === '') return null;
  return (
    <span className="player-clock" data-testid={`clock-${seat}`} data-runs={time?.runs || undefined}>
      {time !== null && (
        <b
          role="timer"
          data-short={(time.runs && time.left < SHORT_MS) || undefined}
          aria-label={`${timeWords(time.left)} left`}
        >
          {timeWords(time.left)}
        </b>
      )}
      {absence !== '' && <em>{absence}</em>}
      {company.clock?.paused === true && company.clock.runs === seat && <em>the clock waits</em>}
    </span>
  );
}

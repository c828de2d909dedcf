// In the place of the situation bar for those who look on: what goes on, from which side it is seen, and the way out.
import './story.css';
import { useDuel, type WatchControl } from '../control/control.ts';
import { Icon } from './icons.tsx';

export function WatchBar({ watching }: { readonly watching: WatchControl }) {
  const { table, link, id } = useDuel();
  const { toSide, ended } = watching;
  const number = link.company?.watchers ?? 0;
  const looking =
    number < 2 ? 'You look on.' : `You look on with ${number === 2 ? 'one other' : `${number - 1} others`}.`;
  return (
    <section
      className="situation story watching"
      data-testid="situation"
      data-mood={ended === null ? 'theirs' : 'over'}
      data-duel={table.duel}
      data-ask="none"
      data-turn={table.turn}
      data-frame={table.frame}
      aria-label="Looking on"
    >
      <span className="sit-mark" aria-hidden="true">
        <Icon name={ended === null ? 'wait' : 'flag'} />
      </span>
      <div className="sit-words story-words">
        <p className="sit-head" data-testid="headline" title={ended ?? table.headline}>
          {ended ?? table.headline}
        </p>
        <p className="sit-sub">{looking}</p>
      </div>
      <div className="story-acts watch-acts">
        <label>
          Seen from{' '}
          <select value={table.seat} onChange={(event) => toSide(Number(event.target.value))}>
            {table.players.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {ended !== null && (
          <a className="story-hands" data-testid="look-again" href={`#/replay/${encodeURIComponent(id)}`}>
            Again, with all hands
          </a>
        )}
        <a className="story-hands" href="#/people">
          Look away
        </a>
      </div>
    </section>
  );
}

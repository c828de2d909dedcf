// The rounds: who stands where, what was played, and your next match.
import { useState } from 'react';
import type { EventState } from '../../protocol/limited.ts';
import { Pips } from '../page/Pips.tsx';
import { goTo } from '../state/route.ts';

interface RoundsStageProps {
  readonly event: EventState;
  /** The duel of your match, made where there is none yet. */
  readonly play: (id: string) => Promise<{ readonly id: string }>;
  readonly onFault: (words: string) => void;
}

export function RoundsStage({ event, play: open, onFault }: RoundsStageProps) {
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      goTo('duel', (await open(event.id)).id);
    } catch (error) {
      onFault((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <div className="rounds">
      <section className="panel" aria-label="Standings">
        <h2 className="small-title">Standings</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Player</th>
              <th scope="col">Points</th>
              <th scope="col">Won, lost, drawn</th>
              <th scope="col">Deck</th>
            </tr>
          </thead>
          <tbody>
            {event.standings.map((line, index) => (
              <tr key={line.seat} data-you={line.seat === event.seat}>
                <td>{index + 1}</td>
                <th scope="row">{line.name}</th>
                <td>{line.points}</td>
                <td>
                  {line.won}, {line.lost}, {line.drawn}
                </td>
                <td>{line.colors === null ? 'unknown' : <Pips colors={line.colors} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="panel" aria-label="Rounds">
        <NextMatch event={event} busy={busy} onPlay={() => void play()} />
        {[...event.rounds.entries()].reverse().map(([index, matches]) => (
          <div key={`round ${index}`}>
            <h2 className="small-title">Round {index + 1}</h2>
            <ul>
              {matches.map(({ names, games, yours }) => (
                <li key={names.join()} data-you={yours}>
                  {names[1] === 'nobody'
                    ? `${names[0]} has nobody to play, and wins`
                    : `${names[0]} against ${names[1]}`}
                  {names[1] !== 'nobody' && <b>{games === null ? 'to be played' : `${games[0]} to ${games[1]}`}</b>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}

interface NextProps {
  readonly event: EventState;
  readonly busy: boolean;
  readonly onPlay: () => void;
}

function NextMatch({ event, busy, onPlay }: NextProps) {
  if (event.stage === 'over') {
    const place = event.standings.findIndex(({ seat }) => seat === event.seat) + 1;
    return (
      <p className="rounds-next">
        {place === 1 ? 'You have won it!' : `You came in at place ${place} of ${event.standings.length}.`}{' '}
        <a className="quiet" href="#/limited">
          Draft again
        </a>
      </p>
    );
  }
  if (event.rival === null) return <p className="rounds-next">You are out, and the others play on.</p>;
  return (
    <p className="rounds-next">
      <button type="button" className="primary" disabled={busy} onClick={onPlay}>
        {event.duel === null ? `Play against ${event.rival}` : `Go on against ${event.rival}`}
      </button>
    </p>
  );
}

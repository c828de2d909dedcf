// The league: whom you meet next, the table, your record against each, and what has happened.
import type { CollectionState } from '../../protocol/collection.ts';

interface LeagueProps {
  readonly state: CollectionState;
  readonly onPlay: () => void;
  readonly onSeason: () => Promise<void>;
}

export function LeaguePart({ state, onPlay, onSeason }: LeagueProps) {
  const { table, records, history } = state;
  return (
    <div className="collection-columns">
      <section className="panel" aria-label="League table">
        <Next state={state} onPlay={onPlay} onSeason={onSeason} />
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Player</th>
              <th scope="col">Played</th>
              <th scope="col">Won, drawn, lost</th>
              <th scope="col">Duels</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {table.map((line, index) => (
              <tr key={line.seat} data-you={line.seat === 0}>
                <td>{index + 1}</td>
                <th scope="row">{line.name}</th>
                <td>{line.played}</td>
                <td>
                  {line.won}, {line.drawn}, {line.lost}
                </td>
                <td>
                  {line.games[0]} to {line.games[1]}
                </td>
                <td>{line.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="panel" aria-label="Your record">
        <h2 className="small-title">Against each, in all seasons</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">Won, drawn, lost</th>
              <th scope="col">Cards won, lost</th>
              <th scope="col">Trades</th>
            </tr>
          </thead>
          <tbody>
            {records.map((line) => (
              <tr key={line.seat}>
                <th scope="row">{line.name}</th>
                <td>
                  {line.won}, {line.drawn}, {line.lost}
                </td>
                <td>
                  {line.cardsWon}, {line.cardsLost}
                </td>
                <td>{line.trades}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2 className="small-title">What has happened</h2>
        <ol className="collection-history" reversed>
          {history.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
            <li key={history.length - index}>{line}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Next({ state, onPlay, onSeason }: LeagueProps) {
  const { rival, duel, deck, table, ante } = state;
  if (rival === null) {
    const place = table.findIndex(({ seat }) => seat === 0) + 1;
    return (
      <p className="rounds-next">
        {place === 1 ? 'You have won the season!' : `You came in at place ${place} of ${table.length}.`}{' '}
        <button type="button" className="primary" onClick={() => void onSeason()}>
          Another season
        </button>
      </p>
    );
  }
  return (
    <p className="rounds-next">
      <button type="button" className="primary" disabled={deck === null && duel === null} onClick={onPlay}>
        {duel === null ? `Play against ${rival.name}` : `Go on against ${rival.name}`}
      </button>{' '}
      {deck === null && duel === null ? 'Build a deck first.' : ante ? 'For ante: one card each.' : ''}
    </p>
  );
}

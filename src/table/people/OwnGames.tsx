// One's own games with people: how they ended, against whom, and the way back to them or to their replays.
import { useEffect, useState } from 'react';
import { PAGE_OF_GAMES } from '../../protocol/choices.ts';
import type { GameInfo, GamesInfo } from '../../protocol/people.ts';
import type { StartInfo } from '../../protocol/setup.ts';
import { agoWords, variantName } from '../start/words.ts';
import { api } from '../state/api.ts';
import { changeWords } from './ratings.ts';

export function OwnGames({ start }: { readonly start: StartInfo }) {
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<GamesInfo | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let wanted = true;
    api.games(page).then(
      (games) => wanted && setFound(games),
      (error: Error) => wanted && setFault(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [page]);
  if (fault !== '') return <p role="alert">{fault}</p>;
  if (found === null || found.total === 0) return null;
  const last = Math.min(found.total, (page + 1) * PAGE_OF_GAMES);
  return (
    <section className="panel" aria-label="Your games">
      <h2 className="small-title">Your games</h2>
      <ul className="limited-events" data-testid="own-games">
        {found.games.map((game) => (
          <Game key={game.duel} game={game} start={start} />
        ))}
      </ul>
      {found.total > PAGE_OF_GAMES && (
        <nav className="people-pages" aria-label="Pages of your games">
          <button type="button" className="quiet" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Newer
          </button>
          <span>
            {page * PAGE_OF_GAMES + 1} to {last} of {found.total}
          </span>
          <button type="button" className="quiet" disabled={last >= found.total} onClick={() => setPage(page + 1)}>
            Older
          </button>
        </nav>
      )}
    </section>
  );
}

const RESULTS = { won: 'Won', lost: 'Lost', draw: 'Drawn' } as const;

function Game({ game, start }: { readonly game: GameInfo; readonly start: StartInfo }) {
  const book = start.books.find(({ id }) => id === game.book)?.name ?? game.book;
  const result = game.over ? (game.result === null ? 'Over' : RESULTS[game.result]) : 'Under way';
  const parts = [
    book,
    game.variant === 'duel' ? '' : variantName(game.variant),
    game.place === null || game.result === 'draw' ? '' : `place ${game.place}`,
    game.rated === null ? '' : `rated ${changeWords(game.rated)}`,
    `turn ${game.turn}`,
    agoWords(game.when, Date.now()),
  ];
  return (
    <li data-result={game.result ?? undefined}>
      <a href={game.over ? `#/replay/${game.duel}` : `#/duel/${game.duel}`}>
        {result}: against {game.others.join(', ')}
      </a>
      <small>{parts.filter((each) => each !== '').join(', ')}</small>
    </li>
  );
}

// After the duel: who has won and why, the ante, the match, and what comes next.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { BetweenInfo } from '../../../../protocol/setup.ts';
import type { ResultState } from '../../../../protocol/table.ts';
import { changeWords } from '../../../people/ratings.ts';
import { api } from '../../../state/api.ts';
import { goTo } from '../../../state/route.ts';
import { playerAt } from '../../../state/seats.ts';
import { useDuel } from '../../control/control.ts';
import { useRatings } from '../../control/ratings.ts';
import { Printed } from '../Faces.tsx';
import { ModalWindow } from '../ModalWindow.tsx';
import { useNext } from '../next.ts';

const SideboardDialog = lazy(async () => ({ default: (await import('./SideboardDialog.tsx')).SideboardDialog }));

/** By this a match tells that it is one of a collection's league. */
const COLLECTION = 'collection:';
/** And by this, that it is one of a draft with friends. */
const POD = 'pod:';

/** What a match is part of, and how one gets back there; null where it is part of nothing. */
function placeOf(
  event: string | null,
): { readonly screen: string; readonly id: string; readonly words: string } | null {
  if (event === null) return null;
  if (event.startsWith(COLLECTION))
    return { screen: 'collection', id: event.slice(COLLECTION.length), words: 'Back to the league' };
  if (event.startsWith(POD)) return { screen: 'pod', id: event.slice(POD.length), words: 'Back to the rounds' };
  return { screen: 'limited', id: event, words: 'Back to the rounds' };
}

/** Whose decks may be changed before the next duel, of all who share this screen; none while it is not known. */
function useBetween(id: string, follows: boolean): readonly BetweenInfo[] {
  const [between, setBetween] = useState<readonly BetweenInfo[]>([]);
  useEffect(() => {
    let gone = false;
    if (follows)
      api.between(id).then(
        (told) => {
          if (!gone) setBetween(told.between === null ? told.others : [told.between, ...told.others]);
        },
        () => undefined, // without it the next duel is played with the same deck
      );
    return () => {
      gone = true;
    };
  }, [id, follows]);
  return between;
}

function Cards({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="result-cards">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
          <li key={index}>
            <Printed name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Next({ result }: { readonly result: ResultState }) {
  const { go, waits } = useNext();
  if (result.next === null) return null;
  return (
    <button
      type="button"
      className="wbtn first"
      data-testid="next-duel"
      disabled={waits !== ''}
      onClick={() => void go()}
    >
      {waits === 'others' ? 'Waiting for the others …' : result.next}
    </button>
  );
}

/** What the duel did to one's rating. */
function Rated({ seat }: { readonly seat: number }) {
  const change = useRatings()[seat];
  return change?.after == null ? null : (
    <p className="result-match" data-testid="result-rating">
      Your rating: {changeWords(change)}
    </p>
  );
}

export function ResultDialog({ result, onClose }: { readonly result: ResultState; readonly onClose: () => void }) {
  const { id, table, options } = useDuel();
  const { played, won, words, reason, anteWon, anteLost, nextDraws, match, event } = result;
  const between = useBetween(id, result.next !== null);
  const [swapping, setSwapping] = useState(false);
  if (swapping && between.length > 0)
    return (
      <Suspense fallback={null}>
        <SideboardDialog decks={between} onClose={() => setSwapping(false)} />
      </Suspense>
    );
  const place = placeOf(event);
  const title = won === null ? `The ${played} is a draw` : won ? 'You have won' : 'You have lost';
  return (
    <ModalWindow
      title={`The ${played} is over`}
      wide={nextDraws.length > 0 && options.seeNextDraws}
      onClose={onClose}
      footer={
        <>
          <a className="wbtn" href={`api/duels/${encodeURIComponent(id)}/replay`} download={`fivefold-${id}.txt`}>
            Save the replay
          </a>
          <button type="button" className="wbtn" onClick={onClose}>
            Look at the table
          </button>
          <a className="wbtn" data-testid="look-again" href={`#/replay/${encodeURIComponent(id)}`}>
            Step by step
          </a>
          {table.players.length === 2 && (
            <a className="wbtn" data-testid="review-it" href={`#/lab/review/${encodeURIComponent(id)}`}>
              Review
            </a>
          )}
          {place === null ? (
            <button type="button" className="wbtn" data-testid="back-to-start" onClick={() => goTo('start')}>
              Back to the start
            </button>
          ) : (
            <button
              type="button"
              className={result.next === null ? 'wbtn first' : 'wbtn'}
              data-testid="back-to-event"
              onClick={() => goTo(place.screen, place.id)}
            >
              {place.words}
            </button>
          )}
          {between.length > 0 && (
            <button type="button" className="wbtn" data-testid="sideboard" onClick={() => setSwapping(true)}>
              {between.length > 1 ? 'Change the decks' : 'Change the deck'}
            </button>
          )}
          <Next result={result} />
        </>
      }
    >
      <p className="result-words" data-won={won ?? 'draw'} data-testid="result">
        {title}
      </p>
      <p>{words}</p>
      {reason !== '' && reason !== words && <p className="empty-words">{reason}</p>}
      <Rated seat={table.seat} />
      {match.words !== '' && <p className="result-match">{match.words}</p>}
      {match.stakes !== '' && <p className="result-match">{match.stakes}.</p>}
      <Cards title="Won by the ante" names={anteWon} />
      <Cards title="Lost by the ante" names={anteLost} />
      {options.seeNextDraws &&
        nextDraws.map(({ seat, cards }) => (
          <Cards
            key={seat}
            title={
              seat === table.seat ? 'You would have drawn next' : `${playerAt(table, seat)?.name} would have drawn next`
            }
            names={cards}
          />
        ))}
    </ModalWindow>
  );
}

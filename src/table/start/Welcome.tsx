// The line under the title: duels to go on with, or a word for somebody who is new here.
import type { StartInfo } from '../../protocol/setup.ts';
import { EASIEST, shortName } from '../page/books.ts';
import { agoWords, listed, rivalsIn } from './words.ts';

interface WelcomeProps {
  readonly start: StartInfo;
  readonly book: string;
  readonly onBook: (book: string) => void;
}

const SHOWN = 2;

export function Welcome({ start, book, onBook }: WelcomeProps) {
  const underWay = start.duels.filter((duel) => !duel.over);
  if (underWay.length > 0) return <GoOn start={start} />;
  if (start.duels.length > 0) return null;
  const easiest = start.books.find((each) => each.id === EASIEST);
  if (easiest === undefined) return null;
  return (
    <aside className="welcome" aria-label="New here?">
      <b>New here?</b>
      <a className="welcome-first" href="#/lessons/first-game" data-testid="first-game">
        Play your first game, led by the hand
      </a>
      <span>
        Or by yourself: {easiest.name} is the easiest book
        {book === EASIEST ? ', and it is chosen: just press Play.' : '.'}
      </span>
      {book !== EASIEST && (
        <button type="button" className="link" onClick={() => onBook(EASIEST)}>
          Choose {easiest.name}
        </button>
      )}
    </aside>
  );
}

function GoOn({ start }: { readonly start: StartInfo }) {
  const underWay = start.duels.filter((duel) => !duel.over).sort((a, b) => b.when - a.when);
  const bookName = (id: string): string => start.books.filter((each) => each.id === id).map(shortName)[0] ?? id;
  return (
    <aside className="welcome" aria-label="Duels under way">
      <b>Go on</b>
      {underWay.slice(0, SHOWN).map((duel) => (
        <a key={duel.id} className="under-way" data-tone={duel.book} href={`#/duel/${encodeURIComponent(duel.id)}`}>
          <i>{duel.house === '' ? bookName(duel.book) : duel.house}</i>
          turn {duel.turn} against {listed(rivalsIn(duel))}
          <small>{agoWords(duel.when, Date.now())}</small>
        </a>
      ))}
      {underWay.length > 1 && <a href="#/replays">all {underWay.length}</a>}
    </aside>
  );
}

// The word beside the title: the duel to go on with, or a word for somebody who is new here.
import type { StartInfo } from '../../protocol/setup.ts';
import { shortName } from '../page/books.ts';
import { agoWords, listed, rivalsIn } from './words.ts';

export function Welcome({ start }: { readonly start: StartInfo }) {
  if (start.duels.some((duel) => !duel.over)) return <GoOn start={start} />;
  if (start.duels.length > 0) return null;
  return (
    <aside className="welcome" aria-label="New here?">
      <b>New here?</b>
      <a className="welcome-first" href="#/lessons/first-game" data-testid="first-game">
        Play your first game, led by the hand
      </a>
    </aside>
  );
}

function GoOn({ start }: { readonly start: StartInfo }) {
  const underWay = start.duels.filter((duel) => !duel.over).sort((a, b) => b.when - a.when);
  const [last] = underWay;
  if (last === undefined) return null;
  const bookName = (id: string): string => start.books.filter((each) => each.id === id).map(shortName)[0] ?? id;
  return (
    <aside className="welcome" aria-label="Duels under way">
      <a className="under-way" data-tone={last.book} href={`#/duel/${encodeURIComponent(last.id)}`}>
        <b>Go on</b>
        <i>{last.house === '' ? bookName(last.book) : last.house}</i>
        <span>
          turn {last.turn} against {listed(rivalsIn(last))}
        </span>
        <small>{agoWords(last.when, Date.now())}</small>
      </a>
      {underWay.length > 1 && <a href="#/replays">all {underWay.length}</a>}
    </aside>
  );
}

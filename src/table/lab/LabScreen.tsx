// The laboratory: one position under five books, puzzles, a bench for any position, and reviews of finished duels.
import './lab.css';
import { Masthead } from '../page/Masthead.tsx';
import { AcrossPage } from './AcrossPage.tsx';
import { BenchPage } from './BenchPage.tsx';
import { PuzzlesPage } from './PuzzlesPage.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const PAGES = [
  ['scene', 'Five books'],
  ['puzzles', 'Puzzles'],
  ['bench', 'Bench'],
  ['review', 'Review'],
] as const;

function pageFor(page: string, rest: string) {
  switch (page) {
    case 'puzzles':
      return <PuzzlesPage id="" />;
    case 'puzzle':
      return <PuzzlesPage id={rest} />;
    case 'bench':
      return <BenchPage key={rest} text={rest} />;
    case 'review':
      return <ReviewPage key={rest} duel={rest} />;
    default:
      return <AcrossPage scene={rest} />;
  }
}

/** An address is a page and what is on it: `scene/fanatic`, `puzzle/m11-03`, `bench/<text>`, `review/<duel>`. */
export function LabScreen({ id }: { readonly id: string }) {
  const [page = '', ...rest] = id.split('/');
  const shown = page === '' ? 'scene' : page === 'puzzle' ? 'puzzles' : page;
  return (
    <main className="screen lab">
      <Masthead at="lab" title="Laboratory" line="One position, five rulebooks." />
      <nav className="lab-pages" aria-label="Laboratory">
        {PAGES.map(([name, words]) => (
          <a key={name} href={`#/lab/${name}`} aria-current={name === shown ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </nav>
      {pageFor(page, rest.join('/'))}
    </main>
  );
}

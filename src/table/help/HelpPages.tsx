// The pages of the help, with their list beside them; on a screen of its own and in a window over a duel.
import './help.css';
import { SHOWN } from '../../rulebooks/shown.ts';
import { RulesPage } from '../rules/RulesPage.tsx';
import { lessonPage } from './lesson.ts';
import type { HelpPage, HelpSection } from './page.ts';
import { passageIn } from './passage.ts';
import { keysPage, tablePage } from './table.ts';

/** The rules themselves, to be asked: a page of another kind than the others. */
const rulesPage: HelpPage = { topic: 'rules', title: 'Look up a rule', line: '', sections: [] };

/** Each book in short: what is special about it, how it differs from the others, and the words it uses. */
const bookPages: readonly HelpPage[] = SHOWN.map(({ id, short, year, help }) => ({
  topic: id,
  title: `${short}, ${year}`,
  line: help.lead,
  sections: help.sections,
}));

const PAGES: readonly HelpPage[] = [rulesPage, lessonPage, tablePage, keysPage, ...bookPages];

const GROUPS: readonly { readonly name: string; readonly pages: readonly HelpPage[] }[] = [
  { name: 'Playing', pages: [rulesPage, lessonPage, tablePage, keysPage] },
  { name: 'The books', pages: bookPages },
];

interface HelpPagesProps {
  readonly topic: string;
  /** Given where a page is turned without leaving the place. */
  readonly onTopic?: (topic: string) => void;
  /** The book whose rules are asked first. */
  readonly book?: string;
}

export function HelpPages({ topic, onTopic, book = '' }: HelpPagesProps) {
  const [name, word = ''] = topic.split(':');
  const page = PAGES.find((each) => each.topic === (name === rulesPage.topic ? name : topic));
  const passage = page === undefined && topic !== '' ? passageIn(topic) : null;
  const shown = page ?? tablePage;
  return (
    <div className="help">
      <nav className="help-list" aria-label="Pages of the help">
        {GROUPS.map(({ name, pages }) => (
          <div key={name}>
            <p className="small-title">{name}</p>
            {pages.map((each) => (
              <a
                key={each.topic}
                href={`#/help/${each.topic}`}
                aria-current={passage === null && each === shown ? 'page' : undefined}
                data-tone={bookPages.includes(each) ? each.topic : undefined}
                onClick={(event) => {
                  if (onTopic === undefined) return;
                  event.preventDefault();
                  onTopic(each.topic);
                }}
              >
                {each.title}
              </a>
            ))}
          </div>
        ))}
      </nav>
      {shown === rulesPage ? (
        <RulesPage key={word} book={book} word={word} />
      ) : passage === null ? (
        <Page page={shown} />
      ) : (
        <PassagePage passage={passage} />
      )}
    </div>
  );
}

function Page({ page }: { readonly page: HelpPage }) {
  return (
    <article className={page.steps === true ? 'help-page has-steps' : 'help-page'} data-tone={page.topic}>
      <header>
        <h2>{page.title}</h2>
        <p className="lead">{page.line}</p>
      </header>
      {page.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </article>
  );
}

function Section({ section }: { readonly section: HelpSection }) {
  const { title, says = [], points = [], pairs = [], keys = false } = section;
  return (
    <section>
      <h3>{title}</h3>
      {says.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {pairs.length > 0 && (
        <dl className={keys ? 'keys' : ''}>
          {pairs.map(([what, means]) => (
            <div key={what}>
              <dt>{keys ? <kbd>{what}</kbd> : what}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function PassagePage({ passage }: { readonly passage: ReturnType<typeof passageIn> }) {
  return (
    <article className="help-page">
      <header>
        <h2>{passage.place === '' ? 'The passage' : passage.place}</h2>
        <p className="lead">What the book says, in our own words.</p>
      </header>
      <blockquote>
        <p>{passage.says}</p>
      </blockquote>
      {passage.entries.length > 0 && (
        <p className="entries">
          {passage.entries.length === 1 ? 'Entry' : 'Entries'} {passage.entries.join(', ')} of the catalogue of rules.
        </p>
      )}
    </article>
  );
}

// One position and one line of play under all five books: five small tables side by side, with what differs lit up and said.
import { useEffect, useMemo, useState } from 'react';
import type { AcrossInfo, BookOutcome, SceneInfo } from '../../protocol/lab.ts';
import { ToldLines } from '../page/ToldLines.tsx';
import { goTo } from '../state/route.ts';
import { useAsked } from '../state/useAsked.ts';
import { lab, wrong } from './ask.ts';
import { SmallTable } from './SmallTable.tsx';

/** Waits until nobody has typed for a moment. */
const PAUSE = 500;

export function AcrossPage({ scene: id }: { readonly scene: string }) {
  const scenes = useAsked(lab.scenes);
  const list = scenes.value ?? [];
  const scene = list.find((each) => each.id === id) ?? (id === '' ? list[0] : undefined) ?? null;
  if (scene === null && scenes.value !== null && id !== 'own')
    return <p role="alert">There is no scene ‘{id}’ in the gallery.</p>;
  return (
    <div className="across">
      <nav className="panel across-scenes" aria-label="Scenes">
        <label>
          Scene{' '}
          <select
            data-testid="scenes"
            value={id === 'own' ? 'own' : (scene?.id ?? '')}
            onChange={(event) => goTo('lab', `scene/${event.target.value}`)}
          >
            {list.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
            <option value="own">A position of your own …</option>
          </select>
        </label>
        {scenes.fault !== '' && <p role="alert">{scenes.fault}</p>}
        <p>{id === 'own' ? 'Write or paste a position and a line of play.' : scene?.about}</p>
      </nav>
      {(scene !== null || id === 'own') && (
        <Study key={id === 'own' ? 'own' : scene?.id} scene={id === 'own' ? null : scene} />
      )}
    </div>
  );
}

const EXAMPLE = `ann:
  in play: Mountain, Grizzly Bears
  hand: Lightning Bolt
ben:
  in play: Hill Giant
line:
  ann casts Lightning Bolt at Hill Giant
  all pass
`;

function Study({ scene }: { readonly scene: SceneInfo | null }) {
  const [text, setText] = useState(scene?.text ?? EXAMPLE);
  const [upto, setUpto] = useState<number | null>(null);
  const { found, fault, busy } = useAcross(text, upto);
  const lines = found?.line ?? [];
  return (
    <>
      <section className="panel across-text" aria-label="The study">
        <details open={scene === null}>
          <summary>The position and the line of play, as text</summary>
          <textarea
            data-testid="study"
            aria-label="The study"
            rows={12}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setUpto(null);
              setText(event.target.value);
            }}
          />
        </details>
        {fault !== '' && (
          <p role="alert" className="fault-line">
            {fault}
          </p>
        )}
        {lines.length > 0 && (
          <label className="across-upto">
            <span>
              {upto === null || upto >= lines.length
                ? 'The whole line'
                : upto === 0
                  ? 'Before the first word of it'
                  : `After: ${lines[upto - 1]}`}
            </span>
            <input
              type="range"
              min={0}
              max={lines.length}
              value={upto ?? lines.length}
              onChange={(event) =>
                setUpto(Number(event.target.value) === lines.length ? null : Number(event.target.value))
              }
            />
          </label>
        )}
      </section>
      <div aria-busy={busy} className="across-found">
        {found !== null && <Differences found={found} />}
        <div className="five">
          {(found?.books ?? []).map((each) => (
            <InBook key={each.book} each={each} found={found as AcrossInfo} scene={upto === null ? scene : null} />
          ))}
        </div>
      </div>
    </>
  );
}

function useAcross(text: string, upto: number | null) {
  const [found, setFound] = useState<AcrossInfo | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(true);
  useEffect(() => {
    let gone = false;
    setBusy(true);
    const timer = window.setTimeout(() => {
      lab.across({ text, upto }).then(
        (info) => {
          if (gone) return;
          setFound(info);
          setFault('');
          setBusy(false);
        },
        (error: unknown) => {
          if (gone) return;
          setFault(wrong(error));
          setBusy(false);
        },
      );
    }, PAUSE / 2);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [text, upto]);
  return { found, fault, busy };
}

function Differences({ found: { differs, books } }: { readonly found: AcrossInfo }) {
  const held = books.filter(({ state }) => state !== null);
  if (differs.length === 0) return <p className="panel across-same">All books that can hold it come to the same.</p>;
  return (
    <section className="panel across-differs" aria-label="What differs">
      <table>
        <thead>
          <tr>
            <th scope="col">What differs</th>
            {held.map(({ book, name, year }) => (
              <th key={book} scope="col">
                {name} <small>{year}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differs.map(({ fact, values }) => (
            <tr key={fact}>
              <th scope="row">{fact}</th>
              {held.map(({ book }) => (
                <td key={book}>{values[book] === '' ? '–' : values[book]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "ben's Grizzly Bears#2: place" is about Grizzly Bears. */
const subject = (fact: string): string => (fact.split(': ')[0] ?? '').replace(/^\S+'s /, '').replace(/#\d+$/, '');

interface InBookProps {
  readonly each: BookOutcome;
  readonly found: AcrossInfo;
  readonly scene: SceneInfo | null;
}

function InBook({ each, found, scene }: InBookProps) {
  const lit = useMemo(() => new Set(found.differs.map(({ fact }) => subject(fact))), [found]);
  const said = scene?.books[each.book] ?? null;
  return (
    <section className="panel in-book" data-tone={each.book} data-testid={`book-${each.book}`} aria-label={each.name}>
      <h2>
        {each.name} <small>{each.year}</small>
      </h2>
      {each.state === null ? (
        <p>It cannot hold this: {each.why}.</p>
      ) : (
        <>
          <p className="in-book-outcome">{each.sentence}</p>
          <SmallTable state={each.state} label={`The end in ${each.name}`} lit={lit} />
          {said !== null && <Sentence words={said.says} passage={said.passage} />}
          {each.because.map(({ sentence, passage }) => (
            <Sentence key={sentence} words={`Because of ${sentence}.`} passage={passage} />
          ))}
          {each.notes.map(({ sentence, passage }) => (
            <Sentence key={sentence} words={sentence} passage={passage} />
          ))}
          {each.odd.map((line) => (
            <Sentence key={line} words={`At once, before anybody acts: ${line}`} passage="" />
          ))}
          <details>
            <summary>What happened</summary>
            <ToldLines lines={each.story} />
          </details>
        </>
      )}
    </section>
  );
}

function Sentence({ words, passage }: { readonly words: string; readonly passage: string }) {
  return (
    <p className="in-book-says">
      {words} {passage !== '' && <cite>{passage}</cite>}
    </p>
  );
}

// A position played for both seats by hand: back and forward without limit, branches kept as a tree, a note at any of them.
import { useEffect, useState } from 'react';
import type { WireAnswer } from '../../protocol/answers.ts';
import type { BenchInfo } from '../../protocol/lab.ts';
import { ToldLines } from '../page/ToldLines.tsx';
import { lab, wrong } from './ask.ts';
import { PlayTable } from './Question.tsx';
import { answersTo, back, childrenOf, forward, noted, played, type Tree } from './tree.ts';

interface PlayBothProps {
  readonly text: string;
  readonly book: string;
  /** What was played and noted before, and who is told of everything that comes to it. */
  readonly begun: Tree;
  readonly onTree: (tree: Tree) => void;
}

export function PlayBoth({ text, book, begun, onTree }: PlayBothProps) {
  const [tree, setHere] = useState<Tree>(begun);
  const setTree = (next: Tree): void => {
    setHere(next);
    onTree(next);
  };
  const [info, setInfo] = useState<BenchInfo | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(true);
  const go = (next: Tree): void => {
    setBusy(true);
    lab.bench({ text, book, answers: answersTo(next) }).then(
      (found) => {
        // What was answered has its words only now.
        setTree(withWords(next, found.said.at(-1) ?? ''));
        setInfo(found);
        setFault('');
        setBusy(false);
      },
      (error: unknown) => {
        setFault(wrong(error));
        setBusy(false);
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is laid once for each position.
  useEffect(() => go(begun), []);
  const answer = (given: WireAnswer): void => go(played(tree, given, ''));
  return (
    <div className="lab-two">
      <div className="lab-main">
        {fault !== '' && (
          <p role="alert" className="fault-line">
            {fault}
          </p>
        )}
        {info !== null && <PlayTable state={info.state} label="The bench" busy={busy} onAnswer={answer} />}
      </div>
      <aside className="panel lab-side">
        <p className="lab-buttons">
          <button type="button" className="quiet" disabled={busy || tree.at === 0} onClick={() => go(back(tree))}>
            Back
          </button>
          <button
            type="button"
            className="quiet"
            disabled={busy || childrenOf(tree, tree.at).length === 0}
            onClick={() => go(forward(tree))}
          >
            Forward
          </button>
        </p>
        <label>
          <span className="small-title">A note here</span>
          <textarea
            rows={2}
            value={tree.nodes[tree.at]?.note ?? ''}
            onChange={(event) => setTree(noted(tree, event.target.value))}
          />
        </label>
        <ul className="lab-tree" aria-label="Lines of play">
          <Branch tree={tree} id={0} onGo={(at) => go({ ...tree, at })} />
        </ul>
        {info !== null && info.story.length > 0 && (
          <details open className="lab-story">
            <summary>What happened, and why</summary>
            <ToldLines lines={info.story} />
          </details>
        )}
        {info !== null && (
          <details>
            <summary>This position as text</summary>
            <pre>{info.text}</pre>
            {info.leftOut.map((each) => (
              <p key={each}>Of this {each}.</p>
            ))}
          </details>
        )}
      </aside>
    </div>
  );
}

const withWords = (tree: Tree, words: string): Tree => ({
  ...tree,
  nodes: tree.nodes.map((each) => (each.id === tree.at && each.words === '' ? { ...each, words } : each)),
});

interface BranchProps {
  readonly tree: Tree;
  readonly id: number;
  readonly onGo: (id: number) => void;
}

function Branch({ tree, id, onGo }: BranchProps) {
  const node = tree.nodes[id];
  const children = childrenOf(tree, id);
  if (node === undefined) return null;
  return (
    <li>
      <button
        type="button"
        className="link"
        aria-current={tree.at === id ? 'step' : undefined}
        onClick={() => onGo(id)}
      >
        {node.words}
      </button>
      {node.note !== '' && <em> {node.note}</em>}
      {/* One way on stays in the same list; only branches are indented. */}
      {children.length > 1 ? (
        <ul>
          {children.map((each) => (
            <Branch key={each.id} tree={tree} id={each.id} onGo={onGo} />
          ))}
        </ul>
      ) : (
        children.map((each) => (
          <ul key={each.id} className="is-straight">
            <Branch tree={tree} id={each.id} onGo={onGo} />
          </ul>
        ))
      )}
    </li>
  );
}

// The bar between the territories: what is going on, whose answer is awaited, and buttons that say what they do.
import type { ReactNode } from 'react';
import type { TableState } from '../../protocol/table.ts';
import { type Draft, finishWords, nextWords } from '../state/draft.ts';
import { ManaText } from '../symbols/index.ts';
import { useDuel } from './control.ts';
import { Icon } from './icons.tsx';

type Mood = 'yours' | 'theirs' | 'halt' | 'over';

function moodOf({ result, halted, awaits, seat }: TableState): Mood {
  if (result !== null) return 'over';
  if (halted !== null) return 'halt';
  return awaits === seat ? 'yours' : 'theirs';
}

const SIGNS: Readonly<Record<Mood, string>> = { yours: 'ask', theirs: 'wait', halt: 'halt', over: 'flag' };

interface Words {
  readonly label: string;
  readonly small: string;
}

/** What the blue button says: the answer in the making, else what the server says Done does. */
function primaryWords({ halted, asked, primary, book }: TableState, draft: Draft): Words | null {
  if (halted !== null) return { label: 'Go on', small: '' };
  if (asked === null) return null;
  const making = finishWords(asked, draft, book.block);
  if (making !== null) return { label: making, small: making === primary?.label ? primary.small : '' };
  return primary;
}

function secondaryWords({ asked, secondary }: TableState, draft: Draft): Words | null {
  if (secondary !== null) return secondary;
  if (asked === null) return null;
  if (asked.mayCancel) return { label: 'Cancel', small: 'takes it back' };
  const begun = draft.attackers.length + draft.blocks.length + draft.picked.length + draft.order.length > 0;
  return begun ? { label: 'Clear', small: 'begins anew' } : null;
}

/** The second line: what the next click is for, else what the server says. */
function sublineOf({ asked, subline, book, inPlay }: TableState, draft: Draft): string {
  const nameOf = (id: number): string => inPlay.find((each) => each.id === id)?.name ?? 'it';
  return (asked === null ? null : nextWords(asked, draft, book.block, nameOf)) ?? subline;
}

function Button({ kind, words, hotkey, act }: { kind: string; words: Words; hotkey: string; act: () => void }) {
  return (
    <button type="button" className={`sit-button ${kind}`} data-testid={kind} onClick={act}>
      <span>
        {words.label}
        {words.small !== '' && <small>{words.small}</small>}
      </span>
      <span aria-hidden="true">
        <kbd>{hotkey}</kbd>
      </span>
    </button>
  );
}

/** Names of players in their colours, and symbols drawn. */
function coloured(words: string, table: TableState): ReactNode {
  const foe = table.players.find((player) => player.side === 'foe');
  if (foe === undefined || !words.includes(foe.name)) return <ManaText text={words} />;
  return words.split(foe.name).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
    <span key={index}>
      {index > 0 && <b className="foe-name">{foe.name}</b>}
      <ManaText text={part} />
    </span>
  ));
}

export function SituationBar() {
  const { table, draft, done, cancel, undo, link } = useDuel();
  const mood = moodOf(table);
  const primary = primaryWords(table, draft);
  const secondary = secondaryWords(table, draft);
  const subline = sublineOf(table, draft);
  return (
    <section
      className="situation"
      data-testid="situation"
      data-mood={mood}
      data-ask={table.asked?.ask ?? 'none'}
      data-duel={table.duel}
      data-at={table.at}
      data-frame={table.frame}
      data-turn={table.turn}
      data-busy={link.slow || undefined}
      aria-label="Situation"
    >
      <span className="sit-mark" aria-hidden="true">
        <Icon name={SIGNS[mood]} />
      </span>
      <div className="sit-words">
        <p className="sit-head" data-testid="headline" title={table.headline}>
          {coloured(table.headline, table)}
        </p>
        {subline !== '' && (
          <p className="sit-sub" title={subline}>
            {coloured(subline, table)}
          </p>
        )}
      </div>
      <div className="sit-acts">
        {table.mayUndo && (
          <button type="button" className="sit-undo" data-testid="undo" onClick={undo} title="Take back (U)">
            <Icon name="undo" />
            <span className="sr">Take back the last step</span>
          </button>
        )}
        {secondary !== null && <Button kind="cancel" words={secondary} hotkey="Space" act={cancel} />}
        {primary !== null && <Button kind="done" words={primary} hotkey="Enter" act={done} />}
      </div>
    </section>
  );
}

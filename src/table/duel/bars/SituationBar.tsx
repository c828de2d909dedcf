// The bar between the territories: what is going on, whose answer is awaited, and buttons that say what they do.
import { type ReactNode, useRef } from 'react';
import type { Until } from '../../../protocol/messages.ts';
import type { TableState } from '../../../protocol/table.ts';
import { costsOf, type Draft, finishWords, nextWords } from '../../state/draft.ts';
import { type Deed, letterOf } from '../../state/letters.ts';
import { ManaText } from '../../symbols/index.ts';
import { useDuel } from '../control/control.ts';
import { isMeant, isSettled } from '../control/meant.ts';
import { useSmall } from '../layout/size.ts';
import { HintButton } from './HintButton.tsx';
import { Icon } from './icons.tsx';
import { LetterKey } from './LetterKey.tsx';

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

/** The second line: what the next click is for, how many are thought for before, else what the server says. */
function sublineOf({ asked, subline, book, inPlay }: TableState, draft: Draft, ahead: number): string {
  if (ahead > 0)
    return `Many computers think here: ${ahead === 1 ? 'one table is' : `${ahead} tables are`} before this one.`;
  const nameOf = (id: number): string => inPlay.find((each) => each.id === id)?.name ?? 'it';
  return (asked === null ? null : nextWords(asked, draft, book.block, nameOf)) ?? subline;
}

interface ButtonProps {
  readonly kind: string;
  readonly words: Words;
  readonly hotkey: string;
  /** What it would give away, if anything: by key it is pressed twice. */
  readonly costs?: string;
  readonly act: () => void;
}

function Button({ kind, words, hotkey, costs = '', act }: ButtonProps) {
  const duel = useDuel();
  const { armed } = duel;
  const touched = useRef(false);
  return (
    <button
      type="button"
      className={`sit-button ${kind}`}
      data-testid={kind}
      data-costs={costs !== '' || undefined}
      data-armed={(costs !== '' && armed) || undefined}
      title={costs === '' ? undefined : costs}
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType !== 'mouse';
      }}
      onClick={({ detail }) => {
        const isTouched = touched.current && detail > 0; // by keyboard it is no pointer's
        touched.current = false;
        // A finger hides what it is on, and the second of two quick clicks is not meant for a question that has come between.
        if (isTouched ? (kind === 'done' ? isMeant(duel, 'Touch it') : isSettled(duel)) : detail < 2 || isSettled(duel))
          act();
      }}
    >
      <span>
        {words.label}
        {words.small !== '' && (
          <small>
            <ManaText text={words.small} />
          </small>
        )}
      </span>
      <span aria-hidden="true">
        <kbd>{costs === '' ? hotkey : `${hotkey} twice`}</kbd>
      </span>
      {costs !== '' && (
        <span className="sit-twice" aria-hidden="true">
          {armed ? 'once more' : 'touch twice'}
        </span>
      )}
    </button>
  );
}

/** Names of players in their colours, and symbols drawn. */
function coloured(words: string, table: TableState): ReactNode {
  const others = table.players.filter(({ relation, name }) => relation !== 'you' && name !== '');
  const named = others.filter(({ name }) => words.includes(name));
  if (named.length === 0) return <ManaText text={words} />;
  const pattern = new RegExp(`(${named.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return words.split(pattern).map((part, index) => {
    const who = named.find(({ name }) => name === part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <span key={index}>
        {who === undefined ? <ManaText text={part} /> : <b className={`${who.relation}-name`}>{part}</b>}
      </span>
    );
  });
}

export function SituationBar() {
  const { table, draft, done, cancel, undo, link, since } = useDuel();
  const mood = moodOf(table);
  const primary = primaryWords(table, draft);
  const secondary = secondaryWords(table, draft);
  const subline = sublineOf(table, draft, link.ahead);
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
      data-since={Math.round(since)}
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
        <PassOn />
        {table.asked !== null && table.lesson === null && <HintButton />}
        {table.mayUndo && (
          <button type="button" className="sit-undo" data-testid="undo" onClick={undo} title="Take back (U)">
            <Icon name="undo" />
            <span className="sr">Take back the last step</span>
          </button>
        )}
        {secondary !== null && <Button kind="cancel" words={secondary} hotkey="Space" act={cancel} />}
        {primary !== null && (
          <Button kind="done" words={primary} hotkey="Enter" costs={costsOf(table, draft)} act={done} />
        )}
      </div>
    </section>
  );
}

const WAYS: readonly (readonly [until: Until, label: string, deed: Deed])[] = [
  ['something', 'Until something happens', 'until something'],
  ['end of turn', 'End the turn', 'end turn'],
  ['my turn', 'Until my next turn', 'until my turn'],
];

/** Ways to let more than this one thing happen; while one of them is under way, how it is ended. */
function PassOn() {
  const { table, options, passOn, askMe } = useDuel();
  const { until, asked, active, seat } = table;
  const small = useSmall(); // there they stand in the small menu
  if (until !== null)
    return (
      <button type="button" className="sit-passing" data-testid="ask-me" onClick={askMe}>
        Passing{' '}
        {WAYS.find(([each]) => each === until)?.[1]
          .replace('End the turn', 'to the end of the turn')
          .toLowerCase()}
        <span aria-hidden="true">
          <kbd>Esc</kbd>
        </span>
        <span className="sr">: ask me again</span>
      </button>
    );
  if (small || asked?.ask !== 'act' || !asked.mayPass || table.chain.length > 0) return null;
  return (
    <fieldset className="sit-ways" aria-label="Pass more than once">
      {WAYS.filter(([each]) => each !== 'end of turn' || active === seat).map(([each, label, deed]) => (
        <button
          key={each}
          type="button"
          data-until={each}
          title={`${label} (${letterOf(options.letters, deed)})`}
          onClick={() => passOn(each)}
        >
          <span aria-hidden="true">
            <LetterKey of={deed} />
          </span>
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}

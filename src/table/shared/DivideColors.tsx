// Five piles on the table: colours are chosen in turn, then minidecks are played as they are, or a deck is built of two colours.
import { type ReactNode, useEffect, useState } from 'react';
import type { SharedColor, Sharing, SharingState } from '../../protocol/shared.ts';
import type { Faces } from '../decks/counts.ts';
import { countedCards } from '../decks/sorting.ts';
import { PoolBuilder } from '../limited/PoolBuilder.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { goTo } from '../state/route.ts';
import { Cost } from '../symbols/Mana.tsx';
import { buildsDeck, WAY_WORDS, wordsOf } from './sharing.ts';

const LETTERS: { readonly [color in SharedColor]: string } = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};
const OWNERS = { you: 'Yours', other: 'The other’s', nobody: '' } as const;
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const pairOf = (colors: readonly SharedColor[]): string => colors.join(' and ');

function choosingLine({ piles, strategies }: SharingState, { way, chosen }: Sharing): string {
  const theirs = piles.filter((pile) => pile.of === 'other').map(({ color }) => color);
  if (way !== 'decks')
    return chosen.length === 0
      ? 'Choose one colour. Then the other takes two.'
      : `The other takes ${pairOf(theirs)}. Choose one more.`;
  if (chosen.length > 0) return 'Choose one more colour for your deck.';
  return `Choose two colours for your deck. Your strategy cards are for ${[...new Set(strategies.map(pairOf))].join(', ')}.`;
}

function lineOf(state: SharingState, sharing: Sharing): string {
  if (state.choosing) return choosingLine(state, sharing);
  const of = (owner: 'other' | 'nobody') => state.piles.filter((pile) => pile.of === owner).map(({ color }) => color);
  const fifth = capital(of('nobody')[0] ?? '');
  if (sharing.way === 'small') return `${fifth} is left, and is split by chance.`;
  if (sharing.way === 'decks') return `The other plays ${pairOf(of('other'))}. ${fifth} is left out.`;
  return `${fifth} is left out.`;
}

/** The piles as the colours chosen so far leave them. */
function useSharing(sharing: Sharing) {
  const [state, setState] = useState<SharingState | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let gone = false;
    api.shared(sharing).then(
      (told) => {
        if (gone) return;
        setState(told);
        setFault('');
        announce(lineOf(told, sharing));
      },
      (error: Error) => {
        if (!gone) setFault(error.message);
      },
    );
    return () => {
      gone = true;
    };
  }, [sharing]);
  return { state, fault, setFault };
}

export function DivideColors({ sharing }: { readonly sharing: Sharing }) {
  const { state, fault, setFault } = useSharing(sharing);
  const [level, setLevel] = useState(2);
  const faces = useCards(state?.book ?? '');
  const play = async (deck?: readonly string[]): Promise<void> => {
    try {
      const { id } = await api.playShared({ ...sharing, level, ...(deck === undefined ? {} : { deck: [...deck] }) });
      goTo('duel', id);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const builds = state !== null && state.yours !== null && buildsDeck(sharing.way);
  return (
    <main className="screen limited" data-tone={state?.book ?? ''}>
      <Masthead
        at="limited"
        title={WAY_WORDS.find(({ value }) => value === sharing.way)?.name ?? ''}
        line={state === null ? '' : lineOf(state, sharing)}
      />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault} <a href="#/shared">Begin anew</a>
        </p>
      )}
      {state === null && fault === '' && (
        <p className="page-wait" role="status">
          Sorting the cards …
        </p>
      )}
      {state !== null && (
        <Bar sharing={sharing} level={level} onLevel={setLevel}>
          {state.yours !== null && !builds && (
            <button type="button" className="primary" onClick={() => void play()}>
              Play with these {state.yours.length} cards
            </button>
          )}
        </Bar>
      )}
      {builds && (
        <PoolBuilder
          book={state.book}
          faces={faces}
          pool={state.yours ?? []}
          suggested={state.suggested}
          least={state.least}
          lands="of the pool"
          words={BUILD_WORDS}
          onDone={play}
        />
      )}
      {state !== null && !builds && <Piles state={state} sharing={sharing} faces={faces} />}
    </main>
  );
}

const BUILD_WORDS = {
  pool: 'Your two colours',
  heading: (left: number) => `Not in the deck (${left})`,
  nothingLeft: 'All of it is in the deck.',
  nothingChosen: 'A click on a card of your colours puts it here.',
} as const;

const withChosen = (sharing: Sharing, chosen: readonly SharedColor[]): string =>
  wordsOf({ ...sharing, chosen: [...chosen] });

interface BarProps {
  readonly sharing: Sharing;
  readonly level: number;
  readonly onLevel: (level: number) => void;
  readonly children: ReactNode;
}

function Bar({ sharing, level, onLevel, children }: BarProps) {
  const { start } = useStart();
  return (
    <div className="shared-bar">
      <label>
        <span>The other plays like a</span>
        <select value={level} onChange={(event) => onLevel(Number(event.target.value))}>
          {(start?.levels ?? []).map(({ level: each, name }) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {children}
      {sharing.chosen.length > 0 && (
        <a className="quiet" href={`#/shared/${encodeURIComponent(withChosen(sharing, []))}`}>
          Choose again
        </a>
      )}
      <a className="quiet" href="#/shared">
        Another collection
      </a>
    </div>
  );
}

interface PilesProps {
  readonly state: SharingState;
  readonly sharing: Sharing;
  readonly faces: Faces;
}

function Piles({ state, sharing, faces }: PilesProps) {
  return (
    <ul className="shared-piles" aria-label="The piles">
      {state.piles.map((pile) => (
        <Pile
          key={pile.color}
          pile={pile}
          faces={faces}
          split={state.yours !== null && sharing.way === 'small'}
          choose={state.choosing && pile.of === 'nobody' ? withChosen(sharing, [...sharing.chosen, pile.color]) : null}
        />
      ))}
    </ul>
  );
}

interface PileProps {
  readonly pile: SharingState['piles'][number];
  readonly faces: Faces;
  /** Whether what is left over is split. */
  readonly split: boolean;
  /** What a choice of this colour comes to, as the address says it; null where it cannot be chosen now. */
  readonly choose: string | null;
}

function Pile({ pile: { color, lands, cards, of }, faces, split, choose }: PileProps) {
  const owner = of === 'nobody' && split ? 'Split between you' : OWNERS[of];
  return (
    <li className="panel shared-pile" data-of={of} data-color={LETTERS[color]}>
      <h2>
        {capital(color)} <small>{owner}</small>
      </h2>
      {choose !== null && (
        <button type="button" className="primary" onClick={() => goTo('shared', choose)}>
          Choose {color}
        </button>
      )}
      <p>
        {lands} lands, {cards.length} other cards
      </p>
      <ul>
        {Object.entries(countedCards(cards))
          .sort(([a], [b]) => (faces.get(a)?.total ?? 0) - (faces.get(b)?.total ?? 0) || a.localeCompare(b))
          .map(([name, number]) => (
            <li key={name} title={faces.get(name)?.text.join(' ') ?? ''}>
              <b>{number}</b>
              <span className="shared-name">{name}</span>
              <Cost cost={faces.get(name)?.cost ?? null} />
            </li>
          ))}
      </ul>
    </li>
  );
}

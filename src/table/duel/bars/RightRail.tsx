// The right edge of the table: the rulebook, the log and the keys.
import type { Deed } from '../../state/letters.ts';
import { useDuel } from '../control/control.ts';
import { possessive } from '../control/words.ts';
import { BookBadge } from './BookBadge.tsx';
import { Icon } from './icons.tsx';
import { LetterKey } from './LetterKey.tsx';
import { Log } from './Log.tsx';

export function RightRail() {
  const { table } = useDuel();
  const { phases, combatPhases, now, turn, active, players } = table;
  // Which part of the attack it is, the phase bar says beside it.
  const attack = combatPhases.some((entry) => entry.key === now);
  const phase = attack ? 'attack' : (phases.find((entry) => entry.key === now)?.label ?? '');
  const whose = players.find((player) => player.seat === active);
  return (
    <aside className="rail right" aria-label="Rulebook and log">
      <header className="book-head">
        <BookBadge />
        <div className="book-words">
          <b>{turn === 0 ? 'Opening' : `Turn ${turn}`}</b>
          <span>
            {turn === 0 || whose === undefined
              ? 'no turn yet'
              : `${possessive(whose.relation, whose.name)} ${phase.toLowerCase()}`}
          </span>
        </div>
        <MenuButton />
      </header>
      <Log />
      <Keys />
    </aside>
  );
}

export function MenuButton() {
  const { openMenu, table } = useDuel();
  return (
    <button
      type="button"
      className="icon-button"
      data-testid="menu"
      aria-label="Menu"
      aria-haspopup="menu"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        openMenu({ about: { about: 'territory', seat: table.seat }, x: box.left, y: box.bottom + 4 });
      }}
    >
      <Icon name="menu" />
    </button>
  );
}

const KEYS: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['Enter'], 'the blue button'],
  [['Space'], 'the other button'],
  [['Esc'], 'back, close'],
  [['1', '9'], 'a card in hand'],
];

/** The letters of most use; all others stand in the window of keys. */
const LETTERS: readonly (readonly [deed: Deed, words: string])[] = [
  ['attack all', 'attack with all'],
  ['next phase', 'to the next phase'],
  ['keys', 'all keys'],
];

const STORY_KEYS: typeof KEYS = [
  [['→'], 'one step on'],
  [['←'], 'one step back'],
  [['↓'], 'to the next turn'],
  [['↑'], 'to the turn before'],
  [['Home'], 'to the beginning'],
  [['End'], 'to the end'],
  [['H'], 'both hands'],
];

function Keys() {
  const { open, story } = useDuel();
  return (
    <section className="keys" aria-label="Keys">
      <h2>
        Keys{' '}
        <button type="button" onClick={() => open({ window: 'keys' })}>
          all
        </button>
      </h2>
      <dl>
        {(story === null ? KEYS : STORY_KEYS).map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && '–'}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
        {LETTERS.filter(([deed]) => story === null || deed === 'keys').map(([deed, words]) => (
          <div key={deed}>
            <dt>
              <LetterKey of={deed} />
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

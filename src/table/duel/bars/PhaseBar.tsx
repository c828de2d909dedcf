// The phases of a turn, another's above and one's own below: the present one is lit, a click runs to one, and a stop
// halts play there every time. During an attack its parts stand in their place.
import type { KeyboardEvent } from 'react';
import type { PhaseEntry, PlayerState } from '../../../protocol/table.ts';
import { isOwnTurn, otherTurn, playerAt } from '../../state/seats.ts';
import { useDuel } from '../control/control.ts';
import { possessive } from '../control/words.ts';
import { useSmall } from '../layout/size.ts';
import { Icon, iconFor } from './icons.tsx';

export function PhaseBar() {
  const { table, open } = useDuel();
  const small = useSmall();
  const { active, turn } = table;
  const attack = table.combatPhases.some((entry) => entry.key === table.now);
  const half = (player: PlayerState | undefined) => {
    if (player === undefined) return null;
    const running = player.seat === active || (isOwnTurn(table, player.seat) && isOwnTurn(table, active));
    const entries = running && attack ? table.combatPhases : table.phases;
    return <Half player={player} entries={entries} running={running} attack={running && attack} />;
  };
  return (
    <nav className="phases" aria-label="Phases">
      {half(otherTurn(table))}
      <div className="turn" data-opening={turn === 0 || undefined}>
        <span>{turn === 0 ? 'Before' : 'Turn'}</span>
        <b>{turn === 0 ? 'turn 1' : turn}</b>
        {small && (
          <button
            type="button"
            className="turn-list"
            aria-label="All phases, and where to stop"
            onClick={() => open({ window: 'phases' })}
          />
        )}
      </div>
      {half(playerAt(table, table.seat))}
    </nav>
  );
}

interface HalfProps {
  readonly player: PlayerState;
  readonly entries: readonly PhaseEntry[];
  readonly running: boolean;
  readonly attack: boolean;
}

function Half({ player, entries, running, attack }: HalfProps) {
  const { seat, relation, name } = player;
  const whose = possessive(relation, name);
  const { table, run, toggleStop, isStop } = useDuel();
  const now = running ? entries.findIndex((entry) => entry.key === table.now) : -1;
  return (
    <ul
      className="phase-half"
      data-relation={relation}
      data-seat={seat}
      data-attack={attack || undefined}
      aria-label={attack ? `${whose} attack` : `${whose} turn`}
    >
      {entries.map((entry, index) => {
        const place = { seat, key: entry.key };
        return (
          <Entry
            key={entry.key}
            entry={entry}
            player={player}
            whose={whose}
            state={index === now ? 'now' : now >= 0 && index < now ? 'past' : 'ahead'}
            stop={isStop(place)}
            run={() => run(place)}
            toggle={() => toggleStop(place)}
          />
        );
      })}
    </ul>
  );
}

/** A long word may be broken where it is spoken in two; two short ones have room on one line only. */
const softened = (label: string): string =>
  label.replace(/^(Inter)(?=\w{6})/, '$1\u00ad').replace(/ (?=\S)/g, '\u00a0');

interface EntryProps {
  readonly entry: PhaseEntry;
  readonly player: PlayerState;
  readonly whose: string;
  readonly state: 'now' | 'past' | 'ahead';
  readonly stop: boolean;
  readonly run: () => void;
  readonly toggle: () => void;
}

function Entry({ entry, player, whose, state, stop, run, toggle }: EntryProps) {
  const stopKey = (event: KeyboardEvent): void => {
    if (event.key !== 's' && event.key !== 'S') return;
    event.stopPropagation();
    toggle();
  };
  return (
    <li className="phase" data-state={state}>
      <button
        type="button"
        className="phase-run"
        data-phase={entry.key}
        data-relation={player.relation}
        data-seat={player.seat}
        data-stop={stop || undefined}
        aria-current={state === 'now' ? 'step' : undefined}
        aria-label={`Run to ${whose.toLowerCase() === 'your' ? 'your' : whose} ${entry.label}${stop ? ', stop' : ''}`}
        onClick={run}
        onKeyDown={stopKey}
      >
        <Icon name={iconFor(entry.icon, entry.label)} />
        <span>{softened(entry.label)}</span>
      </button>
      <button
        type="button"
        className="phase-stop"
        aria-pressed={stop}
        aria-label={`Stop at ${whose.toLowerCase() === 'your' ? 'your' : whose} ${entry.label}`}
        title={stop ? 'Take the stop away' : 'Stop here every turn'}
        onClick={toggle}
      />
    </li>
  );
}

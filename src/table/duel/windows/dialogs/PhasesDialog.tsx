// The phases of both turns as a list, where the phase bar is too small for a finger: run to one, or stop there each turn.
import type { PhaseEntry, PlayerState } from '../../../../protocol/table.ts';
import { isOwnTurn, otherTurn, playerAt } from '../../../state/seats.ts';
import { useDuel } from '../../control/control.ts';
import { possessive } from '../../control/words.ts';
import { ModalWindow } from '../ModalWindow.tsx';

export function PhasesDialog() {
  const { table, open } = useDuel();
  const halves = [playerAt(table, table.seat), otherTurn(table)].filter((player) => player !== undefined);
  return (
    <ModalWindow title="Phases" onClose={() => open(null)}>
      <p className="question-hint">
        Run passes until then, or until something happens. A stop halts play there each turn.
      </p>
      <div className="phase-lists">
        {halves.map((player) => (
          <Half key={player.seat} player={player} />
        ))}
      </div>
    </ModalWindow>
  );
}

function Half({ player }: { readonly player: PlayerState }) {
  const { table } = useDuel();
  const { seat, relation, name } = player;
  const whose = possessive(relation, name);
  const running = seat === table.active || (isOwnTurn(table, seat) && isOwnTurn(table, table.active));
  // The parts of an attack stand where the attack stands in the turn.
  const entries = table.phases.flatMap((each) => (each.combat ? [each, ...table.combatPhases] : [each]));
  return (
    <section aria-label={`${whose} turn`}>
      <h3>{whose} turn</h3>
      <ul>
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} seat={seat} now={running && entry.key === table.now} whose={whose} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly entry: PhaseEntry;
  readonly seat: number;
  readonly now: boolean;
  readonly whose: string;
}

function Row({ entry, seat, now, whose }: RowProps) {
  const { run, isStop, toggleStop, open } = useDuel();
  const place = { seat, key: entry.key };
  const stop = isStop(place);
  const of = `${whose.toLowerCase() === 'your' ? 'your' : whose} ${entry.label}`;
  return (
    <li aria-current={now ? 'step' : undefined}>
      <span>{entry.label}</span>
      <button
        type="button"
        className="wbtn"
        aria-label={`Run to ${of}`}
        onClick={() => {
          open(null);
          run(place);
        }}
      >
        Run
      </button>
      <button
        type="button"
        className="wbtn"
        aria-pressed={stop}
        aria-label={`Stop at ${of}`}
        onClick={() => toggleStop(place)}
      >
        Stop
      </button>
    </li>
  );
}

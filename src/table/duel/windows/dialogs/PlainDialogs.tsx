// The plain windows of the table: options, concede, the log.
import { useState } from 'react';
import { OptionsForm } from '../../../page/OptionsForm.tsx';
import { ToldLines } from '../../../page/ToldLines.tsx';
import { type Options, optionsNow, setOptions } from '../../../state/options.ts';
import { otherTurn } from '../../../state/seats.ts';
import { useDuel } from '../../control/control.ts';
import { ModalWindow } from '../ModalWindow.tsx';

function Stops() {
  const { table, isStop, toggleStop } = useDuel();
  // The parts of an attack stand where the attack stands in the turn.
  const stations = table.phases.flatMap((phase) =>
    phase.combat
      ? [{ ...phase, part: false }, ...table.combatPhases.map((each) => ({ ...each, part: true }))]
      : [{ ...phase, part: false }],
  );
  const half = (seat: number, title: string) => (
    <fieldset className="stops" key={seat}>
      <legend>{title}</legend>
      {stations.map((phase) => {
        const place = { seat, key: phase.key };
        return (
          <button
            type="button"
            key={phase.key}
            className="stop-button"
            data-part={phase.part || undefined}
            aria-pressed={isStop(place)}
            aria-label={`Stop at ${title.toLowerCase()}, ${phase.part ? 'in the attack: ' : ''}${phase.label}`}
            onClick={() => toggleStop(place)}
          >
            {phase.label}
          </button>
        );
      })}
    </fieldset>
  );
  const other = otherTurn(table);
  const othersTurn = table.players.length > 2 ? 'Every other turn' : `${other?.name}’s turn`;
  return (
    <section className="opt-group" aria-label="Stops">
      <h3>Stops: play halts there in every turn</h3>
      {half(table.seat, 'Your turn')}
      {other !== undefined && half(other.seat, othersTurn)}
    </section>
  );
}

/** OK keeps what was set, Cancel drops it (F-800, F-801). */
export function OptionsDialog() {
  const { open } = useDuel();
  const [before] = useState<Options>(optionsNow);
  const close = (): void => open(null);
  return (
    <ModalWindow
      title="Dueling Options"
      wide
      onClose={close}
      footer={
        <>
          <button
            type="button"
            className="wbtn"
            onClick={() => {
              setOptions(before);
              close();
            }}
          >
            Cancel
          </button>
          <button type="button" className="wbtn first" onClick={close}>
            OK
          </button>
        </>
      }
    >
      <OptionsForm />
      <Stops />
    </ModalWindow>
  );
}

/** Conceding counts only when it is confirmed (F-762, F-763). */
export function ConcedeDialog() {
  const { table, open, answer } = useDuel();
  const close = (): void => open(null);
  return (
    <ModalWindow
      title="Give up this duel?"
      alert
      onClose={close}
      footer={
        <>
          <button type="button" className="wbtn" onClick={close}>
            Play on
          </button>
          <button
            type="button"
            className="wbtn danger"
            data-testid="concede"
            onClick={() => answer({ kind: 'concede', seat: table.seat })}
          >
            Concede
          </button>
        </>
      }
    >
      <p>
        You lose this duel{table.players.some((each) => each.ante.length > 0) ? ', and with it the ante' : ''}. This
        cannot be taken back.
      </p>
    </ModalWindow>
  );
}

/** The whole log; `asked` is the line whose causes are wanted. */
export function LogDialog({ asked }: { readonly asked: number }) {
  const { link, open } = useDuel();
  return (
    <ModalWindow title="What has happened" wide onClose={() => open(null)}>
      <ToldLines lines={link.log} asked={asked} />
    </ModalWindow>
  );
}

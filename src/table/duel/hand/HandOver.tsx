// The screen between two people who share it: nothing of the table is on it, until the one who comes next has sat down.
import './handover.css';
import { useEffect, useRef } from 'react';
import { Portrait } from '../../cards/index.ts';
import type { HandOver as Next } from '../control/handing.ts';

export function HandOver({ next }: { readonly next: Next }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { player, take } = next;
  return (
    <main className="handover" data-testid="handover" data-seat={player.seat}>
      <span className="handover-face">
        <Portrait name={player.face} relation="you" />
      </span>
      <h1>Pass the screen to {player.name}</h1>
      <p>The cards are covered. Whoever is not {player.name} looks away now.</p>
      <button ref={button} type="button" className="handover-take" onClick={take}>
        I am {player.name} <kbd>Enter</kbd>
      </button>
    </main>
  );
}

// One's seat on another device: a link that works once, within ten minutes, with its picture for a camera.
import { useState } from 'react';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';

interface Carried {
  readonly link: string;
  readonly picture: string;
}

export function SecondDevice({ table, className }: { readonly table: string; readonly className: string }) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [fault, setFault] = useState('');
  const carry = async (): Promise<void> => {
    try {
      setCarried(await api.carry(table));
      setFault('');
      announce('The link for your other device is there.');
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div className="second-device" data-testid="second-device">
      <button type="button" className={className} onClick={() => void carry()}>
        {carried === null ? 'Play on another device' : 'Another link'}
      </button>
      {fault !== '' && <p role="alert">{fault}</p>}
      {carried !== null && (
        <>
          <p>Open this there: it takes your seat along, once, within ten minutes. Keep it to yourself.</p>
          <input
            type="text"
            readOnly
            aria-label="The link for your other device"
            value={carried.link}
            onFocus={(event) => event.target.select()}
          />
          <img
            alt="The link for your other device, for its camera"
            src={`data:image/svg+xml,${encodeURIComponent(carried.picture)}`}
            // In a duel it comes at the end of a panel that scrolls.
            onLoad={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          />
        </>
      )}
    </div>
  );
}

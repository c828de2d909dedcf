// The log of a draft: every pick in order with the pack it was taken from, to look at and to take along as a file.
import { useId, useState } from 'react';
import type { EventState } from '../../protocol/limited.ts';
import { keyed } from '../decks/sorting.ts';
import { textFile } from '../page/text-file.ts';
import { type Pick, picksAsText } from './picks.ts';

interface PickLogProps {
  readonly event: EventState;
}

export function PickLog({ event }: PickLogProps) {
  const [at, setAt] = useState(0);
  const heading = useId();
  const pick = event.picks[at];
  if (pick === undefined) return null;
  return (
    <details className="panel pick-log">
      <summary>The log of your {event.picks.length} picks</summary>
      <div className="pick-log-parts">
        <ol aria-label="Picks in order">
          {keyed(event.picks, ({ card }) => card).map(({ key, card: { card } }, index) => (
            <li key={key}>
              <button type="button" className="quiet" aria-pressed={index === at} onClick={() => setAt(index)}>
                {card}
              </button>
            </li>
          ))}
        </ol>
        <section aria-labelledby={heading}>
          <h2 className="small-title" id={heading}>
            Pick {at + 1}, from {pick.from.length} cards
          </h2>
          <PackBefore pick={pick} />
          <a className="quiet" href={textFile(picksAsText(event))} download={`picks-${event.id}.txt`}>
            Save the log as a file
          </a>
        </section>
      </div>
    </details>
  );
}

function PackBefore({ pick: { card, from } }: { readonly pick: Pick }) {
  const taken = from.indexOf(card);
  return (
    <ul>
      {keyed(from, (name) => name).map(({ key, card: name }, index) => (
        <li key={key} data-taken={index === taken}>
          {name}
          {index === taken && <b> taken</b>}
        </li>
      ))}
    </ul>
  );
}

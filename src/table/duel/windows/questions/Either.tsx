// One of several: modes and colours, the name of a card; and the opening hand to keep or not.
import { useState } from 'react';
import type { Asked } from '../../../../protocol/table.ts';
import { ManaText } from '../../../symbols/index.ts';
import { useDuel } from '../../control/control.ts';
import { Printed } from '../Faces.tsx';
import { matches } from '../question.ts';

const MANY = 14;
const SHOWN = 40;

export function OptionQuestion({ asked }: { readonly asked: Extract<Asked, { readonly ask: 'option' }> }) {
  const { answer, show } = useDuel();
  const [search, setSearch] = useState('');
  const many = asked.options.length > MANY;
  const all = asked.options.map((words, option) => ({ words, option }));
  const found = all.filter(({ words }) => search === '' || matches(words, search));
  return (
    <>
      {many && (
        <input
          className="field-line"
          type="search"
          placeholder={`Search ${asked.options.length} names`}
          aria-label="Search among the choices"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || first === undefined || search === '') return;
            event.preventDefault();
            answer({ kind: 'option', option: first.option });
          }}
        />
      )}
      <fieldset className={many ? 'option-list many' : 'option-list'} aria-label={asked.words}>
        {found.slice(0, many ? SHOWN : undefined).map(({ words, option }) => (
          <button
            type="button"
            key={option}
            className="wbtn option"
            data-option={option}
            onFocus={() => many && show(words)}
            onPointerEnter={() => many && show(words)}
            onClick={() => answer({ kind: 'option', option })}
          >
            <span>
              <ManaText text={words} />
            </span>
          </button>
        ))}
        {found.length === 0 && <p className="question-hint">There is nothing of that name.</p>}
      </fieldset>
      {many && found.length > SHOWN && (
        <p
          className="question-hint"
          role="status"
        >{`${found.length - SHOWN} more; write a few letters to find them.`}</p>
      )}
    </>
  );
}

/** The hand that is kept or put back, large enough to be read. */
export function OpeningHand() {
  const { table } = useDuel();
  const hand = table.players.find((each) => each.seat === table.seat)?.cards ?? [];
  return (
    <ul className="hand-row" aria-label="Your hand">
      {hand.map((card) => (
        <li key={card.id} data-card={card.name}>
          <Printed name={card.name} />
        </li>
      ))}
    </ul>
  );
}

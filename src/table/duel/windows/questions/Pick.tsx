// Cards and other things to pick from: a grid of faces with a search where there are many.
import { useState } from 'react';
import type { Asked, Choosable } from '../../../../protocol/table.ts';
import { same } from '../../../state/draft.ts';
import { ManaText } from '../../../symbols/index.ts';
import { useDuel } from '../../control/control.ts';
import { FaceButton } from '../Faces.tsx';
import { matches } from '../question.ts';

type Pick = Extract<Asked, { readonly ask: 'pick' }>;
const MANY = 12;

function ChoiceButton({ choice }: { readonly choice: Choosable }) {
  const { draft, click } = useDuel();
  const place = draft.picked.findIndex((each) => same(each, choice));
  const act = (): void => click({ what: choice.what, id: choice.id });
  if (choice.card !== null)
    return (
      <FaceButton
        name={choice.card}
        label={choice.label}
        chosen={place >= 0}
        badge={place >= 0 ? `${place + 1}` : ''}
        act={act}
      />
    );
  return (
    <button type="button" className="wbtn pick-plain" aria-pressed={place >= 0} onClick={act}>
      <ManaText text={choice.label} />
    </button>
  );
}

const manyWords = (chosen: number, { min, max }: Pick): string =>
  min === max ? `${chosen} of ${max} chosen` : `${chosen} chosen (${min} to ${max})`;

export function PickQuestion({ asked }: { readonly asked: Pick }) {
  const { draft } = useDuel();
  const [search, setSearch] = useState('');
  const found = asked.from.filter((each) => search === '' || matches(`${each.label} ${each.card ?? ''}`, search));
  return (
    <>
      {asked.from.length > MANY && (
        <input
          className="field-line"
          type="search"
          placeholder={`Search ${asked.from.length} cards`}
          aria-label="Search among the choices"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <fieldset className="pick-grid" aria-label={asked.words}>
        {found.map((choice) => (
          <ChoiceButton key={`${choice.what} ${choice.id}`} choice={choice} />
        ))}
        {found.length === 0 && <p className="question-hint">Nothing here is called that.</p>}
      </fieldset>
      {asked.max > 1 && (
        <p className="question-hint" role="status">
          {manyWords(draft.picked.length, asked)}
        </p>
      )}
    </>
  );
}

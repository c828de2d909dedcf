// What people agree on before a duel beyond the book: for what cards are put up, and a handicap of who makes the table or of the other.
import type { NewGathering } from '../../protocol/people.ts';
import {
  askedStakes,
  HANDICAPS,
  type Handicap,
  handicapWords,
  isHandicap,
  STAKE_WORDS,
  type Stakes,
  stakesFor,
} from '../start/agreed.ts';
import { Field } from './Field.tsx';

export interface ChosenStakes {
  readonly ante: boolean;
  readonly stakes: Stakes;
  readonly handicap: Handicap;
}

/** As the server is asked for it: a handicap below zero is that of the first seat, whose player makes the table. */
export const stakesOf = (
  { ante, stakes, handicap }: ChosenStakes,
  length: NonNullable<NewGathering['length']>,
): Pick<NewGathering, 'ante' | 'stakes' | 'handicaps'> => ({
  ...askedStakes(ante, stakes, length),
  ...(handicap !== 0 && { handicaps: handicap < 0 ? [-handicap, 0] : [0, handicap] }),
});

interface FormProps {
  readonly chosen: ChosenStakes;
  /** Whether the book has an ante at all, and whether two play, of whom one may have a handicap. */
  readonly hasAnte: boolean;
  readonly isForTwo: boolean;
  /** One card for a set is offered only where a set is played. */
  readonly length: NonNullable<NewGathering['length']>;
  readonly onChange: (chosen: ChosenStakes) => void;
}

export function StakesForm({ chosen, hasAnte, isForTwo, length, onChange }: FormProps) {
  return (
    <>
      {hasAnte && (
        <Field label="Stakes">
          <select
            value={chosen.ante ? stakesFor(chosen.stakes, length) : ''}
            onChange={({ target }) =>
              onChange({
                ...chosen,
                ante: target.value !== '',
                stakes: STAKE_WORDS.find(({ value }) => value === target.value)?.value ?? chosen.stakes,
              })
            }
          >
            <option value="">None</option>
            {STAKE_WORDS.filter(({ value }) => stakesFor(value, length) === value).map(({ value, name, says }) => (
              <option key={value} value={value} title={says}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {isForTwo && (
        <Field label="Handicap">
          <select
            value={chosen.handicap}
            onChange={({ target }) => {
              const handicap = Number(target.value);
              if (isHandicap(handicap)) onChange({ ...chosen, handicap });
            }}
          >
            {HANDICAPS.map((each) => (
              <option key={each} value={each}>
                {handicapWords(each)}
              </option>
            ))}
          </select>
        </Field>
      )}
    </>
  );
}

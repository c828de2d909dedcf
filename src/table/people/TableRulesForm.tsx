// What the maker of a table chooses besides the book: the clock and what comes at zero, talk, and whether others look on.
import type { ClockRules, TableRules } from '../../protocol/company.ts';
import { Field } from './Field.tsx';

/** The clocks to choose from; seconds, and for a whole duel seconds more with each turn. */
const CLOCKS: readonly { readonly id: string; readonly label: string; readonly clock: ClockRules | null }[] = [
  { id: 'none', label: 'None', clock: null },
  { id: 'decision 30', label: '30 seconds for each decision', clock: { by: 'decision', seconds: 30 } },
  { id: 'decision 90', label: '90 seconds for each decision', clock: { by: 'decision', seconds: 90 } },
  { id: 'game 10', label: '10 minutes, 10 seconds more each turn', clock: { by: 'game', seconds: 600, more: 10 } },
  { id: 'game 25', label: '25 minutes', clock: { by: 'game', seconds: 1500, more: 0 } },
];

export interface ChosenRules {
  readonly clock: string;
  readonly atZero: TableRules['atZero'];
  readonly talk: boolean;
  readonly watched: boolean;
  readonly rated: boolean;
}

export const PLAIN_RULES: ChosenRules = { clock: 'none', atZero: 'loses', talk: false, watched: true, rated: false };

export const rulesOf = ({
  clock,
  ...rules
}: ChosenRules): Pick<TableRules, 'clock' | 'atZero' | 'talk' | 'watched' | 'rated'> => ({
  ...rules,
  clock: CLOCKS.find((each) => each.id === clock)?.clock ?? null,
});

/** The clock that a rated table has unless another is chosen. */
const RATED_CLOCK = 'decision 90';

/** What is rated has a clock, and whose time has run out loses. */
const asRated = (rules: ChosenRules): ChosenRules => ({
  ...rules,
  rated: true,
  clock: rules.clock === 'none' ? RATED_CLOCK : rules.clock,
  atZero: 'loses',
});

interface FormProps {
  readonly rules: ChosenRules;
  readonly onChange: (rules: ChosenRules) => void;
}

export function TableRulesForm({ rules, onChange }: FormProps) {
  return (
    <>
      <Field label="Clock">
        <select value={rules.clock} onChange={(event) => onChange({ ...rules, clock: event.target.value })}>
          {CLOCKS.filter(({ clock }) => !rules.rated || clock !== null).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {rules.clock !== 'none' && !rules.rated && (
        <Field label="When it has run out">
          <select
            value={rules.atZero}
            onChange={(event) => onChange({ ...rules, atZero: event.target.value as TableRules['atZero'] })}
          >
            <option value="loses">the duel is lost</option>
            <option value="computer">a computer answers</option>
          </select>
        </Field>
      )}
      <label className="people-check">
        <input
          type="checkbox"
          checked={rules.rated}
          onChange={(event) => onChange(event.target.checked ? asRated(rules) : { ...rules, rated: false })}
        />
        Rated: people only, and whose time has run out loses
      </label>
      <label className="people-check">
        <input
          type="checkbox"
          checked={rules.talk}
          onChange={(event) => onChange({ ...rules, talk: event.target.checked })}
        />
        Let people write to each other, not only set phrases
      </label>
      <label className="people-check">
        <input
          type="checkbox"
          checked={rules.watched}
          onChange={(event) => onChange({ ...rules, watched: event.target.checked })}
        />
        Let others look on, without seeing any hand
      </label>
    </>
  );
}

// How it is played: one opponent or all of them, how long, for ante or not, and what the table does by itself.
import type { BookInfo, StartInfo } from '../../protocol/setup.ts';
import { setOptions, useOptions } from '../state/options.ts';
import { stakesFor } from './agreed.ts';
import type { BookChoices, Choices } from './choices.ts';
import { FormatPicker } from './FormatPicker.tsx';
import type { KnownFormat } from './format.ts';
import { Segments, Switch } from './parts.tsx';
import { SeatRows } from './SeatRows.tsx';
import { HandicapChoice, StakesChoice } from './StakesChoice.tsx';
import { TablePicker } from './TablePicker.tsx';
import { lengthWords } from './words.ts';

const MODES = [
  ['duel', 'Single duel', 'one opponent, one match'],
  ['gauntlet', 'Gauntlet', 'all of them, until you lose'],
] as const;

export type Dialogs = 'gauntlet' | 'options' | 'house';

interface PlayPanelProps {
  readonly start: StartInfo;
  readonly book: BookInfo;
  readonly choices: Choices;
  readonly kept: BookChoices;
  readonly format: KnownFormat;
  readonly onChoices: (change: Partial<Choices>) => void;
  readonly onKept: (change: Partial<BookChoices>) => void;
  readonly onOpen: (dialog: Dialogs) => void;
}

export function PlayPanel({ start, book, choices, kept, format, onChoices, onKept, onOpen }: PlayPanelProps) {
  return (
    <section className="panel" aria-labelledby="h-play">
      <h2 id="h-play">
        <span className="step">2</span>Play
        <button type="button" className="aside" onClick={() => onOpen('house')}>
          House rules
        </button>
      </h2>
      <div className="panel-body">
        <fieldset className="modes">
          <legend className="sr">One opponent or all</legend>
          {MODES.map(([mode, name, says]) => (
            <label key={mode} className="mode">
              <input
                type="radio"
                name="mode"
                checked={choices.mode === mode}
                aria-label={name}
                aria-description={says}
                onChange={() => onChoices({ mode })}
              />
              <b>{name}</b>
              <small>{says}</small>
            </label>
          ))}
        </fieldset>
        <Segments
          label={matchLabel(book, kept)}
          group="length"
          segments={(kept.seats > 2 ? (['single'] as const) : book.lengths).map((value) => ({
            value,
            ...lengthWords(book.lengths, value),
          }))}
          value={kept.seats > 2 ? 'single' : kept.length}
          onChange={(length) => onKept({ length })}
        />
        {choices.mode === 'duel' && <TablePicker book={book} kept={kept} onKept={onKept} />}
        {choices.mode === 'duel' && (
          <SeatRows start={start} book={book} choices={choices} kept={kept} onKept={onKept} />
        )}
        <FormatPicker
          book={book}
          chosen={kept.format}
          known={format}
          onChoose={(chosen) => onKept({ format: chosen })}
        />
        <h3 className="small-title">Options</h3>
        <PlayOptions book={book} kept={kept} onKept={onKept} />
        <Agreed book={book} kept={kept} onKept={onKept} />
        <BookRules book={book} kept={kept} onKept={onKept} />
      </div>
      <div className="panel-foot">
        <button type="button" className="quiet" onClick={() => onOpen('options')}>
          Dueling Options
        </button>
        <button type="button" className="quiet" onClick={() => onOpen('gauntlet')}>
          Gauntlet Options
        </button>
      </div>
    </section>
  );
}

/** More than two play one duel. */
const matchLabel = (book: BookInfo, { seats }: BookChoices): string =>
  seats > 2
    ? 'Match: more than two play one duel'
    : book.lengths.length > 1
      ? 'Match'
      : 'Match: this book knows one duel';

type KeptProps = Pick<PlayPanelProps, 'book' | 'kept' | 'onKept'>;

function PlayOptions({ book, kept, onKept }: KeptProps) {
  const options = useOptions();
  return (
    <div className="switches">
      {book.ante !== 'no' && (
        <Switch
          name="Ante"
          says={book.ante === 'yes' ? 'one card each, as the book has it' : 'one card each, the winner keeps both'}
          on={kept.ante}
          onChange={(ante) => onKept({ ante })}
        />
      )}
      <Switch
        name="Pay automatically"
        says="shown before it happens"
        on={options.autoPay}
        onChange={(autoPay) => setOptions({ autoPay })}
      />
      <Switch
        name="Say why not"
        says="a refusal names its rule"
        on={options.sayWhy}
        onChange={(sayWhy) => setOptions({ sayWhy })}
      />
      <Switch
        name="Large territories"
        says="the showcase only when called"
        on={options.layout === 'advanced'}
        onChange={(on) => setOptions({ layout: on ? 'advanced' : 'standard' })}
      />
    </div>
  );
}

/** What players may agree on before a duel. */
function Agreed({ book, kept, onKept }: KeptProps) {
  const puts = book.ante !== 'no' && kept.ante;
  const usual = kept.handicap === 0 && (!puts || stakesFor(kept.stakes, kept.length) === 'the ante of every duel');
  return (
    <details className="more-rules" open={!usual}>
      <summary>
        {puts ? 'Stakes and handicap' : 'Handicap'} <small>({usual ? 'none agreed on' : 'agreed on'})</small>
      </summary>
      {puts && (
        <StakesChoice
          group="stakes"
          stakes={kept.stakes}
          length={kept.seats > 2 ? 'single' : kept.length}
          onStakes={(stakes) => onKept({ stakes })}
        />
      )}
      <HandicapChoice handicap={kept.handicap} onHandicap={(handicap) => onKept({ handicap })} />
    </details>
  );
}

/** Rules that the book itself offers besides its own. */
function BookRules({ book, kept, onKept }: KeptProps) {
  if (book.rules.length === 0) return null;
  const toggled = (name: string, on: boolean): string[] =>
    on ? [...kept.rules, name] : kept.rules.filter((each) => each !== name);
  const chosen = kept.rules.length === 0 ? 'none chosen' : `${kept.rules.length} chosen`;
  return (
    <details className="more-rules" open={kept.rules.length > 0}>
      <summary>
        Rules the book offers besides <small>({chosen})</small>
      </summary>
      <div className="switches">
        {book.rules.map(({ name, says }) => (
          <Switch
            key={name}
            name={name.charAt(0).toUpperCase() + name.slice(1)}
            says={says}
            on={kept.rules.includes(name)}
            onChange={(on) => onKept({ rules: toggled(name, on) })}
          />
        ))}
      </div>
    </details>
  );
}

// The windows of the first page: the Dueling Options, the Gauntlet Options and the house rules.
import { useState } from 'react';
import type { BookInfo, StartInfo } from '../../protocol/setup.ts';
import { shortName } from '../page/books.ts';
import { OptionsForm } from '../page/OptionsForm.tsx';
import { PageWindow } from '../page/PageWindow.tsx';
import { optionsNow, setOptions } from '../state/options.ts';
import { type BookChoices, type Choices, forBook, stakesOf, withBook } from './choices.ts';
import { difficulty } from './difficulty.ts';
import { HouseWindow } from './HouseWindow.tsx';
import { Levels } from './OpponentPanel.tsx';
import type { Dialogs } from './PlayPanel.tsx';
import { Segments, Switch } from './parts.tsx';
import { lengthWords } from './words.ts';

interface DialogProps {
  readonly start: StartInfo;
  readonly book: BookInfo;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly onClose: () => void;
}

export function StartDialogs({ dialog, ...props }: DialogProps & { readonly dialog: Dialogs }) {
  if (dialog === 'house') return <HouseWindow {...props} />;
  return dialog === 'gauntlet' ? <GauntletOptions {...props} /> : <DuelingOptions {...props} />;
}

/** What is set here counts when OK is pressed, and is forgotten otherwise (F-713, F-720, F-721). */
function GauntletOptions({ start, book, choices, onChange, onClose }: DialogProps) {
  const [draft, setDraft] = useState(choices);
  const kept = forBook(start, draft, book);
  const onKept = (some: Partial<BookChoices>): void => setDraft(withBook(draft, book.id, some));
  return (
    <PageWindow title="Gauntlet Options" onClose={onClose}>
      <div className="window-body">
        <p>
          The same for every match, by the rules of {shortName(book)}. The Gauntlet goes on until you lose a match; the
          deck you begin with is yours to its end.
        </p>
        <Segments
          label="Match size"
          group="gauntlet-length"
          segments={book.lengths.map((value) => ({ value, ...lengthWords(book.lengths, value) }))}
          value={kept.length}
          onChange={(length) => onKept({ length })}
        />
        <Levels
          group="gauntlet-level"
          levels={start.levels}
          level={draft.level}
          onLevel={(level) => setDraft({ ...draft, level })}
        />
        {book.ante === 'no' ? (
          <p className="small">{shortName(book)} is not played for ante.</p>
        ) : (
          <Switch
            name="Ante"
            says="every duel is played for a card of each deck"
            on={kept.ante}
            onChange={(ante) => onKept({ ante })}
          />
        )}
        <p>
          Difficulty of the Gauntlet: <b>{difficulty(stakesOf(start, { ...draft, mode: 'gauntlet' }, book))}</b>
        </p>
      </div>
      <div className="window-foot">
        <button type="button" className="quiet" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => {
            onChange(draft);
            onClose();
          }}
        >
          OK
        </button>
      </div>
    </PageWindow>
  );
}

/** The very same options that there are during a duel (F-722), and the name you go by; Cancel drops what was set. */
function DuelingOptions({ choices, onChange, onClose }: DialogProps) {
  const [before] = useState({ choices, options: optionsNow() });
  const cancel = (): void => {
    onChange(before.choices);
    setOptions(before.options);
    onClose();
  };
  return (
    <PageWindow title="Dueling Options" onClose={onClose} wide>
      <div className="window-body">
        <label className="field">
          <span className="small-title">Your name at the table</span>
          <input
            type="text"
            maxLength={60}
            value={choices.you}
            onChange={(event) => onChange({ ...choices, you: event.target.value })}
          />
        </label>
        <OptionsForm />
      </div>
      <div className="window-foot">
        <button type="button" className="quiet" onClick={cancel}>
          Cancel
        </button>
        <button type="button" className="primary" onClick={onClose}>
          OK
        </button>
      </div>
    </PageWindow>
  );
}

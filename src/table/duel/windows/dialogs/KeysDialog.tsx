// The window of all keys. Each letter can be put on another key: its button listens to the next one that is pressed.
import { useEffect, useState } from 'react';
import { type Deed, LETTERS, letterOf, move, notALetter } from '../../../state/letters.ts';
import { setOptions } from '../../../state/options.ts';
import { useDuel } from '../../control/control.ts';
import { keysAt, STORY_KEYS } from '../key-list.ts';
import { ModalWindow } from '../ModalWindow.tsx';

/** The deed that waits for its new key. The key is heard before anything else hears it; Esc leaves all as it was. */
function useMoving(say: (words: string) => void) {
  const { letters } = useDuel().options;
  const [moving, setMoving] = useState<Deed | null>(null);
  useEffect(() => {
    if (moving === null) return;
    const hear = (event: KeyboardEvent): void => {
      if (['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      const not = notALetter(event.key);
      if (event.key === 'Escape') {
        setMoving(null);
        say('Left as it was.');
      } else if (not !== '') say(not);
      else {
        const next = move(letters, moving, event.key);
        setOptions({ letters: next });
        setMoving(null);
        say(`${letterOf(next, moving)}: ${LETTERS[moving].does}.`);
      }
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [moving, letters, say]);
  return [moving, setMoving] as const;
}

export function KeysDialog() {
  const { open, story, options } = useDuel();
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useMoving(setSaid);
  const changed = Object.keys(options.letters).length > 0;
  return (
    <ModalWindow title="All keys" onClose={() => open(null)}>
      <label className="keys-switch">
        <input
          type="checkbox"
          checked={options.letterKeys}
          onChange={(event) => setOptions({ letterKeys: event.target.checked })}
        />
        Letters and digits do something by themselves
      </label>
      <dl className="keys-list">
        {(story === null ? keysAt(options.letters) : STORY_KEYS).map(({ keys, does, deed }) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {deed === undefined ? (
                keys.map((key) => <kbd key={key}>{key}</kbd>)
              ) : (
                <button
                  type="button"
                  className="key-button"
                  data-deed={deed}
                  aria-pressed={moving === deed}
                  aria-label={`${keys[0]}, ${does}: put it on another key`}
                  onClick={() => {
                    setMoving(deed);
                    setSaid(`Press the key for: ${does}. Esc leaves it.`);
                  }}
                >
                  <kbd>{moving === deed ? '…' : keys[0]}</kbd>
                </button>
              )}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="empty-words" role="status" data-testid="keys-said">
        {said === '' ? 'A letter can be put on another key: click it, then press the key.' : said}
      </p>
      {changed && (
        <button
          type="button"
          className="wbtn"
          onClick={() => {
            setOptions({ letters: {} });
            setSaid('All letters are where they were at first.');
          }}
        >
          Put all letters back
        </button>
      )}
      <p className="empty-words">
        A card or button that has the focus takes Enter and Space for itself; Esc gives the focus back to the table.
      </p>
    </ModalWindow>
  );
}

// "Hint": what a strong player would consider now, and why, told in a note.
import { useRef, useState } from 'react';
import { api } from '../../state/api.ts';
import { useDuel } from '../control/control.ts';
import { Icon } from './icons.tsx';

export function HintButton() {
  const { id, say, table } = useDuel();
  const [thinking, setThinking] = useState(false);
  const at = useRef(table.at);
  at.current = table.at;
  const ask = async (): Promise<void> => {
    setThinking(true);
    const asked = table.at;
    try {
      const { words } = await api.hint(id);
      // It is true of the moment it was asked for, and of no other.
      if (at.current === asked) say(words);
    } catch (fault) {
      say(fault instanceof Error ? fault.message : 'No hint could be found.');
    } finally {
      setThinking(false);
    }
  };
  return (
    <button
      type="button"
      className="sit-undo"
      data-testid="hint"
      disabled={thinking}
      onClick={() => void ask()}
      title="What would a strong player consider?"
    >
      <Icon name="hint" />
      <span className="sr">{thinking ? 'Thinking about a hint' : 'Hint'}</span>
    </button>
  );
}

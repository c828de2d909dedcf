// "Hint": what a strong player would consider now, and why, told in a note.
import { useState } from 'react';
import { api } from '../../state/api.ts';
import { useDuel } from '../control/control.ts';
import { Icon } from './icons.tsx';

export function HintButton() {
  const { id, say } = useDuel();
  const [thinking, setThinking] = useState(false);
  const ask = async (): Promise<void> => {
    setThinking(true);
    try {
      say((await api.hint(id)).words);
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

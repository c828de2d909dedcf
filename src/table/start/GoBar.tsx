// The bottom bar: what will be played in one sentence, how hard it will be, and the button that begins it.
import { difficultyWord } from './difficulty.ts';
import type { Part } from './words.ts';

interface GoBarProps {
  readonly words: readonly Part[];
  readonly difficulty: number;
  readonly waiting: boolean;
  readonly fault: string;
}

export function GoBar({ words, difficulty, waiting, fault }: GoBarProps) {
  const word = difficultyWord(difficulty);
  return (
    <footer className="go">
      <p data-testid="what-is-played">
        {fault === '' ? (
          words.map(({ text, as }) =>
            as === 'plain' ? (
              text
            ) : (
              <b key={text} className={as === 'foe' ? 'foe' : ''}>
                {text}
              </b>
            ),
          )
        ) : (
          <span role="alert" className="go-fault">
            {fault}
          </span>
        )}
      </p>
      <label className="meter">
        <span>Difficulty</span>
        <meter className="sr" min={0} max={100} value={difficulty} aria-valuetext={`${difficulty} of 100, ${word}`} />
        <i aria-hidden="true">
          <u style={{ width: `${difficulty}%` }} />
        </i>
        <b aria-hidden="true" data-testid="difficulty">
          {difficulty}
        </b>
        <small aria-hidden="true">{word}</small>
      </label>
      <button type="submit" className="play" disabled={waiting} data-testid="play">
        {waiting ? 'Shuffling …' : 'Play'}
        <span aria-hidden="true">
          <kbd>Enter</kbd>
        </span>
      </button>
    </footer>
  );
}

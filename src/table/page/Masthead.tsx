// The head of every screen outside a duel: where you are, and the way to the others.
import type { ReactNode } from 'react';

const SCREENS = [
  ['', 'Play'],
  ['people', 'People'],
  ['lessons', 'Learn'],
  ['decks', 'Decks'],
  ['limited', 'Drafts'],
  ['replays', 'Replays'],
  ['lab', 'Laboratory'],
  ['help', 'Help'],
] as const;

interface MastheadProps {
  /** The screen that is shown, as the address names it. */
  readonly at: (typeof SCREENS)[number][0];
  readonly title: string;
  readonly line: string;
  readonly children?: ReactNode;
}

export function Masthead({ at, title, line, children }: MastheadProps) {
  return (
    <header className="mast">
      <svg className="mast-mark" viewBox="0 0 48 48" aria-hidden="true">
        <path
          d="M24 4l19 14-7 23H12L5 18z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d="M24 4L12 41 43 18H5l31 23z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          opacity=".55"
        />
      </svg>
      <h1>{title}</h1>
      <p>{line}</p>
      {children}
      <nav aria-label="Screens">
        {SCREENS.map(([screen, name]) => (
          <a key={screen} href={`#/${screen}`} aria-current={screen === at ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

// Faces of the players, painted from their names, and the mark of Fivefold.
import './back.css';
import { useMemo } from 'react';
import { emblem, portrait } from '../../art/marks.ts';
import type { Relation } from '../../protocol/table.ts';

/** A person's face; the name stands beside it, so it is silent. */
export function Portrait({ name, relation }: { readonly name: string; readonly relation: Relation }) {
  const drawing = useMemo(() => ({ __html: portrait(name, relation) }), [name, relation]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by this program
  return <span className="portrait-picture" aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}

const mark = { __html: emblem() };

/** The five-pointed mark, in the colour of the words around it. */
export function Emblem({ className = 'emblem' }: { readonly className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by this program
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={mark} />;
}

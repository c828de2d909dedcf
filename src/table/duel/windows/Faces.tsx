// Cards as windows show them: a small picture, a printed face to look at, and a face that can be clicked.
import { memo } from 'react';
import type { CardFacts } from '../../../protocol/setup.ts';
import { CardFace, Picture } from '../../cards/index.ts';
import { plainFace } from '../../state/cards.ts';
import { useDuel } from '../control/control.ts';
import { rulesOf } from '../control/faces.ts';

const Kept = memo(CardFace);

export function useFace(name: string): CardFacts {
  const { faces } = useDuel();
  return faces.get(name) ?? plainFace(name);
}

export function Thumb({ name }: { readonly name: string }) {
  const face = useFace(name);
  return (
    <span className="thumb" aria-hidden="true">
      <Picture card={face} shape="standing" stays />
    </span>
  );
}

export function Printed({ name }: { readonly name: string }) {
  const face = useFace(name);
  const { table } = useDuel();
  return <Kept card={face} book={table.book.id} />;
}

interface FaceButtonProps {
  readonly name: string;
  readonly label: string;
  readonly chosen?: boolean;
  readonly badge?: string;
  readonly act: () => void;
}

export function FaceButton({ name, label, chosen, badge, act }: FaceButtonProps) {
  const { show, faces } = useDuel();
  return (
    <button
      type="button"
      className="face-button"
      aria-pressed={chosen}
      aria-label={label}
      aria-description={rulesOf(name, faces)}
      data-card={name}
      data-light={chosen === true ? 'chosen' : undefined}
      onClick={act}
      onFocus={() => show(name)}
      onPointerEnter={() => show(name)}
    >
      <Printed name={name} />
      {badge !== undefined && badge !== '' && <span className="face-badge">{badge}</span>}
    </button>
  );
}

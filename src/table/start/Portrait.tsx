// The face of an opponent, drawn from their name.
import type { OpponentInfo } from '../../protocol/setup.ts';
import { Picture, type Pictured } from './Picture.tsx';

const ANYONE: Pictured = { name: 'Anyone', colors: ['U'], types: ['instant'], subtypes: [] };

export function Portrait({ person }: { readonly person: Pick<OpponentInfo, 'name'> | null }) {
  const card: Pictured =
    person === null ? ANYONE : { name: person.name, colors: [], types: ['creature'], subtypes: ['Wizard'] };
  return (
    <span className="portrait">
      <Picture card={card} width={60} height={56} />
    </span>
  );
}

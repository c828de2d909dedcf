// The face of anything with a name on the table: a card of the book, or a token that no book prints.

import type { CardFacts } from '../../../protocol/setup.ts';
import type { PermanentState } from '../../../protocol/table.ts';
import { spokenRules } from '../../cards/index.ts';
import { plainFace } from '../../state/cards.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A token is described by what can be seen of it. */
function tokenFace({ name, types, subtypes, colors, printed, keywords }: PermanentState): CardFacts {
  const kind = types.map(capital).join(' ');
  return {
    ...plainFace(name),
    type: subtypes.length > 0 ? `Token ${kind} — ${subtypes.join(' ')}` : `Token ${kind}`,
    types,
    subtypes,
    colors,
    keywords,
    text: keywords.length > 0 ? [capital(keywords.join(', '))] : [],
    power: printed === null ? null : String(printed[0]),
    toughness: printed === null ? null : String(printed[1]),
  };
}

export function faceOf(
  name: string,
  faces: ReadonlyMap<string, CardFacts>,
  inPlay: readonly PermanentState[],
): CardFacts {
  const known = faces.get(name);
  if (known !== undefined) return known;
  // Before the book's cards have come, anything would look like a token.
  const token = faces.size === 0 ? undefined : inPlay.find((each) => each.name === name);
  return token === undefined ? plainFace(name) : tokenFace(token);
}

/** What a card of the book says, as it is read after its name; a token says with its name all that it can do. */
export function rulesOf(name: string, faces: ReadonlyMap<string, CardFacts>): string | undefined {
  const face = faces.get(name);
  return face === undefined ? undefined : spokenRules(face);
}

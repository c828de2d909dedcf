// The key that a deed is on, as the player has put it.
import { type Deed, letterOf } from '../../state/letters.ts';
import { useOptions } from '../../state/options.ts';

export function LetterKey({ of }: { readonly of: Deed }) {
  return <kbd>{letterOf(useOptions().letters, of)}</kbd>;
}

// The colours of a deck as small signs, each with its own shape, and said in words to a screen reader.
import { Mana } from '../symbols/Mana.tsx';

const NAMES: { readonly [letter: string]: string } = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

export const colorName = (letter: string): string => NAMES[letter] ?? 'colourless';

export function Pips({ colors }: { readonly colors: string }) {
  if (colors === '') return null;
  return (
    <span className="pips" role="img" aria-label={[...colors].map(colorName).join(' and ')}>
      {[...colors].map((letter) => (
        <Mana key={letter} symbol={letter} silent />
      ))}
    </span>
  );
}

// Two small charts of a deck: how many cards cost how much, and how much of each colour its costs ask for.
import { Mana } from '../symbols/Mana.tsx';
import { COLORS, type Color } from './counts.ts';

const label = (cost: number): string => (cost === 7 ? '7 and more' : String(cost));

export function Curve({ curve, small = false }: { readonly curve: readonly number[]; readonly small?: boolean }) {
  const most = Math.max(1, ...curve);
  const words = curve.flatMap((number, cost) => (number === 0 ? [] : [`${number} for ${label(cost)}`]));
  return (
    <div
      className={small ? 'curve is-small' : 'curve'}
      role="img"
      aria-label={words.length === 0 ? 'Mana curve: nothing yet' : `Mana curve: ${words.join(', ')}`}
    >
      {curve.map((number, cost) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its place in the curve
        <span key={cost}>
          <b>{small || number === 0 ? '' : number}</b>
          <i style={{ height: `${(100 * number) / most}%` }} />
          <em>{cost === 7 ? '7+' : cost}</em>
        </span>
      ))}
    </div>
  );
}

const NAMES: { readonly [color in Color]: string } = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

export function Colors({ symbols }: { readonly symbols: { readonly [color in Color]: number } }) {
  const used = COLORS.filter((color) => symbols[color] > 0);
  const total = used.reduce((sum, color) => sum + symbols[color], 0);
  if (total === 0) return <p className="empty">No colours yet.</p>;
  const words = used.map((color) => `${Math.round((100 * symbols[color]) / total)} of 100 ${NAMES[color]}`);
  return (
    <div className="colors" role="img" aria-label={`Symbols in its costs: ${words.join(', ')}`}>
      {used.map((color) => (
        <span key={color} data-color={color} style={{ flexGrow: symbols[color] }}>
          <Mana symbol={color} silent />
          {symbols[color]}
        </span>
      ))}
    </div>
  );
}

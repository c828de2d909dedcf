// Lands of one name as a fan: those that stand ready, then the tapped ones lying beside them, each with its count.
import './tile.css';
import './states.css';
import './fan.css';
import type { CSSProperties } from 'react';
import { Mana } from '../symbols/index.ts';
import { frameColour } from './facts.ts';
import { Picture } from './Picture.tsx';
import type { CardButton, TileCard, TileLight } from './tile-data.ts';

export interface FanCard {
  readonly key: string | number;
  readonly light?: TileLight;
  readonly target?: boolean;
  readonly pays?: string;
  readonly locked?: boolean;
  readonly button?: CardButton;
}

interface LandFanProps {
  readonly card: Pick<TileCard, 'name' | 'colors' | 'types' | 'subtypes'>;
  readonly ready: readonly FanCard[];
  readonly tapped: readonly FanCard[];
}

interface OneProps {
  readonly card: LandFanProps['card'];
  readonly one: FanCard;
  readonly place: string;
  readonly tapped: boolean;
  readonly last: boolean;
  readonly order: string;
}

function One({ card, one, place, tapped, last, order }: OneProps) {
  const { light = null, button } = one;
  const said = `${card.name} ${order}${tapped ? ', tapped' : ''}${light === null ? '' : `, ${light}`}`;
  return (
    <button
      type="button"
      {...button}
      className="tile"
      data-colour={frameColour(card)}
      data-tapped={tapped || undefined}
      data-light={light ?? undefined}
      data-target={one.target || undefined}
      style={{ left: place, ...button?.style }}
      aria-label={button?.['aria-label'] ?? said}
    >
      <span className="tile-picture">
        <Picture card={card} shape="standing" stays />
      </span>
      {last && <span className="tile-name">{card.name}</span>}
      {light === 'pays' && one.pays !== undefined && (
        <span className="tile-pays">
          <Mana symbol={one.pays} silent />
        </span>
      )}
      {one.locked === true && <span className="tile-lock" />}
    </button>
  );
}

/** Cards show 18 hundredths of their width each; the last one is whole. */
export function LandFan({ card, ready, tapped }: LandFanProps) {
  const readyWidth = ready.length === 0 ? 0 : 1 + (ready.length - 1) * 0.18;
  const gap = ready.length > 0 && tapped.length > 0 ? -0.15 : 0;
  const tappedWidth = tapped.length === 0 ? 0 : 1.4 + (tapped.length - 1) * 0.18;
  const at = (widths: number): string => `calc(var(--cw) * ${widths.toFixed(2)})`;
  const order = (i: number, list: readonly FanCard[]): string => `${i + 1} of ${list.length}`;
  return (
    <fieldset
      className="fan"
      aria-label={`${card.name}: ${ready.length} ready, ${tapped.length} tapped`}
      style={{ width: at(readyWidth + gap + tappedWidth) } as CSSProperties}
    >
      {ready.map((one, i) => (
        <One
          key={one.key}
          card={card}
          one={one}
          tapped={false}
          place={at(i * 0.18)}
          last={i === ready.length - 1}
          order={order(i, ready)}
        />
      ))}
      {tapped.map((one, i) => (
        <One
          key={one.key}
          card={card}
          one={one}
          tapped
          place={at(readyWidth + gap + i * 0.18)}
          last={i === tapped.length - 1}
          order={order(i, tapped)}
        />
      ))}
      {ready.length > 1 && (
        <span
          className="fan-count"
          aria-hidden="true"
          style={{ left: `calc(var(--cw) * ${readyWidth.toFixed(2)} - 27px)` }}
        >
          {ready.length}
        </span>
      )}
      {tapped.length > 1 && (
        <span className="fan-count down" aria-hidden="true">
          {tapped.length}
        </span>
      )}
    </fieldset>
  );
}

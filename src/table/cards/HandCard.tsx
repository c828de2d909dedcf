// A card in the hand: name, picture with the cost on it, type and size; on a phone a strip.
import './tile.css';
import './states.css';
import './hand.css';
import { Cost, spokenCost } from '../symbols/index.ts';
import { type CardFacts, frameColour, spokenCard } from './facts.ts';
import { Picture } from './Picture.tsx';
import type { CardButton, TileLight } from './tile-data.ts';

/** A longer line of types is set smaller, and on two lines where it has to be. */
const LONG = 11;

interface HandCardProps {
  readonly card: CardFacts;
  readonly light?: TileLight;
  readonly dimmed?: boolean;
  /** The key that plays it, shown below the card. */
  readonly hotkey?: string;
  readonly button?: CardButton;
}

/** As wide as `--hw` says. */
export function HandCard({ card, light = null, dimmed = false, hotkey, button }: HandCardProps) {
  const cost = card.cost === null || card.cost === '' ? '' : `, costs ${spokenCost(card.cost)}`;
  const size = card.power !== null && card.toughness !== null;
  return (
    <button
      type="button"
      {...button}
      className="hand-card"
      data-colour={frameColour(card)}
      data-light={light ?? undefined}
      data-dimmed={dimmed || undefined}
      aria-label={button?.['aria-label'] ?? `${spokenCard(card)}${cost}`}
    >
      {light === 'must' && <span className="must-glow" />}
      <b className="hand-name">{card.name}</b>
      <span className="hand-picture">
        <Picture card={card} shape="printed" stays />
        <Cost cost={card.cost} />
        {size && <span className="hand-size">{`${card.power}/${card.toughness}`}</span>}
        {card.loyalty !== null && <span className="hand-size">{card.loyalty}</span>}
      </span>
      <span className="hand-type" data-long={card.type.length > LONG || undefined}>
        {card.type}
      </span>
      {hotkey !== undefined && <kbd>{hotkey}</kbd>}
    </button>
  );
}

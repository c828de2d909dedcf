// A card in play: it turns when tapped while its words stay upright, and shows everything that has happened to it.
import './tile.css';
import './states.css';
import { Ability, abilityIcon, Crosshair, Mana, Shield, Sword, Whirl } from '../symbols/index.ts';
import { frameColour, isOf } from './facts.ts';
import { Picture } from './Picture.tsx';
import { type CardButton, sizeChange, spokenTile, type Tag, type TileCard, type TileLight } from './tile-data.ts';

/** An aura or equipment that looks out below the card it is on. */
export interface Attached {
  readonly key: string | number;
  readonly card: Pick<TileCard, 'name' | 'colors' | 'types' | 'subtypes' | 'tapped'>;
  readonly light?: TileLight;
  readonly target?: boolean;
  readonly button?: CardButton;
}

interface CardTileProps {
  readonly card: TileCard;
  readonly light?: TileLight;
  /** It cannot be used now, and so steps back. */
  readonly dimmed?: boolean;
  readonly target?: boolean;
  /** Under the control of a player who does not own it. */
  readonly stolen?: boolean;
  /** The mana that it would give, shown while it would pay. */
  readonly pays?: string;
  /** A land that is never tapped by itself. */
  readonly locked?: boolean;
  readonly tags?: readonly Tag[];
  readonly attachments?: readonly Attached[];
  readonly showAbilities?: boolean;
  readonly showSize?: boolean;
  /** Its number in the game, while ID tags are shown. */
  readonly idTag?: string;
  readonly button?: CardButton;
}

const MOST_ICONS = 4;

function Counters({ counters }: { readonly counters: TileCard['counters'] }) {
  if (counters.length === 0) return null;
  return (
    <span className="tile-counters">
      {counters.map(({ name, number }) => (
        <b
          key={name}
          data-kind={
            /^\+/.test(name) ? 'plus' : /^[-−]/.test(name) ? 'minus' : name === 'loyalty' ? 'loyalty' : 'other'
          }
        >
          {number === 1 ? name : `${number}× ${name}`}
        </b>
      ))}
    </span>
  );
}

function Size({ card }: { readonly card: TileCard }) {
  const loyalty = card.counters.find(({ name }) => name === 'loyalty');
  if (isOf(card, 'planeswalker') && loyalty) return <span className="tile-size loyalty">{loyalty.number}</span>;
  if (card.power === null || card.toughness === null) return null;
  return (
    <span className="tile-size" data-change={sizeChange(card)}>
      {card.power}/<b>{card.toughness}</b>
      {card.damage > 0 && <i className="tile-damage">{card.damage}</i>}
    </span>
  );
}

function Tags({ tags, sick }: { readonly tags: readonly Tag[]; readonly sick: boolean }) {
  const all: readonly Tag[] = sick ? [{ text: 'new', kind: 'new' }, ...tags] : tags;
  if (all.length === 0) return null;
  return (
    <span className="tile-tags">
      {all.map(({ text, kind }) => (
        <span key={text} data-kind={kind ?? 'plain'}>
          {kind === 'new' && <Whirl />}
          {kind === 'attack' && <Sword />}
          {kind === 'block' && <Shield />}
          {text}
        </span>
      ))}
    </span>
  );
}

function Skills({ keywords }: { readonly keywords: readonly string[] }) {
  const drawn = keywords.filter((keyword) => abilityIcon(keyword) !== null).slice(0, MOST_ICONS);
  if (drawn.length === 0) return null;
  return (
    <span className="tile-skills">
      {drawn.map((keyword) => (
        <Ability key={keyword} keyword={keyword} silent />
      ))}
    </span>
  );
}

function Tucked({ attached, index }: { readonly attached: Attached; readonly index: number }) {
  const { card, light = null, target = false, button } = attached;
  return (
    <button
      type="button"
      {...button}
      className="tucked"
      data-colour={frameColour(card)}
      data-light={light ?? undefined}
      data-target={target || undefined}
      style={{ '--place': index, ...button?.style } as React.CSSProperties}
      aria-label={button?.['aria-label'] ?? `${card.name}${light === null ? '' : `, ${light}`}`}
    >
      <Picture card={card} shape="strip" stays />
      <span>{card.name}</span>
    </button>
  );
}

/** As wide as `--cw` says, or as high where it is tapped. */
export function CardTile(props: CardTileProps) {
  const { card, light = null, tags = [], attachments = [], button } = props;
  const counters = isOf(card, 'planeswalker') ? card.counters.filter(({ name }) => name !== 'loyalty') : card.counters;
  return (
    <div
      className="tile-slot"
      data-tapped={card.tapped || undefined}
      style={{ '--tucked': attachments.length } as React.CSSProperties}
    >
      {attachments.map((attached, i) => (
        <Tucked key={attached.key} attached={attached} index={attachments.length - i} />
      ))}
      <button
        type="button"
        {...button}
        className="tile"
        data-colour={frameColour(card)}
        data-tapped={card.tapped || undefined}
        data-light={light ?? undefined}
        data-dimmed={props.dimmed || undefined}
        data-target={props.target || undefined}
        data-stolen={props.stolen || undefined}
        data-hurt={card.damage > 0 || undefined}
        aria-label={button?.['aria-label'] ?? spokenTile(card, props)}
      >
        {light === 'must' && <span className="must-glow" />}
        <span className="tile-picture">
          <Picture card={card} shape="standing" stays />
        </span>
        <span className="tile-name">{card.name}</span>
        {props.target === true && <Crosshair />}
        {props.showAbilities !== false && <Skills keywords={card.keywords} />}
        <Counters counters={counters} />
        {props.showSize !== false && <Size card={card} />}
        <Tags tags={tags} sick={card.sick} />
        {light === 'pays' && props.pays !== undefined && (
          <span className="tile-pays">
            <Mana symbol={props.pays} silent />
          </span>
        )}
        {props.locked === true && <span className="tile-lock" />}
        {props.idTag !== undefined && <span className="tile-id">{props.idTag}</span>}
      </button>
    </div>
  );
}

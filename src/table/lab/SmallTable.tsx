// A position drawn small: both players with what they have, everything open. Cards are those of the table.
import type { BenchPlayer, BenchState } from '../../protocol/lab.ts';
import type { CardState, PermanentState } from '../../protocol/table.ts';
import { CardTile, WhyList } from '../cards/index.ts';
import { Mana } from '../symbols/index.ts';

export interface Marks {
  /** Names of cards and players in which this table differs from others. */
  readonly lit?: ReadonlySet<string>;
  /** Objects that can be clicked now, and those that were chosen. */
  readonly may?: ReadonlySet<number>;
  readonly chosen?: ReadonlySet<number>;
  readonly onCard?: (id: number) => void;
}

interface SmallTableProps extends Marks {
  readonly state: BenchState;
  readonly label: string;
}

export function SmallTable({ state, label, ...marks }: SmallTableProps) {
  // The first player sits below, as at the table.
  const seats = [...state.players].reverse();
  return (
    <section className="small-table" aria-label={label}>
      {seats.map((player, index) => (
        <Seat
          key={player.seat}
          state={state}
          player={player}
          label={`${player.name}: ${label}`}
          below={index === seats.length - 1}
          {...marks}
        />
      ))}
      {state.chain.length > 0 && (
        <p className="small-chain">
          Waiting, the next to happen first: {state.chain.map(({ name }) => name).join(', ')}.
        </p>
      )}
      {state.permanents
        .filter(({ why }) => why !== null)
        .map((thing) => (
          <WhyList key={thing.id} thing={thing} players={state.players} />
        ))}
      <p className="small-when">
        Turn {state.turn}, {state.players[state.active]?.name}: {state.step}. {state.over}
      </p>
    </section>
  );
}

interface SeatProps extends Marks {
  readonly state: BenchState;
  readonly player: BenchPlayer;
  /** Of several tables on a page each seat has a name of its own. */
  readonly label: string;
  readonly below: boolean;
}

function Seat({ state, player, label, below, ...marks }: SeatProps) {
  const { permanents, attacks } = state;
  const own = permanents.filter(
    ({ controller, attachedTo }) => controller === player.seat && !isOn(permanents, attachedTo),
  );
  const isCreature = ({ types }: PermanentState): boolean => types.includes('creature');
  const rows = [own.filter(isCreature), own.filter((each) => !isCreature(each))].filter((row) => row.length > 0);
  const attacking = new Set(attacks.map(({ id }) => id));
  const blocking = new Set(attacks.flatMap(({ blockers }) => blockers));
  const ordered = below ? rows : [...rows].reverse();
  const cards = ordered.map((row) => (
    <div key={isCreature(row[0] as PermanentState) ? 'front' : 'back'} className="small-row">
      {row.map((permanent) => (
        <Thing
          key={permanent.id}
          permanent={permanent}
          attached={permanents.filter(({ attachedTo }) => attachedTo === permanent.id)}
          fights={attacking.has(permanent.id) ? 'attack' : blocking.has(permanent.id) ? 'block' : null}
          {...marks}
        />
      ))}
    </div>
  ));
  const head = <Head player={player} {...marks} />;
  return (
    <section className="small-seat" data-active={state.active === player.seat || undefined} aria-label={label}>
      {below ? cards : head}
      {below ? head : cards}
    </section>
  );
}

const isOn = (permanents: readonly PermanentState[], id: number): boolean =>
  id !== 0 && permanents.some((each) => each.id === id);

function Head({ player, lit, may, chosen, onCard }: Marks & { readonly player: BenchPlayer }) {
  const { name, life, poison, mana, library, hand, graveyard } = player;
  const chip = (card: CardState) => (
    <button
      key={card.id}
      type="button"
      className="chip"
      data-lit={lit?.has(card.name) || undefined}
      data-may={may?.has(card.id) || undefined}
      data-chosen={chosen?.has(card.id) || undefined}
      disabled={onCard === undefined || may?.has(card.id) !== true}
      onClick={() => onCard?.(card.id)}
    >
      {card.name}
    </button>
  );
  return (
    <div className="small-head">
      <p>
        <b data-lit={lit?.has(name) || undefined}>
          {name} {life}
        </b>
        {poison > 0 && <span> {poison} poison</span>}
        {[...mana].map((symbol, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: mana of a kind is told apart by nothing but its place.
          <Mana key={`${symbol}${index}`} symbol={symbol} />
        ))}
        <small> library {library}</small>
      </p>
      {hand.length > 0 && <p className="small-zone">Hand: {hand.map(chip)}</p>}
      {graveyard.length > 0 && <p className="small-zone">Graveyard: {graveyard.map(chip)}</p>}
    </div>
  );
}

interface ThingProps extends Marks {
  readonly permanent: PermanentState;
  readonly attached: readonly PermanentState[];
  readonly fights: 'attack' | 'block' | null;
}

function Thing({ permanent, attached, fights, lit, may, chosen, onCard }: ThingProps) {
  const { id, name, owner, controller } = permanent;
  const light = chosen?.has(id) === true ? 'chosen' : may?.has(id) === true ? 'may' : null;
  return (
    <span className="small-thing" data-lit={lit?.has(name) || undefined}>
      <CardTile
        card={permanent}
        light={light}
        stolen={owner !== controller}
        tags={fights === null ? [] : [{ text: fights === 'attack' ? '' : ' ', kind: fights }]}
        attachments={attached.map((each) => ({ key: each.id, card: each }))}
        button={{ disabled: onCard === undefined || light === null, onClick: () => onCard?.(id) }}
      />
    </span>
  );
}

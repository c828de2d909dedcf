// The combat window: attackers on the attacker's side, those in their way across, and the result before it happens
// (F-961, F-962, F-980).
import './combat.css';
import type { PermanentState, TableState } from '../../../protocol/table.ts';
import { Picture } from '../../cards/index.ts';
import { relationOf } from '../../state/seats.ts';
import { type DuelControl, useDuel } from '../control/control.ts';
import { rulesOf } from '../control/faces.ts';
import { facedNow } from '../control/overview.ts';
import { FloatingWindow } from './FloatingWindow.tsx';
import { type Fight, type Fighter, fightOf, type Group } from './fight.ts';
import type { Room, Size, Wish } from './room.ts';

/** A phone held upright has no free corner on your side: your creatures lie there, and they are what is asked about. */
const UPRIGHT = 600;

/** In the corner of your territory; it leaves the hand free, which may hold what turns the fight. */
const corner = ({ you, foe, view }: Room, { width }: Size): Wish =>
  view.right < UPRIGHT
    ? { x: foe.right - width - 4, y: foe.top + 4 }
    : { x: you.right - width - 10, y: you.top + 10, floor: you.bottom };

function spoken(permanent: PermanentState, { drafted, dies }: Fighter, order: number): string {
  const size = permanent.power === null ? '' : `, ${permanent.power}/${permanent.toughness}`;
  const place = order > 0 ? `, number ${order} in the order of damage` : '';
  return `${permanent.name}${size}${drafted ? ', not yet declared' : ''}${place}${dies ? ', would die' : ''}`;
}

interface TileProps {
  readonly fighter: Fighter;
  readonly order?: number;
  readonly times?: number;
}

function FighterTile({ fighter, order = 0, times = 1 }: TileProps) {
  const { table, faces, light, click, show } = useDuel();
  const permanent = table.inPlay.find((each) => each.id === fighter.id);
  if (permanent === undefined) return null;
  const face = faces.get(permanent.name) ?? permanent;
  return (
    <button
      type="button"
      className={`fighter of-${relationOf(table, permanent.controller)}`}
      data-fighter={fighter.id}
      data-card={permanent.name}
      data-drafted={fighter.drafted || undefined}
      data-dies={fighter.dies || undefined}
      data-faced={facedNow(table) === fighter.id || undefined}
      data-light={light({ what: 'object', id: fighter.id }) ?? undefined}
      aria-label={`${times > 1 ? `${times} times ` : ''}${spoken(permanent, fighter, order)}`}
      aria-description={rulesOf(permanent.name, faces)}
      onClick={() => click({ what: 'object', id: fighter.id })}
      onFocus={() => show(permanent.name)}
      onPointerEnter={() => show(permanent.name)}
    >
      <Picture card={face} shape="standing" stays />
      <span className="fighter-name" data-long={/[^ -]{10}/.test(permanent.name) || undefined}>
        {permanent.name}
      </span>
      {permanent.power !== null && (
        <span className="fighter-size">
          {permanent.power}/{permanent.toughness}
        </span>
      )}
      {permanent.damage > 0 && <span className="fighter-damage">−{permanent.damage}</span>}
      {order > 0 && <span className="fighter-order">{order}</span>}
      {times > 1 && <span className="fighter-times">×{times}</span>}
      {fighter.dies && <span className="fighter-dies">would die</span>}
    </button>
  );
}

function Column({ group, fight, up }: { readonly group: Group; readonly fight: Fight; readonly up: boolean }) {
  const { table } = useDuel();
  const { target, blockers, attackers } = group;
  // Before blocks are chosen nobody stands in the way: that half of the window is left out.
  const choosing = !fight.blocksKnown;
  const walker = target.what === 'object' ? table.inPlay.find((each) => each.id === target.id)?.name : undefined;
  const inOrder = table.book.blockersInOrder && blockers.length > 1;
  const attacking = (
    <div className="fighters" data-band={attackers.length > 1 || undefined}>
      {attackers.map((fighter) => (
        <FighterTile key={fighter.id} fighter={fighter} times={group.times} />
      ))}
      {attackers.length > 1 && <span className="band-word">band</span>}
    </div>
  );
  const standing = (
    <div className="fighters">
      {blockers.map((fighter, index) => (
        <FighterTile key={fighter.id} fighter={fighter} order={inOrder ? index + 1 : 0} />
      ))}
      {blockers.length === 0 && (
        <span className="fighter-none">{group.blocked ? `${table.book.block}ed` : `not ${table.book.block}ed`}</span>
      )}
    </div>
  );
  return (
    <li className="fight-column" data-done={group.done || undefined}>
      {up ? attacking : !choosing && standing}
      {walker === undefined ? (
        !choosing && (
          <span className="fight-sign" aria-hidden="true">
            {up ? '▼' : '▲'}
          </span>
        )
      ) : (
        <span className="fight-aim" title={`attacks ${walker}`}>
          attacks {walker}
        </span>
      )}
      {up ? !choosing && standing : attacking}
    </li>
  );
}

/** What the forecast takes for granted. */
function supposing({ table, draft }: DuelControl): string {
  const { block } = table.book;
  if (table.asked?.ask === 'attack') return `If nobody ${block}s:`;
  if (table.asked?.ask === 'split') return 'If it is divided so:';
  if (table.asked?.ask !== 'block') return 'If nobody does more:';
  return draft.blocks.length > 0 ? `If you ${block} so:` : `Without ${block}ing:`;
}

function walkerWords({ inPlay, book }: TableState, { id, loyalty }: Fight['loyalty'][number]): string {
  const walker = inPlay.find((each) => each.id === id);
  const has = walker?.counters.find(({ name }) => name === 'loyalty')?.number ?? loyalty;
  const end = has > loyalty ? '' : ` and go to the ${book.graveyard}`;
  return `${walker?.name ?? 'A planeswalker'} would lose ${loyalty} loyalty (${has} → ${has - loyalty})${end}.`;
}

function ForecastWords({ fight }: { readonly fight: Fight }) {
  const duel = useDuel();
  const { table, why, watching } = duel;
  if (why !== '')
    return (
      <p className="forecast" data-why role="status">
        <b>Not so:</b> {why}.
      </p>
    );
  const lines = fight.loses.map(({ seat, life }) => {
    const player = table.players.find((each) => each.seat === seat);
    const who =
      player?.relation === 'you' && watching === null ? 'You would lose' : `${player?.name ?? 'The player'} would lose`;
    const left = `${(player?.life ?? 0) - life}`.replace('-', '−');
    const last = (player?.life ?? 0) > life ? '' : ', the last';
    return `${who} ${life} life (${player?.life} → ${left})${last}.`;
  });
  lines.push(...fight.loyalty.map((each) => walkerWords(table, each)));
  const isLast = fight.loses.some(
    ({ seat, life }) => (table.players.find((each) => each.seat === seat)?.life ?? 0) <= life,
  );
  const dying = fight.groups.reduce(
    (sum, { attackers, blockers, times }) =>
      sum + times * [...attackers, ...blockers].filter((each) => each.dies).length,
    0,
  );
  if (dying > 0) lines.push(`${dying} ${dying === 1 ? 'creature' : 'creatures'} would die.`);
  return (
    <p className="forecast" data-last={isLast || undefined} role="status">
      <b>{supposing(duel)}</b> {lines.length === 0 ? 'nothing is lost.' : lines.join(' ')}
    </p>
  );
}

/** Before blocks are chosen it is low: over your back row, since those who fight stand in front. */
const below = ({ you }: Room, { width, height }: Size): Wish => ({
  x: you.right - width - 10,
  y: you.bottom - height - 4,
  floor: you.bottom,
});

export function CombatWindow() {
  const { table, draft, forecast, why, watching } = useDuel();
  const fight = fightOf(table, draft, forecast);
  if (fight === null) return null;
  const yours = fight.attacker === table.seat;
  const who = table.players.find((each) => each.seat === fight.attacker)?.name ?? '';
  return (
    <FloatingWindow
      name="combat"
      title="Combat"
      hint={yours && watching === null ? 'you attack' : `${who} attacks`}
      home={fight.blocksKnown ? corner : below}
      footer={forecast === null && why === '' ? undefined : <ForecastWords fight={fight} />}
    >
      <ul
        className="fight"
        data-low={!fight.blocksKnown || undefined}
        aria-label={yours && watching === null ? 'Your attackers' : `Attackers of ${who}`}
      >
        {fight.groups.map((group) => (
          <Column key={group.key} group={group} fight={fight} up={!yours} />
        ))}
      </ul>
    </FloatingWindow>
  );
}

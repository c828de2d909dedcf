// A table of more than two: the others in a ring, large where something goes on, else folded with life, hand and board at a
// glance; a click, or a key, unfolds one.
import './ring.css';
import './ring-small.css';
import type { PlayerState } from '../../../protocol/table.ts';
import { Portrait } from '../../cards/index.ts';
import { glanceAt, glanceWords, type RingSeat, ringOf } from '../../state/ring.ts';
import { LifeRegister } from '../bars/PlayerPanel.tsx';
import { useDuel, type ZoneName } from '../control/control.ts';
import { rulesOf } from '../control/faces.ts';
import { toggleSeat, useSession } from '../control/session.ts';
import { counted } from '../control/words.ts';
import { Territory } from './Territory.tsx';

export function Ring({ own }: { readonly own: PlayerState }) {
  const { table, light } = useDuel();
  const { unfolded } = useSession();
  const lit = table.inPlay.filter(({ id }) => light({ what: 'object', id }) !== null).map(({ id }) => id);
  const { across, beside } = ringOf(table, lit, unfolded);
  return (
    <>
      <div className="ring own">
        <Territory player={own} />
        {beside.map((seat) => (
          <Seat key={seat.player.seat} {...seat} />
        ))}
      </div>
      <div className="ring across">
        {across.map((seat) => (
          <Seat key={seat.player.seat} {...seat} />
        ))}
      </div>
    </>
  );
}

function Seat({ player, large }: RingSeat) {
  const { seat, relation, name, out } = player;
  return (
    <section
      className="seat"
      data-seat={seat}
      data-relation={relation}
      data-large={large || undefined}
      data-out={out === null ? undefined : true}
      aria-label={`${name}${relation === 'ally' ? ', on your side' : ''}`}
    >
      <Head player={player} large={large} />
      {relation === 'ally' && player.cards.length > 0 && <MatesHand player={player} />}
      {large ? <Territory player={player} /> : <Folded player={player} />}
    </section>
  );
}

function Head({ player, large }: RingSeat) {
  const { seat, name, face, relation, holder, leads, points } = player;
  const level = holder.by === 'computer' ? `level ${holder.level}, ${holder.levelName}` : 'a person';
  return (
    <header className="seat-head">
      <button
        type="button"
        className="seat-who"
        aria-expanded={large}
        aria-label={`${name}${leads ? ', leads the team' : ''}, ${level}: ${large ? 'fold' : 'unfold'} the cards`}
        title={`${name}, ${level}`}
        onClick={() => toggleSeat(seat)}
      >
        <span className="seat-face">
          <Portrait name={face} relation={relation} />
        </span>
        <b>
          {leads && <i aria-hidden="true">♛ </i>}
          {name}
        </b>
      </button>
      <LifeRegister player={player} />
      {points > 0 && (
        <span className="seat-points" title="victory points">
          {counted(points, 'point')}
        </span>
      )}
      <div className="seat-piles">
        <SmallPile player={player} zone="hand" number={player.hand} />
        <SmallPile player={player} zone="library" number={player.library} />
        <SmallPile player={player} zone="graveyard" number={player.graveyard.length} />
      </div>
    </header>
  );
}

const SIGNS: { readonly [zone in 'hand' | 'library' | 'graveyard']: string } = {
  hand: 'H',
  library: 'L',
  graveyard: '†',
};

interface SmallPileProps {
  readonly player: PlayerState;
  readonly zone: ZoneName & keyof typeof SIGNS;
  readonly number: number;
}

function SmallPile({ player, zone, number }: SmallPileProps) {
  const { table, open } = useDuel();
  const word = zone === 'hand' ? 'hand' : table.book[zone];
  return (
    <button
      type="button"
      className="seat-pile"
      data-zone={zone}
      data-seat={player.seat}
      data-relation={player.relation}
      title={word}
      aria-label={`${player.name}’s ${word}: ${number}`}
      onClick={() => open({ window: 'zone', seat: player.seat, zone })}
    >
      <i aria-hidden="true" className="seat-sign">
        {SIGNS[zone]}
      </i>
      {number}
    </button>
  );
}

/** Team mates who show each other their hands: each card by its name. */
function MatesHand({ player }: { readonly player: PlayerState }) {
  const { show, open, faces } = useDuel();
  return (
    <ul className="mates-hand" aria-label={`${player.name}’s hand`}>
      {player.cards.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            data-card={card.name}
            aria-description={rulesOf(card.name, faces)}
            onPointerEnter={() => show(card.name)}
            onFocus={() => show(card.name)}
            onClick={() => open({ window: 'card', name: card.name })}
          >
            {card.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Folded({ player }: { readonly player: PlayerState }) {
  const { table } = useDuel();
  const { seat, out } = player;
  if (out !== null) return <p className="seat-glance">out of the game</p>;
  const glance = glanceAt(table, seat);
  return (
    <button type="button" className="seat-glance" onClick={() => toggleSeat(seat)} tabIndex={-1}>
      <span className="sr">{glanceWords(glance)}</span>
      <span aria-hidden="true" data-part="creatures">
        <b>{glance.creatures}</b> creature{glance.creatures === 1 ? '' : 's'}
        {glance.creatures > 0 && (
          <i>
            {glance.power}/{glance.toughness}
          </i>
        )}
      </span>
      <span aria-hidden="true" data-part="lands">
        <b>{glance.lands}</b> land{glance.lands === 1 ? '' : 's'} <i>{glance.open} ready</i>
      </span>
      {glance.rest > 0 && (
        <span aria-hidden="true" data-part="rest">
          <b>{glance.rest}</b> more
        </span>
      )}
    </button>
  );
}

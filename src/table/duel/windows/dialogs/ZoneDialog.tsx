// A pile to look through: a graveyard, cards out of the game, the ante, a hand, what is known of a library.
import { useState } from 'react';
import type { PlayerState } from '../../../../protocol/table.ts';
import { useDuel, type ZoneName } from '../../control/control.ts';
import { lay } from '../../control/session.ts';
import { FaceButton } from '../Faces.tsx';
import { ModalWindow } from '../ModalWindow.tsx';
import { type Pile, pileOf } from '../piles.ts';
import { matches } from '../question.ts';

function Cards({ cards }: { readonly cards: Pile['cards'] }) {
  const { show, open } = useDuel();
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.id}>
          <FaceButton
            name={card.name}
            label={card.fromTop === undefined ? card.name : `${card.name}, number ${card.fromTop + 1} from the top`}
            badge={card.fromTop === undefined ? '' : `${card.fromTop + 1}`}
            act={() => {
              show(card.name);
              open({ window: 'card', name: card.name });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

const MANY = 8;

function PileOf({ player, zone }: { readonly player: PlayerState; readonly zone: ZoneName }) {
  const [search, setSearch] = useState('');
  const { faces, table } = useDuel();
  const { cards, words } = pileOf(table, player, zone);
  const told = (name: string): string =>
    `${name} ${faces.get(name)?.type ?? ''} ${faces.get(name)?.text.join(' ') ?? ''}`;
  const found = cards.filter((card) => search === '' || matches(told(card.name), search));
  return (
    <>
      <p className="empty-words">{words}</p>
      {cards.length > MANY && (
        <input
          className="field-line"
          type="search"
          aria-label="Search in this pile"
          placeholder="Name, type or text"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length > 0 && <Cards cards={found} />}
      {found.length === 0 && cards.length > 0 && <p className="empty-words">No card here fits that.</p>}
    </>
  );
}

/** The ante of both players lies in one window; every other pile has its own. */
export function ZoneDialog({ seat, zone }: { readonly seat: number; readonly zone: ZoneName }) {
  const { table, open } = useDuel();
  const player = table.players.find((each) => each.seat === seat);
  const first = player ?? table.players[0];
  const { title } = pileOf(table, first as PlayerState, zone);
  if (player === undefined) return null;
  return (
    <ModalWindow
      title={title}
      onClose={() => open(null)}
      wide
      footer={
        zone === 'graveyard' || zone === 'removed' ? (
          <button
            type="button"
            className="wbtn"
            onClick={() => {
              lay(seat, zone, true);
              open(null);
            }}
          >
            Keep beside the table
          </button>
        ) : undefined
      }
    >
      {zone === 'ante' ? (
        table.players.map((each) => (
          <section key={each.seat} aria-label={each.relation === 'you' ? 'Put up by you' : `Put up by ${each.name}`}>
            <h3>{each.relation === 'you' ? 'Put up by you' : `Put up by ${each.name}`}</h3>
            <PileOf player={each} zone="ante" />
          </section>
        ))
      ) : (
        <PileOf player={player} zone={zone} />
      )}
    </ModalWindow>
  );
}

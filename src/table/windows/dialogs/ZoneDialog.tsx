// A pile to look through: a graveyard, cards out of the game, the ante, a hand, what is known of a library.
import { useState } from 'react';
import type { CardState, PlayerState } from '../../../protocol/table.ts';
import { useDuel, type ZoneName } from '../../duel/control.ts';
import { FaceButton } from '../Faces.tsx';
import { ModalWindow } from '../ModalWindow.tsx';
import { matches } from '../question.ts';

interface Pile {
  readonly title: string;
  readonly cards: readonly (CardState & { readonly fromTop?: number })[];
  readonly words: string;
}

const counted = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;

function usePile(player: PlayerState, zone: ZoneName): Pile {
  const { table } = useDuel();
  const { book } = table;
  const whose = player.relation === 'you' ? 'Your' : `${player.name}’s`;
  switch (zone) {
    case 'graveyard':
      // The top of the pile comes first.
      return {
        title: `${whose} ${book.graveyard}`,
        cards: [...player.graveyard].reverse(),
        words: counted(player.graveyard.length),
      };
    case 'removed':
      return { title: `${whose} cards: ${book.removed}`, cards: player.removed, words: counted(player.removed.length) };
    case 'ante':
      return { title: 'Ante', cards: player.ante, words: counted(player.ante.length) };
    case 'hand':
      return {
        title: `${whose} hand`,
        cards: player.cards,
        words: `${counted(player.hand)}, ${player.cards.length} of them open to you`,
      };
    case 'library':
      return {
        title: `${whose} ${book.library}`,
        cards: player.knownLibrary,
        words: `${counted(player.library)} left; ${player.knownLibrary.length === 0 ? 'none of them known to you' : 'those you know, with their place from the top'}`,
      };
  }
}

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
  const { faces } = useDuel();
  const { cards, words } = usePile(player, zone);
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
  const { title } = usePile(first as PlayerState, zone);
  if (player === undefined) return null;
  return (
    <ModalWindow title={title} onClose={() => open(null)} wide>
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

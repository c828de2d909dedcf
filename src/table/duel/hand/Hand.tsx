// Your hand: every card with its key, what lies face down to be drawn, and what a card would tap before it does.
import { memo } from 'react';
import type { CardFacts } from '../../../protocol/setup.ts';
import type { PlayerState } from '../../../protocol/table.ts';
import { CardBack, HandCard, spokenCard, spokenRules } from '../../cards/index.ts';
import type { Light } from '../../state/draft.ts';
import { spokenCost } from '../../symbols/index.ts';
import { AutoPay } from '../bars/AutoPay.tsx';
import { useDuel } from '../control/control.ts';
import { faceOf } from '../control/faces.ts';
import { useOverview } from '../control/overview.ts';
import { counted, lightWords } from '../control/words.ts';

export function Hand({ player }: { readonly player: PlayerState }) {
  const { watching } = useDuel();
  return watching === null ? <OwnHand player={player} /> : <ClosedHand player={player} />;
}

/** Of somebody's hand those who look on see how many cards there are, and those that lie open. */
function ClosedHand({ player }: { readonly player: PlayerState }) {
  const { name, seat, hand } = player;
  return (
    <section
      className="hand"
      data-zone="hand"
      data-relation="you"
      data-seat={seat}
      data-closed={true}
      aria-label={`${name}’s hand, ${counted(hand, 'card')}`}
    >
      <div className="hand-cards hand-closed" aria-hidden="true">
        {Array.from({ length: hand }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that nobody may see differ by their place alone
          <div key={index} className="face-down">
            <CardBack label="" />
          </div>
        ))}
      </div>
    </section>
  );
}

function OwnHand({ player }: { readonly player: PlayerState }) {
  const { table, faces, link } = useDuel();
  const overview = useOverview();
  const { asked, book } = table;
  const { cards, faceDown, handLimit } = player;
  // While something is asked that the hand could answer, what cannot be used steps back.
  const dims = asked !== null;
  const refused = link.refused === null ? 0 : overview.pointed.object;
  return (
    <section
      className="hand"
      data-zone="hand"
      data-relation="you"
      data-seat={player.seat}
      aria-label={`Your hand, ${counted(player.hand, 'card')}`}
    >
      <AutoPay hand={player.hand} limit={handLimit} />
      <div className="hand-cards">
        {cards.map((card, index) => {
          const face = faceOf(card.name, faces, table.inPlay);
          // What is being announced stays raised until all is said.
          const announced = asked !== null && asked.ask !== 'act' && asked.source?.id === card.id;
          const light = overview.lightOf(card.id) ?? (announced ? 'chosen' : null);
          return (
            <CardInHand
              key={card.id}
              id={card.id}
              face={face}
              light={refused === card.id && light === null ? 'refused' : light}
              dimmed={dims}
              hotkey={index < 9 ? String(index + 1) : ''}
              words={lightWords(light, asked, book.block)}
            />
          );
        })}
        <FaceDown number={faceDown} />
      </div>
    </section>
  );
}

interface InHand {
  readonly id: number;
  readonly face: CardFacts;
  readonly light: Light | 'refused';
  readonly dimmed: boolean;
  readonly hotkey: string;
  readonly words: string;
}

const CardInHand = memo(function CardInHand({ id, face, light, dimmed, hotkey, words }: InHand) {
  const cost = face.cost === null || face.cost === '' ? '' : `, costs ${spokenCost(face.cost)}`;
  return (
    <div className="in-hand">
      <HandCard
        card={face}
        light={light}
        dimmed={dimmed}
        button={{
          tabIndex: -1,
          'data-piece': 'hand',
          'data-object': id,
          'data-card': face.name,
          'aria-description': spokenRules(face),
          'aria-label': `${spokenCard(face)}${cost}${words === '' ? '' : `; ${words}`}`,
        }}
      />
      {hotkey !== '' && (
        <span aria-hidden="true">
          <kbd>{hotkey}</kbd>
        </span>
      )}
    </div>
  );
});

/** Cards to be drawn lie face down beside the hand: a click draws them, or gives one up where that is asked. */
function FaceDown({ number }: { readonly number: number }) {
  const { table } = useDuel();
  const { asked, awaits, seat } = table;
  const choosing = asked?.ask === 'pick' && asked.from.some((each) => each.what === 'entry');
  const mine = awaits === seat;
  return Array.from({ length: number }, (_, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: cards that nobody may see differ by their place alone
      key={index}
      type="button"
      className="face-down"
      tabIndex={-1}
      data-piece="face-down"
      data-index={index}
      data-light={choosing ? 'must' : mine ? 'may' : undefined}
      aria-label={choosing ? `Give up draw ${index + 1} of ${number}` : `A card to be drawn, ${index + 1} of ${number}`}
    >
      <CardBack label="" />
      <span>{choosing ? 'give up' : 'draw'}</span>
    </button>
  ));
}

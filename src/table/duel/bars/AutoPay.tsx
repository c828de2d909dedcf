// What would be tapped, said before it is tapped: for the card that is pointed at, or for the payment that is asked.
import type { TableState } from '../../../protocol/table.ts';
import { type Draft, paymentsWith } from '../../state/draft.ts';
import { setOptions } from '../../state/options.ts';
import { Cost, ManaText } from '../../symbols/index.ts';
import { useDuel } from '../control/control.ts';
import { faceOf } from '../control/faces.ts';
import { useOverview } from '../control/overview.ts';
import { HowToRead } from './HowToRead.tsx';
import { LetterKey } from './LetterKey.tsx';

interface Says {
  readonly title: string;
  readonly cost: string | null;
  readonly words: string;
  readonly leaves: string;
}

function asked({ asked: question }: TableState, draft: Draft): Omit<Says, 'cost'> | null {
  if (question?.ask !== 'pay') return null;
  const payment = paymentsWith(question, draft.taps)[0];
  const ways = paymentsWith(question, draft.taps).length;
  return {
    title: question.source === null ? 'Pays' : `Pays for ${question.source.name}`,
    words: payment?.words ?? '',
    leaves: ways > 1 ? 'Click other lands to pay with those instead.' : '',
  };
}

function useSays(): Says | null {
  const { table, draft, faces } = useDuel();
  const { pointed } = useOverview();
  const question = asked(table, draft);
  const costOf = (name: string | undefined): string | null =>
    name === undefined ? null : faceOf(name, faces, table.inPlay).cost;
  if (question !== null) return { ...question, cost: costOf(table.asked?.source?.name) };
  const { preview, use, object } = pointed;
  if (preview === null || use === null) return null;
  const me = table.players.find((player) => player.seat === table.seat);
  const inHand = me?.cards.find((card) => card.id === object);
  const name = inHand?.name ?? table.inPlay.find((each) => each.id === object)?.name;
  return {
    title: inHand === undefined ? `To use ${name ?? 'it'}` : `Pays for ${name ?? 'it'}`,
    cost: inHand === undefined ? null : costOf(name),
    words: preview.words,
    leaves: preview.leaves,
  };
}

interface AutoPayProps {
  /** How many cards are in the hand, and how many may stay there. */
  readonly hand: number;
  readonly limit: number | null;
}

export function AutoPay({ hand, limit }: AutoPayProps) {
  const { options } = useDuel();
  const says = useSays();
  const { autoPay } = options;
  return (
    <section className="autopay" data-empty={says === null || undefined} aria-label="Payment">
      {says === null ? (
        <p className="autopay-hint">
          {autoPay ? <HowToRead what="see what it would tap" /> : 'You choose every land that pays.'}
        </p>
      ) : (
        <>
          <h2>
            {says.title} <Cost cost={says.cost} />
          </h2>
          <p className="autopay-words">
            <ManaText text={says.words} />
          </p>
          {says.leaves !== '' && (
            <p className="autopay-leaves">
              <ManaText text={says.leaves} />
            </p>
          )}
        </>
      )}
      <div className="autopay-foot">
        <button type="button" onClick={() => setOptions({ autoPay: !autoPay })}>
          <span aria-hidden="true">
            <LetterKey of="pay by hand" />
          </span>
          {autoPay ? 'pay by hand' : 'pay by itself'}
        </button>
        <p className="hand-count">
          <b>
            {hand}
            {limit !== null && `/${limit}`}
          </b>{' '}
          in hand
        </p>
      </div>
    </section>
  );
}

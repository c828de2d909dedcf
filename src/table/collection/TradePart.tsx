// Trading: cards of yours for cards of one of the others, who says what they think of it, or of a person.
import { useState } from 'react';
import type { CollectionState } from '../../protocol/collection.ts';
import type { Faces } from '../decks/counts.ts';
import { emptied } from '../decks/sorting.ts';
import { Heaps } from '../limited/Heaps.tsx';
import { api } from '../state/api.ts';
import { OwnCards } from './OwnCards.tsx';
import { PersonTrade } from './PersonTrade.tsx';
import { listWords } from './words.ts';

interface TradeProps {
  readonly state: CollectionState;
  readonly faces: Faces;
  readonly onState: (state: CollectionState) => void;
  readonly onFault: (words: string) => void;
}

/** Not one of the league's seats: a person who is given a link. */
const SOMEBODY = 0;

export function TradePart(props: TradeProps) {
  const { state } = props;
  const [seat, setSeat] = useState(state.traders[0]?.seat ?? 1);
  return (
    <div className="trade">
      <label className="trade-with">
        <span className="small-title">Trade with</span>
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          {state.traders.map((each) => (
            <option key={each.seat} value={each.seat}>
              {each.name}
            </option>
          ))}
          <option value={SOMEBODY}>a person, by a link</option>
        </select>
      </label>
      {seat === SOMEBODY ? <PersonTrade {...props} /> : <ComputerTrade key={seat} {...props} seat={seat} />}
    </div>
  );
}

function ComputerTrade({ state, faces, onState, onFault, seat }: TradeProps & { readonly seat: number }) {
  const [give, setGive] = useState<readonly string[]>([]);
  const [take, setTake] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const trader = state.traders.find((each) => each.seat === seat);
  if (trader === undefined) return null;
  const clear = (): void => {
    setGive([]);
    setTake([]);
  };
  const offer = async (ask: boolean): Promise<void> => {
    try {
      const told = await api.trade(state.id, { with: seat, give: [...give], take: [...take], ask });
      setWords(told.words);
      onState(told.state);
      onFault('');
      if (told.done) clear();
    } catch (error) {
      onFault((error as Error).message);
    }
  };
  return (
    <>
      <section className="panel trade-bar" aria-label="The exchange">
        <p>
          You give <b>{listWords(give)}</b> for <b>{listWords(take)}</b>.
        </p>
        <p role="status">{words}</p>
        <button
          type="button"
          className="quiet"
          disabled={give.length + take.length === 0}
          onClick={() => void offer(true)}
        >
          Ask
        </button>
        <button type="button" className="quiet" disabled={give.length + take.length === 0} onClick={clear}>
          Begin again
        </button>
        <button type="button" className="primary" disabled={take.length === 0} onClick={() => void offer(false)}>
          Trade
        </button>
      </section>
      <OwnCards state={state} faces={faces} given={give} onGive={(name) => setGive([...give, name])} />
      <section className="column" aria-label={`Cards of ${trader.name}`}>
        <h2 className="small-title">{trader.name}</h2>
        <Heaps
          cards={emptied(trader.cards, take)}
          faces={faces}
          book={state.book}
          empty="Nothing to take."
          act={{ words: (name) => `Take ${name}`, onClick: (name) => setTake([...take, name]) }}
        />
      </section>
    </>
  );
}

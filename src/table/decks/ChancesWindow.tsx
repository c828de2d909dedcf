// A deck tried out before it is played: hands by chance, and how likely lands and colours are by each turn.
import { useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { PageWindow } from '../page/PageWindow.tsx';
import { colorName } from '../page/Pips.tsx';
import { plainFace, useCards } from '../state/cards.ts';
import { Mana } from '../symbols/Mana.tsx';
import { chanceOf, HAND, landsOf, seenBy, shuffled, TURNS } from './chances.ts';
import { COLORS, isLand, sizeOfDeck, symbolsOf } from './counts.ts';
import type { Draft } from './drafts.ts';
import { keyed } from './sorting.ts';

interface ChancesProps {
  readonly deck: Draft;
  readonly onClose: () => void;
}

export function ChancesWindow({ deck, onClose }: ChancesProps) {
  return (
    <PageWindow title={`${deck.name}: hands and odds`} onClose={onClose} wide>
      <div className="window-body">
        <Hand deck={deck} />
        <Odds deck={deck} />
      </div>
      <div className="window-foot">
        <button type="button" className="primary" onClick={onClose}>
          Done
        </button>
      </div>
    </PageWindow>
  );
}

/** Cards in the hand, and the deck under them. */
interface Dealt {
  readonly cards: readonly string[];
  readonly seen: number;
}

function Hand({ deck }: { readonly deck: Draft }) {
  const faces = useCards(deck.book);
  const deal = (seen: number): Dealt => ({ cards: shuffled(deck.cards, Math.random), seen });
  const [dealt, setDealt] = useState(() => deal(HAND));
  const hand = dealt.cards.slice(0, dealt.seen);
  const lands = hand.filter((name) => {
    const face = faces.get(name);
    return face !== undefined && isLand(face);
  }).length;
  return (
    <section aria-label="A hand">
      <p role="status">
        {hand.length} cards, {lands} of them lands.
      </p>
      <ul className="sample-hand">
        {keyed(hand, (name) => name).map(({ key, card }) => (
          <li key={key} aria-label={card}>
            <CardFace card={faces.get(card) ?? plainFace(card)} book={deck.book} />
          </li>
        ))}
      </ul>
      <div className="sample-do">
        <button type="button" className="quiet" onClick={() => setDealt(deal(HAND))}>
          New hand
        </button>
        <button
          type="button"
          className="quiet"
          disabled={dealt.seen <= 1}
          onClick={() => setDealt(deal(Math.min(HAND, dealt.seen) - 1))}
        >
          One card fewer
        </button>
        <button
          type="button"
          className="quiet"
          disabled={dealt.seen >= dealt.cards.length}
          onClick={() => setDealt({ ...dealt, seen: dealt.seen + 1 })}
        >
          Draw a card
        </button>
      </div>
    </section>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function Odds({ deck }: { readonly deck: Draft }) {
  const faces = useCards(deck.book);
  const [drawsFirst, setDrawsFirst] = useState(false);
  const size = sizeOfDeck(deck.cards);
  const { all, of } = landsOf(deck.cards, faces);
  const symbols = symbolsOf(deck.cards, faces);
  const colors = COLORS.filter((color) => symbols[color] > 0);
  const row = (good: number, least: (turn: number) => number) =>
    TURNS.map((turn) => <td key={turn}>{percent(chanceOf(size, good, seenBy(turn, drawsFirst), least(turn)))}</td>);
  return (
    <section aria-label="Odds by turn">
      <label className="odds-first">
        <input type="checkbox" checked={drawsFirst} onChange={(event) => setDrawsFirst(event.target.checked)} />
        You draw in your first turn
      </label>
      <div className="odds-scroll">
        <table className="odds">
          <thead>
            <tr>
              <th scope="col">By turn</th>
              {TURNS.map((turn) => (
                <th key={turn} scope="col">
                  {turn}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">A land for every turn ({all} lands)</th>
              {row(all, (turn) => turn)}
            </tr>
            {colors.map((color) => (
              <tr key={color}>
                <th scope="row">
                  <Mana symbol={color} silent /> A land for {colorName(color)} ({of[color]})
                </th>
                {row(of[color], () => 1)}
              </tr>
            ))}
            {colors
              .filter((color) => asksTwice(deck, faces, color))
              .map((color) => (
                <tr key={`${color} twice`}>
                  <th scope="row">
                    <Mana symbol={color} silent /> Two lands for {colorName(color)}
                  </th>
                  {row(of[color], () => 2)}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Whether a card of the deck asks for a colour twice. */
const asksTwice = ({ cards }: Draft, faces: ReturnType<typeof useCards>, color: string): boolean =>
  Object.keys(cards).some((name) => (faces.get(name)?.cost ?? '').split(`{${color}}`).length > 2);

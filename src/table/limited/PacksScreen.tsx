// Opening packs: choose a set, tear one open, and turn the cards one by one or all at once.
import './limited.css';
import { useState } from 'react';
import type { PackInfo, SetInfo } from '../../protocol/limited.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { keyed } from '../decks/sorting.ts';
import { NEWEST } from '../page/books.ts';
import { Masthead } from '../page/Masthead.tsx';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { plainFace, useCards } from '../state/cards.ts';
import { useAsked } from '../state/useAsked.ts';

const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');

export function PacksScreen() {
  const sets = useAsked(api.sets);
  const [code, setCode] = useState('M11');
  const [kind, setKind] = useState('booster');
  const [pack, setPack] = useState<PackInfo | null>(null);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [fault, setFault] = useState('');
  const set = sets.value?.find((each) => each.code === code);
  const open = async (): Promise<void> => {
    try {
      setPack(await api.openPack(code, set?.packs.includes(kind) === true ? kind : 'booster', newSeed()));
      setTurned(new Set());
      setFault('');
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <main className="screen limited" data-tone={set?.book ?? ''}>
      <Masthead at="limited" title="Packs" line="Nobody knows what is inside." />
      <form
        className="packs-bar"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <select aria-label="Set" value={code} onChange={(event) => setCode(event.target.value)}>
          {(sets.value ?? []).map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </select>
        {(set?.packs.length ?? 0) > 1 && (
          <select aria-label="Kind of pack" value={kind} onChange={(event) => setKind(event.target.value)}>
            {set?.packs.map((each) => (
              <option key={each} value={each}>
                {each === 'starter' ? 'starter deck' : each}
              </option>
            ))}
          </select>
        )}
        <button type="submit" className="primary">
          {pack === null ? 'Open a pack' : 'Open another'}
        </button>
        {pack !== null && turned.size < pack.cards.length && (
          <button type="button" className="quiet" onClick={() => setTurned(new Set(pack.cards.keys()))}>
            Turn all
          </button>
        )}
        <a className="quiet" href="#/limited">
          Drafts
        </a>
        {set !== undefined && set.have < set.of && (
          <small>
            {set.have} of its {set.of} cards are here yet, and packs hold those.
          </small>
        )}
        {(fault !== '' || sets.fault !== '') && (
          <p role="alert" className="fault-line">
            {fault === '' ? sets.fault : fault}
          </p>
        )}
      </form>
      {pack !== null && (
        <OpenPack
          key={pack.seed}
          pack={pack}
          set={set}
          turned={turned}
          onTurn={(index) => setTurned(new Set([...turned, index]))}
        />
      )}
    </main>
  );
}

interface OpenPackProps {
  readonly pack: PackInfo;
  readonly set: SetInfo | undefined;
  readonly turned: ReadonlySet<number>;
  readonly onTurn: (index: number) => void;
}

function OpenPack({ pack, set, turned, onTurn }: OpenPackProps) {
  const book = set?.book ?? NEWEST;
  const faces = useCards(book);
  const turn = (index: number, name: string, rarity: string): void => {
    if (turned.has(index)) return;
    announce(`${name}, ${rarity.toLowerCase()}`);
    onTurn(index);
  };
  return (
    <section aria-label={`The pack, ${pack.cards.length} cards`}>
      {pack.strategy !== null && turned.size === pack.cards.length && (
        <p className="packs-strategy">Its strategy card is for a deck of {pack.strategy.join(' and ')}.</p>
      )}
      <ul className="pack-grid">
        {keyed(pack.cards, ({ name }) => name).map(({ key, card: { name, rarity } }, index) => (
          <li key={key}>
            <button
              type="button"
              className="pack-card"
              data-turned={turned.has(index)}
              data-rarity={rarity}
              aria-label={turned.has(index) ? `${name}, ${rarity}` : `Turn card ${index + 1}`}
              onClick={() => turn(index, name, rarity)}
            >
              {turned.has(index) ? <CardFace card={faces.get(name) ?? plainFace(name)} book={book} /> : <CardBack />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// A collection: begin one, or go on with the binder, the packs, the deck, the league and the trades of one.
import '../decks/decks.css';
import '../limited/limited.css';
import './collection.css';
import { useState } from 'react';
import type { CollectionInfo } from '../../protocol/collection.ts';
import type { SetInfo } from '../../protocol/limited.ts';
import type { StartInfo } from '../../protocol/setup.ts';
import { AskingForm } from '../page/AskingForm.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { askedStakes, type Stakes } from '../start/agreed.ts';
import { Segments, Switch } from '../start/parts.tsx';
import { StakesChoice } from '../start/StakesChoice.tsx';
import { agoWords } from '../start/words.ts';
import { api } from '../state/api.ts';
import { goTo } from '../state/route.ts';
import { useAsked } from '../state/useAsked.ts';
import { OfferScreen } from './OfferScreen.tsx';
import { OneCollection } from './OneCollection.tsx';
import { offerIn } from './offers.ts';

export function CollectionScreen({ id }: { readonly id: string }) {
  const offer = offerIn(id);
  if (offer !== null) return <OfferScreen id={offer} />;
  return id === '' ? <Begin /> : <OneCollection id={id} />;
}

function Begin() {
  const { start } = useStart();
  const sets = useAsked(api.sets);
  const list = useAsked(api.collections);
  return (
    <main className="screen limited">
      <Masthead at="limited" title="Collections" line="A binder of your own, and ten others who have one." />
      <div className="limited-columns">
        {sets.fault !== '' && (
          <p role="alert" className="fault-line">
            {sets.fault}
          </p>
        )}
        {sets.value !== null && start !== null && <NewForm sets={sets.value} start={start} />}
        <section className="panel limited-list" aria-label="Your collections">
          <h2 className="small-title">Your collections</h2>
          <Kept list={list.value} sets={sets.value ?? []} />
          <a className="quiet" href="#/limited">
            Drafts
          </a>
        </section>
      </div>
    </main>
  );
}

function Kept({ list, sets }: { readonly list: readonly CollectionInfo[] | null; readonly sets: readonly SetInfo[] }) {
  if (list === null) return <p className="empty">Looking for them …</p>;
  if (list.length === 0) return <p className="empty">None yet.</p>;
  return (
    <ul>
      {list.map(({ id, set, season, cards, when }) => (
        <li key={id}>
          <a href={`#/collection/${encodeURIComponent(id)}`}>{sets.find(({ code }) => code === set)?.name ?? set}</a>{' '}
          <small>
            {cards} cards, season {season}, {agoWords(when, Date.now())}
          </small>
        </li>
      ))}
    </ul>
  );
}

const LENGTHS = [
  { value: 'best of 3', name: 'Best of three', says: 'Two duels won win a match' },
  { value: 'single', name: 'One duel', says: 'One duel decides a match' },
] as const;

interface Wishes {
  readonly set: string;
  readonly length: (typeof LENGTHS)[number]['value'];
  readonly level: number;
  readonly ante: boolean;
  readonly stakes: Stakes;
}

function NewForm({ sets, start }: { readonly sets: readonly SetInfo[]; readonly start: StartInfo }) {
  const [wishes, setWishes] = useState<Wishes>({
    set: '4ED',
    length: 'best of 3',
    level: 2,
    ante: true,
    stakes: 'the ante of every duel',
  });
  const set = (some: Partial<Wishes>): void => setWishes({ ...wishes, ...some });
  const era = sets.find(({ code }) => code === wishes.set);
  const hasAnte = start.books.find(({ id }) => id === era?.book)?.ante !== 'no';
  const begin = async (): Promise<void> => {
    const { stakes, ante, ...rest } = wishes;
    const { id } = await api.newCollection({ ...rest, ...askedStakes(hasAnte && ante, stakes, rest.length) });
    goTo('collection', id);
  };
  return (
    <AskingForm label="A new collection" button="Buy the first packs" onAsk={begin}>
      <label className="field">
        <span className="small-title">Packs of</span>
        <select value={wishes.set} onChange={(event) => set({ set: event.target.value })}>
          {sets.map(({ code, name, released }) => (
            <option key={code} value={code}>
              {name}, {released.slice(0, 4)}
            </option>
          ))}
        </select>
      </label>
      <p className="empty">
        {era?.packs.includes('starter') === true
          ? 'You begin with a starter deck and three boosters, and so does everybody else.'
          : 'You begin with six boosters, and so does everybody else.'}{' '}
        A match won brings another booster.
      </p>
      <Segments
        label="Matches"
        group="collection-length"
        segments={LENGTHS}
        value={wishes.length}
        onChange={(length) => set({ length })}
      />
      <label className="field">
        <span className="small-title">How well the others play</span>
        <select value={wishes.level} onChange={(event) => set({ level: Number(event.target.value) })}>
          {start.levels.map(({ level, name }) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {hasAnte && (
        <Switch
          name="For ante"
          says="one card each; the winner of a duel keeps both"
          on={wishes.ante}
          onChange={(ante) => set({ ante })}
        />
      )}
      {hasAnte && wishes.ante && (
        <StakesChoice
          group="collection-stakes"
          stakes={wishes.stakes}
          length={wishes.length}
          onStakes={(stakes) => set({ stakes })}
        />
      )}
    </AskingForm>
  );
}

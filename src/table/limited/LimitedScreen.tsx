// Drafts and sealed decks: begin one, go on with one, or open packs for the pleasure of it.
import '../decks/decks.css';
import './limited.css';
import { useState } from 'react';
import type { EventInfo, NewEvent, SetInfo } from '../../protocol/limited.ts';
import type { PodInfo } from '../../protocol/pods.ts';
import type { LevelInfo } from '../../protocol/setup.ts';
import { AskingForm } from '../page/AskingForm.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { useStart } from '../page/useStart.ts';
import { Segments } from '../start/parts.tsx';
import { agoWords } from '../start/words.ts';
import { api } from '../state/api.ts';
import { rememberedName, rememberName } from '../state/name.ts';
import { goTo } from '../state/route.ts';
import { useAsked } from '../state/useAsked.ts';
import { EventScreen } from './EventScreen.tsx';

export function LimitedScreen({ id }: { readonly id: string }) {
  return id === '' ? <Begin /> : <EventScreen id={id} />;
}

function Begin() {
  const { start } = useStart();
  const sets = useAsked(api.sets);
  const events = useAsked(api.events);
  return (
    <main className="screen limited">
      <Masthead at="limited" title="Drafts" line="Packs opened just before playing." />
      <div className="limited-columns">
        {sets.fault !== '' && (
          <p role="alert" className="fault-line">
            {sets.fault}
          </p>
        )}
        {sets.value !== null && start !== null && <NewEventForm sets={sets.value} levels={start.levels} />}
        <section className="panel limited-list" aria-label="Your drafts and sealed decks">
          <h2 className="small-title">Your drafts and sealed decks</h2>
          <EventList events={events.value} sets={sets.value ?? []} />
          <PodList />
          <a className="quiet" href="#/packs">
            Open packs
          </a>
          <a className="quiet" href="#/collection">
            Keep a collection
          </a>
          <a className="quiet" href="#/shared">
            Share cards
          </a>
        </section>
      </div>
    </main>
  );
}

const KINDS = [
  { value: 'draft', name: 'Booster draft', says: 'Three packs each, one card at a time, and the rest goes on' },
  { value: 'sealed', name: 'Sealed deck', says: 'A deck from six packs of your own' },
] as const;
const PAIRINGS = [
  { value: 'swiss', name: 'Swiss', says: 'Everybody plays every round, against others who stand alike' },
  { value: 'elimination', name: 'Elimination', says: 'Whoever loses is out' },
] as const;
const LENGTHS = [
  { value: 'best of 3', name: 'Best of three', says: 'Two duels won win the match' },
  { value: 'single', name: 'One duel', says: 'One duel decides' },
] as const;

const PLACES = ['first', 'second', 'third'];

interface Wishes {
  readonly kind: NonNullable<NewEvent['kind']>;
  readonly sets: readonly string[];
  readonly seats: number;
  /** How many of them are people. */
  readonly people: number;
  readonly you: string;
  /** Seconds for each pick, among people. */
  readonly pick: number;
  readonly pairing: NonNullable<NewEvent['pairing']>;
  readonly length: NonNullable<NewEvent['length']>;
  readonly level: number;
}

const firstWishes = (): Wishes => ({
  kind: 'draft',
  sets: ['M11', 'M11', 'M11'],
  seats: 8,
  people: 1,
  you: rememberedName(),
  pick: 60,
  pairing: 'swiss',
  length: 'best of 3',
  level: 2,
});

const PICK_TIMES = [20, 40, 60, 120, 300];

function NewEventForm({ sets, levels }: { readonly sets: readonly SetInfo[]; readonly levels: readonly LevelInfo[] }) {
  const [wishes, setWishes] = useState(firstWishes);
  const set = (some: Partial<Wishes>): void => setWishes({ ...wishes, ...some });
  const packs = wishes.kind === 'draft' ? wishes.sets : wishes.sets.slice(0, 1);
  const seats = wishes.kind === 'draft' ? [4, 5, 6, 7, 8] : [2, 3, 4, 5, 6, 7, 8];
  const gaps = sets.filter(({ code, have, of }) => packs.includes(code) && have < of);
  const begin = async (): Promise<void> => {
    const { people, you, pick, ...words } = wishes;
    if (people === 1) return goTo('limited', (await api.newEvent({ ...words, sets: [...packs] })).id);
    rememberName(you);
    goTo('pod', (await api.newPod({ ...words, sets: [...packs], people, you, pick })).id);
  };
  return (
    <AskingForm
      label="A new event"
      button={
        wishes.people > 1
          ? 'Get a link for friends'
          : wishes.kind === 'draft'
            ? 'Open the first pack'
            : 'Open the packs'
      }
      onAsk={begin}
    >
      <Segments
        label="What"
        group="kind"
        segments={KINDS}
        value={wishes.kind}
        onChange={(kind) => set({ kind, seats: kind === 'draft' ? Math.max(4, wishes.seats) : wishes.seats })}
      />
      <fieldset>
        <legend className="small-title">{packs.length > 1 ? 'Packs, in order' : 'Packs'}</legend>
        <div className="limited-sets">
          {PLACES.slice(0, packs.length).map((place, index) => (
            <select
              key={place}
              aria-label={packs.length > 1 ? `Set of the ${place} pack` : 'Set'}
              value={packs[index]}
              onChange={(event) =>
                set({
                  // The first pack says what the others are, until they are chosen themselves.
                  sets: wishes.sets.map((each, at) =>
                    at === index || (index === 0 && each === wishes.sets[0]) ? event.target.value : each,
                  ),
                })
              }
            >
              {sets.map((each) => (
                <option key={each.code} value={each.code}>
                  {each.name}
                </option>
              ))}
            </select>
          ))}
        </div>
      </fieldset>
      <label className="limited-field">
        <span className="small-title">Players, you among them</span>
        <select
          value={wishes.seats}
          onChange={(event) =>
            set({ seats: Number(event.target.value), people: Math.min(wishes.people, Number(event.target.value)) })
          }
        >
          {seats.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <Friends wishes={wishes} set={set} />
      <Segments
        label="Rounds"
        group="pairing"
        segments={PAIRINGS}
        value={wishes.pairing}
        onChange={(pairing) => set({ pairing })}
      />
      <Segments
        label="Each match"
        group="length"
        segments={LENGTHS}
        value={wishes.length}
        onChange={(length) => set({ length })}
      />
      <label className="limited-field">
        <span className="small-title">Your opponents play like a</span>
        <select value={wishes.level} onChange={(event) => set({ level: Number(event.target.value) })}>
          {levels.map(({ level, name }) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {gaps.map(({ code, name, have, of }) => (
        <p key={code} className="limited-gap">
          {name}: {have} of its {of} cards are here yet, and packs hold those.
        </p>
      ))}
    </AskingForm>
  );
}

/** Friends in some of the seats: how many, under which name one is among them, and how long everybody waits. */
function Friends({ wishes, set }: { readonly wishes: Wishes; readonly set: (some: Partial<Wishes>) => void }) {
  return (
    <>
      <label className="limited-field">
        <span className="small-title">People among them</span>
        <select value={wishes.people} onChange={(event) => set({ people: Number(event.target.value) })}>
          {Array.from({ length: wishes.seats }, (_, index) => index + 1).map((people) => (
            <option key={people} value={people}>
              {people === 1 ? 'Only you' : `${people}, by a link`}
            </option>
          ))}
        </select>
      </label>
      {wishes.people > 1 && (
        <label className="limited-field">
          <span className="small-title">Your name</span>
          <input
            type="text"
            required
            maxLength={30}
            value={wishes.you}
            onChange={(event) => set({ you: event.target.value })}
          />
        </label>
      )}
      {wishes.people > 1 && wishes.kind === 'draft' && (
        <label className="limited-field">
          <span className="small-title">Time for each pick</span>
          <select value={wishes.pick} onChange={(event) => set({ pick: Number(event.target.value) })}>
            {PICK_TIMES.map((time) => (
              <option key={time} value={time}>
                {time} seconds
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** Those with friends that were made in this browser. */
function PodList() {
  const pods = useAsked(api.pods);
  const [now] = useState(() => Date.now());
  if (pods.value === null || pods.value.length === 0) return null;
  return (
    <>
      <h2 className="small-title">With friends</h2>
      <ul className="limited-events">
        {pods.value.map(({ id, words, book, people, stage, when }) => (
          <li key={id} data-tone={book}>
            <a href={`#/pod/${encodeURIComponent(id)}`}>
              <b>{words.kind === 'draft' ? 'Draft' : 'Sealed deck'}</b> {[...new Set(words.sets)].join(', ')}
            </a>
            <small>
              {people.map(({ name }) => name).join(', ')}; {STAGES[stage]}, {agoWords(when, now)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

const STAGES: { readonly [stage in PodInfo['stage']]: string } = {
  gather: 'some are missing',
  draft: 'being drafted',
  build: 'decks are built',
  rounds: 'being played',
  over: 'over',
};

interface ListProps {
  readonly events: readonly EventInfo[] | null;
  readonly sets: readonly SetInfo[];
}

function EventList({ events, sets }: ListProps) {
  const [now] = useState(() => Date.now());
  if (events === null) return <p className="empty">One moment …</p>;
  if (events.length === 0) return <p className="empty">None yet. What you draft is kept here, pick by pick.</p>;
  const nameOf = (code: string): string => sets.find((set) => set.code === code)?.name ?? code;
  return (
    <ul className="limited-events">
      {events.map((event) => (
        <li key={event.id} data-tone={event.book}>
          <a href={`#/limited/${encodeURIComponent(event.id)}`}>
            <b>{event.kind === 'draft' ? 'Draft' : 'Sealed deck'}</b> {[...new Set(event.sets)].map(nameOf).join(', ')}
          </a>
          <small>
            {event.words}, {agoWords(event.when, now)}
          </small>
        </li>
      ))}
    </ul>
  );
}

// A draft or sealed deck with friends: who has come and the link to send, then packs, decks and rounds, each from the own seat.
import '../decks/decks.css';
import '../limited/limited.css';
import './people.css';
import { useCallback, useEffect, useState } from 'react';
import type { EventState } from '../../protocol/limited.ts';
import type { PodState } from '../../protocol/pods.ts';
import { DraftStage } from '../limited/DraftStage.tsx';
import { LEAST, lineOf, POOL_WORDS, TITLES } from '../limited/EventScreen.tsx';
import { PoolBuilder } from '../limited/PoolBuilder.tsx';
import { RoundsStage } from '../limited/RoundsStage.tsx';
import { AskingForm } from '../page/AskingForm.tsx';
import { Masthead } from '../page/Masthead.tsx';
import { announce } from '../state/announce.tsx';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { rememberedName, rememberName } from '../state/name.ts';
import { Invitation } from './Invitation.tsx';

const LOOK_EVERY = 1500;

interface Looked {
  readonly pod: PodState | null;
  readonly fault: string;
  /** Seconds left, counted down from what the server last said. */
  readonly left: number | null;
  readonly act: (work: () => Promise<PodState>) => Promise<void>;
  readonly say: (fault: string) => void;
}

/** What has stayed the same is the same value, so that nothing is drawn anew while everybody waits. */
const kept = (before: EventState | null | undefined, now: EventState | null): EventState | null =>
  before != null && JSON.stringify({ ...before, when: 0 }) === JSON.stringify({ ...now, when: 0 }) ? before : now;

/** It is looked at again and again: others choose as well, and time runs. */
function usePod(id: string): Looked {
  const [pod, setPod] = useState<PodState | null>(null);
  const [fault, say] = useState('');
  const [end, setEnd] = useState<number | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const take = useCallback((told: PodState) => {
    setPod((before) => ({ ...told, event: kept(before?.event, told.event) }));
    setNow(Date.now());
    setEnd(told.left === null ? null : Date.now() + told.left);
  }, []);
  const act = useCallback(
    async (work: () => Promise<PodState>): Promise<void> => {
      try {
        take(await work());
        say('');
      } catch (error) {
        say((error as Error).message);
      }
    },
    [take],
  );
  useEffect(() => {
    const look = (): void => void api.pod(id).then(take, (error: unknown) => say((error as Error).message));
    look();
    const timers = [window.setInterval(look, LOOK_EVERY), window.setInterval(() => setNow(Date.now()), 1000)];
    return () => {
      for (const timer of timers) window.clearInterval(timer);
    };
  }, [id, take]);
  return { pod, fault, act, say, left: end === null ? null : Math.max(0, Math.ceil((end - now) / 1000)) };
}

/** "Waiting for Ben and Cid." */
function waitsFor({ people }: PodState): string {
  const names = people.flatMap(({ name, ready, yours }) => (ready || yours ? [] : [name]));
  return names.length === 0 ? '' : `Waiting for ${names.join(' and ')}.`;
}

const minutes = (seconds: number): string =>
  seconds >= 60 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;

export function PodScreen({ id }: { readonly id: string }) {
  const looked = usePod(id);
  const { pod, fault } = looked;
  const event = pod?.event ?? null;
  return (
    <main className="screen limited pod" data-tone={pod?.book ?? ''}>
      <Masthead
        at="limited"
        title={pod === null ? 'Drafts' : `${TITLES[pod.words.kind]} with friends`}
        line={event === null ? 'It begins when everybody has come.' : lineOf(event)}
      />
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault} <a href="#/limited">All drafts</a>
        </p>
      )}
      {pod === null && fault === '' && (
        <p className="page-wait" role="status">
          One moment …
        </p>
      )}
      {pod !== null && event === null && <Gathering pod={pod} looked={looked} />}
      {pod !== null && event !== null && <Stage pod={pod} event={event} looked={looked} />}
    </main>
  );
}

interface StageProps {
  readonly pod: PodState;
  readonly event: EventState;
  readonly looked: Looked;
}

function Stage({ pod, event, looked: { act, say, left } }: StageProps) {
  const faces = useCards(event.book);
  const { id } = pod;
  if (event.stage === 'draft')
    return (
      <DraftStage
        event={event}
        faces={faces}
        together={{ chosen: pod.chosen, left, waitsFor: waitsFor(pod) }}
        onPick={(card) => act(() => api.podPick(id, card, event.picks.length))}
      />
    );
  if (event.stage === 'build')
    return (
      <>
        <p className="pod-line" role="status" data-testid="pod-line">
          {event.deck === null ? '' : `Your deck is handed in. ${waitsFor(pod)} `}
          {left !== null && `Decks are built for who has none in ${minutes(left)}.`}
        </p>
        <PoolBuilder
          book={event.book}
          faces={faces}
          pool={event.pool}
          suggested={event.suggested?.cards ?? null}
          least={LEAST}
          words={POOL_WORDS}
          onDone={(cards) => act(() => api.podDeck(id, cards))}
        />
      </>
    );
  return (
    <>
      {left !== null && (
        <p className="pod-line" data-testid="pod-line">
          The round ends in {minutes(left)}: then matches count as they stand.
        </p>
      )}
      <RoundsStage event={event} play={api.playPod} onFault={say} />
    </>
  );
}

/** Who has come, and how others come. */
function Gathering({ pod, looked: { act } }: { readonly pod: PodState; readonly looked: Looked }) {
  const { words, people, id } = pod;
  const yours = people.some((each) => each.yours);
  const isFull = people.length >= words.people;
  const computers = words.seats - words.people;
  return (
    <div className="limited-columns">
      <section className="panel" aria-label="Seats">
        <h2 className="small-title">
          {[...new Set(words.sets)].join(', ')}: {words.people} people
          {computers > 0 ? ` and ${computers} ${computers === 1 ? 'computer' : 'computers'}` : ''}
        </h2>
        <p>
          {words.kind === 'draft' ? `${words.pick} seconds for each pick, ` : ''}
          {words.build} minutes to build, {words.round} minutes for a round. For who lets it run out a computer chooses,
          and after the second time nobody waits for them.
        </p>
        <ul className="people-seats">
          {Array.from({ length: words.people }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} data-yours={people[seat]?.yours}>
              {people[seat]?.name ?? 'A free seat'}
              {people[seat]?.yours === true && <small> (you)</small>}
            </li>
          ))}
        </ul>
        {yours && (
          <p role="status" data-testid="waiting">
            Waiting for somebody to come. This page goes on by itself.
          </p>
        )}
        {pod.mayBegin && (
          <button type="button" className="primary" onClick={() => void act(() => api.inPod(id, 'begin'))}>
            Begin with computers in the free seats
          </button>
        )}
        {yours && (
          <button type="button" className="quiet" onClick={() => void act(() => api.inPod(id, 'leave'))}>
            Get up again
          </button>
        )}
        {!yours && !isFull && pod.stage === 'gather' && <SitForm id={id} act={act} />}
        {!yours && (isFull || pod.stage !== 'gather') && <p>Every seat is taken.</p>}
      </section>
      <Invitation link={pod.link} picture={pod.picture} />
    </div>
  );
}

function SitForm({ id, act }: { readonly id: string; readonly act: Looked['act'] }) {
  const [name, setName] = useState(rememberedName());
  const sit = async (): Promise<void> => {
    rememberName(name);
    await act(() => api.sitAtPod(id, name));
    announce('You have a seat.');
  };
  return (
    <AskingForm label="Sit down" className="limited-form people-sit" button="Sit down" onAsk={sit}>
      <label className="limited-field">
        <span className="small-title">Your name</span>
        <input type="text" required maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
    </AskingForm>
  );
}

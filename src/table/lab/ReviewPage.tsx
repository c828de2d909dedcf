// A review of a finished duel: the chance to win turn by turn, what cost most, wins that were missed, and the plain figures.
import { useEffect, useState } from 'react';
import type { NewReview, ReviewInfo, ReviewJob, ReviewMoment } from '../../protocol/lab.ts';
import { goTo } from '../state/route.ts';
import { lab, wrong } from './ask.ts';
import { Curve } from './Curve.tsx';

const OFTEN = 700;

/** Begins the review, looks how far it is until it is done, and stops it when the page is left. */
function useReview(words: NewReview | null) {
  const [job, setJob] = useState<ReviewJob | null>(null);
  const [fault, setFault] = useState('');
  const [stopped, setStopped] = useState(false);
  const key = words === null ? '' : JSON.stringify(words);
  useEffect(() => {
    if (key === '' || stopped) return;
    let gone = false;
    let timer = 0;
    const look = (found: ReviewJob): void => {
      if (gone) return;
      setJob(found);
      if (found.review === null && found.fault === '')
        timer = window.setTimeout(() => void lab.review(found.id).then(look, tell), OFTEN);
    };
    const tell = (error: unknown): void => {
      if (!gone) setFault(wrong(error));
    };
    setFault('');
    lab.newReview(JSON.parse(key) as NewReview).then(look, tell);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [key, stopped]);
  const stop = (): void => {
    if (job !== null) void lab.stopReview(job.id).catch(() => {});
    setStopped(true);
    setJob(null);
  };
  return { job, fault: fault === '' ? (job?.fault ?? '') : fault, stop, stopped, begin: () => setStopped(false) };
}

export function ReviewPage({ duel }: { readonly duel: string }) {
  const [replay, setReplay] = useState<NewReview | null>(null);
  const words: NewReview | null = duel === '' ? replay : { of: 'duel', duel };
  const { job, fault, stop, stopped, begin } = useReview(words);
  return (
    <>
      {duel === '' && <Bring onReplay={setReplay} />}
      {fault !== '' && (
        <p role="alert" className="fault-line">
          {fault}
        </p>
      )}
      {stopped && (
        <p>
          It was stopped.{' '}
          <button type="button" className="quiet" onClick={begin}>
            Begin again
          </button>
        </p>
      )}
      {job !== null && job.review === null && fault === '' && (
        <p className="panel lab-progress">
          <label>
            Looking back … <progress max={1} value={job.done} /> {Math.round(100 * job.done)} %
          </label>{' '}
          <button type="button" className="quiet" onClick={stop}>
            Stop
          </button>
        </p>
      )}
      {job?.review !== null && job?.review !== undefined && <Found review={job.review} duel={duel} />}
    </>
  );
}

/** A replay of somebody's own, from a file. */
function Bring({ onReplay }: { readonly onReplay: (words: NewReview) => void }) {
  const [seat, setSeat] = useState(0);
  const [fault, setFault] = useState('');
  return (
    <section className="panel lab-bring" aria-label="A replay">
      <p>
        A finished duel is reviewed from <a href="#/replays">the list of replays</a>. Here you can bring a replay as a
        file.
      </p>
      <label>
        For the player who sat{' '}
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          <option value={0}>first</option>
          <option value={1}>second</option>
        </select>
      </label>
      <label>
        The file{' '}
        <input
          type="file"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file === undefined) return;
            file.text().then(
              (replay) => onReplay({ of: 'replay', replay, seat }),
              () => setFault('The file cannot be read.'),
            );
          }}
        />
      </label>
      {fault !== '' && <p role="alert">{fault}</p>}
    </section>
  );
}

const games = (part: number): number => Math.round(100 * part);

function Found({ review, duel }: { readonly review: ReviewInfo; readonly duel: string }) {
  const { name, rival, winner, moments, missed, figures } = review;
  return (
    <div className="review" data-testid="review">
      <h2>
        {name} against {rival}: {winner === null ? 'nobody won' : `${winner} won`}
      </h2>
      <Curve review={review} />
      <div className="lab-columns">
        <section className="panel" aria-label="What cost most">
          <h3>What cost most</h3>
          {moments.length === 0 && <p>No answer cost much.</p>}
          <ol>
            {moments.map((moment) => (
              <Cost key={moment.at} moment={moment} duel={duel} />
            ))}
          </ol>
        </section>
        <section className="panel" aria-label="Wins that were there">
          <h3>Wins that were there</h3>
          {missed.length === 0 && <p>None was missed.</p>}
          <ol>
            {missed.map(({ turn, at, line, seen }) => (
              <li key={turn}>
                <p>
                  <b>Turn {turn}</b> could have been won
                  {seen ? '' : ', though not for certain without knowing your rival’s hand'}: {line.join('; ')}.
                </p>
                <Again duel={duel} at={at} />
              </li>
            ))}
          </ol>
        </section>
        <section className="panel" aria-label="Figures">
          <h3>Figures</h3>
          <ul>
            <li>
              {figures.turns} turns, {figures.lands} lands played
              {figures.landsKept > 0 && `; in ${figures.landsKept} turns one was kept in hand`}
            </li>
            <li>
              {figures.manaUnused} of {figures.manaThere} mana of lands unused
            </li>
            <li>
              Damage dealt: {figures.dealt.player} to {rival}, {figures.dealt.creatures} to creatures
            </li>
            <li>
              Damage taken: {figures.taken.player}, and {figures.taken.creatures} on creatures
            </li>
            <li>
              {figures.cast} spells cast, {figures.drawn} cards drawn
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}

function Cost({ moment, duel }: { readonly moment: ReviewMoment; readonly duel: string }) {
  const { turn, step, given, better, lost, open, at } = moment;
  return (
    <li>
      <p>
        <b>
          Turn {turn}, {step}
        </b>
        : {given}. Better: <b>{better}</b>. It cost {games(lost)} of 100 games
        {open === null
          ? ''
          : games(open) > 0
            ? ` (with open cards ${games(open)})`
            : ' (with open cards it was no mistake)'}
        .
      </p>
      <Again duel={duel} at={at} />
    </li>
  );
}

/** The same duel from there, against the same opponent. */
function Again({ duel, at }: { readonly duel: string; readonly at: number }) {
  const [fault, setFault] = useState('');
  if (duel === '') return null;
  const begin = (): void => {
    lab.again(duel, at).then(
      ({ id }) => goTo('duel', id),
      (error: unknown) => setFault(wrong(error)),
    );
  };
  return (
    <p>
      <button type="button" className="quiet" onClick={begin}>
        Try again from here
      </button>
      {fault !== '' && <span role="alert"> {fault}</span>}
    </p>
  );
}

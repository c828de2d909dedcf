// Which sound belongs to what is seen to happen. The sounds themselves are loaded when the first of them is wanted.

import { useEffect, useRef } from 'react';
import type { Moment } from '../../protocol/moment.ts';
import type { DuelControl } from '../duel/control/control.ts';
import { type Options, optionsNow } from '../state/options.ts';

export type Cue =
  | 'decision'
  | 'hit'
  | 'struck'
  | 'cast'
  | 'countered'
  | 'gain'
  | 'death'
  | 'attack'
  | 'land'
  | 'draw'
  | 'win'
  | 'loss';

/** What a moment sounds like to somebody at this seat; null for silence. */
export function cueOf({ kind, to, seat }: Pick<Moment, 'kind' | 'to' | 'seat'>, me: number): Cue | null {
  const isMe = to.some((each) => each.what === 'player' && each.id === me);
  switch (kind) {
    case 'strike':
    case 'lose':
      return isMe ? 'hit' : 'struck';
    case 'cast':
    case 'interrupt':
    case 'use':
      return 'cast';
    case 'countered':
    case 'fizzled':
      return 'countered';
    case 'gain':
    case 'death':
    case 'attack':
    case 'land':
    case 'draw':
      return kind;
    case 'over':
      return seat === me ? 'win' : 'loss';
    default:
      return null;
  }
}

type Play = (cue: Cue, volume: number) => void;
let loading: Promise<Play> | null = null;

function load(): Promise<Play> {
  loading ??= import('./synth.ts').then(({ Synth }) => {
    const synth = new Synth();
    return (cue, volume) => synth.play(cue, volume);
  });
  return loading;
}

/** What was played last is told to the page, so that it can be looked at. */
function play(cue: Cue, { sound, volume }: Options): void {
  if (!sound || volume === 0) return;
  document.documentElement.dataset.sound = cue;
  load().then(
    (sounds) => sounds(cue, volume / 100),
    () => {
      loading = null; // a browser without sounds plays on in silence
    },
  );
}

/** Moments that come at once sound at once; equal ones only once. */
const APART = 60;

export function useSounds({ watch, table, busy, story }: DuelControl): void {
  const me = useRef(table.seat);
  me.current = table.seat;
  useEffect(() => {
    const last = new Map<Cue, number>();
    return watch((moment) => {
      const cue = cueOf(moment, me.current);
      if (cue === null || performance.now() - (last.get(cue) ?? 0) < APART) return;
      last.set(cue, performance.now());
      play(cue, optionsNow());
    });
  }, [watch]);
  // A decision that comes after what others did is announced; one's own next step is not.
  const waited = useRef(false);
  const asks = table.asked !== null && !busy;
  if (table.active !== table.seat || table.awaits !== table.seat) waited.current = true;
  useEffect(() => {
    if (!asks || !waited.current || story !== null) return;
    waited.current = false;
    play('decision', optionsNow());
  }, [asks, story]);
}

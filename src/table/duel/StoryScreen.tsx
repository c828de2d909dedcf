// A finished duel looked at again: the same table with nothing to answer, step by step.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../../protocol/messages.ts';
import type { StoryInfo, StoryStep } from '../../protocol/setup.ts';
import type { TableState } from '../../protocol/table.ts';
import { api } from '../state/api.ts';
import { useCards } from '../state/cards.ts';
import { freshDraft } from '../state/draft.ts';
import { SILENT } from '../state/link.ts';
import { useOptions } from '../state/options.ts';
import { goTo } from '../state/route.ts';
import { DuelContext, type DuelControl, useShown } from './control/controller.ts';
import { IDLE } from './control/idle.ts';
import { Table } from './Table.tsx';

/** The step at which the turn after this one begins; going back, that where the present one began, or the one before. */
export function turnFrom(steps: readonly StoryStep[], step: number, by: 1 | -1): number {
  const turnAt = (index: number): number => steps[index]?.turn ?? 0;
  const start = (index: number): number => {
    let first = index;
    while (first > 0 && turnAt(first - 1) === turnAt(index)) first -= 1;
    return first;
  };
  if (by === -1) return start(step) < step ? start(step) : start(Math.max(0, step - 1));
  const next = steps.findIndex((each, index) => index > step && each.turn !== turnAt(step));
  return next < 0 ? steps.length - 1 : next;
}

/** The next step at a place of the phase bar; the present one where there is none. */
export function stepAt({ steps }: StoryInfo, step: number, { seat, key }: Place): number {
  const isThere = (each: StoryStep): boolean => each.active === seat && each.now === key;
  const next = steps.findIndex((each, index) => index > step && isThere(each));
  return next < 0 ? step : next;
}

/** Tables that have been looked at, so that going back is at once. */
function useStory(id: string) {
  const [info, setInfo] = useState<StoryInfo | null>(null);
  const [table, setTable] = useState<TableState | null>(null);
  const [step, setStep] = useState(0);
  const [hands, setHands] = useState(false);
  const [fault, setFault] = useState('');
  const seen = useRef(new Map<string, TableState>());
  const tell = useCallback((error: unknown) => setFault(error instanceof Error ? error.message : String(error)), []);
  useEffect(() => {
    api.story(id).then(setInfo, tell);
  }, [id, tell]);
  useEffect(() => {
    const which = hands ? 'both' : 'own';
    const key = `${step} ${which}`;
    const known = seen.current.get(key);
    if (known !== undefined) {
      setTable(known);
      return;
    }
    let wanted = true;
    api.storyStep(id, step, which).then((found) => {
      seen.current.set(key, found);
      if (wanted) setTable(found);
    }, tell);
    return () => {
      wanted = false;
    };
  }, [id, step, hands, tell]);
  return { info, table, step, setStep, hands, setHands, fault };
}

const nothing = (): void => undefined;

export function StoryScreen({ id }: { readonly id: string }) {
  const { info, table, step, setStep, hands, setHands, fault } = useStory(id);
  const own = useOptions();
  const faces = useCards(table?.book.cards ?? '');
  const parts = useShown();
  const [note, setNote] = useState('');
  const duel = useMemo((): DuelControl | null => {
    if (table === null || info === null) return null;
    const { steps } = info;
    const go = (to: number): void => setStep(Math.max(0, Math.min(steps.length - 1, to)));
    return {
      id,
      story: {
        step,
        steps,
        go,
        goTurn: (by) => go(turnFrom(steps, step, by)),
        hands,
        toggleHands: () => setHands(!hands),
        playOn: () =>
          void api.playOn(id, step).then(
            (made) => goTo('duel', made.id),
            (error: unknown) => setNote(error instanceof Error ? error.message : String(error)),
          ),
      },
      watching: null,
      ...IDLE,
      link: { ...SILENT, status: 'open', table, log: table.log },
      table,
      draft: freshDraft(null),
      moment: null,
      busy: false,
      hurry: () => false,
      again: nothing,
      watch: () => nothing,
      options: { ...own, cueCards: false },
      faces,
      done: () => go(step + 1),
      cancel: () => go(step - 1),
      run: (place) => go(stepAt(info, step, place)),
      runNext: () => go(step + 1),
      say: setNote,
      note,
      dismiss: () => setNote(''),
      ...parts,
    };
  }, [id, info, table, step, setStep, hands, setHands, own, faces, parts, note]);
  if (duel === null)
    return (
      <main className="page-wait">
        <p>{fault === '' ? 'Laying the table …' : fault}</p>
      </main>
    );
  return (
    <DuelContext value={duel}>
      <Table />
    </DuelContext>
  );
}

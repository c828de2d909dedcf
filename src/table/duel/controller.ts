// The one place where the parts of the table meet: what the server says, the answer in the making, and what the
// player can do. Parts of the table read it with `useDuel()` and never talk to the server themselves.

import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Place, WireAnswer } from '../../protocol/messages.ts';
import type { CardFacts } from '../../protocol/setup.ts';
import type { Choice, TableState, Use } from '../../protocol/table.ts';
import { announce } from '../state/announce.tsx';
import { useCards } from '../state/cards.ts';
import { click, type Draft, finish, freshDraft, type Light, lightOf } from '../state/draft.ts';
import { Link, type LinkState } from '../state/link.ts';
import { type Options, setOptions, useOptions } from '../state/options.ts';

/** Windows that lie over the table; one at a time. */
export type Opened =
  | { readonly window: 'uses'; readonly object: number }
  | {
      readonly window: 'zone';
      readonly seat: number;
      readonly zone: 'graveyard' | 'removed' | 'ante' | 'library' | 'hand';
    }
  | { readonly window: 'options' | 'concede' | 'help' | 'keys' | 'log' }
  | { readonly window: 'card'; readonly name: string };

export interface DuelControl {
  readonly id: string;
  readonly link: LinkState;
  readonly table: TableState;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly options: Options;
  readonly faces: ReadonlyMap<string, CardFacts>;
  readonly light: (choice: Choice) => Light;
  /** The main use of a thing, or its part in the answer in the making. */
  readonly click: (choice: Choice) => void;
  /** Casts or uses it and pays by itself. */
  readonly auto: (object: number) => void;
  readonly usesOf: (object: number) => readonly Use[];
  readonly answer: (answer: WireAnswer, sure?: boolean) => void;
  /** The blue button: gives the answer as it stands, or does what the server says Done does. */
  readonly done: () => void;
  /** The other button: takes an announcement back, or the second of two choices. */
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly goOn: () => void;
  readonly run: (to: Place) => void;
  readonly toggleStop: (place: Place) => void;
  readonly isStop: (place: Place) => boolean;
  readonly preview: (answer: WireAnswer) => void;
  readonly say: (words: string) => void;
  /** A word from the page itself (not a refusal of the server): shown like a toast. */
  readonly note: string;
  readonly dismiss: () => void;
  readonly sure: () => void;
  /** The card in the showcase. */
  readonly shown: string | null;
  readonly show: (name: string | null) => void;
  readonly opened: Opened | null;
  readonly open: (opened: Opened | null) => void;
  /** Lands that are never tapped by themselves. */
  readonly locked: readonly number[];
  readonly toggleLock: (id: number) => void;
}

export const DuelContext = createContext<DuelControl | null>(null);

export function useDuel(): DuelControl {
  const duel = useContext(DuelContext);
  if (duel === null) throw new Error('this part belongs on a dueling table');
  return duel;
}

function useLink(id: string): [Link, LinkState] {
  const [link] = useState(() => new Link(id));
  useEffect(() => () => link.close(), [link]);
  return [link, useSyncExternalStore(link.subscribe, link.get)];
}

/** The draft belongs to one question: a new question begins a new one. */
function useDraft(table: TableState | null): [Draft, (draft: Draft) => void] {
  const [kept, setKept] = useState<{ at: number; draft: Draft }>({ at: -1, draft: freshDraft(null) });
  const at = table?.at ?? -1;
  const draft = kept.at === at ? kept.draft : freshDraft(table?.asked ?? null);
  const set = useCallback((next: Draft) => setKept({ at, draft: next }), [at]);
  return [draft, set];
}

const samePlace = (a: Place, b: Place): boolean => a.side === b.side && a.key === b.key;

export function useDuelControl(id: string): { readonly link: LinkState; readonly duel: DuelControl | null } {
  const [line, link] = useLink(id);
  const { table } = link;
  const options = useOptions();
  const faces = useCards(table?.book.id ?? '');
  const [draft, setDraft] = useDraft(table);
  const [shown, show] = useState<string | null>(null);
  const [opened, open] = useState<Opened | null>(null);
  const [note, setNote] = useState('');
  const [locked, setLocked] = useState<readonly number[]>([]);
  const [unsure, setUnsure] = useState<(() => void) | null>(null);

  const stops = table === null ? [] : (options.stops[table.book.id] ?? []);
  const { speed, fullControl } = options;
  const isOpen = link.status === 'open';
  const stopsKey = JSON.stringify(stops);
  // The server halts where the stops are, so it is told of every change.
  useEffect(() => {
    if (isOpen) line.say({ type: 'settings', stops: JSON.parse(stopsKey) as Place[], speed, fullControl });
  }, [line, isOpen, stopsKey, speed, fullControl]);

  const headline = table?.headline ?? '';
  useEffect(() => {
    if (headline !== '') announce(headline);
  }, [headline]);

  const duel = useMemo((): DuelControl | null => {
    if (table === null) return null;
    const { asked, at } = table;
    const say = (words: string): void => {
      setNote(words);
      if (words !== '') announce(words);
    };
    const answer = (words: WireAnswer, sure = false): void => {
      setNote('');
      setUnsure(() => () => line.say({ type: 'answer', at, answer: words, sure: true }));
      line.say({ type: 'answer', at, answer: words, sure });
    };
    const usesOf = (object: number): readonly Use[] =>
      asked?.ask === 'act' ? asked.uses.filter((use) => use.object === object) : [];
    const hasBanding = (object: number): boolean =>
      table.inPlay.find((each) => each.id === object)?.keywords.includes('banding') === true;
    const clickUse = (object: number): void => {
      const uses = usesOf(object);
      const [only, ...others] = uses;
      if (only === undefined) return;
      if (others.length > 0) open({ window: 'uses', object });
      else answer(only.answer); // where it may not be done, the server says why and cites the passage
    };
    return {
      id,
      link,
      table,
      draft,
      setDraft,
      options,
      faces,
      light: (choice) => lightOf(asked, draft, choice),
      click: (choice) => {
        if (asked === null) return;
        if (asked.ask === 'act') {
          if (choice.what === 'object') clickUse(choice.id);
          return;
        }
        const step = click(asked, draft, choice, hasBanding);
        if ('answer' in step) answer(step.answer);
        else if ('draft' in step) {
          setNote('');
          setDraft(step.draft);
        } else if (step.nothing !== '') say(step.nothing);
      },
      auto: (object) => {
        const use = usesOf(object).find((each) => each.why === null && !each.mana) ?? usesOf(object)[0];
        if (use !== undefined) line.say({ type: 'auto', at, answer: use.answer, locked: [...locked] });
      },
      usesOf,
      answer,
      done: () => {
        if (table.halted !== null) line.say({ type: 'go on', at });
        if (table.halted !== null || asked === null) return;
        if (asked.ask === 'attack' && draft.banding > 0) {
          setDraft({ ...draft, banding: 0 });
          return;
        }
        if (asked.ask === 'act' || asked.ask === 'yesno' || asked.ask === 'option') {
          if (table.primary !== null) answer(table.primary.answer);
          else say('Choose one of them.');
          return;
        }
        const words = finish(asked, draft);
        if (typeof words === 'string') say(words);
        else answer(words);
      },
      cancel: () => {
        if (table.secondary !== null) answer(table.secondary.answer);
        else if (asked?.mayCancel === true) answer({ kind: 'cancel' });
        else setDraft(freshDraft(asked));
      },
      undo: () => void line.say({ type: 'undo', at }),
      goOn: () => void line.say({ type: 'go on', at }),
      run: (to) => {
        setUnsure(() => () => line.say({ type: 'run', at, to, sure: true }));
        line.say({ type: 'run', at, to });
      },
      toggleStop: (place) => {
        const there = stops.some((each) => samePlace(each, place));
        const next = there ? stops.filter((each) => !samePlace(each, place)) : [...stops, place];
        setOptions({ stops: { ...options.stops, [table.book.id]: next } });
      },
      isStop: (place) => stops.some((each) => samePlace(each, place)),
      preview: (words) => void line.say({ type: 'preview', at, answer: words, locked: [...locked] }),
      say,
      note,
      dismiss: () => {
        setNote('');
        line.dismiss();
      },
      sure: () => {
        line.dismiss();
        unsure?.();
      },
      shown,
      show,
      opened,
      open,
      locked,
      toggleLock: (object) =>
        setLocked(locked.includes(object) ? locked.filter((each) => each !== object) : [...locked, object]),
    };
  }, [id, line, link, table, draft, setDraft, options, faces, stops, note, shown, opened, locked, unsure]);

  return { link, duel };
}

// The one place where the parts of the table meet: what the server says, the answer in the making, and what the
// player can do. Parts of the table read it with `useDuel()` and never talk to the server themselves.

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Place, WireAnswer } from '../../../protocol/messages.ts';
import type { Choice, TableState } from '../../../protocol/table.ts';
import { useCards } from '../../state/cards.ts';
import { type Draft, freshDraft } from '../../state/draft.ts';
import { Link, type LinkState } from '../../state/link.ts';
import { type Options, useOptions } from '../../state/options.ts';
import { staged } from '../../state/stage.ts';
import { placesOf, type Stop, stopsFor } from '../../state/stops.ts';
import { allAttack, answering, finishing, speaking, spending, steering } from './actions.ts';
import type { Aim, DuelControl, MenuAt, Opened } from './control.ts';
import { type HandOver, useHandOver } from './handing.ts';

export { DuelContext, type DuelControl } from './control.ts';

function useLink(id: string): [Link, LinkState] {
  const [link] = useState(() => new Link(id));
  useEffect(() => () => link.close(), [link]);
  return [link, useSyncExternalStore(link.subscribe, link.get)];
}

/** Tells one question from another: the count alone does not, since it goes back when an answer is taken back. */
const questionKey = (table: TableState | null): string =>
  `${table?.at} ${table?.asked?.ask} ${table?.asked?.purpose} ${table?.asked?.words}`;

/** The draft belongs to one question: a new question begins a new one. */
function useDraft(table: TableState | null): [Draft, (draft: Draft) => void] {
  const [kept, setKept] = useState<{ key: string; draft: Draft }>({ key: '', draft: freshDraft(null) });
  const key = questionKey(table);
  const asked = table?.asked ?? null;
  const draft = useMemo(() => (kept.key === key ? kept.draft : freshDraft(asked)), [kept, key, asked]);
  const set = useCallback((next: Draft) => setKept({ key, draft: next }), [key]);
  return [draft, set];
}

/** The server halts where the stops are and pays by itself, so it is told of every change. */
function useSettings(
  line: Link,
  link: LinkState,
  fullControl: boolean,
  options: Options,
  stops: readonly Stop[],
  locked: readonly number[],
): void {
  const { speed, autoPay: pays } = options;
  const { table, status } = link;
  const isOpen = status === 'open';
  const places = table === null ? '' : JSON.stringify(placesOf(stops, table));
  useEffect(() => {
    line.stage.speed = speed;
  }, [line, speed]);
  useEffect(() => {
    // Who sits where is known with the first table.
    if (!isOpen || places === '') return;
    line.say({ type: 'settings', stops: JSON.parse(places) as Place[], fullControl, pays, locked: [...locked] });
  }, [line, isOpen, places, fullControl, pays, locked]);
}

/** What the page does by itself because the player asked for it: has a cost paid, and attacks with everything. */
function useOwnAnswers(table: TableState | null, act: OwnActs): void {
  const { line, draft, setDraft, hurry, setHurry, charge, setCharge } = act;
  const key = questionKey(table);
  const [last, setLast] = useState('');
  useEffect(() => {
    if (table === null || last === key) return;
    const { asked, at } = table;
    const hurried = hurry !== 0 && asked?.source?.id === hurry;
    if (hurried && (asked?.ask === 'pay' || (asked?.ask === 'number' && asked.about === 'X'))) {
      setLast(key);
      line.say({ type: 'pay', at });
    } else if (asked?.ask === 'attack' && charge) {
      setCharge(false);
      setDraft(allAttack(asked, draft));
    } else if (asked?.ask === 'act' && hurry !== 0 && !line.get().waiting) setHurry(0); // it is done, or came to nothing
  }, [table, last, key, line, draft, setDraft, hurry, setHurry, charge, setCharge]);
}

/** The part of an attack that is in the making; null where nothing has been chosen, or it is not whole yet. */
function considered({ asked, combat }: TableState, { attackers, blocks, amounts }: Draft): WireAnswer | null {
  if (asked?.ask === 'attack' && attackers.length > 0) return { kind: 'attack', attackers: [...attackers] };
  if (asked?.ask === 'block' && blocks.length > 0) return { kind: 'block', blocks: [...blocks] };
  const given = amounts.reduce((sum, each) => sum + each, 0);
  if (asked?.ask === 'split' && combat !== null && given === asked.total)
    return { kind: 'split', amounts: [...amounts] };
  return null;
}

/** What is being declared, as far as it goes: the server says how it would end. */
function useForetold(line: Link, table: TableState | null, draft: Draft): void {
  useEffect(() => {
    const answer = table === null ? null : considered(table, draft);
    line.foretell(table === null || answer === null ? null : { type: 'preview', at: table.at, answer });
  }, [line, table, draft]);
}

/** A colour of the pool that is to be spent whole: for as long as the same payment asks which mana it takes. */
function useDrain(line: Link, table: TableState | null): (mana: string) => void {
  const [drained, setDrained] = useState<{ readonly mana: string; readonly source: number } | null>(null);
  useEffect(() => {
    if (drained === null || table === null || line.get().waiting) return;
    const { asked, at } = table;
    const option = spending(asked, drained.mana);
    if (option < 0 || asked?.source?.id !== drained.source) setDrained(null);
    else line.say({ type: 'answer', at, answer: { kind: 'option', option }, sure: false });
  }, [line, table, drained]);
  const source = table?.asked?.source?.id ?? 0;
  return useCallback((mana: string) => setDrained({ mana, source }), [source]);
}

/** Going through what has happened: on at once, or once more. */
function useShowing(line: Link, setNote: (words: string) => void): Pick<DuelControl, 'hurry' | 'again' | 'watch'> {
  return useMemo(
    () => ({
      // What is clicked or pressed next meets the table as it really is.
      hurry: () => flushSync(() => line.stage.hurry(line.get().table?.seat ?? -1)),
      again: () => {
        if (!line.stage.again()) setNote('Nothing has happened since your last answer.');
      },
      watch: line.stage.watch,
    }),
    [line, setNote],
  );
}

/** A question that has just come is not meant by a press that was made for the one before. */
function useSince(table: TableState | null): Pick<DuelControl, 'since' | 'armed' | 'arm'> {
  const key = questionKey(table);
  const came = useRef({ key: '', since: 0 });
  if (came.current.key !== key) came.current = { key, since: performance.now() };
  const [armedFor, setArmedFor] = useState('');
  const { since } = came.current;
  return useMemo(
    () => ({ since, armed: armedFor === key, arm: (armed: boolean) => setArmedFor(armed ? key : '') }),
    [since, armedFor, key],
  );
}

/** A card that was carried onto something is aimed at it as soon as it asks, if it can be. */
function useAim(line: Link, table: TableState | null): (aim: Aim | null) => void {
  const [aim, setAim] = useState<Aim | null>(null);
  useEffect(() => {
    if (aim === null || table === null || line.get().waiting) return;
    const { asked, at } = table;
    if (asked?.ask === 'pick' && asked.source?.id === aim.source) {
      setAim(null);
      const { what, id } = aim.at;
      const isThere = asked.from.some((each) => each.what === what && each.id === id);
      if (!isThere) aim.tell(`${asked.source.name} cannot be aimed at that.`);
      else if (asked.min <= 1) line.say({ type: 'answer', at, answer: { kind: 'pick', picked: [{ what, id }] } });
    } else if (asked?.ask === 'act') setAim(null); // it asks for nothing
  }, [line, table, aim]);
  return setAim;
}

/** So long a click waits for the question that it came before. */
const KEPT = 2500;

/** In a lesson nobody is to wonder why a click did nothing: one that came too early is for the next question, or is told of. */
function useEarlyClick(duel: DuelControl | null, early: EarlyClick): void {
  useEffect(() => {
    const { click, setClick } = early;
    if (click === null || duel === null || duel.table.asked === null || click.at === duel.table.at) return;
    setClick(null);
    const isMeant = performance.now() - click.when < KEPT && duel.light(click.choice) !== null;
    if (isMeant) duel.click(click.choice);
    else duel.say('That click came while the table was moving on. Look what is asked now, and click again.');
  }, [duel, early]);
}
interface EarlyClick {
  /** `at`: the question that had been answered when it came. */
  readonly click: { readonly choice: Choice; readonly at: number; readonly when: number } | null;
  readonly setClick: (click: EarlyClick['click']) => void;
}

interface OwnActs {
  readonly line: Link;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly hurry: number;
  readonly setHurry: (object: number) => void;
  readonly charge: boolean;
  readonly setCharge: (charge: boolean) => void;
}

type Shown = Pick<DuelControl, 'shown' | 'show' | 'opened' | 'open' | 'menu' | 'openMenu' | 'locked' | 'toggleLock'>;

const toggled = (list: readonly number[], one: number): readonly number[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

/** What is shown and where, which no server needs to know. */
export function useShown(): Shown {
  const [shown, show] = useState<string | null>(null);
  const [opened, open] = useState<Opened | null>(null);
  const [menu, openMenu] = useState<MenuAt | null>(null);
  const [locked, setLocked] = useState<readonly number[]>([]);
  const toggleLock = useCallback((object: number) => setLocked((list) => toggled(list, object)), []);
  return useMemo(
    () => ({ shown, show, opened, open, menu, openMenu, locked, toggleLock }),
    [shown, opened, menu, locked, toggleLock],
  );
}

export interface Controlled {
  readonly link: LinkState;
  readonly duel: DuelControl | null;
  /** The screen is to be handed to somebody else, and shows nothing until then. */
  readonly handOver: HandOver | null;
}

export function useDuelControl(id: string): Controlled {
  const [line, link] = useLink(id);
  const { table: newest, playing } = link;
  const table = useMemo(() => (newest === null ? null : staged(newest, playing)), [newest, playing]);
  const options = useOptions();
  const faces = useCards(table?.book.cards ?? '');
  const [draft, setDraft] = useDraft(table);
  const [note, setNote] = useState('');
  const unsure = useRef<(() => void) | null>(null);
  const [hurry, setHurry] = useState(0);
  const [charge, setCharge] = useState(false);
  const parts = useShown();
  const { locked, open } = parts;
  const kept = table === null ? undefined : options.stops[table.book.id];
  const stops = useMemo(() => stopsFor(kept), [kept]);
  const [held, hold] = useState(false);
  useSettings(line, link, options.fullControl || held, options, stops, locked);
  const waits = useSince(table);
  useOwnAnswers(table, { line, draft, setDraft, hurry, setHurry, charge, setCharge });

  useForetold(line, table, draft);
  const drain = useDrain(line, table);
  const aim = useAim(line, table);
  const shows = useShowing(line, setNote);
  const [click, setClick] = useState<EarlyClick['click']>(null);

  const duel = useMemo((): DuelControl | null => {
    if (table === null) return null;
    const setUnsure = (again: () => void): void => {
      unsure.current = again;
    };
    const keep = (choice: Choice): void => setClick({ choice, at: table.at, when: performance.now() });
    const shared = { setNote, setUnsure, setHurry, setCharge, open, keep };
    const ground = { line, table, draft, setDraft, options, stops, locked, ...shared };
    const answers = answering(ground);
    return {
      id,
      story: null,
      watching: null,
      link: playing.busy ? { ...link, log: playing.log } : link,
      moment: playing.moment,
      busy: playing.busy,
      ...shows,
      ...waits,
      hold,
      table,
      draft,
      setDraft,
      forecast: link.forecast === null ? (table.combat?.forecast ?? null) : link.forecast.forecast,
      why: link.forecast?.why ?? '',
      options,
      faces,
      ...answers,
      drain,
      aim,
      ...finishing(ground, answers.answer),
      ...steering(ground, answers.answer),
      say: speaking(ground),
      tell: (words) => {
        line.dismiss();
        line.say(words);
      },
      note,
      dismiss: () => {
        setNote('');
        line.dismiss();
      },
      sure: () => {
        line.dismiss();
        unsure.current?.();
      },
      ...parts,
    };
  }, [
    id,
    line,
    link,
    table,
    draft,
    setDraft,
    options,
    faces,
    stops,
    note,
    parts,
    locked,
    open,
    drain,
    playing,
    shows,
    waits,
    aim,
  ]);

  useEarlyClick(
    duel,
    useMemo(() => ({ click, setClick }), [click]),
  );
  const handOver = useHandOver(line, table, playing.busy);
  return { link, duel, handOver };
}

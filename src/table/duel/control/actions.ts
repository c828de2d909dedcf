// Everything a player can do at the table, made anew for every table that comes: each action turns a click or a key
// into a message to the server, or into a changed draft.

import type { Place, WireAnswer } from '../../../protocol/messages.ts';
import type { Asked, Choice, TableState, Use } from '../../../protocol/table.ts';
import { announce } from '../../state/announce.tsx';
import { type Creatures, click, type Draft, finish, freshDraft, lightOf } from '../../state/draft.ts';
import type { Link } from '../../state/link.ts';
import { type Options, setOptions } from '../../state/options.ts';
import { inTurnAfter, isOwnTurn, sharesTurn } from '../../state/seats.ts';
import { type Stop, sameStop, stopAt } from '../../state/stops.ts';
import type { DuelControl, Opened } from './control.ts';

/** What the actions stand on. */
export interface Ground {
  readonly line: Link;
  readonly table: TableState;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly options: Options;
  readonly stops: readonly Stop[];
  readonly locked: readonly number[];
  readonly setNote: (words: string) => void;
  readonly setUnsure: (again: () => void) => void;
  /** The object that the server is asked to pay for as soon as its cost is asked for. */
  readonly setHurry: (object: number) => void;
  /** All creatures attack as soon as attackers are asked for. */
  readonly setCharge: (charge: boolean) => void;
  readonly open: (opened: Opened | null) => void;
  /** A click that came while a lesson was moving on, for its next question. */
  readonly keep: (choice: Choice) => void;
}

type Part<Keys extends keyof DuelControl> = Pick<DuelControl, Keys>;

export function speaking({ setNote }: Ground): (words: string) => void {
  return (words) => {
    setNote(words);
    if (words !== '') announce(words);
  };
}

export function answering(ground: Ground): Part<'answer' | 'usesOf' | 'light' | 'click' | 'auto' | 'block'> {
  const { line, table, draft, setDraft, setNote, setUnsure, setHurry, open, locked } = ground;
  const { asked, at } = table;
  const say = speaking(ground);
  const answer = (words: WireAnswer, sure = false): void => {
    if (line.isAnswering(at)) {
      if (table.lesson?.over === false) say('One moment: your last move is still being made.');
      return;
    }
    setNote('');
    open(null);
    setUnsure(() => line.say({ type: 'answer', at, answer: words, sure: true }));
    if (line.say({ type: 'answer', at, answer: words, sure }) === 0)
      say('The server cannot be reached just now; the answer was not sent.');
  };
  const usesOf = (object: number): readonly Use[] => usesIn(asked, object);
  const clickUse = (object: number): void => {
    const uses = usesOf(object);
    const [only, ...others] = uses;
    if (only === undefined) say(noUseWords(table, object));
    else if (others.length > 0) open({ window: 'uses', object });
    else answer(only.answer); // where it may not be done, the server says why and cites the passage
  };
  return {
    answer,
    usesOf,
    light: (choice) => lightOf(asked, draft, choice),
    click: (choice) => {
      const isMovingOn = asked === null || line.isAnswering(at);
      if (isMovingOn && table.lesson?.over === false) return ground.keep(choice);
      if (asked === null) return;
      if (asked.ask === 'act') {
        if (choice.what === 'object') clickUse(choice.id);
        return;
      }
      const step = click(asked, draft, choice, creaturesOf(table));
      if ('answer' in step) {
        answer(step.answer);
        // The attacker has been chosen for this creature: it is clicked again where it is asked who meets that attacker.
        if (asked.ask === 'pick' && draft.blocker > 0) ground.keep({ what: 'object', id: draft.blocker });
      } else if ('draft' in step) {
        setNote('');
        setDraft(step.draft);
      } else say(step.nothing);
    },
    block: (blocker, attacker) => {
      if (asked?.ask === 'pick') {
        const met = asked.defenders.find(({ id }) => id === blocker)?.attackers;
        if (met?.includes(attacker) !== true) return say('That creature cannot stand in the way of this attacker.');
        answer({ kind: 'pick', picked: [{ what: 'object', id: attacker }] });
        return ground.keep({ what: 'object', id: blocker });
      }
      if (asked?.ask !== 'block') return;
      if (!asked.candidates.some(({ id }) => id === blocker)) {
        say('That creature cannot stand in the way of anything.');
        return;
      }
      // The server knows why not: what it cannot take is foretold as refused, with the passage.
      const others = draft.blocks.filter((each) => each.blocker !== blocker);
      setDraft({ ...draft, blocker: 0, blocks: [...others, { blocker, attacker }] });
    },
    auto: (object) => {
      // The first of two clicks has begun the announcement already: then only what is still asked is answered.
      setHurry(object);
      if (asked?.ask !== 'act' || line.get().waiting) return;
      const use = usesOf(object).find((each) => each.why === null && !each.mana);
      if (use === undefined) return;
      const auto = { type: 'auto', at, answer: use.answer, locked: [...locked] } as const;
      setUnsure(() => line.say({ ...auto, locked: [...locked], sure: true }));
      line.say({ ...auto, locked: [...locked] });
    },
  };
}

/** Why a click on something does nothing: it is another's, or a creature that waits for the attack, or has no ability. */
function noUseWords({ inPlay, players, seat, active }: TableState, object: number): string {
  const thing = inPlay.find(({ id }) => id === object);
  if (thing === undefined) return '';
  if (thing.controller !== seat)
    return `${thing.name} is under the control of ${players.find((each) => each.seat === thing.controller)?.name ?? 'another'}.`;
  return thing.power !== null && active === seat
    ? `${thing.name} has nothing to use. It can attack once you go on to the attack.`
    : `${thing.name} has nothing to use now.`;
}

const usesIn = (asked: Asked | null, object: number): readonly Use[] =>
  asked?.ask === 'act' ? asked.uses.filter((use) => use.object === object) : [];

const creaturesOf = ({ inPlay, combat }: TableState): Creatures => ({
  hasBanding: (object) => inPlay.find((each) => each.id === object)?.keywords.includes('banding') === true,
  isAttacking: (object) => combat?.attacks.some((each) => each.id === object) === true,
});

export function finishing(ground: Ground, answer: DuelControl['answer']): Part<'done' | 'cancel'> {
  const { line, table, draft, setDraft } = ground;
  const { asked, at } = table;
  const say = speaking(ground);
  return {
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
  };
}

type Steering =
  | 'undo'
  | 'goOn'
  | 'run'
  | 'runNext'
  | 'passOn'
  | 'askMe'
  | 'attackAll'
  | 'toggleStop'
  | 'isStop'
  | 'preview';

export function steering(ground: Ground, answer: DuelControl['answer']): Part<Steering> {
  const { line, table, draft, setDraft, options, stops, locked, setUnsure, setCharge } = ground;
  const { asked, at } = table;
  const run = (to: Place): void => {
    setUnsure(() => line.say({ type: 'run', at, to, sure: true }));
    line.say({ type: 'run', at, to });
  };
  return {
    undo: () => void line.say({ type: 'undo', at }),
    goOn: () => void line.say({ type: 'go on', at }),
    run,
    runNext: () => {
      const next = placeAfter(table);
      if (next !== null) run(next);
    },
    passOn: (until) => {
      setUnsure(() => line.say({ type: 'pass on', at, until, sure: true }));
      line.say({ type: 'pass on', at, until });
    },
    askMe: () => void line.say({ type: 'ask me' }),
    attackAll: () => {
      if (asked?.ask === 'attack') setDraft(allAttack(asked, draft));
      const begin = asked?.ask === 'act' ? asked.uses.find((use) => use.answer.kind === 'begin attack') : undefined;
      const combat = table.phases.find((each) => each.key === 'combat');
      if (begin !== undefined) answer(begin.answer);
      else if (asked?.ask === 'act' && isOwnTurn(table, table.active) && combat !== undefined)
        run({ seat: table.seat, key: combat.key }); // where an attack has a phase of its own, it is run to
      else return;
      setCharge(true);
    },
    toggleStop: (place) => {
      const wanted = stopAt(table, place);
      const next = stops.some((each) => sameStop(each, wanted))
        ? stops.filter((each) => !sameStop(each, wanted))
        : [...stops, wanted];
      setOptions({ stops: { ...options.stops, [table.book.id]: next } });
    },
    isStop: (place) => stops.some((each) => sameStop(each, stopAt(table, place))),
    preview: (words) => void line.say({ type: 'preview', at, answer: words, locked: [...locked] }),
  };
}

/** Every creature that can attack, each at the first target, with what was chosen before left as it is. */
export function allAttack(asked: Extract<Asked, { readonly ask: 'attack' }>, draft: Draft): Draft {
  const [first] = asked.targets;
  const target: Choice = first === undefined ? { what: 'player', id: 0 } : { what: first.what, id: first.id };
  const others = asked.candidates.filter((id) => !draft.attackers.some((each) => each.id === id));
  return { ...draft, attackers: [...draft.attackers, ...others.map((id) => ({ id, target, band: 0 }))], banding: 0 };
}

/** The entry of the phase bar that comes after the present one; after the last, the first of the next turn. */
function placeAfter(table: TableState): Place | null {
  const { phases, combatPhases, now, active } = table;
  const inCombat = combatPhases.findIndex((each) => each.key === now);
  const next = inCombat >= 0 ? combatPhases[inCombat + 1] : phases[phases.findIndex((each) => each.key === now) + 1];
  if (next !== undefined) return { seat: active, key: next.key };
  const first = phases[0];
  const after = inTurnAfter(table, active).find(({ seat }) => !sharesTurn(table, seat, active));
  return first === undefined || after === undefined ? null : { seat: after.seat, key: first.key };
}

/** Which of the offered ways spends this colour of the pool; -1 where none does, or nothing of the kind is asked. */
export const spending = (asked: Asked | null, mana: string): number =>
  asked?.ask === 'option' ? asked.mana.indexOf(mana) : -1;

// The attack as the combat window shows it: what was declared, and what is being declared, group by group.

import type { Asked, Choice, CombatState, Forecast, TableState } from '../../../protocol/table.ts';
import type { Draft } from '../../state/draft.ts';

export interface Fighter {
  readonly id: number;
  /** Chosen, but not yet declared. */
  readonly drafted: boolean;
  readonly dies: boolean;
}
/** Attackers that go together (one, or a band), what they go for, and who stands in their way. */
export interface Group {
  readonly key: string;
  readonly attackers: readonly Fighter[];
  readonly target: Choice;
  readonly blockers: readonly Fighter[];
  readonly blocked: boolean;
  readonly done: boolean;
  /** How many attackers this one stands for, itself included: those that are alike in all that is shown. */
  readonly times: number;
}
export interface Fight {
  /** The attacking seat. */
  readonly attacker: number;
  readonly groups: readonly Group[];
  readonly loses: Forecast['loses'];
  readonly loyalty: Forecast['loyalty'];
  /** Blocks are declared or being declared, so an empty place means "not blocked". */
  readonly blocksKnown: boolean;
}

interface Attack {
  readonly id: number;
  readonly target: Choice;
  readonly band: number;
  readonly blocked: boolean;
  readonly blockers: readonly number[];
  readonly done: boolean;
  readonly drafted: boolean;
}

function attacksOf(combat: CombatState | null, asked: Asked | null, draft: Draft): readonly Attack[] {
  const declared = (combat?.attacks ?? []).map((each) => ({ ...each, drafted: false }));
  if (asked?.ask !== 'attack') return declared;
  const fresh = draft.attackers
    .filter((each) => !declared.some(({ id }) => id === each.id))
    .map((each) => ({ ...each, blocked: false, blockers: [], done: false, drafted: true }));
  return [...declared, ...fresh];
}

/** Null where nobody attacks. The forecast is that of the table, unless something is being declared. */
export function fightOf(
  table: TableState,
  draft: Draft,
  forecast: Forecast | null = table.combat?.forecast ?? null,
): Fight | null {
  const { combat, asked } = table;
  const attacks = attacksOf(combat, asked, draft);
  if (attacks.length === 0) return null;
  const dies = new Set(forecast?.dies ?? []);
  const blocks = asked?.ask === 'block' ? draft.blocks : [];
  const fighter = (id: number, drafted: boolean): Fighter => ({ id, drafted, dies: dies.has(id) });
  const bands = new Map<string, Attack[]>();
  for (const attack of attacks) {
    const key = attack.band > 0 ? `band ${attack.band}` : `one ${attack.id}`;
    bands.set(key, [...(bands.get(key) ?? []), attack]);
  }
  const groups = [...bands].map(([key, members]): Group => {
    const ids = new Set(members.map((each) => each.id));
    const standing = [...new Set(members.flatMap((each) => each.blockers))].map((id) => fighter(id, false));
    const coming = blocks.filter((each) => ids.has(each.attacker)).map((each) => fighter(each.blocker, true));
    return {
      key,
      attackers: members.map((each) => fighter(each.id, each.drafted)),
      target: members[0]?.target ?? { what: 'player', id: 0 },
      blockers: [...standing, ...coming],
      blocked: members.some((each) => each.blocked) || coming.length > 0,
      done: members.every((each) => each.done),
      times: 1,
    };
  });
  return {
    attacker: combat?.attacker ?? table.seat,
    groups: gathered(groups, table),
    loses: forecast?.loses ?? [],
    loyalty: forecast?.loyalty ?? [],
    blocksKnown: combat?.blocksDeclared === true || asked?.ask === 'block',
  };
}

/** Attackers that nobody blocks and that look the same are shown as one, so that a large attack stays small. */
function gathered(groups: readonly Group[], { inPlay }: TableState): readonly Group[] {
  const looks = ({ attackers, blockers, target, blocked, done, key }: Group): string => {
    const [only, ...others] = attackers;
    const thing = inPlay.find((each) => each.id === only?.id);
    if (only === undefined || thing === undefined || others.length > 0 || blockers.length > 0 || blocked) return key;
    const { name, power, toughness, damage } = thing;
    return JSON.stringify([name, power, toughness, damage, only.drafted, only.dies, target.what, target.id, done]);
  };
  const found = new Map<string, Group>();
  for (const group of groups) {
    const key = looks(group);
    const there = found.get(key);
    found.set(key, there === undefined ? group : { ...there, times: there.times + 1 });
  }
  return [...found.values()];
}

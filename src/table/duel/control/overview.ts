// The table read once for all its parts: permanents that stay the same objects while they are equal, and for each card
// its light, its marks and what is read aloud. What a card shows is asked for by its number.

import { createContext, useContext, useMemo, useRef } from 'react';
import type { PermanentState, TableState } from '../../../protocol/table.ts';
import { type Light, objectChoice, paymentsWith } from '../../state/draft.ts';
import { steadied } from '../motion/steady.ts';
import type { DuelControl } from './control.ts';
import { rulesOf } from './faces.ts';
import type { Pointed } from './pointing.ts';
import { lightWords, type Marks, spokenPermanent } from './words.ts';

export interface Overview {
  readonly permanents: readonly PermanentState[];
  readonly pointed: Pointed;
  readonly lightOf: (id: number) => Light;
  readonly marksOf: (id: number) => Marks;
  readonly spoken: (permanent: PermanentState) => string;
  readonly rulesOf: (permanent: PermanentState) => string | undefined;
  readonly gives: (id: number) => string;
  readonly mustOf: (id: number) => string;
  readonly isTarget: (id: number) => boolean;
  readonly byId: ReadonlyMap<number, PermanentState>;
}

export const OverviewContext = createContext<Overview | null>(null);

export function useOverview(): Overview {
  const overview = useContext(OverviewContext);
  if (overview === null) throw new Error('this part belongs on a dueling table');
  return overview;
}

/** What each source would give: to the payment asked for, or to what is pointed at. */
function paysNow({ table, draft, link }: DuelControl, pointed: Pointed): ReadonlyMap<number, string> {
  const { asked } = table;
  if (asked?.ask === 'pay') {
    const payment = paymentsWith(asked, draft.taps)[0];
    return new Map(payment?.taps.map((tap) => [tap.id, tap.mana]));
  }
  const { preview } = link;
  if (asked?.ask === 'number') return new Map(preview?.taps.map((tap) => [tap.id, tap.mana]));
  return preview === null || preview !== pointed.preview
    ? new Map()
    : new Map(preview.taps.map((tap) => [tap.id, tap.mana]));
}

/** Of several attackers the only one that anybody could stand in the way of now: Portal deals with one at a time. */
export function facedNow({ asked, combat }: Pick<TableState, 'asked' | 'combat'>): number {
  if (asked?.ask !== 'block' || (combat?.attacks.length ?? 0) < 2) return 0;
  const faced = new Set(asked.candidates.flatMap(({ attackers }) => attackers));
  const [only, ...others] = faced;
  return only !== undefined && others.length === 0 ? only : 0;
}

function marksNow({ table, draft, locked, forecast }: DuelControl): (id: number) => Marks {
  const { combat } = table;
  const attackers = new Set([
    ...(combat?.attacks.filter((attack) => !attack.done).map((attack) => attack.id) ?? []),
    ...draft.attackers.map((each) => each.id),
  ]);
  const blockers = new Set([
    ...(combat?.attacks.flatMap((attack) => attack.blockers) ?? []),
    ...draft.blocks.map((each) => each.blocker),
  ]);
  const faced = facedNow(table);
  const dying = new Set(forecast?.dies ?? []);
  const loyalty = new Map(forecast?.loyalty.map((each) => [each.id, each.loyalty]));
  return (id) => ({
    attacking: attackers.has(id),
    blocking: blockers.has(id),
    faced: id === faced,
    dies: dying.has(id),
    loses: loyalty.get(id) ?? 0,
    locked: locked.includes(id),
  });
}

/** Everything that something on its way is aimed at, or that the answer in the making has chosen. */
function targetsNow({ table }: DuelControl): ReadonlySet<number> {
  const aimed = table.chain.flatMap((item) => item.targets).filter((target) => target.what === 'object');
  return new Set(aimed.map((target) => target.id));
}

export function useMakeOverview(duel: DuelControl, pointed: Pointed): Overview {
  const kept = useRef<readonly PermanentState[]>([]);
  const permanents = useMemo(() => {
    kept.current = steadied(kept.current, duel.table.inPlay);
    return kept.current;
  }, [duel.table.inPlay]);
  return useMemo(() => {
    const { table, light } = duel;
    const pays = paysNow(duel, pointed);
    const marksOf = marksNow(duel);
    const byId = new Map(permanents.map((each) => [each.id, each]));
    const targets = targetsNow(duel);
    const lightOf = (id: number): Light => light(objectChoice(id)) ?? (pays.has(id) ? 'pays' : null);
    const { asked, book } = table;
    return {
      permanents,
      pointed,
      lightOf,
      marksOf,
      spoken: (permanent) =>
        spokenPermanent(
          permanent,
          marksOf(permanent.id),
          byId.get(permanent.attachedTo)?.name ?? '',
          lightWords(lightOf(permanent.id), asked, book.block),
        ),
      rulesOf: ({ name }) => rulesOf(name, duel.faces),
      gives: (id) => pays.get(id) ?? '',
      mustOf: (id) => (asked?.ask === 'attack' && asked.must.includes(id) ? 'Must attack' : ''),
      isTarget: (id) => targets.has(id),
      byId,
    };
  }, [duel, pointed, permanents]);
}

// Company: creatures that attack or block only along with others, or only without them.

import type { Id } from '../../core/state.ts';
import type { Company } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';

type Doing = 'attack' | 'block';

/** More than ever go together. */
export const ANY = 999;

/** How many others must do it along with this one, and how many may. */
export function companyOf(m: Machine, id: Id, doing: Doing): Company {
  let least = 0;
  let most = ANY;
  for (const { change } of charOf(m, id).limits) {
    if (change.change !== 'company' || change.doing !== doing) continue;
    least = Math.max(least, change.atLeast ?? 0);
    most = Math.min(most, change.atMost ?? most);
  }
  return { id, least, most };
}

/** Those of them that care how many go along: for a question, where there are any. */
export function companyIn(m: Machine, doing: Doing, ids: readonly Id[]): { readonly company?: readonly Company[] } {
  const company = ids.map((id) => companyOf(m, id, doing)).filter(({ least, most }) => least > 0 || most < ANY);
  return company.length === 0 ? {} : { company };
}

/** Whether one of these has too few beside it, or too many; `along` are others who go with them. */
export const lacksCompany = (m: Machine, doing: Doing, ids: readonly Id[], along = 0): boolean =>
  ids.some((id) => {
    const { least, most } = companyOf(m, id, doing);
    const others = ids.length - 1 + along;
    return others < least || others > most;
  });

/** Those who could find as many others as they need among these. */
export function findingCompany(m: Machine, doing: Doing, ids: readonly Id[], along = 0): Id[] {
  const able = ids.filter((id) => {
    const { least, most } = companyOf(m, id, doing);
    return ids.length - 1 + along >= least && along <= most;
  });
  return able.length === ids.length ? able : findingCompany(m, doing, able, along);
}

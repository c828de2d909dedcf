// Whether a press is meant: not where the question has only just come under the finger, and not at the first press where it
// would give something away; then it says what.

import { costsOf } from '../../state/draft.ts';
import { type DuelControl, SETTLES } from './control.ts';

/** How it was pressed, as the words that ask for it once more name it. */
export type Press = 'Press Enter' | 'Touch it';

/** A question that has just come is not meant by a press that was made for the one before. */
export const isSettled = ({ since }: Pick<DuelControl, 'since'>): boolean => performance.now() - since >= SETTLES;

/** Whether the answer as it stands may be given by this press; the first of two says what it would cost. */
export function isMeant(duel: DuelControl, press: Press): boolean {
  const { table, draft, armed, arm, say } = duel;
  if (table.asked === null) return true;
  if (!isSettled(duel)) return false;
  const costs = costsOf(table, draft);
  if (costs === '' || armed) return true;
  arm(true);
  say(`${costs} ${press} again if you mean it.`);
  return false;
}

// "Why may I do this now, and why not?": the rule and the passage behind each use of a card, in words.

import type { Asked, Permit, Reason, Use } from '../../../protocol/table.ts';

const withPassage = ({ reason, passage }: Pick<Reason, 'reason' | 'passage'>): string =>
  passage === '' ? reason : `${reason} (${passage})`;

const permitOf = (asked: Asked | null, key: string): Permit | undefined =>
  asked?.permits.find((permit) => permit.key === key);

/** What lets a use be made now, or what is against it. */
export function whyUse(asked: Asked | null, { why, may }: Pick<Use, 'why' | 'may'>): string {
  if (why !== null) return `Not now: ${withPassage(why)}`;
  const permit = permitOf(asked, may);
  return permit === undefined ? '' : `You may: ${withPassage(permit)}`;
}

/** Whether it may be declared as what is asked for, and why. */
function whyDeclared(asked: Asked, object: number): string {
  const [permit] = asked.permits;
  const yes = permit === undefined ? 'You may.' : `You may: ${withPassage(permit)}`;
  if (asked.ask === 'attack') {
    const against = asked.unable.find(({ id }) => id === object);
    if (against !== undefined) return `Not now: ${withPassage(against.why)}`;
    return asked.candidates.includes(object) ? yes : '';
  }
  if (asked.ask !== 'block') return '';
  return asked.candidates.some(({ id }) => id === object) ? yes : '';
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** All that is to be said of a card: of each of its uses whether it may be made now, and by which rule. */
export function whyWords(asked: Asked | null, object: number, name: string): string {
  if (asked === null) return `${name}: nothing is asked of you now.`;
  const uses = asked.ask === 'act' ? asked.uses.filter((use) => use.object === object) : [];
  const said = uses.flatMap((use) => {
    const words = whyUse(asked, use);
    return words === '' ? [] : [sentence(uses.length === 1 ? words : `${use.label} ${words}`)];
  });
  const declared = whyDeclared(asked, object);
  if (declared !== '') said.push(sentence(declared));
  return said.length === 0 ? `${name}: nothing can be done with it here.` : `${name}. ${said.join(' ')}`;
}

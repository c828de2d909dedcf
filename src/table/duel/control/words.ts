// What a screen reader says of a card on the table, and of what can be done with it now.

import type { Asked, PermanentState, Relation } from '../../../protocol/table.ts';
import type { Light } from '../../state/draft.ts';

const BY_QUESTION: Readonly<Record<string, Readonly<Record<Exclude<Light, null>, string>>>> = {
  act: { may: 'may be used', must: 'must be dealt with', chosen: 'chosen', pays: 'would pay' },
  attack: { may: 'may attack', must: 'must attack', chosen: 'attacks', pays: '' },
  block: { may: 'may block', must: 'must block', chosen: 'blocks', pays: '' },
  pay: { may: 'may pay', must: 'must pay', chosen: 'pays', pays: 'would pay' },
};
const ELSE: Readonly<Record<Exclude<Light, null>, string>> = {
  may: 'may be chosen',
  must: 'may be chosen',
  chosen: 'chosen',
  pays: 'would pay',
};

/** What a light means under the present question, in words; the word for blocking is the book's. */
export function lightWords(light: Light, asked: Asked | null, block: string): string {
  if (light === null) return '';
  const words = (BY_QUESTION[asked?.ask ?? ''] ?? ELSE)[light];
  return block === 'block' ? words : words.replace('block', block);
}

export interface Marks {
  readonly attacking: boolean;
  readonly blocking: boolean;
  /** Of several attackers it is the one that is asked about. */
  readonly faced: boolean;
  /** It would die if nobody did anything more. */
  readonly dies: boolean;
  /** The loyalty that it would lose if nobody did anything more. */
  readonly loses: number;
  readonly locked: boolean;
}

/** A permanent in one line: "Serra Angel, 4/4, flying, tapped; may attack". */
export function spokenPermanent(permanent: PermanentState, marks: Marks, on: string, light: string): string {
  const { name, power, toughness, abilities, tapped, sick, damage, counters, effects, sides } = permanent;
  const parts = [name];
  if (power !== null && toughness !== null) parts.push(`${power}/${toughness}`);
  parts.push(...abilities);
  for (const counter of counters)
    parts.push(`${counter.number} ${counter.name} counter${counter.number === 1 ? '' : 's'}`);
  if (damage > 0) parts.push(`${damage} damage`);
  if (tapped) parts.push('tapped');
  if (sick) parts.push('new this turn');
  if (on !== '') parts.push(`on ${on}`);
  if (marks.attacking) parts.push(marks.faced ? 'attacking, and asked about now' : 'attacking');
  if (marks.blocking) parts.push('in the way of an attacker');
  if (marks.loses > 0) parts.push(`would lose ${marks.loses} loyalty`);
  if (marks.dies) parts.push('would die');
  if (marks.locked) parts.push('is not tapped by itself');
  parts.push(...sides.map((side) => `pile: ${side}`), ...effects);
  return light === '' ? parts.join(', ') : `${parts.join(', ')}; ${light}`;
}

/** "3 cards", "1 card". */
export const counted = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The name of a player as the possessive of a title: "Your", "Morwenna's". */
export const possessive = (relation: Relation, name: string): string => (relation === 'you' ? 'Your' : `${name}’s`);

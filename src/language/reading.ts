// What a parameter of a word may be: the few kinds there are, each a question about a piece of a definition.

import { COLORS, MANA_KINDS } from './mana.ts';

/** Whether something may stand there. */
export type Reading = (value: unknown) => boolean;
/** The same of a parameter that may be left out. */
export interface May {
  readonly may: Reading;
}
export const may = (reading: Reading): May => ({ may: reading });

const isPlain = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A word of its own, which is looked at by itself. */
const word =
  (field: string): Reading =>
  (value) =>
    isPlain(value) && typeof value[field] === 'string';

export const number: Reading = (value) => typeof value === 'number' && Number.isInteger(value);
export const text: Reading = (value) => typeof value === 'string';
export const flag: Reading = (value) => typeof value === 'boolean';
export const part: Reading = isPlain;
export const nothing: Reading = (value) => value === null;
export const ref = word('ref');
export const filter: Reading = (value) =>
  isPlain(value) && !['do', 'change', 'ref', 'if', 'replace', 'ability'].some((field) => field in value);
export const condition = word('if');
export const ability = word('ability');
export const event = word('on');
export const replacement = word('replace');

export const either =
  (...readings: readonly Reading[]): Reading =>
  (value) =>
    readings.some((reading) => reading(value));
export const oneOf =
  (...values: readonly unknown[]): Reading =>
  (value) =>
    values.includes(value);
export const listOf =
  (reading: Reading): Reading =>
  (value) =>
    Array.isArray(value) && value.every(reading);

export const amount = either(number, word('amount'));
export const effects = listOf(word('do'));
export const changes = listOf(word('change'));
export const texts = listOf(text);
export const colors = listOf(oneOf(...COLORS));
export const manaKinds = listOf(oneOf(...MANA_KINDS));
/** Power and toughness. */
export const size: Reading = (value) => listOf(amount)(value) && (value as readonly unknown[]).length === 2;
/** A piece with these fields, whatever else it has. */
export const having =
  (fields: { readonly [name: string]: Reading }): Reading =>
  (value) =>
    isPlain(value) && Object.entries(fields).every(([name, reading]) => reading(value[name]));
const mana = having({ generic: number, colored: listOf(number), hybrid: Array.isArray, x: number });
/** Everything that is paid, every part of it named. */
export const cost = having({ mana: either(mana, nothing), tap: flag, life: number });
/** What a token is, or what it is a copy of. */
export const token = either(
  having({ copyOf: ref }),
  having({ name: text, types: texts, supertypes: texts, subtypes: texts, colors, size, keywords: texts }),
);

// Names in a definition: who gives them, who speaks of them, and what is wrong with that. Checked when cards are made ready.

import type { CardDefinition } from './card.ts';
import type { Effect } from './effect.ts';

type Data = { readonly [key: string]: unknown };

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is readonly Data[] =>
  Array.isArray(value) && isData(value[0]) && 'do' in value[0];

/** The name that a reference or an amount speaks of. */
const spoken = (data: Data): string | null => {
  if (typeof data.called === 'string') return data.called;
  if (typeof data.goesBy === 'string') return data.goesBy;
  if (typeof data.payableWith === 'string') return data.payableWith;
  return (data.ref === 'named' || data.amount === 'named') && typeof data.name === 'string' ? data.name : null;
};

/** What is seen of one text on the way through it. */
interface Reading {
  readonly given: Set<string>;
  readonly used: Set<string>;
  readonly targets: number;
  readonly fault: (what: string) => void;
}

/**
 * Goes through a piece of a text in the order in which it is done: what an effect needs, the name it gives, and then the
 * effects inside of it. An ability that is granted is a text of its own, which knows what was named before it.
 */
function read(value: unknown, reading: Reading, place: string, report: Report): void {
  if (Array.isArray(value)) {
    for (const each of value) read(each, reading, place, report);
    return;
  }
  if (!isData(value)) return;
  if ('ability' in value && typeof value.ability === 'string') {
    readAbility(value, place, report, reading);
    return;
  }
  const name = spoken(value);
  if (name !== null) {
    reading.used.add(name);
    if (!reading.given.has(name)) reading.fault(`speaks of '${name}', which nothing before it names`);
  }
  if (value.ref === 'target' && typeof value.index === 'number' && value.index >= reading.targets)
    reading.fault(`speaks of target ${value.index + 1}, and has ${reading.targets}`);
  // What is done again and again speaks of what it named the time before.
  if (value.do === 'repeat') for (const each of namesIn(value.then)) reading.given.add(each);
  const texts: (readonly Data[])[] = [];
  for (const key in value) {
    const part = value[key];
    if (isText(part)) texts.push(part);
    else if (!(value.do === 'repeat' && key === 'until')) read(part, reading, place, report);
  }
  if (typeof value.as === 'string') reading.given.add(value.as);
  for (const text of texts) read(text, reading, place, report);
  // Until when something is repeated is looked at after it was done.
  if (value.do === 'repeat') read(value.until, reading, place, report);
}

/** All the names that are given somewhere in a piece of a text. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isData(value)) return [];
  return [...(typeof value.as === 'string' ? [value.as] : []), ...Object.values(value).flatMap(namesIn)];
}

type Report = (fault: string) => void;

interface Parts {
  /** What is paid or looked at before the effects: it may give names to them. */
  readonly before: readonly unknown[];
  readonly effects: unknown;
  readonly targets: unknown;
}

function readText({ before, effects, targets }: Parts, place: string, report: Report, giver: Reading | null): void {
  const fault = (what: string): void => report(`${place} ${what}`);
  const number = Array.isArray(targets) ? targets.length : 0;
  const known = giver?.given ?? [];
  const reading: Reading = { given: new Set(known), used: new Set(known), targets: number, fault };
  for (const each of before) read(each, reading, place, report);
  read(effects, reading, place, report);
  for (const name of reading.given) if (!reading.used.has(name)) fault(`names '${name}' and never speaks of it`);
  for (const name of known) if (mentions([before, effects], name)) giver?.used.add(name);
}

function readAbility(ability: Data, place: string, report: Report, giver: Reading | null = null): void {
  if (ability.ability === 'activated' || ability.ability === 'triggered')
    readText(
      {
        before: [ability.cost, { as: ability.spent }, ability.when, ability.condition],
        effects: ability.effects,
        targets: ability.targets,
      },
      place,
      report,
      giver,
    );
  else {
    const { ability: _kind, ...rest } = ability;
    readText({ before: [], effects: rest, targets: [] }, place, report, giver);
  }
}

/** What is wrong with the names and targets that a card speaks of, in words that say where; nothing, if it is well made. */
export function faultsIn(card: CardDefinition): string[] {
  const faults: string[] = [];
  const report: Report = (fault) => faults.push(`${card.name}: ${fault}`);
  const { modes, additionalCost, alternativeCost } = card.spell;
  modes.forEach(({ effects, targets }, index) => {
    const place = modes.length === 1 ? 'its spell' : `mode ${index + 1} of its spell`;
    readText({ before: [additionalCost, alternativeCost], effects, targets }, place, report, null);
  });
  card.abilities.forEach((ability, index) => {
    readAbility(ability as unknown as Data, `ability ${index + 1}`, report);
  });
  return faults;
}

const known = new WeakMap<readonly Effect[], Map<string, boolean>>();

/** Whether effects speak of what goes by this name. */
export function speaksOf(effects: readonly Effect[], name: string): boolean {
  let answers = known.get(effects);
  if (answers === undefined) {
    answers = new Map();
    known.set(effects, answers);
  }
  let answer = answers.get(name);
  if (answer === undefined) {
    answer = mentions(effects, name);
    answers.set(name, answer);
  }
  return answer;
}

function mentions(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((each) => mentions(each, name));
  if (!isData(value)) return false;
  return spoken(value) === name || Object.values(value).some((each) => mentions(each, name));
}

// A format: which sets, at which date, with which lists. "The cards of a date" are a format as well.

import { BadInput, cardsPrintedIn, findBook, findCard, type SetCode, setsWith } from '../../game/index.ts';
import { type Allowed, countCards } from '../deck.ts';
import { SETS } from '../sets/facts.ts';
import { EXTENDED_STEPS } from './extended.ts';
import { LEGACY_STEPS } from './legacy.ts';
import { OLD_SCHOOL_LISTS } from './old-school.ts';
import { STANDARD_STEPS } from './standard.ts';
import { VINTAGE_STEPS } from './vintage.ts';

/** What changed on a day: names that came onto a list or off both, and our sets that were legal from then on. */
export interface Step {
  readonly from: string;
  readonly sets?: readonly string[];
  readonly banned?: readonly string[];
  readonly restricted?: readonly string[];
  readonly free?: readonly string[];
}

export interface OldSchool {
  readonly id: string;
  readonly name: string;
  /** Whether its players lose life for mana they do not use. */
  readonly manaBurn: boolean;
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
  /** Of the banned ones, those that are allowed where cards are played for. */
  readonly bannedOnlyWithoutAnte?: readonly string[];
}

export interface Format {
  readonly id: string;
  readonly name: string;
  /** The day it is played on; null where it has no days. */
  readonly date: string | null;
  readonly sets: readonly SetCode[];
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
  readonly deck: { readonly min: number; readonly copies: number | null; readonly sideboard: number };
}

/** Constructed: sixty cards, four of each, a sideboard of fifteen (M-275, M-276, M-285 to M-288). */
const CONSTRUCTED: Format['deck'] = { min: 60, copies: 4, sideboard: 15 };

interface Dated {
  readonly id: string;
  /** What it was called, with the first day of each name. */
  readonly names: readonly (readonly [from: string, name: string])[];
  readonly steps: readonly Step[];
  /** Days on which it cannot be played with our sets, and why. */
  readonly gaps: readonly { readonly from: string; readonly to: string; readonly why: string }[];
}

const LAST_DAY = '2010-10-31';

const DATED: readonly Dated[] = [
  {
    id: 'vintage',
    names: [
      ['1994-01-01', 'Type I'],
      ['2000-01-01', 'Type 1'],
      ['2004-09-20', 'Vintage'],
    ],
    steps: VINTAGE_STEPS,
    gaps: [],
  },
  {
    id: 'legacy',
    names: [
      ['1996-05-01', 'Type 1.5'],
      ['2004-09-20', 'Legacy'],
    ],
    steps: LEGACY_STEPS,
    gaps: [],
  },
  {
    id: 'extended',
    names: [['1997-07-01', 'Extended']],
    steps: EXTENDED_STEPS,
    gaps: [{ from: '2002-11-01', to: '2007-07-19', why: 'none of the eight sets was legal in it then' }],
  },
  {
    id: 'standard',
    names: [
      ['1995-01-10', 'Type II'],
      ['2000-01-01', 'Standard'],
    ],
    steps: STANDARD_STEPS,
    gaps: [
      { from: '1995-01-10', to: '1995-04-18', why: 'its core set was Revised, which is not among the eight sets' },
      {
        from: '1999-06-01',
        to: '2007-07-19',
        why: 'its core sets were Sixth to Ninth Edition, which are not among the eight sets',
      },
    ],
  },
];

/** Names of old that mean the same. */
const OTHER_NAMES: { readonly [name: string]: string } = {
  'type 1': 'vintage',
  'type i': 'vintage',
  classic: 'vintage',
  'type 1.5': 'legacy',
  'classic restricted': 'legacy',
  'type 1.x': 'extended',
  'type 2': 'standard',
  'type ii': 'standard',
};

export const FORMAT_IDS: readonly string[] = [
  ...DATED.map(({ id }) => id),
  ...OLD_SCHOOL_LISTS.map(({ id }) => `old-school-${id}`),
  'date',
];

/** What each is called where one chooses among them, and whether a day goes with it. */
export const FORMAT_NAMES: readonly { readonly id: string; readonly name: string; readonly dated: boolean }[] = [
  { id: 'vintage', name: 'Vintage (Type I)', dated: true },
  { id: 'legacy', name: 'Legacy (Type 1.5)', dated: true },
  { id: 'extended', name: 'Extended', dated: true },
  { id: 'standard', name: 'Standard (Type II)', dated: true },
  ...OLD_SCHOOL_LISTS.map(({ id, name }) => ({ id: `old-school-${id}`, name, dated: false })),
  { id: 'date', name: 'The cards of a date', dated: true },
];

function checkedDate(date: string): string {
  const parsed = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date)
    throw new BadInput(`'${date}' is no day: write it like 1997-04-23`);
  return date;
}

/** A format by its name, as it was on a day (its last known day, if none is given). */
export function formatNamed(name: string, date: string = LAST_DAY): Format {
  const wanted = OTHER_NAMES[name.toLowerCase()] ?? name.toLowerCase();
  if (wanted === 'block')
    throw new BadInput(
      'Block cannot be played: core sets and Portal are part of no block, and there are no others here',
    );
  if (wanted === 'date') return cardsOfDate(date);
  const old = OLD_SCHOOL_LISTS.find(({ id }) => `old-school-${id}` === wanted);
  if (old !== undefined) return oldSchool(old);
  const dated = DATED.find(({ id }) => id === wanted);
  if (dated === undefined)
    throw new BadInput(`there is no format '${name}': there are ${FORMAT_IDS.join(', ')}, block`);
  return onDay(dated, checkedDate(date));
}

function onDay({ id, names, steps, gaps }: Dated, date: string): Format {
  const first = (steps[0] as Step).from;
  if (date < first || date > LAST_DAY)
    throw new BadInput(`${id} has lists from ${first} to ${LAST_DAY}, and ${date} is not among those days`);
  const gap = gaps.find(({ from, to }) => date >= from && date <= to);
  if (gap !== undefined)
    throw new BadInput(`${id} cannot be played as on ${date}: from ${gap.from} to ${gap.to} ${gap.why}`);
  let sets: readonly string[] = [];
  const banned = new Set<string>();
  const restricted = new Set<string>();
  for (const step of steps) {
    if (step.from > date) break;
    sets = step.sets ?? sets;
    for (const each of [...(step.banned ?? []), ...(step.restricted ?? []), ...(step.free ?? [])]) {
      banned.delete(each);
      restricted.delete(each);
    }
    for (const each of step.banned ?? []) banned.add(each);
    for (const each of step.restricted ?? []) restricted.add(each);
  }
  const name = names.filter(([from]) => from <= date).at(-1)?.[1] ?? id;
  return {
    id,
    name: `${name}, ${date}`,
    date,
    sets: sets as readonly SetCode[],
    banned: [...banned].sort(),
    restricted: [...restricted].sort(),
    deck: CONSTRUCTED,
  };
}

/**
 * Old School is played with the sets to 1994: of ours Alpha and Beta, and the cards of Fourth Edition, all of which come
 * from those years. What came back only in a later set cannot be told from our facts and stays out.
 */
const oldSchool = ({ id, name, banned, restricted }: OldSchool): Format => ({
  id: `old-school-${id}`,
  name,
  date: null,
  sets: ['LEA', 'LEB', '4ED'],
  banned,
  restricted,
  deck: CONSTRUCTED,
});

/** Whatever had come out by then, without any list: as people played at home on that day. */
function cardsOfDate(date: string): Format {
  const day = checkedDate(date);
  const sets = SETS.filter(({ released }) => released <= day).map(({ code }) => code);
  if (sets.length === 0) throw new BadInput(`on ${day} no set had come out: the first is of ${SETS[0]?.released}`);
  return {
    id: 'date',
    name: `cards of ${day}`,
    date: day,
    sets,
    banned: [],
    restricted: [],
    deck: { min: 40, copies: null, sideboard: 15 },
  };
}

export type Standing = 'legal' | 'restricted' | 'banned' | 'not in its sets';

/** How a card stands in a format. */
export function standingIn(format: Format, name: string): Standing {
  if (format.banned.includes(name)) return 'banned';
  if (!setsWith(name).some((set) => format.sets.includes(set))) return 'not in its sets';
  return format.restricted.includes(name) ? 'restricted' : 'legal';
}

/** The names of all cards of the pool that may be played in a format. */
export const cardsIn = (format: Format): string[] =>
  [...new Set(format.sets.flatMap((set) => cardsPrintedIn(set).map(({ name }) => name)))]
    .filter((name) => !format.banned.includes(name))
    .sort();

/** What a format finds wrong with a deck and its sideboard, sentence by sentence; nothing, if it may be played. */
export function formatFaults(
  format: Format,
  bookName: string,
  deck: readonly string[],
  sideboard: readonly string[] = [],
): string[] {
  const { min, copies, sideboard: most } = format.deck;
  const book = findBook(bookName);
  const faults: string[] = [];
  if (deck.length < min) faults.push(`it has ${deck.length} cards, and ${format.name} asks for at least ${min}`);
  // "A sideboard consists of exactly 15 cards" where there is one (M-275).
  if (sideboard.length > 0 && sideboard.length !== most)
    faults.push(`its sideboard has ${sideboard.length} cards, and ${format.name} asks for ${most} or none`);
  for (const [name, number] of countCards([...deck, ...sideboard])) {
    const standing = standingIn(format, name);
    if (standing === 'banned') faults.push(`${name} is banned in ${format.name}`);
    else if (standing === 'not in its sets')
      faults.push(`${name} is not in the sets of ${format.name} (${format.sets.join(', ')})`);
    else if (standing === 'restricted' && number > 1)
      faults.push(`it has ${number} of ${name}, which ${format.name} restricts to one`);
    else {
      const { supertypes, anyNumberInDeck } = findCard(book, name).definition;
      const limited = !supertypes.includes('basic') && !anyNumberInDeck;
      if (limited && copies !== null && number > copies)
        faults.push(`it has ${number} of ${name}, and ${format.name} allows ${copies}`);
    }
  }
  return faults;
}

/** What a deck of chance may be made of. */
export const allowedIn = (format: Format): Allowed => ({
  min: format.deck.min,
  most: (name) => {
    const standing = standingIn(format, name);
    if (standing === 'legal') return format.deck.copies ?? Number.POSITIVE_INFINITY;
    return standing === 'restricted' ? 1 : 0;
  },
});

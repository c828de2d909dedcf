// Reading a study: its head, the seats with what they have where, and the line of play. Faults are told with their line.

import { BadInput, BOOK_IDS, type PermanentWords, type SeatWords } from '../../game/index.ts';
import { didYouMean } from '../../written/nearest.ts';
import type { Goal, Said, Study } from '../study.ts';
import { atCommas, bareName, cardNamed, faultAt, listOfCards } from './names.ts';
import { readSaying } from './sayings.ts';

/** A study longer than this is none. */
const LONGEST_STUDY = 100_000;

/** So many sit at a table at the most. */
const MOST_PLAYERS = 8;
/** Brackets in brackets: what is attached to what is attached. Nothing in play goes deeper. */
const DEEPEST = 8;

/** No number of a position is larger: beyond it they would no longer be counted exactly. */
const LARGEST = 1_000_000;

const HEAD = ['title', 'note', 'books', 'book', 'turn', 'active', 'step', 'seed', 'goal', 'open'];
const LISTS = { hand: 'hand', library: 'library', graveyard: 'graveyard', removed: 'removed', ante: 'ante' } as const;
const NUMBERS = { life: 'life', poison: 'poison', 'lands played': 'landsPlayed' } as const;
const SEAT = [...Object.keys(NUMBERS), 'mana', ...Object.keys(LISTS), 'in play'];

/** Sections in which players say what they do. */
type Spoken = 'waiting' | 'line';
const SPOKEN: readonly string[] = ['waiting', 'line'];

type Writable<T> = { -readonly [key in keyof T]: T[key] };

interface Reading {
  readonly head: Map<string, { readonly value: string; readonly line: number }>;
  readonly seats: Map<string, Writable<SeatWords>>;
  /** What waits when it begins, and the line of play. */
  readonly said: { readonly [section in Spoken]: { readonly words: string; readonly line: number }[] };
  /** Where lines belong now: to nobody, to a seat, or to what is said. */
  section: string | null;
  saying: Spoken | null;
}

/** Reads the text of a study. What is wrong is refused with the line it stands in. */
export function readStudy(text: string): Study {
  if (typeof text !== 'string') throw new BadInput('a study is a text: a position, and a line of play');
  if (text.length > LONGEST_STUDY) throw new BadInput(`a study has at most ${LONGEST_STUDY} letters`);
  const reading: Reading = {
    head: new Map(),
    seats: new Map(),
    said: { waiting: [], line: [] },
    section: null,
    saying: null,
  };
  text.split('\n').forEach((raw, index) => {
    const comment = /(^|\s)\/\//.exec(raw);
    const words = raw.slice(0, comment?.index).trimEnd();
    if (words.trim() !== '') readLine(reading, words, index + 1);
  });
  return studyFrom(reading);
}

function readLine(reading: Reading, words: string, line: number): void {
  const inside = /^\s/.test(words);
  const colon = words.indexOf(':');
  const key = colon < 0 ? null : words.slice(0, colon).trim();
  const value = colon < 0 ? '' : words.slice(colon + 1).trim();
  if (inside && reading.saying !== null) {
    reading.said[reading.saying].push({ words: words.trim(), line });
    return;
  }
  if (inside && reading.section !== null) {
    if (key === null)
      throw faultAt(line, `'${words.trim()}' is not understood: write one of ${SEAT.join(', ')}, with a colon`);
    readSeat(reading.seats.get(reading.section) as Writable<SeatWords>, key.toLowerCase(), value, line);
    return;
  }
  if (key === null)
    throw faultAt(
      line,
      `'${words.trim()}' is not understood: write 'title:', a player's name with a colon, or 'line:'`,
    );
  reading.saying = SPOKEN.includes(key.toLowerCase()) && value === '' ? (key.toLowerCase() as Spoken) : null;
  reading.section = null;
  if (reading.saying !== null) return;
  if (HEAD.includes(key.toLowerCase())) {
    if (reading.head.has(key.toLowerCase())) throw faultAt(line, `'${key}' is said twice`);
    reading.head.set(key.toLowerCase(), { value, line });
    return;
  }
  if (value !== '')
    throw faultAt(
      line,
      `there is no '${key}'${didYouMean(key, HEAD) || '.'} A study has ${HEAD.join(', ')}, its players, 'waiting:' and 'line:'`,
    );
  if (!/^[\p{L}\d_-]+$/u.test(key)) throw faultAt(line, `'${key}' is no name for a player: it has to be one word`);
  if (reading.seats.size === MOST_PLAYERS) throw faultAt(line, `a study has at most ${MOST_PLAYERS} players`);
  if (reading.seats.has(key)) throw faultAt(line, `there are two players called '${key}'`);
  reading.seats.set(key, {});
  reading.section = key;
}

function wholeNumber(value: string, key: string, line: number): number {
  if (!/^-?\d+$/.test(value)) throw faultAt(line, `'${key}' is a whole number, not '${value}'`);
  if (Math.abs(Number(value)) > LARGEST) throw faultAt(line, `'${key}' is at most ${LARGEST}, not ${value}`);
  return Number(value);
}

/** Each pair of brackets is read anew within the one around it: without an end that would take as long as it likes. */
function knowDepth(text: string, line: number): void {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) throw faultAt(line, `brackets may stand in one another ${DEEPEST} deep, and here it is more`);
  }
}

function readSeat(seat: Writable<SeatWords>, key: string, value: string, line: number): void {
  knowDepth(value, line);
  if (!SEAT.includes(key))
    throw faultAt(line, `a player has no '${key}'${didYouMean(key, SEAT) || '.'} There are ${SEAT.join(', ')}`);
  const number = NUMBERS[key as keyof typeof NUMBERS];
  const list = LISTS[key as keyof typeof LISTS];
  if (number !== undefined) seat[number] = wholeNumber(value, key, line);
  else if (list !== undefined) seat[list] = cards(value, line, seat[list]);
  else if (key === 'mana') seat.mana = value.toUpperCase().replace(/\s/g, '');
  else seat.inPlay = permanents(value, line, seat.inPlay);
}

function counted(part: string, line: number): { number: number; rest: string } {
  const read = /^(\d+)x? (.*)$/s.exec(part);
  const number = read === null ? 1 : Number(read[1]);
  if (number < 1 || number > 250) throw faultAt(line, `${number} of a card is not from 1 to 250`);
  return { number, rest: read === null ? part : (read[2] as string) };
}

/** So many cards lie in one place at most, with what is attached to them: few lines could ask for millions. */
const MOST_CARDS = 500;

function manyOf<T>(text: string, line: number, read: (rest: string) => T, before: readonly T[] = []): T[] {
  const all = [...before];
  for (const part of listOfCards(text)) {
    const { number, rest } = counted(part, line);
    const one = read(rest);
    if (sizeOf(all) + number * sizeOf([one]) > MOST_CARDS)
      throw faultAt(line, `${MOST_CARDS} cards are the most in one place, with what is attached to them`);
    for (let count = 0; count < number; count += 1) all.push(one);
  }
  return all;
}

/** How many cards these are, with what is attached to them. */
const sizeOf = (all: readonly unknown[]): number =>
  all.reduce<number>((sum, each) => sum + 1 + sizeOf((each as Partial<PermanentWords>).with ?? []), 0);

const cards = (text: string, line: number, before?: readonly string[]): string[] =>
  manyOf(text, line, (rest) => cardNamed(rest, line), before);

const permanents = (
  text: string,
  line: number,
  before?: readonly (string | PermanentWords)[],
): (string | PermanentWords)[] => manyOf(text, line, (rest) => permanent(rest, line), before);

/** "Grizzly Bears (tapped, 1 damage, 2 +1/+1 counters, with Holy Strength)". */
function permanent(text: string, line: number): string | PermanentWords {
  const card = cardNamed(bareName(text), line);
  const open = text.indexOf('(');
  if (open < 0 || !text.endsWith(')')) return card;
  return atCommas(text.slice(open + 1, -1)).reduce((words, note) => withNote(words, note, line), {
    card,
  } as PermanentWords);
}

function withNote(words: PermanentWords, note: string, line: number): PermanentWords {
  if (note === 'tapped') return { ...words, tapped: true };
  if (note === 'sick' || note === 'new') return { ...words, sick: true };
  const damage = /^(?:(\d+) damage|damage (\d+))$/.exec(note);
  if (damage !== null) return { ...words, damage: wholeNumber(damage[1] ?? (damage[2] as string), 'damage', line) };
  const attached = /^with (.*)$/s.exec(note)?.[1];
  if (attached !== undefined)
    return { ...words, with: permanents(attached.replaceAll(' and ', ', '), line, words.with) };
  const seat = /^(controlled|owned) by (\S+)$/.exec(note);
  if (seat !== null) return { ...words, [seat[1] === 'controlled' ? 'controller' : 'owner']: seat[2] as string };
  const player = /^chosen player (\S+)$/.exec(note)?.[1];
  if (player !== undefined) return { ...words, chosenPlayer: player };
  const chosen = /^chosen (.+)$/.exec(note)?.[1];
  if (chosen !== undefined) return { ...words, chosen };
  const counter = /^(\d+) (.+?)(?: counters?)?$/.exec(note);
  if (counter !== null)
    return {
      ...words,
      counters: {
        ...words.counters,
        [counter[2] as string]: wholeNumber(counter[1] as string, counter[2] as string, line),
      },
    };
  throw faultAt(
    line,
    `'${note}' is not understood of ${words.card}: write tapped, new, '2 damage', '1 +1/+1 counter', 'with' an Aura or Equipment, 'controlled by', 'owned by' or 'chosen'`,
  );
}

// ---- the whole ----

function studyFrom({ head, seats, said: spoken }: Reading): Study {
  const names = [...seats.keys()];
  if (names.length < 2)
    throw new BadInput(
      names.length === 0
        ? "there is no position: write each player's name with a colon, and below it, indented, what the player has"
        : `there is only one player, '${names[0]}': a game needs two`,
    );
  const seatNamed = (name: string, at: number): string => {
    if (!names.includes(name)) throw faultAt(at, `there is no player '${name}': there are ${names.join(', ')}`);
    return name;
  };
  const said = (key: string): string | undefined => head.get(key)?.value;
  const at = (key: string): number => head.get(key)?.line ?? 0;
  const active = said('active');
  const [turn, step, seed] = [said('turn'), said('step'), said('seed')];
  const goal = said('goal');
  const sayings = (all: Reading['said'][Spoken]): Said[] =>
    all.map((each) => ({ saying: readSaying(each.words, names, each.line), ...each }));
  return {
    title: said('title') ?? '',
    note: said('note') ?? '',
    books: booksIn(head),
    position: {
      seats: Object.fromEntries(seats),
      ...(active === undefined ? {} : { active: seatNamed(active, at('active')) }),
      ...(turn === undefined ? {} : { turn: wholeNumber(turn, 'turn', at('turn')) }),
      ...(step === undefined ? {} : { step }),
      ...(seed === undefined ? {} : { seed }),
    },
    waiting: sayings(spoken.waiting),
    line: sayings(spoken.line),
    goal: goal === undefined ? null : goalFrom(goal, names, at('goal')),
    open: atCommas(said('open') ?? '').map((name) => seatNamed(name, at('open'))),
  };
}

function booksIn(head: Reading['head']): string[] {
  const said = head.get('books') ?? head.get('book');
  if (said === undefined) return [];
  return atCommas(said.value).map((book) => {
    if (!(BOOK_IDS as readonly string[]).includes(book))
      throw faultAt(said.line, `there is no rulebook '${book}': the books are ${BOOK_IDS.join(', ')}`);
    return book;
  });
}

const GOALS: { readonly [words: string]: Goal['what'] } = {
  wins: 'wins',
  survives: 'survives',
  'makes the rival draw out': 'draws out',
};

/** "ann wins this turn", "ben survives", "ann wins in 2 turns". */
function goalFrom(text: string, seats: readonly string[], line: number): Goal {
  const read = /^(\S+) (wins|survives|makes the rival draw out)(?: (this turn|in (\d+) turns?))?$/.exec(text);
  const who = read?.[1] ?? '';
  if (read === null || !seats.includes(who))
    throw faultAt(
      line,
      `'${text}' is no goal: write '${seats[0]} wins this turn', '${seats[0]} survives this turn', '${seats[0]} wins in 2 turns' or '${seats[0]} makes the rival draw out in 2 turns'`,
    );
  const turns = read[4] === undefined ? 1 : Number(read[4]);
  if (turns < 1 || turns > 5) throw faultAt(line, `a goal is reached in 1 to 5 turns, not in ${turns}`);
  return { who, what: GOALS[read[2] as string] as Goal['what'], turns };
}

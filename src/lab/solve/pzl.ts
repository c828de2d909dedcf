// Reading the puzzle files of Forge (.pzl): the position and the goal, as far as our cards go. Only read, never written.

import { BadInput, type PermanentWords, type SeatWords } from '../../game/index.ts';
import type { Goal, Study } from '../study.ts';
import { cardNamed, faultAt } from '../text/names.ts';

const ZONES: { readonly [name: string]: 'hand' | 'library' | 'graveyard' | 'removed' } = {
  hand: 'hand',
  library: 'library',
  graveyard: 'graveyard',
  exile: 'removed',
};

const STEPS: { readonly [phase: string]: string } = {
  main1: 'main',
  main2: 'second main',
  upkeep: 'upkeep',
  draw: 'draw',
};

/** So many cards lie in one place at most: more are no puzzle, and would only be a long wait. */
const MOST_CARDS = 500;

interface Line {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** The lines of a section, `[state]` or `[metadata]`, as keys and values; their case does not matter. */
function linesOf(text: string, section: string): Line[] {
  const found: Line[] = [];
  let now = '';
  text.split(/\r?\n/).forEach((raw, index) => {
    const head = /^\[(.*)\]$/.exec(raw.trim())?.[1];
    if (head !== undefined) now = head.toLowerCase();
    const at = raw.search(/[:=]/);
    if (head === undefined && now === section && at > 0)
      found.push({ key: raw.slice(0, at).trim().toLowerCase(), value: raw.slice(at + 1).trim(), line: index + 1 });
  });
  return found;
}

/** "Grizzly Bears|Tapped|Counters:P1P1=2": a card and what is to be said of it. */
function permanent(text: string, line: number): string | PermanentWords {
  const [name = '', ...notes] = text.split('|').map((each) => each.trim());
  let words: PermanentWords = { card: cardNamed(name, line) };
  for (const note of notes) {
    const [what = '', value = ''] = note.split(/[:=](.*)/s);
    const key = what.toLowerCase();
    if (key === 'tapped') words = { ...words, tapped: true };
    else if (key === 'summonsick') words = { ...words, sick: true };
    else if (key === 'damage') words = { ...words, damage: numberFrom(value, 'Damage', line) };
    else if (key === 'counters') words = { ...words, counters: countersFrom(value, line) };
    else if (key !== 'set' && key !== 'art' && key !== 'id')
      throw faultAt(
        line,
        `'${note}' of ${words.card} is not understood here: tapped, summonsick, damage and counters are`,
      );
  }
  return Object.keys(words).length === 1 ? words.card : words;
}

const COUNTERS: { readonly [name: string]: string } = { P1P1: '+1/+1', M1M1: '-1/-1', LOYALTY: 'loyalty' };

function countersFrom(value: string, line: number): { [name: string]: number } {
  return Object.fromEntries(
    value.split(',').map((each): [string, number] => {
      const [name = '', number = '1'] = each.split('=');
      const known = COUNTERS[name.trim().toUpperCase()];
      if (known === undefined) throw faultAt(line, `there are no counters '${name.trim()}' here`);
      return [known, numberFrom(number, name.trim(), line)];
    }),
  );
}

function numberFrom(value: string, key: string, line: number): number {
  if (!/^\d{1,4}$/.test(value.trim())) throw faultAt(line, `'${key}' is a whole number from 0 to 9999, not '${value}'`);
  return Number(value);
}

function listOf({ value, line }: Line): string[] {
  const all = value
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (all.length > MOST_CARDS)
    throw faultAt(line, `${MOST_CARDS} cards are the most in one place, and these are ${all.length}`);
  return all;
}

function seatFrom(lines: readonly Line[], prefix: string): SeatWords {
  let seat: SeatWords = {};
  for (const each of lines) {
    const { key, value, line } = each;
    if (!key.startsWith(prefix)) continue;
    const what = key.slice(prefix.length);
    const zone = ZONES[what];
    if (what === 'life') seat = { ...seat, life: numberFrom(value, key, line) };
    else if (what === 'landsplayed') seat = { ...seat, landsPlayed: numberFrom(value, key, line) };
    else if (what === 'battlefield') seat = { ...seat, inPlay: listOf(each).map((card) => permanent(card, line)) };
    else if (zone !== undefined)
      seat = { ...seat, [zone]: listOf(each).map((card) => cardNamed(card.split('|')[0] as string, line)) };
  }
  return seat;
}

function goalFrom(lines: readonly Line[]): Goal {
  const said = lines.find(({ key }) => key === 'goal');
  const inTurns = lines.find(({ key }) => key === 'turns');
  const turns = inTurns === undefined ? 1 : numberFrom(inTurns.value, inTurns.key, inTurns.line);
  if (said === undefined)
    throw new BadInput("this puzzle has no goal: a .pzl file says one under [metadata], like 'Goal:Win'");
  const goal = said.value.toLowerCase();
  if (goal === 'win') return { who: 'you', what: 'wins', turns };
  if (goal === 'survive') return { who: 'you', what: 'survives', turns };
  throw faultAt(said.line, `the goal '${said.value}' is not understood here: Win and Survive are`);
}

/** The study of a .pzl file: Forge's human is called you, its computer rival. */
export function readPuzzleFile(text: string): Study {
  const meta = linesOf(text, 'metadata');
  const state = linesOf(text, 'state');
  if (state.length === 0) throw new BadInput('this is no puzzle of Forge: it has no [state]');
  const said = (key: string): string | undefined => state.find((line) => line.key === key)?.value;
  const prefix = state.some(({ key }) => key.startsWith('p0')) ? ['p0', 'p1'] : ['human', 'ai'];
  const step = STEPS[(said('activephase') ?? 'main1').toLowerCase()];
  if (step === undefined) throw new BadInput(`a puzzle that begins in '${said('activephase')}' is not understood here`);
  const active = /^(ai|p1)$/i.test(said('activeplayer') ?? '') ? 'rival' : 'you';
  return {
    title: meta.find(({ key }) => key === 'name')?.value ?? '',
    note: meta.find(({ key }) => key === 'description')?.value ?? '',
    books: [],
    position: {
      seats: { you: seatFrom(state, prefix[0] as string), rival: seatFrom(state, prefix[1] as string) },
      active,
      step,
    },
    waiting: [],
    line: [],
    goal: goalFrom(meta),
    open: ['rival'],
  };
}

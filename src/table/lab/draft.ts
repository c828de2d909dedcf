// A position being edited: plain data, changed by copies, and its text as the laboratory reads it.

import type { SeatWords, StudyInfo, ThingWords } from '../../protocol/lab.ts';
import { NEWEST } from '../page/books.ts';

export type Zone = 'in play' | 'hand' | 'graveyard' | 'removed' | 'library';
export const ZONES: readonly Zone[] = ['in play', 'hand', 'graveyard', 'removed', 'library'];

const seat = (name: string): SeatWords => ({
  name,
  life: 20,
  poison: 0,
  mana: '',
  hand: [],
  inPlay: [],
  graveyard: [],
  removed: [],
  library: null,
});

export const EMPTY: StudyInfo = {
  title: '',
  book: NEWEST,
  turn: 5,
  active: '',
  step: '',
  goal: '',
  seats: [seat('ann'), seat('ben')],
  waiting: [],
  line: [],
  lost: [],
};

const plainThing = (card: string): ThingWords => ({
  card,
  tapped: false,
  sick: false,
  damage: 0,
  counters: [],
  with: [],
});

export function changeSeat(draft: StudyInfo, name: string, change: Partial<SeatWords>): StudyInfo {
  return { ...draft, seats: draft.seats.map((each) => (each.name === name ? { ...each, ...change } : each)) };
}

export function addCard(draft: StudyInfo, name: string, zone: Zone, card: string): StudyInfo {
  const found = draft.seats.find((each) => each.name === name);
  if (found === undefined) return draft;
  if (zone === 'in play') return changeSeat(draft, name, { inPlay: [...found.inPlay, plainThing(card)] });
  return changeSeat(draft, name, { [zone]: [...(found[zone] ?? []), card] });
}

export function removeCard(draft: StudyInfo, name: string, zone: Zone, index: number): StudyInfo {
  const found = draft.seats.find((each) => each.name === name);
  if (found === undefined) return draft;
  const without = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== index);
  if (zone === 'in play') return changeSeat(draft, name, { inPlay: without(found.inPlay) });
  const left = without(found[zone] ?? []);
  return changeSeat(draft, name, { [zone]: zone === 'library' && left.length === 0 ? null : left });
}

export function changeThing(draft: StudyInfo, name: string, index: number, change: Partial<ThingWords>): StudyInfo {
  const found = draft.seats.find((each) => each.name === name);
  if (found === undefined) return draft;
  return changeSeat(draft, name, {
    inPlay: found.inPlay.map((each, at) => (at === index ? { ...each, ...change } : each)),
  });
}

/** "3 Forest, Grizzly Bears": neighbours of the same words are counted. */
function counted(words: readonly string[]): string {
  const parts: { word: string; number: number }[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.word === word) last.number += 1;
    else parts.push({ word, number: 1 });
  }
  return parts.map(({ word, number }) => (number === 1 ? word : `${number} ${word}`)).join(', ');
}

function thingText({ card, tapped, sick, damage, counters, with: on }: ThingWords): string {
  const notes = [
    tapped ? 'tapped' : '',
    sick ? 'new' : '',
    damage > 0 ? `${damage} damage` : '',
    ...counters.map(({ name, number }) => `${number} ${name} counter${number === 1 ? '' : 's'}`),
    ...on.map((each) => `with ${each}`),
  ].filter((note) => note !== '');
  return notes.length === 0 ? card : `${card} (${notes.join(', ')})`;
}

function seatLines({ name, life, poison, mana, hand, inPlay, graveyard, removed, library }: SeatWords): string[] {
  const line = (key: string, value: string | number | null): string[] =>
    value === null || value === '' || value === 0 ? [] : [`  ${key}: ${value}`];
  return [
    `${name}:`,
    ...(life === null ? [] : [`  life: ${life}`]),
    ...line('poison', poison),
    ...line('mana', mana),
    ...line('hand', counted(hand)),
    ...line('in play', counted(inPlay.map(thingText))),
    ...line('graveyard', counted(graveyard)),
    ...line('removed', counted(removed)),
    ...line('library', counted(library ?? [])),
  ];
}

const spoken = (section: string, words: readonly string[]): string[] => {
  const said = words.map((each) => each.trim()).filter((each) => each !== '');
  return said.length === 0 ? [] : [`${section}:`, ...said.map((each) => `  ${each}`)];
};

/** The text of a draft, as a study is written. */
export function textOf({ title, book, turn, active, step, goal, seats, waiting, line }: StudyInfo): string {
  const head = (key: string, value: string | number | null): string[] =>
    value === null || value === '' ? [] : [`${key}: ${value}`];
  return [
    ...head('title', title),
    ...head('book', book),
    ...head('turn', turn),
    ...head('active', active),
    ...head('step', step),
    ...head('goal', goal),
    ...seats.flatMap(seatLines),
    ...spoken('waiting', waiting),
    ...spoken('line', line),
    '',
  ].join('\n');
}

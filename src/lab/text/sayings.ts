// Lines of play in words: "ann casts Lightning Bolt at Grizzly Bears", "ben blocks Craw Wurm with Giant Spider", "all pass".

import { didYouMean } from '../../written/nearest.ts';
import type { Attacker, Blocking, Choosing, Saying } from '../study.ts';
import { faultAt, readCard } from './names.ts';

interface Place {
  readonly seats: readonly string[];
  readonly line: number;
}

const VERBS =
  'casts, plays, taps, uses, attacks with, blocks, does not block, assigns, chooses, deals with, passes, concedes';

/** One line of play. */
export function readSaying(text: string, seats: readonly string[], line: number): Saying {
  const place = { seats, line };
  const words = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  if (words === 'pass') return { say: 'pass' };
  if (words === 'all pass') return { say: 'all pass' };
  if (words.startsWith('until ')) return until(words.slice(6), place);
  const who = seats.find((seat) => words.startsWith(`${seat} `));
  if (who === undefined) {
    const [first = ''] = words.split(' ');
    throw faultAt(
      line,
      `'${words}' is not understood: begin with ${seats.join(' or ')}${didYouMean(first, seats)}, or write 'pass', 'all pass' or 'until' and a step`,
    );
  }
  return said(who, words.slice(who.length + 1), place);
}

function said(who: string, words: string, place: Place): Saying {
  const [verb = '', ...rest] = words.split(' ');
  const after = rest.join(' ');
  switch (verb) {
    case 'casts':
      return { say: 'casts', who, ...announced(after, place) };
    case 'uses':
    case 'activates':
      return { say: 'uses', who, ...announced(after, place) };
    case 'plays':
      return { say: 'plays', who, card: only(after, place) };
    case 'taps':
      return { say: 'taps', who, card: only(after, place) };
    case 'deals':
      return { say: 'deals with', who, card: only(after.replace(/^with /, ''), place) };
    case 'attacks':
      return { say: 'attacks', who, with: attackers(after.replace(/^with /, ''), place) };
    case 'blocks':
    case 'intercepts':
      return { say: 'blocks', who, blocks: blockings(after, place) };
    case 'does':
      if (after === 'not block' || after === 'not intercept') return { say: 'blocks', who, blocks: [] };
      if (after === 'not attack') return { say: 'attacks', who, with: [] };
      break;
    case 'assigns':
      return { say: 'assigns', who, amounts: amounts(after, place) };
    case 'chooses':
      return { say: 'chooses', who, what: chosen(after, place) };
    case 'passes':
      if (after === '') return { say: 'passes', who };
      break;
    case 'concedes':
      if (after === '') return { say: 'concedes', who };
      break;
  }
  throw faultAt(place.line, `'${who} ${words}' is not understood: what ${who} does is one of ${VERBS}`);
}

function card(text: string, { seats, line }: Place): { card: string; rest: string } {
  const read = readCard(text, seats);
  if (read !== null) return read;
  const named = text.split(/ at | with | and |,| \+ | choosing /)[0]?.trim() ?? '';
  throw faultAt(line, named === '' ? 'a card must be named here' : `there is no card '${named}'`);
}

function only(text: string, place: Place): string {
  const { card: name, rest } = card(text, place);
  if (rest.trim() !== '') throw faultAt(place.line, `'${rest.trim()}' is not understood after '${name}'`);
  return name;
}

/** A card or a player at the beginning of a text. */
function thing(text: string, place: Place): { card: string; rest: string } {
  const start = text.trimStart();
  const seat = place.seats.find((each) => new RegExp(`^${each}(?!['\\w:])`).test(start));
  return seat === undefined ? card(start, place) : { card: seat, rest: start.slice(seat.length) };
}

/** Things with commas or "and" between them. */
function things(text: string, place: Place): { all: string[]; rest: string } {
  const first = thing(text, place);
  const all = [first.card];
  let { rest } = first;
  for (;;) {
    const between = /^(?:,| and|, and) (?!choosing |paying |with X|as the )/.exec(rest);
    if (between === null) return { all, rest };
    const next = thing(rest.slice(between[0].length), place);
    all.push(next.card);
    rest = next.rest;
  }
}

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function announced(text: string, place: Place): { card: string } & Choosing {
  const { card: name, rest } = card(text, place);
  let left = rest.replace(/^,/, '').trim();
  let choosing: Choosing = { at: [] };
  while (left !== '') {
    const x = /^with X ?=? ?(\d+)/i.exec(left);
    const number = /^(?:as|for) (?:the|its) (\w+)(?: effect| ability)?/.exec(left);
    const pay = /^paying ([WUBRGC]+)/.exec(left);
    if (left.startsWith('at ')) {
      const { all, rest: more } = things(left.slice(3), place);
      choosing = { ...choosing, at: all };
      left = more;
    } else if (x !== null) {
      choosing = { ...choosing, x: Number(x[1]) };
      left = left.slice(x[0].length);
    } else if (number !== null && ORDINALS.includes(number[1] as string)) {
      choosing = { ...choosing, number: ORDINALS.indexOf(number[1] as string) + 1 };
      left = left.slice(number[0].length);
    } else if (pay !== null) {
      choosing = { ...choosing, pay: pay[1] as string };
      left = left.slice(pay[0].length);
    } else if (left.startsWith('choosing ')) {
      choosing = { ...choosing, choosing: chosen(left.slice(9), place) };
      left = '';
    } else
      throw faultAt(
        place.line,
        `'${left}' is not understood after '${name}': write 'at' and what it is aimed at, 'with X = 2', 'for its second effect', 'paying R' or 'choosing' and what`,
      );
    left = left.replace(/^,/, '').trim();
  }
  return { card: name, ...choosing };
}

/** "Benalish Hero + Craw Wurm, Grizzly Bears at Jace Beleren": a plus makes a band. */
function attackers(text: string, place: Place): Attacker[] {
  const all: Attacker[] = [];
  let bands = 0;
  let joined = false;
  let left = text.trim();
  while (left !== '') {
    const { card: name, rest } = card(left, place);
    left = rest.trim();
    let at: string | null = null;
    if (left.startsWith('at ')) {
      const aim = thing(left.slice(3), place);
      at = aim.card;
      left = aim.rest.trim();
    }
    const joins = left.startsWith('+');
    if (joins && !joined) bands += 1;
    all.push({ card: name, band: joins || joined ? bands : 0, ...(at === null ? {} : { at }) });
    joined = joins;
    left = left.replace(/^(?:,? ?and |[,+])/, '').trim();
    if (rest.trim() !== '' && left === rest.trim())
      throw faultAt(place.line, `'${left}' is not understood after '${name}'`);
  }
  return all;
}

/** "Craw Wurm with Giant Spider and Grizzly Bears; Hill Giant with Gray Ogre". */
function blockings(text: string, place: Place): Blocking[] {
  return text.split(';').map((part): Blocking => {
    const { card: attacker, rest } = card(part, place);
    const blockers = / ?with (.*)$/.exec(rest)?.[1];
    if (blockers === undefined)
      throw faultAt(place.line, `say with what '${attacker}' is blocked: 'blocks ${attacker} with …'`);
    const { all, rest: more } = things(blockers, place);
    if (more.trim() !== '') throw faultAt(place.line, `'${more.trim()}' is not understood after '${all.at(-1)}'`);
    return { attacker, blockers: all };
  });
}

function amounts(text: string, place: Place): { [name: string]: number } {
  const found: { [name: string]: number } = {};
  let left = text.trim();
  while (left !== '') {
    const number = /^(\d+) (?:damage )?to /.exec(left);
    if (number === null)
      throw faultAt(place.line, `'${left}' is not understood: write '2 to' and the name of what gets it`);
    const { card: name, rest } = thing(left.slice(number[0].length), place);
    found[name] = Number(number[1]);
    left = rest
      .trim()
      .replace(/^(?:,? ?and |,)/, '')
      .trim();
  }
  return found;
}

function chosen(text: string, place: Place): (string | number)[] {
  const left = text.trim();
  if (left === 'none' || left === 'nothing') return [];
  if (/^\d+(?:(?:, ?| )\d+)*$/.test(left)) return left.split(/[, ]+/).map(Number);
  if (place.seats.includes(left) || readCard(left, place.seats) !== null) {
    const { all, rest } = things(left, place);
    if (rest.trim() === '') return all;
  }
  return left.split(/, ?/);
}

/** "until damage", "until ben's upkeep". */
function until(text: string, { seats }: Place): Saying {
  const of = seats.find((seat) => text.startsWith(`${seat}'s `)) ?? null;
  return { say: 'until', moment: of === null ? text : text.slice(of.length + 3), of };
}

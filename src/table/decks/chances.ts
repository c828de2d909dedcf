// The odds of a deck: how likely lands and colours are by each turn, and hands dealt to look at.

import { COLORS, type Color, type Faces, isLand } from './counts.ts';
import type { Cards } from './decktext.ts';

/** The chance that of `seen` cards out of `size` at least `least` are among the `good` ones. */
export function chanceOf(size: number, good: number, seen: number, least: number): number {
  const drawn = Math.min(seen, size);
  let none = 0;
  for (let number = 0; number < least; number += 1) none += exactly(size, good, drawn, number);
  return Math.min(1, Math.max(0, 1 - none));
}

function exactly(size: number, good: number, seen: number, number: number): number {
  if (number > good || seen - number > size - good) return 0;
  return Math.exp(logChoose(good, number) + logChoose(size - good, seen - number) - logChoose(size, seen));
}

const logChoose = (from: number, number: number): number =>
  logFactorial(from) - logFactorial(number) - logFactorial(from - number);

const factorials: number[] = [0];

function logFactorial(number: number): number {
  for (let next = factorials.length; next <= number; next += 1)
    factorials.push((factorials[next - 1] as number) + Math.log(next));
  return factorials[number] as number;
}

const TYPES: { readonly [color in Color]: string } = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** How many lands a deck has, and how many of them give each colour. */
export function landsOf(
  cards: Cards,
  faces: Faces,
): { readonly all: number; readonly of: { readonly [color in Color]: number } } {
  const of = { W: 0, U: 0, B: 0, R: 0, G: 0 };
  let all = 0;
  for (const [name, number] of Object.entries(cards)) {
    const card = faces.get(name);
    if (card === undefined || !isLand(card)) continue;
    all += number;
    const text = card.text.join(' ');
    for (const color of COLORS)
      if (card.subtypes.includes(TYPES[color]) || text.includes(`{${color}}`) || /any (one )?colou?r/.test(text))
        of[color] += number;
  }
  return { all, of };
}

export const HAND = 7;
export const TURNS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** How many cards have been seen in a turn, by who draws in the first one or does not. */
export const seenBy = (turn: number, drawsFirst: boolean): number => HAND + turn - (drawsFirst ? 0 : 1);

/** A shuffled deck, by a source of numbers between 0 and 1. */
export function shuffled(cards: Cards, random: () => number): string[] {
  const deck = Object.entries(cards).flatMap(([name, number]) => Array.from({ length: number }, () => name));
  for (let at = deck.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [deck[at], deck[other]] = [deck[other] as string, deck[at] as string];
  }
  return deck;
}

// The faces of cards: every book's cards are asked for once and kept.

import { useEffect, useSyncExternalStore } from 'react';
import { learnPictures } from '../../art/subject.ts';
import type { CardFacts } from '../../protocol/setup.ts';
import { api } from './api.ts';

type Faces = ReadonlyMap<string, CardFacts>;

const known = new Map<string, Faces>();
const asked = new Set<string>();
const hearers = new Set<() => void>();
let version = 0;

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

async function ask(book: string): Promise<void> {
  if (asked.has(book) || book === '') return;
  asked.add(book);
  try {
    const cards = await api.cards(book);
    learnPictures(cards);
    known.set(book, new Map(cards.map((card) => [card.name, card])));
    version += 1;
    for (const hear of hearers) hear();
  } catch {
    asked.delete(book); // it is asked for again the next time
  }
}

const NONE: Faces = new Map();

/** Every card that a book can hold, by name; empty until they have come. */
export function useCards(book: string): Faces {
  useEffect(() => void ask(book), [book]);
  useSyncExternalStore(subscribe, () => version);
  return known.get(book) ?? NONE;
}

/** A card that the book does not know (a token), with nothing but what can be seen of it. */
export function plainFace(name: string): CardFacts {
  return {
    name,
    cost: null,
    total: 0,
    type: '',
    colors: '',
    types: [],
    subtypes: [],
    text: [],
    power: null,
    toughness: null,
    loyalty: null,
    rarity: '',
    keywords: [],
    sets: [],
  };
}

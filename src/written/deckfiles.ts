// Deck files of other programs, read and written: Arena, MTGO (text and .dek), Forge and XMage (.dck), Cockatrice (.cod),
// Magic Workstation (.mwDeck). Which one it is, is seen from the text. It knows no cards.

import {
  type DeckEntry,
  type DeckList,
  type LineFault,
  MOST_COPIES,
  parseDeckText,
  writeDeckText,
} from './decktext.ts';

/** Reads a deck list of any of these programs. */
export function readDeckFile(text: string): DeckList {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  return start.startsWith('<') ? readXml(start) : parseDeckText(text);
}

// ---- XML: MTGO's .dek and Cockatrice's .cod ----

interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: { readonly [name: string]: string };
  readonly line: number;
  /** The text up to the next tag. */
  readonly text: string;
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(#x?[0-9a-f]+|\w+);/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return ENTITIES[code.toLowerCase()] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
  let line = 1;
  let at = 0;
  for (const match of text.matchAll(/<(\/?)([A-Za-z_][\w.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>([^<]*)/g)) {
    line += text.slice(at, match.index).split('\n').length - 1;
    at = match.index;
    const attributes: Record<string, string> = {};
    for (const [, name, double, single] of (match[3] as string).matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      attributes[(name as string).toLowerCase()] = unescaped(double ?? single ?? '');
    tags.push({
      name: (match[2] as string).toLowerCase(),
      closing: match[1] === '/',
      attributes,
      line,
      text: unescaped((match[4] as string).trim()),
    });
  }
  return tags;
}

function readXml(text: string): DeckList {
  const entries: DeckEntry[] = [];
  const faults: LineFault[] = [];
  let name: string | null = null;
  let zone = 'main';
  for (const tag of tagsOf(text)) {
    if (tag.closing) continue;
    if (tag.name === 'deckname' && tag.text !== '') name ??= tag.text;
    else if (tag.name === 'zone') zone = tag.attributes.name ?? 'main';
    else if (tag.name === 'cards' || tag.name === 'card') {
      const { name: card, quantity, number, sideboard } = tag.attributes;
      const copies = Number(quantity ?? number ?? '1');
      if (card === undefined || card.trim() === '')
        faults.push({ line: tag.line, text: `<${tag.name}>`, message: 'a card without a name' });
      else if (!Number.isInteger(copies) || copies < 1 || copies > MOST_COPIES)
        faults.push({
          line: tag.line,
          text: card,
          message: `'${quantity ?? number}' is no number of copies: write a whole number from 1 to ${MOST_COPIES}`,
        });
      else
        entries.push({
          number: copies,
          name: card.trim(),
          line: tag.line,
          sideboard: sideboard?.toLowerCase() === 'true' || zone === 'side',
        });
    }
  }
  if (entries.length === 0 && faults.length === 0)
    faults.push({ line: 1, text: text.slice(0, 40), message: 'it looks like XML, and has no cards in it' });
  return { name, entries, faults };
}

// ---- writing ----

export const DECK_FILES = ['text', 'arena', 'mtgo', 'dek', 'forge', 'xmage', 'cod', 'mwdeck'] as const;
export type DeckFile = (typeof DECK_FILES)[number];

type Cards = { readonly [name: string]: number };

export interface WrittenDeck {
  readonly name: string;
  readonly line?: string | undefined;
  readonly cards: Cards;
}

/** A set in which the card was printed, for programs that ask for one; null where none is known. */
export type SetOf = (name: string) => string | null;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lines = (cards: Cards, line: (number: number, name: string) => string): string[] =>
  Object.entries(cards).map(([name, number]) => line(number, name));

const plain = (number: number, name: string): string => `${number} ${name}`;

/** The deck as the program reads it. */
export function writeDeckFile(
  kind: DeckFile,
  deck: WrittenDeck,
  sideboard: Cards = {},
  setOf: SetOf = () => null,
): string {
  const hasSide = Object.keys(sideboard).length > 0;
  const end = (list: readonly string[]): string => `${list.join('\n')}\n`;
  switch (kind) {
    case 'text':
      return writeDeckText(deck, sideboard);
    case 'arena':
      return end([
        'About',
        `Name ${deck.name}`,
        '',
        'Deck',
        ...lines(deck.cards, plain),
        ...(hasSide ? ['', 'Sideboard', ...lines(sideboard, plain)] : []),
      ]);
    case 'mtgo':
      return end([...lines(deck.cards, plain), ...(hasSide ? ['', 'Sideboard', ...lines(sideboard, plain)] : [])]);
    case 'dek':
      return end([
        '<?xml version="1.0" encoding="utf-8"?>',
        '<Deck>',
        '  <NetDeckID>0</NetDeckID>',
        '  <PreconstructedDeckID>0</PreconstructedDeckID>',
        ...lines(deck.cards, (number, name) => dekLine(number, name, false)),
        ...lines(sideboard, (number, name) => dekLine(number, name, true)),
        '</Deck>',
      ]);
    case 'forge':
      return end([
        '[metadata]',
        `Name=${deck.name}`,
        '[Main]',
        ...lines(deck.cards, plain),
        ...(hasSide ? ['[Sideboard]', ...lines(sideboard, plain)] : []),
      ]);
    case 'xmage': {
      const card = (number: number, name: string): string => `${number} [${setOf(name) ?? 'M11'}:0] ${name}`;
      return end([
        `NAME:${deck.name}`,
        ...lines(deck.cards, card),
        ...lines(sideboard, (number, name) => `SB: ${card(number, name)}`),
      ]);
    }
    case 'cod':
      return end([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        `  <deckname>${escaped(deck.name)}</deckname>`,
        '  <zone name="main">',
        ...lines(deck.cards, codLine),
        '  </zone>',
        ...(hasSide ? ['  <zone name="side">', ...lines(sideboard, codLine), '  </zone>'] : []),
        '</cockatrice_deck>',
      ]);
    case 'mwdeck': {
      const card = (number: number, name: string): string => `${number} [${setOf(name) ?? ''}] ${name}`;
      return end([
        `// NAME : ${deck.name}`,
        ...lines(deck.cards, (number, name) => `    ${card(number, name)}`),
        ...lines(sideboard, (number, name) => `SB: ${card(number, name)}`),
      ]);
    }
    default:
      return kind satisfies never;
  }
}

const dekLine = (number: number, name: string, aside: boolean): string =>
  `  <Cards CatID="0" Quantity="${number}" Sideboard="${aside}" Name="${escaped(name)}" Annotation="0" />`;

const codLine = (number: number, name: string): string => `    <card number="${number}" name="${escaped(name)}"/>`;

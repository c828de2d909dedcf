// Rules text as it is written ({W}, {T}, {3} between words) taken apart into words and symbols.

export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  /** What stands between the braces, or sword and shield. */
  | { readonly kind: 'symbol'; readonly symbol: string };

const SPOKEN: Readonly<Record<string, string>> = {
  W: 'white mana',
  U: 'blue mana',
  B: 'black mana',
  R: 'red mana',
  G: 'green mana',
  C: 'colorless mana',
  X: 'X mana',
  T: 'tap',
  Q: 'untap',
  S: 'snow mana',
  sword: 'offense',
  shield: 'defense',
};

/** What a symbol is called when it is read aloud. */
export function spokenSymbol(symbol: string): string {
  const known = SPOKEN[symbol];
  if (known !== undefined) return known;
  if (/^\d+$/.test(symbol)) return `${symbol} generic mana`;
  if (symbol.includes('/'))
    return symbol
      .split('/')
      .map((half) => spokenSymbol(half))
      .join(' or ');
  return symbol;
}

const MARK = /\{([^{}]+)\}|⚔\uFE0F?|🛡\uFE0F?/gu;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > from) pieces.push({ kind: 'words', text: text.slice(from, found.index) });
    const mark = found[0].startsWith('⚔') ? 'sword' : found[0].startsWith('🛡') ? 'shield' : '';
    pieces.push({ kind: 'symbol', symbol: found[1] ?? mark });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'words', text: text.slice(from) });
  return pieces;
}

/** The symbols of a cost in order: "{2}{W}{W}" has 2, W and W. */
export function symbolsOf(cost: string | null): string[] {
  return piecesOf(cost ?? '').flatMap((piece) => (piece.kind === 'symbol' ? [piece.symbol] : []));
}

/** A text with its symbols as words, for labels that are only heard. */
export function spokenText(text: string): string {
  return piecesOf(text)
    .map((piece) => (piece.kind === 'words' ? piece.text : spokenSymbol(piece.symbol)))
    .join('');
}

/** A cost as it is said: "2 generic, white, white". */
export function spokenCost(cost: string | null): string {
  return symbolsOf(cost).map(spokenSymbol).join(', ').replaceAll(' mana', '');
}

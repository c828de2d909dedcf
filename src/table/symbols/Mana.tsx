// Mana symbols of our own drawing, and texts and costs that hold them; each symbol has a spoken name.
import './symbols.css';
import { Fragment, memo, type ReactNode } from 'react';
import { MANA_GLYPHS } from './glyphs.ts';
import { Shield, Sword } from './Icons.tsx';
import { piecesOf, spokenCost, spokenSymbol, symbolsOf } from './parse.ts';

interface ManaProps {
  /** What stands between the braces: W, U, B, R, G, C, X, T, a number, or two halves like W/U. */
  readonly symbol: string;
  /** It stands in a group that is already read aloud. */
  readonly silent?: boolean;
}

function Glyph({ symbol }: { readonly symbol: string }) {
  const path = MANA_GLYPHS[symbol];
  if (path === undefined) return <b className={symbol.length > 1 ? 'narrow' : undefined}>{symbol}</b>;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}

/** One mana symbol, as large as the letters around it. */
export const Mana = memo(function Mana({ symbol, silent = false }: ManaProps) {
  const heard = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spokenSymbol(symbol) };
  const [left, right] = symbol.split('/');
  if (left !== undefined && right !== undefined) {
    return (
      <span className="mana hybrid" data-left={left} data-right={right} {...heard}>
        <Glyph symbol={left} />
        <Glyph symbol={right} />
      </span>
    );
  }
  return (
    <span className="mana" data-mana={/^[WUBRG]$/.test(symbol) ? symbol : 'N'} {...heard}>
      <Glyph symbol={symbol} />
    </span>
  );
});

interface CostProps {
  readonly cost: string | null;
  readonly className?: string;
}

/** A cost in symbols, read aloud as one. */
export const Cost = memo(function Cost({ cost, className = '' }: CostProps) {
  const symbols = symbolsOf(cost);
  if (symbols.length === 0) return null;
  return (
    <span className={`cost ${className}`} role="img" aria-label={`costs ${spokenCost(cost)}`}>
      {symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the symbols of a cost never change places
        <Mana key={i} symbol={symbol} silent />
      ))}
    </span>
  );
});

function pieceOf(symbol: string): ReactNode {
  if (symbol === 'sword') return <Sword />;
  if (symbol === 'shield') return <Shield />;
  return <Mana symbol={symbol} />;
}

/** Rules text with its symbols drawn; what stands in brackets is set in italics. */
export function ManaText({ text }: { readonly text: string }) {
  return text.split(/(\([^()]*\))/).map((part, i) => {
    const inside = piecesOf(part).map((piece, j) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change places
      <Fragment key={j}>{piece.kind === 'words' ? piece.text : pieceOf(piece.symbol)}</Fragment>
    ));
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
    return part.startsWith('(') ? <i key={i}>{inside}</i> : <Fragment key={i}>{inside}</Fragment>;
  });
}

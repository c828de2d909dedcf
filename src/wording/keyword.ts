// Keywords in words: where a book has a word for one, and where it must say what the creature can do.

import type { Keyword } from '../language/keyword.ts';
import type { Predicate } from './grammar.ts';
import type { About, KeywordWords, Voice } from './voice.ts';

/** A keyword that the book calls by a word of its own. */
export const word = (text: string): KeywordWords => ({ word: text });
/** A keyword that the book tells with a verb: "can block creatures with flying". */
export const says = (verb: string, rest: string): KeywordWords => ({ predicate: () => ({ verb, rest }) });
export const saysOf = (predicate: (about: About) => Predicate): KeywordWords => ({ predicate });

/** The keyword behind "with": its word, or the plain name where the book has none. */
export function keywordWord(keyword: Keyword, voice: Voice): string {
  const words = voice.keywords[keyword];
  return 'word' in words ? words.word : keyword;
}

/** A keyword as it is said of one creature: its word, or what the creature can do ("can't intercept") or is ("unblockable"). */
export function keywordSaid(keyword: Keyword, voice: Voice): string {
  const words = voice.keywords[keyword];
  if ('predicate' in words) {
    const { verb, rest } = words.predicate({ own: true, many: false, forNow: false });
    return verb === 'be' ? rest : `${verb} ${rest}`;
  }
  return keywordWord(keyword, voice);
}

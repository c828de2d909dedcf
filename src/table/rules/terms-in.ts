// Words of the rules in a text.

/** Those that stand in a text, the longest first where one is part of another, in the order of the text. */
export function termsIn(text: string, terms: readonly string[]): string[] {
  let rest = text.toLowerCase();
  const found: { readonly word: string; readonly at: number }[] = [];
  for (const word of [...terms].sort((a, b) => b.length - a.length)) {
    const at = rest.search(new RegExp(`\\b${word}s?\\b`));
    if (at < 0) continue;
    found.push({ word, at });
    rest = rest.replaceAll(new RegExp(`\\b${word}s?\\b`, 'g'), (all) => ' '.repeat(all.length));
  }
  return found.sort((a, b) => a.at - b.at).map(({ word }) => word);
}

// The name that was meant: what stands nearest to a name that is not known.

/** The nearest names to one that is not known, for "did you mean". */
export function nearest(name: string, known: readonly string[], most = 3): string[] {
  const wanted = name.toLowerCase();
  const scored = known.map((each) => ({ each, score: distance(wanted, each.toLowerCase()) }));
  // Only what is near, and nearly as near as the nearest.
  const least = Math.min(...scored.map(({ score }) => score));
  const far = Math.min(least + 2, Math.max(2, Math.floor(wanted.length / 2)));
  return scored
    .filter(({ score }) => score <= far)
    .sort((a, b) => a.score - b.score || a.each.localeCompare(b.each))
    .slice(0, most)
    .map(({ each }) => each);
}

/** How many letters two words differ by. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
    }
    row = next;
  }
  return row[b.length] as number;
}

export function didYouMean(name: string, known: readonly string[]): string {
  const close = nearest(name, known);
  return close.length === 0 ? '' : `; did you mean ${close.map((each) => `'${each}'`).join(' or ')}?`;
}

// The name that was meant: what stands nearest to a name that is not known.

/** The nearest names to one that is not known, for "did you mean". */
export function nearest(name: string, known: readonly string[], most = 3): string[] {
  const wanted = name.toLowerCase();
  // Only what is near, and nearly as near as the nearest.
  let far = Math.max(2, Math.floor(wanted.length / 2));
  const near: { readonly each: string; readonly score: number }[] = [];
  for (const each of known) {
    const score = distance(wanted, each.toLowerCase(), far);
    if (score > far) continue;
    near.push({ each, score });
    far = Math.min(far, score + 2);
  }
  return near
    .filter(({ score }) => score <= far)
    .sort((a, b) => a.score - b.score || a.each.localeCompare(b.each))
    .slice(0, most)
    .map(({ each }) => each);
}

/** How many letters two words differ by; above `far` it is counted no further. */
function distance(a: string, b: string, far: number): number {
  if (Math.abs(a.length - b.length) > far) return far + 1;
  let [row, next] = [Array.from({ length: b.length + 1 }, (_, index) => index), new Array<number>(b.length + 1)];
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
      least = Math.min(least, next[j] as number);
    }
    if (least > far) return far + 1;
    [row, next] = [next, row];
  }
  return row[b.length] as number;
}

export function didYouMean(name: string, known: readonly string[]): string {
  const close = nearest(name, known);
  return close.length === 0 ? '' : `; did you mean ${close.map((each) => `'${each}'`).join(' or ')}?`;
}

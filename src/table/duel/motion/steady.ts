// Keeps what has not changed: a table that comes over the line is new in every part, and a part that is equal to the
// one before is given back as the same object, so that what shows it need not be drawn again.

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.keys(a), Object.keys(b)];
  if (left.length !== right.length) return false;
  return left.every((key) => equal((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** The new list, with every member that is equal to the old one of its number replaced by that old one. */
export function steadied<T extends { readonly id: number }>(before: readonly T[], after: readonly T[]): readonly T[] {
  if (before === after) return after;
  const old = new Map(before.map((each) => [each.id, each]));
  const kept = after.map((each) => {
    const known = old.get(each.id);
    return known !== undefined && equal(known, each) ? known : each;
  });
  return kept.length === before.length && kept.every((each, index) => each === before[index]) ? before : kept;
}

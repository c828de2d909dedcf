// Colours as numbers: mixing two of them.

function parts(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
}

/** A colour between two others, both written as #rrggbb; 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = parts(second);
  const mixed = parts(first).map((value, i) => Math.round(value + (to[i]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

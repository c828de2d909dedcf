// Seeded randomness: a 32-bit generator whose whole state is one number inside the position.

/** The next state of the generator (a Weyl sequence; the mixing is in `mix`). */
export function step(state: number): number {
  return (state + 0x9e3779b9) | 0;
}

/** A well mixed 32-bit number from a state. */
export function mix(state: number): number {
  let z = state;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** A whole number from 0 to `below - 1`, from a state already stepped. */
export function pick(state: number, below: number): number {
  return Math.floor((mix(state) / 0x100000000) * below);
}

/** A state from any seed: numbers and strings that differ give sequences that differ. */
export function seedState(seed: number | string): number {
  const text = String(seed);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

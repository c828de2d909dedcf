// Tables of more than two for the tests: in your own turn, the others sit from your left on.
import type { Position } from './table.ts';

const seat = (inPlay: readonly string[], more: object = {}) => ({
  library: Array(20).fill('Plains'),
  hand: ['Plains', 'Plains'],
  inPlay,
  ...more,
});

const YOU = seat(['Forest', 'Mountain', 'Grizzly Bears', 'Runeclaw Bear'], { hand: ['Shock', 'Giant Growth'] });
const PELL = seat(['Island', 'Wind Drake'], { hand: ['Plains', 'Boomerang'] });
const QUILL = seat(['Swamp', 'Gravedigger']);
const VARGA = seat(['Mountain', 'Hill Giant', 'Goblin Piker']);

const ring = (variant: string, seats: object, more: object = {}): Position => ({
  book: 'm11',
  turn: 7,
  options: { variant },
  seats,
  ...more,
});

export const three = (more: object = {}): Position =>
  ring('free-for-all', { You: YOU, Pell: PELL, Quill: QUILL }, more);

/** Pell, Quill and Varga, in any variant for four; in Two-Headed Giant Pell is your team mate. */
export const four = (variant: string, more: object = {}): Position =>
  ring(variant, { You: YOU, Pell: PELL, Quill: QUILL, Varga: VARGA }, more);

/** An Emperor's table: three on each side. */
export const six = (more: object = {}): Position =>
  ring(
    'emperor',
    {
      You: YOU,
      Pell: PELL,
      Quill: QUILL,
      Varga: VARGA,
      Edda: seat(['Forest', 'Runeclaw Bear']),
      Ilse: seat(['Plains', 'Siege Mastodon']),
    },
    more,
  );

const CROWD = [
  ...['Forest', 'Forest', 'Mountain', 'Swamp', 'Runeclaw Bear', 'Llanowar Elves', 'Siege Mastodon', 'Spined Wurm'],
  ...['Prodigal Pyromancer', 'Serra Angel', 'Air Servant', 'Gravedigger', 'Hill Giant', 'Wind Drake'],
];

/** Four, each against all, and before each of them ten creatures of which no two are alike. */
export const crowded = (): Position =>
  ring('free-for-all', Object.fromEntries(['You', 'Pell', 'Quill', 'Varga'].map((name) => [name, seat(CROWD)])));

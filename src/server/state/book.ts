// What the page shows of the book itself: its words for places and windows, and the turn as a bar of stations.

import type { Rulebook } from '../../game/index.ts';
import type { BookWords, PhaseEntry } from '../../protocol/table.ts';

const CHAINS: { readonly [way: string]: readonly [title: string, hint: string] } = {
  stack: ['Stack', 'last in, first out'],
  batch: ['Spell chain', 'last in, first out'],
  together: ['Spells announced', 'all at the same time'],
  'at once': ['', ''],
};

export function bookWords(book: Rulebook): BookWords {
  const { wording, facts } = book;
  const [chain, chainHint] = CHAINS[facts.timing.resolves] ?? ['Waiting', ''];
  return {
    id: book.edition,
    cards: book.id,
    name: book.name,
    year: book.year,
    chain,
    chainHint,
    library: wording.library,
    graveyard: wording.graveyard,
    removed: wording.exile('it').verb === 'exile' ? 'exile' : 'out of the game',
    block: wording.block.base,
    territory: wording.inPlay.includes('battlefield') ? 'battlefield' : 'territory',
    hasPool: facts.mana.pool,
    hasAnte: facts.start.ante !== 'no',
    burn: facts.mana.burn > 0,
    blockersInOrder: facts.combat.division === 'in order',
  };
}

interface Station {
  readonly key: string;
  readonly label: string;
}

/** Steps by the names that the books give them; several steps may share a station of the bar. */
const STATIONS: { readonly [step: string]: Station } = {
  untap: { key: 'untap', label: 'Untap' },
  'beginning of upkeep': { key: 'upkeep', label: 'Upkeep' },
  upkeep: { key: 'upkeep', label: 'Upkeep' },
  'end of upkeep': { key: 'upkeep', label: 'Upkeep' },
  draw: { key: 'draw', label: 'Draw' },
  land: { key: 'land', label: 'Land' },
  main: { key: 'main', label: 'Main' },
  'main pre-combat': { key: 'main', label: 'Main' },
  'play cards': { key: 'main', label: 'Play' },
  'main after attack': { key: 'main2', label: 'Main 2' },
  'main post-combat': { key: 'main2', label: 'Main 2' },
  'second main': { key: 'main2', label: 'Main 2' },
  'play cards after attack': { key: 'main2', label: 'Play again' },
  discard: { key: 'discard', label: 'Discard' },
  end: { key: 'end', label: 'End' },
  'end of turn': { key: 'end', label: 'End' },
  'end step': { key: 'end', label: 'End' },
  cleanup: { key: 'cleanup', label: 'Cleanup' },
  'begin combat': { key: 'begin combat', label: 'Begin' },
  'beginning of combat': { key: 'begin combat', label: 'Begin' },
  'declare attack': { key: 'attackers', label: 'Attackers' },
  'declare attackers': { key: 'attackers', label: 'Attackers' },
  'announce attackers': { key: 'attackers', label: 'Attackers' },
  'declare defense': { key: 'blockers', label: 'Defense' },
  'declare blocking': { key: 'blockers', label: 'Blockers' },
  'declare blockers': { key: 'blockers', label: 'Blockers' },
  'declare interceptors': { key: 'blockers', label: 'Interceptors' },
  'first strike damage': { key: 'damage', label: 'Damage' },
  'damage dealing': { key: 'damage', label: 'Damage' },
  'combat damage': { key: 'damage', label: 'Damage' },
  'end of attack': { key: 'end combat', label: 'End' },
  'end of combat': { key: 'end combat', label: 'End' },
};

/** "The Phase Bar has no icon for the Cleanup Phase" (1997): stations that a book's bar leaves out. */
const LEFT_OUT: { readonly [book: string]: readonly string[] } = { fifth: ['cleanup'] };

/** The station of the whole attack, on the bar of the turn. */
export const COMBAT = 'combat';

/** Where a step has its place; within a phase of its own name, the phase's station counts (1997: "end of turn" is cleaning up). */
function stationOf(phase: string, step: string): Station {
  return (phase === 'cleanup' ? STATIONS.cleanup : STATIONS[step]) ?? { key: step, label: capital(step) };
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export interface Bars {
  readonly phases: readonly PhaseEntry[];
  readonly combatPhases: readonly PhaseEntry[];
}

const bars = new WeakMap<Rulebook, Bars>();

/** The bar of the turn and the bar of an attack, worked out once for each book. */
export function barsOf(book: Rulebook): Bars {
  const known = bars.get(book) ?? makeBars(book);
  bars.set(book, known);
  return known;
}

function makeBars(book: Rulebook): Bars {
  const phases: PhaseEntry[] = [];
  const combatPhases: PhaseEntry[] = [];
  const attack = book.turn.some((phase) => phase.steps.some((step) => step.combat && step.name.includes('combat')));
  const put = (to: PhaseEntry[], key: string, label: string, combat: boolean): void => {
    if (LEFT_OUT[book.edition]?.includes(key) === true || to.some((entry) => entry.key === key)) return;
    to.push({ key, label, icon: key, combat });
  };
  for (const phase of book.turn)
    for (const step of phase.steps) {
      const { key, label } = stationOf(phase.name, step.name);
      if (step.combat) put(phases, COMBAT, attack ? 'Combat' : 'Attack', true);
      put(step.combat ? combatPhases : phases, key, label, step.combat);
    }
  return { phases, combatPhases };
}

/** The station of a step, as the bars have it. */
export const keyOfStep = (phase: string, step: string): string => (step === '' ? '' : stationOf(phase, step).key);

export const isCombatKey = (book: Rulebook, key: string): boolean =>
  barsOf(book).combatPhases.some((entry) => entry.key === key);

// The words on cards and on the table that one can ask about: keywords, steps, zones and terms, each with the names that
// the books have for it.

import type { RuleEntry } from './entry.ts';
import type { RuleSearch } from './search.ts';

export interface Term {
  /** The name it has now; others are those of other years. */
  readonly name: string;
  readonly also: readonly string[];
}

const term = (name: string, ...also: string[]): Term => ({ name, also });

export const TERMS: readonly Term[] = [
  term('flying', 'flies'),
  term('first strike'),
  term('double strike'),
  term('trample'),
  term('banding', 'bands', 'band'),
  term('regeneration', 'regenerate'),
  term('protection', 'protection from'),
  term('landwalk', 'forestwalk', 'islandwalk', 'mountainwalk', 'plainswalk', 'swampwalk'),
  term('haste'),
  term('reach'),
  term('vigilance'),
  term('defender', 'wall'),
  term('fear'),
  term('shroud'),
  term('flash'),
  term('lifelink'),
  term('deathtouch'),
  term('equip', 'equipment'),
  term('intimidate'),
  term('unblockable'),
  term('untap', 'untap step', 'untap phase'),
  term('upkeep', 'upkeep step', 'upkeep phase'),
  term('draw', 'draw step', 'draw phase'),
  term('main phase'),
  term('attack', 'attacking', 'combat', 'combat phase', 'declare attackers'),
  term('block', 'blocking', 'intercept', 'intercepting', 'defense', 'declare blockers'),
  term('discard', 'discard phase'),
  term('cleanup', 'cleanup step', 'end of turn', 'heal creatures'),
  term('hand', 'hand size'),
  term('library', 'deck'),
  term('graveyard', 'discard pile'),
  term('battlefield', 'in play', 'territory'),
  term('exile', 'removed from the game'),
  term('stack', 'batch', 'spell chain'),
  term('ante'),
  term('mana'),
  term('mana pool'),
  term('mana burn', 'unused mana'),
  term('mana cost', 'casting cost', 'cost'),
  term('converted mana cost', 'total mana cost'),
  term('tap', 'tapped', 'tapping'),
  term('life', 'life total', 'life points'),
  term('damage', 'combat damage', 'damage dealing'),
  term('prevent', 'damage prevention', 'prevention'),
  term('destroy'),
  term('bury', 'buried'),
  term('sacrifice'),
  term('counter', 'countered'),
  term('counters', 'counter on a card'),
  term('token'),
  term('target'),
  term('controller', 'control'),
  term('owner'),
  term('instant'),
  term('interrupt'),
  term('sorcery'),
  term('enchantment', 'aura', 'local enchantment'),
  term('artifact'),
  term('land', 'basic land'),
  term('creature', 'summon'),
  term('legendary', 'legend'),
  term('planeswalker', 'loyalty'),
  term('summoning sickness'),
  term('response', 'in response', 'fast effects', 'respond'),
  term('priority'),
  term('triggered ability', 'triggered effect', 'triggers'),
  term('activated ability', 'activated effect'),
  term('mulligan'),
  term('poison', 'poison counter'),
  term('power', 'offense'),
  term('toughness', 'defense'),
  term('color', 'colour'),
];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function findTerm(word: string): Term | undefined {
  const plain = word.trim().toLowerCase();
  return (
    TERMS.find(({ name }) => name === plain) ??
    TERMS.find(({ also }) => also.includes(plain)) ??
    TERMS.find(({ name, also }) => [name, ...also].some((each) => `${each}s` === plain || each === `${plain}s`))
  );
}

/** What cards are like, how one may play and what is wise explains no word. */
const NO_RULES: readonly string[] = ['card', 'mode', 'advice', 'ui'];

/** How directly an entry explains a term: "Trample: …", a sentence that begins with it, a section of that name, a mention. */
function explains({ says, section, kind }: RuleEntry, names: readonly string[]): number {
  const any = `(?:${names.map(escaped).join('|')})s?`;
  if (NO_RULES.includes(kind)) return 0;
  if (new RegExp(`^${any}(?:\\b[^:.]{0,24})?:`, 'i').test(says)) return 5;
  const inSection = new RegExp(`\\b${any}\\b`, 'i').test(section);
  const begins = new RegExp(`^(?:an? |the )?${any}\\b`, 'i').test(says);
  const mentions = new RegExp(`\\b${any}\\b`, 'i').test(says);
  if (!mentions) return 0;
  return (begins ? 2 : 1) + (inSection ? 1.5 : 0) + (kind === 'term' ? 1 : kind === 'rule' ? 0.5 : 0);
}

/** What a book says of a term, the plainest first; nothing where the book does not know it. */
export function meaningOf(search: RuleSearch, { name, also }: Term, most = 3): RuleEntry[] {
  const names = [name, ...also];
  return search.entries
    .map((entry) => ({ entry, worth: explains(entry, names) }))
    .filter(({ worth }) => worth >= 1.5)
    .sort((a, b) => b.worth - a.worth || a.entry.says.length - b.entry.says.length)
    .slice(0, most)
    .map(({ entry }) => entry);
}

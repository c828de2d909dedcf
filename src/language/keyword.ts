// Keywords: abilities that a book names with one word and explains once. What each one means is the book's to say.

/** Keywords without a parameter. */
export const KEYWORDS = [
  'flying',
  'reach',
  'first strike',
  'double strike',
  'trample',
  'banding',
  'haste',
  'vigilance',
  'defender',
  'fear',
  'intimidate',
  'shroud',
  'hexproof',
  'deathtouch',
  'lifelink',
  'indestructible',
  'flash',
  'unblockable',
  'plainswalk',
  'islandwalk',
  'swampwalk',
  'mountainwalk',
  'forestwalk',
  "can't attack",
  "can't block",
  'attacks each turn',
  "doesn't untap",
  'lure',
  // It blocks each attacking creature if it can.
  'blocks each',
  "can't be countered",
  "can't be regenerated",
  'no hand limit',
  'may stay tapped',
  // It can attack as though it were no defender, and no Wall where Walls stay home.
  'attacks anyway',
  // Its controller may have it assign its combat damage as though it weren't blocked.
  'strikes past blockers',
  // It assigns no combat damage.
  'strikes nobody',
  'attacks at once',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const LANDWALKS = ['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk'] as const;

// The passages of the five sources behind their facts, as far as a source speaks of them.

/** By fact, then by book: the section of the source and the entry of the catalogue. */
const PASSAGES: { readonly [path: string]: { readonly [book: string]: string } } = {
  'start.life': {
    beta: 'Setting Up (B-038)',
    portal: 'Important Terms (P-056)',
    tenth: 'Object of the Game (T-004)',
    m11: 'Object of the Game (M-003)',
  },
  'start.hand': {
    beta: 'Playing Your First Game (B-004)',
    fifth: 'The Duel (F-115)',
    portal: 'Important Terms (P-073)',
    tenth: 'Start the Game (T-225)',
    m11: 'Game Zones: Hand (M-100)',
  },
  'start.ante': { beta: 'Playing Your First Game (B-003)', fifth: 'The Duel (F-113)' },
  'start.mulligan': { portal: 'Set Up (P-173)', tenth: 'Start the Game (T-226)', m11: 'Start the Game (M-220)' },
  'start.first': {
    fifth: 'The Duel (F-121)',
    portal: 'Set Up (P-178)',
    tenth: 'Start the Game (T-224)',
    m11: 'Start the Game (M-218)',
  },
  'start.loser': { portal: 'Set Up (P-177)', tenth: 'Start the Game (T-223)', m11: 'Start the Game (M-217)' },
  'start.firstPlayerDraws': {
    beta: 'Playing Your First Game (B-006)',
    fifth: 'Draw Phase (F-152)',
    portal: 'Draw (P-156)',
    tenth: 'Parts of Turn: Draw step (T-238)',
    m11: 'Parts of the Turn: Beginning Phase (M-232)',
  },
  'deck.min': {
    beta: 'Equipment (B-027)',
    tenth: 'Building Your Own Deck (T-209)',
    m11: 'Building Your Own Deck (M-201)',
  },
  'deck.copies': { tenth: 'Building Your Own Deck (T-210)', m11: 'Building Your Own Deck (M-202)' },
  'deck.sideboard': { m11: 'Sideboards (M-275)' },
  'mana.empties': {
    beta: 'Mana Chart (B-108)',
    fifth: 'Fizzle vs. Cancel (F-229)',
    tenth: 'Making Mana (T-116)',
    m11: 'Making Mana (M-123)',
  },
  'mana.clearedByAttack': { beta: 'Mana Chart (B-109)' },
  'mana.burn': { beta: 'Mana Chart (B-111)', fifth: 'Fizzle vs. Cancel (F-229)', tenth: 'Making Mana (T-117)' },
  'hand.limit': {
    beta: 'Game Turn (B-081)',
    fifth: 'Discard Phase (F-169)',
    tenth: 'Parts of Turn: Cleanup step (T-255)',
    m11: 'Parts of the Turn: Ending Phase (M-248)',
  },
  'types.multicolored': { fifth: 'The Colors of Mana and Magic (F-028)', tenth: 'Glossary: Multicolored card (T-390)' },
  'timing.upkeepLocks': { fifth: 'Upkeep Phase (F-146)' },
  'timing.choices': {
    portal: 'About Sorceries (P-190)',
    tenth: 'Playing a Spell (T-132)',
    m11: 'Casting a Spell (M-137)',
  },
  'timing.sourceColor': { fifth: 'Resolving Spells and Effects (F-425)' },
  'timing.severalPlayers': { fifth: 'Resolving Fast Effects (F-614)' },
  'loss.life': {
    portal: 'Important Terms (P-060)',
    tenth: 'Glossary: Life, life total (T-381)',
    m11: 'The Next Turn (M-252)',
  },
  'loss.poison': { tenth: 'Glossary: Winning the game (T-487)', m11: 'Glossary: Winning the game (M-515)' },
  'combat.blocks': {
    fifth: 'Combat without the Complications (F-260)',
    portal: 'Attacking Rules to Remember (P-104)',
    tenth: 'Attacking and Blocking (T-188)',
    m11: 'Parts of the Turn: Combat Phase (M-239)',
  },
  'combat.damage': {
    tenth: 'Parts of Turn: Combat damage step (T-246)',
    m11: 'Parts of the Turn: Combat Phase (M-241)',
  },
  'combat.division': { beta: 'The Attack: Damage Dealing (B-242)', m11: 'Attacking and Blocking (M-195)' },
  'combat.tappedBlockersStrike': { beta: 'The Attack: Damage Dealing (B-243)' },
  'combat.strikesLater': {
    beta: 'Creature Abilities: First Strike (B-278)',
    fifth: 'Combat without the Complications (F-297)',
    tenth: 'Glossary: Double strike (T-345)',
    m11: 'Glossary: Double strike (M-387)',
  },
  'combat.bandDivides': { beta: 'Creature Abilities: Bands (B-264)', fifth: 'Banding: During an Attack (F-446)' },
  'combat.banding': { beta: 'Creature Abilities: Bands (B-260)', fifth: 'Banding: During an Attack (F-442)' },
  'combat.trample': {
    beta: 'Creature Abilities: Trample (B-268)',
    fifth: 'Trample (F-545)',
    tenth: 'Glossary: Trample (T-480)',
    m11: 'Glossary: Trample (M-510)',
  },
  'combat.wallsStayHome': { beta: 'Creatures (B-197)', fifth: 'Combat without the Complications (F-266)' },
  'combat.noCreature': { fifth: 'Combat without the Complications (F-278)' },
  'damage.prevention': { fifth: 'Damage Prevention (F-630)' },
  'damage.regenerated': {
    fifth: 'Banding: When Blocking (F-464)',
    tenth: 'Glossary: Regenerate (T-439)',
    m11: 'Glossary: Regenerate (M-479)',
  },
  'damage.lifelink': { tenth: 'Glossary: Lifelink (T-382)', m11: 'Glossary: Lifelink (M-429)' },
  'damage.deathtouch': { m11: 'Glossary: Deathtouch (M-376)' },
  'permanents.tappedArtifacts': {
    beta: 'Spell Types: Artifacts (B-142)',
    fifth: 'Artifacts and Artifact Creatures (F-091)',
  },
  'permanents.protection': {
    beta: 'Creature Abilities: Protection (B-272)',
    fifth: 'Protection (F-488)',
    tenth: 'Glossary: Protection (T-430)',
    m11: 'Glossary: Protection (M-470)',
  },
  'permanents.legendRule': { tenth: 'Glossary: Legendary (T-380)', m11: 'Glossary: Legendary (M-428)' },
  'permanents.worldRule': { fifth: 'Permanents: Enchantments (F-411)' },
  'permanents.toughnessZero': {
    fifth: 'Resolving Fast Effects (F-606)',
    tenth: 'Zones: Graveyard (T-097)',
    m11: 'Game Zones: Graveyard (M-107)',
  },
  'permanents.enchantments': {
    beta: 'Clarification to Rules: Enchantments (B-332)',
    fifth: 'Permanents: Enchantments (F-400)',
    tenth: 'Glossary: Enchant (T-352)',
    m11: 'Glossary: Enchant (M-395)',
  },
  'permanents.targetsDiffer': { fifth: 'Targeting (F-219)' },
  'match.games': { beta: 'The Duel (B-032)', tenth: 'Glossary: Match (T-386)', m11: 'Glossary: Match (M-433)' },
};

/** Where a book says what it says; empty where its source is silent. */
export const passageOf = (book: string, path: string): string => PASSAGES[path]?.[book] ?? '';

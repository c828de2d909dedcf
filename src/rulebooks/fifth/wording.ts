// The voice of Fifth Edition: summon lines, burying, interrupts, mana sources and upkeep that is paid during upkeep.

import type { PhaseName } from '../../language/ability.ts';
import {
  allBlock,
  attackWithoutTapping,
  behind,
  blocksEach,
  colonLine,
  controlledBy,
  countsAsBoth,
  deathtouchInWords,
  doesNotUntap,
  gainsControl,
  LOG_WITH_EFFECTS,
  lifelinkInWords,
  manaInWords,
  manaOfTypes,
  mayStayTapped,
  oneOrTheOther,
  payOrElse,
  payToDo,
  possessed,
  slashSize,
  spelledOut,
  strikesPast,
  summonSpellOf,
  turnOf,
} from '../../wording/common.ts';
import { many, one } from '../../wording/grammar.ts';
import { says, saysOf, word } from '../../wording/keyword.ts';
import { oldTypeLine } from '../../wording/typeline.ts';
import type { ActivatedParts, Voice } from '../../wording/voice.ts';

const whenUntapping = (whose: string): string => `during ${whose} untap phase`;

function phaseOf(phase: PhaseName, whose: string | null, player: string | null): string {
  switch (phase) {
    case 'combat':
      return `At the beginning of combat on ${turnOf(whose, player)}`;
    case 'end of combat':
      return `At the end of combat on ${turnOf(whose, player)}`;
    case 'end of turn':
      return whose === "each player's" ? 'At end of turn' : `At the end of ${turnOf(whose, player)}`;
    case 'beginning of upkeep':
      return `At the beginning of ${possessed('upkeep', whose, player)}`;
    case 'end of upkeep':
      return `At the end of ${possessed('upkeep', whose, player)}`;
    case 'upkeep':
      return `During ${possessed('upkeep', whose, player)}`;
    case 'untap':
    case 'draw':
    case 'main':
      return `During ${possessed(`${phase} phase`, whose, player)}`;
  }
}

/** Drawing mana is a mana source; other fast effects may be as fast as an interrupt. */
function activated(parts: ActivatedParts): string {
  if (parts.forMana) return `${colonLine(parts)} Play this ability as a mana source.`;
  return parts.speed === 'interrupt' ? `${colonLine(parts)} Play this ability as an interrupt.` : colonLine(parts);
}

export const voice: Voice = {
  // "Fizzle" is the book's own word (Fizzle vs. Cancel).
  log: { ...LOG_WITH_EFFECTS, fizzled: (name) => `${name} fizzles: nothing is left of what it was aimed at.` },
  edit: spelledOut,

  typeLine: (card) =>
    oldTypeLine(card, {
      artifact: () => 'Artifact',
      creature: (types) => `Summon ${types.join(' ')}`,
      instant: (interrupt) => (interrupt ? 'Interrupt' : 'Instant'),
    }),
  landText: (types) => [...countsAsBoth(types), `{T}: Add ${manaOfTypes(types)} to your mana pool.`],
  enchantLine: () => null,
  size: slashSize,

  // "The one who reaches 0 first loses the duel" (line 173); the showcase's "the duel is over" (line 1243).
  played: 'duel',
  library: 'library',
  libraries: 'libraries',
  graveyard: 'graveyard',
  inPlay: 'in play',
  enters: { verb: 'come', rest: 'into play' },
  leaves: { verb: 'leave', rest: 'play' },
  dies: { verb: 'be', rest: 'put into the graveyard from play' },
  died: 'was put into the graveyard from play',
  wouldDie: 'would be put into the graveyard',
  wouldGoToGraveyard: 'would be put into the graveyard from anywhere',
  ontoPlay: 'into play',
  backToPlay: 'to play',
  exile: (what) => ({ verb: 'remove', rest: `${what} from the game` }),

  under: (whose) => `under ${whose} control`,

  opponent: {
    one: 'an opponent',
    each: one('each opponent'),
    all: many('your opponents'),
    target: 'target opponent',
    defending: 'defending player',
    choose: 'choose an opponent',
  },
  did: { 'cast a spell': 'cast a spell', 'attacked with a creature': 'attacked with a creature' },
  pronoun: { subject: 'he or she', object: 'him or her', possessive: 'his or her' },
  yours: behind('you control'),
  theirs: { ...behind('your opponents control'), target: (noun) => `target ${noun.one} an opponent controls` },
  of: controlledBy,
  notYours: behind('you do not control'),
  ownAndControl: (target) => `${target} you both own and control`,
  control: { verb: 'control', rest: '' },
  controlled: 'controlled',
  aura: { one: 'local enchantment', many: 'local enchantments' },
  attach: { verb: 'put', to: 'on', behind: 'on', again: 'move ~ to' },
  takesControl: (what) => `Gain control of ${what}.`,
  losesControl: (what) => `you lose control of ${what}`,
  gainsControl,
  controller: 'controller',

  target: (noun) => `target ${noun}`,
  targets: (number, plural, upTo) => `${upTo ? 'up to ' : ''}${number} target ${plural}`,
  anyNumberOfTargets: (plural) => `any number of target ${plural}`,
  each: (noun) => one(`each ${noun.one}`),
  eachCombat: '',
  eachPlayer: one('each player'),
  anyPlayer: one('each player'),
  may: 'may',
  chosenAsTarget: { verb: 'become', rest: 'the target of a spell or effect' },
  notTargetOf: (spells, sources) => `be the target of ${spells} or of effects of ${sources}`,
  shelters: (spells, when) =>
    `spells you control cannot be countered by ${spells}${when}, and creatures you control cannot be the targets of ${spells}${when}`,
  damageToCounter: (me, counter) =>
    `for each 1 damage dealt to ${me}, if it has a ${counter} on it, remove a ${counter} from it and prevent that 1 damage`,
  damageToCounters: (me, counters) => `if damage would be dealt to ${me}, remove that many ${counters} from it instead`,

  spell: summonSpellOf,
  source: { one: 'source', many: 'sources' },
  knownTypes: null,
  permanent: { one: 'permanent', many: 'permanents' },
  permanentCard: 'permanent card',
  creatureOfType: (type) => type,
  landOfType: (type) => type.toLowerCase(),
  power: 'power',
  toughness: 'toughness',
  non: { before: (text) => `non-${text}` },
  costIs: (amount) => `with casting cost ${amount}`,
  costOf: (whose) => `${whose} casting cost`,
  manaCost: 'casting cost',

  cast: 'cast',
  castPast: 'cast',
  deal: 'deal',
  dealt: 'dealt',
  damaged: (where) =>
    ({ anywhere: 'dealt damage', combat: 'dealt combat damage', elsewhere: 'dealt damage outside of combat' })[where],
  combatDamage: (to) => `combat damage${to}`,
  gets: 'get',
  getsLess: 'get',
  gives: 'gain',
  becomesSize: (size) => ({ verb: 'become', rest: size }),
  severalColors: true,
  cannot: 'cannot',
  thisCombat: 'this combat',
  skipsCombat: { verb: 'skip', rest: 'the attack of his or her next turn' },
  itIs: 'it is',
  doNot: 'do not',
  didNot: 'did not',
  newcomer: 'came under your control this turn',
  sparesNewcomers:
    'ignore this effect for each creature the player did not control continuously since the beginning of the turn',
  heldAllTurn: 'the active player has controlled continuously since the beginning of the turn',
  activePlayer: 'the active player',
  sacrifice: { verb: 'sacrifice', saysWhose: false },
  counter: null,
  counteredBy: '',
  bury: (what) => [`bury ${what}`],
  noRegenerationAfterDamage: 'a creature damaged this way cannot be regenerated this turn',
  ontoLibrary: { verb: 'put', top: 'on top of' },
  addMana: (mana) => ({ verb: 'add', rest: `${mana} to your mana pool` }),
  manaOf: manaInWords,
  emptyPool: (whose) => ({ verb: 'empty', rest: `${whose} mana pool` }),
  poolOf: (whose) => `${whose} mana pool`,
  tapsForMana: (each) => ({ verb: 'tap', rest: `${each} for mana` }),
  anyTimeForMana: 'as fast as a mana source, ',
  anyTime: 'as fast as an instant',
  handSize: (player, number) => `${player} discards down to ${number} cards during the discard phase`,
  takesPool: (pool) => `put all mana from ${pool} into yours`,
  keepsMana: 'Mana pools do not empty at the end of phases.',
  chooseShown: 'you choose',
  prevent: (amount, to) => `prevent up to ${amount} damage to ${to}`,
  preventFromSource: (source, to) => `prevent all damage to ${to} from one ${source}`,
  preventAllBut: (source, to, amount) => `prevent all but ${amount} of the damage dealt to ${to} by one ${source}`,
  dealsBack: (source, to, me) =>
    `${me} deals as much damage to the controller of one ${source} as that ${source} deals to ${to}`,
  preventAllFrom: (to, sources, thisTurn) =>
    `All damage dealt to ${to} by ${sources} is reduced to 0${thisTurn ? ' this turn' : ''}.`,
  preventNoncombat: (to) => `All damage dealt to ${to} outside of combat is reduced to 0.`,
  preventAlways: (to, combat, dealt, thisTurn) =>
    `All ${combat ? 'combat ' : ''}damage dealt to ${dealt ? 'and dealt by ' : ''}${to}${thisTurn ? ' this turn' : ''} is reduced to 0.`,
  diverted: (combat, sources, thisTurn, onto) =>
    `all ${combat ? 'combat ' : ''}damage dealt to you${sources === null ? '' : ` by ${sources}`}${thisTurn ? ' this turn' : ''} is dealt to ${onto} instead`,
  playBeforeDamage: (name) => `Cast ${name} only before combat damage is dealt.`,
  playBeforeAttackEnds: (name) => `Cast ${name} only before combat is over.`,
  playBeforeBlocks: (name) => `Cast ${name} only during combat, before blockers are declared.`,
  fight: 'combat',
  playInOwnAttack: (name) => `Cast ${name} only when you have declared attackers.`,
  playAfterBlocks: (name) => `Cast ${name} only when blockers have just been declared.`,
  blocksBlindly:
    'This turn the defending player does not know which attacking creature is which: that player chooses blockers for attackers that lie face down and are mixed. Blocks that cannot be made are cancelled.',
  preventAllBy: (sources) => `prevent all damage from ${sources} this turn`,
  withTap: 'with {T} in their activation costs',
  preventCombat: 'creatures deal no damage in combat this turn',
  preventAll: (to) => `prevent all damage to ${to} this turn`,
  redirectFrom: (amount, of, to) =>
    amount === null
      ? `all damage dealt to ${of} by one source of your choice is dealt to ${to} instead`
      : `${amount} damage dealt to ${of} is dealt to ${to} instead`,
  redirect: (amount, to) =>
    `the next ${amount} damage that one source of your choice deals to you or to permanents you control this turn is dealt to ${to} instead`,
  preventPart: (source, amount) => `If ${source} deals damage to you, prevent ${amount} of that damage`,
  openingHand: (me) => `If ${me} is in your opening hand, you may begin the game with it in play.`,
  reveal: { verb: 'reveal', past: 'revealed', open: 'revealed' },
  extraCombat: 'you may attack one additional time this turn',
  endsTurn: 'end the turn',
  changesWord: (what, words) =>
    `the text of ${what} by replacing ${words.map((word) => `${word} with another`).join(' or ')} throughout`,
  block: { base: 'block', ing: 'blocking', ed: 'blocked' },

  activated,
  onlyDuring: (when, by) =>
    by === 'anybody'
      ? `Any player may use this ability, but only during ${when}`
      : `Use this ability only during ${when}`,
  onlyBearersController: (controller, when) =>
    `Only ${controller} may use this ability${when === null ? '' : `, and only during ${when.replace('your', 'his or her')}`}`,
  anybodyMay: 'Any player may use this ability',
  onlyIf: (condition) => `Use this ability only if ${condition}`,
  onlyAsSorcery: 'Use this ability only when you could cast a sorcery',
  onceEachTurn: 'Use this ability only once each turn',
  paysFirst: true,
  withMana: 'that can be tapped for mana',
  unless: payOrElse,
  mayPay: payToDo,
  equip: (cost) =>
    `${cost}: Put this artifact on target creature you control. Use this ability only when you could cast a sorcery.`,
  playWhenAttacked: (name) => `Cast ${name} only during combat on an opponent's turn, before blockers are declared.`,
  playWhenOpponentCasts: (name) => `Cast ${name} only when an opponent casts a spell.`,
  playBeforeAttack: (name) => `Cast ${name} only before combat.`,
  playBeforeTheirAttack: (name) => `Cast ${name} only during an opponent's turn, before the attack.`,
  chooseOne: oneOrTheOther,
  xOnly: (color) => `Spend only ${color} mana on X.`,
  perExtraTarget: (_name, mana) => `Pay an additional ${mana} for each target beyond the first.`,
  alternativeCost: (name, order) => `You may ${order} rather than pay ${name}'s casting cost.`,
  additionalCost: (name, order) => `When you cast ${name}, ${order} in addition to paying the casting cost.`,
  costsMore: (what, mana) => `${what} cost ${mana} to cast.`,
  usingCosts: (what, mana) => `Abilities of ${what} cost ${mana} to use.`,

  as: 'When',
  onYourTurn: 'during your turn',
  when: 'When',
  whenever: 'Whenever',
  phaseOf,
  whenDrawing: 'during your draw phase',
  maySkipDraw: 'You may choose not to draw a card during your draw phase',
  whenUntapping,
  changesTarget: (spell) => `the target of ${spell}`,
  withSingleTarget: 'with a single target',
  whoseControllerHas: (what) => `whose controller controls ${what}`,
  remainsTapped: 'remains tapped',
  lasts: {
    'end of turn': 'until end of turn',
    'end of combat': 'until end of combat',
    'in play': '',
    'your next turn': 'until your next turn',
    'while source in play': 'as long as ~ remains in play',
    'their next turn': '',
    'next untap': '',
    'while source tapped': 'as long as ~ remains tapped',
    'your next upkeep': 'until the beginning of your next upkeep',
    while: 'as long as ~',
  },
  atEndOfCombat: 'at end of combat',
  atEndOfTurn: 'at end of turn',
  faceDown: 'face down',
  masked: ({ size, paid }) => [
    'you may summon a creature from your hand face down, so that your opponent does not know which one it is',
    paid
      ? 'you must still pay its casting cost; X can be any amount, even 0, and serves only to hide how much that was'
      : 'it must be one whose casting cost the mana spent on X could pay, and you do not pay for it again',
    `as long as it is face down, it is a ${size} creature with no color and no abilities`,
    'turn it face up as soon as it becomes tapped, deals damage, or is dealt damage',
  ],
  commanded: () => [
    'that player must play that card at once if he or she can, with mana from lands and his or her mana pool only',
    'you make all decisions that it calls for',
  ],
  anEffect: 'a spell or effect',
  atYourEndOfTurn: 'at the end of your turn',
  atEndOfThatTurn: 'at the end of that turn',
  atNextUpkeep: "at the beginning of the next turn's upkeep",
  atTheirNextDraw: 'at the beginning of his or her next draw phase',

  keywords: {
    flying: word('flying'),
    reach: says('can', 'block creatures with flying'),
    'first strike': word('first strike'),
    'double strike': saysOf(({ many: several }) => ({
      verb: 'deal',
      rest: `${several ? 'their' : 'its'} combat damage twice, with first strike and again without`,
    })),
    trample: word('trample'),
    banding: word('banding'),
    haste: says('be', 'unaffected by summoning sickness'),
    vigilance: attackWithoutTapping('does not'),
    defender: says('cannot', 'attack'),
    fear: says('cannot', 'be blocked except by artifact creatures and black creatures'),
    intimidate: says('cannot', 'be blocked except by artifact creatures and creatures of the same color'),
    shroud: says('cannot', 'be the target of spells or effects'),
    hexproof: says('cannot', "be the target of opponents' spells or effects"),
    deathtouch: deathtouchInWords('Whenever', 'deal'),
    lifelink: lifelinkInWords('Whenever', 'deal'),
    indestructible: says('cannot', 'be destroyed'),
    flash: says('may', 'be cast any time you could cast an instant'),
    unblockable: says('cannot', 'be blocked'),
    plainswalk: word('plainswalk'),
    islandwalk: word('islandwalk'),
    swampwalk: word('swampwalk'),
    mountainwalk: word('mountainwalk'),
    forestwalk: word('forestwalk'),
    "can't attack": says('cannot', 'attack'),
    "can't block": says('cannot', 'block'),
    'attacks each turn': says('must', 'attack each turn if able'),
    "doesn't untap": doesNotUntap('do not', whenUntapping),
    lure: allBlock('block', 'must do so'),
    'blocks each': blocksEach('must block', 'if able'),
    "can't be countered": says('cannot', 'be countered'),
    "can't be regenerated": says('cannot', 'be regenerated'),
    'no hand limit': says('skip', 'your discard phase'),
    'may stay tapped': mayStayTapped(whenUntapping),
    'attacks anyway': says('can', 'attack'),
    'strikes past blockers': strikesPast('deal its combat damage as though it were not blocked'),
    'strikes nobody': says('deal', 'no damage in combat'),
    'attacks at once': says('can', 'attack the turn it comes into play'),
  },
  thatSpellOrAbility: 'that spell or effect',
  abilityInUse: { one: 'effect', many: 'effects' },
  anAbility: 'ability',
  abilities: 'special abilities',
  namedUnused: 'Special abilities of cards with the chosen name cannot be used unless they are mana sources.',
  tokens: 'treated',
  abilityUsed: 'used',
  newTargets: 'choose new targets',
  asInstants: 'cast any spell as if it were an instant',
  knowsScry: false,
  wallsSaySo: false,
  abilitiesFirst: true,
  protectionFrom: (what) => `protection from ${what}`,
  called: { rampage: (number) => `rampage: ${number}` },
  protectionSparesSource: (me) => `This protection does not remove ${me}.`,
};

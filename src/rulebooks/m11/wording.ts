// The voice of the Magic 2011 core set: the battlefield, exile, casting and activating.

import type { PhaseName } from '../../language/ability.ts';
import {
  allBlock,
  asWritten,
  behind,
  blocksEach,
  chooseWithDash,
  colonLine,
  controlledBy,
  doesNotUntap,
  gainsControl,
  LOG_WITH_STACK,
  manaSymbols,
  mayStayTapped,
  payAndThen,
  possessed,
  STEP,
  slashSize,
  spellOf,
  strikesPast,
  turnOf,
  unlessYouPay,
} from '../../wording/common.ts';
import { many, one, possessive, withArticle } from '../../wording/grammar.ts';
import { says, word } from '../../wording/keyword.ts';
import { typesAndSubtypes } from '../../wording/typeline.ts';
import type { Voice } from '../../wording/voice.ts';

const whenUntapping = (whose: string): string => `during ${whose} untap step`;

function phaseOf(phase: PhaseName, whose: string | null, player: string | null): string {
  switch (phase) {
    case 'combat':
      return `At the beginning of combat on ${turnOf(whose, player)}`;
    case 'end of turn':
      return whose === "each player's"
        ? 'At the beginning of the end step'
        : `At the beginning of ${possessed('end step', whose, player)}`;
    case 'end of combat':
      return `At end of combat on ${turnOf(whose, player)}`;
    case 'end of upkeep':
      return `At the end of ${possessed('upkeep', whose, player)}`;
    case 'untap':
    case 'beginning of upkeep':
    case 'upkeep':
    case 'draw':
    case 'main':
      return `At the beginning of ${possessed(STEP[phase], whose, player)}`;
  }
}

export const voice: Voice = {
  log: LOG_WITH_STACK,
  edit: asWritten,

  typeLine: typesAndSubtypes,
  landText: () => [],
  enchantLine: (what) => `Enchant ${what}`,
  size: slashSize,

  // "You win the game by reducing your opponent to 0 life" (line 498).
  played: 'game',
  library: 'library',
  libraries: 'libraries',
  graveyard: 'graveyard',
  inPlay: 'on the battlefield',
  enters: { verb: 'enter', rest: 'the battlefield' },
  leaves: { verb: 'leave', rest: 'the battlefield' },
  dies: { verb: 'be', rest: 'put into a graveyard from the battlefield' },
  died: 'was put into a graveyard from the battlefield',
  wouldDie: 'would be put into a graveyard',
  wouldGoToGraveyard: 'would be put into a graveyard from anywhere',
  ontoPlay: 'onto the battlefield',
  backToPlay: 'to the battlefield',
  exile: (what) => ({ verb: 'exile', rest: what }),

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
  notYours: behind("you don't control"),
  ownAndControl: (target) => `${target} you both own and control`,
  control: { verb: 'control', rest: '' },
  controlled: 'controlled',
  aura: { one: 'Aura', many: 'Auras' },
  attach: { verb: 'attach', to: 'to', behind: 'attached to', again: 'attach ~ to' },
  takesControl: (what) => `You control ${what}.`,
  losesControl: (what) => `you lose control of ${what}`,
  gainsControl,
  controller: 'controller',

  target: (noun) => `target ${noun}`,
  targets: (number, plural, upTo) => `${upTo ? 'up to ' : ''}${number} target ${plural}`,
  anyNumberOfTargets: (plural) => `any number of target ${plural}`,
  each: (noun) => one(`each ${noun.one}`),
  eachCombat: ' each combat',
  eachPlayer: one('each player'),
  anyPlayer: one('each player'),
  may: 'may',
  chosenAsTarget: { verb: 'become', rest: 'the target of a spell or ability' },
  notTargetOf: (spells, sources) => `be the target of ${spells} or abilities from ${sources}`,
  shelters: (spells, when) =>
    `spells you control can't be countered by ${spells}${when}, and creatures you control can't be the targets of ${spells}${when}`,
  damageToCounter: (me, counter) =>
    `for each 1 damage that would be dealt to ${me}, if it has a ${counter} on it, remove a ${counter} from it and prevent that 1 damage`,
  damageToCounters: (me, counters) =>
    `if damage would be dealt to ${me}, prevent that damage and remove that many ${counters} from it`,

  spell: spellOf,
  source: { one: 'source', many: 'sources' },
  knownTypes: null,
  permanent: { one: 'permanent', many: 'permanents' },
  permanentCard: 'permanent card',
  creatureOfType: (type) => `${type} creature`,
  landOfType: (type) => type,
  power: 'power',
  toughness: 'toughness',
  non: { before: (text) => (/^[A-Z]/.test(text) ? `non-${text}` : `non${text}`) },
  costIs: (amount) => `with converted mana cost ${amount}`,
  costOf: (whose) => `${whose} converted mana cost`,
  manaCost: 'mana cost',

  cast: 'cast',
  castPast: 'cast',
  deal: 'deal',
  dealt: 'dealt',
  damaged: (where) =>
    ({ anywhere: 'dealt damage', combat: 'dealt combat damage', elsewhere: 'dealt noncombat damage' })[where],
  combatDamage: (to) => `combat damage${to}`,
  gets: 'get',
  getsLess: 'get',
  gives: 'gain',
  becomesSize: (size) => ({ verb: 'become', rest: size }),
  severalColors: true,
  cannot: "can't",
  thisCombat: 'this combat',
  skipsCombat: { verb: 'skip', rest: 'all combat phases of his or her next turn' },
  itIs: "it's",
  doNot: "don't",
  didNot: "didn't",
  newcomer: 'came under your control this turn',
  sparesNewcomers:
    "ignore this effect for each creature the player didn't control continuously since the beginning of the turn",
  heldAllTurn: 'the active player has controlled continuously since the beginning of the turn',
  activePlayer: 'the active player',
  sacrifice: { verb: 'sacrifice', saysWhose: false },
  counter: null,
  counteredBy: ' by spells or abilities',
  bury: (what, isMany) => [`destroy ${what}`, `${isMany ? 'they' : 'it'} can't be regenerated`],
  noRegenerationAfterDamage: "a creature dealt damage this way can't be regenerated this turn",
  ontoLibrary: { verb: 'put', top: 'on top of' },
  addMana: (mana) => ({ verb: 'add', rest: `${mana} to your mana pool` }),
  manaOf: manaSymbols,
  emptyPool: (whose) => ({ verb: 'empty', rest: `${whose} mana pool` }),
  poolOf: (whose) => `${whose} mana pool`,
  tapsForMana: (each) => ({ verb: 'activate', rest: `a mana ability of ${each}` }),
  anyTimeForMana: 'any time you could activate a mana ability, ',
  anyTime: 'any time you could cast an instant',
  handSize: (player, number) => `${possessive(player)} maximum hand size is ${number}`,
  takesPool: (pool) => `put all mana from ${pool} into yours`,
  keepsMana: "Mana pools don't empty as steps and phases end.",
  chooseShown: 'you choose',
  prevent: (amount, to) => `prevent the next ${amount} damage that would be dealt to ${to} this turn`,
  preventFromSource: (source, to) =>
    `the next time ${withArticle(source)} of your choice would deal damage to ${to} this turn, prevent that damage`,
  preventAllBut: (source, to, amount, combat) =>
    `the next time ${withArticle(source)} of your choice would deal ${combat ? 'combat ' : ''}damage to ${to} this turn, prevent all but ${amount} of that damage`,
  dealsBack: (source, to, me) =>
    `the next time ${withArticle(source)} of your choice would deal damage to ${to} this turn, instead that source deals that much damage to ${to} and ${me} deals that much damage to that source's controller`,
  preventAllFrom: (to, sources, thisTurn) =>
    `Prevent all damage that would be dealt to ${to}${thisTurn ? ' this turn' : ''} by ${sources}.`,
  preventNoncombat: (to) => `Prevent all noncombat damage that would be dealt to ${to}.`,
  preventAlways: (to, combat, dealt, thisTurn) =>
    `Prevent all ${combat ? 'combat ' : ''}damage that would be dealt to ${dealt ? 'and dealt by ' : ''}${to}${thisTurn ? ' this turn' : ''}.`,
  diverted: (combat, sources, thisTurn, onto) =>
    `all ${combat ? 'combat ' : ''}damage that would be dealt to you${sources === null ? '' : ` by ${sources}`}${thisTurn ? ' this turn' : ''} is dealt to ${onto} instead`,
  playBeforeDamage: (name) => `Cast ${name} only before the combat damage step.`,
  playBeforeAttackEnds: (name) => `Cast ${name} only before combat is over.`,
  playBeforeBlocks: (name) => `Cast ${name} only during combat before blockers are declared.`,
  fight: 'combat',
  playInOwnAttack: (name) => `Cast ${name} only during your declare attackers step.`,
  playAfterBlocks: (name) => `Cast ${name} only during the declare blockers step.`,
  blocksBlindly:
    'This turn, defending players choose their blockers in piles, one for each creature that attacks them. The piles are dealt out to those creatures at random, and whatever can block the creature that its pile is dealt to does so.',
  preventAllBy: (sources) => `prevent all damage that ${sources} would deal this turn`,
  withTap: 'with {T} in their costs',
  preventCombat: 'prevent all combat damage that would be dealt this turn',
  preventAll: (to) => `prevent all damage that would be dealt to ${to} this turn`,
  redirectFrom: (amount, of, to) =>
    amount === null
      ? `the next time a source of your choice would deal damage to ${of} this turn, that source deals that damage to ${to} instead`
      : `the next ${amount} damage that would be dealt to ${of} this turn is dealt to ${to} instead`,
  redirect: (amount, to) =>
    `the next ${amount} damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to ${to} instead`,
  preventPart: (source, amount) => `If ${source} would deal damage to you, prevent ${amount} of that damage`,
  openingHand: (me) => `If ${me} is in your opening hand, you may begin the game with it on the battlefield.`,
  reveal: { verb: 'reveal', past: 'revealed', open: 'revealed' },
  extraCombat: 'after this main phase, there is an additional combat phase followed by an additional main phase',
  endsTurn: 'end the turn',
  changesWord: (what, words) =>
    `the text of ${what} by replacing all instances of ${words.map((word) => `${word} with another`).join(' or ')}`,
  block: { base: 'block', ing: 'blocking', ed: 'blocked' },

  activated: colonLine,
  onlyDuring: (when, by) => {
    const time = when === 'any upkeep' ? 'any upkeep step' : when;
    return by === 'anybody'
      ? `Any player may activate this ability but only during ${time}`
      : `Activate this ability only during ${time}`;
  },
  onlyBearersController: (controller, when) =>
    `Only ${controller} may activate this ability${when === null ? '' : ` and only during ${when.replace('your', 'his or her')}`}`,
  anybodyMay: 'Any player may activate this ability',
  onlyIf: (condition) => `Activate this ability only if ${condition}`,
  onlyAsSorcery: 'Activate this ability only any time you could cast a sorcery',
  onceEachTurn: 'Activate this ability only once each turn',
  paysFirst: false,
  withMana: 'with mana abilities',
  unless: unlessYouPay,
  mayPay: payAndThen,
  equip: (cost) => `Equip ${cost}`,
  playWhenAttacked: (name) =>
    `Cast ${name} only during the declare attackers step and only if you've been attacked this step.`,
  playWhenOpponentCasts: (name) => `Cast ${name} only when an opponent casts a spell.`,
  playBeforeAttack: (name) => `Cast ${name} only before attackers are declared.`,
  playBeforeTheirAttack: (name) => `Cast ${name} only during an opponent's turn, before attackers are declared.`,
  chooseOne: chooseWithDash,
  xOnly: (color) => `Spend only ${color} mana on X.`,
  perExtraTarget: (name, mana) => `${name} costs ${mana} more to cast for each target beyond the first.`,
  alternativeCost: (name, order) => `You may ${order} rather than pay ${name}'s mana cost.`,
  additionalCost: (name, order) => `As an additional cost to cast ${name}, ${order}.`,
  costsMore: (what, mana) => `${what} cost ${mana} to cast.`,
  usingCosts: (what, mana) => `Activated abilities of ${what} cost ${mana} to activate.`,

  as: 'As',
  onYourTurn: "as long as it's your turn",
  when: 'When',
  whenever: 'Whenever',
  phaseOf,
  whenDrawing: 'during your draw step',
  maySkipDraw: 'If you would draw a card during your draw step, instead you may skip that draw',
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
    'while source in play': 'for as long as ~ remains on the battlefield',
    'their next turn': '',
    'next untap': '',
    'while source tapped': 'for as long as ~ remains tapped',
    'your next upkeep': 'until the beginning of your next upkeep',
    while: 'for as long as ~',
  },
  atEndOfCombat: 'at end of combat',
  atEndOfTurn: 'at the beginning of the next end step',
  faceDown: 'face down',
  masked: ({ size, paid }) => [
    paid
      ? 'you may choose a creature card in your hand'
      : 'you may choose a creature card in your hand whose mana cost could be paid by some amount of, or all of, the mana you spent on {X}',
    `if you do, you may cast that card face down as a ${size} creature spell${paid ? '' : ' without paying its mana cost'}`,
    "if the creature that spell becomes as it resolves has not been turned face up and would assign or deal damage, be dealt damage, or become tapped, instead it's turned face up and assigns or deals damage, is dealt damage, or becomes tapped",
  ],
  commanded: (by) => [
    `you control that player until ${by} finishes resolving`,
    'the player plays that card if able',
    "while doing so, the player can activate mana abilities only if they're from lands he or she controls and only if mana they produce is spent to activate other mana abilities of lands he or she controls and/or play that card",
    'if the chosen card is cast as a spell, you control the player while that spell is resolving',
  ],
  anEffect: 'an effect',
  atYourEndOfTurn: 'at the beginning of your next end step',
  atEndOfThatTurn: "at the beginning of that turn's end step",
  atNextUpkeep: "at the beginning of the next turn's upkeep",
  atTheirNextDraw: 'at the beginning of his or her next draw step',

  keywords: {
    flying: word('flying'),
    reach: word('reach'),
    'first strike': word('first strike'),
    'double strike': word('double strike'),
    trample: word('trample'),
    banding: word('banding'),
    haste: word('haste'),
    vigilance: word('vigilance'),
    defender: word('defender'),
    fear: word('fear'),
    intimidate: word('intimidate'),
    shroud: word('shroud'),
    // Named a year later.
    hexproof: says("can't", 'be the target of spells or abilities your opponents control'),
    deathtouch: word('deathtouch'),
    lifelink: word('lifelink'),
    // A fact about the permanent in this book, not yet an ability with a name.
    indestructible: says('be', 'indestructible'),
    flash: word('flash'),
    unblockable: says('be', 'unblockable'),
    plainswalk: word('plainswalk'),
    islandwalk: word('islandwalk'),
    swampwalk: word('swampwalk'),
    mountainwalk: word('mountainwalk'),
    forestwalk: word('forestwalk'),
    "can't attack": says("can't", 'attack'),
    "can't block": says("can't", 'block'),
    'attacks each turn': says('attack', 'each turn if able'),
    "doesn't untap": doesNotUntap("don't", whenUntapping),
    lure: allBlock('block', 'do so'),
    'blocks each': blocksEach('block', 'if able'),
    "can't be countered": says("can't", 'be countered'),
    "can't be regenerated": says("can't", 'be regenerated'),
    'no hand limit': says('have', 'no maximum hand size'),
    'may stay tapped': mayStayTapped(whenUntapping),
    'attacks anyway': says('can', "attack as though it didn't have defender"),
    'strikes past blockers': strikesPast("assign its combat damage as though it weren't blocked"),
    'strikes nobody': says('assign', 'no combat damage'),
    'attacks at once': says('can', 'attack as though it had haste'),
  },
  thatSpellOrAbility: 'that spell or ability',
  abilityInUse: { one: 'activated ability', many: 'activated abilities' },
  anAbility: 'ability',
  abilities: 'activated abilities',
  namedUnused: "Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.",
  tokens: 'described',
  abilityUsed: 'activated',
  newTargets: 'choose new targets',
  asInstants: 'cast spells as though they had flash',
  knowsScry: true,
  wallsSaySo: true,
  abilitiesFirst: false,
  protectionFrom: (what) => `protection from ${what}`,
  called: { rampage: (number) => `rampage ${number}` },
  protectionSparesSource: (me) => `This effect doesn't remove ${me}.`,
};

// The voice of Portal: no targets but "any one", offense and defense with their signs, decks and discard piles.

import type { PhaseName } from '../../language/ability.ts';
import type { Color } from '../../language/mana.ts';
import {
  allBlock,
  attackWithoutTapping,
  before,
  blocksEach,
  deathtouchInWords,
  doesNotUntap,
  LOG_WITH_EFFECTS,
  lifelinkInWords,
  manaInWords,
  manaOfTypes,
  mayStayTapped,
  oneOrTheOther,
  payAndThen,
  possessedBy,
  strikesPast,
  thatAre,
  thatIsNot,
  turnOf,
  unlessYouPay,
} from '../../wording/common.ts';
import { capital, list, one, plural, possessive } from '../../wording/grammar.ts';
import { says, saysOf, word } from '../../wording/keyword.ts';
import { oldTypeLine } from '../../wording/typeline.ts';
import type { ActivatedParts, Noun, Voice } from '../../wording/voice.ts';

/** The booklet prints a sword and a shield behind the numbers; these signs stand for them in plain text. */
const SWORD = '⚔';
const SHIELD = '🛡';

const whenUntapping = (whose: string): string => `at the beginning of ${whose} turn`;

/** The booklet has no upkeep and no steps: things happen as a turn or an attack begins or ends. */
function phaseOf(phase: PhaseName, whose: string | null, player: string | null): string {
  const turn = turnOf(whose, player);
  switch (phase) {
    case 'untap':
    case 'beginning of upkeep':
    case 'upkeep':
    case 'end of upkeep':
    case 'draw':
      return `At the beginning of ${turn}`;
    case 'main':
      return `Before the attack on ${turn}`;
    case 'combat':
      return `At the beginning of the attack on ${turn}`;
    case 'end of combat':
      return `At the end of the attack on ${turn}`;
    case 'end of turn':
      return whose === "each player's" ? 'At the end of the turn' : `At the end of ${turn}`;
  }
}

/** "pay {R} of a cost", of mana that is there at once. */
const payingWith = (toDo: string): string => toDo.replace(/\bget ((?:(?! that ).)+?) to pay with/g, 'pay $1 of a cost');

/** "You may tap it. If you do, …": a card tells its costs as things you may do. */
function activated(parts: ActivatedParts): string {
  if (parts.loyalty !== null) return `${parts.loyalty}: ${capital(parts.effect)}`;
  const costs = [
    ...(parts.mana === null ? [] : [`pay ${parts.mana}`]),
    ...(parts.tap ? [`tap ${parts.me}`] : []),
    ...(parts.tap ? parts.orders.map((order) => order.replace(parts.me, 'it')) : parts.orders),
  ];
  if (parts.forMana && parts.toDo !== null) return `You may ${list(costs, 'and')} to ${payingWith(parts.toDo)}`;
  return `You may ${list(costs, 'and')}. If you do, ${parts.effect}`;
}

const LANDS: Readonly<Record<Color, string>> = {
  white: 'plains',
  blue: 'islands',
  black: 'swamps',
  red: 'mountains',
  green: 'forests',
};

/** What one is chosen from: "creatures or lands". */
const oneOf = (noun: Noun): string => noun.many.replace(/^(\w+(?:, \w+)*,?) and /, '$1 or ');

/** A card on its way is called by its kind: "summon creature or sorcery". */
function spell(types: readonly string[]): Noun {
  const ours = types.filter((type) => type === 'creature' || type === 'sorcery');
  const kinds = types.length === 0 ? ['creature', 'sorcery'] : ours.length === 0 ? types : ours;
  const names = kinds.map((type) => (type === 'creature' ? 'summon creature' : type));
  return { one: list(names, 'or'), many: list(names.map(plural), 'or') };
}

export const voice: Voice = {
  // A card is played and happens: nothing of it is told apart from that.
  log: {
    ...LOG_WITH_EFFECTS,
    resolves: null,
    countered: (name) => `${name} has no effect.`,
    tellsArrival: false,
  },
  // What may be chosen is not chosen to be chosen.
  edit: (line) =>
    line.replace(/\bchoose to (instead )?choose\b/g, '$1choose').replace(/\bthat are not\b/g, "that aren't"),

  typeLine: (card) =>
    oldTypeLine(card, {
      artifact: () => 'Artifact',
      creature: () => 'Summon Creature',
      instant: () => 'Instant',
    }),
  // The text box of a land holds its color symbol (Summon Creatures and Sorceries).
  landText: (types) => [manaOfTypes(types)],
  enchantLine: () => null,
  size: (power, toughness) => `${power}${SWORD}/${toughness}${SHIELD}`,

  // "The player who lost the last game goes first" (line 369).
  played: 'game',
  library: 'deck',
  libraries: 'decks',
  graveyard: 'discard pile',
  inPlay: 'in play',
  enters: { verb: 'come', rest: 'into play' },
  leaves: { verb: 'leave', rest: 'play' },
  dies: { verb: 'be', rest: 'put into the discard pile from play' },
  died: 'was put into a discard pile from play',
  wouldDie: 'would be put into the discard pile',
  wouldGoToGraveyard: 'would be put into the discard pile from anywhere',
  ontoPlay: 'into play',
  backToPlay: 'to play',
  exile: (what) => ({ verb: 'remove', rest: `${what} from the game` }),

  under: (whose) => `on ${whose} ${whose.endsWith("s'") ? 'sides' : 'side'}`,

  opponent: {
    one: 'your opponent',
    each: one('your opponent'),
    all: one('your opponent'),
    target: 'your opponent',
    defending: 'the defending player',
    choose: 'choose any one opponent',
  },
  did: {
    'cast a spell': 'played a summon creature or sorcery',
    'attacked with a creature': 'attacked with a creature',
  },
  pronoun: { subject: 'he or she', object: 'him or her', possessive: 'his or her' },
  yours: before('your', 'yours', (noun) => `any one of your ${oneOf(noun)}`),
  theirs: before("your opponent's", "your opponent's", (noun) => `any one of your opponent's ${oneOf(noun)}`),
  of: (player) => ({
    ...possessedBy(player, (noun) => `any one of ${possessive(player)} ${oneOf(noun)}`),
    behind: (text) =>
      / cards in play$/.test(text)
        ? text.replace(/ (cards in play)$/, ` of ${possessive(player)} $1`)
        : `${text} of ${possessive(player)}`,
  }),
  notYours: { ...thatAre('not yours'), target: (noun) => `any one ${noun.one} that's not yours` },
  ownAndControl: (target) => `${target} that you own and have in play`,
  control: { verb: 'have', rest: 'in play' },
  controlled: 'had in play',
  aura: { one: 'enchantment', many: 'enchantments' },
  attach: { verb: 'put', to: 'on', behind: 'on', again: 'move ~ to' },
  takesControl: (what) => `${capital(what)} is yours.`,
  losesControl: (what) => `${what} is no longer yours`,
  // Of somebody who is not simply named: "the player with the most life gets it".
  gainsControl: (player, what) =>
    player?.includes(' with ')
      ? `${player} gets ${what}`
      : `${what} ${what.startsWith('all ') ? 'become' : 'becomes'} ${player === null ? 'yours' : possessive(player)}`,
  // "Its player's discard pile", as the booklet has it (About Creatures).
  controller: 'player',

  target: (noun) => `any one ${noun}`,
  targets: (number, plural, upTo) => `${upTo ? 'up to' : 'any'} ${number} ${plural}`,
  anyNumberOfTargets: (plural) => `any number of ${plural}`,
  each: (noun) => one(`each ${noun.one}`),
  eachCombat: '',
  eachPlayer: one('each player'),
  anyPlayer: one('each player'),
  may: 'may choose to',
  chosenAsTarget: { verb: 'be', rest: 'chosen for a card that says "any one"' },
  notTargetOf: (spells, sources) => `be chosen for ${spells} or for abilities of ${sources}`,
  shelters: (spells, when) =>
    `nothing you play is stopped by ${spells}${when}, and your creatures can't be chosen for ${spells}${when}`,
  damageToCounter: (me, counter) =>
    `each damage dealt to ${me} takes a ${counter} off it instead, as long as it has one`,
  damageToCounters: (me, counters) => `if ${me} would be dealt damage, take that many ${counters} off it instead`,

  spell,
  source: { one: 'card', many: 'cards' },
  knownTypes: ['land', 'creature', 'sorcery'],
  permanent: { one: 'card in play', many: 'cards in play' },
  permanentCard: 'land or creature card',
  creatureOfType: (type) => type,
  landOfType: (type) => type.toLowerCase(),
  power: 'offense',
  toughness: 'defense',
  non: { after: thatIsNot },
  costIs: (amount) => `with cost ${amount}`,
  costOf: (whose) => `${whose} cost`,
  manaCost: 'cost',

  cast: 'play',
  castPast: 'played',
  deal: 'deal',
  dealt: 'dealt',
  damaged: (where) =>
    ({ anywhere: 'dealt damage', combat: 'dealt damage in combat', elsewhere: 'dealt damage other than in combat' })[
      where
    ],
  combatDamage: (to) => `damage${to} in combat`,
  gets: 'get',
  getsLess: 'get',
  gives: 'gain',
  becomesSize: (size) => ({ verb: 'become', rest: size }),
  severalColors: true,
  cannot: "can't",
  thisCombat: 'this attack',
  skipsCombat: { verb: "can't", rest: 'attack on his or her next turn' },
  itIs: "it's",
  doNot: "don't",
  didNot: "didn't",
  newcomer: 'came into play this turn',
  sparesNewcomers: "creatures that came into play this turn aren't affected",
  heldAllTurn: 'your opponent has had in play since the beginning of the turn',
  activePlayer: 'your opponent',
  sacrifice: { verb: 'destroy', saysWhose: true },
  counter: (what, to) =>
    `${what} has no effect and is ${to === 'top' ? "returned to the top of its owner's deck" : "put into its owner's discard pile"}`,
  counteredBy: '',
  bury: (what) => [`destroy ${what}`],
  noRegenerationAfterDamage: null,
  ontoLibrary: { verb: 'return', top: 'to the top of' },
  // There is no pool that mana could lie in: it is there to be paid with.
  addMana: (mana) => ({ verb: 'get', rest: `${mana} to pay with` }),
  manaOf: manaInWords,
  emptyPool: (whose) => ({ verb: 'take away', rest: `all ${whose} unspent mana` }),
  poolOf: (whose) => `${whose} unspent mana`,
  tapsForMana: (each) => ({ verb: 'use', rest: `${each} to pay` }),
  anyTimeForMana: '',
  anyTime: 'whenever you may act',
  handSize: (player, number) => `${player} may keep no more than ${number} cards in hand at the end of a turn`,
  takesPool: (pool) => `${pool} becomes yours`,
  keepsMana: "Players don't lose unspent mana.",
  chooseShown: 'you choose',
  prevent: (amount, to) => `prevent the next ${amount} damage to ${to} this turn`,
  preventFromSource: (source, to) => `prevent the next damage to ${to} from one ${source} this turn`,
  preventAllBut: (source, to, amount) =>
    `prevent all but ${amount} of the next damage to ${to} from one ${source} this turn`,
  dealsBack: (source, to, me) =>
    `the next time one ${source} deals damage to ${to} this turn, ${me} deals as much damage to its player`,
  preventAllFrom: (to, sources, thisTurn) =>
    `${capital(sources)} deal no damage to ${to}${thisTurn ? ' this turn' : ''}.`,
  preventNoncombat: (to) => `${capital(to)} takes no damage except in the attack.`,
  preventAlways: (to, combat, dealt, thisTurn) =>
    `${capital(to)} takes no damage${combat ? ' in the attack' : ''}${thisTurn ? ' this turn' : ''}${dealt ? ' and deals none' : ''}.`,
  diverted: (combat, sources, thisTurn, onto) =>
    `all damage to you${combat ? ' in combat' : ''}${sources === null ? '' : ` from ${sources}`}${thisTurn ? ' this turn' : ''} is dealt to ${onto} instead`,
  playBeforeDamage: (name) => `Play ${name} only before attackers deal damage.`,
  playBeforeAttackEnds: (name) => `Play ${name} only before the attack is over.`,
  playBeforeBlocks: (name) => `Play ${name} only after attackers are announced, before interceptors are declared.`,
  fight: 'the attack',
  playInOwnAttack: (name) => `Play ${name} only when you have announced your attackers.`,
  playAfterBlocks: (name) => `Play ${name} only when interceptors have just been declared.`,
  blocksBlindly:
    "Your attackers are put face down and mixed, and are turned up when interceptors have been chosen. Those that can't intercept don't.",
  preventAllBy: (sources) => `prevent all damage from ${sources} this turn`,
  withTap: 'that need it to be tapped',
  preventCombat: 'attacking and intercepting creatures deal no damage this turn',
  preventAll: (to) => `prevent all damage to ${to} this turn`,
  redirectFrom: (amount, of, to) =>
    amount === null
      ? `all damage that one card of your choice deals to ${of} this turn is dealt to ${to} instead`
      : `the next ${amount} damage dealt to ${of} this turn is dealt to ${to} instead`,
  redirect: (amount, to) =>
    `the next ${amount} damage that one card of your choice deals to you or your cards in play this turn is dealt to ${to} instead`,
  preventPart: (source, amount) => `If ${source} deals damage to you, prevent ${amount} of that damage`,
  openingHand: (me) => `If ${me} is in your opening hand, you may begin the game with it in play.`,
  reveal: { verb: 'reveal', past: 'revealed', open: 'revealed' },
  extraCombat: 'you may attack again this turn',
  endsTurn: 'this turn is over',
  changesWord: (what, words) =>
    `${words.map((word) => `${word} to another`).join(' or ')} wherever it appears on ${what}`,
  block: { base: 'intercept', ing: 'intercepting', ed: 'intercepted' },

  activated,
  onlyDuring: (when, by) => {
    const time =
      when === 'any upkeep'
        ? 'at the beginning of a turn'
        : when === 'your turn, before attackers are declared'
          ? 'on your turn, before you attack'
          : when === 'your turn'
            ? 'on your turn'
            : when === 'combat'
              ? 'during an attack'
              : when === "an opponent's turn, before attackers are declared"
                ? "on your opponent's turn, before attackers are announced"
                : 'at the beginning of your turn';
    return by === 'anybody' ? `Any player may do this, but only ${time}` : `Do this only ${time}`;
  },
  onlyBearersController: (controller, when) =>
    `Only ${controller} may do this${when === null ? '' : ', and only at the beginning of his or her turn'}`,
  anybodyMay: 'Any player may do this',
  onlyIf: (condition) => `Do this only if ${condition}`,
  onlyAsSorcery: 'Do this only when you could play a sorcery',
  onceEachTurn: 'Do this only once each turn',
  paysFirst: false,
  withMana: 'that make mana',
  unless: unlessYouPay,
  mayPay: payAndThen,
  equip: (cost) =>
    `You may pay ${cost}. If you do, put this artifact on any one of your creatures. Do this only when you could play a sorcery.`,
  playWhenAttacked: (name) => `Play ${name} only after you're attacked, before you declare interceptors.`,
  playWhenOpponentCasts: (name) => `Play ${name} only when your opponent plays a summon creature or sorcery.`,
  playBeforeAttack: (name) => `Play ${name} only before you attack.`,
  playBeforeTheirAttack: (name) => `Play ${name} only during your opponent's turn, before attackers are announced.`,
  chooseOne: oneOrTheOther,
  xOnly: (color) => `Only ${LANDS[color]} may be tapped to pay X.`,
  perExtraTarget: (name, mana) => `${name} costs ${mana} more for each creature or player beyond the first.`,
  alternativeCost: (name, order) => `You may ${order} rather than pay ${name}'s cost.`,
  additionalCost: (name, order) => `To play ${name}, you must also ${order}.`,
  costsMore: (what, mana) => `${what} cost ${mana} to play.`,
  usingCosts: (what, mana) => `What ${what} can do costs ${mana}.`,

  as: 'When',
  onYourTurn: 'on your turn',
  when: 'When',
  whenever: 'If',
  phaseOf,
  whenDrawing: 'at the beginning of your turn',
  maySkipDraw: 'You may choose not to draw a card at the beginning of your turn',
  whenUntapping,
  changesTarget: (spell) => `what is chosen for ${spell}`,
  withSingleTarget: 'for which only one thing is chosen',
  whoseControllerHas: (what) => `whose owner has ${what} in play`,
  remainsTapped: 'is tapped',
  lasts: {
    'end of turn': 'until the end of the turn',
    'end of combat': 'until the end of the attack',
    'in play': '',
    'your next turn': 'until your next turn',
    'while source in play': 'as long as ~ is in play',
    'their next turn': '',
    'next untap': '',
    'while source tapped': 'as long as ~ is tapped',
    'your next upkeep': 'until your next turn begins',
    while: 'as long as ~',
  },
  atEndOfCombat: 'at the end of the attack',
  atEndOfTurn: 'at the end of the turn',
  faceDown: 'face down',
  masked: ({ size, paid }) => [
    "you may play a creature from your hand face down, so that your opponent doesn't know which one it is",
    paid
      ? 'you must still pay its cost; X can be any amount, even 0, and serves only to hide how much that was'
      : "it must be one whose cost the mana spent on X could pay, and you don't pay for it again",
    `as long as it's face down, it's a ${size.replace('/', `${SWORD}/`)}${SHIELD} creature with no color and no abilities`,
    'turn it face up as soon as it becomes tapped, deals damage, or is dealt damage',
  ],
  commanded: () => [
    'that player must play that card at once if he or she can, with mana from lands only',
    'you make all decisions that it calls for',
  ],
  anEffect: 'a card',
  atYourEndOfTurn: 'at the end of your turn',
  atEndOfThatTurn: 'at the end of that turn',
  atNextUpkeep: 'at the beginning of the next turn',
  atTheirNextDraw: 'at the beginning of his or her next draw',

  keywords: {
    flying: word('flying'),
    reach: says('can', 'intercept creatures with flying'),
    'first strike': saysOf(({ many: several }) => ({
      verb: 'deal',
      rest: `${several ? 'their' : 'its'} damage first when attacking or intercepting`,
    })),
    'double strike': saysOf(({ many: several }) => ({
      verb: 'deal',
      rest: `${several ? 'their' : 'its'} damage first when attacking or intercepting, and then again`,
    })),
    trample: saysOf(({ many: several }) => ({
      verb: 'deal',
      rest: `${several ? 'their' : 'its'} extra damage to the defending player when intercepted`,
    })),
    banding: word('banding'),
    haste: saysOf(({ many: several, forNow }) => ({
      verb: 'can',
      rest: `attack ${forNow ? 'this turn' : `the turn you play ${several ? 'them' : 'it'}`}`,
    })),
    vigilance: attackWithoutTapping("doesn't"),
    defender: says("can't", 'attack'),
    fear: says("can't", 'be intercepted except by artifact creatures and black creatures'),
    intimidate: says("can't", 'be intercepted except by artifact creatures and creatures of the same color'),
    shroud: says("can't", 'be chosen for cards that say "any one"'),
    hexproof: says("can't", 'be chosen by your opponent for cards that say "any one"'),
    deathtouch: deathtouchInWords('If', 'deal'),
    lifelink: lifelinkInWords('If', 'deal', 'player'),
    indestructible: says("can't", 'be destroyed'),
    flash: says('can', 'be played at any time'),
    unblockable: says("can't", 'be intercepted'),
    plainswalk: word('plainswalk'),
    islandwalk: word('islandwalk'),
    swampwalk: word('swampwalk'),
    mountainwalk: word('mountainwalk'),
    forestwalk: word('forestwalk'),
    "can't attack": says("can't", 'attack'),
    "can't block": says("can't", 'intercept'),
    'attacks each turn': says('attack', 'each turn if able'),
    "doesn't untap": doesNotUntap("don't", whenUntapping, 'player'),
    lure: allBlock('intercept', 'do so'),
    'blocks each': blocksEach('intercept', 'if able'),
    "can't be countered": says('take', 'effect no matter what'),
    "can't be regenerated": says("can't", 'regenerate'),
    'no hand limit': says('may', 'keep any number of cards in your hand'),
    'may stay tapped': mayStayTapped(whenUntapping),
    'attacks anyway': says('can', 'attack'),
    'strikes past blockers': strikesPast("deal its damage as though it weren't intercepted"),
    'strikes nobody': says('deal', 'no damage'),
    'attacks at once': says('can', 'attack the turn it comes into play'),
  },
  thatSpellOrAbility: 'that card',
  abilityInUse: { one: 'ability', many: 'abilities' },
  anAbility: 'effect',
  abilities: 'abilities',
  namedUnused: "Abilities of cards with the chosen name can't be used, except to pay costs.",
  tokens: 'treated',
  abilityUsed: 'used',
  newTargets: 'change what is chosen',
  asInstants: 'play any card whenever you could play a card',
  knowsScry: false,
  wallsSaySo: true,
  abilitiesFirst: true,
  protectionFrom: (what) => `protection from ${what}`,
  called: { rampage: null },
  protectionSparesSource: (me) => `This doesn't remove ${me}.`,
};

// The voice of the first rulebook: summonings, mono and poly artifacts, tapping "to" do something, your rival.

import type { PhaseName } from '../../language/ability.ts';
import type { CardDefinition } from '../../language/card.ts';
import {
  allBlock,
  attackWithoutTapping,
  before,
  blocksEach,
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
  possessedBy,
  slashSize,
  spelledOut,
  strikesPast,
  summonSpellOf,
  thatAre,
  turnOf,
} from '../../wording/common.ts';
import { capital, conjugate, many, one, possessive } from '../../wording/grammar.ts';
import { says, saysOf, word } from '../../wording/keyword.ts';
import { oldTypeLine } from '../../wording/typeline.ts';
import type { ActivatedParts, Noun, Voice } from '../../wording/voice.ts';

const whenUntapping = (whose: string): string => `during ${whose} untap phase`;

function phaseOf(phase: PhaseName, whose: string | null, player: string | null): string {
  switch (phase) {
    case 'combat':
      return `When the attack begins on ${turnOf(whose, player)}`;
    case 'end of combat':
      return `When the attack ends on ${turnOf(whose, player)}`;
    case 'end of turn':
      return whose === "each player's" ? 'At the end of any turn' : `At the end of ${turnOf(whose, player)}`;
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

/**
 * Mono artifacts are tapped when used, poly ones are not, and the others work all the time. Continuous ones "never have
 * a cost to use" (p. 17): what may be paid for each time something happens is a use, as often as it happens.
 */
function artifactKind(card: CardDefinition): string {
  const uses = card.abilities.filter((ability) => ability.ability === 'activated');
  if (uses.some((ability) => ability.cost.tap)) return 'Mono Artifact';
  const paidFor = card.abilities.some(
    (ability) =>
      ability.ability === 'triggered' && ability.effects.some((effect) => effect.do === 'may' && effect.cost !== null),
  );
  return uses.length > 0 || paidFor ? 'Poly Artifact' : 'Continuous Artifact';
}

const isMono = (card: CardDefinition): boolean => card.types.includes('artifact') && !card.types.includes('creature');

/** "Tap to …"; a mono artifact is tapped by its kind and does not say so. */
function used(parts: ActivatedParts): string {
  const tap = parts.tap && !isMono(parts.card);
  const alone = parts.mana === null && parts.orders.length === 0 && parts.loyalty === null;
  if (tap && alone && parts.toDo !== null && !parts.toDo.startsWith('tap ')) return `Tap to ${parts.toDo}`;
  const costs = [
    ...(parts.loyalty === null ? [] : [parts.loyalty]),
    ...(parts.mana === null ? [] : [parts.mana]),
    ...(tap ? ['tap'] : []),
    ...parts.orders,
  ].join(', ');
  return costs === '' ? capital(parts.effect) : `${capital(costs)}: ${capital(parts.effect)}`;
}

/** "target creature of yours"; what is a card in play is one that a player has in play. */
const oneOf =
  (player: string) =>
  (noun: Noun): string => {
    const whose = player === 'you' ? 'yours' : possessive(player);
    if (!noun.one.includes(' in play')) return `target ${noun.one} of ${whose}`;
    return `target ${noun.one.replace(' in play', '')} ${player} ${conjugate('have', player === 'you')} in play`;
  };

const activated = (parts: ActivatedParts): string =>
  parts.speed === 'interrupt' ? `${used(parts)} This may be played as an interrupt.` : used(parts);

export const voice: Voice = {
  // Mana is "lost", and a life point with it; to burn came later.
  log: { ...LOG_WITH_EFFECTS, unspent: { verb: 'lose', what: (mana) => `${mana} unspent mana` } },
  edit: spelledOut,

  typeLine: (card) =>
    oldTypeLine(card, {
      artifact: artifactKind,
      creature: (types) => `Summon ${types.join(' ')}`,
      instant: (interrupt) => (interrupt ? 'Interrupt' : 'Instant'),
    }),
  landText: (types) => [...countsAsBoth(types), `Tap to add ${manaOfTypes(types)} to your mana pool.`],
  enchantLine: () => null,
  size: slashSize,

  // "One complete game of Magic is called a duel" (B-032, line 127).
  played: 'duel',
  library: 'library',
  libraries: 'libraries',
  graveyard: 'graveyard',
  inPlay: 'in play',
  enters: { verb: 'come', rest: 'into play' },
  leaves: { verb: 'leave', rest: 'play' },
  dies: { verb: 'go', rest: 'to the graveyard' },
  died: 'went to the graveyard',
  wouldDie: 'would go to the graveyard',
  wouldGoToGraveyard: 'would go to the graveyard from anywhere',
  ontoPlay: 'into play',
  backToPlay: 'to play',
  exile: (what) => ({ verb: 'remove', rest: `${what} from the game` }),

  // "Comes into play on your side", as the book says of creatures (Creatures).
  under: (whose) => `on ${whose} ${whose.endsWith("s'") ? 'sides' : 'side'}`,

  opponent: {
    one: 'your rival',
    each: one('your rival'),
    all: one('your rival'),
    target: 'your rival',
    defending: 'the defender',
    choose: 'choose a rival',
  },
  did: { 'cast a spell': 'cast a spell', 'attacked with a creature': 'attacked with a creature' },
  pronoun: { subject: 'he or she', object: 'him or her', possessive: 'his or her' },
  yours: before('your', 'yours', oneOf('you')),
  theirs: before("your rival's", "your rival's", oneOf('your rival')),
  of: (player) => possessedBy(player, oneOf(player)),
  notYours: thatAre('not yours'),
  ownAndControl: (target) => `${target} that you both own and control`,
  control: { verb: 'have', rest: 'in play' },
  controlled: 'had in play',
  aura: { one: 'enchantment', many: 'enchantments' },
  attach: { verb: 'put', to: 'on', behind: 'on', again: 'move ~ to' },
  takesControl: (what) => `You control ${what} as if it were your own.`,
  losesControl: (what) => `you lose control of ${what}`,
  gainsControl,
  controller: 'controller',

  target: (noun) => `target ${noun}`,
  targets: (number, plural, upTo) => `${upTo ? 'up to ' : ''}${number} target ${plural}`,
  anyNumberOfTargets: (plural) => `any number of target ${plural}`,
  each: (noun) => many(`all ${noun.many}`),
  eachCombat: '',
  eachPlayer: many('both players'),
  anyPlayer: one('either player'),
  may: 'may',
  chosenAsTarget: { verb: 'become', rest: 'the target of a spell or effect' },
  notTargetOf: (spells, sources) => `be the target of ${spells} or of effects of ${sources}`,
  shelters: (spells, when) =>
    `your spells cannot be countered by ${spells}${when}, and your creatures cannot be the targets of ${spells}${when}`,
  damageToCounter: (me, counter) =>
    `each damage done to ${me} removes a ${counter} from it instead, as long as it has one`,
  damageToCounters: (me, counters) => `instead of damage done to ${me}, remove that many ${counters} from it`,

  spell: summonSpellOf,
  source: { one: 'source', many: 'sources' },
  knownTypes: null,
  permanent: { one: 'card in play', many: 'cards in play' },
  permanentCard: 'land, creature, artifact, or enchantment card',
  creatureOfType: (type) => type,
  landOfType: (type) => type.toLowerCase(),
  power: 'power',
  toughness: 'toughness',
  non: { before: (text) => `non-${text}` },
  costIs: (amount) => `with total cost ${amount}`,
  costOf: (whose) => `${whose} total cost`,
  manaCost: 'casting cost',

  cast: 'cast',
  castPast: 'cast',
  deal: 'do',
  dealt: 'done',
  damaged: (where) =>
    ({ anywhere: 'damaged', combat: 'damaged in the attack', elsewhere: 'damaged other than in the attack' })[where],
  combatDamage: (to) => `damage${to} in the attack`,
  gets: 'gain',
  getsLess: 'get',
  gives: 'gain',
  becomesSize: (size) => ({ verb: 'become', rest: size }),
  severalColors: false,
  cannot: 'cannot',
  thisCombat: 'this attack',
  skipsCombat: { verb: 'skip', rest: 'the attack of his or her next turn' },
  itIs: 'it is',
  doNot: 'do not',
  didNot: 'did not',
  newcomer: 'came into play this turn',
  sparesNewcomers: 'creatures that came into play this turn are not affected',
  heldAllTurn: 'your rival has had in play since the beginning of the turn',
  activePlayer: 'your rival',
  sacrifice: { verb: 'sacrifice', saysWhose: false },
  counter: null,
  counteredBy: '',
  bury: (what, isMany) => [`destroy ${what}`, `${isMany ? 'they' : 'it'} cannot be regenerated`],
  noRegenerationAfterDamage: 'a creature damaged this way cannot be regenerated this turn',
  ontoLibrary: { verb: 'put', top: 'on top of' },
  addMana: (mana) => ({ verb: 'add', rest: `${mana} to your mana pool` }),
  manaOf: manaInWords,
  emptyPool: (whose) => ({ verb: 'empty', rest: `${whose} mana pool` }),
  poolOf: (whose) => `${whose} mana pool`,
  tapsForMana: (each) => ({ verb: 'tap', rest: `${each} for mana` }),
  anyTimeForMana: 'with the speed of an interrupt, ',
  anyTime: 'as fast as an instant',
  handSize: (player, number) => `${player} must discard down to ${number} cards during the discard phase`,
  takesPool: (pool) => `put all mana from ${pool} into yours`,
  keepsMana: 'Mana pools do not empty when a phase ends.',
  chooseShown: 'you choose',
  prevent: (amount, to) => `prevent ${amount} damage to ${to}`,
  preventFromSource: (source, to) => `prevent all damage done to ${to} by one ${source}`,
  preventAllBut: (source, to, amount) => `prevent all but ${amount} of the damage done to ${to} by one ${source}`,
  dealsBack: (source, to, me) =>
    `the next time one ${source} does damage to ${to} this turn, ${me} does as much damage to its controller`,
  preventAllFrom: (to, sources, thisTurn) => `${sources} do no damage to ${to}${thisTurn ? ' this turn' : ''}.`,
  preventNoncombat: (to) => `${to} takes no damage except in the attack.`,
  preventAlways: (to, combat, dealt, thisTurn) =>
    `${to} takes no damage${combat ? ' in the attack' : ''}${thisTurn ? ' this turn' : ''}${dealt ? ' and does none' : ''}.`,
  diverted: (combat, sources, thisTurn, onto) =>
    `all damage done to you${combat ? ' in the attack' : ''}${sources === null ? '' : ` by ${sources}`}${thisTurn ? ' this turn' : ''} is done to ${onto} instead`,
  playBeforeDamage: (name) => `Cast ${name} only before damage is done in the attack.`,
  playBeforeAttackEnds: (name) => `Cast ${name} only before the attack of this turn is over.`,
  playBeforeBlocks: (name) => `Cast ${name} only during an attack, before blockers are chosen.`,
  fight: 'the attack',
  playInOwnAttack: (name) => `Cast ${name} only when you have announced your attackers.`,
  playAfterBlocks: (name) => `Cast ${name} only when blockers have been chosen, before damage is done.`,
  blocksBlindly:
    'Your attackers are put face down and mixed, and are turned up when blockers have been chosen. Blocks that cannot be made are cancelled.',
  preventAllBy: (sources) => `prevent all damage done by ${sources} this turn`,
  withTap: 'that require tapping it',
  preventCombat: 'creatures do no damage in the attack this turn',
  preventAll: (to) => `prevent all damage done to ${to} this turn`,
  redirectFrom: (amount, of, to) =>
    amount === null
      ? `all damage done to ${of} by one source of your choice this turn is done to ${to} instead`
      : `the next ${amount} damage done to ${of} this turn is done to ${to} instead`,
  redirect: (amount, to) =>
    `the next ${amount} damage done this turn to you or your cards in play by one source of your choice is done to ${to} instead`,
  preventPart: (source, amount) => `Each time ${source} does damage to you, prevent ${amount} of that damage`,
  openingHand: (me) => `If you draw ${me} in your first hand, you may begin the game with it in play.`,
  reveal: { verb: 'show', past: 'shown', open: 'face up' },
  extraCombat: 'you may make one more attack this turn',
  endsTurn: 'end the turn',
  changesWord: (what, words) =>
    `${words.map((word) => `${word} to another`).join(' or ')} wherever it appears on ${what}`,
  block: { base: 'block', ing: 'blocking', ed: 'blocked' },

  activated,
  onlyDuring: (when, by) =>
    by === 'anybody'
      ? `Either player may use this, but only during ${when}`
      : `Use this only during ${when.replace("an opponent's", "your rival's").replace('attackers are declared', 'the attack').replace('combat', 'the attack')}`,
  onlyBearersController: (controller, when) =>
    `Only ${controller} may use this${when === null ? '' : `, and only during ${when.replace('your', 'his or her')}`}`,
  anybodyMay: 'Either player may use this',
  onlyIf: (condition) => `Use this only if ${condition}`,
  onlyAsSorcery: 'Use this only during your main phase',
  onceEachTurn: 'Use this only once each turn',
  paysFirst: true,
  withMana: 'that provide mana',
  unless: payOrElse,
  mayPay: payToDo,
  equip: (cost) => `${cost}: Put this artifact on target creature of yours. Use this only during your main phase.`,
  playWhenAttacked: (name) => `Cast ${name} only when your rival has declared an attack.`,
  playWhenOpponentCasts: (name) => `Cast ${name} only when your rival casts a spell.`,
  playBeforeAttack: (name) => `Cast ${name} only before the attack.`,
  playBeforeTheirAttack: (name) => `Cast ${name} only during your rival's turn, before the attack.`,
  chooseOne: oneOrTheOther,
  xOnly: (color) => `Only ${color} mana may be spent on X.`,
  perExtraTarget: (_name, mana) => `Each target beyond the first costs ${mana} more.`,
  alternativeCost: (name, order) => `You may ${order} rather than pay ${name}'s casting cost.`,
  additionalCost: (name, order) => `When you cast ${name}, you must also ${order}.`,
  costsMore: (what, mana) => `${what} cost ${mana} to cast.`,
  usingCosts: (what, mana) => `Using ${what} costs ${mana}.`,

  as: 'When',
  onYourTurn: 'during your turn',
  when: 'When',
  whenever: 'Each time',
  phaseOf,
  whenDrawing: 'during your draw phase',
  maySkipDraw: 'You may decline to draw a card during your draw phase',
  whenUntapping,
  changesTarget: (spell) => `the target of ${spell}`,
  withSingleTarget: 'with a single target',
  whoseControllerHas: (what) => `whose controller has ${what} in play`,
  remainsTapped: 'is tapped',
  lasts: {
    'end of turn': 'until end of turn',
    'end of combat': 'until the attack ends',
    'in play': '',
    'your next turn': 'until your next turn',
    'while source in play': 'as long as ~ is in play',
    'their next turn': '',
    'next untap': '',
    'while source tapped': 'as long as ~ is tapped',
    'your next upkeep': 'until your next upkeep begins',
    while: 'as long as ~',
  },
  atEndOfCombat: 'when the attack ends',
  atEndOfTurn: 'at end of turn',
  faceDown: 'face down',
  masked: ({ size, paid }) => [
    'you may summon a creature from your hand face down, so that no other player knows which one it is',
    paid
      ? 'you must still pay its casting cost; X can be any amount, even 0, and serves only to hide how much that was'
      : 'it must be one whose casting cost the mana spent on X could pay, and you do not pay for it again',
    `as long as it is face down, it is a ${size} creature with no color and no special abilities`,
    'turn it face up as soon as it is tapped, does damage, or takes damage',
  ],
  commanded: () => [
    'that player must play that card at once if he or she can, with mana from lands and his or her mana pool only',
    'you make all decisions that it calls for',
  ],
  anEffect: 'a card',
  atYourEndOfTurn: 'at the end of your turn',
  atEndOfThatTurn: 'at the end of that turn',
  atNextUpkeep: 'during the next upkeep',
  atTheirNextDraw: 'during his or her next draw phase',

  keywords: {
    flying: word('flying'),
    reach: says('can', 'block flying creatures'),
    'first strike': word('first strike'),
    'double strike': saysOf(({ many: several }) => ({
      verb: 'do',
      rest: `${several ? 'their' : 'its'} damage twice, with first strike and again without`,
    })),
    trample: word('trample'),
    banding: { word: 'bands', given: 'the ability bands' },
    haste: saysOf(({ many: several, forNow }) => ({
      verb: 'may',
      rest: `attack or be tapped ${forNow ? 'this turn' : `the turn ${several ? 'they come' : 'it comes'} into play`}`,
    })),
    vigilance: attackWithoutTapping('does not'),
    defender: says('cannot', 'attack'),
    fear: says('cannot', 'be blocked except by artifact creatures and black creatures'),
    intimidate: says('cannot', 'be blocked except by artifact creatures and creatures of the same color'),
    shroud: says('cannot', 'be the target of any spell or effect'),
    hexproof: says('cannot', "be the target of your rival's spells or effects"),
    deathtouch: deathtouchInWords('Each time', 'do'),
    lifelink: lifelinkInWords('Each time', 'do'),
    indestructible: says('cannot', 'be destroyed'),
    flash: says('may', 'be cast as an instant'),
    unblockable: says('cannot', 'be blocked'),
    plainswalk: word('plainswalk'),
    islandwalk: word('islandwalk'),
    swampwalk: word('swampwalk'),
    mountainwalk: word('mountainwalk'),
    forestwalk: word('forestwalk'),
    "can't attack": says('cannot', 'attack'),
    "can't block": says('cannot', 'block'),
    'attacks each turn': says('must', 'attack each turn if possible'),
    "doesn't untap": doesNotUntap('do not', whenUntapping),
    lure: allBlock('block', 'must do so'),
    'blocks each': blocksEach('must block', 'if possible'),
    "can't be countered": says('cannot', 'be countered'),
    "can't be regenerated": says('cannot', 'be regenerated'),
    'no hand limit': says('need not', 'discard, however many cards are in your hand'),
    'may stay tapped': mayStayTapped(whenUntapping),
    'attacks anyway': says('can', 'attack'),
    'strikes past blockers': strikesPast('do its damage as if it were not blocked'),
    'strikes nobody': says('do', 'no damage in the attack'),
    'attacks at once': says('may', 'attack during the turn in which it comes into play'),
  },
  thatSpellOrAbility: 'that spell or effect',
  abilityInUse: { one: 'effect', many: 'effects' },
  anAbility: 'use',
  abilities: 'special abilities',
  namedUnused: 'Special abilities of cards with the chosen name cannot be used, except to draw mana.',
  tokens: 'treated',
  abilityUsed: 'used',
  newTargets: 'choose new targets',
  asInstants: 'cast any spell as if it were an instant',
  knowsScry: false,
  wallsSaySo: false,
  abilitiesFirst: true,
  protectionFrom: (what) => `protection from ${what}`,
  called: { rampage: null },
  protectionSparesSource: (me) => `This does not remove ${me}.`,
};

// One example of every word of the language, so that each voice is heard saying all of them. A new word must come here.

import type { Ability, PhaseName, Replace, When } from '../../src/language/ability.ts';
import { type Amount, aChoice, count, handOf, self, target, topOf, X, you } from '../../src/language/amount.ts';
import {
  activated,
  atEndOfCombat,
  change,
  damage,
  draw,
  entering,
  gains,
  has,
  ifSo,
  loyaltyAbility,
  mayPay,
  protectionFrom,
  triggered,
} from '../../src/language/build.ts';
import { artifact, aura, type CardDefinition, card, creature, sorcery } from '../../src/language/card.ts';
import type { Condition } from '../../src/language/condition.ts';
import {
  cost,
  discardA,
  exileThis,
  payLife,
  removeCounters,
  sacrificeA,
  sacrificeThis,
  tap,
  tapOther,
} from '../../src/language/cost.ts';
import type { Change, Effect } from '../../src/language/effect.ts';
import { creature as creatures, type Filter, land as lands, subtype, yours } from '../../src/language/filter.ts';
import { KEYWORDS } from '../../src/language/keyword.ts';
import {
  aCreature,
  anAbility,
  anOpponent,
  aPlayer,
  cardInAnte,
  cardInGraveyard,
  creatureOrPlayer,
  permanent,
  several,
  spell,
  upTo,
} from '../../src/language/target.ts';

const ALL: { ref: 'all'; filter: Filter } = { ref: 'all', filter: creatures };
const BEAST = {
  name: 'Beast',
  types: ['creature'],
  supertypes: [],
  subtypes: ['Beast'],
  colors: ['green'],
  size: [3, 3],
  keywords: ['trample'],
} as const;

/** Members with several names in one (`'tap' | 'untap'`) are matched by any of them. */
type Examples<U, K extends string> = {
  readonly [N in U extends Readonly<Record<K, infer V extends string>> ? V : never]: U;
};

export const EFFECTS: Examples<Effect, 'do'> = {
  ante: { do: 'ante', who: { ref: 'everybody' } },
  oneOf: {
    do: 'oneOf',
    of: [
      { word: 'damage', then: [damage(1, target())] },
      { word: 'card', then: [draw(1)] },
    ],
  },
  own: { do: 'own', who: you, what: target() },
  toGraveyard: { do: 'toGraveyard', what: self },
  lifeBecomes: { do: 'lifeBecomes', who: you, amount: 20 },
  startOver: { do: 'startOver', who: { ref: 'everybody' }, first: creatures, next: { types: ['enchantment'] } },
  damage: { do: 'damage', amount: 4, to: target(), divided: 'chosen', noRegeneration: true },
  gainLife: { do: 'gainLife', who: you, amount: count(creatures) },
  loseLife: { do: 'loseLife', who: { ref: 'opponents' }, amount: X },
  draw: { do: 'draw', who: { ref: 'everybody' }, amount: 2 },
  drawUpTo: { do: 'drawUpTo', who: { ref: 'everybody' }, amount: 2, lifeForLess: 2 },
  discard: { do: 'discard', who: { ref: 'controller', of: target() }, amount: 'all', how: 'choose', filter: {} },
  destroy: { do: 'destroy', what: ALL, bury: true },
  sacrifice: { do: 'sacrifice', what: self },
  sacrificeChoice: {
    do: 'sacrificeChoice',
    who: { ref: 'opponents' },
    filter: creatures,
    amount: 2,
    otherwise: [damage(2, you)],
  },
  exile: { do: 'exile', what: target() },
  toHand: { do: 'toHand', what: target() },
  toLibrary: { do: 'toLibrary', what: ALL, where: 'shuffled' },
  toPlay: { do: 'toPlay', what: target(), under: you, tapped: true },
  shuffleGraveyard: { do: 'shuffleGraveyard', who: { ref: 'everybody' } },
  shuffle: { do: 'shuffle', who: you },
  becomeCopy: { do: 'becomeCopy', what: self, of: target() },
  packHunt: { do: 'packHunt', pack: yours({ ...creatures, subtypes: ['Wolf'], tapped: false }), prey: target() },
  mill: { do: 'mill', who: { ref: 'opponents' }, amount: 3 },
  search: { do: 'search', who: you, filter: creatures, amount: 1, to: 'hand', reveal: true },
  scry: { do: 'scry', who: you, amount: 2 },
  lookAndPut: { do: 'lookAndPut', who: you, by: you, amount: 5, take: 2, to: 'hand', rest: 'graveyard' },
  exchange: { do: 'exchange', of: 'control', what: target(), with: self },
  play: { do: 'play', who: you, what: topOf(you), otherwise: [draw(1)] },
  nameCard: { do: 'nameCard', who: { ref: 'opponents' } },
  forEach: { do: 'forEach', of: ALL, then: [draw(1)], as: 'each' },
  repeat: { do: 'repeat', times: 2, until: null, then: [draw(1)] },
  choose: { do: 'choose', what: aChoice(you, handOf(target(), lands), 2), as: 'chosen' },
  reveal: { do: 'reveal', what: topOf(you, 3), to: you },
  revealUntil: { do: 'revealUntil', who: { ref: 'opponents' }, filter: creatures, amount: 1 },
  counter: { do: 'counter', what: target() },
  copySpell: { do: 'copySpell', who: you, what: target() },
  guessTop: { do: 'guessTop', who: { ref: 'everybody' } },
  chooseNewTargets: { do: 'chooseNewTargets', what: target() },
  tap: { do: 'tap', what: target() },
  untap: { do: 'untap', what: ALL },
  tapOrUntap: { do: 'tapOrUntap', what: target() },
  change: change(target(), [gains('first strike')], 'while source in play'),
  changeWord: { do: 'changeWord', what: target(), of: ['color', 'land type'] },
  addMana: { do: 'addMana', who: you, mana: ['R', 'C'], times: 1 },
  addAnyMana: { do: 'addAnyMana', who: you, kinds: ['R', 'G'], times: 2 },
  emptyPool: { do: 'emptyPool', who: { ref: 'opponents' } },
  prevent: { do: 'prevent', to: target(), amount: 2 },
  preventFromSource: { do: 'preventFromSource', to: you, source: { colors: ['red'] } },
  preventCombat: { do: 'preventCombat' },
  preventAll: { do: 'preventAll', to: you, things: yours(creatures) },
  redirect: { do: 'redirect', amount: 2, to: target() },
  regenerate: { do: 'regenerate', what: target() },
  token: { do: 'token', who: you, token: BEAST, amount: 2 },
  putCounters: { do: 'putCounters', what: self, counter: '+1/+1', amount: 2 },
  removeCounters: { do: 'removeCounters', what: self, counter: 'doom', amount: 1 },
  attach: { do: 'attach', what: self, to: target() },
  block: { do: 'block', what: target(), attacker: null },
  turn: { do: 'turn', gets: 'its end' },
  extraTurn: { do: 'extraTurn', who: you },
  poison: { do: 'poison', who: { ref: 'opponents' }, amount: 2 },
  win: { do: 'win', who: you },
  lose: { do: 'lose', who: { ref: 'opponents' } },
  may: mayPay(you, cost('{2}', payLife(2)), [draw(1)], [damage(1, you)]),
  if: ifSo({ if: 'yourTurn' }, [draw(1)], [draw(2)]),
  flipCoin: { do: 'flipCoin', win: [draw(1)], lose: [damage(1, you)] },
  later: atEndOfCombat({ do: 'sacrifice', what: self }),
};

export const CHANGES: Examples<Change, 'change'> = {
  price: { change: 'price', doing: 'block', cost: cost('{1}'), against: { power: { min: 3 } } },
  company: { change: 'company', doing: 'attack', atLeast: 2 },
  size: { change: 'size', power: count(creatures), toughness: 0 },
  setSize: { change: 'setSize', power: 1, toughness: 1 },
  keyword: { change: 'keyword', keyword: 'flying' },
  loseKeyword: { change: 'loseKeyword', keyword: 'flying' },
  loseAbilities: { change: 'loseAbilities' },
  protection: { change: 'protection', from: { colors: ['red'] } },
  ability: { change: 'ability', ability: activated({ cost: [tap], effects: [draw(1)] }) },
  color: { change: 'color', colors: ['red', 'green'] },
  becomes: { change: 'becomes', types: ['creature'], subtypes: ['Golem'], colors: null, size: [4, 4] },
  also: { change: 'also', colors: ['black'], subtypes: ['Zombie'] },
  creatureTypes: { change: 'creatureTypes', subtypes: ['Goblin'] },
  landType: { change: 'landType', to: 'Island' },
  word: { change: 'word', from: 'red', to: 'blue' },
  control: { change: 'control' },
  onlyBy: { change: 'onlyBy', doing: 'block', filter: subtype('Wall') },
  notBlockableBy: { change: 'notBlockableBy', filter: { ...creatures, power: { max: 2 } } },
  blocksMore: { change: 'blocksMore', number: 2 },
  blockers: { change: 'blockers', atMost: 1 },
  moreLands: { change: 'moreLands', number: 1 },
  shelters: { change: 'shelters', from: { colors: ['blue', 'black'] } },
  cantBeEnchanted: { change: 'cantBeEnchanted', by: { other: true } },
  notTargetOf: { change: 'notTargetOf', from: { notColors: ['green'] } },
  canBlockOnly: { change: 'canBlockOnly', filter: { ...creatures, keyword: 'flying' } },
  attacksYou: { change: 'attacksYou' },
  mayPlay: { change: 'mayPlay', zone: 'graveyard', filter: lands },
  cantActivate: { change: 'cantActivate' },
  onlyIf: { change: 'onlyIf', does: 'attack', condition: { if: 'controls', who: { ref: 'opponents' }, filter: lands } },
  preventFrom: { change: 'preventFrom', filter: creatures },
  playerRule: { change: 'playerRule', rule: 'casts as instants' },
  exileIfDies: { change: 'exileIfDies' },
  cant: { change: 'cant', doing: 'cast', filter: creatures },
  untapsAtMost: { change: 'untapsAtMost', filter: lands, number: 1 },
  costs: { change: 'costs', filter: creatures, more: 2 },
};

const ME: Filter = { self: true };
export const EVENTS: Examples<When, 'on'> = {
  'player is dealt damage': { on: 'player is dealt damage', who: 'opponent', damage: 'noncombat' },
  enters: { on: 'enters', what: creatures },
  dies: { on: 'dies', what: ME },
  leaves: { on: 'leaves', what: ME },
  attacks: { on: 'attacks', what: ME, alone: true },
  blocks: { on: 'blocks', what: ME, other: creatures },
  blocked: { on: 'blocked', what: ME, other: creatures, each: false },
  fights: { on: 'fights', what: ME, other: creatures },
  unblocked: { on: 'unblocked', what: ME },
  'deals damage': { on: 'deals damage', what: ME, to: 'player', combat: true },
  'is dealt damage': { on: 'is dealt damage', what: ME, combat: true },
  'victim dies': { on: 'victim dies' },
  'taps for mana': { on: 'taps for mana', what: lands },
  'left tapped': { on: 'left tapped', what: ME },
  'becomes tapped': { on: 'becomes tapped', what: ME },
  'becomes untapped': { on: 'becomes untapped', what: ME },
  casts: { on: 'casts', what: { colors: ['blue'] }, who: 'opponent' },
  'plays land': { on: 'plays land', who: 'anybody' },
  draws: { on: 'draws', who: 'opponent' },
  discards: { on: 'discards', who: 'you' },
  'gains life': { on: 'gains life', who: 'you' },
  'loses life': { on: 'loses life', who: 'opponent' },
  'counter removed': { on: 'counter removed', what: ME, counter: '+1/+1' },
  'becomes target': { on: 'becomes target', what: ME },
  phase: { on: 'phase', phase: 'upkeep', whose: 'opponents' },
  either: {
    on: 'either',
    of: [
      { on: 'enters', what: ME },
      { on: 'attacks', what: ME },
    ],
  },
  state: { on: 'state', condition: { if: 'controls', who: you, filter: lands, atLeast: 7 } },
};

export const PHASES: readonly PhaseName[] = [
  'untap',
  'beginning of upkeep',
  'upkeep',
  'end of upkeep',
  'draw',
  'main',
  'combat',
  'end of combat',
  'end of turn',
];

export const CONDITIONS: Examples<Condition, 'if'> = {
  both: { if: 'both', of: [{ if: 'yourTurn' }, { if: 'controls', who: you, filter: lands }] },
  dealtDamage: { if: 'dealtDamage', who: { ref: 'opponents' } },
  controls: { if: 'controls', who: you, filter: creatures, atLeast: 2 },
  controlsMore: { if: 'controlsMore', who: { ref: 'opponents' }, filter: lands },
  inPlay: { if: 'inPlay', filter: lands, atLeast: 3 },
  is: { if: 'is', what: self, filter: { types: ['creature'] } },
  compare: { if: 'compare', left: { amount: 'cards', zone: 'hand', of: you }, is: '>=', right: 7 },
  yourTurn: { if: 'yourTurn' },
  attackedLastTurn: { if: 'attackedLastTurn', what: self },
  not: { if: 'not', not: { if: 'inPlay', filter: lands } },
};

export const AMOUNTS: Examples<Exclude<Amount, number>, 'amount'> = {
  sharing: { amount: 'sharing', filter: creatures },
  thisTurn: { amount: 'thisTurn', of: 'damage', to: you },
  activations: { amount: 'activations' },
  x: { amount: 'x' },
  count: { amount: 'count', filter: creatures, controlledBy: { ref: 'opponents' } },
  cards: { amount: 'cards', zone: 'graveyard', of: you, filter: creatures },
  counters: { amount: 'counters', on: self, counter: 'doom' },
  power: { amount: 'power', of: self },
  toughness: { amount: 'toughness', of: self },
  cost: { amount: 'cost', of: self },
  life: { amount: 'life', of: you },
  chosen: { amount: 'chosen', of: 'power' },
  greatest: { amount: 'greatest', of: 'power', among: yours(creatures) },
  event: { amount: 'event' },
  named: { amount: 'named', name: 'dealt' },
  sum: { amount: 'sum', of: [{ amount: 'cards', zone: 'library', of: you }, -4] },
  times: { amount: 'times', of: X, by: 2 },
  difference: { amount: 'difference', of: [X, 2] },
  fewest: {
    amount: 'fewest',
    of: { amount: 'count', filter: { types: ['land'] }, controlledBy: { ref: 'eventPlayer' } },
  },
  part: { amount: 'part', into: 2, of: { amount: 'life', of: you }, round: 'up' },
  bound: { amount: 'bound', is: 'atLeast', of: [0, X] },
};

export const REPLACEMENTS: Examples<Replace, 'replace'> = {
  'opening hand': { replace: 'opening hand' },
  'damage to counters': { replace: 'damage to counters', counter: '+1/+1' },
  discarded: { replace: 'discarded', what: 'yours', by: 'effect', to: 'top', may: true },
  redirect: { replace: 'redirect', from: creatures, onto: 'this', combat: true },
  damage: { replace: 'damage', from: { colors: ['red'] }, to: 'creature or player', times: 3 },
  'to graveyard': { replace: 'to graveyard', what: ME, with: 'exile' },
  instead: { replace: 'instead', of: 'draw', who: 'you', phase: 'draw', with: [draw(2)] },
  enter: {
    replace: 'enter',
    what: ME,
    tapped: true,
    counters: { counter: '+1/+1', amount: X },
    choose: 'color',
    copy: creatures,
  },
};

const COSTS: Ability[] = [
  [sacrificeThis],
  [exileThis],
  ['{1}', tap, sacrificeA(creatures, 2)],
  [discardA({}, 2, true)],
  [tapOther(creatures)],
  [payLife(3)],
  [removeCounters('+1/+1')],
].map((parts) => activated({ cost: parts, effects: [draw(1)] }));

const TARGETS = [
  aCreature,
  creatureOrPlayer,
  anOpponent,
  aPlayer,
  spell({ cost: { max: 3 } }),
  anAbility({ types: ['artifact'] }),
  several(aCreature, 2),
  upTo(aCreature, 3),
  permanent(yours(creatures)),
  permanent({ ...creatures, controller: 'opponent', blocking: true }),
  permanent({ ...creatures, notColors: ['black'], notTypes: ['artifact'], toughness: { min: 3 } }),
  cardInGraveyard(creatures, 'opponent'),
  cardInAnte,
];

const spelling = (name: string, effect: Effect): CardDefinition =>
  card(name, { cost: '{1}', type: sorcery, targets: [aCreature], effects: [effect] });
const being = (name: string, ...abilities: Ability[]): CardDefinition =>
  card(name, { cost: '{1}', type: creature('Golem'), size: [1, 1], abilities });
const values = <T>(record: Readonly<Record<string, T>>): [string, T][] => Object.entries(record);
const still = (changes: readonly Change[], affects: Filter): Ability => ({
  ability: 'static',
  affects,
  players: null,
  zone: 'play',
  changes,
  condition: null,
});

/** Cards made of every word, each named after it. */
export const EVERY_WORD: readonly CardDefinition[] = [
  ...values(EFFECTS).map(([name, effect]) => spelling(`Effect ${name}`, effect)),
  ...values(CHANGES).flatMap(([name, one]) => [
    being(`Being ${name}`, still([one], creatures)),
    spelling(`Becoming ${name}`, change(target(), [one])),
    card(`Wearing ${name}`, { cost: '{1}', type: aura(creatures), abilities: [still([one], { enchanted: true })] }),
  ]),
  ...KEYWORDS.flatMap((keyword) => [
    being(`Having ${keyword}`, has(keyword)),
    being(`Giving ${keyword}`, still([gains(keyword)], yours(creatures))),
  ]),
  ...values(EVENTS).map(([name, when]) => being(`Event ${name}`, triggered(when, [draw(1)]))),
  ...PHASES.map((phase) => being(`Phase ${phase}`, triggered({ on: 'phase', phase, whose: 'each' }, [draw(1)]))),
  ...values(CONDITIONS).map(([name, condition]) =>
    being(
      `Condition ${name}`,
      activated({ cost: ['{1}'], effects: [draw(1)], condition, once: true, speed: 'sorcery' }),
    ),
  ),
  ...values(AMOUNTS).map(([name, amount]) => spelling(`Amount ${name}`, damage(amount, target()))),
  ...values(REPLACEMENTS).map(([name, replacement]) =>
    being(`Instead ${name}`, { ability: 'replacement', replacement }),
  ),
  ...TARGETS.map((spec, index) =>
    card(`Choice ${index}`, { cost: '{1}', type: sorcery, targets: [spec], effects: [{ do: 'tap', what: target() }] }),
  ),
  being('Costs', ...COSTS, loyaltyAbility('-x', { effects: [draw(1)] })),
  being(
    'Protection',
    protectionFrom({ types: ['artifact'] }),
    entering({ tapped: true }),
    entering({ choose: 'card name' }),
  ),
  card('Machine', {
    cost: '{1}',
    type: artifact,
    abilities: [activated({ cost: [tap], effects: [draw(1)], by: 'anybody' })],
  }),
];

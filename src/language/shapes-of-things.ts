// What the other kinds of words take: references, amounts, conditions, events, replacements and abilities, each with its
// parameters. The same holds as for effects and changes (`shapes.ts`).

import type { Ability, Replace, When } from './ability.ts';
import type { Amount, Ref } from './amount.ts';
import type { Condition } from './condition.ts';
import { KEYWORDS } from './keyword.ts';
import {
  amount,
  changes,
  condition,
  cost,
  effects,
  either,
  event,
  filter,
  flag,
  having,
  listOf,
  may,
  nothing,
  number,
  oneOf,
  part,
  type Reading,
  ref,
  replacement,
  text,
} from './reading.ts';
import type { Shape } from './shapes.ts';

const yes = may(oneOf(true));
const who = oneOf('you', 'opponent', 'anybody');

export const REF_SHAPES: { readonly [word in Ref['ref']]: Shape<Extract<Ref, { ref: word }>, 'ref'> } = {
  active: {},
  all: { filter, controlledBy: may(ref), ownedBy: may(ref) },
  among: { of: ref, filter, without: may(ref) },
  cards: { zone: oneOf('graveyard', 'hand', 'library', 'exile'), filter, of: ref, top: may(amount), only: may(ref) },
  changed: {},
  choice: {
    by: ref,
    from: ref,
    amount: either(amount, oneOf('any')),
    upTo: yes,
    random: yes,
    one: yes,
    dearest: yes,
  },
  chosenPlayer: {},
  controller: { of: ref },
  enchanted: {},
  eventItem: {},
  eventPlayer: {},
  everybody: {},
  exiledWith: {},
  mostLife: {},
  named: { name: text, meant: may(part) },
  opponents: {},
  opponentsWho: { did: oneOf('cast a spell', 'attacked with a creature') },
  other: {},
  otherPlayers: {},
  owner: { of: ref },
  subject: {},
  target: { index: number },
  this: {},
  together: { of: listOf(ref) },
  you: {},
};

type Counted = Exclude<Amount, number>;

export const AMOUNT_SHAPES: {
  readonly [word in Counted['amount']]: Shape<Extract<Counted, { amount: word }>, 'amount'>;
} = {
  activations: {},
  thisTurn: { of: oneOf('deaths', 'damage', 'lands', 'untapped lands'), to: may(ref) },
  bound: { is: oneOf('atLeast', 'atMost'), of: listOf(amount) },
  cards: { zone: oneOf('hand', 'graveyard', 'library'), of: ref, filter: may(filter), above: yes },
  chosen: { of: oneOf('power', 'toughness') },
  cost: { of: ref },
  count: { filter, controlledBy: may(ref), while: may(condition) },
  counters: { on: ref, counter: text },
  difference: { of: listOf(amount) },
  event: {},
  greatest: { of: oneOf('power'), among: filter },
  part: { into: oneOf(2, 3), of: amount, round: oneOf('up', 'down') },
  fewest: { of: amount },
  life: { of: ref },
  named: { name: text, each: yes, buried: yes },
  power: { of: ref },
  sharing: { filter, names: may(ref) },
  sum: { of: listOf(amount) },
  times: { of: amount, by: number },
  toughness: { of: ref },
  x: {},
};

export const CONDITION_SHAPES: { readonly [word in Condition['if']]: Shape<Extract<Condition, { if: word }>, 'if'> } = {
  attackedLastTurn: { what: ref },
  both: { of: listOf(condition) },
  compare: { left: amount, is: oneOf('>=', '>'), right: amount },
  controls: { who: ref, filter, atLeast: may(number) },
  controlsMore: { who: ref, filter, by: may(number) },
  dealtDamage: { who: ref, by: may(ref) },
  inPlay: { filter, atLeast: may(number) },
  is: { what: ref, filter },
  not: { not: condition },
  yourTurn: {},
};

const phase = oneOf(
  'untap',
  'beginning of upkeep',
  'upkeep',
  'end of upkeep',
  'draw',
  'main',
  'combat',
  'end of combat',
  'end of turn',
);
const whose = oneOf('you', 'each', 'opponents', 'enchanted', 'chosen');
const by = may(oneOf('opponent'));
const moved = { what: filter, from: may(oneOf('hand', 'not cast')) };
const tapped = { what: filter };

export const EVENT_SHAPES: { readonly [word in When['on']]: Shape<Extract<When, { on: word }>, 'on'> } = {
  attacks: { what: filter, alone: may(flag), together: yes },
  'becomes tapped': tapped,
  'becomes target': { what: filter, by },
  'becomes untapped': tapped,
  blocked: { what: filter, other: filter, each: flag },
  blocks: { what: filter, other: filter, once: yes },
  casts: { what: filter, who },
  'counter removed': { what: filter, counter: text },
  'deals damage': { what: filter, to: oneOf('player', 'opponent', 'creature', 'you', 'anything'), combat: flag },
  dies: moved,
  discards: { who, what: may(filter), by },
  draws: { who },
  either: { of: listOf(event) },
  enters: moved,
  fights: { what: filter, other: filter },
  'gains life': { who },
  'is dealt damage': { what: filter, combat: flag },
  leaves: moved,
  'left tapped': tapped,
  'loses life': { who },
  phase: { phase, whose },
  'player is dealt damage': { who, damage: oneOf('any', 'noncombat') },
  'plays land': { who },
  state: { condition },
  'taps for mana': tapped,
  unblocked: { what: filter },
  'victim dies': {},
};

export const REPLACEMENT_SHAPES: {
  readonly [word in Replace['replace']]: Shape<Extract<Replace, { replace: word }>, 'replace'>;
} = {
  damage: {
    from: filter,
    to: oneOf('anything', 'creature or player', 'you'),
    times: may(number),
    less: may(number),
  },
  'damage to counters': { counter: text, each: yes },
  discarded: {
    what: oneOf('this', 'yours'),
    by: oneOf('opponent', 'effect'),
    to: oneOf('play', 'top'),
    may: yes,
  },
  enter: {
    what: filter,
    tapped: flag,
    played: yes,
    unless: may(condition),
    counters: either(having({ counter: text, amount }), nothing),
    does: may(effects),
    counterOn: may(having({ counter: text, on: filter })),
    choose: oneOf('opponent', 'land type', 'color', 'creature type', 'card name', null),
    copy: either(filter, nothing),
    must: yes,
    shapes: may(listOf(having({ word: text, changes }))),
    except: may(changes),
  },
  instead: {
    of: oneOf('draw', 'life', 'turn'),
    who: may(oneOf('you', 'anybody')),
    phase: may(either(phase, nothing)),
    with: effects,
    once: yes,
    while: may(condition),
  },
  'opening hand': {},
  redirect: { from: filter, onto: oneOf('this', 'enchanted'), combat: yes, condition: may(condition) },
  'to graveyard': { what: filter, with: oneOf('shuffle into library', 'exile', 'hand') },
};

const kinds = oneOf('permanent', 'player', 'spell', 'ability', 'card');
/** All of a target, every field of it there. */
const targets: Reading = listOf((value) => {
  const { kinds: of, zone, players, zoneOf, ...rest } = value as { readonly [key: string]: unknown };
  return (
    listOf(kinds)(of) &&
    oneOf('graveyard', 'hand', 'ante', null)(zone) &&
    oneOf('any', 'opponent', 'teammate')(players) &&
    oneOf('any', 'you', 'opponent')(zoneOf) &&
    filter(rest.filter) &&
    amount(rest.min) &&
    either(amount, nothing)(rest.max)
  );
});
const during = oneOf(
  'your upkeep',
  'any upkeep',
  'your turn',
  'combat',
  'your turn, before attackers are declared',
  "an opponent's turn, before attackers are declared",
  null,
);
const from = may(oneOf('graveyard'));

export const ABILITY_SHAPES: {
  readonly [word in Ability['ability']]: Shape<Extract<Ability, { ability: word }>, 'ability'>;
} = {
  activated: {
    cost,
    targets,
    effects,
    speed: oneOf('instant', 'interrupt', 'sorcery'),
    during,
    by: oneOf('controller', 'anybody', 'enchanted', 'owner'),
    once: flag,
    condition: either(condition, nothing),
    equip: flag,
    spent: may(text),
    leastX: may(number),
    from,
  },
  keyword: { keyword: oneOf(...KEYWORDS) },
  protection: { from: filter },
  replacement: { replacement },
  static: {
    affects: either(filter, nothing),
    players: either(ref, nothing),
    zone: oneOf('play', 'chain'),
    changes,
    condition: either(condition, nothing),
    lingers: yes,
  },
  triggered: {
    chooser: may(oneOf('event')),
    when: event,
    condition: either(condition, nothing),
    targets,
    effects,
    from,
    called: may(having({ word: text, number })),
    upkeepCost: flag,
  },
};

/** What a spell says besides its effects. */
export const SPELL_SHAPE: Shape<import('./card.ts').SpellText, never> = {
  modes: listOf(
    (mode) => targets((mode as { targets: unknown }).targets) && effects((mode as { effects: unknown }).effects),
  ),
  additionalCost: either(cost, nothing),
  alternativeCost: may(cost),
  perExtraTarget: number,
  xOnly: either(text, nothing),
  playWhen: oneOf(
    'attacked',
    'opponent casts',
    'before attack',
    'before blocks',
    'own attack',
    'blocks declared',
    "before opponent's attack",
    'before damage',
    'before attack ends',
    null,
  ),
};

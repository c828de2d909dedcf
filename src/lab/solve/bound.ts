// How much damage somebody could still deal this turn, at most: where that is less than the rival has life, there is no win this
// turn and nothing need be tried. It is only said where every text that could matter is understood; else anything is possible.

import {
  type Ability,
  type Change,
  type Effect,
  type Game,
  hasWord,
  type Id,
  type Keyword,
  type Ref,
  type Seat,
  type TargetSpec,
  totalCost,
  wordsOf,
} from '../../game/index.ts';

/**
 * What a text adds to the damage at most: once, and for each of one's creatures; and how many blockers it could take out of
 * the way. Null where it could do anything.
 */
interface Adds {
  readonly once: number;
  readonly each: number;
  readonly removes: number;
}

const NONE: Adds = { once: 0, each: 0, removes: 0 };
/** More blockers than there ever are. */
const ALL = 99;

/** What neither harms a player nor takes a creature out of the way, nor makes one stronger or freer. */
const HARMLESS: readonly string[] = [
  'counter',
  'prevent',
  'preventAll',
  'preventCombat',
  'preventFromSource',
  'regenerate',
  'gainLife',
  'addMana',
  'addAnyMana',
  'discard',
];

/** What does no more than take something out of the way. */
const REMOVING: readonly string[] = ['destroy', 'exile', 'toHand', 'tap'];

/** Keywords that let nothing more through. */
const TAME: readonly string[] = [
  'first strike',
  'vigilance',
  'reach',
  'lifelink',
  'indestructible',
  'defender',
  'shroud',
];

function amount(value: unknown, x: number): number | null {
  if (typeof value === 'number') return value;
  return (value as { readonly amount?: string } | null)?.amount === 'x' ? x : null;
}

function changeAdds(changes: readonly Change[], x: number): number | null {
  let power = 0;
  for (const change of changes) {
    if (change.change === 'size') {
      const more = amount(change.power, x);
      if (more === null) return null;
      power += Math.max(0, more);
    } else if (change.change !== 'keyword' || !TAME.includes(change.keyword)) return null;
  }
  return power;
}

/** How many things a reference can mean: one target, or any number. */
const reach = (ref: Ref | undefined, targets: readonly TargetSpec[]): number => {
  if (ref?.ref === 'this' || ref?.ref === 'you' || ref?.ref === 'opponents') return 0;
  if (ref?.ref !== 'target') return ALL;
  const most = targets[ref.index]?.max;
  return most === 1 ? 1 : ALL;
};

function effectAdds(effect: Effect, targets: readonly TargetSpec[], x: number): Adds | null {
  if (HARMLESS.includes(effect.do)) return NONE;
  if (REMOVING.includes(effect.do))
    return { once: 0, each: 0, removes: 'what' in effect ? reach(effect.what as Ref, targets) : ALL };
  if (effect.do === 'damage' || effect.do === 'loseLife') {
    const dealt = amount(effect.amount, x);
    if (dealt === null) return null;
    return { once: dealt, each: 0, removes: effect.do === 'damage' ? reach(effect.to, targets) : 0 };
  }
  if (effect.do !== 'change') return null;
  const power = changeAdds(effect.changes, x);
  if (power === null) return null;
  const number = reach(effect.what, targets);
  const shrinks = effect.changes.some((each) => each.change === 'size' && (amount(each.toughness, x) ?? -1) < 0);
  const single = number < 2;
  return { once: single ? power : 0, each: single ? 0 : power, removes: shrinks ? number : 0 };
}

function addsOf(effects: readonly Effect[], targets: readonly TargetSpec[], x: number): Adds | null {
  let [once, each, removes] = [0, 0, 0];
  for (const effect of effects) {
    const adds = effectAdds(effect, targets, x);
    if (adds === null) return null;
    once += adds.once;
    each += adds.each;
    removes += adds.removes;
  }
  return { once, each, removes };
}

type Definition = ReturnType<Game['inside']['kind']>['definition'];

/** What a card in hand could add by being cast, with so much mana for its X. */
function cardAdds(definition: Definition, x: number): Adds | null {
  const { types, abilities, spell } = definition;
  if (types.includes('land')) return abilities.every(isMana) ? NONE : null;
  if (types.includes('instant') || types.includes('sorcery')) {
    let [once, each, removes] = [0, 0, 0];
    for (const { effects, targets } of spell.modes) {
      const adds = addsOf(effects, targets, x);
      if (adds === null) return null;
      once = Math.max(once, adds.once);
      each = Math.max(each, adds.each);
      removes = Math.max(removes, adds.removes);
    }
    return { once, each, removes };
  }
  // A creature that cannot attack this turn, and does nothing else.
  const tame = abilities.every((ability) => ability.ability === 'keyword' && ability.keyword !== 'haste');
  return types.includes('creature') && tame ? NONE : null;
}

const isMana = (ability: Ability): boolean =>
  ability.ability === 'activated' &&
  ability.effects.every(({ do: verb }) => verb === 'addMana' || verb === 'addAnyMana');

/** What an ability of a permanent could add this turn, used as often as there is mana for it. */
function abilityAdds(ability: Ability, own: boolean, mana: number): Adds | null {
  if (ability.ability === 'keyword' || ability.ability === 'protection') return NONE;
  if (ability.ability === 'static') return staticAdds(ability);
  if (ability.ability !== 'activated') return null;
  if ((!own && ability.by !== 'anybody') || isMana(ability)) return NONE;
  const adds = addsOf(ability.effects, ability.targets, mana);
  if (adds === null) return null;
  const { cost } = ability;
  const price = cost.mana === null ? 0 : totalCost(cost.mana);
  const once = cost.tap || cost.sacrificeThis || cost.exileThis;
  if (!once && price === 0) return adds.once + adds.each + adds.removes === 0 ? NONE : null;
  const times = once ? 1 : Math.floor(mana / price);
  return { once: adds.once * times, each: adds.each * times, removes: adds.removes * times };
}

/** A standing change of size counts already; it can only go. */
const staticAdds = ({ changes, condition }: Extract<Ability, { ability: 'static' }>): Adds | null =>
  condition === null &&
  changes.every((each) => each.change === 'keyword' || (each.change === 'size' && typeof each.power === 'number'))
    ? NONE
    : null;

/** The powers that could still come through in combat: those that nothing stops, and those that any blocker stops, strongest first. */
interface Power {
  readonly free: number;
  readonly stoppable: readonly number[];
  readonly blockers: number;
}

/** Keywords with which a creature can be blocked by any other. */
const PLAIN: readonly Keyword[] = [
  'first strike',
  'double strike',
  'vigilance',
  'haste',
  'lifelink',
  'reach',
  'defender',
  'shroud',
  'deathtouch',
];

function combatPower(game: Game, seat: Seat): Power | null {
  const { state, inside } = game;
  const { combat, turn } = state;
  if (turn.extraCombats > 0) return null;
  const strength = (id: Id): number => {
    const power = Math.max(0, inside.char(id).power ?? 0);
    return hasWord(game, id, 'double strike') ? 2 * power : power;
  };
  const declared = combat !== null && combat.attacks.length > 0;
  if (declared && combat.blocksDeclared) {
    let free = 0;
    for (const attack of combat.attacks)
      if (!attack.blocked || hasWord(game, attack.id, 'trample')) free += strength(attack.id);
    return { free, stoppable: [], blockers: 0 };
  }
  if (!declared && (turn.active !== seat || turn.attackers.includes(seat)))
    return { free: 0, stoppable: [], blockers: 0 };
  const attackers = declared
    ? combat.attacks.map(({ id }) => id)
    : state.inPlay.filter((id) => state.objects[id]?.controller === seat);
  let free = 0;
  const stoppable: number[] = [];
  for (const id of attackers) {
    const power = strength(id);
    if (power === 0) continue;
    if (isPlain(game, id)) stoppable.push(power);
    else free += power;
  }
  const blockers = state.inPlay.filter((id) => {
    const object = state.objects[id];
    return object !== undefined && object.controller !== seat && !object.tapped && isBlocker(game, id);
  }).length;
  return { free, stoppable: stoppable.sort((a, b) => b - a), blockers };
}

type Char = ReturnType<Game['inside']['char']>;
/** What a creature is stays the same in many positions. */
const plain = new WeakMap<Char, boolean>();

/** Whether every creature that can block at all can block it. */
function isPlain(game: Game, id: Id): boolean {
  const char = game.inside.char(id);
  let found = plain.get(char);
  if (found === undefined) {
    found =
      char.protections.length === 0 &&
      char.limits.length === 0 &&
      wordsOf(game, id).every((word) => PLAIN.includes(word));
    plain.set(char, found);
  }
  return found;
}

/** A creature that can block whatever is plain. */
const isBlocker = (game: Game, id: Id): boolean =>
  game.inside.kind(id).definition.types.includes('creature') &&
  (isPlain(game, id) ||
    (game.inside.char(id).limits.length === 0 && !wordsOf(game, id).some((word) => word.startsWith("can't"))));

/** What is on its way already: damage on the stack, spells and abilities that wait, each with what it is aimed at. */
function waitingAdds(game: Game, seat: Seat): (Adds | null)[] {
  let dealt = 0;
  const parts: (Adds | null)[] = [];
  for (const item of game.state.chain) {
    for (const packet of item.packets) if (packet.seat !== seat && packet.seat >= 0) dealt += packet.amount;
    if (item.controller !== seat || item.what === 'damage') continue;
    const ability = item.ability as Ability | null;
    const adds =
      ability === null
        ? cardAdds(game.inside.kind(item.object).definition, item.x)
        : ability.ability === 'activated'
          ? addsOf(ability.effects, ability.targets, item.x)
          : null;
    parts.push(adds === null || item.targets.length === 0 ? adds : aimed(game, seat, item, adds));
  }
  for (const packet of game.state.packets) if (packet.seat !== seat && packet.seat >= 0) dealt += packet.amount;
  return [{ once: dealt, each: 0, removes: 0 }, ...parts];
}

type Item = Game['state']['chain'][number];

/** Aimed at a player it removes no blocker; aimed at creatures of the other side it harms no player and helps nobody. */
function aimed({ state }: Game, seat: Seat, { targets }: Item, { once, each, removes }: Adds): Adds {
  const atRival = targets.some(({ what, id }) => what === 'player' && id !== seat);
  const atTheirs = targets.some(({ what, id }) => what === 'object' && state.objects[id]?.controller !== seat);
  const atOwn = targets.some(({ what, id }) => what === 'object' && state.objects[id]?.controller === seat);
  return { once: atRival || atOwn ? once : 0, each, removes: atTheirs ? removes : 0 };
}

/** The most damage that the seat could still deal to a rival this turn; infinite where that cannot be told. */
export function mostDamage(game: Game, seat: Seat): number {
  const { state, inside } = game;
  if (state.later.length > 0 || state.waiting.length > 0) return Number.POSITIVE_INFINITY;
  const player = inside.player(seat);
  const mana = inside.sources(seat).list.length + player.pool.reduce((sum, each) => sum + each, 0) + 1;
  const parts = waitingAdds(game, seat);
  for (const id of player.hand) parts.push(cardAdds(inside.kind(id).definition, mana));
  let creatures = 0;
  for (const id of state.inPlay) {
    const { controller } = inside.object(id);
    const { abilities } = inside.kind(id).definition;
    if (controller === seat) creatures += 1;
    for (const ability of abilities) parts.push(abilityAdds(ability, controller === seat, mana));
  }
  const power = combatPower(game, seat);
  if (power === null) return Number.POSITIVE_INFINITY;
  const texts: { readonly damage: number; readonly removes: number }[] = [];
  for (const part of parts) {
    if (part === null) return Number.POSITIVE_INFINITY;
    if (part !== NONE) texts.push({ damage: part.once + part.each * creatures, removes: part.removes });
  }
  return bestUse(power, texts);
}

/**
 * What takes a blocker out of the way deals no damage to the player besides: the most that can be got by using some for the one
 * and the rest for the other. The other side has its remaining blockers stop the strongest, one each.
 */
function bestUse({ free, stoppable, blockers }: Power, texts: readonly { damage: number; removes: number }[]): number {
  const through = (left: number): number => stoppable.slice(Math.max(0, left)).reduce((sum, each) => sum + each, free);
  const all = texts.reduce((sum, { damage }) => sum + damage, 0);
  let most = through(blockers) + all;
  let [gone, spent] = [0, 0];
  const removing = texts.filter(({ removes }) => removes > 0);
  // First what costs least damage.
  const price = ({ damage, removes }: (typeof removing)[number]): number => (removes === 1 ? damage : 0);
  for (const text of [...removing].sort((a, b) => price(a) - price(b))) {
    gone += text.removes;
    // What can be used more than once is counted for both.
    spent += price(text);
    most = Math.max(most, through(blockers - gone) + all - spent);
  }
  return most;
}

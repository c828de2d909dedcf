// How much damage somebody could still deal this turn, at most: where that is less than the rival has life, there is no win this
// turn and nothing need be tried. It is only said where every text that could matter is understood; else anything is possible.

import { type Ability, type Game, hasWord, type Id, type Keyword, type Seat, wordsOf } from '../../game/index.ts';
import { bestUse, type Less, type Power, type Text } from './best-use.ts';
import { type Adds, ALL, abilityAdds, addsOf, cardAdds, manaMade, NONE } from './texts.ts';

const SPENT: Power = { free: 0, loose: [], stoppable: [], blockers: 0, strikers: 0 };

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

/** Whether attackers still deal damage: the step for it, or the moment in it, is still to come. */
export function strikesToCome(game: Game): boolean {
  const { turn } = game.state;
  const steps = game.book.turn[turn.phase]?.steps ?? [];
  const dealing = steps.findIndex(({ actions }) => actions.includes('combat damage'));
  if (dealing < 0 || turn.step < dealing) return true;
  return turn.step === dealing && game.checkpoint.agenda.some((frame) => frame.do === 'combat damage');
}

/** Whether attackers may still be declared this turn: the step for it is not over. */
export function attackToCome({ state, book }: Game): boolean {
  const { phase, step } = state.turn;
  const declaring = book.turn.findIndex(({ steps }) => steps.some(declares));
  if (declaring < 0) return true;
  const at = book.turn[declaring]?.steps.findIndex(declares) ?? 0;
  return phase < declaring || (phase === declaring && step <= at);
}

const declares = ({ actions }: { readonly actions: readonly string[] }): boolean =>
  actions.includes('declare attackers');

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
    if (!strikesToCome(game)) return SPENT;
    let [free, strikers] = [0, 0];
    const loose: number[] = [];
    for (const { id, blocked } of combat.attacks) {
      if (blocked && !hasWord(game, id, 'trample') && !hasWord(game, id, 'strikes past blockers')) continue;
      if (combat.struck.includes(id) && !hasWord(game, id, 'double strike')) continue;
      if (mayBeAimedAt(game, id)) loose.push(strength(id));
      else free += strength(id);
      strikers += 1;
    }
    return { free, loose, stoppable: [], blockers: 0, strikers };
  }
  if (!declared && (turn.active !== seat || turn.attackers.includes(seat) || !attackToCome(game))) return SPENT;
  const attackers = declared
    ? combat.attacks.map(({ id }) => id).filter((id) => !combat.settled.includes(id))
    : state.inPlay.filter((id) => inside.object(id).controller === seat && mayAttack(game, id));
  let free = 0;
  const loose: number[] = [];
  const stoppable: number[] = [];
  for (const id of attackers) {
    const power = strength(id);
    if (power === 0) continue;
    const aimable = mayBeAimedAt(game, id);
    if (isPlain(game, id) && aimable) stoppable.push(power);
    else if (aimable) loose.push(power);
    else free += power;
  }
  // Who is about to go, or has damage waiting for it, may be gone when blocks are declared.
  const isGoing = (id: Id): boolean =>
    state.doomed.some((each) => each.id === id) || state.packets.some(({ object }) => object === id);
  const blockers = state.inPlay.filter((id) => {
    const object = state.objects[id];
    if (object === undefined || object.controller === seat || object.tapped || isGoing(id)) return false;
    return isBlocker(game, id) && !(combat?.hasBlocked.includes(id) ?? false);
  }).length;
  return { free, loose, stoppable: stoppable.sort((a, b) => b - a), blockers, strikers: attackers.length };
}

/** Not tapped, and not new unless that does not matter: no text that is understood changes either. */
function mayAttack(game: Game, id: Id): boolean {
  const { tapped, sick } = game.inside.object(id);
  return !tapped && (!sick || hasWord(game, id, 'haste') || hasWord(game, id, 'attacks at once'));
}

/** Whether whatever aims at creatures may aim at it. */
const mayBeAimedAt = (game: Game, id: Id): boolean =>
  game.inside.char(id).protections.length === 0 && !hasWord(game, id, 'shroud') && !hasWord(game, id, 'hexproof');

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
    for (const packet of item.packets)
      if ((packet.seat !== seat && packet.seat >= 0) || packet.spill >= 0) dealt += packet.amount;
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
  for (const packet of game.state.packets)
    if ((packet.seat !== seat && packet.seat >= 0) || packet.spill >= 0) dealt += packet.amount;
  return [{ ...NONE, once: dealt }, ...parts];
}

/** How much damage what waits could deal to the rival, if all of it resolves; infinite where that cannot be told. */
export const waitingDamage = (game: Game, seat: Seat): number =>
  waitingAdds(game, seat).reduce((sum, adds) => sum + burst(adds), 0);

/** How much the seat could burn its rival for by what it has not announced yet, but for one card; infinite where that cannot be told. */
export function mostBurn(game: Game, seat: Seat, without: Id = 0): number {
  const { state, inside } = game;
  const mana = mostMana(game, seat);
  const own = state.inPlay.filter((id) => inside.object(id).controller === seat);
  const hand = inside.player(seat).hand.filter((id) => id !== without);
  const adds = [
    ...own.flatMap((id) => inside.kind(id).definition.abilities.map((each) => abilityAdds(each, true, mana))),
    ...hand.map((id) => cardAdds(inside.kind(id).definition, mana)),
  ];
  return adds.reduce((sum, each) => sum + burst(each), 0);
}

/** What a text deals to players themselves. */
const burst = (adds: Adds | null): number =>
  adds === null ? Number.POSITIVE_INFINITY : Math.max(0, adds.once - adds.grows);

type Item = Game['state']['chain'][number];

/** Aimed at a player it removes no blocker; aimed at creatures of the other side it harms no player and helps nobody. */
function aimed({ state }: Game, seat: Seat, { targets }: Item, { once, grows, each, removes }: Adds): Adds {
  const atRival = targets.some(({ what, id }) => what === 'player' && id !== seat);
  const atTheirs = targets.some(({ what, id }) => what === 'object' && state.objects[id]?.controller !== seat);
  const atOwn = targets.some(({ what, id }) => what === 'object' && state.objects[id]?.controller === seat);
  return { once: atRival || atOwn ? once : 0, grows: atRival ? 0 : grows, each, removes: atTheirs ? removes : 0 };
}

/** All the mana that the seat could have this turn. */
export function mostMana({ state, inside }: Game, seat: Seat): number {
  const { pool, hand } = inside.player(seat);
  let mana = inside.sources(seat).total + pool.reduce((sum, each) => sum + each, 0);
  let lands = 0;
  for (const id of hand) {
    const { types, spell } = inside.kind(id).definition;
    if (types.includes('land')) lands = 1;
    else for (const { effects } of spell.modes) mana += manaMade(effects);
  }
  for (const { controller, what, object } of state.chain)
    if (controller === seat && what === 'spell')
      for (const { effects } of inside.kind(object).definition.spell.modes) mana += manaMade(effects);
  for (const id of state.inPlay) {
    if (inside.object(id).controller !== seat) continue;
    for (const { cost, effects } of inside.char(id).activated) {
      const made = manaMade(effects);
      // What is only tapped for mana is counted among the sources.
      if (made > 0 && !(cost.tap && cost.mana === null && !cost.sacrificeThis)) mana += cost.sacrificeThis ? made : ALL;
    }
  }
  return mana + lands;
}

/** Something is asked while it happens, as how much damage is prevented of what: what is just being dealt is nowhere to be seen then. */
const isUnderWay = ({ question }: Game): boolean =>
  question !== null && !['act', 'attack', 'block'].includes(question.ask) && question.mayCancel !== true;

/** How far an attack could still go: the most damage by what is there, and with some of it taken away. */
export type Outlook = (less: Less) => number;

const WITHOUT_END: Outlook = () => Number.POSITIVE_INFINITY;

/** The most damage that the seat could still deal to a rival this turn; infinite where that cannot be told. */
export function outlookOf(game: Game, seat: Seat): Outlook {
  const { state, inside } = game;
  if (state.later.length > 0 || state.waiting.length > 0 || isUnderWay(game)) return WITHOUT_END;
  const power = combatPower(game, seat);
  if (power === null) return WITHOUT_END;
  const mana = mostMana(game, seat);
  const free: (Adds | null)[] = waitingAdds(game, seat);
  let twice = 1;
  for (const id of state.inPlay) {
    const own = inside.object(id).controller === seat;
    if (own && hasWord(game, id, 'double strike')) twice = 2;
    for (const ability of inside.kind(id).definition.abilities) free.push(abilityAdds(ability, own, mana));
  }
  const cards = inside.player(seat).hand.map((id) => {
    const { definition } = inside.kind(id);
    const { cost, spell } = definition;
    const isPaid = cost !== null && spell.alternativeCost === undefined;
    return { id, adds: cardAdds(definition, mana), cost: isPaid ? cost : null };
  });
  if (free.includes(null) || cards.some(({ adds }) => adds === null)) return WITHOUT_END;
  const purse = { mana, kinds: kindsOfMana(game, seat, mana) };
  const declared = state.combat?.blocksDeclared === true;
  return ({ removals, countered }) => {
    const strikers = declared ? power.strikers - Math.min(removals, power.loose.length) : power.strikers;
    const textOf = ({ once, grows, each, removes }: Adds): Text => ({
      damage: once - grows + (strikers === 0 ? 0 : twice * (grows + each * power.strikers)),
      removes,
      cost: null,
    });
    const texts = free.filter((adds) => adds !== NONE).map((adds) => textOf(adds as Adds));
    for (const { id, adds, cost } of cards)
      if (id !== countered && adds !== NONE) texts.push({ ...textOf(adds as Adds), cost });
    return bestUse(power, texts, purse, removals);
  };
}

/** How much mana of each kind there is at most; null where that cannot be counted. */
function kindsOfMana({ inside }: Game, seat: Seat, mana: number): readonly number[] | null {
  const { simple, alike, total, counts } = inside.sources(seat);
  const { pool } = inside.player(seat);
  if (!simple || alike !== null || total + pool.reduce((sum, each) => sum + each, 0) !== mana) return null;
  return counts.map((number, kind) => number + (pool[kind] ?? 0));
}

// Reading a table: what a seat sees, with the few numbers a computer player weighs things by.

import {
  type Answer,
  type CardDefinition,
  type Filter,
  findBook,
  findCard,
  fitsInPlay,
  type Id,
  type PermanentView,
  type PlayerView,
  type Seat,
  totalCost,
  type View,
} from '../game/index.ts';
import { mostDangerous, threatsAgainst } from './foes.ts';

/** A computer player: it gets what its seat may see and the answers it may give, and nothing else. */
export interface Bot {
  readonly name: string;
  readonly choose: (view: View, legal: readonly Answer[]) => Answer;
}

/** By book, and then by name. */
const definitions = new Map<string, Map<string, CardDefinition | null>>();

/** The definition of a card as the book has it; null for tokens and cards that are not in the pool. */
function definitionOf(book: string, name: string): CardDefinition | null {
  let named = definitions.get(book);
  if (named === undefined) {
    named = new Map();
    definitions.set(book, named);
  }
  let known = named.get(name);
  if (known === undefined) {
    try {
      known = findCard(findBook(book), name).definition;
    } catch {
      known = null;
    }
    named.set(name, known);
  }
  return known;
}

const KEYWORD_WORTH: { readonly [keyword: string]: number } = {
  flying: 2,
  'first strike': 1,
  'double strike': 3,
  trample: 1,
  vigilance: 1,
  lifelink: 2,
  deathtouch: 2,
  indestructible: 4,
  unblockable: 2,
  fear: 1.5,
  intimidate: 1.5,
  defender: -1.5,
  "can't attack": -3,
  "can't block": -0.5,
  "doesn't untap": -2,
  'strikes nobody': -2,
};

/** What a keyword adds to a creature. */
export const keywordWorth = (keyword: string): number => KEYWORD_WORTH[keyword] ?? 0.3;

/** Whether a creature neither attacks nor blocks, whatever its size: what it can be used for is all that is left of it. */
export const isIdle = ({ keywords, tapped }: PermanentView): boolean =>
  (!attacks(keywords) && keywords.includes("can't block")) || (tapped && keywords.includes("doesn't untap"));

/** Whether a creature with these keywords may attack at all. */
export const attacks = (keywords: PermanentView['keywords']): boolean =>
  (!keywords.includes('defender') || keywords.includes('attacks anyway')) && !keywords.includes("can't attack");

/** Whether a creature with these keywords may attack in the turn in which it came. */
export const attacksAtOnce = (keywords: PermanentView['keywords']): boolean =>
  keywords.includes('haste') || keywords.includes('attacks at once');

/** Whether something could be tapped now. */
export const isReady = ({ tapped, sick, power }: PermanentView): boolean => !tapped && !(sick && power !== null);

/** What a point of damage is worth that a creature can deal to anything, turn after turn. */
const DANGEROUS = 3.2;

/** The damage that a creature can shoot by tapping. */
function shotsOf({ activated }: PermanentView): number {
  let most = 0;
  for (const { cost, effects } of activated) {
    if (!cost.tap || cost.sacrificeThis) continue;
    for (const effect of effects)
      if (effect.do === 'damage' && effect.to.ref === 'target')
        most = Math.max(most, typeof effect.amount === 'number' ? effect.amount : 1);
  }
  return most;
}

/** How soon somebody parts with a card, and how carefully somebody looks at an attack. */
export interface Temper {
  /** A spell against a thing is kept for a better one as long as it is worth less than this. */
  readonly trifle: number;
  /** What a point of damage to the rival is worth while there is much life left. */
  readonly burn: number;
  /** Whether blockers go first where they do most, and not against the strongest. */
  readonly weighsBlocks: boolean;
  /** Whether two go against one wherever that is worth more than one alone. */
  readonly gangs: boolean;
  /** Whether lands are played and tapped with the rest of the hand in mind. */
  readonly thriftyWithMana: boolean;
  /** Whether it knows what abilities on the table do: who shoots is dangerous, and who taps others is best kept for their turn. */
  readonly knowsAbilities: boolean;
}

/** Life that nobody pays away for a mere advantage. */
export const DEAR_LIFE = 8;

/** Whatever does something is done at once. */
export const EAGER: Temper = {
  trifle: 0,
  burn: 0.35,
  weighsBlocks: false,
  gangs: false,
  thriftyWithMana: false,
  knowsAbilities: false,
};
/** What kills or holds something is kept for what is worth it, burn for creatures or for the end, and all attackers are looked at. */
export const PATIENT: Temper = {
  trifle: 4,
  burn: 0.05,
  weighsBlocks: true,
  gangs: false,
  thriftyWithMana: false,
  knowsAbilities: false,
};

/** The same, and two block together, no land is wasted, and what can be used on the table is reckoned with. */
export const SEASONED: Temper = { ...PATIENT, gangs: true, thriftyWithMana: true, knowsAbilities: true };

/** So many things are looked for one by one. */
const FEW = 8;

/** A view together with what is often asked of it, as somebody of that temper sees it. */
export class Sight {
  readonly view: View;
  readonly seat: Seat;
  readonly temper: Temper;
  /** Everything in play by its number, once much has been looked up: a few are found sooner without. */
  private byId: Map<Id, PermanentView> | null = null;
  private lookups = 0;
  private makers: readonly PermanentView[] | null = null;
  /** The foe that is thought about; at a table of several, the one who matters most unless another is named. */
  private readonly focus: Seat | null;

  constructor(view: View, temper: Temper = EAGER, focus: Seat | null = null) {
    this.view = view;
    this.temper = temper;
    this.seat = view.seat;
    this.focus = focus;
  }

  get me(): PlayerView {
    return this.view.players[this.seat] as PlayerView;
  }

  /** Whether this is between two: then there is only the one foe to think about. */
  get isDuel(): boolean {
    return this.view.players.length === 2;
  }

  /** The same table, with this foe in mind. */
  against(seat: Seat): Sight {
    return this.isDuel ? this : new Sight(this.view, this.temper, seat);
  }

  get allies(): PlayerView[] {
    return this.view.players.filter(({ relation, out }) => relation === 'ally' && out === null);
  }

  get foes(): PlayerView[] {
    return this.view.players.filter(({ relation, out }) => relation === 'foe' && out === null);
  }

  /** The foe to think about: the other one of two, the one in mind, or the one who matters most. */
  get rival(): PlayerView {
    if (this.isDuel) {
      const other = this.view.players[1 - this.seat] as PlayerView;
      return other.out === null ? other : this.me;
    }
    if (this.focus !== null) return this.view.players[this.focus] as PlayerView;
    return mostDangerous(this) ?? this.me;
  }

  /** Mine, or that of somebody who plays with me. */
  isOurs(thing: { readonly controller: Seat }): boolean {
    return this.view.players[thing.controller]?.relation !== 'foe';
  }

  /** Whether an attack on that seat is one on me: where a side is one, on either of us. */
  isMySide(seat: Seat): boolean {
    return seat === this.seat || (this.view.asTeams && this.view.players[seat]?.relation === 'ally');
  }

  /** The creatures that might attack me: of two those of the other, of several those of whoever could do most. */
  get threats(): PermanentView[] {
    if (this.isDuel) return this.creatures(false);
    return threatsAgainst(this);
  }

  permanent(id: Id): PermanentView | null {
    if (this.byId === null) {
      if (this.lookups < FEW) {
        this.lookups += 1;
        for (const each of this.view.inPlay) if (each.id === id) return each;
        return null;
      }
      this.byId = new Map();
      for (const each of this.view.inPlay) this.byId.set(each.id, each);
    }
    return this.byId.get(id) ?? null;
  }

  isMine(thing: { readonly controller: Seat }): boolean {
    return thing.controller === this.seat;
  }

  /** My creatures, or those of the rival: of all its side, where a side fights as one. */
  creatures(mine: boolean): PermanentView[] {
    if (this.isDuel) return this.view.inPlay.filter((each) => each.power !== null && this.isMine(each) === mine);
    if (mine) return this.view.inPlay.filter((each) => each.power !== null && this.isMine(each));
    const { team, seat } = this.rival;
    const isTheirs = ({ controller }: PermanentView): boolean =>
      controller === seat || (this.view.asTeams && this.view.players[controller]?.team === team);
    return this.view.inPlay.filter((each) => each.power !== null && isTheirs(each));
  }

  /** The name of a card of mine that I may play: out of the hand, or from where something lets me play it. */
  playable(id: Id): string | undefined {
    const { hand, graveyard, removed } = this.me;
    return [...hand, ...graveyard, ...removed].find((card) => card.id === id)?.name;
  }

  definition(name: string): CardDefinition | null {
    return definitionOf(this.view.book, name);
  }

  /** What I have that makes mana. */
  get sources(): readonly PermanentView[] {
    this.makers ??= this.view.inPlay.filter((each) => this.isMine(each) && each.activated.some(makesMana));
    return this.makers;
  }

  /** How much mana I could still make, counting each untapped source as one. */
  get mana(): number {
    return this.sources.filter(isReady).length + this.me.pool.reduce((sum, number) => sum + number, 0);
  }

  /** The damage of an attack that nobody can stop: mine that is on and not blocked, or one with no blocker about. */
  get unstoppable(): number {
    if (!this.view.turnOf.includes(this.seat)) return 0;
    const power = (things: readonly PermanentView[]): number =>
      things.reduce((sum, each) => sum + Math.max(0, each.power ?? 0), 0);
    if (this.view.attacks.length > 0)
      return this.view.blocksDeclared
        ? power(this.view.attacks.flatMap(({ id, blocked }) => (blocked ? [] : (this.permanent(id) ?? []))))
        : 0;
    if (this.creatures(false).some((each) => !each.tapped)) return 0;
    return power(
      this.creatures(true).filter(
        (each) => !each.tapped && (!each.sick || attacksAtOnce(each.keywords)) && attacks(each.keywords),
      ),
    );
  }

  worth(thing: PermanentView): number {
    if (thing.power !== null) {
      if (isIdle(thing)) return 0.3 + Math.min(2, thing.activated.length);
      const keywords = thing.keywords.reduce((sum, keyword) => sum + keywordWorth(keyword), 0);
      const shots = this.temper.knowsAbilities ? DANGEROUS * shotsOf(thing) : 0;
      const size = thing.power * 1.2 + (thing.toughness ?? 0) * 0.8;
      return 1 + size + keywords + Math.min(2, thing.activated.length) + shots;
    }
    if (thing.types.includes('land')) return 2.5;
    return this.cardWorth(thing.name);
  }

  /** What a card is worth that is not in play: mostly what it costs. */
  cardWorth(name: string): number {
    const definition = this.definition(name);
    if (definition === null) return 1;
    if (definition.types.includes('land')) return 2;
    return 1.5 + (definition.cost === null ? 0 : totalCost(definition.cost) + definition.cost.x * 2);
  }

  /** Whether a permanent fits a filter of a text of mine, and of a certain source if that is known. */
  fits(filter: Filter, thing: PermanentView, source: Id = 0): boolean {
    return fitsInPlay(this.view, filter, thing, { controller: this.seat, source });
  }
}

/** Whether an ability costs mana and nothing else, so that it can be used again and again. */
export const isRepeatable = ({ cost }: PermanentView['activated'][number]): boolean =>
  cost.mana !== null && !cost.tap && !cost.sacrificeThis && cost.sacrifice === null;

export const makesMana = (ability: PermanentView['activated'][number]): boolean =>
  ability.targets.length === 0 &&
  ability.effects.some((effect) => effect.do === 'addMana' || effect.do === 'addAnyMana');

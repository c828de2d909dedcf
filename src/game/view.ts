// What a seat may see of a game, and nothing else. Bots and the table get this and only this.

import type { Attack, ChainItem, Counter, GameObject, Id, Pool, Seat } from '../core/state.ts';
import type { Question } from '../engine/asking/decision.ts';
import type { Machine } from '../engine/machine.ts';
import { isSide, reaches } from '../engine/seats.ts';
import { charOf } from '../engine/things/characteristics.ts';
import { faceOf, maySee, NOBODY } from '../engine/things/faces.ts';
import { type Characteristics, costOf, hasKeyword } from '../engine/things/kinds.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from '../language/filter.ts';
import { KEYWORDS, type Keyword } from '../language/keyword.ts';
import { COLORS, type Color, totalCost } from '../language/mana.ts';

export interface CardView {
  readonly id: Id;
  readonly name: string;
  readonly owner: Seat;
}

export interface PermanentView extends CardView {
  readonly controller: Seat;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  /** The mana cost in total. */
  readonly cost: number;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly keywords: readonly Keyword[];
  readonly tapped: boolean;
  readonly sick: boolean;
  readonly damage: number;
  readonly counters: readonly Counter[];
  readonly attachedTo: Id;
  readonly token: boolean;
  readonly faceDown: boolean;
  /** Of what lies face down: the card that it is, where this seat may look. */
  readonly card: string | null;
  /** The number of the turn in which it last attacked. */
  readonly attacked: number;
  readonly chosen: string | null;
  /** What it may be used for; the answer `use` names one of these by its place. */
  readonly activated: readonly ActivatedAbility[];
}

export type Relation = 'you' | 'ally' | 'foe';

export interface PlayerView {
  readonly seat: Seat;
  readonly team: number;
  /** What the player is to the seat that looks. */
  readonly relation: Relation;
  readonly name: string;
  readonly opponents: readonly Seat[];
  /** Whom this player may attack. */
  readonly attackable: readonly Seat[];
  readonly life: number;
  readonly poison: number;
  readonly pool: Pool;
  readonly libraryCount: number;
  readonly handCount: number;
  /** The cards of the hand, where this seat may see them. */
  readonly hand: readonly CardView[];
  /** Cards of the library that this seat has been shown, with their place from the top. */
  readonly knownLibrary: readonly (CardView & { readonly fromTop: number })[];
  readonly graveyard: readonly CardView[];
  readonly removed: readonly CardView[];
  readonly ante: readonly CardView[];
  /** Cards that lie face down to be drawn, where the book has that: nobody may look at them yet. */
  readonly faceDown: number;
  readonly landsPlayed: number;
  /** Victory points, where the variant gives any. */
  readonly points: number;
  /** Whether it leads a team, which loses with it. */
  readonly leads: boolean;
  readonly out: string | null;
}

export interface ItemView {
  readonly id: Id;
  readonly what: string;
  readonly name: string;
  readonly object: Id;
  readonly controller: Seat;
  readonly targets: readonly { readonly what: string; readonly id: Id }[];
  readonly x: number;
  /** What it interrupts; 0 for nothing. */
  readonly interrupts: Id;
  readonly successful: boolean;
}

export interface View {
  readonly book: string;
  /** Optional rules of the book that are in force. */
  readonly rules: readonly string[];
  /** How the table is set, as it was chosen. */
  readonly variant: string;
  readonly seat: Seat;
  readonly turn: number;
  readonly active: Seat;
  /** The seats whose turn it is: several, where a side has one turn. */
  readonly turnOf: readonly Seat[];
  /** Whom this seat may attack, and whom its spells reach. */
  readonly attackable: readonly Seat[];
  readonly reach: readonly Seat[];
  /** Who may attack this seat. */
  readonly threatenedBy: readonly Seat[];
  /** Team mates have one turn and one life total, and attack and block as one. */
  readonly asTeams: boolean;
  readonly phase: string;
  readonly step: string;
  readonly players: readonly PlayerView[];
  readonly inPlay: readonly PermanentView[];
  readonly chain: readonly ItemView[];
  readonly attacks: readonly Attack[];
  /** The blocks of this attack have been declared. */
  readonly blocksDeclared: boolean;
  /** Creatures that have blocked in it. */
  readonly hasBlocked: readonly Id[];
  /** Damage on its way that may still be prevented: dealt and not yet counted, or assigned and waiting on the stack. */
  readonly damage: readonly {
    readonly source: Id;
    readonly object: Id;
    readonly seat: Seat;
    readonly amount: number;
  }[];
  readonly outcome: { readonly winner: Seat | null; readonly reason: string } | null;
  /** Whose answer is awaited, and the question itself if it is this seat's. */
  readonly awaits: Seat | null;
  readonly question: Question | null;
  /** What asks, where that is a card on its way into play, which lies in no pile: its name. */
  readonly asking: string | null;
}

export function viewOf(m: Machine, names: readonly string[], question: Question | null, seat: Seat): View {
  const { state } = m;
  const { turn, combat } = state;
  const phase = m.book.turn[turn.phase];
  const round = roundOf(m, seat);
  return {
    book: m.book.id,
    rules: m.options.rules,
    variant: m.options.variant,
    seat,
    turn: turn.number,
    active: turn.active,
    turnOf: round.turnOf,
    attackable: round.attackable,
    reach: round.reach,
    threatenedBy: round.threatenedBy,
    asTeams: m.book.variant.asTeams,
    phase: phase?.name ?? '',
    step: phase?.steps[turn.step]?.name ?? '',
    players: state.players.map((_, each) => playerView(m, names, each, seat)),
    inPlay: state.inPlay.map((id) => permanentView(m, id, seat)),
    chain: state.chain.length === 0 ? EMPTY : state.chain.map((item) => itemView(m, item)),
    attacks: combat?.attacks ?? EMPTY,
    blocksDeclared: combat?.blocksDeclared ?? false,
    hasBlocked: combat?.hasBlocked ?? EMPTY,
    damage: damageView(m),
    outcome: state.outcome,
    awaits: question?.player ?? null,
    question: question !== null && question.player === seat ? question : null,
    asking: question !== null && question.player === seat ? askingName(m, question.source, seat) : null,
  };
}

const askingName = (m: Machine, source: Id, seat: Seat): string | null =>
  source > 0 && m.state.objects[source]?.zone === 'chain' && maySee(m, source, seat)
    ? m.kind(source).definition.name
    : null;

const itemView = (m: Machine, item: ChainItem): ItemView => ({
  id: item.id,
  what: item.what,
  name: m.kind(item.object).definition.name,
  object: item.object,
  controller: item.controller,
  targets: item.targets.map(({ what, id }) => ({ what, id })),
  x: item.x,
  interrupts: item.interrupts,
  successful: item.successful,
});

function damageView({ state: { packets, chain } }: Machine): View['damage'] {
  if (packets.length + chain.length === 0) return EMPTY;
  return [...packets, ...chain.flatMap((item) => item.packets)].map(({ source, object, seat, amount }) => ({
    source,
    object,
    seat,
    amount,
  }));
}

type Round = Pick<View, 'turnOf' | 'attackable' | 'reach' | 'threatenedBy'>;

/** In a duel there are two of each, by whose turn it is and who looks. */
const DUELS: readonly (readonly Round[])[] = [0, 1].map((active) =>
  [0, 1].map((seat) => ({ turnOf: [active], attackable: [1 - seat], reach: [0, 1], threatenedBy: [1 - seat] })),
);

function roundOf(m: Machine, seat: Seat): Round {
  if (seat === NOBODY)
    return { turnOf: m.book.variant.turnOf(m), attackable: EMPTY, reach: EMPTY, threatenedBy: EMPTY };
  if (m.state.pod === null) return DUELS[m.active]?.[seat] as Round;
  const { turnOf, attackable, order } = m.book.variant;
  return {
    turnOf: turnOf(m),
    attackable: attackable(m, seat),
    reach: order(m, 0).filter((other) => reaches(m, seat, other)),
    threatenedBy: order(m, 0).filter((other) => attackable(m, other).some((each) => isSide(m, each, seat))),
  };
}

function cardView(m: Machine, id: Id): CardView {
  const object = m.object(id);
  const known = lastCards[id];
  if (known !== undefined && known.object === object) return known.view;
  const view: CardView = { id, name: m.kind(id).definition.name, owner: object.owner };
  lastCards[id] = { object, view };
  return view;
}

const EMPTY: readonly never[] = [];

const pileView = (m: Machine, pile: readonly Id[]): readonly CardView[] =>
  pile.length === 0 ? EMPTY : pile.map((id) => cardView(m, id));

function playerView(m: Machine, names: readonly string[], of: Seat, seat: Seat): PlayerView {
  const player = m.player(of);
  const visible = of === seat ? player.hand : player.hand.filter((id) => maySee(m, id, seat));
  const isMate = of !== seat && player.team === m.state.players[seat]?.team;
  return {
    seat: of,
    team: player.team,
    relation: of === seat ? 'you' : isMate ? 'ally' : 'foe',
    name: names[of] ?? '',
    opponents: m.book.variant.opponents(m, of),
    attackable: m.book.variant.attackable(m, of),
    life: player.life,
    poison: player.poison,
    pool: player.pool,
    libraryCount: player.library.length,
    handCount: player.hand.length,
    hand: pileView(m, visible),
    knownLibrary: knownCards(m, of, seat),
    graveyard: pileView(m, player.graveyard),
    removed: pileView(m, player.removed),
    ante: pileView(m, player.ante),
    faceDown: player.drawing.length + player.aside.length,
    landsPlayed: player.landsPlayed,
    points: m.state.pod?.points[of] ?? 0,
    leads: m.book.variant.leaders.includes(of),
    out: player.out,
  };
}

/** The cards of a library that have been shown, with their place; most libraries have none, and cost nothing. */
function knownCards(m: Machine, of: Seat, seat: Seat): PlayerView['knownLibrary'] {
  const { library } = m.player(of);
  const top = library.at(-1);
  const knows = m.state.players[seat]?.knows.length ?? 0;
  if (knows === 0 && (top === undefined || !maySee(m, top, seat))) return [];
  return library.flatMap((id, index) =>
    maySee(m, id, seat) ? [{ fromTop: library.length - 1 - index, ...cardView(m, id) }] : [],
  );
}

interface Lists {
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly colors: readonly Color[];
  readonly keywords: readonly Keyword[];
}

// Bots look at a table many thousand times a second, and most of it is as it was at the last look: bits are made
// into lists once for each value that things share, and a permanent is described anew only when it has changed. The
// last look at each id is kept: it holds for whatever game has the very same object with the very same characteristics.
const listed = new WeakMap<Characteristics, Lists>();
const lastCards: { readonly object: GameObject; readonly view: CardView }[] = [];
const lastLooks: { readonly object: GameObject; readonly char: Characteristics; readonly view: PermanentView }[] = [];

function listsOf(char: Characteristics): Lists {
  let lists = listed.get(char);
  if (lists === undefined) {
    lists = {
      types: CARD_TYPES.filter((_, index) => (char.types & (1 << index)) !== 0),
      supertypes: SUPERTYPES.filter((_, index) => (char.supers & (1 << index)) !== 0),
      colors: COLORS.filter((_, index) => (char.colors & (1 << index)) !== 0),
      keywords: KEYWORDS.filter((keyword) => hasKeyword(char.keywords, keyword)),
    };
    listed.set(char, lists);
  }
  return lists;
}

function permanentView(m: Machine, id: Id, seat: Seat): PermanentView {
  const object = m.object(id);
  const char = charOf(m, id);
  if (object.faceDown) return { ...describe(m, object, char), card: faceOf(m, id, seat).card?.definition.name ?? null };
  const known = lastLooks[id];
  if (known !== undefined && known.object === object && known.char === char) return known.view;
  const view = describe(m, object, char);
  lastLooks[id] = { object, char, view };
  return view;
}

function describe(m: Machine, object: GameObject, char: Characteristics): PermanentView {
  const { types, supertypes, colors, keywords } = listsOf(char);
  const kind = m.kind(object.id);
  const creature = types.includes('creature');
  return {
    id: object.id,
    name: kind.definition.name,
    owner: object.owner,
    controller: object.controller,
    types,
    supertypes,
    subtypes: char.subtypes,
    colors,
    cost: totalCost(costOf(kind)),
    power: creature ? char.power : null,
    toughness: creature ? char.toughness : null,
    keywords,
    tapped: object.tapped,
    sick: object.sick,
    damage: object.damage,
    counters: object.counters,
    attachedTo: object.attachedTo,
    token: object.token,
    faceDown: object.faceDown,
    card: null,
    attacked: object.attacked,
    chosen: object.chosen,
    activated: char.activated,
  };
}

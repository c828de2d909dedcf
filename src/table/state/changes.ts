// The table between two tables: what a moment says has changed is changed on the one that is shown. Pure; what it cannot
// know (sizes, effects, what lies under what) comes with the next table.

import type { Moment, TableChange } from '../../protocol/moment.ts';
import type { CombatState, PermanentState, PlayerState, TableState } from '../../protocol/table.ts';

type Of<Do extends TableChange['do']> = Extract<TableChange, { readonly do: Do }>;

export const afterMoment = (table: TableState, { changes }: Moment): TableState => changes.reduce(changed, table);

const withPlayer = (table: TableState, seat: number, change: (player: PlayerState) => PlayerState): TableState => ({
  ...table,
  players: table.players.map((player) => (player.seat === seat ? change(player) : player)),
});

const withPermanent = (table: TableState, id: number, change: (thing: PermanentState) => PermanentState): TableState =>
  table.inPlay.some((thing) => thing.id === id)
    ? { ...table, inPlay: table.inPlay.map((thing) => (thing.id === id ? change(thing) : thing)) }
    : table;

function changed(table: TableState, change: TableChange): TableState {
  switch (change.do) {
    case 'turn':
      return { ...table, turn: change.number, active: change.active };
    case 'step':
      return { ...table, active: change.active, now: change.key };
    case 'life':
      return withPlayer(table, change.seat, (player) => ({ ...player, life: change.to }));
    case 'damage':
      return withPermanent(table, change.id, (thing) => ({ ...thing, damage: thing.damage + change.by }));
    case 'tap':
    case 'untap':
      return withPermanent(table, change.id, (thing) => ({ ...thing, tapped: change.do === 'tap' }));
    case 'draw':
      return drawn(table, change);
    case 'enter':
      return { ...table, inPlay: [...table.inPlay.filter(({ id }) => id !== change.card.id), change.card] };
    case 'leave':
      return gone(table, change);
    case 'lie':
      return lying(table, change);
    case 'announce':
      return { ...table, chain: [...table.chain.filter(({ id }) => id !== change.item.id), change.item] };
    case 'end':
      return { ...table, chain: table.chain.filter(({ id }) => id !== change.item) };
    case 'attack':
    case 'block':
    case 'peace':
      return { ...table, combat: fought(table.combat, change) };
    case 'counters':
      return withPermanent(table, change.id, (thing) => ({ ...thing, counters: counted(thing, change) }));
    case 'control':
      return withPermanent(table, change.id, (thing) => ({ ...thing, controller: change.to }));
    default:
      return change satisfies never;
  }
}

const drawn = (table: TableState, { seat, number, cards }: Of<'draw'>): TableState =>
  withPlayer(table, seat, (player) => ({
    ...player,
    library: Math.max(0, player.library - number),
    hand: player.hand + number,
    cards: [...player.cards, ...cards],
  }));

function gone(table: TableState, { id, from, owner }: Of<'leave'>): TableState {
  if (from === 'play') return { ...table, inPlay: table.inPlay.filter((thing) => thing.id !== id) };
  const without = <Card extends { readonly id: number }>(cards: readonly Card[]): readonly Card[] =>
    cards.filter((card) => card.id !== id);
  return withPlayer(table, owner, (player) => ({
    ...player,
    hand: player.hand - (from === 'hand' ? 1 : 0),
    library: player.library - (from === 'library' ? 1 : 0),
    faceDown: player.faceDown - (from === 'drawing' ? 1 : 0),
    cards: without(player.cards),
    graveyard: without(player.graveyard),
    removed: without(player.removed),
  }));
}

const lying = (table: TableState, { card, in: zone }: Of<'lie'>): TableState =>
  withPlayer(table, card.owner, (player) => {
    if (zone === 'library') return { ...player, library: player.library + 1 };
    if (zone === 'drawing') return { ...player, faceDown: player.faceDown + 1 };
    if (zone !== 'hand') return { ...player, [zone]: [...player[zone].filter(({ id }) => id !== card.id), card] };
    const cards = player.seat === table.seat ? [...player.cards, card] : player.cards;
    return { ...player, hand: player.hand + 1, cards };
  });

function fought(combat: CombatState | null, change: Of<'attack'> | Of<'block'> | Of<'peace'>): CombatState | null {
  if (change.do === 'peace') return null;
  if (change.do === 'attack') {
    const { id, target, attacker } = change;
    const attack = { id, target, band: 0, blocked: false, blockers: [], done: false };
    const before = combat ?? { attacker, attacks: [], blocksDeclared: false, forecast: null };
    return { ...before, attacks: [...before.attacks.filter((each) => each.id !== id), attack], forecast: null };
  }
  if (combat === null) return null;
  const attacks = combat.attacks.map((attack) =>
    attack.id === change.attacker
      ? { ...attack, blocked: true, blockers: [...new Set([...attack.blockers, change.blocker])] }
      : attack,
  );
  return { ...combat, attacks, forecast: null };
}

const counted = ({ counters }: PermanentState, { name, number }: Of<'counters'>): PermanentState['counters'] => [
  ...counters.filter((each) => each.name !== name),
  ...(number > 0 ? [{ name, number }] : []),
];

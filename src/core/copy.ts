// Copies of the parts of a position, written out field by field: objects of one shape are what speed rests on.

import {
  type Attack,
  type ChainItem,
  type Combat,
  type GameObject,
  type GameState,
  NONE,
  type Player,
  type Turn,
} from './state.ts';

export type Mutable<T> = { -readonly [key in keyof T]: T[key] };

export function copyState(s: GameState): Mutable<GameState> {
  return {
    random: s.random,
    nextId: s.nextId,
    clock: s.clock,
    turn: s.turn,
    players: s.players,
    objects: s.objects,
    inPlay: s.inPlay,
    chain: s.chain,
    lasting: s.lasting,
    shields: s.shields,
    waiting: s.waiting,
    later: s.later,
    packets: s.packets,
    doomed: s.doomed,
    combat: s.combat,
    agenda: s.agenda,
    outcome: s.outcome,
    pod: s.pod,
    look: s.look,
  };
}

export function copyTurn(t: Turn): Mutable<Turn> {
  return {
    number: t.number,
    active: t.active,
    phase: t.phase,
    step: t.step,
    attacked: t.attacked,
    casters: t.casters,
    attackers: t.attackers,
    hurt: t.hurt,
    died: t.died,
    rested: t.rested,
    drawn: t.drawn,
    uses: t.uses,
    extraTurns: t.extraTurns,
    extra: t.extra,
    own: t.own,
    extraCombats: t.extraCombats,
    duties: t.duties,
    first: t.first,
    last: t.last,
  };
}

export function copyObject(o: GameObject): Mutable<GameObject> {
  return {
    id: o.id,
    kind: o.kind,
    printed: o.printed,
    faceDown: o.faceDown,
    owner: o.owner,
    deck: o.deck,
    controller: o.controller,
    home: o.home,
    zone: o.zone,
    life: o.life,
    token: o.token,
    tapped: o.tapped,
    sick: o.sick,
    damage: o.damage,
    deathtouched: o.deathtouched,
    counters: o.counters,
    attachedTo: o.attachedTo,
    stamp: o.stamp,
    chosen: o.chosen,
    chosenSeat: o.chosenSeat,
    attacked: o.attacked,
    blocked: o.blocked,
    used: o.used,
    mended: o.mended,
    hurtBy: o.hurtBy,
    markedBy: o.markedBy,
    memory: o.memory,
  };
}

export function copyPlayer(p: Player): Mutable<Player> {
  return {
    seat: p.seat,
    team: p.team,
    life: p.life,
    poison: p.poison,
    pool: p.pool,
    library: p.library,
    hand: p.hand,
    graveyard: p.graveyard,
    removed: p.removed,
    ante: p.ante,
    drawing: p.drawing,
    aside: p.aside,
    landsPlayed: p.landsPlayed,
    mulligans: p.mulligans,
    drewNothing: p.drewNothing,
    out: p.out,
    knows: p.knows,
  };
}

export function copyItem(i: ChainItem): Mutable<ChainItem> {
  return {
    id: i.id,
    what: i.what,
    object: i.object,
    objectLife: i.objectLife,
    controller: i.controller,
    ability: i.ability,
    mode: i.mode,
    x: i.x,
    targets: i.targets,
    division: i.division,
    choices: i.choices,
    names: i.names,
    event: i.event,
    colors: i.colors,
    castFrom: i.castFrom,
    decider: i.decider,
    interrupts: i.interrupts,
    successful: i.successful,
    countered: i.countered,
    packets: i.packets,
    stamp: i.stamp,
  };
}

export function copyCombat(c: Combat): Mutable<Combat> {
  return {
    attacker: c.attacker,
    declared: c.declared,
    attacked: c.attacked,
    attacks: c.attacks,
    left: c.left,
    struck: c.struck,
    blocksDeclared: c.blocksDeclared,
    settled: c.settled,
    hasBlocked: c.hasBlocked,
    lines: c.lines,
  };
}

export function copyAttack(a: Attack): Mutable<Attack> {
  return {
    id: a.id,
    life: a.life,
    seat: a.seat,
    planeswalker: a.planeswalker,
    band: a.band,
    blocked: a.blocked,
    blockers: a.blockers,
  };
}

/** An object before anything is said of it. */
export const BLANK: GameObject = {
  id: 0,
  kind: 0,
  printed: 0,
  faceDown: false,
  owner: 0,
  deck: 0,
  controller: 0,
  home: 0,
  zone: 'gone',
  life: 1,
  token: false,
  tapped: false,
  sick: false,
  damage: 0,
  deathtouched: false,
  counters: [],
  attachedTo: NONE,
  stamp: 0,
  chosen: null,
  chosenSeat: -1,
  attacked: 0,
  blocked: 0,
  used: 0,
  mended: false,
  hurtBy: [],
  markedBy: [],
  memory: null,
};

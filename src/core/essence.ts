// Keys of positions in which much does not matter: what is left out is said by whoever asks, and of things that are alike it is the same
// which is which. Piles and the history of the turn are left out altogether: only for positions in which no text looks at them.

import { BOOKKEEPING, kept, Mixer, mixFrame, ofAny, placeOf } from './key.ts';
import type { ChainItem, GameObject, GameState, Id, Packet, Player } from './state.ts';

/** What counts of a position. */
export interface Essential {
  /** Of what is in play: whether it makes a difference what it is. */
  counts(id: Id): boolean;
  /** Of a card in a hand: whether it can no longer be of any use. */
  isIdle(id: Id): boolean;
}

/** What a thing in play is, whichever of those that are alike. */
const ofThing = kept((object: GameObject): number => {
  const mixer = new Mixer();
  for (const each of [object.kind, object.printed, object.owner, object.controller, object.damage]) mixer.number(each);
  for (const each of [object.used, object.attacked, object.hurtBy.length, object.chosenSeat]) mixer.number(each);
  const { tapped, sick, deathtouched, mended, faceDown } = object;
  for (const each of [tapped, sick, deathtouched, mended, faceDown]) mixer.number(each ? 7 : 11);
  mixer.any([object.counters, object.chosen, object.attachedTo]);
  return mixer.result();
});

const ofPlayer = kept((player: Player): number => {
  const { life, poison, pool, library, landsPlayed, drewNothing, out, drawing } = player;
  const mixer = new Mixer();
  for (const each of [life, poison, library.length, landsPlayed, drawing.length, drewNothing ? 7 : 11])
    mixer.number(each);
  for (const each of pool) mixer.number(each);
  mixer.word(out ?? '');
  return mixer.result();
});

/** Numbers that say of what a thing is marked with. */
const MARKS = { named: 3, lasting: 5, target: 7, source: 11, attacks: 13, blocks: 17, hand: 19 } as const;

/** Collects what is said of things, and adds it up in no order. */
class Sum {
  private low = 0;
  private high = 0;
  /** What a thing is marked with, by its id. */
  private readonly marks = new Map<Id, number>();

  add(...parts: readonly number[]): void {
    const mixer = new Mixer();
    for (const part of parts) {
      mixer.number(part | 0);
      mixer.number(Math.floor(part / 0x100000000));
    }
    const result = mixer.result();
    this.low = (this.low + result) | 0;
    this.high = (this.high + Math.floor(result / 0x100000000)) | 0;
  }

  mark(id: Id, what: number, more: number): void {
    const before = this.marks.get(id) ?? 0;
    this.marks.set(id, (before + Math.imul(Math.imul(what, 0x9e3779b1) ^ more, 0x85ebca6b)) | 0);
  }

  marksOf(id: Id): number {
    return this.marks.get(id) ?? 0;
  }

  into(mixer: Mixer): void {
    mixer.number(this.low);
    mixer.number(this.high);
  }
}

/** What counts in play, and what is said of it. */
interface Looking {
  readonly state: GameState;
  readonly counts: ReadonlySet<Id>;
  readonly sum: Sum;
  readonly mixer: Mixer;
}

/** The key of what counts in a position, and of the answers given since it was one. */
export function essenceOf(state: GameState, answers: readonly unknown[], essential: Essential): number {
  const mixer = new Mixer();
  const sum = new Sum();
  const counts = new Set(state.inPlay.filter((id) => essential.counts(id)));
  const looking: Looking = { state, counts, sum, mixer };
  const { turn, objects, chain } = state;
  mixer.number(state.random);
  for (const each of [turn.number, turn.active, turn.phase, turn.step, turn.attacked ? 1 : 0, turn.extraCombats])
    mixer.number(each);
  mixer.number(turn.attackers.length);
  if (turn.duties.length > 0) mixer.any(turn.duties);
  for (const player of state.players) {
    part(mixer, ofPlayer(player));
    for (const id of player.hand) {
      const { kind, owner } = objects[id] as GameObject;
      // In the middle of answering each thing is itself: the answers name it.
      if (!essential.isIdle(id)) sum.add(MARKS.hand, kind, owner, answers.length > 0 ? id : 0);
    }
  }
  mixer.number(chain.length);
  for (const item of chain) mixItem(looking, item);
  mixPackets(looking, state.packets);
  mixLasting(looking);
  mixRest(looking);
  for (const frame of state.agenda) {
    mixFrame(mixer, frame, chain);
    if (frame.id > 0) sum.mark(frame.id, MARKS.named, frame.id);
  }
  mixCombat(looking);
  if (answers.length > 0) for (const id of counts) sum.mark(id, MARKS.named, id);
  for (const id of counts) sum.add(ofThing(objects[id] as GameObject), sum.marksOf(id));
  addFights(looking);
  sum.into(mixer);
  if (answers.length > 0) mixer.any(answers);
  return mixer.result();
}

function part(mixer: Mixer, key: number): void {
  mixer.number(key | 0);
  mixer.number(Math.floor(key / 0x100000000));
}

/** What waits: what it is, and its place on what it is aimed at. What counts for nothing is one and the same target. */
function mixItem({ state, counts, sum, mixer }: Looking, item: ChainItem): void {
  const { chain, objects } = state;
  const place = placeOf(chain, item.id);
  mixer.word(item.what);
  const { controller, mode, x, colors, countered, successful, decider } = item;
  for (const each of [controller, mode, x, colors, countered ? 7 : 11, successful ? 7 : 11, decider])
    mixer.number(each);
  mixer.number(objects[item.object]?.kind ?? -1);
  mixer.word(item.castFrom ?? '');
  mixer.any([item.division, item.choices, item.names]);
  mixer.number(placeOf(chain, item.interrupts));
  if (item.ability !== null) {
    mixer.number(ofAny(item.ability as object) | 0);
    sum.mark(item.object, MARKS.source, place);
  }
  for (const { spec, what, id, life } of item.targets) {
    mixer.number(spec);
    mixer.word(what);
    if (what === 'item') mixer.number(placeOf(chain, id));
    else if (what === 'player') mixer.number(id);
    else {
      const isThere = objects[id]?.life === life;
      mixer.number(isThere && counts.has(id) ? 1 : 0);
      if (isThere) sum.mark(id, MARKS.target, (place << 4) + spec);
    }
  }
  mixPackets({ state, counts, sum, mixer }, item.packets);
}

/** Damage on its way to players, and to what counts: by which things goes by their names. */
function mixPackets({ counts, sum, mixer }: Looking, packets: readonly Packet[]): void {
  for (const packet of packets) {
    if (packet.seat < 0 && !counts.has(packet.object)) continue;
    const { source, seat, object, amount, colors, combat, spill, noRegeneration } = packet;
    for (const each of [source, seat, object, amount, colors, combat ? 7 : 11, spill, noRegeneration ? 7 : 11])
      mixer.number(each);
    sum.mark(source, MARKS.named, source);
    sum.mark(object, MARKS.named, object);
  }
  mixer.number(23);
}

/** Changes that last, as marks of what they change. */
function mixLasting({ state, counts, sum, mixer }: Looking): void {
  for (const lasting of state.lasting) {
    const { changes, until, turn, objects, players, reach, held } = lasting;
    const what = ofAny(changes as object) | 0;
    let isWide = players.length > 0 || reach !== null || held !== null;
    for (const { id, life } of objects)
      if (counts.has(id) && state.objects[id]?.life === life) {
        sum.mark(id, MARKS.lasting, what ^ turn);
        if (until !== 'end of turn') isWide = true;
      }
    // What is not said by marks alone is said as it is.
    if (!isWide) continue;
    mixer.any([what, until, turn, objects, players, reach, held]);
    for (const { id } of objects) sum.mark(id, MARKS.named, id);
  }
  mixer.number(29);
}

/** Shields on what counts, and what seldom is there at all. */
function mixRest({ state, counts, sum, mixer }: Looking): void {
  for (const shield of state.shields) {
    if (shield.object > 0 && !counts.has(shield.object)) continue;
    mixer.any(shield, BOOKKEEPING);
    sum.mark(shield.object, MARKS.named, shield.object);
    sum.mark(shield.from, MARKS.named, shield.from);
  }
  for (const { id, buried } of state.doomed) {
    if (!counts.has(id)) continue;
    mixer.any([id, buried]);
    sum.mark(id, MARKS.named, id);
  }
  for (const list of [state.waiting, state.later]) {
    mixer.number(list.length);
    if (list.length > 0) mixer.any(list, BOOKKEEPING);
  }
}

function mixCombat({ state, counts, sum, mixer }: Looking): void {
  const { combat } = state;
  if (combat === null) return;
  mixer.number((combat.declared ? 1 : 0) + (combat.blocksDeclared ? 2 : 0) + (combat.lines.length > 0 ? 4 : 0));
  for (const { id, seat, planeswalker, band, blocked } of combat.attacks) {
    if (!counts.has(id)) continue;
    sum.mark(id, MARKS.attacks, (seat << 8) + (planeswalker << 9) + (band << 1) + (blocked ? 1 : 0));
    // A band is more than its members.
    if (band !== 0) sum.mark(id, MARKS.named, id);
  }
  const { struck, settled, hasBlocked, lines } = combat;
  [struck, settled, hasBlocked].forEach((ids, index) => {
    for (const id of ids) if (counts.has(id)) sum.mark(id, MARKS.blocks, index);
  });
  if (lines.length > 0) {
    mixer.any(lines);
    for (const id of counts) sum.mark(id, MARKS.named, id);
  }
}

/** Who stands against whom: each attacker with its blockers, when all that is said of each has been said. */
function addFights({ state, counts, sum }: Looking): void {
  for (const { id, blockers } of state.combat?.attacks ?? []) {
    if (!counts.has(id) || blockers.length === 0) continue;
    const sides: number[] = [];
    for (const each of [id, ...blockers])
      if (counts.has(each)) sides.push(ofThing(state.objects[each] as GameObject), sum.marksOf(each));
    sum.add(...sides);
  }
}

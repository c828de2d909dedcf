// Movement that explains what happened: a card flies from where it was to where it is. Only transforms and opacity
// move, which the browser does without painting anything anew; nothing waits for it, and where less motion is wished
// for there is none.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PlayerState, TableState } from '../../../protocol/table.ts';

export interface Box {
  readonly id: number;
  readonly rect: DOMRect;
  readonly node: HTMLElement;
  readonly tapped: boolean;
  /** Where it lies: the hand, a territory, or among what waits. */
  readonly zone: string;
}
export type Boxes = Map<number, Box>;

const MOVE = 180;
const TAP = 220;
const ARRIVE = 320;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';
/** A full table that changes all at once is shown as it is. */
const MOST = 40;
/** Cards that are raised or shifted by a hair have not moved. */
const LEAST = 10;

const dropped = new Map<number, DOMRect>();

/** A card was let go here: its way begins at this place. */
export function rememberAt(id: number, rect: DOMRect): void {
  dropped.set(id, rect);
}

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where every card is; nothing is moving within its zone now. */
function measure(root: HTMLElement, table: TableState): Boxes {
  const boxes: Boxes = new Map();
  const items = new Map(table.chain.map((item) => [String(item.id), item.object]));
  for (const node of root.querySelectorAll<HTMLElement>('[data-item]')) {
    const id = items.get(node.dataset.item ?? '') ?? 0;
    if (id > 0) boxes.set(id, { id, rect: node.getBoundingClientRect(), node, tapped: false, zone: 'chain' });
  }
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece][data-object]')) {
    const id = Number(node.dataset.object);
    const zone = node.dataset.piece === 'hand' ? 'hand' : 'territory';
    boxes.set(id, { id, rect: node.getBoundingClientRect(), node, tapped: node.dataset.tapped !== undefined, zone });
  }
  return boxes;
}

const centre = (rect: DOMRect): readonly [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

function startFrom(from: DOMRect, to: DOMRect, turn: number): string {
  const [[x, y], [toX, toY]] = [centre(from), centre(to)];
  const scale = turn === 0 ? Math.min(from.width / to.width, from.height / to.height) : 1;
  return `translate(${x - toX}px, ${y - toY}px) scale(${Math.max(0.2, Math.min(2.5, scale))}) rotate(${turn}deg)`;
}

/** A card on its way within its zone: where it set out from, seen from where it lies. */
interface Shift {
  readonly id: number;
  readonly by: readonly [number, number];
  readonly animation: Animation;
}

/** One way through the air. */
interface Flight {
  /** The copy looks like this node, and lies where it lies. */
  readonly node: HTMLElement;
  readonly rect: DOMRect;
  readonly frames: Keyframe[];
}

class Motion {
  private boxes: Boxes = new Map();
  private players: readonly PlayerState[] = [];
  private shifts: Shift[] = [];
  private readonly root: HTMLElement;
  private readonly sky: HTMLElement;

  constructor(root: HTMLElement, sky: HTMLElement) {
    this.root = root;
    this.sky = sky;
  }

  /** Forgets where things were, so that a change of size is no movement. */
  forget(): void {
    this.boxes = new Map();
  }

  /** Reads where everything is now and sets what has moved on its way. Returns the places. */
  update(table: TableState): Boxes {
    const before = this.boxes;
    const known = this.players;
    for (const [id, rect] of [...this.underWay(), ...dropped]) {
      const box = before.get(id);
      if (box !== undefined) before.set(id, { ...box, rect });
    }
    dropped.clear();
    const now = measure(this.root, table);
    this.boxes = now;
    this.players = table.players;
    if (before.size > 0 && !still()) this.play(before, now, table, known);
    return now;
  }

  /** Ends what is still moving; where each card is seen at this moment, so that its next way begins there. */
  private *underWay(): Iterable<readonly [number, DOMRect]> {
    for (const { id, by, animation } of this.shifts) {
      const left = 1 - (animation.effect?.getComputedTiming().progress ?? 1);
      animation.cancel();
      const rect = this.boxes.get(id)?.rect;
      if (left > 0 && rect !== undefined)
        yield [id, new DOMRect(rect.x + by[0] * left, rect.y + by[1] * left, rect.width, rect.height)];
    }
    this.shifts = [];
  }

  private play(before: Boxes, now: Boxes, table: TableState, known: readonly PlayerState[]): void {
    let moved = 0;
    for (const box of now.values()) {
      if (moved >= MOST) break;
      const old = before.get(box.id);
      if (box.zone === 'chain') {
        if (old !== undefined && old.zone !== 'chain') this.away(old, box.rect, 0.2);
      } else if (old === undefined) this.arrive(box, table);
      else if (old.zone !== box.zone) this.hither(box, old.rect, 1);
      else if (this.shift(old, box)) moved += 1;
    }
    for (const old of before.values()) if (!now.has(old.id)) this.leave(old, table);
    this.showRivalsDraws(known, table);
  }

  /** Within its zone from one place to another, turning if it was tapped or untapped. */
  private shift(old: Box, box: Box): boolean {
    const [[x, y], [toX, toY]] = [centre(old.rect), centre(box.rect)];
    const turned = old.tapped !== box.tapped;
    const far = Math.abs(x - toX) + Math.abs(y - toY);
    if (!turned && far < LEAST) return false;
    const turn = turned ? (box.tapped ? -90 : 90) : 0;
    const frames = [{ transform: startFrom(old.rect, box.rect, turn) }, { transform: 'none' }];
    const animation = box.node.animate(frames, { duration: turned ? TAP : MOVE, easing: EASE });
    this.shifts.push({ id: box.id, by: [x - toX, y - toY], animation });
    return true;
  }

  /** A card that was not seen before: drawn from a library, played from a hidden hand, or made. */
  private arrive(box: Box, table: TableState): void {
    const seat = Number(box.node.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? table.seat);
    const pile = this.pile(seat, box.zone === 'hand' ? 'library' : 'hand');
    const card = table.inPlay.find((each) => each.id === box.id);
    const isMade = card?.token === true || (seat === table.seat && box.zone === 'territory');
    if (pile !== null && !isMade) this.hither(box, pile, 0.3);
    else {
      const frames = [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'none' }];
      const animation = box.node.animate(frames, { duration: ARRIVE, easing: EASE });
      this.shifts.push({ id: box.id, by: [0, 0], animation });
    }
  }

  /** A card that is no longer there flies to the pile that holds it now, or fades. */
  private leave(old: Box, table: TableState): void {
    if (table.chain.some((item) => item.object === old.id)) return;
    const owner = table.players.find((player) =>
      [player.graveyard, player.removed, player.ante].some((pile) => pile.some((card) => card.id === old.id)),
    );
    const zone = owner?.graveyard.some((card) => card.id === old.id) ? 'graveyard' : 'removed';
    const to = owner === undefined ? null : this.pile(owner.seat, zone);
    this.away(old, to ?? old.rect, 0);
  }

  /** A card of a hand that is not seen goes from the library to the hand as a shadow of a card. */
  private showRivalsDraws(known: readonly PlayerState[], table: TableState): void {
    for (const player of table.players) {
      const before = known.find((each) => each.seat === player.seat);
      if (player.relation === 'you' || before === undefined || player.library >= before.library) continue;
      const [from, to] = [this.pile(player.seat, 'library'), this.pile(player.seat, 'hand')];
      const node = this.root.querySelector<HTMLElement>(
        `[data-seat="${player.seat}"][data-zone="library"] :is(.pile-picture, .seat-sign)`,
      );
      if (from !== null && to !== null && node !== null && player.hand > before.hand)
        this.away({ id: 0, rect: from, node, tapped: false, zone: 'pile' }, to, 0.6);
    }
  }

  private pile(seat: number, zone: string): DOMRect | null {
    const element = this.root.querySelector(`:is(.piles, .seat-piles) [data-zone="${zone}"][data-seat="${seat}"]`);
    return element?.getBoundingClientRect() ?? null;
  }

  /** From elsewhere to where it lies: in the air, where no edge of a cloth cuts it off. It can be clicked meanwhile. */
  private hither({ node, rect }: Box, from: DOMRect, opacity: number): void {
    const frames = [
      { transform: startFrom(from, rect, 0), opacity },
      { transform: 'none', opacity: 1 },
    ];
    if (this.fly({ node, rect, frames })) node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ARRIVE });
  }

  /** A card that has left its place vanishes where its way ends. */
  private away({ node, rect }: Box, to: DOMRect, opacity: number): void {
    const [[x, y], [toX, toY]] = [centre(rect), centre(to)];
    const scale = Math.max(0.25, Math.min(1, to.width / rect.width));
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${toX - x}px, ${toY - y}px) scale(${scale})`, opacity },
    ];
    this.fly({ node, rect, frames });
  }

  /** A copy of a card crosses the table on its own; false if the air is full. */
  private fly({ node, rect, frames }: Flight): boolean {
    if (this.sky.childElementCount >= MOST) return false;
    const copy = node.cloneNode(true) as HTMLElement;
    for (const name of ['data-object', 'data-piece', 'data-card', 'data-light', 'id']) copy.removeAttribute(name);
    copy.inert = true;
    copy.style.cssText = `position:fixed;margin:0;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px;z-index:40`;
    this.sky.append(copy);
    const flight = copy.animate(frames, { duration: ARRIVE, easing: EASE });
    flight.onfinish = () => copy.remove();
    flight.oncancel = () => copy.remove();
    return true;
  }
}

/** Moves the cards of a table after everything that changes where they lie. */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  sky: RefObject<HTMLElement | null>,
  table: TableState,
  spots: unknown,
  boxes: RefObject<Boxes>,
): void {
  const motion = useRef<Motion | null>(null);
  useLayoutEffect(() => {
    const forget = (): void => motion.current?.forget();
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that was dragged has moved too
  useLayoutEffect(() => {
    if (root.current === null || sky.current === null) return;
    motion.current ??= new Motion(root.current, sky.current);
    boxes.current = motion.current.update(table);
  }, [root, sky, boxes, table, spots]);
}

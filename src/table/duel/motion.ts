// Movement that explains what happened: a card flies from where it was to where it is. Only transforms and opacity
// move, nothing waits for it, and where less motion is wished for there is none.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PlayerState, TableState } from '../../protocol/table.ts';

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

/** Where every card is, once all movement is over. */
function measure(root: HTMLElement, table: TableState, running: readonly Animation[]): Boxes {
  for (const animation of running) animation.cancel();
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

export class Motion {
  private boxes: Boxes = new Map();
  private players: readonly PlayerState[] = [];
  private running: Animation[] = [];
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
    const now = measure(this.root, table, this.running);
    this.running = [];
    this.boxes = now;
    this.players = table.players;
    for (const [id, rect] of dropped) {
      const box = before.get(id);
      if (box !== undefined) before.set(id, { ...box, rect });
    }
    dropped.clear();
    if (before.size > 0 && !still()) this.play(before, now, table, known);
    return now;
  }

  private play(before: Boxes, now: Boxes, table: TableState, known: readonly PlayerState[]): void {
    let moved = 0;
    for (const box of now.values()) {
      if (moved >= MOST) break;
      const old = before.get(box.id);
      if (box.zone === 'chain') {
        if (old !== undefined && old.zone !== 'chain') this.fly(old, box.rect, 0.2);
      } else if (old === undefined) this.arrive(box, table);
      else if (this.shift(old, box)) moved += 1;
    }
    for (const old of before.values()) if (!now.has(old.id)) this.leave(old, table);
    this.showRivalsDraws(known, table);
  }

  /** From one place to another, turning if it was tapped or untapped on the way. */
  private shift(old: Box, box: Box): boolean {
    const [[x, y], [toX, toY]] = [centre(old.rect), centre(box.rect)];
    const turned = old.zone === box.zone && old.tapped !== box.tapped;
    const far = Math.abs(x - toX) + Math.abs(y - toY);
    if (!turned && far < LEAST) return false;
    const turn = turned ? (box.tapped ? -90 : 90) : 0;
    const duration = turned ? TAP : old.zone === box.zone ? MOVE : ARRIVE;
    const raised = { zIndex: old.zone === box.zone ? 'auto' : '30' };
    this.animate(
      box.node,
      [{ transform: startFrom(old.rect, box.rect, turn), ...raised }, { transform: 'none' }],
      duration,
    );
    return true;
  }

  /** A card that was not seen before: drawn from a library, played from a hidden hand, or made. */
  private arrive(box: Box, table: TableState): void {
    const side = box.node.closest<HTMLElement>('[data-side]')?.dataset.side ?? 'you';
    const pile = this.pile(side, box.zone === 'hand' ? 'library' : 'hand');
    const card = table.inPlay.find((each) => each.id === box.id);
    const from = card?.token === true || (side === 'you' && box.zone === 'territory') ? null : pile;
    const start =
      from === null
        ? { transform: 'scale(.6)', opacity: 0 }
        : { transform: startFrom(from, box.rect, 0), opacity: 0.3 };
    this.animate(box.node, [start, { transform: 'none', opacity: 1 }], ARRIVE);
  }

  /** A card that is no longer there flies to the pile that holds it now, or fades. */
  private leave(old: Box, table: TableState): void {
    if (table.chain.some((item) => item.object === old.id)) return;
    const owner = table.players.find((player) =>
      [player.graveyard, player.removed, player.ante].some((pile) => pile.some((card) => card.id === old.id)),
    );
    const zone = owner?.graveyard.some((card) => card.id === old.id) ? 'graveyard' : 'removed';
    const to = owner === undefined ? null : this.pile(owner.side, zone);
    this.fly(old, to ?? old.rect, 0);
  }

  /** A card of a hand that is not seen goes from the library to the hand as a shadow of a card. */
  private showRivalsDraws(known: readonly PlayerState[], table: TableState): void {
    for (const player of table.players) {
      const before = known.find((each) => each.seat === player.seat);
      if (player.side === 'you' || before === undefined || player.library >= before.library) continue;
      const [from, to] = [this.pile('foe', 'library'), this.pile('foe', 'hand')];
      const node = this.root.querySelector<HTMLElement>('[data-side="foe"][data-zone="library"] .pile-picture');
      if (from !== null && to !== null && node !== null && player.hand > before.hand)
        this.fly({ id: 0, rect: from, node, tapped: false, zone: 'pile' }, to, 0.6);
    }
  }

  private pile(side: string, zone: string): DOMRect | null {
    const element = this.root.querySelector(`.piles [data-zone="${zone}"][data-side="${side}"]`);
    return element?.getBoundingClientRect() ?? null;
  }

  /** A copy of a card crosses the table on its own and vanishes where it ends. */
  private fly(old: Box, to: DOMRect, opacity: number): void {
    if (this.sky.childElementCount >= MOST) return;
    const copy = old.node.cloneNode(true) as HTMLElement;
    for (const name of ['data-object', 'data-piece', 'data-card', 'data-light', 'id']) copy.removeAttribute(name);
    copy.inert = true;
    copy.style.cssText = `position:fixed;margin:0;left:${old.rect.left}px;top:${old.rect.top}px;width:${old.rect.width}px;height:${old.rect.height}px;z-index:40`;
    this.sky.append(copy);
    const [[x, y], [toX, toY]] = [centre(old.rect), centre(to)];
    const scale = Math.max(0.25, Math.min(1, to.width / old.rect.width));
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${toX - x}px, ${toY - y}px) scale(${scale})`, opacity },
    ];
    const flight = copy.animate(frames, { duration: ARRIVE, easing: EASE });
    flight.onfinish = () => copy.remove();
    flight.oncancel = () => copy.remove();
  }

  private animate(node: HTMLElement, frames: Keyframe[], duration: number): void {
    this.running.push(node.animate(frames, { duration, easing: EASE }));
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

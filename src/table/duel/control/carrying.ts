// Carrying a card out of the hand, with the mouse or a finger: let go over the table it is played, over something it is
// aimed at that, back over the hand nothing happens. What cannot be says why where it was let go.

import type { RefObject } from 'react';
import type { Choice, Use } from '../../../protocol/table.ts';
import { announce } from '../../state/announce.tsx';
import type { DuelControl } from './control.ts';
import { useLifting } from './lifting.ts';

/** What is said at a place goes again after so long. */
const LASTS = 3500;

/** What lies under a place of the page and can be aimed at; null for bare cloth. */
function thingAt(x: number, y: number, without: HTMLElement): Choice | null {
  const under = document.elementsFromPoint(x, y).filter((each) => !without.contains(each));
  for (const each of under) {
    const found = each.closest<HTMLElement>('[data-piece="permanent"], [data-item], .player [data-player]');
    if (found === null) continue;
    const { object, item, player } = found.dataset;
    if (item !== undefined) return { what: 'item', id: Number(item) };
    return player === undefined ? { what: 'object', id: Number(object) } : { what: 'player', id: Number(player) };
  }
  return null;
}

const isOverHand = (x: number, y: number): boolean => {
  const hand = document.querySelector('.duel .hand')?.getBoundingClientRect();
  return hand !== undefined && y >= hand.top && x >= hand.left && x <= hand.right;
};

/** Says something at a place of the table, for a while. */
function sayAt(sky: HTMLElement | null, x: number, y: number, words: string): void {
  if (sky === null) return;
  for (const old of sky.querySelectorAll('.why-here')) old.remove();
  const bubble = document.createElement('p');
  bubble.className = 'why-here';
  bubble.textContent = words;
  bubble.style.left = `${Math.max(130, Math.min(window.innerWidth - 130, x))}px`;
  bubble.style.top = `${Math.max(60, y - 16)}px`;
  sky.append(bubble);
  window.setTimeout(() => bubble.remove(), LASTS);
}

/** Why a card of the hand cannot be played now, or what playing it would be. */
function playOf({ table, usesOf }: DuelControl, id: number): string | Use {
  const { asked } = table;
  if (asked === null) return 'Nothing is asked of you just now.';
  if (asked.ask !== 'act') return 'First answer what is asked.';
  const use = usesOf(id).find((each) => each.answer.kind === 'cast' || each.answer.kind === 'land');
  if (use === undefined) return 'This cannot be played.';
  return use.why === null ? use : `Not now: ${use.why.reason}`;
}

function letGo(duel: DuelControl, piece: HTMLElement, x: number, y: number, sky: HTMLElement | null): void {
  const id = Number(piece.dataset.object);
  if (isOverHand(x, y)) return;
  const use = playOf(duel, id);
  if (typeof use === 'string') {
    sayAt(sky, x, y, use);
    announce(use);
    return;
  }
  const aim = use.answer.kind === 'cast' ? thingAt(x, y, piece) : null;
  duel.aim(aim === null ? null : { source: id, at: aim, tell: (words) => sayAt(sky, x, y, words) });
  duel.answer(use.answer);
}

export function useCarrying(
  root: RefObject<HTMLElement | null>,
  sky: RefObject<HTMLElement | null>,
  duel: DuelControl,
): void {
  useLifting(root, {
    leafs: true,
    pieceAt: ({ target }) =>
      duel.story === null ? (target as Element).closest<HTMLElement>('[data-piece="hand"]') : null,
    letGo: (piece, x, y) => letGo(duel, piece, x, y, sky.current),
  });
}

/** A creature that is let go over the other side: it blocks the attacker there, or joins the attack. True where it did. */
export function creatureDropped(duel: DuelControl, piece: HTMLElement, x: number, y: number): boolean {
  const { asked, combat, seat, inPlay } = duel.table;
  const id = Number(piece.dataset.object);
  const over = thingAt(x, y, piece);
  const mayMeet = asked?.ask === 'block' || (asked?.ask === 'pick' && asked.defenders.length > 0);
  if (mayMeet && over?.what === 'object' && combat?.attacks.some((attack) => attack.id === over.id)) {
    duel.block(id, over.id);
    return true;
  }
  const far = document
    .querySelector('.ring.across, .duel > [data-zone="territory"][data-relation="foe"]')
    ?.getBoundingClientRect();
  const mine = inPlay.some((each) => each.id === id && each.controller === seat);
  if (asked?.ask !== 'attack' || !mine || far === undefined || y > far.bottom) return false;
  duel.click({ what: 'object', id });
  return true;
}

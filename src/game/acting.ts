// What a player could do: whether there is anything at all but passing, and what could be paid for. Tables ask this.

import type { Id, Seat } from '../core/state.ts';
import { canAct as canActIn } from '../engine/answering/legal.ts';
import { playableElsewhere } from '../engine/casting/castable.ts';
import { blockQuestion } from '../engine/combat/block.ts';
import { Machine } from '../engine/machine.ts';
import { canPay, plainNeed } from '../engine/paying/mana.ts';
import { has, OF_PLAYER, playerAbilities } from '../engine/things/characteristics.ts';
import { costOf, hasKeyword } from '../engine/things/kinds.ts';
import { mayIgnore as isOptional } from '../engine/turn/turn.ts';
import { KEYWORDS, type Keyword } from '../language/keyword.ts';
import type { Game } from './game.ts';

/** False where there is nothing to do but pass (or to make mana, or to announce an attack without attackers). */
export function canAct(game: Game): boolean {
  const { question, inside } = game;
  if (question === null) return false;
  if (question.ask !== 'act' || !question.mayPass) return true;
  // Asked in every window, the machine offers mana and empty attacks as well; here only what is useful counts.
  const { book, kinds, options, state } = inside;
  return canActIn(new Machine(book, kinds, { ...options, windows: 'useful' }, state, null), question);
}

/** Which creatures of the seat may stand in the way of which of these attackers, where they are dealt with one at a time. */
export function interceptorsOf(
  { inside }: Game,
  seat: Seat,
  attackers: readonly Id[],
): { readonly id: Id; readonly attackers: readonly Id[] }[] {
  const attacks = inside.state.combat?.attacks.filter(({ id }) => attackers.includes(id)) ?? [];
  const found = new Map<Id, Id[]>();
  for (const attack of attacks) {
    const later = attacks.filter((each) => each !== attack);
    for (const { id } of blockQuestion(inside, seat, [attack], later).candidates)
      found.set(id, [...(found.get(id) ?? []), attack.id]);
  }
  return [...found].map(([id, against]) => ({ id, attackers: against }));
}

/** Whether what the seat could make of mana now pays the printed cost of a card. */
export function couldPay(game: Game, seat: Seat, card: Id): boolean {
  const { inside } = game;
  return canPay(plainNeed(costOf(inside.kind(card))), inside.player(seat).pool, inside.sources(seat));
}

/** Whether what a phase asks for may be ignored; the rest of it must be dealt with before the phase can end. */
export function mayIgnore({ inside }: Game, id: Id): boolean {
  const duty = inside.state.turn.duties.find((each) => each.id === id);
  return duty !== undefined && isOptional(inside, duty);
}

/** The cards that the seat may play from where no hand is. */
export const playsFromElsewhere = (game: Game, seat: Seat): readonly Id[] => playableElsewhere(game.inside, seat);

/** The abilities that the seat itself has for a while, as answers name them. */
export const ownAbilities = (game: Game, seat: Seat) =>
  playerAbilities(game.inside, seat).map((each, index) => ({ ...each, number: OF_PLAYER + index }));

/** What the seat could tap for mana now. */
export const manaSources = (game: Game, seat: Seat): Id[] => [
  ...new Set(game.inside.sources(seat).list.map((source) => source.id)),
];

/** Whether a thing in play has a keyword now. */
export const hasWord = ({ inside }: Game, id: Id, keyword: Keyword): boolean => has(inside, id, keyword);

/** All keywords that a thing has now. */
export const wordsOf = ({ inside }: Game, id: Id): Keyword[] =>
  KEYWORDS.filter((keyword) => hasKeyword(inside.char(id).keywords, keyword));

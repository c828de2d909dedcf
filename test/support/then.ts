// What a test says is so: of a card, or of a player.

import { expect } from 'vitest';
import type { Id, Zone } from '../../src/core/state.ts';
import { charOf, has } from '../../src/engine/things/characteristics.ts';
import { colorMask, typeBit } from '../../src/engine/things/kinds.ts';
import { isAttacking, isBlocking } from '../../src/engine/things/match.ts';
import type { CardType } from '../../src/language/filter.ts';
import type { Keyword } from '../../src/language/keyword.ts';
import type { Color } from '../../src/language/mana.ts';
import { MANA_KINDS } from '../../src/language/mana.ts';
import type { Table } from '../play.ts';
import { Actor } from './actor.ts';
import { findCard } from './find.ts';

const ANYWHERE: readonly Zone[] = ['play', 'chain', 'hand', 'graveyard', 'removed', 'ante', 'library', 'gone'];

export class Then {
  private readonly table: Table;
  private readonly what: string | Actor;

  constructor(table: Table, what: string | Actor) {
    this.table = table;
    this.what = typeof what === 'string' && table.actors[what] !== undefined ? (table.actors[what] as Actor) : what;
  }

  private get label(): string {
    return this.what instanceof Actor ? this.what.name : this.what;
  }

  private get id(): Id {
    if (this.what instanceof Actor) throw new Error(`${this.what.name} is a player, not a card`);
    return findCard(this.table, this.what, ANYWHERE, null);
  }

  private get permanent(): Id {
    if (this.what instanceof Actor) throw new Error(`${this.what.name} is a player, not a card`);
    return findCard(this.table, this.what, ['play'], null);
  }

  private get player() {
    if (!(this.what instanceof Actor)) throw new Error(`'${this.what}' is a card, not a player`);
    return this.table.game.inside.player(this.what.seat);
  }

  // ---- cards ----

  /** 'chain' is the stack, or the batch; 'gone' is where tokens go. */
  isIn(zone: Zone): this {
    const object = this.table.game.inside.object(this.id);
    expect(object.zone, `where ${this.label} is`).toBe(zone);
    return this;
  }

  isNotIn(zone: Zone): this {
    expect(this.table.game.inside.object(this.id).zone, `where ${this.label} is`).not.toBe(zone);
    return this;
  }

  isTapped(): this {
    expect(this.table.game.inside.object(this.permanent).tapped, `${this.label} is tapped`).toBe(true);
    return this;
  }

  isUntapped(): this {
    expect(this.table.game.inside.object(this.permanent).tapped, `${this.label} is tapped`).toBe(false);
    return this;
  }

  /** Power and toughness now. */
  is(power: number, toughness: number): this {
    const char = charOf(this.table.game.inside, this.permanent);
    expect(`${char.power}/${char.toughness}`, `the size of ${this.label}`).toBe(`${power}/${toughness}`);
    return this;
  }

  hasDamage(damage: number): this {
    expect(this.table.game.inside.object(this.permanent).damage, `damage on ${this.label}`).toBe(damage);
    return this;
  }

  hasKeyword(keyword: Keyword): this {
    expect(has(this.table.game.inside, this.permanent, keyword), `${this.label} has ${keyword}`).toBe(true);
    return this;
  }

  lacksKeyword(keyword: Keyword): this {
    expect(has(this.table.game.inside, this.permanent, keyword), `${this.label} has ${keyword}`).toBe(false);
    return this;
  }

  isColor(...colors: Color[]): this {
    expect(charOf(this.table.game.inside, this.id).colors, `the color of ${this.label}`).toBe(colorMask(colors));
    return this;
  }

  isA(type: CardType): this {
    expect(charOf(this.table.game.inside, this.id).types & typeBit(type), `${this.label} is a ${type}`).not.toBe(0);
    return this;
  }

  isNotA(type: CardType): this {
    expect(charOf(this.table.game.inside, this.id).types & typeBit(type), `${this.label} is a ${type}`).toBe(0);
    return this;
  }

  hasSubtypes(...subtypes: string[]): this {
    expect(charOf(this.table.game.inside, this.id).subtypes, `subtypes of ${this.label}`).toEqual(subtypes);
    return this;
  }

  hasCounters(name: string, number: number): this {
    const counters = this.table.game.inside.object(this.permanent).counters;
    expect(counters.find((counter) => counter.name === name)?.number ?? 0, `${name} counters on ${this.label}`).toBe(
      number,
    );
    return this;
  }

  isControlledBy(player: Actor): this {
    expect(this.table.game.names[this.table.game.inside.object(this.permanent).controller]).toBe(player.name);
    return this;
  }

  isOwnedBy(player: Actor): this {
    expect(this.table.game.names[this.table.game.inside.object(this.id).owner]).toBe(player.name);
    return this;
  }

  isAttachedTo(card: string): this {
    expect(this.table.game.inside.object(this.permanent).attachedTo).toBe(findCard(this.table, card, ['play'], null));
    return this;
  }

  isAttacking(): this {
    expect(isAttacking(this.table.game.state, this.permanent), `${this.label} is attacking`).toBe(true);
    return this;
  }

  isNotAttacking(): this {
    expect(isAttacking(this.table.game.state, this.permanent), `${this.label} is attacking`).toBe(false);
    return this;
  }

  isBlocking(): this {
    expect(isBlocking(this.table.game.state, this.permanent), `${this.label} is blocking`).toBe(true);
    return this;
  }

  isBlocked(): this {
    const attack = this.table.game.state.combat?.attacks.find((each) => each.id === this.permanent);
    expect(attack?.blocked, `${this.label} is blocked`).toBe(true);
    return this;
  }

  // ---- players ----

  hasLife(life: number): this {
    expect(this.player.life, `the life of ${this.label}`).toBe(life);
    return this;
  }

  hasPoison(poison: number): this {
    expect(this.player.poison, `the poison of ${this.label}`).toBe(poison);
    return this;
  }

  /** The pool in letters, like 'RRG'; '' for an empty one. */
  hasMana(mana: string): this {
    const letters = this.player.pool.map((number, kind) => (MANA_KINDS[kind] as string).repeat(number)).join('');
    expect(letters, `the mana pool of ${this.label}`).toBe(mana);
    return this;
  }

  hasCardsInHand(number: number): this {
    expect(this.player.hand.length, `cards in the hand of ${this.label}`).toBe(number);
    return this;
  }

  hasCardsInLibrary(number: number): this {
    expect(this.player.library.length, `cards in the library of ${this.label}`).toBe(number);
    return this;
  }

  hasCardsInGraveyard(number: number): this {
    expect(this.player.graveyard.length, `cards in the graveyard of ${this.label}`).toBe(number);
    return this;
  }

  hasInHand(...names: string[]): this {
    const hand = this.player.hand.map((id) => this.table.game.inside.kind(id).definition.name);
    for (const name of names) expect(hand, `the hand of ${this.label}`).toContain(name);
    return this;
  }
}

// The plain figures of a duel: lands, mana that was not used, damage dealt and taken, for one seat.

import type { Game, GameEvent, Id, Seat } from '../../game/index.ts';

export interface Figures {
  /** Turns of one's own that began. */
  readonly turns: number;
  readonly lands: number;
  /** Turns that ended with a land in hand, although none had been played. */
  readonly landsKept: number;
  /** Lands that stood untapped when the next turn of one's own began, all turns together, and how many lands there were. */
  readonly manaUnused: number;
  readonly manaThere: number;
  /** To the rival and to creatures of the rival; and the same the other way round. */
  readonly dealt: { readonly player: number; readonly creatures: number };
  readonly taken: { readonly player: number; readonly creatures: number };
  readonly drawn: number;
  readonly cast: number;
}

type Counted = { -readonly [part in keyof Figures]: Figures[part] };

/** Counts while somebody walks through the game: what happened is heard in stretches, each with the position it led to. */
export class Tally {
  private readonly seat: Seat;
  private readonly counted: Counted = {
    turns: 0,
    lands: 0,
    landsKept: 0,
    manaUnused: 0,
    manaThere: 0,
    dealt: { player: 0, creatures: 0 },
    taken: { player: 0, creatures: 0 },
    drawn: 0,
    cast: 0,
  };
  /** The lands of the seat at the last stop, and which of them were untapped. */
  private lands: ReadonlySet<Id> = new Set();
  private untapped = new Set<Id>();
  /** Whose turn it was, and whether a land could still have been played from the hand. */
  private active: Seat = -1;
  private heldLand = false;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  get figures(): Figures {
    return this.counted;
  }

  hear(game: Game, news: readonly GameEvent[]): void {
    for (const event of news) this.count(game, event);
    this.look(game);
  }

  /** The last turn ends as others do. */
  end(game: Game, news: readonly GameEvent[]): void {
    for (const event of news) this.count(game, event);
  }

  private look({ state, inside }: Game): void {
    const own = state.inPlay.filter(
      (id) => inside.object(id).controller === this.seat && inside.kind(id).definition.types.includes('land'),
    );
    this.lands = new Set(own);
    this.untapped = new Set(own.filter((id) => !inside.object(id).tapped));
    this.active = state.turn.active;
    const { hand, landsPlayed } = inside.player(this.seat);
    this.heldLand = landsPlayed === 0 && hand.some((id) => inside.kind(id).definition.types.includes('land'));
  }

  private count({ inside }: Game, event: GameEvent): void {
    const { counted, seat } = this;
    switch (event.event) {
      case 'turn':
        if (event.seat === seat) this.beginTurn();
        else if (this.active === seat && this.heldLand) counted.landsKept += 1;
        break;
      case 'tapped':
        this.untapped.delete(event.id);
        break;
      case 'played':
        if (event.seat === seat) counted.lands += 1;
        break;
      case 'moved':
        if (event.drawn && event.seat === seat) counted.drawn += 1;
        break;
      case 'announced':
        if (event.seat === seat && event.what === 'spell') counted.cast += 1;
        break;
      case 'damaged':
        this.damage(event.object === 0 ? event.seat : inside.object(event.object).controller, event);
        break;
    }
  }

  private beginTurn(): void {
    const { counted } = this;
    // What stood untapped through a whole round was not used; before the first turn there was nothing to use.
    if (counted.turns > 0) {
      counted.manaUnused += this.untapped.size;
      counted.manaThere += this.lands.size;
    }
    counted.turns += 1;
  }

  private damage(hurt: Seat, { object, amount }: Extract<GameEvent, { readonly event: 'damaged' }>): void {
    const { counted, seat } = this;
    const whom = object === 0 ? 'player' : 'creatures';
    if (hurt === seat) counted.taken = { ...counted.taken, [whom]: counted.taken[whom] + amount };
    else counted.dealt = { ...counted.dealt, [whom]: counted.dealt[whom] + amount };
  }
}

// The ledger of random games: what there is to see of each card of a book, and what has been seen.

import { type CardDefinition, cardsOf, findBook, findCard, type Game, type GameEvent } from '../../src/game/index.ts';

export type Deed = 'drawn' | 'cast' | 'used' | 'left play';

/** A permanent's use is what it is there for; cards with nothing to use or to wait for have none to show. */
export function deedsOf(definition: CardDefinition): Deed[] {
  const permanent = !definition.types.some((type) => type === 'instant' || type === 'sorcery');
  const acts = definition.abilities.some((each) => each.ability === 'activated' || each.ability === 'triggered');
  return ['drawn', 'cast', ...(acts ? (['used'] as const) : []), ...(permanent ? (['left play'] as const) : [])];
}

/** Whether some ability adds mana when something is tapped for mana: it is no event of its own. */
export const addsToTapping = ({ abilities }: CardDefinition): boolean =>
  abilities.some((each) => each.ability === 'triggered' && each.when.on === 'taps for mana');

export class Ledger {
  readonly open = new Map<string, Set<Deed>>();
  readonly definitions = new Map<string, CardDefinition>();

  /** Only these cards are waited for, if any are named; the others of the book play beside them. */
  constructor(book: string, only: readonly string[] | null = null) {
    for (const name of cardsOf(findBook(book))) {
      const { definition } = findCard(findBook(book), name);
      this.definitions.set(name, definition);
      if (only === null || only.includes(name)) this.open.set(name, new Set(deedsOf(definition)));
    }
  }

  see(name: string, deed: Deed): void {
    const left = this.open.get(name);
    if (left?.delete(deed) === true && left.size === 0) this.open.delete(name);
  }

  waitsFor(name: string, deed: Deed): boolean {
    return this.open.get(name)?.has(deed) === true;
  }
}

/** Writes down what these events show. That something was tapped for mana is seen by the mana that follows. */
export function noteEvents(game: Game, ledger: Ledger, events: readonly GameEvent[]): void {
  const nameOf = (id: number): string => game.inside.kind(id).definition.name;
  let tapped = 0;
  let mana = 0;
  for (const event of events) {
    if (event.event === 'moved') {
      if (event.from === 'library' && (event.to === 'hand' || event.to === 'drawing'))
        ledger.see(nameOf(event.id), 'drawn');
      if (event.from === 'hand' && event.to === 'play') ledger.see(nameOf(event.id), 'cast');
      if (event.from === 'play') ledger.see(nameOf(event.id), 'left play');
    } else if (event.event === 'announced') ledger.see(nameOf(event.object), event.what === 'spell' ? 'cast' : 'used');
    else if (event.event === 'triggered') ledger.see(nameOf(event.object), 'used');
    if (event.event === 'tapped') [tapped, mana] = [event.id, 0];
    else if (event.event === 'mana' && tapped !== 0) {
      ledger.see(nameOf(tapped), 'used');
      mana += event.number;
      if (mana > 1) noteAdded(game, ledger, tapped);
    } else [tapped, mana] = [0, 0];
  }
}

/** A basic land that gave more than its one mana: if a single thing in play adds to tapping, it was that one. */
function noteAdded(game: Game, ledger: Ledger, tapped: number): void {
  if (!game.inside.kind(tapped).definition.supertypes.includes('basic')) return;
  const adding = game.state.inPlay.flatMap((id) => {
    const { definition } = game.inside.kind(id);
    return addsToTapping(definition) ? [definition.name] : [];
  });
  if (adding.length === 1) ledger.see(adding[0] as string, 'used');
}

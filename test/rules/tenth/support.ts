// What the tests of this book look cards up with: the definition as the book has it, and the words it prints.

import { charOf } from '../../../src/engine/things/characteristics.ts';
import type { Kind } from '../../../src/engine/things/kinds.ts';
import { findBook, findCard } from '../../../src/game/index.ts';
import type { CardDefinition } from '../../../src/language/card.ts';
import { cornerOf, textOf, typeLine } from '../../../src/wording/index.ts';
import { currentTable, play } from '../../play.ts';
import { findCard as cardAt } from '../../support/find.ts';

export const tenthBook = findBook('tenth');
export const kindOf = (name: string): Kind => findCard(tenthBook, name);
export const definition = (name: string): CardDefinition => kindOf(name).definition;
export const lineOf = (name: string): string => typeLine(definition(name), tenthBook.wording);
export const wordsOf = (name: string): string => textOf(definition(name), tenthBook.wording);
export const boxOf = (name: string): string | null => cornerOf(definition(name), tenthBook.wording);

/** The names of what waits on the stack, the top one last; combat damage is called so. */
export const stack = (): string[] =>
  play.game.state.chain.map((item) =>
    item.what === 'damage' ? 'combat damage' : play.game.inside.kind(item.object).definition.name,
  );

/** The id of a permanent. */
export const idOf = (card: string): number => cardAt(currentTable(), card, ['play'], null);

/** How many activated abilities a permanent has now. */
export const abilitiesOf = (card: string): number => charOf(play.game.inside, idOf(card)).activated.length;

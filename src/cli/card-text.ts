// A card as a book prints it and what is to be noted about it, or what is wrong with the name that was given.

import { didYouMean } from '../game/errors.ts';
import { kindsFor, type Rulebook } from '../game/index.ts';
import { cardNotes } from '../game/told/index.ts';
import { inBook } from '../language/card.ts';
import { wholeCard } from '../wording/index.ts';

export interface CardText {
  readonly found: boolean;
  readonly lines: readonly string[];
}

export function cardText(book: Rulebook, said: string): CardText {
  const kinds = kindsFor(book);
  const names = kinds.names();
  const name = names.find((each) => each.toLowerCase() === said.trim().toLowerCase());
  const kind = name === undefined ? null : kinds.named(name);
  if (kind === null) return { found: false, lines: [`There is no card '${said}'${didYouMean(said, names) || '.'}`] };
  const definition = inBook(kind.definition, book.edition);
  const reason = book.holds(book.facts, definition);
  if (reason !== null)
    return { found: false, lines: [`${definition.name} cannot be played by the rules of ${book.name}: ${reason}.`] };
  const notes = cardNotes(book, definition.name).map((note) => `Note: ${note}`);
  return { found: true, lines: [...wholeCard(definition, book.wording).split('\n'), ...notes] };
}

// House rules in the terminal: in what they differ from their book, or what could be changed in a book.

import { type Changeable, changeables, differences, type Rulebook } from '../game/index.ts';

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd(),
  );
}

/** The differences beside the book that the house rules start from. */
export function houseLines(book: Rulebook, parent: Rulebook): string[] {
  const changed = differences(book);
  if (changed.length === 0) return [`${book.name} plays exactly by ${parent.name}.`];
  const rows = changed.map(({ path, says, was, is, passage, asIn }) => [
    path,
    was,
    is,
    says,
    [
      passage === '' ? '' : `instead of ${passage}`,
      asIn.length === 0
        ? ''
        : `as in ${asIn.map((each) => (each.passage === '' ? each.book : `${each.book}: ${each.passage}`)).join(', ')}`,
    ]
      .filter((each) => each !== '')
      .join('; '),
  ]);
  return [
    `${book.name}: ${parent.name} (${parent.year}) with house rules`,
    '',
    ...columns([['fact', parent.id, 'here', '', ''], ...rows]),
    '',
    'To share or play: --book and this text',
    `  ${book.id}`,
  ];
}

const possible = ({ values }: Changeable): string =>
  values.kind === 'number'
    ? `${values.from} to ${values.to}${values.none ? ' or none' : ''}`
    : values.choices.join(values.kind === 'some of' ? ', ' : ' | ');

/** Everything that house rules can change in a book. */
export function changeableLines(book: Rulebook): string[] {
  const rows = changeables(book).map((each) => [each.path, each.value, possible(each), each.says]);
  return [
    `What house rules can change in ${book.name} (${book.year}); write them like 'Sunday rules = ${book.id}; mana.burn = 1':`,
    '',
    ...columns([['fact', 'is', 'may be', ''], ...rows]),
  ];
}

// `fivefold across FILE`: one line of play under all five books, what came of it in each, and why.

import type { Command } from 'commander';
import { BadInput } from '../../game/index.ts';
import { type Across, across, type InBook, readForAny } from '../../lab/across/across.ts';
import { GALLERY, type GalleryScene, sceneNamed, studyOf } from '../../lab/gallery/index.ts';
import { textOfFile } from '../file.ts';
import { wrap } from '../play/text.ts';
import { answering, plain } from '../said.ts';

interface AcrossOptions {
  readonly scene?: string;
  readonly scenes?: boolean;
  readonly json?: boolean;
  readonly story?: boolean;
}

function bookLines(each: InBook, story: boolean, scene: GalleryScene | null): string[] {
  const head = `${each.year}  ${each.name}`;
  if (!each.held) return [head, ...wrap(`It cannot hold this: ${each.why.replace(/\.$/, '')}.`, 4, '  ')];
  const said = scene?.books[each.book] ?? null;
  const cite = (passage: string): string => (passage === '' ? '' : ` [${passage.replace(/\.$/, '')}]`);
  return [
    head,
    ...wrap(each.sentence, 4, '  '),
    ...(said === null ? [] : wrap(`${said.says} [${said.passage}]`, 4, '  ')),
    ...each.odd.flatMap((line) => wrap(`At once, before anybody acts: ${line}`, 4, '  ! ')),
    ...each.notes.flatMap(({ sentence, passage }) => wrap(`${sentence}${cite(passage)}`, 4, '  ~ ')),
    ...each.because.flatMap(({ says, here, there, as, passage }) =>
      wrap(`because of ${says}: '${here}'${cite(passage)}, and '${there}' in ${as}.`, 4, '  = '),
    ),
    ...(story ? each.story.flatMap((line) => wrap(line, 6, '    ')) : []),
  ];
}

function differsLines({ differs, books }: Across): string[] {
  if (differs.length === 0) return ['All of them come to the same.'];
  const held = books.filter(({ held: isHeld }) => isHeld).map(({ book }) => book);
  const table = [
    ['what differs', ...held],
    ...differs.map(({ fact, values }) => [fact, ...held.map((book) => values[book] || '–')]),
  ];
  const widths = (table[0] as string[]).map((_, column) =>
    Math.max(...table.map((row) => (row[column] as string).length)),
  );
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd(),
  );
}

function tellScenes(): void {
  const width = Math.max(...GALLERY.map(({ id }) => id.length));
  process.stdout.write(
    `${GALLERY.map(({ id, title, about }) => `${id.padEnd(width)}  ${title}: ${about}`).join('\n')}\n`,
  );
}

function tell(file: string | undefined, { json, story, scene: named, scenes }: AcrossOptions): void {
  if (scenes === true) {
    if (file !== undefined || named !== undefined)
      throw new BadInput('--scenes lists the scenes of the gallery: it goes with no file and no --scene');
    tellScenes();
    return;
  }
  if ((file === undefined) === (named === undefined))
    throw new BadInput('give the file of a study, or a scene of the gallery with --scene (--scenes lists them)');
  const scene = named === undefined ? null : sceneNamed(named);
  const found = across(scene === null ? readForAny(textOfFile(file as string, 'study')) : studyOf(scene));
  if (json === true) {
    process.stdout.write(`${JSON.stringify(found)}\n`);
    return;
  }
  const blocks = found.books.map((each) => bookLines(each, story === true, scene).join('\n'));
  const title = found.title === '' ? [] : [found.title];
  process.stdout.write(plain(`${[...title, ...blocks, differsLines(found).join('\n')].join('\n\n')}\n`));
}

export function registerAcross(program: Command): void {
  program
    .command('across')
    .argument('[file]', 'a study: a position and a line of play, as docs/lab.md shows')
    .description('carry out one line of play under all five books and say what differs and why')
    .option('--scene <name>', 'a scene of the gallery instead of a file')
    .option('--scenes', 'list the scenes of the gallery')
    .option('--story', 'tell everything that happened')
    .option('--json', 'for machines')
    .action(answering(tell));
}

// `fivefold booster`, `sealed` and `draft`: packs opened, pools dealt, and drafts of computers, for people and programs.
// The same seed gives the same packs, picks and decks everywhere.

import type { Command } from 'commander';
import { countCards } from '../../formats/deck.ts';
import { buildDeck } from '../../formats/limited/build.ts';
import { beginDraft, type Draft, isOver, pickedBy, viewOf, withPicks } from '../../formats/limited/draft.ts';
import { choosePick } from '../../formats/limited/drafter.ts';
import { cardsOfPacks, openSealed } from '../../formats/limited/sealed.ts';
import { openPack, wholeness } from '../../formats/packs/open.ts';
import { findSet, PACK_KINDS, type PackKind } from '../../formats/sets/facts.ts';
import { BadInput } from '../../game/index.ts';
import { answering } from '../said.ts';
import { wholeNumber } from '../simulate/options.ts';

interface Common {
  readonly set: string;
  readonly seed: string;
  readonly json?: boolean;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Says where the pool has only a part of a set: packs are drawn from that part. */
function tellGap(code: string): void {
  const { have, of } = wholeness(code);
  if (have < of)
    process.stderr.write(`${findSet(code).name}: ${have} of its ${of} cards are in the pool; packs hold those.\n`);
}

function booster({ set, seed, json, kind, count }: Common & { readonly kind: string; readonly count: string }): void {
  if (!(PACK_KINDS as readonly string[]).includes(kind))
    throw new BadInput(`there is no pack '${kind}': there are ${PACK_KINDS.join(' and ')}`);
  const packs = Array.from({ length: wholeNumber(count, '--count', 1, 1000) }, (_, index) =>
    openPack(set, count === '1' ? seed : `${seed} ${index}`, kind as PackKind),
  );
  tellGap(set);
  for (const pack of packs) {
    if (json === true) {
      print(JSON.stringify({ ...pack, seed }));
      continue;
    }
    print(`${findSet(pack.set).name}, ${pack.kind}`);
    for (const { name, rarity } of pack.cards) print(`  ${rarity.padEnd(12)} ${name}`);
    if (pack.strategy !== null) print(`  ${'Strategy'.padEnd(12)} ${pack.strategy.join(' and ')}`);
  }
}

function sealed({ set, seats, seed, packs, json }: Common & { readonly seats: string; readonly packs?: string }): void {
  const number = wholeNumber(seats, '--seats', 1, 1000);
  const opened = openSealed({
    set,
    seats: number,
    seed,
    ...(packs === undefined ? {} : { packs: wholeNumber(packs, '--packs', 1, 1000) }),
  });
  tellGap(set);
  const { book } = findSet(set);
  opened.forEach((each, seat) => {
    const pool = cardsOfPacks(each);
    const deck = buildDeck(book, pool);
    if (json === true) print(JSON.stringify({ seat, set: findSet(set).code, book, pool, ...deck }));
    else print(`Seat ${seat + 1}: ${deck.colors.join(' and ')}\n${indented(deck.cards)}`);
  });
}

const indented = (cards: readonly string[]): string =>
  [...countCards(cards)].map(([name, number]) => `  ${number} ${name}`).join('\n');

/** A draft in which every seat is a computer's. */
export function draftOfComputers(sets: readonly string[], seats: number, seed: string): Draft {
  let draft = beginDraft({ sets, seats, seed });
  while (!isOver(draft))
    draft = withPicks(
      draft,
      draft.packs.map((_, seat) => choosePick(viewOf(draft, seat))),
    );
  return draft;
}

function draft({ set, seats, seed, json }: Common & { readonly seats: string }): void {
  const sets = set.split(',').map((each) => each.trim());
  const done = draftOfComputers(sets, wholeNumber(seats, '--seats', 1, 1000), seed);
  for (const code of new Set(done.sets)) tellGap(code);
  const { book } = findSet(done.sets[0] as string);
  done.picks.forEach((picks, seat) => {
    const deck = buildDeck(book, pickedBy(done, seat));
    if (json === true)
      print(JSON.stringify({ seat, sets: done.sets, book, picks: picks.map(({ card }) => card), ...deck }));
    else print(`Seat ${seat + 1}: ${deck.colors.join(' and ')}\n${indented(deck.cards)}`);
  });
}

export function registerLimited(program: Command): void {
  program
    .command('booster')
    .description('open booster packs, or the starter decks of old sets')
    .requiredOption('--set <code>', 'the set: LEA, LEB, 4ED, 5ED, POR, 10E, M10 or M11')
    .option('--seed <seed>', 'the same seed gives the same packs', '1')
    .option('--kind <kind>', 'booster or starter', 'booster')
    .option('--count <n>', 'how many packs', '1')
    .option('--json', 'one pack a line')
    .action(answering(booster));
  program
    .command('sealed')
    .description('open sealed pools, and build a deck from each')
    .requiredOption('--set <code>', 'the set')
    .option('--seats <n>', 'how many players', '2')
    .option('--packs <n>', 'how many boosters each opens (six, or a starter deck and two boosters in old sets)')
    .option('--seed <seed>', 'the same seed gives the same pools', '1')
    .option('--json', 'one seat a line')
    .action(answering(sealed));
  program
    .command('draft')
    .description('a booster draft of computers, with the decks they build')
    .requiredOption('--set <codes>', 'the set, or one for each pack: M10,M10,M11')
    .option('--seats <n>', 'how many players: four to eight', '8')
    .option('--seed <seed>', 'the same seed gives the same draft', '1')
    .option('--json', 'one seat a line')
    .action(answering(draft));
}

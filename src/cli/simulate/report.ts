// What a simulation says when it is done: for one pair the figures in words, and the same for machines.
// Nothing here depends on how long it took or who played, so that the same run gives the same text.

import { gameSeed } from './plan.ts';
import type { Result } from './run.ts';
import { lengthsOf, type Rate, rateOf, type Tally } from './tally.ts';

export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const between = ({ low, high }: Rate): string => `${percent(low)} to ${percent(high)}`;
const number = (value: number): string => value.toLocaleString('en-US');

/** What the ends of games are called in a report. */
const ENDS: { readonly [end: string]: string } = {
  life: 'no life left',
  library: 'no card left to draw',
  poison: 'poison',
  conceded: 'conceded',
  effect: 'a card said so',
  draw: 'both lost at once',
  'endless loop': 'an endless loop',
  'turn limit': 'stopped at the turn limit',
  'answer limit': 'stopped at the limit of answers',
};

interface DeckFigures extends Rate {
  readonly name: string;
  readonly level: number;
  readonly onThePlay: Rate;
  readonly onTheDraw: Rate;
}

function deckFigures({ run }: Result, tally: Tally, pair: number, deck: 0 | 1): DeckFigures {
  const { names, levels } = run.pairs[pair] as Result['run']['pairs'][number];
  const other = deck === 0 ? 1 : 0;
  return {
    name: names[deck],
    level: levels[deck],
    ...rateOf(tally.wins[deck], tally.games),
    onThePlay: rateOf(tally.firstWins[deck], tally.first[deck]),
    onTheDraw: rateOf(tally.wins[deck] - tally.firstWins[deck], tally.first[other]),
  };
}

/** Games worth looking at again. */
function gamesToSee({ run }: Result, tally: Tally, pair: number): { what: string; game: number; seed: string }[] {
  const { names, seed } = run.pairs[pair] as Result['run']['pairs'][number];
  const { shortest, longest, won } = tally;
  const found: [string, number | null][] = [
    [`the shortest${shortest === null ? '' : `, ${shortest.turns} turns`}`, shortest?.index ?? null],
    [`the longest${longest === null ? '' : `, ${longest.turns} turns`}`, longest?.index ?? null],
    [`won by ${names[0]}`, won[0]],
    [`won by ${names[1]}`, won[1]],
  ];
  return found.flatMap(([what, game]) => (game === null ? [] : [{ what, game, seed: gameSeed(seed, game) }]));
}

/** Everything about one pair, as data. */
export function pairData(result: Result, pair: number): object {
  const { run, interrupted } = result;
  const tally = result.tallies[pair] as Tally;
  const { book, seed } = run.pairs[pair] as Result['run']['pairs'][number];
  return {
    book,
    seed,
    games: tally.games,
    asked: run.games,
    interrupted,
    decks: [deckFigures(result, tally, pair, 0), deckFigures(result, tally, pair, 1)],
    draws: tally.draws,
    turns: lengthsOf(tally),
    ends: tally.ends,
    first: tally.first,
    see: gamesToSee(result, tally, pair),
    broken: tally.broken,
    faults: tally.faults.map(({ index, message }) => ({ game: index, seed: gameSeed(seed, index), message })),
    checksum: hex(tally.checksum),
  };
}

export const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

/** Everything about one pair, in words. */
export function pairText(result: Result, pair: number): string {
  const tally = result.tallies[pair] as Tally;
  const { names, levels, book, seed } = result.run.pairs[pair] as Result['run']['pairs'][number];
  const figures = ([0, 1] as const).map((deck) => deckFigures(result, tally, pair, deck));
  const wide = Math.max(...names.map((name) => name.length));
  const lengths = lengthsOf(tally);
  const lines = [
    `${names[0]} (level ${levels[0]}) against ${names[1]} (level ${levels[1]})`,
    `book ${book}, seed ${seed}, ${number(tally.games)} games${result.interrupted ? ` of ${number(result.run.games)} asked for: stopped early` : ''}`,
    '',
    ...figures.map(
      (each) =>
        `${each.name.padEnd(wide)}  won ${number(each.wins).padStart(7)}  ${percent(each.rate).padStart(7)}  (95 %: ${between(each)})`,
    ),
    `${'drawn'.padEnd(wide)}      ${number(tally.draws).padStart(7)}  ${percent(tally.games === 0 ? 0 : tally.draws / tally.games).padStart(7)}`,
    '',
    ...figures.flatMap((each) => [
      `${each.name.padEnd(wide)}  on the play ${percent(each.onThePlay.rate).padStart(7)} of ${number(each.onThePlay.games)}  (95 %: ${between(each.onThePlay)})`,
      `${''.padEnd(wide)}  on the draw ${percent(each.onTheDraw.rate).padStart(7)} of ${number(each.onTheDraw.games)}  (95 %: ${between(each.onTheDraw)})`,
    ]),
    '',
    ...(lengths === null
      ? []
      : [
          `turns of both players: mean ${lengths.mean}, median ${lengths.median}, 80 % within ${lengths.p10} to ${lengths.p90}, least ${lengths.least}, most ${lengths.most}`,
        ]),
    `how games ended: ${endsText(tally)}`,
    '',
    'games to look at again (simulate … --game SEED --save FILE, then replay FILE):',
    ...gamesToSee(result, tally, pair).map(({ what, seed: own }) => `  ${own.padEnd(12)} ${what}`),
    `checksum ${hex(tally.checksum)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function endsText({ ends, games }: Tally): string {
  const list = Object.entries(ends).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return list.map(([end, times]) => `${ENDS[end] ?? end} ${number(times)} (${percent(times / games)})`).join(', ');
}

/** Games that broke, as lines for stderr; none where all is well. */
export function faultLines(result: Result): string[] {
  return result.tallies.flatMap((tally, pair) => {
    if (tally.broken === 0) return [];
    const { names, seed } = result.run.pairs[pair] as Result['run']['pairs'][number];
    const rest = tally.broken - tally.faults.length;
    return [
      `${tally.broken} of the games of ${names[0]} against ${names[1]} broke and ${tally.broken === 1 ? 'is' : 'are'} not counted:`,
      ...tally.faults.map(({ index, message }) => `  seed ${gameSeed(seed, index)}: ${message}`),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
  });
}

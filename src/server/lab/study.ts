// A study taken apart for the editor of the page, with what it has no place for named.

import type { PermanentWords, SeatWords as SeatGiven } from '../../game/index.ts';
import { readStudy } from '../../lab/text/read.ts';
import { goalText } from '../../lab/text/write.ts';
import type { SeatWords, StudyInfo, ThingWords } from '../../protocol/lab.ts';

export function studyInfo(text: string): StudyInfo {
  const { title, books, position, goal, waiting, line } = readStudy(text);
  const seats = Object.entries(position.seats);
  return {
    title,
    book: books[0] ?? '',
    turn: position.turn ?? null,
    active: typeof position.active === 'string' ? position.active : '',
    step: position.step ?? '',
    goal: goal === null ? '' : goalText(goal),
    seats: seats.map(([name, seat]) => seatWords(name, seat)),
    waiting: waiting.map(({ words }) => words),
    line: line.map(({ words }) => words),
    lost: [...new Set(seats.flatMap(([, seat]) => lostOf(seat)))],
  };
}

function seatWords(name: string, seat: SeatGiven): SeatWords {
  return {
    name,
    life: seat.life ?? null,
    poison: seat.poison ?? 0,
    mana: seat.mana ?? '',
    hand: seat.hand ?? [],
    inPlay: (seat.inPlay ?? []).map(thingWords),
    graveyard: seat.graveyard ?? [],
    removed: seat.removed ?? [],
    library: seat.library ?? null,
  };
}

const nameOf = (words: string | PermanentWords): string => (typeof words === 'string' ? words : words.card);

function thingWords(words: string | PermanentWords): ThingWords {
  const said: PermanentWords = typeof words === 'string' ? { card: words } : words;
  return {
    card: said.card,
    tapped: said.tapped === true,
    sick: said.sick === true,
    damage: said.damage ?? 0,
    counters: Object.entries(said.counters ?? {}).map(([name, number]) => ({ name, number })),
    with: (said.with ?? []).map(nameOf),
  };
}

function lostOf({ landsPlayed, ante, inPlay }: SeatGiven): string[] {
  const lost: string[] = [];
  if ((landsPlayed ?? 0) > 0) lost.push('lands that were played');
  if ((ante ?? []).length > 0) lost.push('the ante');
  for (const thing of inPlay ?? []) {
    if (typeof thing === 'string') continue;
    if (thing.owner !== undefined || thing.controller !== undefined)
      lost.push('whose a card is, where that is not who has it');
    if (thing.chosen !== undefined || thing.chosenPlayer !== undefined) lost.push('what was chosen for a card');
    if ((thing.with ?? []).some((each) => typeof each !== 'string')) lost.push('what is said of an attached card');
  }
  return lost;
}

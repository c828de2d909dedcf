// A draft or sealed deck as one seat sees it: its own pack, picks, pool and deck, and what everybody may know of the rounds.

import { buildDeck } from '../formats/limited/build.ts';
import { passesTo, viewOf } from '../formats/limited/draft.ts';
import { type LimitedEvent, rivalOf, stageOf } from '../formats/limited/event.ts';
import { standings } from '../formats/rounds.ts';
import { colorsOf } from '../game/index.ts';
import type { EventInfo, EventState } from '../protocol/limited.ts';
import { colorLetters } from './state/permanents.ts';

const WORDS = { draft: 'being drafted', build: 'a deck is to be built', rounds: 'being played', over: 'over' } as const;

export function eventInfo(id: string, event: LimitedEvent, when: number): EventInfo {
  const { kind, sets } = event.setup;
  const stage = stageOf(event);
  return { id, kind, sets: event.draft?.sets ?? sets, book: event.book, stage, words: WORDS[stage], when };
}

/** What a seat is told; `duel` is the one of its match that is being played. */
export function eventState(
  { id, event, updated, duel }: { id: string; event: LimitedEvent; updated: number; duel: string | null },
  seat: number,
): EventState {
  const { draft, setup, tournament } = event;
  const info = eventInfo(id, event, updated);
  const view = draft === null ? null : viewOf(draft, seat);
  const pool = event.pools?.[seat] ?? [];
  const rival = rivalOf(event, seat);
  return {
    ...info,
    seat,
    names: setup.names,
    pack: view?.pack ?? [],
    round: draft?.round ?? 0,
    packs: draft?.sets.length ?? 0,
    passes: draft === null || passesTo(draft, 0) === 1 ? 'left' : 'right',
    picks: (view?.picks ?? []).map(({ card, from }) => ({ card, from })),
    pool,
    suggested: info.stage === 'build' ? suggestion(event.book, pool) : null,
    deck: event.decks[seat] ?? null,
    standings: linesOf(event, seat),
    rounds: (tournament?.rounds ?? []).map((round) =>
      round.map(({ seats, games }) => ({
        names: [setup.names[seats[0]] ?? '', setup.names[seats[1]] ?? 'nobody'],
        games,
        yours: seats.includes(seat),
      })),
    ),
    rival: rival === null ? null : (setup.names[rival] ?? null),
    duel,
  };
}

function suggestion(book: string, pool: readonly string[]): EventState['suggested'] {
  const { colors, cards } = buildDeck(book, pool);
  return { colors, cards };
}

/** The colours of the others' decks are no secret after the last round. */
function linesOf({ tournament, setup, decks }: LimitedEvent, own: number): EventState['standings'] {
  if (tournament === null) return [];
  const over = tournament.rounds.length > 0 && tournament.rounds.at(-1)?.every(({ games }) => games !== null);
  return standings(tournament).map(({ seat, points, won, lost, drawn }) => ({
    seat,
    name: setup.names[seat] as string,
    points,
    won,
    lost,
    drawn,
    colors: over === true || seat === own ? colorLetters((decks[seat] ?? []).flatMap((name) => colorsOf(name))) : null,
  }));
}

// Events of Limited at this server: one person's draft or sealed deck against computers, kept after every pick.

import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Length } from '../formats/competition.ts';
import {
  beginEvent,
  type LimitedEvent,
  openMatches,
  rivalOf,
  stageOf,
  withDeck,
  withMatch,
  withPick,
} from '../formats/limited/event.ts';
import { besides } from '../formats/sideboard.ts';
import { BadInput, BOOK_IDS, chanceFrom } from '../game/index.ts';
import type { EventInfo, EventState, newEventSchema } from '../protocol/limited.ts';
import type { OpponentInfo } from '../protocol/setup.ts';
import { type Asker, Changing } from './changing.ts';
import { playMatch } from './event-matches.ts';
import { eventInfo, eventState } from './event-state.ts';
import type { MatchWords } from './match.ts';
import { NotThere } from './missing.ts';
import { opponents } from './opponents.ts';
import { freshSeed } from './seeds.ts';
import type { Store } from './storage/store.ts';
import type { Tables } from './tables.ts';

/** An event as it is kept. */
export interface KeptEvent {
  readonly event: LimitedEvent;
  readonly length: Length;
  readonly level: number;
  /** The opponents' persons, by seat; the person's own seat is empty. */
  readonly persons: readonly string[];
  /** The first duel of the match that is being played. */
  readonly duel: string | null;
}

/** Where the person sits. */
const OWN = 0;

export class Events {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly changing: Changing<KeptEvent>;

  constructor(store: Store, tables: Tables) {
    this.store = store;
    this.tables = tables;
    this.changing = new Changing(store.events, 'draft or sealed deck');
  }

  async begin(words: z.output<typeof newEventSchema>, owner: Asker = null): Promise<string> {
    const seed = words.seed ?? freshSeed();
    const people = chanceFrom(`${seed} persons`)
      .shuffled(opponents(BOOK_IDS))
      .slice(0, words.seats - 1);
    const event = beginEvent({
      kind: words.kind,
      sets: words.sets,
      names: [words.you, ...people.map(({ name }) => name)],
      people: [OWN],
      pairing: words.pairing,
      seed,
    });
    const id = randomBytes(9).toString('base64url');
    const persons = ['', ...people.map((person) => person.id)];
    await this.store.events.add(id, { event, length: words.length, level: words.level, persons, duel: null }, owner);
    return id;
  }

  async list(asker: Asker = null): Promise<EventInfo[]> {
    return (await this.store.events.list(asker)).map(({ id, state, updated }) => eventInfo(id, state.event, updated));
  }

  async state(id: string, asker: Asker = null): Promise<EventState> {
    return this.change(id, asker, async (kept) => this.withPlayed(id, kept));
  }

  /** The pick says which one it is: one that was sent twice is not taken for the next. */
  pick(id: string, card: string, number: number, asker: Asker = null): Promise<EventState> {
    return this.change(id, asker, async (kept) => {
      const made = kept.event.draft?.picks[OWN]?.length ?? 0;
      if (number !== made) throw new BadInput(`this would be pick ${number}, and pick ${made} is the next one`);
      return { ...kept, event: withPick(kept.event, OWN, card) };
    });
  }

  build(id: string, cards: readonly string[], asker: Asker = null): Promise<EventState> {
    return this.change(id, asker, async (kept) =>
      this.playOthers(id, { ...kept, event: withDeck(kept.event, OWN, cards) }),
    );
  }

  /** The duel of the person's match in this round; made when it is first asked for. */
  async play(id: string, asker: Asker = null): Promise<string> {
    const state = await this.tables.madeOnce((make) =>
      this.change(id, asker, async (kept, owner) => {
        const now = await this.withPlayed(id, kept);
        if (now.duel !== null) return now;
        return { ...now, duel: await make(this.matchWords(id, now, owner)) };
      }),
    );
    return state.duel as string;
  }

  private matchWords(id: string, { event, level, length, persons }: KeptEvent, owner: string | null): MatchWords {
    const rival = rivalOf(event, OWN);
    if (rival === null || rival < 0) throw new BadInput('there is nobody to play in this round');
    const round = event.tournament?.rounds.length ?? 0;
    return {
      event: id,
      owner,
      book: event.book,
      length,
      level,
      seed: `${event.setup.seed} round ${round}`,
      you: event.setup.names[OWN] as string,
      rival: personOf(persons[rival] as string),
      decks: [event.decks[OWN] as readonly string[], event.decks[rival] as readonly string[]],
      sideboards: [OWN, rival].map((seat) => besides(event.pools?.[seat] ?? [], event.decks[seat] ?? [])),
      names: ['Your draft deck', `${event.setup.names[rival]}’s draft deck`],
    };
  }

  /** One change of an event, kept before anybody hears of it. */
  private async change(
    id: string,
    asker: Asker,
    work: (kept: KeptEvent, owner: string | null) => Promise<KeptEvent>,
  ): Promise<EventState> {
    const { state, updated } = await this.changing.run(id, asker, work);
    const duel = state.duel === null ? null : (await this.tables.matchOf(state.duel)).duel;
    return eventState({ id, event: state.event, updated, duel }, OWN);
  }

  /** Looks whether the person's match has come to its end, and lets the computers play theirs. */
  private async withPlayed(id: string, kept: KeptEvent): Promise<KeptEvent> {
    if (kept.duel === null) return kept;
    const { games } = await this.tables.matchOf(kept.duel);
    const rival = rivalOf(kept.event, OWN);
    if (games === null || rival === null) return kept;
    const [mine, theirs] = games as [number, number];
    const seats = openMatches(kept.event).find((each) => each.includes(OWN)) as readonly [number, number];
    const result = seats[0] === OWN ? ([mine, theirs] as const) : ([theirs, mine] as const);
    // A drawn match of an elimination is played again.
    if (mine === theirs && kept.event.setup.pairing === 'elimination') return { ...kept, duel: null };
    return this.playOthers(id, { ...kept, duel: null, event: withMatch(kept.event, seats, result) });
  }

  /** The computers play each other, and whole rounds where the person is free or out. */
  private async playOthers(id: string, kept: KeptEvent): Promise<KeptEvent> {
    let { event } = kept;
    for (let open = others(event); open.length > 0 && stageOf(event) === 'rounds'; open = others(event))
      for (const seats of open) {
        const played = {
          book: event.book,
          decks: event.decks,
          sideboards: event.decks.map((deck, seat) => besides(event.pools?.[seat] ?? [], deck ?? [])),
          decided: event.setup.pairing === 'elimination',
        };
        const { games } = await playMatch(played, seats, `${id} ${kept.length}`);
        event = withMatch(event, seats, games);
      }
    return { ...kept, event };
  }
}

const others = (event: LimitedEvent): readonly (readonly [number, number])[] =>
  openMatches(event).filter((seats) => !seats.includes(OWN));

export const personOf = (id: string): OpponentInfo => {
  const person = opponents(BOOK_IDS).find((each) => each.id === id);
  if (person === undefined) throw new NotThere(`nobody is called '${id}'`);
  return person;
};

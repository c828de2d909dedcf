// Plain requests to the server, for everything outside a duel under way.

import type {
  CollectionInfo,
  CollectionState,
  NewCollection,
  OfferInfo,
  OfferWords,
  OpenedPack,
  TradeAnswer,
  TradeWords,
} from '../../protocol/collection.ts';
import type { EventInfo, EventState, NewEvent, PackInfo, SetInfo } from '../../protocol/limited.ts';
import type {
  GamesInfo,
  GatheringState,
  LobbyInfo,
  NewGathering,
  Profile,
  QuickWish,
  Sit,
} from '../../protocol/people.ts';
import type { NewPod, PodInfo, PodState } from '../../protocol/pods.ts';
import type { BestInfo, BestSearch, DuelRatings } from '../../protocol/ratings.ts';
import type { RuleInfo, TermInfo } from '../../protocol/rules.ts';
import type {
  BetweenInfo,
  CardFacts,
  DeckInfo,
  DuelInfo,
  FormatChoice,
  FormatInfo,
  FormatName,
  HintInfo,
  HouseInfo,
  HttpFault,
  Legality,
  LessonInfo,
  NewDuel,
  NewLesson,
  NextDuel,
  OwnDeck,
  StartInfo,
  StoryInfo,
} from '../../protocol/setup.ts';
import type { OneDeckWords, SharedDuel, Sharing, SharingState } from '../../protocol/shared.ts';
import type { TableState } from '../../protocol/table.ts';

/** What is looked for in the lobby; what is left out may be anything. */
export interface LobbySearch {
  readonly what: 'waiting' | 'playing';
  readonly book?: string | undefined;
  readonly variant?: string | undefined;
  readonly clock?: string | undefined;
  readonly rated?: string | undefined;
  readonly page: number;
}

const queryOf = (search: object): string =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** The server said no, and why. */
export class Fault extends Error {
  readonly code: string;
  constructor(fault: HttpFault) {
    super(fault.message);
    this.code = fault.error;
  }
}

export async function request<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`api/${path}`, init);
  } catch {
    throw new Fault({ error: 'unreachable', message: 'The server does not answer. Is it still running?' });
  }
  const text = await response.text();
  if (!response.ok) throw new Fault(faultIn(text));
  return (text === '' ? null : JSON.parse(text)) as T;
}

function faultIn(text: string): HttpFault {
  try {
    const fault = JSON.parse(text) as Partial<HttpFault>;
    return { error: fault.error ?? 'unknown', message: fault.message ?? 'The server refused.' };
  } catch {
    return { error: 'unknown', message: 'The server gave an answer that cannot be read.' };
  }
}

const at = encodeURIComponent;

export const api = {
  start: () => request<StartInfo>('start'),
  cards: (book: string) => request<readonly CardFacts[]>(`cards/${at(book)}`),
  /** One card as each book prints it. */
  card: (name: string) => request<{ readonly [book: string]: CardFacts }>(`card/${at(name)}`),
  /** What house rules mean, or what is wrong with them. */
  house: (text: string) => request<HouseInfo>('house', 'POST', { text }),
  duels: () => request<readonly DuelInfo[]>('duels'),
  deleteDuel: (id: string) => request<null>(`duels/${at(id)}`, 'DELETE'),
  newDuel: (words: NewDuel) => request<{ readonly id: string }>('duels', 'POST', words),
  /** What a book says about a question; what a word means in every book; all such words. */
  rules: (book: string, question: string) => request<readonly RuleInfo[]>(`rules?book=${at(book)}&q=${at(question)}`),
  term: (word: string) => request<TermInfo>(`terms/${at(word)}`),
  terms: () => request<readonly string[]>('terms'),
  lessons: () => request<readonly LessonInfo[]>('lessons'),
  newLesson: (words: NewLesson) => request<{ readonly id: string }>('lessons', 'POST', words),
  /** What a strong player would consider now. */
  hint: (id: string) => request<HintInfo>(`duels/${at(id)}/hint`),
  /** What may be swapped before the next duel, and that duel, with the deck as it is to be. */
  between: (id: string) =>
    request<{ readonly between: BetweenInfo | null; readonly others: readonly BetweenInfo[] }>(
      `duels/${at(id)}/between`,
    ),
  nextDuel: (id: string, decks: NextDuel = {}) =>
    request<{ readonly id: string }>(`duels/${at(id)}/next`, 'POST', decks),
  /** A finished duel: its steps, and the table at one of them. */
  /** Lays a replay file on a table; a finished duel is played on from one of its steps. */
  openReplay: (text: string) => request<{ readonly id: string }>('replays', 'POST', { text }),
  playOn: (id: string, step: number) =>
    request<{ readonly id: string }>(`duels/${at(id)}/story/${step}/play`, 'POST', {}),
  story: (id: string) => request<StoryInfo>(`duels/${at(id)}/story`),
  storyStep: (id: string, step: number, hands: 'own' | 'both') =>
    request<TableState>(`duels/${at(id)}/story/${step}?hands=${hands}`),
  decks: (book: string) => request<readonly DeckInfo[]>(`decks?book=${at(book)}`),
  checkDeck: (deck: OwnDeck) => request<{ readonly faults: readonly string[] }>('decks/check', 'POST', deck),
  formats: (deck: {
    readonly book: string;
    readonly cards: DeckInfo['cards'];
    readonly sideboard?: DeckInfo['cards'];
    readonly date?: string;
  }) => request<readonly Legality[]>('decks/formats', 'POST', deck),
  /** The formats there are, and one of them on a day with what it finds wrong with the decks of a book. */
  formatNames: () => request<readonly FormatName[]>('formats'),
  format: (book: string, choice: FormatChoice) => request<FormatInfo>('formats', 'POST', { book, ...choice }),
  saveDeck: (deck: OwnDeck, id: string | null) =>
    id === null ? request<DeckInfo>('decks', 'POST', deck) : request<DeckInfo>(`decks/${at(id)}`, 'PUT', deck),
  deleteDeck: (id: string) => request<null>(`decks/${at(id)}`, 'DELETE'),
  /** Tables for people: the lobby, one of them, and sitting down. */
  tables: (search: LobbySearch) => request<LobbyInfo>(`tables?${queryOf(search)}`),
  me: () => request<Profile>('me'),
  saveMe: (profile: Profile) => request<Profile>('me', 'PUT', profile),
  games: (page: number) => request<GamesInfo>(`games?page=${page}`),
  /** Who is best in a book, and by which ratings a duel is played. */
  best: (search: BestSearch) => request<readonly BestInfo[]>(`ratings?${queryOf(search)}`),
  ratingsIn: (duel: string) => request<DuelRatings>(`duels/${at(duel)}/ratings`),
  newTable: (words: NewGathering) => request<GatheringState>('tables', 'POST', words),
  table: (id: string) => request<GatheringState>(`tables/${at(id)}`),
  /** Quick pairing: somebody is looked for; and who waits for somebody asks on. */
  quick: (wish: QuickWish) => request<GatheringState>('quick', 'POST', wish),
  lookOn: (id: string) => request<GatheringState>(`quick/${at(id)}`, 'POST', {}),
  sitAt: (id: string, words: Sit) => request<GatheringState>(`tables/${at(id)}/sit`, 'POST', words),
  leaveTable: (id: string) => request<GatheringState>(`tables/${at(id)}/leave`, 'POST', {}),
  carry: (id: string) => request<{ link: string; picture: string }>(`tables/${at(id)}/carry`, 'POST', {}),
  carried: (id: string, token: string) => request<GatheringState>(`tables/${at(id)}/carried`, 'POST', { token }),
  sets: () => request<readonly SetInfo[]>('sets'),
  openPack: (set: string, kind: string, seed: string) =>
    request<PackInfo>(`packs/${at(set)}?kind=${at(kind)}&seed=${at(seed)}`),
  events: () => request<readonly EventInfo[]>('events'),
  newEvent: (words: NewEvent) => request<{ readonly id: string }>('events', 'POST', words),
  event: (id: string) => request<EventState>(`events/${at(id)}`),
  /** The pick is numbered, so that one that arrives twice is not taken for the next. */
  pick: (id: string, card: string, number: number) =>
    request<EventState>(`events/${at(id)}/pick`, 'POST', { card, number }),
  eventDeck: (id: string, cards: readonly string[]) => request<EventState>(`events/${at(id)}/deck`, 'POST', { cards }),
  /** A collection for two: its piles and whose they are, and a duel with what comes of it; and one deck divided. */
  shared: (words: Sharing) => request<SharingState>('shared', 'POST', words),
  playShared: (words: SharedDuel) => request<{ readonly id: string }>('shared/play', 'POST', words),
  playOneDeck: (words: OneDeckWords) => request<{ readonly id: string }>('shared/one-deck', 'POST', words),
  collections: () => request<readonly CollectionInfo[]>('collections'),
  newCollection: (words: NewCollection) => request<{ readonly id: string }>('collections', 'POST', words),
  collection: (id: string) => request<CollectionState>(`collections/${at(id)}`),
  /** Says how many packs there were, so that one that arrives twice does not open another. */
  openCollectionPack: (id: string, left: number) =>
    request<{ readonly opened: OpenedPack; readonly state: CollectionState }>(`collections/${at(id)}/open`, 'POST', {
      left,
    }),
  collectionDeck: (id: string, cards: readonly string[]) =>
    request<CollectionState>(`collections/${at(id)}/deck`, 'POST', { cards }),
  trade: (id: string, words: TradeWords) => request<TradeAnswer>(`collections/${at(id)}/trade`, 'POST', words),
  makeOffer: (id: string, words: OfferWords) => request<CollectionState>(`collections/${at(id)}/offers`, 'POST', words),
  takeBackOffer: (id: string, offer: string) =>
    request<CollectionState>(`collections/${at(id)}/offers/${at(offer)}`, 'DELETE'),
  offer: (id: string) => request<OfferInfo>(`offers/${at(id)}`),
  acceptOffer: (id: string, collection: string) =>
    request<CollectionState>(`offers/${at(id)}/accept`, 'POST', { collection }),
  newSeason: (id: string) => request<CollectionState>(`collections/${at(id)}/season`, 'POST', {}),
  playLeague: (id: string) => request<{ readonly id: string }>(`collections/${at(id)}/play`, 'POST', {}),
  /** Drafts with friends: those one has made, one of them, and everything that is done there. */
  pods: () => request<readonly PodInfo[]>('pods'),
  newPod: (words: NewPod) => request<PodState>('pods', 'POST', words),
  pod: (id: string) => request<PodState>(`pods/${at(id)}`),
  sitAtPod: (id: string, name: string) => request<PodState>(`pods/${at(id)}/sit`, 'POST', { name }),
  inPod: (id: string, what: 'leave' | 'begin') => request<PodState>(`pods/${at(id)}/${what}`, 'POST', {}),
  podPick: (id: string, card: string, number: number) =>
    request<PodState>(`pods/${at(id)}/pick`, 'POST', { card, number }),
  podDeck: (id: string, cards: readonly string[]) => request<PodState>(`pods/${at(id)}/deck`, 'POST', { cards }),
  playPod: (id: string) => request<{ readonly id: string }>(`pods/${at(id)}/play`, 'POST', {}),
  playRound: (id: string) => request<{ readonly id: string }>(`events/${at(id)}/play`, 'POST', {}),
};

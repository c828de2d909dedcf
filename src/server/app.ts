// The server: the page and its files, what is asked for before and between duels, and a socket for every table.

import websocket, { type WebSocket } from '@fastify/websocket';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LEVELS } from '../bots/levels.ts';
import { cardsIn, deckFaults } from '../formats/deck.ts';
import { sideboardFaults } from '../formats/sideboard.ts';
import { BadInput, BOOK_IDS, findBook } from '../game/index.ts';
import { LARGEST_MESSAGE, seatNumber } from '../protocol/messages.ts';
import {
  legalitySchema,
  newDuelSchema,
  newPositionSchema,
  nextDuelSchema,
  ownDeckSchema,
  type StartInfo,
} from '../protocol/setup.ts';
import type { Fault } from '../protocol/table.ts';
import { wantedBy } from './between.ts';
import { collectionRoutes } from './collection-routes.ts';
import { Collections } from './collections.ts';
import { deckRoutes } from './deck-routes.ts';
import { lookOn, type Seats, sitDown } from './door.ts';
import type { Duel } from './duel.ts';
import { eventRoutes } from './event-routes.ts';
import { Events } from './events.ts';
import { Exchanges, exchangeRoutes } from './exchanges.ts';
import { Figures } from './figures.ts';
import { guard } from './guard.ts';
import { healthRoutes } from './health.ts';
import { houseRoutes } from './house-routes.ts';
import { labRoutes } from './lab/routes.ts';
import { Busy } from './lab/workshop.ts';
import { formatRoutes, legalities } from './legalities.ts';
import { lessonRoutes } from './lessons.ts';
import { AT_HOME, Holding, IN_THE_OPEN, type Limits } from './limits.ts';
import { type LogLevel, loggingAt, logRequests } from './logging.ts';
import { NotThere, NotYet } from './missing.ts';
import { limitRequests, TooMany } from './often.ts';
import type { TablesOptions } from './open-tables.ts';
import { opponents } from './opponents.ts';
import { Owners } from './owners.ts';
import { servePages } from './pages.ts';
import { People } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { visitorOf } from './people/visitor.ts';
import { NoSeat, seatsFor } from './places.ts';
import { Pods } from './pods/pods.ts';
import { podRoutes } from './pods/routes.ts';
import { replayRoutes } from './replays.ts';
import { ruleRoutes } from './rules-routes.ts';
import { personSeats } from './setup.ts';
import { sharedRoutes } from './shared.ts';
import { bookInfos, cardInBooks, cardsOfBook } from './shelf.ts';
import { StorageFault } from './storage/faults.ts';
import { Store } from './storage/store.ts';
import { Tables } from './tables.ts';
import { Unplayable } from './unplayable.ts';
import { whatIsWrong } from './wrong.ts';

/** A card or a book in an address; the text of house rules is the longest of them. */
const LONGEST_NAME = 2000;

/** So many duels are listed at the most. */
const MOST_LISTED = 1000;

export interface AppOptions extends TablesOptions {
  /** Where duels and decks are kept: a SQLite file, or the address of a PostgreSQL database. */
  readonly data: string;
  /** The folder of the built page; null for none. */
  readonly pages: string | null;
  /** A name by which the server may be asked besides localhost and addresses. */
  readonly host?: string;
  /** The address by which everybody finds it, where it is there for others than its own machine. */
  readonly publicUrl?: string;
  /** How many proxies stand before it and say for whom they ask. */
  readonly proxies?: number;
  readonly limits?: Limits;
  /** What time it is; tests have no time to lose. */
  readonly now?: () => number;
  /** What is written down of what happens; nothing unless it is said. */
  readonly logLevel?: LogLevel;
  /** Where to; the terminal unless it is said. */
  readonly logTo?: { readonly write: (line: string) => void };
}

export interface App {
  readonly server: FastifyInstance;
  readonly tables: Tables;
  /** Everything that can be asked for: "GET /api/start". */
  readonly routes: readonly string[];
  /** Where everything is kept, in words. */
  readonly where: string;
  readonly close: () => Promise<void>;
}

export async function makeApp(options: AppOptions): Promise<App> {
  const store = await Store.open(options.data);
  const server = Fastify({
    ...loggingAt(options.logLevel ?? 'silent', options.logTo),
    bodyLimit: 4 * LARGEST_MESSAGE,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_NAME },
    trustProxy: (_address, hop) => hop < (options.proxies ?? 0),
  });
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD' && each !== 'OPTIONS') routes.push(`${each} ${url}`);
  });
  const tables = new Tables(store, { ...options, log: server.log });
  logRequests(server);
  const limits = options.limits ?? (options.publicUrl === undefined ? AT_HOME : IN_THE_OPEN);
  server.setErrorHandler(explain);
  server.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: 'not found', message: `there is nothing at ${request.url}` }),
  );
  guard(server, [options.host ?? 'localhost', nameIn(options.publicUrl)]);
  await limitRequests(server, limits);
  // Larger than what is read, so that a page that sends too much hears why and keeps its connection.
  await server.register(websocket, { options: { maxPayload: 16 * LARGEST_MESSAGE } });
  const people = new People(store, tables, options.publicUrl !== undefined);
  const owners = new Owners(options.publicUrl, tables, people);
  shelfRoutes(server, tables, owners);
  deckRoutes(server, store, owners);
  houseRoutes(server);
  formatRoutes(server, owners);
  peopleRoutes(server, people, options.publicUrl);
  const sockets = new Holding(limits.sockets);
  const figures = new Figures();
  healthRoutes(server, store, { tables, sockets, figures });
  duelRoutes(server, tables, people, { limits, sockets, figures, owners });
  replayRoutes(server, tables, owners);
  lessonRoutes(server, tables, owners);
  ruleRoutes(server);
  const lab = labRoutes(server, tables, owners);
  eventRoutes(server, new Events(store, tables), owners);
  const collections = new Collections(store, tables);
  collectionRoutes(server, collections, owners);
  exchangeRoutes(server, new Exchanges(store, collections), owners);
  sharedRoutes(server, tables, owners);
  podRoutes(server, new Pods(store, tables, options.now), options.publicUrl);
  await servePages(server, options.pages);
  return {
    server,
    tables,
    routes,
    where: store.where,
    close: async () => {
      server.log.info({}, 'stopping');
      await tables.stop();
      await server.close();
      await lab.close();
      await store.close();
    },
  };
}

const nameIn = (url: string | undefined): string => (url === undefined ? 'localhost' : new URL(url).hostname);

/** Every refusal has a name and a sentence. */
function explain(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const [code, name] =
    error instanceof z.ZodError
      ? [400, 'malformed']
      : error instanceof BadInput
        ? [400, 'bad input']
        : error instanceof NotThere
          ? [404, 'not found']
          : error instanceof NoSeat
            ? [404, 'no such seat']
            : error instanceof TooMany
              ? [429, 'too many']
              : error instanceof NotYet
                ? [403, 'not yet']
                : error instanceof StorageFault
                  ? [503, 'not kept']
                  : error instanceof Busy
                    ? [503, 'busy']
                    : error instanceof Unplayable
                      ? [409, 'unplayable']
                      : error.statusCode === 413
                        ? [413, 'too large']
                        : [error.statusCode ?? 500, (error.statusCode ?? 500) < 500 ? 'malformed' : 'broken'];
  const message = error instanceof z.ZodError ? whatIsWrong(error) : error.message;
  if (name === 'broken') request.log.error({ error: error.stack ?? error.message }, 'an error of the program');
  void reply.code(code as number).send({ error: name, message });
}

function shelfRoutes(server: FastifyInstance, tables: Tables, owners: Owners): void {
  server.get(
    '/api/start',
    async (request): Promise<StartInfo> => ({
      books: bookInfos(),
      decks: await owners.decks(request),
      opponents: opponents(BOOK_IDS),
      levels: LEVELS.map(({ level, name, character }) => ({ level, name, character })),
      duels: await tables.list(owners.asker(request)),
    }),
  );
  server.get<{ Params: { book: string } }>('/api/cards/:book', async (request, reply) => {
    const { plain, gzip, br } = cardsOfBook(request.params.book);
    const accepts = request.headers['accept-encoding'] ?? '';
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding');
    if (/\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(br);
    return /\bgzip\b/.test(accepts) ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain);
  });
  server.get<{ Params: { name: string } }>('/api/card/:name', async (request) => cardInBooks(request.params.name));
  server.post('/api/decks/check', async (request) => {
    const deck = ownDeckSchema.parse(request.body);
    findBook(deck.book);
    const listed = cardsIn(deck);
    const sideboard = cardsIn({ ...deck, cards: deck.sideboard });
    return { faults: [...deckFaults(deck.book, listed), ...sideboardFaults(deck.book, { deck: listed, sideboard })] };
  });
  server.post('/api/decks/formats', async (request) => legalities(legalitySchema.parse(request.body)));
}

type WithId = { Params: { id: string } };
type AtSeat = WithId & { Querystring: { seat?: string } };
type StoryStep = { Params: { id: string; step: string }; Querystring: { hands?: string; seat?: string } };

const seatOf = z.coerce.number<string>().pipe(seatNumber).optional();
const seatSchema = z.strictObject({ seat: seatOf });
const storySchema = z.strictObject({
  step: z.coerce.number<string>().int().min(0),
  hands: z.enum(['own', 'both']).default('own'),
  seat: seatOf,
});

/** From which seat something is asked for; the first person's, where none is named. */
const seatIn = (query: unknown): number | undefined => seatSchema.parse(query).seat;

function faultOf(error: unknown): Fault {
  if (error instanceof NotThere) return 'no such duel';
  if (error instanceof NoSeat) return 'no such seat';
  if (error instanceof Unplayable) return 'unplayable';
  if (error instanceof StorageFault && error.mayPass) return 'not kept';
  return error instanceof z.ZodError ? 'malformed' : 'broken';
}

interface Openness {
  readonly limits: Limits;
  readonly sockets: Holding;
  readonly figures: Figures;
  readonly owners: Owners;
}

function duelRoutes(server: FastifyInstance, tables: Tables, people: People, open: Openness): void {
  const { owners } = open;
  const notAmongPeople = async (id: string, words: string): Promise<void> => {
    if ((await people.seatsIn(id, null)) !== null) throw new NotYet(words);
  };
  server.get('/api/duels', async (request) => tables.list(owners.asker(request), MOST_LISTED));
  server.delete<WithId>('/api/duels/:id', async (request, reply) => {
    await owners.knows(request, request.params.id);
    await notAmongPeople(request.params.id, 'a duel of people is not one’s own to delete');
    await tables.forget(request.params.id);
    return reply.code(204).send();
  });
  server.post('/api/duels', async (request, reply) =>
    reply.code(201).send({ id: await tables.newDuel(newDuelSchema.parse(request.body), owners.maker(request, reply)) }),
  );
  server.post('/api/positions', async (request, reply) => {
    const words = newPositionSchema.parse(request.body);
    if (owners.isOpen && words.position.options?.cards !== undefined)
      throw new BadInput('cards of your own can be tried out on your own machine only (npm start)');
    return reply.code(201).send({ id: await tables.newPosition(words, owners.maker(request, reply)) });
  });
  server.get<AtSeat>('/api/duels/:id/hint', async (request) => {
    await owners.knows(request, request.params.id);
    await notAmongPeople(request.params.id, 'between people nobody is given hints');
    return tables.hint(request.params.id, seatIn(request.query));
  });
  server.get<WithId>('/api/duels/:id/between', async (request) => {
    const { id } = request.params;
    await owners.knows(request, id);
    const mine = await people.seatsIn(id, visitorOf(request));
    // Who share a screen change their decks one after the other.
    const [first, ...others] = mine ?? personSeats((await tables.duel(id)).setup);
    const between = first === undefined ? null : await tables.between(id, first);
    const more = await Promise.all(others.map((seat) => tables.between(id, seat)));
    return { between, others: more.filter((each) => each !== null) };
  });
  server.post<WithId>('/api/duels/:id/next', async (request) => {
    const { deck, others = [] } = nextDuelSchema.parse(request.body ?? {});
    if ((await people.seatsIn(request.params.id, null)) !== null)
      return { id: await people.next(request.params.id, visitorOf(request), deck ?? null) };
    await owners.knows(request, request.params.id);
    const wanted = wantedBy((await tables.duel(request.params.id)).setup, deck, others);
    return { id: await tables.next(request.params.id, wanted) };
  });
  server.get<WithId>('/api/duels/:id/replay', async (request, reply) => {
    await owners.knows(request, request.params.id);
    return reply.type('text/plain; charset=utf-8').send(await tables.replay(request.params.id));
  });
  server.get<AtSeat>('/api/duels/:id/story', async (request) => {
    await owners.knows(request, request.params.id);
    return (await tables.story(request.params.id, seatIn(request.query))).info();
  });
  server.get<StoryStep>('/api/duels/:id/story/:step', async (request) => {
    const { step, hands, seat } = storySchema.parse({ ...request.query, step: request.params.step });
    await owners.knows(request, request.params.id);
    return (await tables.story(request.params.id, seat)).table(step, hands === 'both');
  });
  server.get<AtSeat>('/api/duels/:id/table', { websocket: true }, (socket, request) =>
    atTheDoor(socket, request, open, () => {
      const { id } = request.params;
      let mine: readonly number[] | null = null;
      const known = async (): Promise<void> => {
        mine = await people.seatsIn(id, visitorOf(request));
        // At a table of people who sits where is found out below; a duel of one's own is for its owner.
        if (mine === null) await owners.knows(request, id);
      };
      const finding = tables.duel(id).then(
        (duel) => known().then(() => duel),
        (error: unknown) => known().then(() => Promise.reject(error)),
      );
      const seats = (duel: Duel): Seats => seatsFor(duel, mine, seatIn(request.query));
      return sitDown(socket, finding, seats, open);
    }),
  );
  server.get<AtSeat>('/api/duels/:id/watch', { websocket: true }, (socket, request) =>
    atTheDoor(socket, request, open, () =>
      lookOn(socket, tables.duel(request.params.id), seatIn(request.query) ?? 0, open),
    ),
  );
}

/** Lets a socket in where its address may have one more, and says why it cannot come where it cannot. */
async function atTheDoor(
  socket: WebSocket,
  request: FastifyRequest,
  { limits, sockets }: Openness,
  come: () => Promise<void>,
): Promise<void> {
  const refuse = (fault: Fault, message: string, code: number): void => {
    socket.send(JSON.stringify({ type: 'fault', n: 0, fault, message }));
    socket.close(code);
  };
  const letGo = sockets.take(request.ip);
  if (letGo === null)
    return refuse('too many', `from one address ${limits.sockets} tables may be open: close one first`, 1013);
  socket.on('close', letGo);
  try {
    await come();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    refuse(faultOf(error), error instanceof z.ZodError ? whatIsWrong(error) : words, 1000);
  }
}

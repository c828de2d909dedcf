// What the page of the laboratory asks the server for. Everything that takes time is done in the workshop.

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BadInput, findBook, parseReplay } from '../../game/index.ts';
import { GALLERY, textOfScene } from '../../lab/gallery/index.ts';
import { readFor } from '../../lab/solve/solve.ts';
import { stepNamed } from '../../lab/text/held.ts';
import {
  acrossSchema,
  benchSchema,
  labDuelSchema,
  newReviewSchema,
  type PuzzleInfo,
  puzzleHintSchema,
  puzzleMoveSchema,
  readSchema,
  type SceneInfo,
  solveSchema,
  tryAgainSchema,
} from '../../protocol/lab.ts';
import { newPositionSchema } from '../../protocol/setup.ts';
import type { Owners } from '../owners.ts';
import { type DuelSetup, personSeats } from '../setup.ts';
import { ALONE, type Tables } from '../tables.ts';
import { puzzleInfos } from './puzzles.ts';
import { Reviews } from './reviews.ts';
import { studyInfo } from './study.ts';
import { Workshop } from './workshop.ts';

type WithId = { Params: { id: string } };

const sceneInfos = (): SceneInfo[] =>
  GALLERY.map((scene) => ({
    id: scene.id,
    title: scene.title,
    about: scene.about,
    text: textOfScene(scene),
    books: Object.fromEntries(
      Object.entries(scene.books).map(([book, said]) => [
        book,
        said === null ? null : { says: said.says, passage: said.passage },
      ]),
    ),
  }));

export function labRoutes(
  server: FastifyInstance,
  tables: Tables,
  owners: Owners,
): { readonly close: () => Promise<void> } {
  const workshop = new Workshop();
  const reviews = new Reviews(workshop);
  server.get('/api/lab/scenes', async (): Promise<SceneInfo[]> => sceneInfos());
  server.post('/api/lab/across', async (request) => {
    const { text, upto } = acrossSchema.parse(request.body);
    return workshop.do({ do: 'across', text, upto });
  });
  server.post('/api/lab/read', async (request) => studyInfo(readSchema.parse(request.body).text));
  server.post('/api/lab/bench', async (request) => workshop.do({ do: 'bench', ...benchSchema.parse(request.body) }));
  server.post('/api/lab/solve', async (request) => workshop.do({ do: 'solve', ...solveSchema.parse(request.body) }));
  server.post('/api/lab/duels', async (request, reply) => {
    const { text, book, level } = labDuelSchema.parse(request.body);
    // Level 0 is nobody: both seats are played by hand.
    const people = level === 0 ? [0, 1] : [0];
    const position = positionFor(text, book);
    const words = newPositionSchema.parse({ position, level: Math.max(1, level), people, script: [] });
    return reply.code(201).send({ id: await tables.newPosition(words, owners.maker(request, reply)) });
  });
  puzzleRoutes(server, workshop);
  reviewRoutes(server, tables, reviews, owners);
  return { close: () => workshop.close() };
}

/** The position of a study as a table takes it: set up once, so that what is wrong with it is said here. */
function positionFor(text: string, book: string): Record<string, unknown> {
  const { id } = findBook(book);
  const { position: read, waiting } = readFor(text, id);
  if (waiting.length > 0)
    throw new BadInput(
      `line ${waiting[0]?.line}: what waits to resolve cannot be taken to the table; play both seats here`,
    );
  const { step, ...position } = read;
  const library = Array.from({ length: 20 }, () => 'Plains');
  const seats = Object.fromEntries(Object.entries(position.seats).map(([name, seat]) => [name, { library, ...seat }]));
  return { ...position, ...(step === undefined ? {} : { step: stepNamed(id, step) }), seats, book: id };
}

function puzzleRoutes(server: FastifyInstance, workshop: Workshop): void {
  server.get('/api/lab/puzzles', async (): Promise<PuzzleInfo[]> => puzzleInfos());
  server.post<WithId>('/api/lab/puzzles/:id', async (request) =>
    workshop.do({ do: 'puzzle', id: request.params.id, ...puzzleMoveSchema.parse(request.body) }),
  );
  server.post<WithId>('/api/lab/puzzles/:id/hint', async (request) =>
    workshop.do({ do: 'hint', id: request.params.id, ...puzzleHintSchema.parse(request.body) }),
  );
}

function reviewRoutes(server: FastifyInstance, tables: Tables, reviews: Reviews, owners: Owners): void {
  server.post('/api/lab/reviews', async (request, reply) => {
    const words = newReviewSchema.parse(request.body);
    const asker = owners.maker(request, reply);
    if (words.of === 'duel') {
      await owners.knows(request, words.duel);
      const replay = await tables.replay(words.duel);
      const { setup } = await tables.duel(words.duel);
      const [seat = 0] = personSeats(setup);
      return reply.code(201).send(reviews.begin(words.duel, replay, seat, asker));
    }
    const mark = createHash('sha256').update(words.replay).digest('hex');
    return reply.code(201).send(reviews.begin(`${mark} ${words.seat}`, words.replay, words.seat, asker));
  });
  server.get<WithId>('/api/lab/reviews/:id', async (request) => reviews.get(request.params.id, owners.asker(request)));
  server.delete<WithId>('/api/lab/reviews/:id', async (request, reply) => {
    reviews.stop(request.params.id, owners.asker(request));
    return reply.code(204).send();
  });
  server.post<WithId>('/api/duels/:id/again', async (request, reply) => {
    const { at } = tryAgainSchema.parse(request.body);
    await owners.knows(request, request.params.id);
    const mine = await owners.aloneIn(request, reply, request.params.id);
    return reply.code(201).send({ id: await tryAgain(tables, request.params.id, mine, at) });
  });
}

/** The same duel once more from a moment of it, against the same opponent: when it is over, and not while it is being played. */
async function tryAgain(tables: Tables, id: string, setup: DuelSetup, at: number): Promise<string> {
  const { settings } = await tables.duel(id);
  const { answers } = parseReplay(await tables.replay(id));
  if (at >= answers.length) throw new BadInput(`the duel has ${answers.length} answers: there is no moment ${at}`);
  const again = { ...setup, mode: 'position' as const, seed: `${setup.seed} again ${at}` };
  return tables.begin(again, ALONE, settings, { answers: answers.slice(0, at) });
}

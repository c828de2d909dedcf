// Replays come back: a file that was kept is laid on the table again, and a finished duel is played on from any of its moments.

import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Answer, BadInput, type Game, parseReplay, type Replay } from '../game/index.ts';
import { answerSchema } from '../protocol/answers.ts';
import { gameSchema, positionSchema } from '../protocol/position.ts';
import { openReplaySchema, playOnSchema } from '../protocol/setup.ts';
import type { Owners } from './owners.ts';
import { beginGame, computer, type DuelSetup, HERE, ownedBy } from './setup.ts';
import { Steps } from './steps.ts';
import type { Tables } from './tables.ts';
import { whatIsWrong } from './wrong.ts';

/** A duel as far as it has gone. */
export interface Played {
  readonly setup: DuelSetup;
  readonly answers: readonly Answer[];
  /** The game as it stands after them. */
  readonly game: Game;
}

/** So long a replay may be played, in milliseconds: a whole duel takes less than a tenth of it. */
const LONGEST_MS = 2500;
const MOST_ANSWERS = 100_000;

/** Who plays on for the others where a file does not say it. */
const LEVEL = 3;

function namesIn({ start }: Replay): readonly string[] {
  if (start.kind === 'position') return Object.keys(start.words.seats ?? {});
  const { seats, decks } = start.words;
  return seats ?? decks.map((_, seat) => (seat === 0 ? 'You' : `Player ${seat + 1}`));
}

/** How a replay begins, as strictly as if it had been asked for by itself. */
function startOf({ start }: Replay): DuelSetup['start'] {
  const { cards = [] } = (start.words as Partial<typeof start.words> | null)?.options ?? {};
  if (!Array.isArray(cards) || cards.length > 0)
    throw new BadInput('this replay brings cards of its own; only those of the pool can be laid on a table');
  const { success, data, error } =
    start.kind === 'game' ? gameSchema.safeParse(start.words) : positionSchema.safeParse(start.words);
  if (!success) throw new BadInput(`the first line of this replay: ${whatIsWrong(error)}`);
  return withEvents({ kind: start.kind, words: data } as unknown as DuelSetup['start']);
}

/** The duel of a replay file, every answer checked; the first seat is the reader's. Others have their turn meanwhile. */
async function playedIn(text: string): Promise<Played> {
  const replay = parseReplay(text);
  const start = startOf(replay);
  const setup: DuelSetup = {
    mode: start.kind === 'game' ? 'duel' : 'position',
    start,
    seats: namesIn(replay).map((name, seat) => ({
      name,
      holder: seat === 0 ? { by: 'person', who: HERE } : computer({ id: '', title: '' }, LEVEL),
      deck: '',
    })),
    script: [],
    seed: 'replay',
  };
  const game = beginGame(setup);
  const steps = new Steps(MOST_ANSWERS);
  let spent = 0;
  for (const [index, answer] of replay.answers.entries()) {
    const pause = steps.next();
    if (pause !== null) await pause;
    const begun = performance.now();
    takeChecked(game, answer, index);
    spent += performance.now() - begun;
    if (spent > LONGEST_MS)
      throw new BadInput(
        `this replay takes too long: only ${index + 1} of its ${replay.answers.length} answers are played`,
      );
  }
  return { setup, answers: replay.answers, game };
}

/** What happens is told at the table, whatever the game it was kept from did. */
const withEvents = (start: DuelSetup['start']): DuelSetup['start'] =>
  start.kind === 'game'
    ? { kind: 'game', words: { ...start.words, options: { ...start.words.options, events: true } } }
    : { kind: 'position', words: { ...start.words, options: { ...start.words.options, events: true } } };

function takeChecked(game: Game, answer: unknown, index: number): void {
  const { success, data, error } = answerSchema.safeParse(answer);
  if (!success) throw new BadInput(`answer ${index + 1} of the replay is none: ${whatIsWrong(error)}`);
  const refusal = game.whyNot(data);
  if (refusal !== null) throw new BadInput(`answer ${index + 1} of the replay is not allowed: ${refusal.reason}`);
  game.take(data);
}

type AtStep = { Params: { id: string; step: string } };
const stepSchema = z.coerce.number<string>().int().min(0);

export function replayRoutes(server: FastifyInstance, tables: Tables, owners: Owners): void {
  server.post('/api/replays', async (request, reply) => {
    const { text } = openReplaySchema.parse(request.body);
    const { setup, answers, game } = await playedIn(text);
    const mine = ownedBy(setup, owners.maker(request, reply));
    return reply.code(201).send({ id: await tables.keep(mine, answers, game) });
  });
  server.post<AtStep>('/api/duels/:id/story/:step/play', async (request, reply) => {
    const { level } = playOnSchema.parse(request.body ?? {});
    const step = stepSchema.parse(request.params.step);
    await owners.knows(request, request.params.id);
    const answers = (await tables.story(request.params.id)).answersAt(step);
    const mine = await owners.aloneIn(request, reply, request.params.id);
    return reply.code(201).send({ id: await tables.keep(onFrom(mine, level), answers) });
  });
}

/** The same duel for another try: not of its match, and at another level where one is asked for. */
function onFrom({ lesson: _, ...setup }: DuelSetup, level: number | undefined): DuelSetup {
  if (level === undefined) return setup;
  const seats = setup.seats.map((seat) =>
    seat.holder.by === 'computer' ? { ...seat, holder: computer(seat.holder, level) } : seat,
  );
  return { ...setup, seats };
}

// Replays come back: a file that was kept is laid on the table again, and a finished duel is played on from any of its moments.

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Answer, BadInput, type Game, parseReplay, type Replay } from '../game/index.ts';
import { answerSchema } from '../protocol/answers.ts';
import { openReplaySchema, playOnSchema } from '../protocol/setup.ts';
import type { Owners } from './owners.ts';
import { beginGame, computer, type DuelSetup, HERE, ownedBy } from './setup.ts';
import type { Tables } from './tables.ts';
import { whatIsWrong } from './wrong.ts';

/** A duel as far as it has gone. */
export interface Played {
  readonly setup: DuelSetup;
  readonly answers: readonly Answer[];
}

/** Who plays on for the others where a file does not say it. */
const LEVEL = 3;

function namesIn({ start }: Replay): readonly string[] {
  if (start.kind === 'position') return Object.keys(start.words.seats ?? {});
  const { seats, decks } = start.words;
  return seats ?? decks.map((_, seat) => (seat === 0 ? 'You' : `Player ${seat + 1}`));
}

/** The duel of a replay file, every answer checked; the first seat is the reader's. */
function playedIn(text: string): Played {
  const replay = parseReplay(text);
  const { start } = replay;
  if ((start.words.options?.cards ?? []).length > 0)
    throw new BadInput('this replay brings cards of its own; only those of the pool can be laid on a table');
  const setup: DuelSetup = {
    mode: start.kind === 'game' ? 'duel' : 'position',
    start: withEvents(start),
    seats: namesIn(replay).map((name, seat) => ({
      name,
      holder: seat === 0 ? { by: 'person', who: HERE } : computer({ id: '', title: '' }, LEVEL),
      deck: '',
    })),
    script: [],
    seed: 'replay',
  };
  const game = beginGame(setup);
  for (const [index, answer] of replay.answers.entries()) takeChecked(game, answer, index);
  return { setup, answers: replay.answers };
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
    const { setup, answers } = playedIn(text);
    return reply.code(201).send({ id: await tables.keep(ownedBy(setup, owners.maker(request, reply)), answers) });
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

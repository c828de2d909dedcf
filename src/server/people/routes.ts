// What pages ask of tables for people. Who asks is known by a cookie; a seat is told to nobody but those who hold it.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import {
  carriedSchema,
  type GatheringState,
  gamesSchema,
  type LobbyInfo,
  lobbySchema,
  newGatheringSchema,
  profileSchema,
  quickSchema,
  sitSchema,
} from '../../protocol/people.ts';
import { bestSchema } from '../../protocol/ratings.ts';
import type { Gathering } from './gathering.ts';
import { Pairing } from './pairing.ts';
import { infoOf, type People } from './people.ts';
import { knownVisitor, visitorOf } from './visitor.ts';

type WithId = { Params: { id: string } };

export function peopleRoutes(server: FastifyInstance, people: People, publicUrl: string | undefined): void {
  const pairing = new Pairing(people);
  const secure = publicUrl?.startsWith('https:') === true;
  const linkOf = (request: FastifyRequest, { id }: Gathering): string => {
    const base = publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
    return `${base.replace(/\/$/, '')}/#/people/${id}`;
  };
  const stateOf = async (
    request: FastifyRequest,
    gathering: Gathering,
    key: string | null,
  ): Promise<GatheringState> => {
    const link = linkOf(request, gathering);
    const picture = renderSVG(link, { border: 2 });
    const [ratings = []] = await people.ratings.among([gathering]);
    return { ...infoOf(gathering, key, Date.now(), ratings), link, picture };
  };
  server.get('/api/tables', async (request) => {
    const key = visitorOf(request);
    const { what, page, rated, ...search } = lobbySchema.parse(request.query);
    const wanted = { ...search, playing: what === 'playing', ...(rated !== undefined && { rated: rated === 'yes' }) };
    const found = await people.lobby(wanted, page);
    const ratings = await people.ratings.among(found.tables.map(({ gathering }) => gathering));
    const tables = found.tables.map(({ gathering, updated }, index) =>
      infoOf(gathering, key, updated, ratings[index] ?? []),
    );
    return { tables, total: found.total, page } satisfies LobbyInfo;
  });
  server.get('/api/games', async (request) => {
    const { page } = gamesSchema.parse(request.query);
    return people.games.of(visitorOf(request), page);
  });
  server.get('/api/ratings', async (request) =>
    people.ratings.best(bestSchema.parse(request.query), visitorOf(request)),
  );
  server.get<WithId>('/api/duels/:id/ratings', async (request) =>
    people.ratingsIn(request.params.id, visitorOf(request)),
  );
  server.get('/api/me', async (request) => people.games.profile(visitorOf(request)));
  server.put('/api/me', async (request, reply) => {
    const profile = profileSchema.parse(request.body);
    await people.games.saveProfile(knownVisitor(request, reply, secure), profile);
    return profile;
  });
  server.post('/api/tables', async (request, reply) => {
    const words = newGatheringSchema.parse(request.body);
    const key = knownVisitor(request, reply, secure);
    return reply.code(201).send(await stateOf(request, await people.make(words, key), key));
  });
  server.get<WithId>('/api/tables/:id', async (request) =>
    stateOf(request, await people.find(request.params.id), visitorOf(request)),
  );
  server.post('/api/quick', async (request, reply) => {
    const words = quickSchema.parse(request.body);
    const key = knownVisitor(request, reply, secure);
    return stateOf(request, await pairing.look(words, key), key);
  });
  server.post<WithId>('/api/quick/:id', async (request) => {
    const key = visitorOf(request);
    return stateOf(request, await pairing.lookOn(request.params.id, key), key);
  });
  server.post<WithId>('/api/tables/:id/sit', async (request, reply) => {
    const words = sitSchema.parse(request.body);
    const key = knownVisitor(request, reply, secure);
    return stateOf(request, await people.sit(request.params.id, words, key), key);
  });
  server.post<WithId>('/api/tables/:id/leave', async (request) => {
    const key = visitorOf(request);
    return stateOf(request, await people.leave(request.params.id, key), key);
  });
  server.post<WithId>('/api/tables/:id/carry', async (request) => {
    const token = await people.carry(request.params.id, visitorOf(request));
    const link = `${linkOf(request, await people.find(request.params.id))}/${token}`;
    return { link, picture: renderSVG(link, { border: 2 }) };
  });
  server.post<WithId>('/api/tables/:id/carried', async (request, reply) => {
    const { token } = carriedSchema.parse(request.body);
    const key = knownVisitor(request, reply, secure);
    return stateOf(request, await people.carried(request.params.id, token, key), key);
  });
}

// Whose things are. In the open everything belongs to the browser that made it, known by its secret: decks, duels, drafts and
// collections are shown to it and to nobody else. On one's own machine everything is everybody's who sits at it.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asker, isTheirs } from './changing.ts';
import { NotThere } from './missing.ts';
import type { People } from './people/people.ts';
import { knownVisitor, visitorOf } from './people/visitor.ts';
import { computer, type DuelSetup, firstSeat, HERE, ownedBy, type SeatSetup } from './setup.ts';
import type { Tables } from './tables.ts';

/** A browser that has no secret yet owns nothing. */
const NOBODY = '';
/** Who plays on where nothing is said. */
const LEVEL = 3;

export class Owners {
  /** Whether others than its own machine may ask. */
  readonly isOpen: boolean;
  private readonly secure: boolean;
  private readonly tables: Tables;
  private readonly people: People;

  constructor(publicUrl: string | undefined, tables: Tables, people: People) {
    this.isOpen = publicUrl !== undefined;
    this.secure = publicUrl?.startsWith('https:') === true;
    this.tables = tables;
    this.people = people;
  }

  /** Whose it will be what this request makes; a browser without a secret is given one. */
  maker(request: FastifyRequest, reply: FastifyReply): Asker {
    return this.isOpen ? knownVisitor(request, reply, this.secure) : null;
  }

  /** Who asks. */
  asker(request: Pick<FastifyRequest, 'headers'>): Asker {
    return this.isOpen ? (visitorOf(request) ?? NOBODY) : null;
  }

  /** The decks that somebody may choose from. */
  decks(request: Pick<FastifyRequest, 'headers'>) {
    return this.tables.decks(this.asker(request));
  }

  /** Refuses a stranger, who does not even hear that there is such a duel: it is their own, they sit at it, or all may watch it. */
  async knows(request: Pick<FastifyRequest, 'headers'>, id: string): Promise<void> {
    const asker = this.asker(request);
    const setup = await this.tables.setupOf(id);
    const isGathered = setup.gathering !== undefined;
    const may = isGathered
      ? asker === null || setup.company?.watched === true || (await this.people.seatsIn(id, asker))?.length !== 0
      : isTheirs(setup.owner, asker);
    if (!may) throw new NotThere(`there is no duel '${id}'`);
  }

  /** A duel as a single person goes on with it: of people who have gathered the others' seats are the computer's. */
  async aloneIn(request: FastifyRequest, reply: FastifyReply, id: string): Promise<DuelSetup> {
    const { gathering, company, ...setup } = (await this.tables.duel(id)).setup;
    const owner = this.maker(request, reply);
    if (gathering === undefined) return ownedBy(setup, owner);
    const [mine = firstSeat(setup)] = (await this.people.seatsIn(id, visitorOf(request))) ?? [];
    const level = company?.level ?? LEVEL;
    const seats = setup.seats.map((each, seat): SeatSetup => {
      if (each.holder.by === 'computer') return each;
      return { ...each, holder: seat === mine ? { by: 'person', who: HERE } : computer({ id: '', title: '' }, level) };
    });
    return ownedBy({ ...setup, seats }, owner);
  }
}

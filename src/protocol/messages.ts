// What a page may say to the server, checked at the door: anything that is not exactly this is refused by name.

import { z } from 'zod';
import { id, MOST, number, wireAnswerSchema } from './answers.ts';

import { LONGEST_SAYING, PHRASES } from './sayings.ts';

export type { WireAnswer } from './answers.ts';

/** The largest message that is read at all, in bytes. */
export const LARGEST_MESSAGE = 64 * 1024;

/** So many sit at a table at the most. */
export const MOST_SEATS = 8;
export const seatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

/** A place on the phase bar: whose turn, and the entry's key. Where a side has one turn, any of its seats means it. */
const place = z.strictObject({ seat: seatNumber, key: z.string().max(60) });
export type Place = z.infer<typeof place>;

/** Until when everything is let happen: something that could be answered, the end of one's own turn, one's next turn. */
const UNTILS = ['something', 'end of turn', 'my turn'] as const;
export type Until = (typeof UNTILS)[number];

/** Every message has `n`, the page's own count of messages (1, 2, 3 …): one that comes twice changes nothing. */
const n = z.int().min(1).max(1_000_000_000);
/** The count of answers that the page has seen: an answer to an older question is refused as stale. */
const at = z.int().min(0).max(1_000_000);

const saying = z.union([
  z
    .int()
    .min(0)
    .max(PHRASES.length - 1),
  z.string().trim().min(1).max(LONGEST_SAYING),
]);

export const messageSchema = z.discriminatedUnion('type', [
  /** Asks for the table as it stands, with the log from a line on. */
  z.strictObject({ type: z.literal('look'), n, logFrom: number.default(0) }),
  /** Sits down at another seat that the same person holds: the screen is handed over. */
  z.strictObject({ type: z.literal('sit'), n, seat: seatNumber }),
  /** Answers the question; `sure` says yes to a warning given before. */
  z.strictObject({ type: z.literal('answer'), n, at, answer: wireAnswerSchema, sure: z.boolean().default(false) }),
  /** Casts a card or uses an ability and pays by itself: lands only, never the locked ones, X as large as it can be. */
  z.strictObject({
    type: z.literal('auto'),
    n,
    at,
    answer: wireAnswerSchema,
    locked: z.array(id).max(MOST).default([]),
    sure: z.boolean().default(false),
  }),
  /** The same for what has been announced already: what is still to be paid for it is paid by itself. */
  z.strictObject({ type: z.literal('pay'), n, at }),
  /** Passes until the phase is reached, or something happens that must be seen. */
  z.strictObject({ type: z.literal('run'), n, at, to: place, sure: z.boolean().default(false) }),
  /** Lets everything happen until then, beyond questions that have to be answered on the way. */
  z.strictObject({ type: z.literal('pass on'), n, at, until: z.enum(UNTILS), sure: z.boolean().default(false) }),
  /** Ends that: from here on the player is asked again. */
  z.strictObject({ type: z.literal('ask me'), n }),
  /** Asks the others for a draw, for taking back one's last answer, or for a computer in one's place or that of who has left. */
  z.strictObject({
    type: z.literal('offer'),
    n,
    what: z.enum(['draw', 'back', 'computer', 'coin']),
    seat: seatNumber.optional(),
  }),
  /** Agrees to what is offered; or does not, or takes it back where it is one's own. */
  z.strictObject({ type: z.literal('agree'), n }),
  z.strictObject({ type: z.literal('decline'), n }),
  /** Plays again where a computer has played in one's place. */
  z.strictObject({ type: z.literal('come back'), n }),
  /** Says one of the set phrases, or at a table where that is allowed what one likes. */
  z.strictObject({ type: z.literal('say'), n, words: saying }),
  /** Opens the table to those who look on, or closes it: for its maker. */
  z.strictObject({ type: z.literal('watched'), n, open: z.boolean() }),
  /** Goes on after a halt at a stop. */
  z.strictObject({ type: z.literal('go on'), n, at }),
  /** Takes back the last answer, where it revealed nothing. */
  z.strictObject({ type: z.literal('undo'), n, at }),
  /** What would be tapped if this were done, or how an attack would end with it; nothing changes. */
  z.strictObject({
    type: z.literal('preview'),
    n,
    at,
    answer: wireAnswerSchema,
    locked: z.array(id).max(MOST).default([]),
  }),
  /**
   * Where play is to halt, whether every window is asked, and whether costs are paid by themselves, and with what not.
   */
  z.strictObject({
    type: z.literal('settings'),
    n,
    stops: z.array(place).max(200),
    fullControl: z.boolean(),
    pays: z.boolean().default(false),
    locked: z.array(id).max(MOST).default([]),
  }),
]);
export type ClientMessage = z.infer<typeof messageSchema>;
/** What a page writes: fields with a default may be left out. */
export type ClientWords = z.input<typeof messageSchema>;

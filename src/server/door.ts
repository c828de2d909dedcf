// The door of a table: what comes through the socket is read, checked and counted before a duel hears of it.

import type { WebSocket } from '@fastify/websocket';
import type { Seat } from '../game/index.ts';
import { type ClientMessage, LARGEST_MESSAGE, messageSchema } from '../protocol/messages.ts';
import type { Fault, ServerMessage } from '../protocol/table.ts';
import type { Onlooker } from './audience.ts';
import type { Duel } from './duel.ts';
import type { Figures } from './figures.ts';
import { Bucket, type Limits } from './limits.ts';
import type { Watcher } from './people/gallery.ts';
import { whatIsWrong } from './wrong.ts';

/** What a page says while its duel is being fetched waits; it says no more than this before it has heard anything. */
const MOST_EARLY = 20;

/** The seats that a page holds: it sits down at the first, and may hand the screen on to the others. */
export type Seats = readonly [Seat, ...Seat[]];

/** Somebody at the door of a duel: how they come in and go, and who hears what they say. */
interface Guest {
  /** Why they may not come in; null where they are in. */
  readonly join: () => string | null;
  readonly leave: () => void;
  readonly hear: (message: ClientMessage) => void;
}

/** Lets a page sit down at a duel, as soon as that is found; `seatsIn` says where. */
export const sitDown = (
  socket: WebSocket,
  finding: Promise<Duel>,
  seatsIn: (duel: Duel) => Seats,
  terms: Terms,
): Promise<void> =>
  comeIn(socket, finding, terms, (duel, send) => {
    const seats = seatsIn(duel);
    const onlooker: Onlooker = { send, seat: seats[0], seats, lines: 0 };
    return {
      join: () => {
        duel.join(onlooker);
        return null;
      },
      leave: () => duel.leave(onlooker),
      hear: (message) => duel.receive(onlooker, message),
    };
  });

/** Lets a page look on at a duel from one of its sides. */
export const lookOn = (socket: WebSocket, finding: Promise<Duel>, side: Seat, terms: Terms): Promise<void> =>
  comeIn(socket, finding, terms, (duel, send) => {
    const seat = side < duel.setup.seats.length ? side : 0;
    const watcher: Watcher = { send, close: () => socket.close(1000), side: seat, lines: 0 };
    return {
      join: () => duel.watch(watcher),
      leave: () => duel.unwatch(watcher),
      hear: (message) => duel.hearWatcher(watcher, message),
    };
  });

type Send = (message: ServerMessage) => void;

/** What may come through the door, and what is counted there. */
export interface Terms {
  readonly limits: Limits;
  readonly figures: Figures;
}

/** When the last answer of a page was heard of which it has not seen what came; null where there is none. */
interface Line {
  answeredAt: number | null;
}

async function comeIn(
  socket: WebSocket,
  finding: Promise<Duel>,
  terms: Terms,
  guestOf: (duel: Duel, send: Send) => Guest,
): Promise<void> {
  const early: Buffer[] = [];
  let hear = (data: Buffer): void => {
    if (early.length < MOST_EARLY) early.push(data);
  };
  socket.on('message', (data: Buffer) => hear(data));
  const duel = await finding;
  if (socket.readyState !== socket.OPEN) return;
  const line: Line = { answeredAt: null };
  const send = sender(socket, terms, line);
  const guest = guestOf(duel, send);
  const why = guest.join();
  if (why !== null) {
    send({ type: 'fault', n: 0, fault: 'closed', message: why });
    socket.close(1000);
    return;
  }
  socket.on('close', guest.leave);
  socket.on('error', guest.leave);
  hear = heardBy(socket, duel, { guest, send, line }, terms);
  for (const data of early) hear(data);
}

/** Sends what a page reads; one that does not read is let go, and comes back when it can. */
function sender(socket: WebSocket, { limits: { waiting }, figures }: Terms, line: Line): Send {
  return (message) => {
    if (message.type === 'fault') figures.fault(message.fault);
    if (message.type === 'table' && line.answeredAt !== null) figures.answered(performance.now() - line.answeredAt);
    if (message.type === 'table' || message.type === 'fault' || message.type === 'refused') line.answeredAt = null;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > waiting) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
}

/** What is done with each message of a guest. */
function heardBy(
  socket: WebSocket,
  duel: Duel,
  { guest, send, line }: { readonly guest: Guest; readonly send: Send; readonly line: Line },
  { limits }: Terms,
): (data: Buffer) => void {
  const fault = (n: number, name: Fault, message: string): void => send({ type: 'fault', n, fault: name, message });
  const bucket = new Bucket(limits.burst, limits.perSecond);
  let refused = 0;
  let last = 0;
  return (data) => {
    if (!bucket.takes()) {
      refused += 1;
      fault(0, 'too many', `a page may send ${limits.perSecond} messages a second: this one was not heard`);
      if (refused > limits.patience) socket.close(1008, 'too many messages');
      return;
    }
    refused = 0;
    if (data.length > LARGEST_MESSAGE)
      return fault(0, 'too large', `a message may have ${LARGEST_MESSAGE} bytes, and this one has ${data.length}`);
    const heard = parse(data);
    if (typeof heard === 'string') return fault(0, 'malformed', heard);
    const read = messageSchema.safeParse(heard.value);
    if (!read.success) return fault(numberOf(heard.value), 'malformed', whatIsWrong(read.error));
    const message = read.data;
    if (message.n <= last)
      return fault(message.n, 'repeated', `message ${message.n} has come before: the next is ${last + 1} or above`);
    last = message.n;
    if (message.type === 'answer') line.answeredAt = performance.now();
    try {
      guest.hear(message);
    } catch (error) {
      // Whatever a message can reach goes wrong in its own duel only.
      duel.breakDown(error);
    }
  };
}

function parse(data: Buffer): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(data.toString()) };
  } catch {
    return 'this is not JSON';
  }
}

/** The number of a message that could not be understood otherwise, so that the page knows which one is meant. */
function numberOf(value: unknown): number {
  const n = typeof value === 'object' && value !== null ? (value as { n?: unknown }).n : 0;
  return typeof n === 'number' && Number.isInteger(n) && n > 0 ? n : 0;
}

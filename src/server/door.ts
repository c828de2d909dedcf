// The door of a table: what comes through the socket is read, checked and counted before a duel hears of it.

import type { WebSocket } from '@fastify/websocket';
import type { Seat } from '../game/index.ts';
import { LARGEST_MESSAGE, messageSchema } from '../protocol/messages.ts';
import type { Fault, ServerMessage } from '../protocol/table.ts';
import type { Duel, Onlooker } from './duel.ts';
import { whatIsWrong } from './wrong.ts';

/** What a page says while its duel is being fetched waits; it says no more than this before it has heard anything. */
const MOST_EARLY = 20;

/** The seats that a page holds: it sits down at the first, and may hand the screen on to the others. */
export type Seats = readonly [Seat, ...Seat[]];

/** Lets a page sit down at a duel, as soon as that is found; `seatsIn` says where. */
export async function sitDown(
  socket: WebSocket,
  finding: Promise<Duel>,
  seatsIn: (duel: Duel) => Seats,
): Promise<void> {
  const early: Buffer[] = [];
  let hear = (data: Buffer): void => {
    if (early.length < MOST_EARLY) early.push(data);
  };
  socket.on('message', (data: Buffer) => hear(data));
  const duel = await finding;
  if (socket.readyState !== socket.OPEN) return;
  hear = seated(socket, duel, seatsIn(duel));
  for (const data of early) hear(data);
}

/** A seat at the duel: gives what is done with each message. */
function seated(socket: WebSocket, duel: Duel, seats: Seats): (data: Buffer) => void {
  const send = (message: ServerMessage): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const onlooker: Onlooker = { send, seat: seats[0], seats, lines: 0 };
  const fault = (n: number, name: Fault, message: string): void => send({ type: 'fault', n, fault: name, message });
  let last = 0;
  duel.join(onlooker);
  socket.on('close', () => duel.leave(onlooker));
  socket.on('error', () => duel.leave(onlooker));
  return (data) => {
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
    duel.receive(onlooker, message);
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

// A whole pack hunts: each of them is tapped and deals damage to the prey, and the prey deals damage back to them.

import type { Id, Packet } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { packetFrom } from '../damage/damage.ts';
import { turnTogether } from '../happening/tapping.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';
import { matches } from '../things/match.ts';
import { type Context, contextOf } from '../things/refs.ts';
import { affected } from './objects.ts';

export function* packHunt(m: Machine, effect: Extract<Effect, { do: 'packHunt' }>, context: Context): Asking {
  const pack = m.state.inPlay.filter((id) => !m.object(id).tapped && matches(m, effect.pack, id, context));
  turnTogether(m, pack, true);
  const [prey] = affected(m, effect.prey, context);
  if (prey === undefined || pack.length === 0) return;
  const before = m.object(prey);
  yield* m.book.damage.deal(
    m,
    pack.map((id) => dealt(m, id, prey, charOf(m, id).power)).filter((packet) => packet.amount > 0),
  );
  // What has left play in the meantime deals nothing, and nothing is dealt to it.
  if (m.object(prey).life !== before.life || m.object(prey).zone !== 'play') return;
  const left = pack.filter((id) => m.object(id).zone === 'play');
  const total = Math.max(0, charOf(m, prey).power);
  if (left.length === 0 || total === 0) return;
  const words = { total, among: left.map(objectOption), lethal: null, last: -1 };
  const shares = yield* ask.split(m, m.object(prey).controller, prey, 'divide damage', words);
  yield* m.book.damage.deal(
    m,
    left.map((id, index) => dealt(m, prey, id, shares[index] ?? 0)).filter((packet) => packet.amount > 0),
  );
}

const dealt = (m: Machine, from: Id, to: Id, amount: number): Packet =>
  packetFrom(m, contextOf(m, from), { object: to, seat: -1 }, amount, false);

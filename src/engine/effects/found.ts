// Cards looked for by the names of others.

import { moveCard, playerOf, shuffleLibrary } from '../../core/change.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../ask.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { type Context, objectsOf, seatsOf } from '../refs.ts';
import { show } from '../zones.ts';

export function* exileNamesakes(
  m: Machine,
  effect: Extract<Effect, { do: 'exileNamesakes' }>,
  context: Context,
): Asking {
  const names = new Set(objectsOf(m, effect.of, context).map((id) => m.kind(id).definition.name));
  const { controller, source } = context;
  for (const seat of seatsOf(m, effect.who, context)) {
    const { library } = playerOf(m, seat);
    show(m, controller, library);
    const from = library.filter((id) => names.has(m.kind(id).definition.name));
    // Nobody is made to find what only the searcher sees.
    const picked = yield* ask.pick(m, controller, source, 'search', from.map(objectOption), 0, from.length);
    for (const option of picked) moveCard(m, option.id, 'removed');
    shuffleLibrary(m, seat);
  }
}

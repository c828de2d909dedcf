// The picks of a draft written as a text that people can read and keep.

import type { EventState } from '../../protocol/limited.ts';

export type Pick = EventState['picks'][number];
type Picks = Readonly<{ sets: EventState['sets']; picks: EventState['picks'] }>;

/** Each pick with its pack: what was taken is marked, as other programs' logs do it. */
export function picksAsText({ sets, picks }: Picks): string {
  const lines = picks.flatMap(({ card, from }, index) => {
    const taken = from.indexOf(card);
    return [
      '',
      `Pick ${index + 1} from ${from.length}:`,
      ...from.map((name, place) => `${place === taken ? '--> ' : '    '}${name}`),
    ];
  });
  return [`Draft of ${[...new Set(sets)].join(', ')}, ${picks.length} picks`, ...lines, ''].join('\n');
}

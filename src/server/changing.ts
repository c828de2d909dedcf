// Changes of things that are kept whole: one after the other at this process, and made again of what has become of it where
// another process was faster. Whose it is not hears that there is no such thing.

import { InTurn } from './in-turn.ts';
import { NotThere, NotYet } from './missing.ts';
import type { KeptState, States } from './storage/states.ts';

const MOST_TRIES = 20;

/** Who asks, as the hash of their secret; null on one's own machine, where everything is everybody's. */
export type Asker = string | null;

/** Whether something may be used by who asks for it. */
export const isTheirs = (owner: string | null | undefined, asker: Asker): boolean =>
  asker === null || (owner ?? null) === asker;

export class Changing<T extends object> {
  private readonly inTurn = new InTurn();
  private readonly states: States<T>;
  /** What one of them is called: "there is no collection 'x'". */
  private readonly name: string;
  /** Whether somebody who asks may see it and change it; its owner may, if nothing else is said. */
  private readonly lets: (kept: KeptState<T>, asker: Asker) => boolean;

  constructor(
    states: States<T>,
    name: string,
    lets: (kept: KeptState<T>, asker: Asker) => boolean = ({ owner }, asker) => isTheirs(owner, asker),
  ) {
    this.states = states;
    this.name = name;
    this.lets = lets;
  }

  async get(id: string, asker: Asker): Promise<KeptState<T>> {
    const kept = await this.states.get(id);
    if (kept === null || !this.lets(kept, asker)) throw new NotThere(`there is no ${this.name} '${id}'`);
    return kept;
  }

  /** One change, kept before anybody hears of it. What is asked for may be worked out several times, and holds once. */
  run(id: string, asker: Asker, work: (state: T, owner: string | null) => Promise<T>): Promise<KeptState<T>> {
    return this.inTurn.run(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const kept = await this.get(id, asker);
        const { state, version, owner } = kept;
        const changed = await work(state, owner);
        if (JSON.stringify(changed) === JSON.stringify(state)) return { ...kept, state: changed };
        if (await this.states.save(id, changed, version)) return { ...kept, state: changed, version: version + 1 };
      }
      throw new NotYet('too much is going on there: try again');
    });
  }
}

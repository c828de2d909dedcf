// Who fits a filter, found once for all continuous effects that ask for the same: twenty lords of one kind look through the
// table once. What was found holds until something changes what things are.

import type { Id } from '../../core/state.ts';
import type { Change } from '../../language/effect.ts';
import { type Filter, TRAITS_OF_KIND } from '../../language/filter.ts';
import type { Machine } from '../machine.ts';
import { matches } from './match.ts';
import type { Context } from './refs.ts';

/** Traits that hang on what a thing is and on who asks, and neither on the source of the text nor on the moment. */
const PLAIN: ReadonlySet<string> = new Set<keyof Filter>([...TRAITS_OF_KIND, 'named', 'token', 'controller', 'owner']);
const OF_THE_ASKER: ReadonlySet<string> = new Set(['you', 'opponent', 'notYou']);

/** A filter that can be asked once for all sources of a player; `other`: the source itself is left out then. */
interface Plain {
  readonly filter: Filter;
  readonly other: boolean;
  /** It makes a difference who asks. */
  readonly asker: boolean;
}

const known = new WeakMap<Filter, Plain | null>();
/** One filter for all that say the same: power and toughness that count alike, or a word that several cards use. */
const alike = new Map<string, Filter>();

function plainOf(filter: Filter): Plain | null {
  let plain = known.get(filter);
  if (plain === undefined) {
    const { other, ...rest } = filter;
    const { controller = 'you', owner = 'you' } = rest;
    const isPlain =
      Object.keys(rest).every((trait) => PLAIN.has(trait)) && OF_THE_ASKER.has(controller) && OF_THE_ASKER.has(owner);
    plain = isPlain ? { filter: oneOf(rest), other: other !== undefined, asker: asksForMine(rest) } : null;
    known.set(filter, plain);
  }
  return plain;
}

function oneOf(filter: Filter): Filter {
  const words = JSON.stringify(filter);
  const one = alike.get(words) ?? filter;
  alike.set(words, one);
  return one;
}

const asksForMine = ({ controller, owner }: Filter): boolean => controller !== undefined || owner !== undefined;

/** Changes after which other things may fit than before. */
const TELLING: ReadonlySet<string> = new Set<Change['change']>([
  'becomes',
  'also',
  'creatureTypes',
  'landType',
  'word',
  'color',
]);

export class Census {
  private readonly found = new Map<Filter, (readonly Id[] | undefined)[]>();

  /** Everything in play that fits; null where the filter must be asked for each source by itself. */
  fitting(m: Machine, filter: Filter, context: Context): readonly Id[] | null {
    const plain = plainOf(filter);
    if (plain === null) return null;
    let lists = this.found.get(plain.filter);
    if (lists === undefined) {
      lists = [];
      this.found.set(plain.filter, lists);
    }
    const asker = plain.asker || m.limited ? context.controller : 0;
    let all = lists[asker];
    if (all === undefined) {
      all = m.state.inPlay.filter((id) => matches(m, plain.filter, id, context));
      lists[asker] = all;
    }
    return plain.other ? all.filter((id) => id !== context.source) : all;
  }

  /** A change was applied, or tried: what was found before it may be no longer so. */
  after({ change }: Change): void {
    if (TELLING.has(change)) this.forget();
  }

  forget(): void {
    this.found.clear();
  }
}

// Triggered abilities that are alike: those whose order makes no difference, so that nobody is asked for it.

const texts = new WeakMap<object, string>();

/**
 * What an ability says, as text: two that were gained one after the other are two values that say the same, and so are an
 * ability and what came of it in another thread.
 */
function textOf(ability: object): string {
  const known = texts.get(ability) ?? JSON.stringify(ability);
  texts.set(ability, known);
  return known;
}

interface Told {
  readonly ability: unknown;
}

export const sameAbility = (one: Told, other: Told): boolean =>
  one.ability === other.ability || textOf(one.ability as object) === textOf(other.ability as object);

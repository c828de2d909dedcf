// The piles into which a text has divided what is in play ("left", "right"), as long as they count: while somebody chooses
// between them, and for as long as a change lasts that speaks of them.

import type { Id, Marked, NamedThings } from '../../core/state.ts';
import type { Question } from '../../engine/asking/decision.ts';
import type { Change } from '../../language/effect.ts';
import { capital } from '../../wording/grammar.ts';
import type { Scene } from './scene.ts';

interface Pile {
  readonly name: string;
  readonly things: readonly Id[];
}

/** For each permanent the words of the piles in which it lies, or across which it may be gone to. */
export function sidesOf(scene: Scene): ReadonlyMap<Id, readonly string[]> {
  const sides = new Map<Id, string[]>();
  for (const { name, things } of [...chosenBetween(scene), ...lastingPiles(scene)])
    for (const id of things) {
      const words = sides.get(id) ?? [];
      if (!words.includes(name)) sides.set(id, [...words, name]);
    }
  return sides;
}

/** What the options of the question go by, for who is asked. */
function chosenBetween({ game, seat }: Scene): Pile[] {
  const { question } = game;
  if (question?.ask !== 'option' || question.player !== seat) return [];
  return question.options.map((name, index) => ({ name, things: question.named?.[index] ?? [] }));
}

/** What goes by the word of each option: "Left: Hill Giant; right: nothing."; empty where no option has any. */
export function pilesWords(scene: Scene, question: Question): string {
  if (question.ask !== 'option' || question.named === undefined) return '';
  const namesOf = (ids: readonly Id[] = []): string => ids.map((id) => scene.nameOf(id)).join(', ') || 'nothing';
  const piles = question.options.map((word, index) => `${word}: ${namesOf(question.named?.[index])}`);
  return `${capital(piles.join('; '))}.`;
}

function lastingPiles({ game: { state } }: Scene): Pile[] {
  const lives = ({ id, life }: Marked): boolean => state.objects[id]?.life === life;
  return state.lasting.flatMap(({ objects, changes }) => {
    const changed = objects.filter(lives).map(({ id }) => id);
    if (changed.length === 0) return [];
    return (changes as readonly Change[])
      .flatMap((change) => pilesIn(change))
      .map(({ name, things }) => ({ name, things: [...changed, ...things.filter(lives).map(({ id }) => id)] }));
  });
}

/** The piles of which a change speaks: whatever in it goes by a name that has become these very things. */
function pilesIn(part: unknown): NamedThings[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'goesBy' && typeof value === 'object' ? [value as NamedThings] : pilesIn(value),
  );
}

// Two words that several tests of this book use: who may block an attacker, and a division that is refused.

import { given, play, refused } from '../../play.ts';
import type { Actor } from '../../support/actor.ts';
import { ALL } from './cards.ts';

/** The blockers that may be declared against one attacker. */
export function blockersOf(attacker: string, blockers: string[], lands: string[] = []): string[] {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: [attacker] }, ben: { inPlay: [...lands, ...blockers] } },
    { cards: ALL },
  );
  ann.attacks(attacker);
  while (play.step === 'declare attackers') play.pass();
  return ben.choices;
}

/** Goes on to the division of combat damage and tries one that leaves a blocker without enough. */
export function refusedSplit(who: Actor, amounts: { readonly [name: string]: number }): void {
  for (let i = 0; play.question?.ask === 'act' && i < 6; i += 1) play.pass();
  refused('lethal first', () => who.assigns(amounts));
}

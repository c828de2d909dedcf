// A definition that uses a word, a trait or a target that is not there is refused when the cards are made ready, with its
// name and the place: it never plays as if it said nothing. Parameters and names: `wrong-definitions.test.ts`.

import { expect, test } from 'vitest';
import { type Ref, target } from '../../src/language/amount.ts';
import { activated, always, damage, has, triggered } from '../../src/language/build.ts';
import { type CardDefinition, type CardWords, card, creature, sorcery } from '../../src/language/card.ts';
import { sacrificeA, tap } from '../../src/language/cost.ts';
import type { Effect } from '../../src/language/effect.ts';
import type { Filter } from '../../src/language/filter.ts';
import { aCreature, permanent } from '../../src/language/target.ts';
import { given } from '../play.ts';

const made = (words: Partial<CardWords>): CardDefinition =>
  card('Misprint', { cost: '{1}', type: sorcery, ...words } as CardWords);
const onBear = (...abilities: CardDefinition['abilities']): CardDefinition =>
  card('Misprint', { cost: '{1}', type: creature('Bear'), size: [2, 2], abilities });
const wrong = { colour: ['green'] } as unknown as Filter;

test.each<readonly [string, CardDefinition]>([
  [
    "Misprint: its spell, modes 1, effects 1: 'explode' is no effect of the language",
    made({ effects: [{ do: 'explode' } as unknown as Effect] }),
  ],
  [
    "Misprint: its spell, modes 1, effects 1, to: 'nobody' is no reference of the language",
    made({ effects: [damage(1, { ref: 'nobody' } as unknown as Ref)] }),
  ],
  [
    'Misprint: its spell speaks of target 2, and has 1',
    made({ targets: [aCreature], effects: [damage(1, target(1))] }),
  ],
  [
    "Misprint: its spell, modes 1, targets 1, filter: no filter has a trait 'colour'",
    made({ targets: [permanent(wrong)], effects: [damage(1, target())] }),
  ],
  [
    "Misprint: ability 1, cost, sacrifice, filter: no filter has a trait 'colour'",
    onBear(activated({ cost: [tap, sacrificeA(wrong)], effects: [damage(1, { ref: 'you' })] })),
  ],
  [
    "Misprint: ability 1, affects: no filter has a trait 'colour'",
    onBear(always(wrong, { change: 'untapsAtMost' } as never)),
  ],
  [
    "Misprint: ability 1, when: 'sneezes' is no event of the language",
    onBear(triggered({ on: 'sneezes', what: { self: true } } as never, [damage(1, { ref: 'you' })])),
  ],
  [
    "Misprint: ability 1: the kind of ability 'keyword' has \"swimming\" for its 'keyword', which cannot be",
    onBear(has('swimming' as never)),
  ],
  ["Misprint: its types: 'creeture' is none of", { ...onBear(), types: ['creeture' as never] }],
  [
    "Misprint: its spell, modes 1, targets 1, filter: 'mauve' is none of white, blue, black, red, green (colors)",
    made({ targets: [permanent({ colors: ['mauve' as never] })], effects: [damage(1, target())] }),
  ],
])('%s', (fault, definition) => {
  expect(() => given('m11', { ann: {}, ben: {} }, { cards: [definition] })).toThrow(fault);
});

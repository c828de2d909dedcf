// Wrong definitions: a card with a parameter that its word does not take, lacks or cannot have, or with a name that there is
// not, is refused when the cards are made ready, with its name and the place; none is taken and silently does nothing.

import { expect, test } from 'vitest';
import { numberOf, target, the, you } from '../../src/language/amount.ts';
import {
  activated,
  atPhase,
  change,
  damage,
  destroy,
  draw,
  entering,
  gainLife,
  gains,
  named,
  playerRule,
  putCounters,
  triggered,
} from '../../src/language/build.ts';
import { artifact, type CardDefinition, type CardWords, card, creature, sorcery } from '../../src/language/card.ts';
import type { Effect } from '../../src/language/effect.ts';
import { given } from '../play.ts';

/** What the compiler would not let through, as it may come from outside. */
const wrong = (data: unknown) => data as never;
const spell = (...effects: Effect[]): CardDefinition => card('Wrong', { cost: '{0}', type: sorcery, effects });
const thing = (words: Partial<CardWords>): CardDefinition => card('Wrong', { cost: '{0}', type: artifact, ...words });
const used = (words: Partial<Parameters<typeof activated>[0]>): CardDefinition =>
  thing({ abilities: [activated({ cost: ['{1}'], effects: [draw(1)], ...words })] });

const CARDS: readonly (readonly [string, CardDefinition, string])[] = [
  [
    'an amount that there is not',
    spell(draw(wrong({ amount: 'lots' }))),
    "amount: 'lots' is no amount of the language",
  ],
  [
    'words for a number',
    spell(draw(wrong('three'))),
    "the effect 'draw' has \"three\" for its 'amount', which cannot be",
  ],
  ['half a card', spell(draw(0.5)), "the effect 'draw' has 0.5 for its 'amount', which cannot be"],
  ['a parameter left out', spell(wrong({ do: 'draw', who: you })), "the effect 'draw' lacks its 'amount'"],
  [
    'a parameter misspelt',
    spell(wrong({ do: 'gainLife', who: you, amuont: 3 })),
    "the effect 'gainLife' takes no 'amuont'",
  ],
  [
    'a parameter of another word',
    spell(wrong({ ...gainLife(3), bury: true })),
    "its spell, modes 1, effects 1: the effect 'gainLife' takes no 'bury'",
  ],
  [
    'a duration that there is not',
    spell(change(you, [gains('shroud')], wrong('end of tunr'))),
    "the effect 'change' has \"end of tunr\" for its 'until', which cannot be",
  ],
  [
    'a phase that there is not',
    thing({ abilities: [triggered(atPhase(wrong('upkep')), [draw(1)])] }),
    "ability 1, when: the event 'phase' has \"upkep\" for its 'phase', which cannot be",
  ],
  [
    'nobody whose phase it is',
    thing({ abilities: [triggered(atPhase('upkeep', wrong('them')), [draw(1)])] }),
    'has "them" for its \'whose\', which cannot be',
  ],
  [
    'a time that there is not',
    used({ during: wrong('midnight') }),
    'has "midnight" for its \'during\', which cannot be',
  ],
  [
    'a moment to play it that there is not',
    card('Wrong', { cost: '{0}', type: sorcery, playWhen: wrong('noon'), effects: [draw(1)] }),
    'its spell: it has "noon" for its \'playWhen\', which cannot be',
  ],
  [
    'a keyword that there is not',
    card('Wrong', {
      cost: '{0}',
      type: creature('Bird'),
      size: [1, 1],
      abilities: [wrong({ ability: 'keyword', keyword: 'fliyng' })],
    }),
    "ability 1: the kind of ability 'keyword' has \"fliyng\" for its 'keyword', which cannot be",
  ],
  [
    'a rule for players that there is not',
    spell(change(you, [playerRule(wrong('always wins'))])),
    'has "always wins" for its \'rule\', which cannot be',
  ],
  [
    'a zone that there is not',
    spell(wrong({ do: 'toHand', what: { ref: 'cards', zone: 'attic', filter: {}, of: you } })),
    "what: the reference 'cards' has \"attic\" for its 'zone', which cannot be",
  ],
  [
    'a filter by no trait',
    spell(destroy({ ref: 'all', filter: wrong({ colour: ['red'] }) })),
    "no filter has a trait 'colour'",
  ],
  [
    'mana of no kind',
    spell(wrong({ do: 'addMana', who: you, mana: ['Q'], times: 1 })),
    'has ["Q"] for its \'mana\', which cannot be',
  ],
  [
    'a kind of target that there is not',
    card('Wrong', {
      cost: '{0}',
      type: sorcery,
      targets: [wrong({ kinds: ['planet'] })],
      effects: [destroy(target())],
    }),
    'its spell: it has',
  ],
  [
    'a token of which nothing is said',
    spell(wrong({ do: 'token', who: you, amount: 1, token: {} })),
    "has {} for its 'token', which cannot be",
  ],
  ['a choice of nothing', spell(wrong({ do: 'oneOf', of: [{}] })), "has [{}] for its 'of', which cannot be"],
  [
    'counters of no number',
    thing({ abilities: [entering({ counters: wrong({ counter: 'charge' }) })] }),
    "for its 'counters', which cannot be",
  ],
  ['a target that is not there', used({ effects: [damage(1, target())] }), 'ability 1 speaks of target 1, and has 0'],
  [
    'a counter without a name',
    spell(wrong({ ...putCounters('charge', 1), counter: 3 })),
    "has 3 for its 'counter', which cannot be",
  ],
  [
    'a name that nothing gives',
    spell(destroy(the('victim'))),
    "its spell speaks of 'victim', which nothing before it names",
  ],
  [
    'a name before it is given',
    spell(gainLife(numberOf('drawn')), named('drawn', draw(1))),
    "its spell speaks of 'drawn', which nothing before it names",
  ],
  [
    'a name of another mode',
    card('Wrong', {
      cost: '{0}',
      type: sorcery,
      modes: [
        { targets: [], effects: [named('drawn', draw(1)), gainLife(numberOf('drawn'))] },
        { targets: [], effects: [gainLife(numberOf('drawn'))] },
      ],
    }),
    "mode 2 of its spell speaks of 'drawn', which nothing before it names",
  ],
  ['a name that nobody speaks of', spell(named('drawn', draw(1))), "its spell names 'drawn' and never speaks of it"],
  [
    'a wrong word only as one book has it',
    card('Wrong', {
      cost: '{0}',
      type: artifact,
      inBook: { m11: { abilities: [wrong({ ability: 'static', affects: {} })] } },
    }),
    "ability 1: the kind of ability 'static' lacks its 'players'",
  ],
];

test.each(CARDS)('%s is refused, with the card and the place', (_what, definition, fault) => {
  const play = (): unknown => given('m11', { ann: { hand: ['Wrong'] }, ben: {} }, { cards: [definition] });
  expect(play).toThrow(fault);
  expect(play).toThrow(/^Wrong: /);
});

test('the same cards made well are taken', () => {
  const well = card('Well', {
    cost: '{0}',
    type: sorcery,
    effects: [named('drawn', draw(1)), gainLife(numberOf('drawn'))],
  });
  expect(() => given('m11', { ann: { hand: ['Well'] }, ben: {} }, { cards: [well] })).not.toThrow();
});

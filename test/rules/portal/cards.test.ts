// Portal, "Important Terms": what is printed on a card, and the words of Portal beside those of standard Magic.

import { expect } from 'vitest';
import { cardsOf, findBook, findCard } from '../../../src/game/index.ts';
import { target } from '../../../src/language/amount.ts';
import { activated, destroy } from '../../../src/language/build.ts';
import { type CardDefinition, card, creature, sorcery } from '../../../src/language/card.ts';
import { tap } from '../../../src/language/cost.ts';
import { creature as creatures, type Filter } from '../../../src/language/filter.ts';
import { COLORS, type Color } from '../../../src/language/mana.ts';
import {
  aCreature,
  anAbility,
  permanent,
  spell,
  spellOrPermanent,
  type TargetSpec,
} from '../../../src/language/target.ts';
import { cornerOf, textOf, typeLine } from '../../../src/wording/index.ts';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const book = findBook('portal');
const held = cardsOf(book).map((name) => findCard(book, name).definition);

const samples: readonly (readonly [Color, readonly string[]])[] = [
  ['white', ['Regal Unicorn', 'Steadfastness']],
  ['blue', ['Snapping Drake', 'Time Ebb']],
  ['black', ['Scathe Zombies', 'Soul Feast']],
  ['red', ['Raging Minotaur', 'Blaze']],
  ['green', ['Rowan Treefolk', 'Monstrous Growth']],
];

rule(['P-007', 'P-008', 'P-047', 'P-068', 'P-094'], 'a card is of the color whose symbol is in its cost', () => {
  for (const [color, names] of samples) {
    given('portal', { ann: { hand: names }, ben: {} });
    for (const name of names) then(name).isColor(color);
  }
  for (const { name, cost } of held) {
    const symbols = COLORS.filter((_, index) => (cost?.colored[index] ?? 0) > 0);
    given('portal', { ann: { hand: [name] }, ben: {} });
    then(name).isColor(...symbols);
  }
});

rule('P-022', 'only creatures have offense and defense', () => {
  for (const definition of held) {
    const corner = cornerOf(definition, book.wording);
    expect(corner !== null, definition.name).toBe(definition.types.includes('creature'));
  }
  given('portal', { ann: { inPlay: ['Forest', 'Grizzly Bears'] }, ben: {} });
  const sizes = play.game.view(0).inPlay.map(({ name, power, toughness }) => [name, power, toughness]);
  expect(sizes).toEqual([
    ['Forest', null, null],
    ['Grizzly Bears', 2, 2],
  ]);
});

rule('P-142', 'what a creature can do is in its text box, and a creature without text does nothing special', () => {
  for (const definition of held) {
    if (!definition.types.includes('creature')) continue;
    const counted = definition.size?.some((number) => typeof number !== 'number') === true;
    const able = definition.abilities.length > 0 || counted;
    expect(textOf(definition, book.wording) !== '', definition.name).toBe(able);
  }
  expect(textOf(findCard(book, 'Grizzly Bears').definition, book.wording)).toBe('');
});

rule(
  'P-144',
  'flying and landwalk alone are printed as bare words; every other ability is a sentence that says what it does',
  () => {
    const words = new Set<string>();
    for (const definition of held) {
      if (!definition.types.includes('creature')) continue;
      for (const line of textOf(definition, book.wording).split('\n'))
        if (line !== '' && !/\."?$/.test(line)) words.add(line);
    }
    const bare = ['Flying', 'Forestwalk', 'Islandwalk', 'Mountainwalk', 'Plainswalk', 'Swampwalk'];
    expect(
      [...words].filter(
        (word) => !word.split(', ').every((each) => bare.some((one) => one.toLowerCase() === each.toLowerCase())),
      ),
    ).toEqual([]);
    expect([...words]).toEqual(expect.arrayContaining(['Flying', 'Forestwalk', 'Swampwalk']));
  },
);

rule(['P-009', 'P-010'], 'every card is a land, a summon creature or a sorcery, and its type line says which', () => {
  for (const definition of held) {
    const line = typeLine(definition, book.wording);
    expect(
      ['Land', 'Summon Creature', 'Sorcery'].filter((type) => line.startsWith(type)),
      definition.name,
    ).toHaveLength(1);
  }
  // Nobody could say what regenerating is, what tramples over or who strikes first: the booklet does not have the words.
  const unexplained = [
    'Zombie Master',
    'Hurr Jackal',
    'Overrun',
    'Overwhelming Stampede',
    'Field Marshal',
    'Voice of All',
  ];
  for (const strange of ['Lightning Bolt', 'Black Lotus', 'Holy Strength', 'Llanowar Elves', ...unexplained])
    expect(() => findCard(book, strange)).toThrow(/cannot be played by the rules of Portal/);
});

rule(
  'P-206',
  'a creature whose only use is against a card being played has no moment for it, and is in no deck',
  () => {
    const knight = (targets: TargetSpec[]): CardDefinition =>
      card('Doubter', {
        cost: '{1}{W}',
        type: creature('Knight'),
        size: [2, 2],
        abilities: [activated({ cost: [tap], targets, effects: [] })],
      });
    const held = (targets: TargetSpec[]): string | null => book.holds(book.facts, knight(targets));
    expect(held([spell()])).toBe('there is no moment to use it');
    expect(held([spell({ colors: ['black'] })])).toBe('there is no moment to use it');
    expect(held([anAbility()])).toBe('there is no moment to use it');
    // What can be aimed at something in play as well can be used, and so can what is aimed at anything else.
    expect(held([spellOrPermanent()])).toBeNull();
    expect(held([aCreature])).toBeNull();
    for (const name of ['Order of the Sacred Torch', 'Stromgald Cabal', 'Counterspell'])
      expect(() => findCard(book, name)).toThrow(/cannot be played by the rules of Portal/);
  },
);

example('P-291', '"target land" is "any one land", and so on', () => {
  const standard = findBook('fifth');
  const both = (definition: CardDefinition): string[] =>
    [standard, book].map((each) => textOf(definition, each.wording));
  const destroying = (filter: Filter): string[] =>
    both(card('Ruin', { cost: '{B}', type: sorcery, targets: [permanent(filter)], effects: [destroy(target())] }));
  expect(both(findCard(book, 'Stone Rain').definition)).toEqual(['Destroy target land.', 'Destroy any one land.']);
  expect(destroying(creatures)).toEqual(['Destroy target creature.', 'Destroy any one creature.']);
  expect(destroying({ ...creatures, notColors: ['black'] })).toEqual([
    'Destroy target non-black creature.',
    "Destroy any one creature that's not black.",
  ]);
});

example('P-282', 'eight swamps in the deck, two played and one in hand leave five to draw', () => {
  const { ann, ben } = given(
    'portal',
    { ann: { library: Array<string>(8).fill('Swamp') }, ben: {} },
    { step: 'play cards after attack', active: 'ben' },
  );
  ben.passes();
  for (let turn = 0; turn < 2; turn += 1) {
    ann.plays('Swamp');
    play.until('land', 'ben');
    play.until('land', 'ann');
  }
  const view = play.game.view(ann.seat);
  expect(view.inPlay.filter((each) => each.name === 'Swamp')).toHaveLength(2);
  then(ann).hasCardsInHand(1);
  then(ann).hasCardsInLibrary(5);
});

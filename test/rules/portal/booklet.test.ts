// Portal: the cards that the booklet describes, as it describes them, and the words it explains.

import { expect } from 'vitest';
import { cardsOf, findBook, findCard } from '../../../src/game/index.ts';
import { BASIC_LAND_TYPES, COLORS, writeMana } from '../../../src/language/mana.ts';
import { cornerOf, textOf, typeLine, wholeCard } from '../../../src/wording/index.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const book = findBook('portal');
const card = (name: string) => findCard(book, name).definition;
const text = (name: string): string => textOf(card(name), book.wording);
const cost = (name: string): string | null => {
  const printed = card(name).cost;
  return printed === null ? null : writeMana(printed);
};

rule(
  ['P-014', 'P-015', 'P-016', 'P-017', 'P-018', 'P-052', 'P-013'],
  'each land pays for its own color, and for numbers',
  () => {
    const oneOf = [
      'Savannah Lions',
      'Merfolk of the Pearl Trident',
      'Bog Wraith',
      "Mons's Goblin Raiders",
      'Scryb Sprites',
    ];
    BASIC_LAND_TYPES.forEach((land, index) => {
      COLORS.forEach((_, color) => {
        const inPlay = [land, 'Island', 'Plains', 'Forest', 'Mountain'].slice(0, oneOf[color] === 'Bog Wraith' ? 5 : 1);
        const { ann } = given('portal', { ann: { hand: [oneOf[color] as string], inPlay }, ben: {} });
        // Bog Wraith costs three lands of any type besides its swamp: the others pay those.
        expect(ann.mayCast(oneOf[color] as string), `${land} for ${oneOf[color]}`).toBe(index === color);
      });
      const { ann } = given('portal', {
        ann: { hand: ['Hill Giant'], inPlay: ['Mountain', land, land, land] },
        ben: {},
      });
      ann.casts('Hill Giant');
      then('Hill Giant').isIn('play');
    });
  },
);

rule(
  ['P-124', 'P-125', 'P-127', 'P-128', 'P-129', 'P-028', 'P-064', 'P-031', 'P-065'],
  'the creatures of the example attack',
  () => {
    const corner = (name: string): string | null => cornerOf(card(name), book.wording);
    expect(corner('Rowan Treefolk')).toBe('3⚔/4🛡');
    expect(corner('Snapping Drake')).toBe('3⚔/2🛡');
    expect(corner('Armored Pegasus')).toBe('1⚔/2🛡');
    expect(corner('Grizzly Bears')).toBe('2⚔/2🛡');
    expect(corner('Regal Unicorn')).toBe('2⚔/3🛡');
    expect([text('Snapping Drake'), text('Armored Pegasus')]).toEqual(['Flying', 'Flying']);
    expect([text('Rowan Treefolk'), text('Grizzly Bears'), text('Regal Unicorn')]).toEqual(['', '', '']);
  },
);

rule(
  ['P-098', 'P-184', 'P-148', 'P-151', 'P-192', 'P-197', 'P-201', 'P-200', 'P-248', 'P-290'],
  'the other cards that the booklet quotes',
  () => {
    expect([cost('Blaze'), text('Blaze')]).toEqual(['{X}{R}', 'Blaze deals X damage to any one creature or player.']);
    expect([cost('Raging Minotaur'), typeLine(card('Raging Minotaur'), book.wording)]).toEqual([
      '{2}{R}{R}',
      'Summon Creature',
    ]);
    expect(text('Fire Imp')).toBe(
      'When Fire Imp comes into play from your hand, it deals 2 damage to any one creature.',
    );
    expect(text('Seasoned Marshal')).toBe('If Seasoned Marshal attacks, you may choose to tap any one creature.');
    expect(text('Time Ebb')).toBe("Return any one creature to the top of its owner's deck.");
    expect(text('Steadfastness')).toBe('All your creatures get +0⚔/+3🛡 until the end of the turn.');
    expect(text('Monstrous Growth')).toBe('Any one creature gets +4⚔/+4🛡 until the end of the turn.');
    expect(text('Lava Axe')).toMatch(/^Lava Axe deals \d damage to your opponent\.$/);
    expect(text('Stone Rain')).toBe('Destroy any one land.');
  },
);

rule(['P-019', 'P-020'], 'summon creatures and sorceries have a cost, lands have none and so no color', () => {
  for (const name of cardsOf(book)) expect(cost(name) === null, name).toBe(card(name).types.includes('land'));
  given('portal', { ann: { inPlay: ['Forest'] }, ben: {} });
  then('Forest').isColor();
});

rule('P-044', 'a creature has the landwalk of one type of land; none says just "landwalk"', () => {
  for (const name of cardsOf(book)) expect(text(name)).not.toMatch(/\blandwalk/i);
  expect([text('Shanodin Dryads'), text('Bog Wraith')]).toEqual(['Forestwalk', 'Swampwalk']);
});

rule(
  ['P-279', 'P-283', 'P-284', 'P-286', 'P-292', 'P-298'],
  'Portal’s own words stand where standard Magic has others',
  () => {
    for (const name of cardsOf(book)) {
      const whole = wholeCard(card(name), book.wording).replaceAll(name, '');
      expect(whole, name).not.toMatch(/\b(block|graveyard|library|power|toughness|target|permanent)/i);
    }
    expect(text('Hulking Goblin')).toContain('intercept');
    expect(text('Raise Dead')).toContain('discard pile');
    expect(text('Nightmare')).toContain('offense and defense');
  },
);

rule(['P-066', 'P-192'], 'a card goes back to the player who started the game with it', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Time Ebb'], inPlay: ['Island', 'Island', 'Island', { card: 'Grizzly Bears', owner: 'ben' }] },
    ben: {},
  });
  then('Grizzly Bears').isControlledBy(ann).isOwnedBy(ben);
  ann.casts('Time Ebb');
  expect(play.game.state.players[ben.seat]?.library.at(-1)).toBe(
    play.game.state.objects.findIndex(
      (object) => object.id > 0 && play.game.inside.kind(object.id).definition.name === 'Grizzly Bears',
    ),
  );
});

rule(
  ['P-027', 'P-021', 'P-036'],
  'only what lies before the players is in play, and only there a summon creature is a creature',
  () => {
    const { ann } = given('portal', {
      ann: {
        hand: ['Assassinate', 'Hill Giant'],
        graveyard: ['Gray Ogre'],
        library: ['Craw Wurm'],
        inPlay: ['Swamp', 'Swamp', 'Swamp'],
      },
      ben: { hand: ['Grizzly Bears'], inPlay: [{ card: 'Savannah Lions', tapped: true }] },
    });
    expect(play.game.view(ann.seat).inPlay.map((each) => each.name)).toEqual([
      'Swamp',
      'Swamp',
      'Swamp',
      'Savannah Lions',
    ]);
    ann.casts('Assassinate', { target: 'Savannah Lions' });
    then('Savannah Lions').isIn('graveyard');
    expect(play.game.view(ann.seat).players.map((player) => player.graveyard.length)).toEqual([2, 1]);
  },
);

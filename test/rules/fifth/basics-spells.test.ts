// Fifth, "Spells": types, costs, colours, and what on a card has no bearing on the duel.

import { expect } from 'vitest';
import { cardsOf, findBook, findCard } from '../../../src/game/library.ts';
import { cornerOf, textOf, typeLine, wholeCard } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const book = findBook('fifth');
const definitionOf = (name: string) => findCard(book, name).definition;
const line = (name: string): string => typeLine(definitionOf(name), book.wording);

rule(['F-040', 'F-041', 'F-076', 'F-086'], 'a spell’s type line names one of six types, and never says spell', () => {
  const samples = {
    'Lightning Bolt': 'Instant',
    Counterspell: 'Interrupt',
    Fireball: 'Sorcery',
    Pestilence: 'Enchantment',
    'Holy Strength': 'Enchant Creature',
    'Phantasmal Terrain': 'Enchant Land',
    'Rod of Ruin': 'Artifact',
    Juggernaut: 'Artifact Creature',
    'Gray Ogre': 'Summon Ogre',
  };
  for (const [name, expected] of Object.entries(samples)) expect(line(name)).toBe(expected);
  const types = /^(Instant|Interrupt|Sorcery|Enchant|Artifact|Summon )/;
  for (const name of cardsOf(book).filter((each) => !definitionOf(each).types.includes('land'))) {
    expect(line(name), name).toMatch(types);
    expect(line(name).toLowerCase()).not.toContain('spell');
    expect(/^Enchant/.test(line(name)), name).toBe(definitionOf(name).types.includes('enchantment'));
    expect(
      line(name)
        .replace(/^Enchant .*/, '')
        .includes('Artifact'),
      name,
    ).toBe(definitionOf(name).types.includes('artifact'));
  }
});

rule(
  ['F-042', 'F-192', 'F-194'],
  'a spell is cast only for its whole cost: each symbol is one mana of its colour',
  () => {
    for (const [mana, enough] of [
      ['RR', false],
      ['RGG', false],
      ['RRG', true],
      ['RRC', true],
      ['RRR', true],
    ] as const) {
      const { ann } = given('fifth', { ann: { mana, hand: ['Hurloon Minotaur'] }, ben: {} });
      expect(ann.mayCast('Hurloon Minotaur'), mana).toBe(enough);
      if (!enough) continue;
      ann.casts('Hurloon Minotaur');
      then(ann).hasMana('');
    }
    expect(wholeCard(definitionOf('Hurloon Minotaur'), book.wording)).toContain('{1}{R}{R}');
  },
);

example(['F-043', 'F-044', 'F-188'], 'two mountains and a forest summon Hurloon Minotaur', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Hurloon Minotaur'], inPlay: ['Mountain', 'Mountain', 'Forest'] },
    ben: {},
  });
  ann.taps('Mountain');
  ann.taps('Mountain');
  ann.taps('Forest');
  then(ann).hasMana('RRG');
  ann.casts('Hurloon Minotaur');
  then(ann).hasMana('').hasCardsInHand(0);
  then('Hurloon Minotaur').isIn('chain');
  play.allPass();
  then('Hurloon Minotaur').isIn('play').is(2, 3).isColor('red');
});

rule(
  ['F-045', 'F-046'],
  'the coloured mana in the cost makes the colour, of the spell and then of the permanent',
  () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Hurloon Minotaur'], inPlay: ['Mountain', 'Mountain', 'Forest'] },
      ben: {},
    });
    ann.casts('Hurloon Minotaur');
    then('Hurloon Minotaur').isIn('chain').isColor('red');
    play.allPass();
    then('Hurloon Minotaur').isIn('play').isColor('red');
  },
);

rule('F-048', 'lands and artifacts have no colour, whatever mana was paid for them', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Sol Ring'], inPlay: ['Mountain', 'Ornithopter', 'Island'], mana: '' },
    ben: {},
  });
  ann.taps('Island');
  ann.casts('Sol Ring');
  then('Sol Ring').isColor();
  play.allPass();
  for (const name of ['Sol Ring', 'Mountain', 'Island', 'Ornithopter']) then(name).isColor();
});

rule(['F-049', 'F-050', 'F-047'], 'a spell changes the colour of a card, and everybody sees the new one', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Thoughtlace'], inPlay: ['Island'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  const seen = () =>
    [0, 1].map((seat) => play.game.view(seat).inPlay.find((each) => each.name === 'Gray Ogre')?.colors);
  expect(seen()).toEqual([['red'], ['red']]);
  ann.casts('Thoughtlace', { target: 'Gray Ogre' });
  play.allPass();
  expect(seen()).toEqual([['blue'], ['blue']]);
});

example(
  ['F-052', 'F-051'],
  'Frozen Shade floats in its picture only: it blocks no flier, and is blocked by those that walk',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Scryb Sprites', 'Frozen Shade'] },
      ben: { inPlay: ['Frozen Shade', 'Grizzly Bears'] },
    });
    expect(textOf(definitionOf('Frozen Shade'), book.wording)).not.toMatch(/flying/i);
    then('Frozen Shade').lacksKeyword('flying');
    ann.attacks('Scryb Sprites', 'Frozen Shade');
    play.until('declare block');
    refused('flying', () => ben.blocks('Scryb Sprites', 'Frozen Shade'));
    ben.blocks('Frozen Shade', 'Grizzly Bears');
    play.until('second main');
    then('ann:Frozen Shade').isIn('graveyard');
    then(ben).hasLife(19);
  },
);

example('F-053', 'Gray Ogre damages whomever it fights, whatever they eat', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre', 'Gray Ogre'] },
    ben: { inPlay: ['Ironroot Treefolk'] },
  });
  ann.attacks('Gray Ogre', 'Gray Ogre#2');
  ben.blocks('Gray Ogre', 'Ironroot Treefolk');
  play.until('second main');
  then('Ironroot Treefolk').hasDamage(2);
  then(ben).hasLife(18);
});

example(['F-055', 'F-054'], 'Ironroot Treefolk takes from a Fireball just the damage of the Fireball', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Fireball'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Ironroot Treefolk'] },
  });
  ann.casts('Fireball', { x: 4, target: 'Ironroot Treefolk' });
  play.allPass();
  then('Ironroot Treefolk').isIn('play').hasDamage(4);
});

example('F-056', 'Terror buries Wall of Stone, but no black creature and no artifact creature', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { inPlay: ['Wall of Stone', 'Scathe Zombies', 'Ornithopter', 'Grizzly Bears'] },
  });
  refused('illegal target', () => ann.casts('Terror', { target: 'Scathe Zombies' }));
  refused('illegal target', () => ann.chooses('Ornithopter'));
  ann.chooses('Wall of Stone');
  play.allPass();
  then('Wall of Stone').isIn('graveyard');
});

example('F-057', 'Air Elemental breathes fire', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Firebreathing'], inPlay: ['Air Elemental', 'Mountain', 'Mountain', 'Mountain'] },
    ben: {},
  });
  ann.casts('Firebreathing', { target: 'Air Elemental' });
  play.allPass();
  ann.activates('Firebreathing');
  play.allPass();
  ann.activates('Firebreathing');
  play.allPass();
  then('Air Elemental').is(6, 4);
});

example('F-058', 'a creature has Holy Strength and Unholy Strength at the same time', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Holy Strength', 'Unholy Strength'], inPlay: ['Grizzly Bears', 'Plains', 'Swamp'] },
    ben: {},
  });
  ann.casts('Holy Strength', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(3, 4);
  ann.casts('Unholy Strength', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(5, 5);
  then('Holy Strength').isIn('play').isAttachedTo('Grizzly Bears');
});

rule('F-102', 'two numbers in the corner, power first: whatever has them is a creature, and nothing else has', () => {
  for (const name of cardsOf(book)) {
    const definition = definitionOf(name);
    expect(cornerOf(definition, book.wording) !== null, name).toBe(definition.types.includes('creature'));
  }
  expect(cornerOf(definitionOf('Hurloon Minotaur'), book.wording)).toBe('2/3');
});

rule(['F-105', 'F-106'], 'the creature type is what follows Summon; other types of spell have none', () => {
  expect(line('Prodigal Sorcerer')).toBe('Summon Wizard');
  expect(line('Goblin Rock Sled')).toBe('Summon Rock Sled');
  given('fifth', { ann: { inPlay: ['Prodigal Sorcerer', 'Goblin Rock Sled', 'Ornithopter', 'Pestilence'] }, ben: {} });
  then('Prodigal Sorcerer').hasSubtypes('Wizard');
  then('Goblin Rock Sled').hasSubtypes('Rock Sled');
  then('Ornithopter').hasSubtypes();
  then('Pestilence').hasSubtypes();
  for (const name of ['Rod of Ruin', 'Juggernaut', 'Lightning Bolt', 'Fireball', 'Holy Strength'])
    expect(line(name)).not.toMatch(/Summon|—/);
});

rule(
  ['F-306', 'F-311', 'F-313'],
  'in the text box abilities come first; a fast effect is written as cost, colon, effect',
  () => {
    expect(textOf(definitionOf('Shivan Dragon'), book.wording)).toBe(
      'Flying\n{R}: Shivan Dragon gets +1/+0 until end of turn.',
    );
    expect(textOf(definitionOf('Prodigal Sorcerer'), book.wording)).toMatch(/^\{T\}: /);
    for (const name of [
      'Elder Land Wurm',
      'Wall of Spears',
      "Demon of Death's Gate",
      'Great Sable Stag',
      'Benalish Knight',
    ])
      expect(textOf(definitionOf(name), book.wording), name).toMatch(
        /^(?:Trample|First strike|Flying, trample|Protection from blue and from black)\n/,
      );
    for (const name of cardsOf(book)) {
      const definition = definitionOf(name);
      const lines = textOf(definition, book.wording).split('\n');
      const used = definition.abilities.filter((each) => each.ability === 'activated').length;
      expect(lines.filter((each) => /^[^"]*:/.test(each) && !/^Circle/.test(each)).length, name).toBeGreaterThanOrEqual(
        Math.min(1, used),
      );
      expect(wholeCard(definition, book.wording).split('\n')[0], 'no tap symbol in a casting cost').not.toContain(
        '{T}',
      );
    }
  },
);

// Magic 2011, "Parts of a Card", subtypes and supertypes: what the type line says, and what changes it.

import { expect } from 'vitest';
import { cardsOf, findCard } from '../../../src/game/index.ts';
import { target } from '../../../src/language/amount.ts';
import { change } from '../../../src/language/build.ts';
import { card, creature, instant } from '../../../src/language/card.ts';
import { CARD_TYPES } from '../../../src/language/filter.ts';
import { aLand } from '../../../src/language/target.ts';
import { m11 } from '../../../src/rulebooks/m11/book.ts';
import { textOf, typeLine } from '../../../src/wording/index.ts';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL, goblinWarrior } from './cards.ts';

const line = (name: string): string => typeLine(findCard(m11, name).definition, m11.wording);

rule('M-018', 'every card has one or more of the seven card types, and its type line names them', () => {
  const seven = ['artifact', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery'];
  expect([...CARD_TYPES].sort()).toEqual(seven);
  const names = cardsOf(m11);
  expect(names.length).toBeGreaterThan(150);
  for (const name of names) {
    const { types } = findCard(m11, name).definition;
    expect(types.length, name).toBeGreaterThan(0);
    for (const type of types) expect(line(name).toLowerCase(), name).toContain(type);
  }
});

rule(
  ['M-019', 'M-498', 'M-503', 'M-367'],
  'supertypes stand before the card type, subtypes after the dash, and both may be missing',
  () => {
    expect(line('Kamahl, Pit Fighter')).toBe('Legendary Creature — Human Barbarian');
    expect(line('Jace Beleren')).toBe('Planeswalker — Jace');
    expect(line('Loxodon Warhammer')).toBe('Artifact — Equipment');
    expect(line('Holy Strength')).toBe('Enchantment — Aura');
    expect(line('Juggernaut')).toBe('Artifact Creature — Juggernaut');
    expect(line('Levitation')).toBe('Enchantment');
    expect(line('Starlight Invoker')).toBe('Creature — Human Cleric Mutant');
    for (const name of cardsOf(m11)) {
      const { supertypes, subtypes } = findCard(m11, name).definition;
      const [before = '', after = ''] = line(name).split(' — ');
      for (const each of supertypes) expect(before.toLowerCase(), name).toContain(each);
      expect(after, name).toBe(subtypes.join(' '));
    }
  },
);

example('M-020', 'Shivan Dragon: a creature, its subtype Dragon, no supertype', () => {
  const { types, subtypes, supertypes } = findCard(m11, 'Shivan Dragon').definition;
  expect([types, subtypes, supertypes]).toEqual([['creature'], ['Dragon'], []]);
  expect(line('Shivan Dragon')).toBe('Creature — Dragon');
});

example('M-330', 'Creature — Goblin Warrior, and Basic Land — Forest', () => {
  expect(typeLine(goblinWarrior, m11.wording)).toBe('Creature — Goblin Warrior');
  given('m11', { ann: { inPlay: ['Goblin Warrior', 'Forest'] }, ben: {} }, { cards: ALL });
  then('Goblin Warrior').isA('creature').hasSubtypes('Goblin', 'Warrior');
  then('Forest').isA('land').hasSubtypes('Forest');
  expect(findCard(m11, 'Forest').definition.supertypes).toEqual(['basic']);
});

example('M-499', 'Elf Warrior has two subtypes, a plain land has none', () => {
  const elf = card('Elf Warrior', { cost: '{G}', type: creature('Elf', 'Warrior'), size: [1, 1] });
  given('m11', { ann: { inPlay: ['Elf Warrior', 'Adarkar Wastes'] }, ben: {} }, { cards: [elf] });
  then('Elf Warrior').hasSubtypes('Elf', 'Warrior');
  then('Adarkar Wastes').hasSubtypes();
  expect(line('Adarkar Wastes')).toBe('Land');
});

example('M-504', 'Basic Land — Forest is basic, Legendary Creature — Human Barbarian is legendary', () => {
  expect(line('Forest')).toBe('Basic Land — Forest');
  expect(findCard(m11, 'Forest').definition.supertypes).toEqual(['basic']);
  expect(findCard(m11, 'Kamahl, Pit Fighter').definition.supertypes).toEqual(['legendary']);
});

rule('M-503', 'a supertype has rules of its own: two legendary creatures of a name go, two others stay', () => {
  given('m11', {
    ann: { inPlay: ['Mirri, Cat Warrior', 'Grizzly Bears', 'Forest'] },
    ben: { inPlay: ['Mirri, Cat Warrior', 'Grizzly Bears', 'Forest'] },
  });
  then('Mirri, Cat Warrior').isIn('graveyard');
  then('Mirri, Cat Warrior#2').isIn('graveyard');
  then('Grizzly Bears#2').isIn('play');
  then('Forest#2').isIn('play');
});

rule('M-500', 'Aura, Equipment, basic land types and planeswalker types have rules; creature types have none', () => {
  const { ann } = given(
    'm11',
    {
      ann: {
        hand: ['Becomes an Elf'],
        inPlay: ['Forest', 'Jace Beleren', 'Loxodon Warhammer', { card: 'Hill Giant', with: ['Holy Strength'] }],
      },
      ben: {},
    },
    { cards: ALL },
  );
  then('Hill Giant').is(4, 5);
  ann.casts('Becomes an Elf', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').is(4, 5).hasSubtypes('Elf');
  then('Forest').hasSubtypes('Forest');
  ann.taps('Forest');
  then(ann).hasMana('G');
});

example(['M-502', 'M-501'], 'a Goblin Warrior that becomes an Elf is nothing but an Elf until end of turn', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Becomes an Elf'], inPlay: ['Goblin Warrior', 'Goblin Chieftain'] }, ben: {} },
    { cards: ALL },
  );
  then('Goblin Warrior').hasSubtypes('Goblin', 'Warrior').is(3, 3);
  ann.casts('Becomes an Elf', { target: 'Goblin Warrior' });
  play.allPass();
  then('Goblin Warrior').hasSubtypes('Elf').is(2, 2);
  play.until('upkeep', 'ben');
  then('Goblin Warrior').hasSubtypes('Goblin', 'Warrior').is(3, 3);
});

rule('M-501', 'only subtypes of the same kind are replaced: a land that fights stays what land it is', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Becomes an Elf'], inPlay: ['Kormus Bell', 'Swamp'] }, ben: {} },
    { cards: ALL },
  );
  then('Swamp').isA('creature').isA('land').is(1, 1);
  ann.casts('Becomes an Elf', { target: 'Swamp' });
  play.allPass();
  then('Swamp').hasSubtypes('Swamp', 'Elf');
  ann.taps('Swamp');
  then(ann).hasMana('B');
});

rule('M-501', 'and a land type replaces land types, not creature types', () => {
  const flood = card('Flood It', {
    cost: '{0}',
    type: instant,
    targets: [aLand],
    effects: [change(target(), [{ change: 'landType', to: 'Island' }])],
  });
  const { ann } = given(
    'm11',
    { ann: { hand: ['Flood It'], inPlay: ["Mishra's Factory", 'Plains'] }, ben: {} },
    { cards: [flood] },
  );
  ann.activates("Mishra's Factory");
  play.allPass();
  then("Mishra's Factory").hasSubtypes('Assembly-Worker').is(2, 2);
  ann.casts('Flood It', { target: "Mishra's Factory" });
  play.allPass();
  then("Mishra's Factory").hasSubtypes('Island', 'Assembly-Worker');
});

rule(['M-315'], 'each Aura says what it enchants', () => {
  for (const name of cardsOf(m11)) {
    const { definition } = findCard(m11, name);
    if (definition.enchant === null) continue;
    expect(definition.subtypes, name).toContain('Aura');
    expect(textOf(definition, m11.wording), name).toMatch(/^Enchant \w+/m);
  }
  expect(textOf(findCard(m11, 'Cursed Land').definition, m11.wording)).toMatch(/^Enchant land/);
});

rule('M-306', 'a star is a number that an ability of the creature sets', () => {
  const { definition } = findCard(m11, 'Nightmare');
  expect(textOf(definition, m11.wording)).toContain(
    "Nightmare's power and toughness are each equal to the number of Swamps you control",
  );
  given('m11', { ann: { inPlay: ['Nightmare', 'Swamp', 'Swamp'] }, ben: { inPlay: ['Swamp', 'Swamp', 'Swamp'] } });
  then('Nightmare').is(2, 2);
});

example(['M-308', 'M-306'], 'Nightmare with four Swamps is 4/4 at once, with a fifth 5/5', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Nightmare', 'Swamp'], inPlay: [...Array(4).fill('Swamp'), 'Island', 'Island'] },
    ben: { hand: ['Stone Rain'], inPlay: Array(3).fill('Mountain') },
  });
  ann.casts('Nightmare');
  play.allPass();
  then('Nightmare').is(4, 4);
  ann.plays('Swamp');
  then('Nightmare').is(5, 5);
});

rule('M-306', 'other effects come on top of what the star says', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Giant Growth'],
      inPlay: [{ card: 'Nightmare', counters: { '+1/+1': 1 } }, 'Swamp', 'Swamp', 'Forest'],
    },
    ben: {},
  });
  then('Nightmare').is(3, 3);
  ann.casts('Giant Growth', { target: 'Nightmare' });
  play.allPass();
  then('Nightmare').is(6, 6);
});

rule('M-483', 'a keyword alone brings its whole rule, whatever a reminder would say', () => {
  expect(textOf(findCard(m11, 'Deadly Recluse').definition, m11.wording)).toMatch(/deathtouch/i);
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Deadly Recluse'] },
    ben: { inPlay: ['Hill Giant', 'Craw Wurm'] },
  });
  ann.attacks('Deadly Recluse');
  ben.blocks('Deadly Recluse', 'Hill Giant', 'Craw Wurm');
  ann.chooses('Craw Wurm', 'Hill Giant');
  ann.assigns({ 'Craw Wurm': 1 });
  then('Craw Wurm').isIn('graveyard');
  then('Hill Giant').isIn('play');
});

example('M-369', 'Goblin Chieftain: other Goblins of its controller are bigger and have haste', () => {
  given(
    'm11',
    {
      ann: { inPlay: ['Goblin Chieftain', 'Goblin Warrior', 'Grizzly Bears'] },
      ben: { inPlay: ['Goblin Warrior', 'Raging Goblin'] },
    },
    { cards: ALL },
  );
  then('ann:Goblin Warrior').is(3, 3).hasKeyword('haste');
  then('Goblin Chieftain').is(2, 2);
  then('Grizzly Bears').is(2, 2).lacksKeyword('haste');
  then('ben:Goblin Warrior').is(2, 2).lacksKeyword('haste');
  then('Raging Goblin').is(1, 1);
});

example(['M-336', 'M-335'], 'a red creature that becomes blue is blue and not red, until end of turn', () => {
  const { ann } = given(
    'm11',
    {
      ann: { hand: ['Becomes Blue'], inPlay: ['Hill Giant'] },
      ben: { hand: ['Blue Elemental Blast', 'Red Elemental Blast'], inPlay: ['Mountain', 'Island'] },
    },
    { cards: ALL },
  );
  then('Hill Giant').isColor('red');
  ann.casts('Becomes Blue', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isColor('blue');
  play.until('end');
  then('Hill Giant').isColor('blue');
  play.until('upkeep', 'ben');
  then('Hill Giant').isColor('red');
});

rule('M-335', 'the new color replaces all the old ones, also of a card of two colors', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Thoughtlace'], inPlay: ['Island', 'Black-Red Goblin'] }, ben: {} },
    { cards: ALL },
  );
  ann.casts('Thoughtlace', { target: 'Black-Red Goblin' });
  play.allPass();
  then('Black-Red Goblin').isColor('blue');
  play.until('upkeep', 'ben');
  then('Black-Red Goblin').isColor('blue');
});

rule('M-439', '"non" excludes what follows: Terror takes nonartifact, nonblack creatures', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Terror'],
      inPlay: ['Swamp', 'Swamp', 'Scathe Zombies', 'Juggernaut', 'Hill Giant', 'Grizzly Bears'],
    },
    ben: {},
  });
  ann.casts('Terror');
  expect(ann.choices).toEqual(['Hill Giant', 'Grizzly Bears']);
});

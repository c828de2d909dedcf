// Tenth Edition, "Parts of a Card" and the glossary on type lines, text boxes and names.

import { expect } from 'vitest';
import { PRINTINGS, RARITIES } from '../../../src/cards/printings.ts';
import { cardsOf } from '../../../src/game/index.ts';
import { target } from '../../../src/language/amount.ts';
import { change } from '../../../src/language/build.ts';
import { card, creature, instant } from '../../../src/language/card.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { abilitiesOf, boxOf, definition, lineOf, tenthBook, wordsOf } from './support.ts';

const goblinWarrior = card('Goblin Brute', { cost: '{1}{R}', type: creature('Goblin', 'Warrior'), size: [2, 2] });
const turnsElf = card('Turn Elf', {
  cost: '{G}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'creatureTypes', subtypes: ['Elf'] }])],
});

rule(
  ['T-015', 'T-016', 'T-030', 'T-460', 'T-462', 'T-467'],
  'the type line names types, and super- and subtypes where there are any',
  () => {
    expect(lineOf('Cancel')).toBe('Instant');
    expect(lineOf('Tidings')).toBe('Sorcery');
    expect(lineOf('Furnace of Rath')).toBe('Enchantment');
    expect(lineOf('Holy Strength')).toBe('Enchantment — Aura');
    expect(lineOf('Fountain of Youth')).toBe('Artifact');
    expect(lineOf('Loxodon Warhammer')).toBe('Artifact — Equipment');
    expect(lineOf('Juggernaut')).toBe('Artifact Creature — Juggernaut');
    expect(lineOf('Adarkar Wastes')).toBe('Land');
    expect(lineOf('Kamahl, Pit Fighter')).toBe('Legendary Creature — Human Barbarian');
    const six = ['artifact', 'creature', 'enchantment', 'instant', 'land', 'sorcery'];
    for (const name of cardsOf(tenthBook)) {
      expect(definition(name).types.length, name).toBeGreaterThan(0);
      for (const type of definition(name).types) expect(six, name).toContain(type);
    }
  },
);

example('T-017', 'Prodigal Pyromancer is a creature, and a Human and a Wizard', () => {
  expect(lineOf('Prodigal Pyromancer')).toBe('Creature — Human Wizard');
  given('tenth', { ann: { inPlay: ['Prodigal Pyromancer'] }, ben: {} });
  then('Prodigal Pyromancer').isA('creature').hasSubtypes('Human', 'Wizard');
  expect(definition('Prodigal Pyromancer').supertypes).toEqual([]);
});

example('T-293', 'a Goblin Warrior and a basic Forest', () => {
  given('tenth', { ann: { inPlay: ['Goblin Brute', 'Forest'] }, ben: {} }, { cards: [goblinWarrior] });
  then('Goblin Brute').isA('creature').hasSubtypes('Goblin', 'Warrior');
  then('Forest').isA('land').hasSubtypes('Forest');
  expect(definition('Forest').supertypes).toEqual(['basic']);
});

example('T-463', 'Elf Warrior is two subtypes; just "Land" is none', () => {
  const elf = card('Elf of War', { cost: '{G}', type: creature('Elf', 'Warrior'), size: [1, 1] });
  given('tenth', { ann: { inPlay: ['Elf of War', 'Adarkar Wastes'] }, ben: {} }, { cards: [elf] });
  then('Elf of War').hasSubtypes('Elf', 'Warrior');
  then('Adarkar Wastes').isA('land').hasSubtypes();
});

example('T-468', 'basic is a supertype of Forest, legendary one of a Human Barbarian', () => {
  expect(definition('Forest').supertypes).toEqual(['basic']);
  expect(definition('Kamahl, Pit Fighter').supertypes).toEqual(['legendary']);
  expect(definition('Kamahl, Pit Fighter').subtypes).toEqual(['Human', 'Barbarian']);
});

rule(
  'T-469',
  'a supertype goes with any type: a legendary artifact is held to the legend rule, a basic land may be in play twice',
  () => {
    const crown = card('Crown of One', {
      cost: '{1}',
      type: { ...card('x', { type: creature() }), types: ['artifact'], supertypes: ['legendary'], subtypes: [] },
    });
    given(
      'tenth',
      { ann: { inPlay: ['Crown of One', 'Forest', 'Forest'] }, ben: { inPlay: ['Crown of One'] } },
      { cards: [crown] },
    );
    then('ann:Crown of One').isIn('graveyard');
    then('ben:Crown of One').isIn('graveyard');
    then('Forest').isIn('play');
    then('Forest#2').isIn('play');
  },
);

rule(['T-018', 'T-019'], 'every card of the set has its printing there, and one of the rarities', () => {
  expect(PRINTINGS['Prodigal Pyromancer']?.['10E']).toBe('Common');
  expect(PRINTINGS['Furnace of Rath']?.['10E']).toBe('Rare');
  expect(PRINTINGS['Hypnotic Specter']?.['10E']).toBe('Rare');
  expect(PRINTINGS['Ancestral Recall']?.['10E']).toBeUndefined();
  const rarities = Object.values(PRINTINGS).flatMap((sets) => (sets['10E'] === undefined ? [] : [sets['10E']]));
  expect(rarities.length).toBeGreaterThan(60);
  for (const rarity of rarities) expect(RARITIES.slice(0, 4)).toContain(rarity);
});

rule(['T-020', 'T-272'], 'what the text box says is what the permanent can do', () => {
  expect(wordsOf('Starlight Invoker')).toBe('{7}{W}: You gain 5 life.');
  given('tenth', { ann: { inPlay: ['Starlight Invoker', 'Craw Wurm'] }, ben: {} });
  expect(abilitiesOf('Starlight Invoker')).toBe(1);
  expect(wordsOf('Craw Wurm')).toBe('');
  expect(abilitiesOf('Craw Wurm')).toBe(0);
});

rule('T-022', 'reminder text gives a permanent no ability', () => {
  given('tenth', { ann: { inPlay: ['Bog Wraith', 'Scathe Zombies'] }, ben: {} });
  const view = play.game.view(0).inPlay;
  expect(view.find(({ name }) => name === 'Bog Wraith')?.keywords).toEqual(['swampwalk']);
  expect(view.find(({ name }) => name === 'Scathe Zombies')?.keywords).toEqual([]);
  expect(wordsOf('Scathe Zombies')).toBe('');
  expect(wordsOf('Bog Wraith')).toBe('Swampwalk');
});

rule(
  ['T-027', 'T-028', 'T-029'],
  'the box: power is the damage it deals in combat, toughness the damage within a turn that destroys it',
  () => {
    expect(boxOf('Craw Wurm')).toBe('6/4');
    expect(boxOf('Cancel')).toBeNull();
    for (const name of cardsOf(tenthBook))
      expect(boxOf(name) !== null, name).toBe(definition(name).types.includes('creature'));
    const { ann, ben } = given(
      'tenth',
      {
        ann: { hand: ['Incinerate', 'Mogg Fanatic'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
        ben: { inPlay: ['Craw Wurm'] },
      },
      { step: 'main' },
    );
    ann.casts('Mogg Fanatic');
    play.allPass();
    ann.casts('Incinerate', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').hasDamage(3).isIn('play');
    ann.activates('Mogg Fanatic', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

example(
  ['T-466', 'T-465'],
  '"Target creature becomes an Elf until end of turn": its creature types are Elf only, until then',
  () => {
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Turn Elf'], inPlay: ['Forest', 'Goblin Brute', 'Goblin King'] }, ben: {} },
      { cards: [turnsElf, goblinWarrior] },
    );
    then('Goblin Brute').is(3, 3);
    ann.casts('Turn Elf', { target: 'Goblin Brute' });
    play.allPass();
    then('Goblin Brute').hasSubtypes('Elf').isA('creature').is(2, 2);
    play.until('upkeep', 'ben');
    then('Goblin Brute').hasSubtypes('Goblin', 'Warrior').is(3, 3);
  },
);

rule(
  'T-465',
  'creature types are replaced by creature types only: an animated land stays what it was as a land',
  () => {
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Turn Elf'], inPlay: ['Forest', 'Swamp', 'Kormus Bell'] }, ben: {} },
      { cards: [turnsElf] },
    );
    ann.taps('Forest');
    ann.casts('Turn Elf', { target: 'Swamp' });
    play.allPass();
    then('Swamp').isA('land').isA('creature').hasSubtypes('Swamp', 'Elf').is(1, 1);
  },
);

rule(['T-269'], 'stars stand for values that an ability sets', () => {
  expect(boxOf('Nightmare')).toBe('*/*');
  expect(wordsOf('Nightmare')).toContain(
    "Nightmare's power and toughness are each equal to the number of Swamps you control.",
  );
});

example('T-271', 'Nightmare with four Swamps is 4/4, and 5/5 as soon as a fifth is played', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Nightmare', 'Swamp'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Forest', 'Forest'] },
    ben: { inPlay: ['Swamp'] },
  });
  ann.casts('Nightmare');
  play.allPass();
  then('Nightmare').is(4, 4);
  ann.plays('Swamp');
  then('Nightmare').is(5, 5);
});

rule(
  ['T-327', 'T-464'],
  'every word after the dash is a creature type, and creature types carry no rules of their own',
  () => {
    expect(definition('Starlight Invoker').subtypes).toEqual(['Human', 'Cleric', 'Mutant']);
    const wall = card('Plain Wall', { cost: '{1}', type: creature('Wall'), size: [1, 1] });
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Plain Wall'] }, ben: {} }, { cards: [wall] });
    ann.attacks('Plain Wall');
    play.until('end of combat');
    then(ben).hasLife(19);
  },
);

rule('T-392', 'a name in its own text box is that very card, not another of the same name', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Plains', 'Honor Guard', 'Honor Guard'] }, ben: {} });
  ann.activates('Honor Guard#2');
  play.allPass();
  then('Honor Guard#1').is(1, 1);
  then('Honor Guard#2').is(1, 2);
});

rule('T-393', '"non" means "that is not": Terror cannot aim at a black creature or an artifact creature', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { inPlay: ['Scathe Zombies', 'Juggernaut', 'Grizzly Bears', 'Craw Wurm'] },
  });
  refused('illegal target', () => ann.casts('Terror', { target: 'Scathe Zombies' }));
});

// Fifth, "Lands" and "The Colors of Mana and Magic": where mana comes from and what it pays for.

import { expect } from 'vitest';
import { cardsOf, findBook, findCard } from '../../../src/game/library.ts';
import { COLORS } from '../../../src/language/mana.ts';
import { typeLine } from '../../../src/wording/index.ts';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { findCard as findObject } from '../../support/find.ts';

const book = findBook('fifth');
const definitions = cardsOf(book).map((name) => findCard(book, name).definition);

rule(['F-009', 'F-010'], 'every card is a land or a spell, and a land says so in its type line', () => {
  for (const card of definitions) {
    const isLand = typeLine(card, book.wording).includes('Land') && card.enchant === null;
    expect(isLand, card.name).toBe(card.types.includes('land'));
    expect(card.cost !== null, `${card.name} is cast for a cost`).toBe(!isLand);
  }
  const { ann } = given('fifth', {
    ann: { hand: ['Mountain', 'Gray Ogre'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: {},
  });
  refused('not offered', () => ann.casts('Mountain'));
  refused('not offered', () => ann.plays('Gray Ogre'));
  expect(ann.mayPlay('Mountain')).toBe(true);
  expect(ann.mayCast('Gray Ogre')).toBe(true);
});

rule('F-011', 'at most one land is laid out in a turn', () => {
  const { ann } = given('fifth', { ann: { hand: ['Mountain', 'Forest'] }, ben: {} });
  ann.plays('Mountain');
  refused('one land', () => ann.plays('Forest'));
  currentTable().answer({ kind: 'begin attack' }, ann.seat);
  play.until('second main');
  refused('one land', () => ann.plays('Forest'));
});

rule(
  ['F-012', 'F-013', 'F-014', 'F-017', 'F-018'],
  'a land just laid out is tapped for one mana, which casts a spell',
  () => {
    const { ann } = given('fifth', { ann: { hand: ['Mountain', "Mons's Goblin Raiders"] }, ben: {} });
    refused('not enough mana', () => ann.casts("Mons's Goblin Raiders"));
    ann.plays('Mountain');
    then('Mountain').isUntapped();
    then(ann).hasMana('');
    ann.taps('Mountain');
    then('Mountain').isTapped();
    then(ann).hasMana('R');
    ann.casts("Mons's Goblin Raiders");
    then(ann).hasMana('');
    play.allPass();
    then("Mons's Goblin Raiders").isIn('play');
  },
);

rule('F-015', 'tapped cards untap at the start of their controller’s next turn, not of the other’s', () => {
  given('fifth', {
    ann: { inPlay: [{ card: 'Mountain', tapped: true }] },
    ben: { inPlay: [{ card: 'Forest', tapped: true }] },
  });
  play.until('upkeep', 'ben');
  then('Forest').isUntapped();
  then('Mountain').isTapped();
  play.until('upkeep', 'ann');
  then('Mountain').isUntapped();
});

rule('F-016', 'an effect with the tap symbol taps its card, and a tapped card cannot be used so', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Prodigal Sorcerer'] }, ben: {} });
  ann.activates('Prodigal Sorcerer', { target: ben });
  then('Prodigal Sorcerer').isTapped();
  play.allPass();
  then(ben).hasLife(19);
  refused('tapped', () => ann.activates('Prodigal Sorcerer', { target: ben }));
});

rule(
  ['F-019', 'F-020', 'F-021'],
  'Oasis prevents damage to a creature and gives no mana: only what says so is tapped for mana',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ["Mons's Goblin Raiders"], inPlay: ['Oasis', 'Grizzly Bears', 'Prodigal Sorcerer'] },
        ben: {
          hand: ['Lightning Bolt', 'Giant Growth'],
          inPlay: ['Mountain', 'Rod of Ruin', 'Mountain', 'Mountain', 'Mountain'],
        },
      },
      { active: 'ann' },
    );
    refused('not offered', () => ann.taps('Oasis'));
    refused('not offered', () => ann.taps('Grizzly Bears'));
    refused('not enough mana', () => ann.casts("Mons's Goblin Raiders"));
    ben.activates('Rod of Ruin', { target: 'Grizzly Bears' });
    play.until('damage prevention');
    ann.activates('Oasis', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').hasDamage(0);
    then('Oasis').isTapped();
  },
);

rule('F-022', 'the card is right: Ball Lightning attacks at once, though a creature new in play cannot', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Ball Lightning'],
      inPlay: ['Mountain', 'Mountain', 'Mountain', { card: 'Grizzly Bears', sick: true }],
    },
    ben: {},
  });
  ann.casts('Ball Lightning');
  play.allPass();
  ann.attacks('Ball Lightning');
  then('Ball Lightning').isAttacking();
  then('Grizzly Bears').isNotAttacking();
});

example(['F-025', 'F-023'], 'a land tapped by a spell of the opponent gives no mana to anybody', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Twiddle'], inPlay: ['Island'] }, ben: { inPlay: ['Forest'] } });
  ann.casts('Twiddle', { target: 'Forest', mode: 0 });
  play.allPass();
  then('Forest').isTapped();
  then(ben).hasMana('');
  then(ann).hasMana('');
});

rule('F-024', 'a land that is kept tapped gives its mana once and no more', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Forest'] }, ben: {} });
  ann.taps('Forest');
  then(ann).hasMana('G');
  refused('not offered', () => ann.activates('Forest'));
  const id = findObject(currentTable(), 'Forest', ['play'], ann.seat);
  expect(play.game.whyNot({ kind: 'use', source: id, ability: 0 })?.key).toBe('tapped');
  then(ann).hasMana('G');
});

rule(['F-026', 'F-314'], 'nobody can answer the tapping of a land or of another mana source', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Mountain', 'Llanowar Elves'] },
    ben: { hand: ['Counterspell', 'Lightning Bolt', 'Mana Short'], inPlay: ['Island', 'Island', 'Island', 'Mountain'] },
  });
  for (const [source, pool] of [
    ['Mountain', 'R'],
    ['Llanowar Elves', 'RG'],
  ] as const) {
    ann.taps(source);
    then(ann).hasMana(pool);
    expect(play.game.state.chain).toEqual([]);
    expect(play.asked, 'ann goes on without anybody being asked').toBe('ann');
  }
  expect(ben.mayCast('Lightning Bolt')).toBe(false);
});

rule('F-027', 'each of the five basic lands gives mana of its own colour', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] }, ben: {} });
  let pool = '';
  for (const [land, mana] of [
    ['Plains', 'W'],
    ['Island', 'U'],
    ['Swamp', 'B'],
    ['Mountain', 'R'],
    ['Forest', 'G'],
  ] as const) {
    ann.taps(land);
    pool += mana;
    then(ann).hasMana(pool);
  }
});

rule(
  ['F-028', 'F-029', 'F-030', 'F-031', 'F-032', 'F-033'],
  'five colours of spells, each cast with the mana of its own basic land, and colourless ones besides',
  () => {
    const lands = { white: 'Plains', blue: 'Island', black: 'Swamp', red: 'Mountain', green: 'Forest' } as const;
    const spells = {
      white: 'Savannah Lions',
      blue: 'Merfolk of the Pearl Trident',
      black: 'Unholy Strength',
      red: "Mons's Goblin Raiders",
      green: 'Scryb Sprites',
    } as const;
    for (const color of COLORS) {
      const { ann } = given('fifth', {
        ann: { hand: Object.values(spells), inPlay: [lands[color], { card: 'Ornithopter', tapped: true }] },
        ben: {},
      });
      for (const other of COLORS)
        expect(ann.mayCast(spells[other]), `${spells[other]} from ${lands[color]}`).toBe(other === color);
      expect(findCard(book, spells[color]).definition.colors).toEqual([color]);
    }
    expect(findCard(book, 'Ornithopter').definition.colors).toEqual([]);
  },
);

rule(['F-034', 'F-035', 'F-036'], 'green mana is green mana, from a forest or from Llanowar Elves', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Grizzly Bears', 'Shanodin Dryads'], inPlay: ['Llanowar Elves', 'Forest', 'Mountain'] },
    ben: {},
  });
  ann.taps('Llanowar Elves');
  then(ann).hasMana('G');
  then('Llanowar Elves').isTapped();
  ann.taps('Forest');
  then(ann).hasMana('GG');
  ann.casts('Shanodin Dryads');
  play.allPass();
  then(ann).hasMana('G');
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').isIn('play');
});

rule(
  ['F-037', 'F-038', 'F-039', 'F-193', 'F-197'],
  'colourless mana pays generic costs only; any mixture of mana pays them',
  () => {
    const { ann } = given('fifth', {
      ann: { mana: 'CC', hand: ['Sol Ring', 'Savannah Lions', 'Grizzly Bears', 'Howling Mine'] },
      ben: {},
    });
    refused('not enough mana', () => ann.casts('Savannah Lions'));
    refused('not enough mana', () => ann.casts('Grizzly Bears'));
    expect(ann.mayCast('Sol Ring')).toBe(true);
    ann.casts('Howling Mine');
    then(ann).hasMana('');
    play.allPass();
    then('Howling Mine').isIn('play').isColor();
    const mixed = given('fifth', { ann: { mana: 'WURBC', hand: ['Rod of Ruin', 'Juggernaut'] }, ben: {} });
    mixed.ann.casts('Juggernaut');
    then(mixed.ann).hasMana('R');
  },
);

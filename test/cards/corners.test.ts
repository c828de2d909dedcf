// Corners of single cards: what is left out, what comes back, and what happens when there is nothing to do.

import { describe, expect, test } from 'vitest';
import { bearerIs } from '../../src/language/build.ts';
import { aura, card, creature } from '../../src/language/card.ts';
import { given, play, then } from '../play.ts';

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

describe('Djinn of Wishes', () => {
  const wishing = (library: string[], ben: object = {}) =>
    given('m11', {
      ann: { inPlay: [{ card: 'Djinn of Wishes', counters: { wish: 3 } }, ...lands('Island', 4)], library },
      ben,
    });

  test('what is cast for nothing waits on the stack, and can be answered', () => {
    const { ann, ben } = wishing(['Craw Wurm', 'Plains'], { hand: ['Cancel'], inPlay: lands('Island', 3) });
    ann.activates('Djinn of Wishes');
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('yes');
    then('Craw Wurm').isIn('chain');
    ann.passes();
    ben.casts('Cancel', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('graveyard');
  });

  test('a Cancel from the top counters what it answers', () => {
    const { ann, ben } = wishing(['Cancel', 'Plains'], { hand: ['Lightning Bolt'], inPlay: ['Mountain'] });
    ann.passes();
    ben.casts('Lightning Bolt', { target: ann });
    ann.activates('Djinn of Wishes');
    while (play.question?.ask === 'act') play.pass();
    ann.chooses('yes');
    play.allPass();
    then(ann).hasLife(20);
    then('Lightning Bolt').isIn('graveyard');
  });

  test('what could only be aimed at something with a larger X cannot be played', () => {
    const { ann, ben } = wishing(['Spell Blast', 'Plains'], { hand: ['Lightning Bolt'], inPlay: ['Mountain'] });
    ann.passes();
    ben.casts('Lightning Bolt', { target: ann });
    ann.activates('Djinn of Wishes');
    play.allPass();
    then('Spell Blast').isIn('removed');
    then(ann).hasLife(17);
  });

  test('with an empty library it does nothing', () => {
    const { ann } = wishing([]);
    ann.activates('Djinn of Wishes');
    play.allPass();
    then('Djinn of Wishes').hasCounters('wish', 2);
    play.isGoingOn();
  });
});

test('Platinum Angel: who could not draw while it was there has not lost when it goes, but at the next draw', () => {
  const { ben } = given(
    'm11',
    { ann: { inPlay: ['Platinum Angel'], library: [] }, ben: { hand: ['Shatter'], inPlay: lands('Mountain', 2) } },
    { active: 'ben' },
  );
  play.until('main', 'ann');
  play.isGoingOn();
  ben.casts('Shatter', { target: 'Platinum Angel' });
  play.allPass();
  then('Platinum Angel').isIn('graveyard');
  play.isGoingOn();
  play.until('main', 'ben');
  play.isGoingOn();
  while (play.question !== null) play.pass();
  play.isWonBy('ben');
});

test('Phylactery Lich: a second one adds its counter to the one that is there', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Phylactery Lich'],
      inPlay: [{ card: 'Ornithopter', counters: { phylactery: 1 } }, ...lands('Swamp', 3)],
    },
    ben: {},
  });
  ann.casts('Phylactery Lich');
  play.allPass();
  then('Ornithopter').hasCounters('phylactery', 2);
  then('Phylactery Lich').isIn('play');
});

describe("Harm's Way", () => {
  function turning(target: string) {
    const actors = given(
      'm11',
      {
        ann: { hand: ["Harm's Way"], inPlay: ['Plains', 'Grizzly Bears'] },
        ben: { hand: ['Lava Axe', 'Unsummon'], inPlay: [...lands('Mountain', 5), 'Island', 'Craw Wurm'] },
      },
      { active: 'ben' },
    );
    actors.ben.casts('Lava Axe', { target: 'ann' });
    actors.ben.passes();
    actors.ann.casts("Harm's Way", { target });
    actors.ann.passes();
    return actors;
  }

  test('two of the damage go to another', () => {
    const { ann, ben } = turning('Craw Wurm');
    ben.passes();
    ann.chooses('Lava Axe');
    play.allPass();
    then(ann).hasLife(17);
    then('Craw Wurm').hasDamage(2);
  });

  test('what was to be hit is gone: then nothing is turned aside', () => {
    const { ann, ben } = turning('Craw Wurm');
    ben.passes();
    ann.chooses('Lava Axe');
    ben.casts('Unsummon', { target: 'Craw Wurm' });
    play.allPass();
    then(ann).hasLife(15);
    then(ben).hasLife(20);
  });
});

test("Harm's Way: what is no creature any more takes nothing over", () => {
  const spirit = card('Spirit of the Machine', {
    cost: '{0}',
    type: aura({ types: ['artifact'] }),
    abilities: [bearerIs({ change: 'becomes', types: ['creature'], subtypes: [], colors: null, size: [2, 3] })],
  });
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ["Harm's Way", 'Disenchant'], inPlay: lands('Plains', 3) },
      ben: {
        hand: ['Lava Axe'],
        inPlay: [...lands('Mountain', 5), { card: 'Jayemdae Tome', with: ['Spirit of the Machine'] }],
      },
    },
    { active: 'ben', cards: [spirit] },
  );
  ben.casts('Lava Axe', { target: 'ann' });
  ben.passes();
  ann.casts("Harm's Way", { target: 'Jayemdae Tome' });
  ann.passes();
  ben.passes();
  ann.chooses('Lava Axe');
  ben.passes();
  ann.casts('Disenchant', { target: 'Spirit of the Machine' });
  play.allPass();
  then('Jayemdae Tome').isNotA('creature').hasDamage(0);
  then(ann).hasLife(15);
});

test('Coat of Arms: a creature of no kind shares none', () => {
  given(
    'm11',
    { ann: { inPlay: ['Coat of Arms', 'Kindless', 'Kindless', 'Grizzly Bears', 'Runeclaw Bear'] }, ben: {} },
    { cards: [card('Kindless', { cost: '{1}', type: creature(), size: [1, 1] })] },
  );
  then('Kindless#1').is(1, 1);
  then('Grizzly Bears').is(3, 3);
});

describe('Master of the Wild Hunt', () => {
  const hunting = (prey: string, wolves: number) => {
    const actors = given('m11', {
      ann: { inPlay: ['Master of the Wild Hunt', ...lands('Tundra Wolves', wolves)] },
      ben: { inPlay: [prey] },
    });
    actors.ann.activates('Master of the Wild Hunt', { target: prey });
    play.allPass();
    return actors;
  };

  test('the prey strikes back at the pack', () => {
    hunting('Giant Spider', 1);
    then('Giant Spider').hasDamage(1);
    then('Tundra Wolves').isIn('graveyard');
  });

  test('prey without power does not', () => {
    hunting('Ornithopter', 1);
    then('Ornithopter').hasDamage(1);
    then('Tundra Wolves').isIn('play').isTapped();
  });

  test('without a pack nothing happens to anybody', () => {
    hunting('Giant Spider', 0);
    then('Giant Spider').hasDamage(0);
    then('Master of the Wild Hunt').isTapped();
    expect(play.game.events.some(({ event }) => event === 'damaged')).toBe(false);
  });
});

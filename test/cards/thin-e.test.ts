// Cards of 2009 and 2010 against each other: what one card's words mean where another's are in the way.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const BOOKS = ['tenth', 'm11'] as const;
const some = (number: number, card: string): string[] => Array.from({ length: number }, () => card);

describe('life, lost and gained', () => {
  test.each(BOOKS)('Sanguine Bond hears of Consume Spirit and of lifelink, once for each gain (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Consume Spirit'], inPlay: ['Sanguine Bond', 'Child of Night', ...some(5, 'Swamp')] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Consume Spirit', { x: 3, target: 'Hill Giant' });
    play.allPass();
    play.allPass();
    then(ann).hasLife(23);
    then(ben).hasLife(17);
    ann.attacks('Child of Night');
    play.until('second main');
    then(ann).hasLife(25);
    then(ben).hasLife(13); // two of the attack and two of the Bond
  });

  test.each(BOOKS)('Xathrid Demon: with a creature, and without one (%s)', (book) => {
    given(book, { ann: { inPlay: ['Xathrid Demon', 'Hill Giant'] }, ben: {} }, { active: 'ben' });
    play.until('upkeep', 'ann');
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    expect(play.lives).toEqual([20, 17]);
    given(book, { ann: { inPlay: ['Xathrid Demon'] }, ben: {} }, { active: 'ben' });
    play.until('upkeep', 'ann');
    play.allPass();
    expect(play.lives).toEqual([13, 20]);
    then('Xathrid Demon').isTapped();
  });

  test.each(BOOKS)('Guardian Seraph takes one from each source, each time (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt', 'Earthquake'], inPlay: ['Hill Giant', 'Grizzly Bears', ...some(3, 'Mountain')] },
      ben: { inPlay: ['Guardian Seraph'] },
    });
    ann.attacks('Hill Giant', 'Grizzly Bears');
    ben.doesNotBlock();
    play.until('second main');
    then(ben).hasLife(17);
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(15);
    ann.casts('Earthquake', { x: 1 });
    play.allPass();
    then(ben).hasLife(15);
    then(ann).hasLife(19);
  });

  test.each(BOOKS)("Harm's Way: two of a Bolt go elsewhere, the third does not (%s)", (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
      ben: { hand: ["Harm's Way"], inPlay: ['Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts("Harm's Way", { target: 'Grizzly Bears' });
    play.pass();
    play.pass();
    ben.chooses('Lightning Bolt');
    play.allPass();
    then(ben).hasLife(19);
    then('Grizzly Bears').isIn('graveyard');
  });
});

describe('what is tapped, and stays so', () => {
  test.each(BOOKS)('Wall of Frost holds the attacker through one untap step (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Craw Wurm', 'Serra Angel'] },
      ben: { inPlay: ['Wall of Frost'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Wall of Frost');
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Craw Wurm').isTapped();
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Craw Wurm').isUntapped();
  });

  test.each(BOOKS)('Sleep: that player’s creatures, not those that come later (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Sleep'], inPlay: some(4, 'Island') },
      ben: { hand: ['Raging Goblin'], inPlay: ['Hill Giant', 'Mountain'] },
    });
    ann.casts('Sleep', { target: 'ben' });
    play.allPass();
    then('Hill Giant').isTapped();
    play.until('main', 'ben');
    then('Hill Giant').isTapped();
    then('Mountain').isUntapped();
    play.until('main', 'ann');
    play.until('main', 'ben');
    then('Hill Giant').isUntapped();
  });

  test.each(BOOKS)('Entangling Vines fall off what another card untaps (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Entangling Vines', 'Act of Treason'], inPlay: [...some(4, 'Forest'), ...some(3, 'Mountain')] },
      ben: { inPlay: [{ card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] },
    });
    ann.casts('Entangling Vines', { target: 'Hill Giant' });
    play.allPass();
    then('Entangling Vines').isAttachedTo('Hill Giant');
    ann.casts('Act of Treason', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isUntapped().isControlledBy(ann);
    then('Entangling Vines').isIn('graveyard');
  });

  test.each(BOOKS)('Ice Cage: no abilities, no attack, until it is aimed at (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Giant Growth'], inPlay: [{ card: 'Prodigal Pyromancer', with: ['Ice Cage'] }, 'Forest'] },
      ben: {},
    });
    expect(ann.mayActivate('Prodigal Pyromancer')).toBe(false);
    ann.casts('Giant Growth', { target: 'Prodigal Pyromancer' });
    play.allPass();
    then('Ice Cage').isIn('graveyard');
    play.allPass();
    then('Prodigal Pyromancer').is(4, 4);
    ann.activates('Prodigal Pyromancer', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });
});

describe('counters and copies', () => {
  test.each(BOOKS)('Protean Hydra: three damage, three counters off, six back at the end (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Protean Hydra', 'Lightning Bolt'], inPlay: [...some(5, 'Forest'), 'Mountain'] },
      ben: {},
    });
    ann.casts('Protean Hydra', { x: 4 });
    play.allPass();
    then('Protean Hydra').is(4, 4);
    ann.casts('Lightning Bolt', { target: 'Protean Hydra' });
    play.allPass();
    then('Protean Hydra').is(1, 1).hasDamage(0);
    play.until('main', 'ben');
    then('Protean Hydra').is(7, 7);
  });

  test.each(BOOKS)('Twincast copies a Fireball with its X, for another target (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Fireball'], inPlay: some(4, 'Mountain') },
      ben: { hand: ['Twincast'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Fireball', { x: 3, target: ben });
    ann.passes();
    ben.casts('Twincast', { target: 'Fireball' });
    play.pass();
    play.pass();
    ben.chooses('yes');
    ben.chooses('ann');
    play.allPass();
    then(ann).hasLife(17);
    play.allPass();
    then(ben).hasLife(17);
  });

  test.each(BOOKS)('Polymorph: what cannot be destroyed stays, and another comes all the same (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Polymorph'], inPlay: some(4, 'Island') },
      ben: {
        inPlay: [{ card: 'Hill Giant', with: ['Indestructibility'] }],
        library: ['Forest', 'Craw Wurm', 'Forest'],
      },
    });
    ann.casts('Polymorph', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('play');
    then('Craw Wurm').isIn('play');
  });

  test.each(BOOKS)('Open the Vaults: an Aura comes back onto something, or stays where it is (%s)', (book) => {
    for (const bearer of [['Hill Giant'], []]) {
      const { ann, ben } = given(book, {
        ann: { hand: ['Open the Vaults'], inPlay: some(6, 'Plains'), graveyard: ['Holy Strength', 'Howling Mine'] },
        ben: { inPlay: bearer, graveyard: ['Ornithopter'] },
      });
      ann.casts('Open the Vaults');
      play.allPass();
      if (play.question?.ask === 'pick') ann.chooses(bearer[0] ?? '');
      then('Howling Mine').isIn('play');
      then('Ornithopter').isIn('play').isControlledBy(ben);
      // The Ornithopter that comes at the same time is not there yet to be enchanted.
      then('Holy Strength').isIn(bearer.length > 0 ? 'play' : 'graveyard');
    }
  });
});

describe('attacking and blocking', () => {
  test.each(BOOKS)('Jackal Familiar neither attacks nor blocks alone (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Jackal Familiar', 'Grizzly Bears'] }, ben: {} });
    expect(() => ann.attacks('Jackal Familiar')).toThrow();
    ann.attacks('Jackal Familiar', 'Grizzly Bears');
    then('Jackal Familiar').isAttacking();
    const other = given(book, { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Jackal Familiar'] } });
    other.ann.attacks('Hill Giant');
    play.until('second main');
    then(other.ben).hasLife(17);
  });

  test.each(BOOKS)('Inferno Elemental hurts each creature that blocks it before they hurt it (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Inferno Elemental'] },
      ben: { inPlay: ['Hill Giant', 'Grizzly Bears', 'Craw Wurm'] },
    });
    ann.attacks('Inferno Elemental');
    ben.blocks('Inferno Elemental', 'Hill Giant', 'Grizzly Bears');
    if (book === 'm11') ann.chooses('Hill Giant', 'Grizzly Bears'); // the order of damage
    play.until('second main');
    then('Hill Giant').isIn('graveyard');
    then('Grizzly Bears').isIn('graveyard');
    then('Inferno Elemental').isIn('play').hasDamage(0);
    then(ben).hasLife(20);
  });

  test.each(BOOKS)('Prized Unicorn draws all that can block it, and leaves the rest free (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Prized Unicorn', 'Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears', { card: 'Gray Ogre', tapped: true }] },
    });
    ann.attacks('Prized Unicorn', 'Hill Giant');
    play.until('blockers');
    refused('must block', () => ben.declareBlocks([{ blocker: 'Grizzly Bears', attacker: 'Hill Giant' }]));
    ben.blocks('Prized Unicorn', 'Grizzly Bears');
    play.until('second main');
    then(ben).hasLife(17);
  });

  test.each(BOOKS)('Act of Treason over Mind Control: each for as long as it says (%s)', (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { hand: ['Act of Treason'], inPlay: ['Hill Giant', ...some(3, 'Mountain')] },
        ben: { hand: ['Mind Control'], inPlay: some(5, 'Island') },
      },
      { active: 'ben' },
    );
    ben.casts('Mind Control', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ben);
    play.until('main', 'ann');
    ann.casts('Act of Treason', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ann).isUntapped();
    ann.attacks('Hill Giant');
    play.until('main', 'ben');
    then(ben).hasLife(17);
    then('Hill Giant').isControlledBy(ben);
  });
});

describe('tops of libraries', () => {
  test.each(BOOKS)('Vampire Nocturnus: as strong as the top card is black (%s)', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Divination'],
        inPlay: ['Vampire Nocturnus', 'Child of Night', ...some(3, 'Island')],
        library: ['Terror', 'Doom Blade', 'Forest', 'Forest'],
      },
      ben: { inPlay: ['Vampire Aristocrat'] },
    });
    then('Vampire Nocturnus').is(5, 4).hasKeyword('flying');
    then('Child of Night').is(4, 2).hasKeyword('flying');
    then('Vampire Aristocrat').is(2, 2);
    ann.casts('Divination');
    play.allPass();
    then('Vampire Nocturnus').is(3, 3).lacksKeyword('flying');
    then('Child of Night').is(2, 1);
  });

  test.each(BOOKS)('Djinn of Wishes: what cannot be played now is exiled (%s)', (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: {
          inPlay: ['Djinn of Wishes', ...some(4, 'Island')].map((card) =>
            card === 'Djinn of Wishes' ? { card, counters: { wish: 3 } } : card,
          ),
          library: ['Forest', 'Lightning Bolt'],
        },
        ben: {},
      },
      { active: 'ben' },
    );
    ben.passes();
    ann.activates('Djinn of Wishes');
    play.allPass();
    if (play.question?.ask === 'yesno') ann.chooses('no');
    then('Forest').isIn('removed'); // no land in the turn of another
    then('Djinn of Wishes').hasCounters('wish', 2);
  });

  test.each(BOOKS)('Lurking Predators: a creature comes before the spell that called it is done (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Earthquake'], inPlay: some(3, 'Mountain') },
      ben: { inPlay: ['Lurking Predators'], library: ['Grizzly Bears', 'Forest'] },
    });
    ann.casts('Earthquake', { x: 2 });
    play.pass();
    play.pass();
    then('Grizzly Bears').isIn('play');
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
  });

  test.each(BOOKS)('Haunting Echoes: all of the names, and no basic land (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Haunting Echoes'], inPlay: some(5, 'Swamp') },
      ben: { graveyard: ['Grizzly Bears', 'Forest'], library: ['Grizzly Bears', 'Forest', 'Hill Giant'] },
    });
    ann.casts('Haunting Echoes', { target: 'ben' });
    play.allPass();
    while (play.question?.ask === 'pick') ann.chooses(...ann.choices);
    const rival = play.game.state.players[1];
    expect(rival?.removed).toHaveLength(2);
    expect(rival?.graveyard).toHaveLength(1);
    expect(rival?.library).toHaveLength(2);
  });
});

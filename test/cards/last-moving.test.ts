// Cards that move Auras, change words and targets, exchange control, and make things of other things.

import { describe, expect, test } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import type { TargetSpec } from '../../src/game/index.ts';
import { given, play, then } from '../play.ts';

const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);
const aimsAtSpells = (targets: readonly TargetSpec[]): boolean => targets.some(({ kinds }) => kinds.includes('spell'));
const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const toTheQuestion = (): void => {
  while (play.question?.ask === 'act') play.pass();
};

describe('targets changed', () => {
  test.each([
    ['fifth', 'Deflection', 'Island'],
    ['beta', 'Deflection', 'Island'],
    ['m11', 'Deflection', 'Island'],
    ['beta', 'Shunt', 'Mountain'],
    ['fifth', 'Shunt', 'Mountain'],
    ['tenth', 'Shunt', 'Mountain'],
    ['m11', 'Shunt', 'Mountain'],
  ] as const)('in %s %s sends a spell elsewhere, and never where it was', (book, card, land) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
      ben: { hand: [card], inPlay: [...lands(4, land), 'Hill Giant'] },
    });
    ann.casts('Lightning Bolt', { target: 'Hill Giant' });
    // An interrupt is asked for as soon as the spell is announced.
    if (book === 'tenth' || book === 'm11') ann.passes();
    ben.casts(card, { target: 'Lightning Bolt' });
    toTheQuestion();
    expect(ben.choices).not.toContain('Hill Giant');
    ben.chooses('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    then('Hill Giant').isIn('play');
  });

  test('what has no other target keeps its own, and what has two is no target', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Terror', 'Terror'], inPlay: [...lands(4, 'Swamp')] },
      ben: { hand: ['Shunt'], inPlay: [...lands(3, 'Mountain'), 'Hill Giant'] },
    });
    ann.casts('Terror', { target: 'Hill Giant' });
    ann.passes();
    ben.casts('Shunt', { target: 'Terror' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
  });
});

test('what is done to a spell is an interrupt where the book has them: nothing else could be in time', () => {
  const late = POOL.flatMap(({ name, types, interrupt, spell, abilities }) => {
    const slow = types.includes('instant') && !interrupt && spell.modes.some(({ targets }) => aimsAtSpells(targets));
    const use = abilities.some(
      (each) => each.ability === 'activated' && each.speed !== 'interrupt' && aimsAtSpells(each.targets),
    );
    return slow || use ? [name] : [];
  });
  expect(POOL.filter(({ interrupt }) => interrupt).length).toBeGreaterThan(25);
  expect(late).toEqual([]);
});

describe('Auras moved', () => {
  test.each(BOOKS)('Crown of the Ages: to another creature, for good (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Crown of the Ages', ...lands(4), 'Grizzly Bears'] },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }, 'Mox Ruby'] },
    });
    ann.activates('Crown of the Ages', { target: 'Holy Strength' });
    play.allPass();
    then('Holy Strength').isAttachedTo('Grizzly Bears').isControlledBy(ben);
    then('Grizzly Bears').is(3, 4);
    then('Hill Giant').is(3, 3);
  });

  test('Crown of the Ages: not onto what has protection from it', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Crown of the Ages', ...lands(4), { card: 'Grizzly Bears', with: ['Unholy Strength'] }] },
      ben: { inPlay: ['White Knight', 'Hill Giant'] },
    });
    ann.activates('Crown of the Ages', { target: 'Unholy Strength' });
    play.allPass();
    then('Unholy Strength').isAttachedTo('Hill Giant');
  });

  test('Aura Graft: yours from now on, and where it can be', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Aura Graft'], inPlay: [...lands(2), 'Grizzly Bears'] },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }] },
    });
    ann.casts('Aura Graft', { target: 'Holy Strength' });
    play.allPass();
    then('Holy Strength').isAttachedTo('Grizzly Bears').isControlledBy(ann);
  });

  test('Aura Graft and Control Magic: what it is on goes with it', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Aura Graft'], inPlay: [...lands(2)] },
      ben: { inPlay: ['Hill Giant', { card: 'Grizzly Bears', with: ['Mind Control'] }] },
    });
    ann.casts('Aura Graft', { target: 'Mind Control' });
    play.allPass();
    then('Mind Control').isAttachedTo('Hill Giant').isControlledBy(ann);
    then('Hill Giant').isControlledBy(ann);
    then('Grizzly Bears').isControlledBy(ben);
  });

  test.each(BOOKS)('Kudzu: the land goes, and its controller says where Kudzu grows next (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Plains', { card: 'Forest', with: ['Kudzu'] }] },
      ben: { inPlay: ['Swamp'] },
    });
    ann.taps('Forest');
    toTheQuestion();
    ann.chooses('Swamp');
    then('Forest').isIn('graveyard');
    then('Kudzu').isAttachedTo('Swamp');
    expect(ben).toBeDefined();
  });

  test('Kudzu: with no other land it goes too', () => {
    const { ann } = given('m11', { ann: { inPlay: [{ card: 'Forest', with: ['Kudzu'] }] }, ben: {} });
    ann.taps('Forest');
    play.allPass();
    then('Forest').isIn('graveyard');
    then('Kudzu').isIn('graveyard');
  });

  test.each(BOOKS)('Anti-Magic Aura: no other Aura stays or comes, and no spell is aimed there (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Anti-Magic Aura', 'Holy Strength', 'Giant Growth'], inPlay: [...lands(3), 'Plains', 'Forest'] },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Unholy Strength'] }, 'Prodigal Sorcerer'] },
    });
    then('Hill Giant').is(5, 4);
    ann.casts('Anti-Magic Aura', { target: 'Hill Giant' });
    play.allPass();
    then('Anti-Magic Aura').isAttachedTo('Hill Giant');
    then('Unholy Strength').isIn('graveyard');
    ann.casts('Holy Strength', { target: 'Prodigal Sorcerer' });
    play.allPass();
    then('Holy Strength').isAttachedTo('Prodigal Sorcerer');
    ann.casts('Giant Growth', { target: 'Prodigal Sorcerer' });
    play.allPass();
    play.until('main', 'ben');
    // Abilities are no spells.
    ben.activates('Prodigal Sorcerer', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').hasDamage(1);
  });
});

describe('words changed', () => {
  test.each(BOOKS)('Magical Hack: swampwalk becomes plainswalk (%s)', (book) => {
    const old = book === 'beta' || book === 'fifth';
    const { ann, ben } = given(book, {
      ann: { hand: ['Magical Hack'], inPlay: ['Island', 'Bog Wraith'] },
      ben: { inPlay: ['Swamp', 'Hill Giant'] },
    });
    ann.casts('Magical Hack', { target: 'Bog Wraith', choose: old ? ['Swamp', 'Plains'] : [] });
    toTheQuestionUnless(old);
    if (!old) ann.chooses('Swamp');
    if (!old) ann.chooses('Plains');
    play.allPass();
    then('Bog Wraith').hasKeyword('plainswalk').lacksKeyword('swampwalk');
    ann.attacks('Bog Wraith');
    ben.blocks('Bog Wraith', 'Hill Giant');
    then('Bog Wraith').isBlocked();
  });

  const toTheQuestionUnless = (old: boolean): void => {
    if (!old) toTheQuestion();
  };

  const hacked = (ann: ReturnType<typeof given>['ann'], book: string, target: string, from: string, to: string) => {
    const old = book === 'beta' || book === 'fifth';
    ann.casts('Magical Hack', { target, choose: old ? [from, to] : [] });
    while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
    if (old) return;
    ann.chooses(from);
    ann.chooses(to);
    while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
  };

  test.each(BOOKS)('Magical Hack on a land: another land, with the mana of that, for good (%s)', (book) => {
    const { ann } = given(book, { ann: { hand: ['Magical Hack'], inPlay: ['Island', 'Forest'] }, ben: {} });
    hacked(ann, book, 'Forest', 'Forest', 'Mountain');
    then('Forest').hasSubtypes('Mountain');
    ann.taps('Forest');
    then(ann).hasMana('R');
    play.until('main', 'ben');
    then('Forest').hasSubtypes('Mountain');
  });

  test.each(BOOKS)('Magical Hack on a spell: what comes of it has the other word (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Magical Hack', 'Bog Wraith'], inPlay: ['Island', ...lands(4, 'Swamp')] },
      ben: {},
    });
    ann.casts('Bog Wraith');
    hacked(ann, book, 'Bog Wraith', 'Swamp', 'Plains');
    then('Bog Wraith').isIn('play').hasKeyword('plainswalk').lacksKeyword('swampwalk');
  });

  test('Mind Bend: a land type, or a color word', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Mind Bend', 'Mind Bend', 'Terror'], inPlay: [...lands(2), 'Swamp', 'Swamp'] },
      ben: { inPlay: ['White Knight', 'Bog Wraith'] },
    });
    ann.casts('Mind Bend', { target: 'White Knight' });
    toTheQuestion();
    ann.chooses('black');
    ann.chooses('green');
    ann.casts('Terror', { target: 'White Knight' });
    play.allPass();
    then('White Knight').isIn('graveyard');
    ann.casts('Mind Bend', { target: 'Bog Wraith' });
    toTheQuestion();
    ann.chooses('Swamp');
    expect(ann.choices).not.toContain('green');
    ann.chooses('Island');
    then('Bog Wraith').hasKeyword('islandwalk');
  });
});

describe('control exchanged', () => {
  test.each(BOOKS)('Gauntlets of Chaos: like for like, and no Aura outlasts it (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Gauntlets of Chaos', ...lands(5), 'Grizzly Bears'] },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }, 'Glorious Anthem'] },
    });
    ann.activates('Gauntlets of Chaos', { targets: ['Grizzly Bears', 'Hill Giant'] });
    play.allPass();
    then('Grizzly Bears').isControlledBy(ben);
    then('Hill Giant').isControlledBy(ann);
    then('Holy Strength').isIn('graveyard');
    then('Gauntlets of Chaos').isIn('graveyard');
  });

  test.each(['tenth', 'm11'] as const)(
    'Gauntlets of Chaos: what they share must be shared still when it resolves (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Disenchant'], inPlay: ['Gauntlets of Chaos', ...lands(7, 'Tundra'), 'Forest'] },
        ben: { inPlay: ['Living Lands', 'Hill Giant'] },
      });
      // A Forest that is a creature, for a creature; and then it is a Forest and nothing else.
      ann.activates('Gauntlets of Chaos', { targets: ['Forest', 'Hill Giant'] });
      ann.casts('Disenchant', { target: 'Living Lands' });
      play.allPass();
      then('Living Lands').isIn('graveyard');
      then('Forest').isControlledBy(ann);
      then('Hill Giant').isControlledBy(ben);
    },
  );

  test.each(['fifth', 'm11'] as const)('Juxtapose: the dearest of each, creatures and then artifacts (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Juxtapose'], inPlay: [...lands(4), 'Grizzly Bears', 'Llanowar Elves', 'Sol Ring'] },
      ben: { inPlay: ['Craw Wurm', 'Hill Giant', 'Gray Ogre'] },
    });
    ann.casts('Juxtapose', { target: ben });
    play.allPass();
    then('Craw Wurm').isControlledBy(ann);
    then('Grizzly Bears').isControlledBy(ben);
    then('Hill Giant').isControlledBy(ben);
    // Without an artifact of the other player nothing is exchanged for it.
    then('Sol Ring').isControlledBy(ann);
  });
});

describe('made of other things', () => {
  test.each(BOOKS)('Xenic Poltergeist: an artifact as big as it is dear, until your next upkeep (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Xenic Poltergeist'] },
      ben: { inPlay: ['Jayemdae Tome'] },
    });
    ann.activates('Xenic Poltergeist', { target: 'Jayemdae Tome' });
    play.allPass();
    then('Jayemdae Tome').isA('creature').isA('artifact').is(4, 4).isControlledBy(ben);
    play.until('main', 'ben');
    then('Jayemdae Tome').isA('creature');
    play.until('draw', 'ann');
    then('Jayemdae Tome').isNotA('creature');
  });

  test.each(['fifth', 'tenth', 'm11'] as const)(
    'Broken Visage: what died comes again for a turn, on your side (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { inPlay: [{ card: 'Craw Wurm', counters: { '+1/+1': 1 } }] },
        ben: { hand: ['Broken Visage'], inPlay: lands(5, 'Swamp') },
      });
      ann.attacks('Craw Wurm');
      ann.passes();
      ben.casts('Broken Visage', { target: 'Craw Wurm' });
      play.allPass();
      then('Craw Wurm').isIn('graveyard');
      then('Spirit').is(7, 5).isControlledBy(ben).isColor('black');
      play.until('main', 'ben');
      then('Spirit').isIn('gone');
    },
  );
});

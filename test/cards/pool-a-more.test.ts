// White and red cards that are told and played a little differently from others: combat, counting, taxes, coins.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test("Ancestor's Chosen: a life for each card in your graveyard", () => {
  const { ann } = given('tenth', {
    ann: { hand: ["Ancestor's Chosen"], inPlay: lands(7, 'Plains'), graveyard: ['Shock', 'Forest', 'Forest'] },
    ben: { graveyard: ['Shock'] },
  });
  ann.casts("Ancestor's Chosen");
  play.allPass();
  play.allPass();
  then(ann).hasLife(23);
});

test('Angelic Chorus: the toughness of each creature of yours that comes, not of others', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Hill Giant'], inPlay: ['Angelic Chorus', ...lands(4, 'Mountain')] },
    ben: {},
  });
  ann.casts('Hill Giant');
  play.allPass();
  play.allPass();
  then(ann).hasLife(23);
  then(ben).hasLife(20);
});

test('Aura of Silence: artifacts and enchantments of others cost two more, and it may go for one', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Howling Mine', 'Grizzly Bears'], inPlay: [...lands(3, 'Forest'), 'Glorious Anthem'] },
    ben: { inPlay: ['Aura of Silence'] },
  });
  expect(ann.mayCast('Howling Mine')).toBe(false);
  expect(ann.mayCast('Grizzly Bears')).toBe(true);
  ann.passes();
  ben.activates('Aura of Silence', { target: 'Glorious Anthem' });
  play.allPass();
  then('Glorious Anthem').isIn('graveyard');
  expect(ann.mayCast('Howling Mine')).toBe(true);
});

test.each(['Ironclaw Orcs', 'Brassclaw Orcs'])('%s: block nothing with power two or more', (name) => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears', "Mons's Goblin Raiders"] },
    ben: { inPlay: [name] },
  });
  ann.attacks('Grizzly Bears', "Mons's Goblin Raiders");
  play.until('declare block');
  const { question } = play;
  expect(question?.ask === 'block' && question.candidates.flatMap((each) => each.attackers).length).toBe(1);
  ben.blocks("Mons's Goblin Raiders", name);
  then(name).isBlocking();
});

test('Caribou Range: the land makes Caribou, and they are worth a life each', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: [{ card: 'Forest', with: ['Caribou Range'] }, 'Plains', 'Plains'] },
    ben: { inPlay: ['Mountain'] },
  });
  ann.activates('Forest');
  play.allPass();
  then('Caribou').is(0, 1).isColor('white');
  then('Forest').isTapped();
  ann.activates('Caribou Range');
  play.allPass();
  then(ann).hasLife(21);
  expect(ann.mayActivate('Caribou Range')).toBe(false);
});

test('Cryoclasm: Plains or Island, and three damage', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Cryoclasm'], inPlay: lands(3, 'Mountain') },
    ben: { inPlay: ['Island', 'Forest'] },
  });
  ann.casts('Cryoclasm', { target: 'Island' });
  play.allPass();
  then('Island').isIn('graveyard');
  then(ben).hasLife(17);
});

test('Divine Offering: an artifact, and life for what it cost', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Divine Offering'], inPlay: lands(2, 'Plains') },
    ben: { inPlay: ['Rod of Ruin'] },
  });
  ann.casts('Divine Offering', { target: 'Rod of Ruin' });
  play.allPass();
  then('Rod of Ruin').isIn('graveyard');
  then(ann).hasLife(24);
});

test('Dwarven Catapult: X damage evenly among the creatures of one opponent, rounded down', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Dwarven Catapult'], inPlay: [...lands(6, 'Mountain'), 'Gray Ogre'] },
    ben: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
  });
  ann.casts('Dwarven Catapult', { x: 5, target: 'ben' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Hill Giant').isIn('play').hasDamage(2);
  then('Gray Ogre').hasDamage(0);
});

test.each(['fifth', 'tenth'])('Elder Land Wurm: attacks once it has blocked, in %s', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ["Mons's Goblin Raiders"] },
    ben: { inPlay: ['Elder Land Wurm'] },
  });
  then('Elder Land Wurm').hasKeyword('defender');
  ann.attacks("Mons's Goblin Raiders");
  ben.blocks("Mons's Goblin Raiders", 'Elder Land Wurm');
  play.until('main', 'ben');
  then('Elder Land Wurm').lacksKeyword('defender');
  ben.attacks('Elder Land Wurm');
  play.until('second main');
  then(ann).hasLife(15);
});

test('Flowstone Slide: every creature stronger and thinner by X', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Flowstone Slide'], inPlay: [...lands(6, 'Mountain'), 'Hill Giant'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Flowstone Slide', { x: 2 });
  play.allPass();
  then('Hill Giant').is(5, 1);
  then('Grizzly Bears').isIn('graveyard');
});

test('Goblin Elite Infantry: shrinks in a fight, once however many block it', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Goblin Elite Infantry'] },
    ben: { inPlay: ['Wall of Wood', 'Wall of Stone'] },
  });
  ann.attacks('Goblin Elite Infantry');
  ben.blocks('Goblin Elite Infantry', 'Wall of Wood', 'Wall of Stone');
  play.allPass();
  then('Goblin Elite Infantry').is(1, 1);
});

test('Dwarven Soldier: tougher against Orcs, once for all of them, and against nobody else', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Dwarven Soldier', 'Dwarven Soldier'] },
    ben: { inPlay: ['Ironclaw Orcs', 'Brassclaw Orcs', 'Grizzly Bears'] },
  });
  ann.attacks('Dwarven Soldier#1', 'Dwarven Soldier#2');
  play.until('declare block');
  ben.blocks('Dwarven Soldier#2', 'Grizzly Bears');
  play.pass();
  then('Dwarven Soldier#1').is(2, 1);
  then('Dwarven Soldier#2').is(2, 1);
});

test('Dwarven Soldier: stands against the Orc it blocks', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Orcish Artillery'] },
    ben: { inPlay: ['Dwarven Soldier'] },
  });
  ann.attacks('Orcish Artillery');
  ben.blocks('Orcish Artillery', 'Dwarven Soldier');
  play.allPass();
  then('Dwarven Soldier').is(2, 3);
});

test.each([
  ['Two-Headed Giant of Foriys', 'beta', ['Two-Headed Giant of Foriys'], 'Two-Headed Giant of Foriys'],
  ['High Ground', 'tenth', ['High Ground', 'Wall of Stone'], 'Wall of Stone'],
] as const)('%s: a creature blocks two attackers, and not three', (_name, book, inPlay, blocker) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Grizzly Bears', 'Gray Ogre', "Mons's Goblin Raiders"] },
    ben: { inPlay: [...inPlay] },
  });
  ann.attacks('Grizzly Bears', 'Gray Ogre', "Mons's Goblin Raiders");
  ben.blocks('Grizzly Bears', blocker);
  ben.blocks('Gray Ogre', blocker);
  if (book === 'beta') ben.assigns({ 'Grizzly Bears': 2, 'Gray Ogre': 2 });
  play.until('second main');
  then(ben).hasLife(19);
  then(blocker).isIn(book === 'beta' ? 'graveyard' : 'play');
});

test.each(['beta', 'fifth', 'tenth'])('Karma: a damage for each Swamp, to whoever has them, in %s', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Karma', 'Swamp'] },
    ben: { inPlay: ['Swamp', 'Swamp', 'Forest'] },
  });
  const isOld = book !== 'tenth';
  play.until('upkeep', 'ben');
  if (isOld) ben.dealsWith('Karma');
  play.until('draw', 'ben');
  then(ben).hasLife(18);
  then(ann).hasLife(20);
  play.until('upkeep', 'ann');
  if (isOld) ann.dealsWith('Karma');
  play.until('draw', 'ann');
  then(ann).hasLife(19);
});

test('Kismet: what others play comes in tapped, what you play does not', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Forest', 'Grizzly Bears', 'Crusade'], inPlay: [...lands(2, 'Forest'), ...lands(2, 'Plains')] },
    ben: { inPlay: ['Kismet', ...lands(2, 'Swamp')], hand: ['Black Knight'] },
  });
  ann.plays('Forest');
  then('ann:Forest#1').isTapped();
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').isTapped();
  ann.casts('Crusade');
  play.allPass();
  then('Crusade').isUntapped();
  play.until('main', 'ben');
  ben.casts('Black Knight');
  play.allPass();
  then('Black Knight').isUntapped();
});

test('Kismet: what is put into play without being played comes in as it would', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Resurrection'], inPlay: lands(4, 'Plains'), graveyard: ['Hill Giant'] },
    ben: { inPlay: ['Kismet'] },
  });
  ann.casts('Resurrection', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('play').isUntapped();
});

test('Loyal Sentry: takes what it blocks with it', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Loyal Sentry'] } });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Loyal Sentry');
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  then('Loyal Sentry').isIn('graveyard');
});

test('Mobilization: Soldiers, all of them watchful, whoever has them', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Mobilization', ...lands(3, 'Plains')] },
    ben: { inPlay: ['Field Marshal', 'Grizzly Bears'] },
  });
  ann.activates('Mobilization');
  play.allPass();
  then('Soldier').hasKeyword('vigilance').isColor('white');
  then('Field Marshal').hasKeyword('vigilance');
  then('Grizzly Bears').lacksKeyword('vigilance');
});

test('Orcish Captain: two stronger or two weaker, as the coin falls', () => {
  const sizes = Array.from({ length: 12 }, (_, seed) => {
    const { ann } = given(
      'fifth',
      { ann: { inPlay: ['Orcish Captain', 'Orcish Artillery', 'Mountain'] }, ben: {} },
      { seed: seed + 1 },
    );
    ann.activates('Orcish Captain', { target: 'Orcish Artillery' });
    play.allPass();
    try {
      then('Orcish Artillery').is(3, 3);
      return 'won';
    } catch {
      then('Orcish Artillery').is(1, 1);
      return 'lost';
    }
  });
  expect(sizes).toContain('won');
  expect(sizes).toContain('lost');
});

test('Piety: blockers hold', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { hand: ['Piety'], inPlay: ['Grizzly Bears', 'Gray Ogre', ...lands(3, 'Plains')] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Grizzly Bears');
  ann.passes();
  ben.casts('Piety');
  play.allPass();
  then('Grizzly Bears').is(2, 5);
  then('Gray Ogre').is(2, 2);
});

test('Seeker: only artifact creatures and white ones may block it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: [{ card: 'Hill Giant', with: ['Seeker'] }] },
    ben: { inPlay: ['Grizzly Bears', 'Clay Statue', 'Savannah Lions'] },
  });
  ann.attacks('Hill Giant');
  play.until('declare block');
  expect(ben.choices.sort()).toEqual(['Clay Statue', 'Savannah Lions']);
});

test('Smoke: one creature untaps', () => {
  const { ann } = given(
    'beta',
    {
      ann: {
        inPlay: [
          'Smoke',
          { card: 'Grizzly Bears', tapped: true },
          { card: 'Hill Giant', tapped: true },
          { card: 'Forest', tapped: true },
        ],
      },
      ben: {},
    },
    { active: 'ben' },
  );
  play.until('untap', 'ann');
  ann.chooses('Hill Giant');
  play.until('draw', 'ann');
  then('Hill Giant').isUntapped();
  then('Grizzly Bears').isTapped();
  then('Forest').isUntapped();
});

test('Sudden Impact: as much damage as the player has cards', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Sudden Impact'], inPlay: lands(4, 'Mountain') },
    ben: { hand: ['Forest', 'Forest', 'Forest'] },
  });
  ann.casts('Sudden Impact', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
});

test('Threaten: it fights for you this turn, and goes back', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Threaten'], inPlay: lands(3, 'Mountain') },
    ben: { inPlay: [{ card: 'Craw Wurm', tapped: true }] },
  });
  ann.casts('Threaten', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isUntapped().isControlledBy(ann).hasKeyword('haste');
  ann.attacks('Craw Wurm');
  play.until('second main');
  then(ben).hasLife(14);
  play.until('upkeep', 'ben');
  then('Craw Wurm').isControlledBy(ben);
});

test('Uncontrollable Anger: at any time, on any creature, which must attack', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { hand: ['Uncontrollable Anger'], inPlay: lands(4, 'Mountain') },
  });
  ann.passes();
  ben.casts('Uncontrollable Anger', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(4, 4).hasKeyword('attacks each turn');
});

test('Wheel of Fortune: all hands go, and everybody draws seven', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Wheel of Fortune', 'Forest'], inPlay: lands(3, 'Mountain') },
    ben: { hand: ['Forest', 'Forest'] },
  });
  ann.casts('Wheel of Fortune');
  play.allPass();
  then(ann).hasCardsInHand(7);
  then(ben).hasCardsInHand(7).hasCardsInGraveyard(2);
});

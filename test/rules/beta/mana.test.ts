// Beta, "Casting Spells" (pp. 12-15): mana, the mana pool, and what spells cost.

import { expect } from 'vitest';
import { POOL } from '../../../src/cards/pool.ts';
import { addMana, manaAbility } from '../../../src/language/build.ts';
import { artifact, card } from '../../../src/language/card.ts';
import { tap } from '../../../src/language/cost.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(
  ['B-091', 'B-092', 'B-106', 'B-055', 'B-007'],
  'each basic land gives one mana of its own colour, into its player’s pool',
  () => {
    const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
    const { ann, ben } = given('beta', { ann: { inPlay: lands }, ben: {} });
    lands.forEach((land, index) => {
      ann.taps(land);
      then(ann).hasMana('WUBRG'.slice(0, index + 1));
      then(land).isTapped();
    });
    then(ben).hasMana('');
  },
);

rule('B-093', 'a land whose type was changed gives the mana of its new type and not of the old', () => {
  const { ann } = given('beta', {
    ann: { inPlay: [{ card: 'Mountain', with: [{ card: 'Phantasmal Terrain', chosen: 'Island' }] }] },
    ben: {},
  });
  ann.taps('Mountain');
  then(ann).hasMana('U');
});

rule(['B-094', 'B-065'], 'mana comes from other sources than lands too, and may be colorless', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Sol Ring', 'Llanowar Elves', 'Mox Jet'] }, ben: {} });
  ann.taps('Sol Ring');
  ann.taps('Llanowar Elves');
  ann.taps('Mox Jet');
  then(ann).hasMana('BGCC');
});

rule(
  ['B-095', 'B-116', 'B-115'],
  'a cost that names no color takes any color or none; a colored symbol takes only its color',
  () => {
    for (const mana of ['CCCC', 'WUBR', 'GGGG', 'CCRG']) {
      const { ann } = given('beta', { ann: { hand: ['Rod of Ruin'], mana }, ben: {} });
      ann.casts('Rod of Ruin');
      then(ann).hasMana('');
    }
    const { ann } = given('beta', { ann: { hand: ['Lightning Bolt'], mana: 'CCWUBG' }, ben: {} });
    refused('not enough mana', () => ann.casts('Lightning Bolt', { target: 'ben' }));
  },
);

rule(
  ['B-009', 'B-079'],
  'a card can be cast if the mana of one’s lands suffices for its cost, and not otherwise',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Hill Giant', 'Gray Ogre'], inPlay: ['Mountain', 'Forest', 'Forest'] },
      ben: { inPlay: ['Mountain', 'Mountain'] },
    });
    refused('not enough mana', () => ann.casts('Hill Giant'));
    expect(ann.mayCast('Hill Giant')).toBe(false);
    expect(ann.mayCast('Gray Ogre')).toBe(true);
  },
);

rule(['B-010', 'B-102', 'B-287'], 'casting taps the lands that pay, and the card leaves the hand', () => {
  const { ann } = given('beta', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Forest'] }, ben: {} });
  ann.casts('Grizzly Bears');
  expect(play.game.view(0).inPlay.filter((each) => each.tapped)).toHaveLength(2);
  then('Grizzly Bears').isIn('chain');
  then(ann).hasCardsInHand(0).hasMana('');
});

rule(['B-108', 'B-111'], 'mana left when a phase ends is lost, with one life for each', () => {
  for (const step of ['upkeep', 'draw', 'main', 'discard']) {
    const { ann, ben } = given(
      'beta',
      { ann: { inPlay: ['Sol Ring', 'Forest'] }, ben: { inPlay: ['Island'] } },
      { step },
    );
    ann.taps('Sol Ring');
    ann.taps('Forest');
    ben.taps('Island');
    then(ann).hasLife(20);
    play.allPass();
    then(ann).hasMana('').hasLife(17);
    then(ben).hasMana('').hasLife(19);
  }
});

rule('B-108', 'within one phase the mana stays: it may be drawn for one spell and spent on the next', () => {
  const { ann } = given('beta', {
    ann: { inPlay: ['Sol Ring', 'Forest'], hand: ['Sol Ring', 'Scryb Sprites'] },
    ben: {},
  });
  ann.taps('Sol Ring');
  ann.casts('Sol Ring');
  play.allPass();
  then(ann).hasMana('C').hasLife(20);
  ann.casts('Scryb Sprites');
  play.allPass();
  then(ann).hasMana('C');
});

rule(['B-109', 'B-111'], 'the pool is emptied when the attack begins: mana drawn before cannot be spent in it', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Mountain', 'Shivan Dragon'] }, ben: {} });
  ann.taps('Mountain');
  ann.attacks('Shivan Dragon');
  then(ann).hasMana('').hasLife(19);
  refused('not enough mana', () => ann.activates('Shivan Dragon'));
});

rule(['B-110', 'B-111'], 'the pool is emptied when the attack ends, and not between its steps', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['Mountain', 'Mountain', 'Shivan Dragon'] }, ben: {} });
  ann.attacks('Shivan Dragon');
  ann.taps('Mountain');
  ann.taps('Mountain');
  play.until('declare defense');
  then(ann).hasMana('RR').hasLife(20);
  ann.activates('Shivan Dragon');
  play.allPass();
  play.until('main after attack');
  then(ben).hasLife(14);
  then(ann).hasMana('').hasLife(19);
});

rule(
  ['B-112', 'B-109'],
  'nobody loses mana without the chance to use it: who has just drawn some is asked again before the phase can end',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Grizzly Bears', 'Mountain'], hand: ['Gray Ogre'] },
      ben: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] },
    });
    ann.passes();
    ben.taps('Mountain');
    expect(play.asked).toBe('ben');
    ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.allPass();
    then(ben).hasMana('').hasLife(20);
    then('Grizzly Bears').isIn('graveyard');
  },
);

rule(
  'B-112',
  'the rival with mana in the pool is asked when an attack is announced, and only fast effects may follow',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Grizzly Bears', 'Mountain', 'Mountain', 'Mountain'], hand: ['Gray Ogre'] },
      ben: { inPlay: ['Mountain', 'Mountain'], hand: ['Lightning Bolt', 'Dark Ritual'], mana: 'R' },
    });
    play.game.answer({ kind: 'begin attack' }, 0);
    expect(play.asked).toBe('ben');
    then(ben).hasMana('R');
    ben.casts('Lightning Bolt', { target: ann });
    refused('sorcery timing', () => ann.casts('Gray Ogre'));
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(20).hasMana('');
    ann.attacks('Grizzly Bears');
    then('Grizzly Bears').isAttacking();
  },
);

rule('B-113', 'a source of several mana gives all of it, whether all is wanted or not', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Sol Ring'], hand: ['Black Vise'] }, ben: {} });
  ann.casts('Black Vise');
  then(ann).hasMana('C');
  play.allPass();
  play.allPass();
  then(ann).hasLife(19);
});

rule(['B-114', 'B-115', 'B-116'], 'costs are written with numbers, symbols or both', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Rod of Ruin', 'Lightning Bolt', 'Serra Angel'], mana: 'WWWWR' },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: 'ben' });
  then(ann).hasMana('WWWW');
  play.allPass();
  refused('not enough mana', () => ann.casts('Serra Angel'));
  ann.casts('Rod of Ruin');
  then(ann).hasMana('');
});

rule('B-139', 'no artifact asks for mana of a particular color', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Black Vise', 'Juggernaut', 'Kormus Bell'], mana: 'CCCCCCCCC' },
    ben: {},
  });
  for (const name of ['Black Vise', 'Juggernaut', 'Kormus Bell']) {
    ann.casts(name);
    play.allPass();
    then(name).isIn('play');
  }
  const book = play.game.book;
  const artifacts = POOL.filter(
    (each) => each.types.includes('artifact') && book.holds(book.facts, each) === null && each.cost !== null,
  );
  expect(artifacts.length).toBeGreaterThan(15);
  for (const each of artifacts) expect(each.cost?.colored, each.name).toEqual([0, 0, 0, 0, 0]);
});

example(['B-117', 'B-118'], 'one and two white: exactly two white and one of any kind', () => {
  const cards = [card('Order of Three', { cost: '{1}{W}{W}', type: artifact })];
  for (const [mana, enough] of [
    ['WWC', true],
    ['WWR', true],
    ['WWW', true],
    ['WW', false],
    ['WCC', false],
    ['WGR', false],
  ] as const) {
    const { ann } = given('beta', { ann: { hand: ['Order of Three'], mana }, ben: {} }, { cards });
    expect(ann.mayCast('Order of Three'), mana).toBe(enough);
    if (enough) ann.casts('Order of Three');
    if (enough) then(ann).hasMana('');
  }
});

rule('B-119', 'X is what the caster spends for it: no more than there is mana', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Mountain', 'Forest'] },
    ben: {},
  });
  refused('wrong number', () => ann.casts('Disintegrate', { x: 3, target: 'ben' }));
});

rule('B-119', 'X may be nought, or all one has', () => {
  for (const [x, left] of [
    [0, 20],
    [2, 18],
  ] as const) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Mountain', 'Forest'] },
      ben: {},
    });
    ann.casts('Disintegrate', { x, target: 'ben' });
    play.allPass();
    then(ben).hasLife(left);
  }
});

example(['B-121', 'B-119'], 'Fireball with one red and three more: three points of damage', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Fireball'], inPlay: ['Mountain', 'Mountain', 'Forest', 'Swamp'] },
    ben: {},
  });
  ann.casts('Fireball', { x: 3, target: ben });
  play.allPass();
  then(ben).hasLife(17);
  for (const land of ['Mountain', 'Forest', 'Swamp']) then(land).isTapped();
});

example('B-121', 'with several targets the damage is divided evenly among them, as the card says', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Fireball'], mana: 'RRRRRR' },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.casts('Fireball', { x: 4, targets: ['Grizzly Bears', 'Hill Giant'] });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Hill Giant').hasDamage(2);
});

rule(['B-107', 'B-288', 'B-292'], 'making mana is always an interrupt: nobody can respond before it is there', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Sol Ring'] },
    ben: { inPlay: ['Mountain', 'Mountain'], hand: ['Shatter'] },
  });
  ann.taps('Sol Ring');
  then(ann).hasMana('CC');
  expect(play.game.state.chain).toEqual([]);
  ben.casts('Shatter', { target: 'Sol Ring' });
  play.allPass();
  then(ann).hasMana('CC');
});

rule(
  ['B-107', 'B-292', 'B-288'],
  'a spell that makes mana does so at once, in time to answer the rival’s spell',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Dark Ritual', 'Terror'], inPlay: ['Swamp', 'Swamp'] },
    });
    ann.casts('Lightning Bolt', { target: 'ben' });
    expect(play.question).toMatchObject({ ask: 'act', window: 'interrupt' });
    ben.casts('Dark Ritual');
    then(ben).hasMana('BBB');
    then('Dark Ritual').isIn('graveyard');
    then('Lightning Bolt').isIn('chain');
    void ann;
  },
);

rule('B-106', 'creatures’ mana goes into the pool like any other', () => {
  const two = card('Twin Spring', { cost: '{1}', type: artifact, abilities: [manaAbility([tap], addMana('G', 'W'))] });
  const { ann } = given('beta', { ann: { inPlay: ['Twin Spring', 'Llanowar Elves'] }, ben: {} }, { cards: [two] });
  ann.taps('Llanowar Elves');
  ann.taps('Twin Spring');
  then(ann).hasMana('WGG');
});

// Fifth, "Basic Spellcasting" and "Casting Cost": what is paid, and what X is.

import { expect } from 'vitest';
import { findBook, findCard } from '../../../src/game/library.ts';
import { target, X } from '../../../src/language/amount.ts';
import { activated, damage } from '../../../src/language/build.ts';
import { artifact, card } from '../../../src/language/card.ts';
import { creatureOrPlayer } from '../../../src/language/target.ts';
import { textOf } from '../../../src/wording/index.ts';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');

rule('F-188', 'casting takes a card from the hand, its mana from the pool, and lays it on the table', () => {
  const { ann } = given('fifth', {
    ann: { mana: 'RRR', hand: ['Gray Ogre'], graveyard: ['Hill Giant'] },
    ben: { hand: ['Gray Ogre'] },
  });
  refused('not in hand', () =>
    currentTable().answer({ kind: 'cast', card: play.game.state.players[0]?.graveyard[0] as number }, ann.seat),
  );
  refused('not in hand', () =>
    currentTable().answer({ kind: 'cast', card: play.game.state.players[1]?.hand[0] as number }, ann.seat),
  );
  ann.casts('Gray Ogre');
  then(ann).hasCardsInHand(0).hasMana('');
  then('ann:Gray Ogre').isIn('chain');
});

example('F-195', 'a spell for one water drop takes exactly one blue mana', () => {
  for (const [mana, may] of [
    ['U', true],
    ['W', false],
    ['B', false],
    ['R', false],
    ['G', false],
    ['C', false],
    ['CC', false],
  ] as const) {
    const { ann } = given('fifth', { ann: { mana, hand: ['Unsummon'], inPlay: ['Grizzly Bears'] }, ben: {} });
    expect(ann.mayCast('Unsummon'), mana).toBe(may);
  }
});

example(['F-196', 'F-193'], 'one blue and one generic: the other mana may be anything', () => {
  for (const [mana, may] of [
    ['UU', true],
    ['WU', true],
    ['UB', true],
    ['UR', true],
    ['UG', true],
    ['UC', true],
    ['U', false],
    ['BC', false],
  ] as const) {
    const { ann } = given('fifth', { ann: { mana, hand: ['Creature Bond'], inPlay: ['Grizzly Bears'] }, ben: {} });
    expect(ann.mayCast('Creature Bond'), mana).toBe(may);
    if (!may) continue;
    ann.casts('Creature Bond', { target: 'Grizzly Bears' });
    then(ann).hasMana('');
  }
});

example(
  ['F-199', 'F-198'],
  'an artifact turned blue: the blue circle stops its damage, and so does the one against artifacts',
  () => {
    const seats = (circle: string) => ({
      ann: { hand: ['Thoughtlace'], inPlay: ['Rod of Ruin', 'Island', 'Island', 'Island', 'Island'] },
      ben: { inPlay: [circle, 'Plains', 'Plains'] },
    });
    for (const circle of ['Circle of Protection: Blue', 'Circle of Protection: Artifacts']) {
      const { ann, ben } = given('fifth', seats(circle));
      ann.casts('Thoughtlace', { target: 'Rod of Ruin' });
      play.allPass();
      then('Rod of Ruin').isColor('blue').isA('artifact');
      ann.activates('Rod of Ruin', { target: ben });
      play.until('damage prevention');
      ben.activates(circle);
      play.allPass();
      then(ben).hasLife(20);
    }
    const plain = given('fifth', seats('Circle of Protection: Blue'));
    plain.ann.activates('Rod of Ruin', { target: plain.ben });
    play.until('damage prevention');
    plain.ann.passes();
    expect(plain.ben.mayActivate('Circle of Protection: Blue'), 'there is no blue damage to aim at').toBe(false);
  },
);

example(['F-202', 'F-200', 'F-201', 'F-203'], 'Disintegrate with four generic and one red mana deals 4 damage', () => {
  const text = textOf(findCard(findBook('fifth'), 'Disintegrate').definition, findBook('fifth').wording);
  expect(text).toMatch(/X damage to target creature or player/);
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Forest', 'Plains', 'Island', 'Swamp'] },
    ben: {},
  });
  ann.casts('Disintegrate', { x: 4, target: ben });
  for (const land of ['Mountain', 'Forest', 'Plains', 'Island', 'Swamp']) then(land).isTapped();
  play.allPass();
  then(ben).hasLife(16);
});

example(
  ['F-206', 'F-203', 'F-200'],
  'Disintegrate for nothing: no damage, but no regeneration for the rest of the turn either',
  () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Disintegrate', 'Lightning Bolt'], inPlay: mountains(2) },
      ben: { inPlay: ['Uthden Troll', 'Mountain'] },
    });
    ann.casts('Disintegrate', { x: 0, target: 'Uthden Troll' });
    play.allPass();
    then('Uthden Troll').isIn('play').hasDamage(0);
    ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
    play.allPass();
    then('Uthden Troll').isNotIn('play');
    then('Mountain').isIn('play');
  },
);

rule(['F-204', 'F-205'], 'X spells for 0 empty a hand that a Black Vise watches', () => {
  const seats = (cards: number) => ({
    ann: { hand: ['Fireball', 'Disintegrate', ...Array.from({ length: cards }, () => 'Plains')], inPlay: mountains(2) },
    ben: { inPlay: [{ card: 'Black Vise', chosenPlayer: 'ann' }] },
  });
  const { ann, ben } = given('fifth', seats(4));
  ann.casts('Fireball', { x: 0, target: ben });
  play.allPass();
  ann.casts('Disintegrate', { x: 0, target: ben });
  play.allPass();
  then(ann).hasCardsInHand(4);
  then(ben).hasLife(20);
  const vised = given('fifth', seats(4), { step: 'beginning of upkeep' });
  play.until('upkeep');
  vised.ann.dealsWith('Black Vise');
  play.allPass();
  then(vised.ann).hasLife(18);
});

rule(
  ['F-207', 'F-208'],
  'X is chosen and paid on casting: no more can be paid for it, before or after the answer',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Disintegrate'], inPlay: mountains(6) },
      ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
    });
    refused('wrong number', () => ann.casts('Disintegrate', { x: 6 }));
    ann.chooses(2);
    ann.chooses('Grizzly Bears');
    expect(play.game.view(1).chain, 'everybody sees what X is').toMatchObject([{ name: 'Disintegrate', x: 2 }]);
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    expect(
      play.game.legalAnswers().every((answer) => answer.kind === 'pass' || answer.kind === 'use'),
      'nothing adds to X',
    ).toBe(true);
    ann.taps('Mountain');
    play.allPass();
    then('Grizzly Bears').isIn('play').hasDamage(2);
  },
);

rule('F-209', 'X in the cost of an effect, too, is chosen and paid when it is used', () => {
  const cannon = card('Grapeshot Cannon', {
    cost: '{1}',
    type: artifact,
    abilities: [activated({ cost: ['{X}'], targets: [creatureOrPlayer], effects: [damage(X, target())] })],
  });
  const { ann, ben } = given(
    'fifth',
    { ann: { inPlay: ['Grapeshot Cannon', ...mountains(4)] }, ben: {} },
    { cards: [cannon] },
  );
  refused('wrong number', () => ann.activates('Grapeshot Cannon', { x: 5 }));
  ann.chooses(3);
  ann.chooses(ben);
  expect(play.game.view(1).chain).toMatchObject([{ x: 3 }]);
  expect(play.game.view(1).inPlay.filter((each) => each.tapped).length).toBe(3);
  play.allPass();
  then(ben).hasLife(17);
});

rule(['F-210', 'F-211'], 'the mana for more targets of a Fireball is paid on casting', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Fireball'], inPlay: mountains(6) },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  ann.casts('Fireball', { x: 4, targets: ['Grizzly Bears', 'Gray Ogre'] });
  expect(play.game.view(0).inPlay.filter((each) => each.tapped).length, 'X, red, and one for the second target').toBe(
    6,
  );
  play.until('damage prevention');
  expect(play.game.view(0).damage.map((each) => each.amount)).toEqual([2, 2]);
  const poor = given('fifth', {
    ann: { hand: ['Fireball'], inPlay: mountains(5) },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  currentTable().answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, poor.ann.seat);
  poor.ann.chooses(4);
  refused('wrong number', () => poor.ann.chooses('Grizzly Bears', 'Gray Ogre'));
  poor.ann.chooses(poor.ben);
  play.allPass();
  then(poor.ben).hasLife(16);
});

rule(['F-210', 'F-212'], 'the black mana for a Drain Life is added on casting, and only black mana is', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Drain Life'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Mountain', 'Mountain'] },
    ben: {},
  });
  refused('wrong number', () => ann.casts('Drain Life', { x: 3 }));
  ann.chooses(2);
  ann.chooses(ben);
  if (play.question?.ask === 'pay') throw new Error('three swamps and one mountain: there is one way to pay');
  play.allPass();
  then(ben).hasLife(18);
  then(ann).hasLife(22);
});

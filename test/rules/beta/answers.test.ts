// Beta, "Timing" (pp. 29-32): spells and effects of two players against each other, as a strict judge would rule.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast, untilDone } from './order.ts';

/** All takes effect, and nobody is asked about an order. */
function withoutOrder(): void {
  untilDone();
  expect(play.question).toMatchObject({ ask: 'act' });
  expect(play.game.state.chain).toEqual([]);
}

rule('B-285', 'a Growth in answer to Swords to Plowshares: before it there is more life to gain', () => {
  for (const first of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Swords to Plowshares'], mana: 'W' },
      ben: { hand: ['Giant Growth'], mana: 'G', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Swords to Plowshares', { target: 'Grizzly Bears' });
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    if (first) comesFirst(ben);
    else comesLast(ben);
    then('Grizzly Bears').isIn('removed');
    then(ben).hasLife(first ? 25 : 22);
  }
});

rule('B-285', 'Swords to Plowshares on one’s own creature in answer to a Bolt: before it, the life is gained', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R' },
    ben: { hand: ['Swords to Plowshares'], mana: 'W', inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ben.casts('Swords to Plowshares', { target: 'Grizzly Bears' });
  comesFirst(ben);
  then('Grizzly Bears').isIn('removed');
  then(ben).hasLife(22);
});

rule('B-285', 'a Bolt in answer to a Healer may come before what the Healer prevents', () => {
  for (const first of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], mana: 'R' },
      ben: { inPlay: ['Samite Healer', 'Hill Giant'] },
    });
    ann.passes();
    ben.activates('Samite Healer', { target: 'Hill Giant' });
    ann.casts('Lightning Bolt', { target: 'Hill Giant' });
    if (first) comesFirst(ann);
    else comesLast(ann);
    then('Hill Giant').isIn(first ? 'graveyard' : 'play');
  }
});

rule('B-285', 'Jump in answer to an Earthquake: in the air before it, or only afterwards', () => {
  for (const first of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Earthquake'], mana: 'RRRR' },
      ben: { hand: ['Jump'], mana: 'U', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Earthquake', { x: 3 });
    ben.casts('Jump', { target: 'Grizzly Bears' });
    if (first) comesFirst(ben);
    else comesLast(ben);
    then('Grizzly Bears').isIn(first ? 'play' : 'graveyard');
  }
});

rule(
  ['B-288', 'B-293', 'B-294'],
  'a Lace is an interrupt: the creature is black at once, and the Terror has lost its aim',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Terror'], mana: 'BB' },
      ben: { hand: ['Deathlace'], mana: 'B', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Terror', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Deathlace', { target: 'Grizzly Bears' });
    then('Grizzly Bears').isColor('black');
    withoutOrder();
    then('Grizzly Bears').isIn('play');
    then('Terror').isIn('graveyard');
  },
);

rule(['B-288', 'B-269'], 'a Bolt made black by its caster does nothing to what is protected from black', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Deathlace'], mana: 'RB' },
    ben: { inPlay: ['White Knight'] },
  });
  ann.casts('Lightning Bolt', { target: 'White Knight' });
  ann.casts('Deathlace', { target: 'Lightning Bolt' });
  play.allPass();
  then('White Knight').isIn('play').hasDamage(0);
});

rule('B-288', 'a Blast destroys at once: the Sorcerer cannot be tapped in answer', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Red Elemental Blast'], mana: 'R' },
    ben: { inPlay: ['Prodigal Sorcerer'] },
  });
  ann.casts('Red Elemental Blast', { mode: 1, target: 'Prodigal Sorcerer' });
  then('Prodigal Sorcerer').isIn('graveyard');
  then(ann).hasLife(20);
});

rule(['B-286', 'B-089'], 'two Sorcerers shoot each other: both die, and nobody is asked who was first', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { inPlay: ['Prodigal Sorcerer'] },
  });
  ann.activates('ann:Prodigal Sorcerer', { target: 'ben:Prodigal Sorcerer' });
  ben.activates('ben:Prodigal Sorcerer', { target: 'ann:Prodigal Sorcerer' });
  withoutOrder();
  then('ann:Prodigal Sorcerer').isIn('graveyard');
  then('ben:Prodigal Sorcerer').isIn('graveyard');
});

rule('B-286', 'what Firebreathing was paid for is there though the enchantment is disenchanted in answer', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Firebreathing'] }], mana: 'RR' },
    ben: { hand: ['Disenchant'], mana: 'WW' },
  });
  ann.activates('Firebreathing');
  ann.activates('Firebreathing');
  ben.casts('Disenchant', { target: 'Firebreathing' });
  withoutOrder();
  then('Grizzly Bears').is(4, 2);
  then('Firebreathing').isIn('graveyard');
});

rule('B-107', 'a land about to be destroyed gives its mana for an answer', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Stone Rain'], mana: 'RRR' },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Stone Rain', { target: 'Mountain' });
  ben.casts('Lightning Bolt', { target: 'ann' });
  withoutOrder();
  then(ann).hasLife(17);
  then('Mountain').isIn('graveyard');
});

rule('B-290', 'an interrupt that makes mana may be interrupted: a countered Ritual makes none', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Dark Ritual'], mana: 'B' },
    ben: { hand: ['Counterspell'], mana: 'UU' },
  });
  ann.casts('Dark Ritual');
  ben.casts('Counterspell', { target: 'Dark Ritual' });
  untilDone();
  then('Dark Ritual').isIn('graveyard');
  then(ann).hasMana('');
});

rule('B-111', 'mana that a spell takes away was not lost at the end of a phase: no life is lost with it', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Mana Short'], mana: 'UUU' },
    ben: { inPlay: ['Mountain'], mana: 'R' },
  });
  ann.casts('Mana Short', { target: 'ben' });
  withoutOrder();
  then(ben).hasLife(20).hasMana('');
  then('Mountain').isTapped();
});

rule(['B-053', 'B-089'], 'one cannot draw and the other is dead at the same time: nobody wins', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Ancestral Recall'], mana: 'U', life: 3 },
    ben: { hand: ['Lightning Bolt'], mana: 'R', library: ['Forest', 'Forest'] },
  });
  ann.casts('Ancestral Recall', { target: 'ben' });
  ben.casts('Lightning Bolt', { target: 'ann' });
  play.allPass();
  play.isWonBy(null);
});

rule('B-189', 'a life drain stopped by a Circle drains nothing', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Drain Life'], mana: 'BBBBB' },
    ben: { inPlay: ['Circle of Protection: Black'], mana: 'W' },
  });
  ann.casts('Drain Life', { x: 3, target: 'ben' });
  ben.activates('Circle of Protection: Black', { choose: ['Drain Life'] });
  comesFirst(ben);
  then(ben).hasLife(20);
  then(ann).hasLife(20);
});

rule(
  ['B-287', 'B-212'],
  'a sacrifice is made when the spell is announced: the Swords find nothing, and give no life',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Swords to Plowshares'], mana: 'W' },
      ben: { hand: ['Fling'], mana: 'RR', inPlay: ['Craw Wurm'] },
    });
    ann.casts('Swords to Plowshares', { target: 'Craw Wurm' });
    ben.casts('Fling', { target: 'ann', choose: ['Craw Wurm'] });
    withoutOrder();
    then(ann).hasLife(14);
    then(ben).hasLife(20);
    then('Craw Wurm').isIn('graveyard');
  },
);

// Fifth, "Discard Phase" and "Cleanup Phase": down to seven, and everything heals at once.

import { expect } from 'vitest';
import { activePlayer, all, target } from '../../../src/language/amount.ts';
import { atPhase, damage, destroy, toHand, triggered } from '../../../src/language/build.ts';
import { card, enchantment, instant } from '../../../src/language/card.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { cardInGraveyard } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const hand = (cards: number): string[] => Array.from({ length: cards }, () => 'Plains');
const harm = (): number[] =>
  play.game.events.filter((each) => each.event === 'damaged').map((each) => (each as { amount: number }).amount);

example(['F-172', 'F-169', 'F-170'], 'nine cards in hand: two are discarded, no more and no fewer; seven: none', () => {
  const { ann } = given('fifth', { ann: { hand: [...hand(8), 'Gray Ogre'] }, ben: {} });
  play.until('discard');
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'pick', player: ann.seat, min: 2, max: 2 });
  refused('wrong number', () => ann.chooses('Gray Ogre'));
  refused('wrong number', () => ann.chooses('Gray Ogre', 'Plains', 'Plains#2'));
  ann.chooses('Gray Ogre', 'Plains');
  then(ann).hasCardsInHand(7).hasCardsInGraveyard(2);
  const seven = given('fifth', { ann: { hand: hand(7) }, ben: { hand: hand(9) } });
  play.until('upkeep', 'ben');
  then(seven.ann).hasCardsInHand(7).hasCardsInGraveyard(0);
  then(seven.ben).hasCardsInHand(9);
});

rule(['F-171', 'F-173'], 'everybody sees both graveyards at any time', () => {
  given('fifth', { ann: { graveyard: ['Gray Ogre', 'Terror'] }, ben: { graveyard: ['Grizzly Bears'] } });
  for (const seat of [0, 1])
    expect(play.game.view(seat).players.map((player) => player.graveyard.map((each) => each.name))).toEqual([
      ['Gray Ogre', 'Terror'],
      ['Grizzly Bears'],
    ]);
});

rule(
  ['F-174', 'F-191'],
  '"your graveyard" is one’s own, "the graveyard" is both; a creature there is a card that represents one',
  () => {
    const exhume = card('Grave Call', {
      cost: '{B}',
      type: instant,
      targets: [cardInGraveyard(creatures)],
      effects: [toHand(target())],
    });
    const seats = {
      ann: {
        hand: ['Raise Dead', 'Grave Call'],
        graveyard: ['Gray Ogre', 'Scathe Zombies', 'Terror'],
        inPlay: ['Swamp', 'Swamp'],
      },
      ben: { graveyard: ['Grizzly Bears'] },
    };
    const { ann } = given('fifth', seats, { cards: [exhume] });
    refused('illegal target', () => ann.casts('Raise Dead', { target: 'Grizzly Bears' }));
    expect(ann.choices).toEqual(['Gray Ogre', 'Scathe Zombies']);
    ann.chooses('Gray Ogre');
    play.allPass();
    then('Gray Ogre').isIn('hand');
    const both = given('fifth', seats, { cards: [exhume] });
    both.ann.casts('Grave Call', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('hand').isOwnedBy(both.ben);
  },
);

rule(['F-175', 'F-176'], 'fast effects before the discard, none after it: the discard ends the phase', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: [...hand(7), 'Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Prodigal Sorcerer'] },
  });
  play.until('discard');
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  ben.activates('Prodigal Sorcerer', { target: ann });
  play.allPass();
  then(ben).hasLife(17);
  then(ann).hasLife(19);
  ann.passes();
  play.pass();
  ann.chooses('Plains');
  expect(play.step, 'the next chance comes in the next turn').toBe('upkeep');
  expect(play.game.view(0).active).toBe(ben.seat);
  then('Lightning Bolt').isIn('hand');
});

rule(['F-177', 'F-248', 'F-179'], 'at the end of every turn all creatures of both players heal', () => {
  given('fifth', {
    ann: { inPlay: [{ card: 'Wall of Stone', damage: 5 }] },
    ben: { inPlay: [{ card: 'Craw Wurm', damage: 3 }] },
  });
  play.until('discard', 'ann');
  then('Wall of Stone').hasDamage(5);
  play.until('upkeep', 'ben');
  then('Wall of Stone').hasDamage(0);
  then('Craw Wurm').hasDamage(0);
});

rule(['F-178', 'F-186', 'F-187'], 'nobody can do anything in the cleanup phase, nor between turns', () => {
  given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  const asked = new Set<string>();
  for (let i = 0; i < 20 && !(play.step === 'upkeep' && play.asked === 'ben'); i += 1) {
    asked.add(play.step);
    play.pass();
  }
  expect([...asked]).toEqual(['main pre-combat', 'discard']);
  expect(
    play.game.events.filter((each) => each.event === 'step').map((each) => (each as { phase: string }).phase),
  ).toContain('cleanup');
});

example(['F-181', 'F-180', 'F-179'], 'Giant Growth and 4 damage end together: the 2/2 survives', () => {
  const hurt = given('fifth', {
    ann: {
      hand: ['Giant Growth', 'Lightning Bolt'],
      inPlay: ['Forest', 'Mountain', 'Grizzly Bears', 'Prodigal Sorcerer'],
    },
    ben: {},
  });
  hurt.ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  hurt.ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  hurt.ann.activates('Prodigal Sorcerer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(5, 5).hasDamage(4);
  play.until('upkeep', 'ben');
  then('Grizzly Bears').isIn('play').is(2, 2).hasDamage(0);
});

const tolls = [1, 2, 3, 4].map((amount) =>
  card(`Toll of ${amount}`, {
    cost: '{1}',
    type: enchantment,
    abilities: [triggered(atPhase('end of turn', 'each'), [damage(amount, activePlayer)])],
  }),
);
const doomsday = card('Nightfall', {
  cost: '{1}',
  type: enchantment,
  abilities: [triggered(atPhase('end of turn', 'each'), [destroy(all(creatures))])],
});
const scorch = card('Scorching Dusk', {
  cost: '{1}',
  type: enchantment,
  abilities: [triggered(atPhase('end of turn', 'each'), [damage(2, all(creatures))])],
});

rule(
  ['F-183', 'F-182', 'F-144'],
  'effects at end of turn: the active player’s first, then the other’s, in the order she chooses',
  () => {
    const { ann } = given(
      'fifth',
      { ann: { inPlay: ['Toll of 1', 'Toll of 2'] }, ben: { inPlay: ['Toll of 3', 'Toll of 4'] } },
      { cards: tolls, step: 'discard' },
    );
    play.pass();
    play.pass();
    ann.chooses('Toll of 2', 'Toll of 1');
    ann.chooses('Toll of 4', 'Toll of 3');
    play.until('upkeep', 'ben');
    expect(harm()).toEqual([2, 1, 4, 3]);
  },
);

rule(['F-182', 'F-185'], 'what happens at end of turn comes after what lasts until end of turn has worn off', () => {
  const { ann } = given(
    'fifth',
    {
      ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears', 'Scorching Dusk', 'Ironroot Treefolk'] },
      ben: {},
    },
    { cards: [scorch] },
  );
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('upkeep', 'ben');
  then('Grizzly Bears').isIn('graveyard');
  then('Ironroot Treefolk').isIn('play').hasDamage(2);
});

rule(
  'F-184',
  'damage and destruction at end of turn may be prevented and regenerated; nothing else may be done',
  () => {
    const { ann, ben } = given(
      'fifth',
      { ann: { inPlay: ['Toll of 2'] }, ben: { hand: ['Lightning Bolt'], inPlay: ['Samite Healer', 'Mountain'] } },
      { cards: tolls, step: 'discard' },
    );
    play.until('damage prevention');
    expect(play.step).toBe('end of turn');
    refused('prevention only', () => ben.casts('Lightning Bolt', { target: ann }));
    ben.activates('Samite Healer', { target: ann });
    play.until('upkeep', 'ben');
    then(ann).hasLife(19);
    const troll = given(
      'fifth',
      { ann: { inPlay: ['Nightfall', 'Uthden Troll', 'Mountain'] }, ben: { inPlay: ['Grizzly Bears'] } },
      { cards: [doomsday], step: 'discard' },
    );
    play.until('regeneration');
    troll.ann.activates('Uthden Troll');
    play.until('upkeep', 'ben');
    then('Uthden Troll').isIn('play').isTapped();
    then('Grizzly Bears').isIn('graveyard');
  },
);

rule('F-229', 'mana left over when a phase ends burns: one life for each', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Mountain', 'Mountain'] }, ben: {} }, { step: 'upkeep' });
  ann.taps('Mountain');
  ann.taps('Mountain');
  then(ann).hasLife(20).hasMana('RR');
  play.until('draw');
  then(ann).hasLife(18).hasMana('');
  const main = given('fifth', { ann: { inPlay: ['Mountain', 'Grizzly Bears'] }, ben: {} });
  main.ann.taps('Mountain');
  main.ann.attacks('Grizzly Bears');
  play.until('second main');
  then(main.ann).hasMana('R').hasLife(20);
  play.until('discard');
  then(main.ann).hasMana('').hasLife(19);
});

rule(
  'F-144',
  'effects that are alike need no order: two promises for the end of combat are kept without a question',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {
        inPlay: [
          { card: 'Gray Ogre', with: ['Venom'] },
          { card: 'Hill Giant', with: ['Venom'] },
        ],
      },
      ben: { inPlay: ['Craw Wurm', { card: 'Air Elemental', owner: 'ann' }] },
    });
    ann.attacks('Gray Ogre', 'Hill Giant');
    ben.blocks('Gray Ogre', 'Craw Wurm');
    ben.blocks('Hill Giant', 'Air Elemental');
    for (let i = 0; i < 30 && play.step !== 'main post-combat'; i += 1) {
      if (play.question?.ask === 'order') expect(play.question.purpose).toBe('order in the graveyard');
      if (play.question?.ask === 'order') play.game.answer(play.game.legalAnswers()[0] as never);
      else play.pass();
    }
    then('Craw Wurm').isIn('graveyard');
    then('Air Elemental').isIn('graveyard');
  },
);

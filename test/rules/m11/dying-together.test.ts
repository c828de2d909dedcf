// State-based checks: all that is so at one moment happens as one event, so that those who go see each other go.

import { describe, test } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { change, damage, gainLife, plus, triggered } from '../../../src/language/build.ts';
import { aura, card, creature, legendary, planeswalker, sorcery } from '../../../src/language/card.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { aCreature, permanent } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { mourner } from '../../support/together-cards.ts';

const witherAndBurn = card('Wither and Burn', {
  cost: '{0}',
  type: sorcery,
  targets: [aCreature, aCreature],
  effects: [change(target(0), [plus(-1, -1)]), damage(2, target(1))],
});
const twin = card('Twin', {
  cost: '{0}',
  type: legendary(creature('Human')),
  size: [2, 2],
  abilities: mourner.abilities,
});
const summonsAndBurn = card('Call and Burn', {
  cost: '{0}',
  type: sorcery,
  targets: [aCreature],
  effects: [
    damage(2, target()),
    {
      do: 'token',
      who: { ref: 'you' },
      amount: 1,
      token: {
        name: 'Twin',
        types: ['creature'],
        supertypes: ['legendary'],
        subtypes: ['Human'],
        colors: [],
        size: [2, 2],
        keywords: [],
      },
    },
  ],
});
/** Sees anything else leave play. */
const witness = card('Witness', {
  cost: '{0}',
  type: creature('Human'),
  size: [2, 2],
  abilities: [triggered({ on: 'leaves', what: { other: true } }, [gainLife(1)])],
});
const whiteAura = card('White Aura', { cost: '{W}', type: aura(creatures) });
const shunAndBurn = card('Shun and Burn', {
  cost: '{0}',
  type: sorcery,
  targets: [aCreature, aCreature],
  effects: [change(target(0), [{ change: 'protection', from: { colors: ['white'] } }]), damage(2, target(1))],
});
const walker = card('Walker', { cost: '{0}', type: planeswalker('Test'), loyalty: 1 });
const dismissAndBurn = card('Dismiss and Burn', {
  cost: '{0}',
  type: sorcery,
  targets: [permanent({ types: ['planeswalker'] }), aCreature],
  effects: [{ do: 'removeCounters', what: target(0), counter: 'loyalty', amount: 1 }, damage(2, target(1))],
});
const CARDS = [mourner, witherAndBurn, twin, summonsAndBurn, witness, whiteAura, shunAndBurn];

describe.each(['tenth', 'm11'])('%s: one check', (book) => {
  test('a creature without toughness sees one die of damage, and the other way round', () => {
    for (const targets of [
      ['Mourner', 'Grizzly Bears'],
      ['Grizzly Bears', 'Mourner'],
    ]) {
      const { ann } = given(
        book,
        {
          ann: { hand: ['Wither and Burn'], inPlay: ['Mourner', { card: 'Grizzly Bears', counters: { '-1/-1': 1 } }] },
          ben: {},
        },
        { cards: CARDS },
      );
      ann.casts('Wither and Burn', { targets });
      play.allPass();
      then('Mourner').isIn('graveyard');
      then('Grizzly Bears').isIn('graveyard');
      then(ann).hasLife(21);
    }
  });

  test('one that regenerates stays, the other goes', () => {
    const { ann } = given(
      book,
      { ann: { hand: ['Wither and Burn'], inPlay: ['Mourner', 'Drudge Skeletons', 'Swamp'] }, ben: {} },
      { cards: CARDS },
    );
    ann.activates('Drudge Skeletons');
    play.allPass();
    ann.casts('Wither and Burn', { targets: ['Mourner', 'Drudge Skeletons'] });
    play.allPass();
    then('Mourner').isIn('graveyard');
    then('Drudge Skeletons').isIn('play').isTapped();
    then(ann).hasLife(20);
  });

  test('a legend that goes with its namesake sees a creature die of damage', () => {
    const { ann } = given(
      book,
      { ann: { hand: ['Call and Burn'], inPlay: ['Twin', 'Grizzly Bears'] }, ben: {} },
      { cards: CARDS },
    );
    ann.casts('Call and Burn', { target: 'Grizzly Bears' });
    for (let i = 0; i < 20 && (play.game.state.chain.length > 0 || play.question?.ask === 'order'); i += 1)
      if (play.question?.ask === 'order') ann.chooses(0, 1);
      else play.pass();
    then('Grizzly Bears').isIn('graveyard');
    // The namesake and the Bears.
    then(ann).hasLife(22);
  });

  test('an Aura that may no longer be where it is goes with a creature that dies', () => {
    const { ann } = given(
      book,
      {
        ann: {
          hand: ['Shun and Burn'],
          inPlay: ['Witness', { card: 'Hill Giant', with: ['White Aura'] }],
        },
        ben: {},
      },
      { cards: CARDS },
    );
    ann.casts('Shun and Burn', { targets: ['Hill Giant', 'Witness'] });
    play.allPass();
    then('White Aura').isIn('graveyard');
    then('Witness').isIn('graveyard');
    then(ann).hasLife(21);
  });
});

test('a planeswalker without loyalty goes with a creature that dies', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Dismiss and Burn'], inPlay: ['Witness', { card: 'Walker', counters: { loyalty: 1 } }] }, ben: {} },
    { cards: [...CARDS, walker, dismissAndBurn] },
  );
  ann.casts('Dismiss and Burn', { targets: ['Walker', 'Witness'] });
  play.allPass();
  then('Walker').isIn('graveyard');
  then('Witness').isIn('graveyard');
  then(ann).hasLife(21);
});

// Tenth Edition, the glossary on costs: X, wholes, additional costs, discarding and paying life.

import { expect } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { activated, damage, draw } from '../../../src/language/build.ts';
import { card, creature, sorcery } from '../../../src/language/card.ts';
import { cost, discardA, payLife, sacrificeA } from '../../../src/language/cost.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { aPlayer } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule('T-131', 'X is chosen while playing', () => {
  const { ann } = given('tenth', { ann: { hand: ['Blaze'], inPlay: lands('Mountain', 4) }, ben: {} });
  refused('wrong number', () => ann.casts('Blaze', { x: 4, target: 'ben' }));
  play.game.answer({ kind: 'cancel' }, 0);
  ann.casts('Blaze', { x: 2, target: 'ben' });
  expect(play.game.view(1).chain[0]).toMatchObject({ name: 'Blaze', x: 2 });
});

example('T-490', 'Blaze with X = 4 costs five mana and deals 4; with X = 1 two mana and 1', () => {
  for (const [x, mana, life] of [
    [4, 'RGGGG', 16],
    [1, 'RG', 19],
  ] as const) {
    const { ann, ben } = given('tenth', { ann: { hand: ['Blaze'], mana }, ben: {} });
    refused('wrong number', () => ann.casts('Blaze', { x: x + 1, target: 'ben' }));
    play.game.answer({ kind: 'cancel' }, 0);
    ann.casts('Blaze', { x, target: 'ben' });
    then(ann).hasMana('');
    play.allPass();
    then(ben).hasLife(life);
  }
});

rule(
  ['T-141', 'T-412', 'T-320', 'T-321', 'T-142', 'T-143'],
  'announce, choose, pay; then it waits, and both players may answer, the one who played it first',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Incinerate', 'Lightning Bolt'], inPlay: lands('Mountain', 3) },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
    });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, 0);
    expect(play.question?.purpose, 'the target before the cost').toBe('choose a target');
    then('Mountain').isUntapped();
    play.game.answer({ kind: 'pick', picked: [{ what: 'player', id: 1 }] }, 0);
    expect(play.game.state.inPlay.filter((id) => play.game.inside.object(id).tapped)).toHaveLength(2);
    then('Incinerate').isIn('chain');
    then(ben).hasLife(20);
    expect(play.asked).toBe('ann');
    ann.casts('Lightning Bolt', { target: 'ben' });
    ann.passes();
    expect(play.asked).toBe('ben');
    ben.casts('Healing Salve', { mode: 0, target: 'ben' });
    expect(stack()).toEqual(['Incinerate', 'Lightning Bolt', 'Healing Salve']);
    play.allPass();
    then(ben).hasLife(17);
  },
);

rule('T-321', 'a cost is paid as a whole or not at all', () => {
  const { ann } = given('tenth', { ann: { hand: ['Lava Axe'], mana: 'RRRR' }, ben: {} });
  refused('not enough mana', () => ann.casts('Lava Axe', { target: 'ben' }));
  then(ann).hasMana('RRRR');
});

example('T-322', 'a cost with a discard cannot be paid with an empty hand', () => {
  const rogue = card('Careless Mage', {
    cost: '{1}',
    type: creature('Wizard'),
    size: [1, 1],
    abilities: [activated({ cost: ['{1}', discardA()], targets: [aPlayer], effects: [damage(1, target())] })],
  });
  const { ann } = given('tenth', { ann: { mana: 'C', inPlay: ['Careless Mage'] }, ben: {} }, { cards: [rogue] });
  refused('cost', () => ann.activates('Careless Mage', { target: 'ben' }));
  then(ann).hasMana('C');
  const able = given(
    'tenth',
    { ann: { mana: 'C', hand: ['Forest'], inPlay: ['Careless Mage'] }, ben: {} },
    { cards: [rogue] },
  );
  able.ann.activates('Careless Mage', { target: 'ben' });
  then('Forest').isIn('graveyard');
  play.allPass();
  then('ben').hasLife(19);
});

rule('T-274', 'an additional cost is paid besides the mana cost, or the spell cannot be played', () => {
  const rite = card('Dark Rite', {
    cost: '{B}',
    type: sorcery,
    effects: [draw(2)],
    additionalCost: cost(sacrificeA(creatures)),
  });
  const without = given(
    'tenth',
    { ann: { hand: ['Dark Rite'], inPlay: ['Swamp'] }, ben: { inPlay: ['Grizzly Bears'] } },
    { cards: [rite] },
  );
  refused('cost', () => without.ann.casts('Dark Rite'));
  const noMana = given(
    'tenth',
    { ann: { hand: ['Dark Rite'], inPlay: ['Grizzly Bears'] }, ben: {} },
    { cards: [rite] },
  );
  refused('not enough mana', () => noMana.ann.casts('Dark Rite'));
  const { ann } = given(
    'tenth',
    { ann: { hand: ['Dark Rite'], inPlay: ['Swamp', 'Grizzly Bears'] }, ben: {} },
    { cards: [rite] },
  );
  ann.casts('Dark Rite');
  then('Grizzly Bears').isIn('graveyard');
  then('Swamp').isTapped();
  play.allPass();
  then(ann).hasCardsInHand(2);
});

rule(
  ['T-401', 'T-402', 'T-403'],
  'paying life: it is subtracted, no more than one has, and no shield prevents it',
  () => {
    const pact = card('Blood Scribe', {
      cost: '{B}',
      type: creature('Cleric'),
      size: [1, 1],
      abilities: [activated({ cost: [payLife(4)], effects: [draw(1)] })],
    });
    const { ann } = given(
      'tenth',
      { ann: { life: 7, hand: ['Healing Salve'], inPlay: ['Plains', 'Blood Scribe'] }, ben: {} },
      { cards: [pact] },
    );
    ann.casts('Healing Salve', { mode: 1, target: 'ann' });
    play.allPass();
    ann.activates('Blood Scribe');
    then(ann).hasLife(3);
    refused('cost', () => ann.activates('Blood Scribe'));
    play.allPass();
    then(ann).hasCardsInHand(1);
    const all = given('tenth', { ann: { life: 4, inPlay: ['Blood Scribe'] }, ben: {} }, { cards: [pact] });
    all.ann.activates('Blood Scribe');
    play.isWonBy('ben');
  },
);

// Magic 2011, corners where several rules meet: combat with planeswalkers, first strike, control, triggers of both players.

import { expect } from 'vitest';
import { gainLife, triggered } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';
import { refusedSplit } from './words.ts';

rule('M-326', 'the attacked planeswalker is gone before damage: nobody is damaged in its place', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant', 'Grizzly Bears'] },
    ben: { inPlay: ['Jace Beleren'] },
  });
  ann.attacks({ card: 'Hill Giant', at: 'Jace Beleren' }, 'Grizzly Bears');
  ann.casts('Lightning Bolt', { target: ben });
  play.pass();
  play.pass();
  ann.chooses('Jace Beleren');
  then('Jace Beleren').isIn('graveyard');
  then('Hill Giant').isAttacking();
  play.until('end of combat');
  then(ben).hasLife(18);
});

rule('M-239', 'the order of blockers is asked for each attacker with several blockers, and only then', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Scathe Zombies', 'Wall of Stone', 'Merfolk of the Pearl Trident'] },
  });
  ann.attacks('Craw Wurm', 'Hill Giant');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Gray Ogre');
  ben.blocks('Hill Giant', 'Scathe Zombies', 'Wall of Stone');
  expect(play.question?.ask).toBe('order');
  ann.chooses('Gray Ogre', 'Grizzly Bears');
  expect(play.question?.ask).toBe('order');
  ann.chooses('Wall of Stone', 'Scathe Zombies');
  expect(play.question?.ask).toBe('act');
});

rule('M-195', 'a blocker in line that has left is passed over', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Unsummon'], inPlay: ['Island', 'Craw Wurm'] },
    ben: { inPlay: ['Wall of Stone', 'Gray Ogre', 'Grizzly Bears'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Wall of Stone', 'Gray Ogre', 'Grizzly Bears');
  ann.chooses('Wall of Stone', 'Gray Ogre', 'Grizzly Bears');
  ann.casts('Unsummon', { target: 'Wall of Stone' });
  play.allPass();
  refusedSplit(ann, { 'Gray Ogre': 1, 'Grizzly Bears': 5 });
  ann.assigns({ 'Gray Ogre': 2, 'Grizzly Bears': 4 });
  then('Gray Ogre').isIn('graveyard');
  then('Grizzly Bears').isIn('graveyard');
});

rule(
  ['M-386', 'M-387'],
  'a blocker killed by first strike deals no damage; one that survives does, in the normal step',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['White Knight', 'Skyhunter Skirmisher'] },
      ben: { inPlay: ['Hill Giant', 'Air Elemental'] },
    });
    ann.attacks('White Knight', 'Skyhunter Skirmisher');
    ben.blocks('White Knight', 'Hill Giant');
    ben.blocks('Skyhunter Skirmisher', 'Air Elemental');
    play.until('first strike damage');
    then('Hill Giant').isIn('play').hasDamage(2);
    then('Air Elemental').hasDamage(1);
    then('White Knight').isIn('play');
    play.until('damage');
    then('White Knight').isIn('graveyard');
    then('Hill Giant').isIn('play').hasDamage(2);
    then('Skyhunter Skirmisher').isIn('graveyard');
    then('Air Elemental').hasDamage(2);
  },
);

rule(['M-386', 'M-242'], 'players may act between the two damage steps', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'White Knight'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'Hill Giant');
  play.until('first strike damage');
  ann.casts('Giant Growth', { target: 'White Knight' });
  play.allPass();
  play.until('end of combat');
  then('White Knight').isIn('play').hasDamage(3);
  then('Hill Giant').isIn('play').hasDamage(2);
});

rule(['M-385', 'M-509'], 'double strike and trample: the second blow goes through when the blocker is dead', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Skyhunter Skirmisher', 'Primal Rage'] },
    ben: { inPlay: ['Scryb Sprites'] },
  });
  ann.attacks('Skyhunter Skirmisher');
  ben.blocks('Skyhunter Skirmisher', 'Scryb Sprites');
  ann.assigns({ 'Scryb Sprites': 1 });
  then('Scryb Sprites').isIn('graveyard');
  play.until('damage');
  then(ben).hasLife(19);
});

rule('M-484', 'a creature that changes sides is removed from combat', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] }, ben: { hand: ['Take Creature'], inPlay: ['Gray Ogre'] } },
    { cards: ALL },
  );
  ann.attacks('Hill Giant', 'Grizzly Bears');
  play.pass();
  ben.casts('Take Creature', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isControlledBy(ben).isNotAttacking();
  play.until('end of combat');
  then(ben).hasLife(18);
});

rule('M-392', 'damage that brings both players to 0 at once makes a draw, also by an ability', () => {
  const { ann, ben } = given('m11', {
    ann: { life: 1, inPlay: ['Pestilence', 'Swamp', 'Hill Giant'] },
    ben: { life: 1 },
  });
  ann.activates('Pestilence');
  play.allPass();
  play.isWonBy(null);
  then(ann).hasLife(0);
  then(ben).hasLife(0);
});

rule('M-223', 'triggers of both players: those of the active player go on the stack first and resolve last', () => {
  const watcher = card('Watcher', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 4],
    abilities: [triggered({ on: 'dies', what: { types: ['creature'], other: true } }, [gainLife(1)])],
  });
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: ['Watcher', 'Mogg Fanatic'] }, ben: { inPlay: ['Watcher'] } },
    { cards: [watcher] },
  );
  ann.activates('Mogg Fanatic', { target: ben });
  expect(play.game.view(0).chain.map((item) => [item.name, item.controller])).toEqual([
    ['Mogg Fanatic', 0],
    ['Watcher', 0],
    ['Watcher', 1],
  ]);
  play.pass();
  play.pass();
  then(ben).hasLife(21);
  then(ann).hasLife(20);
});

rule('M-468', 'after the spell of the other player resolves, it is the active player who may act first', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Fog'], inPlay: ['Forest'] },
    ben: { hand: ['Fog'], inPlay: ['Forest'] },
  });
  ann.passes();
  ben.casts('Fog');
  ben.passes();
  ann.passes();
  then('ben:Fog').isIn('graveyard');
  expect(play.asked).toBe('ann');
});

rule('M-143', 'a triggered ability whose target is gone does nothing', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Fire Imp'], inPlay: Array(3).fill('Mountain') },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears', 'Gray Ogre'] },
  });
  ann.casts('Fire Imp');
  play.pass();
  play.pass();
  ann.chooses('Grizzly Bears');
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('hand');
  then('Gray Ogre').hasDamage(0);
});

rule('M-352', 'Equipment whose bearer changes sides stays on it, and stays with its controller', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: [{ card: 'Hill Giant', with: ['Loxodon Warhammer'] }] }, ben: { hand: ['Take Creature'] } },
    { cards: ALL },
  );
  ben.casts('Take Creature', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isControlledBy(ben).is(6, 3);
  then('Loxodon Warhammer').isControlledBy(ann).isAttachedTo('Hill Giant');
});

rule('M-414', 'an indestructible legend goes to the graveyard by the legend rule', () => {
  const idol = card('Iron Idol', {
    cost: '{0}',
    type: { types: ['creature'], supertypes: ['legendary'], subtypes: ['Golem'], interrupt: false, enchant: null },
    size: [1, 1],
    abilities: [{ ability: 'keyword', keyword: 'indestructible' }],
  });
  const { ann } = given('m11', { ann: { hand: ['Iron Idol'], inPlay: ['Iron Idol'] }, ben: {} }, { cards: [idol] });
  ann.casts('Iron Idol');
  play.allPass();
  then(ann).hasCardsInGraveyard(2);
});

rule('M-482', 'a regeneration shield does not stop the legend rule', () => {
  const troll = card('Troll King', {
    cost: '{0}',
    type: { types: ['creature'], supertypes: ['legendary'], subtypes: ['Troll'], interrupt: false, enchant: null },
    size: [3, 3],
  });
  const { ann } = given(
    'm11',
    { ann: { hand: ['Troll King'], inPlay: ['Forest', { card: 'Troll King', with: ['Regeneration'] }] }, ben: {} },
    { cards: [troll] },
  );
  ann.activates('Regeneration');
  play.allPass();
  ann.casts('Troll King');
  play.allPass();
  then(ann).hasCardsInGraveyard(3);
});

rule(
  'M-387',
  'a creature that gains first strike after the extra step still deals its damage in the normal one',
  () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Strike Now'], inPlay: ['Hill Giant', 'White Knight'] }, ben: {} },
      { cards: ALL },
    );
    ann.attacks('Hill Giant', 'White Knight');
    play.until('first strike damage');
    then(ben).hasLife(18);
    ann.casts('Strike Now', { target: 'Hill Giant' });
    play.allPass();
    play.until('damage');
    then(ben).hasLife(15);
  },
);

rule('M-251', 'an extra turn comes before that of the opponent', () => {
  const { ann } = given('m11', { ann: { hand: ['Time Walk'], inPlay: ['Island', 'Island'] }, ben: {} });
  ann.casts('Time Walk');
  play.allPass();
  const { number } = play.game.state.turn;
  play.until('upkeep');
  expect([play.game.state.turn.number, play.asked]).toEqual([number + 1, 'ann']);
  play.until('end');
  play.until('upkeep');
  expect(play.asked).toBe('ben');
});

rule(['M-129', 'M-209'], 'a card may say otherwise: what does not untap stays tapped in the untap step', () => {
  const { ann } = given(
    'm11',
    {
      ann: {
        inPlay: [
          { card: 'Brass Man', tapped: true },
          { card: 'Hill Giant', tapped: true },
        ],
      },
      ben: {},
    },
    { active: 'ben', step: 'end step' },
  );
  play.until('upkeep', 'ann');
  then('Brass Man').isTapped();
  then('Hill Giant').isUntapped();
  expect(play.game.state.chain.length).toBe(1);
  refused('not your question', () => play.game.answer({ kind: 'pass' }, ann.seat + 1));
});

// Magic 2011, the glossary on damage, life, prevention, regeneration and sacrifice.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

rule('M-370', 'only creatures, planeswalkers and players are dealt damage', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Rod of Ruin', 'Levitation', 'Forest', 'Hill Giant'] },
  });
  ann.casts('Lightning Bolt');
  expect(ann.choices).toEqual(['Hill Giant', 'ann', 'ben']);
  for (const name of ['Rod of Ruin', 'Levitation', 'Forest']) refused('illegal target', () => ann.chooses(name));
  ann.chooses(ben);
  play.allPass();
  then(ben).hasLife(17);
});

rule('M-371', 'spells and abilities deal damage too', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lava Axe'], inPlay: [...Array(8).fill('Mountain'), 'Rod of Ruin'] },
    ben: {},
  });
  ann.casts('Lava Axe', { target: ben });
  play.allPass();
  ann.activates('Rod of Ruin', { target: ben });
  play.allPass();
  then(ben).hasLife(14);
});

example(['M-374', 'M-372'], 'Acolyte of Xathrid makes a player lose life behind every shield against damage', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Acolyte of Xathrid', 'Swamp', 'Swamp'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Circle of Protection: Black', 'Plains'] },
  });
  ann.activates('Acolyte of Xathrid', { target: ben });
  ann.passes();
  ben.casts('Healing Salve', { mode: 1, target: ben });
  ben.activates('Circle of Protection: Black');
  play.allPass();
  then(ben).hasLife(19);
});

rule(
  ['M-457', 'M-458', 'M-459', 'M-462'],
  'a shield of an amount takes that much damage and no more, on a player or a creature',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lava Axe', 'Lightning Bolt'], inPlay: Array(6).fill('Mountain') },
      ben: { hand: ['Healing Salve', 'Healing Salve'], inPlay: ['Plains', 'Plains', 'Ironroot Treefolk'] },
    });
    ann.casts('Lava Axe', { target: ben });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: ben });
    play.allPass();
    then(ben).hasLife(18);
    ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: 'Ironroot Treefolk' });
    play.allPass();
    then('Ironroot Treefolk').hasDamage(0);
  },
);

rule('M-458', 'a shield waits until damage comes, and what it has left waits on', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Prodigal Pyromancer', 'Hill Giant'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  ann.passes();
  ben.casts('Healing Salve', { mode: 1, target: ben });
  play.allPass();
  ann.activates('Prodigal Pyromancer', { target: ben });
  play.allPass();
  then(ben).hasLife(20);
  ann.attacks('Hill Giant');
  play.until('end of combat');
  then(ben).hasLife(19);
});

rule('M-459', 'all damage of one source: a Circle of Protection, once', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    ben: { inPlay: ['Circle of Protection: Red', 'Plains', 'Plains'] },
  });
  ann.attacks('Hill Giant', 'Gray Ogre');
  play.until('blockers');
  ben.activates('Circle of Protection: Red');
  play.pass();
  play.pass();
  expect(ben.choices).toEqual(['Hill Giant', 'Gray Ogre']);
  ben.chooses('Hill Giant');
  play.until('end of combat');
  then(ben).hasLife(18);
});

example('M-461', 'Fog, cast long before combat, prevents all combat damage of the turn and nothing else', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Hill Giant', 'Craw Wurm', 'Serra Angel', 'Mountain'] },
      ben: { hand: ['Fog'], inPlay: ['Forest', 'Grizzly Bears', 'Jace Beleren'] },
    },
    { step: 'upkeep' },
  );
  ben.casts('Fog');
  play.allPass();
  play.until('main');
  ann.attacks('Hill Giant', 'Craw Wurm', { card: 'Serra Angel', at: 'Jace Beleren' });
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(20);
  then('Jace Beleren').hasCounters('loyalty', 3);
  then('Grizzly Bears').isIn('play').hasDamage(0);
  then('Craw Wurm').hasDamage(0);
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

rule('M-461', 'the next turn Fog is over', () => {
  const { ann, ben } = given('m11', { ann: { hand: ['Fog'], inPlay: ['Forest'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.casts('Fog');
  play.allPass();
  play.until('main', 'ben');
  ben.attacks('Hill Giant');
  play.until('second main');
  then(ann).hasLife(17);
});

rule('M-463', 'with several sources at once, the player about to be damaged chooses where the shield works', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Child of Night', 'Hill Giant'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  ann.attacks('Child of Night', 'Hill Giant');
  play.until('blockers');
  ben.casts('Healing Salve', { mode: 1, target: ben });
  play.allPass();
  play.pass();
  play.pass();
  expect([play.question?.purpose, play.asked]).toEqual(['prevent which damage first', 'ben']);
  ben.chooses('Child of Night', 'Hill Giant'); // nothing of Child of Night, 1 of Hill Giant
  then(ben).hasLife(18);
  then(ann).hasLife(20); // no lifelink for prevented damage
});

rule('M-463', 'for a creature, its controller chooses', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains', 'Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  ann.chooses('Grizzly Bears', 'Hill Giant');
  ben.casts('Healing Salve', { mode: 1, target: 'Craw Wurm' });
  play.allPass();
  ann.assigns({ 'Grizzly Bears': 2, 'Hill Giant': 4 });
  expect([play.question?.purpose, play.asked]).toEqual(['prevent which damage first', 'ann']);
  ann.chooses('Hill Giant', 'Grizzly Bears');
  then('Craw Wurm').isIn('play').hasDamage(2);
});

rule(['M-445', 'M-446'], 'paying life subtracts it; nobody pays more than he has, and no shield helps', () => {
  const { ann } = given(
    'm11',
    { ann: { life: 5, hand: ['Healing Salve'], inPlay: ['Life Payer', 'Plains'] }, ben: {} },
    { cards: ALL },
  );
  ann.casts('Healing Salve', { mode: 1, target: ann });
  play.allPass();
  ann.activates('Life Payer');
  then(ann).hasLife(2);
  play.allPass();
  refused('cost', () => ann.activates('Life Payer'));
});

rule('M-445', "all one's life may be paid, and loses the game", () => {
  const { ann } = given('m11', { ann: { life: 3, inPlay: ['Life Payer'] }, ben: {} }, { cards: ALL });
  ann.activates('Life Payer');
  play.isWonBy('ben');
});

rule(['M-447', 'M-492'], 'no permanent goes because its controller wants it to', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Grizzly Bears', 'Levitation', 'Forest', 'Jace Beleren'] }, ben: {} });
  const acts = play.game.legalAnswers();
  for (const act of acts) {
    const game = play.game.branch();
    game.answer(act);
    expect(game.state.inPlay.length, JSON.stringify(act)).toBe(4);
  }
  expect(acts.map((act) => act.kind).sort()).toEqual(['pass', 'use', 'use', 'use']);
  then(ann).hasCardsInGraveyard(0);
});

rule('M-478', 'a regeneration shield is made beforehand, works once, and each shield works for one destruction', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
  });
  ann.passes();
  ben.activates('Drudge Skeletons');
  play.allPass();
  then('Drudge Skeletons').isUntapped();
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').isIn('play').isTapped().hasDamage(0);
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').isIn('graveyard');
});

rule(['M-479', 'M-480'], 'regenerated: tapped, healed, out of combat, and all that was on it stays', () => {
  const { ann, ben } = given('m11', {
    ann: {
      inPlay: [
        'Swamp',
        { card: 'Drudge Skeletons', counters: { '+1/+1': 1 }, with: ['Holy Strength'] },
        'Loxodon Warhammer',
      ],
    },
    ben: { inPlay: ['Craw Wurm'] },
  });
  ann.attacks('Drudge Skeletons');
  ben.blocks('Drudge Skeletons', 'Craw Wurm');
  play.until('blockers');
  ann.activates('Drudge Skeletons');
  play.allPass();
  play.until('damage');
  then('Drudge Skeletons').isIn('play').isTapped().hasDamage(0).isNotAttacking().hasCounters('+1/+1', 1);
  then('Holy Strength').isAttachedTo('Drudge Skeletons');
  then('Craw Wurm').hasDamage(3);
});

rule('M-479', 'it replaces destruction by "destroy" as well', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Assassinate'], inPlay: Array(3).fill('Swamp') },
    ben: {
      inPlay: [
        { card: 'Troll Ascetic', tapped: true, controller: 'ben' },
        'Forest',
        'Forest',
        { card: 'Uthden Troll', tapped: true },
        'Mountain',
      ],
    },
  });
  ann.casts('Assassinate', { target: 'Uthden Troll' });
  ann.passes();
  ben.activates('Uthden Troll');
  play.allPass();
  then('Uthden Troll').isIn('play').isTapped();
});

rule('M-481', 'a shield that was not used is gone after the turn', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.activates('Drudge Skeletons');
  play.allPass();
  play.until('upkeep', 'ben');
  ben.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').isIn('graveyard');
});

rule(['M-482', 'M-491', 'M-381'], 'a shield does not help against toughness 0 or sacrifice', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Immolation'], inPlay: ['Drudge Skeletons', 'Swamp', 'Mountain'] },
    ben: {},
  });
  ann.activates('Drudge Skeletons');
  play.allPass();
  ann.casts('Immolation', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').isIn('graveyard');
  const bolt = given(
    'm11',
    { ann: { hand: ['Sacrifice Bolt'], inPlay: ['Drudge Skeletons', 'Swamp', 'Mountain'] }, ben: {} },
    { cards: ALL },
  );
  bolt.ann.activates('Drudge Skeletons');
  play.allPass();
  bolt.ann.casts('Sacrifice Bolt', { target: bolt.ben });
  then('Drudge Skeletons').isIn('graveyard');
});

rule('M-490', "only one's own permanents can be sacrificed, and they go to their owner's graveyard", () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Sacrifice Bolt'], inPlay: ['Mountain', { card: 'Hill Giant', owner: 'ben' }, 'Gray Ogre'] },
      ben: { inPlay: ['Grizzly Bears'] },
    },
    { cards: ALL },
  );
  ann.casts('Sacrifice Bolt', { target: ben });
  expect(ann.choices).toEqual(['Hill Giant', 'Gray Ogre']);
  refused('not offered', () => ann.chooses('Grizzly Bears'));
  ann.chooses('Hill Giant');
  then('Hill Giant').isIn('graveyard');
  then(ben).hasCardsInGraveyard(1);
});

rule('M-490', 'an effect that says "sacrifice" lets the player choose', () => {
  const { ann } = given(
    'm11',
    { ann: { inPlay: ['Lord of the Pit', 'Hill Giant', 'Gray Ogre'] }, ben: {} },
    { active: 'ben', step: 'end step' },
  );
  play.until('upkeep', 'ann');
  play.pass();
  play.pass();
  expect(ann.choices).toEqual(['Hill Giant', 'Gray Ogre']);
  ann.chooses('Gray Ogre');
  then('Gray Ogre').isIn('graveyard');
  then('Hill Giant').isIn('play');
});

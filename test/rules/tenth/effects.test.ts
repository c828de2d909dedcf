// Tenth Edition, effects: one-shot, continuous, prevention, replacement and regeneration; damage and loss of life.

import { expect } from 'vitest';
import { target, you } from '../../../src/language/amount.ts';
import { change, draw, sized, triggered } from '../../../src/language/build.ts';
import { card, enchantment, instant, sorcery } from '../../../src/language/card.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

example('T-397', 'Tidings: four cards are drawn, and nothing of it lasts', () => {
  const { ann } = given('tenth', { ann: { hand: ['Tidings'], inPlay: lands('Island', 5) }, ben: {} });
  ann.casts('Tidings');
  play.allPass();
  then(ann).hasCardsInHand(4);
  expect(play.game.state.lasting).toEqual([]);
  expect(play.game.state.later).toEqual([]);
});

rule(
  ['T-308', 'T-309'],
  'a continuous effect lasts as its text says: until end of turn, or as long as its permanent is in play',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Giant Growth', 'Disenchant'],
        inPlay: ['Forest', 'Plains', 'Plains', { card: 'Grizzly Bears', with: ['Holy Strength'] }],
      },
      ben: {},
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(6, 7);
    play.until('upkeep', 'ben');
    then('Grizzly Bears').is(3, 4);
    ann.casts('Disenchant', { target: 'Holy Strength' });
    play.allPass();
    then('Grizzly Bears').is(2, 2);
  },
);

rule('T-308', 'values are set before bonuses are added, whichever came first', () => {
  const shrinks = card('Make Small', {
    cost: '{U}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [sized(0, 2)])],
  });
  const { ann } = given(
    'tenth',
    {
      ann: {
        hand: ['Make Small'],
        inPlay: ['Island', { card: 'Craw Wurm', counters: { '+1/+1': 1 }, with: ['Holy Strength'] }],
      },
      ben: {},
    },
    { cards: [shrinks] },
  );
  then('Craw Wurm').is(8, 7);
  ann.casts('Make Small', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').is(2, 5);
});

rule('T-332', 'loss of life by an effect is no damage: nothing prevents it', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Acolyte of Xathrid', 'Swamp', 'Swamp'] },
    ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  ann.passes();
  ben.casts('Healing Salve', { mode: 1, target: 'ben' });
  play.allPass();
  ann.activates('Acolyte of Xathrid', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(19);
});

example('T-334', 'Soul Feast against a player covered by prevention: 4 life are lost, and 4 gained', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Soul Feast'], inPlay: lands('Swamp', 5) },
    ben: { inPlay: ['Circle of Protection: Black', 'Plains'] },
  });
  ann.casts('Soul Feast', { target: ben });
  ann.passes();
  ben.activates('Circle of Protection: Black');
  play.pass();
  play.pass();
  if (play.question?.ask === 'pick') ben.chooses('Soul Feast');
  play.allPass();
  then(ben).hasLife(16);
  then(ann).hasLife(24);
});

rule(
  ['T-417', 'T-418', 'T-421'],
  "prevention is a shield: all of a source's damage, or an amount, for creatures or for players",
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt', 'Lava Axe'], inPlay: lands('Mountain', 7) },
      ben: {
        hand: ['Healing Salve'],
        inPlay: ['Plains', 'Plains', 'Circle of Protection: Red', 'Kavu Climber', 'Samite Healer'],
      },
    });
    ann.casts('Lightning Bolt', { target: 'Kavu Climber' });
    ann.passes();
    ben.activates('Samite Healer', { target: 'Kavu Climber' });
    play.allPass();
    then('Kavu Climber').isIn('play').hasDamage(2);
    ann.casts('Lava Axe', { target: 'ben' });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: 'ben' });
    play.allPass();
    then(ben).hasLife(18);
    ann.casts('Lightning Bolt', { target: 'ben' });
    ann.passes();
    ben.activates('Circle of Protection: Red');
    play.pass();
    play.pass();
    if (play.question?.ask === 'pick') ben.chooses('Lightning Bolt');
    play.allPass();
    then(ben).hasLife(18);
  },
);

example('T-420', 'Holy Day in the upkeep: no combat damage all turn, but other damage', () => {
  const { ann, ben } = given(
    'tenth',
    {
      ann: { hand: ['Holy Day', 'Lightning Bolt'], inPlay: ['Plains', 'Mountain', 'Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears'] },
    },
    { step: 'upkeep' },
  );
  ann.casts('Holy Day');
  play.allPass();
  ann.attacks('Craw Wurm', 'Hill Giant');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  play.until('second main');
  then(ben).hasLife(20);
  then('Grizzly Bears').isIn('play').hasDamage(0);
  then('Craw Wurm').hasDamage(0);
  ann.casts('Lightning Bolt', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(17);
});

rule('T-422', 'a limited shield and several sources at once: the player who would be dealt the damage chooses', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Hypnotic Specter', 'Craw Wurm'] },
    ben: { hand: ['Healing Salve', 'Forest'], inPlay: ['Plains'] },
  });
  ann.attacks('Hypnotic Specter', 'Craw Wurm');
  ben.casts('Healing Salve', { mode: 1, target: 'ben' });
  play.allPass();
  play.until('damage is on the stack');
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'order', player: 1, purpose: 'prevent which damage first' });
  ben.chooses('Hypnotic Specter', 'Craw Wurm');
  then(ben).hasLife(15);
  expect(stack(), 'the Specter dealt none').toEqual([]);
  then(ben).hasCardsInHand(1);
});

rule('T-422', 'for a creature its controller chooses, whoever made the shield', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Healing Salve'], inPlay: ['Plains', 'Craw Wurm'] },
    ben: { inPlay: ['Dusk Imp', 'Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  play.until('blockers');
  ann.casts('Healing Salve', { mode: 1, target: 'Craw Wurm' });
  play.allPass();
  ann.assigns({ 'Grizzly Bears': 6 });
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'order', player: 0 });
  ann.chooses('Hill Giant', 'Grizzly Bears');
  then('Craw Wurm').hasDamage(2).isIn('play');
});

example(['T-448', 'T-446'], 'Furnace of Rath: Lava Axe deals 10 instead of 5', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lava Axe'], inPlay: [...lands('Mountain', 5), 'Furnace of Rath'] },
    ben: {},
  });
  ann.casts('Lava Axe', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(10);
});

rule(
  'T-446',
  'a replacement waits for its event: combat damage to creatures and players is doubled too, loss of life is not',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Furnace of Rath', 'Hill Giant', 'Gray Ogre', 'Acolyte of Xathrid', 'Swamp', 'Swamp'] },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.activates('Acolyte of Xathrid', { target: 'ben' });
    play.allPass();
    then(ben).hasLife(19);
    ann.attacks('Hill Giant', 'Gray Ogre');
    ben.blocks('Hill Giant', 'Craw Wurm');
    play.until('second main');
    then(ben).hasLife(15);
    then('Craw Wurm').isIn('graveyard');
  },
);

rule(
  ['T-438', 'T-439', 'T-440', 'T-441'],
  'regeneration: a shield for the next destruction; used, the creature is tapped, healed and out of combat, with all that is on it',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: {
        inPlay: [
          { card: 'Uthden Troll', counters: { '+1/+1': 1 }, with: ['Holy Strength', 'Loxodon Warhammer'] },
          'Mountain',
          'Mountain',
        ],
      },
    });
    then('Uthden Troll').is(7, 5);
    play.pass();
    ben.activates('Uthden Troll');
    play.allPass();
    play.until('declare attack');
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Uthden Troll');
    play.until('damage is on the stack');
    play.pass();
    play.pass();
    then('Uthden Troll').isIn('play').isTapped().hasDamage(0).hasCounters('+1/+1', 1).is(7, 5);
    expect(play.game.state.combat?.attacks.flatMap(({ blockers }) => blockers)).toEqual([]);
    then('Holy Strength').isAttachedTo('Uthden Troll');
    then('Loxodon Warhammer').isAttachedTo('Uthden Troll');
    expect(play.game.state.shields, 'one use').toEqual([]);
  },
);

rule('T-440', 'a second destruction finds no shield', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  play.pass();
  ben.activates('Uthden Troll');
  play.allPass();
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('play').hasDamage(0);
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('graveyard');
});

rule('T-442', 'unused regeneration shields go away in the cleanup step', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  play.pass();
  ben.activates('Uthden Troll');
  play.allPass();
  expect(play.game.state.shields).toHaveLength(1);
  play.until('upkeep', 'ben');
  expect(play.game.state.shields).toEqual([]);
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('graveyard');
});

rule(
  ['T-443', 'T-444'],
  'removed from combat: no longer attacking or blocking, but damage already on the stack is dealt, by it and to it',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Uthden Troll', 'Mountain', 'Prodigal Pyromancer', 'Prodigal Pyromancer'] },
    });
    play.pass();
    ben.activates('Uthden Troll');
    play.allPass();
    play.until('declare attack');
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Uthden Troll');
    play.until('damage is on the stack');
    ben.activates('Prodigal Pyromancer', { target: 'Uthden Troll' });
    ben.activates('Prodigal Pyromancer#2', { target: 'Uthden Troll' });
    for (let i = 0; i < 4; i += 1) play.pass();
    then('Uthden Troll').isIn('play').isTapped().hasDamage(0);
    expect(play.game.state.combat?.attacks[0]?.blockers, 'not blocking any more').toEqual([]);
    then('Craw Wurm').isBlocked();
    play.pass();
    play.pass();
    then('Craw Wurm').hasDamage(2);
    then('Uthden Troll').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

rule(
  'T-443',
  'a blocker removed from combat before damage deals and takes none, and its attacker stays blocked',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp', 'Prodigal Pyromancer'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Drudge Skeletons');
    ben.activates('Drudge Skeletons');
    play.allPass();
    ben.activates('Prodigal Pyromancer', { target: 'Drudge Skeletons' });
    play.allPass();
    then('Drudge Skeletons').isTapped();
    play.until('second main');
    then('Drudge Skeletons').isIn('play').hasDamage(0);
    then('Craw Wurm').hasDamage(0);
    then(ben).hasLife(20);
  },
);

rule('T-339', 'spells and abilities can destroy without any damage', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Stone Rain', 'Disenchant'], inPlay: [...lands('Mountain', 3), 'Plains', 'Plains'] },
    ben: { inPlay: ['Forest', 'Fountain of Youth'] },
  });
  ann.casts('Stone Rain', { target: 'Forest' });
  play.allPass();
  then('Forest').isIn('graveyard');
  ann.casts('Disenchant', { target: 'Fountain of Youth' });
  play.allPass();
  then('Fountain of Youth').isIn('graveyard');
});

rule('T-341', 'a player made to discard chooses the cards, unless it is at random', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Ravenous Rats'], inPlay: ['Swamp', 'Swamp', 'Hypnotic Specter'] },
    ben: { hand: ['Forest', 'Cancel', 'Lava Axe'] },
  });
  ann.casts('Ravenous Rats');
  for (let i = 0; i < 4; i += 1) play.pass();
  expect(play.question).toMatchObject({ ask: 'pick', player: 1 });
  ben.chooses('Cancel');
  then('Cancel').isIn('graveyard');
  ann.attacks('Hypnotic Specter');
  play.until('second main');
  then(ben).hasCardsInHand(1);
});

rule('T-347', 'a card put into the hand from the library without the word "draw" is not drawn', () => {
  const fetch = card('Find It', {
    cost: '{U}',
    type: sorcery,
    effects: [{ do: 'search', who: you, filter: {}, amount: 1, to: 'hand', reveal: false }],
  });
  const pulls = card('Pull It', { cost: '{U}', type: sorcery, effects: [draw(1)] });
  const tally = card('Tally', {
    cost: '{U}',
    type: enchantment,
    abilities: [triggered({ on: 'draws', who: 'you' }, [{ do: 'gainLife', who: you, amount: 1 }])],
  });
  const { ann } = given(
    'tenth',
    {
      ann: {
        hand: ['Find It', 'Pull It'],
        inPlay: ['Island', 'Island', 'Tally'],
        library: ['Cancel', 'Forest', 'Lava Axe'],
      },
      ben: {},
    },
    { cards: [fetch, pulls, tally] },
  );
  ann.casts('Find It');
  play.pass();
  play.pass();
  ann.chooses('Lava Axe');
  then(ann).hasInHand('Lava Axe').hasLife(20);
  expect(stack()).toEqual([]);
  ann.casts('Pull It');
  play.allPass();
  then(ann).hasLife(21);
});

rule(
  ['T-449', 'T-456'],
  'a revealed card is shown to all players; a library that was looked through is shuffled',
  () => {
    const fetch = card('Seek It', {
      cost: '{U}',
      type: sorcery,
      effects: [{ do: 'search', who: you, filter: { types: ['land'] }, amount: 1, to: 'hand', reveal: true }],
    });
    const library = [
      'Cancel',
      'Forest',
      'Lava Axe',
      'Tidings',
      'Blaze',
      'Holy Day',
      'Craw Wurm',
      'Terror',
      'Lure',
      'Fog',
    ];
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Seek It'], inPlay: ['Island'], library }, ben: {} },
      { cards: [fetch] },
    );
    ann.casts('Seek It');
    play.pass();
    play.pass();
    ann.chooses('Forest');
    expect(play.game.view(1).players[0]?.hand.map(({ name }) => name)).toEqual(['Forest']);
    const left =
      play.game.state.players[0]?.library.map((id) => play.game.inside.kind(id).definition.name).reverse() ?? [];
    expect([...left].sort()).toEqual(library.filter((name) => name !== 'Forest').sort());
    expect(left).not.toEqual(library.filter((name) => name !== 'Forest'));
    expect(play.game.view(0).players[0]?.knownLibrary, 'after shuffling nobody knows its order').toEqual([]);
  },
);

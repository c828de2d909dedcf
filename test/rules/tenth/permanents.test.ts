// Tenth Edition, permanents at large: counters, legends, tokens, shroud, sacrifice, coming into play.

import { expect } from 'vitest';
import { target, you } from '../../../src/language/amount.ts';
import { damage, entering, gainLife, gains, onPlayers, triggered } from '../../../src/language/build.ts';
import { artifact, card, creature, enchantment, sorcery } from '../../../src/language/card.ts';
import { cardInGraveyard } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule(
  ['T-325', 'T-326'],
  'a counter marks a change that lasts as long as the permanent is in play, and everybody sees how many there are',
  () => {
    const { ann } = given(
      'tenth',
      {
        ann: {
          hand: ['Disenchant'],
          inPlay: ['Plains', 'Plains', { card: 'Grizzly Bears', with: ['Unstable Mutation'] }],
        },
        ben: {},
      },
      { step: 'end of turn', active: 'ben' },
    );
    play.until('upkeep', 'ann');
    play.allPass();
    then('Grizzly Bears').is(4, 4).hasCounters('-1/-1', 1);
    ann.casts('Disenchant', { target: 'Unstable Mutation' });
    play.allPass();
    then('Grizzly Bears').is(1, 1).hasCounters('-1/-1', 1);
    play.until('upkeep', 'ben');
    then('Grizzly Bears').is(1, 1);
    expect(play.game.view(1).inPlay.find(({ name }) => name === 'Grizzly Bears')?.counters).toEqual([
      { name: '-1/-1', number: 1 },
    ]);
  },
);

example('T-329', 'Goblin King: all other Goblins of both players get +1/+1 and mountainwalk', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Goblin King'], inPlay: [...lands('Mountain', 3), 'Mogg Fanatic', 'Grizzly Bears'] },
    ben: { inPlay: ["Mons's Goblin Raiders"] },
  });
  ann.casts('Goblin King');
  play.allPass();
  then('Mogg Fanatic').is(2, 2).hasKeyword('mountainwalk');
  then("Mons's Goblin Raiders").is(2, 2).hasKeyword('mountainwalk');
  then('Goblin King').is(2, 2).lacksKeyword('mountainwalk');
  then('Grizzly Bears').is(2, 2).lacksKeyword('mountainwalk');
});

rule(
  'T-380',
  'legend rule: two of one name in play, whoever controls them, and all of them go to the graveyard',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Kamahl, Pit Fighter'], inPlay: lands('Mountain', 6) },
      ben: { inPlay: ['Kamahl, Pit Fighter', 'Mirri, Cat Warrior'] },
    });
    ann.casts('Kamahl, Pit Fighter');
    then('ben:Kamahl, Pit Fighter').isIn('play');
    play.allPass();
    then(ann).hasCardsInGraveyard(1);
    then(ben).hasCardsInGraveyard(1);
    then('Mirri, Cat Warrior').isIn('play');
  },
);

rule('T-380', 'the legend rule does not destroy: regeneration does not help', () => {
  const troll = card('Old Troll', {
    cost: '{1}',
    type: { ...creature('Troll'), supertypes: ['legendary'] },
    size: [2, 2],
    abilities: [],
  });
  const { ann } = given(
    'tenth',
    {
      ann: { hand: ['Old Troll'], inPlay: [...lands('Forest', 2), { card: 'Old Troll', with: ['Regeneration'] }] },
      ben: {},
    },
    { cards: [troll] },
  );
  ann.activates('Regeneration');
  play.allPass();
  ann.casts('Old Troll');
  play.allPass();
  then(ann).hasCardsInGraveyard(3);
});

rule('T-380', 'together even for a moment is enough: the one that dies of damage takes the other along', () => {
  const surge = card('Grave Surge', {
    cost: '{B}',
    type: sorcery,
    targets: [cardInGraveyard({ types: ['creature'] }, 'you')],
    effects: [
      { do: 'toPlay', what: target(), under: you, tapped: false },
      damage(1, { ref: 'all', filter: { types: ['creature'] } }),
    ],
  });
  const { ann } = given(
    'tenth',
    {
      ann: {
        hand: ['Grave Surge'],
        inPlay: ['Swamp', { card: 'Mirri, Cat Warrior', damage: 2 }],
        graveyard: ['Mirri, Cat Warrior'],
      },
      ben: {},
    },
    { cards: [surge] },
  );
  ann.casts('Grave Surge', { target: 'Mirri, Cat Warrior' });
  play.allPass();
  then(ann).hasCardsInGraveyard(3);
});

rule(
  ['T-404', 'T-405'],
  'permanents are artifacts, creatures, enchantments and lands; nobody may just take one away',
  () => {
    const { ann } = given('tenth', {
      ann: { inPlay: ['Fountain of Youth', 'Grizzly Bears', 'Primal Rage', 'Forest', 'Juggernaut'] },
      ben: {},
    });
    const acts = play.game.legalAnswers().map(({ kind }) => kind);
    expect(new Set(acts), 'all that ann may do is pass and tap the land').toEqual(new Set(['pass', 'use']));
    then('Juggernaut').isA('artifact').isA('creature');
    expect(ann.mayActivate('Fountain of Youth')).toBe(false);
  },
);

example('T-408', 'Evacuation returns all creatures in play, and no creature card from anywhere else', () => {
  const { ann, ben } = given('tenth', {
    ann: {
      hand: ['Evacuation'],
      inPlay: [...lands('Island', 5), 'Grizzly Bears', { card: 'Craw Wurm', owner: 'ben' }],
      graveyard: ['Dusk Imp'],
    },
    ben: {
      inPlay: ['Hill Giant', 'Fountain of Youth'],
      graveyard: ['Gray Ogre'],
      library: ['Kavu Climber', 'Forest', 'Forest'],
    },
  });
  ann.casts('Evacuation');
  play.allPass();
  then(ann).hasInHand('Grizzly Bears').hasCardsInHand(1);
  then(ben).hasInHand('Craw Wurm', 'Hill Giant').hasCardsInHand(2);
  then('Dusk Imp').isIn('graveyard');
  then('Gray Ogre').isIn('graveyard');
  then('Kavu Climber').isIn('library');
  then('Fountain of Youth').isIn('play');
});

rule(
  'T-434',
  'put into play by an effect is not played: no cost, no stack, and comes-into-play abilities trigger',
  () => {
    const raise = card('Wake Up', {
      cost: '{B}',
      type: sorcery,
      targets: [cardInGraveyard({ types: ['creature'] }, 'you')],
      effects: [{ do: 'toPlay', what: target(), under: you, tapped: false }],
    });
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Wake Up'], inPlay: ['Swamp'], graveyard: ['Kavu Climber', 'Grizzly Bears'] }, ben: {} },
      { cards: [raise] },
    );
    ann.casts('Wake Up', { target: 'Kavu Climber' });
    play.pass();
    play.pass();
    then('Kavu Climber').isIn('play').isControlledBy(ann);
    expect(stack()).toEqual(['Kavu Climber']);
    expect(play.game.state.chain[0]?.what).toBe('trigger');
    play.allPass();
    then(ann).hasCardsInHand(1);
  },
);

rule('T-305', 'what comes into play tapped is tapped already: it does not become tapped', () => {
  const slow = card('Slow Stone', { cost: '{0}', type: artifact, abilities: [entering({ tapped: true })] });
  const watch = card('Watcher', {
    cost: '{0}',
    type: artifact,
    abilities: [triggered({ on: 'becomes tapped', what: {} }, [gainLife(1)])],
  });
  const { ann } = given(
    'tenth',
    { ann: { hand: ['Slow Stone'], inPlay: ['Watcher', 'Rod of Ruin'], mana: 'CCC' }, ben: {} },
    { cards: [slow, watch] },
  );
  ann.casts('Slow Stone');
  play.allPass();
  then('Slow Stone').isTapped();
  expect(stack()).toEqual([]);
  then(ann).hasLife(20);
  ann.activates('Rod of Ruin', { target: 'ben' });
  play.allPass();
  then(ann).hasLife(21);
});

rule(
  ['T-473', 'T-474', 'T-475', 'T-476'],
  'tokens are creatures in every way; one that leaves play goes where it goes and then vanishes',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Siege-Gang Commander', 'Giant Growth', 'Unsummon', 'Evacuation'],
        inPlay: [...lands('Mountain', 7), 'Forest', ...lands('Island', 6), 'Soul Net'],
      },
      ben: {},
    });
    ann.casts('Siege-Gang Commander');
    play.allPass();
    const tokens = (): number => play.game.view(0).inPlay.filter(({ token }) => token).length;
    expect(tokens()).toBe(3);
    then('Goblin').is(1, 1).isColor('red').isA('creature').hasSubtypes('Goblin').isUntapped();
    ann.casts('Giant Growth', { target: 'Goblin' });
    play.allPass();
    then('Goblin').is(4, 4);
    ann.activates('Siege-Gang Commander', { target: 'ben', choose: ['Goblin'] });
    expect(tokens()).toBe(2);
    expect(stack(), 'it was put into a graveyard: Soul Net saw it').toContain('Soul Net');
    play.pass();
    play.pass();
    if (play.question?.ask === 'yesno') ann.chooses('no');
    play.allPass();
    then('ben').hasLife(18);
    then(ann).hasCardsInGraveyard(1);
    ann.casts('Unsummon', { target: 'Goblin' });
    play.allPass();
    expect(tokens()).toBe(1);
    then(ann).hasCardsInHand(1);
    expect(ann.mayCast('Evacuation')).toBe(true);
  },
);

rule(['T-453', 'T-454'], 'shroud: nobody may aim at it, not even its controller; players can have it too', () => {
  const cloak = card('Veil of Peace', { cost: '{W}', type: enchantment, abilities: [onPlayers(you, gains('shroud'))] });
  const { ann, ben } = given(
    'tenth',
    {
      ann: {
        hand: ['Giant Growth', 'Lightning Bolt'],
        inPlay: ['Forest', 'Mountain', 'Kalonian Behemoth', 'Veil of Peace', 'Grizzly Bears'],
      },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Gray Ogre'] },
    },
    { cards: [cloak] },
  );
  refused('illegal target', () => ann.casts('Giant Growth', { target: 'Kalonian Behemoth' }));
  play.game.answer({ kind: 'cancel' }, 0);
  refused('illegal target', () => ann.casts('Lightning Bolt', { target: 'ann' }));
  play.game.answer({ kind: 'cancel' }, 0);
  ann.passes();
  refused('illegal target', () => ben.casts('Lightning Bolt', { target: 'Kalonian Behemoth' }));
  play.game.answer({ kind: 'cancel' }, 1);
  refused('illegal target', () => ben.casts('Lightning Bolt', { target: 'ann' }));
  play.game.answer({ kind: 'cancel' }, 1);
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

rule(
  ['T-450', 'T-451', 'T-452'],
  "sacrifice: of one's own permanents only, as a cost or by an effect, and no regeneration saves it",
  () => {
    const { ann, ben } = given('tenth', {
      ann: {
        hand: ['Hidden Horror'],
        inPlay: [
          ...lands('Swamp', 3),
          'Mountain',
          'Mountain',
          'Forest',
          'Siege-Gang Commander',
          { card: 'Mogg Fanatic', owner: 'ben', with: ['Regeneration'] },
        ],
      },
      ben: { inPlay: ["Mons's Goblin Raiders"] },
    });
    ann.activates('Regeneration');
    play.allPass();
    ann.activates('Siege-Gang Commander', { target: 'ben', choose: ['Mogg Fanatic'] });
    then('Mogg Fanatic').isIn('graveyard').isOwnedBy(ben);
    play.allPass();
    ann.casts('Hidden Horror');
    play.allPass();
    then('Hidden Horror').isIn('graveyard');
  },
);

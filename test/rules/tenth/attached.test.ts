// Tenth Edition, Auras and Equipment, control, counters, tokens, legends, and permanents at large.

import { expect } from 'vitest';
import { target, you } from '../../../src/language/amount.ts';
import { change, entering, gainLife, gains, onPlayers, triggered } from '../../../src/language/build.ts';
import { artifact, card, creature, enchantment, instant, sorcery } from '../../../src/language/card.ts';
import { cardInGraveyard, permanent } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack, wordsOf } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const takes = card('Take It', {
  cost: '{U}',
  type: instant,
  targets: [permanent({})],
  effects: [change(target(), [{ change: 'control' }], 'in play')],
});

rule(
  ['T-352', 'T-277'],
  'an Aura on something that is no longer the right kind of permanent goes to the graveyard',
  () => {
    expect(wordsOf('Holy Strength')).toContain('Enchant creature');
    expect(wordsOf('Cursed Land')).toContain('Enchant land');
    const { ann } = given('tenth', {
      ann: { hand: ['Holy Strength'], inPlay: ['Plains', 'Mountain', "Mishra's Factory"] },
      ben: {},
    });
    refused('no target', () => ann.casts('Holy Strength'));
    ann.taps('Mountain');
    ann.activates("Mishra's Factory");
    play.allPass();
    ann.casts('Holy Strength', { target: "Mishra's Factory" });
    play.allPass();
    then("Mishra's Factory").is(3, 4);
    play.until('upkeep', 'ben');
    then("Mishra's Factory").isNotA('creature');
    then('Holy Strength').isIn('graveyard');
  },
);

example(['T-356', 'T-354'], 'Regeneration on one of two creatures regenerates that one only', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Earthquake'],
      inPlay: [
        'Mountain',
        'Mountain',
        'Mountain',
        'Forest',
        { card: 'Grizzly Bears', with: ['Regeneration'] },
        'Gray Ogre',
      ],
    },
    ben: {},
  });
  ann.activates('Regeneration');
  play.allPass();
  ann.casts('Earthquake', { x: 2 });
  play.allPass();
  then('Grizzly Bears').isIn('play').isTapped();
  then('Regeneration').isAttachedTo('Grizzly Bears');
  then('Gray Ogre').isIn('graveyard');
});

rule('T-361', 'an Equipment comes into play like any artifact, attached to nothing', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Loxodon Warhammer'], inPlay: [...lands('Forest', 3), 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Loxodon Warhammer');
  play.allPass();
  expect(play.game.view(0).inPlay.find(({ name }) => name === 'Loxodon Warhammer')?.attachedTo).toBe(0);
  then('Grizzly Bears').is(2, 2);
});

rule(
  ['T-049', 'T-357', 'T-358', 'T-359', 'T-360', 'T-362'],
  'equip: pay, target a creature you control, as a sorcery; from one creature to another it moves',
  () => {
    const { ann } = given(
      'tenth',
      {
        ann: {
          hand: ['Lightning Bolt'],
          inPlay: [...lands('Forest', 6), 'Mountain', 'Loxodon Warhammer', 'Grizzly Bears', 'Gray Ogre'],
        },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Hill Giant', 'Mountain'] },
      },
      { step: 'upkeep' },
    );
    refused('sorcery timing', () => ann.activates('Loxodon Warhammer', { target: 'Grizzly Bears' }));
    play.until('main');
    refused('illegal target', () => ann.activates('Loxodon Warhammer', { target: 'Hill Giant' }));
    play.game.answer({ kind: 'cancel' }, 0);
    ann.activates('Loxodon Warhammer', { target: 'Grizzly Bears' });
    expect(stack()).toEqual(['Loxodon Warhammer']);
    refused('sorcery timing', () => ann.activates('Loxodon Warhammer', { target: 'Gray Ogre' }));
    then('Grizzly Bears').is(2, 2);
    play.allPass();
    then('Loxodon Warhammer').isAttachedTo('Grizzly Bears');
    then('Grizzly Bears').is(5, 2).hasKeyword('trample').hasKeyword('lifelink');
    ann.activates('Loxodon Warhammer', { target: 'Gray Ogre' });
    play.allPass();
    then('Loxodon Warhammer').isAttachedTo('Gray Ogre');
    then('Grizzly Bears').is(2, 2).lacksKeyword('trample');
    then('Gray Ogre').is(5, 2);
  },
);

rule(
  'T-360',
  'equip targets: a creature gone in the meantime is not equipped, and the Equipment stays where it was',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: [...lands('Forest', 3), { card: 'Gray Ogre', with: ['Loxodon Warhammer'] }, 'Grizzly Bears'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island'] },
    });
    ann.activates('Loxodon Warhammer', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    then('Loxodon Warhammer').isAttachedTo('Gray Ogre');
  },
);

rule('T-050', 'when the equipped creature leaves, the Equipment stays in play and can be attached again', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Terror'],
      inPlay: [...lands('Swamp', 5), { card: 'Grizzly Bears', with: ['Loxodon Warhammer'] }, 'Gray Ogre'],
    },
    ben: {},
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  then('Loxodon Warhammer').isIn('play');
  expect(play.game.view(0).inPlay.find(({ name }) => name === 'Loxodon Warhammer')?.attachedTo).toBe(0);
  ann.activates('Loxodon Warhammer', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').is(5, 2);
});

example('T-315', "Spirit Link on the opponent's creature: its damage to you gives the life to you", () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Spirit Link'], inPlay: ['Plains'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Spirit Link', { target: 'Hill Giant' });
  play.allPass();
  play.until('declare attack', 'ben');
  ben.attacks('Hill Giant');
  play.until('damage is on the stack');
  play.pass();
  play.pass();
  then(ann).hasLife(17);
  expect(stack()).toEqual(['Spirit Link']);
  play.allPass();
  then(ann).hasLife(20);
  then(ben).hasLife(20);
});

example(
  ['T-317', 'T-316'],
  'your opponent gains control of your Spirit Link: it stays where it is, and gives the life to the opponent',
  () => {
    const { ann, ben } = given(
      'tenth',
      {
        ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Spirit Link'] }] },
        ben: { hand: ['Take It'], inPlay: ['Island'] },
      },
      { cards: [takes] },
    );
    ann.passes();
    ben.casts('Take It', { target: 'Spirit Link' });
    play.allPass();
    then('Spirit Link').isControlledBy(ben).isOwnedBy(ann).isAttachedTo('Grizzly Bears');
    then('Grizzly Bears').isControlledBy(ann);
    ann.attacks('Grizzly Bears');
    play.until('end of combat');
    then(ben).hasLife(20);
    then(ann).hasLife(20);
  },
);

rule('T-316', 'a stolen Equipment stays on its creature until its new controller moves it', () => {
  const { ann, ben } = given(
    'tenth',
    {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Loxodon Warhammer'] }] },
      ben: { hand: ['Take It'], inPlay: ['Island', ...lands('Forest', 3), 'Gray Ogre'] },
    },
    { cards: [takes] },
  );
  ann.passes();
  ben.casts('Take It', { target: 'Loxodon Warhammer' });
  play.allPass();
  then('Loxodon Warhammer').isControlledBy(ben).isAttachedTo('Grizzly Bears');
  then('Grizzly Bears').is(5, 2);
  play.until('main', 'ben');
  ben.activates('Loxodon Warhammer', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').is(5, 2);
});

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

// Tenth Edition, Auras and Equipment, and who controls them.

import { expect } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { bearerIs, change } from '../../../src/language/build.ts';
import { aura, card, instant } from '../../../src/language/card.ts';
import { permanent } from '../../../src/language/target.ts';
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

rule('T-354', 'control of what is enchanted follows control of the Aura at once, through an Aura on an Aura', () => {
  const hold = card('Hold Fast', {
    cost: '{U}',
    type: aura({ types: ['enchantment'] }),
    abilities: [bearerIs({ change: 'control' })],
  });
  const { ann, ben } = given(
    'tenth',
    {
      ann: { hand: ['Persuasion'], inPlay: lands('Island', 5) },
      ben: { hand: ['Hold Fast'], inPlay: ['Grizzly Bears', 'Island'] },
    },
    { cards: [hold] },
  );
  ann.casts('Persuasion', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isControlledBy(ann);
  play.until('main', 'ben');
  ben.casts('Hold Fast', { target: 'Persuasion' });
  play.allPass();
  then('Persuasion').isControlledBy(ben);
  then('Grizzly Bears').isControlledBy(ben);
});

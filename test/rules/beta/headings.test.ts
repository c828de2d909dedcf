// What the heading of an enchantment asks for, 1993: it is asked when the enchantment is cast. "Enchantments remain in effect
// until they are destroyed or disenchanting, or the target … is destroyed or discarded" (line 508): nothing else ends them.

import { expect } from 'vitest';
import { cardText } from '../../../src/cli/card-text.ts';
import { findBook } from '../../../src/game/index.ts';
import { given, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { settle } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule('B-332', 'what was stolen as a creature stays stolen when it is none', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Control Magic', 'Unholy Strength'], inPlay: [...lands('Island', 4), 'Swamp'] },
    ben: { hand: ['Living Lands', 'Disenchant'], inPlay: ['Living Lands', 'Forest', ...lands('Tundra', 6)] },
  });
  ann.casts('Control Magic', { target: 'Forest' });
  settle();
  ann.casts('Unholy Strength', { target: 'Forest' });
  settle();
  then('Forest').isControlledBy(ann).is(3, 2);
  ann.passes();
  ben.casts('Disenchant', { target: 'Living Lands' });
  settle();
  then('Forest').isNotA('creature').isControlledBy(ann);
  then('Unholy Strength').isAttachedTo('Forest');
  expect(ann.mayActivate('Forest')).toBe(false);
});

rule(['B-332', 'B-162'], 'but it goes when the land is destroyed, and a Disenchant takes it away', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Stone Rain'], inPlay: lands('Mountain', 3) },
    ben: {
      hand: ['Disenchant'],
      inPlay: [
        ...lands('Plains', 2),
        { card: 'Forest', with: ['Unholy Strength'] },
        { card: 'Swamp', with: ['Weakness'] },
      ],
    },
  });
  then('Unholy Strength').isAttachedTo('Forest');
  ann.casts('Stone Rain', { target: 'Forest' });
  ben.casts('Disenchant', { target: 'Weakness' });
  settle();
  then('Unholy Strength').isIn('graveyard');
  then('Weakness').isIn('graveyard');
  then('Swamp').isIn('play');
});

rule(
  ['B-150', 'B-159', 'B-332'],
  'Earthbind asks for a creature that flies, and stays on it when it does no more',
  () => {
    const grounded = given('beta', {
      ann: { hand: ['Earthbind'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    refused('no target', () => grounded.ann.casts('Earthbind', { target: 'Grizzly Bears' }));
    const { ann } = given('beta', {
      ann: { hand: ['Earthbind'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Grizzly Bears', 'Air Elemental'] },
    });
    ann.casts('Earthbind', { target: 'Air Elemental' });
    settle();
    then('Air Elemental').lacksKeyword('flying').hasDamage(2);
    then('Earthbind').isAttachedTo('Air Elemental');
  },
);

rule(
  ['B-150', 'B-159', 'B-332'],
  'Animate Artifact asks for an artifact that is no creature, and stays on what it makes one',
  () => {
    const alive = given('beta', {
      ann: { hand: ['Animate Artifact'], inPlay: lands('Island', 4) },
      ben: { inPlay: ['Juggernaut'] },
    });
    refused('no target', () => alive.ann.casts('Animate Artifact', { target: 'Juggernaut' }));
    const { ann } = given('beta', {
      ann: { hand: ['Animate Artifact'], inPlay: [...lands('Island', 4), 'Winter Orb'] },
      ben: {},
    });
    ann.casts('Animate Artifact', { target: 'Winter Orb' });
    settle();
    then('Winter Orb').isA('creature').is(2, 2);
    then('Animate Artifact').isAttachedTo('Winter Orb');
  },
);

rule('B-150', 'the heading says what is asked for', () => {
  const heading = (name: string): string | undefined => cardText(findBook('beta'), name).lines[1];
  expect(heading('Earthbind')).toBe('Enchant Flying Creature');
  expect(heading('Animate Artifact')).toBe('Enchant Non-Creature Artifact');
  expect(heading('Animate Wall')).toBe('Enchant Wall');
  expect(heading('Animate Dead')).toBe('Enchant Dead Creature');
  expect(heading('Unholy Strength')).toBe('Enchant Creature');
});

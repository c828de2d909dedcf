// What is cast in answer and comes in time (1993): damage of the same batch turned back, mana made for a regeneration.

import { describe, expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { onward, settle } from '../../support/onward.ts';

const lands = (number: number, land: string): string[] => Array<string>(number).fill(land);

const savingBy = (name: string): void =>
  onward(
    () => play.question?.ask === 'act' && play.question.window === 'regeneration' && play.asked === name,
    'regeneration',
  );

/** Passes until a caster is asked when a spell takes effect, and puts it after everything else. */
function afterTheRest(): void {
  onward(() => play.question?.ask === 'pick' && play.question.purpose === 'when it takes effect', 'an order');
  const { question, game } = play;
  if (question?.ask !== 'pick') throw new Error('no order is asked');
  const last = Math.max(...question.from.map(({ id }) => id));
  game.answer({ kind: 'pick', picked: question.from.filter(({ id }) => id === last) }, question.player);
  settle();
}

describe('damage of the same batch', () => {
  rule(
    ['B-285', 'B-289'],
    'a Bolt answered with Reverse Damage: its player puts that after it, and gains three',
    () => {
      const { ann, ben } = given('beta', {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
        ben: { life: 3, hand: ['Reverse Damage'], inPlay: lands(3, 'Plains') },
      });
      ann.casts('Lightning Bolt', { target: ben });
      ann.passes();
      ben.casts('Reverse Damage');
      afterTheRest();
      then(ben).hasLife(6);
      play.isGoingOn();
    },
  );

  rule(['B-289'], 'of several answered together it is one, named as it is cast', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Rod of Ruin', ...lands(3, 'Island'), 'Grizzly Bears'] },
      ben: { hand: ['Reverse Damage'], inPlay: lands(3, 'Plains') },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.activates('Rod of Ruin', { target: ben });
    ann.passes();
    ben.casts('Reverse Damage', { choose: ['Rod of Ruin'] });
    afterTheRest();
    then(ben).hasLife(20 - 3 + 1);
  });
});

describe('interrupts that make mana come at any time, the moment of regeneration too', () => {
  rule(['B-252', 'B-107'], 'a Dark Ritual pays for a Clay Statue that is about to go', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Shatter'], inPlay: lands(2, 'Mountain') },
      ben: { hand: ['Dark Ritual'], inPlay: ['Clay Statue', 'Swamp'] },
    });
    ann.casts('Shatter', { target: 'Clay Statue' });
    savingBy('ben');
    ben.casts('Dark Ritual');
    then(ben).hasMana('BBB');
    ben.activates('Clay Statue');
    settle();
    then('Clay Statue').isIn('play').isTapped();
    then(ben).hasMana('B');
  });

  rule(['B-107', 'B-210'], 'of two that die one may be sacrificed for the other', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Pestilence', 'Swamp'] },
      ben: { hand: ['Sacrifice'], inPlay: ['Drudge Skeletons', 'Llanowar Elves', 'Swamp'] },
    });
    ann.activates('Pestilence');
    savingBy('ben');
    ben.casts('Sacrifice');
    ben.chooses('Llanowar Elves');
    then('Llanowar Elves').isIn('graveyard');
    ben.activates('Drudge Skeletons');
    settle();
    then('Drudge Skeletons').isIn('play').isTapped();
  });

  rule(['B-107'], 'a Ley Druid untaps the forest for a Wall of Brambles', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Wall of Brambles', 'Ley Druid', { card: 'Forest', tapped: true }] },
    });
    ann.casts('Lightning Bolt', { target: 'Wall of Brambles' });
    savingBy('ben');
    ben.activates('Ley Druid', { target: 'Forest' });
    ben.activates('Wall of Brambles');
    settle();
    then('Wall of Brambles').isIn('play').isTapped();
    then('Forest').isTapped();
  });

  rule(['B-107'], 'with nothing to pay for nobody is asked', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Dark Ritual'], inPlay: ['Grizzly Bears', 'Swamp', 'Ley Druid', 'Drudge Skeletons'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    onward(() => {
      expect(play.question).not.toMatchObject({ window: 'regeneration' });
      return play.game.state.chain.length === 0 && play.question?.ask === 'act';
    });
    then('Grizzly Bears').isIn('graveyard');
  });
});

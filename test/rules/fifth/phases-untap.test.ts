// Fifth, "Untap Phase": what has to be chosen is chosen before anything untaps.

import { expect } from 'vitest';
import { findBook } from '../../../src/game/library.ts';
import { everybody } from '../../../src/language/amount.ts';
import { onPlayers } from '../../../src/language/build.ts';
import { artifact, card } from '../../../src/language/card.ts';
import { land as lands } from '../../../src/language/filter.ts';
import { textOf } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const orb = card('Orb of Winter', {
  cost: '{2}',
  type: artifact,
  abilities: [onPlayers(everybody, { change: 'untapsAtMost', filter: lands, number: 1 })],
});

rule(['F-130', 'F-129'], 'which cards untap is decided at the very start, before anything has untapped', () => {
  expect(textOf(orb, findBook('fifth').wording)).toMatch(/untap more than one land during their untap phase/);
  const tapped = ['Forest', 'Mountain', 'Gray Ogre'].map((name) => ({ card: name, tapped: true }));
  const { ben } = given(
    'fifth',
    { ann: { inPlay: ['Orb of Winter'] }, ben: { inPlay: tapped } },
    { step: 'discard', cards: [orb] },
  );
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'pick', player: ben.seat, min: 1, max: 1 });
  expect(play.step).toBe('untap');
  expect(ben.choices).toEqual(['Forest', 'Mountain']);
  for (const name of ['Forest', 'Mountain', 'Gray Ogre']) then(name).isTapped();
  refused('wrong number', () => ben.chooses('Forest', 'Mountain'));
  refused('not offered', () => ben.chooses('Gray Ogre'));
  ben.chooses('Mountain');
  then('Mountain').isUntapped();
  then('Gray Ogre').isUntapped();
  then('Forest').isTapped();
});

rule(
  'F-129',
  'all untap at one moment: an artifact that was tapped, and so did nothing, hinders none of the others',
  () => {
    given(
      'fifth',
      {
        ann: {},
        ben: {
          inPlay: [
            { card: 'Orb of Winter', tapped: true },
            { card: 'Forest', tapped: true },
            { card: 'Mountain', tapped: true },
          ],
        },
      },
      { step: 'discard', cards: [orb] },
    );
    play.until('upkeep', 'ben');
    for (const name of ['Orb of Winter', 'Forest', 'Mountain']) then(name).isUntapped();
  },
);

// Beta, "Timing" (p. 30) and "Regeneration" (p. 27): whether a creature could be regenerated is a difference that counts.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast, untilDone } from './order.ts';

const saving = () => play.question?.ask === 'act' && play.question.window === 'regeneration';

rule(['B-285', 'B-252'], 'a Disenchant may take Regeneration away before the Bolt, or come too late for that', () => {
  for (const first of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Disenchant'], mana: 'RWW' },
      ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Regeneration'] }], mana: 'G' },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.casts('Disenchant', { target: 'Regeneration' });
    if (first) comesFirst(ann);
    else comesLast(ann);
    expect(saving()).toBe(!first);
    if (!first) ben.activates('Regeneration');
    untilDone();
    then('Grizzly Bears').isIn(first ? 'graveyard' : 'play');
    then('Regeneration').isIn('graveyard');
  }
});

rule(['B-285', 'B-252'], 'who cannot pay for it loses nothing: the order is not asked', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Disenchant'], mana: 'RWW' },
    ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Regeneration'] }] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.casts('Disenchant', { target: 'Regeneration' });
  untilDone();
  expect(play.question).toMatchObject({ ask: 'act', window: 'main' });
  then('Grizzly Bears').isIn('graveyard');
});

rule(['B-285', 'B-252'], 'so it is with the mana: Mana Short before the Bolt leaves nothing to regenerate with', () => {
  for (const first of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Mana Short'], mana: 'RUUU' },
      ben: { inPlay: ['Uthden Troll', 'Mountain'] },
    });
    ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
    ann.casts('Mana Short', { target: 'ben' });
    if (first) comesFirst(ann);
    else comesLast(ann);
    expect(saving()).toBe(!first);
    if (!first) ben.activates('Uthden Troll');
    untilDone();
    then('Uthden Troll').isIn(first ? 'graveyard' : 'play');
    then('Mountain').isTapped();
  }
});

rule(
  ['B-285', 'B-135'],
  'and with who may pay: a Troll taken over before the Bolt is its new controller’s to save',
  () => {
    for (const first of [true, false]) {
      const { ann, ben } = given('beta', {
        ann: { hand: ['Control Magic'], mana: 'UUUUR' },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Uthden Troll', 'Mountain'], mana: 'R' },
      });
      ann.casts('Control Magic', { target: 'Uthden Troll' });
      ben.casts('Lightning Bolt', { target: 'Uthden Troll' });
      if (first) comesFirst(ben);
      else comesLast(ben);
      expect(play.question).toMatchObject({ window: 'regeneration', player: first ? 1 : 0 });
    }
  },
);

rule(['B-285', 'B-252'], 'and with a single land: tapped before the Shock it pays for nothing any more', () => {
  for (const first of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Shock'], inPlay: ['Icy Manipulator'], mana: 'RR' },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.casts('Shock', { target: 'Drudge Skeletons' });
    ann.activates('Icy Manipulator', { target: 'Swamp' });
    if (first) comesFirst(ann);
    else comesLast(ann);
    expect(saving()).toBe(!first);
    if (!first) ben.activates('Drudge Skeletons');
    untilDone();
    then('Drudge Skeletons').isIn(first ? 'graveyard' : 'play');
    then('Swamp').isTapped();
  }
});

rule(['B-285', 'B-252'], 'where another land is left to pay with, the order of the two is no matter', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Shock'], inPlay: ['Icy Manipulator'], mana: 'RR' },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp', 'Swamp'] },
  });
  ann.casts('Shock', { target: 'Drudge Skeletons' });
  ann.activates('Icy Manipulator', { target: 'Swamp' });
  ann.passes();
  play.pass();
  expect(saving()).toBe(true);
});

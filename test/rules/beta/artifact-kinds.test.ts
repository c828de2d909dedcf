// Beta, "Artifacts" (pp. 16-17): which artifacts are mono, poly and continuous, and what tapping one does not end.

import { expect } from 'vitest';
import { POOL } from '../../../src/cards/pool.ts';
import type { CardDefinition } from '../../../src/language/card.ts';
import { BOOKS } from '../../../src/rulebooks/index.ts';
import { textOf, typeLine } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const named = (name: string): CardDefinition => POOL.find((card) => card.name === name) as CardDefinition;
const lineOf = (name: string): string => typeLine(named(name), BOOKS.beta.wording);

rule(
  ['B-144', 'B-146', 'B-147'],
  'what may be paid for whenever something happens is poly, as often as it happens',
  () => {
    expect(lineOf('Soul Net')).toBe('Poly Artifact');
    expect(lineOf("Angel's Feather"), 'no cost to use').toBe('Continuous Artifact');
    expect(lineOf('Howling Mine')).toBe('Continuous Artifact');
    expect(lineOf('Rod of Ruin')).toBe('Mono Artifact');
  },
);

rule('B-146', 'Soul Net is used for every creature that goes to the graveyard, and not tapped by it', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Soul Net'], mana: 'RRCC' },
    ben: { inPlay: ['Grizzly Bears', 'Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears#2' });
  play.pass();
  play.pass();
  ann.chooses('yes');
  ann.chooses('yes');
  then(ann).hasLife(22);
  then('Soul Net').isUntapped();
});

rule('B-142', 'what another card lays on an artifact is not ended by tapping it: Energy Flux is paid for', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: ['Sol Ring', 'Howling Mine'] }, ben: { inPlay: ['Energy Flux'] } },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  ann.taps('Sol Ring');
  refused('duties first', () => ann.passes());
  ann.dealsWith('Howling Mine');
  ann.chooses('yes');
  then('Howling Mine').isIn('play');
  ann.dealsWith('Sol Ring');
  then('Sol Ring').isIn('graveyard');
});

rule('B-142', 'but what the artifact says itself is: a Vise that is tapped in the upkeep squeezes nobody', () => {
  const { ann, ben } = given(
    'beta',
    {
      ann: { inPlay: [{ card: 'Black Vise', chosenPlayer: 'ben' }, 'Icy Manipulator'], mana: '' },
      ben: { hand: Array.from({ length: 6 }, () => 'Swamp'), inPlay: ['Icy Manipulator', 'Plains'] },
    },
    { active: 'ann' },
  );
  play.until('upkeep', 'ben');
  ben.activates('Icy Manipulator', { target: 'Black Vise' });
  play.allPass();
  then('Black Vise').isTapped();
  expect(play.game.state.turn.duties).toEqual([]);
  then(ben).hasLife(20);
  then(ann).hasLife(20);
});

rule('B-196', 'Wall of Spears is a Wall, and says so: it cannot attack', () => {
  for (const book of ['beta', 'fifth'] as const) {
    const { ann } = given(book, { ann: { inPlay: ['Wall of Spears', 'Grizzly Bears'] }, ben: {} });
    then('Wall of Spears').hasSubtypes('Wall').isA('artifact');
    play.game.answer({ kind: 'begin attack' });
    if (book === 'fifth') play.until('declare attack');
    refused('wall', () => ann.attacks('Wall of Spears'));
    expect(textOf(named('Wall of Spears'), BOOKS[book].wording)).toContain('counts as a Wall');
  }
  expect(textOf(named('Wall of Spears'), BOOKS.m11.wording)).not.toContain('counts as');
});

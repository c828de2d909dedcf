// What is looked at again when its time comes: an "if" of a trigger, whose creatures are ready, who was hurt this turn.

import { describe, expect, test } from 'vitest';
import { target, you } from '../../src/language/amount.ts';
import { activated, atPhase, change, destroy, gainLife, triggered } from '../../src/language/build.ts';
import { card, creature, enchantment, instant } from '../../src/language/card.ts';
import { controls } from '../../src/language/condition.ts';
import { tap } from '../../src/language/cost.ts';
import { creature as creatures } from '../../src/language/filter.ts';
import { aCreature } from '../../src/language/target.ts';
import { given, play, refused, then } from '../play.ts';
import { across } from '../support/catalogue.ts';

const host = card('Glad Host', {
  cost: '{0}',
  type: enchantment,
  abilities: [triggered(atPhase('upkeep'), [gainLife(3)], { condition: controls(you, creatures) })],
});
const slay = card('Slay', { cost: '{0}', type: instant, targets: [aCreature], effects: [destroy(target())] });
const tapper = card('Own Tapper', {
  cost: '{0}',
  type: creature('Elf'),
  size: [1, 1],
  abilities: [activated({ cost: [tap], effects: [gainLife(1)] })],
});
const guest = card('Own Guest', { cost: '{0}', type: creature('Elf'), size: [1, 1] });
const lure = card('Lure Away', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'control' }], 'in play')],
});
const cards = [host, slay, tapper, guest, lure];

describe.each(['tenth', 'm11'])('an "if" of a trigger is looked at twice, in %s', (book) => {
  const waiting = (hand: string[] = []) => {
    const actors = given(
      book,
      { ann: { inPlay: ['Glad Host', 'Own Guest'] }, ben: { hand } },
      { cards, step: 'untap' },
    );
    expect(play.game.state.chain).toHaveLength(1);
    return actors;
  };

  test('it is still true when the ability resolves', () => {
    const { ann } = waiting();
    play.allPass();
    then(ann).hasLife(23);
  });

  test('it is no longer true: nothing happens', () => {
    const { ann, ben } = waiting(['Slay']);
    ann.passes();
    ben.casts('Slay', { target: 'Own Guest' });
    play.allPass();
    then('Own Guest').isIn('graveyard');
    then(ann).hasLife(20);
  });

  test('it was not true when the time came: it does not trigger, whatever comes after', () => {
    const { ann } = given(
      book,
      { ann: { inPlay: ['Glad Host'], hand: ['Lure Away'] }, ben: { inPlay: ['Own Guest'] } },
      { cards, step: 'untap' },
    );
    expect(play.game.state.chain).toHaveLength(0);
    ann.casts('Lure Away', { target: 'Own Guest' });
    play.allPass();
    then('Own Guest').isControlledBy(ann);
    then(ann).hasLife(20);
  });
});

across(
  'a creature that came in this turn: whether it may tap in the next turn, of the other player, and in the one after',
  {
    beta: [false, false, true],
    fifth: [false, false, true],
    portal: null,
    tenth: [false, false, true],
    m11: [false, false, true],
  },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, { ann: { hand: ['Own Tapper'] }, ben: {} }, { cards });
    ann.casts('Own Tapper');
    play.allPass();
    const now = ann.mayActivate('Own Tapper');
    play.until('main', 'ben');
    ben.passes();
    refused('summoning sick', () => ann.activates('Own Tapper'));
    const theirs = ann.mayActivate('Own Tapper');
    play.until('main', 'ann');
    return [now, theirs, ann.mayActivate('Own Tapper')];
  },
);

across(
  'a creature that is taken in the own turn: ready in the other player’s turn, in one’s own next turn',
  { beta: [false, true], fifth: [false, true], portal: null, tenth: [false, true], m11: [false, true] },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, { ann: { hand: ['Lure Away'] }, ben: { inPlay: ['Own Tapper'] } }, { cards });
    ann.casts('Lure Away', { target: 'Own Tapper' });
    play.allPass();
    play.until('main', 'ben');
    ben.passes();
    const theirs = ann.mayActivate('Own Tapper');
    play.until('main', 'ann');
    return [theirs, ann.mayActivate('Own Tapper')];
  },
);

// Kinds of spells: in 1993 and 1997 an interrupt is no instant, and a creature is summoned unless it is an artifact.

import { expect } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { everybody, target } from '../../src/language/amount.ts';
import { counterSpell, gainLife, onPlayers, onSpells, triggered } from '../../src/language/build.ts';
import { artifactCreature, card, enchantment, interrupt } from '../../src/language/card.ts';
import { creature as creatures } from '../../src/language/filter.ts';
import { spell, type TargetSpec } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { comesFirst } from '../rules/beta/order.ts';
import { across, type BookId, rule } from '../support/catalogue.ts';

const doll = card('Own Doll', { cost: '{0}', type: artifactCreature('Construct'), size: [1, 1] });
const refusal = card('Soul Refusal', {
  cost: '{0}',
  type: interrupt,
  targets: [spell(creatures)],
  effects: [counterSpell(target())],
});
const rest = card('Rest Refusal', {
  cost: '{0}',
  type: interrupt,
  targets: [spell({ notTypes: ['creature'] })],
  effects: [counterSpell(target())],
});
const ears = card('Summons Ears', {
  cost: '{0}',
  type: enchantment,
  abilities: [triggered({ on: 'casts', what: creatures, who: 'anybody' }, [gainLife(1)])],
});
const ban = card('Summons Ban', {
  cost: '{0}',
  type: enchantment,
  abilities: [onPlayers(everybody, { change: 'cant', doing: 'cast', filter: creatures })],
});
const tax = card('Summons Tax', {
  cost: '{0}',
  type: enchantment,
  abilities: [onPlayers(everybody, { change: 'costs', filter: creatures, more: 1 })],
});
const stain = card('Summons Stain', {
  cost: '{0}',
  type: enchantment,
  abilities: [onSpells(creatures, { change: 'color', colors: ['red'] })],
});
const cards = [doll, refusal, rest, ears, ban, tax, stain];

const has = (book: BookId): boolean => book !== 'portal';

across(
  'whether what counters creature spells can counter an artifact creature, and what counters the others can',
  {
    beta: [false, true],
    fifth: [false, true],
    portal: null,
    tenth: [true, false],
    m11: [true, false],
  },
  (book) => {
    if (!has(book)) return null;
    const { ann, ben } = given(
      book,
      { ann: { hand: ['Own Doll'] }, ben: { hand: ['Soul Refusal', 'Rest Refusal'] } },
      { cards },
    );
    ann.casts('Own Doll');
    if (book === 'tenth' || book === 'm11') play.pass();
    return [ben.mayCast('Soul Refusal'), ben.mayCast('Rest Refusal')];
  },
  { facts: ['types.summon'] },
);

across(
  'what waits for creature spells, forbids them, or makes them dearer: an artifact creature is cast',
  {
    beta: [20, true, true],
    fifth: [20, true, true],
    portal: null,
    tenth: [21, false, false],
    m11: [21, false, false],
  },
  (book) => {
    if (!has(book)) return null;
    const one = given(book, { ann: { hand: ['Own Doll'], inPlay: ['Summons Ears'] }, ben: {} }, { cards });
    one.ann.casts('Own Doll');
    play.allPass();
    const life = play.game.state.players[0]?.life;
    const two = given(book, { ann: { hand: ['Own Doll'], inPlay: ['Summons Ban'] }, ben: {} }, { cards });
    const allowed = two.ann.mayCast('Own Doll');
    const three = given(book, { ann: { hand: ['Own Doll'], inPlay: ['Summons Tax'] }, ben: {} }, { cards });
    return [life, allowed, three.ann.mayCast('Own Doll')];
  },
);

across(
  'whether an interrupt in the graveyard is found by a text that looks for an instant or sorcery',
  { beta: false, fifth: false, portal: null, tenth: true, m11: true },
  (book) => {
    if (!has(book)) return null;
    const { ann } = given(
      book,
      { ann: { hand: ['Call to Mind'], graveyard: ['Counterspell'], inPlay: Array(3).fill('Island') }, ben: {} },
      { cards },
    );
    return ann.mayCast('Call to Mind');
  },
  { facts: ['types.interrupts'] },
);

rule('F-059', 'Call to Mind finds an instant, not an interrupt; Twincast copies no interrupt', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Call to Mind'],
      graveyard: ['Counterspell', 'Lightning Bolt'],
      inPlay: Array(3).fill('Island'),
    },
    ben: {},
  });
  ann.casts('Call to Mind', { target: 'Lightning Bolt' });
  play.allPass();
  then('Lightning Bolt').isIn('hand');
  const two = given('fifth', {
    ann: { hand: ['Counterspell', 'Lightning Bolt'], inPlay: ['Island', 'Island', 'Mountain'] },
    ben: { hand: ['Twincast', 'Twincast'], inPlay: Array(4).fill('Island') },
  });
  two.ann.casts('Lightning Bolt', { target: two.ben });
  two.ben.casts('Twincast', { target: 'Lightning Bolt' });
  two.ann.casts('Counterspell', { target: 'Twincast' });
  two.ann.passes();
  expect(two.ben.mayCast('Twincast'), 'Counterspell is no instant').toBe(false);
});

across(
  'when it is chosen what a Clone is a copy of, and what it is if that creature is gone by then',
  {
    beta: ['on casting', 'graveyard'],
    fifth: ['on casting', 'graveyard'],
    portal: null,
    tenth: ['on resolving', 'play'],
    m11: ['on resolving', 'play'],
  },
  (book) => {
    if (!has(book)) return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Clone'], inPlay: [...Array(4).fill('Island'), 'Grizzly Bears'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] },
    });
    const late = book === 'tenth' || book === 'm11';
    // "If there are any other decisions to make for the spell …, you must make these when you cast it" (1997, line 1291).
    ann.casts('Clone', late ? {} : { choose: ['Hill Giant'] });
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'Hill Giant' });
    if (book === 'beta') comesFirst(ben);
    play.allPass();
    if (late) ann.chooses('Grizzly Bears');
    then('Hill Giant').isIn('graveyard');
    const clone = play.game.state.objects.find(
      ({ owner, zone, printed }) =>
        owner === 0 && zone !== 'library' && play.game.inside.kinds.of(printed).definition.name === 'Clone',
    );
    return [late ? 'on resolving' : 'on casting', clone?.zone];
  },
  { facts: ['timing.choices'] },
);

rule(['B-169', 'F-064'], 'whatever is aimed at a spell is an interrupt where there are any', () => {
  const aimed = (targets: readonly TargetSpec[]): boolean => targets.some(({ kinds }) => kinds.includes('spell'));
  const slow = POOL.filter(
    ({ types, interrupt: isFast, spell: text, abilities }) =>
      (types.includes('instant') && !isFast && text.modes.some(({ targets }) => aimed(targets))) ||
      abilities.some((each) => each.ability === 'activated' && aimed(each.targets) && each.speed !== 'interrupt'),
  );
  expect(slow.map(({ name }) => name)).toEqual([]);
});

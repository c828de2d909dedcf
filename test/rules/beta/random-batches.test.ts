// Random batches of 1993: what is said to have nothing to do with each other really needs no order. Effects that touch
// different things are never tried against each other; here they are, and it must come to the same.

import { expect } from 'vitest';
import { type Answer, chanceFrom, fromPosition, type Game, type PermanentWords } from '../../../src/game/index.ts';
import { Orders } from '../../../src/rulebooks/parts/orders.ts';
import { rule } from '../../support/catalogue.ts';

const SPELLS = [
  'Lightning Bolt',
  'Giant Growth',
  'Unsummon',
  'Terror',
  'Healing Salve',
  'Twiddle',
  'Disenchant',
  'Howl from Beyond',
  'Swords to Plowshares',
  'Shatter',
  'Ancestral Recall',
  'Righteousness',
];
const THINGS = [
  'Grizzly Bears',
  'Hill Giant',
  'Drudge Skeletons',
  'Uthden Troll',
  'Prodigal Sorcerer',
  'Samite Healer',
  'Crusade',
  'Bad Moon',
  'Plague Rats',
  'Nightmare',
  'Goblin King',
  'Sol Ring',
  'Howling Mine',
  'Pestilence',
  'Shivan Dragon',
  'Sengir Vampire',
];
/** What turns damage aside, strengthens what it is on or takes an ability away, and what waits for its own end. */
const GENTLE: readonly (string | PermanentWords)[] = [
  'Jade Monolith',
  'Jade Monolith',
  'Radjan Spirit',
  'Dwarven Warriors',
  'Goblin Balloon Brigade',
  'Wall of Water',
  'Roc Egg',
  'Fungusaur',
  'Sengir Vampire',
  'Serra Angel',
  { card: 'Hill Giant', with: ['Firebreathing'] },
  { card: 'Roc Egg', with: ['Holy Armor'] },
  { card: 'Wall of Wood', with: ['Holy Armor', 'Firebreathing'] },
];
const LANDS = ['Mountain', 'Forest', 'Island', 'Swamp', 'Plains'].flatMap((land) => [land, land, land]);

const isDeed = ({ kind }: Answer): boolean => kind !== 'pass' && kind !== 'begin attack' && kind !== 'cancel';

/** A board by chance, both with a hand of fast effects, and some of them announced in answer to each other. */
function batchBy(seed: number, things: readonly (string | PermanentWords)[]): Game {
  const chance = chanceFrom(`batch ${seed}`);
  const some = <T>(list: readonly T[], number: number): T[] =>
    Array.from({ length: number }, () => list[chance.below(list.length)] as T);
  const seat = () => ({ hand: some(SPELLS, 5), library: some(LANDS, 10), inPlay: [...LANDS, ...some(things, 4)] });
  const game = fromPosition({ book: 'beta', seats: { ann: seat(), ben: seat() }, seed, options: { windows: 'all' } });
  for (let step = 0; step < 40 && game.question !== null && game.state.chain.length < 4; step += 1) {
    const answers = game.legalAnswers();
    const { question } = game;
    if (question.ask !== 'act') {
      game.take(answers[chance.below(answers.length)] as Answer);
      continue;
    }
    // Everybody adds something as long as there is anything but mana to be had; what interrupts is left out.
    const deeds = answers.filter(
      (answer) =>
        isDeed(answer) &&
        question.window !== 'interrupt' &&
        (answer.kind === 'cast' ||
          (answer.kind === 'use' && !LANDS.includes(game.inside.kind(answer.source).definition.name))),
    );
    const pass: Answer = { kind: 'pass' };
    const isWaiting = game.state.chain.length > 0 && question.window !== 'interrupt';
    if (deeds.length > 0 && chance.below(4) > 0) game.take(deeds[chance.below(deeds.length)] as Answer);
    else if (isWaiting && game.state.chain.length >= 3) return game;
    else if (game.whyNot(pass) === null) game.take(pass);
    else return game;
  }
  return game;
}

/** Holds what is left untried against all of it tried; how many pairs there were, and how many need an order. */
function compare(things: readonly (string | PermanentWords)[]): { readonly pairs: number; readonly apart: number } {
  let pairs = 0;
  let apart = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const game = batchBy(seed, things);
    const { inside: machine } = game;
    const { chain } = machine.state;
    if (game.question?.ask !== 'act' || chain.length < 2 || chain.length > 5) continue;
    const found = new Orders(machine);
    // All of them tried against each other, nothing left out.
    const whole = new Orders(machine, [chain]);
    chain.forEach((one, index) => {
      for (const other of chain.slice(index + 1)) {
        pairs += 1;
        const needs = whole.apart(one, other);
        if (needs) apart += 1;
        expect(found.apart(one, other), `seed ${seed}: ${index} and ${chain.indexOf(other)}`).toBe(needs);
      }
    });
  }
  return { pairs, apart };
}

// The boards are such that it is a test: many pairs, some of which do need an order.
rule(['B-285'], 'effects that are said not to touch each other come to the same in every order', () => {
  const { pairs, apart } = compare(THINGS);
  expect(pairs).toBeGreaterThan(120);
  expect(apart).toBeGreaterThan(16);
});

rule(
  ['B-285'],
  'the same where damage is turned aside, and Auras and abilities strengthen what waits for its end',
  () => {
    const { pairs, apart } = compare(GENTLE);
    expect(pairs).toBeGreaterThan(120);
    expect(apart).toBeGreaterThan(10);
  },
);

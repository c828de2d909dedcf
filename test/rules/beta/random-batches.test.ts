// Random batches of 1993: what is said to have nothing to do with each other really needs no order. Effects that touch
// different things are never tried against each other; here they are, and it must come to the same.

import { expect } from 'vitest';
import { type Answer, chanceFrom, fromPosition, type Game } from '../../../src/game/index.ts';
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
const LANDS = ['Mountain', 'Forest', 'Island', 'Swamp', 'Plains'].flatMap((land) => [land, land, land]);

const isDeed = ({ kind }: Answer): boolean => kind !== 'pass' && kind !== 'begin attack' && kind !== 'cancel';

/** A board by chance, both with a hand of fast effects, and some of them announced in answer to each other. */
function batchBy(seed: number): Game {
  const chance = chanceFrom(`batch ${seed}`);
  const some = (list: readonly string[], number: number): string[] =>
    Array.from({ length: number }, () => list[chance.below(list.length)] as string);
  const seat = () => ({ hand: some(SPELLS, 5), library: some(LANDS, 10), inPlay: [...LANDS, ...some(THINGS, 4)] });
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

rule(['B-285'], 'effects that are said not to touch each other come to the same in every order', () => {
  let pairs = 0;
  let apart = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const game = batchBy(seed);
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
  // The boards are such that it is a test: many pairs, some of which do need an order.
  expect(pairs).toBeGreaterThan(120);
  expect(apart).toBeGreaterThan(16);
});

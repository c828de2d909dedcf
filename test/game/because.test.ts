// Why something happened: every line of a story goes back to what it comes of, through effects, triggers, shields, prices and rules.

import { describe, expect, test } from 'vitest';
import { type ToldLine, tellChain } from '../../src/game/told/index.ts';
import { given, play } from '../play.ts';

const story = (): ToldLine[] => tellChain(play.game, play.game.events, 0);

/** The chain from a line back to its beginning, each with its sentence: "Hill Giant goes … < It had 3 damage … < …". */
function chainOf(words: string | RegExp): string[] {
  const lines = story();
  const back = (line: number): string[] =>
    (lines[line] as ToldLine).because.flatMap(({ says, line: from }) => [
      ...(says === '' ? [] : [says]),
      ...(from < 0 ? [] : [(lines[from] as ToldLine).text, ...back(from)]),
    ]);
  const at = lines.findLastIndex(({ text }) => (typeof words === 'string' ? text === words : words.test(text)));
  expect(at, `${words} in ${lines.map(({ text }) => text).join(' ')}`).toBeGreaterThanOrEqual(0);
  return back(at);
}

const MANY = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe('a creature that dies', () => {
  test.each(MANY)('of a Lightning Bolt goes back to damage, to the spell, and to who cast it (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Lightning Bolt', { target: 'Hill Giant' });
    play.allPass();
    const chain = chainOf(/^Hill Giant goes to/);
    expect(chain[0]).toBe('It had 3 damage, and its toughness was 3.');
    expect(chain[1]).toMatch(/^Lightning Bolt \w+ 3 damage to Hill Giant\.$/);
    expect(chain.at(-1)).toMatch(/^You \w+ Lightning Bolt, aimed at Hill Giant\.$/);
  });

  test.each(MANY)('of a Terror goes back to what the card says (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Terror', { target: 'Hill Giant' });
    play.allPass();
    const chain = chainOf(/^Hill Giant goes to/);
    expect(chain[0]).toMatch(/^Terror: “.*”$/);
    expect(chain.at(-1)).toMatch(/Terror, aimed at Hill Giant\.$/);
    expect(chain.join(' ')).not.toContain('damage');
  });

  test.each(['beta', 'fifth', 'portal', 'tenth', 'm11'])('in a fight goes back to attack and block (%s)', (book) => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Hill Giant'] } });
    ann.attacks('Craw Wurm');
    if (book === 'portal') ben.intercepts('Craw Wurm', 'Hill Giant');
    else ben.blocks('Craw Wurm', 'Hill Giant');
    play.until('main', 'ben');
    const chain = chainOf(/^Hill Giant goes to/);
    expect(chain).toContain('Craw Wurm attacks ben.');
    expect(chain.some((words) => /^Hill Giant (block|intercept)s Craw Wurm\.$/.test(words))).toBe(true);
  });
});

describe('what triggers', () => {
  test('a discard goes back to the creature that struck, and to its attack', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Abyssal Specter', 'Swamp'] }, ben: { hand: ['Forest'] } });
    ann.attacks('Abyssal Specter');
    play.until('main', 'ben');
    const chain = chainOf('ben discards Forest.');
    expect(chain[0]).toMatch(/^Abyssal Specter: “Whenever Abyssal Specter deals damage to a player/);
    expect(chain).toContain('Abyssal Specter deals 2 damage to ben.');
    expect(chain.at(-1)).toBe('Abyssal Specter attacks ben.');
  });
});

describe('what is prevented, regenerated, paid or done instead', () => {
  test('damage that a Fog prevents goes back to the Fog', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { hand: ['Fog'], inPlay: ['Forest'] },
    });
    ann.attacks('Hill Giant');
    play.until('declare blockers');
    ann.passes();
    ben.casts('Fog');
    play.until('main', 'ben');
    const chain = chainOf(/ is prevented\.$/);
    expect(chain[0]).toMatch(/^Fog: “Prevent all combat damage/);
    expect(chain[1]).toBe('ben casts Fog.');
  });

  test.each(['tenth', 'm11'])('what regenerates goes back to the shield and to the damage (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
    ann.passes();
    ben.activates('Drudge Skeletons');
    play.allPass();
    const chain = chainOf('Drudge Skeletons regenerates.');
    expect(chain[0]).toMatch(/^Drudge Skeletons: “.*egenerate/);
    expect(chain.some((words) => /^Lightning Bolt deals 3 damage/.test(words))).toBe(true);
  });

  test('what is sacrificed to pay is told as the price', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Fling'], inPlay: ['Mountain', 'Mountain', 'Hill Giant'] },
      ben: {},
    });
    ann.casts('Fling', { target: 'ben' });
    play.allPass();
    expect(chainOf(/^Hill Giant goes to/)).toEqual(['It was the price for Fling.']);
  });

  test('a legend of the same name goes by that rule, with its passage', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Clone'], inPlay: ['Island', 'Island', 'Island', 'Island', 'Reya Dawnbringer'] },
      ben: {},
    });
    ann.casts('Clone');
    play.allPass();
    ann.chooses('Reya Dawnbringer');
    const died = story().filter(({ text }) => / goes to your graveyard\.$/.test(text));
    expect(died.length).toBeGreaterThan(0);
    expect(died[0]?.because[0]).toMatchObject({
      says: 'There was another of the same name.',
      passage: 'Glossary: Legendary (M-428)',
    });
  });

  test('a hidden card tells nothing of itself to the other player', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Abyssal Specter'] }, ben: { hand: ['Forest', 'Swamp'] } });
    ann.attacks('Abyssal Specter');
    const lines = tellChain(play.game, play.game.events, 0);
    expect(JSON.stringify(lines)).not.toMatch(/Forest|Swamp/);
  });
});

test('whoever is out of the game goes back to the last life lost', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { life: 3 },
  });
  ann.casts('Lightning Bolt', { target: 'ben' });
  play.allPass();
  const chain = chainOf('You win the game.');
  expect(chain.slice(0, 3)).toEqual([
    'ben is out of the game (no life left).',
    'ben is at 0 life.',
    'Lightning Bolt deals 3 damage to ben.',
  ]);
});

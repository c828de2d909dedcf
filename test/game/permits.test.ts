// "Why may I do this now?": every allowed act names the rule of its book that lets it, with entries that are in the catalogue.

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../src/game/index.ts';
import { randomGame } from '../../tools/soak/random.ts';
import { readCatalogue } from '../../tools/spec/catalogue.ts';
import { given, play } from '../play.ts';

const { byId } = readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

const GAMES = 6;
const MOST = 250;

describe('in random games', () => {
  for (const book of BOOK_IDS)
    test(`${book}: whatever may be done names its passage`, () => {
      const met = new Map<string, string>();
      for (let number = 0; number < GAMES; number += 1) {
        const { game, player } = randomGame(book, `permits ${number}`, { windows: 'all', events: false });
        for (let count = 0; count < MOST && game.question !== null; count += 1) {
          const answers = game.legalAnswers();
          for (const answer of answers) {
            const permit = game.whyMay(answer);
            if (game.question.ask === 'act' && answer.kind !== 'pass')
              expect(permit, JSON.stringify(answer)).not.toBeNull();
            if (permit !== null) met.set(permit.key, permit.passage);
          }
          game.take(player.choose(answers));
        }
      }
      expect(met.size).toBeGreaterThan(3);
      for (const [key, passage] of met) {
        expect(passage, key).not.toMatch(/not occur|cannot occur|has no/);
        const entries = passage.match(/\b[BFPTM]-\d+\b/g) ?? [];
        expect(entries.length, `${key}: ${passage}`).toBeGreaterThan(0);
        for (const entry of entries) expect(byId.has(entry), `${key}: ${entry}`).toBe(true);
      }
    });
});

const keyOf = (name: string, kind: 'cast' | 'land' = 'cast'): string | undefined => {
  const { game } = play;
  const answer = game
    .legalAnswers()
    .find((each) => each.kind === kind && game.inside.kind(each.card).definition.name === name);
  return answer === undefined ? undefined : game.whyMay(answer)?.key;
};

test('a land, a creature and an instant in one’s own main phase each have a rule of their own', () => {
  given('tenth', {
    ann: { hand: ['Forest', 'Grizzly Bears', 'Giant Growth'], inPlay: ['Forest', 'Forest', 'Llanowar Elves'] },
    ben: {},
  });
  expect(keyOf('Forest', 'land')).toBe('land');
  expect(keyOf('Grizzly Bears')).toBe('main');
  expect(keyOf('Giant Growth')).toBe('fast');
});

test('while a spell is being cast it is the interrupt that lets one act (1993)', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  ann.casts('Grizzly Bears');
  while (play.asked !== 'ben') play.pass();
  expect(keyOf('Counterspell')).toBe('interrupt');
});

test('what is not allowed has no permit', () => {
  given('m11', { ann: { hand: ['Grizzly Bears'] }, ben: {} });
  const { game } = play;
  const bears = game.view(0).players[0]?.hand[0]?.id ?? 0;
  expect(game.whyMay({ kind: 'cast', card: bears })).toBeNull();
  expect(game.whyNot({ kind: 'cast', card: bears })?.key).toBe('not enough mana');
});

// Tokens come into play as cards do: what says how things come in speaks of them too. And cards go home to their owners.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land = 'Forest'): string[] => Array.from({ length: number }, () => land);

const toTheQuestion = (): void => {
  while (play.question?.ask === 'act') play.pass();
};

describe('Root Maze', () => {
  test.each(['tenth', 'm11'] as const)(
    'an artifact token comes in tapped, and one that is none does not (%s)',
    (book) => {
      const { ann } = given(book, { ann: { inPlay: [...lands(5), 'The Hive', 'Root Maze'] }, ben: {} });
      ann.activates('The Hive');
      play.allPass();
      then('Wasp').isTapped();
      const other = given(book, {
        ann: { hand: ['Siege-Gang Commander'], inPlay: [...lands(5, 'Mountain'), 'Root Maze'] },
        ben: {},
      });
      other.ann.casts('Siege-Gang Commander');
      play.allPass();
      then('Goblin#3').isUntapped();
    },
  );

  test('the land that makes the token is gone, and the token is tapped (m11)', () => {
    const { ann } = given('m11', { ann: { inPlay: [...lands(5), 'Gargoyle Castle', 'Root Maze'] }, ben: {} });
    ann.activates('Gargoyle Castle');
    play.allPass();
    then('Gargoyle').isTapped();
  });
});

test('a token made after something has its size when others see it come (m11)', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Broken Visage'], inPlay: [...lands(5, 'Swamp'), "Garruk's Packleader", 'Angelic Chorus'] },
      ben: { inPlay: ['Craw Wurm'] },
    },
    { active: 'ben' },
  );
  ben.attacks('Craw Wurm');
  ben.passes();
  ann.casts('Broken Visage', { target: 'Craw Wurm' });
  toTheQuestion();
  ann.chooses(0, 1); // Packleader and Chorus both trigger
  toTheQuestion();
  ann.chooses('yes'); // it has power 6: the Packleader draws
  play.allPass();
  then('Spirit').is(6, 4);
  then(ann).hasLife(24).hasCardsInHand(1);
});

test("somebody else's Elixir goes into its owner's library, which is shuffled too (m11)", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Steal Artifact'], inPlay: lands(6, 'Island'), graveyard: ['Craw Wurm'] },
    ben: { inPlay: ['Elixir of Immortality'], graveyard: ['Hill Giant'] },
  });
  ann.casts('Steal Artifact', { target: 'Elixir of Immortality' });
  play.allPass();
  play.until('main', 'ben');
  play.until('main', 'ann');
  ann.activates('Elixir of Immortality');
  play.allPass();
  then('Elixir of Immortality').isIn('library').isOwnedBy(ben);
  then('Craw Wurm').isIn('library');
  then('Hill Giant').isIn('graveyard');
  const shuffled = play.game.events.flatMap((each) => (each.event === 'shuffled' ? [each.seat] : []));
  expect(shuffled.sort()).toEqual([0, 1]);
});

// Words that are read otherwise: only those of the card itself, not what other cards say of it.

import { expect } from 'vitest';
import { colorMask } from '../../src/engine/things/kinds.ts';
import { COLORS } from '../../src/game/index.ts';
import { given, play } from '../play.ts';
import { across } from '../support/catalogue.ts';

const bears = (): number =>
  play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === 'Grizzly Bears') ?? 0;

across(
  'a creature has protection by a Ward, and Sleight of Mind reads its white as black: from what it is protected',
  { beta: 'white', fifth: 'white', portal: null, tenth: 'white', m11: 'white' },
  (book) => {
    if (book === 'portal') return null;
    const { ann } = given(book, {
      ann: { hand: ['Sleight of Mind'], inPlay: ['Island', { card: 'Grizzly Bears', with: ['White Ward'] }] },
      ben: {},
    });
    const words = ['white', 'black'];
    ann.casts('Sleight of Mind', { target: 'Grizzly Bears' });
    for (let i = 0; i < 4 && play.question !== null; i += 1)
      if (play.question.ask === 'option') ann.chooses(words.shift() as string);
      else play.allPass();
    expect(words).toEqual([]);
    return play.game.inside
      .char(bears())
      .protections.flatMap(({ from }) => from.colors ?? [])
      .join();
  },
);

across(
  'Sleight of Mind reads red as green on Goblin Warrens: the color of the tokens that they make then',
  { beta: 'green', fifth: 'green', portal: null, tenth: 'green', m11: 'green' },
  (book) => {
    if (book === 'portal') return null;
    const { ann } = given(book, {
      ann: {
        hand: ['Sleight of Mind'],
        inPlay: ['Island', 'Mountain', 'Mountain', 'Mountain', 'Goblin Warrens', 'Raging Goblin', 'Raging Goblin'],
      },
      ben: {},
    });
    const words = ['red', 'green'];
    ann.casts('Sleight of Mind', { target: 'Goblin Warrens' });
    for (let i = 0; i < 4 && words.length > 0; i += 1)
      if (play.question?.ask === 'option') ann.chooses(words.shift() as string);
      else play.allPass();
    expect(words).toEqual([]);
    play.allPass();
    ann.activates('Goblin Warrens');
    play.allPass();
    const { inside, state } = play.game;
    const tokens = state.inPlay.filter((id) => inside.object(id).token);
    expect(tokens).toHaveLength(3);
    return COLORS.filter((color) => tokens.every((id) => inside.char(id).colors === colorMask([color]))).join();
  },
);

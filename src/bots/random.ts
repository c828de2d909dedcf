// A player without a plan: any allowed answer, by chance. Good for finding what nobody thought of.

import { chanceFrom } from '../game/index.ts';
import type { Bot } from './read.ts';

export function randomBot(seed: number | string = 0): Bot {
  const chance = chanceFrom(seed);
  return {
    name: 'random',
    choose: (_view, legal) => {
      const answer = legal[chance.below(legal.length)];
      if (answer === undefined) throw new Error('there was no answer to choose from');
      return answer;
    },
  };
}

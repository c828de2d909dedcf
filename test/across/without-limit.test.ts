// What the books set no limit to has none: more than a hundred of a thing is still allowed.

import { given, play } from '../play.ts';
import { across } from '../support/catalogue.ts';

const times = (number: number, card: string): string[] => Array<string>(number).fill(card);
const numbered = (number: number, card: string): string[] =>
  times(number, card).map((name, index) => `${name}#${index + 1}`);

// X is as much as is spent on it (1993, line 234).
across(
  'a hundred and twenty-one Mountains for a spell with X and a red mana: the life left of two hundred',
  { beta: 80, fifth: 80, portal: 80, tenth: 80, m11: 80 },
  (book) => {
    const spell = book === 'portal' ? 'Blaze' : 'Disintegrate';
    const { ann, ben } = given(book, {
      ann: { hand: [spell], inPlay: times(121, 'Mountain') },
      ben: { life: 200 },
    });
    ann.casts(spell, { x: 120, target: ben });
    play.allPass();
    return play.game.state.players[1]?.life;
  },
);

across(
  'one who can block any number of creatures, and a hundred and five of them: how many it blocks',
  { beta: null, fifth: null, portal: null, tenth: 105, m11: 105 },
  (book) => {
    if (book !== 'tenth' && book !== 'm11') return null;
    const bears = numbered(105, 'Grizzly Bears');
    const { ann, ben } = given(book, {
      ann: { inPlay: times(105, 'Grizzly Bears') },
      ben: { inPlay: ['Palace Guard'] },
    });
    ann.attacks(...bears);
    for (const attacker of bears) ben.blocks(attacker, 'Palace Guard');
    // In 2010 it puts those that it blocks in an order.
    if (book === 'm11') ben.chooses(...bears);
    else play.pass();
    return play.game.state.combat?.attacks.filter(({ blockers }) => blockers.length > 0).length;
  },
);

across(
  'a Fireball among a hundred and one Ornithopters: how many of them are hit',
  { beta: 101, fifth: 101, portal: null, tenth: 101, m11: 101 },
  (book) => {
    if (book === 'portal') return null;
    const { ann } = given(book, {
      ann: { hand: ['Fireball'], inPlay: times(202, 'Mountain') },
      ben: { inPlay: times(101, 'Ornithopter') },
    });
    ann.casts('Fireball', { x: 101, targets: numbered(101, 'Ornithopter') });
    play.allPass();
    return play.game.state.inPlay.filter((id) => play.game.state.objects[id]?.damage === 1).length;
  },
);

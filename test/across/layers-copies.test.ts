// Copies and control among other continuous effects: a copy takes what is printed, the newest control effect decides.

import { target } from '../../src/language/amount.ts';
import {
  always,
  bearerIs,
  change,
  destroy,
  entering,
  gains,
  plus,
  putCounters,
  sized,
} from '../../src/language/build.ts';
import { aura, card, creature, instant } from '../../src/language/card.ts';
import { creature as creatures, other, subtype } from '../../src/language/filter.ts';
import { aCreature, anEnchantment } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const free = { cost: '{0}' } as const;
const mimic = card('Own Mimic', {
  ...free,
  type: creature('Shapeshifter'),
  size: [0, 0],
  abilities: [entering({ copy: creatures })],
});
const king = card('Own King', {
  ...free,
  type: creature('Goblin'),
  size: [2, 2],
  abilities: [always(other(subtype('Goblin')), plus(1, 1), gains('mountainwalk'))],
});
const blank = card('Blank Out', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'loseAbilities' }, sized(0, 1), { change: 'color', colors: ['black'] }])],
});
const stud = card('Stud', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [putCounters('+1/+1', 2, target())],
});
const hold = card('Hold', { ...free, type: aura(creatures), abilities: [bearerIs({ change: 'control' })] });
const borrow = card('Borrow', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'control' }])],
});
const end = card('End It', { ...free, type: instant, targets: [anEnchantment], effects: [destroy(target())] });
const cards = [mimic, king, blank, stud, hold, borrow, end];
const early = (book: BookId): boolean => book === 'beta' || book === 'fifth';
const size = (name: string): string => {
  const thing = play.game.view(0).inPlay.find((each) => each.name === name && each.controller === 0);
  return `${thing?.power}/${thing?.toughness}`;
};

across(
  'a copy of a lord that is blank, small, black and has counters is the lord as printed, and a lord',
  { beta: ['2/2', '3/3'], fifth: ['2/2', '3/3'], portal: null, tenth: ['2/2', '3/3'], m11: ['2/2', '3/3'] },
  (book) => {
    if (book === 'portal') return null;
    const { ann } = given(
      book,
      { ann: { hand: ['Own Mimic', 'Blank Out', 'Stud'] }, ben: { inPlay: ['Own King'] } },
      { cards },
    );
    for (const name of ['Blank Out', 'Stud']) {
      ann.casts(name, { target: 'Own King' });
      play.allPass();
    }
    then('ben:Own King').is(2, 3).isColor('black');
    ann.casts('Own Mimic', early(book) ? { choose: ['Own King'] } : {});
    play.allPass();
    if (!early(book)) ann.chooses('Own King');
    then('ann:Own King').isColor().hasCounters('+1/+1', 0);
    const blanked = play.game.view(0).inPlay.find((each) => each.name === 'Own King' && each.controller === 1);
    // The blank one is a Goblin all the same, and gets what the copy gives.
    return [size('Own King'), `${blanked?.power}/${(blanked?.toughness ?? 0) - 1}`];
  },
);

across(
  'who controls a creature: taken by an Aura, borrowed back, at the end of the turn, and when the Aura goes',
  {
    beta: ['ann', 'ben', 'ann', 'ben'],
    fifth: ['ann', 'ben', 'ann', 'ben'],
    portal: null,
    tenth: ['ann', 'ben', 'ann', 'ben'],
    m11: ['ann', 'ben', 'ann', 'ben'],
  },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(
      book,
      { ann: { hand: ['Hold'] }, ben: { hand: ['Borrow', 'End It'], inPlay: ['Own King'] } },
      { cards },
    );
    const names = ['ann', 'ben'];
    const who = () => names[play.game.view(0).inPlay.find((each) => each.name === 'Own King')?.controller ?? -1];
    const seen: (string | undefined)[] = [];
    ann.casts('Hold', { target: 'Own King' });
    play.allPass();
    seen.push(who());
    ann.passes();
    ben.casts('Borrow', { target: 'Own King' });
    play.allPass();
    seen.push(who());
    play.until('main', 'ben');
    seen.push(who());
    ben.casts('End It', { target: 'Hold' });
    play.allPass();
    seen.push(who());
    return seen;
  },
);

// What the game remembers of a turn and forgets with it, in five books: who was hurt by whom, and who had what since when.

import { self, target } from '../../src/language/amount.ts';
import { activated, atPhase, draw, putCounters, regenerate, tapIt, triggered } from '../../src/language/build.ts';
import { artifact, card, creature, sorcery } from '../../src/language/card.ts';
import { tap } from '../../src/language/cost.ts';
import { aCreature, permanent } from '../../src/language/target.ts';
import { given, play } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const vampire = card('Hungry Vampire', {
  cost: '{0}',
  type: creature('Vampire'),
  size: [1, 4],
  abilities: [triggered({ on: 'victim dies' }, [putCounters('+1/+1', 1)])],
});
const undying = card('Undying One', {
  cost: '{0}',
  type: creature('Spirit'),
  size: [1, 1],
  abilities: [activated({ cost: [], effects: [regenerate()] })],
});
const cards = [vampire, undying];
const sizeOf = (name: string): unknown => play.game.view(0).inPlay.find((each) => each.name === name)?.power;

/** The Vampire fights a creature that lives; it dies by a spell in the same turn, or in the next turn of the same player. */
function huntedDown(book: BookId, turns: number): unknown {
  const { ann, ben } = given(
    book,
    {
      ann: { hand: ['Swift Death'], inPlay: ['Hungry Vampire', 'Swamp', 'Swamp', 'Swamp'] },
      ben: { inPlay: ['Giant Spider'] },
    },
    { cards: [...cards, card('Swift Death', death)] },
  );
  ann.attacks('Hungry Vampire');
  ben.blocks('Hungry Vampire', 'Giant Spider');
  for (let turn = 0; turn < turns; turn += 1) {
    play.until('main', 'ben');
    play.until('main', 'ann');
  }
  if (turns === 0) play.until('second main');
  ann.casts('Swift Death', { target: 'Giant Spider' });
  play.allPass();
  return sizeOf('Hungry Vampire');
}
const death = {
  cost: '{B}',
  type: sorcery,
  targets: [aCreature],
  effects: [{ do: 'destroy', what: target(), bury: false }],
} as const;

across(
  'the size of a vampire that grows when what it has damaged this turn dies',
  { beta: [2, 1], fifth: [2, 1], portal: null, tenth: [2, 1], m11: [2, 1] },
  (book) => (book === 'portal' ? null : [huntedDown(book, 0), huntedDown(book, 1)]),
);

across(
  'the same, if the damage is gone already because its victim was regenerated',
  { beta: 1, fifth: 1, portal: null, tenth: 1, m11: 1 },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(
      book,
      { ann: { hand: ['Swift Death'], inPlay: ['Hungry Vampire', 'Swamp'] }, ben: { inPlay: ['Undying One'] } },
      { cards: [...cards, card('Swift Death', { ...death, effects: [{ ...death.effects[0], bury: true }] })] },
    );
    ann.attacks('Hungry Vampire');
    ben.blocks('Hungry Vampire', 'Undying One');
    if (book === 'beta' || book === 'fifth') play.until('regeneration');
    ben.activates('Undying One');
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.casts('Swift Death', { target: 'Undying One' });
    play.allPass();
    return sizeOf('Hungry Vampire');
  },
);

const tapper = card('Tapper', {
  cost: '{0}',
  type: creature('Wizard'),
  size: [1, 1],
  abilities: [activated({ cost: [tap], targets: [permanent({})], effects: [tapIt(target())] })],
});

across(
  'a creature that came this turn: may its tap ability be used in the next turn, the opponent’s, and in its own after that',
  {
    beta: [false, true],
    fifth: [false, true],
    portal: null,
    tenth: [false, true],
    m11: [false, true],
  },
  (book) => {
    if (book === 'portal') return null;
    const { ann } = given(
      book,
      { ann: { inPlay: [{ card: 'Tapper', sick: true }, 'Island'] }, ben: {} },
      { cards: [tapper] },
    );
    const seen: boolean[] = [];
    play.until('upkeep', 'ben');
    if (play.asked === 'ben') play.pass();
    seen.push(ann.mayActivate('Tapper'));
    play.until('upkeep', 'ann');
    seen.push(ann.mayActivate('Tapper'));
    return seen;
  },
  { ids: ['F-379', 'T-055', 'M-055'] },
);

const mine = card('Deep Mine', {
  cost: '{0}',
  type: artifact,
  abilities: [
    triggered(atPhase('upkeep', 'you'), [draw(1)], {
      condition: { if: 'is', what: self, filter: { tapped: false } },
    }),
  ],
});

across(
  'cards drawn for a mine that works if it is untapped, and is tapped before its ability resolves',
  { beta: null, fifth: null, portal: null, tenth: [1, 0], m11: [1, 0] },
  (book) => {
    if (book !== 'tenth' && book !== 'm11') return null;
    const drawn = (tapped: boolean): number => {
      const { ann } = given(
        book,
        { ann: { inPlay: ['Deep Mine', 'Tapper'] }, ben: {} },
        { active: 'ben', cards: [mine, tapper] },
      );
      play.until('upkeep', 'ann');
      if (tapped) ann.activates('Tapper', { target: 'Deep Mine' });
      play.allPass();
      return play.game.state.players[0]?.hand.length ?? 0;
    };
    return [drawn(false), drawn(true)];
  },
);

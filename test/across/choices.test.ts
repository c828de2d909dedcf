// Choosing, revealing and moving cards: who chooses of what, who sees it, and where it goes.

import { describe, expect, test } from 'vitest';
import {
  aChoice,
  all,
  among,
  atRandom,
  everybody,
  graveyardOf,
  handOf,
  numberOf,
  restOf,
  target,
  the,
  topOf,
  upToSome,
  you,
} from '../../src/language/amount.ts';
import {
  arrangeTop,
  choose,
  destroy,
  discardIt,
  exile,
  gainLife,
  inAnyOrder,
  lookAt,
  named,
  reveal,
  toHand,
  toLibrary,
  toPlay,
} from '../../src/language/build.ts';
import { card, sorcery } from '../../src/language/card.ts';
import type { Effect } from '../../src/language/effect.ts';
import { creature, land } from '../../src/language/filter.ts';
import { aPlayer, type TargetSpec } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { BOOKS } from '../support/books.ts';

const LIBRARY = ['Swamp', 'Grizzly Bears', 'Forest', 'Plains', 'Plains', 'Plains'];

function cast(book: (typeof BOOKS)[number], effects: readonly Effect[], targets: readonly TargetSpec[] = []) {
  const players = given(
    book,
    {
      ann: { hand: ['Tale', 'Gray Ogre', 'Island'], inPlay: ['Hill Giant', 'Scathe Zombies'], library: LIBRARY },
      ben: { hand: ['Craw Wurm', 'Forest'], inPlay: ['Giant Spider', 'Craw Wurm'], graveyard: ['Pearled Unicorn'] },
    },
    { cards: [card('Tale', { cost: '{0}', type: sorcery, targets, effects })] },
  );
  players.ann.casts('Tale', targets.length > 0 ? { target: players.ben } : {});
  if (book !== 'portal') play.allPass();
  return players;
}

const known = (seat: number): readonly string[] =>
  (play.game.state.players[seat]?.knows ?? []).map((id) => play.game.inside.kind(id).definition.name);

describe.each(BOOKS)('%s', (book) => {
  test('each of several players chooses of their own, and of nothing else', () => {
    const { ann, ben } = cast(book, [exile(aChoice(everybody, all(creature)))]);
    expect([...ann.choices].sort()).toEqual(['Hill Giant', 'Scathe Zombies']);
    ann.chooses('Hill Giant');
    // Where both choose before anything happens the first is still there.
    then('ann:Hill Giant').isIn(book === 'fifth' ? 'removed' : 'play');
    expect([...ben.choices].sort()).toEqual(['Craw Wurm', 'Giant Spider']);
    ben.chooses('Giant Spider');
    then('ann:Hill Giant').isIn('removed');
    then('Giant Spider').isIn('removed');
    then('Scathe Zombies').isIn('play');
  });

  test('one player may choose of what is another’s, and need not where it is up to so many', () => {
    const { ann } = cast(book, [destroy(upToSome(you, all({ types: ['creature'], controller: 'opponent' }), 2))]);
    expect([...ann.choices].sort()).toEqual(['Craw Wurm', 'Giant Spider']);
    ann.chooses();
    then('Giant Spider').isIn('play');
  });

  test('a card is chosen from a hand that was looked at, and its player discards it', () => {
    const { ann, ben } = cast(book, [lookAt(handOf(target())), discardIt(aChoice(you, handOf(target())))], [aPlayer]);
    expect(known(0)).toContain('Forest');
    ann.chooses('Forest');
    then('ben:Forest').isIn('graveyard');
    then(ben).hasCardsInHand(1);
  });

  test('what was revealed is still known where it goes, and only by those who saw it', () => {
    cast(book, [named('seen', lookAt(topOf(target(), 1))), toHand(the('seen'))], [aPlayer]);
    expect(known(0)).toHaveLength(1);
    expect(known(1)).toEqual([]);
  });

  test('everybody sees what is revealed', () => {
    cast(book, [reveal(topOf(you, 2))]);
    expect([...known(1)].sort()).toEqual(['Grizzly Bears', 'Swamp']);
  });

  test('looking at one’s own hand is nothing new', () => {
    cast(book, [lookAt(handOf(you))]);
    expect(known(0)).toEqual([]);
  });

  test('cards are put back in an order that is chosen', () => {
    const { ann } = cast(book, arrangeTop(3, you));
    ann.chooses('Forest', 'Swamp', 'Grizzly Bears');
    const library = play.game.state.players[0]?.library ?? [];
    const names = library.slice(-3).map((id) => play.game.inside.kind(id).definition.name);
    expect(names).toEqual(['Grizzly Bears', 'Swamp', 'Forest']);
  });

  test('those that fit go one way, and the rest another', () => {
    const seen = the('seen');
    const { ann } = cast(book, [
      named('seen', reveal(topOf(you, 3))),
      named('lands', toHand(among(seen, land))),
      inAnyOrder(restOf(seen, the('lands')), 'bottom'),
      gainLife(numberOf('lands')),
    ]);
    then(ann).hasLife(22).hasInHand('Swamp', 'Forest').hasCardsInLibrary(4);
    const bottom = play.game.state.players[0]?.library[0] ?? 0;
    expect(play.game.inside.kind(bottom).definition.name).toBe('Grizzly Bears');
  });

  test('of a graveyard, and into play on the side of who does it', () => {
    const { ann } = cast(book, [toPlay(aChoice(you, graveyardOf(target(), creature)))], [aPlayer]);
    then('Pearled Unicorn').isIn('play').isControlledBy(ann);
  });

  test('at random nobody is asked, and no more goes than there is', () => {
    const { ben } = cast(book, [toLibrary(atRandom(target(), handOf(target()), 5))], [aPlayer]);
    then(ben).hasCardsInHand(0);
  });

  test('what was chosen and has gone since is not found', () => {
    const { ann, ben } = cast(book, [
      choose('one', aChoice(you, all({ types: ['creature'], controller: 'opponent' }))),
      toHand(all({ types: ['creature'], controller: 'opponent' })),
      exile(the('one')),
    ]);
    ann.chooses('Giant Spider');
    then(ben).hasCardsInHand(4);
    then('Giant Spider').isIn('hand');
  });
});

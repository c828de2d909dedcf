// Who is meant by "the defending player" where several are attacked: whom the creature in question attacked, also when it has
// left the attack since (2010: CR 508.5; as a judge of 2007 would have it).

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, toTheQuestion } from '../support/answering.ts';

const ffa = { variant: 'free-for-all' };
const cards = { hand: ['Forest', 'Forest', 'Forest'] };

describe.each(['tenth', 'm11'] as const)('%s', (book) => {
  test('Cyclops Gladiator killed in answer: its text still speaks of whom it attacked', () => {
    const { ann, cat } = given(
      book,
      {
        ann: { inPlay: ['Cyclops Gladiator', 'Grizzly Bears'] },
        ben: { inPlay: ['Craw Wurm'] },
        cat: { inPlay: ['Hill Giant', ...lands(2, 'Swamp')], hand: ['Terror'] },
      },
      ffa,
    );
    ann.attacks({ card: 'Cyclops Gladiator', at: 'ben' }, { card: 'Grizzly Bears', at: 'cat' });
    cat.casts('Terror', { target: 'Cyclops Gladiator' });
    answering(['ann', 'yes']);
    then('Craw Wurm').isIn('graveyard');
  });

  test('Mindstab Thrull: the one it attacked discards, though it has been sacrificed', () => {
    const { ann, ben, cat } = given(
      book,
      { ann: { inPlay: ['Mindstab Thrull', 'Grizzly Bears'] }, ben: cards, cat: cards },
      ffa,
    );
    ann.attacks({ card: 'Mindstab Thrull', at: 'ben' }, { card: 'Grizzly Bears', at: 'cat' });
    answering(['ann', 'yes']);
    then(ben).hasCardsInHand(0);
    then(cat).hasCardsInHand(3);
  });

  test('Necrite: of the creatures of the one it attacked', () => {
    const { ann } = given(
      book,
      {
        ann: { inPlay: ['Necrite', 'Grizzly Bears'] },
        ben: { inPlay: ['Craw Wurm'] },
        cat: { inPlay: ['Hill Giant'] },
      },
      ffa,
    );
    ann.attacks({ card: 'Necrite', at: 'ben' }, { card: 'Grizzly Bears', at: 'cat' });
    toTheQuestion();
    while (play.question?.ask === 'block') {
      play.game.answer({ kind: 'block', blocks: [] }, play.question.player);
      toTheQuestion();
    }
    ann.chooses('yes');
    answering();
    then('Craw Wurm').isIn('graveyard');
    then('Hill Giant').isIn('play');
  });

  test('Cloak of Confusion: the one whom the enchanted creature attacks', () => {
    const { ann, ben, cat } = given(
      book,
      {
        ann: { inPlay: [{ card: 'Craw Wurm', with: ['Cloak of Confusion'] }, 'Grizzly Bears'] },
        ben: cards,
        cat: cards,
      },
      ffa,
    );
    ann.attacks({ card: 'Craw Wurm', at: 'ben' }, { card: 'Grizzly Bears', at: 'cat' });
    answering(['ann', 'yes']);
    then(ben).hasCardsInHand(2);
    then(cat).hasCardsInHand(3);
  });

  test('Sibilant Spirit: the one whom it attacks may draw, though it is gone by then', () => {
    const { ann, ben, cat } = given(
      book,
      {
        ann: { inPlay: ['Sibilant Spirit', 'Grizzly Bears'] },
        ben: {},
        cat: { inPlay: lands(2, 'Swamp'), hand: ['Terror'] },
      },
      ffa,
    );
    ann.attacks({ card: 'Sibilant Spirit', at: 'ben' }, { card: 'Grizzly Bears', at: 'cat' });
    cat.casts('Terror', { target: 'Sibilant Spirit' });
    answering(['ben', 'yes']);
    then(ben).hasCardsInHand(1);
    expect(play.lives).toEqual([20, 20, 20]);
  });
});

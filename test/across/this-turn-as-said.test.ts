// "This turn", said of things that come later or in what is promised for later: rules for the turn reach what comes while they
// last (2007: CR 418.3; 2010: CR 611.2), and a promise means the turn and the player of the moment in which it was made.

import { test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { answering, lands } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'];

test("Siren's Call calls what comes after it", () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Mountain', 'Grizzly Bears'], hand: ['Raging Goblin'] },
      ben: { inPlay: ['Island'], hand: ["Siren's Call"] },
    });
    ann.passes();
    ben.casts("Siren's Call");
    answering();
    ann.casts('Raging Goblin');
    answering();
    play.until('declare attack');
    refused('must attack', () => ann.attacks('Grizzly Bears'));
    ann.attacks('Grizzly Bears', 'Raging Goblin');
    play.until('main', 'ben');
    then('Raging Goblin').isIn('play');
  }
});

test('Dread Charge covers a black creature that comes after it, and no longer than the turn', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: lands(6, 'Swamp'), hand: ['Dread Charge', 'Nether Shadow'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Dread Charge');
    answering();
    ann.casts('Nether Shadow');
    answering();
    ann.attacks('Nether Shadow');
    // Nobody is asked to block: there is nothing that could.
    play.until('second main');
    then(ben).hasLife(19);
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.attacks('Nether Shadow');
    ben.blocks('Nether Shadow', 'Hill Giant');
    then('Hill Giant').isBlocking();
  }
});

const endOfTurn = { inPlay: lands(6, 'Island'), hand: ['Time Stop'] };

test('Berserk in a turn that is ended: it attacked "this turn", though another turn has come', () => {
  for (const book of BOOKS) {
    const { ann } = given(book, {
      ann: { inPlay: [...endOfTurn.inPlay, 'Forest', 'Hill Giant'], hand: ['Berserk', 'Time Stop'] },
      ben: {},
    });
    ann.attacks('Hill Giant');
    ann.casts('Berserk', { target: 'Hill Giant' });
    answering();
    play.until('end of combat');
    ann.casts('Time Stop');
    answering();
    play.until('main', 'ben');
    then('Hill Giant').isIn('play');
    play.until('main', 'ann');
    then('Hill Giant').isIn('graveyard');
  }
});

test('Nettling Imp in a turn that is ended: what has attacked is spared', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(
      book,
      { ann: { ...endOfTurn, inPlay: [...endOfTurn.inPlay, 'Nettling Imp'] }, ben: { inPlay: ['Hill Giant'] } },
      { active: 'ben' },
    );
    ben.passes();
    ann.activates('Nettling Imp', { target: 'Hill Giant' });
    answering();
    ben.attacks('Hill Giant');
    play.until('end of combat');
    ben.passes();
    ann.casts('Time Stop');
    answering();
    play.until('main', 'ann');
    play.until('main', 'ben');
    then('Hill Giant').isIn('play');
  }
});

test("Siren's Call in a turn that is ended: the creatures of that player, who did not attack in that turn", () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: [...lands(7, 'Island'), 'Craw Wurm'], hand: ["Siren's Call", 'Time Stop'] },
        ben: { inPlay: ['Hill Giant', { card: 'Gray Ogre', tapped: true }] },
      },
      { active: 'ben' },
    );
    ben.passes();
    ann.casts("Siren's Call");
    answering();
    ben.attacks('Hill Giant');
    play.until('end of combat');
    ben.passes();
    ann.casts('Time Stop');
    answering();
    play.until('main', 'ann');
    play.until('main', 'ben');
    then('Craw Wurm').isIn('play');
    then('Hill Giant').isIn('play');
    then('Gray Ogre').isIn('graveyard');
  }
});

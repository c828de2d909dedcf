// Three cards meet where something happens instead, or somebody would lose or win: graveyards, damage, draws.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, libraryOf, toTheQuestion } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'];

test.each(BOOKS)('%s: a token under a Leyline dies, and Grave Pact sees it', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Leyline of the Void', 'Grizzly Bears', 'The Hive', ...lands(5), 'Mountain'], hand: ['Shock'] },
    ben: { inPlay: ['Grave Pact', 'The Hive', ...lands(5)] },
  });
  ann.passes();
  ben.activates('The Hive');
  play.allPass();
  ann.casts('Shock', { target: 'Wasp' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Wasp').isIn('gone');
});

test.each(BOOKS)('%s: a Colossus milled under a Leyline: its owner chooses', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Leyline of the Void', 'Millstone', ...lands(2)] },
    ben: { library: ['Darksteel Colossus', 'Forest', 'Plains', 'Plains'] },
  });
  ann.activates('Millstone', { target: ben });
  toTheQuestion();
  expect(play.asked).toBe('ben');
  ben.chooses('Darksteel Colossus');
  then('Darksteel Colossus').isIn('library');
});

test.each(BOOKS)('%s: a Clone of a Colossus goes to the library as well, and nothing has died', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Darksteel Colossus', ...lands(4, 'Island'), ...lands(15)], hand: ['Clone', 'Flowstone Slide'] },
    ben: { inPlay: ['Grave Pact', 'Hill Giant'] },
  });
  ann.casts('Clone');
  answering(['ann', 'Darksteel Colossus']);
  then('Darksteel Colossus#2').is(11, 11);
  ann.casts('Flowstone Slide', { x: 11 });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
  then(ann).hasCardsInLibrary(22).hasCardsInGraveyard(1);
});

test.each(BOOKS)('%s: a Clone that comes as an artifact comes tapped under Root Maze', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [...lands(4, 'Island')], hand: ['Clone'] },
    ben: { inPlay: ['Root Maze', 'Ornithopter'] },
  });
  ann.casts('Clone');
  answering(['ann', 'Ornithopter']);
  then('ann:Ornithopter').isTapped();
});

test.each(BOOKS)('%s: Phage put into play beside a Platinum Angel, which leaves: the moment is past', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Platinum Angel', 'Elvish Piper', 'Forest'], hand: ['Phage the Untouchable'] },
    ben: { inPlay: ['Mountain', 'Mountain'], hand: ['Shatter'] },
  });
  ann.activates('Elvish Piper');
  answering(['ann', 'yes']);
  then('Phage the Untouchable').isIn('play');
  ann.passes();
  ben.casts('Shatter', { target: 'Platinum Angel' });
  play.allPass();
  play.isGoingOn();
});

test.each(BOOKS)('%s: cards that were not there, drawn beside a Platinum Angel, which leaves', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Platinum Angel', ...lands(3, 'Island')], hand: ['Counsel of the Soratami'], library: [] },
    ben: { inPlay: ['Mountain', 'Mountain'], hand: ['Shatter'] },
  });
  ann.casts('Counsel of the Soratami');
  play.allPass();
  play.isGoingOn();
  ann.passes();
  ben.casts('Shatter', { target: 'Platinum Angel' });
  play.allPass();
  play.isGoingOn();
});

test.each(BOOKS)('%s: Mass Polymorph counts what was stolen, and exiles it', (book) => {
  const { ann } = given(book, {
    ann: {
      inPlay: [...lands(6, 'Island'), 'Grizzly Bears', { card: 'Hill Giant', owner: 'ben' }],
      hand: ['Mass Polymorph'],
      library: ['Forest', 'Craw Wurm', 'Plains', 'Air Elemental', 'Serra Angel', 'Plains'],
    },
    ben: {},
  });
  ann.casts('Mass Polymorph');
  play.allPass();
  then('Craw Wurm').isIn('play');
  then('Air Elemental').isIn('play');
  then('Serra Angel').isIn('library');
  then('Hill Giant').isIn('removed');
  then(ann).hasCardsInLibrary(4);
});

test.each(BOOKS)('%s: Polymorph on what cannot be destroyed finds all the same', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [...lands(4, 'Island')], hand: ['Polymorph'] },
    ben: { inPlay: ['Darksteel Colossus'], library: libraryOf('Forest', 'Craw Wurm') },
  });
  ann.casts('Polymorph', { target: 'Darksteel Colossus' });
  play.allPass();
  then('Craw Wurm').isIn('play').isControlledBy(ben);
  then('Darksteel Colossus').isIn('play');
});

test.each(BOOKS)('%s: Mortal Combat looks again: one card is exiled in answer', (book) => {
  const { ann, ben } = given(
    book,
    {
      ann: { inPlay: ['Mortal Combat'], graveyard: lands(20, 'Grizzly Bears') },
      ben: { inPlay: ['Cemetery Reaper', ...lands(3, 'Swamp')] },
    },
    { active: 'ben', step: 'second main' },
  );
  play.until('upkeep', 'ann');
  ann.passes();
  ben.activates('Cemetery Reaper', { target: 'Grizzly Bears' });
  play.allPass();
  play.isGoingOn();
});

test.each(BOOKS)('%s: a Leyline that goes with the rest still sends the rest away', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Leyline of the Void', ...lands(6, 'Plains')], hand: ['Planar Cleansing'] },
    ben: { inPlay: ['Grizzly Bears', 'Grave Pact'] },
  });
  ann.casts('Planar Cleansing');
  play.allPass();
  then('Grizzly Bears').isIn('removed');
  then('Leyline of the Void').isIn('graveyard');
});

test.each(BOOKS)('%s: what a Vampire killed is exiled: it did not die', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Sengir Vampire', 'Leyline of the Void'] },
    ben: { inPlay: ['Giant Spider'] },
  });
  ann.attacks('Sengir Vampire');
  ben.blocks('Sengir Vampire', 'Giant Spider');
  play.until('second main');
  then('Giant Spider').isIn('removed');
  then('Sengir Vampire').hasCounters('+1/+1', 0);
});

test.each(BOOKS)("%s: what a Beast's own trigger would move is exiled in answer", (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] },
    ben: { inPlay: ['Undying Beast', 'Cemetery Reaper', ...lands(3, 'Swamp')] },
  });
  ann.casts('Lightning Bolt', { target: 'Undying Beast' });
  play.pass();
  play.pass();
  then('Undying Beast').isIn('graveyard');
  ann.passes();
  ben.activates('Cemetery Reaper', { target: 'Undying Beast' });
  answering();
  then('Undying Beast').isIn('removed');
});

test.each(BOOKS)('%s: Justice deals what a Furnace made of it, doubled again', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Mountain', 'Furnace of Rath'], hand: ['Shock'] },
    ben: { inPlay: ['Justice'] },
  });
  ann.casts('Shock', { target: ben });
  answering();
  then(ben).hasLife(16);
  then(ann).hasLife(12);
});

test.each(BOOKS)('%s: cards of a Sylvan Library that another draws are not chosen from', (book) => {
  const { ann, ben } = given(
    book,
    {
      ann: { inPlay: ['Sylvan Library'], library: libraryOf('Forest', 'Hill Giant', 'Gray Ogre') },
      ben: { inPlay: lands(4, 'Island'), hand: ['Plagiarize'] },
    },
    { active: 'ben', step: 'second main' },
  );
  play.until('upkeep', 'ann');
  ann.passes();
  ben.casts('Plagiarize', { target: ann });
  answering();
  const before = play.game.state.players[1]?.hand.length ?? 0;
  play.until('draw', 'ann');
  for (let i = 0; i < 6 && play.question?.ask === 'act'; i++) play.pass();
  if (play.question?.ask === 'yesno') ann.chooses('yes');
  answering();
  expect((play.game.state.players[1]?.hand.length ?? 0) - before).toBe(3);
  then(ann).hasCardsInHand(0);
});

test.each(BOOKS)("%s: a borrowed creature strikes its own owner's Pariah: itself", (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [...lands(3), 'Mountain', 'Mountain'], hand: ['Threaten', 'Lava Axe'] },
    ben: { inPlay: [{ card: 'Craw Wurm', with: ['Pariah'] }] },
  });
  ann.casts('Threaten', { target: 'Craw Wurm' });
  answering();
  ann.attacks('Craw Wurm');
  play.until('end of combat');
  then(ben).hasLife(20);
  then('Craw Wurm').isIn('graveyard');
});

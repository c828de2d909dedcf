// Three cards meet in what a thing is: copies, types, colors, counters, abilities that come and go.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, toTheQuestion } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'];

test.each(BOOKS)('%s: a Clone of a land that is a creature comes in as the land, tapped, and no creature', (book) => {
  const { ann } = given(book, {
    ann: {
      inPlay: [...lands(4, 'Island'), 'Treetop Village', 'Forest', 'Forest'],
      hand: ['Clone', 'Convincing Mirage'],
    },
    ben: { inPlay: [] },
  });
  ann.activates('Treetop Village');
  play.allPass();
  ann.casts('Clone');
  answering(['ann', 'Treetop Village']);
  then('Treetop Village#1').isTapped().isNotA('creature').isA('land');
});

test.each(BOOKS)(
  '%s: March of the Machines comes after a Staff was woken: it waits for what makes a creature',
  (book) => {
    const { ann } = given(book, {
      ann: {
        inPlay: [...lands(8, 'Island'), 'Chimeric Staff', 'Leyline of Anticipation'],
        hand: ['March of the Machines'],
      },
      ben: {},
    });
    ann.activates('Chimeric Staff', { x: 2 });
    play.allPass();
    then('Chimeric Staff').is(2, 2);
    ann.casts('March of the Machines');
    play.allPass();
    then('Chimeric Staff').is(2, 2);
    play.until('main', 'ben');
    then('Chimeric Staff').is(4, 4);
  },
);

test.each(BOOKS)('%s: a woken Spawning Pool becomes an Island: what it was given stays', (book) => {
  const { ann, ben } = given(book, {
    ann: {
      inPlay: [...lands(4, 'Island'), ...lands(3, 'Swamp'), 'Spawning Pool', 'Leyline of Anticipation'],
      hand: ['Convincing Mirage'],
    },
    ben: { inPlay: ['Mountain'], hand: ['Shock'] },
  });
  ann.activates('Spawning Pool');
  play.allPass();
  then('Spawning Pool').is(1, 1);
  ann.casts('Convincing Mirage', { target: 'Spawning Pool' });
  toTheQuestion();
  ann.chooses('Island');
  then('Spawning Pool').is(1, 1).hasSubtypes('Island', 'Skeleton').isColor('black');
  ann.activates('Spawning Pool');
  play.allPass();
  ann.passes();
  ben.casts('Shock', { target: 'Spawning Pool' });
  play.allPass();
  then('Spawning Pool').isIn('play').isTapped();
});

test.each(BOOKS)('%s: Angelic Chorus looks at what a Clone is', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Angelic Chorus', ...lands(4, 'Island'), 'Glorious Anthem'], hand: ['Clone'] },
    ben: { inPlay: ['Craw Wurm'] },
  });
  ann.casts('Clone');
  answering(['ann', 'Craw Wurm']);
  then(ann).hasLife(25);
});

test.each(BOOKS)('%s: a Clone of a risen Zombie is none', (book) => {
  const { ann } = given(book, {
    ann: {
      inPlay: [...lands(5, 'Swamp'), ...lands(4, 'Island')],
      hand: ['Rise from the Grave', 'Clone'],
      graveyard: ['Grizzly Bears'],
    },
    ben: {},
  });
  ann.casts('Rise from the Grave', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasSubtypes('Bear', 'Zombie').isColor('green', 'black');
  ann.casts('Clone');
  answering(['ann', 'Grizzly Bears']);
  then('Grizzly Bears#1').hasSubtypes('Bear');
});

test.each(BOOKS)('%s: a Needle meets the Clone of what it names, and no Equipment', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Mogg Fanatic', 'Leonin Scimitar', ...lands(5, 'Island')], hand: ['Clone'] },
    ben: { inPlay: [{ card: 'Pithing Needle', chosen: 'Mogg Fanatic' }] },
  });
  ann.casts('Clone');
  answering(['ann', 'Mogg Fanatic']);
  expect(ann.mayActivate('Mogg Fanatic#1')).toBe(false);
  expect(ann.mayActivate('Mogg Fanatic#2')).toBe(false);
  expect(ann.mayActivate('Leonin Scimitar')).toBe(true);
});

test.each(BOOKS)('%s: a Clone of a Doppelganger copies its color', (book) => {
  const { ann } = given(book, {
    ann: {
      inPlay: [...lands(5, 'Island'), ...lands(4, 'Island'), 'Serra Angel'],
      hand: ['Vesuvan Doppelganger', 'Clone'],
    },
    ben: {},
  });
  ann.casts('Vesuvan Doppelganger');
  answering(['ann', 'Serra Angel']);
  ann.casts('Clone');
  toTheQuestion();
  ann.chooses('Serra Angel#2');
  answering();
  const colors = play.game.state.inPlay
    .filter((id) => play.game.inside.kind(id).definition.name === 'Serra Angel')
    .map((id) => play.game.inside.char(id).colors);
  const [angel, doppelganger, clone] = colors;
  expect(clone).toBe(doppelganger);
  expect(clone).not.toBe(angel);
});

test.each(BOOKS)('%s: a Clone of what was made an artifact is none', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [...lands(4, 'Island'), "Ashnod's Transmogrant", 'Hill Giant'], hand: ['Clone'] },
    ben: {},
  });
  ann.activates("Ashnod's Transmogrant", { target: 'Hill Giant' });
  answering();
  then('Hill Giant').isA('artifact').is(4, 4);
  ann.casts('Clone');
  answering(['ann', 'Hill Giant']);
  then('Hill Giant#1').isNotA('artifact').is(3, 3);
});

test.each(BOOKS)('%s: a copy of an Equipment that is on something is on nothing', (book) => {
  const { ann } = given(book, {
    ann: {
      inPlay: [...lands(3), { card: 'Hill Giant', with: ['Leonin Scimitar'] }, 'Grizzly Bears', 'Mountain'],
      hand: ['Sculpting Steel'],
    },
    ben: {},
  });
  ann.casts('Sculpting Steel');
  answering(['ann', 'Leonin Scimitar']);
  then('Hill Giant').is(4, 4);
  ann.activates('Leonin Scimitar#1', { target: 'Grizzly Bears' });
  answering();
  then('Grizzly Bears').is(3, 3);
});

test.each(BOOKS)("%s: Titania's Song goes on until the turn ends", (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ["Titania's Song", 'Rod of Ruin', ...lands(3)] },
    ben: { inPlay: ['Plains', 'Plains'], hand: ['Disenchant'] },
  });
  ann.passes();
  ben.casts('Disenchant', { target: "Titania's Song" });
  answering();
  then('Rod of Ruin').isA('creature').is(4, 4);
  play.until('upkeep', 'ben');
  then('Rod of Ruin').isNotA('creature');
  expect(play.question?.player).toBe(1);
  ben.passes();
  ann.activates('Rod of Ruin', { target: ben });
  answering();
  then(ben).hasLife(19);
});

test.each(BOOKS)('%s: a Clone of what the Song made a creature is made one too', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [...lands(4, 'Island'), 'Rod of Ruin'], hand: ['Clone'] },
    ben: { inPlay: ["Titania's Song"] },
  });
  ann.casts('Clone');
  answering(['ann', 'Rod of Ruin']);
  then('Rod of Ruin#1').is(4, 4);
});

test.each(BOOKS)('%s: a Forest that lives becomes a Swamp: the Bell takes over', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Living Lands', 'Forest', 'Swamp', 'Swamp', 'Swamp', 'Kormus Bell'], hand: ['Evil Presence'] },
    ben: {},
  });
  then('Forest').isA('creature').is(1, 1).isColor();
  ann.casts('Evil Presence', { target: 'Forest' });
  answering();
  then('Forest').isA('creature').isColor('black').hasSubtypes('Swamp');
});

test.each(BOOKS)('%s: Copy Artifact of a Staff that is a creature is no creature', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [...lands(7, 'Island'), 'Chimeric Staff'], hand: ['Copy Artifact'] },
    ben: { inPlay: ['Plains', 'Plains'], hand: ['Tempest of Light'] },
  });
  ann.activates('Chimeric Staff', { x: 3 });
  answering();
  ann.casts('Copy Artifact');
  answering(['ann', 'Chimeric Staff']);
  then('Chimeric Staff#1').isNotA('creature').isA('enchantment').isA('artifact');
});

test.each(BOOKS)('%s: counters of an Overseer and of Torture cancel', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Steel Overseer', { card: 'Ornithopter', with: ['Torture'] }, 'Swamp', 'Swamp'] },
    ben: {},
  });
  ann.activates('Steel Overseer');
  answering();
  then('Ornithopter').is(1, 3);
  ann.activates('Torture');
  answering();
  then('Ornithopter').hasCounters('+1/+1', 0).hasCounters('-1/-1', 0).is(0, 2);
});

test.each(BOOKS)('%s: counters of a Mutation that is gone stay', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Unstable Mutation'], counters: { '-1/-1': 2 } }] },
    ben: { inPlay: ['Plains'], hand: ['Demystify'] },
  });
  ann.passes();
  ben.casts('Demystify', { target: 'Unstable Mutation' });
  answering();
  then('Craw Wurm').is(4, 2);
});

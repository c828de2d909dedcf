// Cards of which other tests say little, in every book that holds them: creatures and spells.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const OLD = (book: string): boolean => book === 'beta' || book === 'fifth';
const some = (number: number, card: string): string[] => Array.from({ length: number }, () => card);
const passOnce = (): void => {
  if (play.question?.ask === 'act') play.pass();
};
const passOn = (): void => {
  while (play.question?.ask === 'act') play.pass();
};

test.each(BOOKS)(
  'Blood Lust leaves a small creature with one toughness, and takes four of a large one (%s)',
  (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Blood Lust', 'Blood Lust'], inPlay: some(4, 'Mountain') },
      ben: { inPlay: ['Grizzly Bears', 'Colossus of Sardia'] },
    });
    ann.casts('Blood Lust', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(6, 1);
    ann.casts('Blood Lust', { target: 'Colossus of Sardia' });
    play.allPass();
    then('Colossus of Sardia').is(13, 5);
  },
);

test.each(BOOKS)('Cone of Flame: one, two and three, to three different ones (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Cone of Flame'], inPlay: some(5, 'Mountain') },
    ben: { inPlay: ['Craw Wurm', 'Hill Giant'] },
  });
  ann.casts('Cone of Flame', { targets: [ben, 'Craw Wurm', 'Hill Giant'] });
  play.allPass();
  then(ben).hasLife(19);
  then('Craw Wurm').hasDamage(2);
  then('Hill Giant').isIn('graveyard');
});

test.each(BOOKS)('Dwarven Catapult rounds down, and hits the creatures of one player (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Dwarven Catapult'], inPlay: [...some(6, 'Mountain'), 'Gray Ogre'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.casts('Dwarven Catapult', { x: 5, target: ben });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Hill Giant').hasDamage(2);
  then('Gray Ogre').hasDamage(0);
});

test.each(BOOKS)('Mind Bomb: three to everybody, one less for each card thrown away (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Mind Bomb', 'Shock', 'Forest'], inPlay: ['Island'] },
    ben: { hand: ['Forest'] },
  });
  ann.casts('Mind Bomb');
  play.allPass();
  ann.chooses('Shock', 'Forest');
  ben.chooses();
  if (play.game.state.packets.length > 0) play.allPass(); // in 1997 damage can be prevented before it counts
  then(ann).hasLife(19).hasCardsInHand(0);
  then(ben).hasLife(17).hasCardsInHand(1);
});

test.each(BOOKS)('Telling Time: one to the hand, one on top, one to the bottom (%s)', (book) => {
  const { ann } = given(book, {
    ann: {
      hand: ['Telling Time'],
      inPlay: some(2, 'Island'),
      library: ['Shock', 'Forest', 'Hill Giant', 'Plains', 'Swamp'],
    },
    ben: {},
  });
  ann.casts('Telling Time');
  play.allPass();
  ann.chooses('Hill Giant');
  ann.chooses('Forest');
  then(ann).hasInHand('Hill Giant').hasCardsInLibrary(4);
  const order = play.game.state.players[0]?.library.map((id) => play.game.inside.kind(id).definition.name) ?? [];
  expect([...order].sort()).toEqual(['Forest', 'Plains', 'Shock', 'Swamp']);
  expect([order[0], order[order.length - 1]].sort()).toEqual(['Forest', 'Shock']);
});

test.each(BOOKS)('No Rest for the Wicked: only what died this turn (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: {
      hand: ['Shock'],
      inPlay: ['No Rest for the Wicked', 'Grizzly Bears', 'Mountain'],
      graveyard: ['Hill Giant'],
    },
    ben: {},
  });
  ann.casts('Shock', { target: 'Grizzly Bears' });
  play.allPass();
  ann.activates('No Rest for the Wicked');
  play.allPass();
  then(ann).hasInHand('Grizzly Bears');
  then('Hill Giant').isIn('graveyard');
  then(ben).hasLife(20);
});

test.each(BOOKS)('Ascendant Evincar: black ones grow, the others shrink, and he himself stays (%s)', (book) => {
  given(book, {
    ann: { inPlay: ['Ascendant Evincar', 'Scathe Zombies', 'Grizzly Bears'] },
    ben: { inPlay: ['Black Knight', 'Savannah Lions'] },
  });
  passOnce();
  then('Ascendant Evincar').is(3, 3);
  then('Scathe Zombies').is(3, 3);
  then('Black Knight').is(3, 3);
  then('Grizzly Bears').is(1, 1);
  then('Savannah Lions').isIn('graveyard');
});
test.each(BOOKS)('Dreamborn Muse: each player mills as many as are in hand (%s)', (book) => {
  const { ben } = given(book, {
    ann: { inPlay: ['Dreamborn Muse'] },
    ben: { hand: some(3, 'Forest'), library: some(10, 'Plains') },
  });
  play.until('upkeep', 'ben');
  if (OLD(book)) ben.dealsWith('Dreamborn Muse');
  play.until('main', 'ben');
  then(ben).hasCardsInGraveyard(3);
});

test.each(BOOKS)('Scavenging Ghoul: a counter for each creature that died, and life for a counter (%s)', (book) => {
  const { ann } = given(book, {
    ann: { hand: ['Shock', 'Shock'], inPlay: ['Scavenging Ghoul', ...some(2, 'Mountain')] },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  ann.casts('Shock', { target: 'Grizzly Bears' });
  play.allPass();
  ann.casts('Shock', { target: 'Gray Ogre' });
  play.allPass();
  for (let i = 0; i < 60 && play.game.state.turn.active === 0; i += 1) {
    const duty = play.game.legalAnswers().find(({ kind }) => kind === 'duty');
    if (duty !== undefined) play.game.answer(duty, 0);
    else if (play.question?.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] }, 0);
    else play.pass();
  }
  then('Scavenging Ghoul').hasCounters('corpse', 2);
});

test.each(BOOKS)('Mole Worms: the land stays tapped as long as they do (%s)', (book) => {
  const { ann } = given(book, { ann: { inPlay: ['Mole Worms'] }, ben: { inPlay: ['Forest'] } });
  ann.activates('Mole Worms', { target: 'Forest' });
  play.allPass();
  then('Forest').isTapped();
  play.until('main', 'ben');
  then('Forest').isTapped();
});

test.each(BOOKS)('Ironclaw Curse: no block against power that reaches its toughness (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Gray Ogre', 'Savannah Lions', 'Shanodin Dryads'] },
    ben: { inPlay: [{ card: 'Hill Giant', with: ['Ironclaw Curse'] }] },
  });
  then('Hill Giant').is(3, 2);
  ann.attacks('Gray Ogre', 'Savannah Lions', 'Shanodin Dryads');
  passOn();
  expect(ben.choices).toEqual(['Hill Giant']);
  ben.blocks('Shanodin Dryads', 'Hill Giant');
  play.until('second main');
  then('Shanodin Dryads').isIn('graveyard');
  then(ben).hasLife(16);
});

test.each(BOOKS)('Uncontrollable Anger comes as fast as an instant, and drives it to attack (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { hand: ['Uncontrollable Anger'], inPlay: some(4, 'Mountain') },
  });
  ann.passes();
  ben.casts('Uncontrollable Anger', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(4, 4);
});

test.each(BOOKS)('Justice: as much to whoever has the red creature or spell (%s)', (book) => {
  const { ann, ben } = given(
    book,
    {
      ann: { inPlay: ['Justice'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Prodigal Pyromancer'] },
    },
    { active: 'ben' },
  );
  ben.casts('Lightning Bolt', { target: ann });
  play.allPass();
  then(ann).hasLife(17);
  then(ben).hasLife(17);
  ben.activates('Prodigal Pyromancer', { target: ann });
  play.allPass();
  then(ann).hasLife(16);
  then(ben).hasLife(16);
});

test.each(BOOKS)('Cephalid Constable sends back as many permanents as it dealt damage (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Cephalid Constable', with: ['Holy Strength'] }] },
    ben: { inPlay: ['Hill Giant', 'Forest', 'Sol Ring'] },
  });
  ann.attacks('Cephalid Constable');
  passOn();
  if (play.question?.ask === 'block') ben.doesNotBlock();
  passOn();
  ann.chooses('Hill Giant', 'Sol Ring');
  passOn();
  then(ben).hasLife(18).hasInHand('Hill Giant', 'Sol Ring');
  then('Forest').isIn('play');
});

test.each(BOOKS)('Avatar of Might: six less where somebody has four creatures more (%s)', (book) => {
  const given4 = (creatures: number) =>
    given(book, {
      ann: { hand: ['Avatar of Might'], inPlay: some(2, 'Forest') },
      ben: { inPlay: some(creatures, 'Grizzly Bears') },
    });
  expect(given4(3).ann.mayCast('Avatar of Might')).toBe(false);
  const { ann } = given4(4);
  expect(ann.mayCast('Avatar of Might')).toBe(true);
});

test.each(BOOKS)("Ancestor's Chosen: a life for each card in the graveyard (%s)", (book) => {
  const { ann } = given(book, {
    ann: { hand: ["Ancestor's Chosen"], inPlay: some(7, 'Plains'), graveyard: some(3, 'Forest') },
    ben: { graveyard: some(5, 'Forest') },
  });
  ann.casts("Ancestor's Chosen");
  play.allPass();
  if (play.game.state.chain.length > 0) play.allPass();
  then(ann).hasLife(23);
});
test.each(BOOKS)('Fastbond: a point of damage for each land after the first (%s)', (book) => {
  const { ann } = given(book, { ann: { hand: ['Forest', 'Island', 'Swamp'], inPlay: ['Fastbond'] }, ben: {} });
  for (const land of ['Forest', 'Island', 'Swamp']) {
    ann.plays(land);
    if (play.game.state.chain.length + play.game.state.packets.length > 0) play.allPass();
  }
  passOnce();
  then(ann).hasLife(18);
});

test.each(BOOKS)('Haunting Echoes leaves the basic lands, and takes the like of what lies there (%s)', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Haunting Echoes'], inPlay: some(5, 'Swamp') },
    ben: { graveyard: ['Shock', 'Forest'], library: ['Shock', 'Hill Giant', 'Shock', 'Forest'] },
  });
  ann.casts('Haunting Echoes', { target: ben });
  play.allPass();
  if (play.question?.ask === 'pick') play.game.answer({ kind: 'pick', picked: play.question.from }, 0);
  then(ben).hasCardsInGraveyard(1).hasCardsInLibrary(2);
});

// Cards that want something paid for attacking or blocking, and those that say more about who blocks whom.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const ALL = ['beta', 'fifth', 'tenth', 'm11'] as const;

/** Goes on to the declaration of attackers, which the old books wait for the player to begin. */
function toAttack(): void {
  if (play.game.legalAnswers().some(({ kind }) => kind === 'begin attack')) play.game.answer({ kind: 'begin attack' });
  play.until('declare attack');
}

test.each(ALL)('Brainwash, by the rules of %s: three mana for an attack', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Brainwash'] }, 'Forest', 'Forest', 'Forest'] },
    ben: {},
  });
  ann.attacks('Craw Wurm');
  then('Craw Wurm').isAttacking();
  for (const land of ['Forest#1', 'Forest#2', 'Forest#3']) then(land).isTapped();
});

test('Brainwash: without the mana it stays, and others attack for nothing', () => {
  const { ann } = given('m11', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Brainwash'] }, 'Grizzly Bears', 'Forest', 'Forest'] },
    ben: {},
  });
  toAttack();
  refused('cost', () => ann.attacks('Craw Wurm'));
  ann.attacks('Grizzly Bears');
  then('Forest#1').isUntapped();
});

test('Brainwash: who must attack need not pay for it', () => {
  const { ann } = given('m11', {
    ann: { inPlay: [{ card: 'Juggernaut', with: ['Brainwash'] }, 'Forest', 'Forest', 'Forest'] },
    ben: {},
  });
  toAttack();
  ann.attacks();
  then('Juggernaut').isNotAttacking();
});

test('Brainwash: mana of a creature that attacks itself pays for nothing', () => {
  const { ann } = given('m11', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Brainwash'] }, 'Forest', 'Forest', 'Llanowar Elves'] },
    ben: {},
  });
  toAttack();
  refused('cost', () => ann.attacks('Craw Wurm', 'Llanowar Elves'));
  ann.attacks('Craw Wurm');
  then('Llanowar Elves').isTapped();
});

test.each(['tenth', 'm11'] as const)('Windborn Muse, by the rules of %s: two mana for each attacker', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Hill Giant', 'Grizzly Bears', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Windborn Muse'] },
  });
  toAttack();
  refused('cost', () => ann.attacks('Hill Giant', 'Grizzly Bears'));
  ann.attacks('Hill Giant');
  const tapped = ['Mountain#1', 'Mountain#2', 'Mountain#3'].filter(
    (name) => play.game.state.objects[play.game.state.inPlay[Number(name.slice(-1)) + 1] ?? 0]?.tapped,
  );
  expect(tapped).toHaveLength(2);
});

test('Windborn Muse: two of them cost four; an attack on a planeswalker costs nothing; nor does her own attack', () => {
  const two = given('m11', {
    ann: { inPlay: ['Hill Giant', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Windborn Muse', 'Windborn Muse', { card: 'Jace Beleren', counters: { loyalty: 3 } }] },
  });
  toAttack();
  refused('cost', () => two.ann.attacks('Hill Giant'));
  two.ann.attacks({ card: 'Hill Giant', at: 'Jace Beleren' });
  then('Mountain#1').isUntapped();

  const own = given('m11', { ann: { inPlay: ['Windborn Muse'] }, ben: {} });
  own.ann.attacks('Windborn Muse');
  play.until('second main');
  then(own.ben).hasLife(18);
});

test.each(['fifth', 'tenth', 'm11'] as const)('Hipparion, by the rules of %s: one mana to block the strong', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Hipparion', 'Plains'] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Hipparion');
  play.pass();
  then('Plains').isTapped();
  then('Hipparion').isBlocking();
});

test('Hipparion: the weak it blocks for nothing, the strong not without the mana, lured or not', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [{ card: 'Hill Giant', with: ['Lure'] }, 'Grizzly Bears'] },
    ben: { inPlay: ['Hipparion', 'Plains'] },
  });
  ann.attacks('Hill Giant', 'Grizzly Bears');
  play.until('declare block');
  ben.blocks('Grizzly Bears', 'Hipparion');
  play.pass();
  then('Plains').isUntapped();
  then('Hipparion').isBlocking();

  const poor = given('m11', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Hipparion'] } });
  poor.ann.attacks('Hill Giant');
  play.until('declare block');
  refused('cost', () => {
    poor.ben.blocks('Hill Giant', 'Hipparion');
    play.pass();
  });
});

test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
  'Leviathan, by the rules of %s: two Islands to untap, and two to attack',
  (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ['Leviathan', 'Island', 'Island', 'Forest'] },
      ben: {},
    });
    ann.attacks('Leviathan');
    then('Island#1').isIn('graveyard');
    then('Island#2').isIn('graveyard');
    then('Forest').isIn('play');
    then('Leviathan').isAttacking().isTapped();
  },
);

test('Leviathan: comes in tapped, stays so, and untaps in the upkeep for two Islands', () => {
  const { ann } = given(
    'm11',
    { ann: { inPlay: [{ card: 'Leviathan', tapped: true }, 'Island', 'Island', 'Island'] }, ben: {} },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  then('Leviathan').isTapped();
  play.allPass();
  ann.chooses('yes');
  ann.chooses('Island#1', 'Island#2');
  then('Leviathan').isUntapped();
  toAttack();
  refused('cost', () => ann.attacks('Leviathan')); // one Island is left
});

test.each(['fifth', 'tenth', 'm11'] as const)(
  'Ironclaw Curse, by the rules of %s: no blocking of what would kill it',
  (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: [{ card: 'Giant Spider', with: ['Ironclaw Curse'] }] },
    });
    then('Giant Spider').is(2, 3);
    ann.attacks('Grizzly Bears', 'Hill Giant');
    play.until('declare block');
    refused('cannot block', () => {
      ben.blocks('Hill Giant', 'Giant Spider');
      play.pass();
    });
    ben.blocks('Grizzly Bears', 'Giant Spider');
    play.pass();
    then('Giant Spider').isBlocking();
  },
);

test('Ironclaw Curse: with more toughness it blocks more', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: [{ card: 'Giant Spider', with: ['Ironclaw Curse', 'Holy Strength'] }] },
  });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Giant Spider');
  play.pass();
  then('Giant Spider').isBlocking();
});

test.each(ALL)('Blaze of Glory, by the rules of %s: one creature blocks all that it can', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Serra Angel', 'Plains'], hand: ['Blaze of Glory'] },
    ben: { inPlay: ['Wall of Stone', 'Hill Giant'] },
  });
  ann.attacks('Grizzly Bears', 'Gray Ogre', 'Serra Angel');
  ann.casts('Blaze of Glory', { target: 'Wall of Stone' });
  play.allPass();
  play.until('declare block');
  refused('must block', () => {
    ben.blocks('Grizzly Bears', 'Wall of Stone');
    play.pass();
  });
  ben.blocks('Grizzly Bears', 'Wall of Stone');
  ben.blocks('Gray Ogre', 'Wall of Stone');
  if (play.question?.ask === 'order') ben.chooses('Grizzly Bears', 'Gray Ogre');
  then('Grizzly Bears').isBlocked();
  then('Gray Ogre').isBlocked();
});

test('Blaze of Glory: whoever is attacked may have it too, and only before blocks', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'] },
    ben: { inPlay: ['Wall of Stone', 'Plains'], hand: ['Blaze of Glory'] },
  });
  expect(ben.mayCast('Blaze of Glory')).toBe(false);
  ann.attacks('Grizzly Bears', 'Gray Ogre');
  ben.casts('Blaze of Glory', { target: 'Wall of Stone' });
  play.allPass();
  ben.blocks('Grizzly Bears', 'Wall of Stone');
  ben.blocks('Gray Ogre', 'Wall of Stone');
  ben.chooses('Grizzly Bears', 'Gray Ogre');
  then('Gray Ogre').isBlocked();
});

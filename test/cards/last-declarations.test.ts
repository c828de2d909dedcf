// Cards about who attacks and blocks: those who go only in company or only alone, Walls that attack after all, and whoever is made to attack.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import type { Actor } from '../support/actor.ts';

const NEW = ['fifth', 'tenth', 'm11'] as const;
const ALL = ['beta', 'fifth', 'tenth', 'm11'] as const;

/** Goes on to the declaration of attackers, which the old books wait for the player to begin. */
function toAttack(): void {
  if (play.game.legalAnswers().some(({ kind }) => kind === 'begin attack')) play.game.answer({ kind: 'begin attack' });
  play.until('declare attack');
}

/** Lets the turn of a player end, who deals with what the card says of it where that is a player's to do. */
function endTurn(active: Actor, name: string, card: string): void {
  if (play.game.book.id === 'beta') {
    play.until('end', name);
    active.dealsWith(card);
  }
  play.until('upkeep', name === 'ann' ? 'ben' : 'ann');
}

test.each(NEW)('Orcish Conscripts, by the rules of %s: attack with two others, and not with one', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Orcish Conscripts', 'Grizzly Bears', 'Hill Giant'] },
    ben: {},
  });
  toAttack();
  refused('cannot attack', () => ann.attacks('Orcish Conscripts', 'Grizzly Bears'));
  ann.attacks('Orcish Conscripts', 'Grizzly Bears', 'Hill Giant');
  then('Orcish Conscripts').isAttacking();
});

test('Orcish Conscripts: with one other creature about they are not even offered', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Orcish Conscripts', 'Grizzly Bears'] }, ben: {} });
  toAttack();
  refused('cannot attack', () => ann.attacks('Orcish Conscripts', 'Grizzly Bears'));
  ann.attacks('Grizzly Bears');
  then('Orcish Conscripts').isNotAttacking();
});

test('Orcish Conscripts: two of them and a third creature are company enough for each other', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Orcish Conscripts', 'Orcish Conscripts', 'Grizzly Bears'] },
    ben: {},
  });
  ann.attacks('Orcish Conscripts#1', 'Orcish Conscripts#2', 'Grizzly Bears');
  then('Orcish Conscripts#2').isAttacking();
});

test.each(NEW)('Orcish Conscripts, by the rules of %s: block with two others, whatever those block', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    ben: { inPlay: ['Orcish Conscripts', 'Grizzly Bears', 'Scathe Zombies'] },
  });
  ann.attacks('Hill Giant', 'Gray Ogre');
  ben.blocks('Gray Ogre', 'Orcish Conscripts');
  ben.blocks('Hill Giant', 'Grizzly Bears', 'Scathe Zombies');
  if (play.question?.ask === 'order') ann.chooses('Grizzly Bears', 'Scathe Zombies');
  else play.pass();
  then('Orcish Conscripts').isBlocking();
});

test('Orcish Conscripts: do not block with one other', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
    ben: { inPlay: ['Orcish Conscripts', 'Grizzly Bears', 'Scathe Zombies'] },
  });
  ann.attacks('Hill Giant', 'Gray Ogre');
  play.until('declare block');
  refused('cannot block', () => {
    ben.blocks('Gray Ogre', 'Orcish Conscripts');
    ben.blocks('Hill Giant', 'Grizzly Bears');
    play.pass();
  });
});

test('Orcish Conscripts stay out of it, lured or not, with one other beside them', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Lure'] }] },
    ben: { inPlay: ['Orcish Conscripts', 'Grizzly Bears'] },
  });
  ann.attacks('Craw Wurm');
  play.until('declare block');
  // With the Bears alone beside them they cannot; the Bears must.
  expect(play.question?.ask === 'block' ? play.question.candidates : []).toHaveLength(1);
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  play.pass();
  then('Grizzly Bears').isBlocking();
});

test.each(NEW)('Errantry, by the rules of %s: three stronger, and only alone', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [{ card: 'Gray Ogre', with: ['Errantry'] }, 'Grizzly Bears', 'Hill Giant'] },
    ben: {},
  });
  then('Gray Ogre').is(5, 2);
  toAttack();
  refused('cannot attack', () => ann.attacks('Gray Ogre', 'Grizzly Bears'));
  ann.attacks('Grizzly Bears', 'Hill Giant');
  then('Gray Ogre').isNotAttacking();
});

test('Errantry: where two must attack and one of them only alone, one of the two does', () => {
  const scene = () =>
    given('m11', {
      ann: { inPlay: [{ card: 'Juggernaut', with: ['Errantry'] }, 'Berserkers of Blood Ridge'] },
      ben: {},
    });
  const { ann } = scene();
  toAttack();
  refused('must attack', () => ann.attacks());
  scene().ann.attacks('Juggernaut');
  then('Juggernaut').isAttacking().is(8, 3);
  scene().ann.attacks('Berserkers of Blood Ridge');
  then('Juggernaut').isNotAttacking();
});

test('Errantry says nothing about blocking', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Hill Giant', 'Craw Wurm'] },
    ben: { inPlay: [{ card: 'Gray Ogre', with: ['Errantry'] }, 'Grizzly Bears'] },
  });
  ann.attacks('Hill Giant', 'Craw Wurm');
  ben.blocks('Hill Giant', 'Gray Ogre');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  play.pass();
  then('Gray Ogre').isBlocking();
});

test.each(ALL)('Animate Wall, by the rules of %s: the Wall attacks, and no other', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: [{ card: 'Wall of Stone', with: ['Animate Wall'] }, 'Wall of Wood', 'Grizzly Bears'] },
    ben: {},
  });
  toAttack();
  refused('wall', () => ann.attacks('Wall of Wood'));
  ann.attacks('Wall of Stone');
  then('Wall of Stone').isAttacking();
});

test('Animate Wall goes on Walls only', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Animate Wall'], inPlay: ['Plains', 'Grizzly Bears'] },
    ben: { inPlay: ['Wall of Wood'] },
  });
  ann.casts('Animate Wall', { target: 'Wall of Wood' });
  play.allPass();
  then('Animate Wall').isAttachedTo('Wall of Wood');
});

test.each(['fifth', 'm11'] as const)('Dark Maze, by the rules of %s: attacks, and is gone afterwards', (book) => {
  const { ann } = given(book, { ann: { inPlay: ['Dark Maze'] }, ben: {} });
  ann.activates('Dark Maze');
  play.allPass();
  ann.attacks('Dark Maze');
  play.until('main', 'ben');
  then('Dark Maze').isIn('removed');
});

test.each(ALL)('Nettling Imp, by the rules of %s: who does not attack is destroyed at the end of the turn', (book) => {
  const { ann, ben } = given(
    book,
    { ann: { inPlay: ['Nettling Imp'] }, ben: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Wall of Wood'] } },
    { active: 'ben' },
  );
  ann.activates('Nettling Imp', { target: 'Grizzly Bears' });
  play.allPass();
  toAttack();
  refused('must attack', () => ben.attacks('Hill Giant'));
  ben.attacks('Grizzly Bears');
  endTurn(ben, 'ben', 'Nettling Imp');
  then('Grizzly Bears').isIn('play');
});

test('Nettling Imp: what cannot attack dies of it; not in your own turn, and not what has just come', () => {
  const { ann } = given(
    'm11',
    {
      ann: { inPlay: ['Nettling Imp'] },
      ben: { inPlay: [{ card: 'Grizzly Bears', tapped: true }, { card: 'Hill Giant', sick: true }, 'Wall of Wood'] },
    },
    { active: 'ben' },
  );
  // There is but one creature to aim at.
  ann.activates('Nettling Imp', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('upkeep', 'ann');
  then('Grizzly Bears').isIn('graveyard');
  play.until('main', 'ann');
  expect(ann.mayActivate('Nettling Imp')).toBe(false);
});

test('Nettling Imp: too late once attackers have been declared', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: ['Nettling Imp'] }, ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] } },
    { active: 'ben' },
  );
  ben.attacks('Grizzly Bears');
  expect(ann.mayActivate('Nettling Imp')).toBe(false);
});

test.each(ALL)("Siren's Call, by the rules of %s: all attack, and who did not is destroyed", (book) => {
  const { ann, ben } = given(
    book,
    {
      ann: { hand: ["Siren's Call"], inPlay: ['Island', { card: 'Gray Ogre', tapped: true }] },
      ben: {
        inPlay: [
          'Grizzly Bears',
          { card: 'Hill Giant', tapped: true },
          { card: 'Craw Wurm', sick: true },
          'Wall of Wood',
        ],
      },
    },
    { active: 'ben' },
  );
  ann.casts("Siren's Call");
  play.allPass();
  ben.attacks('Grizzly Bears');
  endTurn(ben, 'ben', "Siren's Call");
  then('Hill Giant').isIn('graveyard');
  for (const spared of ['Grizzly Bears', 'Craw Wurm', 'Wall of Wood', 'Gray Ogre']) then(spared).isIn('play');
});

test("Siren's Call: not in your own turn", () => {
  const { ann } = given('m11', { ann: { hand: ["Siren's Call"], inPlay: ['Island'] }, ben: {} });
  expect(ann.mayCast("Siren's Call")).toBe(false);
});

test.each(ALL)('Erg Raiders, by the rules of %s: two damage where they did not attack', (book) => {
  const { ann } = given(book, { ann: { inPlay: ['Erg Raiders'] }, ben: {} });
  endTurn(ann, 'ann', 'Erg Raiders');
  then(ann).hasLife(18);
});

test('Erg Raiders: nothing where they attacked, nor in the turn they came', () => {
  const attacking = given('m11', { ann: { inPlay: ['Erg Raiders'] }, ben: {} });
  attacking.ann.attacks('Erg Raiders');
  play.until('upkeep', 'ben');
  then(attacking.ann).hasLife(20);

  const coming = given('m11', { ann: { hand: ['Erg Raiders'], inPlay: ['Swamp', 'Swamp'] }, ben: {} });
  coming.ann.casts('Erg Raiders');
  play.allPass();
  play.until('upkeep', 'ben');
  then(coming.ann).hasLife(20);
  play.until('upkeep', 'ann');
  then(coming.ann).hasLife(20); // it is not their controller's turn that has ended
});

test.each(['tenth', 'm11'] as const)('Rhox, by the rules of %s: strikes past its blocker, if you like', (book) => {
  const { ann, ben } = given(book, { ann: { inPlay: ['Rhox'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('Rhox');
  ben.blocks('Rhox', 'Grizzly Bears');
  play.until(book === 'tenth' ? 'combat damage' : 'blockers');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  play.until('second main');
  then(ben).hasLife(15);
  then('Grizzly Bears').isIn('play');
  then('Rhox').hasDamage(2);
});

test('Rhox: or at what is in its way, all of it', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Rhox'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('Rhox');
  ben.blocks('Rhox', 'Grizzly Bears');
  while (play.question?.ask !== 'yesno') play.pass();
  ann.chooses('no');
  then(ben).hasLife(20);
  then('Grizzly Bears').isIn('graveyard');
});

test('Rhox: past its blockers it strikes the planeswalker that it attacks, and nobody asks where it is not blocked', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Rhox'] },
    ben: { inPlay: ['Grizzly Bears', { card: 'Jace Beleren', counters: { loyalty: 3 } }] },
  });
  ann.attacks({ card: 'Rhox', at: 'Jace Beleren' });
  ben.blocks('Rhox', 'Grizzly Bears');
  while (play.question?.ask !== 'yesno') play.pass();
  ann.chooses('yes');
  then('Jace Beleren').isIn('graveyard');
  then(ben).hasLife(20);

  const open = given('m11', { ann: { inPlay: ['Rhox'] }, ben: {} });
  open.ann.attacks('Rhox');
  play.until('second main'); // would stop at a question
  then(open.ben).hasLife(15);
});

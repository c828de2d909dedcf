// Animate Dead: an Aura on a card in a graveyard, the creature that comes of it, and what becomes of it when the Aura goes.

import { test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

function raised(book: (typeof BOOKS)[number], card = 'Hill Giant', more: { hand?: string[]; inPlay?: string[] } = {}) {
  const players = given(book, {
    ann: { hand: ['Animate Dead', ...(more.hand ?? [])], inPlay: ['Swamp', 'Swamp', ...(more.inPlay ?? [])] },
    ben: { graveyard: [card], hand: ['Disenchant', 'Terror'], inPlay: ['Plains', 'Plains', 'Swamp', 'Swamp'] },
  });
  players.ann.casts('Animate Dead', { target: card });
  play.allPass();
  return players;
}

for (const book of BOOKS) {
  test(`${book}: a creature card of any graveyard comes into play under your control, with -1/-0`, () => {
    const { ann, ben } = raised(book);
    then('Hill Giant').isIn('play').isControlledBy(ann).isOwnedBy(ben).is(2, 3);
    then('Animate Dead').isIn('play').isAttachedTo('Hill Giant');
  });

  test(`${book}: when the Aura goes, so does the creature, to its owner`, () => {
    const { ann, ben } = raised(book);
    ann.passes();
    ben.casts('Disenchant', { target: 'Animate Dead' });
    play.allPass();
    then('Animate Dead').isIn('graveyard');
    then('Hill Giant').isIn('graveyard').isOwnedBy(ben);
  });

  test(`${book}: when the creature goes, the Aura does not stay on the card that lies there again`, () => {
    const { ann, ben } = raised(book);
    ann.passes();
    ben.casts('Terror', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    then('Animate Dead').isIn('graveyard');
  });

  test(`${book}: there must be a creature card to cast it on`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Animate Dead'], inPlay: ['Swamp', 'Swamp', 'Grizzly Bears'] },
      ben: { graveyard: ['Lightning Bolt'] },
    });
    refused('no target', () => ann.casts('Animate Dead'));
  });
}

test('m11: the card goes before the Aura is there: the spell is countered', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Animate Dead'], inPlay: ['Swamp', 'Swamp'] },
    ben: { graveyard: ['Hill Giant'], hand: ['Raise Dead'], inPlay: ['Leyline of Anticipation', 'Swamp'] },
  });
  ann.casts('Animate Dead', { target: 'Hill Giant' });
  ann.passes();
  ben.casts('Raise Dead', { target: 'Hill Giant' });
  play.allPass();
  then('Animate Dead').isIn('graveyard');
});

test('m11: the Aura goes before its ability resolves: the card stays where it is', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Animate Dead'], inPlay: ['Swamp', 'Swamp'] },
    ben: { graveyard: ['Hill Giant'], hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
  });
  ann.casts('Animate Dead', { target: 'Hill Giant' });
  play.pass();
  play.pass();
  then('Animate Dead').isIn('play');
  then('Hill Giant').isIn('graveyard');
  ann.passes();
  ben.casts('Disenchant', { target: 'Animate Dead' });
  play.allPass();
  then('Animate Dead').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
});

for (const book of ['tenth', 'm11'] as const)
  test(`${book}: one with protection from black comes, the Aura falls off, and it is sacrificed`, () => {
    raised(book, 'White Knight');
    then('Animate Dead').isIn('graveyard');
    then('White Knight').isIn('graveyard');
  });

test('m11: whoever controls the creature by then sacrifices it, and nobody else can', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Animate Dead'], inPlay: ['Swamp', 'Swamp'] },
    ben: {
      graveyard: ['Hill Giant'],
      hand: ['Control Magic', 'Disenchant'],
      inPlay: ['Island', 'Island', 'Island', 'Island', 'Plains', 'Plains', 'Leyline of Anticipation'],
    },
  });
  ann.casts('Animate Dead', { target: 'Hill Giant' });
  play.allPass();
  ann.passes();
  ben.casts('Control Magic', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isControlledBy(ben).is(2, 3);
  ann.passes();
  ben.casts('Disenchant', { target: 'Animate Dead' });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
});

test('beta: it is put away, not destroyed, so that nothing regenerates it', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Animate Dead'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp'] },
    ben: { graveyard: ['Drudge Skeletons'], hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
  });
  ann.casts('Animate Dead', { target: 'Drudge Skeletons' });
  play.allPass();
  then('Drudge Skeletons').is(0, 1);
  ann.passes();
  ben.casts('Disenchant', { target: 'Animate Dead' });
  play.allPass();
  then('Drudge Skeletons').isIn('graveyard');
});

test('fifth: what moves Auras cannot put it on a creature that it has not raised', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Animate Dead'],
      inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Crown of the Ages', 'Grizzly Bears'],
    },
    ben: { graveyard: ['Hill Giant'] },
  });
  ann.casts('Animate Dead', { target: 'Hill Giant' });
  play.allPass();
  ann.activates('Crown of the Ages', { target: 'Animate Dead' });
  play.allPass();
  then('Animate Dead').isAttachedTo('Hill Giant');
});

test.each(BOOKS)('%s: a position that begins with it on a creature has raised that creature', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Hill Giant', owner: 'ben', with: ['Animate Dead'] }] },
    ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
  });
  then('Hill Giant').is(2, 3).isControlledBy(ann);
  ann.passes();
  ben.casts('Disenchant', { target: 'Animate Dead' });
  play.allPass();
  then('Hill Giant').isIn('graveyard').isOwnedBy(ben);
});

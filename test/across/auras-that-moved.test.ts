// What an Aura's trigger speaks of is what was enchanted when it triggered, and the player of that upkeep, whatever has
// become of the Aura, of what it was on, or of who controls it.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'];
const graft = { inPlay: lands(2, 'Island'), hand: ['Aura Graft'] };

test('Warp Artifact hurts the player whose upkeep it is, though the artifact is taken in answer', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: [{ card: 'Howling Mine', with: ['Warp Artifact'] }] },
        ben: { inPlay: ['Magus of the Unseen', ...lands(2, 'Island')] },
      },
      { active: 'ben', step: 'second main' },
    );
    play.until('upkeep', 'ann');
    ann.passes();
    ben.activates('Magus of the Unseen', { target: 'Howling Mine' });
    answering();
    then('Howling Mine').isControlledBy(ben);
    then(ann).hasLife(19);
    then(ben).hasLife(20);
  }
});

test.each(['Cursed Land', 'Erosion'])('%s: the land is exchanged in answer', (aura) => {
  for (const book of BOOKS) {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: [{ card: 'Forest', with: [aura] }] },
        ben: { inPlay: ['Gauntlets of Chaos', 'Mountain', ...lands(5, 'Swamp')] },
      },
      { active: 'ben', step: 'second main' },
    );
    play.until('upkeep', 'ann');
    ann.passes();
    ben.activates('Gauntlets of Chaos', { targets: ['Mountain', 'Forest'] });
    // Erosion asks Ann, who has the Mountain by then: one mana, or one life.
    if (aura === 'Erosion') answering(['ann', 'no'], ['ann', 'yes']);
    else answering();
    then('Forest').isControlledBy(ben).isIn('play');
    then(ann).hasLife(19);
    then(ben).hasLife(20);
  }
});

test.each(['Blight', 'Kudzu'])('%s is moved in answer: the land that became tapped goes', (aura) => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, { ann: { inPlay: [{ card: 'Forest', with: [aura] }, 'Swamp'] }, ben: graft });
    ann.taps('Forest');
    ann.passes();
    ben.casts('Aura Graft', { target: aura });
    if (aura === 'Kudzu') answering(['ben', 'Swamp'], ['ann', 'Island']);
    else answering(['ben', 'Swamp']);
    then('Forest').isIn('graveyard');
    then('Swamp').isIn('play');
  }
});

test('Spirit Shackle is moved in answer: the counter is for the creature that became tapped', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Craw Wurm', with: ['Spirit Shackle'] }, 'Serra Angel'] },
      ben: graft,
    });
    ann.attacks('Craw Wurm');
    ann.passes();
    ben.casts('Aura Graft', { target: 'Spirit Shackle' });
    answering();
    then('Spirit Shackle').isAttachedTo('Serra Angel');
    then('Craw Wurm').hasCounters('-0/-2', 1);
    then('Serra Angel').hasCounters('-0/-2', 0);
  }
});

test('Contaminated Bond is moved in answer: the controller of the attacker loses the life', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Craw Wurm', with: ['Contaminated Bond'] }] },
      ben: { ...graft, inPlay: [...lands(2, 'Island'), 'Grizzly Bears'] },
    });
    ann.attacks('Craw Wurm');
    ann.passes();
    ben.casts('Aura Graft', { target: 'Contaminated Bond' });
    answering();
    then('Contaminated Bond').isAttachedTo('Grizzly Bears');
    then(ann).hasLife(17);
    then(ben).hasLife(20);
  }
});

test('Unstable Mutation is moved in its own upkeep: the counter stays where it was meant for', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: [{ card: 'Craw Wurm', with: ['Unstable Mutation'] }, 'Serra Angel'] }, ben: graft },
      { active: 'ben', step: 'second main' },
    );
    play.until('upkeep', 'ann');
    ann.passes();
    ben.casts('Aura Graft', { target: 'Unstable Mutation' });
    answering();
    then('Craw Wurm').hasCounters('-1/-1', 1).is(5, 3);
    then('Serra Angel').hasCounters('-1/-1', 0).is(7, 7);
  }
});

test('Paralyze is moved in answer: the creature that was paid for untaps', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: [{ card: 'Craw Wurm', with: ['Paralyze'], tapped: true }, 'Serra Angel', ...lands(4)] },
        ben: graft,
      },
      { active: 'ben', step: 'second main' },
    );
    play.until('upkeep', 'ann');
    ann.passes();
    ben.casts('Aura Graft', { target: 'Paralyze' });
    answering(['ann', 'yes']);
    then('Craw Wurm').isUntapped();
  }
});

// Blue spells and enchantments that tap, return, counter and flow: each does what it says, and no more.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('spells that counter', () => {
  test.each(['beta', 'fifth', 'm11'] as const)('Force Spike: one mana or nothing (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
      ben: { hand: ['Force Spike'], inPlay: ['Island'] },
    });
    ann.casts('Grizzly Bears');
    ben.casts('Force Spike', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
  });

  test('Force Spike: who has a mana left may pay it', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Forest'] },
      ben: { hand: ['Force Spike'], inPlay: ['Island'] },
    });
    ann.casts('Grizzly Bears');
    ben.casts('Force Spike', { target: 'Grizzly Bears' });
    play.allPass();
    ann.chooses('yes');
    play.allPass();
    then('Grizzly Bears').isIn('play');
  });

  test('Spiketail Hatchling gives itself for a counter', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
      ben: { inPlay: ['Spiketail Hatchling'] },
    });
    ann.casts('Grizzly Bears');
    ben.activates('Spiketail Hatchling', { target: 'Grizzly Bears' });
    then('Spiketail Hatchling').isIn('graveyard');
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
  });

  test('Discombobulate: counters, and sorts four cards', () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
      ben: {
        hand: ['Discombobulate'],
        inPlay: islands(4),
        library: ['Plains', 'Swamp', 'Mountain', 'Forest', 'Island'],
      },
    });
    ann.casts('Grizzly Bears');
    ben.casts('Discombobulate', { target: 'Grizzly Bears' });
    play.allPass();
    ben.chooses('Forest', 'Swamp', 'Plains', 'Mountain');
    then('Grizzly Bears').isIn('graveyard');
    play.until('main', 'ben');
    then(ben).hasInHand('Forest');
  });
});

describe('other spells', () => {
  test('Deluge: taps what does not fly', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Deluge'], inPlay: islands(3) },
      ben: { inPlay: ['Craw Wurm', 'Wind Drake'] },
    });
    ann.casts('Deluge');
    play.allPass();
    then('Craw Wurm').isTapped();
    then('Wind Drake').isUntapped();
  });

  test('Peek: a look and a card', () => {
    const { ann, ben } = given('tenth', { ann: { hand: ['Peek'], inPlay: islands(1) }, ben: { hand: ['Craw Wurm'] } });
    ann.casts('Peek', { target: ben });
    play.allPass();
    expect(JSON.stringify(play.game.view(0))).toContain('Craw Wurm');
    then(ann).hasCardsInHand(1);
  });

  test('Sift: three drawn, one discarded', () => {
    const { ann } = given('tenth', { ann: { hand: ['Sift', 'Craw Wurm'], inPlay: islands(4) }, ben: {} });
    ann.casts('Sift');
    play.allPass();
    ann.chooses('Craw Wurm');
    then(ann).hasCardsInHand(3);
    then('Craw Wurm').isIn('graveyard');
  });

  test('Twitch: taps or untaps, and draws a card even if it does neither', () => {
    const { ann } = given('tenth', { ann: { hand: ['Twitch'], inPlay: islands(3) }, ben: { inPlay: ['Craw Wurm'] } });
    ann.casts('Twitch', { target: 'Craw Wurm' });
    play.allPass();
    ann.chooses('no');
    then('Craw Wurm').isUntapped();
    then(ann).hasCardsInHand(1);
  });

  test('Reminisce: a graveyard goes back into its library', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Reminisce'], inPlay: islands(3), graveyard: ['Craw Wurm', 'Grizzly Bears'] },
      ben: {},
    });
    ann.casts('Reminisce', { target: ann });
    play.allPass();
    then(ann).hasCardsInGraveyard(1).hasCardsInLibrary(22);
    then('Craw Wurm').isIn('library');
  });

  test('Time Stretch: two turns more, then the other player', () => {
    const { ann } = given('tenth', { ann: { hand: ['Time Stretch'], inPlay: islands(10) }, ben: {} });
    ann.casts('Time Stretch', { target: ann });
    play.allPass();
    const turns: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      play.until('end');
      play.until('upkeep');
      turns.push(play.game.state.turn.active);
    }
    expect(turns).toEqual([0, 0, 1]);
  });

  test.each(['beta', 'm11'] as const)('Timetwister: hands and graveyards go back, seven cards each (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Timetwister', 'Craw Wurm'], inPlay: islands(3), graveyard: ['Plains'] },
      ben: { hand: ['Forest'], graveyard: ['Swamp', 'Swamp'] },
    });
    ann.casts('Timetwister');
    play.allPass();
    then(ann).hasCardsInHand(7).hasCardsInLibrary(15).hasCardsInGraveyard(1);
    then(ben).hasCardsInHand(7).hasCardsInLibrary(16).hasCardsInGraveyard(0);
    then('Timetwister').isIn('graveyard');
  });
});

describe('enchantments', () => {
  test('Flood: taps what does not fly', () => {
    const { ann } = given('fifth', {
      ann: { inPlay: ['Flood', ...islands(2)] },
      ben: { inPlay: ['Craw Wurm', 'Mesa Pegasus'] },
    });
    ann.activates('Flood', { target: 'Craw Wurm' }); // there is no other target
    play.allPass();
    then('Craw Wurm').isTapped();
  });

  test('Sunken City: blue creatures of both players, as long as it is paid for', () => {
    const { ann } = given(
      'm11',
      {
        ann: { inPlay: ['Sunken City', 'Water Elemental', ...islands(2)] },
        ben: { inPlay: ['Wind Drake', 'Grizzly Bears'] },
      },
      { active: 'ben' },
    );
    then('Water Elemental').is(6, 5);
    then('Wind Drake').is(3, 3);
    then('Grizzly Bears').is(2, 2);
    play.until('upkeep', 'ann');
    play.allPass();
    ann.chooses('no');
    then('Sunken City').isIn('graveyard');
    then('Wind Drake').is(2, 2);
  });

  test('Sunken Hope: each player returns a creature of his or her own', () => {
    const { ben } = given('tenth', {
      ann: { inPlay: ['Sunken Hope', 'Grizzly Bears'] },
      ben: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    });
    play.until('upkeep', 'ben');
    play.allPass();
    expect(ben.choices).toEqual(['Craw Wurm', 'Hill Giant']);
    ben.chooses('Hill Giant');
    then(ben).hasInHand('Hill Giant');
    then('Grizzly Bears').isIn('play');
  });

  test('Aether Storm: nobody casts a creature until somebody pays 4 life', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Aether Storm', 'Forest', 'Forest'] },
      ben: { hand: ['Llanowar Elves'], inPlay: ['Forest'] },
    });
    refused('cannot cast', () => ann.casts('Grizzly Bears'));
    play.until('main', 'ben');
    refused('cannot cast', () => ben.casts('Llanowar Elves'));
    ben.activates('ann:Aether Storm');
    play.allPass();
    then(ben).hasLife(16);
    then('Aether Storm').isIn('graveyard');
    ben.casts('Llanowar Elves');
  });

  test('Soul Barrier: two mana or two damage for an enemy creature', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Soul Barrier'] }, ben: { hand: ['Llanowar Elves'], inPlay: ['Forest', 'Forest', 'Forest'] } },
      { active: 'ben' },
    );
    ben.casts('Llanowar Elves');
    play.pass();
    play.pass();
    ben.chooses('no');
    then(ben).hasLife(18);
    then(ann).hasLife(20);
  });

  test('Binding Grasp: takes and strengthens a creature, for an upkeep', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: islands(2) },
        ben: { inPlay: [{ card: 'Craw Wurm', with: [{ card: 'Binding Grasp', owner: 'ann', controller: 'ann' }] }] },
      },
      { active: 'ben' },
    );
    then('Craw Wurm').isControlledBy(ann).is(6, 5);
    play.until('upkeep', 'ann');
    play.allPass();
    ann.chooses('no');
    then('Craw Wurm').isControlledBy(ben).is(6, 4);
  });

  test('Steal Artifact', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Steal Artifact'], inPlay: islands(4) },
      ben: { inPlay: ['Sol Ring'] },
    });
    ann.casts('Steal Artifact', { target: 'Sol Ring' });
    play.allPass();
    then('Sol Ring').isControlledBy(ann);
    ann.taps('Sol Ring');
    then(ann).hasMana('CC');
  });

  test('Invisibility: only Walls may block', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: [{ card: 'Craw Wurm', with: ['Invisibility'] }] },
      ben: { inPlay: ['Giant Spider'] },
    });
    ann.attacks('Craw Wurm');
    play.until('main after attack');
    then(ben).hasLife(14);
  });

  test('Robe of Mirrors and Shimmering Wings', () => {
    const { ann } = given('tenth', {
      ann: { inPlay: [{ card: 'Craw Wurm', with: ['Robe of Mirrors', 'Shimmering Wings'] }, 'Island'] },
      ben: {},
    });
    then('Craw Wurm').hasKeyword('shroud').hasKeyword('flying');
    ann.activates('Shimmering Wings');
    play.allPass();
    then(ann).hasInHand('Shimmering Wings');
    then('Craw Wurm').lacksKeyword('flying').hasKeyword('shroud');
  });

  test('Feedback: one in the upkeep of the enchanted enchantment’s controller', () => {
    const { ann, ben } = given('beta', {
      ann: {},
      ben: { inPlay: [{ card: 'Crusade', with: [{ card: 'Feedback', owner: 'ann' }] }] },
    });
    play.until('upkeep', 'ben');
    ben.dealsWith('Feedback');
    then(ben).hasLife(19);
    then(ann).hasLife(20);
  });

  test.each(['beta', 'm11'] as const)('Lifetap: a life for an enemy Forest, none for one’s own (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Lifetap', 'Forest'] },
      ben: { inPlay: ['Forest', 'Island'] },
    });
    ann.taps('Forest');
    then(ann).hasLife(20);
    play.until('main', 'ben');
    const before = book === 'beta' ? 19 : 20; // the mana of the Forest burnt
    ben.taps('Forest');
    ben.taps('Island');
    if (book === 'm11') play.allPass();
    then(ann).hasLife(before + 1);
  });

  test.each(['beta', 'm11'] as const)('Psychic Venom: two whenever the land is tapped (%s)', (book) => {
    const { ben } = given(
      book,
      { ann: {}, ben: { inPlay: [{ card: 'Forest', with: ['Psychic Venom'] }] } },
      { active: 'ben' },
    );
    ben.taps('Forest');
    if (book === 'm11') play.allPass();
    then(ben).hasLife(18);
  });

  test('Backfire: the damage comes back to the controller, but only damage to you', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: [{ card: 'Craw Wurm', with: [{ card: 'Backfire', owner: 'ben', controller: 'ben' }] }] },
      ben: {},
    });
    ann.attacks('Craw Wurm');
    play.until('second main', 'ann');
    then(ben).hasLife(14);
    then(ann).hasLife(14);
  });
});

// Blue cards and artifacts that draw, show, look for and copy cards, and one that is thrown.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');
const topOf = (seat: number): string => {
  const id = play.game.state.players[seat]?.library.at(-1) ?? 0;
  return play.game.inside.kind(id).definition.name;
};

describe('hands and libraries', () => {
  test('Brainstorm: three cards, and two of the hand go back in any order', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Brainstorm', 'Craw Wurm'],
        inPlay: islands(1),
        library: ['Swamp', 'Forest', 'Plains', 'Mountain'],
      },
      ben: {},
    });
    ann.casts('Brainstorm');
    play.allPass();
    ann.chooses('Craw Wurm', 'Swamp');
    if (play.question?.ask === 'order') ann.chooses('Craw Wurm', 'Swamp');
    then(ann).hasCardsInHand(2).hasInHand('Forest', 'Plains');
    expect(topOf(0)).toBe('Craw Wurm');
  });

  test.each([
    ['Forest', 'hand'],
    ['Craw Wurm', 'graveyard'],
  ] as const)('Sindbad: keeps a land and discards anything else (%s)', (top, zone) => {
    const { ann } = given('m11', { ann: { inPlay: ['Sindbad'], library: [top, 'Plains'] }, ben: {} });
    ann.activates('Sindbad');
    play.allPass();
    then(top).isIn(zone);
  });

  test('Aven Windreader: everybody sees the top card', () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Aven Windreader', ...islands(2)] },
      ben: { library: ['Craw Wurm', 'Plains'] },
    });
    ann.activates('Aven Windreader', { target: ben });
    play.allPass();
    expect(JSON.stringify(play.game.view(0))).toContain('Craw Wurm');
    then(ben).hasCardsInLibrary(2);
  });

  test('Recall: as many cards back as were discarded, and it is gone', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Recall', 'Swamp', 'Forest'],
        inPlay: islands(5),
        graveyard: ['Craw Wurm', 'Hill Giant', 'Plains'],
      },
      ben: {},
    });
    ann.casts('Recall', { x: 2 });
    play.allPass();
    ann.chooses('Craw Wurm', 'Hill Giant');
    then(ann).hasInHand('Craw Wurm', 'Hill Giant').hasCardsInHand(2);
    then('Recall').isIn('removed');
  });

  test('Portent: three cards sorted, shuffled if you like, and a card in the next upkeep', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Portent'], inPlay: islands(1) },
      ben: { library: ['Swamp', 'Forest', 'Mountain', 'Plains'] },
    });
    ann.casts('Portent', { target: ben });
    play.allPass();
    ann.chooses('Mountain', 'Swamp', 'Forest');
    ann.chooses('no');
    expect(topOf(1)).toBe('Mountain');
    play.until('draw', 'ben');
    then(ann).hasCardsInHand(1);
  });

  test('Citanul Flute: a creature card that costs X or less', () => {
    const { ann } = given('tenth', {
      ann: { inPlay: ['Citanul Flute', ...islands(2)], library: ['Craw Wurm', 'Grizzly Bears', 'Forest'] },
      ben: {},
    });
    ann.activates('Citanul Flute', { x: 2 });
    play.allPass();
    expect(ann.choices).toEqual(['Grizzly Bears']);
    ann.chooses('Grizzly Bears');
    then(ann).hasInHand('Grizzly Bears');
  });
});

describe('things', () => {
  test('Academy Researchers: an Aura out of the hand, on the Researchers', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Academy Researchers', 'Holy Strength', 'Craw Wurm'], inPlay: islands(3) },
      ben: {},
    });
    ann.casts('Academy Researchers');
    play.allPass();
    ann.chooses('yes');
    then('Holy Strength').isAttachedTo('Academy Researchers');
    then('Academy Researchers').is(3, 4);
    then('Craw Wurm').isIn('hand');
  });

  test.each(['beta', 'm11'] as const)('Copy Artifact: a copy that is an enchantment besides (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Copy Artifact'], inPlay: islands(2) },
      ben: { inPlay: ['Juggernaut', 'Grizzly Bears'] },
    });
    ann.casts('Copy Artifact', book === 'beta' ? { choose: ['Juggernaut'] } : {});
    play.allPass();
    if (book === 'm11') ann.chooses('Juggernaut');
    then('ann:Juggernaut').is(5, 3).isA('artifact').isA('enchantment').isA('creature');
    then('ben:Juggernaut').isNotA('enchantment');
  });

  test('Gauntlet of Might: red creatures stronger, and a red mana more from every Mountain', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Gauntlet of Might', 'Mountain', 'Island', 'Hill Giant'] },
      ben: { inPlay: ['Gray Ogre', 'Grizzly Bears'] },
    });
    then('Hill Giant').is(4, 4);
    then('Gray Ogre').is(3, 3);
    then('Grizzly Bears').is(2, 2);
    ann.taps('Mountain');
    then(ann).hasMana('RR');
    ann.taps('Island');
    then(ann).hasMana('URR');
  });

  test('Chaos Orb: chance throws it; it is destroyed, tokens never', () => {
    const lost = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const { ann } = given(
        'beta',
        { ann: { inPlay: ['Chaos Orb', 'Island'] }, ben: { inPlay: ['Sol Ring', 'Forest', 'Mountain'] } },
        { seed },
      );
      ann.activates('Chaos Orb');
      play.allPass();
      then('Chaos Orb').isIn('graveyard');
      return play.game.state.players.reduce((sum, { graveyard }) => sum + graveyard.length, 0) - 1;
    });
    expect(Math.min(...lost)).toBe(0);
    expect(Math.max(...lost)).toBeGreaterThan(0);
    expect(Math.max(...lost)).toBeLessThanOrEqual(2);
  });
});

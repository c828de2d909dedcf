// Blue spells of Magic 2010 and 2011 that use words known before, each in play.

import { describe, expect, it, test } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('spells for cards', () => {
  it('Call to Mind: returns an instant or sorcery', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Call to Mind'], inPlay: islands(3), graveyard: ['Negate', 'Grizzly Bears'] },
      ben: {},
    });
    ann.casts('Call to Mind', { target: 'Negate' });
    play.allPass();
    then('Negate').isIn('hand');
    then('Grizzly Bears').isIn('graveyard');
  });

  it('Fabricate: finds an artifact', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Fabricate'], inPlay: islands(3), library: ['Plains', 'Whispersilk Cloak', 'Negate'] },
      ben: {},
    });
    ann.casts('Fabricate');
    play.allPass();
    expect(ann.choices).toEqual(['Whispersilk Cloak']);
    ann.chooses('Whispersilk Cloak');
    then('Whispersilk Cloak').isIn('hand');
  });

  test.each([
    ["Jace's Ingenuity", 5, undefined, 3],
    ['Mind Spring', 6, 4, 4],
  ])('%s: draws cards', (name, lands, x, cards) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: islands(lands) }, ben: {} });
    ann.casts(name, x === undefined ? {} : { x });
    play.allPass();
    then(ann).hasCardsInHand(cards);
  });

  it('Ponder: arranges, shuffles if wanted, and draws', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Ponder'], inPlay: islands(1), library: ['Plains', 'Swamp', 'Mountain', 'Forest'] },
      ben: {},
    });
    ann.casts('Ponder');
    play.allPass();
    ann.chooses('Swamp', 'Mountain', 'Plains');
    ann.chooses('no');
    then(ann).hasInHand('Swamp').hasCardsInLibrary(3);
  });

  it("Jace's Erasure: mills a card whenever its controller draws", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ["Jace's Ingenuity"], inPlay: ["Jace's Erasure", ...islands(5)] },
      ben: {},
    });
    ann.casts("Jace's Ingenuity");
    play.pass();
    play.pass();
    for (let i = 0; i < 3; i += 1) ann.chooses('ben');
    for (const answer of ['yes', 'yes', 'no']) {
      play.pass();
      play.pass();
      ann.chooses(answer);
    }
    then(ben).hasCardsInGraveyard(2);
  });

  it('Tome Scour: puts five cards into the graveyard', () => {
    const { ann, ben } = given('m11', { ann: { hand: ['Tome Scour'], inPlay: islands(1) }, ben: {} });
    ann.casts('Tome Scour', { target: ben });
    play.allPass();
    then(ben).hasCardsInGraveyard(5).hasCardsInLibrary(15);
  });

  it('Traumatize: puts half of the library into the graveyard, rounded down', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Traumatize'], inPlay: islands(5) },
      ben: { library: islands(7) },
    });
    ann.casts('Traumatize', { target: ben });
    play.allPass();
    then(ben).hasCardsInGraveyard(3).hasCardsInLibrary(4);
  });
});

describe('other spells', () => {
  it('Convincing Mirage: makes a land the chosen type', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Convincing Mirage'], inPlay: islands(2) },
      ben: { inPlay: ['Forest'] },
    });
    ann.casts('Convincing Mirage', { target: 'Forest' });
    play.allPass();
    ann.chooses('Swamp');
    then('Forest').hasSubtypes('Swamp');
  });

  it('Diminish: makes a creature 1/1', () => {
    const { ann } = given('m11', { ann: { hand: ['Diminish'], inPlay: islands(1) }, ben: { inPlay: ['Craw Wurm'] } });
    ann.casts('Diminish', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').is(1, 1);
  });

  it('Disorient: takes seven power', () => {
    const { ann } = given('m11', { ann: { hand: ['Disorient'], inPlay: islands(4) }, ben: { inPlay: ['Craw Wurm'] } });
    ann.casts('Disorient', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').is(-1, 4);
  });

  it('Mind Control: takes a creature', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Mind Control'], inPlay: islands(5) },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.casts('Mind Control', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isControlledBy(ann);
  });

  it('Time Warp: gives a player another turn', () => {
    const { ann } = given('m11', { ann: { hand: ['Time Warp'], inPlay: islands(5) }, ben: {} });
    ann.casts('Time Warp', { target: ann });
    play.allPass();
    play.until('end step');
    play.until('upkeep');
    expect(play.game.names[play.game.state.turn.active]).toBe('ann');
  });
});

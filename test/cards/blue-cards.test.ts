// Blue cards that look through cards: scry, sort, reveal, and begin with another hand.

import { describe, expect, it } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');
const namesOf = (ids: readonly number[] = []): string[] => ids.map((id) => play.game.inside.kind(id).definition.name);
/** A player's library, the top card first. */
const libraryOf = (seat: number): string[] => namesOf(play.game.state.players[seat]?.library).reverse();
const LIBRARY = ['Plains', 'Swamp', 'Mountain', 'Forest', 'Island', 'Craw Wurm'];

describe('scry', () => {
  it('Preordain: puts some on the bottom and the rest on top, then draws', () => {
    const { ann } = given('m11', { ann: { hand: ['Preordain'], inPlay: islands(1), library: LIBRARY }, ben: {} });
    ann.casts('Preordain');
    play.allPass();
    expect(ann.choices).toEqual(['Plains', 'Swamp']);
    ann.chooses('Plains');
    then(ann).hasInHand('Swamp').hasCardsInHand(1);
    expect(libraryOf(0)).toEqual(['Mountain', 'Forest', 'Island', 'Craw Wurm', 'Plains']);
  });

  it('Preordain: may leave everything where it is', () => {
    const { ann } = given('m11', { ann: { hand: ['Preordain'], inPlay: islands(1), library: LIBRARY }, ben: {} });
    ann.casts('Preordain');
    play.allPass();
    ann.chooses();
    ann.chooses('Plains', 'Swamp');
    then(ann).hasInHand('Plains');
  });

  it('Foresee: scries four, then draws two', () => {
    const { ann } = given('m11', { ann: { hand: ['Foresee'], inPlay: islands(4), library: LIBRARY }, ben: {} });
    ann.casts('Foresee');
    play.allPass();
    ann.chooses('Plains', 'Swamp');
    ann.chooses('Swamp', 'Plains');
    ann.chooses('Forest', 'Mountain');
    then(ann).hasInHand('Forest', 'Mountain').hasCardsInHand(2);
    expect(libraryOf(0)).toEqual(['Island', 'Craw Wurm', 'Swamp', 'Plains']);
  });

  it('Augury Owl: scries three when it enters', () => {
    const { ann } = given('m11', { ann: { hand: ['Augury Owl'], inPlay: islands(2), library: LIBRARY }, ben: {} });
    ann.casts('Augury Owl');
    play.allPass();
    expect(ann.choices).toEqual(['Plains', 'Swamp', 'Mountain']);
    ann.chooses('Mountain');
    ann.chooses('Swamp', 'Plains');
    expect(libraryOf(0)).toEqual(['Swamp', 'Plains', 'Forest', 'Island', 'Craw Wurm', 'Mountain']);
    then('Augury Owl').hasKeyword('flying');
  });
});

describe('cards sorted from the top', () => {
  it('Ancestral Memories: two into the hand, the rest into the graveyard', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Ancestral Memories'], inPlay: islands(5), library: [...LIBRARY, 'Wind Drake', 'Coral Eel'] },
      ben: {},
    });
    ann.casts('Ancestral Memories');
    expect(ann.choices).toHaveLength(7);
    ann.chooses('Craw Wurm', 'Forest');
    then(ann).hasInHand('Craw Wurm', 'Forest').hasCardsInHand(2).hasCardsInGraveyard(6).hasCardsInLibrary(1);
  });

  it('Ancestral Memories: takes what there is of a small library', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Ancestral Memories'], inPlay: islands(5), library: ['Craw Wurm'] },
      ben: {},
    });
    ann.casts('Ancestral Memories');
    then(ann).hasInHand('Craw Wurm').hasCardsInGraveyard(1);
  });

  it("Cruel Fate: one of five into the opponent's graveyard, the rest back in any order", () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Cruel Fate'], inPlay: islands(5) },
      ben: { library: LIBRARY },
    });
    ann.casts('Cruel Fate', { target: ben });
    ann.chooses('Forest');
    ann.chooses('Island', 'Mountain', 'Swamp', 'Plains');
    then('Forest').isIn('graveyard');
    expect(libraryOf(1)).toEqual(['Island', 'Mountain', 'Swamp', 'Plains', 'Craw Wurm']);
  });
});

describe('hands', () => {
  it.each([
    ['Baleful Stare', ['Mountain', 'Mountain', 'Raging Goblin', 'Forest', 'Coral Eel'], 3],
    ['Withering Gaze', ['Mountain', 'Forest', 'Grizzly Bears', 'Coral Eel'], 2],
  ] as const)('%s: reveals a hand and draws for what is in it', (name, hand, cards) => {
    const { ann, ben } = given('portal', { ann: { hand: [name], inPlay: islands(3) }, ben: { hand: [...hand] } });
    ann.casts(name, { target: ben });
    play.allPass();
    then(ann).hasCardsInHand(cards);
    expect(play.game.state.players[0]?.knows).toEqual(
      expect.arrayContaining([...(play.game.state.players[1]?.hand ?? [])]),
    );
  });

  it('Baleful Stare: draws nothing for what is neither a Mountain nor red', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Baleful Stare'], inPlay: islands(3) },
      ben: { hand: ['Forest', 'Coral Eel'] },
    });
    ann.casts('Baleful Stare', { target: ben });
    play.allPass();
    then(ann).hasCardsInHand(0);
  });

  it('Balance of Power: draws up to the other hand', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Balance of Power', 'Coral Eel'], inPlay: islands(5) },
      ben: { hand: islands(4) },
    });
    ann.casts('Balance of Power', { target: ben });
    play.allPass();
    then(ann).hasCardsInHand(4);
  });

  it('Balance of Power: draws nothing with the larger hand', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Balance of Power', 'Coral Eel', 'Coral Eel'], inPlay: islands(5) },
      ben: { hand: islands(1) },
    });
    ann.casts('Balance of Power', { target: ben });
    play.allPass();
    then(ann).hasCardsInHand(2);
  });

  it('Flux: everybody discards what they like and draws as many; then a card more', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Flux', 'Coral Eel', 'Wind Drake'], inPlay: islands(3) },
      ben: { hand: ['Storm Crow'] },
    });
    ann.casts('Flux');
    ann.chooses('Coral Eel', 'Wind Drake');
    ben.chooses();
    then(ann).hasCardsInHand(3).hasCardsInGraveyard(3);
    then(ben).hasInHand('Storm Crow').hasCardsInHand(1);
  });

  it('Time Reversal: hands and graveyards are shuffled in, everybody draws seven, and it is exiled', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Time Reversal', 'Negate'], inPlay: islands(5), graveyard: ['Craw Wurm'] },
      ben: { hand: ['Negate'], graveyard: ['Craw Wurm', 'Craw Wurm'] },
    });
    ann.casts('Time Reversal');
    play.allPass();
    then(ann).hasCardsInHand(7).hasCardsInGraveyard(0).hasCardsInLibrary(15);
    then(ben).hasCardsInHand(7).hasCardsInGraveyard(0).hasCardsInLibrary(16);
    then('Time Reversal').isIn('removed');
  });

  it('Merfolk Spy: makes the player it hits reveal a card at random', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Merfolk Spy'] }, ben: { hand: ['Negate', 'Ponder'] } });
    then('Merfolk Spy').hasKeyword('islandwalk');
    ann.attacks('Merfolk Spy');
    play.until('end of combat');
    const known = play.game.state.players[0]?.knows ?? [];
    expect(known.filter((id) => play.game.state.players[1]?.hand.includes(id))).toHaveLength(1);
  });
});

it('Merfolk Spy: shows nothing of an empty hand', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Merfolk Spy'] }, ben: {} });
  ann.attacks('Merfolk Spy');
  play.until('end of combat');
  expect(play.game.state.players[0]?.knows).toEqual([]);
});

describe('searching down', () => {
  it('Polymorph: the next creature of the library comes in its place', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Polymorph'], inPlay: islands(4) },
      ben: { inPlay: ['Grizzly Bears'], library: LIBRARY },
    });
    ann.casts('Polymorph', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    then('Craw Wurm').isIn('play').isControlledBy(ben);
    then(ben).hasCardsInLibrary(5);
  });

  it('Polymorph: without another creature nothing comes', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Polymorph'], inPlay: islands(4) },
      ben: { inPlay: ['Grizzly Bears'], library: islands(3) },
    });
    ann.casts('Polymorph', { target: 'Grizzly Bears' });
    play.allPass();
    then(ben).hasCardsInLibrary(3);
  });

  it('Mass Polymorph: as many creatures come as were exiled', () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: ['Mass Polymorph'],
        inPlay: [...islands(6), 'Grizzly Bears', 'Coral Merfolk'],
        library: ['Plains', 'Craw Wurm', 'Swamp', 'Azure Drake', 'Forest', 'Zephyr Sprite'],
      },
      ben: { inPlay: ['Scroll Thief'] },
    });
    ann.casts('Mass Polymorph');
    play.allPass();
    then('Grizzly Bears').isIn('removed');
    then('Coral Merfolk').isIn('removed');
    then('Craw Wurm').isIn('play');
    then('Azure Drake').isIn('play');
    then('Zephyr Sprite').isIn('library');
    then('Scroll Thief').isControlledBy(ben);
  });
});

describe('Mana Leak', () => {
  const scene = (lands: number) => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', ...islands(lands)] },
      ben: { hand: ['Mana Leak'], inPlay: islands(2) },
    });
    ann.casts('Grizzly Bears');
    ann.passes();
    ben.casts('Mana Leak', { target: 'Grizzly Bears' });
    play.pass();
    play.pass();
    return ann;
  };

  it('Mana Leak: counters a spell whose controller does not pay', () => {
    scene(3).chooses('no');
    then('Grizzly Bears').isIn('graveyard');
  });

  it('Mana Leak: counters it where nothing can be paid', () => {
    scene(2);
    then('Grizzly Bears').isIn('graveyard');
  });

  it('Mana Leak: lets it be for three mana', () => {
    scene(3).chooses('yes');
    play.allPass();
    then('Grizzly Bears').isIn('play');
  });
});

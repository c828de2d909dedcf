// White sorceries of Portal in play, each doing what it says, by the rules of that book.

import { describe, expect, it } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const PLAINS = Array.from({ length: 8 }, () => 'Plains');

describe('life', () => {
  it('Sacred Nectar: you gain 4 life', () => {
    const { ann, ben } = given('portal', { ann: { hand: ['Sacred Nectar'], inPlay: PLAINS }, ben: {} });
    ann.casts('Sacred Nectar');
    then(ann).hasLife(24);
    then(ben).hasLife(20);
  });

  it('Renewing Dawn: 2 life for each mountain of the opponent, none for your own', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Renewing Dawn'], inPlay: [...PLAINS, 'Mountain'] },
      ben: { inPlay: ['Mountain', 'Mountain', 'Mountain', 'Forest'] },
    });
    ann.casts('Renewing Dawn');
    then(ann).hasLife(26);
  });

  it('Starlight: 3 life for each black creature of the opponent', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Starlight'], inPlay: [...PLAINS, 'Scathe Zombies'] },
      ben: { inPlay: ['Scathe Zombies', 'Scathe Zombies', 'Grizzly Bears'] },
    });
    ann.casts('Starlight');
    then(ann).hasLife(26);
  });

  it('Blessed Reversal: 3 life for each creature attacking you', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] },
      ben: { hand: ['Blessed Reversal'], inPlay: PLAINS },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    ben.casts('Blessed Reversal');
    then(ben).hasLife(26);
  });

  it('Blessed Reversal: only when attacked in Portal', () => {
    const { ann } = given('portal', { ann: { hand: ['Blessed Reversal'], inPlay: PLAINS }, ben: {} });
    refused('wrong phase', () => ann.casts('Blessed Reversal'));
  });

  it('Temporary Truce: each player draws up to two and gains 2 life for each card less', () => {
    const { ann, ben } = given('portal', { ann: { hand: ['Temporary Truce'], inPlay: PLAINS }, ben: {} });
    ann.casts('Temporary Truce');
    ann.chooses(1);
    ben.chooses(0);
    then(ann).hasCardsInHand(1).hasLife(22);
    then(ben).hasCardsInHand(0).hasLife(24);
  });

  it('Temporary Truce: who draws both gains nothing', () => {
    const { ann, ben } = given('portal', { ann: { hand: ['Temporary Truce'], inPlay: PLAINS }, ben: {} });
    ann.casts('Temporary Truce');
    ann.chooses(2);
    ben.chooses(2);
    then(ann).hasCardsInHand(2).hasLife(20);
    then(ben).hasCardsInHand(2).hasLife(20);
  });
});

describe('size and tapping', () => {
  it('Angelic Blessing: +3/+3 and flying for the turn', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Angelic Blessing'], inPlay: [...PLAINS, 'Knight Errant'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Angelic Blessing', { target: 'Knight Errant' });
    then('Knight Errant').is(5, 5).hasKeyword('flying');
    ann.attacks('Knight Errant');
    then(ben).hasLife(15);
    play.until('land', 'ben');
    then('Knight Errant').is(2, 2).lacksKeyword('flying');
  });

  it('Valorous Charge: white creatures of both players, and no others', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Valorous Charge'], inPlay: [...PLAINS, 'Knight Errant', 'Gray Ogre'] },
      ben: { inPlay: ['Border Guard'] },
    });
    ann.casts('Valorous Charge');
    then('Knight Errant').is(4, 2);
    then('Border Guard').is(3, 4);
    then('Gray Ogre').is(2, 2);
  });

  it("Warrior's Charge: your creatures, and no others", () => {
    const { ann } = given('portal', {
      ann: { hand: ["Warrior's Charge"], inPlay: [...PLAINS, 'Knight Errant', 'Gray Ogre'] },
      ben: { inPlay: ['Border Guard'] },
    });
    ann.casts("Warrior's Charge");
    then('Knight Errant').is(3, 3);
    then('Gray Ogre').is(3, 3);
    then('Border Guard').is(1, 4);
  });

  it('Blinding Light: taps what is not white', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Blinding Light'], inPlay: [...PLAINS, 'Gray Ogre'] },
      ben: { inPlay: ['Border Guard', 'Grizzly Bears'] },
    });
    ann.casts('Blinding Light');
    then('Gray Ogre').isTapped();
    then('Grizzly Bears').isTapped();
    then('Border Guard').isUntapped();
  });
});

describe('destroying and returning', () => {
  it('Armageddon: no land is left, and everything else is', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Armageddon'], inPlay: [...PLAINS, 'Knight Errant'] },
      ben: { inPlay: ['Forest', 'Grizzly Bears'] },
    });
    ann.casts('Armageddon');
    then('Plains').isIn('graveyard');
    then('Forest').isIn('graveyard');
    then('Knight Errant').isIn('play');
    then('Grizzly Bears').isIn('play');
  });

  it('Path of Peace: destroys a creature, and its owner gains 4 life', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Path of Peace'], inPlay: PLAINS },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Path of Peace', { target: 'Hill Giant' });
    then('Hill Giant').isIn('graveyard');
    then(ben).hasLife(24);
    then(ann).hasLife(20);
  });

  it('Vengeance: destroys a tapped creature only', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Vengeance'], inPlay: PLAINS },
      ben: { inPlay: [{ card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] },
    });
    ann.casts('Vengeance', { target: 'Hill Giant' });
    then('Hill Giant').isIn('graveyard');
  });

  it('Vengeance: nothing untapped can be chosen', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Vengeance'], inPlay: PLAINS },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    refused('no target', () => ann.casts('Vengeance'));
  });

  it('Breath of Life: brings back a creature of your own', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Breath of Life'], graveyard: ['Archangel', 'Sacred Nectar'], inPlay: PLAINS },
      ben: { graveyard: ['Hill Giant'] },
    });
    ann.casts('Breath of Life', { target: 'Archangel' });
    then('Archangel').isIn('play').isControlledBy(ann);
  });

  it("Breath of Life: not from the other player's discard pile", () => {
    const { ann } = given('portal', {
      ann: { hand: ['Breath of Life'], graveyard: ['Sacred Nectar'], inPlay: PLAINS },
      ben: { graveyard: ['Hill Giant'] },
    });
    refused('no target', () => ann.casts('Breath of Life'));
  });
});

describe('lands, peace and justice', () => {
  const six = ['Plains', 'Plains', 'Forest', 'Plains', 'Plains', 'Forest'];

  it('Gift of Estates: up to three Plains, if the opponent has more lands', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Gift of Estates'], inPlay: ['Plains', 'Plains'], library: six },
      ben: { inPlay: ['Forest', 'Forest', 'Forest'] },
    });
    ann.casts('Gift of Estates');
    expect(play.question).toMatchObject({ ask: 'pick', min: 0, max: 3 });
    ann.chooses('Plains#1', 'Plains#2', 'Plains#3');
    then(ann).hasCardsInHand(3).hasCardsInLibrary(3);
  });

  it('Gift of Estates: nothing, if the opponent has no more lands', () => {
    const { ann } = given('portal', {
      ann: { hand: ['Gift of Estates'], inPlay: ['Plains', 'Plains'], library: six },
      ben: { inPlay: ['Forest', 'Forest'] },
    });
    ann.casts('Gift of Estates');
    expect(play.question).toMatchObject({ ask: 'act' });
    then(ann).hasCardsInHand(0).hasCardsInLibrary(6);
  });

  it('False Peace: no attack on the next turn, and again on the one after', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['False Peace'], inPlay: PLAINS },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('False Peace', { target: ben });
    play.until('play cards', 'ben');
    play.allPass();
    expect(play.step).toBe('play cards after attack');
    play.until('play cards', 'ann');
    play.until('play cards', 'ben');
    ben.attacks('Hill Giant');
    then(ann).hasLife(17);
  });

  it('False Peace: whoever chose himself attacks this turn, but not the next', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['False Peace'], inPlay: [...PLAINS, 'Hill Giant'] },
      ben: {},
    });
    ann.casts('False Peace', { target: ann });
    ann.attacks('Hill Giant');
    then(ben).hasLife(17);
    play.until('play cards', 'ben');
    play.until('play cards', 'ann');
    play.allPass();
    expect(play.step).toBe('play cards after attack');
  });

  for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
    it(`False Peace: takes the attack of the next turn in ${book} too`, () => {
      const { ann, ben } = given(book, {
        ann: { hand: ['False Peace'], inPlay: PLAINS },
        ben: { inPlay: ['Hill Giant'] },
      });
      ann.casts('False Peace', { target: ben });
      play.allPass();
      play.until('upkeep', 'ben');
      const { number } = play.game.state.turn;
      for (let i = 0; i < 99 && play.game.state.turn.number === number; i += 1) {
        expect(play.question?.ask, 'nobody is asked to attack').toBe('act');
        expect(play.game.whyNot({ kind: 'begin attack' })).not.toBeNull();
        play.pass();
      }
      play.until('upkeep', 'ann');
      play.until('upkeep', 'ben');
      ben.attacks('Hill Giant');
      play.until('upkeep', 'ann');
      then(ann).hasLife(17);
    });
  }

  it('Harsh Justice: an attacker that hits you hits its controller too', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: { hand: ['Harsh Justice'], inPlay: [...PLAINS, 'Border Guard'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    ben.casts('Harsh Justice');
    ben.chooses('Gray Ogre');
    // The one that nobody is left to intercept gets through.
    ben.intercepts('Gray Ogre', 'Border Guard');
    then(ben).hasLife(17);
    then(ann).hasLife(17);
  });

  it('Harsh Justice: nothing comes back where it was not played', () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { hand: ['Harsh Justice'], inPlay: PLAINS },
    });
    ann.attacks('Hill Giant');
    ben.passes();
    then(ben).hasLife(17);
    then(ann).hasLife(20);
  });

  it('Harsh Justice: is over with the turn', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { hand: ['Harsh Justice'], inPlay: PLAINS },
    });
    ann.attacks('Hill Giant');
    ben.casts('Harsh Justice');
    play.until('end of combat');
    then(ben).hasLife(17);
    then(ann).hasLife(17);
    play.until('upkeep', 'ben');
    expect(play.game.state.lasting).toEqual([]);
  });
});

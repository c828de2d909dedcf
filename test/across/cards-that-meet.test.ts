// Two or three cards that meet, in the books with the stack (2007, 2010): rulings that follow from several rules at once.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
/** Passes until nothing waits any more; several triggers go on the stack as they come. */
function settle(): void {
  for (let i = 0; i < 40; i += 1) {
    const { question } = play;
    if (question?.ask === 'order')
      play.game.answer({ kind: 'order', order: question.items.map((_, index) => index) }, question.player);
    else if (question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
    else return;
  }
}

for (const book of ['tenth', 'm11']) {
  test(`${book}: of a Knight Exemplar and its knights a Day of Judgment takes only the Exemplar; of two it takes none`, () => {
    for (const [exemplars, left] of [
      [1, 'graveyard'],
      [2, 'play'],
    ] as const) {
      const { ann } = given(book, {
        ann: {
          hand: ['Day of Judgment'],
          inPlay: [...lands('Plains', 4), 'White Knight', ...lands('Knight Exemplar', exemplars)],
        },
        ben: {},
      });
      ann.casts('Day of Judgment');
      play.allPass();
      then('Knight Exemplar').isIn(left);
      then('White Knight').isIn('play');
    }
  });

  test(`${book}: damage spares an indestructible knight at the first look, and kills it when the Exemplar is gone`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Earthquake'], inPlay: [...lands('Mountain', 4), 'White Knight', 'Knight Exemplar'] },
      ben: {},
    });
    ann.casts('Earthquake', { x: 3 });
    play.allPass();
    then('Knight Exemplar').isIn('graveyard');
    then('White Knight').isIn('graveyard');
  });

  test(`${book}: Planar Cleansing: Creature Bond goes with its creature and sees it go`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Planar Cleansing'], inPlay: lands('Plains', 6) },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength', 'Creature Bond'] }] },
    });
    ann.casts('Planar Cleansing');
    play.allPass();
    then(ben).hasLife(15);
  });

  test(`${book}: Planar Cleansing: Necrotic Plague comes back on what is left`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Planar Cleansing'], inPlay: [...lands('Plains', 6), 'Darksteel Colossus'] },
      ben: { inPlay: [{ card: 'Hill Giant', with: [{ card: 'Necrotic Plague', owner: 'ann', controller: 'ann' }] }] },
    });
    ann.casts('Planar Cleansing');
    play.allPass();
    then('Necrotic Plague').isAttachedTo('Darksteel Colossus').isControlledBy(ann);
  });

  test(`${book}: the copy of a spell aimed anew at Phantom Beast makes it a target`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Giant Growth', 'Twincast'], inPlay: ['Forest', 'Island', 'Island', 'Grizzly Bears'] },
      ben: { inPlay: ['Phantom Beast'] },
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    ann.casts('Twincast', { target: 'Giant Growth' });
    ann.passes();
    ben.passes();
    ann.chooses('yes');
    ann.chooses('Phantom Beast');
    play.allPass();
    then('Phantom Beast').isIn('graveyard');
    then('Grizzly Bears').is(5, 5);
  });

  test(`${book}: a copied Fling is as strong as the creature that was sacrificed for the other`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Fling', 'Twincast'], inPlay: [...lands('Mountain', 2), ...lands('Island', 2), 'Craw Wurm'] },
      ben: {},
    });
    ann.casts('Fling', { target: ben, choose: ['Craw Wurm'] });
    ann.casts('Twincast', { target: 'Fling' });
    ann.passes();
    ben.passes();
    ann.chooses('no');
    play.allPass();
    then(ben).hasLife(8);
  });

  test(`${book}: a copy is not cast: Dragon's Claw hears of the Bolt alone`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt', 'Twincast'], inPlay: ['Mountain', ...lands('Island', 2), "Dragon's Claw"] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Twincast', { target: 'Lightning Bolt' });
    for (let i = 0; i < 20 && play.game.state.chain.length > 0; i += 1)
      if (play.question?.ask === 'yesno') ann.chooses(play.question.purpose === 'choose new targets' ? 'no' : 'yes');
      else play.pass();
    then(ann).hasLife(21);
    then(ben).hasLife(14);
  });

  test(`${book}: Clone comes in as what it copies does: tapped, with counters, and black only if that is printed`, () => {
    const cloned = (original: string, more: object = {}) => {
      const { ann } = given(book, {
        ann: { hand: ['Clone'], inPlay: lands('Island', 4) },
        ben: { inPlay: [{ card: original, ...more }] },
      });
      ann.casts('Clone');
      play.allPass();
      ann.chooses(original);
      return then(`ann:${original}`);
    };
    cloned('Rotting Legion').isTapped();
    cloned('Triskelion', { counters: { '+1/+1': 1 } })
      .is(4, 4)
      .isA('artifact');
    cloned('Grizzly Bears', { counters: { '+1/+1': 2 }, with: ['Holy Strength'] }).is(2, 2);
  });

  test(`${book}: Clone raised from the grave copies the creature and is a black Zombie besides`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Rise from the Grave'], inPlay: [...lands('Swamp', 5), 'Craw Wurm'] },
      ben: { graveyard: ['Clone'] },
    });
    ann.casts('Rise from the Grave', { target: 'Clone' });
    play.allPass();
    ann.chooses('Craw Wurm');
    then('Craw Wurm#2').isColor('green', 'black').hasSubtypes('Wurm', 'Zombie').is(6, 4).isControlledBy(ann);
  });

  test(`${book}: Hoarding Dragon killed before it has hoarded: what it then exiles stays away`, () => {
    const { ann, ben } = given(book, {
      ann: { library: ['Sol Ring', 'Forest'], hand: ['Hoarding Dragon'], inPlay: lands('Mountain', 5) },
      ben: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
    });
    ann.casts('Hoarding Dragon');
    ann.passes();
    ben.passes();
    ann.passes();
    ben.casts('Terror', { target: 'Hoarding Dragon' });
    for (let i = 0; i < 12 && play.game.state.chain.length > 0; i += 1)
      if (play.question?.ask === 'yesno') ann.chooses('yes');
      else if (play.question?.ask === 'pick') ann.chooses('Sol Ring');
      else play.pass();
    then('Sol Ring').isIn('removed');
  });

  test(`${book}: Sun Titan brings Pacifism back onto a Troll Ascetic: nothing was the target of it`, () => {
    const { ann } = given(book, {
      ann: { graveyard: ['Pacifism'], inPlay: ['Sun Titan'] },
      ben: { inPlay: ['Troll Ascetic'] },
    });
    ann.attacks('Sun Titan');
    settle();
    ann.chooses('yes');
    if (play.question?.ask === 'pick') ann.chooses('Troll Ascetic');
    then('Pacifism').isAttachedTo('Troll Ascetic');
  });

  test(`${book}: Sun Titan brings Protean Hydra back with X of 0, and it dies`, () => {
    const { ann } = given(book, { ann: { graveyard: ['Protean Hydra'], inPlay: ['Sun Titan'] }, ben: {} });
    ann.attacks('Sun Titan');
    settle();
    ann.chooses('yes');
    then('Protean Hydra').isIn('graveyard');
    expect(play.game.events.some((each) => each.event === 'moved' && each.to === 'play')).toBe(true);
  });

  rule(
    ['T-417', 'M-459'],
    `${book}: Corrupt gives life for the damage dealt, less what is prevented and twice what is doubled`,
    () => {
      const corrupted = (hand: readonly string[], more: readonly string[]) => {
        const { ann, ben } = given(book, {
          ann: { hand: ['Corrupt'], inPlay: [...lands('Swamp', 6), ...more] },
          ben: { hand, inPlay: ['Plains'] },
        });
        ann.casts('Corrupt', { target: ben });
        if (hand.length > 0) {
          ann.passes();
          ben.casts('Healing Salve', { mode: 1, target: ben });
        }
        play.allPass();
        return play.game.state.players.map(({ life }) => life);
      };
      expect(corrupted(['Healing Salve'], [])).toEqual([23, 17]);
      expect(corrupted([], ['Furnace of Rath'])).toEqual([32, 8]);
    },
  );

  test(`${book}: any card will do for Diabolic Tutor, so one is found; Fabricate may find none`, () => {
    const { ann } = given(book, {
      ann: {
        hand: ['Fabricate', 'Diabolic Tutor'],
        library: ['Sol Ring', 'Forest'],
        inPlay: [...lands('Island', 3), ...lands('Swamp', 4)],
      },
      ben: {},
    });
    ann.casts('Fabricate');
    play.allPass();
    expect(play.question).toMatchObject({ ask: 'pick', min: 0 });
    ann.chooses();
    then('Sol Ring').isIn('library');
    ann.casts('Diabolic Tutor');
    play.allPass();
    expect(play.question).toMatchObject({ ask: 'pick', min: 1 });
  });
}

rule(['T-307', 'M-343'], "Mishra's Factory grown and made a creature once more: 2/2 in 2007, still 5/5 in 2010", () => {
  for (const [book, size] of [
    ['tenth', 2],
    ['m11', 5],
  ] as const) {
    const { ann } = given(book, {
      ann: { hand: ['Giant Growth'], inPlay: [...lands('Forest', 3), "Mishra's Factory"] },
      ben: {},
    });
    ann.activates("Mishra's Factory");
    play.allPass();
    ann.casts('Giant Growth', { target: "Mishra's Factory" });
    play.allPass();
    then("Mishra's Factory").is(5, 5);
    ann.activates("Mishra's Factory");
    play.allPass();
    then("Mishra's Factory").is(size, size);
  }
});

rule(['T-438', 'M-482'], 'one shield against damage and deathtouch: too little in 2007, enough in 2010', () => {
  for (const [book, zone] of [
    ['tenth', 'graveyard'],
    ['m11', 'play'],
  ] as const) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Swamp', 'Drudge Skeletons'] },
      ben: { inPlay: ['Acidic Slime'] },
    });
    ann.attacks('Drudge Skeletons');
    ben.blocks('Drudge Skeletons', 'Acidic Slime');
    ann.activates('Drudge Skeletons');
    play.allPass();
    play.until('end of combat');
    then('Drudge Skeletons').isIn(zone);
  }
});

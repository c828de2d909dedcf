// What comes back together, what goes elsewhere than to the graveyard, and who loses when it all goes at once.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const asked = (): unknown[] => [play.asked, play.question?.ask, play.question?.purpose];
/** Passes until nothing waits, or somebody is asked for something else. */
function calm(): void {
  for (let i = 0; i < 20 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
}

for (const book of ['tenth', 'm11']) {
  test(`${book}: Open the Vaults: Copy Artifact cannot be a copy of what comes with it`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Open the Vaults'], inPlay: lands('Plains', 6), graveyard: ['Copy Artifact', 'Sol Ring'] },
      ben: { inPlay: ['Howling Mine'] },
    });
    ann.casts('Open the Vaults');
    play.allPass();
    expect(asked()).toEqual(['ann', 'pick', 'come in as a copy']);
    expect(ann.choices).toEqual(['Howling Mine']);
    ann.chooses('Howling Mine');
    then('Sol Ring').isIn('play');
    then('ann:Howling Mine').isA('enchantment');
  });

  test(`${book}: Open the Vaults: Animate Dead brings a creature that stays behind`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Open the Vaults'], inPlay: lands('Plains', 6), graveyard: ['Animate Dead', 'Triskelion'] },
      ben: { graveyard: ['Craw Wurm', 'Juggernaut'] },
    });
    ann.casts('Open the Vaults');
    play.allPass();
    expect(asked()).toEqual(['ann', 'pick', 'put the Aura on what']);
    ann.chooses('Craw Wurm');
    play.allPass();
    then('Craw Wurm').isIn('play').isControlledBy(ann).is(5, 4);
    then('Juggernaut').isIn('play');
    then('Triskelion').is(4, 4);
  });

  test(`${book}: an animated creature under the opponent’s Leyline of the Void goes out of the game`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Animate Dead'], inPlay: lands('Swamp', 2), graveyard: ['Craw Wurm'] },
      ben: { hand: ['Disenchant'], inPlay: ['Leyline of the Void', ...lands('Plains', 2)] },
    });
    ann.casts('Animate Dead', { target: 'Craw Wurm' });
    play.allPass();
    ann.passes();
    ben.casts('Disenchant', { target: 'Animate Dead' });
    play.allPass();
    then('Craw Wurm').isIn('removed');
    then('Animate Dead').isIn('removed');
  });

  test(`${book}: a Colossus discarded beside Library of Leng and Leyline of the Void`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Mind Rot'], inPlay: [...lands('Swamp', 3), 'Leyline of the Void'] },
      ben: { hand: ['Darksteel Colossus', 'Forest'], inPlay: ['Library of Leng'] },
    });
    ann.casts('Mind Rot', { target: ben });
    play.allPass();
    if (play.question?.purpose !== 'put on top instead') ben.chooses('Darksteel Colossus', 'Forest');
    expect(asked()).toEqual(['ben', 'pick', 'put on top instead']);
    ben.chooses('Forest');
    expect(asked()).toEqual(['ben', 'pick', 'which applies first']);
    ben.chooses('Darksteel Colossus');
    then('Darksteel Colossus').isIn('library');
    then(ben).hasCardsInLibrary(22);
  });

  test(`${book}: a Lich that is bounced has lost its player the game`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Boomerang'], inPlay: lands('Island', 2) },
      ben: { life: 0, inPlay: ['Lich'] },
    });
    ann.casts('Boomerang', { target: 'Lich' });
    play.allPass();
    play.isWonBy('ann');
  });

  test(`${book}: a Platinum Angel that goes with a Lich saves nobody`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Planar Cleansing'], inPlay: lands('Plains', 6) },
      ben: { life: 0, inPlay: ['Lich', 'Platinum Angel'] },
    });
    ann.casts('Planar Cleansing');
    calm();
    play.isWonBy('ann');
  });

  test(`${book}: a Troll that Disintegrate hits goes out of the game, shield or not`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Disintegrate'], inPlay: lands('Mountain', 3) },
      ben: { inPlay: ['Uthden Troll', 'Mountain'] },
    });
    ann.casts('Disintegrate', { x: 2, target: 'Uthden Troll' });
    ann.passes();
    ben.activates('Uthden Troll');
    calm();
    then('Uthden Troll').isIn('removed');
  });

  test(`${book}: what does not reach the graveyard has not died`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Terror'], inPlay: [...lands('Swamp', 2), 'Leyline of the Void'] },
      ben: { inPlay: ['Bogardan Firefiend'] },
    });
    ann.casts('Terror', { target: 'Bogardan Firefiend' });
    calm();
    then('Bogardan Firefiend').isIn('removed');
    expect(play.game.state.chain.length).toBe(0);
    expect(play.question?.ask).toBe('act');
  });
}

// What damage or an ability comes from counts as it is when it resolves, or as it last was in play: its color, its types and its kinds.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

for (const book of ['tenth', 'm11'])
  test(`${book}: an artifact that was a creature when it was destroyed deals a creature's damage`, () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [...lands('Island', 4), 'Rod of Ruin', 'March of the Machines'] },
      ben: { hand: ['Shatter'], inPlay: [...lands('Mountain', 2), 'Uncle Istvan'] },
    });
    ann.activates('Rod of Ruin', { target: 'Uncle Istvan' });
    ann.passes();
    ben.casts('Shatter', { target: 'Rod of Ruin' });
    play.allPass();
    then('Rod of Ruin').isIn('graveyard');
    then('Uncle Istvan').hasDamage(0);
  });

test('tenth: combat damage on the stack of a land that was an artifact is stopped by a Circle against artifacts', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Unsummon'], inPlay: ["Mishra's Factory", 'Forest', 'Island'] },
    ben: { inPlay: [...lands('Plains', 4), 'Circle of Protection: Artifacts'] },
  });
  ann.activates("Mishra's Factory", { ability: 0 });
  play.allPass();
  ann.attacks("Mishra's Factory");
  play.until('damage is on the stack');
  ann.passes();
  ben.activates('Circle of Protection: Artifacts');
  for (let i = 0; i < 6 && play.question?.ask === 'act'; i += 1) play.pass();
  if (play.question?.ask === 'pick') ben.chooses("Mishra's Factory");
  ann.casts('Unsummon', { target: "Mishra's Factory" });
  play.allPass();
  then("Mishra's Factory").isIn('hand');
  expect(play.lives).toEqual([20, 20]);
});

test('tenth: a Clone that was a Dragon has dealt a Dragon’s damage, though it lies in the hand as a Clone', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Clone', 'Unsummon', 'Kindled Fury'], inPlay: ['Mountain', ...lands('Island', 5)] },
    ben: { inPlay: ['Baneslayer Angel', 'Volcanic Dragon'] },
  });
  ann.casts('Clone');
  play.allPass();
  ann.chooses('Volcanic Dragon');
  ann.attacks('ann:Volcanic Dragon');
  ben.blocks('Volcanic Dragon', 'Baneslayer Angel');
  ann.casts('Kindled Fury', { target: 'ann:Volcanic Dragon' });
  play.until('damage is on the stack');
  ann.casts('Unsummon', { target: 'ann:Volcanic Dragon' });
  play.allPass();
  then('Clone').isIn('hand');
  then('Baneslayer Angel').isIn('play').hasDamage(0);
});

for (const book of ['tenth', 'm11']) {
  test(`${book}: an ability is of the color that its source has when it resolves: protection keeps it off`, () => {
    for (const gone of [false, true]) {
      const { ann, ben } = given(book, {
        ann: { inPlay: ['Puppeteer', 'Island'] },
        ben: { hand: ['Purelace', 'Lightning Bolt'], inPlay: ['Plains', 'Mountain', 'Black Knight'] },
      });
      ann.activates('Puppeteer', { target: 'Black Knight' });
      ann.passes();
      ben.casts('Purelace', { target: 'Puppeteer' });
      ben.passes();
      ann.passes();
      if (gone) ben.casts('Lightning Bolt', { target: 'Puppeteer' });
      play.allPass();
      expect(play.question?.ask, 'nobody is asked what an ability without a target does').toBe('act');
      then('Black Knight').isUntapped();
    }
  });

  test(`${book}: damage of a source that turned black and left is black damage`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Deathlace', 'Unsummon'], inPlay: ['Prodigal Pyromancer', 'Swamp', 'Island'] },
      ben: { inPlay: ['Plains', 'Circle of Protection: Black'] },
    });
    ann.activates('Prodigal Pyromancer', { target: ben });
    ann.casts('Deathlace', { target: 'Prodigal Pyromancer' });
    ann.passes();
    ben.passes();
    ann.casts('Unsummon', { target: 'Prodigal Pyromancer' });
    ann.passes();
    ben.passes();
    ann.passes();
    ben.activates('Circle of Protection: Black');
    ben.passes();
    ann.passes();
    if (play.question?.ask === 'pick') ben.chooses('Prodigal Pyromancer');
    play.allPass();
    then(ben).hasLife(20);
  });
}

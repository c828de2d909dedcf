// What damage comes from counts as it last was in play, if it has left since: its types too, not only its color.

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

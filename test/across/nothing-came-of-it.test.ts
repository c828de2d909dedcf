// What an effect came to is named by what it really did (2007, 2010): nothing exchanged, nothing drawn, nothing chosen is
// nothing to speak of afterwards.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

for (const book of ['tenth', 'm11']) {
  test(`${book}: Gauntlets of Chaos: nothing is exchanged when one of the two has left, and no Aura goes`, () => {
    const { ann, ben } = given(book, {
      ann: {
        inPlay: ['Gauntlets of Chaos', ...lands('Island', 5), { card: 'Grizzly Bears', with: ['Holy Strength'] }],
      },
      ben: { hand: ['Unsummon'], inPlay: ['Island', { card: 'Craw Wurm', with: ['Holy Armor'] }] },
    });
    ann.activates('Gauntlets of Chaos', { targets: ['Grizzly Bears', 'Craw Wurm'] });
    ann.passes();
    ben.casts('Unsummon', { target: 'Craw Wurm' });
    play.allPass();
    then('Grizzly Bears').isControlledBy(ann);
    then('Holy Strength').isAttachedTo('Grizzly Bears');
  });

  test(`${book}: control is exchanged over tokens as over cards`, () => {
    const board = () =>
      given(book, {
        ann: { hand: ['Icatian Town', 'Juxtapose'], inPlay: ['Gauntlets of Chaos', ...lands('Tundra', 11)] },
        ben: { inPlay: ['Craw Wurm'] },
      });
    const first = board();
    first.ann.casts('Icatian Town');
    play.allPass();
    first.ann.activates('Gauntlets of Chaos', { targets: ['Citizen', 'Craw Wurm'] });
    play.allPass();
    then('Craw Wurm').isControlledBy(first.ann);
    then('ben:Citizen').isControlledBy(first.ben);
    const second = board();
    second.ann.casts('Icatian Town');
    play.allPass();
    second.ann.casts('Juxtapose', { target: second.ben });
    play.allPass();
    second.ann.chooses('Citizen');
    then('Craw Wurm').isControlledBy(second.ann);
    then('ben:Citizen').isControlledBy(second.ben);
  });

  test(`${book}: Sylvan Library beside Abundance: what was not drawn is neither paid for nor put back`, () => {
    const { ann } = given(
      book,
      { ann: { inPlay: ['Sylvan Library', 'Abundance'], library: lands('Forest', 6) }, ben: {} },
      { active: 'ben' },
    );
    play.until('draw', 'ann');
    const asked: string[] = [];
    for (let i = 0; i < 30 && play.step === 'draw'; i += 1) {
      const { question } = play;
      if (question?.ask === 'yesno') {
        asked.push(question.purpose);
        ann.chooses('yes');
      } else if (question?.ask === 'option') ann.chooses('land');
      else play.pass();
    }
    // Once for the Library, and three times for Abundance.
    expect(asked).toEqual(lands('use the effect', 4));
    then(ann).hasLife(20).hasCardsInHand(3);
  });

  test(`${book}: Volcanic Eruption counts what was put into a graveyard, and not what went out of the game instead`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Volcanic Eruption'], inPlay: ['Leyline of the Void', 'Mountain', ...lands('Island', 5)] },
      ben: { inPlay: ['Mountain'] },
    });
    ann.casts('Volcanic Eruption', { x: 2, targets: ['ann:Mountain', 'ben:Mountain'] });
    play.allPass();
    then('ben:Mountain').isIn('removed');
    then(ann).hasLife(19);
    then(ben).hasLife(19);
  });
}

// "An Equipment that's also a creature can't equip a creature" (Comprehensive Rules of 2007 and 2010, 301.5).

import { test } from 'vitest';
import { given, play, then } from '../play.ts';

const ISLANDS = Array<string>(4).fill('Island');

for (const book of ['tenth', 'm11']) {
  test(`${book}: an Equipment that becomes a creature comes off`, () => {
    const { ann } = given(book, {
      ann: {
        hand: ['March of the Machines'],
        inPlay: [...ISLANDS, { card: 'Grizzly Bears', with: ['Leonin Scimitar'] }],
      },
      ben: {},
    });
    then('Grizzly Bears').is(3, 3);
    ann.casts('March of the Machines');
    play.allPass();
    then('Leonin Scimitar').isA('creature').is(1, 1);
    then('Grizzly Bears').is(2, 2);
  });

  test(`${book}: and cannot be put on a creature`, () => {
    const { ann } = given(book, {
      ann: { inPlay: [...ISLANDS, 'Grizzly Bears', 'Leonin Scimitar', 'March of the Machines'] },
      ben: {},
    });
    ann.activates('Leonin Scimitar', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(2, 2);
  });

  test(`${book}: equipping what bears it already changes nothing, its place in the order of time neither`, () => {
    const { ann } = given(book, {
      ann: {
        hand: ['Flight'],
        inPlay: [...ISLANDS, { card: 'Grizzly Bears', with: ['Magebane Armor'] }],
      },
      ben: {},
    });
    ann.casts('Flight', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').hasKeyword('flying');
    ann.activates('Magebane Armor', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').hasKeyword('flying').is(4, 6);
  });
}

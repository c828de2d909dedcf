// Who controls something changes the moment a text says so: what the same text says afterwards finds it there.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('Juxtapose', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'an artifact creature goes over, and comes back as the dearest artifact (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Juxtapose'], inPlay: [...islands(4), 'Grizzly Bears', 'Sol Ring'] },
        ben: { inPlay: ['Colossus of Sardia', 'Hill Giant', 'Mox Jet'] },
      });
      ann.casts('Juxtapose', { target: ben });
      play.allPass();
      then('Grizzly Bears').isControlledBy(ben);
      then('Colossus of Sardia').isControlledBy(ben);
      then('Mox Jet').isControlledBy(ann);
      then('Sol Ring').isControlledBy(ann);
    },
  );
});

describe('Aura Graft', () => {
  test.each(['tenth', 'm11'] as const)(
    'what may be put only on one’s own is put on one’s own, and on nothing of who had it (%s)',
    (book) => {
      const { ann } = given(book, {
        ann: { hand: ['Aura Graft'], inPlay: [...islands(2), 'Grizzly Bears', 'Hill Giant'] },
        ben: { inPlay: ['Gray Ogre', { card: 'Scathe Zombies', with: ['Cloak of Confusion'] }] },
      });
      ann.casts('Aura Graft', { target: 'Cloak of Confusion' });
      play.allPass();
      expect(ann.choices).toEqual(['Grizzly Bears', 'Hill Giant']);
      ann.chooses('Hill Giant');
      then('Cloak of Confusion').isControlledBy(ann).isAttachedTo('Hill Giant');
    },
  );
});

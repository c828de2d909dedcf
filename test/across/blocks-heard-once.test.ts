// How often abilities hear of blocks: once for a creature that blocks or becomes blocked, once for "one or more" of a kind,
// and once for each where each is spoken of (2007: CR 309; 2010: CR 509).

import { test } from 'vitest';
import { given, then } from '../play.ts';
import { answering } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'];

test('one that blocks two attackers blocks once', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
      ben: { inPlay: ['High Ground', 'Chub Toad', 'Goblin Elite Infantry'] },
    });
    ann.attacks('Craw Wurm', 'Hill Giant');
    ben.blocks('Craw Wurm', 'Chub Toad', 'Goblin Elite Infantry');
    ben.blocks('Hill Giant', 'Chub Toad', 'Goblin Elite Infantry');
    if (book === 'm11') {
      ann.chooses(0, 1);
      ann.chooses(0, 1);
      ben.chooses(0, 1);
      ben.chooses(0, 1);
    }
    answering();
    then('Chub Toad').is(3, 3);
    then('Goblin Elite Infantry').is(1, 1);
  }
});

test('Dwarven Soldier blocks two Orcs: one or more is once', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Brassclaw Orcs', 'Ironclaw Orcs'] },
      ben: { inPlay: ['High Ground', 'Dwarven Soldier'] },
    });
    ann.attacks('Brassclaw Orcs', 'Ironclaw Orcs');
    ben.blocks('Brassclaw Orcs', 'Dwarven Soldier');
    ben.blocks('Ironclaw Orcs', 'Dwarven Soldier');
    if (book === 'm11') ben.chooses(0, 1);
    answering();
    then('Dwarven Soldier').is(2, 3);
  }
});

test('Dwarven Soldier is blocked by a Wall and two Orcs: once, though no Orc was named first', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Dwarven Soldier'] },
      ben: { inPlay: ['Wall of Stone', 'Orcish Captain', 'Orcish Artillery'] },
    });
    ann.attacks('Dwarven Soldier');
    ben.blocks('Dwarven Soldier', 'Wall of Stone', 'Orcish Captain', 'Orcish Artillery');
    if (book === 'm11') ann.chooses(0, 1, 2);
    answering();
    then('Dwarven Soldier').is(2, 3);
  }
});

test('a blocker ordered to another attacker: what is blocked already does not become blocked once more', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Chub Toad', 'Craw Wurm', 'Mountain'], hand: ['False Orders'] },
      ben: { inPlay: ['Wall of Stone', 'Hill Giant'] },
    });
    ann.attacks('Chub Toad', 'Craw Wurm');
    ben.blocks('Chub Toad', 'Wall of Stone');
    ben.blocks('Craw Wurm', 'Hill Giant');
    answering();
    then('Chub Toad').is(3, 3);
    ann.casts('False Orders', { target: 'Hill Giant' });
    answering(['ann', 'yes'], ['ann', 'Chub Toad']);
    then('Chub Toad').is(3, 3);
    then('Hill Giant').isBlocking();
  }
});

test('Inferno Elemental blocks two: each of them is hurt', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: { inPlay: ['High Ground', 'Inferno Elemental'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    ben.blocks('Hill Giant', 'Inferno Elemental');
    ben.blocks('Gray Ogre', 'Inferno Elemental');
    if (book === 'm11') ben.chooses(0, 1);
    answering();
    then('Hill Giant').isIn('graveyard');
    then('Gray Ogre').isIn('graveyard');
    then('Inferno Elemental').hasDamage(0);
  }
});

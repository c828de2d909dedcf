// What becomes a copy of a thing that was given its shape as it came in has that shape, and loses it with the likeness.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
type Players = ReturnType<typeof given<{ ann: object; ben: object }>>;

/** Passes until somebody is asked for something else. */
function untilAsked(): void {
  for (let i = 0; i < 60 && play.question?.ask === 'act'; i += 1) play.pass();
}

/** The Doppelganger's ability in the next upkeep of its player. */
function shifts({ ann }: Players, to: string): void {
  play.until('end', 'ben');
  untilAsked();
  ann.chooses(to);
  untilAsked();
  ann.chooses('yes');
}

for (const book of ['tenth', 'm11']) {
  // 2007: CR 503.5; 2010: CR 706.5.
  test(`${book}: a copy of a Sculpting Steel that is itself may be a copy of yet another thing, or stay that`, () => {
    for (const [second, is] of [
      [['Howling Mine'], 'Howling Mine#2'],
      [[], 'Sculpting Steel#2'],
    ] as const) {
      const { ann } = given(book, {
        ann: { hand: ['Sculpting Steel'], inPlay: ['Sculpting Steel', 'Howling Mine', ...lands('Island', 3)] },
        ben: {},
      });
      ann.casts('Sculpting Steel');
      play.allPass();
      ann.chooses('Sculpting Steel');
      ann.chooses(...second);
      then(is).isIn('play');
    }
  });

  test(`${book}: a Doppelganger that becomes a copy of a Clay made 2/2 with flying is a 2/2 with flying`, () => {
    const players = given(book, {
      ann: { hand: ['Vesuvan Doppelganger'], inPlay: lands('Island', 5) },
      ben: { hand: ['Primal Clay'], inPlay: ['Grizzly Bears', ...lands('Forest', 4)] },
    });
    players.ann.casts('Vesuvan Doppelganger');
    play.allPass();
    players.ann.chooses('Grizzly Bears');
    play.until('main', 'ben');
    players.ben.casts('Primal Clay');
    play.allPass();
    players.ben.chooses('2/2');
    shifts(players, 'Primal Clay');
    then('ann:Primal Clay').is(2, 2).isColor('blue').hasKeyword('flying');
  });

  test(`${book}: one that came in as a Clay and becomes Bears keeps nothing of the shape`, () => {
    const players = given(book, {
      ann: { hand: ['Vesuvan Doppelganger'], inPlay: lands('Island', 5) },
      ben: { inPlay: ['Grizzly Bears', { card: 'Primal Clay', counters: { '+1/+1': 1 } }] },
    });
    players.ann.casts('Vesuvan Doppelganger');
    play.allPass();
    players.ann.chooses('Primal Clay');
    players.ann.chooses('1/6');
    then('ann:Primal Clay').is(1, 6).hasKeyword('defender');
    shifts(players, 'Grizzly Bears');
    then('ann:Grizzly Bears').is(2, 2).isColor('blue').lacksKeyword('defender').hasSubtypes('Bear');
  });
}

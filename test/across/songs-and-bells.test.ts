// Continuous effects of three and more cards: what makes creatures of lands and artifacts, and what takes that away.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const isOld = (book: string): boolean => book === 'beta' || book === 'fifth';
const mine = (): number =>
  play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === 'Howling Mine') ?? 0;

for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
  test(`${book}: Titania’s Song and Animate Artifact: the older makes the creature, and only the Song takes abilities`, () => {
    given(book, { ann: { inPlay: [{ card: 'Howling Mine', with: ['Animate Artifact'] }, "Titania's Song"] }, ben: {} });
    then('Howling Mine').is(2, 2);
    expect(play.game.inside.char(mine()).triggered.length).toBe(1);
    given(book, { ann: { inPlay: ["Titania's Song", { card: 'Howling Mine', with: ['Animate Artifact'] }] }, ben: {} });
    then('Howling Mine').is(2, 2);
    expect(play.game.inside.char(mine()).triggered.length).toBe(0);
  });

  test(`${book}: Kormus Bell and a Forest that a Tomb has drowned`, () => {
    const { ann } = given(
      book,
      { ann: { inPlay: ['Kormus Bell', 'Cyclopean Tomb', ...lands('Plains', 2)] }, ben: { inPlay: ['Forest'] } },
      { step: 'upkeep' },
    );
    ann.activates('Cyclopean Tomb', { target: 'Forest' });
    play.allPass();
    then('Forest').hasSubtypes('Swamp').hasCounters('mire', 1);
    if (isOld(book)) then('Forest').isNotA('creature');
    else then('Forest').isA('creature').is(1, 1).isColor('black');
  });

  test(`${book}: Sorceress Queen after a Giant Growth`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Sorceress Queen', 'Craw Wurm'] },
      ben: {},
    });
    ann.casts('Giant Growth', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').is(9, 7);
    ann.activates('Sorceress Queen', { target: 'Craw Wurm' });
    play.allPass();
    if (book === 'tenth') then('Craw Wurm').is(0, 2);
    else then('Craw Wurm').is(3, 5);
  });

  test(`${book}: a land is a Forest as long as Gaea’s Liege is there`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Terror'], inPlay: ["Gaea's Liege", ...lands('Forest', 2), ...lands('Swamp', 3)] },
      ben: {},
    });
    then("Gaea's Liege").is(2, 2);
    ann.activates("Gaea's Liege", { target: 'Swamp#3' });
    play.allPass();
    then("Gaea's Liege").is(3, 3);
    ann.casts('Terror', { target: "Gaea's Liege" });
    play.allPass();
    then('Swamp#3').hasSubtypes('Swamp');
  });

  test(`${book}: Consecrate Land: Kudzu falls off, and Armageddon passes it by`, () => {
    const { ann } = given(book, {
      ann: {
        hand: ['Armageddon', 'Consecrate Land'],
        inPlay: [...lands('Plains', 6), { card: 'Forest', with: ['Kudzu'] }],
      },
      ben: { inPlay: ['Swamp'] },
    });
    ann.casts('Consecrate Land', { target: 'Forest' });
    play.allPass();
    then('Kudzu').isIn('graveyard');
    ann.casts('Armageddon');
    play.allPass();
    then('Forest').isIn('play');
    then('Swamp').isIn('graveyard');
    then('Consecrate Land').isIn('play');
  });

  test(`${book}: what a Poltergeist has brought to life is passed by a later Song`, () => {
    const { ann } = given(book, {
      ann: { hand: ["Titania's Song"], inPlay: ['Xenic Poltergeist', 'Icy Manipulator', ...lands('Forest', 5)] },
      ben: {},
    });
    ann.activates('Xenic Poltergeist', { target: 'Icy Manipulator' });
    play.allPass();
    then('Icy Manipulator').is(4, 4);
    ann.casts("Titania's Song");
    play.allPass();
    then('Icy Manipulator').is(4, 4);
    expect(ann.mayActivate('Icy Manipulator')).toBe(true);
  });

  test(`${book}: a Song that has left goes on until the turn ends, for what comes then too`, () => {
    const { ann } = given(book, {
      ann: {
        hand: ['Disenchant', 'Howling Mine'],
        inPlay: ["Titania's Song", 'Icy Manipulator', ...lands('Plains', 4)],
      },
      ben: {},
    });
    ann.casts('Disenchant', { target: "Titania's Song" });
    play.allPass();
    then('Icy Manipulator').is(4, 4);
    ann.casts('Howling Mine');
    play.allPass();
    then('Howling Mine').is(2, 2);
    play.until('upkeep', 'ben');
    then('Icy Manipulator').isNotA('creature');
    then('Howling Mine').isNotA('creature');
  });

  test(`${book}: lands that are Islands too, and Evil Presence before and after`, () => {
    given(book, { ann: { inPlay: ['Stormtide Leviathan', { card: 'Forest', with: ['Evil Presence'] }] }, ben: {} });
    then('Forest').hasSubtypes('Swamp');
    given(book, { ann: { inPlay: [{ card: 'Forest', with: ['Evil Presence'] }, 'Stormtide Leviathan'] }, ben: {} });
    then('Forest').hasSubtypes('Swamp', 'Island');
  });

  test(`${book}: an awakened Forest that becomes a Swamp is a Treefolk all the same`, () => {
    const { ann } = given(book, {
      ann: { hand: ['Awakener Druid', 'Evil Presence'], inPlay: [...lands('Forest', 3), 'Swamp'] },
      ben: {},
    });
    ann.casts('Awakener Druid');
    for (let i = 0; i < 12 && (play.question?.ask !== 'act' || play.game.state.chain.length > 0); i += 1)
      if (play.question?.ask === 'act') play.pass();
      else ann.chooses('Forest');
    then('Forest').is(4, 5);
    ann.casts('Evil Presence', { target: 'Forest' });
    play.allPass();
    then('Forest').is(4, 5).isColor('green').hasSubtypes('Swamp', 'Treefolk');
  });
}

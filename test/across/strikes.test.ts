// Combat damage in five books: who strikes when, who divides, and what counts towards enough damage.

import { describe, expect, it } from 'vitest';
import { target } from '../../src/language/amount.ts';
import { change, has, plus, thisIs } from '../../src/language/build.ts';
import { card, creature, instant } from '../../src/language/card.ts';
import { aCreature } from '../../src/language/target.ts';
import { given, play, refused, then } from '../play.ts';
import { across, rule } from '../support/catalogue.ts';

const cards = [
  card('Slow Fencer', { cost: '{W}', type: creature('Knight'), size: [0, 3], abilities: [has('first strike')] }),
  card('Push', { cost: '{0}', type: instant, targets: [aCreature], effects: [change(target(), [plus(3, 0)])] }),
  card('Part Ways', {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'loseKeyword', keyword: 'banding' }])],
  }),
  card('Wide Guard', {
    cost: '{W}',
    type: creature('Soldier'),
    size: [3, 6],
    abilities: [thisIs({ change: 'blocksMore', number: 'any' })],
  }),
  card('Trampler', { cost: '{G}', type: creature('Beast'), size: [4, 4], abilities: [has('trample')] }),
  card('Big Trampler', { cost: '{G}', type: creature('Beast'), size: [5, 5], abilities: [has('trample')] }),
  card('Viper', { cost: '{G}', type: creature('Snake'), size: [1, 1], abilities: [has('deathtouch')] }),
];

across(
  'a first striker without power gets some after the first strikes: what it deals then',
  // In 1993 and 1997 nobody may act between the two dealings; Portal has no first strike.
  { beta: null, fifth: null, portal: null, tenth: 3, m11: 0 },
  (book) => {
    if (book !== 'tenth' && book !== 'm11') return null;
    const { ann } = given(book, { ann: { inPlay: ['Slow Fencer'], hand: ['Push'] }, ben: {} }, { cards });
    ann.attacks('Slow Fencer');
    play.until('first strike damage');
    ann.casts('Push', { target: 'Slow Fencer' });
    play.until('end of combat');
    return 20 - (play.game.state.players[1]?.life ?? 0);
  },
  { ids: ['T-345', 'M-387'], facts: ['combat.strikesLater'] },
);

across(
  'who divides the damage to a band whose creatures have lost banding since they were blocked',
  { beta: 'ben', fifth: 'ann', portal: null, tenth: null, m11: null },
  (book) => {
    if (book !== 'beta' && book !== 'fifth') return null;
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Benalish Hero', 'Hill Giant'], hand: ['Part Ways'] }, ben: { inPlay: ['Craw Wurm'] } },
      { cards },
    );
    ann.bands('Benalish Hero', 'Hill Giant');
    ann.attacks('Benalish Hero', 'Hill Giant');
    ben.blocks('Hill Giant', 'Craw Wurm');
    ann.casts('Part Ways', { target: 'Benalish Hero' });
    while (play.question?.ask === 'act') play.pass();
    expect(play.question).toMatchObject({ ask: 'split' });
    return play.asked;
  },
  { ids: ['B-264', 'F-446', 'F-443'], facts: ['combat.bandDivides'] },
);

describe('one creature blocks two that trample', () => {
  function blocked(book: string, first: string, second: string) {
    const players = given(book, { ann: { inPlay: [first, second] }, ben: { inPlay: ['Wide Guard'] } }, { cards });
    players.ann.attacks(first, second);
    players.ben.blocks(first, 'Wide Guard');
    players.ben.blocks(second, 'Wide Guard');
    if (book === 'm11') players.ben.chooses(first, second);
    while (play.question?.ask === 'act') play.pass();
    return players;
  }

  rule(['T-480', 'M-510'], 'what the first has assigned counts for the second', () => {
    for (const book of ['tenth', 'm11']) {
      const { ann, ben } = blocked(book, 'Trampler', 'Big Trampler');
      ann.assigns({ 'Wide Guard': 4 });
      refused('lethal first', () => ann.assigns({ 'Wide Guard': 1, ben: 4 }));
      ann.assigns({ 'Wide Guard': 2, ben: 3 });
      ben.assigns({ Trampler: 3 });
      play.until('end of combat');
      then('Wide Guard').isIn('graveyard');
      then(ben).hasLife(17);
    }
  });

  rule(['T-480', 'M-510'], 'the first may count on what the second will have to assign', () => {
    for (const book of ['tenth', 'm11']) {
      const { ann, ben } = blocked(book, 'Trampler', 'Big Trampler');
      // Six are needed, and the second has five.
      refused('lethal first', () => ann.assigns({ 'Wide Guard': 0, ben: 4 }));
      ann.assigns({ 'Wide Guard': 1, ben: 3 });
      refused('lethal first', () => ann.assigns({ 'Wide Guard': 4, ben: 1 }));
      ann.assigns({ 'Wide Guard': 5 });
      ben.assigns({ Trampler: 3 });
      play.until('end of combat');
      then('Wide Guard').isIn('graveyard');
      then(ben).hasLife(17);
    }
  });

  rule('M-510', 'with another that has deathtouch nothing more is needed', () => {
    const { ann, ben } = blocked('m11', 'Viper', 'Trampler');
    ann.assigns({ 'Wide Guard': 0, ben: 4 });
    ben.assigns({ Viper: 3 });
    play.until('end of combat');
    then(ben).hasLife(16);
    then('Wide Guard').isIn('graveyard');
  });
});

describe('2010: lines', () => {
  rule(
    ['M-190', 'M-195'],
    'one that blocks several has them put in line with the blocks, and divides in that order',
    () => {
      const { ann, ben } = given(
        'm11',
        { ann: { inPlay: ['Grizzly Bears', 'Elite Vanguard'] }, ben: { inPlay: ['Wide Guard'] } },
        { cards },
      );
      ann.attacks('Grizzly Bears', 'Elite Vanguard');
      ben.blocks('Grizzly Bears', 'Wide Guard');
      ben.blocks('Elite Vanguard', 'Wide Guard');
      expect(play.question).toMatchObject({ ask: 'order', purpose: 'order attackers', player: 1 });
      expect(play.step).toBe('declare blockers');
      ben.chooses('Elite Vanguard', 'Grizzly Bears');
      play.pass();
      play.pass();
      refused('lethal first', () => ben.assigns({ 'Grizzly Bears': 3 }));
      ben.assigns({ 'Elite Vanguard': 1, 'Grizzly Bears': 2 });
      then('Elite Vanguard').isIn('graveyard');
      then('Grizzly Bears').isIn('graveyard');
    },
  );

  it('one in line that has left is passed over', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Grizzly Bears', 'Elite Vanguard', 'Island'], hand: ['Unsummon'] },
        ben: { inPlay: ['Wide Guard'] },
      },
      { cards },
    );
    ann.attacks('Grizzly Bears', 'Elite Vanguard');
    ben.blocks('Grizzly Bears', 'Wide Guard');
    ben.blocks('Elite Vanguard', 'Wide Guard');
    ben.chooses('Elite Vanguard', 'Grizzly Bears');
    ann.casts('Unsummon', { target: 'Elite Vanguard' });
    play.until('end of combat');
    then('Grizzly Bears').isIn('graveyard');
  });

  rule(['M-195'], 'two blockers of one attacker, one of which blocks another too: both dealings count', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Grizzly Bears', 'Big Trampler'] },
        ben: { inPlay: ['Wide Guard', 'Hill Giant'] },
      },
      { cards },
    );
    ann.attacks('Grizzly Bears', 'Big Trampler');
    ben.blocks('Grizzly Bears', 'Wide Guard');
    ben.blocks('Big Trampler', 'Wide Guard', 'Hill Giant');
    ann.chooses('Wide Guard', 'Hill Giant');
    ben.chooses('Grizzly Bears', 'Big Trampler');
    play.pass();
    play.pass();
    // The bears assign two to the guard, so four more are enough.
    refused('lethal first', () => ann.assigns({ 'Wide Guard': 3, 'Hill Giant': 2 }));
    ann.assigns({ 'Wide Guard': 4, 'Hill Giant': 1 });
    ben.assigns({ 'Grizzly Bears': 2, 'Big Trampler': 1 });
    then('Wide Guard').isIn('graveyard');
    then('Grizzly Bears').isIn('graveyard');
    then('Big Trampler').hasDamage(4);
  });
});

// Three cards and more that meet when something is paid for, a turn is given or left out, or hands and pools change: each book's
// answer, and where they part.

import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import { given, play, refused, then } from '../play.ts';
import { nextTurn, onward, settle, untilAsked, untilMain } from '../support/onward.ts';

const OLD = ['beta', 'fifth'] as const;
const NEW = ['tenth', 'm11'] as const;
const ALL = ['beta', 'fifth', 'tenth', 'm11'] as const;
const many = (number: number, card: string): string[] => Array.from({ length: number }, () => card);
const isNew = (book: string): boolean => (NEW as readonly string[]).includes(book);

/** Whose the next turns are, by the first letters of their names. */
function turns(number: number): string {
  return Array.from({ length: number }, () => {
    const { turn } = play.game.state;
    const whose = (play.game.names[turn.active] as string).charAt(0);
    nextTurn();
    return whose;
  }).join('');
}

/** The first use of an ability that is a player's own: what Channel gives. */
const channel = (): void => {
  const use = play.game
    .legalAnswers()
    .find((answer): answer is Extract<Answer, { kind: 'use' }> => answer.kind === 'use' && answer.ability >= 1000);
  play.game.answer(use as Answer, 0);
};

describe('turns given and left out', () => {
  test.each(ALL)(
    'two turns for the rival and one for oneself: the newest first, and nobody loses their own (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Time Stretch', 'Time Walk'], inPlay: many(12, 'Island') },
        ben: {},
      });
      ann.casts('Time Stretch', { target: ben });
      settle();
      ann.casts('Time Walk');
      settle();
      expect(turns(6)).toBe('aabbba');
    },
  );

  test.each(ALL)('a forked Time Walk gives two turns (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Time Walk', 'Fork'], inPlay: [...many(2, 'Island'), ...many(2, 'Mountain')] },
      ben: {},
    });
    ann.casts('Time Walk');
    ann.casts('Fork', { target: 'Time Walk' });
    settle();
    expect(turns(4)).toBe('aaab');
  });

  test.each(ALL)('an extra turn under Stasis: nothing untaps in it (%s)', (book) => {
    const { ann } = given(book, { ann: { hand: ['Time Walk'], inPlay: [...many(3, 'Island'), 'Stasis'] }, ben: {} });
    ann.casts('Time Walk');
    settle();
    nextTurn();
    expect(play.game.state.turn.active).toBe(ann.seat);
    then('Island#1').isTapped();
  });

  test.each(NEW)('Time Stop leaves out the end of turn that Ball Lightning waits for, until the next (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Ball Lightning', 'Time Stop'], inPlay: [...many(3, 'Mountain'), ...many(6, 'Island')] },
      ben: {},
    });
    ann.casts('Ball Lightning');
    settle();
    ann.casts('Time Stop');
    play.until('upkeep', 'ben');
    then('Ball Lightning').isIn('play');
    play.until('upkeep', 'ann');
    then('Ball Lightning').isIn('graveyard');
  });

  test.each(ALL)('Winter Orb: one land, and all else that untaps by itself (%s)', (book) => {
    const tapped = ['Island', 'Forest', 'Mana Vault', 'Sol Ring'].map((card) => ({ card, tapped: true }));
    const { ben } = given(book, { ann: { inPlay: ['Winter Orb'] }, ben: { inPlay: tapped } });
    untilAsked('pick');
    ben.chooses('Forest');
    then('Forest').isUntapped();
    then('Island').isTapped();
    then('Sol Ring').isUntapped();
    then('Mana Vault').isTapped();
  });

  test('beta: a skipped turn untaps the Vault though Stasis is in play', () => {
    const { ann, ben } = given(
      'beta',
      { ann: { inPlay: [{ card: 'Time Vault', tapped: true }, 'Stasis', 'Island'] }, ben: {} },
      { active: 'ben' },
    );
    untilAsked('yesno');
    ann.chooses('yes');
    then('Time Vault').isUntapped();
    expect(play.game.state.turn.active).toBe(ben.seat);
  });

  test.each(ALL)('a Mana Vault that Stasis keeps tapped hurts in each upkeep (%s)', (book) => {
    const { ben } = given(book, {
      ann: { inPlay: ['Stasis', 'Island'] },
      ben: { inPlay: [{ card: 'Mana Vault', tapped: true }] },
    });
    nextTurn();
    untilMain();
    then(ben).hasLife(19);
    then('Mana Vault').isTapped();
  });

  test.each(ALL)('Necropotence under Howling Mine: the whole of drawing is left out (%s)', (book) => {
    const { ben } = given(book, { ann: { inPlay: ['Howling Mine'] }, ben: { inPlay: ['Necropotence'] } });
    nextTurn();
    untilMain();
    then(ben).hasCardsInHand(0);
  });

  test.each(OLD)('a Howling Mine that an Icy Manipulator taps gives nothing (%s)', (book) => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Icy Manipulator', 'Plains'] }, ben: { inPlay: ['Howling Mine'] } },
      { active: 'ben', step: 'upkeep' },
    );
    ann.activates('Icy Manipulator', { target: 'Howling Mine' });
    settle();
    untilMain();
    then(ben).hasCardsInHand(1);
  });
});

describe('mana from everywhere', () => {
  test.each(ALL)('Channel and Fireball: nineteen life for nineteen damage (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Channel', 'Fireball'], inPlay: ['Forest', 'Forest', 'Mountain'] },
      ben: {},
    });
    ann.casts('Channel');
    settle();
    for (let i = 0; i < 19; i += 1) channel();
    ann.casts('Fireball', { x: 19, target: ben });
    settle();
    then(ann).hasLife(1);
    then(ben).hasLife(1);
  });

  test.each(ALL)('what was paid for Channel is no damage for Simulacrum (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Channel', 'Simulacrum'], inPlay: [...many(2, 'Forest'), ...many(3, 'Swamp'), 'Craw Wurm'] },
      ben: {},
    });
    ann.casts('Channel');
    settle();
    channel();
    ann.casts('Simulacrum', { target: 'Craw Wurm' });
    settle();
    then(ann).hasLife(19);
    then('Craw Wurm').hasDamage(0);
  });

  test.each(ALL)('a Wurm sacrificed for six, and all of it into a Fireball (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Sacrifice', 'Fireball'], inPlay: ['Craw Wurm', 'Swamp', 'Mountain'] },
      ben: {},
    });
    ann.casts('Sacrifice');
    settle();
    then(ann).hasMana('BBBBBB');
    ann.casts('Fireball', { x: 6, target: ben });
    settle();
    then(ben).hasLife(14);
    then(ann).hasMana('');
  });

  test.each(ALL)('Sunglasses of Urza: Plains pay the red of a Fireball (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Fireball'], inPlay: ['Sunglasses of Urza', ...many(4, 'Plains')] },
      ben: {},
    });
    ann.casts('Fireball', { x: 3, target: ben });
    settle();
    then(ben).hasLife(17);
  });

  // Power Sink of 1993 and 1997 asks for mana from lands; either way what is no land stays as it is.
  test.each(ALL)('Power Sink for more than there is: lands are tapped, a Mana Vault is not (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Hill Giant'], inPlay: [...many(5, 'Mountain'), 'Mana Vault'] },
      ben: { hand: ['Power Sink'], inPlay: many(7, 'Island') },
    });
    ann.casts('Hill Giant');
    if (isNew(book)) ann.passes();
    ben.casts('Power Sink', { x: 5, target: 'Hill Giant' });
    settle();
    then('Hill Giant').isIn('graveyard');
    then('Mountain#5').isTapped();
    then('Mana Vault').isUntapped();
  });

  test.each(ALL)('Upwelling keeps mana for the next turn, and nobody burns (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Upwelling', 'Forest'] }, ben: {} });
    ann.taps('Forest');
    nextTurn();
    then(ann).hasMana('G').hasLife(20);
  });

  test.each([
    ['beta', 3],
    ['fifth', 3],
    ['tenth', 3],
    ['m11', 0],
  ] as const)('Upwelling gone, what it kept is lost and burns where mana burns (%s)', (book, lost) => {
    const { ann } = given(book, {
      ann: { hand: ['Disenchant'], mana: 'GGG', inPlay: ['Upwelling', 'Plains', 'Plains'] },
      ben: {},
    });
    ann.taps('Plains');
    ann.taps('Plains');
    ann.casts('Disenchant', { target: 'Upwelling', pay: 'W' });
    settle();
    const left = play.game.state.players[0]?.pool.reduce((sum, number) => sum + number, 0);
    expect(left).toBe(3);
    nextTurn();
    then(ann)
      .hasMana('')
      .hasLife(20 - lost);
  });

  test.each(OLD)('what was tapped in answer to Drain Power is drained with the rest (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Drain Power'], inPlay: many(2, 'Island') },
      ben: { inPlay: ['Forest'] },
    });
    ann.casts('Drain Power', { target: ben });
    ann.passes();
    ben.taps('Forest');
    then(ben).hasMana('G');
    settle();
    then(ann).hasMana('G');
    then(ben).hasMana('');
  });

  test.each(ALL)('a Fellwar Stone gives what the rival’s Joiner Adept makes of an Island (%s)', (book) => {
    given(book, { ann: { inPlay: ['Fellwar Stone'] }, ben: { inPlay: ['Joiner Adept', 'Island'] } });
    const use = play.game.legalAnswers().find(({ kind }) => kind === 'use');
    play.game.answer(use as Answer, 0);
    expect(play.question).toMatchObject({ ask: 'option', options: ['W', 'U', 'B', 'R', 'G'] });
  });

  test.each(ALL)('a City of Brass under Psychic Venom: one for the city, two for the venom (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: [{ card: 'City of Brass', with: ['Psychic Venom'] }] }, ben: {} });
    ann.taps('City of Brass');
    ann.chooses('R');
    settle();
    then(ann).hasLife(17);
  });

  test.each(ALL)('Aura of Silence and Feroz’s Ban: neither the ring nor the bears can be paid for (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Sol Ring', 'Grizzly Bears'], inPlay: many(2, 'Forest') },
      ben: { inPlay: ['Aura of Silence', "Feroz's Ban"] },
    });
    expect([ann.mayCast('Sol Ring'), ann.mayCast('Grizzly Bears')]).toEqual([false, false]);
  });
});

describe('what has just come', () => {
  test.each(ALL)('a Forest of Living Lands that was played this turn gives no mana (%s)', (book) => {
    const { ann } = given(book, { ann: { hand: ['Forest', 'Llanowar Elves'], inPlay: ['Living Lands'] }, ben: {} });
    ann.plays('Forest');
    expect(ann.mayCast('Llanowar Elves')).toBe(false);
  });

  test.each(ALL)('a Sol Ring made a creature in the turn it came gives none either (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Sol Ring', 'Animate Artifact'], inPlay: many(5, 'Island') },
      ben: {},
    });
    ann.casts('Sol Ring');
    settle();
    ann.casts('Animate Artifact', { target: 'Sol Ring' });
    settle();
    then('Sol Ring').isA('creature');
    const uses = play.game.legalAnswers().filter(({ kind }) => kind === 'use');
    expect(
      uses.filter((use) => use.kind === 'use' && play.game.inside.kind(use.source).definition.name === 'Sol Ring'),
    ).toEqual([]);
  });

  test.each(ALL)(
    'Kismet and Instill Energy: it comes tapped, untaps once for nothing, and attacks at once (%s)',
    (book) => {
      const { ann } = given(book, {
        ann: { hand: ['Grizzly Bears', 'Instill Energy'], inPlay: many(3, 'Forest') },
        ben: { inPlay: ['Kismet'] },
      });
      ann.casts('Grizzly Bears');
      settle();
      then('Grizzly Bears').isTapped();
      ann.casts('Instill Energy', { target: 'Grizzly Bears' });
      settle();
      ann.activates('Instill Energy');
      settle();
      then('Grizzly Bears').isUntapped();
      expect(ann.mayActivate('Instill Energy')).toBe(false);
      ann.attacks('Grizzly Bears');
      then('Grizzly Bears').isAttacking();
    },
  );

  test.each(ALL)('Erg Raiders that were stolen this turn hurt nobody (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Control Magic'], inPlay: many(4, 'Island') },
      ben: { inPlay: ['Erg Raiders'] },
    });
    ann.casts('Control Magic', { target: 'Erg Raiders' });
    settle();
    nextTurn();
    then(ann).hasLife(20);
  });

  test.each(ALL)('the Bats are fed twice in a turn, and not a third time (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Vampire Bats', ...many(4, 'Swamp')] }, ben: {} });
    ann.activates('Vampire Bats');
    settle();
    ann.activates('Vampire Bats');
    settle();
    expect(ann.mayActivate('Vampire Bats')).toBe(false);
    then('Vampire Bats').is(2, 1);
  });

  test.each(ALL)('a forked Ancestral Recall draws for the rival what it draws for its caster (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Ancestral Recall'], inPlay: ['Island'] },
      ben: { hand: ['Fork'], inPlay: many(2, 'Mountain') },
    });
    ann.casts('Ancestral Recall', { target: ann });
    if (isNew(book)) ann.passes();
    ben.casts('Fork', { target: 'Ancestral Recall' });
    untilAsked('yesno');
    ben.chooses('yes');
    onward(() => play.question?.ask === 'pick' || play.game.state.chain.length === 0);
    if (play.question?.ask === 'pick') ben.chooses(ben);
    settle();
    then(ann).hasCardsInHand(3);
    then(ben).hasCardsInHand(3);
  });

  test.each(ALL)('Balance takes lands, cards and creatures, each as many as are too many (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Balance', 'Forest'], inPlay: many(3, 'Plains') },
      ben: { inPlay: ['Island', 'Grizzly Bears'] },
    });
    ann.casts('Balance');
    settle();
    then('Grizzly Bears').isIn('graveyard');
    then(ann).hasCardsInHand(0);
    const own = (seat: number): number =>
      play.game.state.inPlay.filter((id) => play.game.inside.object(id).controller === seat).length;
    expect([own(ann.seat), own(ben.seat)]).toEqual([1, 1]);
  });
});

describe('two Leviathans attack together, for two Islands each', () => {
  const withIslands = (book: string, number: number) =>
    given(book, { ann: { inPlay: ['Leviathan', 'Leviathan', ...many(number, 'Island')] }, ben: {} });

  test.each(NEW)('what one costs is not there for the other: not with three Islands (%s)', (book) => {
    const { ann } = withIslands(book, 3);
    play.until('declare attack');
    const each = { mana: 0, more: [{ sacrifice: { number: 2 } }] };
    expect(play.question).toMatchObject({ ask: 'attack', priced: [each, each] });
    refused('cost', () => ann.attacks('Leviathan#1', 'Leviathan#2'));
  });

  test.each(ALL)('with four (%s)', (book) => {
    const { ann } = withIslands(book, 4);
    ann.attacks('Leviathan#1', 'Leviathan#2');
    ann.chooses('Island#1', 'Island#2');
    then('Leviathan#1').isAttacking();
    then('Leviathan#2').isAttacking();
    then(ann).hasCardsInGraveyard(4);
  });
});

// Cards that their own printings of 1993 and 1997 had play otherwise than later texts: what the printed words mean in play.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const some = (number: number, card: string): string[] => Array.from({ length: number }, () => card);

describe('Kormus Bell: its swamps have no color', () => {
  test.each(['beta', 'fifth', 'm11'])('Bad Moon does not know them as black, save in 2010 (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Terror'], inPlay: ['Kormus Bell', 'Bad Moon', 'Swamp', 'Swamp'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    then('Swamp').isA('creature').isA('land');
    const size = book === 'm11' ? 2 : 1;
    then('Swamp').is(size, size);
    // The Bears are all that a Terror can be for where the swamps are black.
    if (book === 'm11') ann.casts('Terror', { target: 'Grizzly Bears' });
    else ann.casts('Terror', { target: 'Swamp' });
    play.allPass();
    then('Grizzly Bears').isIn(book === 'm11' ? 'graveyard' : 'play');
  });

  test('they are swamps as before: Nightmare counts them (beta)', () => {
    given('beta', { ann: { inPlay: ['Kormus Bell', 'Swamp', 'Nightmare'] }, ben: {} });
    then('Nightmare').is(1, 1);
  });
});

describe('Dragon Whelp: destroyed by its own fire, not sacrificed', () => {
  test.each(['beta', 'fifth', 'tenth', 'm11'])('Death Ward saves it where it is destroyed (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Death Ward'], inPlay: ['Dragon Whelp', ...some(4, 'Mountain'), 'Plains'] },
      ben: {},
    });
    for (let uses = 0; uses < 4; uses += 1) {
      ann.activates('Dragon Whelp');
      play.allPass();
    }
    then('Dragon Whelp').is(6, 3);
    const byMoment = book === 'beta' || book === 'fifth';
    if (byMoment) {
      if (book === 'fifth') play.until('regeneration');
      else {
        play.until('end');
        ann.dealsWith('Dragon Whelp');
      }
      ann.casts('Death Ward', { target: 'Dragon Whelp' });
      play.allPass();
      then('Dragon Whelp').isIn('play').isTapped();
    } else {
      ann.casts('Death Ward', { target: 'Dragon Whelp' });
      play.allPass();
      play.until('main', 'ben');
      then('Dragon Whelp').isIn('graveyard');
    }
  });

  test.each(['beta', 'fifth'])('three uses do it no harm (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Dragon Whelp', ...some(3, 'Mountain')] }, ben: {} });
    for (let uses = 0; uses < 3; uses += 1) {
      ann.activates('Dragon Whelp');
      play.allPass();
    }
    play.until('main', 'ben');
    then('Dragon Whelp').isIn('play').is(2, 3);
  });
});

describe('Drain Life: how much is gained', () => {
  test.each([
    ['beta', 26],
    ['fifth', 23],
  ] as const)('of a player with three life, six are drained (%s)', (book, life) => {
    const { ann } = given(book, {
      ann: { hand: ['Drain Life'], inPlay: some(8, 'Swamp') },
      ben: { life: 3, inPlay: ['Lich'] },
    });
    ann.casts('Drain Life', { x: 6, target: 'ben' });
    play.allPass();
    then(ann).hasLife(life);
  });

  test.each(['beta', 'fifth'])('of a creature never more than its toughness (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Drain Life'], inPlay: some(8, 'Swamp') },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Drain Life', { x: 6, target: 'Hill Giant' });
    play.allPass();
    then(ann).hasLife(23);
  });
});

describe('what is done to the rival in 1993, and to whom one likes later', () => {
  test.each(['beta', 'fifth', 'm11'])('Mind Twist, Mana Short and Drain Power (%s)', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Mind Twist', 'Mana Short', 'Drain Power', 'Grizzly Bears', 'Hill Giant'],
        inPlay: [...some(3, 'Swamp'), ...some(5, 'Island')],
      },
      ben: { hand: ['Forest', 'Forest', 'Forest'], inPlay: ['Forest'] },
    });
    ann.casts('Mind Twist', { x: 2, target: book === 'beta' ? 'ben' : 'ann' });
    play.allPass();
    expect(play.game.state.players.map(({ hand }) => hand.length)).toEqual(book === 'beta' ? [4, 1] : [2, 3]);
  });

  test.each(['Mind Twist', 'Mana Short', 'Drain Power'])('%s is not for oneself (beta)', (card) => {
    const { ann } = given('beta', {
      ann: { hand: [card, 'Hill Giant'], inPlay: [...some(3, 'Swamp'), ...some(3, 'Island')] },
      ben: { hand: ['Forest'], inPlay: ['Forest'] },
    });
    expect(() => ann.casts(card, { target: 'ann', ...(card === 'Mind Twist' ? { x: 1 } : {}) })).toThrow();
  });

  test.each(['Glasses of Urza', 'Disrupting Scepter'])('%s is used against the rival alone (beta)', (card) => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Hill Giant'], inPlay: [card, ...some(3, 'Swamp')] },
      ben: { hand: ['Forest'] },
    });
    ann.activates(card); // it is not asked whom it is for
    play.allPass();
    then(ann).hasCardsInHand(1);
    then(ben).hasCardsInHand(card === 'Glasses of Urza' ? 1 : 0);
  });
});

describe('Nether Shadow: what its return costs', () => {
  const shadow = (book: string, lands: readonly string[]) =>
    given(
      book,
      { ann: { inPlay: lands, graveyard: ['Nether Shadow', ...some(3, 'Grizzly Bears')] }, ben: {} },
      { active: 'ben' },
    );

  test('its casting cost (beta)', () => {
    const { ann } = shadow('beta', ['Swamp', 'Swamp']);
    play.until('upkeep', 'ann');
    ann.dealsWith('Nether Shadow');
    ann.chooses('yes');
    then('Nether Shadow').isIn('play');
    then('Swamp').isTapped();
    then('Swamp#2').isTapped();
  });

  test('and without that it stays where it is (beta)', () => {
    shadow('beta', ['Swamp']);
    play.until('main', 'ann');
    then('Nether Shadow').isIn('graveyard');
  });

  test('nothing in later books (m11)', () => {
    const { ann } = shadow('m11', []);
    play.until('upkeep', 'ann');
    play.allPass();
    ann.chooses('yes');
    then('Nether Shadow').isIn('play');
  });
});

describe('Sacrifice: a cost later, all of it an effect in 1993', () => {
  test.each([
    ['beta', 'play'],
    ['fifth', 'graveyard'],
  ] as const)('countered, the creature is in %s: %s', (book, zone) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Sacrifice'], inPlay: ['Swamp', 'Craw Wurm'] },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Sacrifice');
    ben.casts('Counterspell', { target: 'Sacrifice' });
    play.allPass();
    then('Sacrifice').isIn('graveyard');
    then('Craw Wurm').isIn(zone);
    then(ann).hasMana('');
  });

  test('the mana is that of the creature, and nothing without one (beta)', () => {
    const { ann } = given('beta', { ann: { hand: ['Sacrifice'], inPlay: ['Swamp', 'Craw Wurm'] }, ben: {} });
    ann.casts('Sacrifice');
    then('Craw Wurm').isIn('graveyard');
    then(ann).hasMana('BBBBBB');
  });
});

describe('Manabarbs: for whatever a land is tapped, in 1993', () => {
  test.each([
    ['beta', 19],
    ['fifth', 20],
    ['m11', 20],
  ] as const)('Icy Manipulator (%s)', (book, life) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Manabarbs', 'Icy Manipulator', 'Sol Ring'] },
      ben: { inPlay: ['Forest'] },
    });
    ann.activates('Icy Manipulator', { target: 'Forest' });
    play.allPass();
    then('Forest').isTapped();
    then(ben).hasLife(life);
  });

  test.each(['beta', 'fifth', 'm11'])('and once for a land that is tapped for mana (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Manabarbs', 'Forest'] }, ben: {} });
    ann.taps('Forest');
    then(ann).hasMana('G');
    play.allPass();
    then(ann).hasLife(book === 'beta' ? 18 : 19); // the mana that nobody spends burns with the end of this phase
  });
});

describe('Volcanic Eruption: X damage, whatever becomes of the mountains', () => {
  test.each([
    ['beta', 18],
    ['fifth', 19],
  ] as const)('one of two cannot be destroyed (%s)', (book, life) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Volcanic Eruption'], inPlay: some(5, 'Island') },
      ben: { inPlay: [{ card: 'Mountain', with: ['Consecrate Land'] }, 'Mountain'] },
    });
    ann.casts('Volcanic Eruption', { x: 2, targets: ['Mountain', 'Mountain#2'] });
    play.allPass();
    expect(play.game.state.players[1]?.graveyard).toHaveLength(1);
    then(ben).hasLife(life);
  });
});

describe('a copy that must be one (1993)', () => {
  test.each(['Clone', 'Vesuvan Doppelganger', 'Copy Artifact'])('%s is not cast where there is nothing', (card) => {
    const { ann } = given('beta', { ann: { hand: [card], inPlay: some(5, 'Island') }, ben: {} });
    refused('no target', () => ann.casts(card));
  });

  test('Clone is a copy whether it likes it or not', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Clone'], inPlay: some(4, 'Island') },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Clone'); // there is only one thing to be
    play.allPass();
    then('ann:Hill Giant').is(3, 3).isIn('play');
  });

  test('in later books it may come as itself, and without anybody there (m11)', () => {
    const { ann } = given('m11', { ann: { hand: ['Clone'], inPlay: some(4, 'Island') }, ben: {} });
    ann.casts('Clone');
    play.allPass();
    then('Clone').isIn('graveyard');
  });
});

describe('Instill Energy in 1997: no summoning sickness at all', () => {
  test.each([
    ['fifth', true],
    ['beta', false],
    ['m11', false],
  ] as const)('what has just come may be tapped too (%s)', (book, may) => {
    const { ann } = given(book, {
      ann: { inPlay: [{ card: 'Prodigal Sorcerer', sick: true, with: ['Instill Energy'] }] },
      ben: {},
    });
    expect(ann.mayActivate('Prodigal Sorcerer')).toBe(may);
    ann.attacks('Prodigal Sorcerer');
    then('Prodigal Sorcerer').isAttacking();
  });
});

describe('Elkin Bottle in 1997: what was not played is buried', () => {
  test.each([
    ['fifth', 'graveyard'],
    ['m11', 'removed'],
  ] as const)('at the next own upkeep (%s)', (book, zone) => {
    const { ann } = given(book, {
      ann: { inPlay: ['Elkin Bottle', ...some(3, 'Forest')], library: ['Grizzly Bears', ...some(5, 'Plains')] },
      ben: {},
    });
    ann.activates('Elkin Bottle');
    play.allPass();
    then('Grizzly Bears').isIn('removed');
    play.until('main', 'ben');
    then('Grizzly Bears').isIn('removed');
    play.until('main', 'ann');
    then('Grizzly Bears').isIn(zone);
  });

  test('what was played stays in play (fifth)', () => {
    const { ann } = given('fifth', {
      ann: { inPlay: ['Elkin Bottle', ...some(5, 'Forest')], library: ['Grizzly Bears', ...some(5, 'Plains')] },
      ben: {},
    });
    ann.activates('Elkin Bottle');
    play.allPass();
    ann.casts('Grizzly Bears');
    play.allPass();
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Grizzly Bears').isIn('play');
  });
});

describe('Reverse Damage in 1993 and 1997: what has been dealt is turned back', () => {
  test.each(['beta', 'fifth'])('after the damage, once, and no shield for what is to come (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: some(2, 'Mountain') },
      ben: { hand: ['Reverse Damage', 'Reverse Damage'], inPlay: some(6, 'Plains') },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(17);
    ann.passes();
    ben.casts('Reverse Damage');
    play.allPass();
    then(ben).hasLife(23);
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(20);
  });

  test('cast before there is any damage it does nothing (beta)', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { hand: ['Reverse Damage'], inPlay: some(3, 'Plains') },
    });
    ann.attacks('Hill Giant');
    ann.passes();
    ben.casts('Reverse Damage');
    play.allPass();
    play.until('discard');
    then(ben).hasLife(17);
  });

  test('of one source only, all that it has dealt this turn (fifth)', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Prodigal Sorcerer', 'Rod of Ruin', ...some(3, 'Island')] },
      ben: { hand: ['Reverse Damage'], inPlay: some(3, 'Plains') },
    });
    ann.activates('Prodigal Sorcerer', { target: ben });
    play.allPass();
    ann.activates('Rod of Ruin', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
    ann.passes();
    ben.casts('Reverse Damage', { choose: ['Rod of Ruin'] });
    play.allPass();
    then(ben).hasLife(20);
  });
});

describe('lands that store mana in 1997: a counter for being left tapped, and for nothing else', () => {
  const storing = (book: string, others: readonly string[]) =>
    given(
      book,
      { ann: { inPlay: [{ card: 'Dwarven Hold', tapped: true, counters: { storage: 1 } }, ...others] }, ben: {} },
      { active: 'ben' },
    );
  const untilAsked = (): void => {
    while (play.question?.ask === 'act' || play.question?.ask === 'attack')
      if (play.question.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] }, play.question.player);
      else play.pass();
  };

  test('no untap phase, no counter (fifth)', () => {
    storing('fifth', ['Stasis', 'Island']);
    play.until('upkeep', 'ann');
    then('Dwarven Hold').isTapped().hasCounters('storage', 1);
  });

  test('left tapped it has a counter before the upkeep, and may be tapped for mana in it for no other (fifth)', () => {
    const { ann } = storing('fifth', []);
    untilAsked();
    ann.chooses('Dwarven Hold');
    play.until('upkeep', 'ann');
    then('Dwarven Hold').isTapped().hasCounters('storage', 2);
    play.until('main', 'ann');
    then('Dwarven Hold').hasCounters('storage', 2);
  });

  test('untapped and then tapped in the upkeep, it stores nothing (fifth)', () => {
    const { ann } = storing('fifth', []);
    untilAsked();
    ann.chooses();
    play.until('upkeep', 'ann');
    ann.taps('Dwarven Hold');
    ann.chooses(0);
    play.until('main', 'ann');
    then('Dwarven Hold').hasCounters('storage', 1);
  });
});

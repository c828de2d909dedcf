// Lands, artifacts, wards and spells of which other tests say little, in every book that holds them: each together with other cards.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
const some = (number: number, card: string): string[] => Array.from({ length: number }, () => card);
const inAll = <T extends readonly unknown[]>(cards: readonly T[]): [string, ...T][] =>
  BOOKS.flatMap((book) => cards.map((card): [string, ...T] => [book, ...card]));

describe('lands of two types: both of them at once, for good and for ill', () => {
  const DUALS = [
    ['Plateau', 'Mountain', 'R', 'Plains', 'W'],
    ['Savannah', 'Forest', 'G', 'Plains', 'W'],
    ['Scrubland', 'Plains', 'W', 'Swamp', 'B'],
    ['Tropical Island', 'Forest', 'G', 'Island', 'U'],
    ['Badlands', 'Swamp', 'B', 'Mountain', 'R'],
    ['Bayou', 'Swamp', 'B', 'Forest', 'G'],
    ['Taiga', 'Mountain', 'R', 'Forest', 'G'],
    ['Tundra', 'Plains', 'W', 'Island', 'U'],
    ['Underground Sea', 'Island', 'U', 'Swamp', 'B'],
    ['Volcanic Island', 'Island', 'U', 'Mountain', 'R'],
  ] as const;

  test.each(inAll(DUALS))('in %s: %s pays for a spell of either color', (book, card, _one, first, _other, second) => {
    const cheap = { W: 'Holy Strength', U: 'Flight', B: 'Unholy Strength', R: 'Firebreathing', G: 'Web' };
    for (const color of [first, second] as const) {
      const { ann } = given(book, { ann: { hand: [cheap[color]], inPlay: [card, 'Grizzly Bears'] }, ben: {} });
      ann.casts(cheap[color], { target: 'Grizzly Bears' });
      play.allPass();
      then(cheap[color]).isAttachedTo('Grizzly Bears');
      then(card).isTapped();
    }
  });

  test.each(inAll(DUALS))(
    'in %s: %s falls to what destroys either of its types',
    (book, card, one, _mana, other, _second) => {
      const ruins = { Plains: ['Flashfires', 'Mountain'], Island: ['Tsunami', 'Forest'] } as const;
      for (const type of [one, other] as const) {
        if (type !== 'Plains' && type !== 'Island') continue;
        const [spell, land] = ruins[type];
        const { ann } = given(book, {
          ann: { hand: [spell], inPlay: some(4, land) },
          ben: { inPlay: [card, 'Swamp'] },
        });
        ann.casts(spell);
        play.allPass();
        then(card).isIn('graveyard');
        then('ben:Swamp').isIn('play');
      }
    },
  );

  test.each(BOOKS)('each counts once for what counts lands of a type (%s)', (book) => {
    given(book, { ann: {}, ben: { inPlay: ['Underground Sea', 'Scrubland', 'Tundra', 'Bayou', 'Nightmare'] } });
    then('Nightmare').is(3, 3);
  });
});

describe('strength for mana, as often as it is paid, until the turn ends', () => {
  const GROWING = [
    ['Carrion Ants', 'Island', 1, 0, 1, 1, 1],
    ['Dragon Engine', 'Island', 2, 1, 3, 1, 0],
    ['Flame Spirit', 'Mountain', 1, 2, 3, 1, 0],
    ['Granite Gargoyle', 'Mountain', 1, 2, 2, 0, 1],
    ['Killer Bees', 'Forest', 1, 0, 1, 1, 1],
    ['Mesa Falcon', 'Plains', 2, 1, 1, 0, 1],
    ['Sea Spirit', 'Island', 1, 2, 3, 1, 0],
  ] as const;

  test.each(inAll(GROWING))('in %s: %s', (book, card, land, cost, power, toughness, more, tougher) => {
    const { ann } = given(book, { ann: { inPlay: [card, ...some(2 * cost, land)] }, ben: {} });
    for (const uses of [1, 2]) {
      ann.activates(card);
      play.allPass();
      then(card).is(power + uses * more, toughness + uses * tougher);
    }
    refused('not enough mana', () => ann.activates(card));
    play.until('main', 'ben');
    then(card).is(power, toughness);
  });

  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)('toughness gained before damage saves it (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Air Elemental'] },
      ben: { inPlay: ['Killer Bees', ...some(4, 'Forest')] },
    });
    ann.attacks('Air Elemental');
    ben.blocks('Air Elemental', 'Killer Bees');
    ann.passes();
    for (let uses = 0; uses < 4; uses += 1) {
      ben.activates('Killer Bees');
      if (book === 'tenth' || book === 'm11') play.allPass();
      if (book === 'tenth' || book === 'm11') if (uses < 3) ann.passes();
    }
    play.until('second main');
    then('Air Elemental').isIn('graveyard');
    then('Killer Bees').isIn('play').hasDamage(4);
  });
});

describe('all creatures, or all of one’s own', () => {
  test.each(
    inAll([
      ['Glorious Charge', 2, 1, 1],
      ['Inspired Charge', 4, 2, 1],
    ] as const),
  )('in %s: %s is for one’s own alone, as they are then', (book, card, mana, power, toughness) => {
    const { ann } = given(book, {
      ann: { hand: [card, 'Savannah Lions'], inPlay: [...some(mana + 1, 'Plains'), 'Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: ['Gray Ogre'] },
    });
    ann.casts(card);
    play.allPass();
    then('Grizzly Bears').is(2 + power, 2 + toughness);
    then('Hill Giant').is(3 + power, 3 + toughness);
    then('Gray Ogre').is(2, 2);
    ann.casts('Savannah Lions');
    play.allPass();
    then('Savannah Lions').is(2, 1); // came too late
    play.until('main', 'ben');
    then('Grizzly Bears').is(2, 2);
  });

  test.each(BOOKS)('Marsh Gas takes power from everybody’s, and no toughness (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
      ben: { hand: ['Marsh Gas'], inPlay: ['Swamp', 'Craw Wurm'] },
    });
    ann.attacks('Hill Giant', 'Grizzly Bears');
    ann.passes();
    ben.casts('Marsh Gas');
    play.allPass();
    then('Craw Wurm').is(4, 4);
    then('Grizzly Bears').is(0, 2);
    ben.doesNotBlock();
    play.until('second main');
    then(ben).hasLife(19); // one of the Giant, none of the Bears
  });

  test.each(BOOKS)('Shrink: five less, and no damage below nothing (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant'] },
      ben: { hand: ['Shrink'], inPlay: ['Forest', 'Grizzly Bears'] },
    });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'Grizzly Bears');
    ann.passes();
    ben.casts('Shrink', { target: 'Hill Giant' });
    play.allPass();
    play.until('second main');
    then('Grizzly Bears').isIn('play').hasDamage(0);
    then('Hill Giant').hasDamage(2);
  });

  test.each(BOOKS)('Ghost Warden: another for a turn, and itself not while it is tapped for it (%s)', (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Ghost Warden', 'Grizzly Bears'] }, ben: {} });
    ann.activates('Ghost Warden', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(3, 3);
    expect(ann.mayActivate('Ghost Warden')).toBe(false);
    play.until('main', 'ben');
    then('Grizzly Bears').is(2, 2);
  });
});

describe('sizes that count', () => {
  test.each(BOOKS)('Molimo and Scion of the Wild, as lands and creatures come and go (%s)', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Stone Rain', 'Forest'],
        inPlay: ['Molimo, Maro-Sorcerer', 'Scion of the Wild', ...some(3, 'Mountain'), 'Grizzly Bears'],
      },
      ben: { inPlay: ['Forest', 'Gray Ogre'] },
    });
    then('Molimo, Maro-Sorcerer').is(3, 3).hasKeyword('trample');
    then('Scion of the Wild').is(3, 3);
    ann.plays('Forest');
    then('Molimo, Maro-Sorcerer').is(4, 4);
    ann.casts('Stone Rain', { target: 'ann:Forest' });
    play.allPass();
    then('Molimo, Maro-Sorcerer').is(3, 3);
  });

  test.each(BOOKS)('Plague Rats count themselves and those of others, by their name (%s)', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Terror', 'Unsummon'], inPlay: ['Plague Rats', 'Plague Rats', 'Island'] },
      ben: { inPlay: ['Plague Rats', 'Grizzly Bears'] },
    });
    then('ann:Plague Rats').is(3, 3);
    then('ben:Plague Rats').is(3, 3);
    ann.casts('Unsummon', { target: 'ben:Plague Rats' });
    play.allPass();
    then('ann:Plague Rats').is(2, 2);
  });

  test.each(BOOKS)('Yavimaya Enchantress: for each enchantment in play, whosever it is (%s)', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Tranquility'],
        inPlay: [{ card: 'Yavimaya Enchantress', with: ['Holy Strength'] }, ...some(3, 'Forest')],
      },
      ben: { inPlay: ['Bad Moon'] },
    });
    then('Yavimaya Enchantress').is(2 + 1 + 2, 2 + 2 + 2);
    ann.casts('Tranquility');
    play.allPass();
    then('Yavimaya Enchantress').is(2, 2);
    then('Bad Moon').isIn('graveyard');
    then('Holy Strength').isIn('graveyard');
  });
});

describe('what is kept off', () => {
  test.each(
    inAll([
      ['Black Ward', 'Terror', 'Swamp', 2, 'Lightning Bolt'],
      ['Red Ward', 'Lightning Bolt', 'Mountain', 1, 'Unsummon'],
      ['Blue Ward', 'Unsummon', 'Island', 1, 'Lightning Bolt'],
      ['Green Ward', 'Giant Growth', 'Forest', 1, 'Lightning Bolt'],
    ] as const),
  )('in %s: %s keeps off spells of its color and no others', (book, ward, spell, land, number, other) => {
    const scene = () =>
      given(book, {
        ann: { hand: [spell, other], inPlay: [...some(number, land), 'Mountain', 'Island'] },
        ben: { inPlay: [{ card: 'Savannah Lions', with: [ward] }, 'Grizzly Bears', 'Hill Giant'] },
      }).ann;
    const aiming = scene();
    refused('illegal target', () => aiming.casts(spell, { target: 'Savannah Lions' }));
    scene().casts(other, { target: 'Savannah Lions' });
    play.allPass();
    if (play.game.state.packets.length > 0) play.allPass();
    then('Savannah Lions').isNotIn('play');
    then(ward).isIn('graveyard');
  });

  test.each(BOOKS)('Anti-Magic Aura: no spell is aimed at it, abilities are, and what was on it falls (%s)', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Anti-Magic Aura', 'Lightning Bolt'],
        inPlay: [...some(3, 'Island'), 'Mountain', 'Prodigal Sorcerer'],
      },
      ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Holy Strength'] }, 'Hill Giant'] },
    });
    ann.casts('Anti-Magic Aura', { target: 'Grizzly Bears' });
    play.allPass();
    then('Anti-Magic Aura').isAttachedTo('Grizzly Bears');
    then('Holy Strength').isIn('graveyard');
    ann.activates('Prodigal Sorcerer', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').hasDamage(1);
    refused('illegal target', () => ann.casts('Lightning Bolt', { target: 'Grizzly Bears' }));
  });

  test.each(
    inAll([
      ['Deathgrip', 'Swamp', 'Grizzly Bears', 'Forest', 'Lightning Bolt'],
      ['Lifeforce', 'Forest', 'Scathe Zombies', 'Swamp', 'Lightning Bolt'],
    ] as const),
  )('in %s: %s counters its color, and has no say about another', (book, card, land, spell, other, wrong) => {
    const { ann, ben } = given(book, {
      ann: { hand: [spell, wrong], inPlay: [...some(3, other), 'Mountain'] },
      ben: { inPlay: [card, land, land] },
    });
    ann.casts(spell);
    if (book === 'tenth' || book === 'm11') ann.passes();
    ben.activates(card);
    play.allPass();
    then(spell).isIn('graveyard');
    then(land === other ? `ben:${land}` : land).isTapped();
    ann.casts(wrong, { target: ben });
    expect(ben.mayActivate(card)).toBe(false);
  });

  test.each(BOOKS)('Mana Leak: three, or nothing of the spell (%s)', (book) => {
    for (const lands of [4, 5]) {
      const { ann, ben } = given(book, {
        ann: { hand: ['Grizzly Bears'], inPlay: some(lands, 'Forest') },
        ben: { hand: ['Mana Leak'], inPlay: some(2, 'Island') },
      });
      ann.casts('Grizzly Bears');
      if (book === 'tenth' || book === 'm11') ann.passes();
      ben.casts('Mana Leak', { target: 'Grizzly Bears' });
      for (let passes = 0; passes < 6 && play.question?.ask === 'act' && play.game.state.chain.length > 0; passes += 1)
        play.pass();
      if (lands === 5) ann.chooses('yes');
      while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
      then('Grizzly Bears').isIn(lands === 5 ? 'play' : 'graveyard');
    }
  });

  test.each(BOOKS)('Greater Realm of Preservation: a red source, and no green one (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
      ben: { inPlay: ['Greater Realm of Preservation', ...some(4, 'Plains')] },
    });
    ann.attacks('Hill Giant', 'Grizzly Bears');
    if (book === 'fifth') play.until('damage prevention');
    else {
      play.until('blockers');
      if (play.question?.ask === 'block') ben.doesNotBlock();
      ann.passes();
    }
    ben.activates('Greater Realm of Preservation');
    play.allPass();
    if (play.question?.ask === 'pick') {
      expect(ben.choices).not.toContain('Grizzly Bears');
      ben.chooses('Hill Giant');
    }
    play.until('second main');
    then(ben).hasLife(18);
  });
});

test.each(inAll([['Mox Sapphire']]))('in %s: %s pays in the turn in which it comes, once', (book, card) => {
  const { ann } = given(book, { ann: { hand: [card, 'Unsummon'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.casts(card);
  play.allPass();
  ann.taps(card);
  then(ann).hasMana('U');
  ann.casts('Unsummon', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('hand');
  expect(() => ann.taps(card)).toThrow();
});

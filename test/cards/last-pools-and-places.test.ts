// Mana pools that stay, double or change hands, mana spent as another kind, and cards played from where no hand is.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { across } from '../support/catalogue.ts';

describe('mana pools', () => {
  test('Doubling Cube doubles each kind of mana, and is answered by nobody', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Doubling Cube', 'Forest', 'Forest', 'Island', 'Island', 'Island', 'Mountain'] },
      ben: {},
    });
    for (const land of ['Forest', 'Forest', 'Island', 'Island', 'Island', 'Mountain']) ann.taps(land);
    ann.taps('Doubling Cube');
    ann.chooses('U');
    ann.chooses('U');
    ann.chooses('U');
    then(ann).hasMana('RRGGGG');
    expect(play.game.state.chain).toEqual([]);
  });

  test('a Doubling Cube with an empty pool gives nothing', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Doubling Cube', 'Forest', 'Forest', 'Forest'] }, ben: {} });
    ann.taps('Doubling Cube');
    then(ann).hasMana('');
  });

  across(
    'life and mana that are left of two mana in a pool at the end of the turn, with Upwelling',
    { beta: '20 GG', fifth: '20 GG', portal: null, tenth: '20 GG', m11: '20 GG' },
    (book) => {
      if (book === 'portal') return null;
      const { ann } = given(book, { ann: { inPlay: ['Upwelling', 'Forest', 'Forest'] }, ben: {} });
      ann.taps('Forest');
      ann.taps('Forest');
      play.until('upkeep', 'ben');
      const { life, pool } = play.game.state.players[0] as { life: number; pool: readonly number[] };
      return `${life} ${'G'.repeat(pool[4] as number)}`;
    },
  );

  test('without it the same mana burns (2007)', () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Forest', 'Forest'] }, ben: {} });
    ann.taps('Forest');
    ann.taps('Forest');
    play.until('upkeep', 'ben');
    then(ann).hasLife(18);
  });

  test.each(['beta', 'fifth', 'tenth', 'm11'] as const)(
    'Drain Power takes the mana of all lands and what was in the pool before (%s)',
    (book) => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Drain Power'], inPlay: ['Island', 'Island'] },
        ben: { inPlay: ['Forest', 'Underground Sea', { card: 'Plains', tapped: true }, 'Llanowar Elves'] },
      });
      ann.casts('Drain Power', { target: ben });
      play.allPass();
      ben.chooses('B');
      then(ann).hasMana('BG');
      then(ben).hasMana('');
      then('Forest').isTapped();
      then('Underground Sea').isTapped();
      then('Llanowar Elves').isUntapped();
    },
  );

  test('a land that does more when it is tapped for mana does it for its own player', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Drain Power'], inPlay: ['Island', 'Island'] },
      ben: { inPlay: [{ card: 'Forest', with: ['Overgrowth'] }] },
    });
    ann.casts('Drain Power', { target: ben });
    play.allPass();
    then(ann).hasMana('GGG');
  });
});

describe('white mana as red', () => {
  test('Plains pay for red symbols, and Mountains do not pay for white ones', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Healing Salve'], inPlay: ['Sunglasses of Urza', 'Plains', 'Mountain'] },
      ben: {},
    });
    ann.taps('Plains');
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(17);
    refused('not enough mana', () => ann.casts('Healing Salve', { mode: 0, target: ann }));
  });

  test('red mana is spent on red symbols first, so that white is left for white ones', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt', 'Healing Salve'], inPlay: ['Sunglasses of Urza', 'Plains', 'Mountain'] },
      ben: {},
    });
    ann.taps('Plains');
    ann.taps('Mountain');
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ann).hasMana('W');
    ann.casts('Healing Salve', { mode: 0, target: ann });
    play.allPass();
    then(ann).hasLife(23);
  });

  test('a tapped artifact of 1993 shows nothing in another light', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: [{ card: 'Sunglasses of Urza', tapped: true }, 'Plains'] },
      ben: {},
    });
    refused('not enough mana', () => ann.casts('Lightning Bolt', { target: ben }));
  });
});

describe('cards played from elsewhere', () => {
  test('Crucible of Worlds: a land out of the graveyard is the land of the turn', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Crucible of Worlds'], graveyard: ['Forest', 'Grizzly Bears'], hand: ['Island'] },
      ben: { graveyard: ['Mountain'] },
    });
    ann.plays('Forest');
    then('Forest').isIn('play').isControlledBy(ann);
    refused('one land', () => ann.plays('Island'));
  });

  test('without it, or for spells, or of the other player, a graveyard is no hand', () => {
    const { ann } = given('m11', { ann: { graveyard: ['Forest'] }, ben: {} });
    refused('not in hand', () => ann.plays('Forest'));
    const other = given('m11', {
      ann: { inPlay: ['Crucible of Worlds', 'Forest', 'Forest'], graveyard: ['Grizzly Bears'] },
      ben: { graveyard: ['Mountain'] },
    });
    refused('not in hand', () => other.ann.casts('Grizzly Bears'));
    refused('not in hand', () => other.ann.plays('ben:Mountain'));
  });

  test('Elkin Bottle: the card may be played until the next upkeep begins, and not after', () => {
    const { ann } = given('fifth', {
      ann: {
        inPlay: ['Elkin Bottle', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'],
        library: ['Grizzly Bears', 'Plains', 'Plains', 'Plains'],
      },
      ben: {},
    });
    ann.activates('Elkin Bottle');
    play.allPass();
    then('Grizzly Bears').isIn('removed');
    ann.casts('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isIn('play');
    const later = given('fifth', {
      ann: {
        inPlay: ['Elkin Bottle', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'],
        library: ['Grizzly Bears', 'Plains', 'Plains', 'Plains'],
      },
      ben: {},
    });
    later.ann.activates('Elkin Bottle');
    play.allPass();
    play.until('main', 'ben');
    play.until('main', 'ann');
    refused('not in hand', () => later.ann.casts('Grizzly Bears'));
  });

  test('a land set aside by Elkin Bottle is played as any land, in the own main phase', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Elkin Bottle', 'Forest', 'Forest', 'Forest'], library: ['Swamp', 'Plains', 'Plains'] },
      ben: {},
    });
    ann.activates('Elkin Bottle');
    play.allPass();
    expect(ben.mayPlay('ann:Swamp')).toBe(false);
    ann.plays('Swamp');
    then('Swamp').isIn('play');
  });
});

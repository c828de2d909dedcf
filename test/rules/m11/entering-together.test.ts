// What one effect puts into play comes as one event: all choices first, then all of it is there, then abilities trigger.

import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/engine/asking/decision.ts';
import { you } from '../../../src/language/amount.ts';
import { gainLife, triggered } from '../../../src/language/build.ts';
import { card, sorcery } from '../../../src/language/card.ts';
import type { TokenSpec } from '../../../src/language/effect.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { given, play, then } from '../../play.ts';

const LANDS = Array.from({ length: 8 }, () => 'Mountain');
const PLAINS = Array.from({ length: 6 }, () => 'Plains');
const LILIANA = { card: 'Liliana Vess', counters: { loyalty: 8 } };

/** Everybody passes until somebody is asked something else. */
function untilAsked(): void {
  for (let i = 0; i < 20 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
}

/** Everybody passes until all has resolved; in which order abilities wait makes no difference here. */
function resolveAll(): void {
  for (let i = 0; i < 400 && (play.game.state.chain.length > 0 || play.question?.ask === 'order'); i += 1) {
    if (play.question?.ask === 'order') play.game.answer(play.game.legalAnswers()[0] as Answer);
    else play.pass();
  }
}

describe('all of it is in play before any of it is seen to come', () => {
  test.each([
    [['Grizzly Bears', 'Soul Warden', 'Hill Giant']],
    [['Soul Warden', 'Grizzly Bears', 'Hill Giant']],
    [['Grizzly Bears', 'Hill Giant', 'Soul Warden']],
  ])('a Soul Warden that comes with others sees each of them: %s', (graveyard) => {
    const { ann } = given('m11', { ann: { inPlay: [LILIANA], graveyard }, ben: {} });
    ann.activates('Liliana Vess', { ability: 2 });
    // One ability of one card: nobody is asked in which order it triggered.
    play.allPass();
    then('Soul Warden').isIn('play');
    then(ann).hasLife(22);
  });

  test('two of them see each other, whoever they come to', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Warp World'], inPlay: LANDS, library: Array.from({ length: 8 }, () => 'Soul Warden') },
      ben: { inPlay: ['Forest'], library: ['Soul Warden'] },
    });
    ann.casts('Warp World');
    untilAsked();
    const wardens = (seat: number): number =>
      play.game.state.inPlay.filter(
        (id) => play.game.inside.object(id).controller === seat && play.game.inside.char(id).name === 'Soul Warden',
      ).length;
    const [own, other] = [wardens(0), wardens(1)];
    const all = own + other;
    resolveAll();
    expect(all).toBeGreaterThan(2);
    then(ann).hasLife(20 + own * (all - 1));
    then(ben).hasLife(20 + other * (all - 1));
  });

  test('tokens made by one effect see each other', () => {
    const witness: TokenSpec = {
      name: 'Witness',
      types: ['creature'],
      supertypes: [],
      subtypes: ['Human'],
      colors: ['white'],
      size: [1, 1],
      keywords: [],
      abilities: [triggered({ on: 'enters', what: { ...creatures, other: true } }, [gainLife(1)])],
    };
    const three = card('Three Witnesses', {
      cost: '{0}',
      type: sorcery,
      effects: [{ do: 'token', who: you, token: witness, amount: 3 }],
    });
    const { ann } = given('m11', { ann: { hand: ['Three Witnesses'] }, ben: {} }, { cards: [three] });
    ann.casts('Three Witnesses');
    resolveAll();
    then(ann).hasLife(26);
  });
});

describe('what comes along is not there yet', () => {
  test('a Clone cannot be a copy of what comes with it', () => {
    const { ann } = given('m11', { ann: { inPlay: [LILIANA], graveyard: ['Hill Giant', 'Clone'] }, ben: {} });
    ann.activates('Liliana Vess', { ability: 2 });
    play.allPass();
    then('Hill Giant').isIn('play');
    then('Clone').isIn('graveyard');
  });

  test('a Clone may be a copy of what was there before, and of nothing else', () => {
    const { ann } = given('m11', {
      ann: { inPlay: [LILIANA], graveyard: ['Hill Giant', 'Clone', 'Craw Wurm'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.activates('Liliana Vess', { ability: 2 });
    untilAsked();
    expect(ann.choices).toEqual(['Grizzly Bears']);
    // Nothing has moved while it is asked.
    then('Hill Giant').isIn('graveyard');
    then('Clone').isIn('graveyard');
    ann.chooses('Grizzly Bears');
    then('Hill Giant').isIn('play');
    then('ann:Grizzly Bears').isIn('play');
  });

  test('Mass Polymorph: a Clone turned up with another creature comes as itself', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Mass Polymorph'],
        inPlay: [...Array.from({ length: 6 }, () => 'Island'), 'Grizzly Bears', 'Grizzly Bears'],
        library: ['Forest', 'Craw Wurm', 'Clone', 'Hill Giant'],
      },
      ben: {},
    });
    ann.casts('Mass Polymorph');
    play.allPass();
    then('Craw Wurm').isIn('play');
    then('Clone').isIn('graveyard');
    then('Hill Giant').isIn('library');
  });

  test('Warp World: a land that asks for a Swamp does not see the one that comes with it', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Warp World'], mana: 'RRRRRRRR', inPlay: ['Swamp', 'Dragonskull Summit'], library: [] },
      ben: { inPlay: ['Mountain'], library: [] },
    });
    ann.casts('Warp World');
    play.allPass();
    then('Swamp').isIn('play').isUntapped();
    then('Dragonskull Summit').isIn('play').isTapped();
  });

  test('the land comes in tapped, whichever of the two is turned up first', () => {
    for (const first of [
      ['Swamp', 'Dragonskull Summit'],
      ['Dragonskull Summit', 'Swamp'],
    ]) {
      const fetch = card('Two Lands', {
        cost: '{0}',
        type: sorcery,
        effects: [{ do: 'search', who: you, filter: { types: ['land'] }, amount: 2, to: 'play', reveal: false }],
      });
      const { ann } = given('m11', { ann: { hand: ['Two Lands'], library: first }, ben: {} }, { cards: [fetch] });
      ann.casts('Two Lands');
      untilAsked();
      if (play.question?.ask === 'pick') ann.chooses(...first);
      then('Swamp').isIn('play').isUntapped();
      then('Dragonskull Summit').isIn('play').isTapped();
    }
  });

  test('a Phylactery Lich finds no artifact that comes with it', () => {
    const { ann } = given('m11', {
      ann: { inPlay: [LILIANA], graveyard: ['Phylactery Lich', 'Bottle Gnomes'] },
      ben: {},
    });
    ann.activates('Liliana Vess', { ability: 2 });
    play.allPass();
    then('Bottle Gnomes').isIn('play').hasCounters('phylactery', 0);
    then('Phylactery Lich').isNotIn('play');
  });
});

describe('choices are made before anything comes in, the active player first', () => {
  test('Open the Vaults: two Pithing Needles', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Open the Vaults'], inPlay: PLAINS, graveyard: ['Pithing Needle'] },
      ben: { graveyard: ['Pithing Needle', 'Sol Ring'] },
    });
    ann.casts('Open the Vaults');
    untilAsked();
    expect(play.asked).toBe('ann');
    then('Sol Ring').isIn('graveyard');
    ann.chooses('Sol Ring');
    expect(play.asked).toBe('ben');
    then('ann:Pithing Needle').isIn('graveyard');
    ben.chooses('Mind Stone');
    then('ann:Pithing Needle').isIn('play');
    then('ben:Pithing Needle').isIn('play');
    then('Sol Ring').isIn('play');
  });

  test('the active player first also where the other owns what lies first', () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { graveyard: ['Pithing Needle'] },
        ben: { hand: ['Open the Vaults'], inPlay: PLAINS, graveyard: ['Pithing Needle'] },
      },
      { active: 'ben' },
    );
    ben.casts('Open the Vaults');
    untilAsked();
    expect(play.asked).toBe('ben');
    ben.chooses('Sol Ring');
    expect(play.asked).toBe('ann');
    ann.chooses('Sol Ring');
  });

  test('Open the Vaults: an Aura goes on what was there, and not on what comes back with it', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Open the Vaults'],
        inPlay: [...PLAINS, 'Silvercoat Lion', 'Grizzly Bears'],
        graveyard: ['Lifelink', 'Bottle Gnomes'],
      },
      ben: {},
    });
    ann.casts('Open the Vaults');
    untilAsked();
    expect(ann.choices).toEqual(['Silvercoat Lion', 'Grizzly Bears']);
    then('Bottle Gnomes').isIn('graveyard');
    ann.chooses('Grizzly Bears');
    then('Lifelink').isAttachedTo('Grizzly Bears');
    then('Bottle Gnomes').isIn('play');
  });

  test('a permanent that is cast makes its choice before it is in play as well', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Clone'], inPlay: Array.from({ length: 4 }, () => 'Island') },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    });
    ann.casts('Clone');
    untilAsked();
    then('Clone').isNotIn('play');
    ann.chooses('Hill Giant');
    then('ann:Hill Giant').isIn('play');
  });
});

describe('which of them came first', () => {
  const vaults = { hand: ['Open the Vaults'], inPlay: PLAINS };

  test('the active player says so where the last one has the last word', () => {
    for (const last of ['ann', 'ben']) {
      const { ann, ben } = given('m11', {
        ann: { ...vaults, graveyard: ['Mind Control'] },
        ben: { inPlay: ['Hill Giant'], graveyard: ['Mind Control'] },
      });
      ann.casts('Open the Vaults');
      untilAsked();
      expect(play.question).toMatchObject({ ask: 'order', player: 0, purpose: 'which came first' });
      ann.chooses(...(last === 'ann' ? [1, 0] : [0, 1]));
      then('Hill Giant').isControlledBy(last === 'ann' ? ann : ben);
    }
  });

  test('nobody is asked where it makes no difference', () => {
    const { ann } = given('m11', {
      ann: { ...vaults, graveyard: ['Holy Strength', 'Mind Control', 'Glorious Anthem', 'Sol Ring'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    ann.casts('Open the Vaults');
    play.allPass();
    then('Hill Giant').isControlledBy(ann).is(5, 6);
  });
});

describe('Warp World: enchantments come after all the rest, everybody’s together', () => {
  test('an Aura goes on a creature that came before it, also another player’s', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Warp World'],
        mana: 'RRRRRRRR',
        inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }],
        library: [],
      },
      ben: { inPlay: ['Grizzly Bears'], library: [] },
    });
    ann.casts('Warp World');
    untilAsked();
    expect(ann.choices).toEqual(['Hill Giant', 'Grizzly Bears']);
    ann.chooses('Grizzly Bears');
    then('Holy Strength').isAttachedTo('Grizzly Bears').isControlledBy(ann);
  });
});

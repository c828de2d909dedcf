// House rules played (B-309): books of one's own, each changed in a fact or a part, and a scene that shows the change.
import { describe, expect, test } from 'vitest';
import { cardsIn, deckFaults, randomDeck } from '../../../src/formats/deck.ts';
import { findBook, newGame } from '../../../src/game/index.ts';
import { card, creature } from '../../../src/language/card.ts';
import { cards as layered } from '../../across/layers-cards.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lands = (number: number, name = 'Plains'): string[] => Array.from({ length: number }, () => name);
const deck = (size: number): string[] => [
  ...lands(Math.ceil(size / 2)),
  ...lands(Math.floor(size / 2), 'Savannah Lions'),
];

describe('mana', () => {
  rule('B-309', 'mana burn in the book of 2010, which has none', () => {
    const burned = (book: string): number => {
      const { ann } = given(book, { ann: { inPlay: ['Forest'] }, ben: {} });
      ann.taps('Forest');
      play.until('discard');
      return 20 - play.game.state.players[0]!.life;
    };
    expect(burned('m11')).toBe(0);
    expect(burned('Sunday rules = m11; mana.burn = 1')).toBe(1);
    expect(burned('Hot hands = m11; mana.burn = 3')).toBe(3);
    expect(burned('No burn = tenth; mana.burn = 0')).toBe(0);
  });

  rule('B-309', 'where mana is kept for the phase it is still there in its next step', () => {
    const kept = (book: string): string => {
      const { ann } = given(book, { ann: { inPlay: ['Forest'] }, ben: {} }, { step: 'upkeep' });
      ann.taps('Forest');
      play.until('draw');
      return play.game.state.players[0]!.pool.join('');
    };
    expect(kept('m11')).not.toBe(kept('By the phase = m11; mana.empties = phase'));
    expect(kept('By the phase = m11; mana.empties = phase')).toBe(kept('tenth'));
    expect(kept('By the step = tenth; mana.empties = step')).toBe(kept('m11'));
  });
});

describe('the hand', () => {
  const discards = (book: string): number => {
    given(book, { ann: { hand: lands(9) }, ben: {} });
    for (let i = 0; i < 30 && play.question?.ask === 'act' && play.game.state.turn.active === 0; i += 1) play.pass();
    return play.question?.ask === 'pick' ? play.question.min : 0;
  };

  rule('B-309', 'the discard rule is another one, or none', () => {
    expect(discards('m11')).toBe(2);
    expect(discards('Tight = m11; hand.limit = 5')).toBe(4);
    expect(discards('Free = m11; hand.limit = none')).toBe(0);
    expect(discards('Free old = beta; hand.limit = none')).toBe(0);
  });

  rule('B-309', 'a book without discarding gets the moment for it together with the limit', () => {
    expect(discards('portal')).toBe(0);
    expect(discards('Small hands = portal; hand.limit = 8')).toBe(1);
    const book = findBook('Small hands = portal; hand.limit = 8');
    expect(book.turn.map(({ name }) => name).slice(-2)).toEqual(['discard', 'cleanup']);
    // What the house has settled the book does not offer again.
    expect(book.options.map(({ name }) => name)).not.toContain('discard phase');
    expect(findBook('portal').options.map(({ name }) => name)).toContain('discard phase');
  });
});

describe('the start', () => {
  rule('B-309', 'a Paris mulligan in the book of 1993', () => {
    const game = newGame({ book: 'Paris = beta; start.mulligan = paris', decks: [deck(60), deck(60)], seed: 3 });
    expect(game.question?.purpose).toBe('mulligan');
    const { player } = game.question!;
    game.answer({ kind: 'yes' });
    expect(game.state.players[player]!.hand.length).toBe(6);
  });

  rule('B-309', 'other life totals and first hands', () => {
    const game = newGame({
      book: 'Long = beta; start.life = 40; start.hand = 10',
      decks: [deck(60), deck(60)],
      seed: 3,
    });
    expect(game.state.players.map(({ life, hand }) => [life, hand.length])).toContainEqual([40, 10]);
  });

  rule('B-309', 'whether the first player draws', () => {
    const drawn = (book: string): number => {
      const game = newGame({ book, decks: [deck(60), deck(60)], seed: 3, options: { windows: 'all' } });
      for (
        let i = 0;
        i < 30 &&
        game.question !== null &&
        game.view(0).step !==
          findBook(book)
            .turn.flatMap(({ steps }) => steps)
            .find(({ window }) => window === 'main')!.name;
        i += 1
      ) {
        const { ask } = game.question;
        game.answer(
          ask === 'option' ? { kind: 'option', option: 0 } : ask === 'yesno' ? { kind: 'no' } : { kind: 'pass' },
        );
      }
      return game.state.players[game.state.turn.first]!.hand.length;
    };
    expect([drawn('m11'), drawn('Draw = m11; start.firstPlayerDraws = yes')]).toEqual([7, 8]);
    expect([drawn('beta'), drawn('Skip = beta; start.firstPlayerDraws = no')]).toEqual([8, 7]);
  });

  rule('B-309', 'an ante in a book that has none: the cards are put up, and cards for ante can be played', () => {
    const text = 'For keeps = tenth; start.ante = yes';
    const cards = [...lands(59, 'Swamp'), 'Contract from Below'];
    const game = newGame({ book: text, decks: [cards, cards], seed: 1 });
    expect(game.state.players.map(({ ante }) => ante.length)).toEqual([1, 1]);
    expect(deckFaults(text, cards)).toEqual([]);
    expect(deckFaults('tenth', cards)).toHaveLength(1);
    const without = newGame({ book: 'Friends = beta; start.ante = no', decks: [deck(40), deck(40)], seed: 1 });
    expect(without.state.players.map(({ ante }) => ante.length)).toEqual([0, 0]);
  });

  rule('B-309', 'after a lost game the loser chooses, where the house says so', () => {
    const asked = (book: string) =>
      newGame({ book, decks: [deck(60), deck(60)], seed: 7, options: { loser: 1 } }).question;
    expect(asked('Fair = beta; start.loser = chooses')).toMatchObject({ purpose: 'play or draw', player: 1 });
    expect(asked('beta')?.purpose).not.toBe('play or draw');
  });
});

describe('decks', () => {
  rule('B-309', "the house's facts of decks are asked, not the book's", () => {
    const text = 'Old school = beta; deck.min = 60; deck.copies = 4';
    const four = [
      ...lands(16, 'Mountain'),
      ...Array.from({ length: 11 }, (_, i) =>
        lands(
          4,
          [
            'Lightning Bolt',
            'Hill Giant',
            'Gray Ogre',
            'Hurloon Minotaur',
            'Fire Elemental',
            'Earth Elemental',
            "Mons's Goblin Raiders",
            'Dragon Whelp',
            'Disintegrate',
            'Fireball',
            'Shatter',
          ][i],
        ),
      ).flat(),
    ];
    expect(deckFaults(text, four)).toEqual([]);
    expect(deckFaults(text, four.slice(0, 59))).toEqual(['it has 59 cards, and Old school asks for at least 60']);
    expect(deckFaults(text, [...four, 'Fireball'])).toEqual(['it has 5 of Fireball, and Old school allows 4']);
    expect(deckFaults('beta', [...four, 'Fireball'])).toEqual([]);
    expect(
      deckFaults(
        text,
        Object.entries(randomDeck(text, 5).cards).flatMap(([name, n]) => lands(n, name)),
      ),
    ).toEqual([]);
  });

  test('a deck by chance is one that the house allows, even where there are hardly enough cards', () => {
    const text = 'Singles = portal; deck.min = 250; deck.copies = 1';
    expect(deckFaults(text, cardsIn(randomDeck(text, 5)))).toEqual([]);
  });

  rule('B-309', 'cards of several colors in the book of 1993, which has none', () => {
    const cards = [card('Gold Bear', { cost: '{R}{G}', type: creature('Bear'), size: [2, 2] })];
    const { ann } = given(
      'Gold = beta; types.multicolored = yes',
      { ann: { hand: ['Gold Bear'] }, ben: {} },
      { cards },
    );
    then(ann).hasInHand('Gold Bear');
    expect(() => given('beta', { ann: { hand: ['Gold Bear'] }, ben: {} }, { cards })).toThrow('only one color');
  });
});

describe('losing', () => {
  const bolted = (book: string): string => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { life: 3, hand: ['Healing Salve'], inPlay: ['Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    return play.game.outcome === null ? 'plays on' : 'lost';
  };

  rule('B-309', 'a life total of 0 counts at the end of the phase, as in 1997, in books of any time', () => {
    for (const book of ['beta', 'tenth', 'm11']) {
      expect(bolted(book), book).toBe('lost');
      expect(bolted(`Last gasp = ${book}; loss.life = end of phase`), book).toBe('plays on');
      for (let i = 0; i < 30 && play.question !== null && play.game.state.turn.active === 0; i += 1) play.pass();
      play.isWonBy('ann');
    }
  });

  rule('B-309', 'whoever gets back above 0 in the same phase plays on', () => {
    const { ann, ben } = given('Last gasp = m11; loss.life = end of phase', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { life: 3, hand: ['Healing Salve'], inPlay: ['Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(0);
    ann.passes();
    ben.casts('Healing Salve', { mode: 0, target: ben });
    play.allPass();
    play.until('discard');
    then(ben).hasLife(3);
    play.isGoingOn();
  });

  rule('B-309', 'and in 1997 at once', () => {
    expect([bolted('fifth'), bolted('Hard = fifth; loss.life = after batch')]).toEqual(['plays on', 'lost']);
  });

  rule('B-309', 'poison: none, or another number', () => {
    const lost = (book: string, poison: number): boolean => {
      given(book, { ann: {}, ben: { poison } });
      return play.game.outcome !== null;
    };
    expect([lost('m11', 10), lost('Mild = m11; loss.poison = none', 10)]).toEqual([true, false]);
    expect([lost('beta', 5), lost('Venom = beta; loss.poison = 5', 5)]).toEqual([false, true]);
  });
});

describe('combat', () => {
  rule('B-309', 'combat damage on the stack in the book of 2010: the fact and the part go together', () => {
    const { ann, ben } = given('Sunday rules = m11; combat.damage = on the stack', {
      ann: { inPlay: ['Grizzly Bears'] },
      ben: { hand: ['Incinerate'], inPlay: ['Mountain', 'Mountain'] },
    });
    ann.attacks('Grizzly Bears');
    play.until('damage is on the stack');
    ben.casts('Incinerate', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    then(ben).hasLife(18);
  });

  rule('B-309', 'and dealt at once in the book of 2007', () => {
    const { ann, ben } = given('Plain = tenth; combat.damage = dealt', {
      ann: { inPlay: ['Mogg Fanatic'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.attacks('Mogg Fanatic');
    ben.blocks('Mogg Fanatic', 'Grizzly Bears');
    play.until('end of combat');
    then('Mogg Fanatic').isIn('graveyard');
    then('Grizzly Bears').isIn('play').hasDamage(1);
  });

  const divides = (book: string): boolean => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
    });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'Grizzly Bears', 'Gray Ogre');
    for (let i = 0; i < 30 && play.question !== null && play.question.ask !== 'split'; i += 1) {
      if (play.question.ask === 'order') ann.chooses(0, 1);
      else play.pass();
    }
    return play.game.whyNot({ kind: 'split', amounts: [1, 2] }) === null;
  };

  rule('B-309', 'blockers in order with lethal damage first, or free', () => {
    expect([divides('m11'), divides('Free = m11; combat.division = free')]).toEqual([false, true]);
    expect([divides('tenth'), divides('Lined up = tenth; combat.division = in order')]).toEqual([true, false]);
  });

  rule('B-309', "Portal's interceptors all declared at one time", () => {
    const { ann, ben } = given('Together = portal; combat.blocks = together', {
      ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
      ben: { inPlay: ['Gray Ogre'] },
    });
    ann.attacks('Hill Giant', 'Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Gray Ogre');
    play.until('second main');
    then('Grizzly Bears').isIn('graveyard');
    then('Gray Ogre').isIn('graveyard');
    then(ben).hasLife(17);
  });

  rule('B-309', 'bands in the book of 2007, with cards that have the word', () => {
    const { ann } = given('Bands = tenth; combat.banding = yes', {
      ann: { inPlay: ['Benalish Hero', 'Craw Wurm'] },
      ben: {},
    });
    ann.bands('Benalish Hero', 'Craw Wurm');
    ann.attacks('Benalish Hero', 'Craw Wurm');
    then('Craw Wurm').isAttacking();
    expect(() =>
      given('No bands = beta; combat.banding = no', { ann: { inPlay: ['Benalish Hero'] }, ben: {} }),
    ).toThrow('the book does not know banding');
  });

  rule('B-309', 'a Wall stays home for being a Wall, or only where a text says so', () => {
    const cards = [card('Low Wall', { cost: '{1}', type: creature('Wall'), size: [1, 5] })];
    const seats = { ann: { inPlay: ['Low Wall', 'Grizzly Bears'] }, ben: {} };
    const { ann } = given('Old walls = m11; combat.wallsStayHome = yes', seats, { cards });
    expect(() => ann.attacks('Low Wall')).toThrow('a Wall');
    const open = given('Open gates = beta; combat.wallsStayHome = no', seats, { cards });
    open.ann.attacks('Low Wall');
    then('Low Wall').isAttacking();
  });

  rule('B-309', 'trample is assigned in the book of 1993, or does nothing', () => {
    const through = (book: string): number => {
      const { ann, ben } = given(book, { ann: { inPlay: ['War Mammoth'] }, ben: { inPlay: ['Savannah Lions'] } });
      ann.attacks('War Mammoth');
      ben.blocks('War Mammoth', 'Savannah Lions');
      for (let i = 0; i < 40 && play.question !== null && play.game.state.combat !== null; i += 1) {
        if (play.question.ask === 'split') ann.assigns({ 'Savannah Lions': 3 });
        else play.pass();
      }
      return 20 - play.game.state.players[1]!.life;
    };
    expect(through('beta')).toBe(2);
    expect(through('Chosen = beta; combat.trample = assigned')).toBe(0);
    expect(through('Tame = m11; combat.trample = none')).toBe(0);
  });
});

describe('damage', () => {
  rule('B-309', 'lifelink as a trigger or with the damage', () => {
    const lives = (book: string): boolean => {
      const { ann, ben } = given(book, {
        ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
        ben: { life: 2, inPlay: [{ card: 'Hurloon Minotaur', with: ['Loxodon Warhammer'] }] },
      });
      ann.attacks('Grizzly Bears', 'Gray Ogre');
      ben.blocks('Grizzly Bears', 'Hurloon Minotaur');
      for (let i = 0; i < 40 && play.question?.ask === 'act' && play.game.state.combat !== null; i += 1) play.pass();
      return play.game.outcome === null;
    };
    expect([lives('m11'), lives('Slow = m11; damage.lifelink = trigger')]).toEqual([true, false]);
    expect([lives('tenth'), lives('Quick = tenth; damage.lifelink = with damage')]).toEqual([false, true]);
  });

  rule('B-309', 'shields instead of a damage-prevention step in 1997', () => {
    const { ann, ben } = given('Beforehand = fifth; damage.prevention = shield', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Samite Healer'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.activates('Samite Healer', { target: ben });
    play.allPass();
    then(ben).hasLife(18);
  });
});

describe('permanents', () => {
  rule('B-309', 'the legend rule, or none', () => {
    const left = (book: string): number => {
      given(book, { ann: { inPlay: ['Mirri, Cat Warrior'] }, ben: { inPlay: ['Mirri, Cat Warrior'] } });
      return play.game.state.inPlay.length;
    };
    expect([left('m11'), left('Many Mirris = m11; permanents.legendRule = no')]).toEqual([0, 2]);
    expect([left('beta'), left('One Mirri = beta; permanents.legendRule = yes')]).toEqual([2, 0]);
  });

  rule('B-309', 'continuous effects in the order of 2007, of 2010, or as they came', () => {
    const size = (book: string): string => {
      const { ann } = given(
        book,
        { ann: { hand: ['Rocky', 'All Level'], inPlay: ['Forest'] }, ben: {} },
        { cards: layered },
      );
      ann.casts('All Level');
      play.allPass();
      ann.casts('Rocky', { target: 'Forest' });
      play.allPass();
      return play.game
        .view(0)
        .inPlay.find(({ name }) => name === 'Forest')!
        .subtypes.join();
    };
    expect([size('fifth'), size('Layers = fifth; effects = layers of 2007')]).toEqual(['Mountain', 'Plains']);
    expect([size('m11'), size('As they come = m11; effects = in order')]).toEqual(['Plains', 'Mountain']);
    expect(findBook('Old layers = m11; effects = layers of 2007').effects).toBe(findBook('tenth').effects);
  });
});
